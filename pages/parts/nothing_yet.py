"""What a page shows while nothing is told that it could show: what will be here, and the way to the chat."""

from __future__ import annotations

import streamlit as st

from pages.parts import rooms
from persode.journal import Journal
from persode.words import say

__all__ = ["nothing_yet"]


def nothing_yet(journal: Journal, area: str, key: str, icon: str = "chat_bubble") -> None:
    """The sentences `<area>.empty_title`, `<area>.empty` and `<area>.to_chat` of the catalogue; of a day before the
    first memory it says so instead: what was told since is not to be told again.
    """
    with st.container(border=True, key=key):
        if journal.read_only and not journal.memories:
            st.subheader(say("clock.nothing_then"), anchor=False)
            st.markdown(say("clock.nothing_then_about"))
            return
        st.subheader(say(f"{area}.empty_title"), anchor=False)
        st.markdown(say(f"{area}.empty"))
        if st.button(say(f"{area}.to_chat"), icon=f":material/{icon}:", type="primary"):
            st.switch_page(rooms.CHAT)
