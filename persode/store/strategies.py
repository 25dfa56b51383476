"""The ranking strategies: each a small function from a search to a column of scores and its terms.

A new strategy is one function and its line in `STRATEGIES`. Sources: Persode paper 3.2 and 4.2 (recency to gated), the
measured finding of the project (clausal). None changes a memory; all see every memory at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

__all__ = ["DEFAULT_STRATEGY", "SIGNIFICANT_INTENSITY", "STRATEGIES", "Column", "Search", "TermColumn"]

Column = npt.NDArray[np.float64]
"""One number per memory, shape (memories,)."""

SIGNIFICANT_INTENSITY = 0.6
"""Emotional intensity at which a query opens the gate of the gated strategy."""

CLAUSE_WEIGHT = 0.5
"""Weight of the best clause beside the whole text in `clausal`; chosen on EpiRec's development personas."""

DEFAULT_STRATEGY = "fused"


class Search(Protocol):
    """What a strategy may look at. Every column is computed when it is first asked for."""

    alpha: float
    query_intensity: float

    @property
    def created(self) -> Column:
        """Seconds since 1970 at which each event was formed."""
        ...

    @property
    def similarity(self) -> Column:
        """Cosine of query and memory."""
        ...

    @property
    def salience(self) -> Column:
        """k with the stored C."""
        ...

    @property
    def query_salience(self) -> Column:
        """k with C := similarity clipped to [0, 1] (or the stored C if the caller wanted so)."""
        ...

    @property
    def centred(self) -> Column:
        """Centred cosine of query and memory."""
        ...

    @property
    def best_clause(self) -> Column:
        """Centred cosine of the query and the memory's best clause."""
        ...


@dataclass(frozen=True)
class TermColumn:
    """A term of every memory's score: value per memory, and the weight that they share."""

    name: str
    values: Column
    weight: float = 1.0


Strategy = Callable[[Search], list[TermColumn]]


def recency(search: Search) -> list[TermColumn]:
    """Newest event first: the score is the instant itself."""
    return [TermColumn("recency", search.created)]


def similarity(search: Search) -> list[TermColumn]:
    """Cosine alone."""
    return [TermColumn("similarity", search.similarity)]


def salience(search: Search) -> list[TermColumn]:
    """k with the stored C; the query plays no part."""
    return [TermColumn("salience", search.salience)]


def fused(search: Search) -> list[TermColumn]:
    """alpha * similarity + (1 - alpha) * k."""
    return [
        TermColumn("similarity", search.similarity, search.alpha),
        TermColumn("salience", search.query_salience, 1 - search.alpha),
    ]


def gated(search: Search) -> list[TermColumn]:
    """Fused if the query itself is emotional (E >= 0.6), else similarity (Persode paper, section 4.2)."""
    return fused(search) if search.query_intensity >= SIGNIFICANT_INTENSITY else similarity(search)


def clausal(search: Search) -> list[TermColumn]:
    """Half the centred cosine of the whole text, half that of its best clause."""
    return [
        TermColumn("meaning", search.centred, 1 - CLAUSE_WEIGHT),
        TermColumn("best_clause", search.best_clause, CLAUSE_WEIGHT),
    ]


STRATEGIES: dict[str, Strategy] = {
    "recency": recency,
    "similarity": similarity,
    "salience": salience,
    "fused": fused,
    "gated": gated,
    "clausal": clausal,
}
"""The strategies by the name under which a person chooses them."""
