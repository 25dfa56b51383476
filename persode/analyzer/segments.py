"""Where a long message parts into episodes: each holds one event and one feeling."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import accumulate

import numpy as np

from persode.embeddings import Vectors
from persode.language import Piece, date_mentions, is_korean, sentences, tokens
from persode.language.wordlists import word_lines

__all__ = ["MOST_EMBEDDED", "Unit", "is_short", "segment_spans", "sentence_units"]

SHORT_WORDS = 14
"""A message of fewer words is one episode, however it turns."""

FEW_WORDS = 35
"""A message of fewer words parts only where the feeling turns round."""

FEW_KOREAN_WORDS = 18
"""As many in Korean, where one word holds what English says in two."""

LONG_WORDS = 60
"""An episode of more words than this ends at the next new paragraph or time."""

MOST_WORDS = 300
"""An episode of more words than this ends at the next sentence."""

MOST_EMBEDDED = 120
"""Of a very long text only so many sentences are compared by meaning."""

MOST_SENTENCES = 2000
CUT = 1.7
"""What must speak for a border before an episode ends."""

_BLANK_LINE = re.compile(r"\n\s*\n")
_SOME_DAY = date(2024, 6, 12)  # only whether a sentence names a day matters here


@dataclass(frozen=True)
class Unit:
    """A sentence with what is felt in it: `valence` and `strength` (E) as the analyzer reads it."""

    piece: Piece
    valence: int
    strength: float


def segment_spans(text: str, units: list[Unit], vectors: Vectors | None) -> list[tuple[int, int]]:
    """(start, end) of each episode; they follow one another, and between two of them is only white space.

    `units` are the sentences of `text` in order; `vectors` their unit vectors, if there are any.
    """
    if len(units) < 2 or is_short(text):
        return [(units[0].piece.start, units[-1].piece.end)] if units else []
    reader = _Borders(text, units, vectors)
    starts = [0]
    for index in range(1, len(units)):
        if reader.strength(starts[-1], index) >= CUT:
            starts.append(index)
    ends = [*starts[1:], len(units)]
    return [(units[a].piece.start, units[b - 1].piece.end) for a, b in zip(starts, ends, strict=True)]


def is_short(text: str) -> bool:
    """True for a message so short that it is one episode, however it turns."""
    return len(tokens(text[:400])) < SHORT_WORDS


class _Borders:
    """How much speaks for a border before each sentence; sums up to each sentence make that quick in a long text."""

    def __init__(self, text: str, units: list[Unit], vectors: Vectors | None) -> None:
        self._text, self._units, self._vectors = text, units, vectors
        self._few = FEW_KOREAN_WORDS if is_korean(text) else FEW_WORDS
        self._words = [0, *accumulate(len(unit.piece.text.split()) for unit in units)]
        self._felt = [0.0, *accumulate(unit.valence * unit.strength for unit in units)]

    def strength(self, first: int, index: int) -> float:
        """What speaks for a new episode at sentence `index`, after an episode that began at sentence `first`."""
        here = self._units[index].piece
        gap = self._text[self._units[index - 1].piece.end : here.start]
        words, own_words = self._words[index] - self._words[first], self._words[index + 1] - self._words[index]
        felt, coming = self._feeling(first, index), self._feeling(index, self._ahead(index))
        score = 1.2 * bool(_BLANK_LINE.search(gap)) + 1.0 * bool(_marker().match(here.text))
        score += 1.2 * (felt * coming < 0) + 0.8 * (felt != coming and felt * coming == 0)
        score += 0.6 * bool(date_mentions(here.text[:120], _SOME_DAY)) + 0.8 * (words > LONG_WORDS)
        score += CUT * (words > MOST_WORDS) - 0.5 * (self._words[-1] < self._few)
        return score + self._distance(first, index) - 0.6 * (words < 5) - 0.4 * (own_words < 3)

    def _distance(self, first: int, index: int) -> float:
        if self._vectors is None or index >= len(self._vectors):
            return 0.0
        centre = self._vectors[first:index].mean(axis=0)
        near = float(centre @ self._vectors[index]) / (float(np.linalg.norm(centre)) or 1.0)
        return 0.5 * (near < 0.15) - 0.5 * (near > 0.5)

    def _ahead(self, index: int) -> int:
        """Where what a new episode would begin with ends: three sentences, or the next marker."""
        for following in range(index + 1, min(index + 3, len(self._units))):
            if _marker().match(self._units[following].piece.text):
                return following
        return min(index + 3, len(self._units))

    def _feeling(self, first: int, end: int) -> int:
        total = self._felt[end] - self._felt[first]
        return 0 if abs(total) < 0.2 else 1 if total > 0 else -1


def sentence_units(text: str) -> list[Piece]:
    """The sentences of a text, at most a sensible number of them: of a very long text the last unit holds the rest."""
    pieces = sentences(text)
    if len(pieces) <= MOST_SENTENCES:
        return pieces
    last = pieces[MOST_SENTENCES - 1]
    return [*pieces[: MOST_SENTENCES - 1], Piece(text[last.start : pieces[-1].end], last.start, pieces[-1].end)]


@cache
def _marker() -> re.Pattern[str]:
    markers = "|".join(word_lines("new_episode", "persode.analyzer"))
    return re.compile(rf"^(?:but )?(?:and )?(?:{markers})(?!\w)", re.IGNORECASE)
