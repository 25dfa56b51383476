"""How results are kept: the same bytes, no path, sentences for what can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from experiments import exp1_forgetting_curve
from experiments.experiment import (
    Experiment,
    ExperimentError,
    embedder_named,
    guarded,
    keep,
    read_result,
    strategies_named,
    writable,
)
from persode.embeddings import HashingEmbedder
from persode.errors import UnknownChoiceError

PLAIN = Experiment("plain", "Plain", {"fixed": 1}, lambda result: [])


def test_a_result_is_read_back_as_it_was_kept(tmp_path: Path) -> None:
    result = PLAIN.result(values=(1 / 3, -0.0, 2, None), name="é", flag=True)
    keep(PLAIN, result, tmp_path / "deep" / "out")
    assert result["values"] == [0.333333, 0.0, 2, None]
    assert read_result("plain", tmp_path / "deep" / "out") == result
    text = (tmp_path / "deep" / "out" / "plain.json").read_text(encoding="utf-8")
    assert '"values": [0.333333, 0.0, 2, null]' in text
    assert "-0.0" not in text
    assert read_result("other", tmp_path) is None


@pytest.mark.slow
def test_two_runs_keep_the_same_bytes(tmp_path: Path) -> None:
    kept = []
    for name in ("one", "two"):
        keep(exp1_forgetting_curve.EXPERIMENT, exp1_forgetting_curve.run(), tmp_path / name)
        kept.append({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()})
    assert set(kept[0]) == {"exp1_forgetting_curve.json", "exp1_forgetting_curve.svg"}
    assert kept[0] == kept[1]


def test_a_path_or_a_nan_is_no_result() -> None:
    with pytest.raises(TypeError, match="path"):
        PLAIN.result(file=Path("x"))
    with pytest.raises(ValueError, match="JSON"):
        PLAIN.result(value=float("nan"))


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ExperimentError, match="Nothing can be written to the folder"):
        writable(tmp_path / "file" / "out")


def test_what_is_not_there_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert strategies_named(["clausal", "fused", "clausal"]) == ["clausal", "fused"]
    with pytest.raises(ExperimentError, match="no strategy 'magic'; there are recency"):
        strategies_named(["magic"])
    with pytest.raises(UnknownChoiceError):
        embedder_named("magic")
    monkeypatch.setattr("experiments.experiment.get_embedder", lambda name: HashingEmbedder("embedder.minilm_missing"))
    with pytest.raises(ExperimentError, match="nothing was measured in its place"):
        embedder_named("minilm")
    assert guarded(lambda: strategies_named(["magic"]) and 0) == 2
    assert "no strategy 'magic'" in capsys.readouterr().err
