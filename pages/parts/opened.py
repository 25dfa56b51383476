"""Which item of a page is open: held in the session and, as a mark that names nobody, in the address for a reload."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import streamlit as st

__all__ = ["close_item", "open_item", "opened_item"]


def open_item(name: str, key: str) -> None:
    """Open an item (for `on_click`)."""
    st.session_state[f"opened-{name}"] = key
    st.query_params[name] = _mark(key)


def close_item(name: str) -> None:
    """Back to all of them (for `on_click`)."""
    st.session_state.pop(f"opened-{name}", None)
    st.query_params.pop(name, None)


def opened_item(name: str, keys: Iterable[str]) -> str:
    """The key of the open item, found by the address after a reload; "" if none is open or it has gone."""
    mark = st.query_params.get(name, "")
    key = st.session_state.get(f"opened-{name}", "")
    if not key and mark:
        key = next((k for k in keys if _mark(k) == mark), "")
        st.session_state[f"opened-{name}"] = key
    if key and not mark:
        st.query_params[name] = _mark(key)
    return str(key)


def _mark(key: str) -> str:
    return blake2b(key.encode(), digest_size=6).hexdigest()
