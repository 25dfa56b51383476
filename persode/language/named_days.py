"""Where a text gives names: "our cats are called Pip and Monday", "two dogs, Friday and Juno", "baby June".

A name there is one whatever else it may mean: a day, a month, a word ("Olive", "Biscuit").
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from persode.language import calendar as cal
from persode.language.wordlists import word_list, word_set, word_table

__all__ = ["given_there", "named_days"]

Named = tuple[int, int, str]

_NAMED = re.compile(
    r"\b(?:(?:is|are|was|were|an? (?:[a-z]+ )?[a-z]+) (?:called|named)|names? (?:is|are|was|were)"
    r"|(?:goes|went) by(?: the name(?: of)?)?|(?:we|they|everyone|everybody|people) (?:all |just )?calls? (?:him"
    r"|her|it|them)"
    r"|(?:re)?named (?:him|her|it|them))\s+(?=[A-Z])",
    re.IGNORECASE,
)
_IN_LIST = re.compile(r"[A-ZÀ-Þ][^\W\d_]*(?:(?:,| and| &) (?:and )?[A-ZÀ-Þ][^\W\d_]*)*")
_NAME = re.compile(r"[A-ZÀ-Þ][^\W\d_]+")


def named_days(text: str) -> list[tuple[int, int]]:
    """Where a text names somebody with the name of a day or a month, (start, end) each."""
    return [(start, end) for start, end, name in given_there(text) if _days().fullmatch(name)]


def given_there(text: str) -> list[Named]:
    """(start, end, name) of each name that a text gives to a pet or a child, or in a list of them."""
    return list(_given_there(text))


@lru_cache(maxsize=64)
def _given_there(text: str) -> tuple[Named, ...]:
    found: list[Named] = []
    for match in _beside().finditer(text):
        group = next(name for name in ("name", "before", "baby", "set") if match[name])
        found.append((match.start(group), match.end(group), match[group]))
    for opening in _named_ones(text):
        listed = _IN_LIST.match(text, opening)
        if listed:
            found += [
                (opening + m.start(), opening + m.end(), m.group())
                for m in _NAME.finditer(listed.group())
                if m.group().lower() not in word_set("stopwords")
            ]
    return tuple(sorted(set(found)))


def _named_ones(text: str) -> list[int]:
    return [m.end() for pattern in (_NAMED, _pets_listed()) for m in pattern.finditer(text)]


@cache
def _days() -> re.Pattern[str]:
    names = [name for name in (*cal.WEEKDAYS, *cal.MONTHS) if len(name) > 4 or name in ("june", "may")]
    return re.compile("|".join(sorted(names, key=len, reverse=True)), re.IGNORECASE)


@cache
def _beside() -> re.Pattern[str]:
    """A name right beside a pet or a baby: "my cat Monday", "Friday our dog", "biscuit (the cat)", "baby june"."""
    day = rf"(?i:{_days().pattern})"
    pets = "|".join(map(re.escape, word_list("pets")))
    return re.compile(
        rf"(?i:\b(?:my|our|the) (?:little |old |new )?(?:{pets}),? )(?P<name>{day})"
        r"(?= (?!morning|afternoon|evening|night)[a-z])"
        rf"|\b(?P<before>{day}),? (?i:(?:the|our|my)) (?i:{pets})\b"
        r"|(?i:\bbaby )(?P<baby>(?!(?i:shower|girl|boy|brother|sister|food|steps|clothes|name|photos|monitor)\b)"
        rf"(?:[A-ZÀ-Þ][^\W\d_]+|{day}|(?-i:{_small_names()})))\b(?! (?:is due|shower)\b)"
        rf"|(?<![\w'’-])(?P<set>[^\W\d_]+) \((?i:the|our|my) (?i:(?:\w+ )?(?:{pets}|{_kin()}))\)"
    )


@cache
def _small_names() -> str:
    return "|".join(sorted({*word_set("worded_names"), *(name.lower() for name in word_set("given_names"))}))


@cache
def _kin() -> str:
    return "|".join(sorted(map(re.escape, [*word_table("kin"), *word_table("roles")]), key=len, reverse=True))


@cache
def _pets_listed() -> re.Pattern[str]:
    animals = "|".join(f"{re.escape(pet)}s" for pet in word_set("pets"))
    born = rf"(?:{animals}|kittens|puppies|ponies|bunnies|hens|chickens|goats|kids|children|twins|sons|daughters)"
    return re.compile(
        rf"\b(?:my|our|the|two|three|four|five|six|\d) (?:[a-z]+ )?{born}[:,]? (?=[A-Z])|\b{born}: (?=[A-Z])",
        re.IGNORECASE,
    )
