"""Banks of sentences that measure others: `ordinary` diary sentences, `reminiscence`, and the emotion anchors.

A bank is a text file in `data/`, one sentence a line, `#` for comments; all were written for this project.
`ordinary` gives the mean direction of a diary (`mu` of the `clausal` strategy) and the distribution in which an
intensity finds its rank; `reminiscence` the direction of "I remember", which a query is freed from.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from persode.embeddings.embedder import Embedder, Vectors

__all__ = ["bank", "bank_vectors"]

_vectors: dict[tuple[str, str], Vectors] = {}


@cache
def bank(name: str) -> tuple[str, ...]:
    """The sentences of `data/<name>.txt`, in order."""
    lines = files("persode.embeddings").joinpath(f"data/{name}.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def bank_vectors(embedder: Embedder, name: str) -> Vectors:
    """The unit vectors of a bank, shape (sentences, dimensions), embedded once a process."""
    key = (embedder.name, name)
    if key not in _vectors:
        _vectors[key] = embedder.embed(bank(name))
    return _vectors[key]
