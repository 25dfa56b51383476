"""Word lists and tables that lie as data files beside the code.

A list has one entry a line; a table has `key: value` lines; `#` begins a comment. Every file says in its header what it
is and how to add to it; all of them were written for this project.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

__all__ = ["word_lines", "word_list", "word_set", "word_table"]


@cache
def word_list(name: str, room: str = "persode.language") -> tuple[str, ...]:
    """The entries of `<room>/data/<name>.txt`, in order; several on a line are separated by a comma.

    Raises:
        FileNotFoundError: the room has no such file.
    """
    entries: list[str] = []
    for line in _lines(name, room):
        entries += [entry.strip() for entry in line.split(",") if entry.strip()]
    return tuple(entries)


@cache
def word_set(name: str, room: str = "persode.language") -> frozenset[str]:
    """The entries of `word_list(name, room)` as a set, for asking whether a word is among them."""
    return frozenset(word_list(name, room))


@cache
def word_table(name: str, room: str = "persode.language") -> dict[str, str]:
    """The `key: value` lines of `<room>/data/<name>.txt`; of several keys before the colon each gets the value.

    Raises:
        FileNotFoundError: the room has no such file.
    """
    table: dict[str, str] = {}
    for line in _lines(name, room):
        keys, _, value = line.rpartition(":")
        for key in keys.split(","):
            if key.strip():
                table[key.strip()] = value.strip()
    return table


@cache
def word_lines(name: str, room: str = "persode.language") -> tuple[str, ...]:
    """The lines of `<room>/data/<name>.txt` as they are, without comments and blank lines.

    Raises:
        FileNotFoundError: the room has no such file.
    """
    return tuple(_lines(name, room))


def _lines(name: str, room: str) -> list[str]:
    text = files(room).joinpath("data").joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
