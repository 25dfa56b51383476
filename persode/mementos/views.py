"""The views over one life, kept in step with its memories: what changed is taken out and put in, the rest stays.

`Views.of(sources)` makes them from nothing; `update` gives the same views for new sources in a fraction of the time.
What is on the quiet list is in none of them; what did not happen (fiction) is in the graph alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Self

from persode.mementos.corrections import Correction, added
from persode.mementos.moment import Moment, moment_of
from persode.mementos.people import People
from persode.mementos.places import Places
from persode.mementos.profile import Profile
from persode.mementos.reading import Reading, read_text
from persode.mementos.timeline import Timeline
from persode.memory import Memory

__all__ = ["Sources", "Views", "plain_reading"]


def plain_reading(memory: Memory) -> Reading:
    """The reading of a memory without what only an analyzer finds (facts, relations)."""
    return read_text(memory.text, memory.my_day or memory.created_at.date(), (), dict.fromkeys(memory.people, ""))


def _none(_: Memory) -> bool:
    return False


@dataclass(frozen=True)
class Sources:
    """What the views are made of.

    Args:
        memories: the live memories by id.
        read: the reading of a memory; must give the same for the same memory and the same entry of `readings`.
        readings: what was read when it was told, by id, as far as it is kept.
        corrections: all that the person put right, oldest first, undone ones included.
        hidden: True for a memory that may not be brought up.
        hidden_key: changes whenever `hidden` may say something else.
        start: path -> value of what was chosen at the start.
        name: what she is called.
    """

    memories: Mapping[str, Memory] = field(default_factory=dict)
    read: Callable[[Memory], Reading] = plain_reading
    readings: Mapping[str, object] = field(default_factory=dict)
    corrections: Sequence[Correction] = ()
    hidden: Callable[[Memory], bool] = _none
    hidden_key: Hashable = None
    start: Mapping[str, str] = field(default_factory=dict)
    name: str = ""


_changing: Callable[[Memory], tuple[Any, ...]] = attrgetter("emotion", "domain", "archived")
"""What can change in a memory that lives on, as far as a view shows it."""


class Views:
    """Profile, timeline, places and people of one life, and the moments that they are made of.

    Attributes:
        moments: id -> moment, of everything that happened and may be brought up.
        fiction: id -> moment, of what did not happen.
        name: what the person is called, or "".
    """

    def __init__(self) -> None:
        self.profile, self.timeline, self.places, self.people = Profile(), Timeline(), Places(), People()
        self.moments: dict[str, Moment] = {}
        self.fiction: dict[str, Moment] = {}
        self.name = ""
        self._seen: dict[str, tuple[Any, ...]] = {}
        self._corrections: tuple[Correction, ...] = ()
        self._counting: list[Correction] = []
        self._additions: dict[str, tuple[Memory, Reading, frozenset[str]]] = {}
        self._hidden_key: Hashable = None
        self._start: Mapping[str, str] = {}

    @classmethod
    def of(cls, sources: Sources) -> Self:
        """The views of these sources, made from nothing."""
        views = cls()
        views.update(sources)
        return views

    def update(self, sources: Sources) -> None:
        """Take in what changed since the last time."""
        self.name = sources.name
        memories = dict(sources.memories)
        corrections = tuple(sources.corrections)
        if corrections != self._corrections:
            self._additions = {c.id: added(c) for c in corrections if c.about == "added" and not c.undone}
        memories |= {key: memory for key, (memory, _, _) in self._additions.items()}
        held = memories.values()
        seen = dict(zip(memories, zip(held, map(_changing, held), map(sources.readings.get, memories))))
        if sources.hidden_key != self._hidden_key:
            changed, gone = list(seen), list(self._seen)
        else:
            changed = [key for key, now in seen.items() if self._seen.get(key) != now]
            gone = [key for key in self._seen if key not in seen]
        for key in (*gone, *changed):
            self._take_out(key)
        for key in changed:
            self._put_in(memories[key], sources)
        self._seen, self._corrections, self._hidden_key = seen, corrections, sources.hidden_key
        self._correct(corrections, sources.start)

    def _correct(self, corrections: Sequence[Correction], start: Mapping[str, str]) -> None:
        """A correction counts unless it was undone, or everything that it was made of has gone."""
        counting = [c for c in corrections if not c.undone and (not c.memories or any(map(self._is_there, c.memories)))]
        if counting != self._counting or start != self._start:
            self.profile.correct(counting, start)
            self.places.correct(counting)
            self.people.correct(counting)
            self._counting, self._start = counting, dict(start)

    def _is_there(self, key: str) -> bool:
        return key in self.moments

    def _put_in(self, memory: Memory, sources: Sources) -> None:
        if sources.hidden(memory):
            return
        addition = self._additions.get(memory.id)
        moment = moment_of(memory, *addition[1:]) if addition else moment_of(memory, sources.read(memory))
        if memory.domain != "real":
            self.fiction[memory.id] = moment
            return
        self.moments[memory.id] = moment
        for view in (self.profile, self.timeline, self.places, self.people):
            view.add(moment)

    def _take_out(self, key: str) -> None:
        self.fiction.pop(key, None)
        moment = self.moments.pop(key, None)
        if moment is not None:
            for view in (self.profile, self.timeline, self.places, self.people):
                view.remove(moment)
