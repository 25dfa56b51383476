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
        nothing_yet(journal, "recall", "memories-empty")
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
        if any(one.hits and one.reading.strategy != "recency" for one in found):
            st.caption(say("recall.bars_lead"))
        for row in range(0, len(found), 2):
            pair = found[row : row + 2]
            columns = st.columns(2) if len(found) > 1 else [st.container()]
            for column, one in zip(columns, pair, strict=False):
                with column, st.container(border=True, key=f"card-way-{one.strategy}"):
                    show_ranking(journal, one, one.strategy)
        alpha_sweep(journal, wanted)
    share_link()


def _agreement(found: Sequence[Found]) -> None:
    """Whether several ways put the same memory on top; else how many put which."""
    tops: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    for one in found:
        if one.hits:
            best = one.hits[0].memory
            tops.setdefault(best.id, []).append(say(f"store.strategy.{one.strategy}"))
            names[best.id] = plain(name_of(best, 40))
    if sum(map(len, tops.values())) < 2:
        return
    if len(tops) == 1:
        st.markdown(say("recall.agree"))
        return
    lines = [
        say("recall.differ_one", name=names[key], ways=", ".join(f"*{way}*" for way in ways))
        for key, ways in sorted(tops.items(), key=lambda top: -len(top[1]))
    ]
    st.markdown("\n".join([say("recall.differ"), "", *(f"- {line}" for line in lines)]))


show(journal_at_clock())
