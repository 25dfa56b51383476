"""Words that are told of what is to be erased and of nothing that stays."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable
from functools import cache
from itertools import chain
from typing import NamedTuple

from persode.journal.erasing.bases import bases_of, is_of_a_run, unaccented
from persode.language import is_everyday, lemma, words
from persode.language.wordlists import word_set, word_table

__all__ = ["CAMEL", "Only", "hinted", "only_words", "unaccented"]

_MOST_HINTS = 64

CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
"""Where a word begins in a #TagOfWords."""


class Only(NamedTuple):
    """Words in lower case, by what they prove.

    `exact` stand in nothing told that stays; none of them is an everyday word. `bases` are the base forms of those of
    which no form stays. `everyday` are base forms of everyday words of which no form stays: the program says such words
    by itself, so only where the person asks for something do they say that she means it.
    """

    exact: frozenset[str] = frozenset()
    bases: frozenset[str] = frozenset()
    everyday: frozenset[str] = frozenset()

    def stand_in(self, text: str, asked: bool = False) -> bool:
        """True if one of the words, or a form of it, stands in the text; a #TagOfWords is its words too.

        Args:
            text: any text.
            asked: the person asks for something with it, so everyday words count.
        """
        if not text or not (self.exact or self.bases or (asked and self.everyday)):
            return False
        spaced = CAMEL.sub(" ", text)
        found = {*words(text), *(words(spaced) if spaced != text else ())}
        if not found.isdisjoint(self.exact) or any(f[:n] in self.exact for f in found for n in range(5, len(f))):
            return True
        sought = self.bases | self.everyday if asked else self.bases
        return bool(sought) and any(base in sought for word in found for base in bases_of(word))

    def without(self, others: Collection[str]) -> Only:
        """The same but for some words."""
        return Only(self.exact - frozenset(others), self.bases.difference(*map(bases_of, others)), self.everyday)

    @property
    def pieces(self) -> frozenset[str]:
        """Pieces, in small letters without accents, one of which stands in every text with one of the words."""
        return _hints(self.exact, self.bases | self.everyday)


def only_words(going: Iterable[str], staying: Iterable[str], names: Iterable[str] = ()) -> Only:
    """The words of texts that go, and of names that go, in none that stays.

    A name that is an everyday word goes by the rule for names alone.
    """
    names = list(names)
    of_names = {word for name in names for word in words(name)}
    said = {word for text in (*going, *names) for word in words(text)} - word_set("titles") - word_set("stopwords")
    exact = {word for word in said if len(word) > 1 and not (is_everyday(word) and lemma(word) in _of_any_day())}
    bases = set(chain.from_iterable(map(bases_of, exact)))
    hints = _hints(exact, bases)
    for text in staying:
        if not exact and not bases:
            break
        if hinted(text, hints):
            found = {*words(text)}
            left = exact - found, bases.difference(*map(bases_of, found))
            if left != (exact, bases):  # what is told everywhere is soon gone, and few texts have the rest
                exact, bases = left
                hints = _hints(exact, bases)
    plain = {word for word in {*exact, *bases} if is_everyday(word)}
    little = plain | set(filter(is_of_a_run, bases))
    everyday = bases & little - {lemma(word) for word in of_names}
    return Only(frozenset(exact - plain), frozenset(bases - little), frozenset(everyday))


def hinted(text: str, hints: Collection[str]) -> bool:
    """True if one of the hints (small letters, no accents) stands in a text, or if there are too many to look for."""
    if len(hints) > _MOST_HINTS:
        return True
    whole = unaccented(text)
    return any(hint in whole for hint in hints)


def _hints(exact: Iterable[str], bases: Iterable[str]) -> frozenset[str]:
    """Pieces, in small letters without accents, one of which stands in every text with such a word, or a form of it."""
    return frozenset((*map(unaccented, exact), *(piece for base in bases for piece in _pieces(base))))


@cache
def _of_any_day() -> frozenset[str]:
    return frozenset(map(lemma, word_set("of_any_day", "persode.journal")))


def _pieces(base: str) -> tuple[str, ...]:
    """Beginnings, one of which every form of a word has."""
    beginning = base[:-1] if len(base) > 3 and base[-1] in "ey" else base
    return tuple(dict.fromkeys(unaccented(form) for form in (beginning, *_irregular().get(base, ()))))


@cache
def _irregular() -> dict[str, list[str]]:
    """Base form -> its irregular forms."""
    forms: dict[str, list[str]] = defaultdict(list)
    for form, base in word_table("irregular").items():
        forms[base].append(form)
    return dict(forms)
