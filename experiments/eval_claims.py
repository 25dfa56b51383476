"""What the companion claims to remember: how many questions pass its floor, one's own and those of somebody else.

    python -m experiments.eval_claims --data FILE [--embedder minilm] [--out DIR]

Fixed protocol (EpiRec, CC BY 4.0, Seokho Jin, 2026). Every probe is asked in every persona's store by `clausal`; a
probe counts as answered if one of the five best hits passes. The floor governs claims and never the ranking; it was set
on personas p01 to p04 so that at least 90 % of one's own factual probes are answered and at most 5 % of another
persona's. What it does to the other two kinds is reported beside it, and how other floors would do. Where nothing is
claimed the companion may ask whether the nearest memory is meant: how often it does, and how often rightly.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from experiments.benchmark_tables import about_lines
from experiments.benchmarks import EPIREC_SOURCE, epirec
from experiments.experiment import (
    Experiment,
    ExperimentError,
    Result,
    embedder_named,
    fingerprint,
    guarded,
    parser,
    told,
    writable,
)
from experiments.progress import progress
from experiments.ranking import Shelf
from persode.agent import claims
from persode.agent.reminding import CLAIM_FLOOR, OFFER_FLOOR, may_be_meant
from persode.store import RetrievalResult

if TYPE_CHECKING:
    from matplotlib.figure import Figure

HITS = 5
"""How many hits the companion looks at."""

FLOORS = (0.26, 0.30, 0.34, 0.38, 0.42, 0.46)
KINDS = ("factual", "explicit", "implicit")
WHOSE = ("own", "another persona's")
BARS = {"own": "at least 0.90", "another persona's": "at most 0.05"}
"""What is wanted of the factual probes."""

IN_USE = "in use"
MEANT = "own, and it is the one that was meant"
NO_DATA = f"No data file was given (--data FILE). {EPIREC_SOURCE}; it is no part of this repository."

Claimed = Callable[[RetrievalResult, str], bool]


def run(path: Path, embedder_name: str = "minilm", only_own_facts: bool = False) -> Result:
    """Measure; `only_own_facts` asks nothing but one's own factual probes."""
    embedder = embedder_named(embedder_name)
    benchmark = epirec(path)
    shelf = Shelf(benchmark.collections, embedder)
    shelf.warm()
    rules: dict[str, Claimed] = {f"score >= {floor:.2f}": at_least(floor) for floor in FLOORS}
    rules[IN_USE] = lambda hit, query: claims(hit, query, embedder.name)
    passed: dict[tuple[str, str, str], list[bool]] = {}
    offers: dict[tuple[str, str], list[bool]] = {}
    kinds = KINDS[:1] if only_own_facts else KINDS
    asked = [(c, probe) for c in shelf.collections for probe in c.probes if probe.labels["type"] in kinds]
    for asker, probe in progress(asked, f"{embedder.name}: asking everyone"):
        for owner in [asker] if only_own_facts else shelf.collections:
            hits = shelf.store(owner).search(probe.query, HITS, owner.now, strategy="clausal").hits
            whose = WHOSE[asker is not owner]
            for rule, claimed in rules.items():
                answered = any(claimed(hit, probe.query) for hit in hits)
                passed.setdefault((rule, probe.labels["type"], whose), []).append(answered)
            claimed_any = any(rules[IN_USE](hit, probe.query) for hit in hits)
            nearest = next((h for h in hits if not claimed_any and may_be_meant(h, probe.query, embedder.name)), None)
            offers.setdefault((probe.labels["type"], whose), []).append(nearest is not None)
            if whose == WHOSE[0]:
                meant = nearest is not None and nearest.memory.id in probe.targets
                offers.setdefault((probe.labels["type"], MEANT), []).append(meant)
    shares: dict[str, dict[str, dict[str, float]]] = {}
    for (rule, kind, whose), values in passed.items():
        shares.setdefault(rule, {}).setdefault(kind, {})[whose] = sum(values) / len(values)
    return EXPERIMENT.result(
        data=benchmark.about,
        embedder=embedder.name,
        vectors=fingerprint(embedder),
        floor_in_use=CLAIM_FLOOR.get(embedder.name, CLAIM_FLOOR["minilm"]),
        answered={rule: shares[rule] for rule in rules},
        offer_floor=OFFER_FLOOR,
        offered={kind: {w: sum(v) / len(v) for (k, w), v in offers.items() if k == kind} for kind in kinds},
    )


def at_least(floor: float) -> Claimed:
    """The rule that takes every hit from a score on."""
    return lambda hit, query: hit.score >= floor


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    lines = about_lines(result, "personas")
    used = f"in use is {result['floor_in_use']:g}, less with a shared word"
    lines += [f"{result['embedder']}, share answered: one's own probes / another persona's; {used}.", ""]
    lines += ["| floor | " + " | ".join(KINDS) + " |", "|---|" + "---:|" * len(KINDS)]
    for rule, kinds in result["answered"].items():
        cells = [" / ".join(f"{kinds[kind].get(whose, 0.0):.2f}" for whose in WHOSE) for kind in KINDS]
        lines.append(f"| {'**in use**' if rule == IN_USE else rule} | " + " | ".join(cells) + " |")
    lines += [
        "",
        f"Asked about, not claimed (nothing is claimed, the best hit from {result['offer_floor']:g} on): share of all",
        "",
        "| offered | " + " | ".join(KINDS) + " |",
        "|---|" + "---:|" * len(KINDS),
    ]
    for whose in (WHOSE[0], MEANT, WHOSE[1]):
        cells = [f"{result['offered'][kind].get(whose, 0.0):.2f}" for kind in KINDS]
        lines.append(f"| {whose} | " + " | ".join(cells) + " |")
    wanted = ", ".join(f"{whose} {bar}" for whose, bar in BARS.items())
    return [*lines, "", f"Wanted of the factual probes: {wanted}."]


def figure(result: Result) -> Figure:
    """What passes at each floor."""
    from experiments.figures import canvas, dots, legend

    rules = list(result["answered"])
    drawing, panels = canvas("What the companion claims to remember", columns=len(KINDS), width=8.2, height=3.4)
    for axes, kind in zip(panels, KINDS, strict=True):
        rows = {whose: [result["answered"][rule][kind].get(whose, 0.0) for rule in rules] for whose in WHOSE}
        dots(axes, rules, rows, named=axes is panels[0])
        axes.set(title=kind, xlabel="share answered")
    legend(drawing, panels[0])
    return drawing


PROTOCOL: dict[str, Any] = {
    "source": EPIREC_SOURCE,
    "asked": "every probe in every persona's store, by clausal",
    "answered": f"one of the {HITS} best hits passes",
    "wanted_of_factual_probes": BARS,
    "optimism": "the floor was set on personas p01 to p04",
}
EXPERIMENT = Experiment("claims", "What the companion claims to remember", PROTOCOL, table, figure)


def main() -> int:
    """Measure and keep."""
    options = parser(__doc__, "data", "one embedder").parse_args()
    if options.data is None:
        raise ExperimentError(NO_DATA)
    writable(options.out)
    return told(EXPERIMENT, run(options.data, options.embedder), options.out)


if __name__ == "__main__":
    sys.exit(guarded(main))
