"""One search over all memories: the columns that strategies are made of, each computed once and only when needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from persode.embeddings import Embedder, Vectors
from persode.memory import Memory, MemoryStrengthScorer
from persode.store.centring import blended_mean, centred_cosines, without_reminiscence
from persode.store.strategies import Column

__all__ = ["MemorySearch"]


class MemorySearch:
    """The columns of one query over n memories.

    Args:
        memories: the n memories.
        texts: their unit vectors, shape (n, dimensions).
        clauses: unit vectors of all clauses, shape (c, dimensions), those of one memory side by side.
        starts: for each memory the row of its first clause, shape (n,); every memory has at least one.
        query: the query's unit vector, shape (dimensions,).
        alpha: weight of similarity in the fused score, [0, 1].
        query_intensity: the query's own emotional intensity, [0, 1].
        relevance_from_query: C := similarity in `query_salience`.
    """

    def __init__(
        self,
        memories: Sequence[Memory],
        texts: Vectors,
        clauses: Vectors,
        starts: Sequence[int],
        query: Vectors,
        embedder: Embedder,
        scorer: MemoryStrengthScorer,
        alpha: float,
        query_intensity: float,
        relevance_from_query: bool,
    ) -> None:
        self._memories = memories
        self._texts = texts
        self._clauses = clauses
        self._starts = starts
        self._query = query
        self._embedder = embedder
        self._scorer = scorer
        self._relevance_from_query = relevance_from_query
        self.alpha = alpha
        self.query_intensity = query_intensity

    @cached_property
    def created(self) -> Column:
        """Seconds since 1970 at which each event was formed."""
        return np.array([m.created_at.timestamp() for m in self._memories], dtype=np.float64)

    @cached_property
    def similarity(self) -> Column:
        """Cosine of query and memory, [-1, 1]; a corrupt vector counts as no direction."""
        return np.nan_to_num((self._texts @ self._query).astype(np.float64), nan=0.0, posinf=0.0, neginf=0.0)

    @cached_property
    def salience(self) -> Column:
        """k with the stored C."""
        return np.array([self._scorer.base_salience(m) for m in self._memories], dtype=np.float64)

    @cached_property
    def query_salience(self) -> Column:
        """k with C := similarity clipped to [0, 1], or the stored C."""
        if not self._relevance_from_query:
            return self.salience
        stored = np.array([m.contextual_relevance for m in self._memories], dtype=np.float64)
        return self.salience + self._scorer.w_context * (np.clip(self.similarity, 0, 1) - stored)

    @cached_property
    def centred(self) -> Column:
        """Centred cosine of query and memory."""
        return centred_cosines(self._texts, self._turned_query, self._mu).astype(np.float64)

    @cached_property
    def best_clause(self) -> Column:
        """Centred cosine of the query and each memory's best clause."""
        if not len(self._clauses):
            return self.centred
        cosines = centred_cosines(self._clauses, self._turned_query, self._mu).astype(np.float64)
        return np.maximum.reduceat(cosines, np.asarray(self._starts))

    @cached_property
    def _turned_query(self) -> Vectors:
        return without_reminiscence(self._query, self._embedder)

    @cached_property
    def _mu(self) -> Vectors:
        return blended_mean(self._embedder, self._texts.sum(axis=0), len(self._memories))
