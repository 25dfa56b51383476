"""The ranking strategies: each a small function from a search to the terms of its score.

A new strategy is one function and its line in `STRATEGIES`. Sources: Persode paper 3.2 and 4.2 (recency to gated), a
tutorial on agents with decaying memory (half-life), Garden Pulse (empathic), the measured finding of the project
(clausal). None changes a memory; all see every memory at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from persode.memory import HalfLifeLaw
from persode.store.columns import TermColumn
from persode.store.empathic import empathic
from persode.store.gates import SIGNIFICANT_INTENSITY, is_significant
from persode.store.search import MemorySearch

__all__ = ["DEFAULT_STRATEGY", "SIGNIFICANT_INTENSITY", "STRATEGIES", "Strategy"]

DEFAULT_STRATEGY = "fused"

CLAUSE_WEIGHT = 0.5
"""Weight of the best clause beside the whole text in `clausal`; chosen on EpiRec's development personas."""

A_YEAR = 365 * 86_400.0
"""Seconds: the unit of `recency`, so that a wanted feeling makes a memory count as some 55 days newer."""

KIND_SCORES = {"preference": 1.5, "topic": 1.2, "project": 1.0, "episode": 1.0, "dialog": 0.6}
"""Base score of `half-life` by kind; a kind that the tutorial does not know counts 1."""


def recency(search: MemorySearch) -> list[TermColumn]:
    """Newest event first: the score is the instant itself, in seconds since 1970."""
    return [TermColumn("recency", search.created)]


def similarity(search: MemorySearch) -> list[TermColumn]:
    """Cosine alone."""
    return [TermColumn("similarity", search.similarity)]


def salience(search: MemorySearch) -> list[TermColumn]:
    """k with the stored C; the query plays no part."""
    return [TermColumn("salience", search.salience)]


def fused(search: MemorySearch) -> list[TermColumn]:
    """alpha * similarity + (1 - alpha) * k."""
    return [
        TermColumn("similarity", search.similarity, search.alpha),
        TermColumn("salience", search.query_salience, 1 - search.alpha),
    ]


def gated(search: MemorySearch) -> list[TermColumn]:
    """Fused if the query itself is emotional (E >= 0.6), else similarity (Persode paper, section 4.2)."""
    return fused(search) if is_significant(search.query) else similarity(search)


def half_life(search: MemorySearch) -> list[TermColumn]:
    """Base score of the kind * 0.5 ** (age / half-life) + number of words shared with the query."""
    law = HalfLifeLaw(search.query.half_life_days)
    left = np.fromiter(map(law.retention, search.ages.tolist()), np.float64, len(search.ages))
    return [
        TermColumn("kind", search.kind_scores(KIND_SCORES)),
        TermColumn("half_life", left, operation="scale"),
        TermColumn("shared_words", search.index.shared_words(search.query.text)),
    ]


def clausal(search: MemorySearch) -> list[TermColumn]:
    """Half the centred cosine of the whole text, half that of its best clause."""
    return [
        TermColumn("meaning", search.centred, 1 - CLAUSE_WEIGHT),
        TermColumn("best_clause", search.best_clause, CLAUSE_WEIGHT),
    ]


@dataclass(frozen=True)
class Strategy:
    """A ranking.

    Args:
        terms: gives the terms of its score.
        positive_only: a score of 0 or less is no hit at all.
        unit: how far apart a very good and a bad score lie; what is added for a feeling is measured in it.
    """

    terms: Callable[[MemorySearch], list[TermColumn]]
    positive_only: bool = False
    unit: float = 1.0


STRATEGIES: dict[str, Strategy] = {
    "recency": Strategy(recency, unit=A_YEAR),
    "similarity": Strategy(similarity),
    "salience": Strategy(salience),
    "fused": Strategy(fused),
    "gated": Strategy(gated),
    "half-life": Strategy(half_life, positive_only=True),
    "empathic": Strategy(empathic),
    "clausal": Strategy(clausal),
}
"""The strategies by the name under which a person chooses them."""
