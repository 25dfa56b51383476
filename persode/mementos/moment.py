"""One moment: a live memory, or what the person wrote into a view herself, as every view takes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from operator import attrgetter
from typing import Any

from persode.episode import VALENCE
from persode.language import DAYTIMES
from persode.mementos.reading import Reading
from persode.memory import Memory

__all__ = ["ALL_VIEWS", "Moment", "in_order", "moment_of"]

ALL_VIEWS = frozenset(("profile", "timeline", "location"))
_RANK = {name: rank for rank, name in enumerate(DAYTIMES)}


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What happened, when, where, with whom and how it felt.

    `id` is the memory's, or that of the correction that added it. `day` is the my-day that it was told for; it
    happened from `first` to `last`, both included: one day, or a vague date as a range. `position` is its place in
    the order of telling. `faded` = archived: hidden in lists unless asked for. `domain` other than "real" did
    not happen: such a moment is in the graph alone.
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
    position: int = 0

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
        """By first day, then order of telling; `in_order` minds the time of day too."""
        return self.first, self.last, self.told_at, self.position, self.id

    @property
    def told_order(self) -> tuple[Any, ...]:
        """By the day that it was told for, then by the telling: what is newer wins in the profile."""
        return self.day, self.told_at, self.position, self.id


def in_order(moments: Iterable[Moment]) -> list[Moment]:
    """Moments in the order of time: by day, by the time of day that a text names, else in the order of telling.

    A text that names no time of day comes after what was told before it.
    """
    ranked: list[tuple[date, date, int, int]] = []
    rows = sorted(moments, key=attrgetter("order"))
    rank, day = -1, date.min
    for index, moment in enumerate(rows):
        rank = _RANK.get(moment.reading.daytime, rank if moment.first == day else -1)
        day = moment.first
        ranked.append((moment.first, moment.last, rank, index))
    return [rows[index] for *_, index in sorted(ranked)]


def moment_of(memory: Memory, reading: Reading, position: int = 0, views: frozenset[str] = ALL_VIEWS) -> Moment:
    """The moment of a memory; `views` are those that it is for, `position` as in `Moment`."""
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
        position,
    )
