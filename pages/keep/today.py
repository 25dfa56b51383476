"""Today: open the book. Today's page or a line to begin, what happened on this day, and what wants to come back."""

from __future__ import annotations

import streamlit as st

from pages.parts import door, rooms
from pages.parts.cards import memory_card, page_spread
from pages.parts.dates import day_name, part_of_day
from pages.parts.plain import plain
from persode.journal import Journal, Today
from persode.words import say


def show(journal: Journal) -> None:
    """The page."""
    today = journal.look_at_today()
    st.caption(day_name(today.day))
    st.title(_greeting(journal), anchor=False)
    if today.page is not None:
        page_spread(journal, today.page, "today")
        _go(rooms.CHAT, "today.go_on", "chat_bubble")
    else:
        _begin(journal, today)
    if today.coming_back is not None:
        back = today.coming_back
        st.subheader(say("today.coming_back"), anchor=False)
        memory_card(journal, back.memory, "coming-back", why=say(f"today.why.{back.reason}", days=back.days))
        st.button(say("today.tell_more"), icon=":material/chat_bubble:", key="tell-more", on_click=_talk_about)
        if st.session_state.pop("talk", False):
            st.switch_page(rooms.CHAT)
    if today.on_this_day:
        st.subheader(say("today.on_this_day"), anchor=False)
        for memory in today.on_this_day:
            memory_card(journal, memory, "on-this-day")


def _greeting(journal: Journal) -> str:
    part = part_of_day(journal.now, journal.state.settings.zone)
    name = journal.preferences.name
    if not name or name == say("start.nameless"):
        return say(f"today.greeting_nameless.{part}")
    return say(f"today.greeting.{part}", name=plain(name))


def _begin(journal: Journal, today: Today) -> None:
    """Nothing is written on today's page yet."""
    new = not journal.state.messages
    with st.container(border=True, key="begin"):
        st.subheader(say("today.first_title" if new else "today.tell_title"), anchor=False)
        if today.told:
            st.markdown(say("today.told_one") if today.told == 1 else say("today.told_many", n=today.told))
        else:
            st.markdown(say("today.first" if new else "today.tell"))
        _go(rooms.CHAT, "today.go_on" if today.told else "today.begin", "edit", primary=True)


def _go(path: str, key: str, icon: str, primary: bool = False) -> None:
    if st.button(say(key), icon=f":material/{icon}:", type="primary" if primary else "secondary", key=f"go-{key}"):
        st.switch_page(path)


def _talk_about() -> None:
    st.session_state["talk"] = True


show(door.journal())
