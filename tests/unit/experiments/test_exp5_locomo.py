"""Experiment 5 on a made-up talk: what is measured, what is kept, and where the data would come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments import exp5_locomo as exp5
from experiments.experiment import ExperimentError, guarded
from tests.unit.experiments.made import locomo_data, written


def test_a_talk_is_measured_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = written(tmp_path, locomo_data(3))
    out = tmp_path / "out"
    arguments = ["--data", str(data), "--out", str(out), "--embedder", "hashing", "--strategy"]
    assert exp5.main([*arguments, "similarity", "clausal", "fused"]) == 0
    assert {path.name for path in out.iterdir()} == {"exp5_locomo.json", "exp5_locomo.svg", "speed"}
    result, _ = exp5.run(data, ["hashing"], ["similarity", "clausal", "fused"])
    found = result["embedders"]["hashing"]
    assert list(found["strategies"]) == ["similarity", "clausal", "fused"]
    assert found["strategies"]["similarity"]["all"]["all"]["recall@5"] == [1.0, 1.0, 1.0]  # three turns only
    assert list(found["strategies"]["clausal"]["conversation"]) == ["talk-0", "talk-1", "talk-2"]
    assert list(found["strategies"]["clausal"]["category"]) == ["multi-hop", "single-hop", "temporal"]
    assert "clausal over similarity" in found["gains"]
    shown = capsys.readouterr().out
    assert "6 ids of evidence that are no turn" in shown
    assert "| clausal over similarity | all | +0.000" in shown
    assert "| hashing | clausal | 9 |" in (out / "speed" / "exp5_locomo.md").read_text(encoding="utf-8")


def test_one_strategy_and_one_talk_are_enough(tmp_path: Path) -> None:
    data = written(tmp_path, locomo_data(1))
    assert (
        exp5.main(["--data", str(data), "--out", str(tmp_path), "--embedder", "hashing", "--strategy", "recency"]) == 0
    )


def test_without_data_it_says_where_it_is_published_and_under_which_licence(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: exp5.main([])) == 2
    said = capsys.readouterr().err
    assert "snap-research/locomo" in said
    assert "NonCommercial" in said
    assert "--fetch FILE" in said


def test_fetching_keeps_only_what_is_locomo(tmp_path: Path) -> None:
    published = written(tmp_path, locomo_data(), "published.json")
    exp5.fetch(tmp_path / "got" / "locomo.json", published.as_uri())
    assert (tmp_path / "got" / "locomo.json").read_bytes() == published.read_bytes()
    with pytest.raises(ExperimentError, match="there already"):
        exp5.fetch(tmp_path / "got" / "locomo.json", published.as_uri())
    with pytest.raises(ExperimentError, match="it is no list"):
        exp5.fetch(tmp_path / "other.json", written(tmp_path, {}, "wrong.json").as_uri())
    with pytest.raises(ExperimentError, match="could not be fetched"):
        exp5.fetch(tmp_path / "other.json", (tmp_path / "nowhere.json").as_uri())
    assert not list(tmp_path.glob("other*"))


def test_an_output_folder_that_cannot_be_written_is_told_before_the_work(tmp_path: Path) -> None:
    data = written(tmp_path, locomo_data())
    with pytest.raises(ExperimentError, match="Nothing can be written"):
        exp5.main(["--data", str(data), "--out", str(data / "out"), "--embedder", "hashing"])
