"""Traces of what is to be erased or left alone, in a text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from persode.journal.erasing.bases import CYRILLIC_CASES, unaccented
from persode.journal.erasing.hers import ASKED, MADE, PROMPT, WORDS, How
from persode.journal.erasing.many import ManyTexts
from persode.journal.erasing.only import CAMEL, Only, hinted
from persode.language import is_everyday, people, speaks_of, tokens, words
from persode.language.wordlists import word_set

__all__ = ["Traces", "folded", "named", "names", "told_only"]

_MOST_HINTS = 64
_FEW = 8

_TAG = re.compile(r"#\w+")
_HYPHENS = re.compile("[\u2010\u2011\u2043\u00ad]")
_CYRILLIC = re.compile(r"[а-яёіїєґў]+", re.IGNORECASE)
_KOREAN_GIVEN = re.compile(r"[가-힣]{2}")


@dataclass(frozen=True)
class Traces:
    """The one rule that decides whether a text says something of what goes.

    `names` are those of a person, `only` are words that stand in nothing told that stays, `told` is what
    was told of it and of nothing else (folded), `own` are words of the program's that a prompt may have, `others` are
    longer names of others who are called so too.
    """

    names: tuple[str, ...] = ()
    only: Only = Only()
    told: tuple[str, ...] = ()
    own: frozenset[str] = frozenset()
    others: tuple[str, ...] = ()

    def may_be_in(self, line: str, others: frozenset[str] = frozenset()) -> bool:
        """False for a line of the log in which no trace, nor one of some other pieces, can stand, found out quickly."""
        if max(len(self._marks), len(others), len(self.told)) > _MOST_HINTS:
            return True
        whole = unaccented(line)
        if any(p in whole for pieces in (self._marks, others) for p in pieces):
            return True
        return any(all(p in whole for p in hint) for hint in self._hints)

    def may_mark(self, line: str) -> bool:
        """False for a line of the log in which no name and no word can stand, found out quickly."""
        return hinted(line, self._marks)

    @cached_property
    def _marks(self) -> frozenset[str]:
        """Pieces, in small letters without accents, one of which stands in every text with a name or a word."""
        return frozenset(map(unaccented, map(_beginning, self.names))) | self.only.pieces

    @cached_property
    def _hints(self) -> list[list[str]]:
        """For each text that was told, pieces all of which stand in every text that repeats it."""
        return [[unaccented(p) for p in sorted(words(told), key=len)[-_FEW:][::-1] or told[0]] for told in self.told]

    def says(self, text: str, how: How = WORDS) -> bool:
        """True for a text that names the person, has a word that goes, or repeats what was told as it was told.

        `how` says how it holds words of hers (see `persode.journal.erasing.hers`).
        """
        return bool(text) and (self.marks(text, how) or self._repeats(text))

    def marks(self, text: str, how: How = WORDS) -> bool:
        """True for a text that names the person or has a word that goes."""
        if not hinted(text, self._marks):
            return False
        only = self.only.without(self.own) if how == PROMPT else self.only
        return only.stand_in(text, asked=how == ASKED) or named(text, self.names, self.others, how)

    def holds(self, text: str, how: How = WORDS) -> bool:
        """True for a text in which a word that goes stands as it was told."""
        exact = self.only.exact - self.own if how == PROMPT else self.only.exact
        return not exact.isdisjoint(words(text))

    def _repeats(self, text: str) -> bool:
        if not self.told:
            return False
        spaced = folded(text)
        if len(self.told) <= _FEW:
            return any(_stands_in(told, spaced) for told in self.told)
        return any(_is_whole(spaced, start, end) for start, end in self._many.places(spaced))

    @cached_property
    def _many(self) -> ManyTexts:
        return ManyTexts(self.told)


def _beginning(name: str) -> str:
    """How every form of a name begins."""
    first = words(name)[0].split("-")[0]
    ending = 2 if len(first) > 5 else 1 if _CYRILLIC.search(first) and len(first) > 3 else 0
    return first[: len(first) - ending]


def told_only(going: Iterable[str], staying: Iterable[str]) -> tuple[str, ...]:
    """The texts that go, folded, but for those that stand in one that stays."""
    told = [text for text in dict.fromkeys(map(folded, going)) if text]
    whole = "\n".join(map(folded, staying))
    if len(told) <= _MOST_HINTS:
        return tuple(text for text in told if text not in whole)
    left = {whole[start:end] for start, end in ManyTexts(told).places(whole)}
    return tuple(text for text in told if text not in left)


def named(text: str, called: Iterable[str], others: Iterable[str] = (), how: How = WORDS) -> bool:
    """True if a text names somebody by one of her names.

    `others` are longer names of others: where one of them stands, the name that is a part of it is that other one's.
    """
    there = [other for other in others if _in_full(text, other, how)]
    return any(names(text, name, how) for name in called if not any(speaks_of(other, name) for other in there))


def _in_full(text: str, name: str, how: How) -> bool:
    """True if a longer name stands in a text; one that ends with a letter ("Tom F.") as it is written."""
    if len(name.split()[-1].rstrip(".")) == 1:
        return re.search(rf"(?<!\w){re.escape(name.rstrip('.'))}(?!\w)", text) is not None
    return names(text, name, how)


def names(text: str, name: str, how: How = WORDS) -> bool:
    """True if a text names a person, in whatever form: capitals, plural, hyphen or none, a tag, a case, a particle.

    A name that is a word too (Will, Mark) is meant where it has a capital that is not the program's, where it is read
    as a person, or where nothing else is said. A Korean name of two syllables may have a family name before it.
    """
    if how == MADE and _is_word(words(name)):
        return False
    text, name = _plain(text), _plain(name)
    if not text:
        return False
    if "#" in text:
        text += " " + " ".join(CAMEL.sub(" ", tag[1:]) for tag in _TAG.findall(text))
    if _names(text, name):
        return True
    apart = name.replace("-", " ")
    return " " in apart and _names(text.replace("-", " "), apart)


def folded(text: str) -> str:
    """Without case, with single blanks."""
    return " ".join(text.casefold().split())


def _names(text: str, name: str) -> bool:
    sought = words(name)
    if _is_word(sought):
        said = words(text)
        if said == sought:
            return True
        said = [_bare(word.text.lower()) for word in tokens(text) if word.text[0].isupper()]
        wanted = {"".join(sought[:-1]) + form for form in (sought[-1], f"{sought[-1]}s", f"{sought[-1]}es")}
        if any("".join(said[n : n + len(sought)]) in wanted for n in range(len(said) - len(sought) + 1)):
            return True
        return any(words(person) == sought for person in people(text))
    return speaks_of(text, name) or _written_otherwise(text, name, sought)


def _is_word(sought: Sequence[str]) -> bool:
    """True for a name that is a word, or words, of the language too."""
    return bool(sought) and all(is_everyday(word) or word in word_set("worded_names") for word in sought)


def _written_otherwise(text: str, name: str, sought: Sequence[str]) -> bool:
    """True for a Slavic name in a case, a Korean one behind a family name, a double one in one word."""
    if _CYRILLIC.search(name):
        return _in_a_case(name).search(text) is not None
    if _KOREAN_GIVEN.fullmatch(name.strip()):
        return _with_family_name(name.strip()).search(text) is not None
    joined = "".join(sought)
    return len(sought) > 1 and any(_bare(word) in (joined, f"{joined}s") for word in words(text))


def _bare(word: str) -> str:
    return word.removesuffix("'").removesuffix("'s")


@lru_cache(maxsize=64)
def _with_family_name(name: str) -> re.Pattern[str]:
    family = "|".join(sorted(word_set("korean_family_names")))
    return re.compile(rf"(?<!\w)(?:{family}){name}[가-힣]{{0,3}}(?!\w)")


@lru_cache(maxsize=64)
def _in_a_case(name: str) -> re.Pattern[str]:
    stems = [
        re.escape(re.sub("[аяоеиыьй]$", "", word, flags=re.IGNORECASE) if len(word) > 3 else word) + CYRILLIC_CASES
        for word in words(name)
    ]
    whole = r"[\s-]+".join(stems)
    return re.compile(rf"(?<!\w){whole}(?!\w)", re.IGNORECASE)


def _plain(text: str) -> str:
    return text if text.isascii() else _HYPHENS.sub("-", unicodedata.normalize("NFC", text).replace("’", "'"))


def _stands_in(told: str, spaced: str) -> bool:
    """True if it stands there whole, not within a word."""
    start = spaced.find(told)
    while start >= 0:
        if _is_whole(spaced, start, start + len(told)):
            return True
        start = spaced.find(told, start + 1)
    return False


def _is_whole(spaced: str, start: int, end: int) -> bool:
    """True if what stands there neither begins nor ends within a word."""
    before, after = spaced[start - 1 : start], spaced[end : end + 1]
    return not (before.isalnum() and spaced[start].isalnum()) and not (after.isalnum() and spaced[end - 1].isalnum())
