"""Traces of what is to be erased or left alone, in a text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from persode.language import is_everyday, speaks_of, tokens, words

__all__ = ["folded", "has", "names", "tells"]


def names(text: str, name: str) -> bool:
    """True if a text names a person, in whatever form: capitals, plural, with a Korean particle.

    A name that is an everyday word too (Will) is meant where it has a capital.
    """
    text, name = text.replace("’", "'"), name.replace("’", "'")
    if all(is_everyday(word) for word in words(name)):
        text = " ".join(word.text for word in tokens(text) if word.text[0].isupper())
    return speaks_of(text, name)


def tells(text: str, only: Iterable[str], told: Iterable[str]) -> bool:
    """True if a text has a word that goes, or repeats something of what goes (`told`, folded) as it was told."""
    spaced = folded(text)
    return bool(spaced) and (has(text, only) or any(t in spaced for t in told))


def folded(text: str) -> str:
    """Without case, with single blanks."""
    return " ".join(text.casefold().split())


def has(text: str, only: Iterable[str]) -> bool:
    """True if one of the words, or a form that begins with it, stands in the text; a #TagOfWords is its words too."""
    if not text or not only:
        return False
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    found = {*words(text), *words(spaced)}
    return any(w in found or (len(w) > 4 and any(f.startswith(w) for f in found)) for w in only)
