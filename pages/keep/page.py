"""The diary page: picture, title, text; what it was made of; and what can be changed about it."""

from __future__ import annotations

import streamlit as st

from pages.parts import door, rooms
from pages.parts.acts import act
from pages.parts.cards import memory_card, page_title, picture
from pages.parts.dates import day_name
from pages.parts.feelings import feeling_label
from pages.parts.page_changes import change_menu, show_editor
from pages.parts.plain import plain
from persode.journal import Journal, Page
from persode.words import say

_MARKS = {"wrote": "edit", "rephrased": "sync_alt", "added": "add"}


def show(journal: Journal) -> None:
    """The page that was opened; its id is in the address, so that a reload stays on it."""
    page_id = st.session_state.get("page") or st.query_params.get("page", "")
    page = journal.state.pages.get(page_id)
    if page is None:
        _none()
        return
    st.session_state["page"] = page.id
    st.query_params["page"] = page.id
    if page.deleted:
        _deleted(journal, page)
        return
    if st.session_state.get("editing_page") == page.id:
        show_editor(journal, page)
        return
    with st.container(key="diary-page"):
        left, right = st.columns(2, gap="large")
        with left:
            picture(journal, page)
            if page.drawn_by:
                st.caption(say("page.drawn_by", model=plain(page.drawn_by)))
        with right, st.container(key="diary-words"):
            st.caption(day_name(page.day))
            st.title(plain(page_title(page)), anchor=False)
            _text(page)
            _facts(page)
    _reminded(journal, page)
    with st.container(horizontal=True, key="page-ways", vertical_alignment="center"):
        change_menu(journal, page)
        if st.button(say("page.talk"), icon=":material/chat_bubble:", type="tertiary", key="talk"):
            st.session_state["chat_day"] = page.day.isoformat()
            st.switch_page(rooms.CHAT, query_params={"day": page.day.isoformat()})


def _none() -> None:
    st.title(say("page.none_title"), anchor=False)
    st.markdown(say("page.none"))
    with st.container(horizontal=True):
        if st.button(say("page.to_chat"), icon=":material/chat_bubble:", type="primary"):
            st.switch_page(rooms.CHAT)
        if st.button(say("page.to_gallery"), icon=":material/photo_library:"):
            st.switch_page(rooms.GALLERY)


def _deleted(journal: Journal, page: Page) -> None:
    st.title(say("page.deleted_title"), anchor=False)
    st.markdown(f"**{plain(page_title(page))}**, {day_name(page.day)}")
    st.markdown(say("page.deleted"))
    with st.container(horizontal=True):
        st.button(
            say("page.bring_back"),
            icon=":material/undo:",
            type="primary",
            key="bring-back",
            on_click=act,
            args=(_bring_back, journal, page.id),
        )
        if st.button(say("page.to_gallery"), icon=":material/photo_library:"):
            st.switch_page(rooms.GALLERY)


def _bring_back(journal: Journal, page_id: str) -> None:
    if journal.diary.page(page_id).deleted:
        journal.diary.undo(page_id)


def _text(page: Page) -> None:
    """The text as one piece, or with a mark for each part on request."""
    marked = st.session_state.get(f"marks-{page.id}", False)
    if marked and page.parts:
        for kind, text in page.parts:
            if text.strip():
                with st.container(key=f"part-{kind}-{abs(hash((kind, text)))}"):
                    st.text(text.strip(), width="stretch")
                    st.caption(f":material/{_MARKS.get(kind, 'edit')}: {say(f'page.{kind}')}")
    else:
        st.text(page.text, width="stretch")
    if page.worded_by:
        st.caption(say("page.worded_by", model=plain(page.worded_by)))
    if page.parts:
        st.toggle(say("page.marks"), key=f"marks-{page.id}")
    elif page.edited:
        st.caption(say("page.marks_edited"))


def _facts(page: Page) -> None:
    facts = [f"**{say('page.mood')}** {feeling_label(page.feeling)}"]
    if page.places:
        facts.append(f"**{say('page.where')}** {plain(', '.join(page.places))}")
    if page.people:
        facts.append(f"**{say('page.who')}** {plain(', '.join(page.people))}")
    with st.container(key="page-facts"):
        st.markdown("  \n".join(facts))
        if page.hashtags:
            st.caption(plain("  ".join(page.hashtags)))


def _reminded(journal: Journal, page: Page) -> None:
    memory = journal.state.memories.get(page.related) if page.related else None
    if memory is not None:
        st.subheader(say("page.reminded"), anchor=False)
        memory_card(journal, memory, "reminded")


show(door.journal())
