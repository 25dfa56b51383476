"""What happened, out of words: frame, action, things with their states, people, place, weather, time. No looks yet."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.illustration.colour import css_colour
from persode.illustration.places import PLACES
from persode.illustration.reading.deeds import read_deed
from persode.illustration.reading.frames import apply_details, apply_frame, unnamed_people
from persode.illustration.reading.lexicon import Index, Match, idiom_spans, index_of_nouns, rules, table
from persode.illustration.reading.people import kinds_of
from persode.illustration.reading.record import ANIMALS, FOODS, PETS, Person, Story
from persode.illustration.reading.senses import make_sense
from persode.illustration.reading.spatial import people_on_things, places_of_things
from persode.illustration.reading.words import BREAK, Reading, read_words

__all__ = ["Person", "Story", "read_place", "read_story"]

_CROPS = ("fruit", "vegetables", "bouquet", "mushrooms", "shell")
_DISHES = (
    "dumplings", "sushi", "salad", "soup", "noodles", "bread", "pie", "cake", "pizza", "cookies", "meal", "sandwich",
    "fried eggs", "burger", "hot chocolate",
)  # fmt: skip
_SENDING = {"letter", "letters", "wrote", "write", "writing", "message", "email", "postcard", "sent", "poem", "texted"}
_STORED_CHARACTERS = 6000
_FRAME_REACH = 6
_SINGLE = ("mother", "father", "partner", "girlfriend", "boyfriend", "boss", "baby", "police", "examiner", "referee")
"""People of whom there is one, whatever the number of a word."""
_IN_ARMS = re.compile(r"\bmy (\w+)'s (arms|hair|nails)\b", re.I)
_NEVER = re.compile(r"\b(?!i |we )\w+ never ", re.I)
"""What somebody else never does is what the day is about."""
_TURNING = {"turned", "dyed", "painted", "came", "went", "coloured"}
"""Verbs after which the colour stands behind the thing."""
_COURSES = ("dance", "yoga", "cooking", "pottery", "swimming", "painting", "first", "business", "middle", "fitness")
"""Words before "class" that make it no classroom."""
_HOMEWARD = ("walk", "walked", "walking", "ran", "cycled", "biked", "rode", "came", "come", "got", "strolled")
_FAR = ("sea", "lake", "mountain", "nature", "desert", "farm", "fair", "cemetery")
"""Where one drives to: the drive is on a road, and the mind is there already."""
_BODILY = (
    "run", "walk", "eat", "drink", "swim", "dance", "sing", "climb", "hike", "drive", "fall", "slip", "hug", "play",
    "meditate", "sit_floor", "sleep", "crush", "watch",
)  # fmt: skip
"""What animals do, too."""
_AUXILIARIES = {
    "is", "was", "has", "had", "will", "just", "finally", "got", "who", "are", "were", "have", "be", "been", "a", "an",
    "to", "going", "started", "began", "came", "went", "today", "the", "her", "his", "their",
    "took", "taken", "made",
    "plays", "played", "playing", "learned", "learnt", "tried", "managed", "wants", "wanted", "loves", "likes", "how",
}  # fmt: skip


def read_place(text: str) -> str:
    """The place that words name, "" if they name none."""
    if text.strip().lower() in PLACES:
        return text.strip().lower()
    found = index_of_nouns("places", "named").find(read_words(text))
    return found[0].value if found else ""


def read_story(text: str) -> Story:
    """Read a text (at most its first thousand words or so)."""
    reading = read_words(_IN_ARMS.sub(r"\2 of my \1", text[:_STORED_CHARACTERS]))
    shut = idiom_spans(reading)
    story = Story()
    reasons, sayings = _reasons(reading), idiom_spans(reading, verbs_too=False)
    frame = _first_rule(reading, "frames", sayings | reasons) or _first_rule(reading, "frames", sayings)
    action = _first_rule(reading, "actions", sayings | reasons) or _first_rule(reading, "actions", sayings)
    if action and action.value in _AILING and _of_unknown(reading, action):
        action = _first_rule(reading, "actions", sayings | reasons | set(range(action.start, action.end)))
    story.frame = frame.value if frame else ""
    story.action = action.value if action else ""
    story.heavy = bool(frame and table("frames")[frame.value].get("heavy"))
    story.place = _place(reading, shut | reasons) or _place(reading, shut)
    if story.place and (story.action == "dream" or (story.frame == "longing" and _place_follows(reading, frame, shut))):
        story.place, story.thought_place = "", story.place
    if story.frame == "longing" and frame and not story.thought_place:
        ahead = [m for m in index_of_nouns("places", "named").find(reading, shut) if m.start >= frame.end]
        story.thought_place = next((m.value for m in ahead if m.value != story.place), "")
    if story.action == "drive" and story.place in _FAR:
        story.place, story.thought_place = "", story.place
    story.hint = _first_fact(reading, index_of_nouns("places", "hinted"), shut)
    story.weather = _first_fact(reading, index_of_nouns("sky", "weather"), shut)
    story.time = _first_fact(reading, index_of_nouns("sky", "time"), shut)
    own = range(frame.start, frame.end + _FRAME_REACH) if frame else range(0)
    things = [
        match
        for match in index_of_nouns("things").find(reading, shut)
        if not reading.negated[match.start] or (_negates_itself(reading, frame) and match.start in own)
    ]
    people = [match for match in index_of_nouns("people").find(reading, shut) if not reading.negated[match.start]]
    story.others_deed = bool(action) and _is_others(reading, action or people[0], people)
    if (
        action
        and story.action == "give"
        and set(reading.tokens[max(0, action.start - 1) : action.start + 1]) & {"they", "he", "she"}
    ):
        story.others_deed = True
    if action and story.action == "ill" and _is_others(reading, action, [m for m in things if m.value in PETS]):
        story.action, story.others_deed = "pet_ill", False
    story.deed = read_deed(reading, things, people)
    story.where = places_of_things(reading, things)
    story.stands_on = people_on_things(reading, people)
    story.blamed = bool(people) and _speaks_first_of(reading, people[0])
    animals = [match for match in things if match.value in ANIMALS]
    if story.rule("staging") == "vessel" and action and any(match.end == action.start for match in things):
        story.action = ""  # what is in the bath is a spider
    if action and action.value in ("travel", "drive") and _is_others(reading, action, things):
        story.action = ""
    if action and action.value in _BODILY and animals and _does_it(reading, action, animals):
        story.action = ""
    fallen = [match for match in things if match.value not in ANIMALS]
    dropped = ""
    if action and action.value in ("slip", "fall") and fallen and _is_others(reading, action, fallen):
        dropped = next(match.value for match in reversed(fallen) if match.end <= action.start)
        story.action, story.others_deed = "", False
    for match in things:
        story.things.setdefault(match.value, "thought" if reading.possible[match.start] else "present")
        colour = css_colour(reading.tokens[match.start - 1]) if match.start else None
        if not colour and match.end < len(reading.tokens) and _TURNING & set(reading.tokens):
            colour = css_colour(reading.tokens[match.end])
        if colour:
            story.colours[match.value] = colour
    if dropped and story.things[dropped] == "present":
        how = "spilled" if dropped in FOODS else "broken"
        story.things = {dropped: how, **{name: state for name, state in story.things.items() if name != dropped}}
    if not (story.things or frame) and _NEVER.search(text):
        story.things = {m.value: "thought" for m in index_of_nouns("things").find(reading, shut) if m not in things}
    for match in people:
        if reading.tokens[max(0, match.start - 2) : match.start] == ("as", "a"):
            continue
        state = "thought" if reading.possible[match.start] or _is_far(reading, match, story.action) else "present"
        if reading.tokens[match.end : match.end + 2] == ("used", "to"):
            state = "absent"
        kinds = _counted(reading, match, kinds_of(match.value))
        for kind in kinds:
            known = sum(one.kind == kind for one in story.people)
            if known < kinds.count(kind):
                story.people.append(Person(kind, state, _manner(reading, match)))
    if story.rule("alone"):
        story.people = []
    if story.action == "sleepless":
        story.people = [replace(one, state="thought") for one in story.people]
    if story.action == "dream":
        story.things = dict.fromkeys(story.things, "thought")
        story.people = [replace(one, state="thought") for one in story.people]
    if story.action == "sand" and "buried" in reading.tokens and story.people:
        story.things = {"sand heap": "present"}
    if not story.action and _is_after(reading, things, _DISHES, {"make", "made", "making", "prepared", "preparing"}):
        story.action = "cook"
    elif not story.action and _is_after(
        reading, things, _CROPS, {"pick", "picked", "picking", "gathered", "gathering"}
    ):
        story.action = "pick"
    if frame:
        apply_frame(story, frame, reading, things, people)
    apply_details(story, text, reading, things)
    if (
        story.action in ("call", "text", "video_call") and story.frame not in ("argued", "scolded")
    ) or story.frame == "unanswered":
        story.people = [replace(one, state="thought") for one in story.people]
    if not (story.people or story.heavy or story.frame in ("lonely", "stood_up")):
        story.people = unnamed_people(story, reading)
    apart = story.action in ("call", "text", "video_call") and story.frame not in ("argued", "scolded")
    if apart or story.frame == "unanswered":
        story.people = [replace(one, state="thought") for one in story.people]
    if story.frame == "selfharm":
        story.things, story.action = {}, ""
    make_sense(story, text, reading, frame, action, things, people)
    return story


def _first_rule(reading: Reading, name: str, shut: set[int]) -> Match | None:
    """The first rule of a table that the text triggers; a phrase that itself negates is not negated by its own word."""
    for triggers, lookalikes, undoing in rules(name):
        blocked = set(shut)
        for match in lookalikes.find(reading):
            blocked |= set(range(match.start, match.end))
        for match in triggers.find(reading, blocked):
            undone = undoing & set(_rest_of_clause(reading, match.end))
            if not (undone or reading.negated[match.start] or reading.possible[match.start]):
                return match
    return None


def _reasons(reading: Reading) -> set[int]:
    """Tokens of because-clauses: what is told comes before why."""
    shut: set[int] = set()
    for start, token in enumerate(reading.tokens):
        if token == "because" and start:
            shut |= set(range(start, start + 1 + len(_rest_of_clause(reading, start + 1))))
        if (
            token in ("after", "before")
            and start
            and reading.tokens[start + 1 : start + 2] in (("the",), ("my",), ("our",))
        ):
            shut |= set(range(start, start + 1 + min(3, len(_rest_of_clause(reading, start + 1)))))
    return shut


_AILING = ("ill", "vomit", "faint", "drunk", "stomach")


def _of_unknown(reading: Reading, action: Match) -> bool:
    """Whether an illness is that of somebody whom no table knows: "the goalkeeper was ill"."""
    before = reading.tokens[max(0, action.start - 4) : action.start]
    if BREAK in before:
        before = before[len(before) - before[::-1].index(BREAK) :]
    return before[:1] in (("the",), ("our",), ("their",)) and bool({"was", "is", "got", "fell"} & set(before[2:]))


def _rest_of_clause(reading: Reading, start: int) -> tuple[str, ...]:
    """The words from `start` to the end of the clause, eight at most."""
    ahead = reading.tokens[start : start + 8]
    return ahead[: ahead.index(BREAK)] if BREAK in ahead else ahead


def _is_after(reading: Reading, things: list[Match], names: tuple[str, ...], verbs: set[str]) -> bool:
    """Whether one of these things stands shortly after one of these verbs: "she taught me to make dumplings"."""
    for match in things:
        before = reading.tokens[max(0, match.start - 4) : match.start]
        if match.value in names and set(before) & verbs and BREAK not in before:
            return True
    return False


def _manner(reading: Reading, person: Match) -> str:
    """woman or man, if a title beside the person or a pronoun after it says so; a name alone says nothing."""
    beside = reading.tokens[max(0, person.start - 5) : person.end + 3]
    after = reading.tokens[person.end : person.end + 12]
    for manner, entry in table("titles").items():
        if set(beside) & set(entry["titles"]):
            return manner
    for token in after:
        for manner, entry in table("titles").items():
            if token in entry["pronouns"]:
                return manner
    return ""


def _negates_itself(reading: Reading, frame: Match | None) -> bool:
    """Whether a frame's own words hold a "not": in "can't find my keys" the keys are what is lost."""
    words = reading.tokens[frame.start : frame.end] if frame is not None else ()
    return any(word.endswith(("n't", "not")) or word in ("nobody", "never", "no", "without") for word in words)


def _place(reading: Reading, shut: set[int]) -> str:
    """The first place named; "outside the library" is the street."""
    for match in index_of_nouns("places", "named").find(reading, shut):
        negated = reading.negated[match.start] and not _only_where(reading, match)
        if negated or reading.possible[match.start] or _within_thing(reading, match):
            continue
        before = reading.tokens[max(0, match.start - 3) : match.start]
        if match.value == "home" and before[-1:] and before[-1] in _HOMEWARD:
            continue
        if (
            before[-1:] == ("from",)
            or before[-2:] in (("from", "the"), ("from", "my"), ("from", "our"))
            or (before[-1:] and before[-1] in _COURSES)
        ):
            continue
        outside = bool({"outside", "past"} & set(before)) or (
            tuple(before[:2]) == ("front", "of") and reading.tokens[match.start] != "class"
        )
        return "city" if outside and PLACES[match.value].indoors else match.value
    return ""


def _only_where(reading: Reading, place: Match) -> bool:
    """Whether a "not" before a place is about the verb: "my ears wouldn't pop on the plane"."""
    at = place.start if reading.tokens[place.start] in ("in", "on", "at") else place.start - 2
    before = reading.tokens[max(0, at - 1) : at]
    link = reading.tokens[at : at + 1]
    if not before or link not in (("in",), ("on",), ("at",)):
        return False
    return before not in (("not",), ("never",)) and not before[0].endswith("n't")


def _within_thing(reading: Reading, place: Match) -> bool:
    """Whether a place is only part of what a thing is called: a school report, a garden hose, a beach towel."""
    around = (
        one for one in index_of_nouns("things").find(reading) if one.start <= place.start and place.end <= one.end
    )
    return any(one.end - one.start > place.end - place.start and one.end > place.end for one in around)


def _place_follows(reading: Reading, frame: Match | None, shut: set[int]) -> bool:
    """Whether the place is what is thought of ("I miss the sea") and not where the thinking is done."""
    found = index_of_nouns("places", "named").find(reading, shut)
    return frame is not None and bool(found) and found[0].start >= frame.start


def _is_far(reading: Reading, person: Match, action: str) -> bool:
    """Whether a person is elsewhere: "a letter from mum", "the train to see my grandparents"."""
    before = reading.tokens[max(0, person.start - 3) : person.start]
    coming = bool({"see", "visit", "meet"} & set(before)) and action in ("ride", "travel")
    pictured = "of" in before and bool(
        {"photos", "photo", "picture", "pictures", "photographs", "memories", "letters"} & set(before)
    )
    written = before[-2:-1] == ("to",) and bool(_SENDING & set(reading.tokens[max(0, person.start - 7) : person.start]))
    blamed = ("because" in before and "of" in before) or {"candle", "for"} <= set(
        reading.tokens[max(0, person.start - 4) : person.start]
    )
    if {"dead", "late", "deceased"} & set(before[-2:]):
        return True
    spoken = "about" in before and action not in ("argue",)
    return (
        coming or pictured or written or blamed or spoken or before[-1:] == ("from",) or before[-2:] == ("from", "my")
    )


_HERO_WORDS = {"i", "we", "i'm", "i've", "we're", "we've", "i'd", "me", "us"}
_WATCHING = {"watched", "watch", "watching", "saw", "see", "heard", "let", "made", "seen"}


def _is_others(reading: Reading, action: Match, people: list[Match]) -> bool:
    """Whether somebody else does it: "my sister graduated", "my best friend is moving abroad"."""
    tokens = reading.tokens
    for person in people:
        seen = person.end == action.start and _WATCHING & set(reading.tokens[max(0, person.start - 3) : person.start])
        if seen:
            return True
        alone = not set(reading.tokens) & _HERO_WORDS and person.start <= 3 and person.end <= action.start
        if alone and not {"with", "to", "for", "at"} & set(reading.tokens[: person.start]):
            return True
        between = reading.tokens[person.end : action.start]
        if person.end <= action.start and set(between) <= _AUXILIARIES:
            before = reading.tokens[max(0, person.start - 4) : person.start]
            joint = any(
                token == "and" and (tokens[at - 1] in _HERO_WORDS or any(one.end == at for one in people))
                for at, token in enumerate(tokens[: person.start])
                if at >= person.start - 4
            )
            return not joint and not set(before) & {"i", "we", "with", "for"}
    return False


def _speaks_first_of(reading: Reading, person: Match) -> bool:
    """Whether the text begins with what this person did, before the hero does anything."""
    before, after = set(reading.tokens[: person.start]), reading.tokens[person.end : person.end + 4]
    return "with" not in after and not before & {"i", "we", "with", "to", "at", "for", "from", "i'm", "and"}


def _does_it(reading: Reading, action: Match, animals: list[Match]) -> bool:
    """Whether an animal is who runs, walks, eats: "a deer walked through the garden", "and it ran away"."""
    return reading.tokens[max(0, action.start - 1)] == "it" or _is_others(reading, action, animals)


def _counted(reading: Reading, person: Match, kinds: list[str]) -> list[str]:
    """Two of a kind, if the word is a plural: "my three cousins", "two strangers"."""
    word = reading.tokens[person.end - 1]
    plural = word.endswith("s") and not word.endswith(("ss", "'s")) and kinds[0] not in _SINGLE
    return kinds * 2 if len(kinds) == 1 and plural else kinds


def _first_fact(reading: Reading, index: Index, shut: set[int]) -> str:
    for match in index.find(reading, shut):
        if not reading.negated[match.start] and not reading.possible[match.start]:
            return match.value
    return ""
