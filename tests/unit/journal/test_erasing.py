"""Erasing is real: a search for a word that went finds nothing in the whole data folder; all else is as it was."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError, StorageError, UnknownChoiceError
from persode.journal import Journal
from persode.log import JsonLinesLog
from persode.onboarding import OnboardingPreferences
from tests.unit.journal.compare import SetClock, copy_of

pytestmark = pytest.mark.slow  # each sets up a journal with pages and pictures, or two

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
ZEBRA = "Grandpa Ferdinand showed me his wooden zebrawhistle and I laughed so much."
RAIN = "Then I walked home in the rain and slipped on the stairs of the library, I was so angry."
SOUP = "We cooked pumpkin soup with Aunt Rosa and it was delicious."
WORD = "zebrawhistle"


@pytest.fixture
def clock() -> SetClock:
    return SetClock(NOW)


@pytest.fixture(scope="session")
def three_days(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The soup alone, then whistle and rain in one message, then a talk about both; pages of all."""
    clock = SetClock(NOW)
    journal = opened(tmp_path_factory.mktemp("erasing") / "mina", clock)
    journal.save_onboarding(OnboardingPreferences(name="Mina", age=17))
    clock.instant = NOW - timedelta(days=20)
    journal.answer(journal.say(SOUP).id)
    journal.diary.write()
    clock.instant = NOW - timedelta(days=10)
    journal.answer(journal.say(f"{ZEBRA} {RAIN}").id)
    journal.diary.write()
    clock.instant = NOW
    journal.answer(journal.say("Grandpa called today and we talked about the library for an hour.").id)
    journal.answer(journal.say("Where did I slip in the rain?").id)
    journal.drafts.keep("chat", f"I wonder where the {WORD} is.")
    journal.drafts.keep("page-x", "Nothing of it.")
    return journal.person.folder


@pytest.fixture
def journal(three_days: Path, tmp_path: Path, clock: SetClock) -> Journal:
    return opened(copy_of(three_days, tmp_path), clock)


def opened(folder: Path, clock: SetClock) -> Journal:
    journal = Journal.open(folder, clock=clock, embedder=HashingEmbedder())
    assert journal.state.not_understood == 0, "no step of the fold failed in silence"
    return journal


def id_of(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.state.memories.values() if m.text == text)


def where(folder: Path, word: str) -> list[str]:
    """The files that hold the word in any case, in UTF-8 or as JSON writes it."""
    needles = {word.encode(), word.encode("unicode_escape")}
    files = [f for f in folder.rglob("*") if f.is_file()]
    return [f.name for f in files if any(n in f.read_bytes().lower() for n in needles) or word in f.name]


def vectors_of(folder: Path) -> int:
    return sum(len(np.load(file)) for file in (folder / "vectors").glob("*.npy"))


def test_one_memory_goes_and_the_rest_of_its_message_stays(journal: Journal, clock: SetClock) -> None:
    folder = journal.person.folder
    journal.recall("whistle")
    assert where(folder, WORD)
    rain_before = journal.state.memories[id_of(journal, RAIN)].to_dict()
    plan = journal.eraser.plan("memory", id_of(journal, ZEBRA))
    assert where(folder, WORD), "a plan changes nothing"
    assert plan.counts["memories"] == plan.counts["messages"] == 1
    assert plan.counts["replies"] >= 1
    assert plan.counts["pages"] == plan.counts["pictures"] == 1
    assert plan.drafts == ("chat",)
    journal.eraser.erase(plan)
    assert where(folder, WORD) == []
    again = opened(folder, clock)
    assert where(folder, WORD) == []
    assert {m.text for m in again.memories} >= {RAIN, SOUP}
    assert again.state.memories[id_of(again, RAIN)].to_dict() == rain_before
    kept = next(m for m in again.state.messages.values() if m.tells == [id_of(again, RAIN)])
    assert kept.text == RAIN
    page = next(p for p in again.diary.pages() if p.day == kept.my_day)
    assert "slipped on the stairs" in page.text
    assert again.diary.picture(page)
    assert next(p for p in again.diary.pages() if p.day != kept.my_day).text
    assert again.drafts.read("page-x") == "Nothing of it."
    assert again.state.erasures == 1
    events = JsonLinesLog(folder).read().events
    receipt = next(e for e in events if e.kind == "erased")
    assert receipt.data == {"target": "memory", "counts": plan.counts}


def test_the_vectors_of_what_went_are_gone(journal: Journal) -> None:
    journal.recall("anything")
    before = vectors_of(journal.person.folder)
    journal.eraser.erase(journal.eraser.plan("memory", id_of(journal, SOUP)))
    journal.recall("anything")
    assert vectors_of(journal.person.folder) < before
    key_bytes = b"".join(np.load(f)["key"].tobytes() for f in (journal.person.folder / "vectors").glob("*.npy"))
    assert blake2b(SOUP.encode(), digest_size=16).digest() not in key_bytes
    assert blake2b(RAIN.encode(), digest_size=16).digest() in key_bytes


def test_a_day(journal: Journal, clock: SetClock) -> None:
    day = (NOW - timedelta(days=10)).date()
    journal.eraser.erase(journal.eraser.plan("day", day.isoformat()))
    again = opened(journal.person.folder, clock)
    for word in (WORD, "slipped", "stairs"):
        assert where(journal.person.folder, word) == []
    assert not again.conversation(day)
    assert all(p.day != day for p in again.diary.pages())
    assert id_of(again, SOUP)


def test_a_person_and_all_that_names_her(journal: Journal, clock: SetClock) -> None:
    journal.say("I bought a coat. Rosa hates its colour.")
    journal.say("Thank you. What did Aunt Rosa cook?")
    journal.care.quieten("person", "Rosa")
    journal.eraser.erase(journal.eraser.plan("person", "rosa"))
    again = opened(journal.person.folder, clock)
    assert where(journal.person.folder, "rosa") == []
    assert where(journal.person.folder, "coat") == [], "a memory that names her goes whole"
    assert "Thank you." in {m.text for m in again.state.messages.values()}, "a message loses the sentence"
    assert id_of(again, RAIN)


def test_everything_but_who_she_is(journal: Journal, clock: SetClock) -> None:
    journal.care.quieten("topic", "library")
    journal.eraser.erase(journal.eraser.plan("everything"))
    again = opened(journal.person.folder, clock)
    state = again.state
    assert [state.messages, state.memories, state.pages, state.quiet] == [{}, {}, {}, {}]
    assert again.preferences.name == "Mina"
    assert [f for f in (again.person.folder / "pictures").iterdir()] == []
    assert again.drafts.names() == []
    for word in (WORD, "library", "pumpkin"):
        assert where(again.person.folder, word) == []


def test_old_wordings_and_set_aside_lines_go_too(journal: Journal, clock: SetClock) -> None:
    folder = journal.person.folder
    message = journal.say("My secret place is the quarryhut.")
    journal.edit_message(message.id, "My secret place is by the lake.")
    with (folder / "log.jsonl").open("ab") as file:
        file.write(b'{"v":1,"seq":999,"torn quarryhut')
    journal = opened(folder, clock)
    assert (folder / "log.torn").exists()
    plan = journal.eraser.plan("memory", journal.state.messages[message.id].tells[0])
    assert plan.set_aside
    journal.eraser.erase(plan)
    assert where(folder, "quarryhut") == []


def test_sentences_that_she_wrote_into_a_page_stay(journal: Journal, clock: SetClock) -> None:
    day = (NOW - timedelta(days=10)).date()
    page = next(p for p in journal.diary.pages() if p.day == day)
    journal.diary.edit(page.id, f"The {WORD}", f"{page.text} Mum says that I should wear boots.")
    journal.eraser.erase(journal.eraser.plan("memory", id_of(journal, ZEBRA)))
    assert where(journal.person.folder, WORD) == []
    again = opened(journal.person.folder, clock)
    kept = next(p for p in again.diary.pages() if p.day == day)
    assert "Mum says that I should wear boots." in kept.text
    assert kept.edited
    assert again.diary.picture(kept)


def test_a_page_that_only_reminds_of_it_is_made_anew(journal: Journal, clock: SetClock) -> None:
    related = next((p for p in journal.diary.pages() if p.related), None)
    message = journal.say("Grandpa Ferdinand looked for his wooden zebrawhistle again and laughed.")
    page = journal.diary.write()
    assert page.related or related is None
    journal.eraser.erase(journal.eraser.plan("memory", id_of(journal, ZEBRA)))
    again = opened(journal.person.folder, clock)
    remade = next(p for p in again.diary.pages() if p.day == page.day)
    assert remade.related != page.related or not page.related
    assert message.id in again.state.messages, "she told that word again on another day: that telling stays"


def test_a_crash_before_the_sweep_is_healed_at_the_next_opening(
    journal: Journal, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = journal.person.folder
    plan = journal.eraser.plan("day", (NOW - timedelta(days=20)).date().isoformat())
    lost = [p.picture for p in plan.pages]
    monkeypatch.setattr(journal.eraser, "finish", lambda: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        journal.eraser.erase(plan)
    assert any((folder / "pictures" / name).exists() for name in lost)
    opened(folder, clock)
    assert not any((folder / "pictures" / name).exists() for name in lost)


def test_a_crash_in_the_rewrite_leaves_the_old_state(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (journal.person.folder / "log.jsonl").read_bytes()

    def refuse(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(StorageError):
        journal.eraser.erase(journal.eraser.plan("day", NOW.date().isoformat()))
    assert (journal.person.folder / "log.jsonl").read_bytes() == before
    assert id_of(journal, ZEBRA)


def test_another_tab_reads_anew(journal: Journal, clock: SetClock) -> None:
    other = opened(journal.person.folder, clock)
    zebra = id_of(other, ZEBRA)
    journal.eraser.erase(journal.eraser.plan("memory", zebra))
    assert other.refresh()
    assert zebra not in other.state.memories
    other.say("And the evening was quiet.")
    assert where(journal.person.folder, WORD) == []


@pytest.mark.parametrize(
    ("target", "value"),
    [
        ("memory", "gone"),
        ("day", "2020-01-01"),
        ("day", "yesterday"),
        ("person", "Nobody"),
        ("person", " "),
        ("mood", "x"),
    ],
)
def test_what_is_not_there_is_refused(journal: Journal, target: str, value: str) -> None:
    before = (journal.person.folder / "log.jsonl").read_bytes()
    with pytest.raises((BadInputError, UnknownChoiceError)):
        journal.eraser.plan(target, value)
    assert (journal.person.folder / "log.jsonl").read_bytes() == before


def test_a_korean_name_with_its_particles(journal: Journal) -> None:
    for text in ("민수가 나를 도와줬다.", "민수 생일이었다.", "민수와 영화를 봤다.", "수민이는 집에 있었다."):
        journal.say(text)
    journal.care.quieten("person", "민수")
    assert [m.text for m in journal.memories if journal.care.held_back(m) == "quiet" and "민수" not in m.text] == []
    assert sum(journal.care.held_back(m) == "quiet" for m in journal.memories) == 3
    journal.eraser.erase(journal.eraser.plan("person", "민수"))
    assert where(journal.person.folder, "민수") == []
    assert any("수민이는" in m.text for m in journal.memories)


@pytest.mark.parametrize(
    ("name", "goes", "stays"),
    [
        ("Will", "I met Will at the lake.", "Tomorrow I will paint the fence."),
        ("Ann", "Ann made soup.", "I met Ann-Marie."),
        ("Mr. Jones", "Mr. Jones shouted.", "Mr. Smith mended my bike."),
        ("O'Neil", "O’Neil brought me a snorkplant.", "Neil slept."),
    ],
)
def test_a_name_takes_only_its_own(journal: Journal, name: str, goes: str, stays: str) -> None:
    journal.say(goes)
    journal.say(stays)
    journal.eraser.erase(journal.eraser.plan("person", name))
    texts = {m.text for m in journal.state.messages.values()}
    assert goes not in texts
    assert stays in texts


@pytest.mark.parametrize("text", ["I cheated on my husband last night.", "\U0001f984\U0001f389 \U0001f984"])
def test_everyday_words_and_signs_go_from_drafts_and_verdicts_too(journal: Journal, text: str) -> None:
    message = journal.say(text)
    told = journal.state.messages[message.id].tells
    plan = ("memory", told[0]) if told else ("day", journal.today.isoformat())  # signs alone form no memory
    journal.drafts.keep("page-y", f"And so: {text}")
    journal.care.judge(id_of(journal, SOUP), "not_quite", text)
    journal.eraser.erase(journal.eraser.plan(*plan))
    assert journal.drafts.read("page-y") == ""
    assert not [v for v in journal.state.verdicts if v.query == text]
    assert text.encode() not in (journal.person.folder / "log.jsonl").read_bytes()


def test_a_text_inside_another_memory_leaves_that_one_whole(journal: Journal, clock: SetClock) -> None:
    first = journal.say("I failed my maths exam.")
    other = journal.say("Dad shouted at me because I failed my maths exam.")
    journal.eraser.erase(journal.eraser.plan("memory", first.tells[0]))
    again = opened(journal.person.folder, clock)
    assert first.id not in again.state.messages
    assert again.state.messages[other.id].text == other.text


def test_merged_memories_go_together_along_the_chain(journal: Journal) -> None:
    a, b, c = (
        journal.say(f"We found the {word} in the garden.").tells[0] for word in ("plimwood", "plumwood", "plamwood")
    )
    journal.care.merge(a, b)
    journal.care.merge(c, a)
    assert [m for m in (a, b, c) if m in journal.state.memories] == [c]
    journal.take_back(journal.state.memories[c].source)
    (lives,) = {a, b, c} & journal.state.memories.keys()
    assert lives in (a, b), "two other messages still tell it, in their words"
    journal.eraser.erase(journal.eraser.plan("memory", lives))
    for word in ("plimwood", "plumwood", "plamwood"):
        assert where(journal.person.folder, word) == []


def test_what_a_kill_cut_off_is_finished_at_the_next_opening(
    journal: Journal, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = journal.person.folder
    day = (NOW - timedelta(days=10)).date()
    plan = journal.eraser.plan("memory", id_of(journal, ZEBRA))
    monkeypatch.setattr(journal, "append", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        journal.eraser.erase(plan)
    assert where(folder, WORD), "the draft is still there"
    again = opened(folder, clock)
    assert where(folder, WORD) == []
    assert any(p.day == day and "slipped" in p.text for p in again.diary.pages())
    assert not (folder / "erasing.json").exists()


def test_an_answer_that_was_being_given_does_not_bring_back_what_was_erased(journal: Journal, clock: SetClock) -> None:
    message = journal.say("What did Grandpa show me?")
    words = journal.reply(message.id)
    next(words)
    other = opened(journal.person.folder, clock)
    other.eraser.erase(other.eraser.plan("memory", id_of(other, ZEBRA)))
    list(words)
    assert where(journal.person.folder, WORD) == []


def test_what_came_after_the_plan_goes_too(journal: Journal) -> None:
    plan = journal.eraser.plan("memory", id_of(journal, ZEBRA))
    journal.drafts.keep("chat-late", f"the {WORD} again")
    journal.eraser.erase(plan)
    assert where(journal.person.folder, WORD) == []


def test_a_wish_for_the_picture_that_names_her_goes_too(journal: Journal) -> None:
    wishes = ["a tattoo of Ferdinand", "freckles"]
    journal.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=wishes))
    plan = journal.eraser.plan("person", "Ferdinand")
    assert plan.wishes == ("a tattoo of Ferdinand",)
    journal.eraser.erase(plan)
    assert journal.preferences.extra_visual_tags == ["freckles"]
    assert where(journal.person.folder, "Ferdinand") == []


def test_someone_named_in_a_wish_alone_can_be_erased(journal: Journal) -> None:
    journal.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=["Oskar the hedgehog"]))
    journal.eraser.erase(journal.eraser.plan("person", "Oskar"))
    assert where(journal.person.folder, "Oskar") == []


def test_what_a_crash_left_of_a_draft_goes(journal: Journal) -> None:
    (journal.person.folder / "drafts" / "chat.new").write_text(f"I lost the {WORD}", encoding="utf-8")
    journal.eraser.erase(journal.eraser.plan("memory", id_of(journal, ZEBRA)))
    assert where(journal.person.folder, WORD) == []


def test_a_page_changed_in_a_tab_that_saw_nothing_of_the_erasure_is_told_so(journal: Journal, clock: SetClock) -> None:
    stale = opened(journal.person.folder, clock)
    page = next(p for p in stale.diary.pages() if WORD in p.text)
    journal.eraser.erase(journal.eraser.plan("everything"))
    for change in (lambda: stale.diary.edit(page.id, "T", page.text), lambda: stale.diary.redraw(page.id)):
        with pytest.raises(BadInputError):
            change()
    assert where(journal.person.folder, WORD) == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Jinabelle", ["Jinabelle and I went to the harbour.", "Then jinabelle fell in.", "JINABELLE laughed."]),
        ("bartholomea", ["The Bartholomeas came for tea.", "Bartholomea's tart was sour."]),
        ("Zoë", ["Zoe brought a lantern.", "I waved to ZOË."]),
    ],
)
def test_a_person_goes_in_every_form_of_the_name(journal: Journal, name: str, told: list[str]) -> None:
    journal.say(" ".join(told))
    for text in told:
        journal.say(text)
    journal.eraser.erase(journal.eraser.plan("person", name))
    for form in (name.lower(), "zoe" if name == "Zoë" else name.lower()):
        assert where(journal.person.folder, form) == []


def test_everything_told_takes_the_wishes_for_the_pictures_and_says_so(journal: Journal) -> None:
    journal.save_onboarding(OnboardingPreferences(name="Mina", age=17, extra_visual_tags=["a hedgewolf badge"]))
    plan = journal.eraser.plan("everything")
    assert plan.counts["wishes"] == 1
    journal.eraser.erase(plan)
    assert where(journal.person.folder, "hedgewolf") == []
    assert (journal.preferences.name, journal.preferences.age) == ("Mina", 17)


def test_a_question_and_a_draft_with_a_word_of_nothing_else_go_too(journal: Journal) -> None:
    told = journal.say("I ate pickled radish with Quorvax.")
    asked = journal.say("What did I eat with Quorvax?")
    journal.answer(asked.id)
    other = journal.say("What did I do with Aunt Rosa?")
    journal.drafts.keep("chat", "Was it Quorvax?")
    plan = journal.eraser.plan("memory", told.tells[0])
    assert {m.id for m in plan.messages} >= {told.id, asked.id}
    assert "chat" in plan.drafts
    journal.eraser.erase(plan)
    assert where(journal.person.folder, "quorvax") == []
    assert other.id in journal.state.messages


def test_a_plan_is_made_once_as_long_as_nothing_was_written(journal: Journal) -> None:
    plan = journal.eraser.plan("memory", id_of(journal, ZEBRA))
    assert journal.eraser.erase(plan).memories is plan.memories
    second = journal.eraser.plan("memory", id_of(journal, SOUP))
    journal.say("We cooked pumpkin soup with Aunt Rosa, and more of it.")
    assert journal.eraser.erase(second).memories is not second.memories


def test_right_for_a_question_that_quotes_it_still_counts_without_the_words(journal: Journal, clock: SetClock) -> None:
    soup = id_of(journal, SOUP)
    journal.care.judge(soup, "right", f"the {WORD} and the soup")
    recalls = journal.state.memories[soup].recall_count
    journal.eraser.erase(journal.eraser.plan("memory", id_of(journal, ZEBRA)))
    assert where(journal.person.folder, WORD) == []
    assert journal.state.memories[soup].recall_count == recalls
    assert journal.state.verdicts[-1].query == ""


@pytest.mark.slow
def test_many_pages_are_there_at_once_and_their_pictures_follow(journal: Journal, clock: SetClock) -> None:
    for days in range(30, 36):
        clock.instant = NOW - timedelta(days=days)
        journal.say(f"Ottoline lent me umbrella number {days}.")
        journal.say("I dried my socks on the radiator.")
        journal.diary.write()
    clock.instant = NOW
    journal.eraser.erase(journal.eraser.plan("person", "Ottoline"))
    anew = [p for p in journal.diary.pages() if "radiator" in p.text]
    assert len(anew) == 6
    assert not any(p.picture for p in anew), "an erasure waits for no picture"
    journal.diary.draw_missing()
    assert all(journal.diary.picture(p) for p in journal.diary.pages())
    assert where(journal.person.folder, "ottoline") == []
