"""What is found on the development parts of EpiRec and LoCoMo: the bars, and parity with the plain formula."""

from __future__ import annotations

import pytest

from experiments.benchmarks import Collection, Ranker, epirec, figures, locomo, rankings
from experiments.eval_retrieval import cosine, ranked_by
from persode.embeddings import get_embedder
from tests.benchmarks import benchmark_file

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def personas() -> list[Collection]:
    return epirec(benchmark_file("epirec_dev.json"))


@pytest.fixture(scope="module")
def talks() -> list[Collection]:
    return locomo(benchmark_file("locomo_dev.json"))


def recall(collections: list[Collection], rank: Ranker, at: int, kind: str = "all") -> float:
    return figures(collections, rank, at)[kind]["recall"]


def test_clausal_finds_what_is_only_hinted_at(personas: list[Collection]) -> None:
    embedder = get_embedder("minilm")
    clausal, plain = rankings(embedder, "clausal"), rankings(embedder, "similarity")
    assert recall(personas, clausal, 3, "implicit") >= 0.78
    assert round(recall(personas, plain, 3, "implicit"), 2) == 0.61
    assert recall(personas, clausal, 3, "factual") == 1


def test_clausal_finds_more_turns_of_a_talk(talks: list[Collection]) -> None:
    embedder = get_embedder("minilm")
    plain = recall(talks, rankings(embedder, "similarity"), 5)
    assert recall(talks, rankings(embedder, "clausal"), 5) >= plain + 0.1
    assert round(plain, 3) == 0.36


@pytest.mark.parametrize("name", ["hashing", "minilm"])
def test_cosine_is_that_of_the_formula(name: str, personas: list[Collection], talks: list[Collection]) -> None:
    embedder = get_embedder(name)
    ours, formula = rankings(embedder, "similarity"), ranked_by(embedder, cosine, with_clauses=False)
    for collections, at in ((personas, 3), (talks, 5)):
        found, expected = figures(collections, ours, at), figures(collections, formula, at)
        assert {kind: row["recall"] for kind, row in found.items()} == {k: row["recall"] for k, row in expected.items()}
