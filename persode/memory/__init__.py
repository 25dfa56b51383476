"""Memories and how they fade: pure numbers, no disk, no clock.

One thing to know: every time is an argument. A memory does not know how strong it is; a scorer says it for an instant.
"""

from __future__ import annotations

from persode.memory.belief import (
    ANCHOR_RATE,
    BELIEF_CLASSES,
    BODIES,
    DOMAINS,
    EMOTIONS,
    KINDS,
    PROVENANCES,
    check_belief,
    default_class,
)
from persode.memory.emotions import emotions_of
from persode.memory.forgetting import (
    DEFAULT_LAMBDA,
    LAWS,
    BeliefClassLaw,
    EbbinghausLaw,
    ForgettingLaw,
    HalfLifeLaw,
    PowerLaw,
    ebbinghaus_decay,
    fading_laws,
    law_with,
)
from persode.memory.memory import BELIEF_FIELDS, CORRECTABLE_FIELDS, SHORT_TERM_WINDOW_DAYS, UNKNOWN_TIME, Memory
from persode.memory.spans import Spans, day_number
from persode.memory.strength import MemoryStrengthScorer, Strength

__all__ = [
    "ANCHOR_RATE",
    "BELIEF_CLASSES",
    "BELIEF_FIELDS",
    "CORRECTABLE_FIELDS",
    "BODIES",
    "DEFAULT_LAMBDA",
    "DOMAINS",
    "EMOTIONS",
    "KINDS",
    "LAWS",
    "PROVENANCES",
    "SHORT_TERM_WINDOW_DAYS",
    "UNKNOWN_TIME",
    "BeliefClassLaw",
    "EbbinghausLaw",
    "ForgettingLaw",
    "HalfLifeLaw",
    "Memory",
    "MemoryStrengthScorer",
    "PowerLaw",
    "Spans",
    "Strength",
    "check_belief",
    "day_number",
    "default_class",
    "ebbinghaus_decay",
    "emotions_of",
    "fading_laws",
    "law_with",
]
