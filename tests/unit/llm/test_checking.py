"""`python -m persode models check`, as a person types it; and that nothing of a model is loaded without one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from persode.cli import main
from tests.model_server import ModelServer, models_file, status, whole_json


@pytest.fixture
def models(model_server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = models_file(tmp_path / "models.toml", model_server.url, extra="retries = 0")
    monkeypatch.setenv("PERSODE_MODELS", str(path))
    return path


def test_a_model_that_answers(models: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "check"]) == 0
    out = capsys.readouterr().out
    assert "stays on this machine" in out
    assert "chat, reading" in out
    assert "It answers." in out
    assert main(["models", "check", "fake"]) == 0
    assert "1 of 200 calls, 7 of 200000 tokens" in capsys.readouterr().out


def test_a_model_that_fails(models: Path, model_server: ModelServer, capsys: pytest.CaptureFixture[str]) -> None:
    model_server.answers = [status(401)]
    assert main(["models", "check", "fake"]) == 1
    assert "refused the key" in capsys.readouterr().out


def test_a_painter_is_looked_for_and_asked_for_nothing(
    models: Path, model_server: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    models_file(models, model_server.url, roles='picture = "fake"')
    model_server.answers = [whole_json({"object": "list", "data": []})]
    assert main(["models", "check"]) == 0
    assert model_server.paths == ["/v1/models"]
    assert "No picture was asked for" in capsys.readouterr().out


def test_what_is_wrong_is_a_sentence(
    models: Path, model_server: ModelServer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["models", "check", "other"]) == 1
    assert "fake" in capsys.readouterr().err
    models.write_text("[models]\nfake = 3\n")
    assert main(["models", "check"]) == 1
    assert "models.toml, line 2" in capsys.readouterr().err
    monkeypatch.delenv("PERSODE_MODELS")
    assert main(["models", "check"]) == 1
    assert "models.example.toml" in capsys.readouterr().err
    assert model_server.asked == []


@pytest.mark.slow
def test_offline_nothing_of_a_model_is_loaded() -> None:
    code = (
        "import sys, persode.journal, persode.agent, persode.analyzer, persode.cli; from persode import get_llm;"
        "assert get_llm() is None; print([m for m in ('openai', 'pydantic', 'httpx2', 'ssl') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
