"""Durations at the pace of a quiet machine, so that a busy one can judge a bar.

A yardstick, some steps in plain Python, is run just before and just after whatever is timed. Where it takes longer than
on a quiet core, the processor's time of the work is divided by how much longer: a machine that is five times as slow at
the yardstick is taken to be five times as slow at the work between. That holds for work in Python; what is mostly done
in numpy slows down by less, so it is timed as it is (`timed(..., as_it_is=True)`). On a machine at its quiet pace the
clock's time is given, and nothing is divided.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TypeVar

__all__ = ["at_quiet_pace", "pace", "paced", "paces_said", "timed"]

_Result = TypeVar("_Result")

STEPS = 30_000
QUIET_SECONDS = 0.070 * STEPS / 1_000_000
"""What the yardstick takes on a free core of the 2.6 GHz server on which the bars were first seen to hold."""

AT_QUIET_PACE = 1.25
"""Up to here a pace counts as quiet, and a duration as it is."""

_paces: list[float] = []


def pace() -> float:
    """How many times longer than on a quiet machine the yardstick takes now, at least 1."""
    start = time.process_time()
    total = 0
    for step in range(STEPS):
        total += step * step
    slower = (time.process_time() - start) / QUIET_SECONDS
    return slower if slower > AT_QUIET_PACE else 1.0


def paced(work: Callable[[], _Result]) -> tuple[_Result, float]:
    """What the work returns, and the pace around it."""
    before = pace()
    result = work()
    slower = (before + pace()) / 2
    _paces.append(slower)
    return result, slower


def timed(work: Callable[[], object], as_it_is: bool = False) -> float:
    """Milliseconds that the work takes, at the quiet pace or as it is."""

    def measure() -> tuple[float, float]:
        start, used = time.perf_counter(), time.process_time()
        work()
        return 1000 * (time.perf_counter() - start), 1000 * (time.process_time() - used)

    (taken, used), slower = paced(measure)
    return taken if as_it_is or slower == 1 else used / slower


def at_quiet_pace(work: Callable[[], float]) -> float:
    """The duration that the work returns, by a clock of its own, divided by the pace around it."""
    taken, slower = paced(work)
    return taken / slower


def paces_said() -> str:
    """A sentence for the table: how slow the machine was while it was made."""
    if not _paces or max(_paces) == 1:
        return "The machine was quiet: durations are as they were measured."
    return (
        f"The machine was busy, a yardstick in plain Python took {median(_paces):.1f} times as long as on a quiet one "
        f"(from {min(_paces):.1f} to {max(_paces):.1f}): a duration is divided by the pace around it "
        "(`experiments/pace.py`), unless it says `as it is`."
    )
