"""Which days the timeline shows: a span of time with a step to either side, or any two days."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta

import streamlit as st

from persode.words import say

__all__ = ["look_closer", "range_controls"]

SPANS = {"month": 30, "quarter": 91, "year": 365, "all": 0, "own": 0}
"""Days of a span; `all` is everything, `own` is any two days."""

START = "quarter"
_ADDRESS = "days"
EARLIEST, LATEST = date(1900, 1, 1), date(2100, 12, 31)


def range_controls(first: date, last: date) -> tuple[date | None, date | None]:
    """The chosen days of a life from `first` to `last`; a bound that was emptied is None; they may be reversed."""
    if "timeline-days" not in st.session_state:
        _begin(first, last)
    elif "timeline-span" not in st.session_state:  # another page was open meanwhile
        st.session_state["timeline-span"] = st.session_state["timeline-last-span"]
    st.session_state["timeline-last-span"] = st.session_state["timeline-span"]
    st.query_params[_ADDRESS] = "_".join([st.session_state["timeline-span"], *st.session_state["timeline-days"]])
    with st.container(horizontal=True, vertical_alignment="center", key="timeline-range"):
        st.segmented_control(
            say("timeline.span"),
            list(SPANS),
            format_func=lambda span: say(f"timeline.spans.{span}"),
            required=True,
            key="timeline-span",
            label_visibility="collapsed",
            on_change=_set_span,
            args=(first, last),
        )
        for name, way in (("earlier", -1), ("later", 1)):
            icon = f":material/chevron_{'left' if way < 0 else 'right'}:"
            st.button(say(f"timeline.{name}"), key=name, icon=icon, type="tertiary", on_click=_step, args=(way,))
    if st.session_state["timeline-span"] == "own":
        _two_days(min(first, EARLIEST), max(last, LATEST))
    start, end = _shown()
    return start, end


def look_closer(first: date, last: date) -> None:
    """Show these days (for a callback)."""
    st.session_state["timeline-days"] = [first.isoformat(), last.isoformat()]
    st.session_state["timeline-span"] = "own"


def _begin(first: date, last: date) -> None:
    """The days that the address brought (a reload), else the newest of them."""
    span, *days = st.query_params.get(_ADDRESS, "").split("_")
    with suppress(ValueError):
        if span in SPANS and len(days) == 2:
            st.session_state["timeline-days"] = [date.fromisoformat(day).isoformat() if day else "" for day in days]
            st.session_state["timeline-span"] = span
            return
    st.session_state["timeline-span"] = START
    _set_span(first, last)


def _two_days(earliest: date, latest: date) -> None:
    """Two fields; other days are other fields, so that they never hold what was typed before."""
    with st.container(horizontal=True, key="timeline-own"):
        for name, day in zip(("from", "to"), _shown(), strict=True):
            st.date_input(
                say(f"timeline.{name}"),
                value=day,
                min_value=earliest,
                max_value=latest,
                format="DD/MM/YYYY",
                key=_field(name),
                on_change=_typed,
                args=(_field("from"), _field("to")),
            )


def _field(name: str) -> str:
    return "-".join(["timeline", name, *st.session_state["timeline-days"]])


def _shown() -> tuple[date | None, date | None]:
    start, end = st.session_state["timeline-days"]
    return (date.fromisoformat(start) if start else None), (date.fromisoformat(end) if end else None)


def _typed(*fields: str) -> None:
    days = [st.session_state.get(field) for field in fields]
    st.session_state["timeline-days"] = [day.isoformat() if day else "" for day in days]


def _set_span(first: date, last: date) -> None:
    span = st.session_state["timeline-span"]
    if span == "all":
        st.session_state["timeline-days"] = [first.isoformat(), last.isoformat()]
    elif span != "own":
        end = _shown()[1] if "timeline-days" in st.session_state else None
        end = min(max(end or last, first), last)
        st.session_state["timeline-days"] = [(end - timedelta(days=SPANS[span])).isoformat(), end.isoformat()]


def _step(way: int) -> None:
    """Move by as many days as are shown; two days that are turned around stay as they are."""
    start, end = _shown()
    if not start or not end or end < start:
        return
    by = (end - start + timedelta(days=1)) * way
    if start + by >= EARLIEST and end + by <= LATEST:
        span = st.session_state["timeline-span"]
        look_closer(start + by, end + by)
        st.session_state["timeline-span"] = "own" if span == "all" else span
