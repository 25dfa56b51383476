"""The fold of what a person puts right in the mementos: one event a correction, one that undoes it or does it again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from typing import Any

from persode.journal.fold.state import State
from persode.mementos import Correction, is_sound, place_in_log

__all__ = ["MEMENTO_STEPS"]


def _corrected(state: State, data: dict[str, Any], at: datetime) -> None:
    correction = Correction(
        id=data["correction"],
        about=data["about"],
        action=data["action"],
        at=at,
        day=date.fromisoformat(data["day"]),
        data=data["data"],
        memories=tuple(data.get("memories", ())),
        position=place_in_log(len(state.messages), len(state.corrections)),
    )
    if is_sound(correction):  # else of a version that knows more, or from elsewhere
        state.corrections[correction.id] = correction


def _undone(state: State, data: dict[str, Any], _: datetime) -> None:
    correction = state.corrections.get(data["correction"])
    if correction is not None:
        state.corrections[correction.id] = replace(correction, undone=data["undone"])


MEMENTO_STEPS: dict[str, Callable[[State, dict[str, Any], datetime], None]] = {
    "memento_corrected": _corrected,
    "memento_undone": _undone,
}
"""Kind of event -> what it does to the state."""
