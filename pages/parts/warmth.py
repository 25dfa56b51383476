"""What may take its time happens after the page is up: the model and the vectors, once a session.

Streamlit collects all garbage after each run; with a model in memory that is most of a click's time. What is loaded by
now stays for good, so it is moved out of the collector's sight once (measured: 600..800 ms -> about 60 ms a click).
"""

from __future__ import annotations

import gc

import streamlit as st

from persode.journal import Journal

__all__ = ["warm"]


def warm(journal: Journal) -> None:
    """Make the first recall quick; nothing is written but caches of vectors."""
    if not st.session_state.get("warm"):
        st.session_state["warm"] = True
        journal.warm()
        _freeze()


@st.cache_resource(show_spinner=False)
def _freeze() -> bool:
    gc.collect()
    gc.freeze()
    return True
