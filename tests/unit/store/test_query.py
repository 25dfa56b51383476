"""Bad input: refused with a sentence, or answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError, UnknownChoiceError
from persode.memory import Memory
from persode.store import STRATEGIES, Body, MemoryStore, Query
from tests.unit.store.making import NOW, TEXTS, memory, store

NAN, INF = float("nan"), float("inf")


@dataclass(frozen=True)
class Link:
    source: str
    target: str
    kind: str = "causal"


@pytest.mark.parametrize(
    ("given", "kept"), [(NAN, 0), (INF, 1), (-INF, 0), (7, 1), (-1, 0), (0.6, 0.6), (0, 0), (True, 1)]
)
def test_an_intensity_is_clipped_like_that_of_a_memory(given: float, kept: float) -> None:
    assert Query("x", intensity=given).intensity == kept
    assert Memory("x", emotional_intensity=given).emotional_intensity == kept


@pytest.mark.parametrize(
    "wrong",
    [
        {"mood": {"joy": NAN}},
        {"mood": {"joy": 7}},
        {"emotions": {"joy": -0.1}},
        {"mood": {"bliss": 0.5}},
        {"feelings": ["blissful"]},
        {"domains": ["dream"]},
        {"links": [Link("a", "b", "magic")]},
        {"half_life_days": 0},
        {"half_life_days": "x"},
        {"text": None},
        {"place": None},
        {"intensity": "x"},
        {"intensity": None},
        {"days": "2025-01-01"},
        {"days": [NOW.date(), NOW.date()]},
        {"days": (NOW.date(),)},
        {"days": (NOW.date(), None)},
        {"feelings": None},
        {"feelings": "sad"},
        {"domains": None},
        {"links": None},
        {"links": [1]},
        {"body": {"stress": 1}},
        {"mood": None},
        {"only_feelings": True},
        {"only_feelings": 1, "feelings": ["sad"]},
        {"not_quite": {"a": 2}},
        {"not_quite": None},
    ],
)
def test_a_signal_that_can_not_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInputError):
        Query(**{"text": "x", **wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        *({"stress": value} for value in (7, NAN, "x")),
        *({"hrv": value} for value in (INF, -1, NAN, "x")),
        {"sleep_quality": -1},
        {"heart_rate_elevated": "yes"},
    ],
)
def test_a_body_that_can_not_be_is_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(BadInputError, match=next(iter(wrong))):
        Body(**wrong)


def test_an_unknown_class_and_a_floor_out_of_range_never_reach_the_store() -> None:
    with pytest.raises(UnknownChoiceError, match="hypothesis"):
        memory("x", belief_class="rumour")
    for floor in (1.2, -0.1, NAN):
        with pytest.raises(BadInputError):
            memory("x", confidence_floor=floor)


def test_a_day_may_be_an_instant_and_a_range_may_be_turned_around() -> None:
    day = NOW.date()
    assert Query("x", days=NOW).about == (day, day)
    assert Query("x", days=(day, day - timedelta(3))).about == (day - timedelta(3), day)
    assert Query("x").about is None


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
@pytest.mark.parametrize("top_k", [0, -1, 1, 4, 1000, None])
def test_any_number_of_hits(strategy: str, top_k: int | None) -> None:
    made = store(*(memory(t, n / 100, name=str(n)) for n, t in enumerate(TEXTS)))
    hits = made.retrieve("the cat " * 5000, top_k, NOW, False, strategy=strategy)
    assert len(hits) == len(TEXTS[: 4 if top_k is None else max(0, top_k)])


BROKEN: dict[str, Any] = {
    "text": None, "created_at": "last week", "last_recalled": "x", "my_day": "monday", "embedding": [1, 2],
    "emotional_intensity": "x", "contextual_relevance": None, "recall_count": -5, "belief_class": "zzz", "domain": [],
    "emotions": None, "emotion": [], "kind": [], "confidence_floor": "x", "anchor": None, "body": None,
}  # fmt: skip


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
@pytest.mark.parametrize("name", [*BROKEN, "all of it", "a time without zone"])
def test_a_corrupt_memory_breaks_nothing_for_the_others(strategy: str, name: str) -> None:
    made = store(*(memory(t, n, name=str(n)) for n, t in enumerate(TEXTS)))
    query = Query("the sick cat", mood={"joy": 1.0}, days=NOW.date(), links=[Link("0", "broken")], body=Body(stress=1))
    expected = {h.memory.id: h.score for h in made.retrieve(query, None, NOW, False, strategy=strategy)}
    broken = memory("", name="broken")
    wrong = BROKEN if name == "all of it" else {name: BROKEN[name]} if name in BROKEN else {}
    for field, value in (wrong or {"created_at": datetime(2026, 3, 9)}).items():  # noqa: DTZ001
        setattr(broken, field, value)
    broken.embedding = np.full(256, NAN, dtype=np.float32) if broken.embedding is None else broken.embedding
    made.add(broken)
    for _ in range(2):
        hits = made.retrieve(query, None, NOW, False, strategy=strategy)
        assert all(np.isfinite([h.score, h.salience, h.retention, h.fused_score]).all() for h in hits)
        found = {h.memory.id: h.score for h in hits if h.memory is not broken}
        if strategy == "clausal":  # the mean of the memories takes part there
            assert found.keys() == expected.keys()
        else:
            assert found == expected


@pytest.mark.parametrize(
    "wrong",
    [
        lambda made: made.retrieve("x", strategy=["fused"]),
        lambda made: made.retrieve("x", strategy=""),
        lambda made: made.retrieve("x", w_similarity="x"),
        lambda made: made.retrieve("x", w_similarity=NAN),
        lambda made: made.retrieve("x", query_intensity="x"),
        lambda made: made.retrieve("x", 2.5),
        lambda made: made.retrieve("x", "3"),
        lambda made: made.retrieve(None),
        lambda made: made.add(None),
        lambda made: made.add("tea"),
        lambda _: MemoryStore("hashing"),  # type: ignore[arg-type]
        lambda _: MemoryStore(HashingEmbedder(), w_similarity="x"),  # type: ignore[arg-type]
    ],
)
def test_a_value_of_another_type_gets_a_sentence(wrong: Callable[[Any], object]) -> None:
    made = store(memory("tea"))
    with pytest.raises(BadInputError):
        wrong(made)
    assert len(made) == 1


@pytest.mark.parametrize(
    "vector", [np.full(256, INF), np.zeros(256), np.ones(384), np.ones((2, 256)), np.ones(256) * 9]
)
def test_a_vector_of_another_size_or_without_direction_is_made_anew_and_any_length_counts_as_one(
    vector: np.ndarray[Any, Any],
) -> None:
    own = memory("the sick cat", 1)
    own.embedding = vector.astype(np.float32)
    hit = store(own).retrieve("the sick cat", 1, NOW, False, strategy="similarity")[0]
    assert hit.score == pytest.approx(1) or (vector == 9).all()
    assert abs(hit.score) <= 1 + 1e-6


def test_times_without_zone_and_times_in_the_future() -> None:
    made = store(Memory("tea", created_at=datetime(2026, 3, 9, 12)), memory("tea", -5, name="later"))  # noqa: DTZ001
    naive = NOW.replace(tzinfo=None)
    for strategy in STRATEGIES:
        aware = made.retrieve("tea", None, NOW, False, strategy=strategy)
        assert made.retrieve("tea", None, naive, False, strategy=strategy) == aware
        assert all(h.retention <= 1 for h in aware)
    hits = made.retrieve("tea", None, NOW, False, strategy="empathic")
    assert hits[0].memory.id == "later"
    assert hits[0].score == 1  # it does not fade before its day
    assert not hits[0].is_short_term or hits[0].memory.age_days(NOW) == 0


@settings(max_examples=50)
@given(
    st.lists(st.text(max_size=30), min_size=1, max_size=6),
    st.text(max_size=30),
    st.sampled_from(sorted(STRATEGIES)),
    st.dictionaries(st.sampled_from(["joy", "fear"]), st.floats(0, 1)),
    st.integers(-3, 9),
)
def test_any_query_is_answered_and_the_same_twice(
    texts: list[str], text: str, strategy: str, mood: dict[str, float], top_k: int
) -> None:
    made = store(*(memory(t, n, name=str(n)) for n, t in enumerate(texts)))
    query = Query(text, mood=mood, body=Body(stress=1), days=NOW.date(), feelings=["sad"])
    hits = made.retrieve(query, top_k, NOW, False, strategy=strategy)
    assert len(hits) <= max(0, top_k)
    assert [h.score for h in hits] == sorted((h.score for h in hits), reverse=True)
    assert hits == made.retrieve(query, top_k, NOW, False, strategy=strategy)
