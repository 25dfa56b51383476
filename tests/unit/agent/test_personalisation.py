"""The experiment on what memory is worth: its intervals, and the same bytes on every run."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.eval_personalisation import interval, report
from persode.embeddings import get_embedder


def test_an_interval_holds_the_mean() -> None:
    assert interval([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    mean, low, high = interval([0.0] * 50 + [1.0] * 50)
    assert mean == 0.5
    assert low == pytest.approx(0.5 - 1.96 * 0.05, abs=0.02)  # the normal interval: sd .5, 100 values
    assert high == pytest.approx(0.5 + 1.96 * 0.05, abs=0.02)


@pytest.mark.slow
def test_the_report_says_what_is_not_here_and_is_the_same_twice() -> None:
    first = report(Path("nowhere.json"), get_embedder("hashing"))
    assert "nowhere.json is not here: its part is left out." in first
    assert "demo person" in first
    assert "EpiRec, development" not in first
    assert report(Path("nowhere.json"), get_embedder("hashing")) == first
