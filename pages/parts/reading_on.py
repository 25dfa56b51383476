"""A model's reading of what was said, taken in while the person reads or writes on; nothing of the page waits."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import caught
from pages.parts.plain import plain
from persode.journal import Journal

__all__ = ["read_on"]


def read_on(journal: Journal) -> None:
    """Let a model read on, if one is set up, and say once if it can't."""
    with caught():
        journal.reading.catch_up()
    trouble = journal.reading.pop_trouble()
    if trouble:
        st.toast(plain(trouble), icon=":material/cloud_off:", duration="long")
