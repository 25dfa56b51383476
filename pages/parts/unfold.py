"""A part of a page that is made only when it is opened: a folded form costs as much time as an open one."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["unfolded"]


def unfolded(label: str, icon: str, key: str, quiet: bool = False) -> DeltaGenerator | None:
    """The inside of the fold, or None while it is shut; a `quiet` one is a line of small letters."""
    kind = "compact" if quiet else "default"
    box = st.expander(label, icon=f":material/{icon}:", on_change="rerun", key=key, type=kind)
    return box if box.open else None
