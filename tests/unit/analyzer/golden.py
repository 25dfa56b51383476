"""The golden file of readings: load it, or write it anew with `python -m tests.unit.analyzer.golden`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from persode.analyzer import EventEmotionAnalyzer

FILE = Path(__file__).parents[2] / "data" / "reading_golden.json"
FIELDS = ("event", "title", "hashtags", "emotion", "valence", "people", "places", "act")
FEELING_FIELDS = ("emotion", "valence", "intensity", "hashtags")


def load() -> dict[str, list[dict[str, Any]]]:
    """Text -> its episodes, each with the fields that are compared."""
    readings: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))["readings"]
    return readings


def reading(text: str) -> list[dict[str, Any]]:
    """The episodes of a text as the golden file holds them."""
    found = []
    for episode in _analyzer().segment(text):
        strength = episode.emotional_intensity
        band = "low" if strength < 0.4 else "mild" if strength < 0.6 else "high"
        found.append({field: getattr(episode, field) for field in FIELDS} | {"intensity": band})
    return found


@cache
def _analyzer() -> EventEmotionAnalyzer:
    return EventEmotionAnalyzer()


def write(texts: list[str]) -> None:
    """Write the golden file anew, one episode a line, so that a difference is easy to read."""
    about = "Sentences written for this project and what the analyzer makes of them, read by eye."
    lines = [
        f"  {json.dumps(text, ensure_ascii=False)}: [\n"
        + ",\n".join(f"   {json.dumps(episode, ensure_ascii=False)}" for episode in reading(text))
        + "\n  ]"
        for text in texts
    ]
    FILE.write_text(f'{{\n "about": "{about}",\n "readings": {{\n' + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write(list(load()))
