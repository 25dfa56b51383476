"""How strongly a text feels: E in [0, 1] (Persode paper, section 3.2).

Three scores:
1. anchors: the highest mean cosine to the sentences of a feeling's group, minus the mean cosine to routine;
2. words: VADER's |compound|, or the weight of an event that the words name;
3. learned: the strength that the learned reading gives; it counts most. With another embedder the first two serve.
The first two are each turned into their place in the distribution of the same score over the bank of ordinary
sentences. The mean is bent so that routine lands near .2, .6 means significant and the strongest come near .95.
Measured on development data by `experiments/eval_understanding.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from persode.analyzer.cues import WordsPart
from persode.analyzer.learned import Learned, learned_readings
from persode.analyzer.polarity import read_words
from persode.embeddings import Embedder, Vectors, bank, bank_vectors

__all__ = ["GROUPS", "Nearness", "intensity", "nearness", "place", "says_nothing_felt"]

GROUPS = ("joyful", "content", "sad", "angry", "anxious", "reflective", "surprised")
STRONG_GROUPS = GROUPS[:5]
"""Groups whose nearness is a strength of feeling; reflective and surprised colour a text, they don't make it strong."""

WORDS_ONLY = (0.25, 0.65)
"""Without anchors the mean place is estimated as a + b * strength: one kind word does not make a day significant."""

LEARNED_SHARE = 0.7
"""How much of the mean the learned strength is."""

GRAVE = 0.65
GRAVE_SHARE = 0.75
"""An event of at least that strength makes at least that share of it the intensity."""

DECIDED_SHARE = 0.7
"""A phrase that decides (`Cue.sure`) makes at least that share of its strength the intensity."""

MILD = 0.45
MILD_MOST = 0.5
FLAT_MOST = 0.35
"""Where the words name nothing stronger than a mild good ("can't complain"), the intensity is at most this."""

BEND = ((0.0, 0.05), (0.33, 0.2), (0.52, 0.39), (0.6, 0.61), (0.75, 0.83), (0.9, 0.97), (1.0, 0.99))
"""(mean, E): straight lines between these points."""

BEND_OF_TWO = (
    *((0.0, 0.05), (0.25, 0.14), (0.45, 0.30), (0.52, 0.45), (0.58, 0.61), (0.75, 0.80), (0.90, 0.92), (1.0, 0.98)),
)
"""The same where the learned reading is missing: the mean is one of two places then."""


@dataclass(frozen=True)
class Nearness:
    """Nearness of one text to each feeling's anchors, in standard deviations of ordinary sentences.

    `score` is the anchors' raw score of strength, `place` in [0, 1] its place among ordinary sentences. `learned` is
    what the learned reading makes of it; None for an embedder that it was not fitted on.
    """

    by_group: dict[str, float]
    score: float
    place: float
    learned: Learned | None = None


def nearness(texts: Sequence[str], vectors: Vectors, embedder: Embedder) -> list[Nearness]:
    """The nearness of each text to the feelings, given its row of `vectors` (n, dimensions)."""
    scale = _scale(embedder)
    groups, scores = _scores(vectors, embedder)
    near = (groups - scale.mean) / scale.deviation
    readings: Sequence[Learned | None] = learned_readings(texts, vectors, embedder) or [None] * len(texts)
    return [
        Nearness(
            dict(zip(GROUPS, map(float, row), strict=True)),
            float(score),
            place(float(score), scale.scores),
            learned,
        )
        for row, score, learned in zip(near, scores, readings, strict=True)
    ]


def intensity(words: WordsPart, near: Nearness | None) -> float:
    """E in [0, 1] of a text; without anchors the words' part alone. A grave event is never faint."""
    bend: tuple[tuple[float, float], ...] = BEND_OF_TWO
    if near is None:
        mean = WORDS_ONLY[0] + WORDS_ONLY[1] * words.strength
    else:
        mean = (place(words.strength, _word_strengths()) + near.place) / 2.0
        if near.learned is not None:
            mean, bend = (1.0 - LEARNED_SHARE) * mean + LEARNED_SHARE * near.learned.felt, BEND
    x, y = zip(*bend, strict=True)
    grave = max((cue.strength for cue in words.cues if cue.event and cue.strength >= GRAVE), default=0.0)
    decided = max((cue.strength for cue in words.cues if cue.sure and cue.valence), default=0.0)
    felt = max(float(np.interp(mean, x, y)), GRAVE_SHARE * grave, DECIDED_SHARE * decided)
    if words.cues and all(cue.event and cue.valence >= 0 and cue.strength <= MILD for cue in words.cues):
        felt = min(felt, FLAT_MOST if says_nothing_felt(words) else MILD_MOST)
    return round(felt, 4)


def says_nothing_felt(words: WordsPart) -> bool:
    """True if what the words name is only what no feeling hangs on: a phone that died, a job in a hospital."""
    return bool(words.cues) and all(cue.feeling == "neutral" for cue in words.cues)


def place(value: float, distribution: Sequence[float]) -> float:
    """The share of a sorted distribution below a value, ties half: an empirical CDF, in [0, 1]."""
    low = np.searchsorted(distribution, value - 1e-9, side="left")
    high = np.searchsorted(distribution, value + 1e-9, side="right")
    return float(low + high) / (2.0 * len(distribution))


@dataclass(frozen=True)
class _Scale:
    mean: Vectors
    deviation: Vectors
    scores: list[float]


_scales: dict[str, _Scale] = {}


def _scale(embedder: Embedder) -> _Scale:
    if embedder.name not in _scales:
        ordinary = bank_vectors(embedder, "ordinary")
        groups, scores = _scores(ordinary, embedder)
        _scales[embedder.name] = _Scale(
            groups.mean(axis=0), groups.std(axis=0) + np.float32(1e-6), sorted(map(float, scores))
        )
    return _scales[embedder.name]


def _scores(vectors: Vectors, embedder: Embedder) -> tuple[Vectors, Vectors]:
    columns = [(vectors @ bank_vectors(embedder, f"anchors_{group}").T).mean(axis=1) for group in GROUPS]
    groups = np.stack(columns, axis=1)
    routine = (vectors @ bank_vectors(embedder, "anchors_neutral").T).mean(axis=1)
    return groups, groups[:, : len(STRONG_GROUPS)].max(axis=1) - routine


@cache
def _word_strengths() -> list[float]:
    return sorted(read_words(sentence).strength for sentence in bank("ordinary"))
