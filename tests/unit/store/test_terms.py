"""Every score is explained completely by its terms, and the query by its reading."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.memory import MemoryStrengthScorer
from persode.store import STRATEGIES, Body, MemoryStore, Query, Term
from persode.words import say
from tests.unit.store.making import NOW, TEXTS, memory, store

SIGNALS = Query(
    "the sick cat by the river",
    intensity=0.9,
    mood={"sadness": 0.9},
    body=Body(stress=0.9),
    days=NOW.date(),
    feelings=("sad",),
    place="the river",
)


def a_store() -> MemoryStore:
    return store(
        *(
            memory(text, n, n / 4, str(n), emotions={"sadness": 0.5}, emotion=("sad", "joyful")[n % 2], anchor=n == 1)
            for n, text in enumerate(TEXTS)
        )
    )


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
@pytest.mark.parametrize("query", ["the sick cat", SIGNALS])
def test_the_terms_one_after_the_other_give_the_score_to_the_last_bit(strategy: str, query: str | Query) -> None:
    for hit in a_store().retrieve(query, None, NOW, False, strategy=strategy, query_intensity=0.9):
        assert hit.terms[0].before == 0
        for term, following in itertools.pairwise(hit.terms):
            assert following.before == term.after
        assert hit.terms[-1].after == hit.score
        assert sum(t.contribution for t in hit.terms) == pytest.approx(hit.score)
        assert sum(abs(t.share) for t in hit.terms) == pytest.approx(1 if hit.score else 0)
        for term in hit.terms:
            assert term.sentence.endswith(".")


@given(st.floats(-1, 1), st.floats(0, 1), st.floats(0, 1))
def test_the_three_operations(before: float, value: float, weight: float) -> None:
    assert Term("x", value, weight).contribution == weight * value
    assert Term("x", value, weight, "add", before).after == before + weight * value
    assert Term("x", value, weight, "scale", before).after == before * value
    assert Term("x", value, weight, "boost", before).after == before * (1 + weight * value)


def test_every_strategy_has_its_words() -> None:
    for name in STRATEGIES:
        assert say(f"store.strategy.{name}")
        assert say(f"store.strategy_about.{name}").endswith(".")


def test_the_reading_of_a_query() -> None:
    reading = a_store().search(SIGNALS, 1, NOW, strategy="gated").reading
    assert (reading.strategy, reading.note, reading.place, reading.state) == ("gated", "", "the river", "stressed")
    assert reading.days == (NOW.date(), NOW.date())
    assert [(g.name, g.open) for g in reading.gates] == [("significant", True)]
    calm = a_store().search("cat", 1, NOW, strategy="gated").reading
    assert [g.open for g in calm.gates] == [False]
    assert calm.gates[0].sentence != reading.gates[0].sentence


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_an_empty_query_gives_the_newest_and_says_so(strategy: str) -> None:
    found = a_store().search(" \n", 2, NOW, strategy=strategy)
    assert [h.memory.id for h in found.hits] == ["0", "1"]
    assert (found.reading.asked, found.reading.strategy) == (strategy, "recency")
    assert bool(found.reading.note) == (strategy != "recency")


def test_searching_reinforces_nothing_and_an_empty_store_has_a_reading_too() -> None:
    made = a_store()
    made.search("cat", 3, NOW)
    assert {m.recall_count for m in made.memories} == {0}
    nothing = store().search("cat", 3, NOW)
    assert (nothing.hits, nothing.reading.text) == ((), "cat")


class TestFeelings:
    @pytest.mark.parametrize("strategy", sorted(STRATEGIES))
    def test_only_those_that_are_wanted(self, strategy: str) -> None:
        query = Query("the sick cat", feelings=["joyful"], only_feelings=True)
        hits = a_store().retrieve(query, None, NOW, False, strategy=strategy)
        assert {h.memory.id for h in hits} == {"1", "3"}
        plain = {h.memory.id: h.score for h in a_store().retrieve("the sick cat", None, NOW, False, strategy=strategy)}
        assert all(h.score == pytest.approx(plain[h.memory.id]) for h in hits)

    @pytest.mark.parametrize("strategy", sorted(STRATEGIES))
    def test_or_lifted(self, strategy: str) -> None:
        plain = {h.memory.id: h.score for h in a_store().retrieve("the sick cat", None, NOW, False, strategy=strategy)}
        for hit in a_store().retrieve(Query("the sick cat", feelings=["joyful"]), None, NOW, False, strategy=strategy):
            lift = 0.15 * STRATEGIES[strategy].unit if hit.memory.id in "13" else 0
            assert hit.score == pytest.approx(plain[hit.memory.id] + lift)


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_fiction_comes_only_when_it_is_asked_for_and_is_marked(strategy: str) -> None:
    made = store(
        memory("the sick cat", 1, name="life"),
        memory("the sick cat sang", 2, name="tale", domain="fiction_content"),
        memory("how I wrote the sick cat", 3, name="desk", domain="meta_authorial"),
    )
    hits = made.retrieve("the sick cat", None, NOW, False, strategy=strategy)
    assert [(h.memory.id, h.happened) for h in hits] == [("life", True)]
    asked = made.retrieve(
        Query("the sick cat", domains=("real", "fiction_content")), None, NOW, False, strategy=strategy
    )
    assert {h.memory.id: h.happened for h in asked} == {"life": True, "tale": False}


@pytest.mark.parametrize("strategy", ["similarity", "fused", "gated", "empathic", "clausal"])
def test_a_thousand_recalls_do_not_pin(strategy: str) -> None:
    """R saturates: a memory that came back a thousand times stays below a confirmed one that fits better."""
    made = store(
        memory("Bought oat milk and did the laundry.", 1, name="worn", recall_count=1000),
        memory("The cat was sick all night.", 1, name="right", recall_count=1),
        memory("We walked along the river.", 1, name="other"),
    )
    query = Query("the sick cat at night", intensity=0.9)
    assert made.retrieve(query, 1, NOW, False, strategy=strategy)[0].memory.id == "right"
    assert MemoryStrengthScorer().base_salience(made.memories[0]) < 0.75


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_shares_stay_within_one_however_much_has_faded(strategy: str) -> None:
    old = store(memory("the sick cat", 4000, 0.5, "old"), memory("a cat", 0.001, 0, "new"))
    for hit in old.retrieve("a sick dog", None, NOW, False, strategy=strategy):
        assert all(-1 <= t.share <= 1 for t in hit.terms)
        assert sum(abs(t.share) for t in hit.terms) == pytest.approx(1) or not any(t.contribution for t in hit.terms)


CONDITIONS = {"emotion", "state", "anchor", "date", "feeling", "not_quite"}


def test_a_sentence_of_what_is_not_so_does_not_say_that_it_is() -> None:
    for name in CONDITIONS:
        so, not_so = Term(name, 0.8).sentence, Term(name, 0.0).sentence
        assert so != not_so
        assert any(word in not_so.split() for word in ("not", "no"))
    asked = {
        t.name for s in STRATEGIES for h in a_store().retrieve(SIGNALS, 9, NOW, False, strategy=s) for t in h.terms
    }
    assert asked >= CONDITIONS - {"not_quite"}


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_not_quite_lowers_by_a_quarter_of_the_unit_and_the_rank_follows(strategy: str) -> None:
    made = a_store()
    asked = replace(SIGNALS, text="the sick cat")
    before = {h.memory.id: h.score for h in made.retrieve(asked, None, NOW, False, strategy=strategy)}
    query = replace(asked, not_quite={"0": 0.8, "unknown": 1.0})
    ranked = made.retrieve(query, None, NOW, False, strategy=strategy)
    unit = STRATEGIES[strategy].unit
    for hit in ranked:
        lowered = 0.8 * 0.25 * unit if hit.memory.id == "0" else 0.0
        assert before[hit.memory.id] - hit.score == pytest.approx(lowered, abs=1e-6 * unit)
        assert hit.terms[-1].after == hit.score
    assert [h.memory.id for h in made.retrieve(query, 2, NOW, False, strategy=strategy)] == [
        h.memory.id for h in ranked[:2]
    ]
