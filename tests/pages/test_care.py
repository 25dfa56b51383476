"""What a person does with her memories: verdicts under a reply, the memory's own buttons, the quiet list, erasing."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.pages.conftest import App

KITE = "Grandpa and I flew the red kite over the oak on the hill."
ASKED = "Do you remember the red kite over the oak?"


@pytest.fixture
def kite(app: App) -> App:
    """Her app, with one memory that a reply brought up."""
    app.journal.say(KITE)
    app.journal.answer(app.journal.say(ASKED).id)
    assert list(app.journal.state.replies.values())[-1].used
    return app


def select(app: App, *rows: int, faded: bool = False) -> App:
    app.go("mind/memories")
    chosen: dict[str, Any] = {"selection": {"rows": list(rows), "columns": [], "cells": []}}
    app.at.session_state[f"memories--{faded}"] = chosen
    return app.run()


def the_memory(app: App) -> Any:
    return next(m for m in app.journal.state.memories.values() if m.text == KITE)


@pytest.mark.parametrize("verdict", ["right", "not_quite", "not_now", "never"])
def test_a_verdict_under_a_reply_counts_once(kite: App, verdict: str) -> None:
    reply = list(kite.journal.state.replies.values())[-1]
    kite.go("keep/chat").click(f"judge-{verdict}-{reply.id}-{the_memory(kite).id}")
    kite.click(f"judge-{verdict}-{reply.id}-{the_memory(kite).id}")
    assert [v.verdict for v in kite.journal.state.verdicts] == [verdict]
    assert kite.journal.care.held_back(the_memory(kite)) == {"not_now": "resting", "never": "quiet"}.get(verdict, "")
    if verdict == "not_quite":
        assert kite.journal.state.verdicts[0].query == ASKED


def test_a_memory_is_put_away_found_and_brought_back(kite: App) -> None:
    select(kite, 0).click("put-away")
    assert the_memory(kite).archived
    kite.go("mind/memories")
    kite.at.toggle(key="show-faded").set_value(True)
    kite.run()
    kite.at.session_state["memories--True"] = {"selection": {"rows": [0], "columns": [], "cells": []}}
    kite.run().click("bring-back")
    assert not the_memory(kite).archived


def test_beliefs_are_set(kite: App) -> None:
    select(kite, 0).unfold("belief-box")
    memory = the_memory(kite)
    kite.at.selectbox(key=f"belief-domain-{memory.id}").set_value("fiction_content")
    kite.at.checkbox(key=f"belief-pinned-{memory.id}").check()
    kite.click("save-beliefs")
    assert (the_memory(kite).domain, the_memory(kite).pinned) == ("fiction_content", True)
    assert "never tell it as if it had" in kite.words


def test_emotions_and_where_it_is_known_from_are_set(kite: App) -> None:
    select(kite, 0).unfold("belief-box")
    memory = the_memory(kite)
    before = dict(memory.emotions)
    kite.at.slider(key=f"emotion-guilt-{memory.id}").set_value(0.4)
    kite.at.selectbox(key=f"belief-provenance-{memory.id}").set_value("manual")
    kite.click("save-beliefs")
    assert the_memory(kite).emotions == before | {"guilt": 0.4}, "the others stay as they were"
    assert the_memory(kite).provenance == "manual"


def test_a_search_finds_what_was_put_away_and_marks_it(kite: App) -> None:
    kite.journal.care.archive([the_memory(kite).id])
    kite.go("mind/memories")
    assert not kite.at.dataframe
    kite.at.text_input(key="memory-search").set_value("kite")
    kite.run()
    assert f"(put away) {KITE}" in list(kite.at.dataframe[0].value["memory"])


def test_a_receipt_marks_what_was_put_away(kite: App) -> None:
    kite.journal.care.archive([the_memory(kite).id])
    kite.go("keep/chat")
    assert "It has faded and was put away." in kite.words


def test_never_bring_it_up_and_take_it_off_the_list(kite: App) -> None:
    select(kite, 0).click("leave-alone")
    kite.go("you/settings")
    assert KITE[:40] in kite.words
    kite.click(f"lift-memory-{the_memory(kite).id}")
    assert not kite.journal.state.quiet


def test_a_person_is_added_to_the_quiet_list(kite: App) -> None:
    kite.go("you/settings").unfold("quiet-box")
    kite.at.selectbox(key="quiet-kind").set_value("person")
    kite.at.text_input(key="quiet-value").input("Grandpa")
    kite.click("quiet-add")
    assert kite.journal.care.held_back(the_memory(kite)) == "quiet"
    kite.at.text_input(key="quiet-value").input("   ")
    kite.click("quiet-add")
    assert kite.at.error


def test_two_memories_are_joined(kite: App) -> None:
    kite.journal.say("We lost the kite in the oak and climbed up.")
    select(kite, 0, 1).click("link-make")
    assert len(kite.journal.state.links) == 1
    select(kite, 0)
    link = next(iter(kite.journal.state.links))
    kite.click(f"unlink-{link}")
    assert not kite.journal.state.links


@pytest.mark.parametrize(("answer", "links"), [("join", 1), ("decline", 0)])
def test_a_link_that_her_words_propose_is_made_or_declined(app: App, answer: str, links: int) -> None:
    app.journal.import_entry(KITE, app.journal.now - timedelta(days=3))
    app.journal.say("My arms ache since Grandpa and I flew the red kite over the oak.")
    earlier, later = sorted(app.journal.state.memories.values(), key=lambda memory: memory.created_at)
    select(app, [m.id for m in app.journal.memories].index(later.id))
    assert "Do you speak of this here?" in app.words
    app.click(f"{answer}-{earlier.id}-{later.id}")
    assert len(app.journal.state.links) == links
    assert app.journal.care.proposed_links(later.id) == []


def test_a_memory_is_erased_after_a_look(kite: App) -> None:
    select(kite, 0).click("erase-memory")
    assert "This would go" in kite.words
    assert "1 memory" in kite.words
    kite.click("erase-close-memory")
    assert the_memory(kite)
    select(kite, 0).click("erase-memory").click("erase-confirm-memory")
    assert KITE not in [m.text for m in kite.journal.memories]
    assert "This memory" not in kite.words, "nothing is chosen any more"
    assert b"red kite over the oak on the hill" not in _all_bytes(kite.journal.person.folder)


def test_everything_is_erased_from_the_settings(kite: App) -> None:
    kite.go("you/settings").unfold("erase-box")
    kite.at.segmented_control(key="erase-target").set_value("everything")
    kite.run().click("erase-look").click("erase-confirm-settings")
    assert not kite.journal.state.messages
    assert kite.journal.preferences.name == "Nora"


def test_erasing_a_person_nobody_named_says_so(kite: App) -> None:
    kite.go("you/settings").unfold("erase-box")
    kite.at.segmented_control(key="erase-target").set_value("person")
    kite.run()
    kite.at.text_input(key="erase-person").input("Zacharias")
    kite.run().click("erase-look")
    assert "Nothing of that kind" in kite.at.error[0].value
    assert the_memory(kite)


def _all_bytes(folder: Path) -> bytes:
    return b"".join(f.read_bytes() for f in folder.rglob("*") if f.is_file())
