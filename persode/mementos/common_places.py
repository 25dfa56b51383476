"""Places without a name of their own, "at the gym" and "home", and what kind of place a name stands for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from persode.language import words
from persode.language.places import place_status
from persode.language.wordlists import word_lines, word_set, word_table

__all__ = ["KINDS", "common_places", "kind_of_place"]

ROOM = "persode.mementos"
KINDS = ("home", "work", "school", "health", "nature", "food and drink", "travel", "social", "other")
"""Kinds of place, for "where do I feel how"."""

_PARTS = ("wall", "walls", "roof", "door", "steps", "stairs", "gate", "entrance", "lobby", "corridor", "toilet", "yard")
"""What belongs to a place that stands before it: who paints "the gym wall" is at the gym."""

_BARE_KINDS = {"work": "work", "집": "home", "학교": "school", "회사": "work"}


def common_places(text: str, named: Sequence[str] = ()) -> list[tuple[str, str]]:
    """(name, status) of the unnamed places of a text, in order, each once; not those inside a named one.

    "the gym" keeps its article out: it is `gym`; a shop keeps what it sells: `stationery store`. "The school
    festival" names a festival and no place.
    """
    found: dict[str, tuple[int, str]] = {}
    for match in _common().finditer(text):
        after = re.match(r"\s+([^\W\d_]+)", text[match.end() :])
        if after and after.group(1).casefold() not in (*word_set("stopwords"), *_PARTS):
            continue
        name = f"{match['what'] or ''} {match['place']}".strip().lower()
        if not any(name in other.lower() for other in named):
            found.setdefault(name, (match.start(), place_status(text, match.start("place"), match.end())))
    for pattern, name in _bare():
        hit = pattern.search(text)
        if hit and name not in found:
            found[name] = hit.start(), place_status(text, hit.start(), hit.end())
    return [(name, status) for name, (_, status) in sorted(found.items(), key=lambda item: item[1])]


def kind_of_place(name: str) -> str:
    """One of `KINDS`, by the words of a name ("Café Luna" is food and drink); "other" where they say nothing."""
    table = word_table("common_places", ROOM)
    low = name.casefold()
    if low in table or low in _BARE_KINDS:
        return table.get(low) or _BARE_KINDS[low]
    return next((table[word] for word in reversed(words(name)) if word in table), "other")


@cache
def _common() -> re.Pattern[str]:
    listed = "|".join(sorted(map(re.escape, word_table("common_places", ROOM)), key=len, reverse=True))
    near = r"at|in|inside|outside|on|by|behind|near|into|through|along|around|across"
    moving = (
        r"(?:go|goes|went|gone|going|took|drove|ran|walked|came|got|brought|headed|cycled|hurried)\b[^.!?,;]{0,30}?\bto"
    )
    shop = r"(?:(?P<what>(?!new|old|big|little|small|local|same|whole|next)[a-z]{3,})\s+(?=(?:shop|store|market)\b))?"
    return re.compile(rf"\b(?:{near}|{moving})\s+(?:the|my|our)\s+{shop}(?P<place>{listed})\b(?!['’-])", re.IGNORECASE)


@cache
def _bare() -> tuple[tuple[re.Pattern[str], str], ...]:
    found = []
    for line in word_lines("bare_places", ROOM):
        pattern, _, name = line.rpartition(" | ")
        found.append((re.compile(rf"(?<!\w)(?:{pattern.strip()})(?!\w)(?!['’-])", re.IGNORECASE), name.strip()))
    return tuple(found)
