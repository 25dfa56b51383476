"""Which corrections of the mementos go with an erasure: those made of nothing but it, and those that quote it.

An undone correction still lies in the log with its words, so it is looked at too.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from persode.journal.erasing.hers import How, texts_in
from persode.journal.fold.state import State
from persode.mementos import Correction

__all__ = ["corrections_that_go"]


def corrections_that_go(
    state: State, memories: Container[str], day: str, quotes: Callable[[str, How], bool]
) -> tuple[str, ...]:
    """The ids of the corrections that go.

    Args:
        memories: the ids of the memories that go.
        day: the day that is erased (YYYY-MM-DD), or "": what was added for it goes.
        quotes: True for a text that says something of what goes.
    """
    gone: dict[str, None] = {}
    for c in state.corrections.values():  # one that is made of an addition comes after it
        if _goes(c, memories, day, quotes) or c.memories and all(m in memories or m in gone for m in c.memories):
            gone[c.id] = None
    return tuple(gone)


def _goes(correction: Correction, memories: Container[str], day: str, quotes: Callable[[str, How], bool]) -> bool:
    if correction.memories and all(memory in memories for memory in correction.memories):
        return True
    if correction.about == "added" and day and correction.data["day"] == day:
        return True
    data = {"about": correction.about, "action": correction.action, "data": correction.data}
    return any(quotes(text, how) for text, how in texts_in("memento_corrected", data))
