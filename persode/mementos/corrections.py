"""What the person put right: events over the views, the newest of two that contradict each other winning.

A correction never changes a memory. Undoing one takes it out of the list; nothing else is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from persode.language import place_key
from persode.mementos.reading import Reading
from persode.memory import Memory

__all__ = ["ACTIONS", "OF_A_MOMENT", "STRIDE", "Correction", "Joined", "added", "is_sound", "place_in_log"]

ACTIONS = {
    "fact": ("correct", "end", "confirm", "deny"),
    "place": ("alias", "rename", "kind", "none", "absent"),
    "person": ("merge", "apart", "rename", "relation", "none", "me", "other"),
    "moment": ("day",),
    "added": ("profile", "timeline", "location"),
}
"""What can be done to a fact, a place, a person, a moment; and what can be written into a view."""

OF_A_MOMENT = (("place", "absent"), ("person", "other"), ("moment", "day"))
"""What is put right of one moment alone: its id is in `memories`."""

STRIDE = 1_000_000
"""How far the places in the log of two messages lie apart; between them are the memories, then the corrections."""

_MEMORIES = 1_000


def place_in_log(messages: int, corrections: int) -> int:
    """The place of a correction that is made after so many messages and so many other corrections."""
    return (messages - 1) * STRIDE + _MEMORIES + corrections


@dataclass(frozen=True)
class Correction:
    """One event: `about` and `action` as in `ACTIONS`.

    `data` for a fact: path, value, and was (what is corrected), on (YYYY-MM-DD, when it ended), tense ("future" of a
    plan that is confirmed); a place: name, to (the other place's name, the new name, the kind; `none` = it is no
    place); a person: name, to (`apart` says that the two are two and no longer offered as one, `none` that it is
    nobody, `me` that it is the person herself); what is added: day, text, feeling, reading. Of one moment: the day
    that it was on (to), names of a place where she was not (`absent`), names that are somebody else there (`other`;
    to, "" = that one was not there).
    `memories` are those that the item was made of; `undone` ones count no more; `position` is its place in the log,
    which orders what was told and put right in one instant.
    """

    id: str
    about: str
    action: str
    at: datetime
    day: date
    data: Mapping[str, Any] = field(default_factory=dict)
    memories: tuple[str, ...] = ()
    undone: bool = False
    position: int = 0

    def is_after(self, told_at: datetime, position: int) -> bool:
        """True if what was told then, at that place of the log, had been told when this was put right."""
        return told_at < self.at or told_at == self.at and position <= self.position


class Joined:
    """Names that stand for one thing: each leads to one root, so that no chain of aliases can turn in a circle."""

    def __init__(self) -> None:
        self._parent: dict[str, str] = {}

    def root(self, key: str) -> str:
        """What a key stands for; itself if it was never joined."""
        while key in self._parent:
            key = self._parent[key]
        return key

    def join(self, key: str, to: str) -> None:
        """Let `key` stand for what `to` stands for; nothing happens if both are one already."""
        one, other = self.root(key), self.root(to)
        if one != other:
            self._parent[one] = other

    def others(self, root: str) -> list[str]:
        """The keys that lead to `root`, sorted."""
        return sorted(key for key in self._parent if self.root(key) == root)


_NEEDED = {
    "fact": ("path", "value"),
    "place": ("name", "to"),
    "person": ("name", "to"),
    "moment": ("to",),
    "added": ("day",),
}
_NO_OTHER = ("none", "me", "absent")
"""What says something of one name alone."""


def is_sound(correction: Correction) -> bool:
    """True if it says all that a view needs; a log from elsewhere may hold anything."""
    data = correction.data
    if correction.action not in ACTIONS.get(correction.about, ()):
        return False
    needed = ("name",) if correction.action in _NO_OTHER else _NEEDED[correction.about]
    if not all(isinstance(data.get(name), str) for name in needed):
        return False
    if (correction.about, correction.action) in OF_A_MOMENT and len(correction.memories) != 1:
        return False
    try:
        if correction.action in ("absent", "other") and not all(isinstance(name, str) for name in data["names"]):
            return False
        if correction.about == "moment":
            date.fromisoformat(data["to"])
        if correction.about == "added":
            added(correction)
        elif correction.about == "place" and correction.action != "absent":
            place_key(data["name"])
            if correction.action == "alias":
                place_key(data["to"])
        elif correction.about == "fact" and data.get("on"):
            date.fromisoformat(data["on"])
    except (KeyError, TypeError, ValueError):
        return False
    return True


def added(correction: Correction) -> tuple[Memory, Reading, frozenset[str]]:
    """What was written into a view, as a memory of its own with its reading, and the views that it is for."""
    data = correction.data
    reading = Reading.from_dict(data.get("reading", {}))
    memory = Memory(
        data.get("text", ""),
        emotion=data.get("feeling", "neutral"),
        created_at=correction.at,
        my_day=date.fromisoformat(data["day"]),
        people=list(reading.relations),
        places=[name for name, status in reading.places if status == "there"],
        id=correction.id,
    )
    return memory, reading, frozenset(("profile",) if correction.action == "profile" else ("timeline", "location"))
