"""The store: its ranking strategies with their terms, ties, bad input, saving, and parity with the reference."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.embeddings import HashingEmbedder, VectorCache, get_embedder
from persode.errors import BadInputError, ForeignFileError, UnknownChoiceError
from persode.memory import Memory
from persode.store import STRATEGIES, MemoryStore
from tests.unit.store.making import NOW, TEXTS, memory, store


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_a_score_is_the_sum_of_its_terms_and_looking_changes_nothing(strategy: str) -> None:
    made = store(*(memory(t, days=n, e=n / 4) for n, t in enumerate(TEXTS)))
    before = [m.to_dict() for m in made.memories]
    hits = made.retrieve("the sick cat", None, NOW, reinforce=False, strategy=strategy, query_intensity=0.9)
    assert len(hits) == len(TEXTS)
    for hit in hits:
        assert hit.score == pytest.approx(sum(t.contribution for t in hit.terms))
    assert [h.score for h in hits] == sorted((h.score for h in hits), reverse=True)
    assert [m.to_dict() for m in made.memories] == before


def test_recency_salience_and_fused_follow_their_formulas() -> None:
    made = store(*(memory(t, days=n, e=n / 4, name=str(n)) for n, t in enumerate(TEXTS)))
    assert [h.memory.id for h in made.retrieve("x", None, NOW, False, strategy="recency")] == ["0", "1", "2", "3"]
    assert [h.memory.id for h in made.retrieve("x", None, NOW, False, strategy="salience")] == ["3", "2", "1", "0"]
    for hit in made.retrieve(TEXTS[0], None, NOW, False, w_similarity=0.3):
        c = min(1.0, max(0.0, hit.similarity))
        k = (hit.memory.emotional_intensity + 0 + c) / 3
        assert hit.salience == pytest.approx(k)
        assert hit.fused_score == hit.score == pytest.approx(0.3 * hit.similarity + 0.7 * k)
    stored = made.retrieve(TEXTS[0], 1, NOW, False, use_query_relevance_as_context=False)[0]
    assert stored.salience == pytest.approx((stored.memory.emotional_intensity + 0.5) / 3)


def test_the_gate_opens_from_point_six_on() -> None:
    made = store(*(memory(t, e=n / 4) for n, t in enumerate(TEXTS)))
    names = [
        [t.name for t in made.retrieve("cat", 1, NOW, False, strategy="gated", query_intensity=e)[0].terms]
        for e in (0.59, 0.6)
    ]
    assert names == [["similarity"], ["similarity", "salience"]]


def test_clausal_finds_what_one_clause_of_a_long_memory_says() -> None:
    made = MemoryStore(get_embedder())
    long = (
        "I did the shopping, cleaned the whole flat, answered mails and then my brother told me he is getting married."
    )
    made.add_many([memory(long), memory("I cleaned the flat."), memory("My neighbour has a new car.")])
    best = made.retrieve("a wedding in the family", 1, NOW, False, strategy="clausal")[0]
    assert best.memory.text == long
    assert {t.name for t in best.terms} == {"meaning", "best_clause"}


def test_equal_scores_newer_first_then_id() -> None:
    made = store(memory("same", 1, name="b"), memory("same", 1, name="a"), memory("same", 0, name="c"))
    assert [h.memory.id for h in made.retrieve("same", None, NOW, False, strategy="similarity")] == ["c", "a", "b"]
    assert [h.memory.id for h in made.retrieve("same", 2, NOW, False, strategy="similarity")] == ["c", "a"]


def test_reinforcing_marks_the_hits_only() -> None:
    made = store(*(memory(t) for t in TEXTS))
    hits = made.retrieve("the sick cat", 1, NOW)
    assert [m.recall_count for m in made.memories] == [1, 0, 0, 0]
    assert hits[0].memory.last_recalled == NOW


def test_bad_input_has_an_answer() -> None:
    made = store(*(memory(t, days=n, name=str(n)) for n, t in enumerate(TEXTS)))
    assert [h.memory.id for h in made.retrieve("   ", None, NOW, False, strategy="similarity")] == ["0", "1", "2", "3"]
    assert made.retrieve("cat", 0, NOW) == made.retrieve("cat", -3, NOW) == []
    assert len(made.retrieve("word " * 10_000, 99, NOW, False)) == len(TEXTS)
    assert MemoryStore(HashingEmbedder()).retrieve("cat") == []
    with pytest.raises(UnknownChoiceError, match="clausal"):
        made.retrieve("cat", strategy="best")
    for alpha in (-0.1, 1.5, float("nan")):
        with pytest.raises(BadInputError, match="similarity"):
            made.retrieve("cat", w_similarity=alpha)
        with pytest.raises(BadInputError, match="similarity"):
            MemoryStore(HashingEmbedder(), w_similarity=alpha)


def test_a_corrupt_or_foreign_vector_breaks_nothing() -> None:
    made = store(*(memory(t) for t in TEXTS))
    broken = memory("broken")
    broken.embedding = np.full(256, np.nan, dtype=np.float32)
    foreign = memory("A foreign vector about a cat")
    foreign.embedding = np.ones(384, dtype=np.float32)
    made.add_many([broken, foreign])
    hits = made.retrieve("a foreign cat", None, NOW, False, strategy="clausal")
    assert len(hits) == 6
    assert all(np.isfinite(h.score) for h in hits)
    assert hits[0].memory is foreign


def test_removing_and_replacing() -> None:
    made = store(*(memory(t, name=str(n)) for n, t in enumerate(TEXTS)))
    made.retrieve("cat", 1, NOW, False)
    made.remove(["0", "unknown"])
    made.add(memory("A cat again", name="1"))
    assert sorted(m.id for m in made.memories) == ["1", "2", "3"]
    assert made.retrieve("cat", 1, NOW, False, strategy="clausal")[0].memory.text == "A cat again"
    assert made.get("0") is None


def test_saving_and_loading(tmp_path: Path) -> None:
    made = store(*(memory(t, days=n, e=n / 4) for n, t in enumerate(TEXTS)))
    made.save(tmp_path / "m.json")
    again = MemoryStore.load(tmp_path / "m.json", HashingEmbedder())
    assert [m.to_dict() for m in again.memories] == [m.to_dict() for m in made.memories]
    assert "embedding" not in (tmp_path / "m.json").read_text()
    for content in ("no json", "[]", '{"format": "other"}', '{"format": "persode-memories", "memories": [1]}'):
        (tmp_path / "x.json").write_text(content)
        with pytest.raises(ForeignFileError, match=r"x\.json"):
            MemoryStore.load(tmp_path / "x.json")


def test_vectors_are_kept_for_the_next_store(tmp_path: Path) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    first = MemoryStore(cache=cache)
    first.add_many(memory(t) for t in TEXTS)
    first.warm()
    rows = np.load(tmp_path / "hashing.npy", allow_pickle=False)
    assert len(rows) == len(set(first.indexed_texts()))


def test_recent_are_the_events_of_six_days() -> None:
    made = store(memory("old", 7), memory("edge", 6), memory("new", 1))
    assert [m.text for m in made.recent(NOW)] == ["new", "edge"]


@settings(max_examples=40)
@given(
    st.lists(st.text(max_size=40), min_size=1, max_size=8), st.text(max_size=40), st.sampled_from(sorted(STRATEGIES))
)
def test_any_texts_give_finite_scores(texts: list[str], query: str, strategy: str) -> None:
    hits = store(*(memory(t) for t in texts)).retrieve(query, None, NOW, False, strategy=strategy)
    assert len(hits) == len(texts)
    assert all(np.isfinite(h.score) for h in hits)


def test_a_search_that_has_no_patience_takes_the_newest_in_first() -> None:
    born = [Memory(f"We walked to house {n}.", created_at=NOW - timedelta(hours=n)) for n in range(450)]
    store = MemoryStore(HashingEmbedder(), patience=0.0)
    store.add_many(reversed(born))
    assert store.retrieve("house", 1, NOW, reinforce=False)
    assert store.waiting == 250
    assert {h.memory.text for h in store.retrieve("walked", None, NOW, reinforce=False)} == {m.text for m in born[:400]}
    store.warm()
    assert store.waiting == 0
    assert len(store.retrieve("walked", None, NOW, reinforce=False)) == 450


def test_one_memory_that_cannot_be_read_is_kept_aside_and_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "memories.json"
    store = MemoryStore(HashingEmbedder())
    store.add_many([Memory("We flew a kite."), Memory("I baked bread.")])
    store.save(path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    saved["memories"][0]["created_at"] = "the day before"
    path.write_text(json.dumps(saved), encoding="utf-8")
    loaded = MemoryStore.load(path, HashingEmbedder())
    assert [m.text for m in loaded.memories] == ["I baked bread."]
    loaded.save(path)
    again = json.loads(path.read_text(encoding="utf-8"))["memories"]
    assert {m["text"]: m["created_at"] for m in again}["We flew a kite."] == "the day before"


@pytest.mark.parametrize(("query", "top_k"), [(None, 3), (7, 3), ("kite", 2.5), ("kite", "all")])
def test_a_query_and_a_number_that_are_none_are_refused_in_a_sentence(query: Any, top_k: Any) -> None:
    store = MemoryStore(HashingEmbedder())
    store.add(Memory("We flew a kite."))
    with pytest.raises(BadInputError, match="None|7|2.5|all"):
        store.retrieve(query, top_k)


def test_a_search_for_a_memorys_own_words_makes_no_vector(tmp_path: Path) -> None:
    class Counting(HashingEmbedder):
        made: list[str] = []  # noqa: RUF012

        def embed(self, texts: Any) -> Any:
            self.made.extend(texts)
            return super().embed(texts)

    embedder = Counting()
    filled = MemoryStore(embedder, cache=VectorCache(embedder, tmp_path))
    filled.add_many([memory(text) for text in TEXTS])
    filled.warm()
    plain = HashingEmbedder().embed([TEXTS[0]])[0]
    embedder.made.clear()
    assert np.array_equal(filled.vector_of(TEXTS[0]), plain)
    assert embedder.made == []


def test_a_file_of_a_newer_version_is_refused_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "store.json"
    text = '{"format": "persode-memories", "version": 9, "memories": [], "entries": [1]}'
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ForeignFileError, match="newer version"):
        MemoryStore.load(file, HashingEmbedder())
    assert file.read_text(encoding="utf-8") == text
    for version in ('"9"', "null", "1.5", "true"):
        file.write_text(text.replace("9", version), encoding="utf-8")
        with pytest.raises(ForeignFileError, match="not a saved store"):
            MemoryStore.load(file, HashingEmbedder())


def test_values_that_cannot_be_are_saved_as_plain_ones(tmp_path: Path) -> None:
    made = store(memory("a walk"), memory("the sea"), memory("a ship"))
    one, two, three = made.memories
    one.created_at = "garbage"  # type: ignore[assignment]
    two.emotional_intensity = two.contextual_relevance = float("nan")
    three.valence = float("inf")  # type: ignore[assignment]
    made.unreadable.append({"text": "x", "created_at": 1, "emotional_intensity": [float("nan")]})
    file = tmp_path / "store.json"
    made.save(file)
    assert "NaN" not in file.read_text(encoding="utf-8")
    assert "Infinity" not in file.read_text(encoding="utf-8")
    again = MemoryStore.load(file, HashingEmbedder())
    assert [(m.text, m.emotional_intensity, m.valence) for m in again.memories] == [
        ("a walk", one.emotional_intensity, 0), ("the sea", 0.0, 0), ("a ship", three.emotional_intensity, 0),
    ]  # fmt: skip
    assert again.unreadable == [{"text": "x", "created_at": 1, "emotional_intensity": [None]}]


@pytest.mark.parametrize("instant", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00"])
def test_a_memory_past_an_end_of_the_calendar_is_kept_aside(instant: str, tmp_path: Path) -> None:
    file = tmp_path / "store.json"
    store(memory("a walk"), memory("the sea")).save(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["memories"][0]["created_at"] = instant
    file.write_text(json.dumps(data), encoding="utf-8")
    again = MemoryStore.load(file, HashingEmbedder())
    assert [m.text for m in again.memories] == ["the sea"]
    assert [m["text"] for m in again.unreadable] == ["a walk"]


@pytest.mark.parametrize("query", ["\u200b", " \n\u200b\u2060 ", "\ufe0f", "\u3164"])
def test_a_query_in_which_nothing_can_be_seen_is_an_empty_one(query: str) -> None:
    found = store(memory("a walk"), memory("the sea")).search(query, 1, NOW, strategy="clausal")
    assert (found.reading.strategy, found.reading.asked) == ("recency", "clausal")


def test_what_is_still_to_come_is_not_recent() -> None:
    made = store(memory("tea", -5), memory("cake", 2))
    assert [m.text for m in made.recent(NOW)] == ["cake"]
    assert [m.text for m in made.recent(NOW + timedelta(days=5))] == ["tea"]
