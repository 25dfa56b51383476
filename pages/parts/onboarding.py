"""Become someone it can draw and talk to: four short steps; a portrait and a sample reply answer each choice."""

from __future__ import annotations

import streamlit as st

from pages.parts import door
from pages.parts.acts import act, done
from pages.parts.portrait import portrait
from pages.parts.start_draft import StartDraft
from pages.parts.start_steps import STEPS
from persode.errors import BadInputError
from persode.journal import Journal, People, Settings
from persode.words import say

__all__ = ["show_new", "show_redo"]


def show_new(first: bool) -> None:
    """The start page of someone new; `first` if nobody keeps a journal here yet."""
    draft = StartDraft(None)
    st.title(say("start.new.title" if first else "start.new.another"), anchor=False)
    st.markdown(say("start.new.lead"))
    _steps(draft)
    with st.form("start-form", border=False):  # in a form a passcode counts as it is typed, not when the focus leaves
        st.text_input(
            say("start.passcode"),
            type="password",
            help=say("start.passcode_help"),
            key="start-passcode",
            autocomplete="new-password",
        )
        with st.container(horizontal=True, key="start-save"):
            kind = "primary" if draft.step == len(STEPS) - 1 else "secondary"
            st.form_submit_button(say("start.begin"), type=kind, key="start-done", on_click=act, args=(_create, False))
            st.form_submit_button(say("start.skip"), type="tertiary", key="skip", on_click=act, args=(_create, True))
    if not first:
        st.button(say("start.back_to_chooser"), type="tertiary", on_click=_never_mind, key="never-mind")
    draft.keep()


def show_redo(journal: Journal) -> None:
    """The same page for someone whose journal is open."""
    draft = StartDraft(journal)
    st.title(say("start.redo.title"), anchor=False)
    st.markdown(say("start.redo.lead"))
    _steps(draft)
    with st.container(horizontal=True, key="start-save"):
        st.button(say("start.save"), type="primary", key="start-done", on_click=act, args=(_save, journal))
        st.button(say("start.undo_changes"), type="tertiary", on_click=_start_over, args=(draft,), key="undo-changes")
    draft.keep()


def _steps(draft: StartDraft) -> None:
    """The open step, and the portrait. Buttons are read after the fields, so that a quick click takes all along."""
    goto = st.session_state.pop("goto-step", None)
    if goto is not None:
        st.session_state["start-step"] = goto
    st.session_state.setdefault("start-step", draft.step)
    left, right = st.columns([5, 6], gap="large")
    with right, st.container(key="start-choices"):
        chosen = st.segmented_control(
            say("start.steps"),
            range(len(STEPS)),
            format_func=lambda i: say(f"start.step.{STEPS[i][0]}"),
            key="start-step",
            required=True,
            label_visibility="collapsed",
            width="stretch",
        )
        step = int(chosen or 0)
        draft.choices["step"] = step
        name, ask = STEPS[step]
        with st.container(key=f"choices-{name}"):
            st.markdown(say(f"start.lead.{name}"))
            ask(draft.choices)
        walked = _walk(step)
    with left, st.container(key="start-portrait"):
        portrait(draft.preferences)
    if walked:
        draft.choices["step"] = st.session_state["goto-step"] = step + walked
        draft.keep()
        st.rerun()


def _walk(step: int) -> int:
    """Back and Next; -1, 0 or 1."""
    back = ahead = False
    with st.container(horizontal=True, key="start-walk"):
        if step > 0:
            back = st.button(say("start.back"), icon=":material/arrow_back:", key="back")
        if step < len(STEPS) - 1:
            ahead = st.button(say("start.next"), icon=":material/arrow_forward:", icon_position="right", key="next")
    return int(ahead) - int(back)


def _create(skipped: bool) -> None:
    """Make the journal; a double click finds the draft gone and does nothing."""
    if st.session_state.get("person"):
        return
    draft, passcode = StartDraft(None), st.session_state.get("start-passcode") or ""
    preferences = draft.preferences
    preferences.name = preferences.name.strip()
    person = People().add(preferences.name or say("start.nameless"), passcode)
    door.enter(person.id)
    journal = Journal.open(person)
    if not skipped:
        journal.save_onboarding(preferences, "onboarding-first")
    _live_here(journal)
    draft.drop()
    _forget_choices()


def _live_here(journal: Journal) -> None:
    """Take zone and country from the browser; both can be changed in the settings."""
    region = (st.context.locale or "").partition("-")[2].upper()
    region = region if len(region) == 2 else ""
    try:
        journal.save_settings(Settings(zone=st.context.timezone or "UTC", region=region), "settings-first")
    except BadInputError:  # a browser with a zone that this machine does not know
        journal.save_settings(Settings(region=region), "settings-first")


def _save(journal: Journal) -> None:
    draft = StartDraft(journal)
    preferences = draft.preferences
    preferences.name = preferences.name.strip() or journal.person.name
    if preferences != journal.preferences or journal.state.preferences is None:
        journal.save_onboarding(preferences)
    if preferences.name != journal.person.name:
        People().rename(journal.person.id, preferences.name)
    draft.drop()
    _forget_choices()
    done("start.saved")


def _start_over(draft: StartDraft) -> None:
    draft.drop()
    _forget_choices()


def _never_mind() -> None:
    StartDraft(None).drop()
    st.session_state.pop("newcomer", None)
    st.session_state["closed"] = True
    _forget_choices()


def _forget_choices() -> None:
    """The widgets take their values from what is saved again."""
    for key in [k for k in st.session_state if str(k).startswith("start-")]:
        del st.session_state[key]
