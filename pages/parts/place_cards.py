"""Places and people as cards, twenty a sheet, and what is known of an open one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date

import streamlit as st

from pages.parts.dates import spoken
from pages.parts.feelings import FEELINGS, feeling_label
from pages.parts.moments import moments_list
from pages.parts.opened import close_item, open_item
from pages.parts.plain import plain, shorten
from pages.parts.sheets import sheet
from persode.journal import Journal
from persode.mementos import PersonView, Place, Visit, days_said, listed, times_said
from persode.words import say

__all__ = [
    "KIND_ICONS",
    "PLANS",
    "kind_said",
    "person_cards",
    "person_page",
    "place_cards",
    "place_page",
    "planned_list",
]

A_SHEET = 20
MOST_NAME = 60
MOST_PLANNED = 20
MOST_ALSO = 8

PLANS = ("planned", "wished", "lapsed")
"""What is to be, what would be nice, and what was planned for days that have passed without a word of it."""

KIND_ICONS = {
    "home": "home",
    "work": "work",
    "school": "school",
    "health": "medical_services",
    "nature": "forest",
    "food and drink": "restaurant",
    "travel": "travel",
    "social": "groups",
    "other": "place",
}


def place_cards(journal: Journal, places: Sequence[Place], search: str) -> None:
    """The places where the person was, the most visited first."""
    space, shown = sheet(places, A_SHEET, f"places-{search}")
    grid = space.grid(2)
    for place in shown:
        with grid.container(border=True, key=f"card-place-{place.slug}", gap="xsmall"):
            st.markdown(f"#### {_name(place.name)}")
            st.caption(kind_said(journal, place))
            _also(place.name, (*place.names, *place.aliases))
            _often(journal, place.count, place.first, place.last)
            st.markdown(_feelings(place.feelings))
            _open("place", place.slug, place.name)


def person_cards(journal: Journal, people: Sequence[PersonView], search: str) -> None:
    """The people of a life, those in most memories first."""
    space, shown = sheet(people, A_SHEET, f"people-{search}")
    grid = space.grid(2)
    for person in shown:
        with grid.container(border=True, key=f"card-person-{person.key}", gap="xsmall"):
            st.markdown(f"#### {_name(person.name)}")
            st.caption(f":material/person: {plain(person.relation) or say('places.no_relation')}")
            _also(person.name, person.names)
            _often(journal, person.count, person.first_seen, person.last_seen)
            st.markdown(_feelings(person.feelings))
            _open("who", person.key, person.name)


def planned_list(journal: Journal, places: Sequence[Place], kind: str) -> None:
    """Where the person plans, or wishes, to go, or planned to go on a day that has passed: not where she was."""
    found = [(place, _rows(journal, place, kind)) for place in places]
    found = [(place, rows) for place, rows in found if rows]
    if not found:
        return
    with st.container(border=True, key=f"card-{kind}"):
        st.subheader(say(f"places.{kind}"), anchor=False)
        for place, rows in found[:MOST_PLANNED]:
            with st.container(horizontal=True, vertical_alignment="center", key=f"{kind}-{place.slug}"):
                st.markdown(f"**{_name(place.name)}**  \n{_planned(journal, rows[-1], kind)}", width="stretch")
                _open("place", place.slug, place.name, kind)
        if len(found) > MOST_PLANNED:
            st.caption(say("places.more_planned", n=len(found) - MOST_PLANNED))


def place_page(journal: Journal, place: Place) -> None:
    """One place: what is known of it, and its moments."""
    _head(journal, "place", place.name, (*place.names, *place.aliases), kind_said(journal, place))
    if place.visits:
        _often(journal, place.count, place.first, place.last)
        st.markdown(_feelings(place.feelings))
    for kind in PLANS:
        for row in _rows(journal, place, kind):
            st.caption(_planned(journal, row, kind))
    _company(journal.mementos.reconstruct(location=place.slug).people, "who")
    moments_list(journal, place.sources, f"place-{place.slug}")


def person_page(journal: Journal, person: PersonView) -> None:
    """One person: what is known of her, and her moments."""
    relation = f":material/person: {plain(person.relation) or say('places.no_relation')}"
    _head(journal, "who", person.name, person.names, relation)
    _often(journal, person.count, person.first_seen, person.last_seen)
    st.markdown(_feelings(person.feelings))
    _company(journal.mementos.reconstruct(person=person.key).places, "where")
    moments_list(journal, person.sources, f"person-{person.key}")


def kind_said(journal: Journal, place: Place) -> str:
    """The kind of a place with its icon; a guess says that it is one."""
    kind = journal.mementos.views.kind_of(place)
    if kind == "other" and not place.kind_said:
        return f":material/{KIND_ICONS['other']}: {say('places.kind_unknown')}"
    word = say(f"places.kind.{kind.split()[0]}")
    if place.name.casefold() == word:  # "home" is home
        return f":material/{KIND_ICONS[kind]}: {word}"
    return f":material/{KIND_ICONS[kind]}: {word if place.kind_said else say('app.guess', word=word)}"


def _head(journal: Journal, name: str, shown: str, names: Sequence[str], caption: str) -> None:
    back = "places.back_people" if name == "who" else "places.back_places"
    st.button(say(back), key="back", icon=":material/arrow_back:", type="tertiary", on_click=close_item, args=(name,))
    st.subheader(plain(shorten(shown, 200)), anchor=False)
    st.caption(caption)
    _also(shown, names)


def _also(shown: str, names: Sequence[str]) -> None:
    others = [n for n in dict.fromkeys(names) if n != shown]
    if others:
        st.caption(say("places.also", names=plain(listed(shorten(n, MOST_NAME) for n in others[:MOST_ALSO]))))


def _open(name: str, key: str, shown: str, where: str = "card") -> None:
    st.button(
        say("places.more", name=plain(shorten(shown, 30))),
        key=f"open-{name}-{where}-{key}",
        type="tertiary",
        icon=":material/arrow_forward:",
        on_click=open_item,
        args=(name, key),
    )


def _company(names: Sequence[str], key: str) -> None:
    if names:
        st.markdown(say(f"places.{key}", names=plain(listed(shorten(n, MOST_NAME) for n in names[:8]))))


def _often(journal: Journal, count: int, first: date | None, last: date | None) -> None:
    if first is None or last is None:
        return
    times = times_said(count)
    when = spoken(first, journal.today) if first == last else days_said(first, last)
    st.markdown(f"{times[:1].upper()}{times[1:]}, {when}")


def _feelings(feelings: Counter[str]) -> str:
    ranked = sorted(feelings, key=lambda f: (-feelings[f], FEELINGS.index(f) if f in FEELINGS else 8))
    return " · ".join(f"{feeling_label(f)} {feelings[f]}" for f in ranked[:4])


def _planned(journal: Journal, row: Visit, kind: str) -> str:
    moment = journal.mementos.views.moments.get(row.source)
    told = spoken(moment.day, journal.today) if moment is not None else ""
    key = (
        {"planned": "planned_for", "lapsed": "lapsed_for"}[kind]
        if kind != "wished" and row.is_dated
        else f"{kind}_told"
    )
    key = f"{key}_unsure" if row.unsure and kind == "planned" else key
    return say(f"places.{key}", when=days_said(row.first, row.last), told=told)


def _rows(journal: Journal, place: Place, kind: str) -> Sequence[Visit]:
    """One of `PLANS` of a place."""
    if kind == "wished":
        return place.wished
    return place.lapsed(journal.today) if kind == "lapsed" else place.ahead(journal.today)


def _name(name: str) -> str:
    return plain(shorten(name, MOST_NAME))
