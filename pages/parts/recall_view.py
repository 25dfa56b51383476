"""What the Recall page is asked; all but the question itself can be in its address."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from math import isnan
from typing import Any
from urllib.parse import urlencode, urlsplit

import streamlit as st

from pages.parts.clock import clock_day
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.standing import standing
from pages.parts.unfold import unfolded
from persode.journal import STATES, Wanted
from persode.store import STRATEGIES
from persode.words import say

__all__ = ["asked", "share_link"]

EARLIEST, LATEST = date(1900, 1, 1), date(2100, 12, 31)
"""The days that it can be about."""

_MOODS = tuple(feeling for feeling in FEELINGS if feeling != "neutral")
_KEPT = "recall-kept"
_START = {"query": "", "ways": ["clausal"], "mood": "", "state": "", "day": None, "alpha": 0.5}


def asked() -> tuple[Wanted, list[str]]:
    """What is wanted, and the strategies that are to look for it."""
    _begin()
    kept = st.session_state[_KEPT]
    st.text_input(
        say("recall.query"),
        placeholder=say("recall.query_hint"),
        icon=":material/search:",
        key="recall-query",
        on_change=_keep,
        args=("query",),
        **_standing("query"),
    )
    st.pills(
        say("recall.strategies"),
        list(STRATEGIES),
        selection_mode="multi",
        format_func=lambda name: say(f"store.strategy.{name}"),
        key="recall-ways",
        on_change=_keep,
        args=("ways",),
        **standing("recall-ways", kept["ways"], default=kept["ways"]),
    )
    _signals()
    wanted = Wanted(kept["query"] or "", kept["mood"], kept["state"], kept["day"], kept["alpha"])
    return wanted, [name for name in STRATEGIES if name in kept["ways"]]


def share_link() -> None:
    """The address of this view, without a word of the person."""
    box = unfolded(say("recall.share"), "link", "recall-share", quiet=True)
    if box is None:
        return
    kept = st.session_state[_KEPT]
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
    kept = st.session_state[_KEPT]
    with box:
        one, two, three = st.columns(3)
        moods, states = ("", *_MOODS), ("", *STATES)
        one.selectbox(
            say("recall.mood"),
            moods,
            format_func=lambda name: feeling_word(name) if name else say("recall.mood_none"),
            key="recall-mood",
            on_change=_keep,
            args=("mood",),
            **standing("recall-mood", kept["mood"], index=moods.index(kept["mood"])),
        )
        two.selectbox(
            say("recall.state"),
            states,
            format_func=lambda name: say(f"recall.state_{name or 'none'}"),
            key="recall-state",
            on_change=_keep,
            args=("state",),
            **standing("recall-state", kept["state"], index=states.index(kept["state"])),
        )
        three.date_input(
            say("recall.day"),
            min_value=EARLIEST,
            max_value=LATEST,
            format="DD/MM/YYYY",
            key="recall-day",
            on_change=_keep,
            args=("day",),
            **_standing("day"),
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
            **_standing("alpha"),
        )
        st.caption(say("recall.signals_note", name=say("store.strategy.empathic")))


def _standing(name: str) -> dict[str, Any]:
    value = st.session_state[_KEPT][name]
    return standing(f"recall-{name}", value, value=value)


def _keep(name: str) -> None:
    """What a widget says is kept apart from it: a folded one is forgotten by Streamlit."""
    st.session_state[_KEPT] |= {name: st.session_state[f"recall-{name}"]}


def _begin() -> None:
    """At first as the address says, then as it was left."""
    if _KEPT not in st.session_state:
        st.session_state[_KEPT] = _START | _of_address()


def _of_address() -> dict[str, object]:
    """The view of a shared link; what it can't be is passed over."""
    given, view = st.query_params, dict[str, object]()
    ways = [name for name in given.get("ways", "").split(",") if name in STRATEGIES]
    view |= {"ways": ways} if ways else {}
    view |= {"mood": given["mood"]} if given.get("mood") in _MOODS else {}
    view |= {"state": given["state"]} if given.get("state") in STATES else {}
    with suppress(KeyError, ValueError):
        view |= {"day": day} if EARLIEST <= (day := date.fromisoformat(given["about"])) <= LATEST else {}
    with suppress(KeyError, ValueError):
        alpha = float(given["alpha"])
        view |= {} if isnan(alpha) else {"alpha": round(min(1.0, max(0.0, alpha)) * 20) / 20}
    return view
