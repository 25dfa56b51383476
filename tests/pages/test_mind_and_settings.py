"""Memories and their numbers; settings; what looking leaves untouched."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from pages.parts.memory_table import as_csv, rows_of
from pages.parts.plain import plain, shorten
from persode.journal import Journal, People, Person
from tests.pages.conftest import App

PAGES = ["keep/today", "keep/chat", "keep/page", "look/gallery", "mind/memories", "you/start", "you/settings"]
KITE = "My kite got stuck in the oak and a stranger climbed up for it."


def fingerprint(folder: Path) -> dict[str, str]:
    """Every file of the data folder with the hash of its content."""
    return {
        str(f.relative_to(folder)): hashlib.sha256(f.read_bytes()).hexdigest()
        for f in sorted(folder.rglob("*"))
        if f.is_file() and f.suffix != ".lock"
    }


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_a_title_when_nothing_is_there_yet(app: App, page: str) -> None:
    app.go(page)
    assert app.at.title
    assert not app.at.error


def test_looking_changes_nothing(app: App, own_data_folder: Path) -> None:
    app.journal.say(KITE)
    app.journal.diary.write()
    for page in PAGES:
        app.go(page)
    before = fingerprint(own_data_folder)
    for page in [*PAGES, *reversed(PAGES)]:
        app.go(page).run()
    assert fingerprint(own_data_folder) == before


def test_the_table_has_the_numbers_of_the_journal(app: App) -> None:
    app.journal.say(KITE)
    app.go("mind/memories")
    frame = app.at.dataframe[0].value
    strength = app.journal.strength(app.journal.memories[0])
    assert frame["S"][0] == pytest.approx(strength.strength)
    assert frame["memory"][0] == KITE
    numbers = ["S", "d", "E", "R", "C", "n"]
    others = ["feeling", "class", "kind", "age", "fades", "my_day", "last_recalled"]
    assert list(frame.columns) == ["memory", *numbers, *others]


def test_the_csv_has_four_decimals_and_runs_nothing(app: App) -> None:
    app.journal.say("=HYPERLINK is what I typed into the sheet at work.")
    text = as_csv(rows_of(app.journal, app.journal.memories)).decode("utf-8-sig")
    assert "'=HYPERLINK" in text
    assert f"{app.journal.strength(app.journal.memories[0]).strength:.4f}" in text


def chosen(*rows: int) -> dict[str, Any]:
    return {"selection": {"rows": list(rows), "columns": [], "cells": []}}


def test_selected_memories_show_how_they_fade(app: App) -> None:
    app.journal.say(KITE)
    app.go("mind/memories")
    app.at.session_state["memories--False"] = chosen(0)
    app.run()
    assert "How they fade" in app.words
    assert "in 30 days" in app.words


def test_the_memory_search(app: App) -> None:
    app.journal.say(KITE)
    app.go("mind/memories")
    app.at.text_input(key="memory-search").input("OAK")
    app.run()
    assert len(app.at.dataframe[0].value) == 1
    app.at.text_input(key="memory-search").input("submarine")
    app.run()
    assert "No memory has" in app.words


def test_name_and_place_are_saved(app: App) -> None:
    app.go("you/settings")
    app.at.text_input(key="set-name").input("Nora B.")
    app.click("save-name").unfold("place-box")
    app.at.selectbox(key="set-zone").set_value("Asia/Seoul")
    app.at.text_input(key="set-region").input("kr")
    app.click("save-place")
    assert People().everyone()[0].name == "Nora B."
    settings = app.journal.state.settings
    assert (settings.zone, settings.region) == ("Asia/Seoul", "KR")


def test_a_passcode_is_set_changed_and_taken_away(app: App, nora: Person) -> None:
    def lock(old: str, new: str, again: str, button: str = "save-passcode") -> None:
        app.go("you/settings").unfold("passcode-box")
        for name, value in (("old", old), ("new", new), ("repeat", again)):
            if old or name != "old":
                app.at.text_input(key=f"passcode-{name}").input(value)
        app.click(button)

    lock("", "1234", "1235")
    assert app.at.error
    assert not People().find(nora.id).has_passcode
    lock("", "12", "12")
    assert app.at.error
    lock("", "1234", "1234")
    assert People().may_enter(nora.id, "1234")
    lock("9999", "5678", "5678")
    assert not People().may_enter(nora.id, "5678")
    lock("1234", "5678", "5678")
    assert People().may_enter(nora.id, "5678")
    lock("5678", "", "", "remove-passcode")
    assert not People().find(nora.id).has_passcode


def test_entries_are_imported_and_what_was_left_out_is_said(app: App) -> None:
    entries = [{"date_time": "2026-02-01T10:00:00", "text": KITE}, {"date_time": "when?", "text": "x"}]
    app.go("you/settings")
    app.at.file_uploader(key="import-file").upload("old.json", json.dumps(entries).encode(), "application/json")
    app.run().click("import")
    assert [m.text for m in app.journal.memories] == [KITE]
    assert any("1 entries were left out" in e.label for e in app.at.expander)


def test_an_export_opens_as_a_diary_of_its_own(app: App) -> None:
    app.journal.say(KITE)
    archive = app.journal.export_zip()
    assert zipfile.ZipFile(io.BytesIO(archive)).namelist()
    app.go("you/settings")
    app.at.file_uploader(key="import-file").upload("nora.zip", archive, "application/zip")
    app.run().click("import")
    people = People().everyone()
    assert len(people) == 2
    assert all(KITE in [m.text for m in Journal.open(p).memories] for p in people)


def test_a_foreign_file_is_refused_with_a_sentence(app: App) -> None:
    app.go("you/settings")
    app.at.file_uploader(key="import-file").upload("bad.json", b"{nonsense", "application/json")
    app.run().click("import")
    assert "Nothing was imported" in app.at.error[0].value


def test_deleting_needs_the_name(app: App, nora: Person) -> None:
    app.go("you/settings").unfold("delete-box").click("delete-diary")
    assert nora.folder.exists()
    app.at.text_input(key="delete-name").input("Nora")
    app.click("delete-diary")
    assert not nora.folder.exists()
    assert app.at.title[0].value == "A diary you can talk to"


def test_plain_words_stay_characters() -> None:
    assert plain("*a* $b$ <c> [d](e)") == r"\*a\* \$b\$ \<c\> \[d\]\(e\)"
    assert ":material/home:" not in plain(":material/home:").replace("\\", "")
    assert plain("a\n    b").split("  \n")[1].lstrip("\u00a0") == "b"
    assert shorten("one two three", 9) == "one two …"


def test_no_page_lets_a_persons_words_be_html() -> None:
    root = Path(__file__).parents[2]
    sources = [root / "app.py", *(root / "pages").rglob("*.py")]
    assert len(sources) > 20
    for source in sources:
        text = source.read_text(encoding="utf-8")
        assert "unsafe_allow_html" not in text, source
        assert "unsafe_allow_javascript" not in text, source


def test_looking_at_the_start_page_leaves_no_draft(app: App) -> None:
    app.go("you/start")
    assert app.journal.drafts.names() == []
    app.click("next").click("back")
    assert app.journal.drafts.names() == []
