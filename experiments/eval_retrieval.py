"""How well memories are found on the development parts of EpiRec and LoCoMo, and where the companion's floor lies.

    python -m experiments.eval_retrieval --data FOLDER [--write]

EpiRec: four personas, 168 probes, recall@3 by type. LoCoMo: two conversations, 231 questions, evidence recall@5. Beside
the store stand the reference formulas (cosine; `clausal` in float32 without the store) in a few lines of their own: the
store must give the same figures, `clausal` within .005 as its clauses are kept in 8 bits. The data (EpiRec: CC BY 4.0,
Seokho Jin, 2026; LoCoMo: CC BY-NC 4.0, Maharana et al., ACL 2024) is no part of this repository. With --write the
tables go to `experiments/results/retrieval.md`. The script ends with an error if a bar is missed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from statistics import mean

import numpy as np

from experiments.benchmarks import Collection, Ranker, epirec, feeling_stated, figures, locomo, rankings
from persode.agent import claims
from persode.agent.reminding import CLAIM_FLOOR
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder, HashingEmbedder, Vectors, bank_vectors, get_embedder
from persode.store import STRATEGIES, RetrievalResult
from persode.store.columns import Column
from persode.store.index import clauses_of

RESULTS = Path(__file__).parent / "results" / "retrieval.md"
HITS = 5
"""How many hits the companion looks at."""

BARS = {
    "EpiRec implicit recall@3, clausal": 0.78,
    "LoCoMo recall@5, clausal over cosine": 0.10,
    "own factual probes answered": 0.90,
    "probes of another persona answered, at most": 0.05,
    "recall lost by clauses in 8 bits, at most": 0.005,
}


def main() -> int:
    """Measure, print, and say whether all bars hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="where epirec_dev.json and locomo_dev.json lie")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    lines = ["# How well memories are found", "", "Made by `python -m experiments.eval_retrieval --write`.", ""]
    measured: dict[str, float] = {}
    for embedder in (get_embedder("minilm"), HashingEmbedder()):
        lines += found(embedder, options.data, measured)
    lines += floors(epirec(options.data / "epirec_dev.json"), get_embedder("minilm"), measured)
    missed = [name for name, bar in BARS.items() if not held(name, measured[name], bar)]
    lines += ["## Bars", "", "| bar | wanted | measured |", "|---|---:|---:|"]
    lines += [f"| {name} | {bar} | {measured[name]:.3f} |" for name, bar in BARS.items()]
    text = "\n".join(lines) + "\n"
    print(text)
    if options.write:
        RESULTS.parent.mkdir(parents=True, exist_ok=True)
        RESULTS.write_text(text, encoding="utf-8")
    for name in missed:
        print(f"MISSED: {name}", file=sys.stderr)
    return 1 if missed else 0


def held(name: str, value: float, bar: float) -> bool:
    """True if a figure is on the right side of its bar."""
    return value <= bar if name.endswith("at most") else value >= bar


def found(embedder: Embedder, data: Path, measured: dict[str, float]) -> list[str]:
    """The tables of one embedder: every strategy of the store, then the reference formulas."""
    analyzer = EventEmotionAnalyzer(embedder=embedder)

    @cache
    def intensity(text: str) -> float:
        return analyzer.analyze(text).emotional_intensity

    personas = epirec(data / "epirec_dev.json", intensity)
    talks = locomo(data / "locomo_dev.json")
    rows: dict[str, Ranker] = {name: rankings(embedder, name, intensity=intensity) for name in STRATEGIES}
    rows["clausal, true feeling stated"] = feeling_stated(embedder, only=False)
    rows["clausal, only of the true feeling"] = feeling_stated(embedder, only=True)
    rows["formula: cosine"] = ranked_by(embedder, cosine)
    rows["formula: clausal, float32"] = ranked_by(embedder, clausal)
    lines = [
        f"## {embedder.name}",
        "",
        "| ranking | EpiRec@3 factual | explicit | implicit | all | hit@1 | MRR | LoCoMo@5 | hit@1 | MRR |",
        "|---|" + "---:|" * 9,
    ]
    recalls: dict[str, tuple[float, float, float]] = {}
    for name, rank in rows.items():
        epi, loco = figures(personas, rank, 3), figures(talks, rank, 5)
        cells = [epi[kind]["recall"] for kind in ("factual", "explicit", "implicit", "all")]
        cells += [epi["all"]["hit1"], epi["all"]["mrr"], *(loco["all"][key] for key in ("recall", "hit1", "mrr"))]
        lines.append(f"| {name} | " + " | ".join(f"{cell:.3f}" for cell in cells) + " |")
        recalls[name] = (epi["implicit"]["recall"], epi["all"]["recall"], loco["all"]["recall"])
    left_out = sum(talk.left_out for talk in talks)
    lines += ["", f"LoCoMo questions left out (category 5, or no turn that can be resolved): {left_out}.", ""]
    if embedder.name == "minilm":
        ours, plain, exact = recalls["clausal"], recalls["similarity"], recalls["formula: clausal, float32"]
        measured["EpiRec implicit recall@3, clausal"] = ours[0]
        measured["LoCoMo recall@5, clausal over cosine"] = ours[2] - plain[2]
        measured["recall lost by clauses in 8 bits, at most"] = max(e - o for e, o in zip(exact, ours, strict=True))
    if recalls["similarity"] != recalls["formula: cosine"]:
        raise AssertionError("the store's cosine is not that of the formula")
    return lines


def floors(personas: Sequence[Collection], embedder: Embedder, measured: dict[str, float]) -> list[str]:
    """How many of the probes to her own and to another persona's memories are answered, at several floors."""

    def answered(kind: str, own: bool, claimed: Callable[[RetrievalResult, str], bool]) -> float:
        return mean(
            any(claimed(hit, query) for hit in hits)
            for asked, kind_of, query, hits in looked_up(personas, embedder)
            if kind_of == kind and asked == own
        )

    rules: dict[str, Callable[[RetrievalResult, str], bool]] = {
        f"score >= {floor:.2f}": lambda hit, _, floor=floor: hit.score >= floor  # type: ignore[misc]
        for floor in np.arange(0.26, 0.47, 0.04)
    }
    in_use = f"**in use** ({CLAIM_FLOOR[embedder.name]}, less with a shared word)"
    rules[in_use] = lambda hit, query: claims(hit, query, embedder.name)
    lines = [
        f"## What the companion claims to remember ({embedder.name}, own / of another persona)",
        "",
        "The floor governs claims, never the ranking. A probe counts as answered if one of the five best passes.",
        "",
        "| floor | factual | explicit | implicit |",
        "|---|---:|---:|---:|",
    ]
    for name, rule in rules.items():
        shares = {kind: [answered(kind, own, rule) for own in (True, False)] for kind in KINDS}
        lines.append(f"| {name} | " + " | ".join("{:.2f} / {:.2f}".format(*shares[kind]) for kind in KINDS) + " |")
        if name == in_use:
            measured["own factual probes answered"] = shares["factual"][0]
            measured["probes of another persona answered, at most"] = shares["factual"][1]
    return [*lines, ""]


KINDS = ("factual", "explicit", "implicit")
_looked_up: list[tuple[bool, str, str, list[RetrievalResult]]] = []


def looked_up(personas: Sequence[Collection], embedder: Embedder) -> list[tuple[bool, str, str, list[RetrievalResult]]]:
    """Every probe in every persona's store: (is it her own, its kind, the query, the hits); searched once."""
    if not _looked_up:
        for asker in personas:
            for owner in personas:
                for probe in asker.probes:
                    hits = owner.store(embedder).retrieve(probe.query, HITS, owner.now, False, strategy="clausal")
                    _looked_up.append((asker is owner, probe.kind, probe.query, hits))
    return _looked_up


Formula = Callable[[Embedder, Vectors, Vectors, list[Vectors]], Column]


def ranked_by(embedder: Embedder, formula: Formula, with_clauses: bool = True) -> Ranker:
    """Ranks by a formula over (query, texts, clauses of each text), without the store; ties: newer, then id."""
    vectors: dict[str, tuple[Vectors, list[Vectors]]] = {}

    def rank(collection: Collection, query: str) -> Sequence[str]:
        if collection.name not in vectors:
            texts = embedder.embed([m.text for m in collection.memories])
            pieces = [embedder.embed(clauses_of(m.text)) for m in collection.memories] if with_clauses else []
            vectors[collection.name] = texts, pieces
        scores = formula(embedder, embedder.embed([query])[0], *vectors[collection.name])
        memories = collection.memories
        order = sorted(
            range(len(memories)), key=lambda n: (-scores[n], -memories[n].created_at.timestamp(), memories[n].id)
        )
        return [memories[n].id for n in order[:10]]

    return rank


def cosine(embedder: Embedder, query: Vectors, texts: Vectors, clauses: list[Vectors]) -> Column:
    """The plain cosine."""
    # rounded above the noise of float32, so that ties are ties
    cosines: Column = np.round(np.array([float(np.dot(text, query)) for text in texts]), 6)
    return cosines


def clausal(embedder: Embedder, query: Vectors, texts: Vectors, clauses: list[Vectors]) -> Column:
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
    scores: Column = (np.array(whole) + np.array(best)) / 2
    return scores


if __name__ == "__main__":
    sys.exit(main())
