"""The ranking of the benchmark that states the true feeling works where no memory says how it felt."""

from __future__ import annotations

from experiments.benchmarks import Collection, Probe, feeling_stated
from persode.embeddings import HashingEmbedder
from tests.unit.store.making import NOW, TEXTS, memory


def test_without_a_feeling_nothing_is_kept_out() -> None:
    memories = tuple(memory(text, name=str(n), emotion="") for n, text in enumerate(TEXTS))
    probe = Probe("Who was in the car when I passed the test?", "factual", frozenset({"1"}))
    collection = Collection("one", memories, (probe,), NOW)
    assert set(feeling_stated(HashingEmbedder(), only=True)(collection, probe.query)) == {"0", "1", "2", "3"}
