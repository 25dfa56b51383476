"""One moment: a live memory, or what the person wrote into a view herself, as every view takes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from operator import attrgetter
from typing import Any

from persode.episode import VALENCE
from persode.language import DAYTIMES
from persode.mementos.corrections import Correction
from persode.mementos.names import person_key, with_letter
from persode.mementos.reading import Reading
from persode.memory import Memory

__all__ = ["ALL_VIEWS", "Moment", "in_order", "moment_of", "put_right"]

ALL_VIEWS = frozenset(("profile", "timeline", "location"))
_RANK = {name: rank for rank, name in enumerate(DAYTIMES)}


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """What happened, when, where, with whom and how it felt.

    `id` is the memory's, or that of the correction that added it. `day` is the my-day that it was told for; it
    happened from `first` to `last`, both included: one day, or a vague date as a range. `position` is its place in
    the order of telling. `faded` = archived: hidden in lists unless asked for. `domain` other than "real" did
    not happen: such a moment is in the graph alone. `strangers` are the keys of names that its text writes and that are
    not those whom they look like.
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
    strangers: frozenset[str] = frozenset()

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
        tuple([with_letter(memory.text, name) for name in memory.people]),
        tuple(memory.hashtags),
        reading,
        memory.domain,
        memory.archived,
        views,
        position,
    )


def put_right(moment: Moment, corrections: Sequence[Correction]) -> Moment:
    """A moment with what the person put right of it alone, oldest first: its day, who and where."""
    for correction in corrections:
        data = correction.data
        if correction.about == "moment":
            day = date.fromisoformat(data["to"])
            moment = replace(moment, first=day, last=day)
        elif correction.about == "place":
            places = tuple(row for row in moment.reading.places if row[0] not in data["names"])
            moment = replace(moment, reading=replace(moment.reading, places=places))
        else:
            moment = _somebody_else(moment, [person_key(name) for name in data["names"]], data["to"])
    return moment


def _somebody_else(moment: Moment, keys: Sequence[str], to: str) -> Moment:
    """The moment with the names of these keys gone, and another one there in their stead."""
    told = moment.reading.relations
    relation = next((told[name] for name in told if person_key(name) in keys and told[name]), "")
    people = [name for name in moment.people if person_key(name) not in keys]
    relations = {name: said for name, said in told.items() if person_key(name) not in keys}
    if to:
        people += [] if person_key(to) in map(person_key, people) else [to]
        relations.setdefault(to, relation)
    return replace(
        moment,
        people=tuple(people),
        reading=replace(moment.reading, relations=relations),
        strangers=(moment.strangers | set(keys)) - {person_key(to)},
    )
