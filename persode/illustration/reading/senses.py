"""What deed and people together say: who is only heard through a wall, who is far, whose luck or bad luck it is."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.illustration.props import PROPS
from persode.illustration.reading.deeds import Deed, doer_before
from persode.illustration.reading.lexicon import Match, index_of_nouns
from persode.illustration.reading.record import ANIMALS, Person, Story
from persode.illustration.reading.words import BREAK, Reading, read_words

__all__ = ["make_sense"]

_THEIR_FRAMES = ("won", "passed", "failed", "injured", "found", "cried", "embarrassed", "broken", "spilled", "laughed")
"""Frames that can be somebody else's as well as the hero's."""
_ASIDE = ("praised", "laughed", "tired", "love", "cried", "panic", "finished", "puzzled")
"""Frames that a ride of its own outweighs."""
_BEDSIDE = re.compile(r"\b(?:next to|by|beside|at) (?:my |our )?(\w+)'s bed(?:side)?\b", re.I)
_OWNER = re.compile(r"\b(?:my |our )?((?:late |great-)?\w+)'s (?:old |favourite |favorite )?\w+", re.I)
_KEPT = re.compile(
    r"\b(?:still (?:smells?|has|have|feels?|sounds?)|smell(?:s|ed)? of|remind(?:s|ed) me|late|inherited)\b", re.I
)
"""Words of what has stayed when its owner has not."""
_BARRED = re.compile(
    r"\b(?:can't|cannot|couldn't|could not|not allowed to|wasn't allowed to|weren't allowed to|mustn't|"
    r"won't be able to|have to miss|had to miss|didn't let (?:me|us)|won't let (?:me|us)) "
    r"(?:go |come |get |fly |travel |drive )?"
    r"(?:to |on |into |in |at |with )?((?:the |a |my |our |this )?(?:\w+ ){0,2}\w+)",
    re.I,
)
_WOUNDING = {
    "broke", "cut", "hurt", "sprained", "twisted", "burned", "burnt", "hit", "banged", "bruised", "scraped", "grazed",
    "dislocated", "fractured", "bumped", "jammed", "scalded",
}  # fmt: skip
_PARTS = {
    "arm": {"arm", "wrist", "hand", "finger", "elbow", "shoulder", "thumb", "collarbone", "fingers", "hands"},
    "leg": {"leg", "ankle", "foot", "knee", "toe", "hip", "shin", "calf", "thigh", "knees"},
    "head": {"head", "chin", "nose", "forehead", "lip", "cheek"},
}
_SPLASHERS = {"car", "cars", "bus", "truck", "lorry", "van", "taxi", "driver", "puddle", "drove", "motorbike"}
_HELD = ("on my chest", "in my arms", "on my lap", "on my belly", "on my shoulder")
_WET = (
    "wet through",
    "dripping wet",
    "got wet",
    "completely wet",
    "to the skin",
    "fell into the puddle",
    "fell in the puddle",
)
_MUDDY = ("in the mud", "full of mud", "covered in mud", "muddy all over", "mud all over", "into the mud")
_CLOTHES = (
    "dress",
    "shirt",
    "trousers",
    "jeans",
    "jacket",
    "coat",
    "jumper",
    "sweater",
    "blouse",
    "skirt",
    "suit",
    "clothes",
)
_STAINING = {
    "spilled",
    "spilt",
    "poured",
    "stained",
    "dripped",
    "splashed",
    "pooped",
    "spat",
    "sneezed",
    "tipped",
    "stain",
    "dropped",
}
_AWAY = {"home", "off", "away", "back", "out"}
_GOING = {"drive", "drove", "drives", "went", "left", "rode", "cycled", "sailed", "flew"}


def make_sense(
    story: Story,
    text: str,
    reading: Reading,
    frame: Match | None,
    action: Match | None,
    things: list[Match],
    people: list[Match],
) -> None:
    """Correct people and things of a story by what is told of them."""
    _barred_place(story, text)
    if not story.people and not story.frame and (owner := _OWNER.search(text)) and _KEPT.search(text):
        kinds = index_of_nouns("people").find(read_words(owner.group(1)))
        story.people = [Person(kinds[0].value, "thought")] if kinds else []
    if " on the phone" in text.lower() and story.action not in ("call", "video_call") and story.frame != "argued":
        story.people = [replace(one, state="thought") for one in story.people]
    if story.action == "game":
        story.people = [one for one in story.people if one.kind != "boss"]
    if story.action == "noise":
        story.people = []
    if story.frame == "jealous":
        story.people = []
    if story.frame == "lonely" and story.people and all(one.state == "thought" for one in story.people):
        story.things = {name: "thought" if PROPS[name].slot != "big" else how for name, how in story.things.items()}
    if story.frame == "lonely" and story.people and all(one.state == "present" for one in story.people):
        story.people = [] if "alone" in reading.tokens or "lonely" in reading.tokens else story.people
    if story.action == "footsteps" and any(match.value in ANIMALS for match in things):
        story.action = ""
    if frame is not None and story.frame in _THEIR_FRAMES and people:
        story.theirs |= doer_before(reading, frame.start, things, people) == "other" and (
            story.frame == "found" or not _is_hers(reading, frame, people)
        )
    if story.action == "bedtime_story" and action is not None and people and people[0].start < action.start:
        story.others_deed = doer_before(reading, people[0].start, things, people) == "other"
    if story.action == "ill" and action is not None:
        ill = [one for one in people if action.end <= one.start <= action.end + 1]
        if ill and reading.tokens[action.start - 1] in ("my", "our", "a", "the", "her", "his"):
            story.others_deed, story.frame = True, "" if story.frame == "received" else story.frame
    if "umbrella" in story.things and not story.weather and story.place in ("", "city", "park", "station", "nature"):
        story.weather = "rain"
    groomed = action is not None and story.action in ("shave", "makeup", "haircut") and bool(people)
    if groomed and action is not None and people[0].start - action.end in (0, 1):
        own = doer_before(reading, action.start, things, people) == "hero"
        story.action, story.deed = ("", Deed("groom", "hero", "other")) if own else (story.action, story.deed)
    if story.rule("staging") == "vessel" and story.frame in _ASIDE:
        story.frame = ""
    story.thief = _thief(reading, things)
    story.jointly = bool(set(reading.tokens) & {"with", "and", "we", "together"})
    _upset_baby(story, reading)
    if any(deed_of in text.lower() for deed_of in _DYEING) and story.deed is not None and story.deed.kind == "groom":
        story.action, story.place = "", story.place or "bathroom"
    given = story.deed.thing if story.deed is not None and story.deed.kind == "give" else ""
    if story.deed is not None and given == "scissors" and "haircut" in reading.tokens:  # who gives one cuts hair
        story.action, story.deed = "", Deed("groom", story.deed.by, story.deed.to)
    _see_off(story, reading)
    _at_a_bed(story, text)
    _baby_on_me(story, reading)
    story.hero_acts = bool({"i", "we", "i'm", "i've", "we're", "left", "leaves"} & set(reading.tokens))
    story.spurned = _is_spurned(story, reading, things, people)
    story.among = _is_among(story, reading, people)
    _wound(story, reading, people)
    if story.frame == "splash" and not _SPLASHERS & set(reading.tokens):
        story.frame = ""
        story.effects += ["soaked"] if "me" in reading.tokens else []
    _traces(story, reading)
    _drive_away(story, reading, things, people)
    deed = story.deed
    if (
        deed is not None
        and not any(one.state == "present" for one in story.people)
        and (
            (deed.by == "other" and deed.kind in ("give", "spill"))
            or (deed.by == "hero" and deed.kind in ("give", "take"))
        )
    ):
        story.people = [Person("stranger"), *story.people]


_DYEING = ("dyed my", "cut my", "washed my", "dyed her", "dyed his")
_SNATCHING = {"stole", "stolen", "steals", "snatched", "snatch", "grabbed", "took", "nicked", "pinched"}


def _thief(reading: Reading, things: list[Match]) -> tuple[str, str] | None:
    """The animal that took a thing, and the thing: "a gull snatched the chips out of my hand"."""
    for at, token in enumerate(reading.tokens):
        if token not in _SNATCHING or reading.negated[at]:
            continue
        by = [one for one in things if one.end <= at and one.value in ANIMALS and at - one.end <= 3]
        booty = [one for one in things if at < one.start <= at + 6 and one.value not in ANIMALS]
        if by and booty and PROPS[booty[0].value].slot == "hand":
            return by[-1].value, booty[0].value
    return None


_GOING_OFF = {"gone", "left", "drove", "pulled", "departed", "disappeared", "rolled"}


def _see_off(story: Story, reading: Reading) -> None:
    """Who waves after a bus or a train that takes somebody away: that one sits in it."""
    words = set(reading.tokens)
    ride = next((name for name in ("bus", "train") if name in story.things), "")
    if not ride or not words & {"waved", "waving", "wave"} or not words & _GOING_OFF or story.heavy:
        return
    story.frame, story.action, story.deed = "farewell", "", None
    story.things = {ride: "leaving"}
    story.effects.append("aboard")
    story.people = story.people or [Person("friend")]


def _upset_baby(story: Story, reading: Reading) -> None:
    """A small child in one's arms that screams is no quarrel."""
    words = set(reading.tokens)
    small = words & {"newborn", "baby", "nephew", "niece", "infant"} and words & {
        "held",
        "rocked",
        "carried",
        "holding",
    }
    if not small or not words & {"screamed", "cried", "screaming", "crying", "wailed", "cry", "scream"}:
        return
    if story.frame in ("argued", "cried", ""):
        story.frame, story.action, story.deed = "", "idle", None
        story.people, story.things = [], {"crying baby": "present"}


def _at_a_bed(story: Story, text: str) -> None:
    """Somebody who sits by another's bed: that one lies in it."""
    match = _BEDSIDE.search(text)
    if match is None or story.frame:
        return
    kinds = index_of_nouns("people").find(read_words(match.group(1)))
    if kinds:
        story.people, story.action, story.others_deed = [Person(kinds[0].value)], "ill", True
        story.place = story.place if story.place in ("hospital", "bedroom") else "bedroom"


def _baby_on_me(story: Story, reading: Reading) -> None:
    """A baby on a chest or in arms is held, and the hero may sleep under it."""
    text = " ".join(reading.tokens)
    if not any(one.kind == "baby" for one in story.people) or not any(one in text for one in _HELD):
        return
    story.people = [one for one in story.people if one.kind != "baby"]
    story.things = {"baby": "present", **story.things}
    if story.action in ("baby", "sleep", ""):
        story.action = "idle"
    story.face = "asleep" if "asleep" in reading.tokens else story.face


def _is_spurned(story: Story, reading: Reading, things: list[Match], people: list[Match]) -> bool:
    """Whether somebody does not do, or does not want, what would be for the hero: "she doesn't hug me any more"."""
    if story.frame or story.action in ("call", "text", "video_call"):
        return False
    if "away from me" in " ".join(reading.tokens) and people:
        return True
    for at, token in enumerate(reading.tokens):
        if not (token.endswith("n't") or token in ("refuses", "never")) or token in ("can't", "couldn't", "cannot"):
            continue
        ahead = reading.tokens[at + 1 : at + 7]
        ahead = ahead[: ahead.index(BREAK)] if BREAK in ahead else ahead
        if {"me", "us", "my"} & set(ahead) and doer_before(reading, at, things, people) == "other":
            return True
    return False


def _is_among(story: Story, reading: Reading, people: list[Match]) -> bool:
    """Whether two others are who does it and to whom it is done, or quarrel with each other."""
    told = story.frame == "argued" or story.action in ("propose", "dance") or story.deed is not None
    if not told or not people or set(reading.tokens[: people[0].start]) & {"i", "we", "with", "i'm"}:
        return False
    grown = [one for one in people if one.value != "baby"]
    if story.frame == "argued" and len(story.people) == 2:
        last = people[1].end if len(people) > 1 else people[0].end
        return not {"i", "with", "me"} & set(reading.tokens[: last + 2])
    if len(grown) < 2 or grown[1].start - grown[0].end > 5:
        return False
    return not {"me", "us", "i", "and"} & set(reading.tokens[grown[0].end : grown[1].end])


def _barred_place(story: Story, text: str) -> None:
    """Where one would be and cannot go: it is in the thought bubble, crossed out."""
    match = _BARRED.search(text)
    if match is None or story.thought_place or story.heavy:
        return
    found = index_of_nouns("places", "named").find(read_words(match.group(1))) or index_of_nouns(
        "places", "hinted"
    ).find(read_words(match.group(1)))
    if found:
        story.thought_place, story.barred = found[0].value, True
        story.place = "" if story.place == found[0].value else story.place


def _wound(story: Story, reading: Reading, people: list[Match]) -> None:
    """A part of a body that somebody broke, cut, burnt or twisted, whosever it is."""
    tokens = reading.tokens
    for at, token in enumerate(tokens[:-2]):
        whose = tokens[at + 1]
        if token not in _WOUNDING or whose not in ("my", "his", "her", "their") or reading.negated[at]:
            continue
        part = next((part for part, words in _PARTS.items() if words & set(tokens[at + 2 : at + 4])), "")
        if not part or story.frame not in ("", "broken") or (whose != "my" and not people):
            continue
        story.frame, story.theirs = "injured", whose != "my"
        story.effects += [f"bandaged {part}", *([f"cast {part}"] if token == "broke" and part != "head" else [])]
        story.things = {name: "present" for name in story.things if name != "shards"}
        if story.theirs:
            story.deed = None
        return


def _traces(story: Story, reading: Reading) -> None:
    """What is left on the hero: water, mud, what was spilled."""
    words, text = set(reading.tokens), " ".join(reading.tokens)
    if words & {"soaked", "drenched", "sopping", "sprayed"} or any(one in text for one in _WET):
        story.effects.append("soaked")
    if any(one in text for one in _MUDDY):
        story.effects.append("muddy")
    worn = any(
        f"{link} {whose} {noun}" in text
        for link in ("over", "on", "onto", "across")
        for whose in ("my", "my new", "my white", "my favourite", "my best")
        for noun in _CLOTHES
    )
    if (worn or "over me" in text or "on myself" in text) and words & _STAINING:
        story.effects.append("stained")


def _is_hers(reading: Reading, frame: Match, people: list[Match]) -> bool:
    """Whether the frame happens to something of the hero's: "the cat broke my vase" is not the cat's bad luck."""
    after = reading.tokens[
        max((one.end for one in people if one.end <= frame.start), default=frame.start) : frame.end + 4
    ]
    return bool({"my", "our", "me", "us"} & set(after))


def _drive_away(story: Story, reading: Reading, things: list[Match], people: list[Match]) -> None:
    """Somebody who drives off is in the car, and the car leaves."""
    for at, token in enumerate(reading.tokens[:-1]):
        if token not in _GOING or reading.tokens[at + 1] not in _AWAY or BREAK in reading.tokens[at : at + 2]:
            continue
        van = next((one.value for one in things if one.end == at and PROPS[one.value].slot == "big"), "")
        if van and not story.frame:
            story.things[van], story.frame = "leaving", "farewell"
            return
        if doer_before(reading, at, things, people) != "other" or not people:
            continue
        if story.things.get("car") == "present" and not story.frame:
            story.things["car"] = "leaving"
            story.people = []
            story.frame = "farewell"
            return
