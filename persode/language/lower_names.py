"""People whose names are typed in lower case: "i saw liam and jess", "priya said no", "kaz texted me".

A listed given name that is no word is a person unless it stands where a place does. One that is a word as well
(`data/worded_names.txt`) needs a word of company or of telling beside it. A name that no list knows counts only as the
bare subject of something that one person does to another.
"""

from __future__ import annotations

import re
from functools import cache

from persode.language.forms import is_verb
from persode.language.wordlists import word_set, word_table

__all__ = ["lower_names"]

_WORD = re.compile(r"(?<![\w'’#@-])[a-zß-ÿ]{2,}(?![\w-])")
_TELLING = re.compile(
    r"\s+(?:(?:said|says|told|tells|texted|texts|wrote|laughed|cried|smiled|hugged|kissed|shouted|whispered|asked|asks"
    r"|thinks|thought|forgot|promised|called|rang|replied|answered|insisted|apologi[sz]ed|joked|agreed|admitted)\b"
    r"|and (?:i|me)\b|came (?:over|round|by)\b)"
)
_TO_ONE = re.compile(
    r"\s+(?:texted|told|messaged|dm['’]?e?d|ghosted|hugged|called|dumped|rang|facetimed|invited|kissed|asked|drove"
    r"|snapchatted|slapped|unfollowed|lent|owes) (?:me|us)\b"
    r"|\s+(?:said|says|thinks|told me|swears|promised)(?: that)? (?:she|he)\b"
)
_COMPANY = frozenset(
    ["with", "told", "met", "texted", "asked", "called", "hugged", "kissed", "invited", "phoned", "rang", "saw"]
    + ["visited", "married", "dating", "miss", "missed"]
)
_NO_PERSON_AFTER = frozenset(
    ["in", "at", "near", "san", "santa", "st", "st.", "saint", "port", "lake", "la", "una", "the", "a", "an"]
)
_ALONE = re.compile(
    r"\s*(?:[.,!?;:)\n]|$)|\s+(?:and|&|at|in|on|for|about|to|yesterday|today|again|who|that|i|we|he|she)\b"
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
        if word in worded:
            beside = last == "and" and bool(found) and found[-1][1] == start - len(" and ")
            with_her = (last in _COMPANY or beside) and _ALONE.match(text, end)
            is_name = with_her or last not in _NO_PERSON_AFTER and last != "my" and _TELLING.match(text, end)
        elif word in _given():
            is_name = last not in _NO_PERSON_AFTER and not _is_placed(text[end : end + 16])
        else:
            bare = len(word) > 2 and _TO_ONE.match(text, end) and _BARE.search(text[max(0, start - 10) : start])
            is_name = (bare or _is_kins(text, start, end, last)) and not _is_word(word)
        if is_name:
            found.append((start, end, word))
    return found


def _is_kins(text: str, start: int, end: int, kin: str) -> bool:
    """True for the "kasper" of "my brother kasper turned 18" and "my dog called rex"."""
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
def _given() -> frozenset[str]:
    return frozenset(name.lower() for name in word_set("given_names"))
