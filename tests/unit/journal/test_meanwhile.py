"""What was begun before an erasure and has a trace of what it took is refused, whoever sends it, until it is seen."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.journal import Journal
from persode.journal.erasing.eraser import Begun
from persode.journal.fold.state import Settings
from persode.onboarding import OnboardingPreferences
from tests.unit.journal.compare import SetClock, copy_of
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each opens a journal two or three times and erases in it

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
ERASED = "Zorvath came with a grinzel cake to my house."
KEPT = "I baked bread at home."
LAKE = "I ran by the lake."


def opened(folder: Path) -> Journal:
    return Journal.open(folder, clock=SetClock(NOW), embedder=HashingEmbedder())


@pytest.fixture(scope="session")
def a_day(tmp_path_factory: pytest.TempPathFactory) -> Path:
    journal = opened(tmp_path_factory.mktemp("meanwhile") / "mina")
    journal.save_onboarding(OnboardingPreferences(name="Mina"))
    for text in (KEPT, LAKE, ERASED):
        journal.say(text)
    return journal.person.folder


@pytest.fixture
def journal(a_day: Path, tmp_path: Path) -> Journal:
    return opened(copy_of(a_day, tmp_path))


@pytest.fixture
def stale(journal: Journal) -> Journal:
    """Another tab, which saw the journal before the erasure."""
    stale = opened(journal.person.folder)
    erase(journal)
    return stale


def erase(journal: Journal, name: str = "Zorvath") -> None:
    journal.eraser.erase(journal.eraser.plan("person", name))


def memory(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.memories if m.text == text)


def message(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.state.messages.values() if m.text == text)


SENT: dict[str, Callable[[Journal], Any]] = {
    "a question of not quite": lambda j: j.care.judge(memory(j, KEPT), "not_quite", "When did Zorvath visit me?"),
    "a question of right": lambda j: j.care.judge(memory(j, KEPT), "right", "the grinzel"),
    "a message": lambda j: j.say("And Zorvath laughed."),
    "an edit": lambda j: j.edit_message(message(j, LAKE), f"{LAKE} Zorvath too."),
    "a person to leave alone": lambda j: j.care.quieten("person", "Zorvath"),
    "a word to leave alone": lambda j: j.care.quieten("topic", "grinzel"),
    "a name of a place": lambda j: j.mementos.alias("home", "Zorvath"),
    "a line of the timeline": lambda j: j.mementos.apply_timeline_events(
        [{"date": "20260301", "text": "Zorvath sang."}]
    ),
    "a wish": lambda j: j.save_onboarding(replace(j.preferences, extra_visual_tags=["with Zorvath"])),
    "a draft": lambda j: j.drafts.keep("chat", "Was Zorvath there?"),
    "a contact": lambda j: j.save_settings(Settings(contact="Zorvath 0171")),
}


@pytest.mark.parametrize("what", SENT)
def test_words_of_what_was_erased_are_refused_from_a_tab_that_has_not_seen_it(stale: Journal, what: str) -> None:
    before = (stale.person.folder / "log.jsonl").read_bytes()
    with pytest.raises(BadInputError, match="erased meanwhile"):
        SENT[what](stale)
    assert (stale.person.folder / "log.jsonl").read_bytes() == before
    for word in ("zorvath", "grinzel"):
        assert where(stale.person.folder, word) == []


@pytest.mark.parametrize("what", SENT)
def test_who_has_seen_the_erasure_may_write_them(stale: Journal, what: str) -> None:
    stale.refresh()
    SENT[what](stale)


def test_all_else_is_taken_in_from_there(stale: Journal) -> None:
    stale.say("I baked bread again, at home by the lake.")
    stale.refresh()
    opened(stale.person.folder).eraser.erase(stale.eraser.plan("memory", memory(stale, LAKE)))
    stale.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=["freckles"]))
    stale.care.judge(memory(stale, KEPT), "not_quite", "the bread")
    assert stale.state.verdicts[-1].query == "the bread"


@pytest.mark.parametrize("query", ["When did Zorvath visit me?", "bread", ""])
def test_a_verdict_for_a_message_that_was_erased_is_refused_with_any_query(stale: Journal, query: str) -> None:
    gone = message(stale, ERASED)
    stale.refresh()
    with pytest.raises(BadInputError, match="erased meanwhile"):
        stale.care.judge(memory(stale, KEPT), "not_quite", query, message=gone)
    assert stale.state.verdicts == []


def test_a_name_that_is_a_word_is_refused_and_the_word_is_not(journal: Journal) -> None:
    journal.say("Rose came over for tea.")
    stale, other = opened(journal.person.folder), opened(journal.person.folder)
    erase(journal, "Rose")
    with pytest.raises(BadInputError, match="erased meanwhile"):
        stale.say("I called Rose.")
    other.say("I bought a rose.")


def test_what_was_left_alone_or_asked_for_is_refused_too(journal: Journal) -> None:
    journal.care.judge(memory(journal, KEPT), "not_quite", "the quillbird of Oskar")
    stale = opened(journal.person.folder)
    erase(journal, "Oskar")
    with pytest.raises(BadInputError, match="erased meanwhile"):
        stale.care.judge(memory(stale, KEPT), "not_quite", "the quillbird of Oskar")


def test_a_text_that_was_told_is_refused_whole_though_its_words_are_everyday(journal: Journal) -> None:
    told = journal.say("I cheated on my husband last night.")
    stale = opened(journal.person.folder)
    journal.eraser.erase(journal.eraser.plan("memory", told.tells[0]))
    with pytest.raises(BadInputError, match="erased meanwhile"):
        stale.care.judge(memory(stale, KEPT), "not_quite", "i cheated on my husband last night.")


def test_a_file_that_is_imported_is_no_part_of_what_was_begun(stale: Journal) -> None:
    stale.import_entry("Zorvath sang.", NOW)
    assert "Zorvath sang." in {m.text for m in stale.state.messages.values()}


@pytest.mark.parametrize("name", ["chat", "message"])
def test_a_draft_that_was_begun_before_is_neither_kept_nor_saved(journal: Journal, name: str) -> None:
    """The message that it changes lost nothing itself."""
    lake = message(journal, LAKE)
    name = f"message-{lake}" if name == "message" else name
    tab = opened(journal.person.folder)
    begun = tab.eraser.begun(name)
    with tab.eraser.as_begun(begun):
        tab.drafts.keep(name, "With Zorvath")
    plan = journal.eraser.plan("person", "Zorvath")
    assert plan.drafts == (name,)
    journal.eraser.erase(plan)
    tab.refresh()
    with pytest.raises(BadInputError, match="erased meanwhile"), tab.eraser.as_begun(begun):
        tab.drafts.keep(name, "With Zorvath.")
    with pytest.raises(BadInputError, match="erased meanwhile"), tab.eraser.as_begun(begun):
        tab.edit_message(lake, f"{LAKE} With Zorvath.")
    assert where(journal.person.folder, "zorvath") == []
    with tab.eraser.as_begun(begun):
        tab.drafts.keep(name, "By the lake")
    assert tab.drafts.read(name) == "By the lake"
    with tab.eraser.as_begun(tab.eraser.begun(name)):
        tab.drafts.keep(name, "Zorvath, written by one who knows")


def test_the_tab_that_erases_refuses_what_was_begun_before_too(journal: Journal) -> None:
    begun = journal.eraser.begun("chat")
    erase(journal)
    with pytest.raises(BadInputError, match="erased meanwhile"), journal.eraser.as_begun(begun):
        journal.drafts.keep("chat", "Zorvath")
    assert journal.drafts.read("chat") == ""
    journal.say("Zorvath, typed anew.")


def test_of_what_was_begun_before_the_journal_was_opened_nothing_is_kept(journal: Journal) -> None:
    begun = journal.eraser.begun("chat")
    journal.drafts.keep("chat", "Some bread")
    erase(journal)
    later = opened(journal.person.folder)
    with pytest.raises(BadInputError, match="erased meanwhile"), later.eraser.as_begun(begun):
        later.drafts.keep("chat", "Some bread and butter")
    assert later.drafts.read("chat") == "Some bread", "what is on the disk was asked when it was erased"
    with later.eraser.as_begun(replace(begun, generation=1)):
        later.drafts.keep("chat", "Some bread and butter")
    assert Begun("chat", 1, "") == later.eraser.begun("chat")


def test_an_archive_from_a_stale_window_holds_nothing_of_it(journal: Journal) -> None:
    journal.diary.write()
    stale = opened(journal.person.folder)
    erase(journal)
    with zipfile.ZipFile(io.BytesIO(stale.export_zip())) as archive:
        files = {name: archive.read(name).decode("utf-8", "replace").lower() for name in archive.namelist()}
    assert any(name.startswith("pages/") and "bread" in text for name, text in files.items())
    assert [name for name, text in files.items() if "zorvath" in text or "grinzel" in text] == []


def test_a_draft_is_kept_whole_or_not_at_all_while_another_tab_erases(journal: Journal, stale: Journal) -> None:
    stale.drafts.keep("chat", "I slept well.")
    tab = opened(journal.person.folder)
    journal.say("Ilka sang.")
    tab.refresh()
    erase(journal, "Ilka")
    with pytest.raises(BadInputError, match="erased meanwhile"):
        tab.drafts.keep("chat", "Was Ilka there?")
    assert tab.drafts.read("chat") == "I slept well.", "the draft of before is intact"


def test_several_erasures_are_all_remembered(journal: Journal) -> None:
    journal.say("Ilka sang.")
    tab = opened(journal.person.folder)
    begun = tab.eraser.begun("chat")
    for name in ("Zorvath", "Ilka"):
        erase(journal, name)
        tab.refresh()
    for text in ("Zorvath", "Ilka"):
        with pytest.raises(BadInputError, match="erased meanwhile"), tab.eraser.as_begun(begun):
            tab.drafts.keep("chat", text)


def test_an_edit_in_another_tab_is_no_erasure(journal: Journal) -> None:
    stale = opened(journal.person.folder)
    journal.edit_message(message(journal, LAKE), "I ran by the sea with a quillbird.")
    erase(journal)
    stale.say("I ran by the lake again.")
