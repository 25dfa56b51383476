"""Which kinds of `beside.toml` a message probably is of, where its expressions find none, or too many.

How a thing of a kind is told can't be listed whole: "nobody picked me for their team" and "there is a group chat
without me" share no word. A linear model learned it from example messages (`data/kind_examples.txt`, ours, fitted by
`experiments/fit_kinds.py`), for MiniLM alone. It weighs the vector, the signs and words of the reading of feelings, and
which expressions fit. Measured in four folds with `SURE` and `POSSIBLE` of `beside`, without `FAR_AHEAD`, on
155 kinds that are hard to tell apart: the expressions alone give 40 of 100 messages of a kind one, right for 47
of 100 of these; both together give 22 of 100 one, right for 69; 3 of 100 messages of no kind get one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

import numpy as np

from persode.agent.voice import any_in, patterns
from persode.analyzer.learned import Model, inputs, softmax
from persode.embeddings import Vectors
from persode.language import lowered

__all__ = ["FILE", "FITTED_ON", "NONE", "Kinds", "features", "fits", "likely_kinds"]

FILE = "kind_model.npz"
FITTED_ON = "minilm"
NONE = "none"
"""The kind of what is of no kind."""

LEAST = 0.02
"""Probability under which a kind is not named."""

MOST_WORDS = 40
"""Words up to which a message is a line of a talk: what is longer holds more than one kind of thing."""

MOST_CHARACTERS = 1_500

Kinds = Mapping[str, float]
"""Kind -> probability; empty = nothing is known."""


def likely_kinds(text: str, vector: Vectors | None, embedder: str) -> Kinds:
    """The kinds with their probabilities; nothing for a long message or an embedder that the model does not know.

    `vector` is the unit vector of the text, shape (dimensions,).
    """
    if vector is None or embedder != FITTED_ON or len(text.split()) > MOST_WORDS:
        return {}
    names, model = _model()
    row = features([text], np.asarray(vector, dtype=np.float32)[None, :], names, model)
    shares = softmax(row @ model.weights + model.constants)[0]
    return {name: float(share) for name, share in zip(names, shares, strict=True) if share >= LEAST}


def features(texts: Sequence[str], vectors: Vectors, names: Sequence[str], model: Model) -> Vectors:
    """What the weights are for: vectors, signs and words, then 1 for each kind of which an expression fits."""
    entries = {entry["name"]: entry for entry in patterns("beside")["line"]}
    low = [lowered(text, MOST_CHARACTERS) for text in texts]
    told = [[float(name in entries and fits(entries[name], text)) for name in names] for text in low]
    return np.hstack([inputs(texts, vectors, model), np.array(told, dtype=np.float32)])


def fits(entry: Mapping[str, Sequence[str]], low: str) -> bool:
    """True if an expression of an entry is in a lower-cased message, and none that speaks against it."""
    return any_in(entry["when"], low) and not any_in(entry.get("not", ()), low)


@cache
def _model() -> tuple[tuple[str, ...], Model]:
    with files("persode.agent").joinpath("data").joinpath(FILE).open("rb") as file, np.load(file) as saved:
        words = {str(word): index for index, word in enumerate(saved["words"])}
        numbers = [saved[name].astype(np.float32) for name in ("mean", "scale", "weights", "constants")]
        return tuple(str(name) for name in saved["kinds"]), Model(words, *numbers)
