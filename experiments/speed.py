"""How long a question takes, kept apart from results: durations differ from run to run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from experiments.experiment import writable

__all__ = ["BAR_MILLISECONDS", "keep_speed"]

BAR_MILLISECONDS = 5.0


def keep_speed(name: str, title: str, milliseconds: Mapping[str, Mapping[str, Sequence[float]]], out: Path) -> None:
    """Write `speed/<name>.md`: the searches of one experiment by embedder and strategy."""
    lines = [
        f"# How long a question takes: {title}",
        "",
        f"Made by `python -m experiments.{name}` on two cores of a small server that other work kept busy.",
        "Milliseconds of one search after the query's embedding, each hit with all its terms.",
        "Each is divided by the pace of the machine at that moment (`experiments/pace.py`).",
        f"Asked for: at most {BAR_MILLISECONDS:g} ms; the median is judged, as other work holds a core now and then.",
        "",
        "| embedder | strategy | questions | median | 95 of 100 within | |",
        "|---|---|---:|---:|---:|---|",
    ]
    for embedder, by_strategy in milliseconds.items():
        for strategy, values in by_strategy.items():
            middle, most = np.percentile(values, [50, 95])
            held = "held" if middle <= BAR_MILLISECONDS else "MISSED"
            lines.append(f"| {embedder} | {strategy} | {len(values)} | {middle:.2f} | {most:.2f} | {held} |")
    (writable(out / "speed") / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
