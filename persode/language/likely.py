"""Many patterns, each asked only of a text that holds a word which the pattern cannot do without.

Most patterns of a list have nothing to do with most sentences, and looking for a few letters in a text is far quicker
than trying a pattern at each of its places. `Likely` leaves a pattern out only where it cannot fit, so what is found
stays the same; it makes each pattern when it is first asked for.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from re import _constants as const  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any, Generic, TypeVar

__all__ = ["Likely", "needed_words"]

Entry = TypeVar("Entry")

RARER = 0.2
"""How much rarer a word is for each of its letters; of what a pattern needs the rarest is looked for."""

BEGINNING = 3
"""Words are looked up by so many of their letters, so that a text is asked only for those that it may hold."""

MOST_WAYS = 80
"""Of a choice between more words than this nothing is looked for: a long list takes as long as the pattern."""

_WORD = re.compile(r"[^\W\d_]+")
_ODD = re.compile("[\u0130\u0131\u017f\u212a]")
"""Letters that a pattern which minds no capitals takes for i, s and k: beside them every pattern is asked."""


class Likely(Generic[Entry]):
    """Patterns, each with an entry; `of(text)` gives those that may fit a text, in their order.

    Args:
        sources: each pattern, made or as it is written, with its entry.
        flags: of all the patterns, as of `re.compile`.
    """

    def __init__(self, sources: Iterable[tuple[str | re.Pattern[str], Entry]], flags: int = 0) -> None:
        self._sources, self._flags = tuple(sources), flags
        self._made: dict[int, re.Pattern[str]] = {}
        self._always: list[int] = []
        self._words: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for place, (source, _) in enumerate(self._sources):
            needed = needed_words(*((source, flags) if isinstance(source, str) else (source.pattern, source.flags)))
            for word in needed or ():
                self._words[word[:BEGINNING]].append((word, place))
            if needed is None:
                self._always.append(place)
        short = [beginning for beginning in self._words if len(beginning) < BEGINNING]
        self._short = [entry for beginning in short for entry in self._words.pop(beginning)]

    def of(self, text: str) -> list[tuple[re.Pattern[str], Entry]]:
        """The patterns that may fit somewhere in a text, each with its entry."""
        if _ODD.search(text):
            return [self._at(place) for place in range(len(self._sources))]
        low = text.lower()
        found = {place for word, place in self._short if word in low}
        found.update(self._always)
        for beginning in _beginnings(low) & self._words.keys():
            for word, place in self._words[beginning]:
                if word in low:
                    found.add(place)
        return [self._at(place) for place in sorted(found)]

    def entries(self) -> list[Entry]:
        """The entries of all patterns."""
        return [entry for _, entry in self._sources]

    def fits(self, text: str) -> bool:
        """True if one of the patterns is found in a text."""
        return any(pattern.search(text) for pattern, _ in self.of(text))

    def _at(self, place: int) -> tuple[re.Pattern[str], Entry]:
        source, entry = self._sources[place]
        pattern = self._made.get(place)
        if pattern is None:
            pattern = self._made[place] = re.compile(source, self._flags if isinstance(source, str) else 0)
        return pattern, entry


@lru_cache(maxsize=64)
def _beginnings(low: str) -> frozenset[str]:
    """What a word in a text may begin with; kept for a while, since many lists are asked about one text."""
    return frozenset(low[start : start + BEGINNING] for start in range(len(low) - BEGINNING + 1))


def needed_words(source: str, flags: int = 0) -> frozenset[str] | None:
    """Runs of small letters of which a text that fits holds at least one; None if a pattern may fit without any."""
    return _needed(parser.parse(source, flags))


def _needed(parsed: Any) -> frozenset[str] | None:
    """The rarest of what the parts of a sequence need."""
    choices: list[frozenset[str]] = []
    run = ""
    for kind, value in [*parsed, (None, None)]:
        if kind is const.LITERAL:
            run += chr(value)
            continue
        choices += [frozenset((word,)) for word in _WORD.findall(run.lower())] if run else ()
        run = ""
        choice = _of_part(kind, value)
        if choice:
            choices.append(choice)
    return min(choices, key=_how_common, default=None)


def _of_part(kind: Any, value: Any) -> frozenset[str] | None:
    if kind is const.SUBPATTERN:
        return _needed(value[-1])
    if kind is const.ATOMIC_GROUP:
        return _needed(value)
    if kind is const.ASSERT:
        return _needed(value[1])
    if kind in (const.MAX_REPEAT, const.MIN_REPEAT, const.POSSESSIVE_REPEAT):
        return _needed(value[2]) if value[0] else None
    if kind is const.BRANCH and len(value[1]) <= MOST_WAYS:
        ways = [_needed(way) for way in value[1]]
        return frozenset().union(*(way for way in ways if way)) if all(ways) else None
    return None


def _how_common(words: frozenset[str]) -> float:
    return sum(RARER ** (len(word) if word.isascii() else 3 * len(word)) for word in words)
