"""Whether two journals hold the same, a copy of one to work on, and a clock that stands where it is put."""

from __future__ import annotations

import shutil
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

from persode.journal import Journal

__all__ = ["SetClock", "copy_of", "same"]


class SetClock:
    """A clock that stands where it is put."""

    def __init__(self, instant: datetime) -> None:
        self.instant = instant

    def __call__(self) -> datetime:
        return self.instant

    def forward(self, **delta: float) -> None:
        """Go on by so many days, hours ..."""
        self.instant += timedelta(**delta)


def same(one: Journal, other: Journal) -> bool:
    """True if both states are equal, memories compared by what they hold."""
    memories = [{m.id: m.to_dict() for m in j.memories} for j in (one, other)]
    bare = [replace(j.state, memories={}, shelf={}) for j in (one, other)]
    return memories[0] == memories[1] and bare[0] == bare[1]


def copy_of(folder: Path, into: Path) -> Path:
    """A person's folder that was lived once for all tests, copied for this one."""
    return Path(shutil.copytree(folder, into / folder.name))
