"""The sliders of a *what if*: other weights, another law, another class, one more recall. Nothing is saved."""

from __future__ import annotations

import math

import streamlit as st

from pages.parts.unfold import unfolded
from persode.errors import BadInputError
from persode.journal import FADING_LAWS, WhatIf
from persode.memory import BELIEF_CLASSES, DEFAULT_LAMBDA
from persode.words import say

__all__ = ["what_if_controls"]

_HALF_LIFE = 3.0
"""Days, at which `DEFAULT_LAMBDA` leaves half."""

_AS_IT_IS = {
    "w_emotion": 1.0,
    "w_recall": 1.0,
    "w_context": 1.0,
    "law": "ebbinghaus",
    "half": _HALF_LIFE,
    "protection": 0.9,
    "half_life_days": 3.0,
    "quarter_days": 6.0,
    "belief_class": "",
    "recalled": False,
}


def what_if_controls() -> WhatIf | None:
    """What the sliders say; None while they are folded away or stand where they began."""
    box = unfolded(say("forgetting.what_if"), "tune", "what-if")
    if box is None:
        return None
    for name, value in _AS_IT_IS.items():
        st.session_state.setdefault(f"if-{name}", value)
    with box:
        st.markdown(say("forgetting.what_if_lead"))
        st.markdown(f"**{say('forgetting.weights')}**")
        for column, name in zip(st.columns(3), ("w_emotion", "w_recall", "w_context"), strict=True):
            column.slider(say(f"forgetting.{name}"), 0.0, 5.0, step=0.5, key=f"if-{name}")
        _law()
        st.selectbox(
            say("forgetting.class"),
            ("", *BELIEF_CLASSES),
            format_func=lambda name: say(f"memories.belief_class.{name}") if name else say("forgetting.class_own"),
            help=say("memories.field_help.belief_class"),
            key="if-belief_class",
        )
        st.toggle(say("forgetting.recalled"), key="if-recalled")
        st.button(say("forgetting.reset"), icon=":material/restart_alt:", key="if-reset", on_click=_reset)
        try:
            chosen = _chosen()
        except BadInputError:
            st.info(say("forgetting.weights_none"), icon=":material/info:")
            return None
    return None if chosen == WhatIf() else chosen


def _law() -> None:
    law = st.segmented_control(
        say("forgetting.law"),
        FADING_LAWS,
        required=True,
        format_func=lambda name: say(f"forgetting.law_name.{name}"),
        key="if-law",
    )
    st.caption(say(f"forgetting.law_about.{law}"))
    if law == "ebbinghaus":
        half, protection = st.columns(2)
        half.slider(say("forgetting.half_life"), 0.5, 30.0, step=0.5, key="if-half")
        half.caption(say("forgetting.half_life_about", lam=_rate()))
        protection.slider(
            say("forgetting.protection"),
            0.0,
            1.0,
            step=0.05,
            help=say("forgetting.protection_help"),
            key="if-protection",
        )
    elif law == "half-life":
        st.slider(say("forgetting.half_life_law"), 0.5, 60.0, step=0.5, key="if-half_life_days")
    else:
        st.slider(say("forgetting.quarter"), 1.0, 90.0, step=1.0, key="if-quarter_days")


def _chosen() -> WhatIf:
    values = {name: st.session_state[f"if-{name}"] for name in _AS_IT_IS}
    del values["half"]
    return WhatIf(lam=_rate(), **values)


def _rate() -> float:
    half = st.session_state["if-half"]
    return DEFAULT_LAMBDA if half == _HALF_LIFE else math.log(2) / half


def _reset() -> None:
    for name, value in _AS_IT_IS.items():
        st.session_state[f"if-{name}"] = value
