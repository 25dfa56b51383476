"""A ranking laid open: how the query was read, stacked bars of terms, why the first is first, what was left out."""

from __future__ import annotations

from collections.abc import Sequence

import altair as alt
import pandas as pd
import streamlit as st

from pages.parts.dates import on_day, spoken
from pages.parts.feeling_marks import ink
from pages.parts.feelings import feeling_word
from pages.parts.plain import plain, shorten
from pages.parts.tables import Row, table_beside
from persode.journal import LONGEST_QUERY, MOST_READ, Found, Journal, Wanted
from persode.memory import Memory
from persode.store import QueryReading, RetrievalResult
from persode.words import say

__all__ = ["name_of", "show_ranking", "show_reading"]

MOST_BARS = 8
MOST_RUNNERS_UP = 4
_A_BAR = 40
_LONGEST_SHOWN = 200


def show_reading(journal: Journal, wanted: Wanted, reading: QueryReading) -> None:
    """What was read out of the query, the same for every way to look."""
    lines = []
    if wanted.mood:
        lines.append(say("recall.read_mood", feeling=feeling_word(wanted.mood)))
    elif reading.emotions:
        strongest = max(reading.emotions, key=lambda name: reading.emotions[name])
        feeling = say(f"memories.emotion.{strongest}")
        lines.append(say("recall.read_feeling", feeling=feeling, intensity=f"{reading.intensity:.2g}"))
    if reading.days is not None:
        first, last = (on_day(day, journal.today) for day in reading.days)
        key = "recall.read_day" if first == last else "recall.read_days"
        lines.append(say(key, first=first, last=last))
    if reading.place:
        lines.append(say("recall.read_place", place=plain(reading.place)))
    st.caption(f"**{say('recall.reading')}.** {' '.join(lines) or say('recall.read_plain')}")
    if len(wanted.text) > MOST_READ:
        st.caption(say("recall.read_beginning", most=f"{MOST_READ:,}"))
    if len(wanted.text) > LONGEST_QUERY:
        st.caption(say("recall.read_cut", most=f"{LONGEST_QUERY:,}"))


def show_ranking(journal: Journal, found: Found, key: str) -> None:
    """One way to look: its chart with sentence and table, its gates, and what it left out."""
    st.markdown(f"**{say(f'store.strategy.{found.strategy}')}**")
    st.caption(say(f"store.strategy_about.{found.strategy}"))
    _gates(found.reading)
    if not found.hits:
        st.markdown(say("recall.none"))
    else:
        _ranked(journal, found, key)
    _left_out(found, key)


def name_of(memory: Memory, most: int = 46) -> str:
    """A memory on one line."""
    return shorten(memory.title or memory.text, most)


def _gates(reading: QueryReading) -> None:
    """What counts and what does not, told apart by a word and not by the lock alone."""
    lines = [reading.note] if reading.note else []
    for gate in sorted(reading.gates, key=lambda gate: not gate.open):
        icon, word = ("lock_open", "gate_open") if gate.open else ("lock", "gate_shut")
        lines.append(f":material/{icon}: **{say(f'recall.{word}')}:** {gate.sentence}")
    if lines:
        st.caption("  \n".join(lines))


def _ranked(journal: Journal, found: Found, key: str) -> None:
    best = found.hits[0]
    day = best.memory.my_day or journal.day_of(best.memory.created_at)
    by_time = found.reading.strategy == "recency"
    top = "top_newest" if by_time else "top"
    when, score = spoken(day, journal.today), f"{best.score:#.2g}"
    st.markdown(say(f"recall.{top}", name=plain(name_of(best.memory)), when=when, score=score))
    shown = found.hits[:MOST_BARS]
    facts = " ".join(
        say("recall.fact", place=n, name=name_of(hit.memory), score=f"{hit.score:#.2g}")
        for n, hit in enumerate(shown, 1)
    )
    alt_text = say("recall.chart_alt", facts=facts)
    if by_time:
        st.caption(say("recall.bars_newest"))
        st.markdown("\n".join(f"{n}. {plain(name_of(h.memory, 80))}" for n, h in enumerate(shown, 1)))
    else:
        st.altair_chart(_bars(shown), width="stretch", alt=alt_text)
        runners = [plain(name_of(h.memory)) for h in found.hits[MOST_BARS : MOST_BARS + MOST_RUNNERS_UP]]
        if runners:
            st.caption(say("recall.runners_up", names=" · ".join(runners)))
        with st.expander(say("recall.why", name=plain(name_of(best.memory, 30))), type="compact", key=f"why-{key}"):
            st.text(shorten(best.memory.text, _LONGEST_SHOWN), width="stretch")
            st.markdown("\n".join(f"- {plain(line)}" for line in _terms(best)))
    table_beside(lambda: _rows(journal, found), "recall", f"recall-{key}", alt_text)


def _terms(hit: RetrievalResult) -> list[str]:
    return [
        say(
            "recall.term_line",
            sentence=term.sentence,
            value=f"{term.contribution:+.2g}",
            share=f"{abs(term.share):.0%}",
        )
        for term in hit.terms
    ]


def _bars(hits: Sequence[RetrievalResult]) -> alt.LayerChart:
    """A stacked bar a memory, its name above it."""
    terms = [term.name for term in hits[0].terms]
    names = {term: say(f"recall.column.{term}") for term in terms}
    frame = pd.DataFrame(
        [
            {
                "row": n,
                "term": names[term.name],
                "part": term.contribution,
                "value": term.value,
                "order": terms.index(term.name),
            }
            for n, hit in enumerate(hits)
            for term in hit.terms
        ]
    )
    labels = pd.DataFrame(
        [
            {"row": n, "name": f"{n + 1}. {name_of(hit.memory)}", "score": hit.score, "end": max(0.0, hit.score)}
            for n, hit in enumerate(hits)
        ]
    )
    y = alt.Y("row:O", axis=None)
    bars = (
        alt.Chart(frame)
        .mark_bar(height=11, yOffset=9)
        .encode(
            x=alt.X("part:Q", title=None, axis=alt.Axis(tickCount=4)),
            y=y,
            color=alt.Color(
                "term:N",
                sort=list(names.values()),
                title=None,
                scale=alt.Scale(domain=list(names.values())),
                legend=alt.Legend(orient="top", columns=2, labelLimit=200),
            ),
            order="order:Q",
            tooltip=[
                alt.Tooltip("term:N", title=" "),
                alt.Tooltip("part:Q", title=say("recall.column.score"), format=".2g"),
                alt.Tooltip("value:Q", title="0–1", format=".2g"),
            ],
        )
    )
    text = {"baseline": "bottom", "dy": 0, "fontSize": 12, "color": ink(), "limit": 300}
    named = alt.Chart(labels).mark_text(align="left", **text).encode(x=alt.value(0), y=y, text="name:N")
    return alt.layer(bars, named).properties(height=_A_BAR * len(hits) + 60, background="transparent")


def _rows(journal: Journal, found: Found) -> list[Row]:
    return [
        {
            "place": n,
            "memory": hit.memory.text,
            "day": (hit.memory.my_day or journal.day_of(hit.memory.created_at)).isoformat(),
            "score": hit.score,
            **{term.name: term.value for term in hit.terms},
            "S": journal.strength(hit.memory).strength,
        }
        for n, hit in enumerate(found.hits, 1)
    ]


def _left_out(found: Found, key: str) -> None:
    quiet = [hit.memory for hit, reason in found.left_out if reason == "quiet"]
    for hit, reason in found.left_out:
        if reason == "fiction":
            st.caption(say("recall.left_fiction", text=plain(shorten(hit.memory.text, 100))))
    if not quiet:
        return
    st.caption(say("recall.left_quiet_one") if len(quiet) == 1 else say("recall.left_quiet_many", n=len(quiet)))
    if st.toggle(say("recall.show_quiet"), key=f"quiet-{key}"):
        st.text("\n".join(shorten(memory.text, 100) for memory in quiet), width="stretch")
