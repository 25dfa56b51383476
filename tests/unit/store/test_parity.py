"""Parity with the reference implementation: its scenario of ten memories and twenty probes, and its figures."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import datetime
from functools import cache
from statistics import mean
from typing import Any

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder
from persode.memory import Memory
from persode.store import MemoryStore
from tests.benchmarks import benchmark_file

FIELDS = ("text", "event", "emotion", "emotional_intensity", "contextual_relevance", "recall_count", "hashtags")


@pytest.fixture(scope="module")
def scenario() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(benchmark_file("persode_scenario.json").read_text())
    data["store"] = MemoryStore(HashingEmbedder())
    data["store"].add_many(
        Memory(**{f: m[f] for f in FIELDS}, created_at=datetime.fromisoformat(m["created_at"]))
        for m in data["memories"]
    )
    data["now"] = datetime.fromisoformat(data["now"])
    return data


@cache
def intensity(text: str) -> float:
    return EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze(text).emotional_intensity


def top3(scenario: dict[str, Any], query: str, strategy: str, **options: float) -> list[Memory]:
    """Equal scores in the order of insertion, as in the reference."""
    hits = scenario["store"].retrieve(query, None, scenario["now"], False, strategy=strategy, **options)
    place = {m.id: n for n, m in enumerate(scenario["store"].memories)}
    return [h.memory for h in sorted(hits, key=lambda h: (-h.score, place[h.memory.id]))][:3]


def recall(scenario: dict[str, Any], probe: str, strategy: str, kinds: Collection[str] = (), **options: float) -> float:
    return round(
        mean(
            p["target"] in [m.event for m in top3(scenario, p[probe], strategy, **options)]
            for p in scenario["probes"]
            if not kinds or p["category"] in kinds
        ),
        2,
    )


@pytest.mark.parametrize("strategy", ["recency", "similarity", "salience", "fused"])
def test_recall_is_that_of_the_reference(scenario: dict[str, Any], strategy: str) -> None:
    expected = scenario["expected"]
    for probe in ("vague", "plain"):
        assert recall(scenario, probe, strategy) == expected[probe][strategy]
    for kind in ("emotional_long", "neutral_recent"):
        if strategy in expected[f"vague_{kind}"]:
            assert recall(scenario, "vague", strategy, [kind]) == expected[f"vague_{kind}"][strategy]


@pytest.mark.parametrize("strategy", ["similarity", "fused"])
def test_emotional_intrusion_is_that_of_the_reference(scenario: dict[str, Any], strategy: str) -> None:
    shares = [
        sum(m.emotional_intensity >= 0.6 and m.event != p["target"] for m in top3(scenario, p["vague"], strategy)) / 3
        for p in scenario["probes"]
        if p["category"] == "neutral_recent"
    ]
    assert round(mean(shares), 2) == scenario["expected"]["vague_emotional_intrusion"][strategy]


def test_gated_is_at_least_that_of_the_reference(scenario: dict[str, Any]) -> None:
    for probe in ("vague", "plain"):
        found = [
            p["target"] in [m.event for m in top3(scenario, p[probe], "gated", query_intensity=intensity(p[probe]))]
            for p in scenario["probes"]
        ]
        assert mean(found) >= scenario["expected"][probe]["gated"]


def test_alpha_moves_recall_as_in_the_reference(scenario: dict[str, Any]) -> None:
    low, high = scenario["expected"]["alpha_with_emotional_long_0.60"]
    for alpha in (low, 0.5, 0.6, high):
        assert recall(scenario, "vague", "fused", ["emotional_long"], w_similarity=alpha) == 0.6
    for alpha in (0, 1):
        given = recall(scenario, "vague", "fused", ["emotional_long"], w_similarity=alpha)
        assert given == scenario["expected"]["alpha_0_and_1_give"]
