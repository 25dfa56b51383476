"""Whether a text speaks of something, in whatever form of its words."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from persode.language.forms import is_verb, lemma
from persode.language.tokens import words
from persode.language.wordlists import word_set, word_table

__all__ = ["is_everyday", "speaks_of"]

_HANGUL = re.compile(r"[가-힣]")


def speaks_of(text: str, phrase: str) -> bool:
    """True if the text holds the phrase as whole words: "fight" is in "we had fights", "cafe" in "the Café".

    Case, accents and word forms play no part; a Korean word may carry its particles.
    """
    if _HANGUL.search(phrase):
        wanted, whole = (unicodedata.normalize("NFC", t).casefold() for t in (phrase, text))
        return re.search(rf"(?<!\w){re.escape(wanted)}[가-힣]{{0,3}}(?!\w)", whole) is not None
    sought, beginnings = _sought(phrase)
    folded = _folded(text)
    if not any(beginning in folded for beginning in beginnings):  # most texts end here, cheaply
        return False
    said = _base_forms(folded)
    return any(said[n : n + len(sought)] == sought for n in range(len(said) - len(sought) + 1))


def is_everyday(word: str) -> bool:
    """True for a lower-cased word that anyone says on any day ("went", "will", "nice", "mum")."""
    return any(word in word_set(name) for name in ("stopwords", "common", "kin")) or is_verb(word)


@lru_cache(maxsize=256)
def _sought(phrase: str) -> tuple[list[str], frozenset[str]]:
    """The base forms of a phrase, and how a form of its first word may begin."""
    sought = _base_forms(_folded(phrase))
    first = sought[0] if sought else ""
    forms = [form for form, base in word_table("irregular").items() if base == first]
    return sought, frozenset(form[:2] for form in (first, *forms) if form)


def _base_forms(folded: str) -> list[str]:
    return [lemma(word) for word in words(folded)]


def _folded(text: str) -> str:
    """Without case and accents."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).casefold()
