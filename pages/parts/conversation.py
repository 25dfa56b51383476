"""The messages of a day, each with what can be done with it, and the companion's answers with their receipts."""

from __future__ import annotations

from datetime import date
from functools import partial

import streamlit as st

from pages.parts.acts import act
from pages.parts.dates import clock_time
from pages.parts.feelings import FEELINGS, feeling_label
from pages.parts.pad import pad
from pages.parts.plain import plain
from pages.parts.receipt import receipt
from persode.journal import Journal, Message
from persode.words import say

__all__ = ["show_conversation", "stream_answer"]


_FELT = ("telling", "crisis", "")
"""Acts in which a feeling is told; nobody asks how "make today's page" felt."""


def show_conversation(journal: Journal, day: date) -> bool:
    """Show what was said on that day; False if nothing was."""
    said = [m for m in journal.state.messages.values() if m.my_day == day]
    said.sort(key=lambda m: m.told_at)
    answering = st.session_state.get("to_answer", "")
    last = next((m.id for m in reversed(said) if not m.taken_back), "")
    for message in said:
        if message.taken_back:
            _taken_back(journal, message)
            continue
        _message(journal, message)
        reply = journal.state.replies.get(message.id)
        if reply is not None:
            with st.container(key=f"reply-{message.id}"):
                st.markdown(plain(reply.text))
                receipt(journal, reply)
        elif message.id == last and message.id != answering:
            st.button(
                say("chat.ask_answer"),
                key=f"ask-{message.id}",
                type="tertiary",
                icon=":material/reply:",
                on_click=_ask,
                args=(message.id,),
            )
    return bool(said)


def stream_answer(journal: Journal, message_id: str) -> None:
    """Let the companion answer, word by word. What it says is kept when the last word is out or the person leaves."""
    if message_id not in journal.state.messages:
        return
    with st.container(key=f"reply-{message_id}-now"):
        place = st.empty()
        with place, st.spinner(say("chat.answering")):
            words = map(plain, journal.reply(message_id))
            first = next(words, "")
        place.write_stream(_rest(first, words))


def _rest(first: str, words):  # noqa: ANN001, ANN202
    yield first
    yield from words


def _message(journal: Journal, message: Message) -> None:
    with st.container(key=f"said-{message.id}"):
        if st.session_state.get("editing") == message.id:
            _editor(journal, message)
            return
        st.text(message.text, width="stretch")
        with st.container(horizontal=True, key=f"foot-{message.id}", vertical_alignment="center"):
            time = clock_time(message.told_at, journal.state.settings.zone)
            st.caption(f"{time} · {say('chat.edited')}" if message.edited else time)
            _menu(journal, message)


def _menu(journal: Journal, message: Message) -> None:
    guess = say("app.guess", word=feeling_label(message.feeling)) if message.act in _FELT else say("chat.more")
    label = feeling_label(message.mood) if message.mood else guess
    with st.popover(label, type="tertiary", key=f"menu-{message.id}"):
        st.pills(
            say("chat.feel"),
            FEELINGS,
            default=message.mood,
            format_func=feeling_label,
            key=f"mood-{message.id}-{message.mood}",
            on_change=_feel,
            args=(journal, message),
        )
        with st.container(horizontal=True):
            st.button(
                say("chat.edit"),
                key=f"edit-{message.id}",
                icon=":material/edit:",
                type="tertiary",
                on_click=_edit,
                args=(message.id,),
            )
            st.button(
                say("chat.take_back"),
                key=f"take-{message.id}",
                icon=":material/undo:",
                type="tertiary",
                on_click=act,
                args=(_take_back, journal, message.id),
            )


def _editor(journal: Journal, message: Message) -> None:
    pad(
        journal,
        f"message-{message.id}",
        partial(_keep_edit, journal, message.id),
        words="chat.edit_pad",
        first=message.text,
        rows=3,
    )
    st.button(
        say("app.cancel"), key=f"cancel-{message.id}", type="tertiary", on_click=_cancel, args=(journal, message.id)
    )


def _taken_back(journal: Journal, message: Message) -> None:
    with st.container(horizontal=True, key=f"taken-{message.id}", vertical_alignment="center"):
        st.caption(say("chat.taken_back"))
        st.button(
            say("app.undo"),
            key=f"restore-{message.id}",
            type="tertiary",
            icon=":material/undo:",
            on_click=act,
            args=(_restore, journal, message.id),
        )


def _feel(journal: Journal, message: Message) -> None:
    act(journal.tap_mood, message.id, st.session_state.get(f"mood-{message.id}-{message.mood}"))


def _ask(message_id: str) -> None:
    st.session_state["to_answer"] = message_id


def _edit(message_id: str) -> None:
    st.session_state["editing"] = message_id


def _cancel(journal: Journal, message_id: str) -> None:
    journal.drafts.drop(f"message-{message_id}")
    st.session_state.pop("editing", None)


def _keep_edit(journal: Journal, message_id: str, text: str, key: str) -> None:
    if text != journal.state.messages[message_id].text:
        journal.edit_message(message_id, text, key=key)
    st.session_state.pop("editing", None)


def _take_back(journal: Journal, message_id: str) -> None:
    """A second click finds it taken back already."""
    if not journal.state.messages[message_id].taken_back:
        journal.take_back(message_id)


def _restore(journal: Journal, message_id: str) -> None:
    if journal.state.messages[message_id].taken_back:
        journal.restore(message_id)
