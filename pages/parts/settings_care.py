"""Settings about what is remembered: what I leave alone, and erasing for good."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import act, done
from pages.parts.erasing import ask_to_erase, erase_preview
from pages.parts.plain import plain, shorten
from pages.parts.unfold import unfolded
from persode.journal import QUIET_KINDS, Journal, QuietRule
from persode.words import say

__all__ = ["erase_section", "quiet_section"]

_TYPED = tuple(kind for kind in QUIET_KINDS if kind != "memory")


def quiet_section(journal: Journal) -> None:
    """The quiet list: each line can be taken off, and something can be added."""
    st.subheader(say("settings.quiet.title"), anchor=False)
    st.markdown(say("settings.quiet.text"))
    if not journal.state.quiet:
        st.caption(say("settings.quiet.none"))
    for number, rule in enumerate(journal.state.quiet):
        with st.container(horizontal=True, vertical_alignment="center", key=f"quiet-{number}"):
            st.markdown(f"{say(f'settings.quiet.{rule.kind}')}: **{plain(_shown(journal, rule))}**")
            st.button(
                say("settings.quiet.lift"),
                type="tertiary",
                icon=":material/close:",
                key=f"lift-{rule.kind}-{rule.value}",
                on_click=act,
                args=(_lift, journal, rule),
            )
    box = unfolded(say("settings.quiet.add_open"), "do_not_disturb_on", "quiet-box")
    if box is None:
        return
    with box, st.form("settings-quiet", border=False):
        st.selectbox(
            say("settings.quiet.kind"), _TYPED, format_func=lambda kind: say(f"settings.quiet.{kind}"), key="quiet-kind"
        )
        st.text_input(say("settings.quiet.value"), placeholder="2026-03-10", key="quiet-value", autocomplete="off")
        st.form_submit_button(say("settings.quiet.add"), on_click=act, args=(_add, journal), key="quiet-add")


def erase_section(journal: Journal) -> None:
    """Choose what, look at what would go, confirm."""
    st.subheader(say("settings.erase.title"), anchor=False)
    st.markdown(say("settings.erase.text"))
    box = unfolded(say("settings.erase.open"), "ink_eraser", "erase-box")
    if box is None:
        return
    with box:
        target = st.segmented_control(
            say("settings.erase.what"),
            ("day", "person", "everything"),
            format_func=lambda kind: say(f"settings.erase.{kind}"),
            default="day",
            required=True,
            key="erase-target",
        )
        value = ""
        if target == "day":
            day = st.date_input(say("settings.erase.which_day"), value=journal.today, key="erase-day")
            value = day.isoformat() if day is not None and not isinstance(day, tuple) else ""
        elif target == "person":
            value = st.text_input(say("settings.erase.who"), key="erase-person", autocomplete="off")
        st.button(
            say("settings.erase.look"),
            key="erase-look",
            on_click=ask_to_erase,
            args=(target, value, "settings"),
        )
        erase_preview(journal, "settings")


def _shown(journal: Journal, rule: QuietRule) -> str:
    if rule.kind != "memory":
        return rule.value
    memory = journal.state.memory(rule.value)
    return shorten(memory.text, 80) if memory is not None else say("chat.gone")


def _lift(journal: Journal, rule: QuietRule) -> None:
    journal.care.lift(rule.kind, rule.value)
    done("settings.quiet.lifted")


def _add(journal: Journal) -> None:
    journal.care.quieten(st.session_state["quiet-kind"], st.session_state["quiet-value"])
    done("settings.quiet.added")
