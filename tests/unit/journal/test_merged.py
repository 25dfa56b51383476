"""Merged memories: whose words live when some are taken back or edited. A page that was emptied comes back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from tests.unit.journal.compare import SetClock

pytestmark = pytest.mark.slow  # each sets up a journal twice

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
KETTLE, TEAPOT = "I dropped the old kettle on my foot.", "The old teapot fell on my foot and it hurt."


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal.open(tmp_path / "mina", clock=SetClock(NOW), embedder=HashingEmbedder())


def texts(journal: Journal) -> list[str]:
    return [m.text for m in journal.memories]


@pytest.mark.parametrize("change", ["take back", "edit"])
def test_of_merged_memories_only_words_that_are_still_told_live(journal: Journal, change: str) -> None:
    kettle, teapot = journal.say(KETTLE), journal.say(TEAPOT)
    journal.diary.write()
    journal.care.merge(kettle.tells[0], teapot.tells[0])
    assert texts(journal) == [KETTLE]
    if change == "take back":
        journal.take_back(kettle.id)
    else:
        journal.edit_message(kettle.id, "Do you like tea?")
    assert texts(journal) == [TEAPOT]
    (page,) = journal.diary.pages()
    assert "kettle" not in page.text
    assert "teapot" in page.text
    if change == "take back":
        journal.restore(kettle.id)
        assert texts(journal) == [KETTLE]


def test_what_is_held_back_stays_so_whichever_of_them_lives(journal: Journal) -> None:
    kettle, teapot = journal.say(KETTLE), journal.say(TEAPOT)
    journal.care.quieten("memory", kettle.tells[0])
    journal.care.merge(kettle.tells[0], teapot.tells[0])
    journal.take_back(kettle.id)
    assert [journal.care.held_back(m) for m in journal.memories] == ["quiet"]


def test_one_that_stands_in_can_be_merged_and_parted(journal: Journal) -> None:
    kettle, teapot, pan = journal.say(KETTLE), journal.say(TEAPOT), journal.say("A hot pan burnt my thumb.")
    journal.care.merge(kettle.tells[0], teapot.tells[0])
    journal.take_back(kettle.id)
    journal.care.merge(pan.tells[0], teapot.tells[0])
    assert texts(journal) == ["A hot pan burnt my thumb."]
    journal.care.part(pan.tells[0], teapot.tells[0])
    assert sorted(texts(journal)) == ["A hot pan burnt my thumb.", TEAPOT]


def test_a_page_that_was_emptied_comes_back_with_what_was_told(journal: Journal) -> None:
    message = journal.say(KETTLE)
    page = journal.diary.write()
    journal.take_back(message.id)
    assert journal.diary.pages() == []
    journal.restore(message.id)
    assert [(p.id, p.text) for p in journal.diary.pages()] == [(page.id, page.text)]
    journal.diary.delete(page.id)
    journal.take_back(message.id)
    journal.restore(message.id)
    assert journal.diary.pages() == [], "what she deleted herself stays deleted"
