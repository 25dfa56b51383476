"""Filters of the Memories page: feeling, class, kind, person, place, tag; what was put away, left alone, made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import streamlit as st

from pages.parts.feelings import FEELINGS, feeling_label
from pages.parts.plain import shorten
from pages.parts.standing import standing
from pages.parts.unfold import unfolded
from persode.journal import Inspector, Journal
from persode.memory import BELIEF_CLASSES, KINDS, Memory
from persode.words import say

__all__ = ["ORDERS", "filter_key", "filtered", "ordered"]

MOST_NAMES = 200
"""People, places and tags that are offered, the most frequent first."""

ORDERS = ("newest", "oldest", "strongest", "fading", "often")

_ONLY = ("archived", "quiet", "fiction")
_NOTHING = {"feelings": [], "class": None, "kind": None, "person": None, "place": None, "tag": None, "only": []}
_KEPT = "memories-filters"


def filtered(journal: Journal, memories: Sequence[Memory]) -> list[Memory]:
    """The memories that pass the filters that are set; the filters are drawn here, folded away."""
    label = say("memories.filter_set" if filter_key() else "memories.filter")
    box = unfolded(label, "filter_list", "memory-filter")
    if box is not None:
        with box:
            _draw(memories)
    chosen = _chosen()
    if not any(chosen.values()):
        return list(memories)
    return [memory for memory in memories if _passes(journal, memory, chosen)]


def filter_key() -> str:
    """Differs with what is chosen, so that no row of another list stays selected; "" without a filter."""
    chosen = _chosen()
    return repr(chosen) if any(chosen.values()) else ""


def ordered(journal: Journal, memories: list[Memory]) -> list[Memory]:
    """In the order that is chosen; given newest first."""
    order = st.selectbox(
        say("memories.order"), ORDERS, format_func=lambda name: say(f"memories.orders.{name}"), key="memories-order"
    )
    if order == "oldest":
        return memories[::-1]
    if order == "often":
        return sorted(memories, key=lambda memory: -memory.recall_count)
    if order in ("strongest", "fading"):
        numbers = Inspector(journal).numbers(memories)
        fades = numbers["fades"]
        by = -numbers["S"] if order == "strongest" else np.where(fades > 0, fades, np.inf)
        return [memories[n] for n in np.argsort(by, kind="stable").tolist()]
    return memories


def _chosen() -> dict[str, Any]:
    return {**_NOTHING, **st.session_state.get(_KEPT, {})}


def _draw(memories: Sequence[Memory]) -> None:
    there = {memory.emotion for memory in memories}
    _pills("feelings", [feeling for feeling in FEELINGS if feeling in there], feeling_label)
    classes, kinds = {m.belief_class for m in memories}, {m.kind for m in memories}
    one, two, three = st.columns(3)
    with one:
        _choice("class", [name for name in BELIEF_CLASSES if name in classes], "memories.belief_class")
        _choice("kind", [name for name in KINDS if name in kinds], "memories.kind")
    with two:
        _choice("person", _names(m.people for m in memories))
        _choice("place", _names(m.places for m in memories))
    with three:
        _choice("tag", _names(m.hashtags for m in memories))
    _pills("only", _ONLY, lambda name: say(f"memories.only.{name}"))
    st.button(say("memories.filter_none"), key="memory-filter-none", type="tertiary", on_click=_show_all)


def _passes(journal: Journal, memory: Memory, chosen: dict[str, Any]) -> bool:
    return (
        (not chosen["feelings"] or memory.emotion in chosen["feelings"])
        and (not chosen["class"] or memory.belief_class == chosen["class"])
        and (not chosen["kind"] or memory.kind == chosen["kind"])
        and (not chosen["person"] or chosen["person"] in memory.people)
        and (not chosen["place"] or chosen["place"] in memory.places)
        and (not chosen["tag"] or chosen["tag"] in memory.hashtags)
        and (not chosen["only"] or any(_is(journal, memory, name) for name in chosen["only"]))
    )


def _is(journal: Journal, memory: Memory, name: str) -> bool:
    if name == "archived":
        return memory.archived
    return memory.domain != "real" if name == "fiction" else journal.care.held_back(memory, unasked=False) == "quiet"


def _pills(name: str, options: Sequence[str], label: Callable[[str], str]) -> None:
    set_now = _chosen()[name]
    st.pills(
        say(f"memories.by.{name}"),
        options,
        selection_mode="multi",
        format_func=label,
        key=f"memories-by-{name}",
        on_change=_keep,
        args=(name,),
        **standing(f"memories-by-{name}", set_now, default=set_now),
    )


def _choice(name: str, options: Sequence[str], words: str = "") -> None:
    if options:
        set_now = _chosen()[name]
        at = options.index(set_now) if set_now in options else None
        st.selectbox(
            say(f"memories.by.{name}"),
            options,
            format_func=lambda option: say(f"{words}.{option}") if words else shorten(option, 40),
            placeholder=say("memories.any"),
            key=f"memories-by-{name}",
            on_change=_keep,
            args=(name,),
            **standing(f"memories-by-{name}", set_now if at is not None else None, index=at),
        )


def _names(named: Iterable[Sequence[str]]) -> list[str]:
    counted = Counter(name for names in named for name in set(names))
    return [name for name, _ in counted.most_common(MOST_NAMES)]


def _keep(name: str) -> None:
    """What a widget says is kept apart from it: a folded one is forgotten by Streamlit."""
    st.session_state[_KEPT] = _chosen() | {name: st.session_state[f"memories-by-{name}"]}


def _show_all() -> None:
    st.session_state.pop(_KEPT, None)
