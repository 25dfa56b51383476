"""Where a long message parts into episodes: each holds one event and one feeling."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from functools import cache

import numpy as np

from persode.embeddings import Vectors
from persode.language import Piece, date_mentions, sentences, tokens
from persode.language.wordlists import word_lines

__all__ = ["MOST_EMBEDDED", "Unit", "segment_spans", "sentence_units"]

SHORT_WORDS = 14
"""A message of fewer words is one episode, however it turns."""

LONG_WORDS = 60
"""An episode of more words than this ends at the next new paragraph or time."""

MOST_EMBEDDED = 120
"""Of a very long text only so many sentences are compared by meaning."""

MOST_SENTENCES = 2000
CUT = 2.0
"""What must speak for a border before an episode ends."""

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
    if len(units) < 2 or len(tokens(text[:400])) < SHORT_WORDS:
        return [(units[0].piece.start, units[-1].piece.end)] if units else []
    blocks: list[list[int]] = [[0]]
    for index in range(1, len(units)):
        if _border(text, units, vectors, blocks[-1], index) >= CUT:
            blocks.append([index])
        else:
            blocks[-1].append(index)
    return [(units[block[0]].piece.start, units[block[-1]].piece.end) for block in blocks]


def _border(text: str, units: list[Unit], vectors: Vectors | None, block: list[int], index: int) -> float:
    """How much speaks for a new episode at sentence `index` after the sentences of `block`."""
    here, before = units[index], units[index - 1]
    gap = text[before.piece.end : here.piece.start]
    words = sum(len(units[i].piece.text.split()) for i in block)
    felt, coming = _feeling(units, block), _feeling(units, _ahead(units, index))
    score = 1.2 * ("\n\n" in gap or "\n \n" in gap) + 1.0 * bool(_marker().match(here.piece.text))
    score += 1.2 * (felt * coming < 0) + 0.5 * (felt != coming and felt * coming == 0)
    score += 0.6 * bool(date_mentions(here.piece.text[:120], _SOME_DAY)) + 0.8 * (words > LONG_WORDS)
    if vectors is not None and index < len(vectors):
        centre = vectors[block].mean(axis=0)
        norm = float(np.linalg.norm(centre)) or 1.0
        near = float(centre @ vectors[index]) / norm
        score += 0.5 * (near < 0.15) - 0.5 * (near > 0.5)
    return score - 0.6 * (words < 5) - 0.4 * (len(here.piece.text.split()) < 3)


def _ahead(units: list[Unit], index: int) -> list[int]:
    """The sentence and those after it until the next marker, three at most: what a new episode would begin with."""
    chosen = [index]
    for following in range(index + 1, min(index + 3, len(units))):
        if _marker().match(units[following].piece.text):
            break
        chosen.append(following)
    return chosen


def _feeling(units: list[Unit], indices: list[int]) -> int:
    total = sum(units[i].valence * units[i].strength for i in indices if i < len(units))
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
