"""A dated journal of the benchmark, looked at in its own time: strengths recomputed, the cat found in other words."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import get_embedder
from persode.journal import Journal
from tests.benchmarks import benchmark_file

pytestmark = pytest.mark.slow  # a whole life is imported

NOW = datetime(2025, 6, 30, 12, tzinfo=UTC)


def test_persona_p01_in_its_own_time(tmp_path: Path) -> None:
    file = benchmark_file("epirec_dev.json")
    journal = Journal.open(tmp_path / "mina", clock=lambda: NOW, embedder=get_embedder())
    report = journal.import_file(file.name, file.read_bytes(), "p01")
    assert (report.taken, report.left_out) == (14, [])
    assert len(journal.memories) == 14
    for m in journal.memories:
        k = (m.emotional_intensity + m.recall_count / (m.recall_count + 5) + m.contextual_relevance) / 3
        days = (NOW - m.created_at).total_seconds() / 86_400
        expected = math.exp(-math.log(4) / 6 * (1 - 0.9 * k) * days) * k
        assert abs(journal.strength(m).strength - expected) < 1e-12
    best = journal.recall("the stray animal that I took in", 1)[0].memory
    assert "Mochi" in best.text
