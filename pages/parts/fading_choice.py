"""What the Forgetting page draws: chosen memories, or groups of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import streamlit as st

from pages.parts.curves import MOST, Curve, days_of
from pages.parts.dates import on_day
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.plain import shorten
from pages.parts.searching import holds
from pages.parts.standing import standing
from persode.journal import Inspector, Journal, WhatIf
from persode.memory import BELIEF_CLASSES, Memory
from persode.words import say

__all__ = ["choose_to_draw", "chosen_memories", "group_curves"]

MOST_OFFERED = 200
"""Memories in the list at once; a search reaches the others."""

COOL = 0.35
"""Intensity under which a memory is a plain one."""

MOST_JUMPS, FEW_JUMPS, MANY = 80, 20, 1000
"""So many starts have their own points in the curves of groups, and fewer of many memories: those of a large group
hardly move its mean."""

_CHOSEN = "forgetting-chosen"
_LIST = "forgetting-list"
_A_WEEK = timedelta(days=7)
RECENT = timedelta(days=21)


def choose_to_draw(memory_ids: Sequence[str]) -> None:
    """Let the page draw these memories when it opens next."""
    st.session_state[_CHOSEN] = list(memory_ids[:MOST])


def chosen_memories(journal: Journal) -> list[Memory]:
    """What the person chose; at first the most moving memory and the plainest one of the same week."""
    known = journal.state.memories
    if _CHOSEN not in st.session_state:
        choose_to_draw([m.id for m in first_choice(journal.memories, journal.now)])
    chosen = [known[key] for key in st.session_state[_CHOSEN] if key in known]
    offered = _offered(journal, chosen)
    st.multiselect(
        say("forgetting.choose"),
        [m.id for m in offered],
        format_func=lambda key: _label(journal, known[key]),
        max_selections=MOST,
        help=say("forgetting.choose_help", most=MOST),
        key=_LIST,
        on_change=_choose,
        **standing(_LIST, [m.id for m in chosen], default=[m.id for m in chosen]),
    )
    return chosen


def first_choice(memories: Sequence[Memory], now: datetime) -> list[Memory]:
    """The most moving memory of the last weeks, while there is something left of it, and a plain one of its time.

    The last weeks are those before `now`, or before the newest memory if nothing was told since. The plain one is of
    the same week, or of the two weeks around if that week had nothing that left you cool.
    """
    known = [memory for memory in memories if memory.created_at <= now]
    if not known:
        return []
    until = min(now, known[0].created_at + _A_WEEK)
    recent = [m for m in known if _A_WEEK <= until - m.created_at <= RECENT]
    moving = max(recent or known, key=_moving)
    for within in (_A_WEEK, 2 * _A_WEEK):
        near = [m for m in known if m is not moving and abs(m.created_at - moving.created_at) <= within]
        plainest = min(near, key=_moving, default=None)
        if plainest is not None and _moving(plainest) < COOL:
            break
    return [moving] if plainest is None else [moving, plainest]


def _moving(memory: Memory) -> float:
    return memory.emotional_intensity


def group_curves(journal: Journal, by: str, span: int, what_if: WhatIf | None = None) -> list[Curve]:
    """The mean strength of the memories of each feeling, or of each class."""
    groups: dict[str, list[Memory]] = {}
    order = FEELINGS if by == "feeling" else tuple(BELIEF_CLASSES)
    for memory in journal.memories:
        key = memory.emotion if by == "feeling" else memory.belief_class
        groups.setdefault(key if key in order else order[-1], []).append(memory)
    named = {key: groups[key] for key in order if key in groups}
    inspector, other = Inspector(journal), what_if or WhatIf()
    most = MOST_JUMPS if sum(map(len, named.values())) <= MANY else FEW_JUMPS
    starts = [(at - journal.now) / timedelta(days=1) for at in inspector.group_starts(named, span, most)]
    days = days_of(span, [*starts, 0.0] if other.recalled else starts)
    means = inspector.group_curves(named, days, other)
    name = feeling_word if by == "feeling" else _class_word
    return [Curve(name(key), days, mean.tolist(), group=len(named[key])) for key, mean in means.items()]


def _class_word(name: str) -> str:
    return say(f"memories.belief_class.{name}")


def _choose() -> None:
    st.session_state[_CHOSEN] = list(st.session_state[_LIST])


def _offered(journal: Journal, chosen: Sequence[Memory]) -> list[Memory]:
    """All memories, or of many those that hold what is searched for, with the chosen ones."""
    memories = journal.memories
    if len(memories) <= MOST_OFFERED:
        return memories
    search = st.text_input(
        say("forgetting.search"), placeholder=say("forgetting.search_hint"), type="search", key="forgetting-search"
    )
    found = (m for m in memories if holds(f"{m.title} {m.text}", search or ""))
    offered = {m.id: m for _, m in zip(range(MOST_OFFERED), found, strict=False)}
    return [*chosen, *(m for m in offered.values() if m not in chosen)]


def _label(journal: Journal, memory: Memory) -> str:
    day = memory.my_day or journal.day_of(memory.created_at)
    return f"{shorten(memory.title or memory.text, 40)} · {on_day(day, journal.today)}"
