"""The door of the book: which person's journal this browser session has open.

A journal is shown only after it was entered in this session. The id in the address brings a person without a passcode
back after a reload; one with a passcode is asked again.
"""

from __future__ import annotations

import streamlit as st

from persode.errors import PersonError
from persode.journal import Journal, People, Person

__all__ = ["close_book", "enter", "entered", "journal"]


def entered() -> Journal | None:
    """The open journal, up to date with what other tabs wrote; None if someone has yet to come in.

    Raises:
        StorageError: the journal can't be read.
    """
    people = People()
    person_id = st.session_state.get("person") or _expected(people)
    if not person_id:
        return None
    try:
        person = people.find(person_id)
    except PersonError:  # deleted in another tab, or an address from elsewhere
        close_book()
        return None
    return _open(person)


def journal() -> Journal:
    """The open journal; pages run only when there is one."""
    opened: Journal = st.session_state["journals"][st.session_state["person"]]
    return opened


def enter(person_id: str) -> None:
    """Open this person's journal from now on (whoever calls has checked the passcode)."""
    st.session_state["person"] = person_id
    for name in ("closed", "knocking", "newcomer"):
        st.session_state.pop(name, None)
    st.query_params.pop("start", None)


def close_book() -> None:
    """Forget everything of the person in this session and go back to the chooser."""
    st.session_state.clear()
    st.query_params.clear()
    st.session_state["closed"] = True
    st.session_state["begin_at_today"] = True


def _open(person: Person) -> Journal:
    journals: dict[str, Journal] = st.session_state.setdefault("journals", {})
    if person.id in journals:
        journals[person.id].refresh()
        journals[person.id].person = person
    else:
        journals[person.id] = Journal.open(person)
    enter(person.id)
    _remember(person)
    return journals[person.id]


def _expected(people: People) -> str:
    """Whom to open without asking: the one in the address, or the only one; never behind a passcode."""
    if st.query_params.get("start"):  # someone new was filling in the start page when it was loaded again
        st.session_state["newcomer"] = True
    if st.session_state.get("closed") or st.session_state.get("newcomer"):
        return ""
    free = [p.id for p in people.everyone() if not p.has_passcode]
    wanted = st.query_params.get("person", "")
    if wanted in free:
        return wanted
    return free[0] if len(free) == 1 and len(people.everyone()) == 1 and not wanted else ""


def _remember(person: Person) -> None:
    if person.has_passcode:
        st.query_params.pop("person", None)
    elif st.query_params.get("person") != person.id:
        st.query_params["person"] = person.id
