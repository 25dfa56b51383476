"""What people are to the person (mother, friend, pet), and names that may be one person's."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import combinations

from persode.language.people import people
from persode.language.wordlists import word_set, word_table

__all__ = ["maybe_same_person", "relations"]

SHORT_NAME = 3
"""A name of so many letters or more may be the short form of one that begins with it (Tom, Tomas)."""

_FILLER = (
    r"(?:(?:little|big|older|younger|elder|baby|late|dear|old|new|great|twin|best|former|piano|[a-z]+-?grade)\s+)*"
)
_ONLY_ONE = ("mother", "father", "grandmother", "grandfather")


def relations(text: str) -> dict[str, str]:
    """Each person of a text (see `people`) with the relation that the text itself gives, or "" where it gives none.

    "my sister Mia", "Sumi, my cousin", "a dog named Rex", "Mochi the cat", "Aunt Rosa" and "Mum" say it.
    """
    return {name: _relation(text, name) for name in people(text)}


def maybe_same_person(names: Iterable[str]) -> list[tuple[str, str]]:
    """Pairs of names that may be one person's, to be offered and never merged unasked, in the order of the names.

    "Grandma" and "Grandma Alda", "Mum" and "mother", "Ana" and "Ana Duarte", "Tom" and "Tomas".
    """
    return [pair for pair in combinations(dict.fromkeys(names), 2) if _may_be_one(*pair)]


def _relation(text: str, name: str) -> str:
    table = word_table("relations")
    low = name.lower().rstrip(".")
    if low in table:
        own = re.search(rf"(?i:(?<!\bhis )(?<!\bher )(?<!\btheir )(?<!\w){re.escape(name)})", text)
        if not own:
            return ""  # "her dad" is nobody's but hers
        return table[low]
    first = low.split()[0].rstrip(".")
    if first in table and len(low.split()) > 1:
        return table[first]
    called = re.escape(name)
    listed = _words()
    for pattern in (
        rf"(?i:\b(?:my|our)\s+{_FILLER}(?P<word>{listed}))(?i:,?\s+(?:named|called))?,?\s+{called}\b",
        rf"\b{called}\s+(?i:the|our|my)\s+(?i:{_FILLER}(?P<word>{listed}))\b",
        rf"\b{called},\s+(?i:the|our|my)\s+(?i:{_FILLER}(?P<word>{listed}))(?=\s*(?:[,.!?;)]|who\b|$))",
        rf"(?i:\b(?:a|an|the|her|his|their)\s+(?:[\w-]+\s+)?(?P<word>{listed})\s+(?:named|called))\s+{called}\b",
        rf"\b{called}\s+(?i:is|was)\s+(?i:my)\s+(?i:{_FILLER}(?P<word>{listed}))\b",
        rf"(?i:\bmy\s+{_FILLER}(?P<word>{listed})(?:'s name)?\s+is(?:\s+called)?)\s+{called}\b",
    ):
        match = re.search(pattern, text.replace("’", "'"))
        if match:
            return table[match["word"].lower()]
    return ""


def _may_be_one(one: str, other: str) -> bool:
    table = word_table("relations")
    first, second = one.casefold().rstrip("."), other.casefold().rstrip(".")
    if first == second:
        return True
    relation = table.get(first, "")
    if (
        relation
        and relation == table.get(second, "")
        and relation in ("mother", "father", "grandmother", "grandfather")
    ):
        return True
    words = [[word.rstrip(".") for word in name.split()] for name in (first, second)]
    shorter, longer = sorted(words, key=len)
    if len(shorter) < len(longer):
        inside = set(shorter) <= set(longer)
        titled = len(shorter) == 1 and table.get(shorter[0], "-") == table.get(longer[0], "")
        return inside or titled
    if len(shorter) > 1:
        return False
    given = {name.casefold() for name in word_set("given_names")}
    short, long = sorted((first, second), key=len)
    return SHORT_NAME <= len(short) < len(long) and long.startswith(short) and short not in table and short in given


@cache
def _words() -> str:
    return "|".join(sorted(map(re.escape, word_table("relations")), key=len, reverse=True))
