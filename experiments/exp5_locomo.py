"""Experiment 5, LoCoMo: is the turn of a long talk found that answers a question about it?

    python -m experiments.exp5_locomo --data FILE [--strategy ...] [--embedder ...] [--out DIR]
    python -m experiments.exp5_locomo --fetch FILE        # asks for the data where it is published

Fixed protocol (the data: Maharana et al., ACL 2024). One store a conversation; one turn = one memory, "speaker: text"
plus " [shares a photo: caption]"; its time = the session's time + one second a turn; now = last session + 1 day; C =
.5, no recalls, E as the analyzer reads it. Questions of categories 1 to 4 with at least one turn of evidence that is
there; what is left out is counted. Evidence recall at 5 and 10, hit at 1, 5 and 10, MRR within the first 10 places; by
strategy, category and conversation; 95 % intervals over conversations. Nothing is reinforced, nothing random but the
seeded resampling. With two conversations such an interval is hardly one: see the gains, which have it over questions
too, and call nothing significant that is not so in both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

from experiments.benchmark_tables import about_lines, gain_lines, measured, recall_figure, strategy_lines
from experiments.benchmarks import CATEGORIES, LOCOMO_SOURCE, locomo
from experiments.experiment import (
    EMBEDDERS,
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
from experiments.ranking import WITH_INTENSITY, Shelf, rank_all
from experiments.speed import keep_speed
from persode.store import STRATEGIES

if TYPE_CHECKING:
    from matplotlib.figure import Figure

ATS = (5, 10)
PUBLISHED = "https://github.com/snap-research/locomo (data/locomo10.json)"
FILE_URL = "https://raw.githubusercontent.com/snap-research/locomo/main/data/locomo10.json"
LONGEST_WAIT = 60.0
LARGEST = 50_000_000
NO_DATA = f"""No data file was given (--data FILE). It is no part of this repository:
  {LOCOMO_SOURCE}
  published at {PUBLISHED}
  licence: Creative Commons Attribution-NonCommercial 4.0; evaluate only, pass nothing of it on
With your consent to that licence, --fetch FILE downloads it from there."""

Milliseconds = dict[str, dict[str, list[float]]]


def run(
    path: Path, embedders: Sequence[str] = EMBEDDERS, strategies: Sequence[str] = tuple(STRATEGIES)
) -> tuple[Result, Milliseconds]:
    """Measure; the result, and how long the searches took by embedder and strategy."""
    names = strategies_named(strategies)
    shelves = [(name, embedder_named(name)) for name in embedders]
    found: dict[str, Any] = {}
    times: Milliseconds = {}
    about = locomo(path).about
    for name, embedder in shelves:
        shelf = Shelf(locomo(path).collections, embedder)
        shelf.warm()
        if set(names) & set(WITH_INTENSITY):
            shelf.read_intensities()
        rankings = rank_all(shelf, {one: one for one in names}, max(ATS), "LoCoMo's questions")
        found[name] = measured(shelf, rankings.ranked, "conversation", ATS, ("category",))
        times[name] = rankings.milliseconds
    return EXPERIMENT.result(data=about, embedders=found), times


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    lines = about_lines(result, "conversations")
    columns = [(f"recall@{k}", "all", "all", f"recall@{k}") for k in ATS]
    columns += [("hit@1", "all", "all", "hit@1"), ("hit@5", "all", "all", "hit@5"), ("mrr@10", "all", "all", "mrr")]
    parts = [(f"@5 {name}", "category", name, "recall@5") for name in CATEGORIES.values()]
    for embedder, found in result["embedders"].items():
        talks = next(iter(found["strategies"].values()))["conversation"]
        by_talk = [(f"@5 {name}", "conversation", name, "recall@5") for name in talks]
        lines += [f"**{embedder}**, mean and 95 % interval over conversations", ""]
        lines += strategy_lines(found, columns)
        lines += ["", "By category and conversation:", "", *strategy_lines(found, [*parts, *by_talk]), ""]
        lines += [*gain_lines(found, ATS[0], "conversations"), ""]
    return lines[:-1]


def figure(result: Result) -> Figure:
    """Recall@5 and @10 by strategy."""
    columns = [(f"recall@{k}", "all", "all", f"recall@{k}") for k in ATS]
    return recall_figure(result, "LoCoMo: is the evidence among the first?", columns)


def fetch(target: Path, url: str = FILE_URL) -> None:
    """Download the published file.

    Raises:
        ExperimentError: it can't be had, is too large, is no LoCoMo, or can't be written.
    """
    writable(target.parent)
    if target.exists():
        raise ExperimentError(f"{target} is there already; nothing was fetched.")
    partial = target.with_name(f"{target.name}.part")
    try:
        with urlopen(url, timeout=LONGEST_WAIT) as answer:
            content = answer.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise ExperimentError("What is published there is larger than expected; nothing was kept.")
        partial.write_bytes(content)
        locomo(partial)
        partial.replace(target)
    except (URLError, OSError) as error:
        raise ExperimentError(f"LoCoMo could not be fetched from {PUBLISHED}: {error}.") from error
    finally:
        partial.unlink(missing_ok=True)


PROTOCOL: dict[str, Any] = {
    "source": LOCOMO_SOURCE,
    "memory": "one turn: 'speaker: text' and ' [shares a photo: caption]'; C .5, no recalls, E by the analyzer",
    "now": "the last session + 1 day",
    "questions": "categories 1 to 4 with at least one turn of evidence that is there",
    "categories": {str(number): name for number, name in CATEGORIES.items()},
    "at": ATS,
    "mrr": "within the first 10 places",
    "intervals": "95 %, percentile bootstrap over conversations, 2000 draws, seed 7: [mean, low, high]",
    "significant": "no interval of a gain, over conversations or questions, holds 0; one group is none; uncorrected",
}
EXPERIMENT = Experiment("exp5_locomo", "LoCoMo", PROTOCOL, table, figure)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and keep."""
    made: argparse.ArgumentParser = parser(__doc__, "data", "embedder", "strategy")
    made.add_argument("--fetch", type=Path, metavar="FILE", help="download the published data to FILE and use it")
    options = made.parse_args(arguments)
    if options.fetch is not None:
        fetch(options.fetch)
    path = options.data or options.fetch
    if path is None:
        raise ExperimentError(NO_DATA)
    writable(options.out)
    result, times = run(path, options.embedder, options.strategy)
    keep(EXPERIMENT, result, options.out)
    keep_speed(EXPERIMENT.name, EXPERIMENT.title, times, options.out)
    print("\n".join(table(result)))
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
