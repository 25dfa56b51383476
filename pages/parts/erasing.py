"""Erasing: what would go is shown first, and only a second click erases."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import caught, done
from pages.parts.painting import paint_missing
from pages.parts.plain import plain, shorten
from persode.errors import PersodeError
from persode.journal import Erasure, Journal
from persode.words import say

__all__ = ["ask_to_erase", "close_preview", "erase_preview"]

SHOWN = 8
"""Texts that the preview names one by one."""


def ask_to_erase(target: str, value: str, where: str) -> None:
    """Open the preview in the place of that name (for `on_click`)."""
    st.session_state[f"erasing-{where}"] = [target, value]


def erase_preview(journal: Journal, where: str) -> None:
    """The preview with its two buttons, if it was asked for in this place; the erasing itself, once it is confirmed."""
    confirmed = st.session_state.pop(f"erase-plan-{where}", None)
    if confirmed is not None:
        with st.spinner(say("settings.erase.working")), caught():
            journal.eraser.erase(confirmed)
            done("settings.erase.done")
        close_preview(where)
        paint_missing(journal)
        st.rerun()
    target, value = st.session_state.get(f"erasing-{where}", ["", ""])
    if not target:
        return
    with st.container(border=True, key=f"erase-preview-{where}"):
        try:
            plan = journal.eraser.plan(target, value)
        except PersodeError as error:
            st.error(plain(str(error)))
            name = say("settings.erase.never_mind")
            st.button(name, key=f"erase-close-{where}", on_click=close_preview, args=(where,))
            return
        st.markdown(say("settings.erase.plan"))
        counts = [_count(name, n) for name, n in plan.counts.items() if n]
        st.markdown("\n".join(f"- {line}" for line in counts))
        if len(plan.traces.names) > 1:
            st.text(say("settings.erase.names", names=", ".join(plan.traces.names)), width="stretch")
        if plan.traces.others:
            st.text(say("settings.erase.others", names=", ".join(plan.traces.others)), width="stretch")
        for memory in plan.memories[:SHOWN]:
            st.text(shorten(memory.text, 160), width="stretch")
        for stays in list(plan.shortened.values())[:SHOWN]:
            st.caption(say("settings.erase.stays"))
            st.text(shorten(stays, 160), width="stretch")
        with st.container(horizontal=True):
            st.button(
                say("settings.erase.confirm"),
                type="primary",
                icon=":material/delete_forever:",
                key=f"erase-confirm-{where}",
                on_click=_confirm,
                args=(where, plan),
            )
            st.button(
                say("settings.erase.never_mind"),
                type="tertiary",
                key=f"erase-close-{where}",
                on_click=close_preview,
                args=(where,),
            )


def _count(name: str, n: int) -> str:
    return say(f"settings.erase.{name}_one") if n == 1 else say(f"settings.erase.{name}", n=n)


def _confirm(where: str, plan: Erasure) -> None:
    """What was shown is what goes; a second click finds the preview closed."""
    if f"erasing-{where}" in st.session_state:
        st.session_state[f"erase-plan-{where}"] = plan


def close_preview(where: str) -> None:
    """Close the preview in that place, if it is open."""
    st.session_state.pop(f"erasing-{where}", None)
