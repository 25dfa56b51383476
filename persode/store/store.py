"""A store of memories: add, search, save. All memories are searched at once; nothing is cut before it is scored."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Self

import numpy as np

from persode import checks, clock
from persode.embeddings import Embedder, VectorCache, Vectors, get_embedder
from persode.errors import ForeignFileError
from persode.memory import Memory, MemoryStrengthScorer
from persode.store.chain import chained
from persode.store.columns import TermColumn, scores_of
from persode.store.gates import compared_text, gates, state_of
from persode.store.index import MemoryIndex, clauses_of
from persode.store.query import Query
from persode.store.result import QueryReading, Retrieval, RetrievalResult, chain_of_terms
from persode.store.search import MemorySearch, formed_at
from persode.store.strategies import DEFAULT_STRATEGY, STRATEGIES, Strategy

__all__ = ["MemoryStore"]

FEELING_WEIGHT = 0.15
"""What a memory of one of the query's feelings gets on top, in any strategy. With the true labels EpiRec's implicit
probes (development personas, `clausal`) rise from .84 to .96; as a factor of 1.15 it would lift them to .86 only."""

NOT_QUITE_WEIGHT = 0.25
"""How much *not quite* lowers a score, in the strategy's unit; chosen by hand, a quarter of what a perfect hit has."""

_FORMAT = "persode-memories"
_VERSION = 1

MANY = 200
"""Memories that are taken in at a time."""


class MemoryStore:
    """Memories with their vectors.

    Args:
        embedder: makes the vectors; `get_embedder()` when None.
        scorer: Eq. 1 with its weights; the default weights when None.
        w_similarity: alpha of the fused score, [0, 1].
        cache: where vectors of memories are kept between runs; in memory only when None.
        patience: seconds that one search may spend on memories that have no vectors yet, the newest first; `waiting`
            says how many it did without. None = as long as it takes.
        is_current: False for a generation of the memories' source that is over: a text that may have been erased since
            leaves no vector on disk. None = always True.

    Attributes:
        generation: that of the memories' source; whoever takes memories in and out sets it when that is done.
        unreadable: what `load` found and could not read as a memory, as plain data.

    Raises:
        BadInputError: `w_similarity` is outside [0, 1], an embedder that is none.
    """

    def __init__(
        self,
        embedder: Embedder | None = None,
        scorer: MemoryStrengthScorer | None = None,
        w_similarity: float = 0.5,
        cache: VectorCache | None = None,
        patience: float | None = None,
        is_current: Callable[[int], bool] | None = None,
    ) -> None:
        if cache is not None:
            checks.instance("cache", cache, VectorCache)
        given = embedder or (cache.embedder if cache else get_embedder())
        self.embedder = checks.able("embedder", given, "embed")
        self.scorer = checks.able("scorer", scorer or MemoryStrengthScorer(), "strength")
        self.w_similarity = checks.share("w_similarity", w_similarity)
        self._patience = patience
        self._is_current = is_current or (lambda _: True)
        self.generation = 0
        self._cache = cache or VectorCache(self.embedder)
        self._memories: dict[str, Memory] = {}
        self._waiting: dict[str, Memory] = {}
        self._index = MemoryIndex(self.embedder, self._cache)
        self.unreadable: list[Any] = []
        self._asked: tuple[str | None, Vectors] = (None, np.zeros(0, dtype=np.float32))
        self._nothing = np.zeros(self.embedder.dimensions, dtype=np.float32)

    def __len__(self) -> int:
        return len(self._memories)

    @property
    def memories(self) -> list[Memory]:
        """All memories, in the order in which they were added."""
        return list(self._memories.values())

    def get(self, memory_id: str) -> Memory | None:
        """The memory of that id, or None."""
        return self._memories.get(checks.text(memory_id))

    def add(self, memory: Memory) -> Memory:
        """Add one memory; the same id again replaces the old one. Its vector is made when it is first needed.

        Raises:
            BadInputError: it is no `Memory`.
        """
        return self.add_many([memory])[0]

    def add_many(self, memories: Iterable[Memory]) -> list[Memory]:
        """Add several memories; they are embedded in one batch."""
        given = checks.instance("memories", memories, Iterable)
        added = [checks.instance("memory", memory, Memory) for memory in given]
        self.remove(m.id for m in added if m.id in self._memories)
        for memory in added:
            self._memories[memory.id] = self._waiting[memory.id] = memory
        return added

    def remove(self, memory_ids: Iterable[str]) -> None:
        """Take memories out; ids that are not there are ignored. The others keep their vectors and rows."""
        ids = map(checks.text, checks.instance("ids", memory_ids, Iterable))
        gone = [memory_id for memory_id in ids if self._memories.pop(memory_id, None) is not None]
        for memory_id in gone:
            self._waiting.pop(memory_id, None)
        self._index.remove(gone)

    def retrieve(
        self,
        query: str | Query,
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
            query: any text, or a `Query` with its signals; an empty text gives the newest memories (`recency`).
            top_k: how many; None = the whole ranking, 0 or less = none.
            now: the instant of the search; a naive time is UTC.
            reinforce: mark every hit as recalled at `now` (the plain library call; the app reinforces only by use).
            use_query_relevance_as_context: C := similarity to the query in the salience of the fused score.
            w_similarity: alpha for this call.
            strategy: one of `STRATEGIES`; `fused` when None.
            query_intensity: the intensity of a query that is only a text, clipped to [0, 1].

        Raises:
            UnknownChoiceError: there is no strategy of that name.
            BadInputError: `w_similarity` is outside [0, 1]; a query that is no text, a `top_k` that is no number.
        """
        asked = query if isinstance(query, Query) else Query(query, intensity=query_intensity)
        found = self.search(asked, top_k, now, use_query_relevance_as_context, w_similarity, strategy)
        if reinforce:
            instant = clock.aware(now) if now is not None else clock.now()
            for hit in found.hits:
                if not hit.linked_from:
                    hit.memory.mark_recalled(instant)
        return list(found.hits)

    def search(
        self,
        query: str | Query,
        top_k: int | None = 3,
        now: datetime | None = None,
        use_query_relevance_as_context: bool = True,
        w_similarity: float | None = None,
        strategy: str | None = None,
    ) -> Retrieval:
        """The same hits as `retrieve` together with the reading of the query; nothing is reinforced."""
        asked = query if isinstance(query, Query) else Query(query)
        name = DEFAULT_STRATEGY if strategy is None else checks.choice("strategy", strategy, STRATEGIES)
        alpha = self.w_similarity if w_similarity is None else checks.share("w_similarity", w_similarity)
        used = "recency" if asked.is_blank else name
        text = compared_text(asked, used)
        reading = QueryReading(
            strategy=used,
            asked=name,
            text=text,
            intensity=asked.intensity,
            emotions=asked.felt,
            mood_stated=asked.felt is asked.mood,
            days=asked.about,
            place=asked.place,
            state=state_of(asked.body),
            gates=gates(asked, used),
        )
        if top_k is not None:
            checks.whole("top_k", top_k)
        if not self._memories or (top_k is not None and top_k <= 0):
            return Retrieval((), reading)
        self._embed_waiting(self._patience)
        search = MemorySearch(
            index=self._index,
            query=asked,
            vector=self._nothing if asked.is_blank else self.vector_of(text),
            embedder=self.embedder,
            scorer=self.scorer,
            now=clock.aware(now) if now is not None else clock.now(),
            alpha=alpha,
            relevance_from_query=use_query_relevance_as_context,
            top_k=top_k,
        )
        return Retrieval(tuple(self._hits(search, STRATEGIES[used])), reading)

    def vector_of(self, text: str) -> Vectors:
        """The unit vector of a text, shape (dimensions,); none is made for a memory's, nor the one asked for last."""
        if self._asked[0] != text:
            known = self._cache.known(text)
            self._asked = (text, self.embedder.embed([text])[0] if known is None else known)
        return self._asked[1]

    def recent(self, now: datetime | None = None) -> list[Memory]:
        """The short-term memories (events of the last six days, none that is still to come), newest first."""
        instant = clock.aware(now) if now is not None else clock.now()
        fresh = [(m.sound().created_at, m) for m in self._memories.values() if m.sound().is_short_term(instant)]
        return [m for _, m in sorted(fresh, key=lambda dated: (-dated[0].timestamp(), dated[1].id))]

    def save(self, path: str | Path) -> None:
        """Write all memories as JSON, whole or not at all; vectors are not part of it.

        A value that can't be (set on a memory after it was made) is written as a plain one (`Memory.sound`).
        """
        target = Path(path)
        temporary = target.with_name(target.name + ".new")
        memories = [*(m.sound().to_dict() for m in self._memories.values()), *map(_finite, self.unreadable)]
        data = {"format": _FORMAT, "version": _VERSION, "memories": memories}
        temporary.write_text(json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False), encoding="utf-8")
        os.replace(temporary, target)

    @classmethod
    def load(cls, path: str | Path, embedder: Embedder | None = None) -> Self:
        """The store that `save` wrote; a memory that can't be read is kept aside in `unreadable`, and saved again.

        Raises:
            ForeignFileError: the file is not such a store, or of a newer version, which may hold more.
        """
        try:
            data = json.loads(Path(path).read_text(encoding="utf-8"))
            items = list(data["memories"])
            if data["format"] != _FORMAT or not all(isinstance(item, dict) for item in items):
                raise ForeignFileError("not_a_store", file=Path(path).name)
            version = checks.whole("version", data.get("version", _VERSION))
        except (ValueError, KeyError, TypeError) as error:
            raise ForeignFileError("not_a_store", file=Path(path).name) from error
        if version > _VERSION:
            raise ForeignFileError("newer_archive", file=Path(path).name)
        store = cls(embedder)
        for item in items:
            try:
                store.add(Memory.from_dict(item))
            except (ValueError, KeyError, TypeError, AttributeError):
                store.unreadable.append(item)
        return store

    def warm(self, patience: float | None = None) -> None:
        """Make the vectors of all memories now rather than at the first search; of the newest, for so many seconds."""
        self._embed_waiting(patience)

    def keep_vectors(self, memories: Sequence[Memory], may_keep: Callable[[], bool] | None = None) -> None:
        """Make what vectors these memories lack and keep them on disk if `may_keep` says so then; none is added."""
        self._index.embedded(memories, may_keep)

    def indexed_texts(self) -> list[str]:
        """Every text whose vector the store needs: memories and their clauses."""
        return [text for m in self._memories.values() for text in (m.text, *clauses_of(m.text))]

    @property
    def waiting(self) -> int:
        """How many memories no search has taken in yet."""
        return len(self._waiting)

    def _embed_waiting(self, patience: float | None = None) -> None:
        """Take in what waits; with a patience (seconds) the newest first, and no longer than that."""
        waiting = list(self._waiting.values())
        if patience is not None and len(waiting) > MANY:
            waiting.sort(key=lambda memory: -formed_at(memory))
        begun = monotonic()
        for start in range(0, len(waiting), MANY):
            generation = self.generation  # before it is asked what still waits: a memory that goes meanwhile is older
            batch = list(filter(self._is_waiting, waiting[start : start + MANY]))
            self._index.add(batch, partial(self._is_current, generation), self._is_waiting)
            for memory in batch:
                self._waiting.pop(memory.id, None)
            if patience is not None and monotonic() - begun > patience:
                return

    def _is_waiting(self, memory: Memory) -> bool:
        return self._waiting.get(memory.id) is memory

    def _hits(self, search: MemorySearch, strategy: Strategy) -> list[RetrievalResult]:
        columns = strategy.terms(search)
        if search.query.feelings and not search.query.only_feelings:
            columns.append(TermColumn("feeling", search.of_feelings, FEELING_WEIGHT * strategy.unit))
        if search.query.not_quite:
            columns.append(TermColumn("not_quite", search.not_quite, NOT_QUITE_WEIGHT * strategy.unit))
        scores = scores_of(columns, len(self._index))
        rows = search.ranked(scores, search.top_k, strategy.positive_only)
        found = [(row, "") for row in rows]
        if search.query.links:
            memories = self._index.memories
            allowed = {memories[row].id for row in np.flatnonzero(search.allowed).tolist()}
            found = [
                (row, linked_from)
                for memory_id, linked_from in chained([memories[r].id for r in rows], search.query.links, allowed)
                if (row := self._index.row(memory_id)) is not None
            ]
        return [self._hit(search, columns, row, float(scores[row]), linked_from) for row, linked_from in found]

    def _hit(
        self, search: MemorySearch, columns: list[TermColumn], row: int, score: float, linked_from: str
    ) -> RetrievalResult:
        memory = self._index.memories[row]
        sound = memory.sound()
        similarity = float(search.similarity[row])
        salience = self.scorer.base_salience(sound, similarity if search.relevance_from_query else None)
        return RetrievalResult(
            memory=memory,
            similarity=similarity,
            salience=salience,
            retention=self.scorer.effective_decay(sound, search.now),
            fused_score=search.alpha * similarity + (1 - search.alpha) * salience,
            is_short_term=sound.is_short_term(search.now),
            score=score,
            terms=chain_of_terms([(c.name, float(c.values[row]), c.weight, c.operation) for c in columns]),
            linked_from=linked_from,
        )


def _finite(value: Any) -> Any:
    """Plain data in which a number that JSON can't hold is None."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {key: _finite(inner) for key, inner in value.items()}
    return [_finite(inner) for inner in value] if isinstance(value, list) else value
