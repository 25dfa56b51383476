"""Intervals by resampling."""

from __future__ import annotations

import pytest

from experiments.bootstrap import interval


def test_an_interval_holds_the_mean() -> None:
    assert interval([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    mean, low, high = interval([0.0] * 50 + [1.0] * 50)
    assert mean == 0.5
    assert low == pytest.approx(0.5 - 1.96 * 0.05, abs=0.02)  # the normal interval: sd .5, 100 values
    assert high == pytest.approx(0.5 + 1.96 * 0.05, abs=0.02)


def test_values_of_one_group_are_drawn_together() -> None:
    alike = [0.0] * 50 + [1.0] * 50
    groups = ["a"] * 50 + ["b"] * 50
    assert interval(alike, groups) == (0.5, 0.0, 1.0)  # both draws of a group in one of four
    mixed = [0.0, 1.0] * 50
    assert interval(mixed, groups) == (0.5, 0.5, 0.5)


def test_a_large_group_counts_for_its_values() -> None:
    mean, low, high = interval([1.0] * 9 + [0.0], ["a"] * 9 + ["b"])
    assert (mean, low, high) == (0.9, 0.0, 1.0)


def test_two_runs_are_the_same() -> None:
    values = [n % 7 / 7 for n in range(60)]
    assert interval(values, [n % 5 for n in range(60)]) == interval(values, [n % 5 for n in range(60)])
