"""The life of `companion.json`, read once by the real analyzer: real readings, real vectors, every voice."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from persode.agent import Reply, memory_from
from persode.analyzer import EventEmotionAnalyzer
from persode.onboarding import CONVERSATION_STYLES, PERSONALITIES, RESPONSE_LENGTHS, OnboardingPreferences
from persode.store import MemoryStore

CASES = json.loads((Path(__file__).parents[2] / "data" / "companion.json").read_text(encoding="utf-8"))
NOW = datetime.fromisoformat(CASES["now"])
ZONE = "Asia/Seoul"
VOICES = [
    OnboardingPreferences(name="Mina", conversation_style=s, personality=p, response_length=n)
    for s, p, n in itertools.product(CONVERSATION_STYLES, PERSONALITIES, RESPONSE_LENGTHS)
]


@cache
def analyzer() -> EventEmotionAnalyzer:
    return EventEmotionAnalyzer()


def life(with_preference: bool = False) -> MemoryStore:
    """The store of the acceptance cases, with or without the wish for short answers."""
    return _lives(with_preference)


@cache
def _lives(with_preference: bool) -> MemoryStore:
    store = MemoryStore(embedder=analyzer().embedder)
    for entry in CASES["memories"]:
        if with_preference or "prefer" not in entry["text"]:
            told = datetime.fromisoformat(f"{entry['day']}T21:00:00+09:00")
            store.add(memory_from(analyzer().analyze(entry["text"]), told, zone=ZONE))
    return store


@cache
def read(text: str, with_preference: bool) -> tuple[Any, ...]:
    reading = analyzer().segment(text) if text.strip() else []
    hits = life(with_preference).retrieve(text, 5, NOW, reinforce=False, strategy="clausal")
    return tuple(reading), tuple(hits)


Ask = Callable[..., Reply]
