"""One moment: a live memory, or what the person wrote into a view herself, as every view takes it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from persode.episode import VALENCE
from persode.language import DAYTIMES
from persode.mementos.reading import Reading
from persode.memory import Memory

__all__ = ["ALL_VIEWS", "Moment", "moment_of"]

ALL_VIEWS = frozenset(("profile", "timeline", "location"))
_RANK = {"": len(DAYTIMES)} | {name: rank for rank, name in enumerate(DAYTIMES)}


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What happened, when, where, with whom and how it felt.

    `id` is the memory's, or that of the correction that added it. `day` is the my-day that it was told for; it
    happened from `first` to `last`, both included: one day, or a vague date as a range. `faded` = archived: hidden in
    lists unless asked for. `domain` other than "real" did not happen: such a moment is in the graph alone.
    """

    id: str
    text: str
    title: str
    day: date
    told_at: datetime
    first: date
    last: date
    feeling: str
    intensity: float
    people: tuple[str, ...]
    tags: tuple[str, ...]
    reading: Reading
    domain: str = "real"
    faded: bool = False
    views: frozenset[str] = ALL_VIEWS

    @property
    def valence(self) -> int:
        """-1, 0 or 1, as the feeling leans."""
        return VALENCE.get(self.feeling, 0)

    @property
    def is_vague(self) -> bool:
        """True if it happened somewhere in a range of days."""
        return self.first != self.last

    @property
    def order(self) -> tuple[Any, ...]:
        """By first day, then time of day as far as the text names one, then order of telling."""
        return self.first, self.last, _RANK[self.reading.daytime], self.told_at, self.id

    @property
    def told_order(self) -> tuple[Any, ...]:
        """By the day that it was told for, then by the telling: what is newer wins in the profile."""
        return self.day, self.told_at, self.id


def moment_of(memory: Memory, reading: Reading, views: frozenset[str] = ALL_VIEWS) -> Moment:
    """The moment of a memory; `views` are those that it is for."""
    day = memory.my_day or memory.created_at.date()
    first, last = reading.about or (day, day)
    return Moment(
        memory.id,
        memory.text,
        memory.title,
        day,
        memory.created_at,
        first,
        last,
        memory.emotion or "neutral",
        memory.emotional_intensity,
        tuple(memory.people),
        tuple(memory.hashtags),
        reading,
        memory.domain,
        memory.archived,
        views,
    )
