"""The table beside a chart: the same numbers with four decimals, to be read, sorted and taken along as a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from pages.parts.memory_table import as_csv
from pages.parts.unfold import unfolded
from persode.words import say

__all__ = ["Row", "table_beside"]

Row = dict[str, Any]


def table_beside(rows: Callable[[], list[Row]], area: str, name: str, alt: str) -> None:
    """A fold with the table and its download; the rows are made when it is opened.

    Args:
        rows: gives rows with the same keys each.
        area: the part of the catalogue that names the columns, as `<area>.column.<key>`.
        name: of the file, without its ending; also the key of the fold.
        alt: what the table holds, for those who hear it.
    """
    box = unfolded(say("moments.table"), "table", f"table-{name}")
    if box is None:
        return
    with box:
        shown = rows()
        numbers = {key for row in shown for key, value in row.items() if isinstance(value, float)}
        st.dataframe(
            [{say(f"{area}.column.{key}"): value for key, value in row.items()} for row in shown],
            hide_index=True,
            column_config={
                say(f"{area}.column.{key}"): st.column_config.NumberColumn(format="%.4f") for key in numbers
            },
            height=min(36 * (len(shown) + 1) + 4, 420),
            alt=alt,
        )
        st.download_button(
            say("memories.download"),
            lambda: as_csv(shown, area),
            file_name=f"{name}.csv",
            mime="text/csv",
            icon=":material/download:",
            on_click="ignore",
            key=f"download-{name}",
        )
