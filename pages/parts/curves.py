"""How chosen memories fade: strength over 30 days back and 30 days ahead, as curves, a sentence and a table."""

from __future__ import annotations

from datetime import timedelta

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts.plain import plain, shorten
from persode.journal import Journal
from persode.memory import Memory
from persode.words import say

__all__ = ["show_curves", "strengths"]

SPAN = 30
MOST = 6
_DASHES = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [10, 4]]


def show_curves(journal: Journal, memories: list[Memory]) -> None:
    """The curves of at most six memories."""
    chosen = memories[:MOST]
    st.subheader(say("memories.curves"), anchor=False)
    st.markdown(say("memories.curves_lead"))
    names = _names(chosen)
    facts = [_fact(journal, m, name) for m, name in zip(chosen, names, strict=True)]
    frame = pd.concat([strengths(journal, m, name) for m, name in zip(chosen, names, strict=True)])
    st.altair_chart(_chart(frame, names), width="stretch", alt=say("memories.curves_alt", facts=" ".join(facts)))
    st.markdown("\n".join(f"- {plain(fact)}" for fact in facts))
    with st.expander(say("memories.curves_table")):
        wide = frame[frame["day"] % 5 == 0].pivot(index="day", columns="memory", values="S")
        st.dataframe(wide.style.format("{:.4f}", na_rep=""), alt=say("memories.curves_alt", facts=" ".join(facts)))


def strengths(journal: Journal, memory: Memory, name: str) -> pd.DataFrame:
    """Strength for each day, 30 back to 30 ahead; it begins with the event or the last recall."""
    known = memory.created_at if memory.last_recalled is None else memory.last_recalled
    rows = []
    for day in range(-SPAN, SPAN + 1):
        at = journal.now + timedelta(days=day)
        if at >= known or day >= 0:
            rows.append({"memory": name, "day": day, "S": journal.strength(memory, at).strength})
    first = (known - journal.now) / timedelta(days=1)
    if -SPAN < first < 0:
        rows.insert(0, {"memory": name, "day": first, "S": journal.strength(memory, known).strength})
    return pd.DataFrame(rows)


def _chart(frame: pd.DataFrame, names: list[str]) -> alt.LayerChart:
    lines = (
        alt.Chart(frame)
        .mark_line(strokeWidth=2.5)
        .encode(
            x=alt.X("day:Q", title=say("memories.axis_days"), scale=alt.Scale(domain=[-SPAN, SPAN])),
            y=alt.Y("S:Q", title=say("memories.axis_strength"), scale=alt.Scale(domainMin=0)),
            color=alt.Color(
                "memory:N",
                sort=names,
                title=None,
                legend=alt.Legend(orient="bottom", columns=1, labelLimit=300, symbolType="stroke", symbolSize=500),
            ),
            strokeDash=alt.StrokeDash("memory:N", sort=names, title=None, scale=alt.Scale(range=_DASHES[: len(names)])),
            tooltip=[
                alt.Tooltip("memory:N", title=say("memories.axis_memory")),
                alt.Tooltip("day:Q", title=say("memories.axis_days"), format=".0f"),
                alt.Tooltip("S:Q", title=say("memories.axis_strength"), format=".2g"),
            ],
        )
    )
    starts = frame.sort_values("day").groupby("memory", as_index=False).first()
    starts = starts[starts["day"] > -SPAN]
    dots = (
        alt.Chart(starts)
        .mark_point(filled=True, size=70)
        .encode(x="day:Q", y="S:Q", color=alt.Color("memory:N", sort=names, legend=None))
    )
    now = alt.Chart(pd.DataFrame({"day": [0], "label": [say("memories.today")]}))
    rule = now.mark_rule(strokeDash=[3, 3], opacity=0.6).encode(x="day:Q")
    return alt.layer(rule, lines, dots).properties(height=340)


def _names(memories: list[Memory]) -> list[str]:
    """A short name for each, told apart by a number where two are alike."""
    names: list[str] = []
    for memory in memories:
        name = shorten(memory.title or memory.text, 42)
        while name in names:
            name += " ·"
        names.append(name)
    return names


def _fact(journal: Journal, memory: Memory, name: str) -> str:
    now, month = journal.now, timedelta(days=SPAN)
    numbers = {
        "name": name,
        "now": f"{journal.strength(memory, now).strength:#.2g}",
        "after": f"{journal.strength(memory, now + month).strength:#.2g}",
    }
    last = memory.last_recalled or memory.created_at
    if last > now - month:
        return say("memories.curve_fact_new", **numbers)
    return say("memories.curve_fact", before=f"{journal.strength(memory, now - month).strength:#.2g}", **numbers)
