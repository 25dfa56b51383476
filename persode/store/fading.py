"""What is left of many memories at once, since the event: the decay of the `empathic` strategy (memory model, 3 and 4).

Class `episode` fades by the scorer's law with the stored C, every other class by its own rate, an anchor at most by
`ANCHOR_RATE`. The exponential is the one of `math`, so that a column has the very bits that the scorer gives.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import attrgetter

import numpy as np

from persode.memory import (
    ANCHOR_RATE,
    BELIEF_CLASSES,
    EbbinghausLaw,
    ForgettingLaw,
    Memory,
    MemoryStrengthScorer,
    ebbinghaus_decay,
)
from persode.store.columns import Column

__all__ = ["decay_since_event"]

_PLAIN = ("episode", False)
_class_of = attrgetter("belief_class", "anchor")


def decay_since_event(
    memories: Sequence[Memory], ages: Column, salience: Column, scorer: MemoryStrengthScorer
) -> Column:
    """d in [0, 1] for each memory, shape (n,).

    Args:
        memories: n memories.
        ages: days since each event, shape (n,), >= 0.
        salience: k with the stored C, shape (n,).
        scorer: gives the law of episodes.
    """
    left = _by_law(scorer.law, ages, salience)
    for row, (belief_class, anchor) in enumerate(map(_class_of, memories)):
        if (belief_class, anchor) == _PLAIN:
            continue
        rate = BELIEF_CLASSES.get(belief_class)
        if rate is not None:
            left[row] = ebbinghaus_decay(ages[row], rate)
        if anchor:
            left[row] = max(left[row], ebbinghaus_decay(ages[row], ANCHOR_RATE))
    return left


def _by_law(law: ForgettingLaw, ages: Column, salience: Column) -> Column:
    if isinstance(law, EbbinghausLaw):
        exponents = -(law.lam * (1 - law.protection * salience)) * ages
        return np.fromiter(map(math.exp, exponents.tolist()), np.float64, len(ages))
    return np.fromiter(map(law.retention, ages.tolist(), salience.tolist()), np.float64, len(ages))
