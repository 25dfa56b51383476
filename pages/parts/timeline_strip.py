"""The timeline as a strip: when something happened and how it felt, by the day, or by longer spans where there is much.

It zooms with the wheel while shift is held, moves when it is dragged, and opens what is clicked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts import feeling_marks
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.plain import shorten
from pages.parts.tables import Row, table_beside
from pages.parts.timeline_range import look_closer
from persode.mementos import Event, days_said, listed, times_said
from persode.words import say

__all__ = ["timeline_strip"]

MOST_MARKS = 120
"""Above so many moments the strip counts them by longer and longer spans."""

EDGE = 30
"""One in so many days of the strip lies free at either end, so that no mark is cut."""

_STEPS = ((1, 0), (7, 0), (31, 1), (92, 3))
"""Days of a span for the counting, and its months; 0 = a day, or a week."""


def timeline_strip(events: Sequence[Event], whole: tuple[date, date]) -> None:
    """The strip of these events within `whole`; a click on a mark opens its days."""
    sentence = _sentence(events)
    st.markdown(sentence)
    marks = _marks(events)
    frame = pd.DataFrame(marks)
    st.altair_chart(
        _chart(frame, whole),
        width="stretch",
        alt=sentence,
        key="timeline-strip",
        on_select=_picked,
        selection_mode="pick",
    )
    st.caption(say("timeline.how"))
    table_beside(lambda: [_row(event) for event in events], "timeline", "timeline", sentence)


def _picked() -> None:
    """Open the day that was clicked, or look closer at the span."""
    selected = st.session_state["timeline-strip"]["selection"].get("pick") or []
    if not selected:
        return
    first, last = (date.fromisoformat(day) for day in selected[0]["days"].split("/"))
    if first == last:
        st.session_state["timeline-day"] = first.isoformat()
    else:
        look_closer(first, last)


def _marks(events: Sequence[Event]) -> list[Row]:
    """One mark for the moments of one feeling in one span of days; a vague moment has a mark of its own."""
    exact = [e for e in events if not e.is_vague]
    step = next((s for s in _STEPS if len({(_span(e.first, s), e.feeling) for e in exact}) <= MOST_MARKS), _STEPS[-1])
    held: dict[tuple[date, date, str], list[Event]] = defaultdict(list)
    for event in exact:
        held[*_span(event.first, step), event.feeling].append(event)
    for event in events:
        if event.is_vague:
            held[event.first, event.last, event.feeling].append(event)
    return [_mark(first, last, feeling, found) for (first, last, feeling), found in held.items()]


def _mark(first: date, last: date, feeling: str, found: list[Event]) -> Row:
    vague = found[0].is_vague
    return {
        "days": f"{first}/{last}",
        "first": first.isoformat(),
        "middle": (first + (last - first) / 2).isoformat(),
        "last": last.isoformat(),
        "when": days_said(first, last),
        "feeling": feeling_word(feeling),
        "n": len(found),
        "what": shorten(found[0].text, 90) if len(found) == 1 else times_said(len(found)),
        "vague": vague,
    }


def _span(day: date, step: tuple[int, int]) -> tuple[date, date]:
    length, months = step
    if months:
        first = date(day.year, (day.month - 1) // months * months + 1, 1)
        after = first.month + months
        return first, date(first.year + after // 13, (after - 1) % 12 + 1, 1) - timedelta(days=1)
    first = day - timedelta(days=day.weekday() if length == 7 else 0)
    return first, first + timedelta(days=length - 1)


def _chart(frame: pd.DataFrame, whole: tuple[date, date]) -> alt.LayerChart:
    edge = timedelta(days=1 + (whole[1] - whole[0]).days // EDGE)
    begin, end = (alt.DateTime(year=d.year, month=d.month, date=d.day) for d in (whole[0] - edge, whole[1] + edge))
    felt = [word for word in feeling_marks.words() if word in set(frame["feeling"])]
    feeling = alt.Y("feeling:N", sort=felt, title=None, axis=alt.Axis(labelColor=feeling_marks.ink(), grid=True))
    tips = [alt.Tooltip(f"{name}:N", title=say(f"timeline.column.{name}")) for name in ("when", "feeling", "what")]
    base = alt.Chart(frame)
    ranges = (
        base.transform_filter(alt.datum.vague)
        .mark_bar(height=4, opacity=0.55, cornerRadius=2)
        .encode(x="first:T", x2="last:T", y=feeling, color=feeling_marks.colour(), tooltip=tips)
    )
    marks = (
        base.mark_point(filled=True, opacity=0.95, cursor="pointer")
        .encode(
            x=alt.X(
                "middle:T",
                title=None,
                axis=alt.Axis(labelColor=feeling_marks.ink(), format="%-d %b %y", tickCount=6, labelOverlap=True),
                scale=alt.Scale(domain=[begin, end]),
            ),
            y=feeling,
            color=feeling_marks.colour(),
            shape=feeling_marks.shape(),
            size=alt.Size(
                "n:Q", scale=alt.Scale(domain=[1, max(6, int(frame["n"].max()))], range=[90, 420]), legend=None
            ),
            tooltip=tips,
        )
        .add_params(alt.selection_point("pick", fields=["days"], empty=False))
        .add_params(alt.selection_interval(name="zoom", bind="scales", encodings=["x"], zoom="wheel![event.shiftKey]"))
    )
    return alt.layer(ranges, marks).properties(height=30 * len(felt) + 40)


def _sentence(events: Sequence[Event]) -> str:
    counted = {feeling: sum(e.feeling == feeling for e in events) for feeling in FEELINGS}
    most = sorted((f for f in FEELINGS if counted[f]), key=lambda f: -counted[f])[:3]
    feelings = listed(say("timeline.feeling_count", n=counted[f], feeling=feeling_word(f)) for f in most)
    when = days_said(min(e.first for e in events), max(e.last for e in events))
    if len(events) == 1:
        return say("timeline.sentence_one", when=when, feeling=feeling_word(events[0].feeling))
    return say("timeline.sentence", n=f"{len(events):,}", when=when, feelings=feelings)


def _row(event: Event) -> dict[str, Any]:
    return {
        "first": event.first.isoformat(),
        "last": event.last.isoformat(),
        "feeling": feeling_word(event.feeling),
        "what": event.text,
    }
