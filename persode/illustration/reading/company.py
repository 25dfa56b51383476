"""Who is in the picture beside the hero: with what face, in what pose, holding what; and the effects of the story."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.episode import EpisodeMetadata
from persode.illustration.figure.look import Look
from persode.illustration.figure.marks import FACE_MARKS
from persode.illustration.props import PROPS
from persode.illustration.reading.details import new_hair
from persode.illustration.reading.lexicon import index_of_nouns, table
from persode.illustration.reading.people import companion_look
from persode.illustration.reading.story import Person, Story
from persode.illustration.reading.words import Reading, read_words
from persode.illustration.scene import SKIES, Companion, PropSpec

__all__ = ["BRIGHT", "companions", "effects_of", "new_hair_of_others", "people_of"]

BRIGHT = ("joyful", "content", "surprised")
"""Feelings under which people cheer."""
_HURT = ("injured", "failed", "cried", "lost")
"""Frames under which whoever is there feels with the hero."""
_SENT_WORD = r"(?:says?|said|told|texted|texts|wrote|writes|called|calls|rang|asked|asks|emailed|messaged)\b"


def people_of(episode: EpisodeMetadata) -> list[Person]:
    """People whom the analyzer found and our words did not: names are friends. Who only sent word is not there."""
    people = []
    here = [name for name in episode.people if _is_here(str(name), episode.text)]
    for name in map(str, here[:2]):
        found = index_of_nouns("people").find(read_words(name))
        kind = found[0].value if found else "friend"
        manner = next(
            (m for m, entry in table("titles").items() if set(name.lower().split()) & set(entry["titles"])), ""
        )
        people.append(Person("friend" if "pair" in table("people")[kind] else kind, manner=manner))
    return people


def _is_here(name: str, text: str) -> bool:
    """Whether somebody does more than send word or own something ("grandma's vase")."""
    word = re.escape(name)
    if re.search(rf"\b{word}\s+{_SENT_WORD}", text, re.I):
        return False
    return bool(re.search(rf"\b{word}(?!['\u2019]s\b)", text, re.I)) or not re.search(rf"\b{word}", text, re.I)


def companions(
    story: Story, hero: Look, feeling: str, staging: str, props: tuple[PropSpec, ...], seed: int
) -> tuple[Companion, ...]:
    """Everybody beside the hero, with looks, face, pose, and what they hold."""
    made = []
    giver = _handed_over(story, staging, props)
    for number, person in enumerate(story.people[:2]):
        expression, pose = _mien(story, feeling, person.kind, person.state)
        look = companion_look(person.kind, number, hero, seed, person.manner)
        if number == 0 and story.others_deed and "gown" in effects_of(story):
            look = replace(look, fashion="gown", top="")
        if staging in ("water", "shore") or {"slide", "dive"} & set(effects_of(story)):
            look = replace(look, fashion="swim")
        if number == 0 and staging == "bedside":
            expression, pose = ("asleep" if story.action == "sleep" else "ill"), "tuck"
        if number == 0 and person.kind == "barber" and any(prop.name == "scissors" for prop in props):
            giver = "scissors"
        rides = story.others_deed and story.action == "cycle" and not story.frame
        if number == 0 and person.kind == "referee" and any(prop.name == "red card" for prop in props):
            giver = "red card"
        if number == 0 and person.kind == "examiner" and staging == "car":
            giver = "clipboard"
        if number == 0 and rides and staging == "floor":
            pose, giver = "ride", "bicycle"
        if number == 0 and story.others_deed and story.action == "propose" and staging == "floor":
            pose, giver = "kneel", "ring"
        holds = giver if number == 0 and person.state == "present" else ""
        made.append(
            Companion(
                person.kind,
                look,
                expression,
                "give" if holds == "keys" else "hold" if holds and pose not in ("ride", "kneel", "high") else pose,
                person.state,
                holds,
            )
        )
    return tuple(made)


def new_hair_of_others(people: tuple[Companion, ...], reading: Reading) -> tuple[Companion, ...]:
    """The first companion with the new hair that the words give her: "my sister dyed her hair blue"."""
    if not people:
        return people
    return (replace(people[0], look=new_hair(people[0].look, reading, ("her", "his", "their"))), *people[1:])


def _handed_over(story: Story, staging: str, props: tuple[PropSpec, ...]) -> str:
    """The prop that a companion holds: what she gives, or what her own deed needs ("my sister read my diary")."""
    hers = story.frame == "received" or (story.others_deed and not story.frame)
    if not hers or staging != "floor":
        return ""
    carried = (prop.name for prop in props if prop.state == "present" and _is_carried(prop.name))
    return next(carried, "")


def _is_carried(name: str) -> bool:
    known = PROPS[name]
    return known.slot == "hand" or (known.slot == "ground" and known.hold < 1)


def _mien(story: Story, feeling: str, kind: str, state: str) -> tuple[str, str]:
    if story.frame == "unanswered":
        return ("angry" if feeling == "angry" else "neutral"), "stand"
    if state != "present":
        return "content", "stand"
    if kind == "referee":
        return "angry", "high"
    if kind in ("doctor", "barber"):
        return "pleased" if feeling in BRIGHT else "caring" if kind == "doctor" else "neutral", "still"
    if kind == "examiner":
        return "pleased" if feeling in BRIGHT else "neutral", "hold"
    if "leaning" in story.effects:
        return "asleep", "lean"
    if "piggyback" in effects_of(story):
        return "caring" if feeling in ("sad", "anxious", "angry") else "pleased", "stand"
    if story.frame in _HURT and feeling not in ("joyful", "angry"):
        return "caring", "still" if feeling in BRIGHT else "comfort"
    if story.frame == "farewell":
        return ("reflective" if feeling in ("sad", "reflective", "anxious") else "pleased"), "wave"
    if story.action == "propose":
        return ("love", "kneel") if story.others_deed else ("surprised", "startle")
    if story.action in ("band", "dance"):
        return "joyful", "dance"
    if story.their_face:
        return story.their_face, "still"
    if story.frame == "missed":
        return "reflective", "still"
    if story.action == "rescue":
        return "anxious", "splash"
    if story.action == "first_aid":
        return "asleep", "lie"
    if story.frame == "ended":
        return "reflective", "leave"
    if story.weather in SKIES[:3] or story.action == "stargaze":
        return "pleased", "gaze"
    if story.action in ("ill", "hospital_stay", "in_bed") and not story.others_deed:
        return "caring" if feeling not in BRIGHT else "pleased", "give"
    if story.frame == "argued":
        return "angry", "accuse"
    if story.frame == "scolded":
        return "angry", "point"
    if story.frame == "apologised" and story.others_deed:
        return "reflective", "bow"
    if story.frame in ("apologised", "refused"):
        return "reflective", "crossed" if story.frame == "refused" else "still"
    if story.frame == "laughed":
        return "joyful", "belly" if feeling in BRIGHT else "point"
    if story.frame in ("praised", "allowed"):
        return "pleased", "point"
    if kind == "police":
        return "neutral", "point"
    if story.action in ("sleepover", "sleep_out", "lie_down"):
        return "joyful", "lotus"
    if story.action == "trampoline":
        return ("joyful" if feeling in BRIGHT else "neutral"), "bounce"
    if story.action in ("leap", "leap_wild", "coaster", "water_slide"):
        return "joyful", "leap"
    if story.action in ("hands", "kiss"):
        return "love", "hands" if story.action == "hands" else "hug"
    if story.frame == "mocked":
        return "pleased", "point"
    if story.frame == "died":
        return "grieving", "still"
    if story.action == "hug":
        return "love", "hug"
    if story.others_deed and not story.frame and story.rule("expression"):
        return str(story.rule("expression")), "still"
    if story.frame in ("won", "passed") or story.action in ("graduate", "party", "dance", "concert"):
        return ("joyful", "cheer") if feeling in BRIGHT else ("neutral", "still")
    return {
        "joyful": ("joyful", "applaud"),
        "content": ("pleased", "address"),
        "surprised": ("pleased", "address"),
        "angry": ("caring", "still"),
        "sad": ("caring", "comfort"),
        "anxious": ("caring", "comfort"),
    }.get(feeling, ("pleased", "address"))


def effects_of(story: Story) -> list[str]:
    """The effects that frame and action bring."""
    frame = table("frames")[story.frame].get("effects", []) if story.frame else []
    deed = story.rule("effects") or []
    if story.others_deed and any(one.state == "present" for one in story.people):
        deed = [f"their {name}" if name in FACE_MARKS else name for name in deed]
    return [*story.effects, *frame, *deed]
