"""The diary page: made, marked, edited, redrawn, deleted, undone; and the gallery that it hangs in."""

from __future__ import annotations

import pytest

from tests.pages.conftest import App

LAKE = "I swam in the lake with Ines and laughed until my ribs hurt."


@pytest.fixture
def made(app: App) -> App:
    return app.go("keep/chat").tell(LAKE).click("write-page").go("keep/page")


def the_page(app: App):
    (page,) = app.journal.state.pages.values()
    return page


def test_no_page_open_offers_ways_on(app: App) -> None:
    assert "No page is open" in app.go("keep/page").words


def test_a_page_is_made_and_shown(made: App) -> None:
    page = the_page(made)
    assert page.title in made.at.title[0].value.replace("\\", "")
    assert LAKE in made.words
    assert "Tuesday, 10 March 2026" in made.words
    assert made.journal.diary.picture(page)
    assert page.alt


def test_the_same_click_makes_one_page(app: App) -> None:
    app.go("keep/chat").tell(LAKE)
    app.click("write-page")
    app.journal.diary.write(app.journal.today, key="page-2026-03-10-1-0-0")
    assert len(app.journal.state.pages) == 1
    assert not app.journal.state.page_history


def test_marks_say_who_wrote_what(made: App) -> None:
    made.at.toggle(key=f"marks-{the_page(made).id}").set_value(True)
    made.run()
    assert "you wrote" in made.words


def test_the_text_is_edited_and_the_edit_undone(made: App) -> None:
    page = the_page(made)
    made.click("page-edit").type("Half", pad=f"page-{page.id}")
    assert made.journal.drafts.read(f"page-{page.id}") == "Half"
    made.tell("My own words.", key="k9", pad=f"page-{page.id}")
    assert the_page(made).text == "My own words."
    assert made.journal.drafts.read(f"page-{page.id}") == ""
    made.run().click("page-undo")
    assert the_page(made).text == page.text


def test_redrawing_gives_another_picture_in_another_style(made: App) -> None:
    page = the_page(made)
    made.at.button_group(key=f"style-{page.id}-{page.seed}").set_value("pastel")
    made.run().click("page-redraw")
    redrawn = the_page(made)
    assert (redrawn.seed, redrawn.style) == (page.seed + 1, "pastel")
    made.click("page-undo")
    assert the_page(made).picture == page.picture


def test_a_deleted_page_leaves_the_gallery_and_comes_back(made: App) -> None:
    made.click("page-delete")
    assert "This page is deleted" in made.words
    made.go("look/gallery")
    assert "Here your pages will hang" in made.words
    made.go("keep/page").click("bring-back")
    assert not the_page(made).deleted
    assert LAKE in made.words


def test_the_gallery_finds_in_any_script(made: App) -> None:
    page = the_page(made)
    made.journal.diary.edit(page.id, "호수", "오늘은 호수에서 수영했다 #여름")
    made.go("look/gallery")
    made.at.text_input(key="gallery-search").input("호수에서")
    made.run()
    assert made.has(f"open-gallery-{page.id}")
    made.at.text_input(key="gallery-search").input("**nowhere**")
    made.run()
    assert "No page has" in made.words
    assert not made.has(f"open-gallery-{page.id}")


def test_twenty_pages_a_sheet(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace
    from datetime import timedelta

    app.journal.say(LAKE)
    first = app.journal.diary.write()
    many = [replace(first, id=f"p{i}", day=first.day - timedelta(days=i)) for i in range(23)]
    monkeypatch.setattr(type(app.journal.diary), "pages", lambda self, search="": many)
    app.go("look/gallery")
    assert sum(b.key.startswith("open-gallery-") for b in app.at.button) == 20
    app.at.pagination(key="sheet--23").set_value(2)
    app.run()
    assert sum(b.key.startswith("open-gallery-") for b in app.at.button) == 3


def test_a_page_is_drawn_again_in_another_manner(made: App) -> None:
    page = the_page(made)
    made.at.session_state[f"art-{page.id}-{page.seed}"] = "ink and wash"
    made.run().click("page-redraw")
    assert (the_page(made).art, the_page(made).style) == ("ink and wash", page.style)
    assert the_page(made).picture != page.picture


def test_only_my_own_words_and_back(made: App) -> None:
    page = the_page(made)
    assert any(kind == "added" for kind, _ in page.parts)
    made.click("page-own-words")
    assert the_page(made).text == LAKE
    made.run().click("page-undo")
    assert the_page(made).text == page.text


def test_the_gallery_is_drawn_anew(made: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr("pages.parts.gallery_redraw.paint_all", lambda _, style, art: asked.append((style, art)))
    made.go("look/gallery").unfold("gallery-redraw")
    made.at.session_state["gallery-style"] = "pastel"
    made.at.session_state["gallery-art"] = "flat poster"
    made.run().click("gallery-redraw-now")
    assert asked == [("pastel", "flat poster")]
    assert "They are being drawn now" in made.words
