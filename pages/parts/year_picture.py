"""A year of days as a calendar: how each day felt, as colour and shape; a click opens the day."""

from __future__ import annotations

from calendar import monthrange
from collections import Counter
from datetime import date
from typing import Any

import streamlit as st

from pages.parts import feeling_marks
from pages.parts.dates import day_name
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.tables import Row, table_beside
from pages.parts.timeline_days import day_detail
from persode.journal import Journal
from persode.mementos import listed
from persode.words import say

__all__ = ["year_picture"]

HALVES = ((1, 6), (7, 12))
"""A calendar for each half of the year: a whole one is too narrow for a phone."""


def year_picture(journal: Journal) -> None:
    """The calendar of a year, its sentence and its table, and the day that was chosen."""
    timeline = journal.mementos.views.timeline
    years = sorted({day.year for day in timeline.days()}, reverse=True)
    if not years:
        st.markdown(say("gallery.year_none"))
        return
    year = st.selectbox(say("gallery.year"), years, key="gallery-year", width=140)
    felt = {day: _felt(journal, day) for day in timeline.between(date(year, 1, 1), date(year, 12, 31))}
    sentence = _sentence(felt, year)
    st.markdown(sentence)
    spec = _spec(felt, year)
    st.session_state["year-shown"] = [[day for day, _ in series["data"]] for series in spec["series"]]
    st.echarts_chart(
        spec,
        height=470,
        key=f"year-{year}",
        on_select=lambda: _picked(year),
        alt=sentence,
    )
    table_beside(lambda: [_row(day, *felt[day]) for day in sorted(felt)], "gallery", f"year-{year}", sentence)
    chosen = st.date_input(
        say("gallery.open_day"), value=None, min_value=date(year, 1, 1), max_value=date(year, 12, 31),
        format="DD/MM/YYYY", key=f"year-day-{year}",
    )  # fmt: skip
    if chosen:
        with st.container(border=True, key="card-opened-day"):
            st.markdown(f"**{day_name(chosen)}**")
            if chosen in felt:
                day_detail(journal, chosen, "year")
            else:
                st.markdown(say("gallery.day_none"))


def _picked(year: int) -> None:
    selected = st.session_state[f"year-{year}"]["selection"].get("selected") or []
    for group in selected:
        days = st.session_state["year-shown"][group["series_index"]]
        for index in group["data_indices"]:
            if index < len(days):
                st.session_state[f"year-day-{year}"] = date.fromisoformat(days[index])


def _felt(journal: Journal, day: date) -> tuple[str, int]:
    """The feeling of most moments of a day (of the first on a tie, neutral last), and how many moments it has."""
    events = journal.mementos.views.timeline.on(day)
    counted = Counter(e.feeling for e in events if e.feeling != "neutral") or Counter(e.feeling for e in events)
    feeling = counted.most_common(1)[0][0]
    return feeling if feeling in FEELINGS else "neutral", len(events)


def _sentence(felt: dict[date, tuple[str, int]], year: int) -> str:
    counted = Counter(feeling for feeling, _ in felt.values())
    told = listed(say("gallery.days_felt", n=n, feeling=feeling_word(f)) for f, n in counted.most_common(3))
    key = "gallery.year_sentence_one" if len(felt) == 1 else "gallery.year_sentence"
    return say(key, year=year, n=len(felt), told=told)


def _row(day: date, feeling: str, count: int) -> Row:
    return {"day": day.isoformat(), "feeling": feeling_word(feeling), "moments": count}


def _spec(felt: dict[date, tuple[str, int]], year: int) -> dict[str, Any]:
    colours, ink = feeling_marks.colours(), feeling_marks.ink()
    months = [say(f"app.month.{n}")[:3] for n in range(1, 13)]
    days = [say(f"app.weekday.{(n + 6) % 7}")[:1] for n in range(7)]
    return {
        "animation": False,
        "legend": {
            "data": [feeling_word(f) for f in FEELINGS if any(feeling == f for feeling, _ in felt.values())],
            "selectedMode": False,
            "left": 0,
            "top": 400,
            "itemWidth": 14,
            "itemHeight": 14,
            "textStyle": {"color": ink, "fontSize": 13},
        },
        "tooltip": {"formatter": "{a}: {c}"},
        "calendar": [
            {
                "orient": "horizontal",
                "range": [f"{year}-{first:02}-01", f"{year}-{last:02}-{monthrange(year, last)[1]}"],
                "top": 30 + 190 * index,
                "left": 28,
                "right": 6,
                "cellSize": ["auto", 20],
                "yearLabel": {"show": False},
                "dayLabel": {"firstDay": 1, "nameMap": days, "color": ink, "fontSize": 11},
                "monthLabel": {"nameMap": months, "color": ink, "fontSize": 12},
                "itemStyle": {"color": "transparent", "borderColor": feeling_marks.edge(), "borderWidth": 1},
                "splitLine": {"lineStyle": {"color": ink, "width": 1, "opacity": 0.5}},
            }
            for index, (first, last) in enumerate(HALVES)
        ],
        "series": [
            {
                "type": "scatter",
                "name": feeling_word(feeling),
                "coordinateSystem": "calendar",
                "calendarIndex": half,
                "symbol": feeling_marks.symbol(feeling),
                "symbolSize": 12,
                "symbolKeepAspect": True,
                "selectedMode": "single",
                "select": {"itemStyle": {"borderColor": ink, "borderWidth": 2}},
                "itemStyle": {"color": colours[feeling]},
                "data": [
                    [day.isoformat(), count]
                    for day, (f, count) in felt.items()
                    if f == feeling and (day.month > 6) == bool(half)
                ],
            }
            for half in range(2)
            for feeling in FEELINGS
        ],
    }
