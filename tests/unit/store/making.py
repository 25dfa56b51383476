"""Memories and stores for the tests of the store."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from persode.embeddings import HashingEmbedder
from persode.memory import Memory
from persode.store import MemoryStore

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)
TEXTS = [
    "Mochi the cat was sick all night and I sat with her on the bathroom floor.",
    "I passed my driving test at the third attempt, Dad cried in the car.",
    "Bought oat milk and did the laundry.",
    "We walked along the river at sunset and talked about moving to the sea.",
]


def memory(text: str, days: float = 0, e: float = 0.5, name: str = "", **fields: Any) -> Memory:
    made = {"id": name} if name else {}
    return Memory(
        text,
        emotional_intensity=e,
        contextual_relevance=0.5,
        created_at=NOW - timedelta(days=days),
        **{**made, **fields},
    )


def store(*memories: Memory) -> MemoryStore:
    made = MemoryStore(HashingEmbedder())
    made.add_many(memories)
    return made
