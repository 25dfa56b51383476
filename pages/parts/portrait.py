"""The live portrait and the sample reply beside the choices of the start page."""

from __future__ import annotations

import json

import streamlit as st

from pages.parts.plain import plain
from persode.clock import now
from persode.journal import draw_portrait, sample_reply
from persode.onboarding import OnboardingPreferences
from persode.words import say

__all__ = ["portrait"]

_SEEN = ("age", "glasses", "fashion_style", "hair", "background_theme", "background_style", "skin", "art_style")


def portrait(preferences: OnboardingPreferences) -> None:
    """Picture on top, reply beneath."""
    looks = {name: value for name, value in preferences.to_dict().items() if name in _SEEN}
    picture, alt, notes = _drawn(json.dumps(looks, sort_keys=True))
    st.image(picture, width="stretch", alt=alt)
    for note in notes:
        st.caption(plain(note))
    with st.container(key="sample-reply"):
        st.caption(say("start.sample.you"))
        st.markdown(plain(say("start.sample_message")))
        st.caption(say("start.sample.reply"))
        st.markdown(plain(sample_reply(preferences, now())))


@st.cache_data(show_spinner=False, max_entries=64)
def _drawn(looks: str) -> tuple[bytes, str, tuple[str, ...]]:
    """The picture of a look, its alt text, and what could not be drawn as worded; the name is not part of it."""
    picture = draw_portrait(OnboardingPreferences.from_dict(json.loads(looks)))
    return picture.webp, picture.alt, picture.notes
