"""Experiment 3, retrieval: which strategy finds a memory by its words, by a vague hint, and what feeling does to it.

    python -m experiments.exp3_retrieval [--scenario FILE] [--embedder hashing minilm] [--out DIR]

Fixed protocol. Ten memories with hand-given labels, one plain and one vague probe each (our own scenario,
`data/scenario.json`; a vague probe shares no content word with its memory), searched on the scenario's day, nothing
reinforced. Equal scores keep the order of the file, as in the reference implementation.
Measures: recall@3; MRR over the whole ranking; topical precision = the share of the top 3 whose cosine to the query is
at least half the target's; emotional intrusion = the share of the top 3 with E >= .6 other than the target, over the
neutral probes; alpha sweep = recall@3 of `fused` from alpha 0 (salience alone) to 1 (similarity alone); salience
prioritisation = the same words told twice, four days ago with E .2 and five days ago with E .9: how often is the moving
one first. `gated` reads the query's own E with the analyzer on the same embedder. `empathic` has no signal but the
text. Strategies: Persode paper, sections 3.2 and 4.2; Garden Pulse; `clausal` is our own. Ten probes are an
illustration: no interval is given, and experiments 5 and 6 decide.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import cache
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

from experiments.experiment import EMBEDDERS, Experiment, Result, embedder_named, fingerprint, guarded, keep, parser
from experiments.remembering import Remembering
from experiments.scenario import OWN_SCENARIO, Scenario, ScenarioProbe, read_scenario
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder
from persode.memory import Memory
from persode.store import MemoryStore, RetrievalResult

if TYPE_CHECKING:
    from matplotlib.figure import Figure

RANKINGS = ("recency", "similarity", "salience", "fused", "gated", "empathic", "clausal")
ALPHAS = tuple(round(step / 20, 2) for step in range(21))
TOP = 3
SIGNIFICANT = 0.6
WAYS = ("plain", "vague")
TOLD_TWICE = ((0.2, 4), (0.9, 5))
"""E and age in days of the two tellings of the same words."""


def run(path: Path = OWN_SCENARIO, embedders: Sequence[str] = EMBEDDERS) -> Result:
    """Measure."""
    scenario = read_scenario(path)
    return experiment_named(scenario.name).result(
        scenario=scenario.about,
        embedders={name: measured(scenario, Remembering(embedder_named(name))) for name in embedders},
    )


def measured(scenario: Scenario, embedder: Embedder) -> dict[str, Any]:
    """All figures under one embedder."""
    analyzer = EventEmotionAnalyzer(embedder=embedder)
    store = MemoryStore(embedder)
    store.add_many(scenario.memories)
    place = {memory.id: number for number, memory in enumerate(scenario.memories)}

    @cache
    def intensity(text: str) -> float:
        return analyzer.analyze(text).emotional_intensity

    def search(text: str, strategy: str, alpha: float | None = None) -> list[RetrievalResult]:
        hits = store.retrieve(text, None, scenario.now, False, True, alpha, strategy, intensity(text))
        return sorted(hits, key=lambda hit: (-hit.score, place[hit.memory.id]))

    found: dict[str, Any] = {"vectors": fingerprint(embedder), "strategies": {}}
    for strategy in RANKINGS:
        ranked = {way: {p: search(getattr(p, way), strategy) for p in scenario.probes} for way in WAYS}
        found["strategies"][strategy] = {
            **{way: by_category(ranked[way]) for way in WAYS},
            "salient_first": salient_first(scenario, embedder, strategy, intensity),
        }
    found["gate_open"] = {way: [intensity(getattr(p, way)) >= SIGNIFICANT for p in scenario.probes] for way in WAYS}
    found["alpha_sweep"] = {
        "alpha": ALPHAS,
        **{
            category: [mean(_is_in_top(search(p.vague, "fused", alpha), p.target) for p in probes) for alpha in ALPHAS]
            for category, probes in _categories(scenario.probes).items()
        },
    }
    if scenario.expected and embedder.name == "hashing":
        found["expected"] = compared(scenario.expected, found)
    return found


def by_category(ranked: Mapping[ScenarioProbe, list[RetrievalResult]]) -> dict[str, Any]:
    """Recall@3 and MRR for all probes and for each category, topical precision, emotional intrusion."""
    probes = list(ranked)
    rows: dict[str, Any] = {}
    for category, members in _categories(probes).items():
        ranks = [[hit.memory.id for hit in ranked[p]].index(p.target) + 1 for p in members]
        rows[category] = {"recall@3": mean(rank <= TOP for rank in ranks), "mrr": mean(1 / rank for rank in ranks)}
    rows["topical_precision"] = mean(topical_precision(ranked[p], p.target) for p in probes)
    neutral = [p for p in probes if p.category.startswith("neutral")]
    if neutral:
        rows["emotional_intrusion"] = mean(intrusion(ranked[p], p.target) for p in neutral)
    return rows


def topical_precision(hits: Sequence[RetrievalResult], target: str) -> float:
    """The share of the top 3 whose cosine to the query is at least half the target's."""
    half = next(hit.similarity for hit in hits if hit.memory.id == target) / 2
    return mean(hit.similarity >= half for hit in hits[:TOP])


def intrusion(hits: Sequence[RetrievalResult], target: str) -> float:
    """The share of the top 3 with E >= .6, other than the target."""
    return sum(h.memory.emotional_intensity >= SIGNIFICANT and h.memory.id != target for h in hits[:TOP]) / TOP


def salient_first(
    scenario: Scenario, embedder: Embedder, strategy: str, intensity: Callable[[str], float]
) -> dict[str, float]:
    """How often the moving one of two tellings in the same words comes first, by way of asking."""
    texts = {memory.id: memory for memory in scenario.memories}
    firsts: dict[str, list[bool]] = {way: [] for way in WAYS}
    for probe in scenario.probes:
        store = MemoryStore(embedder)
        told = [
            Memory(
                texts[probe.target].text,
                emotional_intensity=strength,
                contextual_relevance=0.5,
                created_at=scenario.now - timedelta(days=days),
                id=name,
            )
            for name, (strength, days) in zip(("even", "moving"), TOLD_TWICE, strict=True)
        ]
        store.add_many(told)
        for way in WAYS:
            text = getattr(probe, way)
            best = store.retrieve(text, 1, scenario.now, False, strategy=strategy, query_intensity=intensity(text))
            firsts[way].append(best[0].memory.id == "moving")
    return {way: mean(values) for way, values in firsts.items()}


def compared(expected: Any, found: dict[str, Any]) -> dict[str, list[float]]:
    """The figures that a scenario brings with it: [theirs, ours], to two decimals."""
    strategies, sweep = found["strategies"], found["alpha_sweep"]
    rows: dict[str, list[float]] = {}
    for key, theirs in expected.items():
        way, _, part = key.partition("_")
        if way in WAYS and isinstance(theirs, dict):
            for strategy, value in theirs.items():
                measured_row = strategies[strategy][way]
                ours = measured_row[part] if part == "emotional_intrusion" else measured_row[part or "all"]["recall@3"]
                rows[f"{key}, {strategy}"] = [value, round(ours, 2)]
    for key, category in (("alpha_0_and_1_give", "emotional_long"),):
        for end in (0, -1) if key in expected and category in sweep else ():
            rows[f"alpha {sweep['alpha'][end]:g}, {category}"] = [expected[key], round(sweep[category][end], 2)]
    low, high = expected.get("alpha_with_emotional_long_0.60", (1, 0))
    for alpha, value in zip(sweep["alpha"], sweep.get("emotional_long", ()), strict=False):
        if low <= alpha <= high:
            rows[f"alpha {alpha:g}, emotional_long"] = [0.6, round(value, 2)]
    return rows


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    lines: list[str] = []
    for embedder, found in result["embedders"].items():
        categories = [name for name in found["alpha_sweep"] if name not in ("alpha", "all")]
        lines += [f"**{embedder}**: recall@3 unless said otherwise.", ""]
        lines += ["| strategy | plain | MRR | vague | MRR | " + " | ".join(f"vague, {c}" for c in categories)]
        lines[-1] += " | topical, plain | topical, vague | intrusion, plain | intrusion, vague | salient first |"
        lines.append("|---|" + "---:|" * (9 + len(categories)))
        for name, row in found["strategies"].items():
            cells = [row[way]["all"][key] for way in WAYS for key in ("recall@3", "mrr")]
            cells += [row["vague"][category]["recall@3"] for category in categories]
            cells += [row[way]["topical_precision"] for way in WAYS]
            cells += [row[way].get("emotional_intrusion", 0.0) for way in WAYS]
            cells.append(row["salient_first"]["plain"])
            lines.append(f"| {name} | " + " | ".join(f"{cell:.2f}" for cell in cells) + " |")
        sweep = found["alpha_sweep"]
        best = max(sweep["all"])
        where = ", ".join(f"{a:g}" for a, v in zip(sweep["alpha"], sweep["all"], strict=True) if v == best)
        opened = " and ".join(f"{sum(found['gate_open'][way])} {way}" for way in WAYS)
        lines += [
            "",
            f"Alpha sweep of `fused`, vague probes: at best {best:.2f} (alpha {where}), {sweep['all'][0]:.2f}",
        ]
        lines[-1] += f" with salience alone, {sweep['all'][-1]:.2f} with similarity alone. The gate of `gated` opened"
        lines[-1] += f" for {opened} probes."
        if "expected" in found:
            off = {name: pair for name, pair in found["expected"].items() if pair[0] != pair[1]}
            lines += ["", f"Figures that came with the scenario: {len(found['expected']) - len(off)} of"]
            lines[-1] += f" {len(found['expected'])} are met exactly" + (". Others (theirs, ours):" if off else ".")
            lines += [f"- {name}: {theirs:g}, {ours:g}" for name, (theirs, ours) in off.items()]
        lines.append("")
    return lines[:-1]


def figure(result: Result) -> Figure:
    """MRR by strategy, and the alpha sweep, for the vague probes under each embedder."""
    from experiments.figures import CORAL, PLUM, SUN, TEAL, canvas, dots, label, legend

    found = result["embedders"]
    drawing, (left, right) = canvas("Ten memories, asked for vaguely", columns=2, width=8.2)
    names = list(next(iter(found.values()))["strategies"])
    dots(left, names, {e: [f["strategies"][n]["vague"]["all"]["mrr"] for n in names] for e, f in found.items()})
    left.set(title="Mean reciprocal rank by strategy", xlabel="MRR")
    legend(drawing, left)
    for (embedder, one), colour in zip(found.items(), (TEAL, SUN, CORAL, PLUM), strict=False):
        sweep = one["alpha_sweep"]
        right.plot(sweep["alpha"], sweep["all"], color=colour)
        label(right, embedder, (1, sweep["all"][-1]))
    right.set(title="Recall@3 of fused", ylim=(0, 1.06), xlim=(0, 1))
    right.set_xlabel("alpha: 0 salience alone, 1 similarity alone")
    return drawing


def _categories(probes: Sequence[ScenarioProbe]) -> dict[str, list[ScenarioProbe]]:
    found: dict[str, list[ScenarioProbe]] = {"all": list(probes)}
    for probe in sorted(probes, key=lambda p: p.category):
        found.setdefault(probe.category, []).append(probe)
    return found


def _is_in_top(hits: Sequence[RetrievalResult], target: str) -> bool:
    return target in [hit.memory.id for hit in hits[:TOP]]


PROTOCOL: dict[str, Any] = {
    "source": "Persode paper, sections 3.2 and 4.2; Garden Pulse (empathic); our own (clausal)",
    "strategies": RANKINGS,
    "top": TOP,
    "ties": "order of the file",
    "told_twice": [{"E": strength, "age_days": days} for strength, days in TOLD_TWICE],
    "salient": f"E >= {SIGNIFICANT}",
}
EXPERIMENT = Experiment("exp3_retrieval", "Retrieval", PROTOCOL, table, figure)


def experiment_named(scenario: str) -> Experiment:
    """The experiment on this scenario; on another than our own its files have a name of their own."""
    if scenario == OWN_SCENARIO.stem:
        return EXPERIMENT
    return replace(EXPERIMENT, name=f"exp3_retrieval_{scenario}", title=f"Retrieval: {scenario}")


def main() -> int:
    """Measure and keep."""
    made = parser(__doc__, "embedder")
    made.add_argument("--scenario", type=Path, default=OWN_SCENARIO, help="another scenario of the same form")
    options = made.parse_args()
    result = run(options.scenario, options.embedder)
    keep(replace(EXPERIMENT, name=result["experiment"]), result, options.out)
    print("\n".join(table(result)))
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
