"""One search over all memories: the columns that strategies are made of, each computed once and only when needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import cached_property
from operator import attrgetter
from typing import TypeVar

import numpy as np

from persode.clock import aware
from persode.embeddings import Embedder, Vectors
from persode.errors import BadInputError
from persode.memory import UNKNOWN_TIME, Memory, MemoryStrengthScorer
from persode.store.centring import blended_mean, centred, centred_cosines, without_reminiscence
from persode.store.columns import Column, Mask
from persode.store.fading import decay_since_event
from persode.store.index import MemoryIndex
from persode.store.query import Query

__all__ = ["MemorySearch", "day_of", "formed_at"]

_A_DAY = 86_400.0
_Column = TypeVar("_Column", Column, Mask)


class MemorySearch:
    """The columns of one query over the rows of an index; an empty row has numbers that mean nothing.

    A memory with a value that can't be (set after it was made) is read as its `sound` copy and disturbs no other.

    Args:
        index: the memories and their vectors.
        query: the query and its signals.
        vector: the query's unit vector, shape (dimensions,).
        scorer: Eq. 1.
        now: the instant of the search.
        alpha: weight of similarity in the fused score, [0, 1].
        relevance_from_query: C := similarity in `query_salience`.
        top_k: how many hits are wanted; None = all.
    """

    def __init__(
        self,
        index: MemoryIndex,
        query: Query,
        vector: Vectors,
        embedder: Embedder,
        scorer: MemoryStrengthScorer,
        now: datetime,
        alpha: float,
        relevance_from_query: bool,
        top_k: int | None,
    ) -> None:
        self.index = index
        self.memories: Sequence[Memory] = index.memories
        self.query = query
        self.alpha = alpha
        self.now = now
        self.top_k = top_k
        self._vector = vector
        self._embedder = embedder
        self._scorer = scorer
        self.relevance_from_query = relevance_from_query

    @cached_property
    def allowed(self) -> Mask:
        """True for the memories that may be hits: of the domains and, if so asked, of the feelings of the query."""
        allowed = self.index.alive
        allowed &= self._among("domain", self.query.domains)
        if self.query.feelings and self.query.only_feelings:
            allowed &= self.of_feelings > 0
        return allowed

    @cached_property
    def of_feelings(self) -> Column:
        """1 for a memory of one of the query's feelings, else 0."""
        return self._among("emotion", self.query.feelings).astype(np.float64)

    @cached_property
    def not_quite(self) -> Column:
        """Minus how alike the query is to one for which the person said of a memory that it does not quite fit."""
        column: Column = np.zeros(len(self.index))
        for memory_id, likeness in self.query.not_quite.items():
            row = self.index.row(memory_id)
            if row is not None:
                column[row] = -likeness
        return column

    @cached_property
    def created(self) -> Column:
        """Seconds since 1970 at which each event was formed."""
        return self._column(formed_at)

    @cached_property
    def ages(self) -> Column:
        """Days since each event, >= 0: an event of the future has age 0 until its day comes."""
        seconds = self._column(lambda memory: (self.now - memory.created_at).total_seconds())
        ages: Column = np.maximum(seconds / _A_DAY, 0.0)
        return ages

    @cached_property
    def similarity(self) -> Column:
        """Cosine of query and memory, [-1, 1]."""
        return self.index.texts.products(self._vector)[0].astype(np.float64)

    @cached_property
    def salience(self) -> Column:
        """k with the stored C."""
        return self._salience(self._numbers("contextual_relevance"))

    @cached_property
    def query_salience(self) -> Column:
        """k with C := similarity clipped to [0, 1], or the stored C."""
        if not self.relevance_from_query:
            return self.salience
        return self._salience(np.clip(self.similarity, 0.0, 1.0))

    @cached_property
    def decay(self) -> Column:
        """What is left of each memory since its event, by its class."""
        return decay_since_event(self.memories, self.ages, self.salience, self._scorer)

    @cached_property
    def floor(self) -> Column:
        """The confidence floor, [0, 1]."""
        return self._numbers("confidence_floor")

    @cached_property
    def centred(self) -> Column:
        """Centred cosine of query and memory; the plain one comes out of the same pass."""
        toward_query, toward_mean, self.similarity = (
            column.astype(np.float64)
            for column in self.index.texts.products(self._centred_query, self._mu, self._vector)
        )
        return centred_cosines(toward_query, toward_mean, self._centred_query, self._mu).astype(np.float64)

    @cached_property
    def best_clause(self) -> Column:
        """Centred cosine of the query and each memory's best clause."""
        toward_query, toward_mean = self.index.clauses.products(self._centred_query, self._mu)
        cosines = centred_cosines(toward_query, toward_mean, self._centred_query, self._mu)
        counts = self.index.clause_counts
        best: Column = np.maximum.reduceat(cosines, np.cumsum(counts) - counts).astype(np.float64)
        return best

    def kind_scores(self, scores: Mapping[str, float]) -> Column:
        """The score of each memory's kind, 1 for a kind that has none."""
        return self._column(lambda memory: scores.get(memory.kind, 1.0))

    def values_at(self, rows: Iterable[int], value: Callable[[Memory], float]) -> Column:
        """A column with the value of the memories in these rows, 0 elsewhere."""
        column: Column = np.zeros(len(self.index))
        for row in rows:
            column[row] = value(self.index.memories[row].sound())
        return column

    def ranked(self, scores: Column, top_k: int | None, positive_only: bool = False) -> list[int]:
        """The rows of the best that are allowed, best first; equal scores: newer first, then by id."""
        rows = np.flatnonzero(self.allowed & (scores > 0) if positive_only else self.allowed)
        if top_k is not None and top_k < len(rows):
            cut = np.partition(scores[rows], len(rows) - top_k)[len(rows) - top_k]
            rows = rows[scores[rows] >= cut]
        memories = self.index.memories
        order = sorted(rows.tolist(), key=lambda row: (-scores[row], -formed_at(memories[row]), memories[row].id))
        return order[:top_k]

    @cached_property
    def _centred_query(self) -> Vectors:
        return centred(without_reminiscence(self._vector, self._embedder), self._mu)

    @cached_property
    def _mu(self) -> Vectors:
        return blended_mean(self._embedder, *self.index.mean)

    def _salience(self, relevance: Column) -> Column:
        recalls = self._numbers("recall_count")
        scorer = self._scorer
        return (
            scorer.w_emotion * self._numbers("emotional_intensity")
            + scorer.w_recall * (recalls / (recalls + 5.0))
            + scorer.w_context * relevance
        )

    def _numbers(self, name: str) -> Column:
        """A value of which every one is at least 0, and a share at most 1."""
        most = np.inf if name == "recall_count" else 1.0
        return np.clip(np.nan_to_num(self._column(attrgetter(name)), nan=0.0), 0.0, most)

    def _column(self, value: Callable[[Memory], float]) -> Column:
        return self._read(lambda memories: np.fromiter(map(value, memories), np.float64, len(memories)))

    def _among(self, name: str, choices: Iterable[str]) -> Mask:
        known, named = frozenset(choices), attrgetter(name)
        return self._read(
            lambda memories: np.fromiter(map(known.__contains__, map(named, memories)), np.bool_, len(memories))
        )

    def _read(self, column: Callable[[Sequence[Memory]], _Column]) -> _Column:
        """A column of the memories; if one of them has a value that can't be, of the sound copies."""
        try:
            return column(self.memories)
        except (TypeError, ValueError, AttributeError, OverflowError):
            self.memories = [memory.sound() for memory in self.index.memories]
            return column(self.memories)


def formed_at(memory: Memory) -> float:
    """Seconds since 1970 at which the event was formed; `UNKNOWN_TIME` if its date is corrupt."""
    try:
        return aware(memory.created_at).timestamp()
    except (BadInputError, OverflowError):
        return UNKNOWN_TIME.timestamp()


def day_of(memory: Memory) -> date:
    """The day that a memory is about: its my-day, else the date (UTC) of its event."""
    return memory.my_day if memory.my_day is not None else memory.created_at.date()
