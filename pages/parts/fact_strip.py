"""A fact over time as a strip: one bar a value, from the day it began to the day it ended."""

from __future__ import annotations

from datetime import date

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts import feeling_marks
from pages.parts.plain import shorten
from pages.parts.tables import Row, table_beside
from persode.mementos import FactView, Value
from persode.words import say

__all__ = ["fact_strip"]


def fact_strip(fact: FactView, words: str, today: date, name: str) -> None:
    """The strip, if at least two values have a date; `words` tell the same, `name` is that of the table's file."""
    rows = _rows(fact, today)
    dated = [row for row in rows if row["from"]]
    if len(dated) < 2:
        return
    frame = pd.DataFrame(dated)
    frame["value"] = [shorten(value, 30) for value in frame["value"]]
    days = alt.Axis(labelColor=feeling_marks.ink(), format="%b %Y", tickCount=4, labelOverlap=True)
    span = [alt.X("from:T", title=None, axis=days), alt.X2("to:T")]
    order = list(dict.fromkeys(frame["value"]))
    bars = (
        alt.Chart(frame)
        .mark_bar(height=14, cornerRadius=5)
        .encode(
            *span,
            y=alt.Y("value:N", sort=order, title=None, axis=alt.Axis(labelColor=feeling_marks.ink(), labelLimit=120)),
            color=alt.Color("value:N", sort=order, legend=None),
            tooltip=[
                alt.Tooltip("value:N", title=say("profile.column.value")),
                alt.Tooltip("from:T", title=say("profile.column.from")),
                alt.Tooltip("to:T", title=say("profile.column.to")),
            ],
        )
    )
    st.altair_chart(bars.properties(height=34 * len(order) + 30, background="transparent"), width="stretch", alt=words)
    table_beside(lambda: rows, "profile", name, words)


def _rows(fact: FactView, today: date) -> list[Row]:
    values = [(v, "was") for v in fact.history] + [(v, "is") for v in reversed(fact.current)]
    return [_row(value, state, today) for value, state in values]


def _row(value: Value, state: str, today: date) -> Row:
    begun = value.valid_from
    ended = value.valid_to or (today if state == "is" else begun)
    return {
        "value": value.value,
        "from": begun.isoformat() if begun else "",
        "to": max(ended, begun).isoformat() if ended and begun else ended.isoformat() if ended else "",
        "state": say(f"profile.state.{state}"),
    }
