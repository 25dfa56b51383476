"""How strongly a text feels: E in [0, 1] (Persode paper, section 3.2), as its place among ordinary days.

Three scores, each turned into its place in the distribution of the same score over the bank of ordinary sentences:
1. anchors: the highest mean cosine to the sentences of a feeling's group, minus the mean cosine to routine;
2. words: VADER's |compound|, or the weight of an event that the words name;
3. learned: how unlikely the learned reading finds it that nothing was felt; it counts as much as the other two
   (Spearman with the bands of 56 development episodes: .73 without it, .80 with it); with another embedder two serve.
Their mean is bent so that routine lands near .2, .6 means significant and the strongest come near .95.
Measured on development data by `experiments/eval_understanding.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from persode.analyzer.learned import likely_feelings
from persode.analyzer.polarity import read_words
from persode.embeddings import Embedder, Vectors, bank, bank_vectors

__all__ = ["GROUPS", "Nearness", "intensity", "nearness", "place"]

GROUPS = ("joyful", "content", "sad", "angry", "anxious", "reflective", "surprised")
STRONG_GROUPS = GROUPS[:5]
"""Groups whose nearness is a strength of feeling; reflective and surprised colour a text, they don't make it strong."""

WORDS_ONLY = (0.25, 0.65)
"""Without anchors the mean place is estimated as a + b * strength: one kind word does not make a day significant."""

BEND = ((0.0, 0.05), (0.2, 0.16), (0.36, 0.33), (0.44, 0.41), (0.56, 0.61), (0.72, 0.78), (0.88, 0.92), (1.0, 0.98))
"""(mean place, E): straight lines between these points."""

BEND_OF_TWO = (
    *((0.0, 0.05), (0.25, 0.14), (0.45, 0.30), (0.52, 0.45), (0.58, 0.61), (0.75, 0.80), (0.90, 0.92), (1.0, 0.98)),
)
"""The same where the learned reading is missing."""


@dataclass(frozen=True)
class Nearness:
    """Nearness of one text to each feeling's anchors, in standard deviations of ordinary sentences.

    `score` is the anchors' raw score of strength, `place` in [0, 1] its place among ordinary sentences. `likely` is
    what the learned reading makes of it (feeling -> probability) and `felt` the place of 1 - P(neutral) among ordinary
    sentences; empty and None for an embedder that it was not fitted on.
    """

    by_group: dict[str, float]
    score: float
    place: float
    likely: dict[str, float]
    felt: float | None = None


def nearness(vectors: Vectors, embedder: Embedder) -> list[Nearness]:
    """The nearness of each row of `vectors` (n, dimensions) to the feelings; `place` in [0, 1]."""
    scale = _scale(embedder)
    groups, scores = _scores(vectors, embedder)
    near = (groups - scale.mean) / scale.deviation
    likely = likely_feelings(vectors, embedder) or [{} for _ in scores]
    return [
        Nearness(
            dict(zip(GROUPS, map(float, row), strict=True)),
            float(score),
            place(float(score), scale.scores),
            shares,
            place(1.0 - shares["neutral"], scale.felt) if shares else None,
        )
        for row, score, shares in zip(near, scores, likely, strict=True)
    ]


def intensity(word_strength: float, near: Nearness | None) -> float:
    """E in [0, 1] of a text whose words have `word_strength`; without anchors the words' part alone."""
    bend = BEND_OF_TWO
    if near is None:
        mean = WORDS_ONLY[0] + WORDS_ONLY[1] * word_strength
    else:
        mean = (place(word_strength, _word_strengths()) + near.place) / 2.0
        if near.felt is not None:
            mean, bend = (mean + near.felt) / 2.0, BEND
    x, y = zip(*bend, strict=True)
    return round(float(np.interp(mean, x, y)), 4)


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
    felt: list[float]


_scales: dict[str, _Scale] = {}


def _scale(embedder: Embedder) -> _Scale:
    if embedder.name not in _scales:
        ordinary = bank_vectors(embedder, "ordinary")
        groups, scores = _scores(ordinary, embedder)
        felt = [1.0 - shares["neutral"] for shares in likely_feelings(ordinary, embedder) or []]
        _scales[embedder.name] = _Scale(
            groups.mean(axis=0), groups.std(axis=0) + np.float32(1e-6), sorted(map(float, scores)), sorted(felt)
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
