"""A demo person with three months behind her, lived through day by day with the journal's own methods."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from persode.journal import Journal, People, Person, Settings
from persode.onboarding import OnboardingPreferences

__all__ = ["DEMO", "DEMO_NOW", "make_demo"]

DEMO = Path(__file__).parents[1] / "data" / "demo_person.json"
DEMO_NOW = "2026-03-10T18:30:00+00:00"
"""The evening of her last day, for `PERSODE_NOW`."""


def make_demo(data: Path) -> Person:
    """Add the demo person to a data folder."""
    demo = json.loads(DEMO.read_text(encoding="utf-8"))
    zone = ZoneInfo(demo["zone"])
    at = [datetime.fromisoformat(entry["at"]).replace(tzinfo=zone).astimezone(UTC) for entry in demo["entries"]]
    person = People(data).add(demo["name"])
    clock = {"now": at[0]}
    journal = Journal.open(person, clock=lambda: clock["now"])
    journal.save_onboarding(OnboardingPreferences.from_dict(demo["preferences"]))
    journal.save_settings(Settings(zone=demo["zone"], region=demo["region"]))
    for entry, instant in zip(demo["entries"], at, strict=True):
        clock["now"] = instant
        _live(journal, entry)
    return person


def _live(journal: Journal, entry: dict[str, Any]) -> None:
    message = journal.say(entry["text"])
    if "mood" in entry:
        journal.tap_mood(message.id, entry["mood"])
    if entry.get("answer"):
        journal.answer(message.id)
    if entry.get("page"):
        journal.diary.write()
