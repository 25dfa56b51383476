"""Ranking the memories of a benchmark: every probe by every strategy, each query embedded once.

The intensity E of memories and queries is read by the analyzer on the embedder that is measured, as the app does it.
Durations of the searches, the query's embedding not among them, are kept apart from the rankings; each is divided by
the pace of the machine at its probe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter

from experiments.benchmarks import BAND_INTENSITY, UNKNOWN_BAND, Collection, Probe
from experiments.pace import pace
from experiments.progress import progress
from experiments.remembering import Remembering
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder
from persode.store import MemoryStore, Query

__all__ = ["WITH_INTENSITY", "Ranked", "Rankings", "Shelf", "rank_all"]

WITH_INTENSITY = ("salience", "fused", "gated", "empathic")
"""Strategies whose ranking depends on the intensity of memories."""

Ask = Callable[[Collection, Probe, float], Query]
"""Makes the query of a probe, given the query's own intensity."""


@dataclass(frozen=True)
class Ranked:
    """One probe and the ids of memories for it, best first."""

    collection: str
    probe: Probe
    ids: tuple[str, ...]

    @property
    def places(self) -> list[int]:
        """The places (from 1) of the targets that were found."""
        return [place for place, memory_id in enumerate(self.ids, 1) if memory_id in self.probe.targets]


@dataclass
class Rankings:
    """All rankings by strategy, and the milliseconds that each search took."""

    ranked: dict[str, list[Ranked]] = field(default_factory=dict)
    milliseconds: dict[str, list[float]] = field(default_factory=dict)


class Shelf:
    """The stores of all collections under one embedder, made once; no text is embedded twice."""

    def __init__(self, collections: Sequence[Collection], embedder: Embedder) -> None:
        self.collections, self.embedder = collections, Remembering(embedder)
        self._analyzer = EventEmotionAnalyzer(embedder=self.embedder)
        self._stores: dict[str, MemoryStore] = {}
        self._intensities: dict[str, float] = {}

    def store(self, collection: Collection) -> MemoryStore:
        """The store of a collection, its vectors made."""
        if collection.name not in self._stores:
            made = MemoryStore(self.embedder)
            made.add_many(collection.memories)
            made.warm()
            self._stores[collection.name] = made
        return self._stores[collection.name]

    def warm(self) -> None:
        """Make all vectors now."""
        for collection in progress(self.collections, f"{self.embedder.name}: embedding"):
            self.store(collection)

    def intensity(self, text: str) -> float:
        """E of a text, [0, 1]; 0 for one that has no words."""
        if text not in self._intensities:
            self._intensities[text] = self._analyzer.analyze(text).emotional_intensity if text.strip() else 0.0
        return self._intensities[text]

    def read_intensities(self) -> None:
        """Give every memory the E that the analyzer reads."""
        memories = [memory for collection in self.collections for memory in collection.memories]
        for memory in progress(memories, f"{self.embedder.name}: reading intensity"):
            memory.emotional_intensity = self.intensity(memory.text)

    @contextmanager
    def intensities_of_the_authors(self) -> Iterator[None]:
        """Within it every memory has the E that the authors of the data gave it."""
        kept = {(c.name, m.id): m.emotional_intensity for c in self.collections for m in c.memories}
        for collection in self.collections:
            for memory in collection.memories:
                band = collection.authors[memory.id]["band"]
                memory.emotional_intensity = BAND_INTENSITY.get(band, UNKNOWN_BAND)
        try:
            yield
        finally:
            for collection in self.collections:
                for memory in collection.memories:
                    memory.emotional_intensity = kept[collection.name, memory.id]


def plain(collection: Collection, probe: Probe, intensity: float) -> Query:
    """The probe's text and its own intensity; no other signal."""
    return Query(probe.query, intensity=intensity)


def rank_all(shelf: Shelf, strategies: Mapping[str, str], top_k: int | None, label: str, ask: Ask = plain) -> Rankings:
    """Rank for every probe by every strategy.

    Args:
        shelf: the stores.
        strategies: the strategy by the name under which it is reported.
        top_k: how many places; None = every memory, also those that a strategy gives no score (newest first, last).
        label: for the progress line.
        ask: makes the query.
    """
    result = Rankings({name: [] for name in strategies}, {name: [] for name in strategies})
    pairs = [(collection, probe) for collection in shelf.collections for probe in collection.probes]
    gated = "gated" in strategies.values()
    for collection, probe in progress(pairs, f"{shelf.embedder.name}: {label}"):
        store = shelf.store(collection)
        query = ask(collection, probe, shelf.intensity(probe.query) if gated else 0.0)
        store.vector_of(query.text)
        slower = pace()
        for name, strategy in strategies.items():
            began = perf_counter()
            hits = store.search(query, top_k, collection.now, strategy=strategy).hits
            result.milliseconds[name].append(1000 * (perf_counter() - began) / slower)
            ids = [hit.memory.id for hit in hits]
            if top_k is None:
                rest = sorted(
                    (m for m in collection.memories if m.id not in set(ids)),
                    key=lambda m: (-m.created_at.timestamp(), m.id),
                )
                ids += [memory.id for memory in rest]
            result.ranked[name].append(Ranked(collection.name, probe, tuple(ids)))
    return result
