"""People in relation: the deed of a story decides how both stand, who has the thing, who is to blame."""

from __future__ import annotations

from dataclasses import replace

from persode.illustration.figure.poses import POSES
from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.reading.deeds import Deed
from persode.illustration.reading.lexicon import table
from persode.illustration.reading.record import PETS
from persode.illustration.reading.story import Story
from persode.illustration.scene import FLOATING, Companion, PropSpec, SceneSpec

__all__ = ["related"]

_BRIGHT = ("joyful", "content", "surprised")
_STANDS = {
    "joyful": "cheer", "surprised": "startle", "sad": "slump", "angry": "fists", "anxious": "cheeks",
    "reflective": "still", "content": "point", "neutral": "point",
}  # fmt: skip
_LOOKS_ON = {"joyful": "applaud", "content": "address", "surprised": "startle"}
_PLAYED = {
    "guitar": "guitar", "violin": "violin", "sweep": "broom", "drum": "drum kit", "lift": "weights", "ride": "bicycle",
    "flip": "flipped pancake", "juggle": "juggling balls", "board": "skateboard",
}  # fmt: skip
"""Poses that need their thing, and the thing."""
_LIVELY = ("puppy", "cat", "rabbit", "turtle", "hedgehog", "chicken", "duck")
"""Animals small enough to be handed over."""
_HARM = ("broken", "stolen", "spoiled", "mocked", "betrayed", "chewed", "spilled", "refused")
"""What somebody did to the hero, so that he is no comfort."""
_PETTED = (*PETS[:5], "turtle", "horse", "chicken", "duck", "cow", "hedgehog", "sheep")
_FREE = ("stand", "still", "address", "comfort", "applaud", "hold", "cheer")


def related(scene: SceneSpec, story: Story) -> SceneSpec:
    """The scene with people and things in it related as the words say."""
    return _without_own_vehicle(
        _with_animal(_things_placed(_people_related(_raided(scene, story), story), story), story)
    )


_TOGETHER = (
    "crouch",
    "run",
    "walk",
    "sweep",
    "climb",
    "push-up",
    "dance",
    "lotus",
    "paint",
    "throw",
    "juggle",
    "board",
)
"""Poses of a work or a sport that two who do it together both have."""
_WITHIN = {"train": ("train", "bus"), "cabin": ("plane",), "lift": ("lift",)}
"""Places that are inside of things."""


def _without_own_vehicle(scene: SceneSpec) -> SceneSpec:
    """Inside a train stands no train."""
    within = _WITHIN.get(scene.place, ())
    return replace(scene, props=tuple(one for one in scene.props if one.name not in within or one.state != "present"))


def _raided(scene: SceneSpec, story: Story) -> SceneSpec:
    """An animal that took something: it flies or runs off with it, and the hero reaches after it."""
    if not story.thief or scene.heavy:
        return scene
    thief, booty = story.thief
    flies = PROPS[thief].slot == "sky"
    place = scene.place if story.place else "sea" if thief == "seagull" else "park"
    props = (PropSpec(thief), PropSpec(booty, at=f"{'below' if flies else 'on'} {thief}"))
    pose = "reach" if scene.feeling not in ("joyful", "content") else "startle"
    return replace(
        scene, place=place, staging="floor", props=props, pose=pose, companions=scene.companions[:0], story="raid"
    )


def _together(scene: SceneSpec, story: Story) -> SceneSpec:
    """Who does something with the hero does the same: both plant, both run."""
    first = scene.companions[0]
    if not story.jointly or story.frame or scene.pose not in _TOGETHER or first.state != "present" or first.holds:
        return scene
    if first.pose not in _FREE:
        return scene
    return replace(scene, companions=(replace(first, pose=scene.pose), *scene.companions[1:]))


def _with_animal(scene: SceneSpec, story: Story) -> SceneSpec:
    """Alone with an animal that the day is about: the hero kneels by it, or points at it in anger."""
    if scene.companions or scene.staging != "floor" or story.frame or story.action or scene.heavy:
        return scene
    pets = [prop for prop in scene.props if prop.name in _PETTED and prop.state == "present" and not prop.at]
    if len(pets) != 1 or len(scene.props) > 2:
        return scene
    if PROPS[pets[0].name].slot == "big" and scene.feeling in ("joyful", "content", "reflective", "neutral", "sad"):
        return replace(scene, pose="reach")
    if PROPS[pets[0].name].slot != "ground":
        return scene
    if scene.feeling in ("joyful", "content", "sad", "reflective", "neutral", "anxious"):
        return replace(scene, pose="crouch")
    return replace(scene, pose="accuse") if scene.feeling == "angry" else scene


def _things_placed(scene: SceneSpec, story: Story) -> SceneSpec:
    """Things on, in and under others: both are there, the smaller one is not in the hands."""
    if scene.heavy:
        return scene
    for name, (how, base) in story.where.items():
        if base in table("supports")["hero"] and scene.staging in ("floor", "seat"):
            props = tuple(replace(p, at=f"on {base}") if p.name == name and _sits(p) else p for p in scene.props)
            scene = replace(scene, props=props)
            continue
        if scene.staging != "floor":
            continue
        thing = next((prop for prop in scene.props if prop.name == name), None)
        held = any(one.holds == name for one in scene.companions) or scene.story in table("deeds")
        if thing is None or thing.state not in ("present", "broken", "absent") or held:
            continue
        if base not in {prop.name for prop in scene.props}:
            if any(PROPS[prop.name].slot == "big" for prop in scene.props):
                continue
            if base not in ("tree", "house", "wall") and not PLACES[scene.place].indoors:
                if story.place:
                    continue
                scene = replace(scene, place="home")
            if base in ("tree", "house", "wall") and PLACES[scene.place].indoors:
                scene = replace(scene, place="garden")
        state = "present" if thing.state == "broken" and how != "on" else thing.state
        bearer = PropSpec(base, "broken" if how == "through" else "present")
        how = "on" if how == "through" else how
        rest = tuple(prop for prop in scene.props if prop.name not in (name, base))
        placed = (replace(thing, at=f"{how} {base}", state=state), bearer, *rest)[:3]
        pose = scene.pose if scene.pose not in ("hold", "give") else _STANDS.get(scene.feeling, "address")
        scene = replace(scene, props=placed, pose=pose)
    return scene


def _sits(prop: PropSpec) -> bool:
    """Whether a thing is there and small enough for a lap."""
    return prop.state == "present" and PROPS[prop.name].slot != "big"


def _people_related(scene: SceneSpec, story: Story) -> SceneSpec:
    """The scene with the people in it doing what the words say that they do to each other."""
    if scene.heavy or not any(one.state == "present" for one in scene.companions):
        return scene
    deed = story.deed
    if scene.staging == "table" and deed is not None and deed.kind == "beat" and _rules(deed, story):
        return _staged(scene, replace(deed, thing=""))
    if scene.staging in ("table", "seat") and deed is not None and deed.rule("floor") and _rules(deed, story):
        return _staged(replace(scene, staging="floor"), deed)
    if story.spurned and scene.staging == "table" and scene.feeling in ("sad", "angry", "anxious"):
        scene = replace(scene, staging="floor")
    if scene.staging != "floor":
        return _blamed(scene, story)
    if deed is not None and _rules(deed, story):
        return _staged(scene, deed)
    if story.action == "help" and any(PROPS[p.name].slot != "hand" and p.state == "present" for p in scene.props):
        first = replace(scene.companions[0], pose="crouch")
        return replace(scene, pose="crouch", companions=(first, *scene.companions[1:]))
    present = [one for one in scene.companions if one.state == "present"]
    if len(present) == 2 and story.among:
        return _among_others(scene, story)
    if story.stands_on and not any(PROPS[prop.name].slot == "big" for prop in scene.props):
        pose = "toddle" if scene.companions[0].pose in _FREE else scene.companions[0].pose
        pose = "dance" if story.action == "dance" else pose
        first = replace(scene.companions[0], on=story.stands_on, pose=pose)
        outdoors = story.stands_on in ("tree", "house", "wall")
        place = scene.place if PLACES[scene.place].indoors != outdoors else "garden" if outdoors else "home"
        props = (PropSpec(story.stands_on), *scene.props)[:3]
        return replace(scene, place=place, props=props, companions=(first, *scene.companions[1:]))
    if story.spurned and scene.feeling in ("sad", "angry", "anxious"):
        first = replace(scene.companions[0], pose="crossed", expression="neutral", turned=True, holds="")
        return replace(scene, pose="reach", companions=(first, *scene.companions[1:]))
    if story.theirs:
        return _luck_of_other(scene, story)
    if story.others_deed and not story.frame:
        scene = _done_by_other(scene, story)
    return _blamed(_with_own_thing(_together(scene, story), story), story)


def _with_own_thing(scene: SceneSpec, story: Story) -> SceneSpec:
    """What somebody is said to use, wear, find or learn with is in that one's hands and not in the hero's."""
    first = scene.companions[0]
    if not story.blamed or story.frame or story.hero_acts or first.holds or first.state != "present":
        return scene
    thing = next(
        (p.name for p in scene.props if p.state == "present" and not p.at and PROPS[p.name].slot == "hand"), ""
    )
    if not thing or first.pose not in (*_FREE, "shrug"):
        return scene
    pose = scene.pose if scene.pose != "hold" else _LOOKS_ON.get(scene.feeling, _STANDS.get(scene.feeling, "address"))
    return replace(scene, pose=pose, companions=(replace(first, holds=thing, pose="hold"), *scene.companions[1:]))


def _rules(deed: Deed, story: Story) -> bool:
    """Whether a deed tells more than frame and action do."""
    over = deed.rule("over", [])
    weak = table("weights")["weak"]
    return deed.to != "second" and story.frame in ("", *over) and story.action in ("", *over, *weak["actions"])


def _staged(scene: SceneSpec, deed: Deed) -> SceneSpec:
    """Both in the poses of the deed, the thing where the deed has it."""
    hero_does = deed.by == "hero"
    if deed.kind == "eat_up" and scene.place == "cafe":
        scene = replace(scene, place="kitchen")
    effects = (*scene.effects, *deed.rule("effects", ()))
    doer, receiver = str(deed.rule("doer")), str(deed.rule("receiver"))
    own, theirs = (doer, receiver) if hero_does else (receiver, doer)
    other = next(one for one in scene.companions if one.state == "present")
    rest = [one for one in scene.companions if one is not other and not (deed.thing == "baby" and one.word == "baby")]
    own, theirs = (_shown(pose, scene.feeling, deed) for pose in (own, theirs))
    props = [prop for prop in scene.props if prop.name != deed.thing]
    if deed.kind == "groom":  # a big thing would come between the two
        props = [prop for prop in props if PROPS[prop.name].slot != "big"]
    holds = ""
    if deed.thing:
        has = deed.rule("has")
        state = "thrown" if has == "thrown" else str(deed.rule("state")) or "present"
        colour = next((prop.colour for prop in scene.props if prop.name == deed.thing), "")
        kept = (p for p in props if p.state in ("said", "heard") or p.name in _SCENERY)
        onto = _spilled_on(scene) if state == "spilled" else ""
        if onto:
            props = [PropSpec(deed.thing, state, colour, at=f"on {onto}"), PropSpec(onto)]
        else:
            props = [PropSpec(deed.thing, state, colour), *kept][:3]
        if (has == "doer" and not hero_does) or (has == "receiver" and hero_does):
            holds = deed.thing if _is_carried(deed.thing) else ""
    tool = str(deed.rule("tool"))
    if tool and hero_does:
        holds, props = (holds, [PropSpec(tool), *props])
    elif tool:
        holds, props = tool, [*props, PropSpec(tool)]
    face = str(deed.rule("receiver_face")) if hero_does else ""
    face = face or (other.expression if scene.feeling in _BRIGHT else _grave(deed, scene))
    made = replace(other, pose=theirs, holds=holds, expression=face)
    return replace(
        scene,
        pose=own if own in POSES else scene.pose,
        companions=(made, *rest),
        props=tuple(props),
        effects=tuple(dict.fromkeys(effects)),
        story=scene.story or deed.kind,
    )


_SCENERY = ("stairs", "escalator")
"""Things that say where a deed is done."""
_SOAKED = ("laptop", "computer", "books", "paper", "notebook", "open book", "keyboard", "photo album", "phone")


def _spilled_on(scene: SceneSpec) -> str:
    """What a drink was spilled over."""
    return next((one.name for one in scene.props if one.name in _SOAKED), "")


def _grave(deed: Deed, scene: SceneSpec) -> str:
    """The face of the other one in a deed that is no joy."""
    if scene.feeling == "angry":
        return "angry" if deed.kind == "hit" else "pleased"
    return "caring" if deed.kind in ("comfort", "hug", "give", "teach") else "neutral"


def _shown(pose: str, feeling: str, deed: Deed) -> str:
    """Poses that the feeling and the thing choose."""
    if pose == "lookat":
        return _LOOKS_ON.get(feeling, "still")
    if pose == "learn":
        return "hold" if deed.thing and _is_carried(deed.thing) else "applaud" if feeling == "joyful" else "address"
    return pose


def _is_carried(name: str) -> bool:
    known = PROPS[name]
    return known.slot == "hand" or (known.slot == "ground" and (known.hold < 1 or name in _LIVELY))


def _done_by_other(scene: SceneSpec, story: Story) -> SceneSpec:
    """An action that somebody else does: that one does it, the hero looks on."""
    pose = str(story.rule("pose") or "")
    first = scene.companions[0]
    if pose not in POSES or POSES[pose].legs is None or POSES[pose].seated or first.state != "present":
        return scene
    if first.pose not in _FREE or pose in (*_FREE, "wave", "leash"):
        return scene
    needed = _PLAYED.get(pose, "")
    names = {prop.name for prop in scene.props}
    holds = needed if needed in names else first.holds
    if needed and needed not in names:
        return scene
    face = first.expression if scene.feeling in _BRIGHT else str(story.rule("expression") or "neutral")
    made = replace(first, pose=pose, holds=holds, expression=face)
    own = _LOOKS_ON.get(scene.feeling, scene.pose)
    own = "crouch" if pose == "toddle" else own
    if pose == "dance" and len(scene.companions) > 1:
        both = (made, replace(scene.companions[1], pose=pose, expression=face))
        return replace(scene, companions=both, pose=own)
    return replace(scene, companions=(made, *scene.companions[1:]), pose=own)


def _among_others(scene: SceneSpec, story: Story) -> SceneSpec:
    """What two others do to each other while the hero looks on."""
    first, second = scene.companions[:2]
    kind = story.deed.kind if story.deed is not None else ""
    entry = table("deeds").get(kind, {})
    doer, receiver = entry.get("doer", first.pose), entry.get("receiver", second.pose)
    faces = (first.expression, str(entry.get("receiver_face") or second.expression))
    if story.frame == "argued":
        doer, receiver, faces = "accuse", "accuse", ("angry", "angry")
    elif story.action == "propose":
        doer, receiver, faces = "kneel", "startle", ("love", "thrilled")
    if receiver in ("learn", "lookat"):
        receiver = "address"
    if doer not in POSES or receiver not in POSES:
        return scene
    first = replace(first, pose=doer, expression=faces[0], turned=True)
    second = replace(second, pose=receiver, expression=faces[1])
    own = {"sad": "ears", "angry": "fists", "anxious": "cheeks"}.get(
        scene.feeling, _LOOKS_ON.get(scene.feeling, "still")
    )
    effects = tuple(name for name in scene.effects if name != "hearts")
    return replace(scene, pose=own, companions=(first, second), effects=effects)


def _luck_of_other(scene: SceneSpec, story: Story) -> SceneSpec:
    """What befell somebody else: that one holds the prize, weeps or is bandaged; the hero is glad or comforts."""
    first = scene.companions[0]
    if first.state != "present":
        return scene
    high = next((prop.name for prop in scene.props if prop.state == "high"), "")
    if high:
        glad = "joyful" if scene.feeling in _BRIGHT else "angry" if story.frame == "found" else "pleased"
        first = replace(first, pose="high", holds=high, expression=glad)
        pose = _LOOKS_ON.get(scene.feeling, "cheeks" if scene.feeling == "anxious" else "still")
        return replace(scene, pose=pose, companions=(first, *scene.companions[1:]))
    if story.frame in ("failed", "cried", "injured", "embarrassed"):
        weeps = {"cried": "cry", "embarrassed": "facepalm"}.get(story.frame, "slump")
        first = replace(first, pose=weeps, expression="sad")
        kept = (name for name in scene.effects if "cast" not in name and name != "tears")
        effects = tuple(f"their {name}" if "bandaged" in name else name for name in kept)
        pose = "comfort" if scene.feeling != "angry" else scene.pose
        return replace(scene, pose=pose, companions=(first, *scene.companions[1:]), effects=effects)
    return scene


def _blamed(scene: SceneSpec, story: Story) -> SceneSpec:
    """Who did it shrugs and is accused: nobody comforts a person whom he made angry."""
    harm = scene.feeling == "angry" or (scene.feeling in ("sad", "anxious") and story.frame in _HARM)
    if not harm or not story.blamed or story.theirs or scene.companions[0].expression != "caring":
        return scene
    held = scene.companions[0].holds
    first: Companion = replace(scene.companions[0], expression="neutral", pose="hold" if held else "shrug")
    pose = "accuse" if scene.pose == "fists" else scene.pose
    if scene.staging != "floor":
        return replace(scene, companions=(replace(first, pose="still"), *scene.companions[1:]))
    if any(prop.state in FLOATING for prop in scene.props):
        first = replace(first, pose="crossed")
    return replace(scene, companions=(first, *scene.companions[1:]), pose=pose)
