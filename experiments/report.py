"""The README of the results: every table of it is written from the JSON beside it, and so is every figure in its text.

One thing to know: nothing in it is typed by hand that could be measured. A test writes it anew and compares.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

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
from experiments.experiment import Experiment, Result, read_result, writable

__all__ = ["EXPERIMENTS", "SPEED", "readme", "short_table", "write_readme"]

REFERENCE = exp3_retrieval.experiment_named("persode_scenario")
EXPERIMENTS: tuple[Experiment, ...] = (
    exp1_forgetting_curve.EXPERIMENT,
    exp2_strength.EXPERIMENT,
    exp3_retrieval.EXPERIMENT,
    REFERENCE,
    exp4_dual_template.EXPERIMENT,
    exp5_locomo.EXPERIMENT,
    exp6_epirec.EXPERIMENT,
    eval_claims.EXPERIMENT,
    eval_personalisation.EXPERIMENT,
    eval_personalisation.EPIREC_EXPERIMENT,
    eval_understanding.EXPERIMENT,
    eval_understanding.EPIREC_EXPERIMENT,
)
"""In the order of the README."""

SPEED = {
    "exp5_locomo.md": "a question among the turns of a talk",
    "exp6_epirec.md": "a question among the episodes of a life",
    "memory.md": "the memory: add, search by strategy, restart, erase, up to 100,000 memories; and a naive loop",
    "log.md": "the log and the app",
    "mementos.md": "profile, timeline, places, graph",
    "understanding.md": "reading a message",
    "picture.md": "drawing a picture",
}
"""What is measured in `speed/`."""

HEAD = """# Results

Made by `python -m experiments.run_all`; nothing here is typed by hand. Each experiment's protocol stands in its module
and in its JSON. A fixed clock, fixed seeds: two runs write the same bytes. The last digits of MiniLM's figures depend
on the processor (its rounding has a fingerprint, `vectors`, in each result). `[low, high]` is a 95 % interval.

    python -m experiments.run_all                                        # what needs no data
    python -m experiments.run_all --epirec FILE --locomo FILE            # everything
    python -m experiments.exp6_epirec --data FILE --strategy clausal --embedder minilm --out DIR

The files of EpiRec and LoCoMo are no part of this repository. The committed results of both are of their development
parts: four personas, two conversations.
"""


BRACKETS = (
    "In brackets: 95 % over probes. Not significant: that interval, or the one over whole lives or talks, holds 0.",
    "",
)


def readme(folder: Path) -> str:
    """The README of the results in a folder."""
    results = {e.name: r for e in EXPERIMENTS if (r := read_result(e.name, folder)) is not None}
    lines = [HEAD, "## What comes out, and what does not", "", *BRACKETS, *findings(results)]
    for experiment in EXPERIMENTS:
        result = results.get(experiment.name)
        if result is None:
            continue
        lines += ["", f"## {experiment.title}", ""]
        lines += [f"[{experiment.name}.json]({experiment.name}.json)", ""]
        if experiment.figure is not None:
            lines += [f"![{experiment.title}]({experiment.name}.svg)", ""]
        lines += experiment.table(result)
    lines += ["", "## Speed", "", "Durations differ from run to run and are not compared by any test.", ""]
    there = {name: what for name, what in SPEED.items() if (folder / "speed" / name).exists()}
    lines += [f"- [{what}](speed/{name})" for name, what in there.items()]
    lines.append("- [the journal and the app as a whole](../../README.md#how-fast-it-is)")
    return "\n".join(lines).rstrip() + "\n"


def write_readme(folder: Path) -> None:
    """Write it."""
    (writable(folder) / "README.md").write_text(readme(folder), encoding="utf-8")


def short_table(folder: Path) -> list[str]:
    """The table of the project's own README: three strategies under MiniLM, from the results in a folder."""
    lines = [
        "| MiniLM | EpiRec recall@3: factual | explicit | implicit | LoCoMo recall@5 |",
        "|---|---:|---:|---:|---:|",
    ]
    lives, talks = (read_result(name, folder) for name in ("exp6_epirec", "exp5_locomo"))
    if lives is None or talks is None:
        return []
    for name in ("similarity", "fused", "clausal"):
        life, talk = (one["embedders"]["minilm"]["strategies"][name] for one in (lives, talks))
        cells = [life["type"][kind]["recall@3"][0] for kind in exp6_epirec.TYPES] + [talk["all"]["all"]["recall@5"][0]]
        lines.append(f"| `{name}` | " + " | ".join(f"{cell:.3f}" for cell in cells) + " |")
    return lines


def findings(results: Mapping[str, Result]) -> list[str]:
    """Sentences on what works and what does not, each from a result that is there."""
    lines: list[str] = []
    for name, at, what in (("exp6_epirec", 3, "EpiRec"), ("exp5_locomo", 5, "LoCoMo")):
        found = results.get(name, {}).get("embedders", {}).get("minilm")
        if found is not None:
            lines += _gains(found["gains"], at, what)
    if "exp6_epirec" in results:
        rows = results["exp6_epirec"]["embedders"].get("minilm", {}).get("strategies", {})
        lines += _rows_of_epirec(rows)
    if "claims" in results:
        shares = results["claims"]["answered"][eval_claims.IN_USE]
        kept = ", ".join(f"{kind} {shares[kind]['own']:.2f}" for kind in eval_claims.KINDS)
        lines.append(f"- What the companion dares to claim (share of one's own probes answered): {kept}. The rest it")
        lines[-1] += " leaves unsaid, although the ranking often has it."
    if "exp4_dual_template" in results:
        held, of = results["exp4_dual_template"]["pictures"]["counts"][exp4_dual_template.OUTSIDE]
        if held < of:
            lines.append(f"- Of {of} pairs of pictures {of - held} differ beyond the figure of the person.")
    if "exp3_retrieval" in results:
        lines.append("- Experiments 2 and 3 have ten memories: they show mechanisms and prove nothing about people.")
    return lines or ["Nothing was run yet."]


def _gains(gains: Mapping[str, Any], at: int, what: str) -> list[str]:
    lines = []
    for pair, subject in (
        ("clausal over similarity", "`clausal`"),
        ("fused over similarity", "always-on fusion (`fused`)"),
    ):
        parts = []
        for part, row in gains.get(pair, {}).items():
            low, high = row["over_probes"]
            sure = "" if row["significant"] else ", not significant"
            parts.append(f"{part} {row['mean']:+.3f} [{low:+.3f}, {high:+.3f}]{sure}")
        if parts:
            lines.append(f"- {what}, MiniLM, recall@{at} of {subject} against plain similarity: {'; '.join(parts)}.")
    return lines


def _rows_of_epirec(rows: Mapping[str, Any]) -> list[str]:
    lines = []

    def recall(name: str, label: str, part: str) -> float:
        return float(rows[name][label][part]["recall@3"][0])

    if "empathic" in rows and "similarity" in rows:
        old, plain = (recall(name, "age", "older") for name in ("empathic", "similarity"))
        lines.append("- `empathic` without a mood, body or date buries what is old: recall@3 of memories older than")
        lines[-1] += f" two months is {old:.3f}, of plain similarity {plain:.3f}."
    if "clausal, true feeling stated" in rows:
        alone, stated = (recall(n, "type", "implicit") for n in ("clausal", "clausal, true feeling stated"))
        lines.append(f"- A feeling that the person states would lift `clausal` on implicit probes from {alone:.3f} to")
        lines[-1] += f" at most {stated:.3f}; that uses the answer's own label."
    return lines
