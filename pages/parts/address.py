"""A page's own address on a server that has just started.

Until `st.navigation` has run once in a process, Streamlit takes the files in `pages/` for its pages and answers the
address of a page (a reload, a bookmark) with "Page not found". The first visit therefore loads its address once more.
"""

from __future__ import annotations

from urllib.parse import urlsplit

import streamlit as st

__all__ = ["load_again_on_first_visit"]

_reload = st.components.v2.component("persode_reload", js="export default function () { window.location.reload(); }")


def load_again_on_first_visit() -> None:
    """To be called after `st.navigation`; ends the run if the page is being loaded again."""
    visited = _visited()
    first = not visited
    visited.add("once")
    if first and urlsplit(st.context.url or "").path.strip("/"):
        _reload(key="reload")
        st.stop()


@st.cache_resource(show_spinner=False)
def _visited() -> set[str]:
    """Empty until the first visit since the process began."""
    return set()
