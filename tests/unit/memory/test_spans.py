"""Columns of many memories: the scorer's numbers, whatever the law; when a memory fades."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta

import numpy as np
import pytest

from persode.memory import (
    DEFAULT_LAMBDA,
    BeliefClassLaw,
    EbbinghausLaw,
    HalfLifeLaw,
    Memory,
    MemoryStrengthScorer,
    PowerLaw,
    Spans,
    day_number,
)

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)


class Steps:
    """A law that the columns do not know."""

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        return 1 / (1 + math.floor(max(0.0, delta_days)))


MEMORIES = [
    Memory("a", emotional_intensity=0.95, contextual_relevance=0.7, recall_count=3, created_at=NOW - timedelta(30)),
    Memory("b", emotional_intensity=0.15, contextual_relevance=0.25, created_at=NOW - timedelta(30)),
    Memory("c", emotional_intensity=0.5, contextual_relevance=0.5, belief_class="axiom", created_at=NOW - timedelta(9)),
    Memory("d", emotional_intensity=0.5, belief_class="hypothesis", created_at=NOW - timedelta(400)),
    Memory("e", emotional_intensity=0.2, anchor=True, created_at=NOW - timedelta(90)),
    Memory("f", emotional_intensity=0.8, created_at=NOW + timedelta(5)),
    Memory(
        "g", emotional_intensity=0.6, recall_count=2, created_at=NOW - timedelta(20), last_recalled=NOW - timedelta(2)
    ),
]


@pytest.mark.parametrize(
    "scorer",
    [
        MemoryStrengthScorer(),
        MemoryStrengthScorer(3, 1, 1),
        MemoryStrengthScorer(law=HalfLifeLaw(2)),
        MemoryStrengthScorer(law=PowerLaw()),
        MemoryStrengthScorer(law=BeliefClassLaw("operational")),
        MemoryStrengthScorer(law=BeliefClassLaw("episode")),
        MemoryStrengthScorer(law=Steps()),
    ],
)
def test_the_columns_are_the_scorers_numbers(scorer: MemoryStrengthScorer) -> None:
    spans = Spans.of(MEMORIES)
    for days in (0, 0.5, 30, 1000):
        at = NOW + timedelta(days=days)
        expected = [scorer.strength(m, at) for m in MEMORIES]
        assert spans.strength(scorer, day_number(at)) == pytest.approx([s.strength for s in expected], rel=1e-9)
        assert spans.retention(scorer, day_number(at)) == pytest.approx([s.retention for s in expected], rel=1e-9)


def test_right_values_at_thirty_days() -> None:
    strong, weak = Spans.of(MEMORIES[:2]).strength(MemoryStrengthScorer(), day_number(NOW))
    assert strong == pytest.approx(0.0444, abs=5e-5)
    assert weak == pytest.approx(0.0003, abs=5e-5)


def test_the_past_of_a_memory_has_the_recalls_of_then() -> None:
    memory = MEMORIES[-1]
    came = [NOW - timedelta(10), NOW - timedelta(2)]
    spans = Spans.of([memory], {memory.id: came})
    assert spans.recalls.tolist() == [0, 1, 2]
    for days, count, last in ((-15, 0, None), (-5, 1, came[0]), (-1, 2, came[1])):
        at = NOW + timedelta(days=days)
        then = Memory(
            "g", emotional_intensity=0.6, recall_count=count, created_at=memory.created_at, last_recalled=last
        )
        running = spans.running(day_number(at))
        assert running.sum() == 1
        found = spans.strength(MemoryStrengthScorer(), day_number(at))[running]
        assert found == pytest.approx(MemoryStrengthScorer().score(then, at), rel=1e-9)
    assert not spans.running(day_number(NOW - timedelta(21))).any()


def test_when_a_memory_fades_under_the_line() -> None:
    plain = MemoryStrengthScorer(law=EbbinghausLaw(protection=0.0))
    at = Spans.of(MEMORIES).faded_at(plain, 0.01)
    k = (0.15 + 0.25) / 3
    assert at[1] == pytest.approx(day_number(MEMORIES[1].created_at) + math.log(k / 0.01) / DEFAULT_LAMBDA, abs=1e-6)
    assert at[2] == np.inf
    power = MemoryStrengthScorer(law=PowerLaw())
    for scorer in (plain, power, MemoryStrengthScorer(), MemoryStrengthScorer(law=HalfLifeLaw(2))):
        spans = Spans.of(MEMORIES)
        fades = spans.faded_at(scorer, 0.01)
        there = np.isfinite(fades)
        assert spans.strength(scorer, np.where(there, fades, 0))[there] == pytest.approx(0.01, rel=1e-6)
    assert Spans.of([Memory("h", created_at=NOW)]).faded_at(plain, 0.01)[0] == pytest.approx(day_number(NOW))


def test_no_memories() -> None:
    spans = Spans.of([])
    assert spans.strength(MemoryStrengthScorer(), day_number(NOW)).shape == (0,)
    assert spans.faded_at(MemoryStrengthScorer(), 0.01).shape == (0,)
