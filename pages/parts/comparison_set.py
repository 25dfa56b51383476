"""The set of questions: asked on a click, shown as a sentence, a chart and a table.

The rows stay in the session as long as the journal gives the same questions; what is erased or quiet takes them along.
"""

from __future__ import annotations

from typing import Any

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts.feeling_marks import ink
from pages.parts.feelings import feeling_word
from pages.parts.memory_table import as_csv
from pages.parts.plain import shorten
from persode.journal import Comparison, Journal, Question, WithWithout
from persode.words import say

__all__ = ["row_of", "show_set", "summary"]

_ROWS = "comparison-rows"
ROW_HEIGHT = 46
SIZES = {"with": 200, "without": 90}
"""Of the points, so that both are seen where they are equal."""


def show_set(journal: Journal, both: WithWithout, questions: list[Question]) -> None:
    """The set: a button, and what came of it."""
    st.subheader(say("compare.set_title"), anchor=False)
    if not questions:
        st.markdown(say("compare.set_none"))
        return
    one = len(questions) == 1
    st.markdown(say("compare.set_lead_one") if one else say("compare.set_lead_many", n=len(questions)))
    label = say("compare.set_ask_one") if one else say("compare.set_ask_many", n=len(questions))
    if st.button(label, icon=":material/play_arrow:", key="compare-all"):
        st.session_state[_ROWS] = _asked(journal, both, questions)
    rows = st.session_state.get(_ROWS, [])
    if [row["question"] for row in rows] == [q.text for q in questions]:
        _show(journal, rows)
    else:
        st.session_state.pop(_ROWS, None)


def row_of(journal: Journal, comparison: Comparison) -> dict[str, Any]:
    """One row of the table: the question, the memory that it was made from, and the measures of both answers."""
    memory = journal.state.memories[comparison.question.about]
    answered, fresh = comparison.remembering.measured, comparison.fresh.measured
    return {
        "question": comparison.question.text,
        "words_with": answered.words,
        "words_without": fresh.words,
        "specifics_with": len(answered.specifics),
        "specifics_without": len(fresh.specifics),
        "facts": len(comparison.facts),
        "right_with": len(answered.right),
        "right_without": len(fresh.right),
        "used": len(comparison.remembering.used),
        "found": int(comparison.found),
        "kind": say(f"compare.kind.{comparison.question.kind}"),
        "age": memory.age_days(journal.now),
        "strength": journal.strength(memory).strength,
        "feeling": feeling_word(memory.emotion),
    }


def summary(rows: list[dict[str, Any]]) -> str:
    """What the rows say, in a sentence: sums of facts, means of the rest."""
    frame = pd.DataFrame(rows)
    return say(
        "compare.set_result",
        right=frame["right_with"].sum(),
        right_without=frame["right_without"].sum(),
        facts=frame["facts"].sum(),
        more=f"{(frame['words_with'] - frame['words_without']).mean():.2g}",
        specifics=f"{frame['specifics_with'].mean():.2g}",
        specifics_without=f"{frame['specifics_without'].mean():.2g}",
        found=frame["found"].sum(),
        all=len(frame),
    )


def _asked(journal: Journal, both: WithWithout, questions: list[Question]) -> list[dict[str, Any]]:
    """Ask them all, with a bar that says how far it is."""
    bar = st.progress(0.0, text=say("compare.set_progress", n=1, all=len(questions)))
    rows = []
    for n, comparison in enumerate(both.compare_all(questions), start=1):
        rows.append(row_of(journal, comparison))
        following = min(n + 1, len(questions))
        bar.progress(n / len(questions), text=say("compare.set_progress", n=following, all=len(questions)))
    bar.empty()
    return rows


def _show(journal: Journal, rows: list[dict[str, Any]]) -> None:
    st.markdown(summary(rows))
    st.caption(say("compare.chart_lead"))
    facts = " ".join(
        say("compare.chart_fact", question=r["question"], right=_share(r, "with"), without=_share(r, "without"))
        for r in rows
    )
    st.altair_chart(_chart(rows), width="stretch", alt=say("compare.chart_alt", facts=facts))
    with st.expander(say("compare.set_table"), icon=":material/table:"):
        st.dataframe(
            pd.DataFrame(rows),
            hide_index=True,
            column_config=_columns(),
            alt=say("compare.table_alt", n=len(rows)),
        )
    st.download_button(
        say("compare.download"),
        lambda: as_csv(rows, "compare"),
        file_name=f"with-and-without-{journal.today.isoformat()}.csv",
        mime="text/csv",
        icon=":material/download:",
        on_click="ignore",
    )


def _share(row: dict[str, Any], side: str) -> str:
    return say("compare.facts", right=row[f"right_{side}"], all=row["facts"])


def _chart(rows: list[dict[str, Any]]) -> alt.LayerChart:
    """A line a question from the share without memory to that with it; the question stands above its line."""
    sides = {"with": say("compare.with"), "without": say("compare.without")}
    spans = pd.DataFrame(
        [
            {"row": n, "question": shorten(r["question"], 46)}
            | {side: r[f"right_{side}"] / r["facts"] for side in sides}
            for n, r in enumerate(rows)
        ]
    )
    points = spans.melt(["row", "question"], list(sides), "side", "share")
    points["size"] = points["side"].map(SIZES)
    points["side"] = points["side"].map(sides)
    y = alt.Y("row:O", axis=None)
    x = alt.X(
        "share:Q", title=say("compare.axis"), scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=".0%", tickCount=4)
    )
    names = list(sides.values())
    side = {"sort": names, "title": None}
    dots = (
        alt.Chart(points)
        .mark_point(filled=True, opacity=1, yOffset=8)
        .encode(
            x=x,
            y=y,
            color=alt.Color("side:N", legend=alt.Legend(orient="top"), **side),
            shape=alt.Shape("side:N", scale=alt.Scale(domain=names, range=["circle", "diamond"]), **side),
            size=alt.Size("size:Q", scale=None, legend=None),
            tooltip=[
                alt.Tooltip("question:N", title=say("compare.column.question")),
                alt.Tooltip("side:N", title=say("compare.side")),
                alt.Tooltip("share:Q", title=say("compare.axis"), format=".0%"),
            ],
        )
    )
    lines = (
        alt.Chart(spans).mark_rule(color=ink(), opacity=0.5, yOffset=8).encode(x=alt.X("without:Q"), x2="with:Q", y=y)
    )
    labels = (
        alt.Chart(spans)
        .mark_text(align="left", baseline="bottom", dy=-4, fontSize=13, color=ink())
        .encode(x=alt.datum(0), y=y, text="question:N")
    )
    return alt.layer(lines, dots, labels).properties(height=ROW_HEIGHT * len(rows) + 70)


def _columns() -> dict[str, Any]:
    whole = {name: None for name in ("age", "strength")}
    numbers = {
        name: st.column_config.NumberColumn(say(f"compare.column.{name}"), format="%.4f", width=84) for name in whole
    }
    names = ("kind", "feeling", "words_with", "words_without", "specifics_with", "specifics_without", "facts")
    names += ("right_with", "right_without", "used", "found")
    plain_columns = {name: st.column_config.Column(say(f"compare.column.{name}"), width=92) for name in names}
    question = st.column_config.TextColumn(say("compare.column.question"), width=240)
    return {"question": question, **numbers, **plain_columns}
