"""What words say happened, as plain data: the record that `story` fills and `frames` changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from persode.illustration.reading.lexicon import table

if TYPE_CHECKING:
    from persode.illustration.reading.deeds import Deed

__all__ = ["ANIMALS", "FOODS", "PETS", "Person", "Story"]

PETS = ("dog", "puppy", "cat", "rabbit", "hamster", "bird", "fish", "turtle", "horse", "plant", "chicken", "mouse")
"""Things that live with somebody."""


ANIMALS = (
    *PETS[:9], "chicken", "mouse", "parrot", "owl", "squirrel", "fox", "deer", "cow", "sheep", "goat", "duck",
    "hedgehog", "frog", "bee", "spider", "snake", "sleeping cat", "elephant", "giraffe", "monkey", "penguin", "bat",
    "camel", "butterfly", "whale", "dolphin", "ants", "snail", "worm", "caterpillar", "ladybird", "moth", "fly", "pig",
    "donkey", "crab", "swan", "seagull", "raccoon", "panda", "koala", "lizard", "llama", "octopus",
)  # fmt: skip
"""Things that do something by themselves."""
FOODS = (
    "pizza", "soup", "noodles", "burger", "bread", "cake", "pie", "sandwich", "dumplings", "salad", "sushi", "cookies",
    "ice cream", "fruit", "fried eggs", "crisps", "popcorn", "chocolates", "sweets", "pot",
    "watermelon", "strawberries",
    "bananas", "cheese", "chips", "pancakes", "doughnut", "cupcake", "lollipop", "peas", "marshmallows", "ice lolly",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Person:
    """Someone in the story: the kind of person; present, absent or thought; woman or man if the words say so."""

    kind: str
    state: str = "present"
    manner: str = ""


@dataclass(slots=True)
class Story:
    """What the words say. `frame` and `action` are entries of their tables, "" if none was found."""

    frame: str = ""
    action: str = ""
    things: dict[str, str] = field(default_factory=dict)
    people: list[Person] = field(default_factory=list)
    place: str = ""
    thought_place: str = ""
    hint: str = ""
    weather: str = ""
    time: str = ""
    colours: dict[str, str] = field(default_factory=dict)
    heavy: bool = False
    others_deed: bool = False
    effects: list[str] = field(default_factory=list)
    number: str = ""
    face: str = ""
    their_face: str = ""
    deed: Deed | None = None
    blamed: bool = False
    theirs: bool = False
    barred: bool = False
    among: bool = False
    spurned: bool = False
    hero_acts: bool = False
    thief: tuple[str, str] | None = None
    jointly: bool = False
    stands_on: str = ""
    where: dict[str, tuple[str, str]] = field(default_factory=dict)

    def rule(self, name: str, default: Any = None) -> Any:
        """An attribute of the action's entry, `default` if it has none."""
        return table("actions")[self.action].get(name, default) if self.action else default
