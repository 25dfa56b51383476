"""Long lists, a sheet at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

__all__ = ["sheet"]

Item = TypeVar("Item")


def sheet(items: Sequence[Item], most: int, key: str) -> tuple[DeltaGenerator, Sequence[Item]]:
    """The container for the items of the open sheet, and these; below it the way to the other sheets, if there are any.

    Another number of items is another list: it begins at its first sheet.
    """
    place, number = st.container(), 1
    if len(items) > most:
        number = st.pagination(-(-len(items) // most), key=f"sheet-{key}-{len(items)}")
    return place, items[(number - 1) * most : number * most]
