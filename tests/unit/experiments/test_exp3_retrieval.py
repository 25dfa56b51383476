"""Our own scenario holds to its rules, the measures are what they say, and the reference's figures come out."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments.exp3_retrieval import RANKINGS, intrusion, run, table, topical_precision
from experiments.experiment import ExperimentError
from experiments.scenario import OWN_SCENARIO, read_scenario
from persode.memory import Memory
from persode.store import RetrievalResult
from persode.templates import content_words
from tests.benchmarks import benchmark_file
from tests.unit.experiments.made import written


def hit(name: str, similarity: float, intensity: float) -> RetrievalResult:
    memory = Memory("x", emotional_intensity=intensity, id=name)
    return RetrievalResult(memory, similarity, 0, 1, 0, True, similarity, ())


def test_a_vague_probe_shares_no_content_word_and_a_plain_one_does() -> None:
    scenario = read_scenario()
    texts = {memory.id: memory.text for memory in scenario.memories}
    assert sorted(probe.target for probe in scenario.probes) == sorted(texts)
    for probe in scenario.probes:
        assert not content_words(probe.vague) & content_words(texts[probe.target])
        assert content_words(probe.plain) & content_words(texts[probe.target])


def test_topical_precision_and_intrusion() -> None:
    hits = [hit("a", 0.9, 0.9), hit("target", 0.6, 0.9), hit("b", 0.29, 0.6), hit("c", 0.5, 0.9)]
    assert topical_precision(hits, "target") == pytest.approx(2 / 3)
    assert intrusion(hits, "target") == pytest.approx(2 / 3)


def test_what_each_strategy_puts_first_at_equal_relevance() -> None:
    rows = run(embedders=["hashing"])["embedders"]["hashing"]["strategies"]
    assert tuple(rows) == RANKINGS
    assert {rows[name]["salient_first"]["plain"] for name in ("salience", "fused", "empathic")} == {1.0}
    assert {rows[name]["salient_first"]["plain"] for name in ("recency", "similarity", "clausal")} == {0.0}


def test_the_figures_of_the_reference_come_out() -> None:
    result = run(benchmark_file("persode_scenario.json"), ["hashing"])
    assert result["experiment"] == "exp3_retrieval_persode_scenario"
    figures = result["embedders"]["hashing"]["expected"]
    assert len(figures) == 29
    for name, (theirs, ours) in figures.items():
        if name.endswith("gated"):
            assert ours >= theirs, name
        else:
            assert ours == theirs, name
    assert "27 of 29 are met exactly" in "\n".join(table(result))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "damaged"),
        ("[]", "it is no record"),
        ('{"now": "2026-01-01", "memories": []}', "it has no probes"),
        ('{"now": "2026-01-01", "memories": [], "probes": []}', "it has no memory, or no probe"),
        ('{"now": "2026-01-01", "memories": [{"text": "x"}], "probes": []}', "memory 1 has no contextual_relevance"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(ExperimentError, match=sentence):
        read_scenario(written(tmp_path, text))


def test_a_probe_to_no_memory_is_counted(tmp_path: Path) -> None:
    text = OWN_SCENARIO.read_text(encoding="utf-8").replace('"target": "grandma died"', '"target": "nobody"')
    scenario = read_scenario(written(tmp_path, text))
    assert (scenario.about["probes"], scenario.about["probes_to_no_memory"]) == (9, 1)
