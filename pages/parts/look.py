"""The dress of every page: the style sheet, the mark, the banner of a set clock, the foot of the sidebar."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

from pages.parts import door
from pages.parts.dates import spoken_instant
from pages.parts.plain import plain
from persode.clock import clock_is_set, now
from persode.journal import Journal
from persode.words import say

__all__ = ["clock_banner", "dress", "foot", "tell_notices"]

_HERE = Path(__file__).parent
_MARK = (_HERE / "mark.svg").read_text(encoding="utf-8")
_WORDMARK = (_HERE / "wordmark.svg").read_text(encoding="utf-8")


def dress() -> None:
    """Page settings and style, the same on every page."""
    st.set_page_config(page_icon=_MARK, layout="centered")
    st.logo(_WORDMARK, icon_image=_MARK, size="large")
    st.html(_HERE / "paper.css")


def clock_banner(journal: Journal | None) -> None:
    """Say that the clock is held, if it is."""
    if clock_is_set():
        zone = journal.state.settings.zone if journal else "UTC"
        with st.container(key="clock-banner"):
            st.caption(f":material/schedule: {say('app.clock', instant=spoken_instant(now(), zone))}")


def foot(journal: Journal) -> None:
    """Whose book this is, and the way out of it."""
    with st.sidebar, st.container(key="foot"):
        st.markdown(f"**{plain(journal.person.name)}**")
        st.button(
            say("app.close_book"), on_click=door.close_book, icon=":material/logout:", type="tertiary", key="close-book"
        )


def tell_notices(journal: Journal) -> None:
    """What the journal has to say until it was read: lines set aside, a stand-in for the model, a log that is newer."""
    if journal.notices:
        with st.container(border=True, key="notices"):
            for key in journal.notices:
                st.info(say(key), icon=":material/info:")
            st.button(say("notices.got_it"), on_click=journal.notices.clear, type="tertiary", key="notices-read")
