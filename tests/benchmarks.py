"""The benchmark files lie outside the project: in `PERSODE_BENCHMARKS`, or in `shared/benchmarks` beside it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

__all__ = ["benchmark_file"]


def benchmark_file(name: str) -> Path:
    """The path of a benchmark file; the test is skipped, with the reason, where it is not."""
    folder = os.environ.get("PERSODE_BENCHMARKS") or Path(__file__).resolve().parents[2] / "shared" / "benchmarks"
    path = Path(folder) / name
    if not path.exists():
        pytest.skip(f"{name} is not here; it is not part of the project (set PERSODE_BENCHMARKS)")
    return path
