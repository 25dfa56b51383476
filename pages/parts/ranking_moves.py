"""How the order of the strongest would move in a *what if*: a line a memory, a sentence, a table."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts.feeling_marks import ink
from pages.parts.plain import plain, shorten
from pages.parts.tables import Row, table_beside
from persode.journal import Inspector, Journal, WhatIf
from persode.memory import Memory
from persode.words import say

__all__ = ["ranking_moves"]

MOST = 8


def ranking_moves(journal: Journal, what_if: WhatIf, chosen: Sequence[Memory]) -> None:
    """The strongest eight, now and then, with the chosen ones wherever they stand.

    Class and recall of the *what if* hold for the chosen ones, without any for all.
    """
    memories = [m for m in journal.memories if not m.archived and m.created_at <= journal.now]
    inspector, ids = Inspector(journal), {m.id for m in chosen or memories}
    now, other = inspector.ranking(memories), inspector.ranking(memories, what_if, ids)
    place = {m.id: n for n, m in enumerate(now, 1)}
    place_if = {m.id: n for n, m in enumerate(other, 1)}
    st.markdown(f"**{say('forgetting.ranking')}**")
    st.markdown(say("forgetting.ranking_lead", n=len(memories)))
    shown = {m.id: m for m in [*now[:MOST], *other[:MOST], *(m for m in chosen if m.id in place)]}.values()
    rows: list[Row] = [
        {"memory": shorten(m.title or m.text, 28), "place": place[m.id], "place_if": place_if[m.id]} for m in shown
    ]
    risen = max(rows, key=lambda row: row["place"] - row["place_if"])
    if all(row["place"] == row["place_if"] for row in rows):
        st.markdown(say("forgetting.ranking_same", n=len(rows)))
    elif risen["place"] > risen["place_if"]:
        up, a, b = plain(risen["memory"]), risen["place"], risen["place_if"]
        st.markdown(say("forgetting.ranking_moved", up=up, a=a, b=b))
    facts = " ".join(
        say("forgetting.ranking_fact", name=row["memory"], a=row["place"], b=row["place_if"]) for row in rows
    )
    alt_text = say("forgetting.ranking_alt", facts=facts)
    st.altair_chart(_chart(rows), width="stretch", alt=alt_text)
    table_beside(lambda: rows, "forgetting", "ranking", alt_text)


def _chart(rows: Sequence[Row]) -> alt.LayerChart:
    """Each in its order among those that are shown, with its place among all."""
    sides = {"place": say("forgetting.now"), "place_if": say("forgetting.if")}
    order = {name: sorted(row[name] for row in rows) for name in sides}
    frame = pd.DataFrame(
        [
            {
                "row": n,
                "side": side,
                "at": order[name].index(row[name]),
                "label": f"{row[name]}  {row['memory']}",
                "n": row[name],
            }
            for n, row in enumerate(rows)
            for name, side in sides.items()
        ]
    )
    x = alt.X(
        "side:N",
        sort=list(sides.values()),
        title=None,
        axis=alt.Axis(orient="top", labelAngle=0),
        scale=alt.Scale(padding=1.1),
    )
    y = alt.Y("at:Q", scale=alt.Scale(reverse=True, domain=[-0.5, len(rows) - 0.5], nice=False), axis=None)
    colour = alt.Color("row:N", legend=None)
    lines = alt.Chart(frame).mark_line(strokeWidth=2).encode(x=x, y=y, color=colour, detail="row:N")
    dots = alt.Chart(frame).mark_point(filled=True, size=60, opacity=1).encode(x=x, y=y, color=colour)
    left = alt.Chart(frame[frame["side"] == sides["place"]]).mark_text(align="right", dx=-9, color=ink(), limit=148)
    right = alt.Chart(frame[frame["side"] == sides["place_if"]]).mark_text(align="left", dx=9, color=ink())
    labels = [left.encode(x=x, y=y, text="label:N"), right.encode(x=x, y=y, text="n:Q")]
    return alt.layer(lines, dots, *labels).properties(height=30 * len(rows) + 40, background="transparent")
