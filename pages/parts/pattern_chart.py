"""Where and when I feel how: counts of feelings by place, kind of place, weekday and month."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts import feeling_marks
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.plain import plain, shorten
from pages.parts.tables import Row, table_beside
from persode.journal import Journal
from persode.mementos import GROUPINGS, Pattern
from persode.words import say

__all__ = ["pattern_chart"]

MOST_ROWS = 12
MOST_SENTENCES = 5


def pattern_chart(journal: Journal) -> None:
    """The chart with its sentences and its table."""
    by = st.segmented_control(
        say("places.by"),
        GROUPINGS,
        default="weekday",
        required=True,
        format_func=lambda name: say(f"places.groupings.{name}"),
        label_visibility="collapsed",
        key="pattern-by",
    )
    found = journal.mementos.patterns(by)
    if not found:
        st.markdown(say("places.no_pattern"))
        return
    names = {p.key: _name(p, by) for p in found}
    shown = found[:MOST_ROWS]
    sentences = [p.sentence for p in sorted(shown, key=lambda p: -p.count)[:MOST_SENTENCES]]
    frame = pd.DataFrame(
        {"name": names[p.key], "feeling": feeling_word(f), "n": n} for p in shown for f, n in p.feelings.items()
    )
    st.markdown(say("places.pattern_lead"))
    st.altair_chart(_chart(frame, [names[p.key] for p in shown]), width="stretch", alt=". ".join(sentences))
    st.markdown("\n".join(f"- {plain(sentence)}" for sentence in sentences))
    if len(found) > MOST_ROWS:
        st.caption(say("places.more_rows", n=len(found) - MOST_ROWS))
    table_beside(lambda: _rows(found, names), "places", f"feelings-by-{by}", ". ".join(sentences))


def _chart(frame: pd.DataFrame, names: Sequence[str]) -> alt.LayerChart:
    feeling = alt.X(
        "feeling:N",
        sort=[word for word in feeling_marks.words() if word in set(frame["feeling"])],
        title=None,
        axis=alt.Axis(labelColor=feeling_marks.ink(), orient="top", labelAngle=-45, labelOverlap=False, grid=True),
    )
    name = alt.Y(
        "name:N", sort=list(names), title=None, axis=alt.Axis(labelColor=feeling_marks.ink(), labelLimit=130, grid=True)
    )
    most = max(4, int(frame["n"].max()))
    base = alt.Chart(frame).encode(
        x=feeling,
        y=name,
        tooltip=[
            alt.Tooltip("name:N", title=say("places.column.name")),
            alt.Tooltip("feeling:N", title=say("places.column.feeling")),
            alt.Tooltip("n:Q", title=say("places.column.count")),
        ],
    )
    marks = base.mark_point(filled=True, opacity=0.9).encode(
        color=feeling_marks.colour(),
        shape=feeling_marks.shape(),
        size=alt.Size("n:Q", scale=alt.Scale(domain=[1, most], range=[110, 420]), legend=None),
    )
    counts = base.mark_text(dx=13, align="left", fontSize=11, color=feeling_marks.ink()).encode(text="n:Q")
    return alt.layer(marks, counts).properties(height=34 * len(names) + 70)


def _name(pattern: Pattern, by: str) -> str:
    if by == "kind":
        return say(f"places.kind.{pattern.key.split()[0]}")
    name = shorten(pattern.name, 40)
    return name[:1].upper() + name[1:]


def _rows(found: Sequence[Pattern], names: dict[str, str]) -> list[Row]:
    return [
        {"name": names[p.key], "count": p.count}
        | {feeling: p.feelings.get(feeling, 0) for feeling in FEELINGS}
        | {"valence": p.valence}
        for p in found
    ]
