"""No vector of what was erased is written by whoever has not seen the erasure, at whatever moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from persode.embeddings import HashingEmbedder, Vectors
from persode.journal import Journal
from persode.store.index import clauses_of
from tests.unit.journal.compare import SetClock

pytestmark = pytest.mark.slow  # each opens a journal two or three times and erases in it

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
ERASED = "Zorvath came with a grinzel cake to my house, and we laughed a lot."
KEPT = ("I baked bread at home.", "I walked by the lake and it rained.")


class HookedEmbedder(HashingEmbedder):
    """Does something else in the middle of its work, once."""

    def __init__(self, text: str, hook: Callable[[], object]) -> None:
        super().__init__()
        self._text, self._hook = text, hook

    def embed(self, texts: Sequence[str]) -> Vectors:
        if self._text in texts:
            self._text = ""
            self._hook()
        return super().embed(texts)


def opened(folder: Path, embedder: HashingEmbedder | None = None) -> Journal:
    return Journal.open(folder, clock=SetClock(NOW), embedder=embedder or HashingEmbedder())


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """A restored journal: it has no vectors yet."""
    journal = opened(tmp_path / "mina")
    for text in (*KEPT, ERASED):
        journal.say(text)
    for file in (journal.person.folder / "vectors").glob("*"):
        file.unlink()
    return journal


def erase(journal: Journal) -> None:
    memory = next(m.id for m in journal.memories if m.text == ERASED)
    journal.eraser.erase(journal.eraser.plan("memory", memory))


def kept(folder: Path) -> set[bytes]:
    """Every hash of a text that the files of vectors and pieces hold."""
    found = set()
    for file in (folder / "vectors").glob("*.npy"):
        rows = np.load(file)
        for name in {"key", "piece"} & set(rows.dtype.names):
            found |= {bytes(key) for key in rows[name]}
    return found


def hashes(text: str) -> set[bytes]:
    return {blake2b(piece.encode(), digest_size=16).digest() for piece in (text, *clauses_of(text))}


CALLS: dict[str, Callable[[Journal], object]] = {
    "warm": lambda j: j.warm(),
    "recall": lambda j: j.recall("cake"),
    "answer": lambda j: j.reading_of(next(iter(j.state.messages.values()))) and j.recall("bread"),
}


@pytest.mark.parametrize("call", CALLS)
def test_whoever_has_not_seen_the_erasure_writes_nothing_of_it(journal: Journal, call: str) -> None:
    stale = opened(journal.person.folder)
    erase(journal)
    CALLS[call](stale)
    folder = journal.person.folder
    assert not kept(folder) & hashes(ERASED)
    stale.refresh()
    CALLS[call](stale)
    assert not kept(folder) & hashes(ERASED)
    assert hashes(KEPT[0]) <= kept(folder), "of what is told now they are kept"


def test_an_erasure_in_the_middle_of_the_embedding_wins(journal: Journal) -> None:
    folder = journal.person.folder
    other = opened(folder, HookedEmbedder(ERASED, lambda: erase(journal)))
    other.warm()
    assert not kept(folder) & hashes(ERASED)
    opened(folder).warm()
    assert not kept(folder) & hashes(ERASED)
    assert hashes(KEPT[0]) <= kept(folder)


def test_a_refresh_in_the_middle_of_the_embedding_lets_nothing_old_through(journal: Journal) -> None:
    folder = journal.person.folder
    other: Journal

    def erase_and_look() -> None:
        erase(journal)
        other.recall("bread") if other.refresh() else None

    other = opened(folder, HookedEmbedder(ERASED, erase_and_look))
    other.warm()
    assert not kept(folder) & hashes(ERASED)
    assert sorted(hit.memory.text for hit in other.recall("bread", None)) == sorted(KEPT)


def test_a_journal_at_another_instant_writes_nothing_of_it(journal: Journal) -> None:
    stale = opened(journal.person.folder)
    then = stale.at(NOW)
    erase(journal)
    then.recall("cake")
    assert not kept(journal.person.folder) & hashes(ERASED)
