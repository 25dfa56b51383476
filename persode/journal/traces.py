"""Traces of what is to be erased, in a text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from persode.language import words

__all__ = ["has", "tells"]


def tells(text: str, only: Iterable[str], told: Iterable[str]) -> bool:
    """True if a text has a word that goes, or repeats something of what goes as it was told."""
    spaced = " ".join(text.casefold().split())
    return bool(spaced) and (has(text, only) or any(" ".join(t.casefold().split()) in spaced for t in told))


def has(text: str, only: Iterable[str]) -> bool:
    """True if one of the words, or a form that begins with it, stands in the text; a #TagOfWords is its words too."""
    if not text or not only:
        return False
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    found = {*words(text), *words(spaced)}
    return any(w in found or (len(w) > 4 and any(f.startswith(w) for f in found)) for w in only)
