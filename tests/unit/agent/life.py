"""The life of `companion.json`, read once by the real analyzer: real readings, real vectors, every voice."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterable
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from persode.agent import Reply, Situation, Turn, answer, likely_kinds, memory_from
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder, HashingEmbedder
from persode.memory import Memory
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


class Talk:
    """A talk with the companion and a small life behind it, without a journal: quick, and the same each time."""

    def __init__(self, voice: OnboardingPreferences, life: Iterable[Memory], embedder: Embedder | None = None) -> None:
        self.voice = voice
        self.store = MemoryStore(embedder or HashingEmbedder())
        self.store.add_many(life)
        self.turns: list[Turn] = []
        self.replies: list[str] = []

    def say(self, text: str) -> str:
        reading = analyzer().segment(text)
        hits = self.store.retrieve(text, 5, NOW, reinforce=False, strategy="clausal")
        situation = Situation(
            text, reading, hits, self.store.memories, self.voice, NOW,
            earlier_replies=self.replies[-10:], talk=self.turns[-8:], embedder=self.store.embedder.name,
            seed=len(self.replies),
            likely=likely_kinds(text, self.store.vector_of(text), self.store.embedder.name),
        )  # fmt: skip
        reply = answer(situation).text
        self.turns.append(Turn(text, reading))
        self.replies.append(reply)
        return reply
