"""Experiment 2, strength: what the weights of emotion, recall and context do to the order of ten memories.

    python -m experiments.exp2_strength [--out DIR]

Fixed protocol. The ten memories of our own scenario (`data/scenario.json`) with their hand-given labels E, C, age and
recalls n, looked at on its fixed day. S = exp(-lambda (1 - gamma k) dt) k with k = (wE E + wR R + wC C) / sum of the
weights, R = n / (n + 5), gamma = 0.9 (Persode paper, Eq. 1 and section 4.2). Ablation: all weights 1, then each in turn
3, then each in turn 0; and gamma 0 beside .9. Watched: the month-old memory with the highest E, its rank among the ten
and how many times stronger it gets. No randomness.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from experiments.experiment import Experiment, Result, guarded, parser, told
from experiments.scenario import read_scenario
from persode.memory import MemoryStrengthScorer

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WEIGHTS = ((1, 1, 1), (3, 1, 1), (1, 3, 1), (1, 1, 3), (0, 1, 1), (1, 0, 1), (1, 1, 0))
GAMMAS = (0.9, 0.0)


def run() -> Result:
    """Measure."""
    scenario = read_scenario()
    watched = max(scenario.memories, key=lambda m: m.emotional_intensity)
    settings: dict[str, Any] = {}
    for weights in WEIGHTS:
        for gamma in GAMMAS if weights == WEIGHTS[0] else GAMMAS[:1]:
            scorer = MemoryStrengthScorer(*weights, protection=gamma)
            ranked = [m.id for m in scorer.rank(scenario.memories, scenario.now)]
            settings[_name(weights, gamma)] = {
                "weights": weights,
                "gamma": gamma,
                "strength": {m.id: scorer.score(m, scenario.now) for m in scenario.memories},
                "ranking": ranked,
                "rank_of_watched": ranked.index(watched.id) + 1,
            }
    base = settings[_name(WEIGHTS[0], GAMMAS[0])]["strength"][watched.id]
    for setting in settings.values():
        setting["watched_times_stronger"] = round(setting["strength"][watched.id] / base, 2)
    return EXPERIMENT.result(
        scenario=scenario.about,
        memories={
            m.id: {
                "E": m.emotional_intensity,
                "C": m.contextual_relevance,
                "age_days": m.age_days(scenario.now),
                "n": m.recall_count,
            }
            for m in scenario.memories
        },
        watched=watched.id,
        settings=settings,
    )


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    settings = result["settings"]
    lines = [
        "| memory | E | C | age, d | recalls | " + " | ".join(settings) + " |",
        "|---|" + "---:|" * (4 + len(settings)),
    ]
    for name, labels in result["memories"].items():
        cells = [f"{labels['E']:.2f}", f"{labels['C']:.2f}", f"{labels['age_days']:g}", str(labels["n"])]
        cells += [f"{setting['strength'][name]:.4f}" for setting in settings.values()]
        shown = f"**{name}**" if name == result["watched"] else name
        lines.append(f"| {shown} | " + " | ".join(cells) + " |")
    ranks = [f"{s['rank_of_watched']}. (x {s['watched_times_stronger']:.1f})" for s in settings.values()]
    return [*lines, "| rank of the bold one | | | | | " + " | ".join(ranks) + " |"]


def figure(result: Result) -> Figure:
    """The rank of each memory under each setting of the weights."""
    from experiments.figures import CORAL, GREY, INK, canvas, label

    drawing, (axes,) = canvas("What weights do to the order of ten memories", height=4.0)
    names = list(result["settings"])
    for memory in result["memories"]:
        ranks = [setting["ranking"].index(memory) + 1 for setting in result["settings"].values()]
        watched = memory == result["watched"]
        colour, width = (CORAL, 2.6) if watched else (GREY, 1.2)
        axes.plot(range(len(names)), ranks, color=colour, linewidth=width, marker="o", markersize=4)
        label(axes, memory, (len(names) - 1, ranks[-1]))
    axes.set_xticks(range(len(names)), names, fontsize=7.5)
    axes.set(ylabel="rank by strength", ylim=(10.5, 0.5), xlabel="weights of emotion, recall, context")
    axes.set_yticks(range(1, 11))
    axes.yaxis.label.set_color(INK)
    return drawing


def _name(weights: tuple[int, ...], gamma: float) -> str:
    name = ", ".join(map(str, weights))
    return name if gamma == GAMMAS[0] else f"{name}, gamma {gamma:g}"


PROTOCOL: dict[str, Any] = {
    "source": "Persode paper, Eq. 1 and section 4.2; the ten labels are those of the design's table",
    "scenario": "data/scenario.json, our own",
    "lambda": "ln 4 / 6 a day",
    "weights": WEIGHTS,
    "gamma": GAMMAS,
    "watched": "the memory with the highest E",
}
EXPERIMENT = Experiment("exp2_strength", "Strength", PROTOCOL, table, figure)


def main() -> int:
    """Measure and keep."""
    options = parser(__doc__).parse_args()
    return told(EXPERIMENT, run(), options.out)


if __name__ == "__main__":
    sys.exit(guarded(main))
