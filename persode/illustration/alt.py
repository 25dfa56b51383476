"""Alt text from a scene, not from pixels: who, doing or feeling what, with what, where, when, in which style."""

from __future__ import annotations

from persode.illustration.figure.look import Look, age_group
from persode.illustration.namer import colour_name
from persode.illustration.props import PROPS
from persode.illustration.scene import RIDES, Companion, PropSpec, SceneSpec
from persode.words import say

__all__ = ["alt_text", "portrait_alt"]

_TOLD = ("splash", "apart", "couple", "queue", "crowd", "packed", "onlookers", "falling", "puzzled", "talk",
         "cast arm", "cast leg", "bump", "barred", "soaked", "muddy", "stained", *RIDES)  # fmt: skip
"""Stories and effects that the alt text tells."""


def alt_text(scene: SceneSpec) -> str:
    """One or two sentences that are true to the picture. A feeling is told by the face, never as a diagnosis."""
    doing = say(f"illustration.face.{scene.expression}")
    carried = "piggyback" in scene.effects and bool(scene.companions)
    pose = say("illustration.alt.carried") if carried else say(f"illustration.pose.{scene.pose}")
    with_what = _joined([_thing(prop) for prop in scene.props if _is_drawn(prop, scene)])
    first = say(
        "illustration.alt.first",
        art=say(f"illustration.art.{_key(scene.art_style)}"),
        who=_who(scene.hero),
        pose=pose,
        face=doing,
        place=say(f"illustration.place.{scene.place}"),
        things=say("illustration.alt.things", things=with_what) if with_what else "",
    )
    second = [_company(person) for person in scene.companions]
    told = [scene.story, *scene.effects]
    second += [say(f"illustration.story.{_key(name)}") for name in _TOLD if name in told]
    if scene.thought_place:
        where = say(f"illustration.place.{scene.thought_place}")
        second.append(say("illustration.story.thought_place", place=where))
    if scene.inset is not None:
        second.append(_inset(scene.inset, scene))
    light = _light(scene)
    rest = say("illustration.alt.second", what=_joined(second)) if second else ""
    return say("illustration.alt.whole", first=first, light=light, rest=rest).strip()


def _inset(inner: SceneSpec, scene: SceneSpec) -> str:
    """What the small picture shows; a place only where it is drawn."""
    same = (inner.hero.hair_style, inner.hero.age) == (scene.hero.hair_style, scene.hero.age)
    things = _joined([_thing(prop) for prop in inner.props if _is_drawn(prop, inner)])
    where = say(f"illustration.place.{inner.place}") if scene.inset_kind == "before" else ""
    what = say(
        f"illustration.inset.{'same' if same else 'other'}",
        pose=say(f"illustration.pose.{inner.pose}"),
        place=say("illustration.inset.place", place=where) if where else "",
        things=say("illustration.alt.things", things=things) if things else "",
    )
    company = [_company(person) for person in inner.companions]
    return say(f"illustration.inset.{scene.inset_kind}", what=_joined([what, *company]))


def portrait_alt(look: Look, art_style: str) -> str:
    """Alt text of a portrait."""
    return say("illustration.alt.portrait", art=say(f"illustration.art.{_key(art_style)}"), who=_who(look))


def _who(look: Look) -> str:
    hair = say(
        f"illustration.hair.{_key(look.hair_style)}",
        colour=say(f"illustration.colour.{_key(colour_name(look.hair_colour))}"),
    )
    details = [hair]
    if look.glasses:
        details.append(say("illustration.detail.glasses"))
    if look.beard:
        details.append(say("illustration.detail.beard"))
    clothes = say(f"illustration.clothes.{look.fashion}")
    return say(f"illustration.age.{age_group(look.age)}", details=_joined(details), clothes=clothes)


def _thing(prop: PropSpec) -> str:
    name = say(f"illustration.prop.{_key(prop.name)}")
    told = say(f"illustration.state.{prop.state}", thing=name)
    how, _, base = prop.at.partition(" ")
    section = "prop" if base in PROPS else "part"
    return say(f"illustration.at.{how}", thing=told, base=say(f"illustration.{section}.{_key(base)}")) if how else told


def _is_drawn(prop: PropSpec, scene: SceneSpec) -> bool:
    held_by_another = any(person.holds == prop.name for person in scene.companions)
    return not held_by_another and not (prop.name == "graduation cap" and "gown" not in scene.effects)


def _company(person: Companion) -> str:
    who = say(f"illustration.person.{person.word}")
    face = say(f"illustration.face.{person.expression}")
    if person.holds:
        return say(
            "illustration.company.holding", who=who, face=face, thing=say(f"illustration.prop.{_key(person.holds)}")
        )
    if person.pose == "tuck":
        return say("illustration.company.in_bed", who=who, face=face)
    return say(f"illustration.company.{person.state}", who=who, face=face)


def _light(scene: SceneSpec) -> str:
    parts = [say(f"illustration.time.{scene.time}")]
    if scene.weather:
        parts.append(say(f"illustration.weather.{scene.weather}"))
    parts.append(say(f"illustration.style.{scene.style}"))
    return ", ".join(parts)


def _joined(parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return say("illustration.alt.and", first=", ".join(parts[:-1]), last=parts[-1])


def _key(name: str) -> str:
    return name.replace(" ", "_")
