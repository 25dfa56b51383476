"""Dated entries from a JSON file: a list of `{"date_time", "text"}`, or EpiRec's form with its personas.

EpiRec: a table with `personas`, each with `persona_id`, `name` and `episodes` of `date_time` and `text`
(EpiRec v1.0, Seokho Jin, 2026). One bad entry never stops the rest; each is reported with its place and the reason.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from persode.clock import parse_instant
from persode.errors import ForeignFileError
from persode.words import say

__all__ = ["Entry", "EntryFile", "read_entries"]


@dataclass(frozen=True)
class Entry:
    """One dated text; `where` says which of the file it is."""

    told_at: datetime
    text: str
    where: str


@dataclass(frozen=True)
class EntryFile:
    """The entries of a file, oldest first, and what was left out: (where, why)."""

    entries: list[Entry] = field(default_factory=list)
    left_out: list[tuple[str, str]] = field(default_factory=list)
    name: str = ""


def read_entries(content: bytes, file: str, persona: str = "") -> EntryFile:
    """The dated entries of a JSON file.

    Args:
        content: the file's bytes (UTF-8, with or without a byte order mark).
        file: its name, for sentences.
        persona: which persona of an EpiRec file.

    Raises:
        ForeignFileError: not JSON, not one of the two forms, or a persona that is missing or not in it.
    """
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise ForeignFileError("not_json", file=file) from error
    name = ""
    if isinstance(data, dict) and isinstance(data.get("personas"), list):
        chosen = _persona(data["personas"], persona, file)
        data, name = chosen.get("episodes"), str(chosen.get("name", ""))
    if not isinstance(data, list):
        raise ForeignFileError("no_entries", file=file)
    entries, left_out = [], []
    for number, item in enumerate(data, 1):
        where = say("exchange.entry", n=number)
        try:
            entries.append(_entry(item, where))
        except ValueError as error:
            left_out.append((where, str(error)))
    return EntryFile(sorted(entries, key=lambda e: e.told_at), left_out, name)


def _persona(personas: list[Any], wanted: str, file: str) -> dict[str, Any]:
    known = {str(p.get("persona_id", "")): p for p in personas if isinstance(p, dict)}
    if wanted not in known:
        raise ForeignFileError("which_persona", file=file, choices=", ".join(sorted(known)))
    return known[wanted]


def _entry(item: Any, where: str) -> Entry:
    """Raises ValueError with the reason as a sentence."""
    if not isinstance(item, dict):
        raise ValueError(say("exchange.not_a_table"))
    text, date_time = item.get("text"), item.get("date_time")
    if not isinstance(text, str) or not text.strip():
        raise ValueError(say("exchange.no_text"))
    if not isinstance(date_time, str):
        raise ValueError(say("exchange.no_date"))
    try:
        return Entry(parse_instant(date_time), text, where)
    except ValueError as error:
        raise ValueError(say("exchange.impossible_date", date=date_time[:40])) from error
