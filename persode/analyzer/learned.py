"""What a small linear model makes of a text: how likely each feeling is, which way it leans, how strongly it is felt.

The anchors know feelings that are spoken of; this knows days that are felt ("my visa was extended", "he left with two
bags"). It weighs the sentence vector, the signs of `signs.py` and some 2,000 words and pairs of words. It was fitted on
our own example sentences by `experiments/fit_feelings.py`, and for MiniLM alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

from persode.analyzer.signs import phrases_in, signs
from persode.embeddings import Embedder, Vectors
from persode.episode import FEELINGS

__all__ = ["FILE", "LEANINGS", "Learned", "Model", "inputs", "learned_readings", "outputs", "softmax"]

FILE = "feeling_model.npz"
FITTED_ON = "minilm"
LEANINGS = (-1, 0, 1)
FAR = 4.0
"""Signs farther than so many standard deviations from the mean count as that far."""


@dataclass(frozen=True)
class Learned:
    """`likely`: feeling -> probability (they sum to 1); `lean` in [-1, 1]; `felt`: strength of feeling in [0, 1]."""

    likely: dict[str, float]
    lean: float
    felt: float


@dataclass(frozen=True)
class Model:
    """`words`: the words and pairs that are known; `mean` and `scale` (signs and vectors); `weights` and `constants`.

    Columns of the weights: the feelings, the leanings, the strength. Rows: vector, signs, words.
    """

    words: dict[str, int]
    mean: Vectors
    scale: Vectors
    weights: Vectors
    constants: Vectors


def learned_readings(texts: Sequence[str], vectors: Vectors, embedder: Embedder) -> list[Learned] | None:
    """For each text and its vector what was learned of it; None for an embedder that the model does not know."""
    if embedder.name != FITTED_ON:
        return None
    model = _model()
    feelings, leanings, felt = outputs(inputs(texts, vectors, model) @ model.weights + model.constants)
    return [
        Learned(dict(zip(FEELINGS, map(float, shares), strict=True)), float(lean[2] - lean[0]), float(strength))
        for shares, lean, strength in zip(feelings, leanings, felt, strict=True)
    ]


def inputs(texts: Sequence[str], vectors: Vectors, model: Model) -> Vectors:
    """What the weights are for: vectors and signs in standard deviations, then 1 for each known word that is there."""
    numbers = np.hstack([vectors, np.stack([signs(text) for text in texts])])
    there = np.zeros((len(texts), len(model.words)), dtype=np.float32)
    for row, text in enumerate(texts):
        there[row, [model.words[phrase] for phrase in phrases_in(text) if phrase in model.words]] = 1.0
    return np.hstack([np.clip((numbers - model.mean) / model.scale, -FAR, FAR), there])


def outputs(scores: Vectors) -> tuple[Vectors, Vectors, Vectors]:
    """Scores as probabilities of the feelings, of the leanings, and the strength in [0, 1]."""
    count = len(FEELINGS)
    felt: Vectors = np.reciprocal(1.0 + np.exp(-scores[:, -1]))
    return softmax(scores[:, :count]), softmax(scores[:, count:-1]), felt


def softmax(scores: Vectors) -> Vectors:
    """Scores as probabilities, each row by itself."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Vectors = raised / raised.sum(axis=1, keepdims=True)
    return shares


@cache
def _model() -> Model:
    with files("persode.analyzer").joinpath("data").joinpath(FILE).open("rb") as file, np.load(file) as saved:
        words = {str(word): index for index, word in enumerate(saved["words"])}
        numbers = [saved[name].astype(np.float32) for name in ("mean", "scale", "weights", "constants")]
    return Model(words, *numbers)
