"""Whether two journals hold the same."""

from __future__ import annotations

from dataclasses import replace

from persode.journal import Journal

__all__ = ["same"]


def same(one: Journal, other: Journal) -> bool:
    """True if both states are equal, memories compared by what they hold."""
    memories = [{m.id: m.to_dict() for m in j.memories} for j in (one, other)]
    bare = [replace(j.state, memories={}, shelf={}) for j in (one, other)]
    return memories[0] == memories[1] and bare[0] == bare[1]
