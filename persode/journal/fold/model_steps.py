"""The fold of a reading by a model: it replaces what the words gave, never what the person said herself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from persode.journal.fold.state import FELT, State
from persode.memory import Memory, check_belief

__all__ = ["MODEL_STEPS", "READ_FIELDS"]

READ_FIELDS = (
    "event", "title", "hashtags", "people", "places", "emotion", "valence", "emotional_intensity", "emotions",
    "domain", "body",
)  # fmt: skip
"""What a model's reading may change in a memory."""


def _read_anew(state: State, data: dict[str, Any], _: datetime) -> None:
    message = state.messages.get(data["message"])
    if message is None or not message.awaits_model:
        return
    message.awaits_model, message.read_by = False, data.get("by", "")
    message.reasons = list(data.get("reasons", []))
    message.feeling = data.get("feeling", message.feeling)
    message.intensity = data.get("intensity", message.intensity)
    for row in data.get("readings", ()):
        try:
            memory = state.memory(row["id"])
            if memory is not None:
                _change(state, memory, row)
        except (KeyError, TypeError, ValueError, AttributeError):  # the other memories are read as it says
            state.not_understood += 1


def _change(state: State, memory: Memory, row: dict[str, Any]) -> None:
    read = {name: row[name] for name in READ_FIELDS if name in row}
    check_belief(read)
    if state.mood_of(memory.id) is not None:
        read.pop("emotional_intensity", None)  # it is of the feeling that the model found, not of the person's own
    guess = state.guesses.setdefault(memory.id, {name: getattr(memory, name) for name in FELT})
    guess.update({name: value for name, value in read.items() if name in FELT})
    for name, value in read.items():
        if name not in state.believed.get(memory.id, {}):
            setattr(memory, name, value)
    state.feel([memory.id])
    if "reading" in row:
        state.readings[memory.id] = row["reading"]


MODEL_STEPS: dict[str, Callable[[State, dict[str, Any], datetime], None]] = {"message_read_anew": _read_anew}
"""Kind of event -> what it does to the state."""
