"""Every change is decided on the state of now: a tab that saw nothing of an erasure brings nothing back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.journal import Journal
from persode.journal.fold.state import Settings
from persode.log import Draft
from persode.onboarding import OnboardingPreferences
from tests.conftest import NOW
from tests.unit.journal.compare import SetClock, copy_of
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each sets up a journal with pages and pictures, or two

WORD = "zebrawhistle"
TOLD = f"Grandpa showed me his wooden {WORD} and I laughed so much."
OTHER = "We cooked pumpkin soup with Aunt Rosa and it was delicious."
ASKED = "What did Grandpa show me?"


def opened(folder: Path) -> Journal:
    return Journal.open(folder, clock=SetClock(NOW), embedder=HashingEmbedder())


@pytest.fixture(scope="session")
def a_talk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    first = opened(tmp_path_factory.mktemp("deciding") / "mina")
    for text in (TOLD, OTHER, ASKED):
        first.answer(first.say(text).id)
    first.diary.write()
    return first.person.folder


@pytest.fixture
def stale(a_talk: Path, tmp_path: Path) -> Journal:
    """A journal that shows what another tab has erased since."""
    first = opened(copy_of(a_talk, tmp_path))
    stale = opened(first.person.folder)
    first.eraser.erase(first.eraser.plan("memory", of(first, TOLD)))
    assert where(first.person.folder, WORD) == []
    return stale


def of(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.state.memories.values() if m.text == text)


def message(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.state.messages.values() if m.text == text)


CHANGES: dict[str, Callable[[Journal], Any]] = {
    "write a page": lambda j: j.diary.write(),
    "edit a page": lambda j: j.diary.edit(page(j), "A title", "The day."),
    "draw a page": lambda j: j.diary.redraw(page(j)),
    "undo a page": lambda j: j.diary.undo(page(j)),
    "delete a page": lambda j: j.diary.delete(page(j)),
    "draw what is missing": lambda j: j.diary.draw_missing(),
    "judge it": lambda j: j.care.judge(of(j, TOLD), "right"),
    "judge another for its question": lambda j: j.care.judge(of(j, OTHER), "not_quite", message=message(j, TOLD)),
    "believe": lambda j: j.care.believe(of(j, TOLD), {"pinned": True}),
    "leave alone": lambda j: j.care.quieten("memory", of(j, TOLD)),
    "put away": lambda j: j.care.archive([of(j, TOLD)]),
    "link": lambda j: j.care.link(of(j, OTHER), of(j, TOLD), "causal"),
    "merge": lambda j: j.care.merge(of(j, OTHER), of(j, TOLD)),
    "part": lambda j: j.care.part(of(j, OTHER), of(j, TOLD)),
    "edit": lambda j: j.edit_message(message(j, TOLD), "Something else."),
    "take back": lambda j: j.take_back(message(j, TOLD)),
    "tap a mood": lambda j: j.tap_mood(message(j, TOLD), "joyful"),
    "answer": lambda j: j.answer(message(j, TOLD)),
    "say": lambda j: j.say("And then I slept."),
    "set the zone": lambda j: j.save_settings(Settings(zone="Asia/Seoul")),
    "choose": lambda j: j.save_onboarding(OnboardingPreferences(name="Mina")),
    "erase another": lambda j: j.eraser.erase(j.eraser.plan("memory", of(j, OTHER))),
    "add to the timeline": lambda j: j.mementos.apply_timeline_events([{"date": "20260301", "text": "A walk."}]),
}


def page(journal: Journal) -> str:
    return journal.diary.pages()[0].id


@pytest.mark.parametrize("name", CHANGES)
def test_nothing_comes_back_out_of_a_tab_that_saw_nothing_of_the_erasure(stale: Journal, name: str) -> None:
    gone = of(stale, TOLD)
    with suppress(BadInputError):
        CHANGES[name](stale)
    folder = stale.person.folder
    assert where(folder, WORD) == []
    log = (folder / "log.jsonl").read_bytes()
    assert gone.encode() not in log, "no event speaks of it"
    stale.refresh()
    assert gone not in stale.state.memories


def test_a_link_to_what_is_gone_is_refused(stale: Journal) -> None:
    with pytest.raises(BadInputError):
        stale.care.link(of(stale, OTHER), of(stale, TOLD), "causal")


def test_right_reinforces_once_a_day_from_any_number_of_tabs(stale: Journal) -> None:
    other = opened(stale.person.folder)
    kept = of(other, OTHER)
    before = other.state.memories[kept].recall_count
    tabs = [stale, other, opened(stale.person.folder)]
    for tab in tabs:
        tab.care.judge(kept, "right")
    assert opened(stale.person.folder).state.memories[kept].recall_count == before + 1


def test_a_change_that_was_not_decided_within_writing_is_a_mistake_of_the_program(stale: Journal) -> None:
    before = (stale.person.folder / "log.jsonl").read_bytes()
    with pytest.raises(RuntimeError, match="writing"):
        stale.append([Draft("page_deleted", {"page": page(stale)})])
    assert (stale.person.folder / "log.jsonl").read_bytes() == before


def test_an_answer_with_words_of_another_message_that_was_erased_meanwhile_is_not_kept(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    journal.say(TOLD)
    asked = journal.say("I keep thinking about today.")
    words = journal.reply(asked.id)
    next(words)
    other = opened(journal.person.folder)
    other.eraser.erase(other.eraser.plan("day", date(2026, 3, 10).isoformat()))
    list(words)
    assert journal.state.replies == {}
    assert where(journal.person.folder, WORD) == []
