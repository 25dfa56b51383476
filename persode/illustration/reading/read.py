"""From an episode and a person's choices to a `SceneSpec`: the story gets looks, a face, a pose, a place, a light."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.episode import EpisodeMetadata
from persode.illustration.figure.look import Look
from persode.illustration.figure.poses import POSES
from persode.illustration.identity import look_of
from persode.illustration.palettes import PALETTES, mood_of
from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import index_of_nouns, table
from persode.illustration.reading.outfit import outfit_colour
from persode.illustration.reading.people import companion_look
from persode.illustration.reading.story import Person, Story, read_place, read_story
from persode.illustration.reading.words import read_words
from persode.illustration.scene import Companion, PropSpec, SceneSpec
from persode.illustration.styles import nearest_style
from persode.onboarding import OnboardingPreferences

__all__ = ["read_scene"]

_FEELING_POSE = {
    "joyful": "cheer", "content": "stand", "sad": "slump", "angry": "fists", "anxious": "cheeks",
    "reflective": "still", "surprised": "startle", "neutral": "stand",
}  # fmt: skip
_TABLE_POSE = {"sad": "chin", "anxious": "desk", "tired": "chin", "reflective": "chin"}
_FRAME_POSE = {
    "argued": "fists", "missed": "reach", "stolen": "fists", "died": "hold", "splash": "fists", "failed": "slump",
    "selfharm": "sit",
}  # fmt: skip
_ON_FOOT = ("won", "passed", "died", "ended", "splash", "stolen", "lost", "missed", "argued", "adopted", "selfharm")
_OUTDOOR_THINGS = (
    "bicycle", "scooter", "car", "taxi", "bus", "boat", "kite", "tent", "horse", "rainbow", "snowman", "skateboard",
)  # fmt: skip
_SENT_WORD = r"(?:says?|said|told|texted|texts|wrote|writes|called|calls|rang|asked|asks|emailed|messaged)\b"
_BRIGHT = ("joyful", "content", "surprised")


def read_scene(
    episode: EpisodeMetadata, prefs: OnboardingPreferences, seed: int, background_style: str | None = None
) -> SceneSpec:
    """The scene that an episode gives. Identity decides only how the hero (and kin) look, never what happens where."""
    feeling = episode.emotion if episode.emotion in _FEELING_POSE else "neutral"
    text = episode.text if not episode.event or episode.event in episode.text else f"{episode.event}. {episode.text}"
    story = read_story(text)
    if not story.people and not story.heavy:
        story.people = _people_of(episode)
    hero = look_of(prefs)
    mood = _mood(story, feeling)
    place = _place(story, episode, prefs)
    staging = _staging(story, place)
    time = _time(story, feeling, place)
    if "gown" in _effects(story) and not story.others_deed:
        hero = replace(hero, fashion="gown", top="")
    elif staging == "water":
        hero = replace(hero, fashion="swim", top=hero.top or outfit_colour(PALETTES[mood], False, seed))
    elif not hero.top:
        hero = replace(hero, top=outfit_colour(PALETTES[mood], PLACES[place].indoors, seed))
    expression = _expression(story, feeling, episode.emotional_intensity)
    props = _props(story, place, staging, feeling)
    return SceneSpec(
        place=place,
        time=time,
        weather=story.weather,
        feeling=feeling,
        mood=mood,
        style=nearest_style(background_style or prefs.background_style or ""),
        hero=hero,
        expression=expression,
        pose=_pose(story, feeling, expression, staging, props),
        staging=staging,
        story=story.frame or story.action,
        props=props,
        companions=_companions(story, hero, feeling, staging, seed),
        effects=_visible_effects(story, feeling, episode.emotional_intensity),
        heavy=story.heavy,
        seed=seed,
    )


def _people_of(episode: EpisodeMetadata) -> list[Person]:
    """People whom the analyzer found and our words did not: names are friends. Who only sent word is not there."""
    people = []
    here = [n for n in episode.people if not re.search(rf"\b{re.escape(str(n))}\s+{_SENT_WORD}", episode.text, re.I)]
    for name in here[:2]:
        found = index_of_nouns("people").find(read_words(str(name)))
        kind = found[0].value if found else "friend"
        people.append(Person("friend" if "pair" in table("people")[kind] else kind))
    return people


def _mood(story: Story, feeling: str) -> str:
    if story.heavy:
        return "calm" if feeling in ("content", "joyful") else "sadness"
    if story.frame == "love" and feeling in ("joyful", "content", "surprised", "neutral", "reflective"):
        return "love"
    if story.frame == "tired" and feeling in ("neutral", "sad", "reflective"):
        return "tired"
    return mood_of(feeling)


def _place(story: Story, episode: EpisodeMetadata, prefs: OnboardingPreferences) -> str:
    named = story.place
    if story.action in ("swim", "surf") and named not in ("sea", "lake", "pool"):
        named = str(story.rule("place"))
    if story.action == "graduate" and named in ("", "school"):
        named = "park"
    if story.frame == "splash" or ("leaving" in story.things.values() and named in ("", "home", "station")):
        return "city" if story.frame == "splash" else "station"
    if story.frame == "selfharm":
        return "home"
    from_lists = next((place for word in episode.places if (place := read_place(str(word)))), "")
    implied = "" if story.frame in _ON_FOOT else str(story.rule("place") or "")
    theme = read_place(prefs.background_theme or "") or "home"
    if not named and not from_lists and implied == "park" and theme in PLACES and not PLACES[theme].indoors:
        implied = theme
    outside = {name for name, state in story.things.items() if state != "thought"} & set(_OUTDOOR_THINGS)
    if (story.weather or outside) and PLACES[theme].indoors:
        theme = (
            "park" if story.weather == "snow" or outside & {"kite", "tent", "horse", "rainbow", "snowman"} else "city"
        )
    chosen = named or from_lists or implied or story.hint or theme
    if not (named or from_lists) and not PLACES[chosen].indoors and _wants_table(story):
        return "home"
    return chosen


def _wants_table(story: Story) -> bool:
    birthday = story.frame == "forgotten" and "cake" in story.things
    return birthday or (story.frame not in _ON_FOOT and story.rule("staging") == "table")


def _staging(story: Story, place: str) -> str:
    if story.frame == "splash":
        return "road"
    if story.frame == "selfharm":
        return "seat"
    if story.frame == "forgotten" and "cake" in story.things:
        return "table" if PLACES[place].indoors else "floor"
    if story.frame in _ON_FOOT:
        return "seat" if story.frame == "adopted" and story.rule("staging") == "seat" else "floor"
    staging = str(story.rule("staging") or "floor")
    if story.others_deed and staging != "table":
        return "floor"
    if place == "pool" or (staging == "water" and place in ("sea", "lake")):
        return "water"
    if staging == "floor" and place == "cafe" and not story.action:
        return "table"
    if staging == "table" and not PLACES[place].indoors:
        return "seat" if story.action in ("eat", "drink", "date", "work", "study", "doze") else "floor"
    if staging == "bed" and place not in ("bedroom", "hospital", "home"):
        return "seat" if story.action in ("sleep", "wait") else "table"
    return staging


def _time(story: Story, feeling: str, place: str) -> str:
    time = story.time or str(story.rule("time") or "")
    if not time:
        outdoors = not PLACES[place].indoors
        time = {"reflective": "sunset", "anxious": "night" if outdoors else "grey"}.get(
            feeling, "grey" if feeling == "sad" and outdoors else "day"
        )
    if story.weather in ("rain", "storm", "fog", "snow") and time in ("day", "sunset"):
        return "grey"
    return time


def _expression(story: Story, feeling: str, intensity: float) -> str:
    if story.frame == "died":
        return "grieving" if feeling != "content" else "reflective"
    if story.frame == "selfharm":
        return "reflective"
    if story.others_deed:
        return feeling
    if story.frame == "tired" and feeling in ("neutral", "sad", "reflective"):
        return "tired"
    if story.frame == "love" and feeling in ("content", "neutral"):
        return "love"
    if not story.frame and story.rule("expression") and feeling not in ("joyful", "angry"):
        return str(story.rule("expression"))
    if feeling == "joyful" and 0 < intensity < 0.45:
        return "pleased"
    return feeling


def _props(story: Story, place: str, staging: str, feeling: str) -> tuple[PropSpec, ...]:
    chosen = dict(story.things)
    if story.frame == "died":
        chosen = {name: state for name, state in chosen.items() if state == "absent"}
        if not chosen:
            chosen["candle"] = "present"
    if staging == "road":
        chosen.pop("car", None)
        chosen.pop("outfit", None)
    if {"basketball", "tennis racket"} & set(chosen):
        chosen.pop("football", None)
    if place == "train":
        for name in ("bus", "train"):
            if chosen.get(name) == "present":
                chosen.pop(name)
    if PLACES[place].indoors:
        for name in ("bus", "train", "car", "taxi", "boat", "horse", "tent", "plane", "scooter", "rainbow"):
            if chosen.get(name) == "present":
                chosen[name] = "thought"
    wanted = 1 if staging in ("floor", "seat", "water") else 2
    if story.frame not in (*_ON_FOOT, "failed") and "thought" not in chosen.values():
        for name in story.rule("props") or ():
            present = sum(PROPS[known].slot != "sky" for known in chosen)
            if present < wanted or PROPS[name].slot == "sky":
                chosen.setdefault(name, "present")
    if place == "fantasy":
        chosen = {name: "present" if state == "thought" else state for name, state in chosen.items()}
    if story.action == "wait" and chosen.get("clock") == "present":
        chosen["clock"] = "thought"
    if staging == "floor" and feeling in _BRIGHT and not story.heavy:
        chosen = {
            name: "high" if name in ("trophy", "medal") and state == "present" else state
            for name, state in chosen.items()
        }
    if staging == "table" and not chosen and place == "cafe":
        chosen["coffee"] = "present"
    ranked = sorted(chosen.items(), key=lambda item: item[1] == "present")
    return tuple(PropSpec(name, state, story.colours.get(name, "")) for name, state in ranked[:3])


def _pose(story: Story, feeling: str, expression: str, staging: str, props: tuple[PropSpec, ...]) -> str:
    states = {prop.state for prop in props}
    present = [prop for prop in props if prop.state == "present"]
    carried = [prop for prop in present if PROPS[prop.name].slot == "hand"]
    if story.others_deed and staging == "floor" and "high" not in states:
        return _FEELING_POSE[feeling]
    if staging == "water":
        return "splash" if feeling == "joyful" else "swim"
    if staging == "bed":
        return "tuck"
    if staging == "seat":
        return "sit"
    if staging == "table":
        if story.action == "doze" and not story.frame:
            return "nap"
        if expression == "tired" or feeling in _TABLE_POSE:
            return _TABLE_POSE.get("tired" if expression == "tired" else feeling, "rest")
        return str(story.rule("pose") or "rest") if story.rule("staging") == "table" else "rest"
    if "high" in states:
        return "high"
    if any(prop.name in ("dog", "puppy") and prop.state == "absent" for prop in props):
        return "leash"
    if story.frame in _FRAME_POSE and not (story.frame == "died" and not carried):
        return _FRAME_POSE[story.frame] if story.frame != "stolen" or feeling == "angry" else _FEELING_POSE[feeling]
    if any(prop.name == "umbrella" for prop in present):
        return "umbrella"
    if any(prop.name == "suitcase" for prop in present):
        return "drag" if feeling in _BRIGHT else "leash"
    pose = story.rule("pose")
    if pose and (POSES[pose].legs is None or POSES[pose].seated):  # here is no table and no seat
        pose = "hold" if carried else None
    if pose and not (pose in ("cheer", "dance", "wave", "run") and feeling in ("sad", "angry", "anxious")):
        return str(pose) if pose != "cheer" or feeling in _BRIGHT else _FEELING_POSE[feeling]
    if expression == "tired":
        return "slump"
    if carried and feeling != "angry":
        return "hold"
    return _FEELING_POSE[feeling]


def _companions(story: Story, hero: Look, feeling: str, staging: str, seed: int) -> tuple[Companion, ...]:
    made = []
    for number, person in enumerate(story.people[:2]):
        expression, pose = _mien(story, feeling, person.state)
        look = companion_look(person.kind, number, hero, seed)
        if number == 0 and story.others_deed and "gown" in _effects(story):
            look = replace(look, fashion="gown", top="")
        if staging == "water":
            look = replace(look, fashion="swim")
        made.append(Companion(person.kind, look, expression, pose, person.state))
    return tuple(made)


def _mien(story: Story, feeling: str, state: str) -> tuple[str, str]:
    if state != "present":
        return "content", "stand"
    if story.frame == "argued":
        return "angry", "fists"
    if story.frame == "mocked":
        return "pleased", "point"
    if story.frame == "died":
        return "grieving", "still"
    if story.action == "hug":
        return "love", "hug"
    if story.others_deed and not story.frame and story.rule("expression"):
        return str(story.rule("expression")), "still"
    if story.frame in ("won", "passed") or story.action in ("graduate", "party", "dance", "concert"):
        return ("joyful", "cheer") if feeling in _BRIGHT else ("neutral", "stand")
    return {
        "joyful": ("joyful", "wave"),
        "content": ("pleased", "stand"),
        "surprised": ("joyful", "wave"),
        "angry": ("neutral", "stand"),
        "sad": ("reflective", "still"),
        "anxious": ("reflective", "still"),
    }.get(feeling, ("content", "stand"))


def _effects(story: Story) -> list[str]:
    frame = table("frames")[story.frame].get("effects", []) if story.frame else []
    return [*frame, *(story.rule("effects") or [])]


def _visible_effects(story: Story, feeling: str, intensity: float) -> tuple[str, ...]:
    if story.heavy:
        return ()
    effects = _effects(story)
    if feeling not in _BRIGHT:
        effects = [effect for effect in effects if effect in ("gown", "bandage")]
    elif feeling == "joyful" and intensity >= 0.8 and "confetti" not in effects:
        effects.append("confetti")
    if story.frame == "argued":
        effects.append("quarrel")
    if feeling == "anxious" and not story.frame and story.action in ("study", "present", "sleepless"):
        effects.append("looming")
    return tuple(dict.fromkeys(effects))
