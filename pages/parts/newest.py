"""Keeps the newest words of the conversation in sight, as people expect of a chat."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

__all__ = ["keep_newest_in_sight"]

_component = st.components.v2.component(
    "persode_newest", js=(Path(__file__).parent / "newest.js").read_text(encoding="utf-8")
)


def keep_newest_in_sight(shown: str) -> None:
    """Scroll to the end when `shown` (what is on the page) is another than before, and follow while it grows."""
    with st.container(key="newest"):
        _component(key="newest-words", data={"shown": shown})
