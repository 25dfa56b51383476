"""What is asked for in plain words is done: the last message taken back, another name, what would be erased shown."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from persode.embeddings import get_embedder
from persode.journal import Journal
from tests.unit.journal.compare import SetClock


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    clock = SetClock(datetime(2026, 3, 10, 20, tzinfo=UTC))
    journal = Journal.open(tmp_path / "mina", clock=clock, embedder=get_embedder())
    journal.import_entry("My brother Kaspar moved to Riga with two suitcases.", clock.instant - timedelta(days=9))
    return journal


def said(journal: Journal, text: str) -> str:
    return journal.answer(journal.say(text).id).command


def test_forget_that_takes_the_last_message_back_and_undo_brings_it_back(journal: Journal) -> None:
    first = journal.say("We flew the kite.")
    last = journal.say("I kissed Noor on the balcony.")
    assert said(journal, "Forget that.") == "take_back"
    assert journal.state.messages[last.id].taken_back
    assert not journal.state.messages[first.id].taken_back
    assert "I kissed Noor on the balcony." not in [m.text for m in journal.memories]
    journal.restore(last.id)
    assert "I kissed Noor on the balcony." in [m.text for m in journal.memories]


def test_forget_about_shows_what_would_go_and_erases_nothing(journal: Journal) -> None:
    message = journal.say("Please forget about my brother Kaspar moving to Riga.")
    reply = journal.answer(message.id)
    assert reply.command == "forget"
    kaspar = next(m for m in journal.memories if "Kaspar" in m.text)
    assert reply.about == (kaspar.id,)
    assert kaspar.recall_count == 0


def test_a_page_is_asked_for_only_of_a_day_with_something_in_it(journal: Journal) -> None:
    assert said(journal, "Make today's page, please.") == ""
    journal.say("We flew the kite.")
    assert said(journal, "Make today's page, please.") == "page"


def test_call_me_changes_the_name_and_the_greeting(journal: Journal) -> None:
    assert "Minnie" in journal.answer(journal.say("Please call me Minnie.").id).text
    assert journal.preferences.name == "Minnie"
    assert journal.person.name != "Minnie", "the cover of the diary is changed in Settings only"
