"""How fast the memory is: add, embed, retrieve by strategy, take out, restart, fold, open, erase, and room.

Beside it a naive store.

    python -m experiments.bench_memory [--sizes 100 1000 10000 100000] [--write]

Protocol: diary sentences from small tables, about five clauses a memory. The vectors of memories and clauses are random
unit vectors (embedding half a million clauses takes an hour and changes no timing); the query is embedded by the real
model, once, and that is timed apart. Each retrieve is the median of several, top 3, nothing reinforced. The naive store
is a loop in Python: for each memory Eq. 1, one `np.dot` a vector with its clauses, one result object; then a sort. Room
is the growth of the process (resident set) for memories, vectors and clause vectors together, after a garbage
collection. Fold, open and erase are those of a whole journal: as many messages, memories and replies with receipts, and
three pages a hundred memories (at most 300). With --write the table goes to `experiments/results/speed/memory.md`.
"""

from __future__ import annotations

import argparse
import gc
import random
import resource
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median

import numpy as np

from experiments.pace import paces_said, timed
from experiments.remembering import Remembering
from experiments.synthetic import DID, END, FEELINGS, FELT, WHERE, WHO, BulkEmbedder, write_journal
from persode.embeddings import Embedder, VectorCache, Vectors, get_embedder
from persode.journal import Journal
from persode.journal.fold.fold import fold
from persode.log import JsonLinesLog
from persode.memory import EMOTIONS, Memory, MemoryStrengthScorer
from persode.store import STRATEGIES, Body, MemoryStore, Query
from persode.store.index import clauses_of
from persode.store.result import RetrievalResult

SIZES = (100, 1_000, 10_000, 100_000)
QUERY = "The neighbour lost a key at the station again."
RESULTS = Path(__file__).parent / "results" / "speed" / "memory.md"
BARS = {10_000: 15.0, 100_000: 150.0}
"""Milliseconds of a retrieve among so many memories with their clauses."""


class RandomEmbedder:
    """The real embedder for the query and the banks, random unit vectors for all that is added in bulk."""

    notice = ""

    def __init__(self, real: Embedder) -> None:
        self.real = real
        self.name = real.name
        self.dimensions = real.dimensions
        self.bulk = False
        self._random = np.random.default_rng(7)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions)."""
        if not self.bulk:
            return self.real.embed(texts)
        vectors = self._random.standard_normal((len(texts), self.dimensions), dtype=np.float32)
        vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
        return vectors


class NaiveStore:
    """The same search without any care: a loop over memories, one dot product a vector, one object a memory."""

    def __init__(self, memories: Sequence[Memory], embedder: RandomEmbedder) -> None:
        self._scorer = MemoryStrengthScorer()
        self._rows: list[tuple[Memory, Vectors, list[Vectors]]] = []
        for memory in memories:
            vectors = embedder.embed([memory.text, *clauses_of(memory.text)])
            self._rows.append((memory, vectors[0], list(vectors[1:])))

    def retrieve(self, query: Vectors, top_k: int) -> list[RetrievalResult]:
        """The best by half the cosine of the whole and half that of the best clause."""
        results = []
        for memory, whole, pieces in self._rows:
            similarity = float(np.dot(whole, query))
            best = max(float(np.dot(piece, query)) for piece in pieces)
            strength = self._scorer.strength(memory, END)
            results.append(
                RetrievalResult(
                    memory=memory,
                    similarity=similarity,
                    salience=strength.salience,
                    retention=strength.retention,
                    fused_score=(similarity + strength.salience) / 2,
                    is_short_term=memory.is_short_term(END),
                    score=(similarity + best) / 2,
                    terms=(),
                )
            )
        return sorted(results, key=lambda r: -r.score)[:top_k]


def main() -> None:
    """Measure all sizes and print, or write, the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as fresh:  # so that room is told apart
        columns = dict(zip(options.sizes, fresh.map(measure, options.sizes), strict=True))
    text = table(columns)
    print(text)
    if options.write:
        RESULTS.parent.mkdir(parents=True, exist_ok=True)
        RESULTS.write_text(text, encoding="utf-8")


def measure(size: int) -> dict[str, str]:
    """The figures of one size by name."""
    embedder = RandomEmbedder(get_embedder())
    embedder.real.embed([QUERY])
    print(f"{size:,} memories", file=sys.stderr, flush=True)
    figures = {"embed the query": f"{middle(lambda: embedder.real.embed([QUERY]), 9, as_it_is=True):.1f} ms"}
    empty = resident()
    with tempfile.TemporaryDirectory() as folder:
        memories = synthetic_memories(size)
        store = MemoryStore(embedder, cache=VectorCache(embedder, Path(folder)))
        embedder.bulk = True
        taken = timed(partial(store.add_many, memories)) + timed(store.warm)
        embedder.bulk = False
        figures["add all in one go, vectors made and written"] = f"{taken / 1000:.2f} s"
        figures["clauses"] = f"{len(store.indexed_texts()) - size:,}"
        retrieve = times_by_strategy(store)
        gc.collect()
        figures["room"] = f"{resident() - empty:.0f} MB"
        figures |= {f"retrieve, {name}": f"{taken:.1f} ms" for name, taken in retrieve.items()}
        figures |= single_changes(store, embedder)
        figures["restart: vectors read from disk"] = f"{restart(memories, embedder, Path(folder)):.0f} ms"
        del store
    gc.collect()
    with tempfile.TemporaryDirectory() as folder:
        figures |= journal_figures(Path(folder), size)
    gc.collect()
    naive = naive_time(memories, embedder)
    figures["retrieve, naive loop"] = f"{naive:.0f} ms"
    figures["naive / clausal"] = f"{naive / retrieve['clausal']:.0f} x"
    if size in BARS:
        within = retrieve["clausal"] <= BARS[size] and naive >= 5 * retrieve["clausal"]
        figures["bar (clausal)"] = f"{BARS[size]:.0f} ms, 5 x: {'held' if within else 'MISSED'}"
    figures["pace"] = paces_said()
    return figures


def times_by_strategy(store: MemoryStore) -> dict[str, float]:
    """Milliseconds of one retrieve after the query is embedded, by strategy; empathic without and with all signals."""
    plain, full = (
        Query(QUERY, intensity=0.9),
        Query(QUERY, mood={"joy": 0.8}, body=Body(stress=0.9), days=(END - timedelta(days=40)).date()),
    )
    asked = {name: (name, plain) for name in STRATEGIES} | {"empathic with mood, body, date": ("empathic", full)}
    store.embedder = Remembering(embedder := store.embedder)
    try:
        return {
            label: middle(partial(store.search, query, 3, END, strategy=name), 9, as_it_is=True)
            for label, (name, query) in asked.items()
        }
    finally:
        store.embedder = embedder


def single_changes(store: MemoryStore, embedder: RandomEmbedder) -> dict[str, str]:
    """Adding, replacing and taking out one memory among many, its vectors included (random ones)."""
    fresh = synthetic_memories(30, first=10_000_000)
    embedder.bulk = True

    def add(memory: Memory) -> None:
        store.add(memory)
        store.warm()

    added = [timed(partial(add, m)) for m in fresh[:20]]
    again = [timed(partial(add, m)) for m in fresh[:10]]
    removed = [timed(partial(store.remove, [m.id])) for m in fresh[:20]]
    embedder.bulk = False
    return {
        "add one": f"{median(added):.2f} ms",
        "replace one": f"{median(again):.2f} ms",
        "take out one": f"{median(removed):.3f} ms",
    }


def restart(memories: Sequence[Memory], embedder: RandomEmbedder, folder: Path) -> float:
    """Milliseconds until a new store has all vectors again."""
    store = MemoryStore(embedder, cache=VectorCache(embedder, folder))
    store.add_many(memories)
    return timed(store.warm)


def journal_figures(folder: Path, size: int) -> dict[str, str]:
    """Folding the events of a journal, opening it, telling one thing more, erasing one of its memories."""
    events = write_journal(folder, size, pages=min(300, 3 * size // 100))
    read = JsonLinesLog(folder, now=lambda: END).read().events
    folding = middle(partial(fold, read), 3)
    del read
    gc.collect()
    embedder = BulkEmbedder()
    opening = middle(lambda: Journal.open(folder, clock=lambda: END, embedder=embedder), 3)
    journal = Journal.open(folder, clock=lambda: END, embedder=embedder)
    journal.warm()
    telling = [timed(partial(journal.say, f"The neighbour lost a key again, number {n}.")) for n in range(9)]
    chosen = [m.id for m in journal.memories[size // 2 : size // 2 + 3]]
    erasing = [timed(lambda i=i: journal.eraser.erase(journal.eraser.plan("memory", i))) for i in chosen]  # type: ignore[misc]
    return {
        "journal: events": f"{events:,}",
        "journal: fold": f"{folding:.0f} ms",
        "journal: open (read, fold)": f"{opening:.0f} ms",
        "journal: say one thing more (read, formed, on disk)": f"{median(telling):.0f} ms",
        "journal: erase one memory, with its plan": f"{median(erasing) / 1000:.2f} s",
    }


def naive_time(memories: Sequence[Memory], embedder: RandomEmbedder) -> float:
    """Milliseconds of one retrieve by the naive store; with more than 10,000 scaled from 10,000 (it is a loop)."""
    most = 10_000
    vector = embedder.real.embed([QUERY])[0]
    embedder.bulk = True
    store = NaiveStore(memories[:most], embedder)
    embedder.bulk = False
    return middle(lambda: store.retrieve(vector, 3), 3, as_it_is=True) * max(1.0, len(memories) / most)


def synthetic_memories(count: int, first: int = 0) -> list[Memory]:
    """Memories of ten years, two sentences each, with feelings, emotions and recalls."""
    chance = random.Random(first)
    return [
        Memory(
            " ".join(
                f"{chance.choice(WHO).capitalize()} {chance.choice(DID)} {chance.choice(WHERE)}, {chance.choice(FELT)} "
                f"{'and went to bed early ' if n % 2 else ''}({n})."
                for _ in range(2)
            ),
            emotion=chance.choice(FEELINGS),
            emotional_intensity=chance.random(),
            contextual_relevance=0.5,
            recall_count=chance.randrange(4),
            created_at=END - timedelta(days=3650 * chance.random()),
            emotions={name: chance.random() for name in chance.sample(EMOTIONS, 2)},
            body=chance.choice(("", "", "depleted", "restored")),
            id=f"memory{first + n}",
        )
        for n in range(count)
    ]


def middle(work: Callable[[], object], times: int, as_it_is: bool = False) -> float:
    """The median of so many runs, after one that does not count; at the quiet pace or as it is."""
    work()
    return median(timed(work, as_it_is) for _ in range(times))


def resident() -> float:
    """The resident set of this process in MB; its highest so far where the system does not tell the present one."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return pages * resource.getpagesize() / 1e6


def table(columns: dict[int, dict[str, str]]) -> str:
    """The figures as Markdown."""
    names = list(dict.fromkeys(name for figures in columns.values() for name in figures if name != "pace"))
    lines = [
        "# How fast the memory is",
        "",
        "Made by `python -m experiments.bench_memory --write` on two cores of a small server; what is measured, and",
        "how, stands there. Times are medians, a retrieve without the embedding of the query, which has its own line.",
        "The memories' vectors are random; the naive loop with more than 10,000 memories is scaled from 10,000.",
        "Embedding, retrieving and the naive loop are as they are, the rest as this says of each size:",
        "",
        *(f"- {size:,}: {figures['pace']}" for size, figures in columns.items()),
        "",
        "| memories | " + " | ".join(f"{size:,}" for size in columns) + " |",
        "|---|" + "---:|" * len(columns),
    ]
    lines += [f"| {name} | " + " | ".join(columns[size].get(name, "") for size in columns) + " |" for name in names]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
