"""Draw the whole gallery anew, in other colours or in another manner."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import done
from pages.parts.painting import paint_all
from pages.parts.unfold import unfolded
from persode.journal import ART_STYLES, Journal
from persode.onboarding import BACKGROUND_STYLES
from persode.words import say

__all__ = ["redraw_gallery"]


def redraw_gallery(journal: Journal) -> None:
    """A fold with two choices; the pictures are drawn beside the page, newest first."""
    box = unfolded(say("gallery.redraw.open"), "brush", "gallery-redraw", quiet=True)
    if box is None:
        return
    with box, st.form("gallery-redraw-form", border=False):
        st.markdown(say("gallery.redraw.text"))
        st.segmented_control(
            say("page.redraw_style"),
            BACKGROUND_STYLES,
            format_func=lambda name: say(f"page.style.{name}"),
            key="gallery-style",
        )
        st.segmented_control(
            say("page.redraw_art"),
            ART_STYLES,
            format_func=lambda name: say(f"start.option.art.{name.replace(' ', '_')}"),
            key="gallery-art",
        )
        st.form_submit_button(
            say("gallery.redraw.now"),
            icon=":material/brush:",
            on_click=_redraw,
            args=(journal,),
            key="gallery-redraw-now",
        )


def _redraw(journal: Journal) -> None:
    style, art = (st.session_state.get(f"gallery-{name}") or "" for name in ("style", "art"))
    if style or art:
        paint_all(journal, style, art)
        done("gallery.redraw.begun", n=len(journal.diary.pages()))
