"""Sentence patterns and tables that lie as TOML files beside the code, and a choice among them that a seed decides.

Every file says in its header what it is and how to add to it; all patterns were written for this project.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

__all__ = ["chosen", "pattern_file"]


@cache
def pattern_file(name: str, room: str = "persode.templates") -> dict[str, Any]:
    """The tables of `<room>/data/<name>.toml`; the caller must not change them.

    Raises:
        FileNotFoundError: the room has no such file.
    """
    return tomllib.loads(files(room).joinpath("data").joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def chosen(patterns: Sequence[str], *seed: object) -> str:
    """One of the patterns; the same patterns and seed give the same one on every machine.

    Raises:
        IndexError: there is nothing to choose from.
    """
    return random.Random("|".join(map(str, seed))).choice(patterns)
