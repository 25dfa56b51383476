"""A pad in a tab that has not seen an erasure: what was begun in it before brings nothing back."""

from __future__ import annotations

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.journal import Journal
from tests.pages.conftest import App
from tests.unit.journal.test_erasing import where

LAKE = "I ran by the lake."
REFUSED = "erased meanwhile"


@pytest.fixture
def chat(app: App) -> App:
    """Her chat, in which two things were told."""
    for text in (LAKE, "Zorvath came with a grinzel cake."):
        app.journal.answer(app.journal.say(text).id)
    return app.go("keep/chat")


def erase(app: App) -> tuple[str, ...]:
    """Erase Zorvath in another tab; the drafts that went."""
    other = Journal.open(app.journal.person.folder, embedder=HashingEmbedder())
    plan = other.eraser.plan("person", "Zorvath")
    other.eraser.erase(plan)
    assert where(other.person.folder, "zorvath") == []
    return plan.drafts


def test_a_draft_that_was_dropped_is_not_typed_on(chat: App) -> None:
    chat.type("And Zorvath laughed about the grinz")
    assert erase(chat) == ("chat",)
    chat.type("And Zorvath laughed about the grinze", at=2)
    assert REFUSED in chat.words
    assert where(chat.journal.person.folder, "zorvath") == []
    assert chat.journal.drafts.read("chat") == ""
    chat.type("And I slept.", at=3)
    assert chat.journal.drafts.read("chat") == "And I slept."


def test_it_is_not_handed_in_either(chat: App) -> None:
    chat.type("And Zorvath laughed")
    erase(chat)
    before = len(chat.journal.state.messages)
    chat.tell("And Zorvath laughed.")
    assert REFUSED in chat.words
    assert where(chat.journal.person.folder, "zorvath") == []
    assert len(chat.journal.state.messages) == before - 1


def test_a_draft_over_a_message_that_lost_nothing_is_neither_kept_nor_saved(chat: App) -> None:
    lake = next(m.id for m in chat.journal.state.messages.values() if m.text == LAKE)
    pad = f"message-{lake}"
    chat.at.session_state["editing"] = lake
    chat.run().type(f"{LAKE} With Zorvath", pad)
    assert erase(chat) == (pad,)
    chat.type(f"{LAKE} With Zorvath.", pad, at=2)
    assert REFUSED in chat.words
    chat.tell(f"{LAKE} With Zorvath.", "k9", pad)
    assert chat.journal.state.messages[lake].text in (LAKE, f"{LAKE} With Zorvath."), "typed by one who has seen it"


def test_all_else_that_was_begun_before_is_kept(chat: App) -> None:
    chat.type("The lake was")
    assert erase(chat) == ()
    chat.type("The lake was cold", at=2)
    assert REFUSED not in chat.words
    assert chat.journal.drafts.read("chat") == "The lake was cold"
    chat.type("The lake was cold, and Zorvath is gone", at=3)
    assert chat.journal.drafts.read("chat") == "The lake was cold, and Zorvath is gone", "written after it was seen"


def test_a_draft_that_stood_in_an_untouched_box_is_taken_out_of_it(chat: App) -> None:
    chat.journal.drafts.keep("chat", "Zorvath, half a sen")
    later = App().run().go("keep/chat")
    assert erase(chat) == ("chat",)
    later.run()
    assert later.at.session_state["pads"]["chat"]["anew"] == 1, "the box begins anew"


def test_a_tab_whose_session_was_lost_says_when_its_text_was_begun(chat: App) -> None:
    erase(chat)
    later = App().run().go("keep/chat")
    draft = {"name": "chat", "at": 1, "text": "And Zorvath laughed", "generation": 0}
    later.at.session_state["pad-chat"] = {"draft": draft}
    later.run()
    assert REFUSED in later.words
    assert where(later.journal.person.folder, "zorvath") == []
    with pytest.raises(BadInputError):
        later.journal.eraser.plan("person", "Zorvath")
