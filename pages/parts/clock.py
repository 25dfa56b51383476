"""The clock of the Mind pages: one slider, kept in session and address, that shows the journal of another day.

To the left is what was known by the end of that day, to the right what will be left then. Looking writes nothing, and
the journal of another day refuses to be written.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date, datetime, timedelta

import streamlit as st

from pages.parts import door
from pages.parts.acts import caught
from pages.parts.dates import ago, on_day
from pages.parts.plain import plain, shorten
from pages.parts.standing import standing
from pages.parts.unfold import unfolded
from persode.clock import zone
from persode.journal import Journal
from persode.words import say

__all__ = ["back_to_today", "clock_day", "journal_at_clock"]

LEAST_AHEAD, MOST_AHEAD = 60, 365
"""Days that the slider goes beyond today: as many as were lived, within these."""

_DAY = "clock-day"
_SLIDER = "clock-slider"
_ADDRESS = "clock"


def journal_at_clock() -> Journal:
    """The open journal at the day that the clock shows; the clock is drawn where the page has come to."""
    journal = door.journal()
    if not journal.state.memories:
        return journal
    first, last = _ends(journal)
    day = min(max(_wanted() or journal.today, first), last)
    with st.container(key="clock" if day == journal.today else "clock-moved"):
        st.slider(
            say("clock.label"),
            first,
            last,
            format="D MMM YYYY",
            help=say("clock.help"),
            key=_SLIDER,
            on_change=_move,
            **standing(_SLIDER, day, value=day),
        )
        if day == journal.today:
            _forget()
            st.caption(say("clock.now"))
            return journal
        st.session_state[_DAY] = st.query_params[_ADDRESS] = day.isoformat()
        then = journal.at(_instant(journal, day))
        with st.container(horizontal=True, vertical_alignment="center", key="clock-line"):
            st.markdown(f":material/history: {_sentence(journal, then, day)}", width="stretch")
            st.button(say("clock.back"), key="clock-back", icon=":material/today:", on_click=back_to_today)
        _ask(then, day, journal.today)
    return then


def clock_day() -> str:
    """The day that the clock shows as YYYY-MM-DD, "" for today."""
    return str(st.session_state.get(_DAY, ""))


def back_to_today() -> None:
    """Let the clock stand at today (for `on_click`)."""
    _forget()


def _wanted() -> date | None:
    """The day that was chosen, or that the address brought."""
    with suppress(ValueError):
        return date.fromisoformat(st.session_state.get(_DAY) or st.query_params.get(_ADDRESS, ""))
    return None


def _move() -> None:
    st.session_state[_DAY] = st.session_state[_SLIDER].isoformat()


def _forget() -> None:
    st.session_state.pop(_DAY, None)
    st.query_params.pop(_ADDRESS, None)


def _ends(journal: Journal) -> tuple[date, date]:
    """From the day before the first memory, so that one can see it come."""
    today = journal.today
    first = min([today, *(m.my_day or journal.day_of(m.created_at) for m in journal.state.memories.values())])
    ahead = min(MOST_AHEAD, max(LEAST_AHEAD, (today - first).days))
    return first - timedelta(days=1), today + timedelta(days=ahead)


def _instant(journal: Journal, day: date) -> datetime:
    """The last moment of a past day; of a day to come the time that it is now."""
    if day > journal.today:
        return journal.now + (day - journal.today)
    settings = journal.state.settings
    following = datetime.combine(day + timedelta(days=1), settings.day_start_time, tzinfo=zone(settings.zone))
    return following - timedelta(microseconds=1)


def _sentence(journal: Journal, then: Journal, day: date) -> str:
    today = journal.today
    if day < today:
        seen = say("clock.past", day=on_day(day, today), ago=ago((today - day).days))
        return seen if then.state.memories else f"{seen} {say('clock.before')}"
    n = (day - today).days
    return say("clock.tomorrow" if n == 1 else "clock.future", day=on_day(day, today), n=n)


def _ask(then: Journal, day: date, today: date) -> None:
    """Ask the companion of that day; nothing of it is kept."""
    box = unfolded(say("clock.ask"), "chat_bubble", "clock-ask", quiet=True)
    if box is None:
        return
    with box, caught():
        st.caption(say("clock.ask_lead"))
        text = st.text_input(say("clock.ask_label"), placeholder=say("clock.ask_hint"), key="clock-question")
        if not text or not text.strip():
            return
        answer, used = then.looking_up.ask(text)
        st.caption(say("clock.answer", day=on_day(day, today)))
        with st.container(border=True, key="card-then"):
            st.text(answer, width="stretch")
        for memory in used:
            st.caption(say("clock.used", text=plain(shorten(memory.text, 120))))
        if not used:
            st.caption(say("clock.used_none"))
