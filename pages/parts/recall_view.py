"""What the Recall page is asked; all but the question itself can be in its address."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from urllib.parse import urlencode, urlsplit

import streamlit as st

from pages.parts.acts import stand_at
from pages.parts.clock import clock_day
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.unfold import unfolded
from persode.journal import LONGEST_QUERY, STATES, Wanted
from persode.store import STRATEGIES
from persode.words import say

__all__ = ["asked", "share_link"]

_MOODS = tuple(feeling for feeling in FEELINGS if feeling != "neutral")
_START = {"ways": ["clausal"], "mood": "", "state": "", "day": None, "alpha": 0.5}


def asked() -> tuple[Wanted, list[str]]:
    """What is wanted, and the strategies that are to look for it."""
    _begin()
    text = st.text_input(
        say("recall.query"),
        placeholder=say("recall.query_hint"),
        icon=":material/search:",
        max_chars=LONGEST_QUERY,
        key="recall-query",
    )
    st.pills(
        say("recall.strategies"),
        list(STRATEGIES),
        selection_mode="multi",
        format_func=lambda name: say(f"store.strategy.{name}"),
        key="recall-ways",
        on_change=_keep,
        args=("ways",),
    )
    _signals()
    kept = st.session_state["recall-kept"]
    wanted = Wanted(text or "", kept["mood"], kept["state"], kept["day"], kept["alpha"])
    return wanted, [name for name in STRATEGIES if name in kept["ways"]]


def share_link() -> None:
    """The address of this view, without a word of the person."""
    box = unfolded(say("recall.share"), "link", "recall-share", quiet=True)
    if box is None:
        return
    kept = st.session_state["recall-kept"]
    said = {"ways": ",".join(kept["ways"]), "mood": kept["mood"], "state": kept["state"], "alpha": f"{kept['alpha']:g}"}
    said |= {"about": kept["day"].isoformat() if kept["day"] else "", "clock": clock_day()}
    at = urlsplit(st.context.url or "")
    with box:
        st.caption(say("recall.share_lead"))
        st.code(f"{at.scheme}://{at.netloc}/recall?{urlencode({k: v for k, v in said.items() if v})}", language=None)


def _signals() -> None:
    box = unfolded(say("recall.more"), "tune", "recall-more")
    if box is None:
        return
    with box:
        one, two, three = st.columns(3)
        one.selectbox(
            say("recall.mood"),
            ("", *_MOODS),
            format_func=lambda name: feeling_word(name) if name else say("recall.mood_none"),
            key="recall-mood",
            on_change=_keep,
            args=("mood",),
        )
        two.selectbox(
            say("recall.state"),
            ("", *STATES),
            format_func=lambda name: say(f"recall.state_{name or 'none'}"),
            key="recall-state",
            on_change=_keep,
            args=("state",),
        )
        three.date_input(
            say("recall.day"),
            min_value=date(1900, 1, 1),
            max_value=date(2100, 12, 31),
            format="DD/MM/YYYY",
            key="recall-day",
            on_change=_keep,
            args=("day",),
        )
        st.slider(
            say("recall.alpha"),
            0.0,
            1.0,
            step=0.05,
            help=say("recall.alpha_help"),
            key="recall-alpha",
            on_change=_keep,
            args=("alpha",),
        )
        st.caption(say("recall.signals_note", name=say("store.strategy.empathic")))


def _keep(name: str) -> None:
    """What a widget says is kept apart from it: a folded one is forgotten by Streamlit."""
    st.session_state["recall-kept"] |= {name: st.session_state[f"recall-{name}"]}


def _begin() -> None:
    """At first as the address says, then as it was left."""
    if "recall-kept" not in st.session_state:
        st.session_state["recall-kept"] = _START | _of_address()
    for name, value in st.session_state["recall-kept"].items():
        stand_at(f"recall-{name}", value)


def _of_address() -> dict[str, object]:
    """The view of a shared link; what it can't be is passed over."""
    given, view = st.query_params, dict[str, object]()
    ways = [name for name in given.get("ways", "").split(",") if name in STRATEGIES]
    view |= {"ways": ways} if ways else {}
    view |= {"mood": given["mood"]} if given.get("mood") in _MOODS else {}
    view |= {"state": given["state"]} if given.get("state") in STATES else {}
    with suppress(KeyError, ValueError):
        view["day"] = date.fromisoformat(given["about"])
    with suppress(KeyError, ValueError):
        view["alpha"] = min(1.0, max(0.0, round(float(given["alpha"]) * 20) / 20))
    return view
