"""The sliders of a *what if*: other weights, another law, another class, one more recall. Nothing is saved."""

from __future__ import annotations

import math
from typing import Any

import streamlit as st

from pages.parts.standing import standing
from pages.parts.unfold import unfolded
from persode.errors import BadInputError
from persode.journal import WhatIf
from persode.memory import BELIEF_CLASSES, DEFAULT_LAMBDA, fading_laws
from persode.words import say

__all__ = ["what_if_controls"]

_HALF_LIFE = 3.0
"""Days, at which `DEFAULT_LAMBDA` leaves half."""

_KEPT = "if-kept"
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
    with box:
        st.markdown(say("forgetting.what_if_lead"))
        st.markdown(f"**{say('forgetting.weights')}**")
        for column, name in zip(st.columns(3), ("w_emotion", "w_recall", "w_context"), strict=True):
            _slider(column, name, 0.0, 5.0, 0.5)
        _law()
        classes = ("", *BELIEF_CLASSES)
        st.selectbox(
            say("forgetting.class"),
            classes,
            format_func=lambda name: say(f"memories.belief_class.{name}") if name else say("forgetting.class_own"),
            help=say("memories.field_help.belief_class"),
            **_kept("belief_class", index=classes.index(_values()["belief_class"])),
        )
        st.toggle(say("forgetting.recalled"), **_kept("recalled", value=_values()["recalled"]))
        st.button(say("forgetting.reset"), icon=":material/restart_alt:", key="if-reset", on_click=_reset)
        try:
            chosen = _chosen()
        except BadInputError:
            st.info(say("forgetting.weights_none"), icon=":material/info:")
            return None
    return None if chosen == WhatIf() else chosen


def _law() -> None:
    law = _values()["law"]
    st.segmented_control(
        say("forgetting.law"),
        fading_laws(),
        required=True,
        format_func=lambda name: _of_law("name", name) or name,
        **_kept("law", default=law),
    )
    st.caption(_of_law("about", law))
    if law == "ebbinghaus":
        half, protection = st.columns(2)
        _slider(half, "half", 0.5, 30.0, 0.5)
        half.caption(say("forgetting.half_about", lam=_rate()))
        _slider(protection, "protection", 0.0, 1.0, 0.05, say("forgetting.protection_help"))
    elif law == "half-life":
        _slider(st, "half_life_days", 0.5, 60.0, 0.5)
    elif law == "power":
        _slider(st, "quarter_days", 1.0, 90.0, 1.0)


def _of_law(part: str, law: str) -> str:
    """The name of a law, or what is said about it; "" of one that the catalogue does not know."""
    try:
        return say(f"forgetting.law_{part}.{law}")
    except KeyError:
        return ""


def _slider(place: Any, name: str, least: float, most: float, step: float, help: str | None = None) -> None:
    place.slider(say(f"forgetting.{name}"), least, most, step=step, help=help, **_kept(name, value=_values()[name]))


def _chosen() -> WhatIf:
    values = _values()
    del values["half"]
    return WhatIf(lam=_rate(), **values)


def _rate() -> float:
    half = _values()["half"]
    return DEFAULT_LAMBDA if half == _HALF_LIFE else math.log(2) / half


def _values() -> dict[str, Any]:
    return {**_AS_IT_IS, **st.session_state.get(_KEPT, {})}


def _kept(name: str, **default: Any) -> dict[str, Any]:
    """What ties a widget to what is kept of it: a folded one is forgotten by Streamlit."""
    key = f"if-{name}"
    return {"key": key, "on_change": _keep, "args": (name,), **standing(key, _values()[name], **default)}


def _keep(name: str) -> None:
    st.session_state[_KEPT] = _values() | {name: st.session_state[f"if-{name}"]}


def _reset() -> None:
    st.session_state.pop(_KEPT, None)
