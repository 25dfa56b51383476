"""People in a text: names, kin, roles and pets ("Jina", "grandpa", "my boss", "Mochi the cat")."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from persode.language.forms import is_past, is_verb
from persode.language.korean import korean_people
from persode.language.likely import Likely
from persode.language.lower_names import lower_names
from persode.language.named_days import given_there
from persode.language.names import NameRun, in_list, is_common_word, is_no_name, is_worded, name_runs
from persode.language.place_runs import is_namesake, landmarks
from persode.language.story_titles import is_story_title
from persode.language.subjects import does_as_the_living, is_left_out, is_subject_inside
from persode.language.wordlists import word_lines, word_list, word_set, word_table

__all__ = ["is_person", "people"]

_OWNERS = r"(?:my|our|his|her|their)"
_BETWEEN = (
    r"(?:(?:little|big|older|younger|elder|baby|late|dear|old|new|great|twin|other|oldest|youngest"
    r"|own|poor|former)\s+)*"
)

Named = tuple[int, int, str]
"""(start, end, name) of a person in a text."""

_NO_PERSON_AFTER = frozenset(
    ("in", "at", "up", "climbed", "played", "playing", "watched", "watching", "read", "reading", "rewatched")
)
"""Before a listed name: a place, a hill, a game, a film, a book."""

_AIMED = re.compile(
    r"(?:look|laugh|smile|shout|yell|scream|snap|swear|swore|grin|glare|wave|wink|nod|mad|angry|cross|furious|annoyed|stare"
    r"|staring|glanc|point|aim|threw|throw|bark|hiss|growl|rage|cried|curs)"
)
"""Before "at" and the name of a person; else what stands behind "at" is a shop or a place."""

_OF_A_FIRM = re.compile(
    r"\b(?:man|woman|guy|girl|boy|lad|lady|people|someone|somebody|person|driver|bloke|manager|boss|barista|cashier"
    r"|waiter|waitress|staff|team|assistant|lady|rep|recruiter|hr|colleagues?|supervisor|guard|nurse|doctor"
    r"|teacher) from$"
)
_BEING = (("am",), ("i'm",), ("are",), ("we're",), ("being",), ("is",), ("was",))

_JOINT = re.compile(r"\s+(?:n|'n'|&|and)\s+")
_POSSESSIVE = (("'s",), ("’s",))
_DONE_TO = frozenset(
    (
        "told",
        "asked",
        "texted",
        "hugged",
        "kissed",
        "phoned",
        "rang",
        "taught",
        "forgave",
        "teased",
        "invited",
        "helped",
    )
)
"""Words before a name that people do as well (`person_cues` holds them as such)."""

_TAKEN_IN = frozenset(
    (
        "read",
        "reading",
        "book",
        "film",
        "movie",
        "documentary",
        "podcast",
        "biography",
        "lecture",
        "essay",
        "series",
        "song",
    )
)
_CALLS_ME = (("call", "me"), ("calls", "me"), ("called", "me"))
_MONTH_NAMES = frozenset(("April", "May", "June", "Jun", "August", "Summer", "Eve"))
"""Names of people as well, where the text itself says so."""

_IS = r"(?i:(?:it|that|he|she|there|what|who|here|where|let|how|today|tomorrow)\b)"
_WHOSE = re.compile(rf"\b(?!{_IS})(?:(?P<name>[A-ZÀ-Þ][^\W\d_]+)|\w+)['’]s\s+$")
_CALLED = re.compile(r"(?:['’]s name)? is (?:called |named )?[A-ZÀ-Þ][^\W\d_]+")
_LOWER_CALLED = re.compile(r"(?:['’]?s name)? (?:is |was )?(?:called |named )|['’]?s name is ")
_NAME_IS = re.compile(r"\b[A-ZÀ-Þ][^\W\d_]+ (?:is|was)\s+$")
_BEFORE_NAME = re.compile(r",?\s+(?:(?:named|called)\s+)?")
_CAPITAL_BEFORE = re.compile(r"([A-ZÀ-Þ][^\W\d_]+) $")
_OF_KIN = re.compile(
    r"\b(?<!the )(?<!all )(?<!two )(?<!our )(?<!other )(?<!of )(mum|mom|dad|grandma|grandpa|gran|nan|granny|auntie)s"
    r"(?= (?!and\b|are\b|were\b|who\b|have\b|group\b|in\b|on\b|with\b|or\b|do\b)[a-z])",
    re.IGNORECASE,
)
_HANDLE = re.compile(r"(?<![\w.@])@([A-Za-z]{2,20})\b(?!\.\w)")
_WHERE = tuple((word,) for word in ("at", "in", "to", "from", "near", "through", "by", "into", "outside", "past"))
_FIXED_PARENT = re.compile(
    r"\s+(?:(?-i:[A-Z])|nature\b|christmas\b|figure\b|tongue\b|and (?:baby|child))|['’]s (?:day|eve)\b|-", re.I
)
_NAME_COMMA = re.compile(r"\b[A-ZÀ-Þ][^\W\d_]+,\s+$")


def people(text: str) -> list[str]:
    """The people of a text, each once, in order of appearance, as the person writes them.

    "my sister Mia" is Mia; "my sister" alone is "sister"; a kin word that people are called by ("Dad", "grandpa")
    stands for itself. A pet with a name is a person here. A name at the start of a sentence counts only if it is known
    or if what follows is something that a person does.
    """
    return list(_people(text))


@lru_cache(maxsize=64)
def _people(text: str) -> tuple[str, ...]:
    """Kept for a while: several readers of one message ask for its people."""
    found: dict[int, str] = {}
    covered: set[int] = set()
    introduced, lower = _introduced(text), lower_names(text)
    for start, end, name in [
        *_kin_and_roles(text, introduced, lower),
        *_named(text, introduced),
        *introduced,
        *lower,
        *korean_people(text),
        *_typed_otherwise(text),
        *given_there(text),
    ]:
        if start not in covered:
            found[start] = name
            covered.update(range(start, end))
    seen: dict[str, str] = {}
    for _, name in sorted(found.items()):
        seen.setdefault(name.lower(), name)
    return tuple(seen.values())


def _typed_otherwise(text: str) -> list[Named]:
    """ "mums biopsy" is mum's, "@kai" is kai."""
    return [(m.start(1), m.end(1), m.group(1)) for pattern in (_OF_KIN, _HANDLE) for m in pattern.finditer(text)]


def is_person(run: NameRun, known: frozenset[str] = frozenset()) -> bool:
    """True if a run of capitalised words is a person's (or a pet's) name, by itself or by what stands beside it."""
    if is_story_title(run.text):
        return False
    first_word = run.text.split()[0].rstrip(".")
    last_word = run.text.split()[-1]
    if len(first_word) < 2 or first_word.isupper() and len(first_word) > 3 or in_list(run.text, "places"):
        return run.text in known or is_namesake(run)
    of_place = in_list(last_word, "place_nouns") and run.text != first_word and run.before[-1:] in _WHERE
    if not of_place and (run.text in known or first_word in known):  # "Victoria called me at Victoria Station"
        return True
    if in_list(last_word, "place_nouns") or in_list(first_word, "place_nouns") and len(run.text.split()) > 1:
        return False
    if first_word.lower() in word_set("titles"):
        return len(run.text.split()) > 1
    cue_before = word_table("person_cues").get(run.before[-1], "") if run.before else ""
    cue_after = _after(run)
    if run.before[-2:] in _CALLS_ME:
        return False  # "from now on call me Kit"
    if run.before[-1:] == ("about",) and _TAKEN_IN & set(run.before):
        return False  # "read about Marie Curie"
    if in_list(first_word, "given_names"):
        return not (run.before and run.before[-1] in _NO_PERSON_AFTER)
    if run.before[-1:] == ("and",) and len(run.before) > 1 and in_list(run.before[-2], "given_names"):
        return run.after[:1] != ("'s",)
    if run.before[-1:] in _BEING:
        return False  # "I am Deaf and I"
    if run.before[-1:] == ("to",) and any("moving" in word_table("place_cues").get(w, "") for w in run.before[:-1]):
        return False  # "the ferry to Naxos was late"
    if run.before[-1:] == ("at",) and not run.first and _AIMED.match(run.before[-2] if len(run.before) > 1 else ""):
        return len(run.text.split()) <= 2 and not in_list(run.text, "shops")  # "I laughed at Torvald"
    if in_list(run.text, "shops") or _is_where_somebody_is(run):
        return False  # "a guy at Tesco asked", "the man from Argos came"
    if _does_what_people_do(run) or does_as_the_living(run):
        return not is_common_word(first_word) or (is_worded(first_word) and (not run.first or does_as_the_living(run)))
    if run.first:
        return False
    if is_subject_inside(run) or is_left_out(run):
        return True
    if cue_before == "before" or run.before[-1:] and run.before[-1] in _DONE_TO:
        return len(run.text.split()) <= 3
    return bool(cue_after) and (cue_before == "weak" or run.before[-1:] == (",",))


def _is_where_somebody_is(run: NameRun) -> bool:
    """True for a name after "at", or after "from" and a word for somebody: a shop, a firm, a place."""
    if run.before[-1:] == ("at",):
        return not any(_AIMED.match(word) for word in run.before[-4:-1])
    return bool(_OF_A_FIRM.search(" ".join(run.before)))


def _does_what_people_do(run: NameRun) -> bool:
    """True if what follows a name is something that only people do: "came over", "and I", "'s birthday"."""
    following = " ".join(run.after).replace(" 's", "'s")
    return _after(run) == "after" or _doings().fits(following)


@cache
def _doings() -> Likely[None]:
    return Likely((line, None) for line in word_lines("doings"))


def _after(run: NameRun) -> str:
    """What follows the name says: "after", "loose" or nothing."""
    if not run.after:
        return ""
    if run.after[0] in ("'s", "’s"):
        return "after" if len(run.after) > 1 and run.after[1].lower() in word_table("kin") else ""
    cue = word_table("person_cues").get(run.after[0].lower(), "")
    return cue if cue in ("after", "loose") else ""


def _named(text: str, introduced: list[Named]) -> list[Named]:
    runs = name_runs(text)
    names = frozenset(name for _, _, name in introduced)
    known = names | {run.text for run in runs if (not run.first or is_namesake(run)) and is_person(run, names)}
    found: list[Named] = []
    taken = [(place.start, place.end) for place in landmarks(text)] + [
        (s, e) for s, e, name in introduced if " " in name
    ]
    within = {run.text for run in runs if run.before[-1:] == ("in",) and not in_list(run.text, "given_names")} - names
    for run in runs:
        if any(start <= run.start < end for start, end in taken) or run.text in within:
            continue
        if is_person(run, known) or (found and _goes_on_with(text[found[-1][1] : run.start], run)):
            name = re.sub(r"[’']s$", "", run.text)
            found.append((run.start, run.end, name))
    return found


def _goes_on_with(between: str, run: NameRun) -> bool:
    """True for a name that a joint ties to a person's: "w/ Jax n Em"."""
    if not _JOINT.fullmatch(between) or len(run.text.split()) > 1 or len(run.text) < 2 or run.text.isupper():
        return False
    no_person = any(in_list(run.text, kind) for kind in ("places", "shops", "place_nouns", "kin"))
    return not (no_person or is_no_name(run.text) or is_common_word(run.text) or run.after[:1] in _POSSESSIVE)


def _introduced(text: str) -> list[Named]:
    """Names the text introduces: "my sister June", "Mochi the cat", "Sumi, my cousin", "a boy called Ode"."""
    found = [(m.start(1), m.end(1), m.group(1)) for pattern in _introductions() for m in pattern.finditer(text)]
    return [
        named
        for named in found
        if in_list(named[2], "given_names")
        or named[2] in _MONTH_NAMES
        or not (is_no_name(named[2]) or in_list(named[2], "places"))
    ]


def _kin_and_roles(text: str, introduced: list[Named], lower: list[Named]) -> list[Named]:
    found: list[Named] = []
    names = {name for _, _, name in introduced}
    inside = {at for start, end, name in introduced if " " in name for at in (start, end - len(name.split()[-1]))}
    lower_starts = {start for start, _, _ in lower}
    for match in _kin_pattern().finditer(text):
        owner, the, word = match.group("owner"), match.group("the"), match.group("word")
        kind = word_table("kin").get(word.lower()) or word_table("roles").get(word.lower(), "")
        alone = (kind == "own" or _is_called_so(text, match)) and not match.group("article")
        whose = _WHOSE.search(text, max(0, match.start("word") - 40), match.start("word"))
        if not (alone or owner or (the and kind == "the") or (whose and whose["name"])):
            continue
        following = re.match(
            r"(?: (?:from|at|in) [\w-]+)?,?\s+(?:(?:named|called)\s+)?([A-ZÀ-Þ][^\W\d_]+)", text[match.end() :]
        )
        if following and owner and following.group(1) in names:
            continue  # "my sister Mia" is Mia
        gap = _BEFORE_NAME.match(text, match.end())
        if owner and gap and gap.end() in lower_starts:
            continue  # "my sister mia" as well
        is_called = _LOWER_CALLED.match(text, match.end())
        if owner and is_called and is_called.end() in lower_starts:
            continue  # "my roommate is called priya"
        if any(s <= match.start("word") < e for s, e, _ in lower):
            continue  # "auntie jo" is one name
        if match.start("word") in inside or (word[0].isupper() and _ends_a_name(text, match.start("word"))):
            continue  # "Priti aunty" and "Osteria Nonna" are one name
        if following and word[0].isupper() and not owner and following.group().startswith(" "):
            continue  # "Aunt Rosa" is one name
        if _is_said_of_a_name(text, match):
            continue
        if whose:  # "Ravi's mum" is not the person's own, nor is "my boyfriend's mum"
            if whose["name"] and not is_story_title(whose["name"]):
                found.append((whose.start(), match.end(), f"{whose['name']}'s {word}"))
            continue
        if re.match(r"[’']s\s+(?:day|eve)\b", text[match.end() :], re.IGNORECASE) or len(word) < 3 and not owner:
            continue
        found.append((match.start("word"), match.end("word"), word))
    return found


def _is_called_so(text: str, match: re.Match[str]) -> bool:
    """True for the "Mother" of "Mother rang" and "I told Father": a capital, and no "the" or other name beside it."""
    word = match.group("word")
    if word not in ("Mother", "Father", "Grandmother", "Grandfather", "Sister", "Brother") or match.group("the"):
        return False
    if _FIXED_PARENT.match(text, match.end("word")):
        return False
    before = text[: match.start("word")].rstrip()
    begins = not before or before[-1] in ".!?\n"
    if word in ("Sister", "Brother") and not begins:
        return False
    verb = re.match(r"\s+(?:just |also |always |never )?([a-z']+)", text[match.end("word") :])
    acts = bool(verb and (is_verb(verb.group(1)) or is_past(verb.group(1))))
    return acts or not begins


def _ends_a_name(text: str, start: int) -> bool:
    """True if a capitalised word that is no common one stands right before: the kin word is part of a name."""
    before = _CAPITAL_BEFORE.search(text, max(0, start - 30), start)
    return bool(before and not is_common_word(before.group(1)) and not is_no_name(before.group(1)))


def _is_said_of_a_name(text: str, kin: re.Match[str]) -> bool:
    """True for the kin word of "Sumi, my cousin,", "Elif is my best friend" and "my flatmate is called Priya"."""
    if not kin.group("owner"):
        return False
    before, after = text[: kin.start()], text[kin.end() :]
    if _CALLED.match(after) or _NAME_IS.search(before):
        return True
    if before.endswith("(") is False and re.search(r"[^\W\d_] \((?:the |our |my )?$", before) and after.startswith(")"):
        return True
    return bool(_NAME_COMMA.search(before) and re.match(r"\s*(?:[,.!?;)]|who\b|$)", after))


@cache
def _introductions() -> tuple[re.Pattern[str], ...]:
    kin = "|".join(sorted(map(re.escape, [*word_table("kin"), *word_table("roles"), *_pets()]), key=len, reverse=True))
    pets = "|".join(map(re.escape, _pets()))
    name = r"([A-ZÀ-Þ][^\W\d_]+)"
    titles = "|".join((word_set("titles") & word_table("relations").keys()) - {"sister", "father"})
    no_name = "(?:My|Our|His|Her|Their|The|An?|Your|Then|And|But|So|When|If|As|With|No|Dear)"
    honours = "aunty|auntie|uncle|didi|bhaiya|bhai|hyung|unnie|eonni|oppa|noona|sunbae|sensei"
    sources = (
        rf"\b(?!{no_name}\b)([A-ZÀ-Þ][^\W\d_]+ (?:{honours}))\b",
        rf"(?i:(?<!my )(?<!our )(?<!his )(?<!her )(?<!their ))\b((?:{titles}) [A-ZÀ-Þ][^\W\d_]+)",
        rf"(?i:\b(?:my|our|his|her|their|the)\s+{_BETWEEN}(?:{kin}))(?i:,? (?:named|called))?,?\s+{name}",
        rf"\b{name},?\s+(?i:(?:the|our|my)\s+(?:old |little |new )?(?:{pets}))\b",
        rf"(?i:\b(?:my|our)\s+{_BETWEEN}(?:{kin}) (?:from|at|in) [\w-]+),\s+{name},",
        rf"\b{name} (?:is|was) (?:my|our) (?i:{_BETWEEN}(?:{kin}))\b",
        rf"\b((?i:{titles}) (?:{'|'.join(sorted(_MONTH_NAMES))}))\b",
        rf"(?i:\b(?:{kin}|driver|man|woman|guy|girl|boy|nurse|waiter|stranger) (?:is|was) (?:called|named))\s+{name}",
        rf"(?i:\b(?:her|his|their|the [\w-]+['’]s) name (?:is|was))\s+{name}",
        rf"\b{name},\s+(?i:my|our|his|her)\s+(?i:{_BETWEEN}(?:{kin}))\b",
        rf"\b(?i:a|an|this|the)\s+(?i:[\w-]+\s)?[\w-]+\s+(?i:named|called)\s+{name}",
        (
            rf"\b(?i:I|we)\s+(?i:have|got|adopted|own)\b[^.!?]{{0,40}}?\b(?i:a"
            rf"|an)\s+(?i:[\w-]+\s)?(?i:{pets}),\s+{name}(?=[.,!;]|$)"
        ),
    )
    return tuple(map(re.compile, sources))


@cache
def _kin_pattern() -> re.Pattern[str]:
    entries = sorted([*word_table("kin"), *word_table("roles")], key=len, reverse=True)
    listed = "|".join(map(re.escape, entries))
    return re.compile(
        rf"(?:\b(?P<owner>{_OWNERS})\s+{_BETWEEN}|\b(?P<the>the)\s+|\b(?P<article>an?|every|some|any|no|each)\s+)?"
        rf"(?<![\w-])(?P<word>{listed})(?![\w-])",
        re.IGNORECASE,
    )


def _pets() -> tuple[str, ...]:
    return word_list("pets")
