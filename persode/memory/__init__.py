"""Memories and how they fade: pure numbers, no disk, no clock.

One thing to know: every time is an argument. A memory does not know how strong it is; a scorer says it for an instant.
"""

from __future__ import annotations

from persode.memory.forgetting import (
    DEFAULT_LAMBDA,
    LAWS,
    EbbinghausLaw,
    ForgettingLaw,
    HalfLifeLaw,
    ebbinghaus_decay,
)
from persode.memory.memory import SHORT_TERM_WINDOW_DAYS, Memory
from persode.memory.strength import MemoryStrengthScorer, Strength

__all__ = [
    "DEFAULT_LAMBDA",
    "LAWS",
    "SHORT_TERM_WINDOW_DAYS",
    "EbbinghausLaw",
    "ForgettingLaw",
    "HalfLifeLaw",
    "Memory",
    "MemoryStrengthScorer",
    "Strength",
    "ebbinghaus_decay",
]
