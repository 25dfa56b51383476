"""What is on the quiet list stands in no page, whichever way it got there: told that day, or only reminded of."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import get_embedder
from persode.errors import BadInputError
from persode.journal import Journal
from tests.unit.journal.compare import SetClock, copy_of, same

pytestmark = pytest.mark.slow  # each sets up a journal with pages

LONG_AGO = datetime(2025, 6, 1, 12, tzinfo=UTC)
RACE = "Mika and I lost the rowing race in Leeds."
BOAT = "Today Mika called me about the boat."


@pytest.fixture(scope="session")
def two_pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of the race, and one of a later day that reminds of it."""
    clock = SetClock(LONG_AGO)
    journal = Journal.open(tmp_path_factory.mktemp("quiet") / "mina", clock=clock, embedder=get_embedder())
    journal.say(RACE)
    journal.say("I mended the gate.")
    journal.diary.write()
    clock.forward(days=40)
    journal.say(BOAT)
    assert journal.diary.write().related == the_race(journal)
    return journal.person.folder


@pytest.fixture
def journal(two_pages: Path, tmp_path: Path) -> Journal:
    clock = SetClock(LONG_AGO)
    clock.forward(days=40)
    return Journal.open(copy_of(two_pages, tmp_path), clock=clock, embedder=get_embedder())


def the_race(journal: Journal) -> str:
    return next(m.id for m in (*journal.state.memories.values(), *journal.state.shelf.values()) if m.text == RACE)


def merged_with_a_quiet_one(journal: Journal) -> None:
    other = journal.state.messages[journal.say("A wolf sang on the roof.").id].tells[0]
    journal.care.judge(other, "never")
    journal.care.merge(the_race(journal), other)


WAYS: dict[str, Callable[[Journal], object]] = {
    "never": lambda j: j.care.judge(the_race(j), "never"),
    "memory": lambda j: j.care.quieten("memory", the_race(j)),
    "date": lambda j: j.care.quieten("date", LONG_AGO.date().isoformat()),
    "place": lambda j: j.care.quieten("place", "Leeds"),
    "topic": lambda j: j.care.quieten("topic", "rowing"),
    "merged": merged_with_a_quiet_one,
    "a film": lambda j: j.care.believe(the_race(j), {"domain": "fiction_content"}),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_page_tells_or_reminds_of_it(journal: Journal, way: str) -> None:
    WAYS[way](journal)
    for page in journal.diary.pages():
        assert "rowing" not in page.text
        assert page.related != the_race(journal)
    shown = journal.look_at_today().page
    assert shown is not None
    assert "boat" in shown.text, "the rest of the day stays"
    again = Journal.open(journal.person.folder, clock=journal._now, embedder=get_embedder())
    assert same(again, journal)


def test_a_person_takes_all_pages_that_tell_of_her_and_gives_them_back(journal: Journal) -> None:
    journal.care.quieten("person", "Mika")
    (page,) = journal.diary.pages()
    assert page.day == LONG_AGO.date()
    assert "gate" in page.text
    assert "Mika" not in page.text
    journal.care.lift("person", "Mika")
    today, then = journal.diary.pages()
    assert "boat" in today.text
    assert "rowing" in then.text


def test_what_she_wrote_into_a_page_herself_stays(journal: Journal) -> None:
    page = journal.diary.pages()[0]
    journal.diary.edit(page.id, "Mine", "The rowing race, once more.")
    journal.care.quieten("topic", "rowing")
    assert journal.diary.page(page.id).text == "The rowing race, once more."


NO_MORE: dict[str, Callable[[Journal], object]] = WAYS | {
    "taken back": lambda j: j.take_back(next(iter(j.state.messages))),
    "edited": lambda j: j.edit_message(next(iter(j.state.messages)), "I slept."),
}


@pytest.mark.parametrize("way", NO_MORE)
def test_undoing_a_change_of_a_page_brings_none_of_it_back(journal: Journal, way: str) -> None:
    NO_MORE[way](journal)
    for page in journal.diary.pages():
        assert journal.diary.changes_back(page.id) == 0
        assert journal.diary.undo(page.id) == page


@pytest.mark.parametrize("way", [way for way in NO_MORE if way != "date"])
def test_what_she_wrote_over_it_or_threw_away_comes_back_without_it(journal: Journal, way: str) -> None:
    today, then = journal.diary.pages()
    journal.diary.edit(today.id, "Mine", "A boat.")
    journal.diary.delete(then.id)
    NO_MORE[way](journal)
    assert journal.diary.undo(today.id).text == "A boat.", "before it lies a page that reminds of it"
    back = journal.diary.undo(then.id)
    assert not back.deleted
    assert "gate" in back.text
    assert "rowing" not in back.text
    again = Journal.open(journal.person.folder, clock=journal._now, embedder=get_embedder())
    assert same(again, journal)


def test_a_page_of_which_nothing_is_left_stays_away(journal: Journal) -> None:
    today = journal.diary.pages()[0]
    journal.diary.delete(today.id)
    journal.care.quieten("topic", "boat")
    with pytest.raises(BadInputError, match="told"):
        journal.diary.undo(today.id)
    assert journal.diary.page(today.id).deleted
    journal.care.lift("topic", "boat")
    assert "boat" in journal.diary.undo(today.id).text


def test_what_is_still_told_can_be_gone_back_to(journal: Journal) -> None:
    then = journal.diary.pages()[1]
    drawn = journal.diary.redraw(then.id, "pastel")
    journal.care.quieten("person", "Jonas")
    assert journal.diary.undo(then.id).picture == then.picture != drawn.picture
    journal.care.quieten("topic", "rowing")
    mine = journal.diary.edit(then.id, "Mine", "Nothing more.")
    assert mine.edited
    assert "gate" in journal.diary.undo(then.id).text
