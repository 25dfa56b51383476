"""Recall: why this memory and not that. A search laid open; nothing is reinforced by it."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.parts.acts import caught
from pages.parts.alpha_sweep import alpha_sweep
from pages.parts.clock import journal_at_clock
from pages.parts.nothing_yet import nothing_yet
from pages.parts.plain import plain
from pages.parts.recall_ranking import name_of, show_ranking, show_reading
from pages.parts.recall_view import asked, share_link
from persode.journal import Found, Journal
from persode.words import say


def show(journal: Journal) -> None:
    """The page."""
    st.title(say("recall.title"), anchor=False)
    if not journal.memories:
        nothing_yet("recall", "memories-empty")
        return
    st.markdown(say("recall.lead"))
    wanted, ways = asked()
    if not ways:
        st.info(say("recall.strategies_none"), icon=":material/info:")
        return
    with caught():
        found = journal.looking_up.search(wanted, ways)
        show_reading(journal, wanted, found[0].reading)
        if journal.unread_memories:
            st.caption(say("recall.waiting", n=journal.unread_memories))
        _agreement(found)
        for row in range(0, len(found), 2):
            pair = found[row : row + 2]
            columns = st.columns(2) if len(found) > 1 else [st.container()]
            for column, one in zip(columns, pair, strict=False):
                with column, st.container(border=True, key=f"card-way-{one.strategy}"):
                    show_ranking(journal, one, one.strategy)
        alpha_sweep(journal, wanted)
    share_link()


def _agreement(found: Sequence[Found]) -> None:
    """Whether several ways put the same memory on top."""
    tops = {one.strategy: one.hits[0].memory for one in found if one.hits}
    if len(tops) < 2:
        return
    if len({memory.id for memory in tops.values()}) == 1:
        st.markdown(say("recall.agree"))
        return
    said = [
        say("recall.differ_one", strategy=f"*{say(f'store.strategy.{way}')}*", name=plain(name_of(memory, 40)))
        for way, memory in tops.items()
    ]
    st.markdown(say("recall.differ", tops="; ".join(said)))


show(journal_at_clock())
