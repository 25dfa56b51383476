"""A long synthetic journal for benchmarks: as many messages, memories and replies with receipts as asked, and pages.

The sentences come from small tables and mean nothing; the vectors of bulk texts are random unit vectors (embedding
50,000 clauses would take minutes and change no timing), while a query is embedded by the real model.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path

import numpy as np

from experiments.pace import paces_said
from persode.embeddings import Embedder, Vectors, get_embedder
from persode.episode import EpisodeMetadata
from persode.illustration import draw
from persode.log import Draft, JsonLinesLog
from persode.mementos import Reading
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences

__all__ = ["END", "BulkEmbedder", "row", "write_journal", "write_rows"]

END = datetime(2026, 3, 10, 12, tzinfo=UTC)

WHO = ("my sister", "Jina", "the neighbour", "grandpa", "my tutor", "Noah", "mum", "the girl from the band")
DID = ("fixed the old bike", "burnt the rice", "found a letter", "missed the last bus", "won the quiz", "lost a key")
WHERE = ("in the kitchen", "at the lake", "behind the library", "on the way home", "in the attic", "at the station")
FELT = ("and I laughed so much", "but I was too tired to care", "so I felt proud", "and it made me sad for hours")
FEELINGS = ("joyful", "content", "sad", "angry", "anxious", "reflective", "surprised", "neutral")


class BulkEmbedder:
    """The real embedder for a few texts, random unit vectors (fixed by the text) for many."""

    notice = ""

    def __init__(self) -> None:
        self._real: Embedder = get_embedder()
        self.name = self._real.name
        self.dimensions = self._real.dimensions

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions)."""
        if len(texts) <= 200:
            return self._real.embed(texts)
        seed = int.from_bytes(blake2b("".join(texts[:50]).encode(), digest_size=8).digest(), "little")
        vectors = np.random.default_rng(seed).standard_normal((len(texts), self.dimensions), dtype=np.float32)
        unit: Vectors = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        return unit


_rows: list[tuple[str, str, str]] = []


def row(what: str, figure: str, bar: str) -> None:
    """Print one line of the table, and keep it for `write_rows`."""
    _rows.append((what, figure, bar))
    print(f"{what:<58} {figure:>22}   bar {bar}", flush=True)


def write_rows(path: Path, heading: str, made_by: str) -> None:
    """Write the lines that were printed as a table in Markdown."""
    lines = [f"# {heading}", "", f"Made by `{made_by}` on two cores of a small server that other work kept busy."]
    lines += ["What is measured, and how, stands there.", paces_said(), "", "| what | figure | bar |", "|---|---:|---|"]
    lines += [f"| {what} | {figure} | {bar} |" for what, figure, bar in _rows]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_journal(folder: Path, memories: int, pages: int) -> int:
    """Write the log of a journal with `memories` messages, memories and replies, and `pages` pages; its events."""
    chance = random.Random(7)
    start = END - timedelta(days=3650)
    step = timedelta(days=3640) / max(1, memories)
    drafts: list[Draft] = []
    for n in range(memories):
        told = start + step * n
        drafts += _telling(n, told, chance)
    for n in range(pages):
        drafts.append(_page(n, start + timedelta(days=12 * n), chance))
    log = JsonLinesLog(folder, now=lambda: END)
    log.append(drafts)
    if pages:
        _pictures(folder / "pictures", pages)
    return len(drafts)


def _pictures(folder: Path, pages: int) -> None:
    """One and the same picture for every page."""
    folder.mkdir()
    drawn = [draw(EpisodeMetadata("A day at the lake."), OnboardingPreferences(), seed=1, size=s) for s in (1024, 512)]
    for n in range(pages):
        for end, picture in zip(("", "-small"), drawn, strict=True):
            (folder / f"page{n}{end}.webp").write_bytes(picture.webp)


def _telling(n: int, told: datetime, chance: random.Random) -> list[Draft]:
    text = " ".join(
        f"{chance.choice(WHO).capitalize()} {chance.choice(DID)} {chance.choice(WHERE)}, {chance.choice(FELT)} ({n})."
        for _ in range(2)
    )
    told_at, message, memory_id = told.isoformat(), f"message{n}", f"memory{n}"
    memory = Memory(
        text,
        event=text[:60],
        emotion=chance.choice(FEELINGS),
        hashtags=["#Day", "#Home"],
        emotional_intensity=round(chance.random(), 4),
        contextual_relevance=0.5,
        created_at=told,
        id=memory_id,
        title="A day",
        people=["Jina"],
        places=["lake"],
        my_day=told.date(),
        source=message,
    )
    data = memory.to_dict()
    for name in ("my_day", "source", "created_at", "recall_count", "last_recalled", "valence"):
        del data[name]
    data["reading"] = Reading(places=(("lake", "there"),), relations={"Jina": "friend"}).to_dict()
    rows = [[f"memory{chance.randrange(n + 1)}", 0.4321, [0.4123, 0.4519], "below_floor"] for _ in range(5)]
    reply = {
        "reply": f"reply{n}",
        "message": message,
        "text": "That sounds like a full day. It reminds me of an evening at the lake. What stayed with you most?",
        "act": "telling",
        "strategy": "clausal",
        "receipt": {"terms": [["meaning", 0.5], ["best_clause", 0.5]], "used": [rows[0][0]], "moments": rows},
        "told_at": told_at,
    }
    said = {"message": message, "text": text, "my_day": told.date().isoformat(), "told_at": told_at, "source": "chat"}
    read = {
        "message": message,
        "act": "telling",
        "feeling": memory.emotion,
        "intensity": 0.5,
        "reasons": ["the word laughed"],
        "memories": [data],
        "told_at": told_at,
    }
    return [
        Draft("message_said", said, f"key-{n}"),
        Draft("message_read", read),
        Draft("reply_given", reply, f"reply-{message}"),
    ]


def _page(n: int, day: datetime, chance: random.Random) -> Draft:
    text = " ".join(f"{chance.choice(WHO).capitalize()} {chance.choice(DID)} {chance.choice(WHERE)}." for _ in range(6))
    page = {
        "id": f"page{n}",
        "day": day.date().isoformat(),
        "title": "A day at the lake",
        "text": text,
        "parts": [["wrote", text]],
        "feeling": "content",
        "intensity": 0.4,
        "hashtags": ["#Lake"],
        "people": ["Jina"],
        "places": ["lake"],
        "related": "",
        "prompt": "a prompt",
        "negative_prompt": "",
        "drawn_from": {"text": text},
        "picture": f"page{n}.webp",
        "seed": 1,
        "style": "vibrant",
        "alt": "A drawing",
    }
    return Draft("page_written", {"page": page})
