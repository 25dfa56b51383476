"""What is a crisis is sent to no model and answered with a line; said plainly or as a joke it forms no memory."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.agent import is_grave
from persode.analyzer.crisis import crisis_level
from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from tests.model_server import ModelServer, models_file
from tests.unit.journal.compare import SetClock

SENTENCES: dict[str, list[str]] = json.loads(
    (Path(__file__).parents[2] / "data" / "crisis_sentences.json").read_text(encoding="utf-8")
)
DISCLOSED = SENTENCES["disclosed"][::6]
SAID = [text for text in DISCLOSED if crisis_level(text) == "crisis"] + SENTENCES["jest"][:3]
HINTED = [text for text in DISCLOSED if crisis_level(text) == "implied"]


@pytest.fixture
def journal(model_server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Journal:
    """A journal with a model that would read and talk, if it were asked."""
    roles = 'reading = "fake"\nchat = "fake"'
    path = models_file(tmp_path / "models.toml", model_server.url, roles, "retries = 0\ntimeout = 60")
    monkeypatch.setenv("PERSODE_MODELS", str(path))
    clock = SetClock(datetime(2026, 3, 10, 12, tzinfo=UTC))
    return Journal.open(tmp_path / "mina", clock=clock, embedder=HashingEmbedder())


def test_no_memory_no_model_and_a_line_in_every_answer(journal: Journal, model_server: ModelServer) -> None:
    for text in SAID:
        message = journal.say(text)
        assert (message.act, message.tells, message.awaits_model) == ("crisis", [], False), text
        answer = journal.answer(message.id)
        assert "findahelpline.com" in answer.text, text
        assert not answer.used
    assert (journal.memories, journal.reading.waiting, journal.reading.catch_up(wait=True)) == ([], [], 0)
    assert model_server.asked == []


def test_what_only_hints_at_it_is_kept_and_never_brought_up(journal: Journal, model_server: ModelServer) -> None:
    assert len(HINTED) >= 10
    for text in HINTED:
        message = journal.say(text)
        assert not message.awaits_model, text
        answer = journal.answer(message.id)
        assert "findahelpline.com" in answer.text, text
        assert not answer.used
        assert message.act == "crisis" or message.tells, text
    assert all(is_grave(memory.text) for memory in journal.memories)
    assert journal.reading.catch_up(wait=True) == 0
    assert model_server.asked == []


def test_nor_of_what_stands_beside_it(journal: Journal, model_server: ModelServer) -> None:
    journal.say("We had pizza with Jonas and walked home.\n\nMy sister called.\n\ni've got the pills counted out")
    assert journal.memories == []
    assert journal.reading.catch_up(wait=True) == 0
    assert model_server.asked == []


def test_a_message_that_becomes_one_by_an_edit_loses_its_memory(journal: Journal) -> None:
    message = journal.say("We had pizza with Jonas and walked home.")
    assert len(journal.memories) == 1
    journal.edit_message(message.id, "We had pizza. i dont want to be alive anymore")
    assert journal.memories == []
