"""Where a widget stands: as the page wants it, also on a page or in a fold that draws it anew.

Streamlit keeps a widget's value under its key for the script, but tells the browser only what is set in this very run;
a widget that is new to the browser, with nothing set, stands at its least value while the script knows better.
"""

from __future__ import annotations

from typing import Any

import streamlit as st

__all__ = ["standing"]


def standing(key: str, value: Any, /, **default: Any) -> dict[str, Any]:
    """The arguments with which the widget of that key shows `value`.

    Args:
        key: the widget's.
        value: what the page holds; the widget's `on_change` has to bring it there.
        default: how this kind of widget is given it at first, such as `value=value` or `index=2`.

    Nothing is sent to a widget that shows it already, for that would undo what a hand does now.
    """
    if key in st.session_state and st.session_state[key] != value:
        st.session_state[key] = value
        return {}
    return default
