"""What an edit took out is quoted by no answer and has no vector left. What she tells has its vectors at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal, Wanted
from persode.log import Draft
from persode.store.index import clauses_of
from tests.unit.journal.compare import SetClock, same
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each opens a journal twice

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
TOLD = "I met a zorbnik at the harbour with Torvald, and it was wonderful."
EDITED = "I met a seagull at the harbour with Mika, and it was fine."
OTHER = "I painted the blue fence behind the library, and it took all day."


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return opened(tmp_path / "mina")


def opened(folder: Path, instant: datetime = NOW) -> Journal:
    return Journal.open(folder, clock=SetClock(instant), embedder=HashingEmbedder())


def vectors_of(journal: Journal, *texts: str) -> list[str]:
    """Those of the texts and of their clauses that have a trace in the files of the vectors."""
    blob = b"".join(file.read_bytes() for file in (journal.person.folder / "vectors").glob("*.npy"))
    every = [piece for text in texts for piece in (text, *clauses_of(text))]
    return [t for t in every if blake2b(t.encode(), digest_size=16).digest() in blob]


def contents(journal: Journal) -> dict[Path, bytes]:
    return {f: f.read_bytes() for f in journal.person.folder.rglob("*") if f.is_file()}


def answered(journal: Journal, message: str, text: str, used: tuple[str, ...] = ()) -> None:
    receipt = {"used": list(used), "terms": [], "moments": [[memory, 0.5, [], ""] for memory in used]}
    with journal.writing():
        data = {"message": message, "reply": f"reply-{message}", "text": text, "receipt": receipt}
        journal.append([Draft("reply_given", data)])


def test_answers_that_quote_the_old_words_go_and_others_stay(journal: Journal) -> None:
    told, other = journal.say(TOLD), journal.say(OTHER)
    asked, far = journal.say("What happened at the harbour?"), journal.say("What was wonderful?")
    answered(journal, told.id, "And you met a zorbnik at the harbour.")
    answered(journal, other.id, "And you painted the fence. It was fun, I hope.")
    answered(journal, asked.id, "You told me that it was wonderful.", (told.tells[0],))
    answered(journal, far.id, "Was it the zorbnik?")
    journal.edit_message(told.id, EDITED)
    assert list(journal.state.replies) == [other.id]
    assert same(journal, opened(journal.person.folder))
    assert "zorbnik" not in journal.answer(told.id).text
    assert same(journal, opened(journal.person.folder))


def test_an_answer_that_quotes_nothing_of_it_stays(journal: Journal) -> None:
    told = journal.say(TOLD)
    answered(journal, told.id, "And you met a zorbnik at the harbour.")
    journal.edit_message(told.id, TOLD + " I was home by six.")
    assert list(journal.state.replies) == [told.id]


def test_an_everyday_word_that_was_put_right_is_not_quoted_on(journal: Journal) -> None:
    told, other = journal.say("I walked the dog to the river."), journal.say("The dog of my aunt barked all night.")
    answered(journal, told.id, "And you walked the dog.")
    answered(journal, other.id, "And the dog barked.")
    journal.edit_message(told.id, "I walked the cat to the river.")
    assert list(journal.state.replies) == [other.id]


def test_what_a_crash_cut_off_of_an_edit_is_finished(journal: Journal) -> None:
    told = journal.say(TOLD)
    journal.care.judge(told.tells[0], "right")
    answered(journal, told.id, "And you met a zorbnik at the harbour.")
    with journal.writing():
        journal.append([Draft("message_edited", {"message": told.id, "text": EDITED})])
    again = opened(journal.person.folder)
    assert again.state.replies == {}
    assert [(m.text, m.recall_count) for m in again.memories] == [(EDITED, 1)]


def test_before_the_edit_the_answer_is_there(journal: Journal) -> None:
    told = journal.say(TOLD)
    answered(journal, told.id, "And you met a zorbnik at the harbour.")
    journal._now.forward(days=2)  # type: ignore[attr-defined]
    journal.edit_message(told.id, EDITED)
    assert "zorbnik" in journal.at(NOW + timedelta(days=1)).state.replies[told.id].text


def test_erasing_takes_an_answer_that_was_withdrawn(journal: Journal) -> None:
    told, other = journal.say(TOLD), journal.say(OTHER)
    answered(journal, other.id, "Like the zorbnik?")
    journal.edit_message(told.id, EDITED)
    assert where(journal.person.folder, "zorbnik")
    journal.eraser.erase(journal.eraser.plan("memory", told.tells[0]))
    assert not where(journal.person.folder, "zorbnik")


def test_old_words_leave_no_vector_and_what_others_tell_does(journal: Journal) -> None:
    told = journal.say(TOLD)
    journal.say(OTHER)
    journal.recall("harbour")
    assert vectors_of(journal, TOLD) == [TOLD, *clauses_of(TOLD)]
    journal.edit_message(told.id, EDITED)
    assert vectors_of(journal, TOLD) == []
    assert vectors_of(journal, EDITED, OTHER) == [EDITED, *clauses_of(EDITED), OTHER, *clauses_of(OTHER)]
    journal.recall("harbour")
    opened(journal.person.folder).recall("harbour")
    assert vectors_of(journal, TOLD) == []


def merged_and_parted(journal: Journal) -> None:
    one, other = (journal.state.messages[journal.say(text).id].tells[0] for text in (TOLD, OTHER))
    journal.care.merge(one, other)
    journal.edit_message(next(iter(journal.state.messages)), EDITED)
    journal.care.part(one, other)


def taken_back_and_restored(journal: Journal) -> None:
    told, other = journal.say(TOLD), journal.say(OTHER)
    journal.take_back(told.id)
    journal.edit_message(other.id, EDITED)
    journal.restore(told.id)


TELLING: dict[str, Callable[[Journal], object]] = {
    "said": lambda j: (j.say(TOLD), j.say(OTHER)),
    "answered": lambda j: j.answer(j.say(TOLD).id),
    "of a past day": lambda j: j.say(TOLD, day=(NOW - timedelta(days=3)).date()),
    "edited": lambda j: j.edit_message(j.say(TOLD).id, EDITED),
    "restored": taken_back_and_restored,
    "parted": merged_and_parted,
    "imported": lambda j: j.import_file("e.json", b'[{"date_time": "2026-03-01T20:00:00Z", "text": "I saw a heron."}]'),
    "with a page": lambda j: (j.say(TOLD), j.diary.write()),
}


@pytest.mark.parametrize("told", TELLING)
def test_looking_changes_no_byte_however_it_was_told(journal: Journal, told: str) -> None:
    TELLING[told](journal)
    before = contents(journal)
    for one in (journal, opened(journal.person.folder, NOW + timedelta(days=30))):
        one.warm()
        one.recall("the harbour")
        one.looking_up.search(Wanted("the harbour"), ["clausal", "empathic", "fused"])
        one.looking_up.ask("What happened at the harbour?")
        one.look_at_today()
        one.care.paraphrases(NOW.date())
        one.at(NOW - timedelta(days=1)).recall("harbour")
        _ = one.mementos.views, one.life, one.diary.pages(), one.care.weak()
        one.export_zip()
    assert contents(journal) == before
