"""Gallery: leaf through the diary. Cards by month, the newest first; search, filters, and the days of a year."""

from __future__ import annotations

import streamlit as st

from pages.parts import door, rooms
from pages.parts.cards import page_card
from pages.parts.dates import month_name
from pages.parts.gallery_filters import filtered
from pages.parts.gallery_redraw import redraw_gallery
from pages.parts.nothing_yet import nothing_yet
from pages.parts.plain import plain
from pages.parts.year_picture import year_picture
from persode.journal import Journal, Page
from persode.words import say

A_PAGE = 20


def show(journal: Journal) -> None:
    """The page."""
    st.title(say("gallery.title"), anchor=False)
    everything = journal.diary.pages()
    if (everything or journal.mementos.views.timeline.days()) and _view() == "year":
        year_picture(journal)
        return
    if not everything:
        nothing_yet(journal, "gallery", "gallery-empty")
        return
    search = _search(len(everything))
    found = filtered(journal, everything)
    if search:
        ids = {page.id for page in journal.diary.pages(search)}
        found = [page for page in found if page.id in ids]
    if not found and not search:
        st.markdown(say("gallery.filtered_none"))
        return
    if not found:
        _found_none(search)
        return
    if search:
        st.caption(say("gallery.found_one") if len(found) == 1 else say("gallery.found_many", n=len(found)))
    number = 1
    sheets = -(-len(found) // A_PAGE)
    place = st.container(key="gallery")
    if sheets > 1:
        number = st.pagination(sheets, key=f"sheet-{search}-{len(found)}")
    with place:
        _cards(journal, found[(number - 1) * A_PAGE : number * A_PAGE])
    redraw_gallery(journal)


def _view() -> str:
    """The pages, or the days of a year."""
    return st.segmented_control(
        say("gallery.view"),
        ("pages", "year"),
        default="pages",
        required=True,
        format_func=lambda name: say(f"gallery.views.{name}"),
        label_visibility="collapsed",
        key="gallery-view",
    )


def _search(count: int) -> str:
    st.markdown(say("gallery.lead_one") if count == 1 else say("gallery.lead_many", n=count))
    typed = st.text_input(
        say("gallery.search"),
        type="search",
        placeholder=say("gallery.search_hint"),
        label_visibility="collapsed",
        icon=":material/search:",
        live=True,
        key="gallery-search",
    )
    return (typed or "").strip()


def _cards(journal: Journal, pages: list[Page]) -> None:
    """One flow of cards; the first card of a month has its name above it."""
    grid = st.grid(2, gap="medium", key="cards")
    month = ""
    for page in pages:
        new = month_name(page.day)
        with grid.container(key=f"cell-{page.id}", gap="small"):
            with st.container(key=f"month-{page.id}"):
                if new != month:
                    st.subheader(new, anchor=False)
                else:
                    st.space("medium")
            page_card(journal, page, "gallery")
        month = new


def _found_none(search: str) -> None:
    with st.container(border=True, key="gallery-none"):
        st.subheader(say("gallery.found_none_title"), anchor=False)
        st.markdown(say("gallery.found_none", search=plain(search)))
        if st.button(say("gallery.to_memories"), icon=":material/psychology:"):
            st.switch_page(rooms.MEMORIES)


show(door.journal())
