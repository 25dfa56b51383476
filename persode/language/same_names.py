"""When two names may be one person's: short forms ("Tom", "Thomas"), titles, and Korean names with a family name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import combinations

from persode.language.wordlists import word_lines, word_set, word_table

__all__ = ["maybe_same_person"]

SHORT_NAME = 3
"""A name of so many letters or more may be the short form of one that begins with it (Tom, Tomas)."""

_ONLY_ONE = ("mother", "father", "grandmother", "grandfather")
_KOREAN_NAME = re.compile(r"[가-힣]{2,4}")
_KOREAN_ENDING = re.compile(r"(?:\s?(?:씨|님|선배|언니|오빠|형|누나|쌤))$")


def maybe_same_person(names: Iterable[str]) -> list[tuple[str, str]]:
    """Pairs of names that may be one person's, to be offered and never merged unasked, in the order of the names.

    "Grandma" and "Grandma Alda", "Mum" and "mother", "Ana" and "Ana Duarte", "Tom" and "Thomas", "민수" and "김민수".
    """
    return [pair for pair in combinations(dict.fromkeys(names), 2) if _may_be_one(*pair)]


def _may_be_one(one: str, other: str) -> bool:
    table = word_table("relations")
    first, second = one.casefold().rstrip("."), other.casefold().rstrip(".")
    if first == second or _are_one_in_korean(first, second):
        return True
    relation = table.get(first, "")
    if relation and relation == table.get(second, "") and relation in _ONLY_ONE:
        return True
    words = [[word.rstrip(".") for word in name.split()] for name in (first, second)]
    shorter, longer = sorted(words, key=len)
    if len(shorter) < len(longer):
        inside = set(shorter) <= set(longer) or len(shorter) == 1 and _is_short_for(shorter[0], longer[0])
        titled = len(shorter) == 1 and table.get(shorter[0], "-") == table.get(longer[0], "")
        return inside or titled
    if len(shorter) > 1:
        return shorter[1:] == longer[1:] and _is_short_for(shorter[0], longer[0])
    if _is_short_for(first, second):
        return True
    given = {name.casefold() for name in word_set("given_names")}
    short, long = sorted((first, second), key=len)
    return SHORT_NAME <= len(short) < len(long) and long.startswith(short) and short not in table and short in given


def _is_short_for(one: str, other: str) -> bool:
    """True for "Liz" and "Elizabeth"; of two short forms of one name for such as begin alike ("Kate", "Katie")."""
    full, none = _full_names(), frozenset[str]()
    if one == other or other in full.get(one, none) or one in full.get(other, none):
        return True
    return one[:2] == other[:2] and bool(full.get(one, none) & full.get(other, none))


def _are_one_in_korean(one: str, other: str) -> bool:
    """민수 and 김민수 (or 민수 씨): a family name of one syllable before a given name of two."""
    short, long = sorted((_KOREAN_ENDING.sub("", name) for name in (one, other)), key=len)
    if not (_KOREAN_NAME.fullmatch(short) and _KOREAN_NAME.fullmatch(long)):
        return False
    family = long.removesuffix(short)
    return short == long or len(short) == 2 and long.endswith(short) and family in word_set("korean_family_names")


@cache
def _full_names() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in word_lines("short_names"):
        shorts, _, full = line.partition(": ")
        for short in shorts.split(", "):
            found.setdefault(short, set()).add(full)
    return {short: frozenset(full) for short, full in found.items()}
