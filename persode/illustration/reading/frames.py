"""What an event frame changes in a story: who or what is gone, held high, broken, crossed out, said, unknown."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.illustration.props import PROPS
from persode.illustration.reading.deeds import NO_PRESENT as _NO_PRESENT
from persode.illustration.reading.details import hurt_part, number_of, pronoun_person, topic_of
from persode.illustration.reading.lexicon import Match, table
from persode.illustration.reading.people import kinds_of
from persode.illustration.reading.record import ANIMALS, PETS, Person, Story
from persode.illustration.reading.words import BREAK, Reading

__all__ = ["apply_details", "apply_frame", "unnamed_people"]

_DRINKS = (
    "nail varnish", "soap", "bucket", "kettle", "glue", "chemistry flask", "milk", "paint", "coffee", "tea",
    "juice", "hot chocolate", "soup", "glasses of wine", "pot", "noodles",
)  # fmt: skip
_AT_A_GRAVE = {"buried", "grave", "gravestone", "cemetery", "graveyard", "funeral"}
_THIEVES = ("squirrel", "fox", "mouse", "cat", "dog", "puppy", "bird", "duck", "chicken", "bee", "horse")
_PAPERS = ("paper", "letter", "tickets")
_VEHICLES = ("bus", "train", "taxi", "boat", "plane")
_CROSSED = {"given_up": "cross mark", "broke": "money"}
_SPOKEN = ("argued", "scolded", "praised", "apologised", "mocked")
_FELLING = {
    "cutting", "felling", "chopping", "sawed", "fell", "fallen", "knocked", "uprooted", "blew", "blown", "toppled",
    "cut", "chopped", "felled",
}  # fmt: skip
_UNKNOWN = {
    "lost": ("question mark", "thought"), "forgotten": ("question mark", "thought"), "broken": ("shards", "present"),
    "chewed": ("shards", "present"), "received": ("parcel", "present"), "finished": ("tick mark", "present"),
    "given_up": ("cross mark", "present"), "burnt": ("pie", "burnt"), "burgled": ("window", "broken"),
}  # fmt: skip
"""What stands for a thing that no table knows, by frame."""
_FOODS = ("ice cream", "meal", "cake", "pizza", "soup", "noodles", "bread", "coffee", "juice", "popcorn", "jam")
_EXAMS = {
    "exam", "test", "driving", "university", "school", "course", "class", "degree", "grade", "mark", "marks", "thesis",
    "job", "accepted", "published", "application", "essay", "college", "offer", "hired", "finals", "quiz", "into",
}  # fmt: skip
"""What is passed by a paper."""
_ANY_CROSSED = ("cancelled", "given_up", "broke", "spoiled")
_SCREENS = {"laptop", "phone", "computer"}
_YOUNG = {"babies", "kittens", "puppies", "chicks", "foal", "lambs", "ducklings"}
_OTHERS_TEARS = re.compile(
    r"\b(?:she|he|they|baby|one of them|the twins|the kids|it|dad|mum|mom|father|mother|grandma|grandpa|son|daughter|"
    r"friend|sister|brother) "
    r"(?:cried|won't stop crying|wouldn't stop crying|wept|was crying|sobbed|burst)|made (?:her|him|them) cry",
    re.I,
)
_DROPPING = {"dropped", "broke", "smashed", "spilled", "spilt", "knocked"}
_BY_MESSAGE = {"texted", "text", "message", "messaged", "phone", "dm", "whatsapp", "snapchat", "email", "voicemail"}
_GLASS_WORDS = {
    "tray",
    "bar",
    "waiter",
    "waitress",
    "waitressing",
    "shelf",
    "cupboard",
    "dishwasher",
    "wine",
    "dropped",
    "smashed",
}
_OWN_GLASSES = re.compile(r"\b(?:my|his|her|new|reading|grandma's|grandpa's|dad's|mum's) glasses|\bspectacles", re.I)
_MADE = (
    "phone", "laptop", "computer", "car", "tv", "camera", "radio", "headphones", "washing machine", "fridge", "printer",
    "game pad", "scooter", "light bulb", "microwave", "hairdryer", "wristwatch", "lamp", "plant",
)  # fmt: skip
"""What is only broken when it is dead."""
_OTHERS_SORRY = re.compile(
    r"\b(?:my \w+(?: \w+)?|she|he|they) (?:finally |even |just )?(?:apologi[sz]ed|said sorry)", re.I
)
_STARED = re.compile(
    r"\b(?:every(?:one|body)|they all|the (?:whole )?(?:class|room|bus|train|office|team)|all of them) "
    r"(?:just |suddenly )?(?:stared|looked at me|was looking|were looking|turned (?:round|around)|watched me|saw)",
    re.I,
)
_OTHERS_SLEEP = re.compile(r"\b(?:my \w+(?: \w+)?|she|he|they|baby|who) (?:fell|was|is|were|had fallen) asleep", re.I)
_DEFEATS = (
    "fight",
    "battle",
    "quiz",
    "bet",
    "round",
    "duel",
    "vote",
    "debate",
    "match",
    "game",
    "final",
    "tournament",
    "race",
    "competition",
    "election",
    "championship",
    "contest",
)


def apply_frame(story: Story, frame: Match, reading: Reading, things: list[Match], people: list[Match]) -> None:
    """Change things and people of a story as its frame says."""
    if (
        frame.value == "died"
        and reading.tokens[frame.start] in ("buried", "bury", "burying")
        and _is_hidden(frame, things)
    ):
        story.frame, story.heavy = "", False
        return
    if frame.value == "received" and _NO_PRESENT & set(reading.tokens[frame.end : frame.end + 2]):
        story.frame = ""
        return
    state = str(table("frames")[frame.value].get("state", ""))
    for name in table("frames")[frame.value].get("props", ()):
        story.things.setdefault(name, "present")
    if not state:
        return
    if frame.value in ("lost", "missed") and _is_defeat(reading, frame):
        story.frame = "failed"
        return
    thing, person = _target(reading, frame, things), _target(reading, frame, people)
    if frame.value == "died" and set(reading.tokens[frame.start : frame.end]) & _AT_A_GRAVE:
        story.things["gravestone"] = "present"
    if frame.value == "stolen" and _is_thief_there(reading.tokens[frame.start : frame.end], frame, things):
        return
    made = next((match for match in things if match.value in _MADE), None)
    pets = {match.value for match in things} & set(PETS)
    if frame.value == "died" and not people and made is not None and not pets - {made.value}:
        thing = made
        story.frame, story.heavy = "broken", False
        story.things = {thing.value: "broken", **{k: v for k, v in story.things.items() if k != thing.value}}
        return
    if frame.value == "missed" and (ride := next((one for one in things if one.value in _VEHICLES), None)):
        thing, person = ride, None
    if frame.value == "won" and any(match.value == "money" for match in things):
        thing = next(match for match in things if match.value == "money")
    if frame.value == "won" and thing is not None and thing.value == "notes":
        thing = None
    if frame.value == "died":
        person = person or (people[0] if people and not thing else None)
        thing = thing if thing is not None and thing.value in ANIMALS else None
    if frame.value == "forgotten" and people and people[0].end <= frame.start and "cake" in story.things:
        _set_people(story, people[0].value, "absent")
        return
    if frame.value == "missed" and thing is None and person is None:
        return
    if frame.value == "forgotten" and thing is not None and thing.value == "calendar":
        return
    if frame.value == "stood_up" and (thing is None or person is not None):
        named = [person.value] if person is not None else [match.value for match in people] or ["friend"]
        story.people = story.people or [Person(kind, manner=pronoun_person(reading)) for kind in named[:1]]
        story.people = [replace(one, state="absent") for one in story.people]
        return
    if frame.value == "longing" and set(reading.tokens[frame.start : frame.end]) & {"her", "him", "them", "you"}:
        person, thing = person or (people[0] if people else None), None
    if person is not None and frame.value == "stolen" and person.end <= frame.start and _takes(reading, frame):
        person = None
    nearer_person = person is not None and (thing is None or _gap(person, frame) < _gap(thing, frame))
    if nearer_person and person is not None and frame.value in ("died", "longing", "missed", "stolen", "lost"):
        _set_people(story, person.value, "thought" if frame.value in ("longing", "missed") else "absent")
        story.heavy |= frame.value == "lost" and not story.place and _is_grown(person.value)
    elif state == "spilled" and (thing is None or thing.value not in _DRINKS):
        return
    elif frame.value in _ANY_CROSSED and thing is None:
        story.things = {next(iter(story.things), _CROSSED.get(frame.value, "tickets")): "crossed"}
    elif state == "crossed" and frame.value not in _ANY_CROSSED and (thing is None or thing.value not in _PAPERS):
        if (
            _EXAMS & set(reading.tokens)
            and not {"lost", *_DEFEATS} & set(reading.tokens)
            and not (people and "failed" not in reading.tokens)
        ):
            story.things = {"paper": "crossed", **story.things}
    elif thing is not None and state == "broken" and thing.value in ANIMALS:
        return
    elif (
        frame.value == "won"
        and thing is not None
        and PROPS[thing.value].slot != "hand"
        and PROPS[thing.value].hold >= 1
    ):
        story.things = {"trophy": "high", **story.things}
    elif thing is not None and not (frame.value == "won" and thing.value in _PAPERS):
        if state == "broken" and "dropped" in reading.tokens and thing.value in _FOODS:
            state = "spilled"
        leaving = frame.value == "missed" and thing.value in _VEHICLES
        story.things = {
            thing.value: "leaving" if leaving else state,
            **{k: v for k, v in story.things.items() if k != thing.value},
        }
    elif state == "high" and frame.value != "found":
        sign = "trophy" if frame.value == "won" else "paper" if _EXAMS & set(reading.tokens) else "gold star"
        story.things = {sign: "high", **story.things}


def _is_hidden(frame: Match, things: list[Match]) -> bool:
    """Whether what is buried is a thing: the dog and its bone."""
    after = [match for match in things if frame.end <= match.start <= frame.end + 3]
    return bool(after) and after[0].value not in ANIMALS and after[0].value not in ("urn", "gravestone")


def apply_details(story: Story, text: str, reading: Reading, things: list[Match]) -> None:
    """Numbers, what was hurt, what a talk is about, and signs for things that no table knows."""
    if {"tree", "trees", "oak", "chestnut"} & set(reading.tokens) and _FELLING & set(reading.tokens):
        felled = "tree stump" if {"cut", "chopped", "felled", "sawed"} & set(reading.tokens) else "fallen tree"
        story.frame, story.things = "", {felled: "present", **story.things}
    if story.frame == "cried" and _OTHERS_TEARS.search(text):
        story.frame, story.theirs = ("cried" if story.people else ""), bool(story.people)
    if story.action == "sleep" and story.people and "sleeping" in reading.tokens:
        story.others_deed = True
    if story.frame in ("praised", "scolded") and story.action == "speech":
        story.action = ""
    if story.frame == "stood_up" and story.action == "wait":
        story.things["clock"] = "thought"
    if story.frame == "failed":
        story.things = {name: "absent" if name in ("trophy", "medal") else how for name, how in story.things.items()}
    if story.frame == "lonely" and not (story.people or story.place or story.hint):
        story.people = [Person("friend", "thought"), Person("friend", "thought")]
    if set(story.things) & set(PETS) and _YOUNG & set(reading.tokens):
        story.people = [one for one in story.people if one.kind != "baby"]
        story.things = {name: "litter" if name in PETS else how for name, how in story.things.items()}
    if story.action == "baby" and {"born", "newborn"} & set(reading.tokens) and not story.heavy:
        story.people = [one for one in story.people if one.kind not in ("child", "baby", "son", "daughter")]
        story.things = {"baby": "present", **story.things}
    if story.action == "baby" and len(story.people) > 1 and any(one.kind == "baby" for one in story.people):
        story.people = [one for one in story.people if one.kind != "baby"]
        story.things, story.others_deed = {"baby": "present"}, True
    if "asleep" in reading.tokens and story.action not in ("sleepless", "doze") and not _OTHERS_SLEEP.search(text):
        story.face = "asleep"
    if story.frame == "given_up" and {"blocked", "deleted", "number", "app"} & set(reading.tokens):
        story.things.setdefault("phone", "crossed")
        story.things.pop("cross mark", None)
    bearer, story.number = number_of(text)
    if bearer:
        story.things.setdefault(bearer, "present")
    if story.frame == "injured":
        story.effects.append(f"bandaged {hurt_part(reading)}")
    topic = topic_of(reading, things)
    if topic and story.frame in _SPOKEN and _DROPPING & set(reading.tokens):
        story.things[topic] = "present" if topic in ("tray", "shards") else "broken"
    elif topic and (story.action == "talk" or story.frame in _SPOKEN):
        story.things[topic] = "said" if story.frame in ("", "apologised") else "heard"
    if story.frame == "apologised" and _OTHERS_SORRY.search(text):
        story.others_deed = True
    if _OTHERS_SLEEP.search(text) and story.people:
        story.their_face = "asleep"
    if story.frame == "found" and set(story.things) & set(ANIMALS):
        story.frame, story.things = "", dict.fromkeys(story.things, "present")
    if story.things.get("baby") == "present" and story.action != "baby":
        story.people = [one for one in story.people if one.kind != "baby"]
    if story.action == "rescue" and story.frame in ("broken", "lost"):
        story.frame, story.things = "", {name: "present" for name in story.things if name != "shards"}
    if story.frame == "longing" and story.action in ("kiss", "hug", "hands", "dance", "date"):
        told = [Person("partner", "thought")] if story.action in ("kiss", "hands", "date") else []
        story.people = [replace(one, state="thought") for one in story.people] or told
        story.action = "meditate" if {"sat", "sitting", "bench"} & set(reading.tokens) else ""
    if story.action == "hug" and set(story.things) & set(PETS) and not story.people:
        story.action = "meditate"
    if _STARED.search(text):
        story.effects.append("onlookers")
    if story.action == "licence":
        story.frame, story.things = "", {**story.things, "licence": "high"}
    if story.action == "talking_bird":
        story.things = {name: "heard" if name != "parrot" else how for name, how in story.things.items()}
        story.things.setdefault("parrot", "present")
    if story.frame == "ended" and _BY_MESSAGE & set(reading.tokens):
        story.people, story.place = [], story.place
        story.things = {"phone": "present", "broken heart": "heard"}
    if _GLASS_WORDS & set(reading.tokens) and "spectacles" in story.things and not _OWN_GLASSES.search(text):
        story.things = {"tray": "present", **{k: v for k, v in story.things.items() if k != "spectacles"}}
    _add_cast(story, reading)
    _correct_things(story, reading)
    if story.frame in _UNKNOWN and not story.things and not story.people:
        story.things[_UNKNOWN[story.frame][0]] = _UNKNOWN[story.frame][1]


def _correct_things(story: Story, reading: Reading) -> None:
    """What a few words together say about the things: a flower shop is no bouquet, a kicked pail spills."""
    if "fried eggs" in story.things and {"laid", "hen", "hens", "hatched", "nest", "incubator"} & set(reading.tokens):
        story.things = {"nest" if name == "fried eggs" else name: how for name, how in story.things.items()}
    if story.things.get("raft") in ("broken", "absent"):  # it is drawn as it sinks
        story.frame, story.things["raft"] = "", "present"
    if "bucket" in story.things and story.action == "milk":
        story.things.pop("bucket")
    if story.action == "wait" and not story.frame:
        story.people = [replace(one, state="thought") if "for" in reading.tokens else one for one in story.people]
    pairs = set(zip(reading.tokens, reading.tokens[1:], strict=False))
    if pairs & {("flower", "shop"), ("flower", "stall"), ("flower", "market")}:
        story.things.pop("bouquet", None)
    if story.action == "milk" and {"kicked", "spilled", "spilt", "knocked", "tipped"} & set(reading.tokens):
        story.frame, story.things = "", {**story.things, "milk pail": "spilled"}
    if "over" in reading.tokens and {"knocked", "tipped", "kicked", "poured"} & set(reading.tokens) and not story.frame:
        wet = [name for name in story.things if name in _DRINKS]
        story.things = {**dict.fromkeys(wet[:1], "spilled"), **{k: v for k, v in story.things.items() if k not in wet}}
    if story.frame in ("forgotten", "lost") and {"train", "platform"} <= set(reading.tokens):
        story.things["train"] = "leaving"
    if story.things.get("flipped pancake", "present") != "present":
        story.frame, story.things["flipped pancake"] = "", "present"
    if pairs & {("team", "lost"), ("side", "lost"), ("class", "lost")} and story.frame == "lost":
        story.frame, story.things = "failed", dict.fromkeys(story.things, "present")
    if story.frame == "lonely" and story.action == "wait" and story.people:
        story.frame, story.people = "stood_up", [replace(one, state="absent") for one in story.people]
        story.things["clock"] = "thought"
    if "asleep" in reading.tokens and ("my", "shoulder") in pairs and story.people:
        story.effects.append("leaning")


def _add_cast(story: Story, reading: Reading) -> None:
    """A plaster cast on the hurt arm or leg, and crutches for a leg, if the words tell of one or of a broken bone."""
    words = set(reading.tokens)
    told = words & {"cast", "plaster", "fractured"} or ("broke" in words and story.frame == "injured")
    part = next((name for name in ("arm", "leg") if f"bandaged {name}" in story.effects), "")
    if story.frame == "injured" and told and part:
        story.effects.append(f"cast {part}")
        if part == "leg":
            story.things.setdefault("crutches", "present")


def unnamed_people(story: Story, reading: Reading) -> list[Person]:
    """People whom only a pronoun names, or whom the deed needs."""
    if story.action == "rescue" and set(story.things) & set(ANIMALS):
        return []
    if story.frame in ("jealous", "splash") or story.things.get("broken heart") == "heard":
        return []
    told = table("frames")[story.frame].get("people") if story.frame else None
    needed = [Person(kind) for kind in told or story.rule("people") or ()]
    if story.action == "talk" and (story.frame in _SPOKEN or story.frame == "laughed" or set(story.things) & _SCREENS):
        needed = []
    meant = "" if set(story.things) & set(PETS) else pronoun_person(reading)
    if meant in ("", "we"):
        alone = story.frame in ("", "ended", "died") and story.action in ("", "meditate", "walk")
        return needed or ([Person("friend")] if meant and not (story.place and alone) else [])
    kind = needed[0].kind if needed and needed[0].kind != "doctor" else "friend"
    return [Person(kind, manner=meant), *needed[1:]]


def _takes(reading: Reading, frame: Match) -> bool:
    """Whether the words of a loss say what somebody did to a thing: who threw it away is not gone."""
    return reading.tokens[frame.start] in ("threw", "took", "stole", "ate", "hid", "gave", "drank", "had", "eaten")


def _is_thief_there(tokens: tuple[str, ...], frame: Match, things: list[Match]) -> bool:
    """Whether an animal took a thing ("a squirrel stole my sandwich"): then both are there."""
    before = [match for match in things if match.end <= frame.start and match.value in _THIEVES]
    taken = {"stole", "stolen", "steal", "steals", "stealing", "took", "ate"} & set(tokens)
    return bool(before and taken) and any(match.start >= frame.end for match in things)


def _is_defeat(reading: Reading, frame: Match) -> bool:
    after = reading.tokens[frame.end : frame.end + 4]
    return frame.value == "lost" and any(word in _DEFEATS for word in after)


def _target(reading: Reading, frame: Match, found: list[Match]) -> Match | None:
    """The thing that a frame is about: the first within six words after it, else the nearest before it."""
    if frame.value == "broken":
        own = [match for match in found if 0 <= frame.start - match.end <= 1]
        if own:
            return own[-1]
    after = [match for match in found if frame.start <= match.start <= frame.end + 6]
    for match in after:
        if not {BREAK, "and", "but", "so", "because", "when", "while"} & set(reading.tokens[frame.end : match.start]):
            return match
    if frame.value == "longing" and {"of", "about"} & set(reading.tokens[frame.start : frame.end]):
        return None
    before = [match for match in found if match.end <= frame.start and frame.start - match.end <= 8]
    return before[-1] if before else None


def _is_grown(word: str) -> bool:
    """Whether losing this person without a place means a death: "I lost my father", not "I lost my son in the shop"."""
    return word in (
        "mother",
        "father",
        "parent",
        "grandmother",
        "grandfather",
        "grandparent",
        "partner",
        "girlfriend",
        "boyfriend",
        "aunt",
        "uncle",
        "sister",
        "brother",
        "friend",
        "baby",
    )


def _gap(match: Match, frame: Match) -> int:
    return match.start - frame.end if match.start >= frame.start else frame.start - match.end + 1


def _set_people(story: Story, word: str, state: str) -> None:
    kinds = kinds_of(word)
    story.people = [replace(one, state=state) if one.kind in kinds else one for one in story.people]
