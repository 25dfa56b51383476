"""Intervals by resampling: the percentile bootstrap, over values or over whole groups of them.

    drawn with replacement: the values themselves, or groups (conversations, personas) with all their values
    interval: the 2.5 % and the 97.5 % percentile of the means of `RESAMPLES` draws, from a fixed seed

Values of one conversation are alike, so an interval over conversations is the honest one; with as few as two or four
of them it is rough all the same, and what is called significant must hold in both ways. Source: Efron and Tibshirani,
An Introduction to the Bootstrap, chapters 13 and 8 (groups).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy as np

__all__ = ["RESAMPLES", "SEED", "interval"]

RESAMPLES = 2_000
SEED = 7


def interval(values: Sequence[float], groups: Sequence[Hashable] | None = None) -> tuple[float, float, float]:
    """The mean and its 95 % interval.

    Args:
        values: n numbers, n >= 1.
        groups: the group of each value; None = each value is drawn by itself.
    """
    sample = np.asarray(values, dtype=float)
    if groups is None:
        drawn = np.random.default_rng(SEED).integers(len(sample), size=(RESAMPLES, len(sample)))
        means = sample[drawn].mean(axis=1)
    else:
        numbers = {group: number for number, group in enumerate(dict.fromkeys(groups))}
        member = np.array([numbers[group] for group in groups])
        sums, counts = np.bincount(member, weights=sample), np.bincount(member)
        drawn = np.random.default_rng(SEED).integers(len(numbers), size=(RESAMPLES, len(numbers)))
        means = sums[drawn].sum(axis=1) / counts[drawn].sum(axis=1)
    low, high = np.percentile(means, [2.5, 97.5])
    return float(sample.mean()), float(low), float(high)
