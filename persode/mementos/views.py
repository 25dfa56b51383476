"""The views over one life, kept in step with its memories: what changed is taken out and put in, the rest stays.

`Views.of(sources)` makes them from nothing; `update` gives the same views for new sources in a fraction of the time.
What is on the quiet list is in none of them; what did not happen (fiction) is in the graph alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from typing import Self

from persode.errors import BadInputError
from persode.mementos.corrections import OF_A_MOMENT, Correction, added
from persode.mementos.moment import Moment, moment_of, put_right
from persode.mementos.people import People
from persode.mementos.places import Place, Places
from persode.mementos.profile import Profile
from persode.mementos.reading import Reading, read_text
from persode.mementos.timeline import Timeline
from persode.memory import Memory

__all__ = ["Sources", "Views", "plain_reading"]


_KINDS = (
    ("personal.location.current.city", "home"),
    ("professional.current.company", "work"),
    ("education.school", "school"),
)
"""What a place is to her by a fact of the profile."""


def plain_reading(memory: Memory) -> Reading:
    """The reading of a memory without what only an analyzer finds (facts, relations)."""
    return read_text(memory.text, memory.my_day or memory.created_at.date(), (), dict.fromkeys(memory.people, ""))


def _none(_: Memory) -> bool:
    return False


def _first(_: Memory) -> int:
    return 0


@dataclass(frozen=True)
class Sources:
    """What the views are made of.

    Args:
        memories: the live memories by id.
        read: the reading of a memory.
        position: its place in the order of telling.
        corrections: all that the person put right, oldest first, undone ones included.
        hidden: True for a memory that may not be brought up.
        hidden_key: changes whenever `hidden` may say something else.
        start: path -> value of what was chosen at the start.
        name: what she is called, or "".
        today: the day on which it is looked at, which makes of a plan what was planned; None = no plan's day has come.
    """

    memories: Mapping[str, Memory] = field(default_factory=dict)
    read: Callable[[Memory], Reading] = plain_reading
    position: Callable[[Memory], int] = _first
    corrections: Sequence[Correction] = ()
    hidden: Callable[[Memory], bool] = _none
    hidden_key: Hashable = None
    start: Mapping[str, str] = field(default_factory=dict)
    name: str = ""
    today: date | None = None


class Views:
    """Profile, timeline, places and people of one life, and the moments that they are made of.

    Attributes:
        moments: id -> moment, of everything that happened and may be brought up.
        fiction: id -> moment, of what did not happen.
        name: what the person is called, or "".
        today: the day on which they are looked at, or None.
    """

    def __init__(self) -> None:
        self.profile, self.timeline, self.places, self.people = Profile(), Timeline(), Places(), People()
        self.moments: dict[str, Moment] = {}
        self.fiction: dict[str, Moment] = {}
        self.name = ""
        self._corrections: tuple[Correction, ...] = ()
        self._cited: set[str] = set()
        self._additions: dict[str, tuple[int, Memory, Reading, frozenset[str]]] = {}
        self._put_right: dict[str, list[Correction]] = {}
        self.today: date | None = None
        self._hidden_key: Hashable = None
        self._start: Mapping[str, str] = {}

    @classmethod
    def of(cls, sources: Sources) -> Self:
        """The views of these sources, made from nothing."""
        views = cls()
        views.update(sources)
        return views

    def update(self, sources: Sources, touched: Iterable[str] | None = None) -> None:
        """Take in what changed since the last time.

        Args:
            touched: the ids of all memories that came, went or changed since then; None = any may have.
        """
        self.name = sources.name
        corrections = tuple(sources.corrections)
        keys = set(touched or ())
        if corrections != self._corrections:
            counting = [c for c in corrections if not c.undone]
            added_now = {
                c.id: (c.position, *(self._additions[c.id][1:] if c.id in self._additions else added(c)))
                for c in counting
                if c.about == "added"
            }
            keys |= added_now.keys() ^ self._additions.keys()
            self._additions = added_now
            keys |= self._take_corrections_of_moments(counting)
        if touched is None or sources.hidden_key != self._hidden_key:
            keys = {*self.moments, *self.fiction, *sources.memories, *self._additions}
        for key in keys:
            self._take_out(key)
        for key in keys:
            self._put_in(key, sources)
        if corrections != self._corrections or sources.start != self._start or keys & self._cited:
            self._correct(corrections, sources.start)
        self._corrections, self._hidden_key = corrections, sources.hidden_key
        self.on(sources.today)

    def on(self, today: date | None) -> None:
        """Look at them on that day."""
        self.today = today
        self.profile.on(today)
        self.people.belong_to(self.name, self.profile)

    def kind_of(self, place: Place) -> str:
        """What kind of place it is: what she said or its name says, else what a fact says (where she lives, works)."""
        if place.kind_said or place.kind != "other":
            return place.kind
        for path, kind in _KINDS:
            fact = self.profile.fact(f"profile.{path}")
            for value in (*fact.current, *fact.history):
                with suppress(BadInputError):
                    if self.places.slug(value.value) == place.slug:
                        return kind
        return place.kind

    def _take_corrections_of_moments(self, corrections: Iterable[Correction]) -> set[str]:
        """Take over what was put right of one moment alone; the ids of the moments that it changes."""
        found: dict[str, list[Correction]] = {}
        for c in corrections:
            if (c.about, c.action) in OF_A_MOMENT:
                found.setdefault(c.memories[0], []).append(c)
        before, self._put_right = self._put_right, found
        return {key for key in found.keys() | before.keys() if found.get(key) != before.get(key)}

    def _correct(self, corrections: Sequence[Correction], start: Mapping[str, str]) -> None:
        """A correction counts unless it was undone, or everything that it was made of has gone."""
        counting = [c for c in corrections if not c.undone and (not c.memories or any(map(self._is_there, c.memories)))]
        self._cited = {memory for c in corrections for memory in c.memories}
        self._start = dict(start)
        self.profile.correct(counting, start)
        self.places.correct(counting)
        self.people.correct(counting)

    def _is_there(self, key: str) -> bool:
        return key in self.moments

    def _put_in(self, key: str, sources: Sources) -> None:
        if key in self._additions:
            position, memory, reading, views = self._additions[key]
            moment = moment_of(memory, reading, position, views)
        elif key in sources.memories:
            memory = sources.memories[key]
            moment = moment_of(memory, sources.read(memory), sources.position(memory))
        else:
            return
        if sources.hidden(memory):
            return
        if key in self._put_right:
            moment = put_right(moment, self._put_right[key])
        if memory.domain != "real":
            self.fiction[key] = moment
            return
        self.moments[key] = moment
        for view in (self.profile, self.timeline, self.places, self.people):
            view.add(moment)

    def _take_out(self, key: str) -> None:
        self.fiction.pop(key, None)
        moment = self.moments.pop(key, None)
        if moment is not None:
            for view in (self.profile, self.timeline, self.places, self.people):
                view.remove(moment)
