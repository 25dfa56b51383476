"""Rows: what is added, replaced and taken out leaves the same store as one that was made at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.embeddings import HashingEmbedder, VectorCache, Vectors
from persode.memory import Memory
from persode.store import STRATEGIES, MemoryStore, index, rows
from persode.store.rows import ByteRows, FloatRows
from tests.unit.store.making import NOW, TEXTS, memory, store


class CountingEmbedder(HashingEmbedder):
    """Counts the texts that it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.asked += len(texts)
        return super().embed(texts)


@pytest.fixture
def small_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of four rows, chunks of three, and empty rows close up at once."""
    monkeypatch.setattr(rows, "BLOCK_ROWS", 4)
    monkeypatch.setattr(rows, "CHUNK_ROWS", 3)
    monkeypatch.setattr(index, "_LEAST_EMPTY", 1)


@pytest.mark.usefixtures("small_rows")
@pytest.mark.parametrize("kind", [FloatRows, ByteRows])
def test_rows(kind: Callable[[int], FloatRows]) -> None:
    data = np.random.default_rng(1).standard_normal((11, 8)).astype(np.float32)
    data /= np.linalg.norm(data, axis=1, keepdims=True)
    data[5] = 0
    made = kind(8)
    made.append(data[:1])
    made.append(data[1:9])
    made.append(data[9:])
    near = 0.01 if kind is ByteRows else 1e-6
    assert len(made) == 11
    assert np.allclose(made.take(np.array([10, 0, 5])), data[[10, 0, 5]], atol=near)
    one, two = made.products(data[0], data[1])
    assert np.allclose(one, data @ data[0], atol=near * 3)
    assert np.allclose(two, data @ data[1], atol=near * 3)
    kept = np.arange(11) % 3 != 0
    made.keep(kept)
    assert np.allclose(made.take(np.arange(len(made))), data[kept], atol=near)
    assert len(kind(8).products(data[0])[0]) == 0


@pytest.mark.parametrize("kind", [FloatRows, ByteRows])
def test_the_same_row_has_the_same_product_wherever_it_lies(kind: Callable[[int], FloatRows]) -> None:
    one = np.random.default_rng(2).standard_normal((2, 384)).astype(np.float32)
    for count in (1, 2, 7, 65, 513, 1030):
        made = kind(384)
        made.append(np.repeat(one[:1], count, axis=0))
        assert len(set(made.products(one[1])[0].tolist())) == 1


STEPS = st.lists(
    st.tuples(st.sampled_from(["add", "remove", "search"]), st.integers(0, 9), st.sampled_from(TEXTS)), max_size=40
)


@pytest.mark.slow
@settings(max_examples=40)
@given(STEPS)
def test_any_life_of_a_store_ends_like_a_store_made_at_once(steps: list[tuple[str, int, str]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rows, "BLOCK_ROWS", 4)
        patch.setattr(index, "_LEAST_EMPTY", 2)
        made = store()
        for n, (step, which, text) in enumerate(steps):
            if step == "add":
                made.add(memory(f"{text} {n}", n, name=str(which)))
            elif step == "remove":
                made.remove([str(which), "unknown"])
            else:
                made.retrieve(text, 2, NOW, False, strategy="half-life")
        again = store(*made.memories)
        for strategy in STRATEGIES:
            for query in ("the sick cat", ""):
                ours = made.retrieve(query, None, NOW, False, strategy=strategy)
                theirs = again.retrieve(query, None, NOW, False, strategy=strategy)
                assert [h.memory for h in ours] == [h.memory for h in theirs]
                assert [h.score for h in ours] == pytest.approx([h.score for h in theirs], abs=1e-6)


def test_adding_replacing_and_taking_out_embeds_only_what_is_new() -> None:
    embedder = CountingEmbedder()
    made = MemoryStore(embedder)
    made.add_many(memory(f"number {n} of many small things", name=str(n)) for n in range(50))
    made.warm()
    asked = embedder.asked
    made.add(memory("one more small thing", name="new"))
    made.remove(["3", "4"])
    made.warm()
    assert embedder.asked == asked + 1
    made.add(memory("a thing that was replaced", name="7"))
    made.warm()
    assert embedder.asked == asked + 2


def test_a_restart_embeds_nothing(tmp_path: Path) -> None:
    first = MemoryStore(cache=VectorCache(HashingEmbedder(), tmp_path))
    first.add_many(memory(t) for t in TEXTS)
    before = [h.score for h in first.retrieve("the sick cat", None, NOW, False, strategy="clausal")]
    embedder = CountingEmbedder()
    again = MemoryStore(cache=VectorCache(embedder, tmp_path))
    again.add_many(first.memories)
    again.warm()
    assert embedder.asked == 0
    assert [h.score for h in again.retrieve("the sick cat", None, NOW, False, strategy="clausal")] == before


@settings(max_examples=30)
@given(
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from("abcdef")), min_size=1, max_size=20, unique_by=lambda t: t[1])
)
def test_ties_newer_first_then_id_in_every_strategy(made_of: list[tuple[int, str]]) -> None:
    made = store(*(memory("the same words", days, name=name) for days, name in made_of))
    for strategy in ("similarity", "salience", "fused", "gated", "clausal"):
        for top_k in (2, None):
            hits = made.retrieve("some words", top_k, NOW, False, strategy=strategy)
            assert [h.memory.id for h in hits] == [name for _, name in sorted(made_of)][:top_k]


def test_a_change_in_place_is_seen_by_the_next_search() -> None:
    made = store(*(Memory(t, created_at=NOW - timedelta(days=n), id=str(n)) for n, t in enumerate(TEXTS)))
    made.retrieve("x", 1, NOW, False, strategy="salience")
    made.memories[3].emotional_intensity = 1.0
    assert made.retrieve("x", 1, NOW, False, strategy="salience")[0].memory.id == "3"
    for _ in range(20):
        made.memories[2].mark_recalled(NOW)
    made.memories[3].emotional_intensity = 0.0
    assert made.retrieve("x", 1, NOW, False, strategy="salience")[0].memory.id == "2"
