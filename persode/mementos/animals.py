"""Who is an animal though no text says so: somebody who is taken to the vet, purrs, or has a paw."""

from __future__ import annotations

import re
from functools import cache

from persode.language.wordlists import word_set, word_table

__all__ = ["animal_of", "animals_in"]


def animals_in(text: str) -> frozenset[str]:
    """The names in a text that are an animal's by what is said of them."""
    if not _hint().search(text):
        return frozenset()
    return frozenset(m["to"] or m["does"] or m["has"] for m in _sign().finditer(text))


def animal_of(text: str) -> str:
    """The animal without a name that lives with the writer: "cat" of "we brought the rescue cat home"; "" if none.

    One with a name ("my cat Biscuit") is told of by that.
    """
    found = _own().search(text)
    return found["animal"].lower() if found else ""


@cache
def _hint() -> re.Pattern[str]:
    """Words without which `_sign` finds nothing; much quicker to look for."""
    return re.compile(rf"\b(?:vet|{'|'.join(map(re.escape, word_table('animal_signs', 'persode.mementos')))})\b")


@cache
def _sign() -> re.Pattern[str]:
    table = word_table("animal_signs", "persode.mementos")
    does, has = ("|".join(re.escape(w) for w, kind in table.items() if kind == k) for k in ("does", "has"))
    name = r"[A-ZÀ-Þ][\w-]+"
    return re.compile(
        rf"\b(?:[Tt]ook|[Tt]aking|[Bb]rought|[Dd]rove|[Rr]ushed|[Cc]arried)\s+(?P<to>{name})"
        r"\s+(?:back\s+)?to (?:the|our) vet\b"
        rf"|\b(?P<does>{name})\s+(?:{does})\b|\b(?P<has>{name})['’]s\s+(?:{has})\b"
    )


@cache
def _own() -> re.Pattern[str]:
    animals = "|".join(map(re.escape, sorted(word_set("pets"), key=len, reverse=True)))
    return re.compile(
        rf"\b(?:(?:my|our)\s+(?:[\w-]+\s+)?|(?:adopted|got|brought)\s+(?:a|an|the|our|home a)\s+(?:[\w-]+\s+)?)"
        rf"(?P<animal>{animals})\b(?!['’])(?!\s+(?:food|toy|bed|shop|video|park|sitter|café))"
        r"(?!,?\s+(?:(?:named|called|is)\s+)?(?-i:[A-ZÀ-Þ]))",
        re.IGNORECASE,
    )
