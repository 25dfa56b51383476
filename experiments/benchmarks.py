"""The development parts of EpiRec and LoCoMo as stores with probes, by their protocols.

EpiRec: one store a persona with its episodes; each probe's target is the episode that holds it.
LoCoMo: one turn = one memory, "speaker: text" plus " [shares a photo: caption]"; its time = the session's time + one
second a turn; now = last session + 1 day; C = .5, no recalls; questions of categories 1 to 4 with a resolvable turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean

from persode.embeddings import Embedder
from persode.memory import Memory
from persode.store import MemoryStore, Query, RetrievalResult

__all__ = ["Collection", "Probe", "epirec", "feeling_stated", "figures", "locomo", "rankings"]


FEELING_OF = {
    **dict.fromkeys(("joy", "excitement", "amusement", "pride"), "joyful"),
    **dict.fromkeys(("satisfaction", "tenderness", "calm", "relief", "hope", "determination"), "content"),
    **dict.fromkeys(("grief", "despair", "heartbreak", "discouragement", "humiliation", "fatigue"), "sad"),
    **dict.fromkeys(("anger", "frustration", "resentment", "mild annoyance"), "angry"),
    **dict.fromkeys(("dread", "fear"), "anxious"),
}
"""EpiRec's labels as feelings of the diary; any other label counts as neutral."""


@dataclass(frozen=True)
class Probe:
    """A question, its kind, and the ids of the memories that answer it."""

    query: str
    kind: str
    targets: frozenset[str]


@dataclass(frozen=True)
class Collection:
    """The memories of one person, the probes to them, and the instant of the search."""

    name: str
    memories: tuple[Memory, ...]
    probes: tuple[Probe, ...]
    now: datetime
    left_out: int = 0
    stores: dict[str, MemoryStore] = field(default_factory=dict, compare=False)

    def store(self, embedder: Embedder) -> MemoryStore:
        """A store of these memories, made once an embedder."""
        if embedder.name not in self.stores:
            self.stores[embedder.name] = MemoryStore(embedder)
            self.stores[embedder.name].add_many(self.memories)
        return self.stores[embedder.name]


def epirec(path: Path, intensity: Callable[[str], float] = lambda _: 0.5) -> list[Collection]:
    """One collection a persona; `intensity` reads E from an episode's text."""
    data = json.loads(path.read_text(encoding="utf-8"))
    now = datetime.fromisoformat(data["reference_now"])
    found = []
    for persona in data["personas"]:
        episodes = persona["episodes"]
        memories = tuple(
            Memory(
                e["text"],
                emotion=FEELING_OF.get(e["emotion"], "neutral"),
                emotional_intensity=intensity(e["text"]),
                contextual_relevance=0.5,
                created_at=datetime.fromisoformat(e["date_time"]),
                id=e["id"],
            )
            for e in episodes
        )
        probes = tuple(
            Probe(p["query"], p["type"].rpartition("_")[2], frozenset([e["id"]])) for e in episodes for p in e["probes"]
        )
        found.append(Collection(persona["persona_id"], memories, probes, now))
    return found


def locomo(path: Path) -> list[Collection]:
    """One collection a conversation."""
    found = []
    for sample in json.loads(path.read_text(encoding="utf-8")):
        talk = sample["conversation"]
        memories: dict[str, Memory] = {}
        last = datetime.min.replace(tzinfo=UTC)
        for name in sorted((n for n in talk if re.fullmatch(r"session_\d+", n)), key=lambda n: int(n[8:])):
            start = datetime.strptime(talk[f"{name}_date_time"], "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
            last = max(last, start)
            for number, turn in enumerate(talk[name]):
                photo = f" [shares a photo: {turn['blip_caption']}]" if turn.get("blip_caption") else ""
                memories[turn["dia_id"]] = Memory(
                    f"{turn['speaker']}: {turn['text']}{photo}",
                    contextual_relevance=0.5,
                    created_at=start + timedelta(seconds=number),
                    id=turn["dia_id"],
                )
        probes, left_out = [], 0
        for question in sample["qa"]:
            evidence = [part.strip() for line in question.get("evidence", ()) for part in re.split(r"[;,]", line)]
            targets = frozenset(memories.keys() & set(evidence))
            if question["category"] in (1, 2, 3, 4) and targets:
                probes.append(Probe(question["question"], str(question["category"]), targets))
            else:
                left_out += 1
        found.append(
            Collection(sample["sample_id"], tuple(memories.values()), tuple(probes), last + timedelta(days=1), left_out)
        )
    return found


Ranker = Callable[[Collection, str], Sequence[str]]


def rankings(
    embedder: Embedder, strategy: str, top_k: int = 10, intensity: Callable[[str], float] = lambda _: 0.0
) -> Ranker:
    """Ranks by a strategy of the store; `intensity` reads E from a query."""

    def rank(collection: Collection, query: str) -> Sequence[str]:
        hits: list[RetrievalResult] = collection.store(embedder).retrieve(
            query, top_k, collection.now, reinforce=False, strategy=strategy, query_intensity=intensity(query)
        )
        return [hit.memory.id for hit in hits]

    return rank


def feeling_stated(embedder: Embedder, only: bool) -> Ranker:
    """Ranks by `clausal` when the person states the target's true feeling: an upper bound of what a mood can do.

    LoCoMo says of no memory how it felt: there nothing is stated, and `only` keeps nothing out.
    """

    def rank(collection: Collection, query: str) -> Sequence[str]:
        targets = next(probe.targets for probe in collection.probes if probe.query == query)
        feelings = sorted({m.emotion for m in collection.memories if m.id in targets and m.emotion})
        asked = Query(query, feelings=feelings, only_feelings=only and bool(feelings))
        hits = collection.store(embedder).retrieve(asked, 10, collection.now, reinforce=False, strategy="clausal")
        return [hit.memory.id for hit in hits]

    return rank


def figures(collections: Sequence[Collection], rank: Ranker, at: int) -> dict[str, dict[str, float]]:
    """By kind of probe, and for "all": recall at `at` (the share of the targets), hit at 1, mean reciprocal rank."""
    rows: dict[str, list[tuple[float, float, float]]] = {}
    for collection in collections:
        for probe in collection.probes:
            ranked = rank(collection, probe.query)
            places = [n for n, memory_id in enumerate(ranked, 1) if memory_id in probe.targets]
            row = (
                sum(place <= at for place in places) / len(probe.targets),
                float(bool(places) and places[0] == 1),
                1 / places[0] if places else 0.0,
            )
            for kind in (probe.kind, "all"):
                rows.setdefault(kind, []).append(row)
    return {
        kind: {name: mean(row[i] for row in of_kind) for i, name in enumerate(("recall", "hit1", "mrr"))}
        for kind, of_kind in rows.items()
    }
