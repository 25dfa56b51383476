"""A scene that a language model proposes as JSON, by closed lists: what it names and we can draw is taken, no more.

The scene that our own reading gave is the ground: identity, feeling, style, seed and heaviness stay, and so does every
part for which the proposal names nothing known. A name is taken as it stands, or by the words of our lexicons
("automobile", "sneakers"); anything else is refused and reported. What comes out can always be staged.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from persode.illustration.colour import css_colour
from persode.illustration.figure.face import EXPRESSIONS
from persode.illustration.figure.marks import FACE_MARKS
from persode.illustration.figure.poses import POSES
from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import index_of_nouns, table
from persode.illustration.reading.people import companion_look, kinds_of
from persode.illustration.reading.words import read_words
from persode.illustration.scene import PROP_STATES, RIDES, SKIES, Companion, PropSpec, SceneSpec

__all__ = ["EFFECTS", "TIMES", "WEATHERS", "proposal_lists", "propose_scene"]

TIMES = ("day", "sunset", "night", "grey")
WEATHERS = ("", "rain", "storm", "snow", "fog", "hail", "wind", "heat", *SKIES)
EFFECTS = (
    "confetti", "hearts", "quarrel", "looming", "bandaged arm", "bandaged leg", "bandaged head", "falling", "puzzled",
    "talk", "apart", "couple", "queue", "crowd",
    "packed", "onlookers", "cast arm", "cast leg", *RIDES, *FACE_MARKS,
)  # fmt: skip
_FORBIDDEN_WHEN_HEAVY = ("confetti", "hearts", "looming", "quarrel", "falling")
_MOST_PROPS, _MOST_PEOPLE = 3, 2
_STAGINGS = ("floor", "table", "bed", "seat", "water", "shore", "car", "vessel")
_PERSON_STATES = ("present", "absent", "thought")


def proposal_lists() -> dict[str, tuple[str, ...]]:
    """The closed lists that a model is asked to choose from, by the keys of its JSON."""
    return {
        "place": tuple(PLACES),
        "time": TIMES,
        "weather": WEATHERS,
        "pose": tuple(POSES),
        "staging": _STAGINGS,
        "expression": tuple(EXPRESSIONS),
        "props.name": tuple(PROPS),
        "props.state": PROP_STATES,
        "companions.word": tuple(word for word, entry in table("people").items() if "pair" not in entry),
        "companions.state": _PERSON_STATES,
        "effects": EFFECTS,
    }


def propose_scene(proposal: str | Mapping[str, Any], base: SceneSpec) -> tuple[SceneSpec, tuple[str, ...]]:
    """The scene with what a proposal changes, and the names that were refused.

    Args:
        proposal: JSON text or plain data with any of the keys place, time, weather, pose, staging, expression,
            props (a list of names or of {name, state, colour}), companions (words or {word, expression, state}),
            effects. Other keys, and text that is no JSON object, count as refused.
        base: what our own reading of the same words gave.
    """
    data, refused = _object(proposal)
    taken: dict[str, Any] = {}
    for key, known in (
        ("place", tuple(PLACES)), ("time", TIMES), ("weather", WEATHERS), ("pose", tuple(POSES)),
        ("staging", _STAGINGS), ("expression", tuple(EXPRESSIONS)),
    ):  # fmt: skip
        if key in data:
            name = _one_of(data[key], known, key)
            taken |= {key: name} if name is not None else {}
            refused += [] if name is not None else [f"{key}: {_short(data[key])}"]
    if "props" in data:
        taken["props"] = _props(data["props"], base, refused)
    if "companions" in data:
        taken["companions"] = _companions(data["companions"], base, refused)
    if "effects" in data:
        taken["effects"] = _effects(data["effects"], base, refused)
    known_keys = {"place", "time", "weather", "pose", "staging", "expression", "props", "companions", "effects"}
    refused += [f"key: {_short(key)}" for key in data if key not in known_keys]
    return _stageable(replace(base, **taken)), tuple(refused)


def _object(proposal: str | Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
    if isinstance(proposal, Mapping):
        return dict(proposal), []
    start, end = proposal.find("{"), proposal.rfind("}")
    try:
        data = json.loads(proposal[start : end + 1])
    except (ValueError, RecursionError):
        return {}, [f"no JSON: {_short(proposal)}"]
    return data, []


def _one_of(value: object, known: tuple[str, ...], section: str) -> str | None:
    """The name of a closed list that a value means: as it stands, or by our lexicons for places and things."""
    word = str(value or "").strip().lower().replace("_", " ")
    plain = {name.lower().replace("_", " "): name for name in known}
    if word in plain:
        return plain[word]
    index = {"place": ("places", "named"), "prop": ("things", ""), "person": ("people", "")}.get(section)
    if index is None or not word:
        return None
    found = index_of_nouns(*index).find(read_words(word))
    return found[0].value if found and found[0].value in known else None


def _props(value: object, base: SceneSpec, refused: list[str]) -> tuple[PropSpec, ...]:
    made: list[PropSpec] = []
    for item in _items(value, refused, "props"):
        name = _one_of(item.get("name"), tuple(PROPS), "prop")
        state = _one_of(item.get("state") or "present", PROP_STATES, "")
        if name is None or state is None:
            refused.append(f"props: {_short(item.get('name') if name is None else item.get('state'))}")
        elif all(prop.name != name for prop in made):
            made.append(PropSpec(name, state, css_colour(str(item.get("colour") or "")) or ""))
    if base.heavy:
        quiet = ("candle", "bouquet", "gravestone")
        made = [prop for prop in made if prop.state == "absent" or prop.name in quiet]
    return tuple(made[:_MOST_PROPS])


def _companions(value: object, base: SceneSpec, refused: list[str]) -> tuple[Companion, ...]:
    made: list[Companion] = []
    for item in _items(value, refused, "companions", key="word"):
        word = _one_of(item.get("word"), tuple(table("people")), "person")
        state = _one_of(item.get("state") or "present", _PERSON_STATES, "")
        face = _one_of(item.get("expression") or "neutral", tuple(EXPRESSIONS), "")
        if word is None or state is None or face is None:
            refused.append(f"companions: {_short(item.get('word') if word is None else item)}")
            continue
        known = [one for one in base.companions if one.word in kinds_of(word)]
        for number, kind in enumerate(kinds_of(word)):
            look = known[number].look if number < len(known) else companion_look(kind, len(made), base.hero, base.seed)
            made.append(Companion(kind, look, face, "stand", state))
    return tuple(made[:_MOST_PEOPLE])


def _effects(value: object, base: SceneSpec, refused: list[str]) -> tuple[str, ...]:
    names = [str(name) for name in value] if isinstance(value, (list, tuple)) else [str(value)]
    refused += [f"effects: {_short(name)}" for name in names if name not in EFFECTS]
    barred = _FORBIDDEN_WHEN_HEAVY if base.heavy else ()
    return tuple(dict.fromkeys(name for name in names if name in EFFECTS and name not in barred))


def _items(value: object, refused: list[str], section: str, key: str = "name") -> list[dict[str, Any]]:
    if not isinstance(value, (list, tuple)):
        refused.append(f"{section}: {_short(value)}")
        return []
    return [dict(item) if isinstance(item, Mapping) else {key: item} for item in value]


def _stageable(scene: SceneSpec) -> SceneSpec:
    """The scene with pose, staging and place made to agree: nobody sits on nothing or stands in a bed."""
    staging = scene.staging
    if staging == "water" and scene.place not in ("sea", "lake", "pool"):
        staging = "floor"
    if staging in ("table", "bed") and not PLACES[scene.place].indoors:
        staging = "floor"
    if scene.pose == "drive" or staging == "car":
        return replace(scene, staging="car", pose="drive", place="road")
    rides = [name for name in RIDES if name in scene.effects]
    if staging == "vessel" and rides:
        return replace(scene, staging=staging, pose=RIDES[rides[0]])
    if staging == "shore" and scene.place in ("sea", "lake", "pool") and (scene.companions or scene.props):
        return replace(scene, staging=staging, pose="haul")
    staging = "floor" if staging in ("vessel", "shore") else staging
    pose = POSES[scene.pose]
    if staging in ("seat", "bedside") and scene.companions[:1] == ():
        staging = "seat"
    if staging in ("seat", "bedside"):
        return replace(scene, staging=staging, pose="sit")
    if staging == "floor" and pose.seated:
        return replace(scene, staging="seat")
    if staging == "floor" and pose.legs is None:
        return replace(scene, staging=staging, pose="stand")
    if staging in ("table", "bed", "water") and pose.legs is not None:
        return replace(scene, staging=staging, pose={"table": "rest", "bed": "tuck", "water": "swim"}[staging])
    return replace(scene, staging=staging)


def _short(value: object) -> str:
    return str(value)[:40]
