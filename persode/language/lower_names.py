"""People whose names are typed in lower case: "i saw liam and jess", "priya said no", "kaz texted me".

A listed given name that is no word is a person unless it stands where a place does. One that is a word as well
(`data/worded_names.txt`) needs a word of company or of telling beside it. A name that no list knows counts only as the
bare subject of something that one person does to another.
"""

from __future__ import annotations

import re
from functools import cache

from persode.language.forms import is_past, is_verb
from persode.language.wordlists import word_set, word_table

__all__ = ["lower_names"]

_WORD = re.compile(r"(?<![\w'’#@-])[a-zß-ÿ]{2,}(?![\w-])")
_TELLING = re.compile(
    r"\s+(?:(?:said|says|told|tells|texted|texts|wrote|laughed|cried|smiled|hugged|kissed|shouted|whispered|asked|asks"
    r"|thinks|thought|forgot|promised|called|rang|replied|answered|insisted|apologi[sz]ed|joked|agreed|admitted)\b"
    r"|(?:brought|gave|made|bought|sent|helped|lent) me\b|and (?:i|me)\b|came (?:over|round|by)\b)"
)
_TO_ONE = re.compile(
    r"\s+(?:texted|told|messaged|dm['’]?e?d|ghosted|hugged|called|dumped|rang|facetimed|invited|kissed|asked|drove"
    r"|snapchatted|slapped|unfollowed|lent|owes) (?:me|us)\b"
    r"|\s+(?:said|says|thinks|told me|swears|promised)(?: that)? (?:she|he)\b"
)
_FOR_ME = re.compile(
    r"\s+(?:fixed|mended|picked|drove|walked|dropped|helped|cooked|baked|paid|rang|phoned|texted|lent|borrowed|nicked"
    r"|hugged|kissed|taught|showed|invited|dumped|ghosted|introduced|reminded|carried|nursed|babysat|squeezed|teased)"
    r"(?: (?!of\b)\w+){0,1} (?:me|us|my|our|for me|for us)\b"
)
"""What a listed name that is a word does for the person herself, as the bare subject: "mark fixed my bike"."""

_COMPANY = frozenset(
    ["with", "w/", "told", "met", "texted", "asked", "called", "hugged", "kissed", "invited", "phoned", "rang", "saw"]
    + ["visited", "married", "dating", "miss", "missed"]
)
_NO_PERSON_AFTER = frozenset(
    ["in", "at", "near", "san", "santa", "st", "st.", "saint", "port", "lake", "la", "una", "the", "a", "an"]
)
_ALONE = re.compile(
    r"\s*(?:[.,!?;:)\n]|$)|\s+(?:and|&|at|in|on|for|about|to|yesterday|today|again|who|that|i|we|he|she)\b"
)
_OWN_NAME = re.compile(
    r"\b(?:my (?:first |real )?name(?:['’]s|s| is)|(?:i['’]?m|i am|call me|this is))\s+$", re.IGNORECASE
)
_LAST = re.compile(r"([^\s,.;!?]+\.?)\s+$")
_BARE = re.compile(r"(?:^|[.!?;,\n]\s*|\b(?:and|but|so|then|because|bc|when|that)\s+)$")

_OWN_KIN = re.compile(
    r"\b(?:my|our) (?:\w+ )?(?:brother|sister|cousin|son|daughter|uncle|aunt|nephew|niece|husband|wife|boyfriend"
    r"|girlfriend|dog|cat|friend|flatmate|roommate|colleague|boss|teacher)\s+$"
)
_DOES = re.compile(
    r"\s+(?:turned|turns|told|texted|said|says|came|got|moved|is \d|has|lives|left|called|passed|won|cooked)\b"
)

_TAKEN_ALONG = re.compile(r" (?:to|in|for|out|into|home|back|at|with|from|off|up|down|along|round|around)\b")
"""What may follow the name of a pet that somebody takes along: "took my dog rex to the vet"."""

Named = tuple[int, int, str]


def lower_names(text: str) -> list[Named]:
    """(start, end, name) of each person of a text whose name is typed in lower case, as it is typed."""
    found: list[Named] = []
    worded = word_set("worded_names")
    for match in _WORD.finditer(text):
        word, (start, end) = match.group(), match.span()
        before = _LAST.search(text, max(0, start - 24), start)
        last = before.group(1).lower() if before else ""
        if last.rstrip(".") in ("mr", "mrs", "ms", "dr", "prof") and before and not _is_word(word):
            found.append((before.start(), end, text[before.start() : end]))
            continue
        if _is_own(text, start) or _famous().match(text, start):
            continue
        if last in _titles() and before and (word in worded or not _is_word(word)) and _is_followed(text, end):
            found.append((before.start(), end, text[before.start() : end]))
            continue
        if _is_of_kin(text, start, end, word):
            found.append((start, end, word))
            continue
        if word in worded:
            beside = last == "and" and bool(found) and found[-1][1] == start - len(" and ")
            with_her = (last in _COMPANY or beside) and _ALONE.match(text, end)
            serves = _FOR_ME.match(text, end) and _BARE.search(text[max(0, start - 10) : start])
            is_name = with_her or serves or last not in _NO_PERSON_AFTER and last != "my" and _TELLING.match(text, end)
        elif word in _given():
            is_name = last not in _NO_PERSON_AFTER and not _is_placed(text[end : end + 16])
        else:
            bare = len(word) > 2 and _TO_ONE.match(text, end) and _BARE.search(text[max(0, start - 10) : start])
            is_name = (bare or _is_kins(text, start, end, last)) and not _is_word(word)
        if is_name:
            found.append((start, end, word))
    return found


def _is_own(text: str, start: int) -> bool:
    """True for the name that a person says of herself: "my name's theo", "i'm theo"."""
    return bool(_OWN_NAME.search(text[max(0, start - 24) : start]))


def _is_of_kin(text: str, start: int, end: int, word: str) -> bool:
    """True for the name after a word for somebody near: "my cat luna", "my manager denise", "my ex is called luke"."""
    near = _near().search(text, max(0, start - 60), start)
    if (
        not near
        or near["word"].lower().endswith(("s", "family", "team", "children"))
        or word in word_set("not_after_kin")
    ):
        return False
    pet = near["word"].lower() in word_set("pets")
    listed = word in _given() or word in word_set("worded_names")
    if near["called"]:
        if near["called"].strip() == "called" and not pet:  # "my sister called crying"
            return listed
        return listed or pet or not _is_word(word) or word.endswith(("s", "ed"))
    if is_verb(word) and not listed:
        return False
    taken = pet and not _is_word(word) and _TAKEN_ALONG.match(text, end)
    return bool(taken) or (listed or pet or not _is_word(word)) and _is_followed(text, end)


def _is_followed(text: str, end: int) -> bool:
    """True if what comes after a word lets it be a name: a verb, a mark, the end."""
    following = re.match(
        r"\s*(?:[.,!?;:)\n]|$)|\s+(?:and|&|who|last|yesterday|today|this|on|at|is|was|has|had|isn't|wasn't|says?"
        r"|just|finally|always|never)\b",
        text[end:],
    )
    verb = re.match(r"\s+([a-z']+)", text[end:])
    return bool(following or verb and (is_verb(verb.group(1)) or is_past(verb.group(1)) or verb.group(1).endswith("s")))


def _is_kins(text: str, start: int, end: int, kin: str) -> bool:
    """True for the "kasper" of "my brother kasper turned 18" and "my dog called rex"."""
    if text[start:end] in word_set("not_after_kin"):
        return False  # "my dog walker"
    if kin in ("called", "named"):
        return bool(_OWN_KIN.search(text[max(0, start - 40) : start - len(kin) - 1]))
    return bool(_OWN_KIN.search(text[max(0, start - 40) : start]) and _DOES.match(text, end))


def _is_placed(following: str) -> bool:
    """True if a noun of place follows a name: "victoria station"."""
    noun = re.match(r"\s+([a-z]+)", following)
    return bool(noun and noun.group(1) in word_set("place_nouns"))


def _is_word(word: str) -> bool:
    lists = ("bare_roles", "common", "stopwords", "not_names", "pets", "negations")
    tables = ("kin", "roles", "person_cues", "place_cues")
    return (
        any(word in word_set(name) for name in lists)
        or any(word in word_table(name) for name in tables)
        or is_verb(word)
        or word.endswith(("ly", "ing", "s", "ed"))
    )


@cache
def _near() -> re.Pattern[str]:
    words = {*word_table("kin"), *word_table("roles"), *word_table("relations"), *word_set("pets"), "kid", "student"}
    listed = "|".join(sorted((re.escape(w) for w in words if w.isascii()), key=len, reverse=True))
    between = (
        r"(?:(?:little|big|older|younger|baby|old|new|late|dear|best|favou?rite|poor|sweet|math\w*|former|great)\s+)*"
    )
    called = r"(?P<called>(?:(?:'s|s) name is|(?: is| was|'s)? (?:called|named)) )?"
    return re.compile(rf"\b(?:my|our|that)\s+{between}(?P<word>{listed}),?(?: (?=$)|{called}(?=$))", re.IGNORECASE)


@cache
def _famous() -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, word_set('famous')))})\b")


@cache
def _titles() -> frozenset[str]:
    return frozenset(
        ["aunt", "auntie", "aunty", "uncle", "professor", "prof", "sergeant", "captain", "coach", "officer", "pastor"]
    )


@cache
def _given() -> frozenset[str]:
    return frozenset(name.lower() for name in word_set("given_names"))
