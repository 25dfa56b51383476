"""Overview: the whole memory at a glance. Looking at it changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import streamlit as st

from pages.parts import rooms
from pages.parts.clock import journal_at_clock
from pages.parts.dates import spoken_ahead
from pages.parts.fading_choice import choose_to_draw
from pages.parts.nothing_yet import nothing_yet
from pages.parts.overview_charts import feelings_over_time, strength_bands, verdict_chart
from pages.parts.plain import plain, shorten
from pages.parts.tables import Row, table_beside
from persode.journal import Inspector, Journal
from persode.memory import SHORT_TERM_WINDOW_DAYS, Memory
from persode.words import say

MOST = 5


def show(journal: Journal) -> None:
    """The page."""
    st.title(say("overview.title"), anchor=False)
    now = journal.now
    known = journal.memories
    if not known:
        nothing_yet(journal, "overview", "memories-empty")
        return
    memories = [m for m in known if m.created_at <= now]
    inspector = Inspector(journal)
    numbers = inspector.numbers(memories)
    st.markdown(say("overview.lead"))
    with st.container(horizontal=True, key="overview-counts"):
        st.metric(say("overview.count"), len(known))
        st.metric(say("overview.fresh"), int((numbers["age"] <= SHORT_TERM_WINDOW_DAYS).sum()))
        st.metric(say("overview.recalls"), sum(m.recall_count for m in memories))
        st.metric(say("overview.put_away"), sum(m.archived for m in memories))
    if ahead := len(known) - len(memories):
        st.caption(say("overview.ahead_one") if ahead == 1 else say("overview.ahead_many", n=ahead))
    if not memories:
        return
    strength_bands(numbers["S"])
    soon = inspector.about_to_fade(memories, numbers["fades"])
    _about_to_fade(journal, [(memory, at) for memory, at in soon if not memory.archived])
    feelings_over_time(journal, memories)
    _often(journal, memories)
    verdict_chart(journal)


def _about_to_fade(journal: Journal, soon: Sequence[tuple[Memory, datetime]]) -> None:
    st.subheader(say("overview.fading"), anchor=False)
    if not soon:
        st.markdown(say("overview.fading_none"))
        return
    lead = say("overview.fading_lead_one") if len(soon) == 1 else say("overview.fading_lead_many", n=len(soon))
    lines = [
        say("overview.fading_row", name=plain(_name(memory)), when=spoken_ahead(journal.day_of(at), journal.today))
        for memory, at in soon[:MOST]
    ]
    st.markdown("\n".join([lead, "", *(f"- {line}" for line in lines)]))
    if st.button(say("overview.see_fading"), icon=":material/trending_down:", key="see-fading"):
        choose_to_draw([memory.id for memory, _ in soon])
        st.switch_page(rooms.FORGETTING)
    table_beside(
        lambda: [
            {
                "memory": memory.text,
                "S": journal.strength(memory).strength,
                "fades": (at - journal.now).total_seconds() / 86_400,
                "fades_on": journal.day_of(at).isoformat(),
            }
            for memory, at in soon
        ],
        "overview",
        "about-to-fade",
        lead,
    )


def _often(journal: Journal, memories: Sequence[Memory]) -> None:
    st.subheader(say("overview.often"), anchor=False)
    came = sorted((m for m in memories if m.recall_count), key=lambda m: (-m.recall_count, -m.created_at.timestamp()))
    if not came:
        st.markdown(say("overview.often_none"))
        return
    lines = [
        say(
            "overview.often_one" if m.recall_count == 1 else "overview.often_many",
            name=plain(_name(m)),
            n=m.recall_count,
        )
        for m in came[:MOST]
    ]
    st.markdown("\n".join([say("overview.often_lead"), "", *(f"- {line}" for line in lines)]))

    def rows() -> list[Row]:
        return [{"memory": m.text, "n": m.recall_count, "S": journal.strength(m).strength} for m in came]

    table_beside(rows, "overview", "comes-up-most", say("overview.often_lead"))


def _name(memory: Memory) -> str:
    return shorten(memory.title or memory.text, 60)


show(journal_at_clock())
