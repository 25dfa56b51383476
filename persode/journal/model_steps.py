"""The fold of a reading by a model: it replaces what the words gave, never what the person said herself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from persode.journal.state import State
from persode.memory import Memory, check_belief

__all__ = ["MODEL_STEPS", "READ_FIELDS"]

READ_FIELDS = (
    "event", "title", "hashtags", "people", "places", "emotion", "valence", "emotional_intensity", "emotions",
    "domain", "body",
)  # fmt: skip
"""What a model's reading may change in a memory."""

_FELT = ("emotion", "valence", "emotions")


def _read_anew(state: State, data: dict[str, Any], _: datetime) -> None:
    message = state.messages.get(data["message"])
    if message is None or not message.awaits_model:
        return
    message.awaits_model, message.read_by = False, data.get("by", "")
    message.reasons = list(data.get("reasons", []))
    message.feeling = data.get("feeling", message.feeling)
    message.intensity = data.get("intensity", message.intensity)
    for row in data.get("readings", ()):
        memory = state.memory(row["id"])
        if memory is not None:
            _change(state, memory, row)


def _change(state: State, memory: Memory, row: dict[str, Any]) -> None:
    own = set(state.believed.get(memory.id, ()))
    if any(state.messages[m].mood for m in state.tellings.get(memory.id, ()) if m in state.messages):
        own.update(_FELT)
    changed = {name: row[name] for name in READ_FIELDS if name in row and name not in own}
    check_belief(changed)
    for name, value in changed.items():
        setattr(memory, name, value)
    if "reading" in row:
        state.readings[memory.id] = row["reading"]


MODEL_STEPS: dict[str, Callable[[State, dict[str, Any], datetime], None]] = {"message_read_anew": _read_anew}
"""Kind of event -> what it does to the state."""
