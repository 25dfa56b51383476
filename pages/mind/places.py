"""Places and people: where I was and with whom, how it felt, and where and when I feel how."""

from __future__ import annotations

import streamlit as st

from pages.parts.clock import journal_at_clock
from pages.parts.corrections import changes_fold, undo_line
from pages.parts.nothing_yet import nothing_yet
from pages.parts.opened import opened_item
from pages.parts.pattern_chart import pattern_chart
from pages.parts.place_cards import PLANS, person_cards, person_page, place_cards, place_page, planned_list
from pages.parts.place_care import may_be_one, person_care, place_care
from pages.parts.plain import plain
from pages.parts.story import story
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import Views, person_key
from persode.words import say

ABOUT = ("place", "person", "location", "moment")
PARTS = ("places", "people", "feelings")


def show(journal: Journal) -> None:
    """The page: an open place or person, or all of them."""
    views = journal.mementos.views
    with st.container(key="mementos"):
        st.title(say("places.title"), anchor=False)
        if not len(views.places) and not len(views.people):
            nothing_yet(journal, "places", "card-places-empty")
            return
        undo_line(journal, ABOUT)
        if not _open_one(journal, views):
            _all(journal, views)
        changes_fold(journal, ABOUT)


def _open_one(journal: Journal, views: Views) -> bool:
    """The open place or person, if there is one (it may have gone, or be another one's by now)."""
    place = views.places.get(opened_item("place", (p.slug for p in views.places)))
    if place is not None:
        place_page(journal, place)
        place_care(journal, place)
        return True
    person = views.people.get(opened_item("who", (p.key for p in views.people)))
    if person is not None:
        person_page(journal, person)
        person_care(journal, person)
        return True
    return False


def _all(journal: Journal, views: Views) -> None:
    part = st.segmented_control(
        say("places.part"),
        PARTS,
        default="places",
        required=True,
        format_func=lambda name: say(f"places.parts.{name}"),
        label_visibility="collapsed",
        key="places-part",
    )
    if part == "feelings":
        pattern_chart(journal)
        return
    search = _search(part)
    (_people if part == "people" else _places)(journal, views, search)
    box = unfolded(say(f"places.story_{part}"), "auto_stories", f"{part}-story")
    if box is not None:
        with box:
            story(journal, part)


def _places(journal: Journal, views: Views, search: str) -> None:
    found = [p for p in (views.places.search(search) if search else views.places) if search or not p.faded]
    if not found:
        st.markdown(say("places.none" if search else "places.no_place", search=plain(search)))
        return
    visited = [p for p in found if p.visits]
    if visited:
        place_cards(journal, visited, search)
    for kind in PLANS:
        planned_list(journal, found, kind)


def _people(journal: Journal, views: Views, search: str) -> None:
    wanted = person_key(search)
    found = [
        p for p in views.people.known(faded=bool(search)) if any(wanted in person_key(n) for n in (p.name, *p.names))
    ]
    if not found:
        st.markdown(say("places.none" if search else "places.nobody", search=plain(search)))
        return
    if not search:
        may_be_one(journal)
    person_cards(journal, found, search)


def _search(part: str) -> str:
    typed = st.text_input(
        say(f"places.search_{part}"),
        type="search",
        placeholder=say("places.search_hint"),
        label_visibility="collapsed",
        icon=":material/search:",
        live=True,
        key=f"search-{part}",
    )
    return (typed or "").strip()


show(journal_at_clock())
