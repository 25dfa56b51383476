"""Memories: what is remembered, and how strongly. Looking at it changes nothing."""

from __future__ import annotations

import streamlit as st

from pages.parts import rooms
from pages.parts.clock import journal_at_clock
from pages.parts.curves import show_curves
from pages.parts.fading_choice import choose_to_draw
from pages.parts.memory_care import cleanup, one_memory, two_memories
from pages.parts.memory_filters import ORDERS, filter_key, filtered, ordered
from pages.parts.memory_history import memory_history
from pages.parts.memory_table import as_csv, columns, rows_of, table
from pages.parts.nothing_yet import nothing_yet
from pages.parts.plain import plain
from pages.parts.searching import holds
from persode.journal import Journal
from persode.memory import Memory
from persode.words import say

MOST_ROWS = 500
"""Rows of the table at once: what a browser takes in without a pause."""


def show(journal: Journal) -> None:
    """The page."""
    st.title(say("memories.title"), anchor=False)
    if not journal.memories:
        nothing_yet(journal, "memories", "memories-empty")
        return
    st.markdown(say("memories.lead"))
    search = _search()
    known = journal.memories
    passed = filtered(journal, known)
    faded = any(m.archived for m in known) and st.toggle(say("memories.show_faded"), key="show-faded")
    with_archived = faded or search or filter_key()
    memories = [m for m in passed if (with_archived or not m.archived) and _holds(m, search)]
    if not memories:
        found_none = say("memories.found_none", search=plain(search))
        st.markdown(found_none if search else say("memories.found_nothing"))
        return
    count = say("memories.count_one") if len(memories) == 1 else say("memories.count_many", n=len(memories))
    memories = ordered(journal, memories)
    shown = memories[:MOST_ROWS]
    with st.container(key="memory-count"):
        st.caption(f"{count}. {say('memories.another_day' if journal.read_only else 'memories.select')}")
        if len(memories) > len(shown):
            st.caption(say("memories.first_rows", most=MOST_ROWS))
    frame = table(journal, shown)
    event = st.dataframe(
        frame,
        hide_index=True,
        column_config=columns(),
        on_select="rerun",
        selection_mode="multi-row",
        key=f"memories-{search}-{faded}{filter_key()}{_order()}{_after_erasing(journal)}",
        alt=say("memories.table_alt", n=len(memories)),
        height=min(36 * (len(shown) + 1) + 4, 460),
    )
    with st.container(horizontal=True, key="memory-tools", vertical_alignment="center"):
        st.download_button(
            say("memories.download"),
            lambda: as_csv(rows_of(journal, memories)),
            file_name=f"memories-{journal.today.isoformat()}.csv",
            mime="text/csv",
            icon=":material/download:",
            on_click="ignore",
        )
    chosen = [shown[i] for i in event["selection"]["rows"] if i < len(shown)]
    if len(chosen) == 1:
        if journal.read_only:
            st.text(chosen[0].text, width="stretch")
        else:
            one_memory(journal, chosen[0])
        memory_history(journal, chosen[0])
    elif len(chosen) == 2 and not journal.read_only:
        two_memories(journal, chosen[0], chosen[1])
    if chosen:
        show_curves(journal, chosen)
        if st.button(say("memories.what_if"), icon=":material/trending_down:", key="to-forgetting"):
            choose_to_draw([memory.id for memory in chosen])
            st.switch_page(rooms.FORGETTING)
    if not journal.read_only:
        cleanup(journal)
    with st.expander(say("memories.explain"), icon=":material/help:"):
        st.markdown(say("memories.explain_text"))


def _order() -> str:
    """Another key for another order, so that the selected rows are not those of the order before."""
    order = st.session_state.get("memories-order", ORDERS[0])
    return "" if order == ORDERS[0] else f"-{order}"


def _after_erasing(journal: Journal) -> str:
    """Another key, so that the row below the erased one is not the chosen one."""
    return f"-{journal.state.erasures}" if journal.state.erasures else ""


def _search() -> str:
    typed = st.text_input(
        say("memories.search"),
        type="search",
        placeholder=say("memories.search_hint"),
        label_visibility="collapsed",
        icon=":material/search:",
        live=True,
        key="memory-search",
    )
    return (typed or "").strip()


def _holds(memory: Memory, search: str) -> bool:
    if not search:
        return True
    named = (*memory.hashtags, *memory.people, *memory.places)
    return holds(" ".join([memory.text, memory.title, memory.emotion, *named]), search)


show(journal_at_clock())
