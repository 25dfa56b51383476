"""The formulas of `similarity` and `clausal` in a few lines of float32, without the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from experiments.benchmarks import Collection
from experiments.ranking import Ranked
from persode.embeddings import Embedder, Vectors, bank_vectors
from persode.store.index import clauses_of

__all__ = ["clausal", "cosine", "ranked_by"]

Scores = npt.NDArray[np.floating]
Formula = Callable[[Embedder, Vectors, Vectors, list[Vectors]], Scores]


def ranked_by(formula: Formula, collections: Sequence[Collection], embedder: Embedder, top_k: int) -> list[Ranked]:
    """Every probe ranked by a formula over (query, texts, clauses of each text); ties: newer, then id."""
    found = []
    for collection in collections:
        memories = collection.memories
        texts = embedder.embed([m.text for m in memories])
        pieces = [embedder.embed(clauses_of(m.text)) for m in memories] if formula is clausal else []
        for probe in collection.probes:
            scores = formula(embedder, embedder.embed([probe.query])[0], texts, pieces)
            order = sorted(
                range(len(memories)), key=lambda n: (-scores[n], -memories[n].created_at.timestamp(), memories[n].id)
            )
            found.append(Ranked(collection.name, probe, tuple(memories[n].id for n in order[:top_k])))
    return found


def cosine(embedder: Embedder, query: Vectors, texts: Vectors, clauses: list[Vectors]) -> Scores:
    """The plain cosine, rounded above the noise of float32, so that ties are ties."""
    return np.round(np.array([float(np.dot(text, query)) for text in texts]), 6)


def clausal(embedder: Embedder, query: Vectors, texts: Vectors, clauses: list[Vectors]) -> Scores:
    """Half the centred cosine of the whole, half that of the best clause."""
    direction = bank_vectors(embedder, "reminiscence").mean(axis=0)
    direction /= np.linalg.norm(direction)
    weight = len(texts) / (len(texts) + 30)
    mu = (1 - weight) * bank_vectors(embedder, "ordinary").mean(axis=0) + weight * texts.mean(axis=0)

    def centred(vector: Vectors) -> Vectors:
        rest: Vectors = vector - mu / 2
        unit: Vectors = rest / np.linalg.norm(rest)
        return unit if np.any(vector) else vector

    bare = query - (query @ direction) * direction
    asked = centred(bare / np.linalg.norm(bare))
    whole = [float(centred(text) @ asked) for text in texts]
    best = [max(float(centred(piece) @ asked) for piece in pieces) for pieces in clauses]
    scores: Scores = (np.array(whole) + np.array(best)) / 2
    return scores
