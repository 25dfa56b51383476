"""The store ranks as the formulas say, and clauses that are kept in 8 bits cost no recall."""

from __future__ import annotations

from statistics import mean

import pytest

from experiments.benchmarks import epirec, locomo
from experiments.measures import measures
from experiments.ranking import Ranked, Shelf, rank_all
from persode.embeddings import get_embedder
from tests.benchmarks import benchmark_file
from tests.unit.experiments.formulas import Formula, clausal, cosine, ranked_by

pytestmark = pytest.mark.slow
LEAST = 0.005
"""Recall that clauses in 8 bits may cost (the design's bar)."""


def recall(ranked: list[Ranked], at: int) -> float:
    return mean(map(measures((at,))[f"recall@{at}"], ranked))


def both(shelf: Shelf, strategy: str, formula: Formula, at: int) -> tuple[float, float]:
    ours = rank_all(shelf, {strategy: strategy}, at, "a test").ranked[strategy]
    return recall(ours, at), recall(ranked_by(formula, shelf.collections, shelf.embedder, at), at)


@pytest.mark.parametrize("name", ["hashing", "minilm"])
def test_lives_are_ranked_as_the_formulas_say(name: str) -> None:
    shelf = Shelf(epirec(benchmark_file("epirec_dev.json")).collections, get_embedder(name))
    ours, formula = both(shelf, "similarity", cosine, 3)
    assert ours == formula
    ours, formula = both(shelf, "clausal", clausal, 3)
    assert ours >= formula - LEAST


def test_a_talk_is_ranked_as_the_formulas_say() -> None:
    talks = locomo(benchmark_file("locomo_dev.json")).collections
    shelf = Shelf([min(talks, key=lambda talk: len(talk.memories))], get_embedder("hashing"))
    ours, formula = both(shelf, "similarity", cosine, 5)
    assert ours == formula
    ours, formula = both(shelf, "clausal", clausal, 5)
    assert ours >= formula - LEAST
