"""What the person put right in the mementos: said in a line, undone right after it or at any later time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import Any

import streamlit as st

from pages.parts.acts import act, done
from pages.parts.dates import day_name, spoken
from pages.parts.plain import plain, shorten
from pages.parts.sheets import sheet
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import Correction, Reading, label
from persode.words import say

__all__ = ["change", "changes_fold", "once", "undo_line"]

A_SHEET = 10
MOST_SHOWN = 80
"""Characters of a name or a value in the line that says what was put right."""


def change(journal: Journal, key: str, call: Callable[..., Any], *args: Any) -> None:
    """Put something right (for `on_click`, within `act`), so that the page offers to undo it.

    `key` is that of `once`: a second click of the same drawing changes nothing. What has to be remembered is so before
    the call, because a second click cuts the first one off where it next looks at the session.
    """
    before = len(journal.state.corrections)
    last, count = st.session_state.get("changed", ["", 0])
    if key != last or before <= count:
        st.session_state["changed"] = [key, before]
        call(*args, key=key)
    done("moments.changed")


def once(journal: Journal, *what: str) -> str:
    """The key of a change that is offered in this drawing: a second click of it changes nothing."""
    return "-".join([*what, str(len(journal.state.corrections))])


def undo_line(journal: Journal, about: Iterable[str]) -> None:
    """What was put right last in this session, if it is about one of these, with the way back."""
    _, before = st.session_state.get("changed", ["", len(journal.state.corrections)])
    correction = journal.mementos.corrections[0] if len(journal.state.corrections) > before else None
    if correction is not None and kind_of(correction) in about:
        with st.container(border=True, key="changed"):
            _line(journal, correction, "now")


def changes_fold(journal: Journal, about: Iterable[str]) -> None:
    """Everything that was put right about these, newest first; each can be undone and brought back."""
    wanted = set(about)
    found = [c for c in journal.mementos.corrections if kind_of(c) in wanted]
    if not found:
        return
    box = unfolded(say("moments.changes", n=len(found)), "history", "changes-box")
    if box is None:
        return
    with box:
        place, shown = sheet(found, A_SHEET, "changes")
        with place:
            for correction in shown:
                _line(journal, correction, "list")


def kind_of(correction: Correction) -> str:
    """fact, place or person; of what was added, the view that it was added to."""
    return correction.action if correction.about == "added" else correction.about


def _line(journal: Journal, correction: Correction, where: str) -> None:
    mementos, name = journal.mementos, "redo" if correction.undone else "undo"
    call = mementos.redo if correction.undone else mementos.undo
    with st.container(horizontal=True, vertical_alignment="center", key=f"correction-{where}-{correction.id}"):
        told = _said(journal, correction)
        told = say("moments.undone_line", what=told) if correction.undone else told
        st.markdown(told, width="stretch")
        st.caption(spoken(correction.day, journal.today), width="content")
        st.button(
            say(f"moments.{name}"),
            icon=f":material/{name}:",
            key=f"{name}-{where}-{correction.id}",
            disabled=journal.read_only,
            on_click=act,
            args=(call, correction.id),
            kwargs={"note": f"moments.{name}_done"},
        )


def _said(journal: Journal, correction: Correction) -> str:
    """What was put right, as Markdown."""
    data = correction.data
    if correction.about == "added":
        reading = Reading.from_dict(data.get("reading", {}))
        text = data.get("text") or ", ".join(f"{label(s.path)}: {s.value}" for s in reading.statements)
        return say("moments.did.added", text=_short(text))
    fields = {name: _short(str(data.get(name, ""))) for name in ("value", "was", "name", "to")}
    if correction.about == "fact":
        fields["label"] = plain(label(data["path"]))
        action = "filled" if correction.action == "correct" and not data.get("was") else correction.action
        return say(f"moments.did.fact_{action}", **fields)
    if correction.about == "moment":
        moment = journal.mementos.views.moments.get(correction.memories[0])
        when = day_name(date.fromisoformat(data["to"]))
        return say("moments.did.moment_day", text=_short(moment.text if moment else ""), when=when)
    if correction.action == "other" and not data["to"]:
        return say("moments.did.person_not_with", **fields)
    places = journal.mementos.views.places
    if correction.action == "alias":
        fields |= {name: _short(places.spelling(data[name])) for name in ("name", "to")}
    elif correction.about == "place" and (place := places.get(data["name"])):
        fields["name"] = _short(place.names[0] if correction.action == "rename" else place.name)
    if correction.action == "kind":
        fields["to"] = say(f"places.kind.{data['to'].split()[0]}")
    return say(f"moments.did.{correction.about}_{correction.action}", **fields)


def _short(text: str) -> str:
    return plain(shorten(text, MOST_SHOWN))
