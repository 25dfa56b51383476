"""Where things are: a cat on a wardrobe, a phone in a toilet, a box under a tree."""

from __future__ import annotations

from functools import cache

from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import Index, Match, table
from persode.illustration.reading.record import ANIMALS
from persode.illustration.reading.words import BREAK, Reading, noun_forms

__all__ = ["people_on_things", "places_of_things"]

_REACH = 7
_BEARING = ("big", "ground")
_CONTAINERS = (
    "bag", "boxes", "suitcase", "toilet", "fridge", "wardrobe", "bathtub", "sink", "washing machine", "bin bags",
    "pram", "trolley",
)  # fmt: skip


_NO_REST = (
    "stairs",
    "escalator",
    "ladder",
    "door",
    "lift",
    "bus",
    "train",
    "plane",
    "boat",
    "tent",
    "balloons",
    "front door",
    "garden gate",
    "cot",
)
"""Large things on which nothing lies."""


_PIERCED = ("window", "wall", "house", "tree", "garden gate")
"""What something can go through."""
_ROOMS = ("classroom", "kitchen", "bedroom", "office", "living-room", "room", "bathroom", "school")
"""Words that make a wall one of a room."""


def _follows(base: Match, link: Match) -> bool:
    """Whether a thing is what a preposition leads to; some phrases ("into the toilet") hold theirs."""
    return link.end <= base.start <= link.end + 3 or (base.start == link.start and base.end > link.end)


@cache
def _bearers() -> Index:
    index = Index()
    for name, words in table("supports")["bears"].items():
        for word in words:
            for form in sorted(noun_forms(word)):
                index.add(form, name)
    return index


@cache
def _hero_parts() -> Index:
    index = Index()
    for name, words in table("supports")["hero"].items():
        for word in words:
            index.add(word, name)
    return index


@cache
def _between() -> Index:
    index = Index()
    for name, words in table("supports")["between"].items():
        for word in words:
            index.add(word, name)
    return index


def people_on_things(reading: Reading, people: list[Match]) -> str:
    """What the first person named stands, sits or climbs on: "my toddler climbed onto the table"."""
    for link in _between().find(reading):
        base = next((one for one in _bearers().find(reading) if _follows(one, link)), None)
        before = [one for one in people if one.end <= link.start and link.start - one.end <= 6]
        if base is None or not before or link.value != "on" or base.value in ("window", "sink"):
            continue
        between = reading.tokens[before[-1].end : link.start]
        if set(between) & _MOUNTING:
            return base.value
    return ""


_MOUNTING = {
    "climbed",
    "climbs",
    "climbing",
    "sat",
    "sits",
    "stood",
    "stands",
    "jumped",
    "jumps",
    "danced",
    "slept",
    "up",
}


def places_of_things(reading: Reading, things: list[Match]) -> dict[str, tuple[str, str]]:
    """For each thing that is on, in or under another: how, and the other one's name."""
    bearers = _bearers().find(reading)
    bearing = (PROPS[one.value].slot in _BEARING and one.value not in (*ANIMALS, *_NO_REST) for one in things)
    known = [one for one, bears in zip(things, bearing, strict=True) if bears]
    found: dict[str, tuple[str, str]] = {}
    for link in _between().find(reading):
        base = next((one for one in (*bearers, *known) if _follows(one, link)), None)
        before = [one for one in things if one.end <= link.start and link.start - one.end <= _REACH]
        part = next((one for one in _hero_parts().find(reading) if link.end == one.start), None)
        if part is not None and before and before[-1].value in ANIMALS and not reading.negated[before[-1].start]:
            found.setdefault(before[-1].value, ("on", part.value))
            continue
        if base is None or not before or (link.value == "through" and base.value not in _PIERCED):
            continue
        if base.value == "wall" and reading.tokens[base.start - 1] in _ROOMS:
            continue
        thing = before[-1]
        between = reading.tokens[thing.end : link.start]
        if BREAK in between or {"i", "we", "and"} & set(between) or thing.value == base.value:
            continue
        if PROPS[thing.value].slot == "big" or (link.value == "in" and base.value not in (*_CONTAINERS, "tree")):
            continue
        if reading.negated[thing.start] or reading.possible[thing.start] or base.start in range(thing.start, thing.end):
            continue
        found.setdefault(thing.value, (link.value, base.value))
    return found
