"""What a picture shows, as plain data: made from words by `read_scene`, drawn by `stage`, told by `alt_text`.

A scene can be stored, compared and made by anything that fills these closed lists (a language model, too).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Self

from persode.illustration.figure.look import Look

__all__ = [
    "FLOATING",
    "GROUPS",
    "INSETS",
    "PROP_STATES",
    "RIDES",
    "SKIES",
    "STAGINGS",
    "Companion",
    "PropSpec",
    "SceneSpec",
]

STAGINGS = ("floor", "table", "bed", "seat", "water", "shore", "road", "car", "vessel", "bedside")
"""How the hero is placed: standing, behind a table, in bed, on a seat, in water, at the edge
of water with the first companion in it, by a road with a splashing car, at the wheel of a car, in one of `RIDES`, on a
chair beside the bed in which the first companion lies."""

PROP_STATES = (
    "present", "high", "absent", "broken", "spilled", "crossed", "burnt", "leaving", "thought", "done", "said", "heard",
    "litter", "thrown",
)  # fmt: skip
"""Beside or in the hands; held high; not there; in pieces; tipped over; crossed out; charred; leaving; thought of;
with a tick; in the speech bubble of the hero; in that of somebody else;
with two young; in the air between two people."""

GROUPS = ("apart", "couple", "queue", "crowd", "packed", "onlookers")
"""Effects that are people in the background."""
RIDES = {
    "gondola": "rail", "coaster": "splash", "bumper car": "drive", "rowing boat": "drive", "slide": "splash",
    "dive": "leap", "tractor": "drive", "motorbike": "sledge", "pickup": "splash",
    "bathtub": "rail", "swing": "swing", "sledge": "sledge",
    "hammock": "recline", "wheelchair": "sit", "tree": "sit", "wall": "sit", "bales": "sit", "basket": "splash",
    "tent": "lotus", "den": "lotus", "chute": "glide", "box": "rail",
}  # fmt: skip
"""Effects that are what the hero sits in (or is in the air above: `dive`), and the pose in it."""
SKIES = ("aurora", "meteors", "eclipse", "fireflies")
"""Weathers that are lights and no weather; the first three are above one's head."""
FLOATING = ("thought", "said", "heard")
"""States of things that are in a bubble and not in the room."""
INSETS = ("before", "thought", "said", "heard")
"""What a small picture within the picture is: what was before, what the hero thinks of or says, what somebody says."""


@dataclass(frozen=True, slots=True)
class PropSpec:
    """A thing by its name in `PROPS`, how it is there, its colour (#rrggbb or "") and the number on it.

    `at` is "on", "in" or "under" and the name of another thing of the scene, "" if it stands by itself.
    """

    name: str
    state: str = "present"
    colour: str = ""
    number: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class Companion:
    """Someone beside the hero.

    `word` is how the alt text calls them; `state` is present, absent or thought; `holds` names a prop in their hands;
    who is `turned` faces away from the hero, toward the next companion; `on` names a large thing under their feet.
    """

    word: str
    look: Look
    expression: str = "neutral"
    pose: str = "stand"
    state: str = "present"
    holds: str = ""
    turned: bool = False
    on: str = ""

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """From plain data."""
        return cls(**{**data, "look": Look.from_dict(data["look"])})


@dataclass(frozen=True, slots=True)
class SceneSpec:
    """A whole picture. `story` names the event frame or action, "" when only mood, place and pose speak.

    `thought_place` is the place in the thought bubble, "" if there is none. `inset` is a second, small picture and
    `inset_kind` what it is (`INSETS`), "" if there is none; the small picture's own kind is "within".
    """

    place: str
    time: str
    weather: str
    feeling: str
    mood: str
    style: str
    hero: Look
    expression: str
    pose: str
    staging: str = "floor"
    story: str = ""
    props: tuple[PropSpec, ...] = ()
    companions: tuple[Companion, ...] = ()
    effects: tuple[str, ...] = ()
    heavy: bool = False
    seed: int = 0
    art_style: str = "picture-book"
    thought_place: str = ""
    inset: SceneSpec | None = None
    inset_kind: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the log."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """From plain data as `to_dict` gives it (lists for tuples are fine)."""
        made = dict(data)
        made["hero"] = Look.from_dict(made["hero"])
        made["props"] = tuple(PropSpec(**prop) for prop in made.get("props", ()))
        made["companions"] = tuple(Companion.from_dict(person) for person in made.get("companions", ()))
        made["effects"] = tuple(made.get("effects", ()))
        made["inset"] = cls.from_dict(made["inset"]) if made.get("inset") else None
        return cls(**made)
