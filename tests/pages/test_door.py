"""Who comes in: someone new, someone known, someone with a passcode, two people."""

from __future__ import annotations

from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal, People, Person, engine
from persode.words import say
from tests.pages.conftest import App

SECRET = "Under the stairs I keep a blue kite."


def test_nobody_yet_leads_to_the_start_page() -> None:
    app = App().run()
    assert app.at.title[0].value == "A diary you can talk to"


def test_skipping_opens_a_nameless_diary() -> None:
    app = App().run().click("skip")
    assert [p.name for p in People().everyone()] == ["My diary"]
    assert app.at.title[0].value == "Good afternoon"


def test_start_saves_only_by_its_button() -> None:
    app = App().run()
    app.at.text_input(key="start-name").input("Ada")
    app.run()
    assert People().everyone() == []
    app.click("start-done")
    assert [p.name for p in People().everyone()] == ["Ada"]
    assert app.journal.preferences.name == "Ada"


def test_start_left_half_way_is_kept_as_a_draft() -> None:
    app = App().run()
    app.at.text_input(key="start-name").input("Ada")
    app.run().click("next")
    token = app.at.query_params["start"]
    again = App()
    again.at.query_params["start"] = token if isinstance(token, str) else token[0]
    again.run().click("back")
    assert again.at.text_input(key="start-name").value == "Ada"


def test_choices_of_the_look_are_saved_and_can_be_changed_later(app: App) -> None:
    app.go("you/start").click("next")
    app.at.button_group(key="start-hair_style").set_value("bob")
    app.at.toggle(key="start-glasses").set_value(True)
    app.run().click("start-done")
    assert "bob" in app.journal.preferences.hair
    assert app.journal.preferences.glasses


def test_the_only_person_without_a_passcode_is_opened_directly(app: App) -> None:
    assert app.at.title[0].value == "Good afternoon, Nora"


def test_a_passcode_is_asked_and_a_wrong_one_is_refused() -> None:
    person = People().add("Mo", passcode="1234")
    app = App().run()
    assert app.at.title[0].value == "Whose diary is it?"
    app.click(f"open-{person.id}")
    app.at.text_input(key=f"code-{person.id}").input("9999")
    app.click(f"try-{person.id}")
    assert app.at.error
    assert "person" not in app.at.session_state
    app.at.text_input(key=f"code-{person.id}").input("1234")
    app.click(f"try-{person.id}")
    assert app.at.session_state["person"] == person.id


def test_an_address_does_not_open_what_a_passcode_keeps() -> None:
    person = People().add("Mo", passcode="1234")
    Journal.open(person).say(SECRET)
    app = App()
    app.at.query_params["person"] = person.id
    app.run()
    assert app.at.title[0].value == "Whose diary is it?"
    for page in ("keep/today", "keep/chat", "mind/memories", "you/settings"):
        app.go(page)
        assert SECRET not in app.words
        assert "person" not in app.at.session_state


def test_two_people_never_see_each_others_things(nora: Person, own_data_folder: Path) -> None:
    other = People().add("Mo")
    Journal.open(nora).say(SECRET)
    app = App().run()
    app.click(f"open-{nora.id}").go("keep/chat")
    assert SECRET in app.words
    app.click("close-book")
    assert "journals" not in app.at.session_state
    app.click(f"open-{other.id}")
    for page in ("keep/today", "keep/chat", "look/gallery", "mind/memories"):
        assert SECRET not in app.go(page).words


def test_closing_the_book_leads_to_the_names(app: App) -> None:
    app.click("close-book")
    assert app.at.title[0].value == "Whose diary is it?"


def test_the_clock_is_announced_when_it_is_set(app: App) -> None:
    assert "The clock is set to 10 March 2026, 12:00." in app.words


def test_each_of_two_new_people_gets_her_own_passcode() -> None:
    app = App().run()
    for name, passcode in (("Ada", "1111"), ("Mo", "2222")):
        app.at.text_input(key="start-name").input(name)
        app.at.text_input(key="start-passcode").input(passcode)
        app.click("start-done").click("close-book")
        app.click("someone-new")
    ada, mo = People().everyone()
    assert ada.has_passcode
    assert mo.has_passcode
    assert People().may_enter(ada.id, "1111")
    assert People().may_enter(mo.id, "2222")
    assert not People().may_enter(mo.id, "1111")


def test_a_missing_model_is_said_on_the_page(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "get_embedder", lambda: HashingEmbedder(notice="embedder.minilm_missing"))
    again = App().run()
    assert say("embedder.minilm_missing") in again.run().words
    assert say("embedder.minilm_missing") in again.run().words, "it stays until it was read"
    assert say("embedder.minilm_missing") not in again.click("notices-read").words


def test_what_was_not_touched_on_the_start_page_follows_what_is_saved_elsewhere(app: App) -> None:
    app.go("you/start").go("you/settings")
    app.at.text_input(key="set-name").input("Lunetta")
    app.click("save-name")
    app.go("you/start")
    assert app.at.text_input(key="start-name").value == "Lunetta"
    app.click("start-done")
    assert app.journal.preferences.name == "Lunetta"


def test_a_reload_does_not_put_someone_new_into_anothers_diary(app: App) -> None:
    app.click("close-book").click("someone-new")
    app.at.text_input(key="start-name").input("Bo")
    app.run()
    token = app.at.query_params["start"]
    reloaded = App()
    reloaded.at.query_params["start"] = token
    reloaded.run()
    assert reloaded.at.text_input(key="start-name").value == "Bo"
    reloaded.click("start-done")
    assert sorted(p.name for p in People().everyone()) == ["Bo", "Nora"]


def test_the_back_button_keeps_what_was_chosen() -> None:
    app = App().run()
    app.at.text_input(key="start-name").input("Bo")
    app.run()
    del app.at.query_params["start"]
    app.run()
    app.click("start-done")
    assert [p.name for p in People().everyone()] == ["Bo"]


def test_every_place_to_be_at_home_in_can_be_drawn() -> None:
    from pages.parts.start_steps import THEMES
    from persode.journal import BACKGROUND_THEMES

    assert set(THEMES) <= set(BACKGROUND_THEMES)
