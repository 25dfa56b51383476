"""Which day the chat is about: today, an older day, or a past day to write for."""

from __future__ import annotations

from datetime import date

import streamlit as st

from pages.parts.dates import spoken
from persode.journal import Journal
from persode.words import say

__all__ = ["chosen_day", "day_picker"]

SHOWN = 60
"""Days in the list; any other day is reached by its date."""


def chosen_day(journal: Journal) -> date:
    """The day in the address, so that a reload stays there; today if there is none or it is still to come."""
    wanted = st.session_state.get("chat_day") or st.query_params.get("day", "")
    try:
        day = date.fromisoformat(wanted)
    except ValueError:
        return journal.today
    return min(day, journal.today)


def day_picker(journal: Journal, day: date) -> None:
    """The days with something in them, a past day by its date, and the way back to today."""
    st.session_state["chat_day"] = "" if day == journal.today else day.isoformat()
    if day == journal.today:
        st.query_params.pop("day", None)
    else:
        st.query_params["day"] = day.isoformat()
    with st.container(horizontal=True, key="days", vertical_alignment="center"):
        with st.popover(say("chat.another_day"), icon=":material/calendar_month:", type="tertiary"):
            older = [d for d in journal.days() if d not in (journal.today, day)][:SHOWN]
            if older:
                st.selectbox(
                    say("chat.day"),
                    older,
                    index=None,
                    format_func=lambda d: spoken(d, journal.today),
                    placeholder=say("chat.day"),
                    key=f"older-{day.isoformat()}",
                    on_change=_choose_from,
                    args=(f"older-{day.isoformat()}",),
                )
            st.date_input(
                say("chat.past_day"),
                value=day,
                max_value=journal.today,
                help=say("chat.past_day_help"),
                key=f"past-{day.isoformat()}",
                on_change=_choose_from,
                args=(f"past-{day.isoformat()}",),
            )
        if day != journal.today:
            st.button(
                say("chat.back_to_today"), icon=":material/today:", type="tertiary", key="to-today", on_click=_today
            )


def _choose_from(widget: str) -> None:
    chosen = st.session_state.get(widget)
    if isinstance(chosen, date):
        st.session_state["chat_day"] = chosen.isoformat()


def _today() -> None:
    st.session_state["chat_day"] = ""
    st.query_params.pop("day", None)
