"""How a ranking moves as nearness in meaning counts more: places over alpha as lines, a sentence, a table."""

from __future__ import annotations

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts.feeling_marks import ink
from pages.parts.plain import plain
from pages.parts.recall_ranking import name_of
from pages.parts.tables import table_beside
from pages.parts.unfold import unfolded
from persode.journal import Journal, Wanted
from persode.memory import Memory
from persode.words import say

__all__ = ["alpha_sweep"]

ALPHAS = (0.0, 0.25, 0.5, 0.75, 1.0)
MOST = 6


def alpha_sweep(journal: Journal, wanted: Wanted) -> None:
    """Folded away; searched when it is opened."""
    box = unfolded(say("recall.sweep"), "stacked_line_chart", "recall-sweep")
    if box is None:
        return
    with box:
        swept = journal.looking_up.sweep(wanted, ALPHAS, MOST)
        if not swept[ALPHAS[0]]:
            st.markdown(say("recall.none"))
            return
        st.markdown(say("recall.sweep_lead"))
        by_weight, by_nearness = swept[0.0][0], swept[1.0][0]
        if by_weight is by_nearness:
            st.markdown(say("recall.sweep_same", name=plain(name_of(by_weight))))
        else:
            a, b = plain(name_of(by_weight)), plain(name_of(by_nearness))
            st.markdown(say("recall.sweep_moved", a=a, b=b))
        rows = [
            {"alpha": alpha, "place": place, "memory": memory.text, "name": _name(memory)}
            for alpha, memories in swept.items()
            for place, memory in enumerate(memories, 1)
        ]
        frame = pd.DataFrame(rows)
        facts = " ".join(
            say("recall.sweep_fact", name=name, places=", ".join(f"{r.alpha:g}: {r.place}" for r in group.itertuples()))
            for name, group in frame.groupby("name", sort=False)
        )
        alt_text = say("recall.sweep_alt", facts=facts)
        st.altair_chart(_chart(frame), width="stretch", alt=alt_text)
        table = [{key: row[key] for key in ("alpha", "place", "memory")} for row in rows]
        table_beside(lambda: table, "recall", "alpha", alt_text)


def _chart(frame: pd.DataFrame) -> alt.LayerChart:
    names = list(dict.fromkeys(frame["name"]))
    x = alt.X("alpha:Q", title=say("recall.sweep_axis"), axis=alt.Axis(values=list(ALPHAS), format=".2~f"))
    y = alt.Y(
        "place:Q",
        title=say("recall.sweep_place"),
        scale=alt.Scale(reverse=True, domain=[0.5, MOST + 0.5], nice=False),
        axis=alt.Axis(values=list(range(1, MOST + 1)), format="d"),
    )
    colour = alt.Color("name:N", sort=names, title=None, legend=alt.Legend(orient="bottom", columns=1, labelLimit=320))
    shape = alt.Shape("name:N", sort=names, title=None)
    base = alt.Chart(frame)
    lines = base.mark_line(strokeWidth=2).encode(x=x, y=y, color=colour)
    dots = base.mark_point(filled=True, size=90, opacity=1).encode(
        x=x,
        y=y,
        color=colour,
        shape=shape,
        tooltip=[
            alt.Tooltip("name:N", title=say("recall.column.memory")),
            alt.Tooltip("place:Q", title=say("recall.sweep_place")),
        ],
    )
    places = base.mark_text(dy=-11, fontSize=10, color=ink()).encode(x=x, y=y, text="place:Q")
    return alt.layer(lines, dots, places).properties(height=300 + 26 * len(names), background="transparent")


def _name(memory: Memory) -> str:
    return name_of(memory, 44)
