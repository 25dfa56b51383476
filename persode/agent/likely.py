"""Which kinds of `beside.toml` a message probably is of, where no expression of theirs says so.

How a thing of a kind is told can't be listed whole: "nobody picked me for their team" and "there is a group chat
without me" share no word. A small linear model learned it from example messages (`data/kind_examples.txt`, ours, fitted
by `experiments/fit_kinds.py`), for MiniLM alone; the messages that are of no kind are a kind of their own, `NONE`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from persode.analyzer import Model, inputs, softmax
from persode.embeddings import Vectors

__all__ = ["FILE", "FITTED_ON", "NONE", "likely_kinds"]

FILE = "kind_model.npz"
FITTED_ON = "minilm"
NONE = "none"

LEAST = 0.02
"""Probability under which a kind is not named."""

MOST_WORDS = 40
"""Words up to which a message is a line of a talk: what is longer holds more than one kind of thing."""


def likely_kinds(text: str, vector: Vectors | None, embedder: str) -> dict[str, float]:
    """Kind -> probability, the likeliest first; nothing for a long message or an embedder that the model does not know.

    `vector` is the unit vector of the text, shape (dimensions,).
    """
    if vector is None or embedder != FITTED_ON or len(text.split()) > MOST_WORDS:
        return {}
    names, model = _model()
    scores = inputs([text], np.asarray(vector, dtype=np.float32)[None, :], model) @ model.weights + model.constants
    shares = softmax(scores)[0]
    return {names[n]: float(shares[n]) for n in np.argsort(-shares) if shares[n] >= LEAST}


@cache
def _model() -> tuple[tuple[str, ...], Model]:
    with files("persode.agent").joinpath("data").joinpath(FILE).open("rb") as file, np.load(file) as saved:
        words = {str(word): index for index, word in enumerate(saved["words"])}
        numbers = [saved[name].astype(np.float32) for name in ("mean", "scale", "weights", "constants")]
        return tuple(str(name) for name in saved["kinds"]), Model(words, *numbers)
