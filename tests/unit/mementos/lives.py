"""Small lives: memories of told texts with their readings, and a journal with a set clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from persode.analyzer.facts import facts_of
from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.language import people, places, relations
from persode.mementos import Correction, Reading, Sources, Views, read_text
from persode.memory import Memory
from tests.unit.journal.compare import SetClock

__all__ = ["NOW", "TODAY", "fixed", "memory", "opened", "read", "sources", "views_of"]

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
TODAY = date(2026, 3, 10)


def memory(n: int, day: str, text: str, **changes: object) -> Memory:
    """The nth memory, told at noon of a day (ISO), a second after the one before."""
    told = datetime.combine(date.fromisoformat(day), time(12), tzinfo=UTC) + timedelta(seconds=n)
    made = Memory(text, created_at=told, my_day=told.date(), id=f"m{n}", people=people(text), places=places(text))
    made.emotion = "neutral"
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def read(told: Memory) -> Reading:
    """The whole reading, facts too."""
    assert told.my_day is not None
    return read_text(told.text, told.my_day, facts_of(told.text), relations(told.text))


def sources(memories: Iterable[Memory], corrections: Sequence[Correction] = (), **more: object) -> Sources:
    return Sources({m.id: m for m in memories}, read, corrections=tuple(corrections), **more)  # type: ignore[arg-type]


def views_of(*told: tuple[str, str], corrections: Sequence[Correction] = (), **more: object) -> Views:
    """The views of (day, text) in the order of telling."""
    return Views.of(sources([memory(n, *t) for n, t in enumerate(told)], corrections, **more))


def fixed(n: int, about: str, action: str, made: str = "2026-03-10", **data: object) -> Correction:
    """The nth correction, made at midnight after a day."""
    at = datetime.combine(date.fromisoformat(made), time(23), tzinfo=UTC) + timedelta(seconds=n)
    return Correction(f"c{n}", about, action, at, date.fromisoformat(made), data)


def opened(folder: Path, clock: SetClock | None = None) -> Journal:
    journal = Journal.open(folder, clock=clock or SetClock(NOW), embedder=HashingEmbedder())
    assert journal.state.not_understood == 0, "no step of the fold failed in silence"
    return journal
