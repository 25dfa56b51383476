"""Cards of the diary: a page with its picture, a memory in its own words."""

from __future__ import annotations

from base64 import b64encode

import streamlit as st

from pages.parts import rooms
from pages.parts.dates import on_day, spoken
from pages.parts.feelings import feeling_label
from pages.parts.plain import plain, shorten
from persode.journal import Journal, Page
from persode.memory import Memory
from persode.words import say

__all__ = ["memory_card", "page_card", "page_spread", "page_title", "picture"]


def picture(journal: Journal, page: Page, small: bool = False) -> None:
    """The page's picture with its description, or a quiet place where it will be."""
    data = journal.diary.picture(page, small)
    if data is None:
        with st.container(key=f"no-picture-{page.id}-{small}", border=True):
            st.caption(f":material/image: {say('gallery.no_picture')}")
    else:
        st.image(_as_it_is(data), width="stretch", alt=page.alt or page_title(page))


def _as_it_is(webp: bytes) -> str:
    """The picture inside the page: Streamlit would make a JPEG of it and offer that at an address of its own."""
    return f"data:image/webp;base64,{b64encode(webp).decode()}"


def page_title(page: Page) -> str:
    """The title as plain text; a page without one is named by its first words."""
    return page.title or shorten(page.text, 40)


def page_card(journal: Journal, page: Page, where: str) -> None:
    """A page to open: picture, title, day, feeling."""
    with st.container(border=True, key=f"card-{where}-{page.id}"):
        picture(journal, page, small=True)
        st.markdown(f"#### {plain(page_title(page))}")
        _day_and_feeling(journal, page)
        _open_button(page, where)


def page_spread(journal: Journal, page: Page, where: str) -> None:
    """A page to open, as a spread: picture beside the beginning of the text."""
    with st.container(border=True, key=f"card-{where}-{page.id}"):
        left, right = st.columns(2, gap="medium")
        with left:
            picture(journal, page, small=True)
        with right:
            st.markdown(f"### {plain(page_title(page))}")
            _day_and_feeling(journal, page)
            st.text(shorten(page.text, 200), width="stretch")
            _open_button(page, where)


def _day_and_feeling(journal: Journal, page: Page) -> None:
    st.caption(f"{on_day(page.day, journal.today)} · {feeling_label(page.feeling)}")


def _open_button(page: Page, where: str) -> None:
    if st.button(say("app.open_page"), key=f"open-{where}-{page.id}", icon=":material/auto_stories:"):
        st.session_state["page"] = page.id
        st.switch_page(rooms.PAGE, query_params={"page": page.id})


def memory_card(journal: Journal, memory: Memory, where: str, why: str = "") -> None:
    """A memory in the person's own words, with its day; `why` says why it is shown."""
    day = memory.my_day or journal.day_of(memory.created_at)
    with st.container(border=True, key=f"moment-{where}-{memory.id}"):
        st.text(memory.text, width="stretch")
        st.caption(f"{spoken(day, journal.today)} · {feeling_label(memory.emotion)}")
        if why:
            st.caption(why)
