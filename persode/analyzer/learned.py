"""What a small linear model on sentence vectors makes of a text: how likely each feeling is.

The anchors know feelings that are spoken of; this knows days that are felt ("my visa was extended", "he left with two
bags"). Its weights (6 kB) were fitted on our own examples by `experiments/fit_feelings.py` and hold for MiniLM alone.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from persode.embeddings import Embedder, Vectors
from persode.episode import FEELINGS

__all__ = ["FILE", "likely_feelings", "probabilities"]

FILE = "feeling_weights.npy"
FITTED_ON = "minilm"


def likely_feelings(vectors: Vectors, embedder: Embedder) -> list[dict[str, float]] | None:
    """For each row the probability of each feeling (they sum to 1); None for an embedder that it does not know."""
    if embedder.name != FITTED_ON:
        return None
    rows = probabilities(vectors, _weights())
    return [dict(zip(FEELINGS, map(float, row), strict=True)) for row in rows]


def probabilities(vectors: Vectors, weights: Vectors) -> Vectors:
    """Softmax of a linear map; `weights` has a last row of constants. Shape (n, feelings)."""
    scores = vectors @ weights[:-1] + weights[-1]
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Vectors = raised / raised.sum(axis=1, keepdims=True)
    return shares


@cache
def _weights() -> Vectors:
    with files("persode.analyzer").joinpath("data").joinpath(FILE).open("rb") as file:
        weights: Vectors = np.load(file).astype(np.float32)
    return weights
