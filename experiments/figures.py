"""The house style of the figures: cream paper, ink, one coral and one teal accent, few lines, plain sentences.

One thing to know: a figure is drawn from a result alone, is saved as SVG with the same bytes on every run, and carries
the hash of its result, so that a test can tell whether it is out of date. No colour says anything alone: lines have
labels, dots have shapes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")

from matplotlib.axes import Axes  # noqa: E402 - the backend must be chosen before
from matplotlib.figure import Figure  # noqa: E402

__all__ = [
    "CORAL", "GREY", "INK", "PAPER", "PLUM", "SUN", "TEAL",  "canvas", "digest", "dots", "label", "legend", "save",
]  # fmt: skip

PAPER, INK, GREY, FAINT = "#fbf4e6", "#2b2540", "#a39c94", "#e4dac6"
CORAL, TEAL, SUN, PLUM = "#e8563f", "#2a9d8f", "#d69a1e", "#7a5aa6"

_MARKS = ((TEAL, "o"), (SUN, "s"), (CORAL, "D"), (PLUM, "^"))

_STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "text.color": INK,
    "axes.facecolor": PAPER,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "axes.titlepad": 9,
    "axes.axisbelow": True,
    "figure.facecolor": PAPER,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "xtick.color": INK,
    "ytick.color": INK,
    "lines.linewidth": 1.8,
    "legend.frameon": False,
    "svg.hashsalt": "persode",
}
mpl.rcParams.update(_STYLE)


def canvas(title: str, columns: int = 1, width: float = 7.4, height: float = 3.7) -> tuple[Figure, list[Axes]]:
    """A figure in the house style with so many axes side by side."""
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.suptitle(title, x=0.012, ha="left", fontsize=11.5, fontweight="bold")
    axes = figure.subplots(1, columns, squeeze=False)[0]
    for one in axes:
        one.grid(axis="y")
    return figure, list(axes)


def dots(
    axes: Axes,
    names: Sequence[str],
    rows: Mapping[str, Sequence[float]],
    intervals: Mapping[str, Sequence[tuple[float, float] | None]] | None = None,
    named: bool = True,
) -> None:
    """A line a name, on it one dot for each of the rows (colour and shape), with a whisker where there is an interval.

    Shares, [0, 1]; `named` writes the names at the left, which one of several panels does.
    """
    apart = 0.22
    for number, (heading, values) in enumerate(rows.items()):
        colour, marker = _MARKS[number % len(_MARKS)]
        places = [at + (number - (len(rows) - 1) / 2) * apart for at in range(len(names))]
        for place, ends in zip(places, (intervals or {}).get(heading, [None] * len(names)), strict=True):
            if ends is not None:
                axes.plot(ends, [place, place], color=colour, linewidth=1.1, alpha=0.6)
        axes.plot(values, places, linestyle="", color=colour, marker=marker, markersize=5.5, label=heading)
    axes.set_yticks(range(len(names)), names if named else [""] * len(names), fontsize=8)
    axes.set_ylim(len(names) - 0.45, -0.55)
    axes.set_xlim(-0.02, 1.02)
    axes.grid(True, axis="x")
    axes.tick_params(axis="y", length=0)


def legend(figure: Figure, axes: Axes) -> None:
    """What the dots are, below all panels."""
    handles, headings = axes.get_legend_handles_labels()
    figure.legend(handles, headings, loc="outside lower left", ncols=len(headings), fontsize=8)


def label(axes: Axes, text: str, at: tuple[float, float], side: str = "right", shift: float = 0.0) -> None:
    """A word beside a point: to its right (also beyond the axes), to its left, or above it."""
    offset, align, level = {
        "right": ((5, shift), "left", "center"),
        "left": ((-5, shift), "right", "center"),
        "above": ((0, 4 + shift), "center", "bottom"),
    }[side]
    axes.annotate(text, at, offset, textcoords="offset points", fontsize=7.5, ha=align, va=level, annotation_clip=False)


def save(figure: Figure, path: Path, result: Mapping[str, Any]) -> None:
    """Write a figure as SVG."""
    about = {"Date": None, "Creator": "Persode", "Description": digest(result)}
    figure.savefig(path, format="svg", metadata=about)


def digest(result: Mapping[str, Any]) -> str:
    """The hash of a result, by which its figure names it."""
    return sha256(json.dumps(result, ensure_ascii=False).encode()).hexdigest()[:16]
