"""Chat: tell your day. One day's conversation, the answers with their receipts, and the page that comes of it."""

from __future__ import annotations

from datetime import date

import streamlit as st

from pages.parts import door, rooms
from pages.parts.acts import act, caught
from pages.parts.chat_days import chosen_day, day_picker
from pages.parts.conversation import show_conversation, stream_answer
from pages.parts.dates import day_name, spoken
from pages.parts.erasing import ask_to_erase, close_preview, erase_preview
from pages.parts.newest import keep_newest_in_sight
from pages.parts.pad import pad
from pages.parts.reading_on import read_on
from persode.journal import Journal, Page
from persode.words import say


def show(journal: Journal) -> None:
    """The page."""
    day = chosen_day(journal)
    if day == journal.today:
        st.title(say("chat.title"), anchor=False)
    else:
        st.title(say("chat.for_day", day=spoken(day, journal.today)), anchor=False)
    day_picker(journal, day)
    if not show_conversation(journal, day):
        _empty(journal, day)
    keep_newest_in_sight(f"{day.isoformat()}-{len(journal.conversation(day))}")
    waiting = st.session_state.pop("to_answer", "")
    if waiting:
        with caught():
            stream_answer(journal, waiting)
            _carry_out(journal, waiting, day)
        st.rerun()
    erase_preview(journal, "chat")
    read_on(journal)
    if journal.unread_memories:
        st.caption(say("chat.waking", n=f"{journal.unread_memories:,}"))
    _page_of(journal, day)
    with st.bottom:
        pad(
            journal,
            "chat" if day == journal.today else f"chat-{day.isoformat()}",
            lambda text, key: _tell(journal, text, key, day),
            words="chat.pad",
            enter_sends=True,
        )


def _tell(journal: Journal, text: str, key: str, day: date) -> None:
    """Keep it first; the answer comes when the page is drawn anew."""
    close_preview("chat")
    message = journal.say(text, key=key, day=None if day == journal.today else day)
    st.session_state["to_answer"] = message.id


def _carry_out(journal: Journal, message_id: str, day: date) -> None:
    """What she asked for in plain words: the page is made; before anything is erased she is asked."""
    reply = journal.state.replies.get(message_id)
    if reply is None:
        return
    if reply.command == "page":
        with st.spinner(say("chat.making_page")):
            _make_page(journal, date.fromisoformat(reply.about[0]) if reply.about else day, f"page-{message_id}")
    elif reply.command == "forget":
        ask_to_erase("memory", reply.about[0], "chat")


def _empty(journal: Journal, day: date) -> None:
    with st.container(border=True, key="chat-empty"):
        st.subheader(say("chat.empty_title"), anchor=False)
        st.markdown(say("chat.empty") if day == journal.today else say("chat.empty_past", day=day_name(day)))


def _page_of(journal: Journal, day: date) -> None:
    """What can become of this day: its page."""
    messages = journal.conversation(day)
    page = next((p for p in journal.diary.pages() if p.day == day), None)
    if not messages and page is None:
        return
    with st.container(horizontal=True, key="make-page"):
        if page is not None:
            st.button(
                say("chat.see_page"), icon=":material/auto_stories:", key="see-page", on_click=_open, args=(page.id,)
            )
        if messages:
            label = "chat.make_anew" if page else "chat.make_page" if day == journal.today else "chat.make_page_past"
            st.button(
                say(label),
                icon=":material/brush:",
                type="secondary" if page else "primary",
                key="write-page",
                on_click=act,
                args=(_write, journal, day, _page_key(journal, day, page)),
            )
    opened = st.session_state.pop("open_page", "")
    if opened:
        st.session_state["page"] = opened
        st.switch_page(rooms.PAGE, query_params={"page": opened})


def _page_key(journal: Journal, day: date, page: Page | None) -> str:
    """The same click on the same state of the day makes one page, however often it comes."""
    versions = len(journal.state.page_history.get(page.id, ())) if page else 0
    return f"page-{day.isoformat()}-{len(journal.state.messages)}-{len(journal.state.pages)}-{versions}"


def _write(journal: Journal, day: date, key: str) -> None:
    _open(_make_page(journal, day, key).id)


def _make_page(journal: Journal, day: date, key: str) -> Page:
    """The page is made and kept first; a model that is set up may word and paint it then."""
    return journal.diary.by_model.finish(journal.diary.write(day, key=key).id)


def _open(page_id: str) -> None:
    st.session_state["open_page"] = page_id


show(door.journal())
