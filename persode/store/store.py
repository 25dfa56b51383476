"""A store of memories: add, search, save. All memories are searched at once; nothing is cut before it is scored."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Self

import numpy as np

from persode import clock
from persode.embeddings import Embedder, VectorCache, get_embedder
from persode.errors import BadInputError, ForeignFileError, UnknownChoiceError
from persode.language import clauses
from persode.memory import Memory, MemoryStrengthScorer
from persode.store.matrix import GrowingMatrix
from persode.store.result import RetrievalResult, Term
from persode.store.search import MemorySearch
from persode.store.strategies import DEFAULT_STRATEGY, STRATEGIES, Column, TermColumn

__all__ = ["MemoryStore"]

_FORMAT = "persode-memories"


class MemoryStore:
    """Memories with their vectors.

    Args:
        embedder: makes the vectors; `get_embedder()` when None.
        scorer: Eq. 1 with its weights; the default weights when None.
        w_similarity: alpha of the fused score, [0, 1].
        cache: where vectors of memories are kept between runs; in memory only when None.

    Raises:
        BadInputError: `w_similarity` is outside [0, 1].
    """

    def __init__(
        self,
        embedder: Embedder | None = None,
        scorer: MemoryStrengthScorer | None = None,
        w_similarity: float = 0.5,
        cache: VectorCache | None = None,
    ) -> None:
        self.embedder = embedder or (cache.embedder if cache else get_embedder())
        self.scorer = scorer or MemoryStrengthScorer()
        self.w_similarity = _alpha(w_similarity)
        self._cache = cache or VectorCache(self.embedder)
        self._memories: dict[str, Memory] = {}
        self._waiting: list[Memory] = []
        self._texts = GrowingMatrix(self.embedder.dimensions)
        self._clauses = GrowingMatrix(self.embedder.dimensions)
        self._starts: list[int] = []

    def __len__(self) -> int:
        return len(self._memories)

    @property
    def memories(self) -> list[Memory]:
        """All memories, in the order in which they were added."""
        return list(self._memories.values())

    def get(self, memory_id: str) -> Memory | None:
        """The memory of that id, or None."""
        return self._memories.get(memory_id)

    def add(self, memory: Memory) -> Memory:
        """Add one memory; the same id again replaces the old one. Its vector is made when it is first needed."""
        return self.add_many([memory])[0]

    def add_many(self, memories: Iterable[Memory]) -> list[Memory]:
        """Add several memories; they are embedded in one batch."""
        added = list(memories)
        replaced = [m.id for m in added if m.id in self._memories]
        if replaced:
            self.remove(replaced)
        for memory in added:
            self._memories[memory.id] = memory
        self._waiting += added
        return added

    def remove(self, memory_ids: Iterable[str]) -> None:
        """Take memories out; ids that are not there are ignored."""
        gone = set(memory_ids) & self._memories.keys()
        if not gone:
            return
        self._memories = {key: m for key, m in self._memories.items() if key not in gone}
        self._waiting = list(self._memories.values())
        self._texts.clear()
        self._clauses.clear()
        self._starts = []

    def retrieve(
        self,
        query: str,
        top_k: int | None = 3,
        now: datetime | None = None,
        reinforce: bool = True,
        use_query_relevance_as_context: bool = True,
        w_similarity: float | None = None,
        strategy: str | None = None,
        query_intensity: float = 0.0,
    ) -> list[RetrievalResult]:
        """The memories that fit a query, best first; equal scores: newer first, then by id.

        Args:
            query: any text; an empty one gives the newest memories (strategy `recency`).
            top_k: how many; None = the whole ranking, 0 or less = none.
            now: the instant of the search.
            reinforce: mark every hit as recalled at `now` (the plain library call; the app reinforces only by use).
            use_query_relevance_as_context: C := similarity to the query in the salience of the fused score.
            w_similarity: alpha for this call.
            strategy: one of `STRATEGIES`; `fused` when None.
            query_intensity: the query's own emotional intensity, [0, 1]; opens the gate of `gated` from .6 on.

        Raises:
            UnknownChoiceError: there is no strategy of that name.
            BadInputError: `w_similarity` is outside [0, 1].
        """
        name = strategy or DEFAULT_STRATEGY
        if name not in STRATEGIES:
            raise UnknownChoiceError("strategy", name, STRATEGIES)
        alpha = self.w_similarity if w_similarity is None else _alpha(w_similarity)
        if not self._memories or (top_k is not None and top_k <= 0):
            return []
        instant = clock.aware(now) if now is not None else clock.now()
        blank = not query.strip()
        self._embed_waiting()
        search = MemorySearch(
            memories=self.memories,
            texts=self._texts.rows,
            clauses=self._clauses.rows,
            starts=self._starts,
            query=np.zeros(self.embedder.dimensions, np.float32) if blank else self.embedder.embed([query])[0],
            embedder=self.embedder,
            scorer=self.scorer,
            alpha=alpha,
            query_intensity=query_intensity,
            relevance_from_query=use_query_relevance_as_context,
        )
        columns = STRATEGIES["recency" if blank else name](search)
        hits = self._results(search, columns, top_k, instant)
        if reinforce:
            for hit in hits:
                hit.memory.mark_recalled(instant)
        return hits

    def recent(self, now: datetime | None = None) -> list[Memory]:
        """The short-term memories (events of the last six days), newest first."""
        instant = clock.aware(now) if now is not None else clock.now()
        fresh = [m for m in self._memories.values() if m.is_short_term(instant)]
        return sorted(fresh, key=lambda m: (-m.created_at.timestamp(), m.id))

    def similarity_between(self, text: str, memories: Sequence[Memory]) -> list[float]:
        """Cosine of a text and each of the given memories, [-1, 1]."""
        vectors = self._cache.vectors([m.text for m in memories])
        return [float(v) for v in vectors @ self.embedder.embed([text])[0]] if memories else []

    def save(self, path: str | Path) -> None:
        """Write all memories as JSON, whole or not at all; vectors are not part of it."""
        target = Path(path)
        temporary = target.with_name(target.name + ".new")
        data = {"format": _FORMAT, "version": 1, "memories": [m.to_dict() for m in self._memories.values()]}
        temporary.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
        os.replace(temporary, target)

    @classmethod
    def load(cls, path: str | Path, embedder: Embedder | None = None) -> Self:
        """The store that `save` wrote.

        Raises:
            ForeignFileError: the file is not such a store.
        """
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
            if data["format"] != _FORMAT:
                raise ForeignFileError("not_a_store", file=Path(path).name)
            memories = [Memory.from_dict(item) for item in data["memories"]]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise ForeignFileError("not_a_store", file=Path(path).name) from error
        store = cls(embedder)
        store.add_many(memories)
        return store

    def warm(self) -> None:
        """Make the vectors of all memories now rather than at the first search."""
        self._embed_waiting()

    def indexed_texts(self) -> list[str]:
        """Every text whose vector the store needs: memories and their clauses."""
        return [text for m in self._memories.values() for text in (m.text, *_clauses_of(m.text))]

    def _embed_waiting(self) -> None:
        if not self._waiting:
            return
        pieces = [_clauses_of(m.text) for m in self._waiting]
        every = self._cache.vectors([m.text for m in self._waiting] + [c for group in pieces for c in group])
        texts = every[: len(self._waiting)]
        for row, memory in enumerate(self._waiting):
            own = memory.embedding
            if own is not None and own.shape == (self.embedder.dimensions,):
                texts[row] = own
        start = len(self._clauses.rows)
        for group in pieces:
            self._starts.append(start)
            start += len(group)
        self._texts.append(np.nan_to_num(texts))
        self._clauses.append(every[len(self._waiting) :])
        self._waiting = []

    def _results(
        self, search: MemorySearch, columns: list[TermColumn], top_k: int | None, now: datetime
    ) -> list[RetrievalResult]:
        scores: Column = sum((c.weight * c.values for c in columns), np.zeros(len(self)))
        memories = self.memories
        candidates: Sequence[int] = range(len(memories))
        if top_k is not None and top_k < len(memories):
            cut = np.partition(scores, len(scores) - top_k)[len(scores) - top_k]
            candidates = np.flatnonzero(scores >= cut).tolist()
        order = sorted(candidates, key=lambda i: (-scores[i], -memories[i].created_at.timestamp(), memories[i].id))
        return [
            RetrievalResult(
                memory=memories[i],
                similarity=float(search.similarity[i]),
                salience=float(search.query_salience[i]),
                retention=self.scorer.effective_decay(memories[i], now),
                fused_score=float(search.alpha * search.similarity[i] + (1 - search.alpha) * search.query_salience[i]),
                is_short_term=memories[i].is_short_term(now),
                score=float(scores[i]),
                terms=tuple(Term(c.name, float(c.values[i]), c.weight) for c in columns),
            )
            for i in order[:top_k]
        ]


def _clauses_of(text: str) -> list[str]:
    """The clauses of a memory's text; the text itself where it has none."""
    return clauses(text) or [text]


def _alpha(value: float) -> float:
    if not 0 <= value <= 1:
        raise BadInputError("bad_alpha", value=value)
    return float(value)
