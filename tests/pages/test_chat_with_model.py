"""The chat with a model that reads: the page is drawn without it, shows what it read, and says once if it can't."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from tests.model_server import ModelServer, html, models_file, words
from tests.pages.conftest import App

FERRY = "I missed the last ferry and slept on a bench in the harbour."
READING = {
    "emotion": "reflective",
    "intensity": 0.5,
    "valence": 0,
    "event": "slept on a bench",
    "title": "The Last Ferry",
}


@pytest.fixture
def chat(app: App, model_server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    path = models_file(tmp_path / "models.toml", model_server.url, roles='reading = "fake"', extra="retries = 0")
    monkeypatch.setenv("PERSODE_MODELS", str(path))
    return app.go("keep/chat")


def let_it_read() -> None:
    for thread in threading.enumerate():
        if thread.name == "persode-reading":
            thread.join()


def test_what_the_model_read_shows_at_the_next_drawing(chat: App, model_server: ModelServer) -> None:
    may_answer = threading.Event()

    def answer(handler) -> None:  # type: ignore[no-untyped-def]
        may_answer.wait(60)
        words(json.dumps({"readings": [READING]}))(handler)

    model_server.answers = [answer]
    chat.tell(FERRY)
    (message,) = chat.journal.state.messages.values()
    assert message.id in chat.journal.state.replies, "the reply is there while the model still reads"
    assert message.awaits_model
    may_answer.set()
    let_it_read()
    chat.run()
    assert chat.journal.state.messages[message.id].feeling == "reflective"
    assert chat.journal.memories[0].title == "The Last Ferry"
    assert not chat.at.toast


def test_a_model_that_fails_is_said_once(chat: App, model_server: ModelServer) -> None:
    model_server.answers = [html]
    chat.tell(FERRY)
    let_it_read()
    chat.run()
    assert "What you wrote is kept" in chat.at.toast[0].value
    chat.run()
    assert not chat.at.toast
    assert len(model_server.asked) == 1
