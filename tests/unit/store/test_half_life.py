"""The strategy of the tutorial's agent: base score, fast decay, shared words."""

from __future__ import annotations

import pytest

from persode.errors import BadInputError
from persode.store import Query
from tests.unit.store.making import NOW, memory, store


@pytest.mark.parametrize(
    ("kind", "base"),
    [("preference", 1.5), ("topic", 1.2), ("project", 1.0), ("episode", 1.0), ("dialog", 0.6), ("fact", 1.0)],
)
def test_each_kind_has_its_base_and_half_is_left_after_thirty_minutes(kind: str, base: float) -> None:
    made = store(memory("green tea", days=1 / 48, kind=kind))
    assert made.retrieve("coffee", 1, NOW, False, strategy="half-life")[0].score == pytest.approx(base / 2)


def test_shared_words_are_counted_lower_cased_and_split_at_blanks() -> None:
    made = store(memory("I like Green tea tea, with milk", days=1 / 24))
    hit = made.retrieve("green TEA with honey tea", 1, NOW, False, strategy="half-life")[0]
    assert [(t.name, t.value) for t in hit.terms][2] == ("shared_words", 3)  # green, tea, with
    assert hit.score == pytest.approx(1 * 0.25 + 3)


def test_the_half_life_can_be_set() -> None:
    made = store(memory("green tea", days=2))
    query = Query("coffee", half_life_days=2)
    assert made.retrieve(query, 1, NOW, False, strategy="half-life")[0].score == pytest.approx(0.5)
    for wrong in (0, -1, float("nan"), float("inf")):
        with pytest.raises(BadInputError, match="above 0"):
            Query("coffee", half_life_days=wrong)


def test_only_scores_above_zero_come() -> None:
    made = store(memory("long gone", days=900), memory("fresh", days=0.1), memory("long gone tea", days=900))
    assert [h.memory.text for h in made.retrieve("tea", None, NOW, False, strategy="half-life")] == [
        "long gone tea",
        "fresh",
    ]


def test_shared_words_follow_what_is_added_and_taken_out() -> None:
    made = store(memory("tea", name="a", days=900))
    made.retrieve("tea", 1, NOW, False, strategy="half-life")
    made.add(memory("tea and cake", name="b", days=900))
    made.remove(["a"])
    hits = made.retrieve("tea cake", None, NOW, False, strategy="half-life")
    assert [(h.memory.id, h.score) for h in hits] == [("b", 2)]
