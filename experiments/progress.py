"""How far a long run is: one line on the terminal's error stream that is written over, nothing in a result."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

__all__ = ["progress"]

_WIDTH = 30
_T = TypeVar("_T")


def progress(items: Sequence[_T] | Iterable[_T], label: str, total: int | None = None) -> Iterator[_T]:
    """The items one by one, with a bar that says how many are done; where no one looks, one line at the end."""
    whole = len(items) if total is None and isinstance(items, Sequence) else total or 0
    shown = sys.stderr.isatty()
    done = 0
    for done, item in enumerate(items, 1):
        yield item
        if shown:
            filled = _WIDTH * done // max(1, whole)
            bar = "#" * filled + "." * (_WIDTH - filled)
            print(f"\r{label:<40} [{bar}] {done}/{whole}", end="", file=sys.stderr, flush=True)
    print(f"\r{label:<40} {done} done{' ' * _WIDTH}" if shown else f"{label}: {done} done", file=sys.stderr, flush=True)
