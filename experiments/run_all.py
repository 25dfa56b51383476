"""All experiments in one go, and the README of their results.

    python -m experiments.run_all [--epirec FILE] [--locomo FILE] [--scenario FILE] [--embedder ...] [--only NAME ...]

Without files it runs what needs none and leaves results of the others as they are. Names for `--only`: see below. What
is run is told on the error stream, a bar within each. Results go to `--out` (experiments/results), durations to
`speed/`. Benchmarks of speed are run by themselves (`experiments.bench_*`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from experiments import (
    eval_claims,
    eval_personalisation,
    eval_understanding,
    exp1_forgetting_curve,
    exp2_strength,
    exp3_retrieval,
    exp4_dual_template,
    exp5_locomo,
    exp6_epirec,
)
from experiments.experiment import Result, guarded, keep, parser, writable
from experiments.report import EXPERIMENTS, write_readme
from experiments.speed import keep_speed

__all__ = ["main"]

BEST = "minilm"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what can be run, keep it, and write the README."""
    made = parser(__doc__, "embedder")
    made.add_argument("--epirec", type=Path, help="an EpiRec file")
    made.add_argument("--locomo", type=Path, help="a LoCoMo file")
    made.add_argument("--scenario", type=Path, help="a further scenario for experiment 3")
    names = [experiment.name for experiment in EXPERIMENTS]
    made.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=", ".join(names))
    options = made.parse_args(arguments)
    writable(options.out)
    work = steps(options.epirec, options.locomo, options.scenario, options.embedder, options.out)
    chosen = {name: run for name, run in work.items() if name in options.only}
    by_name = {experiment.name: experiment for experiment in EXPERIMENTS}
    if options.scenario is not None:
        further = exp3_retrieval.experiment_named(options.scenario.stem)
        by_name.setdefault(further.name, further)
        chosen |= {further.name: work[further.name]} if options.only == names else {}
    for number, (name, run) in enumerate(chosen.items(), 1):
        print(f"[{number}/{len(chosen)}] {by_name[name].title}", file=sys.stderr, flush=True)
        keep(by_name[name], run(), options.out)
    write_readme(options.out)
    for what, path in (("EpiRec", options.epirec), ("LoCoMo", options.locomo)):
        if path is None:
            print(f"No file of {what} was given: its results were left as they are.", file=sys.stderr)
    return 0


def steps(
    epirec: Path | None, locomo: Path | None, scenario: Path | None, embedders: Sequence[str], out: Path
) -> dict[str, Callable[[], Result]]:
    """What can be run with these files, by name."""
    best = BEST if BEST in embedders else embedders[0]
    found: dict[str, Callable[[], Result]] = {
        "exp1_forgetting_curve": exp1_forgetting_curve.run,
        "exp2_strength": exp2_strength.run,
        "exp3_retrieval": lambda: exp3_retrieval.run(embedders=embedders),
    }
    if scenario is not None:
        found[f"exp3_retrieval_{scenario.stem}"] = lambda: exp3_retrieval.run(scenario, embedders)
    found["exp4_dual_template"] = exp4_dual_template.run
    if locomo is not None:
        found["exp5_locomo"] = lambda: _locomo(locomo, embedders, out)
    if epirec is not None:
        found["exp6_epirec"] = lambda: _epirec(epirec, embedders, out)
        found["claims"] = lambda: eval_claims.run(epirec, best)
    found["personalisation"] = lambda: eval_personalisation.run(best)
    if epirec is not None:
        found["personalisation_epirec"] = lambda: eval_personalisation.run_epirec(epirec, best)
    found["understanding"] = lambda: eval_understanding.run(best)
    if epirec is not None:
        found["understanding_epirec"] = lambda: eval_understanding.run_epirec(epirec, best)
    return found


def _locomo(path: Path, embedders: Sequence[str], out: Path) -> Result:
    result, times = exp5_locomo.run(path, embedders)
    keep_speed(exp5_locomo.EXPERIMENT.name, exp5_locomo.EXPERIMENT.title, times, out)
    return result


def _epirec(path: Path, embedders: Sequence[str], out: Path) -> Result:
    result, rankings = exp6_epirec.run(path, embedders)
    exp6_epirec.keep_run(result, rankings, out)
    return result


if __name__ == "__main__":
    sys.exit(guarded(main))
