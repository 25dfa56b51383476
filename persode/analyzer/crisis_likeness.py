"""How likely a sentence hints that a person does not want to live: a small network on sentence vectors.

The patterns of `crisis.py` know what is said in words of dying and of harm; this knows what is said in others ("I am so
ready for it to be lights out"), and never decides without a sign of it in the words. Its weights (74 kB) were fitted on
our own sentences by `experiments/fit_crisis.py` and hold for MiniLM alone, which reads English.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from persode.embeddings import Embedder, Vectors

__all__ = ["CLEARLY", "FEW", "FILE", "LIKELY", "crisis_likeness", "likeness"]

FILE = "crisis_weights.npy"
FITTED_ON = "minilm"
LIKELY = 0.8
"""From here on a sentence with a sign in its words (`crisis.has_sign`) is taken for a hint; none without one,"""

CLEARLY = 0.95
"""and from here on one of many: a long day has more sentences that could be taken wrongly."""

FEW = 3
"""Sentences."""


def crisis_likeness(vectors: Vectors, embedder: Embedder) -> Vectors:
    """A probability for each row, shape (n,); zeros for an embedder that it does not know."""
    if embedder.name != FITTED_ON:
        return np.zeros(len(vectors), dtype=np.float32)
    return likeness(vectors, _weights())


def likeness(vectors: Vectors, weights: Vectors) -> Vectors:
    """The mean of several networks with one hidden layer.

    Args:
        vectors: shape (n, d).
        weights: shape (networks, d + 2, hidden): the hidden layer's weights, its constants, the weights of the output.
    """
    hidden = np.tanh(np.einsum("nd,kdh->knh", vectors, weights[:, :-2]) + weights[:, None, -2])
    scores = np.einsum("knh,kh->kn", hidden, weights[:, -1])
    mean: Vectors = (1 / (1 + np.exp(-scores))).mean(axis=0)
    return mean


@cache
def _weights() -> Vectors:
    with files("persode.analyzer").joinpath("data").joinpath(FILE).open("rb") as file:
        weights: Vectors = np.load(file).astype(np.float32)
    return weights
