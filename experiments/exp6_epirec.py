"""Experiment 6, EpiRec: does a life come back, asked for a fact, with the feeling said, or with a hint only?

    python -m experiments.exp6_epirec --data FILE [--strategy ...] [--embedder ...] [--out DIR]

Fixed protocol (the data: Seokho Jin, 2026, CC BY 4.0). One store a persona with all its episodes; every probe's target
is the episode that holds it; `reference_now` is the clock; C = .5, no recalls, E as the analyzer reads it. Recall@3
first, then hit at 1 and MRR over the whole ranking; by type (factual, explicit, implicit; never one headline), by the
band of intensity that the authors gave, by age, by persona; 95 % intervals over personas. Three more rows when all
strategies are asked for: `fused` with the authors' own intensity (low .2, mild .5, high .9), and `clausal` when the
person states the episode's true feeling, as a boost and as a filter: an upper bound that uses the answer's label.
With --out the full rankings go to DIR (never to experiments/results), one file an embedder and strategy, one line a
probe: {"persona_id", "probe_id", "ranked_episode_ids"}, all episodes of the persona, best first.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from experiments.benchmark_tables import about_lines, gain_lines, measured, recall_figure, strategy_lines
from experiments.benchmarks import AGES, BAND_INTENSITY, EPIREC_SOURCE, Collection, Probe, epirec
from experiments.experiment import (
    EMBEDDERS,
    RESULTS,
    Experiment,
    ExperimentError,
    Result,
    embedder_named,
    guarded,
    keep,
    parser,
    strategies_named,
    writable,
)
from experiments.ranking import WITH_INTENSITY, Ranked, Rankings, Shelf, rank_all
from experiments.speed import keep_speed
from persode.store import STRATEGIES, Query

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ATS = (3, 1)
TYPES = ("factual", "explicit", "implicit")
NO_DATA = f"No data file was given (--data FILE). {EPIREC_SOURCE}; it is no part of this repository."


def run(
    path: Path, embedders: Sequence[str] = EMBEDDERS, strategies: Sequence[str] = tuple(STRATEGIES)
) -> tuple[Result, dict[str, Rankings]]:
    """Measure; the result, and the rankings by embedder."""
    names = strategies_named(strategies)
    loaded = [(name, embedder_named(name)) for name in embedders]
    found: dict[str, Any] = {}
    rankings: dict[str, Rankings] = {}
    about = epirec(path).about
    for name, embedder in loaded:
        shelf = Shelf(epirec(path).collections, embedder)
        shelf.warm()
        if set(names) & set(WITH_INTENSITY):
            shelf.read_intensities()
        ranks = rank_all(shelf, {one: one for one in names}, None, "EpiRec's probes")
        if set(names) == set(STRATEGIES):
            further(shelf, ranks)
        found[name] = measured(shelf, ranks.ranked, "persona", ATS, ("type",))
        rankings[name] = ranks
    return EXPERIMENT.result(data=about, embedders=found), rankings


def further(shelf: Shelf, ranks: Rankings) -> None:
    """Add the rows that use labels of the authors."""
    with shelf.intensities_of_the_authors():
        add(ranks, rank_all(shelf, {"fused, E of the authors": "fused"}, None, "with the authors' intensity"))
    for only, name in ((False, "clausal, true feeling stated"), (True, "clausal, only of the true feeling")):
        add(ranks, rank_all(shelf, {name: "clausal"}, None, "with the feeling stated", stated(only)))


def stated(only: bool) -> Any:
    """Makes the query of someone who states the target's true feeling; where none is known nothing is stated."""

    def ask(collection: Collection, probe: Probe, intensity: float) -> Query:
        feelings = sorted({m.emotion for m in collection.memories if m.id in probe.targets and m.emotion})
        return Query(probe.query, intensity=intensity, feelings=feelings, only_feelings=only and bool(feelings))

    return ask


def add(ranks: Rankings, more: Rankings) -> None:
    """Put further rows beside those that are there."""
    ranks.ranked |= more.ranked
    ranks.milliseconds |= more.milliseconds


def keep_run(result: Result, rankings: dict[str, Rankings], out: Path) -> None:
    """Keep the result, how long the searches took and, in another folder than that of the results, all rankings.

    Those are `epirec_<embedder>_<strategy>.jsonl`.
    """
    keep(EXPERIMENT, result, out)
    keep_speed(EXPERIMENT.name, EXPERIMENT.title, {name: r.milliseconds for name, r in rankings.items()}, out)
    if out.resolve() == RESULTS.resolve():
        return
    for embedder, ranks in rankings.items():
        for strategy, ranked in ranks.ranked.items():
            name = "_".join(re.sub(r"[^a-z0-9.-]+", "-", part.lower()) for part in ("epirec", embedder, strategy))
            (out / f"{name}.jsonl").write_text("".join(map(line, ranked)), encoding="utf-8")


def line(ranked: Ranked) -> str:
    """One probe's ranking as a line of JSON."""
    row = {"persona_id": ranked.collection, "probe_id": ranked.probe.id, "ranked_episode_ids": ranked.ids}
    return json.dumps(row) + "\n"


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    lines = about_lines(result, "personas")
    lines += ["The constants of `clausal` were chosen on personas p01 to p04: on these its figures flatter it.", ""]
    columns = [(f"@3 {kind}", "type", kind, "recall@3") for kind in TYPES]
    columns += [("@3 all", "all", "all", "recall@3"), ("hit@1", "all", "all", "hit@1"), ("mrr", "all", "all", "mrr")]
    for embedder, found in result["embedders"].items():
        any_row = next(iter(found["strategies"].values()))
        parts = [(f"@3 {band}", "band", band, "recall@3") for band in any_row["band"]]
        parts += [(f"@3 {age}", "age", age, "recall@3") for _, age in AGES if age in any_row["age"]]
        lines += [f"**{embedder}**, mean and 95 % interval over personas", "", *strategy_lines(found, columns), ""]
        lines += ["By the authors' band of intensity and by age:", "", *strategy_lines(found, parts), ""]
        lines += [*gain_lines(found, ATS[0], "personas"), ""]
    return lines[:-1]


def figure(result: Result) -> Figure:
    """Recall@3 by strategy and type."""
    columns = [(kind, "type", kind, "recall@3") for kind in TYPES]
    return recall_figure(result, "EpiRec: is the episode among the first three?", columns)


PROTOCOL: dict[str, Any] = {
    "source": EPIREC_SOURCE,
    "memory": "one episode; C .5, no recalls, E by the analyzer",
    "now": "the file's reference_now",
    "authors_intensity": BAND_INTENSITY,
    "ages": [name for _, name in AGES],
    "at": ATS,
    "mrr": "over the whole ranking",
    "intervals": "95 %, percentile bootstrap over personas, 2000 draws, seed 7: [mean, low, high]",
    "optimism": "the constants of clausal were chosen on personas p01 to p04: on these its figures flatter it",
    "significant": "no interval of a gain, over personas or probes, holds 0; one group is none; uncorrected",
}
EXPERIMENT = Experiment("exp6_epirec", "EpiRec", PROTOCOL, table, figure)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and keep."""
    options = parser(__doc__, "data", "embedder", "strategy").parse_args(arguments)
    if options.data is None:
        raise ExperimentError(NO_DATA)
    writable(options.out)
    result, rankings = run(options.data, options.embedder, options.strategy)
    keep_run(result, rankings, options.out)
    print("\n".join(table(result)))
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
