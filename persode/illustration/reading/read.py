"""From an episode and a person's choices to a `SceneSpec`: the story gets looks, a face, a pose, a place, a light."""

from __future__ import annotations

from dataclasses import replace

from persode.episode import EpisodeMetadata
from persode.illustration.figure.look import Colours
from persode.illustration.figure.marks import FACE_MARKS
from persode.illustration.figure.poses import POSES
from persode.illustration.identity import look_of
from persode.illustration.palettes import PALETTES, mood_of
from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.reading.company import BRIGHT, companions, effects_of, new_hair_of_others, people_of
from persode.illustration.reading.details import new_hair
from persode.illustration.reading.lexicon import table
from persode.illustration.reading.outfit import outfit_colour
from persode.illustration.reading.record import ANIMALS, FOODS
from persode.illustration.reading.relate import related
from persode.illustration.reading.story import Story, read_story
from persode.illustration.reading.whereabouts import ON_FOOT, place_of, staging_of, time_of
from persode.illustration.reading.words import read_words
from persode.illustration.scene import GROUPS, RIDES, SKIES, PropSpec, SceneSpec
from persode.illustration.styles import nearest_art, nearest_style
from persode.onboarding import OnboardingPreferences

__all__ = ["read_scene"]

_FEELING_POSE = {
    "joyful": "cheer", "content": "stand", "sad": "slump", "angry": "fists", "anxious": "cheeks",
    "reflective": "still", "surprised": "startle", "neutral": "stand",
}  # fmt: skip
_TABLE_POSE = {"sad": "chin", "anxious": "desk", "tired": "chin", "reflective": "chin"}
_FRAME_POSE = {
    "argued": "accuse", "missed": "reach", "stolen": "fists", "died": "hold", "splash": "fists", "failed": "slump",
    "selfharm": "sit", "farewell": "wave", "unanswered": "hold", "injured": "slump",
    "scolded": "slump", "apologised": "bow", "laughed": "belly", "cried": "cry", "embarrassed": "facepalm",
    "refused": "slump", "betrayed": "slump", "jealous": "slump", "broke": "shrug", "stood_up": "slump",
    "panic": "cheeks",
    "sold": "hold",
}  # fmt: skip
_NOT_IN_A_ROOM = (
    "bus", "train", "car", "taxi", "boat", "horse", "tent", "plane", "scooter", "rainbow", "cow", "deer",
)  # fmt: skip
_TOOLS = ("iron", "broom", "violin", "weights", "bicycle", "guitar", "kite", "ring")
"""Things without which the pose of their action means nothing."""
_GLAD = (
    "won", "passed", "praised", "found", "asked_out", "confessed", "love", "allowed", "married", "kiss", "hands", "hug",
    "propose", "party", "leap", "leap_wild", "coaster",
    "ferris", "water_slide", "soar", "concert", "stargaze", "braces_off",
)  # fmt: skip
"""What nobody is shocked by: surprise is a thrill then."""
_INSTEAD = {
    "boiling pot": ("pot", "soup", "milk", "noodles", "vegetables", "jam"),
    "foaming flask": ("chemistry flask", "T-shirt", "boiling pot"), "flipped pancake": ("cookies", "pot"),
    "stuck pancake": ("cookies", "pot"), "bright smile": ("braces", "mirror"), "goat": ("cow", "sheep"),
    "tufts": ("mirror",), "compass": ("map",),
    "milk pail": ("milk", "broom"), "traffic cone": ("car",), "clipboard": ("car",),
}  # fmt: skip
"""Things that leave no room for others that words or deed would bring beside them."""
_LOVERS = ("partner", "girlfriend", "boyfriend", "friend", "youth")
_WATCHED = {"joyful": "applaud", "content": "address", "anxious": "cheeks", "angry": "fists", "surprised": "startle"}
_SOBER = (
    "aboard", "watching", "sore eyes", "gown", "falling", "piggyback", "puzzled", "talk", "looming", "cast arm",
    "cast leg", "soaked", "barred", "muddy", "stained", *RIDES, *GROUPS, *FACE_MARKS,
)  # fmt: skip
"""Effects that a sad, angry or anxious picture has, too."""


def read_scene(episode: EpisodeMetadata, prefs: OnboardingPreferences, seed: int) -> SceneSpec:
    """The scene that an episode gives. Identity decides only how the hero (and kin) look, never what happens where."""
    feeling = episode.emotion if episode.emotion in _FEELING_POSE else "neutral"
    text = episode.text if not episode.event or episode.event in episode.text else f"{episode.event}. {episode.text}"
    story = read_story(text)
    if story.frame == "passed" and feeling in ("sad", "angry", "anxious"):
        story.frame, story.things = "", {name: "present" for name in story.things if name != "gold star"}
    if story.frame == "failed" and feeling in ("joyful", "content"):
        story.frame, story.things = "", dict.fromkeys(story.things, "present")
    if story.frame == "argued" and (feeling in BRIGHT or not (story.people or episode.people)):
        story.frame = ""
    if not story.heavy and not story.rule("alone") and (named := people_of(episode)) and not _are_named(story):
        story.people = named
    if story.action == "talk" and not story.people:
        story.action = ""
    hero = new_hair(look_of(prefs), read_words(text))
    mood = _mood(story, feeling)
    place = place_of(story, episode, prefs)
    staging = staging_of(story, place)
    if staging == "bedside":
        story.people.sort(key=lambda one: one.kind == "doctor")
    time = time_of(story, feeling, place)
    if "gown" in effects_of(story) and not story.others_deed:
        hero = replace(hero, fashion="gown", top="")
    elif staging == "water" or ({"slide", "dive", "bathtub"} & set(effects_of(story)) and staging == "vessel"):
        hero = replace(hero, fashion="swim", top=hero.top or outfit_colour(PALETTES[mood], False, seed))
    elif story.action == "try_on" and "outfit" in story.things and not story.others_deed:
        hero = replace(hero, fashion="dress", top="#f6efe2" if "wedding" in text.lower() else hero.top)
    elif not hero.top:
        hero = replace(hero, top=outfit_colour(PALETTES[mood], PLACES[place].indoors, seed))
    expression = _expression(story, feeling, staging, episode.emotional_intensity)
    props = _props(story, place, staging, feeling)
    props = tuple(replace(one, colour=Colours.of(hero).hair) if one.name == "tufts" else one for one in props)
    scene = SceneSpec(
        place=place,
        thought_place=story.thought_place,
        time=time,
        weather=story.weather or str(story.rule("weather") or ""),
        feeling=feeling,
        mood=mood,
        style=nearest_style(prefs.background_style or ""),
        hero=hero,
        expression=expression,
        pose=_bared(_pose_among(_pose(story, feeling, expression, staging, props), story, staging), story),
        staging=staging,
        story=story.frame or story.action,
        props=props,
        companions=new_hair_of_others(companions(story, hero, feeling, staging, props, seed), read_words(text)),
        effects=_visible_effects(story, place, feeling, episode.emotional_intensity),
        heavy=story.heavy,
        seed=seed,
        art_style=nearest_art(prefs.art_style or ""),
    )
    return related(scene, story)


def _mood(story: Story, feeling: str) -> str:
    if story.heavy:
        return "calm" if feeling in ("content", "joyful") else "sadness"
    if story.frame == "love" and feeling in ("joyful", "content", "surprised", "neutral", "reflective"):
        return "love"
    if story.frame == "tired" and feeling in ("neutral", "sad", "reflective"):
        return "tired"
    return mood_of(feeling)


def _expression(story: Story, feeling: str, staging: str, intensity: float) -> str:
    if story.frame == "died":
        return "grieving" if feeling != "content" else "reflective"
    if story.frame == "selfharm":
        return "reflective"
    if story.face and staging in ("seat", "bed"):
        return story.face
    if story.others_deed:
        return feeling
    if story.frame == "tired" and feeling in ("neutral", "sad", "reflective"):
        return "tired"
    if story.frame == "love" and feeling in ("content", "neutral"):
        return "love"
    on_foot = staging == "floor" and story.rule("expression") == "asleep"
    if not story.frame and story.rule("expression") and feeling not in ("joyful", "angry") and not on_foot:
        return str(story.rule("expression"))
    if feeling == "surprised" and (story.frame in _GLAD or story.action in _GLAD):
        return "thrilled"
    if feeling == "joyful" and 0 < intensity < 0.45:
        return "pleased"
    return feeling


def _props(story: Story, place: str, staging: str, feeling: str) -> tuple[PropSpec, ...]:
    chosen = dict(story.things)
    if staging == "seat":
        chosen = {
            name: state for name, state in chosen.items() if name not in ("armchair", "sofa") or state != "present"
        }
    if story.action == "try_on" and not story.others_deed:
        chosen.pop("outfit", None)
    if story.rule("only") and not story.frame:
        chosen = {name: state for name, state in chosen.items() if name in story.rule("props", ())}
    if story.frame == "died":
        mourning = ("gravestone", "bouquet", "candle", "urn", "young tree")
        chosen = {name: state for name, state in chosen.items() if state == "absent" or name in mourning}
        if not chosen:
            chosen["candle"] = "present"
    if staging == "car" and story.action == "driving_test":
        chosen = {name: state for name, state in chosen.items() if name in ("traffic cone", "licence")}
    if staging == "road":
        chosen.pop("car", None)
        chosen.pop("outfit", None)
    if {"basketball", "tennis racket"} & set(chosen):
        chosen.pop("football", None)
    if place == "train":
        for name in ("bus", "train"):
            if chosen.get(name) == "present":
                chosen.pop(name)
    if PLACES[place].indoors and place != "storeroom":
        for name in _NOT_IN_A_ROOM:
            if chosen.get(name) == "present":
                chosen[name] = "thought"
        if place in ("airport", "cabin"):
            chosen.pop("plane", None)
    alone = staging == "floor" and not story.people
    wanted = 1 if staging in ("floor", "seat", "water") and not alone else 2
    if story.frame == "farewell" and story.action in ("", "travel", "move", "walk", "ride"):
        chosen.pop("plane", None)
        if place not in ("school", "office", "stage"):
            chosen.setdefault("suitcase", "present")
    elif (story.frame == "farewell" or story.frame not in (*ON_FOOT, "failed")) and "thought" not in chosen.values():
        for name in story.rule("props") or ():
            if PROPS[name].slot == "sky" and any(PROPS[known].slot == "sky" for known in chosen):
                continue
            if set(chosen) & set({"meal": FOODS, "chess": ("cards", "dice", "puzzle")}.get(name, ())):
                continue
            present = sum(PROPS[known].slot not in ("sky", "big") for known in chosen)
            held = (
                staging == "seat"
                and PROPS[name].slot == "hand"
                and not any(PROPS[one].slot == "hand" for one in chosen)
            )
            if present < wanted or held or PROPS[name].slot in ("sky", "big") or name in _TOOLS:
                chosen.setdefault(name, "present")
    for name in [name for name in _INSTEAD if name in chosen]:
        chosen = {known: state for known, state in chosen.items() if known not in _INSTEAD[name]}
    if story.action == "milk" and "goat" not in chosen:
        chosen.setdefault("cow", "present")
    if not PLACES[place].indoors and chosen.get("door") == "present":
        chosen["front door"] = chosen.pop("door")
    if place == "platform" and chosen.get("train") in ("absent", "present"):
        chosen["train"] = "leaving" if story.frame in ("farewell", "missed", "forgotten", "lost") else "present"
    if place == "fantasy":
        chosen = {name: "present" if state == "thought" else state for name, state in chosen.items()}
    if story.action == "wait" and chosen.get("clock") == "present":
        chosen["clock"] = "thought"
        if story.people:
            chosen.pop("clock")
    if not PLACES[place].indoors:
        chosen.pop("dripping tap", None)
    if story.weather in SKIES:
        chosen = {name: state for name, state in chosen.items() if name not in ("shooting star", "moon", "telescope")}
    if place == "cinema":
        chosen.pop("tv", None)
    if place == "bridge" and chosen.get("train") == "present":
        chosen.pop("train")
    if story.frame == "house_fire":
        chosen = {name: state for name, state in chosen.items() if name in ("burning house", "fire")}
    if story.frame == "married":
        chosen.pop("ring", None)
    if {"whale", "dolphin"} & set(chosen):
        chosen.pop("boat", None)
    if "easel" in chosen:
        chosen.pop("photo album", None)
    if staging == "floor" and feeling in BRIGHT and not story.heavy:
        chosen = {
            name: "high" if name in ("trophy", "medal") and state == "present" else state
            for name, state in chosen.items()
        }
    if staging == "table" and not chosen and place == "cafe":
        chosen["coffee"] = "present"
    for state in ("heard", "said"):
        sign = table("frames")[story.frame].get(state) if story.frame else story.rule(state)
        if sign and not (set(chosen.values()) & {"heard", "said"}):
            chosen[sign] = "heard" if story.frame == "apologised" and story.others_deed else state
    ranked = sorted(chosen.items(), key=lambda item: item[1] == "present")
    return tuple(
        PropSpec(
            name,
            state,
            "" if name == "baby" else story.colours.get(name, ""),
            story.number if name in ("cake", "scoreboard") else "",
        )
        for name, state in ranked[:3]
    )


def _are_named(story: Story) -> bool:
    """Whether the words themselves say who is there, by more than a pronoun."""
    return any(not (one.kind == "friend" and one.manner) for one in story.people)


def _led(present: list[PropSpec]) -> bool:
    """Whether something is there that the `leash` pose leads or holds."""
    return any(prop.name in ("dog", "puppy", "fishing rod", "watering can", "bicycle") for prop in present)


def _pose(story: Story, feeling: str, expression: str, staging: str, props: tuple[PropSpec, ...]) -> str:
    states = {prop.state for prop in props}
    present = [prop for prop in props if prop.state == "present"]
    carried = [prop for prop in present if PROPS[prop.name].slot == "hand"]
    if feeling in ("surprised", "anxious", "angry"):
        carried = [prop for prop in carried if prop.name not in ANIMALS]
    if story.frame == "farewell" and staging == "floor":
        own = story.rule("pose") if story.action in ("violin", "guitar", "piano", "clear_desk", "party") else None
        return str(own or "wave")
    if story.action == "party" and feeling == "surprised" and staging == "floor":
        return "startle"
    if story.frame == "received" and staging == "floor" and story.people and carried:
        return _FEELING_POSE[feeling]
    if story.others_deed and story.action not in ("noise", "call") and staging == "floor" and "high" not in states:
        return _FEELING_POSE[feeling]
    if staging == "water":
        return "splash" if feeling == "joyful" else "swim"
    if staging == "vessel" and story.others_deed and any(one.state == "present" for one in story.people):
        return _WATCHED.get(feeling, "still") if "dive" not in effects_of(story) else "splash"
    if staging == "vessel":
        return next(pose for name, pose in RIDES.items() if name in effects_of(story))
    if staging == "shore":
        return "haul"
    if staging in ("bed", "car"):
        return {"bed": "tuck", "car": "drive"}[staging]
    if staging in ("seat", "bedside"):
        return "sit"
    if staging == "table":
        if story.action == "doze" and not story.frame:
            return "nap"
        if expression == "tired" or feeling in _TABLE_POSE:
            return _TABLE_POSE.get("tired" if expression == "tired" else feeling, "rest")
        return str(story.rule("pose") or "rest") if story.rule("staging") == "table" else "rest"
    if "high" in states:
        return "high"
    if story.frame == "died" and any(prop.name in ("gravestone", "bouquet") for prop in present):
        return "crouch"
    if any(prop.name in ("dog", "puppy") and prop.state == "absent" for prop in props):
        return "leash"
    if story.frame == "apologised" and story.others_deed:
        return "still"
    if story.weather in SKIES[:3]:
        return "gaze"
    if story.frame == "laughed" and feeling not in BRIGHT:
        return _FEELING_POSE[feeling]
    if story.frame in _FRAME_POSE and not (story.frame == "died" and not carried):
        return _FRAME_POSE[story.frame] if story.frame != "stolen" or feeling == "angry" else _FEELING_POSE[feeling]
    if any(prop.name == "umbrella" for prop in present):
        return "umbrella"
    if any(prop.name == "suitcase" for prop in present):
        return "drag" if feeling in BRIGHT else "leash"
    pose = story.rule("pose")
    if pose and (POSES[pose].legs is None or POSES[pose].seated):  # here is no table and no seat
        pose = "hold" if carried else None
    if carried and (
        pose in ("wave", "still", "stand", "walk", "cheer", "crossed", "address")
        or (pose == "leash" and not _led(present))
    ):
        pose = "hold"
    if pose and not (pose in ("cheer", "dance", "wave") and feeling in ("sad", "angry", "anxious")):
        return str(pose) if pose != "cheer" or feeling in BRIGHT else _FEELING_POSE[feeling]
    if story.action == "sleep" and "tent" in {prop.name for prop in present}:
        return "lotus"
    if expression == "tired":
        return "slump"
    if carried and (feeling != "angry" or any(prop.colour for prop in carried)):
        return "hold"
    return _FEELING_POSE[feeling]


def _bared(pose: str, story: Story) -> str:
    """The pose with the hands off the face, where the face is what tells the event."""
    return "still" if pose in ("cheeks", "facepalm", "cry") and set(effects_of(story)) & set(FACE_MARKS) else pose


def _pose_among(pose: str, story: Story, staging: str) -> str:
    """Who is with somebody does not stand there like a post, and does not reach through them."""
    if staging != "floor" or not any(one.state == "present" for one in story.people):
        return pose
    return "address" if pose in ("stand", "still") else pose


def _visible_effects(story: Story, place: str, feeling: str, intensity: float) -> tuple[str, ...]:
    if story.heavy:
        return ()
    effects = [*effects_of(story), *(["barred"] if story.barred else [])]
    if story.rule("staging") == "vessel" and story.others_deed and any(p.state == "present" for p in story.people):
        effects.append("watching")
    if any(one.state == "thought" for one in story.people):
        effects = [effect for effect in effects if effect != "apart"]
    if PLACES[place].indoors and story.frame == "lonely" and place in ("home", "bedroom", "kitchen"):
        effects = [effect for effect in effects if effect != "apart"]
    if story.frame == "ended":
        effects = [effect for effect in effects if effect not in GROUPS]
    if story.action in ("hands", "hug_arm") and any(one.kind not in _LOVERS for one in story.people):
        effects = [effect for effect in effects if effect != "hearts"]
    if feeling not in BRIGHT:
        effects = ["onlookers" if effect == "crowd" else effect for effect in effects]
        effects = [effect for effect in effects if effect in _SOBER or effect.startswith(("bandaged", "their "))]
    elif feeling == "joyful" and intensity >= 0.8 and "confetti" not in effects:
        effects.append("confetti")
    if story.frame == "argued":
        effects.append("quarrel")
    if "onlookers" in effects:
        return tuple(dict.fromkeys(effects))
    if (
        feeling == "anxious"
        and not story.frame
        and story.action in ("study", "present", "sleepless", "footsteps", "dream")
    ):
        effects.append("looming")
    return tuple(dict.fromkeys(effects))
