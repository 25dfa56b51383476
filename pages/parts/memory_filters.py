"""Filters of the Memories page: feeling, class, kind, person, place, tag; what was put away, left alone, made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import streamlit as st

from pages.parts.feelings import FEELINGS, feeling_label
from pages.parts.plain import shorten
from persode.journal import Journal
from persode.memory import BELIEF_CLASSES, KINDS, Memory
from persode.words import say

__all__ = ["filter_key", "filtered"]

MOST_NAMES = 200
"""People, places and tags that are offered, the most frequent first."""

_ONLY = ("archived", "quiet", "fiction")
_NAMES = ("feelings", "class", "kind", "person", "place", "tag", "only")


def filtered(journal: Journal, memories: Sequence[Memory]) -> list[Memory]:
    """The memories that pass the filters that are set; the filters are drawn here."""
    with st.popover(say("memories.filter"), icon=":material/filter_list:", key="memory-filter"):
        there = {memory.emotion for memory in memories}
        st.pills(
            say("memories.by.feelings"),
            [feeling for feeling in FEELINGS if feeling in there],
            selection_mode="multi",
            format_func=feeling_label,
            key="memories-by-feelings",
        )
        _choice(
            "class", [c for c in BELIEF_CLASSES if c in {m.belief_class for m in memories}], "memories.belief_class"
        )
        _choice("kind", [k for k in KINDS if k in {m.kind for m in memories}], "memories.kind")
        _choice("person", _names(m.people for m in memories))
        _choice("place", _names(m.places for m in memories))
        _choice("tag", _names(m.hashtags for m in memories))
        st.pills(
            say("memories.by.only"),
            _ONLY,
            selection_mode="multi",
            format_func=lambda name: say(f"memories.only.{name}"),
            key="memories-by-only",
        )
        st.button(say("memories.filter_none"), key="memory-filter-none", type="tertiary", on_click=_show_all)
    return [memory for memory in memories if _passes(journal, memory)]


def filter_key() -> str:
    """Differs with what is chosen, so that no row of another list stays selected; "" without a filter."""
    chosen = [st.session_state.get(f"memories-by-{name}") for name in _NAMES]
    return repr(chosen) if any(chosen) else ""


def _passes(journal: Journal, memory: Memory) -> bool:
    feelings, kind_of, kind, person, place, tag, only = (st.session_state.get(f"memories-by-{n}") for n in _NAMES)
    return (
        (not feelings or memory.emotion in feelings)
        and (not kind_of or memory.belief_class == kind_of)
        and (not kind or memory.kind == kind)
        and (not person or person in memory.people)
        and (not place or place in memory.places)
        and (not tag or tag in memory.hashtags)
        and (not only or any(_is(journal, memory, name) for name in only))
    )


def _is(journal: Journal, memory: Memory, name: str) -> bool:
    if name == "archived":
        return memory.archived
    return memory.domain != "real" if name == "fiction" else journal.care.held_back(memory, unasked=False) == "quiet"


def _choice(name: str, options: Sequence[str], words: str = "") -> None:
    if options:
        st.selectbox(
            say(f"memories.by.{name}"),
            options,
            index=None,
            format_func=lambda option: say(f"{words}.{option}") if words else shorten(option, 40),
            placeholder=say("memories.any"),
            key=f"memories-by-{name}",
        )


def _names(named: Iterable[Sequence[str]]) -> list[str]:
    counted = Counter(name for names in named for name in set(names))
    return [name for name, _ in counted.most_common(MOST_NAMES)]


def _show_all() -> None:
    for name in _NAMES:
        st.session_state[f"memories-by-{name}"] = [] if name in ("feelings", "only") else None
