"""Whether two journals hold the same, and a clock that stands where it is put."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from persode.journal import Journal

__all__ = ["SetClock", "same"]


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
