"""The memories as a table: strength and the numbers that it is made of, four decimals on the page and in the file."""

from __future__ import annotations

import csv
import io
from math import isinf, isnan
from typing import Any

import pandas as pd
import streamlit as st

from pages.parts.dates import stamp
from pages.parts.feelings import feeling_word
from pages.parts.plain import shorten
from persode.journal import Inspector, Journal
from persode.memory import Memory
from persode.words import say

__all__ = ["as_csv", "columns", "rows_of", "table"]

_NUMBERS = ("S", "d", "E", "R", "C")


def rows_of(journal: Journal, memories: list[Memory]) -> list[dict[str, Any]]:
    """One row a memory, at this moment."""
    numbers = Inspector(journal).numbers(memories)
    columns = {name: numbers[name].tolist() for name in (*_NUMBERS, "age", "fades")}
    words = {name: feeling_word(name) for name in {memory.emotion for memory in memories}}
    return [
        {
            "memory": memory.text,
            **{name: columns[name][n] for name in _NUMBERS},
            "n": memory.recall_count,
            "feeling": words[memory.emotion],
            "class": memory.belief_class,
            "kind": memory.kind,
            "age": columns["age"][n],
            "fades": None if isinf(columns["fades"][n]) else columns["fades"][n],
            "my_day": memory.my_day or journal.day_of(memory.created_at),
            "last_recalled": _when(journal, memory),
        }
        for n, memory in enumerate(memories)
    ]


def table(journal: Journal, memories: list[Memory]) -> pd.DataFrame:
    """The rows for the page: the text short, marked if put away or still to come, recalls without a time of day."""
    return pd.DataFrame(
        [
            row
            | {
                "memory": _short(journal, memory),
                "class": say(f"memories.belief_class.{row['class']}"),
                "kind": say(f"memories.kind.{row['kind']}"),
                "last_recalled": row["last_recalled"][:10],
            }
            for row, memory in zip(rows_of(journal, memories), memories, strict=True)
        ]
    )


def columns() -> dict[str, Any]:
    """Names, widths and explanations of the columns."""
    numbers = {
        name: st.column_config.NumberColumn(name, format="%.4f", help=say(f"memories.help.{name}"), width=64)
        for name in _NUMBERS
    }
    return {
        "memory": st.column_config.TextColumn(say("memories.column.memory"), width=270),
        **numbers,
        "n": st.column_config.NumberColumn("n", help=say("memories.help.n"), width=40),
        "feeling": st.column_config.TextColumn(
            say("memories.column.feeling"), help=say("memories.help.feeling"), width=82
        ),
        "age": st.column_config.NumberColumn(say("memories.column.age"), format="%.4f", width=84),
        "fades": st.column_config.NumberColumn(
            say("memories.column.fades"), format="%.4f", help=say("memories.help.fades"), width=84
        ),
        "class": st.column_config.TextColumn(say("memories.column.class"), width=150),
        "kind": st.column_config.TextColumn(say("memories.column.kind"), width=150),
        "my_day": st.column_config.DateColumn(say("memories.column.my_day"), format="YYYY-MM-DD", width=92),
        "last_recalled": st.column_config.TextColumn(say("memories.column.last_recalled"), width=116),
    }


def as_csv(rows: list[dict[str, Any]], area: str = "memories") -> bytes:
    """The table as a file that spreadsheets read: numbers with four decimals, no cell that one would run.

    A number that there is not is left empty. `area` is the part of the catalogue that names the columns.
    """
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([say(f"{area}.column.{name}") for name in rows[0]] if rows else [])
    for row in rows:
        writer.writerow([_cell(value) for value in row.values()])
    return text.getvalue().encode("utf-8-sig")


def _when(journal: Journal, memory: Memory) -> str:
    if memory.last_recalled is None:
        return say("memories.never")
    return stamp(memory.last_recalled, journal.state.settings.zone)


def _cell(value: Any) -> str:
    if value is None:
        return say("memories.never")
    if isinstance(value, float):
        return "" if isnan(value) else f"{value:.4f}"
    if isinstance(value, int):
        return str(value)
    text = str(value)
    return f"'{text}" if text[:1] in "=+-@\t\r" else text


def _short(journal: Journal, memory: Memory) -> str:
    text = shorten(memory.text, 120)
    if memory.archived:
        return f"({say('memories.put_away_mark')}) {text}"
    return f"({say('memories.ahead_mark')}) {text}" if memory.created_at > journal.now else text
