"""The timeline as a list: days newest first, what happened in their order, vague dates as ranges."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

import streamlit as st

from pages.parts import rooms
from pages.parts.cards import page_title
from pages.parts.dates import day_name, spoken
from pages.parts.feelings import feeling_label
from pages.parts.moment_care import day_care
from pages.parts.moments import go_to_day, moments_fold, moments_list
from pages.parts.plain import plain, shorten
from pages.parts.sheets import sheet
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import Event, days_said, label, listed
from persode.words import say

__all__ = ["day_detail", "day_list", "event_list"]

A_SHEET = 10
MOST_TEXT = 220


def day_list(journal: Journal, days: Sequence[date], vague: Sequence[Event]) -> None:
    """Days and vague dates, ten a sheet."""
    entries: list[tuple[date, date | Event]] = [(day, day) for day in days] + [(e.last, e) for e in vague]
    entries.sort(key=lambda entry: (entry[0], not isinstance(entry[1], Event)), reverse=True)
    place, shown = sheet(entries, A_SHEET, "days")
    with place:
        for _, entry in shown:
            if isinstance(entry, Event):
                _vague(journal, entry)
            else:
                _box(journal, day_name(entry), journal.mementos.views.timeline.on(entry), entry)


def event_list(journal: Journal, events: Sequence[Event], search: str) -> None:
    """The hits of a search, ten a sheet."""
    place, shown = sheet(events, A_SHEET, f"events-{search}")
    with place:
        for event in shown:
            if event.is_vague:
                _vague(journal, event)
            else:
                _box(journal, spoken(event.first, journal.today), [event], event.first)


def day_detail(journal: Journal, day: date, where: str) -> None:
    """Everything about one day: where, with whom, what changed, the moments, the page and the conversation."""
    known = journal.mementos.reconstruct(day)
    changed = [c for c in journal.mementos.changes() if c.day == day]
    lines = [say(f"timeline.{name}", names=plain(listed(names))) for name, names in
             (("where", known.places), ("who", known.people)) if names]  # fmt: skip
    lines += [say("timeline.changed", label=plain(label(c.path)), value=plain(c.after)) for c in changed if c.after]
    if lines:
        st.markdown("  \n".join(lines))
    moments_list(journal, [m.id for m in known.moments], where, chat=False, as_given=True)
    with st.container(horizontal=True):
        for page in journal.diary.pages():
            if page.day == day and st.button(
                say("timeline.page", title=plain(shorten(page_title(page), 40))),
                key=f"page-{where}-{page.id}",
                icon=":material/auto_stories:",
                type="tertiary",
            ):
                st.session_state["page"] = page.id
                st.switch_page(rooms.PAGE, query_params={"page": page.id})
        go_to_day(day, where)
    day_care(journal, known.moments, where)


def _box(journal: Journal, title: str, events: Sequence[Event], day: date) -> None:
    key = f"{day.isoformat()}-{events[0].sources[0]}"
    with st.container(border=True, key=f"card-day-{key}", gap="xsmall"):
        st.markdown(f"**{title}**")
        st.markdown("\n\n".join(_line(event) for event in events))
        box = unfolded(say("timeline.open_day"), "calendar_today", f"day-box-{key}", quiet=True)
        if box is not None:
            with box:
                day_detail(journal, day, f"day-{key}")


def _vague(journal: Journal, event: Event) -> None:
    key = event.sources[0]
    with st.container(border=True, key=f"card-vague-{key}", gap="xsmall"):
        st.markdown(f"**{say('timeline.somewhere', when=days_said(event.first, event.last))}**")
        st.markdown(_line(event))
        moments_fold(journal, event.sources, f"vague-{key}")
        moments = journal.mementos.views.moments
        day_care(journal, [moments[source] for source in event.sources if source in moments], f"vague-{key}")


def _line(event: Event) -> str:
    return f"{feeling_label(event.feeling)} · {plain(shorten(event.text, MOST_TEXT))}"
