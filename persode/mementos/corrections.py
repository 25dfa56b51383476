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

__all__ = ["ACTIONS", "Correction", "Joined", "added", "is_sound"]

ACTIONS = {
    "fact": ("correct", "end", "confirm", "deny"),
    "place": ("alias", "rename", "kind"),
    "person": ("merge", "apart", "rename", "relation"),
    "added": ("profile", "timeline", "location"),
}
"""What can be done to a fact, a place, a person; and what can be written into a view."""


@dataclass(frozen=True)
class Correction:
    """One event: `about` and `action` as in `ACTIONS`.

    `data` for a fact: path, value, and was (what is corrected), on (YYYY-MM-DD, when it ended); a place: name, to (the
    other place's name, the new name, the kind); a person: name, to (`apart` says that the two are two and no longer
    offered as one); what is added: day, text, feeling, reading.
    `memories` are those that the item was made of; `undone` ones count no more.
    """

    id: str
    about: str
    action: str
    at: datetime
    day: date
    data: Mapping[str, Any] = field(default_factory=dict)
    memories: tuple[str, ...] = ()
    undone: bool = False


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


_NEEDED = {"fact": ("path", "value"), "place": ("name", "to"), "person": ("name", "to"), "added": ("day",)}


def is_sound(correction: Correction) -> bool:
    """True if it says all that a view needs; a log from elsewhere may hold anything."""
    data = correction.data
    if correction.action not in ACTIONS.get(correction.about, ()):
        return False
    if not all(isinstance(data.get(name), str) for name in _NEEDED[correction.about]):
        return False
    try:
        if correction.about == "added":
            added(correction)
        elif correction.about == "place":
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
