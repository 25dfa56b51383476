"""The strategy `empathic`: cosine * decay, the floor, and each boost only with its own signal."""

from __future__ import annotations

import math
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.memory import BELIEF_CLASSES, EMOTIONS, Memory, MemoryStrengthScorer, PowerLaw
from persode.store import Body, MemoryStore, Query
from tests.unit.store.making import NOW, TEXTS, memory, store

WORDS = st.lists(
    st.sampled_from(["cat", "sea", "walk", "tea", "mother", "test", "car", "sick", "proud", "rain"]),
    min_size=1,
    max_size=6,
)


def score(made: MemoryStore, query: str | Query, which: int = 0) -> float:
    hits = made.retrieve(query, None, NOW, False, strategy="empathic")
    return next(h.score for h in hits if h.memory is made.memories[which])


def boosted(signal: dict[str, Any], **fields: Any) -> float:
    """How much a signal lifts one memory."""
    made = store(memory(TEXTS[0], 2, **fields), memory(TEXTS[1], 1))
    return score(made, Query("the sick cat", **signal)) / score(made, "the sick cat")


@st.composite
def plain_memories(draw: st.DrawFn) -> list[Memory]:
    return [
        memory(
            " ".join(draw(WORDS)),
            draw(st.sampled_from([0, 0, 1e-6, 0.5, 1, 6, 30, 400, -3])),
            draw(st.floats(0, 1)),
            name=str(n),
            recall_count=draw(st.integers(0, 50)),
            belief_class=draw(st.sampled_from(sorted(BELIEF_CLASSES))),
        )
        for n in range(draw(st.integers(1, 12)))
    ]


@pytest.mark.slow
@settings(max_examples=60)
@given(plain_memories(), WORDS, st.booleans())
def test_without_a_signal_it_is_cosine_times_decay_bit_for_bit(
    memories: list[Memory], words: list[str], other_law: bool
) -> None:
    scorer = MemoryStrengthScorer(law=PowerLaw() if other_law else None)
    made = MemoryStore(store().embedder, scorer)
    made.add_many(memories)
    query = " ".join(words)
    cosines = {h.memory.id: h.score for h in made.retrieve(query, None, NOW, False, strategy="similarity")}
    # none was recalled, so the scorer's decay counts from the event too
    expected = {m.id: cosines[m.id] * scorer.effective_decay(m, NOW) for m in memories}
    order = sorted(memories, key=lambda m: (-expected[m.id], -m.created_at.timestamp(), m.id))
    for top_k in (None, 3):
        hits = made.retrieve(query, top_k, NOW, False, strategy="empathic")
        assert [h.memory.id for h in hits] == [m.id for m in order][:top_k]
        assert [h.score for h in hits] == [expected[m.id] for m in order][:top_k]


def test_days_count_from_the_event_and_not_from_a_recall() -> None:
    made = store(memory(TEXTS[0], 30))
    before = score(made, "cat")
    made.memories[0].last_recalled = NOW
    assert score(made, "cat") == before


@pytest.mark.slow
@settings(max_examples=60)
@given(WORDS, st.floats(0, 2000), st.floats(0.01, 1))
def test_the_floor_holds_and_never_lowers(words: list[str], days: float, floor: float) -> None:
    text = "a cat at the sea"
    plain, floored = store(memory(text, days)), store(memory(text, days, confidence_floor=floor))
    query = " ".join(words)
    cosine = plain.retrieve(query, 1, NOW, False, strategy="similarity")[0].score
    assert score(floored, query) == max(score(plain, query), cosine * floor)


def test_an_axiom_never_fades_and_an_anchor_hardly() -> None:
    made = store(
        memory("tea", 3000, belief_class="axiom"),
        memory("tea", 1000, anchor=True),
        memory("tea", 1000, anchor=True, belief_class="axiom"),
        memory("tea", 1000, belief_class="hypothesis"),
    )
    assert score(made, "tea") == 1
    assert score(made, "tea", 1) == pytest.approx(math.exp(-1) * 1.05)
    assert score(made, "tea", 2) == pytest.approx(1.05)
    assert score(made, "tea", 3) == pytest.approx(math.exp(-5))


def test_an_anchor_is_lifted_among_the_best_eight_only() -> None:
    better = [memory("tea", name=f"b{n}") for n in range(8)]
    made = store(memory("tea and rain", name="z", anchor=True), *better)
    hits = made.retrieve("tea", None, NOW, False, strategy="empathic")
    assert "anchor" not in {t.name for h in hits for t in h.terms}
    made.remove(["b0"])
    hits = made.retrieve("tea", None, NOW, False, strategy="empathic")
    assert {h.memory.id: t.value for h in hits for t in h.terms if t.name == "anchor"}["z"] == 1


def test_emotion() -> None:
    joy = {"joy": 0.8}
    assert boosted({"emotions": joy}, emotions={"joy": 0.3}) == pytest.approx(1.15)
    assert boosted({"emotions": {"joy": 0.49}}, emotions={"joy": 0.3}) == 1
    assert boosted({"emotions": joy}, emotions={}) == 1
    half = boosted({"emotions": joy}, emotions={"joy": 0.5, "sadness": 0.5})
    assert half == pytest.approx(1 + 0.15 / math.sqrt(2))


def test_a_stated_mood_wins_and_adds_topic_words() -> None:
    made = store(memory("grief and loss", 1), memory("success", 1))
    stated = Query("my day", emotions={"joy": 1.0}, mood={"sadness": 0.5})
    found = made.search(stated, None, NOW, strategy="empathic")
    assert found.reading.text == "my day loss grief"
    assert found.reading.emotions == {"sadness": 0.5}
    assert found.reading.mood_stated
    assert found.hits[0].memory.text == "grief and loss"
    read = made.search(Query("my day", emotions={"joy": 1.0}), None, NOW, strategy="empathic").reading
    assert (read.text, read.mood_stated) == ("my day", False)
    assert made.search(stated, None, NOW, strategy="similarity").reading.text == "my day"
    for emotion in EMOTIONS:
        assert made.search(Query("x", mood={emotion: 1.0}), 1, NOW, strategy="empathic").reading.text.startswith("x ")


@pytest.mark.parametrize(
    ("body", "lifts"),
    [
        (Body(stress=0.6), "depleted"),
        (Body(sleep_quality=0.4), "depleted"),
        (Body(heart_rate_elevated=True), "depleted"),
        (Body(hrv_declining=True), "depleted"),
        (Body(hrv=54.9), "depleted"),
        (Body(stress=0.1, sleep_quality=0.9, hrv=54), "depleted"),
        (Body(stress=0.3), "restored"),
        (Body(stress=0.3, sleep_quality=0.7), "restored"),
        (Body(stress=0.3, sleep_quality=0.6), ""),
        (Body(sleep_quality=0.9), ""),
        (Body(stress=0.0, hrv=80), "restored"),
        (Body(), ""),
    ],
)
def test_the_body_meets_what_is_like_it(body: Body, lifts: str) -> None:
    for state in ("depleted", "restored", ""):
        expected = 1.15 if state and state == lifts else 1
        assert boosted({"body": body}, body=state) == pytest.approx(expected)


@pytest.mark.parametrize(("away", "p"), [(0, 1), (1, 1), (2, 0.7), (3, 0.7), (4, 0.3), (7, 0.3), (8, 0), (-3, 0.7)])
def test_date(away: int, p: float) -> None:
    day = date(2026, 1, 10)
    assert boosted({"days": day + timedelta(days=away)}, my_day=day) == pytest.approx(1 + 0.25 * p)


def test_inside_a_range_of_days_the_distance_is_none() -> None:
    january = (date(2026, 1, 1), date(2026, 1, 31))
    assert boosted({"days": january}, my_day=date(2026, 1, 15)) == pytest.approx(1.25)
    assert boosted({"days": january[::-1]}, my_day=date(2026, 2, 3)) == pytest.approx(1 + 0.25 * 0.7)


@pytest.mark.slow
@settings(max_examples=40)
@given(plain_memories(), WORDS, st.integers(1, 5), st.data())
def test_a_short_list_is_the_beginning_of_the_whole_one(
    memories: list[Memory], words: list[str], top_k: int, data: st.DataObject
) -> None:
    for m in memories:
        m.emotions = {name: data.draw(st.floats(0, 1)) for name in EMOTIONS[:2]}
        m.body = data.draw(st.sampled_from(["", "depleted"]))
        m.anchor = data.draw(st.booleans())
    made = store(*memories)
    query = Query(" ".join(words), mood={"joy": 0.7}, body=Body(stress=1), days=NOW.date())
    whole = made.retrieve(query, None, NOW, False, strategy="empathic")
    short = made.retrieve(query, top_k, NOW, False, strategy="empathic")
    assert [(h.memory.id, h.score, h.terms) for h in short] == [(h.memory.id, h.score, h.terms) for h in whole][:top_k]


def test_gates_say_what_is_open() -> None:
    made = store(memory("tea"))
    gates = made.search(Query("tea", body=Body(stress=1), days=NOW.date()), 1, NOW, strategy="empathic").reading.gates
    assert {g.name for g in gates if g.open} == {"state", "date"}
    assert all(g.sentence.endswith(".") for g in gates)
