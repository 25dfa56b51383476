"""What the results of experiments 5 and 6 have in common: the run over embedders, their tables and their figure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from experiments.experiment import Result, fingerprint
from experiments.measures import figures_of, gain
from experiments.ranking import Ranked, Shelf

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["GAINS", "about_lines", "gain_lines", "measured", "recall_figure", "strategy_lines"]

Column = tuple[str, str, str, str]
"""Heading, what the probes are told apart by, which of them, measure."""

GAINS = (("clausal", "similarity"), ("fused", "similarity"), ("gated", "similarity"), ("clausal", "fused"))
"""Pairs of strategies: how much more the first finds."""


def measured(
    shelf: Shelf, ranked: Mapping[str, Sequence[Ranked]], collection_label: str, ats: Sequence[int],
    labels: Iterable[str],
) -> dict[str, Any]:  # fmt: skip
    """The result of one embedder: every strategy by slice, and the gains of those pairs that were both run."""
    return {
        "vectors": fingerprint(shelf.embedder),
        "strategies": {name: figures_of(ranked[name], collection_label, ats) for name in ranked},
        "gains": {
            f"{ours} over {base}": gain(ranked[ours], ranked[base], ats[0], labels)
            for ours, base in GAINS
            if ours in ranked and base in ranked
        },
    }


def about_lines(result: Result, what: str) -> list[str]:
    """What was read and what was left out."""
    data = result["data"]
    left = ", ".join(f"{number} {reason}" for reason, number in data["left_out"].items()) or "nothing"
    unknown = ", ".join(data["unknown_fields"])
    read = f"{data['source']}: {data[what]} {what}, {data['memories']} memories, {data['probes']} probes."
    return [f"{read} Left out: {left}." + (f" Fields that are not known: {unknown}." if unknown else ""), ""]


def strategy_lines(found: Mapping[str, Any], columns: Sequence[Column]) -> list[str]:
    """A table of strategies; a column is (heading, label, part, measure), its interval where it has one."""
    lines = ["| ranking | " + " | ".join(c[0] for c in columns) + " |", "|---|" + "---:|" * len(columns)]
    for name, by in found["strategies"].items():
        cells = [_cell(by.get(label, {}).get(part, {}).get(measure)) for _, label, part, measure in columns]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return lines


def gain_lines(found: Mapping[str, Any], at: int, groups: str) -> list[str]:
    """A table of the gains, with what is not significant."""
    if not found["gains"]:
        return []
    lines = [
        f"| gain in recall@{at} | of | mean | interval over {groups} | over probes | better / worse | significant |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for pair, by in found["gains"].items():
        for part, row in by.items():
            over = [_ends(row[key]) for key in ("over_collections", "over_probes")]
            counts = f"{row['better']} / {row['worse']}"
            says = "yes" if row["significant"] else "**no**"
            lines.append(f"| {pair} | {part} | {row['mean']:+.3f} | {over[0]} | {over[1]} | {counts} | {says} |")
    return lines


def recall_figure(result: Result, title: str, columns: Sequence[Column]) -> Figure:
    """Dots by strategy, one panel an embedder, with the same columns as a table."""
    from experiments.figures import canvas, dots, legend

    found = result["embedders"]
    lines = max(len(one["strategies"]) for one in found.values())
    drawing, panels = canvas(title, columns=len(found), width=8.2, height=1.4 + 0.3 * lines)
    for axes, (embedder, one) in zip(panels, found.items(), strict=True):
        names = list(one["strategies"])
        rows, whiskers = {}, {}
        for heading, label, part, measure in columns:
            triples = [one["strategies"][name].get(label, {}).get(part, {}).get(measure, [0.0]) for name in names]
            rows[heading] = [triple[0] for triple in triples]
            whiskers[heading] = [(t[1], t[2]) if len(t) == 3 else None for t in triples]
        dots(axes, names, rows, whiskers, named=axes is panels[0])
        axes.set(title=embedder, xlabel="share of the probes")
    legend(drawing, panels[0])
    return drawing


def _ends(ends: Sequence[float] | None) -> str:
    return "one only" if ends is None else f"[{ends[0]:+.3f}, {ends[1]:+.3f}]"


def _cell(triple: Sequence[float] | None) -> str:
    if triple is None:
        return ""
    return f"{triple[0]:.3f}" + (f" [{triple[1]:.2f}, {triple[2]:.2f}]" if len(triple) == 3 else "")
