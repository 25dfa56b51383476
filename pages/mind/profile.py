"""Profile: who I am, as I understand it. Each fact with its history and the memories that it comes from."""

from __future__ import annotations

import streamlit as st

from pages.parts import rooms
from pages.parts.clock import journal_at_clock
from pages.parts.corrections import changes_fold, undo_line
from pages.parts.profile_facts import add_something, area_card, questions
from pages.parts.story import story
from persode.journal import Journal
from persode.words import say

ABOUT = ("fact", "profile")


def show(journal: Journal) -> None:
    """The page."""
    with st.container(key="mementos"):
        st.title(say("profile.title"), anchor=False)
        st.markdown(say("profile.lead"))
        undo_line(journal, ABOUT)
        profile = journal.mementos.views.profile
        facts, told = st.columns([3, 2], gap="medium")
        with facts:
            questions(journal)
            for area, slots in profile.areas.items():
                area_card(journal, area, slots)
            if not any(fact.sources for fact in profile):
                _empty(journal)
            add_something(journal)
            changes_fold(journal, ABOUT)
        with told:
            story(journal, "profile")


def _empty(journal: Journal) -> None:
    """What will be here; the name and the age of the start are all that is known so far, whatever days are told."""
    known = "days" if journal.mementos.views.moments else "empty"
    with st.container(border=True, key="card-profile-empty"):
        st.markdown(f"**{say(f'profile.{known}_title')}**")
        st.markdown(say(f"profile.{known}"))
        if st.button(say("profile.to_chat"), icon=":material/chat_bubble:", type="primary"):
            st.switch_page(rooms.CHAT)


show(journal_at_clock())
