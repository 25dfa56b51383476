"""Experiment 1, the forgetting curve: how much is left after how many days, by every law that Persode has.

    python -m experiments.exp1_forgetting_curve [--out DIR]

Fixed protocol. d(dt) = exp(-lambda dt) with lambda = ln 4 / 6 a day (Persode paper, arXiv:2508.20585, Eq. 1 and section
4.2: 25 % left on day 6, a half-life of 3 days). Strength S = exp(-lambda (1 - gamma k) dt) k with gamma = 0.9 of three
memories, all formed `STRENGTH_AGE` days ago, for each day to then: high (E .95, C .7, three recalls on its first day),
medium (E .50, C .4) and neutral (E .15, C .25). The other laws side by side at fixed days:
half-life (a tutorial's agent, 30 minutes), power (the shape of FSRS through the same 25 % at day 6, fitted on flash
cards and not on lives), and the belief classes (Garden Pulse). No data file, no randomness.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from experiments.experiment import Experiment, Result, guarded, parser, told
from persode.memory import (
    BELIEF_CLASSES,
    DEFAULT_LAMBDA,
    BeliefClassLaw,
    EbbinghausLaw,
    ForgettingLaw,
    HalfLifeLaw,
    Memory,
    MemoryStrengthScorer,
    PowerLaw,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)
DAYS = (0, 1, 3, 6, 12, 14, 30, 90, 365)
STRENGTH_AGE = 30
MEMORIES = {"high": (0.95, 0.7, 3), "medium": (0.5, 0.4, 0), "neutral": (0.15, 0.25, 0)}
"""E, C and n of the three memories."""

LAWS: dict[str, ForgettingLaw] = {
    "ebbinghaus": EbbinghausLaw(protection=0),
    "half-life 30 min": HalfLifeLaw(),
    "half-life 3 d": HalfLifeLaw(3),
    "power": PowerLaw(),
    **{f"class {name}": BeliefClassLaw(name) for name, rate in BELIEF_CLASSES.items() if rate is not None},
}


def run() -> Result:
    """Measure."""
    scorer = MemoryStrengthScorer()
    memories = {name: _memory(*values) for name, values in MEMORIES.items()}
    strength = {
        name: [scorer.score(memory, memory.created_at + timedelta(days=day)) for day in range(STRENGTH_AGE + 1)]
        for name, memory in memories.items()
    }
    fresh, later = (strength["high"][day] / strength["neutral"][day] for day in (0, STRENGTH_AGE))
    return EXPERIMENT.result(
        lambda_per_day=f"{DEFAULT_LAMBDA:.10f}",
        half_life_days=_half_life(EbbinghausLaw(protection=0)),
        left_on_day_6=EbbinghausLaw(protection=0).retention(6),
        days=DAYS,
        retention={name: [law.retention(day) for day in DAYS] for name, law in LAWS.items()},
        effective_half_life_days={
            name: _half_life(EbbinghausLaw(), scorer.base_salience(memory)) for name, memory in memories.items()
        },
        strength_by_day=strength,
        strength_at_30_days={name: values[-1] for name, values in strength.items()},
        ratio_high_to_neutral={"fresh": round(fresh, 1), "at_30_days": round(later, 1)},
    )


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    days = result["days"]
    ratio = result["ratio_high_to_neutral"]
    left = f"{result['left_on_day_6']:.2f} left on day 6"
    lines = [
        f"lambda = {result['lambda_per_day']} a day, half-life {result['half_life_days']:g} d, {left}.",
        "",
        "| law | " + " | ".join(f"{day} d" for day in days) + " |",
        "|---|" + "---:|" * len(days),
    ]
    lines += [
        f"| {name} | " + " | ".join(f"{value:.4f}" for value in values) + " |"
        for name, values in result["retention"].items()
    ]
    lines += ["", "| memory | E | C | recalls | half-life, d | S fresh | S at 30 d |", "|---|" + "---:|" * 6]
    for name, memory in result["protocol"]["memories"].items():
        cells = [memory["E"], memory["C"], memory["n"], f"{result['effective_half_life_days'][name]:.1f}"]
        cells += [f"{result['strength_by_day'][name][day]:.4f}" for day in (0, -1)]
        lines.append(f"| {name} | " + " | ".join(map(str, cells)) + " |")
    lines += ["", f"High over neutral: {ratio['fresh']} x when fresh, {ratio['at_30_days']} x after 30 days."]
    return lines


def figure(result: Result) -> Figure:
    """The laws on the left, the three memories on the right."""
    from experiments.figures import CORAL, GREY, PLUM, SUN, TEAL, canvas, label

    drawing, (left, right) = canvas("What is left, by law and by salience", columns=2)
    places = [10 ** (-3 + number * 0.02) for number in range(279)]  # a minute to a year
    last = places[-1]
    drawn: dict[str, tuple[str, float, str, float]] = {
        "half-life 30 min": (GREY, 1 / 20, "right", 0),
        "ebbinghaus": (CORAL, 3, "left", 0),
        "power": (TEAL, last, "right", -4),
        "class hypothesis": (SUN, last, "right", 4),
        "class user_model": (PLUM, last, "right", 0),
    }
    for name, (colour, at, side, shift) in drawn.items():
        left.semilogx(places, [LAWS[name].retention(place) for place in places], color=colour)
        label(left, name, (at, LAWS[name].retention(at)), side, shift)
    left.set(title="Retention d by law", xlabel="days since the event (log scale)", xlim=(1e-3, last), ylim=(0, 1.04))
    for (name, values), colour in zip(result["strength_by_day"].items(), (CORAL, SUN, TEAL), strict=True):
        right.semilogy(range(len(values)), values, color=colour)
        label(right, f"{name}\n{values[-1]:.4f}", (len(values) - 1, values[-1]))
    right.set(title="Strength S (log scale)", xlabel="days since the event", xlim=(0, STRENGTH_AGE))
    return drawing


def _memory(intensity: float, relevance: float, recalls: int) -> Memory:
    return Memory(
        "A day.",
        emotional_intensity=intensity,
        contextual_relevance=relevance,
        recall_count=recalls,
        created_at=NOW - timedelta(days=STRENGTH_AGE),
        id="memory",
    )


def _half_life(law: EbbinghausLaw, salience: float = 0.0) -> float:
    """Days until half is left, by halving an interval."""
    low, high = 0.0, 1_000.0
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if law.retention(middle, salience) > 0.5 else (low, middle)
    return round(high, 6)


PROTOCOL: dict[str, Any] = {
    "source": "Persode paper, Eq. 1 and section 4.2; FSRS; Garden Pulse",
    "lambda": "ln 4 / 6 a day",
    "gamma": 0.9,
    "weights": [1, 1, 1],
    "memories": {name: {"E": e, "C": c, "n": n} for name, (e, c, n) in MEMORIES.items()},
    "strength": "each memory formed on day 0 and not recalled after",
    "power_law": "through 25 % on day 6; its shape was fitted on flash cards",
}
EXPERIMENT = Experiment("exp1_forgetting_curve", "The forgetting curve", PROTOCOL, table, figure)


def main() -> int:
    """Measure and keep."""
    options = parser(__doc__).parse_args()
    return told(EXPERIMENT, run(), options.out)


if __name__ == "__main__":
    sys.exit(guarded(main))
