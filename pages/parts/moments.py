"""The moments behind a line of the mementos: in the person's own words, with their day, a few at a time."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import streamlit as st

from pages.parts import rooms
from pages.parts.dates import spoken
from pages.parts.feelings import feeling_label
from pages.parts.sheets import sheet
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import Moment, days_said
from persode.words import say

__all__ = ["go_to_day", "moments_fold", "moments_list", "when_said"]

A_SHEET = 5


def moments_fold(journal: Journal, sources: Sequence[str], where: str) -> None:
    """A fold that opens the moments of these ids."""
    count = sum(source in journal.mementos.views.moments for source in sources)
    if count:
        title = say("moments.one") if count == 1 else say("moments.many", n=f"{count:,}")
        box = unfolded(title, "format_quote", f"moments-box-{where}", quiet=True)
        if box is not None:
            with box:
                moments_list(journal, sources, where)


def moments_list(
    journal: Journal, sources: Sequence[str], where: str, chat: bool = True, as_given: bool = False
) -> None:
    """The moments of these ids, of what did not happen too: the newest first, or `as_given`.

    Each leads to its day in the chat if `chat`.
    """
    views = journal.mementos.views
    found = [m for key in sources if (m := views.moments.get(key) or views.fiction.get(key)) is not None]
    if not as_given:
        found.sort(key=lambda m: m.order, reverse=True)
    place, shown = sheet(found, A_SHEET, f"moments-{where}")
    with place:
        for moment in shown:
            _card(journal, moment, where, chat)


def when_said(first: date, last: date, today: date) -> str:
    """A day as a person says it, a vague date as its range."""
    return spoken(first, today) if first == last else days_said(first, last)


def go_to_day(day: date, where: str) -> None:
    """A button that opens the conversation of a day."""
    if st.button(say("moments.to_chat"), key=f"to-chat-{where}", icon=":material/chat_bubble:", type="tertiary"):
        st.session_state["chat_day"] = day.isoformat()
        st.switch_page(rooms.CHAT, query_params={"day": day.isoformat()})


def _card(journal: Journal, moment: Moment, where: str, chat: bool) -> None:
    about = [when_said(moment.first, moment.last, journal.today), feeling_label(moment.feeling)]
    if moment.day not in (moment.first, moment.last):
        about.append(say("moments.told", when=spoken(moment.day, journal.today)))
    about += [say("moments.faded")] if moment.faded else []
    with st.container(border=True, key=f"moment-{where}-{moment.id}"):
        if moment.text.strip():
            st.text(moment.text, width="stretch")
        st.caption(" · ".join(about))
        if chat and moment.id in journal.state.memories:
            go_to_day(moment.day, f"{where}-{moment.id}")
