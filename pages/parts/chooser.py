"""Who is writing? The names on the shelf, a passcode where one is set, and a place for someone new."""

from __future__ import annotations

import streamlit as st

from pages.parts import door, onboarding
from pages.parts.acts import act, failed, refused, show_outcome
from pages.parts.plain import plain
from persode.errors import PersodeError
from persode.journal import People, Person
from persode.words import say

__all__ = ["show"]


def show() -> None:
    """The chooser, or the start page straight away if nobody keeps a journal here yet."""
    show_outcome()
    everyone = People().everyone()
    if not everyone or st.session_state.get("newcomer"):
        onboarding.show_new(first=not everyone)
        return
    with st.container(key="chooser"):
        st.title(say("start.chooser.title"), anchor=False)
        st.markdown(say("start.chooser.lead"))
        for person in everyone:
            _name(person)
        st.button(say("start.chooser.new"), on_click=_new, icon=":material/add:", type="tertiary", key="someone-new")


def _name(person: Person) -> None:
    icon = ":material/lock:" if person.has_passcode else ":material/menu_book:"
    call = _knock if person.has_passcode else door.enter
    st.button(plain(person.name), key=f"open-{person.id}", icon=icon, on_click=call, args=(person.id,), width="stretch")
    if st.session_state.get("knocking") == person.id:
        _ask(person)


def _ask(person: Person) -> None:
    with st.form(f"passcode-{person.id}", border=False):
        st.text_input(
            say("start.chooser.passcode", name=plain(person.name)),
            type="password",
            key=f"code-{person.id}",
            autocomplete="off",
        )
        st.form_submit_button(
            say("start.chooser.enter"), type="primary", on_click=act, args=(_try, person.id), key=f"try-{person.id}"
        )


def _try(person_id: str) -> None:
    given = st.session_state.pop(f"code-{person_id}", "") or ""
    if People().may_enter(person_id, given):
        door.enter(person_id)
    else:
        refused("start.chooser.wrong")


def _knock(person_id: str) -> None:
    st.session_state["knocking"] = person_id


def _new() -> None:
    st.session_state["newcomer"] = True


def show_trouble(error: PersodeError) -> None:
    """The journal can't be opened: the sentence, and a way on."""
    failed(error)
    show_outcome()
    st.button(say("app.again"), icon=":material/refresh:")
    st.button(say("app.close_book"), on_click=door.close_book, icon=":material/logout:")
