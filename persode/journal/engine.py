"""What reads and finds in one journal: the embedder, the analyzer and the store of live memories.

Made when first needed, so that opening a journal and showing a page never wait for a model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder, VectorCache, Vectors, get_embedder
from persode.memory import Memory, MemoryStrengthScorer
from persode.store import MemoryStore

__all__ = ["Engine"]

PATIENCE = 2.0
"""Seconds that a recall may spend on memories without vectors (a restored journal of years has thousands)."""


class Engine:
    """Args:
    folder: where the vectors lie.
    embedder: makes the vectors; `get_embedder()`, when first needed, if None.
    newest: the generation of the log on the disk; vectors of what an older one told are not kept there.

    Attributes:
        notices: keys of sentences that the person should see once, such as that an embedder stands in for a better one.
    """

    def __init__(self, folder: Path, embedder: Embedder | None, newest: Callable[[], int]) -> None:
        self.scorer = MemoryStrengthScorer()
        self.notices: list[str] = []
        self._folder = folder
        self._given = embedder
        self._newest = newest
        self._generation = 0
        self._live: Mapping[str, Memory] = {}
        self._in_step = True
        self._likened: dict[str, Vectors] = {}

    @cached_property
    def embedder(self) -> Embedder:
        """The embedder; its model is loaded here."""
        embedder = self._given or get_embedder()
        if embedder.notice:
            self.notices.append(embedder.notice)
        return embedder

    @cached_property
    def analyzer(self) -> EventEmotionAnalyzer:
        """Reads what was told."""
        return EventEmotionAnalyzer(embedder=self.embedder)

    @property
    def store(self) -> MemoryStore:
        """Finds memories; holds just the live ones, and those that it had keep their vectors."""
        if not self._in_step:
            generation = self._generation  # read first: should it be an older one than that of `_live`, nothing is kept
            store, live = self._store, self._live
            store.remove([m.id for m in store.memories if live.get(m.id) is not m])
            store.add_many([m for key, m in live.items() if store.get(key) is not m])
            store.generation = generation
            self._in_step = True
        return self._store

    def beside(self) -> Engine:
        """An engine for other memories of the same person; it has this one's embedder and vectors."""
        return _Beside(self)

    def follow(self, live: Mapping[str, Memory], generation: int) -> None:
        """The live memories are these of that generation of the log; the store takes that in when it is next asked."""
        self._live, self._generation, self._in_step = live, generation, False

    def warm(self) -> None:
        """Make what the first reading and the first recall need (model, sentence banks, vectors) now."""
        self.store.warm()
        self.store.retrieve("A quiet day.", 1, reinforce=False, strategy="clausal")
        self.analyzer.analyze("A quiet day.")

    @property
    def waiting(self) -> int:
        """How many memories no recall has taken in yet; 0 before the first one."""
        return self._store.waiting if "_store" in self.__dict__ else 0

    def keep(self, memory_ids: Iterable[str]) -> None:
        """Make and keep the vectors of memories that are told now, so that a look writes nothing.

        Those of an import are made by the first searches instead, as far as their patience goes.
        """
        generation = self._generation
        told = [self._live[memory] for memory in memory_ids if memory in self._live]
        if told:
            self._store.keep_vectors(told, lambda: generation == self._newest())

    def forget_others(self) -> None:
        """Drop the vectors of everything but the live memories, and those of other embedders whole."""
        self._cache.keep_only(memory.text for memory in self._live.values())
        self._cache.drop_other_embedders()

    def likeness(self, text: str, others: Sequence[str]) -> list[float]:
        """Cosine of a text and each of the others, [-1, 1]; the vectors of the others wait here for the next text."""
        new = [other for other in dict.fromkeys(others) if other not in self._likened]
        if new:
            self._likened |= zip(new, self.embedder.embed(new), strict=True)
        self._likened = {other: self._likened[other] for other in others}
        asked = self.store.vector_of(text)
        return [float(vector @ asked) for vector in map(self._likened.__getitem__, others)]

    @cached_property
    def _cache(self) -> VectorCache:
        return VectorCache(self.embedder, self._folder)

    @cached_property
    def _store(self) -> MemoryStore:
        return MemoryStore(
            scorer=self.scorer, cache=self._cache, patience=PATIENCE, is_current=lambda known: known == self._newest()
        )


class _Beside(Engine):
    def __init__(self, engine: Engine) -> None:
        super().__init__(engine._folder, None, engine._newest)
        self._engine = engine

    @cached_property
    def embedder(self) -> Embedder:
        return self._engine.embedder

    @cached_property
    def analyzer(self) -> EventEmotionAnalyzer:
        return self._engine.analyzer

    @cached_property
    def _cache(self) -> VectorCache:
        return self._engine._cache
