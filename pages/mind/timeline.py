"""Timeline: when it happened. A strip that zooms, and the days as a list; looking at it changes nothing."""

from __future__ import annotations

from datetime import date

import streamlit as st

from pages.parts.clock import journal_at_clock
from pages.parts.corrections import changes_fold, undo_line
from pages.parts.dates import day_name
from pages.parts.nothing_yet import nothing_yet
from pages.parts.plain import plain
from pages.parts.story import story
from pages.parts.timeline_days import day_detail, day_list, event_list
from pages.parts.timeline_range import range_controls
from pages.parts.timeline_strip import timeline_strip
from pages.parts.unfold import unfolded
from persode.errors import BadInputError
from persode.journal import Journal
from persode.mementos import Event, Timeline
from persode.words import say

ABOUT = ("timeline", "moment")
OF_A_DAY = (*ABOUT, "place", "person")
"""What can be put right of a day; of places and people their own page lists it."""


def show(journal: Journal) -> None:
    """The page."""
    timeline = journal.mementos.views.timeline
    with st.container(key="mementos"):
        st.title(say("timeline.title"), anchor=False)
        days, vague = timeline.days(), timeline.vague()
        if not days and not vague:
            nothing_yet(journal, "timeline", "card-timeline-empty")
            return
        st.markdown(say("timeline.lead"))
        undo_line(journal, OF_A_DAY)
        search = _search()
        if search:
            _found(journal, timeline, search)
            return
        first = min([*days[:1], *(e.first for e in vague)])
        last = max([*days[-1:], *(e.last for e in vague)])
        start, end = range_controls(first, last)
        try:
            _days(journal, timeline, start, end)
        except BadInputError as error:
            st.error(plain(str(error)), icon=":material/error:")
            return
        box = unfolded(say("timeline.story"), "auto_stories", "timeline-story")
        if box is not None:
            with box:
                story(journal, "timeline")
        changes_fold(journal, ABOUT)


def _days(journal: Journal, timeline: Timeline, start: date | None, end: date | None) -> None:
    days, vague = timeline.between(start, end), timeline.vague(start, end)
    events = [event for day in days for event in timeline.on(day)] + list(vague)
    if not events:
        st.markdown(say("timeline.nothing_here"))
        return
    whole = start or min(e.first for e in events), end or max(e.last for e in events)
    timeline_strip(events, whole)
    _opened(journal)
    day_list(journal, days, vague)


def _opened(journal: Journal) -> None:
    """The day that was clicked in the strip."""
    day = st.session_state.get("timeline-day", "")
    if day:
        with st.container(border=True, key="card-opened-day"):
            with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
                st.markdown(f"**{day_name(date.fromisoformat(day))}**", width="content")
                st.button(say("moments.shut"), key="shut-day", icon=":material/close:", type="tertiary", on_click=_shut)
            day_detail(journal, date.fromisoformat(day), "opened")


def _shut() -> None:
    st.session_state.pop("timeline-day", None)


def _search() -> str:
    typed = st.text_input(
        say("timeline.search"),
        type="search",
        placeholder=say("timeline.search_hint"),
        label_visibility="collapsed",
        icon=":material/search:",
        live=True,
        key="timeline-search",
    )
    return (typed or "").strip()


def _found(journal: Journal, timeline: Timeline, search: str) -> None:
    found: tuple[Event, ...] = timeline.search(search)
    if not found:
        st.markdown(say("timeline.found_none", search=plain(search)))
        return
    st.caption(say("timeline.found_one") if len(found) == 1 else say("timeline.found_many", n=f"{len(found):,}"))
    event_list(journal, found, search)


show(journal_at_clock())
