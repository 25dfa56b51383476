"""Traces of what is to be erased or left alone, in a text."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import orjson

from persode.language import is_everyday, speaks_of, tokens, words

__all__ = ["Traces", "folded", "has", "hinted", "names", "texts_in", "unaccented", "without"]

_OF_CLOSED_LISTS = frozenset(
    (
        "act", "action", "art", "art_style", "background_style", "background_theme", "belief_class", "by", "command",
        "day_start", "daytime", "domain", "drawn_by", "emotion", "emotions", "feeling", "kind", "language", "path",
        "reason", "region", "source", "strategy", "style", "terms", "verdict", "worded_by", "zone",
    )
)  # fmt: skip
"""Names of fields that hold a word of the program, never one of the person."""

_MOST_HINTS = 64
_FEW = 8

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_TAG = re.compile(r"#\w+")
_HYPHENS = re.compile("[\u2010\u2011\u2043\u00ad]")
_CYRILLIC = re.compile(r"[а-яёіїєґў]+", re.IGNORECASE)
_CYRILLIC_CASES = r"(?:[аяуюеыиёіїьй]|о[йюм]|е[йюм]|ём|ью|ам[и]?|ям[и]?|[ая]х)?"
"""The endings of Slavic cases, singular and plural."""


@dataclass(frozen=True)
class Traces:
    """The one rule that decides whether a text says something of what goes.

    `names` are those of a person, `only` are words (lower case) that stand in nothing told that stays, `told` is what
    was told of it and of nothing else (folded).
    """

    names: tuple[str, ...] = ()
    only: frozenset[str] = frozenset()
    told: tuple[str, ...] = ()

    def may_be_in(self, data: dict[str, Any]) -> bool:
        """False for the data of an event of which no text can have a trace, found out quickly."""
        return hinted(orjson.dumps(data).decode(), self._marks | self._hints)

    def may_mark(self, line: str) -> bool:
        """False for a line of the log in which no name and no word can stand, found out quickly."""
        return hinted(line, self._marks)

    @cached_property
    def _marks(self) -> frozenset[str]:
        """Pieces, in small letters without accents, one of which stands in every text with a name or a word."""
        return frozenset(map(unaccented, (*map(_beginning, self.names), *self.only)))

    @cached_property
    def _hints(self) -> frozenset[str]:
        """The same of every text that repeats what was told."""
        keys, signs = self._told_by_word
        return frozenset(map(unaccented, (*keys, *(sign[0] for sign in signs))))

    def says(self, text: str) -> bool:
        """True for a text that names the person, has a word that goes, or repeats what was told as it was told."""
        return bool(text) and (self.marks(text) or self._repeats(text))

    def marks(self, text: str) -> bool:
        """True for a text that names the person or has a word that goes."""
        if not hinted(text, self._marks):
            return False
        return has(text, self.only) or any(names(text, name) for name in self.names)

    def _repeats(self, text: str) -> bool:
        if not self.told:
            return False
        spaced = folded(text)
        if len(self.told) <= _FEW:
            return any(_stands_in(told, spaced) for told in self.told)
        keys, signs = self._told_by_word
        candidates = [t for word in {*words(spaced)} & keys.keys() for t in keys[word]]
        return any(_stands_in(told, spaced) for told in (*candidates, *signs))

    @cached_property
    def _told_by_word(self) -> tuple[dict[str, list[str]], list[str]]:
        """What was told by its longest word, and what has no word at all."""
        keys: dict[str, list[str]] = defaultdict(list)
        signs = []
        for told in self.told:
            said = words(told)
            if said:
                keys[max(said, key=len)].append(told)
            elif told:
                signs.append(told)
        return keys, signs


def _beginning(name: str) -> str:
    """How every form of a name begins."""
    first = words(name)[0].split("-")[0]
    ending = 2 if len(first) > 5 else 1 if _CYRILLIC.search(first) and len(first) > 3 else 0
    return first[: len(first) - ending]


def hinted(text: str, hints: Collection[str]) -> bool:
    """True if one of the hints (small letters, no accents) stands in a text, or if there are too many to look for."""
    if len(hints) > _MOST_HINTS:
        return True
    whole = unaccented(text)
    return any(hint in whole for hint in hints)


def unaccented(text: str) -> str:
    """In small letters, without accents, with straight apostrophes."""
    if text.isascii():
        return text.lower()
    return "".join(
        c for c in unicodedata.normalize("NFKD", text.replace("’", "'")) if not unicodedata.combining(c)
    ).lower()


def names(text: str, name: str) -> bool:
    """True if a text names a person, in whatever form: capitals, plural, hyphen or none, a tag, a case, a particle.

    A name that is an everyday word too (Will) is meant where it has a capital, or where nothing else is said.
    """
    text, name = _plain(text), _plain(name)
    if not text:
        return False
    if "#" in text:
        text += " " + " ".join(_CAMEL.sub(" ", tag[1:]) for tag in _TAG.findall(text))
    if _names(text, name):
        return True
    apart = name.replace("-", " ")
    return " " in apart and _names(text.replace("-", " "), apart)


def has(text: str, only: Iterable[str]) -> bool:
    """True if one of the words, or a form that begins with it, stands in the text; a #TagOfWords is its words too."""
    if not text or not only:
        return False
    spaced = _CAMEL.sub(" ", text)
    found = {*words(text), *(words(spaced) if spaced != text else ())}
    sought = only if isinstance(only, frozenset | set) else frozenset(only)
    if not found.isdisjoint(sought):
        return True
    return any(f[:n] in sought for f in found for n in range(5, len(f)))


def folded(text: str) -> str:
    """Without case, with single blanks."""
    return " ".join(text.casefold().split())


def texts_in(data: Any) -> Iterator[str]:
    """Every text of an event's data but for the words of closed lists; in a table of relations the keys are names."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "relations":
                yield from value
            elif key not in _OF_CLOSED_LISTS:
                yield from texts_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts_in(value)


def without(data: Any, says: Callable[[str], bool]) -> Any:
    """An event's data with every text that has a trace emptied, or taken out of its list."""
    if isinstance(data, str):
        return "" if says(data) else data
    if isinstance(data, dict):
        kept = {key: value for key, value in data.items() if key in _OF_CLOSED_LISTS}
        return {key: kept[key] if key in kept else without(value, says) for key, value in data.items()}
    if isinstance(data, list):
        return [without(value, says) for value in data if not (isinstance(value, str) and says(value))]
    return data


def _names(text: str, name: str) -> bool:
    sought = words(name)
    if sought and all(is_everyday(word) for word in sought):
        said = words(text)
        if said == sought:
            return True
        said = [_bare(word.text.lower()) for word in tokens(text) if word.text[0].isupper()]
        wanted = {"".join(sought[:-1]) + form for form in (sought[-1], f"{sought[-1]}s", f"{sought[-1]}es")}
        return any("".join(said[n : n + len(sought)]) in wanted for n in range(len(said) - len(sought) + 1))
    return speaks_of(text, name) or (_CYRILLIC.search(name) is not None and _in_a_case(name).search(text) is not None)


def _bare(word: str) -> str:
    return word.removesuffix("'").removesuffix("'s")


@lru_cache(maxsize=64)
def _in_a_case(name: str) -> re.Pattern[str]:
    stems = [
        re.escape(re.sub("[аяоеиыьй]$", "", word, flags=re.IGNORECASE) if len(word) > 3 else word) + _CYRILLIC_CASES
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
        end = start + len(told)
        before, after = spaced[start - 1 : start], spaced[end : end + 1]
        if not (before.isalnum() and told[0].isalnum()) and not (after.isalnum() and told[-1].isalnum()):
            return True
        start = spaced.find(told, start + 1)
    return False
