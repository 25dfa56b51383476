"""All experiments in one go: what is run with which files, and the README that comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments import run_all
from experiments.experiment import ExperimentError, guarded
from experiments.report import EXPERIMENTS, readme
from tests.unit.experiments.made import epirec_data, locomo_data, written

NO_DATA = {
    "exp1_forgetting_curve",
    "exp2_strength",
    "exp3_retrieval",
    "exp4_dual_template",
    "personalisation",
    "understanding",
}


def test_each_file_brings_its_experiments(tmp_path: Path) -> None:
    some = Path("some.json")
    assert set(run_all.steps(None, None, None, ["hashing"], tmp_path)) == NO_DATA
    assert set(run_all.steps(None, some, None, ["hashing"], tmp_path)) == NO_DATA | {"exp5_locomo"}
    everything = run_all.steps(some, some, Path("persode_scenario.json"), ["hashing"], tmp_path)
    assert list(everything) == [experiment.name for experiment in EXPERIMENTS]


@pytest.mark.slow
def test_some_are_run_kept_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    files = ["--epirec", str(written(tmp_path, epirec_data(), "e.json"))]
    files += ["--locomo", str(written(tmp_path, locomo_data(), "l.json"))]
    arguments = [*files, "--out", str(out), "--embedder", "hashing", "--only"]
    assert run_all.main([*arguments, "exp2_strength", "exp5_locomo", "exp6_epirec", "claims"]) == 0
    kept = {path.name for path in out.iterdir()}
    assert {
        "exp2_strength.json",
        "exp5_locomo.json",
        "exp6_epirec.svg",
        "claims.json",
        "README.md",
        "epirec_hashing_clausal.jsonl",
    } <= kept
    text = (out / "README.md").read_text(encoding="utf-8")
    assert text == readme(out)
    assert "## EpiRec" in text
    assert "## Retrieval" not in text
    assert "[4/4] What the companion claims to remember" in capsys.readouterr().err
    assert run_all.main(["--out", str(out), "--embedder", "hashing", "--only", "exp1_forgetting_curve"]) == 0
    assert "## EpiRec" in (out / "README.md").read_text(encoding="utf-8")  # what was kept before stays
    assert "No file of LoCoMo was given" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_ends_it_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ExperimentError, match="Nothing can be written"):
        run_all.main(["--out", str(tmp_path / "file")])
    assert guarded(lambda: run_all.main(["--out", str(tmp_path / "file")])) == 2
