"""Which memories an event may change, so that what is made of them need not look at all."""

from __future__ import annotations

from persode.journal.fold.state import State
from persode.log import Event

__all__ = ["touched_by"]

_NAMING = ("memory", "keep", "other", "one", "source", "target")


def touched_by(event: Event, state: State) -> set[str]:
    """The ids of the memories that an event names, those that its message tells, and what stands for them.

    Ask before and after the event was applied: an edit lets go of what its message told, a reading tells anew.
    """
    data = event.data
    named = {value for key in _NAMING if isinstance(value := data.get(key), str)}
    for key in ("memories", "told_again"):
        listed = data.get(key)
        for row in listed if isinstance(listed, list) else ():
            named.add(str(row.get("id")) if isinstance(row, dict) else str(row))
    message = state.messages.get(data["message"]) if isinstance(data.get("message"), str) else None
    if message is not None:
        named.update(message.tells)
    if not state.merged:
        return named
    return named.union(*(state.merged_with(key) for key in named))
