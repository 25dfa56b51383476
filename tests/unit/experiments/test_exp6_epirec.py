"""Experiment 6 on made-up personas: rankings of every episode, slices, and the rows that use the authors' labels."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from experiments import exp6_epirec as exp6
from experiments.benchmarks import Collection, Probe, epirec
from experiments.experiment import guarded
from experiments.ranking import Shelf, rank_all
from persode.embeddings import HashingEmbedder
from persode.store import STRATEGIES
from tests.unit.experiments.made import epirec_data, written
from tests.unit.store.making import NOW, TEXTS, memory


@pytest.mark.slow
def test_every_ranking_has_every_episode_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = written(tmp_path, epirec_data())
    out = tmp_path / "out"
    assert exp6.main(["--data", str(data), "--out", str(out), "--embedder", "hashing"]) == 0
    files = {path.stem for path in out.glob("*.jsonl")}
    assert {f"epirec_hashing_{strategy}" for strategy in STRATEGIES} <= files
    probes = [p["id"] for persona in epirec_data()["personas"] for e in persona["episodes"] for p in e["probes"]]
    for path in out.glob("*.jsonl"):
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        assert [row["probe_id"] for row in rows] == probes
        for row in rows:
            assert set(row) == {"persona_id", "probe_id", "ranked_episode_ids"}
            assert sorted(row["ranked_episode_ids"]) == [f"{row['persona_id']}e{n}" for n in range(4)]
    result = json.loads((out / "exp6_epirec.json").read_text(encoding="utf-8"))
    rows = result["embedders"]["hashing"]["strategies"]
    assert set(rows["clausal"]) == {"all", "type", "band", "age", "persona"}
    assert rows["clausal"]["type"]["implicit"]["probes"] == 8
    assert rows["clausal, only of the true feeling"]["all"]["all"]["recall@3"][0] == 1.0
    assert "| clausal over similarity | implicit |" in capsys.readouterr().out


@pytest.mark.slow
def test_the_rankings_of_one_strategy_are_those_of_all(tmp_path: Path) -> None:
    data = written(tmp_path, epirec_data())
    alone = exp6.run(data, ["hashing"], ["fused"])[1]["hashing"].ranked["fused"]
    assert alone == exp6.run(data, ["hashing"])[1]["hashing"].ranked["fused"]


def test_the_authors_intensity_counts_only_where_it_is_asked_for(tmp_path: Path) -> None:
    shelf = Shelf(epirec(written(tmp_path, epirec_data())).collections, HashingEmbedder())
    shelf.read_intensities()
    before = [m.emotional_intensity for m in shelf.collections[0].memories]
    with shelf.intensities_of_the_authors():
        assert [m.emotional_intensity for m in shelf.collections[0].memories] == [0.2, 0.5, 0.9, 0.9]
    assert [m.emotional_intensity for m in shelf.collections[0].memories] == before


def test_without_a_feeling_nothing_is_kept_out() -> None:
    memories = tuple(memory(text, name=str(n), emotion="") for n, text in enumerate(TEXTS))
    probe = Probe("p", "Who was in the car when I passed the test?", frozenset({"1"}), {})
    shelf = Shelf((Collection("one", memories, (probe,), NOW),), HashingEmbedder())
    ranked = rank_all(shelf, {"stated": "clausal"}, 10, "a test", exp6.stated(only=True)).ranked["stated"]
    assert set(ranked[0].ids) == {"0", "1", "2", "3"}


def test_without_data_it_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: exp6.main([])) == 2
    assert "--data FILE" in capsys.readouterr().err
