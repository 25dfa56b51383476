"""What a person may put right about a place or somebody: another name, the kind, the relation, two that are one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from pages.parts.acts import act, done, refused
from pages.parts.corrections import change, once
from pages.parts.moment_care import absent_form, somebody_else_form
from pages.parts.opened import open_item
from pages.parts.plain import plain, shorten
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import KINDS, Correction, PersonView, Place
from persode.words import say

__all__ = ["may_be_one", "person_care", "place_care"]

MOST_PAIRS = 3


def place_care(journal: Journal, place: Place) -> None:
    """Rename, kind, and: it is the same place as another one."""
    if journal.read_only:
        return
    box = unfolded(say("places.put_right"), "edit", f"care-place-{place.slug}")
    if box is None:
        return
    mementos, slug = journal.mementos, place.slug
    with box:
        _text_form(journal, "rename", slug, place.name, mementos.rename_place)
        with st.form(f"kind-{slug}", border=False):
            st.selectbox(
                say("places.kind_label"),
                KINDS,
                index=KINDS.index(mementos.views.kind_of(place)),
                format_func=lambda kind: say(f"places.kind.{kind.split()[0]}"),
                key=f"kind-value-{slug}",
            )
            st.form_submit_button(
                say("places.kind_do"),
                key="kind-do",
                on_click=act,
                args=(_set_kind, journal, once(journal, "kind", slug), slug),
            )
        names = {p.slug: p.name for p in mementos.views.places if p.slug != slug}
        _join_form(journal, "place", slug, names, mementos.alias)
        _text_form(journal, "alias", slug, "", mementos.alias, turned=True)
        absent_form(journal, place)
        _said_of_it(journal, "not_a_place", "wrong_location", slug, mementos.no_place)


def person_care(journal: Journal, person: PersonView) -> None:
    """Rename, relation, and: she is the same person as another one."""
    if journal.read_only:
        return
    box = unfolded(say("places.put_right"), "edit", f"care-who-{person.key}")
    if box is None:
        return
    mementos, key = journal.mementos, person.key
    with box:
        _text_form(journal, "call", key, person.name, mementos.rename_person)
        _text_form(journal, "relation", key, person.relation, mementos.relate)
        names = {p.key: p.name for p in mementos.views.people if p.key != key}
        _join_form(journal, "who", key, names, mementos.merge)
        somebody_else_form(journal, person)
        with st.container(horizontal=True):
            _said_of_it(journal, "not_a_person", "person_off", key, mementos.nobody)
            _said_of_it(journal, "is_me", "person", key, mementos.is_me)


def may_be_one(journal: Journal) -> None:
    """Two names that may be one person: offered, never joined unasked."""
    mementos = journal.mementos
    if journal.read_only:
        return
    for one, other in mementos.views.people.maybe_same()[:MOST_PAIRS]:
        pair = f"{one.key}|{other.key}"
        with st.container(border=True, key=f"card-same-{one.key}-{other.key}"):
            names = {"one": plain(shorten(one.name, 60)), "other": plain(shorten(other.name, 60))}
            st.markdown(f"**{say('places.maybe_one', **names)}**")
            with st.container(horizontal=True):
                for name, icon, call in (("one", "merge", mementos.merge), ("two", "call_split", mementos.keep_apart)):
                    st.button(
                        say(f"places.are_{name}"),
                        key=f"{name}-{pair}",
                        icon=f":material/{icon}:",
                        type="secondary" if name == "one" else "tertiary",
                        on_click=act,
                        args=(change, journal, once(journal, name, pair), call, one.key, other.key),
                    )


def _said_of_it(journal: Journal, name: str, icon: str, key: str, call: Callable[..., Correction]) -> None:
    """One click that says what an item is not; it has gone from the page then, and can be undone."""
    st.button(
        say(f"places.{name}"),
        key=f"{name}-{key}",
        icon=f":material/{icon}:",
        type="tertiary",
        on_click=act,
        args=(change, journal, once(journal, name, key), call, key),
    )


def _text_form(
    journal: Journal, name: str, key: str, value: str, call: Callable[..., Correction], turned: bool = False
) -> None:
    """A word about an item; `turned` gives it to the call before the item."""
    with st.form(f"{name}-{key}", border=False):
        st.text_input(say(f"places.{name}_label"), value=value, key=f"{name}-value-{key}", autocomplete="off")
        st.form_submit_button(
            say(f"places.{name}_do"),
            key=f"{name}-do",
            on_click=act,
            args=(_word, journal, once(journal, name, key), name, key, value, call, turned),
        )


def _word(
    journal: Journal, mark: str, name: str, key: str, value: str, call: Callable[..., Correction], turned: bool
) -> None:
    typed = st.session_state[f"{name}-value-{key}"]
    if typed.strip() == value:
        done("profile.nothing_new")
    else:
        change(journal, mark, call, *((typed, key) if turned else (key, typed)))


def _join_form(journal: Journal, name: str, key: str, names: dict[str, str], call: Callable[..., Any]) -> None:
    if not names:
        return
    with st.form(f"join-{name}-{key}", border=False):
        st.selectbox(
            say(f"places.join_{name}"),
            list(names),
            index=None,
            format_func=lambda other: shorten(names.get(other, other), 60),
            placeholder=say("places.choose"),
            key=f"join-value-{key}",
        )
        st.form_submit_button(
            say("places.are_one"),
            key="join-do",
            on_click=act,
            args=(_join, journal, once(journal, "join", key), name, key, call),
        )


def _join(journal: Journal, mark: str, name: str, key: str, call: Callable[..., Any]) -> None:
    other = st.session_state.get(f"join-value-{key}")
    if not other:
        refused("places.choose_first")
        return
    views = journal.mementos.views
    change(journal, mark, call, key, other)
    open_item(name, views.places.slug(other) if name == "place" else views.people.root(other))


def _set_kind(journal: Journal, mark: str, slug: str) -> None:
    change(journal, mark, journal.mementos.set_kind, slug, st.session_state[f"kind-value-{slug}"])
