"""Columns of numbers, one number a memory, and how the terms of a score are put together.

A score begins at 0 and its terms work on it one after the other: "add" adds weight * value, "scale" multiplies by the
value, "boost" multiplies by 1 + weight * value. So sums, products and their mixtures are one list of terms that
explains the score completely, to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

__all__ = ["OPERATIONS", "Column", "Mask", "TermColumn", "applied", "scores_of"]

Column = npt.NDArray[np.float64]
"""One number per row of the index, shape (rows,)."""

Mask = npt.NDArray[np.bool_]
"""One truth per row of the index, shape (rows,)."""

OPERATIONS = ("add", "scale", "boost")

_Number = TypeVar("_Number", float, Column)


@dataclass(frozen=True)
class TermColumn:
    """A term of every memory's score: value per memory, the weight that they share, and the operation."""

    name: str
    values: Column
    weight: float = 1.0
    operation: str = "add"


def applied(before: _Number, operation: str, value: _Number, weight: float) -> _Number:
    """The score after a term has worked on it; the same arithmetic for a number and for a column."""
    if operation == "scale":
        return before * value
    if operation == "boost":
        return before * (1 + weight * value)
    return before + weight * value


def scores_of(terms: Sequence[TermColumn], rows: int) -> Column:
    """The scores of all memories, shape (rows,)."""
    scores: Column = np.zeros(rows)
    for term in terms:
        scores = applied(scores, term.operation, term.values, term.weight)
    return scores
