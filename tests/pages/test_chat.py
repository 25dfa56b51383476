"""The chat: telling, answers, moods, changes, past days, drafts, strange input, a disk that refuses."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import StorageError
from persode.journal import Journal
from persode.journal.drafts import Drafts
from tests.pages.conftest import App

FERRY = "I missed the last ferry and slept on a bench in the harbour."


@pytest.fixture
def chat(app: App) -> App:
    return app.go("keep/chat")


def told(app: App) -> list[str]:
    return [m.text for m in app.journal.conversation(app.journal.today)]


def only_message(app: App) -> str:
    (message,) = app.journal.state.messages
    return message


def test_an_empty_day_says_what_will_be_here(chat: App) -> None:
    assert "What happened today?" in chat.words


def test_what_is_told_is_kept_answered_and_remembered(chat: App) -> None:
    chat.tell(FERRY)
    assert told(chat) == [FERRY]
    assert FERRY in chat.words
    assert only_message(chat) in chat.journal.state.replies
    assert len(chat.journal.memories) == 1


def test_the_same_click_twice_is_kept_once(chat: App) -> None:
    chat.tell(FERRY, key="same").tell(FERRY, key="same").run()
    assert len(chat.journal.state.messages) == 1
    assert len(chat.journal.state.replies) == 1


def test_a_reply_carries_its_receipt(chat: App) -> None:
    chat.journal.say(FERRY, day=date(2026, 2, 1))
    chat.tell("I slept on the bench in the harbour again, the last ferry was gone.")
    (reply,) = chat.journal.state.replies.values()
    if reply.used:
        assert any("remembered 1 moment" in e.label for e in chat.at.expander)
        assert FERRY in chat.words


def test_a_mood_is_tapped_and_tapped_away(chat: App) -> None:
    chat.tell(FERRY)
    message = only_message(chat)
    chat.at.button_group(key=f"mood-{message}-None").set_value("angry")
    chat.run()
    assert chat.journal.state.messages[message].mood == "angry"
    assert chat.journal.memories[0].emotion == "angry"
    chat.at.button_group(key=f"mood-{message}-angry").set_value(None)
    chat.run()
    assert chat.journal.state.messages[message].mood is None


def test_words_are_changed(chat: App) -> None:
    chat.tell(FERRY)
    message = only_message(chat)
    chat.click(f"edit-{message}").tell("I caught the last ferry.", key="k2", pad=f"message-{message}")
    assert told(chat) == ["I caught the last ferry."]
    assert "changed" in chat.words


def test_after_a_change_it_is_answered_anew(chat: App) -> None:
    """The answer that quoted the old words goes; the one that is asked for then stays."""
    chat.tell(FERRY)
    message = only_message(chat)
    for turn, other in enumerate(("My tooth hurts so much today.", FERRY)):
        old = chat.journal.state.replies[message]
        chat.click(f"edit-{message}").tell(other, key=f"edit{turn}", pad=f"message-{message}")
        assert message not in chat.journal.state.replies
        chat.click(f"ask-{message}").run()
        assert chat.journal.state.replies[message].id != old.id
        assert chat.journal.state.replies[message].text in chat.words.replace("\\", "")


def test_a_message_is_taken_back_and_brought_back(chat: App) -> None:
    chat.tell(FERRY)
    message = only_message(chat)
    chat.click(f"take-{message}")
    assert told(chat) == []
    assert chat.journal.memories == []
    assert "You took back a message" in chat.words
    chat.click(f"restore-{message}")
    assert told(chat) == [FERRY]


def test_a_past_day_gets_what_is_told_for_it(chat: App) -> None:
    chat.at.date_input(key="past-2026-03-10").set_value(date(2026, 3, 1))
    chat.run().tell(FERRY, pad="chat-2026-03-01")
    assert [m.text for m in chat.journal.conversation(date(2026, 3, 1))] == [FERRY]
    assert chat.at.title[0].value.startswith("Telling 9 days ago")
    chat.click("to-today")
    assert chat.at.title[0].value == "Chat"


def test_typing_is_a_draft_on_disk_and_no_event(chat: App) -> None:
    chat.type("Half a sen")
    assert chat.journal.drafts.read("chat") == "Half a sen"
    assert chat.journal.state.messages == {}
    again = App().run().go("keep/chat")
    assert again.journal.drafts.read("chat") == "Half a sen"
    again.tell("Half a sentence.")
    assert again.journal.drafts.read("chat") == ""


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script><b>bold</b>",
        "![cat](https://example.org/cat.png) [x](https://example.org)",
        "# Title\n- list\n> quote\n    code $E=mc^2$ :red[red] :material/home: :smile: `x`",
        "היום אכלתי עם סבתא שלי ברחוב",
        "a\x00b and a lone \ud800 surrogate",
        "오늘 시험을 봤어요. " * 10,
        "word " * 20_000,
    ],
    ids=["html", "remote image", "markdown", "rtl", "nul", "korean", "100 KB"],
)
def test_any_words_are_kept_and_shown_as_they_are(chat: App, text: str) -> None:
    chat.tell(text)
    (kept,) = told(chat)
    assert kept == text.replace("\x00", "").replace("\ud800", "") or "\ud800" in text
    assert kept.strip() in [t.value for t in chat.at.text]
    assert not any("![cat](https" in m.value or "<script" in m.value for m in chat.at.markdown)


def test_blank_words_are_refused_with_a_sentence(chat: App) -> None:
    chat.tell(" \n\t ")
    assert "the message is empty" in chat.at.error[0].value
    assert chat.journal.state.messages == {}


def test_a_disk_that_refuses_loses_no_words(chat: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise StorageError("cannot_write", path=Path("there"))

    monkeypatch.setattr(type(chat.journal), "say", refuse)
    chat.tell(FERRY)
    assert "could not be saved" in chat.at.error[0].value
    assert chat.journal.drafts.read("chat") == FERRY
    monkeypatch.setattr(Drafts, "keep", refuse)
    chat.tell(FERRY + " Twice.", key="k2")
    assert chat.at.session_state["pads"]["chat"]["unsaved"] == FERRY + " Twice."


def test_memories_that_are_still_to_come_are_told(chat: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "to go" not in chat.words
    monkeypatch.setattr(Journal, "unread_memories", 9_400)
    assert "older memories (9,400 to go)" in chat.run().words


def test_a_page_that_is_asked_for_in_words_is_made(chat: App) -> None:
    chat.tell(FERRY)
    chat.tell("Make today's page, please.", key="k2")
    assert [page.day for page in chat.journal.diary.pages()] == [chat.journal.today]
    assert any(button.label == "Open the page" for button in chat.at.button)


def test_before_anything_is_forgotten_it_is_shown(chat: App) -> None:
    chat.journal.say(FERRY, day=date(2026, 2, 1))
    chat.tell("Forget about the last ferry and the bench in the harbour.")
    assert FERRY in [m.text for m in chat.journal.memories]
    assert "This would go:" in chat.words
    chat.click("erase-confirm-chat")
    assert FERRY not in [m.text for m in chat.journal.memories]


@pytest.mark.parametrize("way", ["typed", "handed in"])
def test_what_another_tab_erased_does_not_come_back_from_an_open_editor(chat: App, way: str) -> None:
    whole = f"{FERRY} Then I ate a whole melon in the park and was happy."
    chat.tell(whole)
    message = only_message(chat)
    chat.click(f"edit-{message}")
    other = Journal.open(chat.journal.person.folder, embedder=HashingEmbedder())
    other.eraser.erase(other.eraser.plan("memory", next(m.id for m in other.memories if m.text == FERRY)))
    if way == "typed":
        chat.type(whole + "!", pad=f"message-{message}")
    else:
        chat.tell(whole + "!", key="k2", pad=f"message-{message}")
    assert told(chat) == ["Then I ate a whole melon in the park and was happy."]
    assert chat.journal.drafts.names() == []
    assert "was erased meanwhile" in chat.words
    chat.tell("I ate a melon.", key="k3", pad=f"message-{message}")
    assert told(chat) == ["I ate a melon."]
