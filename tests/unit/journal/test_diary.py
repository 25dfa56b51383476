"""The diary page of a day: from the person's own sentences, with a picture; edited, redrawn, deleted, undone, found."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from persode.embeddings import get_embedder
from persode.episode import EpisodeMetadata
from persode.errors import BadInputError
from persode.illustration import draw, picture
from persode.journal import Journal, Page, restore_zip
from persode.journal.diary.pictures import A_FEW
from persode.journal.people import People
from persode.log import Draft, JsonLinesLog
from persode.onboarding import OnboardingPreferences
from tests.unit.journal.compare import copy_of, same

pytestmark = pytest.mark.slow  # each sets up a journal with pages and pictures, or two

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
FELL = "I walked home in the rain and slipped on the wet stairs of the library."
LAUGHED = "Jina laughed so much that I had to laugh too."


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with one page; every test works on a copy of it."""
    folder = tmp_path_factory.mktemp("diary") / "mina"
    journal = opened(folder)
    journal.save_onboarding(OnboardingPreferences(name="Mina", age=17, hair="long black hair", glasses=True))
    journal.import_entry(
        "Mochi the cat was sick all night and I sat with her on the bathroom floor.",
        datetime(2026, 2, 20, 22, tzinfo=UTC),
    )
    for text in (FELL, "thanks", LAUGHED, "I prefer short answers.", "What did I say about Mochi?"):
        journal.answer(journal.say(text).id)
    journal.diary.write(key="make")
    return folder


def opened(folder: Path) -> Journal:
    journal = Journal.open(folder, clock=lambda: NOW, embedder=get_embedder())
    assert journal.state.not_understood == 0, "no step of the fold failed in silence"
    return journal


@pytest.fixture
def journal(folder: Path, tmp_path: Path) -> Journal:
    return opened(copy_of(folder, tmp_path))


def the_page(journal: Journal) -> Page:
    return journal.diary.pages()[0]


def test_a_page_holds_her_own_sentences_and_says_which_they_are(journal: Journal) -> None:
    page = the_page(journal)
    assert page.day == date(2026, 3, 10)
    assert "slipped on the wet stairs" in page.text
    assert "Jina laughed so much" in page.text
    for chatter in ("thanks", "short answers", "What did I say"):
        assert chatter not in page.text
    assert page.title
    assert " ".join(text for _, text in page.parts).split() == page.text.split()
    assert {kind for kind, _ in page.parts} <= {"wrote", "rephrased", "added"}
    assert "long black hair" in page.prompt
    assert "Jina" in page.people


def test_the_picture_is_a_file_with_seed_style_and_alt(journal: Journal) -> None:
    page = the_page(journal)
    full, small = journal.diary.picture(page), journal.diary.picture(page, small=True)
    assert full is not None
    assert small is not None
    assert full[8:12] == small[8:12] == b"WEBP"
    assert len(full) <= 300_000
    assert page.alt
    assert page.style == "vibrant"


def test_a_double_click_makes_one_page_and_more_words_make_it_anew(journal: Journal) -> None:
    journal.diary.write(key="make")
    assert len(journal.state.page_history.get(the_page(journal).id, [])) == 0
    journal.say("In the evening we baked bread.")
    again = journal.diary.write(key="again")
    assert len(journal.diary.pages()) == 1
    assert "baked bread" in again.text
    assert again.picture
    journal.diary.undo(again.id)
    journal.diary.undo(again.id)
    assert "baked bread" not in the_page(journal).text
    assert journal.diary.picture(the_page(journal)) is not None


@pytest.mark.slow
def test_the_whole_gallery_in_another_style(journal: Journal) -> None:
    before = the_page(journal)
    assert journal.diary.redraw_all(art="flat poster") == 1
    poster = the_page(journal)
    assert (poster.art, poster.style, poster.seed) == ("flat poster", before.style, before.seed)
    assert poster.picture != before.picture
    assert journal.diary.redraw_all(art="flat poster") == 0
    assert journal.diary.redraw(poster.id).art == "flat poster"
    journal.diary.undo(poster.id)
    journal.diary.undo(poster.id)
    assert the_page(journal) == before


def test_edit_redraw_delete_and_undo(journal: Journal) -> None:
    before = the_page(journal)
    edited = journal.diary.edit(before.id, " A wet  day\n", "My own words.")
    assert (edited.title, edited.text, edited.parts, edited.edited) == ("A wet day", "My own words.", (), True)
    redrawn = journal.diary.redraw(before.id, "pastel")
    assert redrawn.style == "pastel"
    assert redrawn.picture != before.picture
    assert redrawn.text == "My own words."
    journal.diary.delete(before.id)
    assert journal.diary.pages() == []
    for _ in range(3):
        journal.diary.undo(before.id)
    assert the_page(journal) == before
    assert journal.diary.undo(before.id) == before
    with pytest.raises(BadInputError, match="empty"):
        journal.diary.edit(before.id, "x", "  ")
    with pytest.raises(BadInputError, match="page"):
        journal.diary.page("unknown")


def test_a_lost_picture_is_drawn_again_the_same_when_the_journal_is_opened(journal: Journal) -> None:
    page = the_page(journal)
    before = journal.diary.picture(page)
    for file in (journal.person.folder / "pictures").iterdir():
        file.unlink()
    assert journal.diary.picture(page) is None
    assert opened(journal.person.folder).diary.picture(page) == before


def test_many_lost_pictures_are_drawn_a_few_at_an_opening_and_all_when_asked(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = JsonLinesLog(journal.person.folder)
    page = next(e.data["page"] for e in log.read().events if e.kind == "page_written")
    drawn = draw(EpisodeMetadata("A day."), OnboardingPreferences(), seed=1, size=64)
    monkeypatch.setattr(picture, "draw", lambda *_, **__: drawn)
    lost = [page | {"id": f"p{n}", "day": f"2026-02-{n + 1:02}", "picture": f"p{n}.webp"} for n in range(9)]
    log.append([Draft("page_written", {"page": p}) for p in lost])
    again = opened(journal.person.folder)
    there = [again.diary.picture(p) is not None for p in again.diary.pages() if p.id.startswith("p")]
    assert there == [True] * A_FEW + [False] * (9 - A_FEW)
    assert again.diary.draw_missing() == 9 - A_FEW
    assert again.diary.draw_missing() == 0


def test_nothing_told_is_said(journal: Journal) -> None:
    with pytest.raises(BadInputError, match="2026-03-01"):
        journal.diary.write(date(2026, 3, 1))


def test_pages_are_found_by_any_script(journal: Journal) -> None:
    page = the_page(journal)
    journal.diary.edit(page.id, "서울의 비", "Ein nasser Tag in der Straße.")
    assert [p.id for p in journal.diary.pages("서울")] == [page.id]
    assert [p.id for p in journal.diary.pages("STRASSE nasser")] == [page.id]
    assert journal.diary.pages("nowhere") == []
    assert len(journal.diary.pages("  ")) == 1


def test_the_archive_gives_the_same_journal_back(journal: Journal, tmp_path: Path) -> None:
    content = journal.export_zip()
    person = restore_zip(content, People(tmp_path / "elsewhere"))
    again = opened(person.folder)
    assert person.name == "Mina"
    assert same(again, journal)
    assert again.diary.picture(the_page(again)) == journal.diary.picture(the_page(journal))


def test_a_page_follows_the_message_that_it_was_made_of(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    first = journal.say("I burnt the porridge and cried.")
    journal.say("I watered the ferns in the hall.")
    before = journal.diary.write()
    journal.edit_message(first.id, "I burnt the toast and laughed.")
    after = journal.diary.page(before.id)
    assert "toast" in after.text
    assert "porridge" not in after.text
    assert "ferns" in after.text
    assert journal.diary.picture(after), "with its picture"
    journal.take_back(first.id)
    assert "toast" not in journal.diary.page(before.id).text
    journal.restore(first.id)
    assert "toast" in journal.diary.page(before.id).text


def test_a_page_of_nothing_goes_and_one_that_she_wrote_stays(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    only = journal.say("I burnt the porridge and cried.")
    page = journal.diary.write()
    journal.edit_message(only.id, "What is the time?")
    assert journal.diary.pages() == []
    with pytest.raises(BadInputError, match="Nothing was told"):
        journal.diary.undo(page.id)
    journal.edit_message(only.id, "I burnt the porridge and cried.")
    page = journal.diary.write()
    journal.diary.edit(page.id, "Mine", "The porridge, once more.")
    journal.edit_message(only.id, "I burnt the toast.")
    assert journal.diary.page(page.id).text == "The porridge, once more."


def test_what_did_not_happen_and_what_is_quiet_is_in_no_page(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    wolf, ferns, dream = (
        journal.say(text).tells[0]
        for text in (
            "A wolf sang on the roof.",
            "I watered the ferns in the hall.",
            "Last night I dreamed that I flew over the sea.",
        )
    )
    journal.say("I mended the gate.")
    journal.diary.write()
    journal.care.believe(wolf, {"domain": "fiction_content"})
    assert "wolf" not in journal.diary.pages()[0].text, "the page that was there follows"
    journal.care.judge(ferns, "never")
    assert "ferns" not in journal.diary.write().text
    page = journal.diary.pages()[0]
    assert journal.state.memories[dream].domain == "fiction_content"
    assert "dreamed" in page.text, "it says itself that it is a dream"
    assert "gate" in page.drawn_from["text"], "but the picture is of what happened"
