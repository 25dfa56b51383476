"""What can be changed about a diary page: its text, its picture, its place in the diary; and undone again."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import act, done
from pages.parts.cards import page_title
from pages.parts.dates import day_name
from pages.parts.pad import pad
from persode.journal import ART_STYLES, Journal, Page
from persode.onboarding import BACKGROUND_STYLES
from persode.words import say

__all__ = ["change_menu", "show_editor"]


def change_menu(journal: Journal, page: Page) -> None:
    """Edit, redraw, save the picture, undo, delete."""
    with st.popover(say("page.change"), icon=":material/edit:", key="page-change"):
        st.button(say("page.edit"), icon=":material/edit:", key="page-edit", on_click=_edit, args=(page.id,))
        if page.parts and any(kind != "wrote" for kind, _ in page.parts):
            st.button(
                say("page.own_words"),
                icon=":material/person_edit:",
                help=say("page.own_words_note"),
                key="page-own-words",
                on_click=act,
                args=(_own_words, journal, page.id),
            )
        _redraw(journal, page)
        versions = len(journal.state.page_history.get(page.id, ()))
        if journal.diary.changes_back(page.id):
            st.button(
                say("page.undo"),
                icon=":material/undo:",
                key="page-undo",
                on_click=act,
                args=(_undo, journal, page.id, versions),
            )
        data = journal.diary.picture(page)
        if data is not None:
            st.download_button(
                say("page.save_picture"),
                data,
                file_name=f"persode-{page.day.isoformat()}.webp",
                mime="image/webp",
                icon=":material/download:",
                on_click="ignore",
                key="page-picture",
            )
        st.divider()
        st.caption(say("page.delete_note"))
        st.button(
            say("page.delete_now"),
            icon=":material/delete:",
            type="tertiary",
            key="page-delete",
            on_click=act,
            args=(journal.diary.delete, page.id),
        )


def show_editor(journal: Journal, page: Page) -> None:
    """Title and text, to be written anew; what is typed is kept as a draft."""
    st.caption(day_name(page.day))
    st.title(say("page.edit"), anchor=False)
    st.text_input(say("page.title_label"), value=page_title(page), key=f"title-{page.id}", max_chars=200, live=True)

    def keep(text: str, key: str) -> None:
        title = st.session_state.get(f"title-{page.id}", page.title)
        if (title, text) != (page.title, page.text):
            journal.diary.edit(page.id, title, text, key=key)
        st.session_state.pop("editing_page", None)
        done("page.kept")

    pad(journal, f"page-{page.id}", keep, words="page.pad", first=page.text, rows=8)
    st.button(say("app.cancel"), type="tertiary", key="page-cancel", on_click=_cancel, args=(journal, page.id))


def _redraw(journal: Journal, page: Page) -> None:
    styles = list(BACKGROUND_STYLES)
    style = st.segmented_control(
        say("page.redraw_style"),
        styles,
        default=page.style if page.style in styles else None,
        format_func=lambda name: say(f"page.style.{name}"),
        key=f"style-{page.id}-{page.seed}",
    )
    art = st.segmented_control(
        say("page.redraw_art"),
        ART_STYLES,
        default=page.art if page.art in ART_STYLES else None,
        format_func=lambda name: say(f"start.option.art.{name.replace(' ', '_')}"),
        key=f"art-{page.id}-{page.seed}",
    )
    st.button(
        say("page.redraw_now"),
        icon=":material/brush:",
        help=say("page.redraw_note"),
        key="page-redraw",
        on_click=act,
        args=(_draw_again, journal, page.id, style or "", art or "", page.seed),
    )


def _own_words(journal: Journal, page_id: str) -> None:
    journal.diary.own_words(page_id)
    done("page.own_words_done")


def _draw_again(journal: Journal, page_id: str, style: str, art: str, seed: int) -> None:
    """A second click of the same drawing carries the old seed and does nothing."""
    if journal.diary.page(page_id).seed == seed:
        journal.diary.redraw(page_id, style, art=art)
        done("page.redrawn")


def _undo(journal: Journal, page_id: str, versions: int) -> None:
    """The same guard, by the number of versions that can be undone."""
    if len(journal.state.page_history.get(page_id, ())) == versions:
        journal.diary.undo(page_id)
        done("page.undone")


def _edit(page_id: str) -> None:
    st.session_state["editing_page"] = page_id


def _cancel(journal: Journal, page_id: str) -> None:
    journal.drafts.drop(f"page-{page_id}")
    st.session_state.pop("editing_page", None)
