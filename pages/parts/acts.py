"""Actions of a page: one call, its error as a sentence, its success as a quiet line.

`act` is made for `on_click`: it runs before the page is drawn and has no Streamlit call inside that a rerun could cut.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import streamlit as st

from pages.parts.plain import plain
from persode.errors import PersodeError
from persode.words import say

__all__ = ["act", "caught", "done", "failed", "refused", "show_outcome"]


def act(call: Callable[..., Any], *args: Any, note: str = "", **named: Any) -> Any:
    """Call it; an error of ours becomes the page's sentence, success the line of the key `note`."""
    with caught():
        result = call(*args, **named)
        if note:
            done(note)
        return result
    return None


@contextmanager
def caught() -> Iterator[None]:
    """Let an error of ours become the page's sentence."""
    try:
        yield
    except PersodeError as error:
        failed(error)


def done(key: str, **fields: object) -> None:
    """Say at the next drawing that something is done."""
    st.session_state["outcome"] = ["done", say(key, **fields)]


def failed(error: PersodeError) -> None:
    """Say at the next drawing what went wrong."""
    st.session_state["outcome"] = ["failed", str(error)]


def refused(key: str, **fields: object) -> None:
    """Say at the next drawing why a page did not do what was asked."""
    st.session_state["outcome"] = ["failed", say(key, **fields)]


def show_outcome() -> None:
    """Show what the last action came to, once."""
    kind, sentence = st.session_state.pop("outcome", ["", ""])
    if kind == "failed":
        st.error(plain(sentence), icon=":material/error:")
    elif kind == "done":
        st.toast(plain(sentence), icon=":material/check:")
