"""What a retrieval gives: a memory and why it came."""

from __future__ import annotations

from dataclasses import dataclass

from persode.memory import Memory

__all__ = ["RetrievalResult", "Term"]


@dataclass(frozen=True)
class Term:
    """One named part of a score: `weight * value` is what it contributes."""

    name: str
    value: float
    weight: float

    @property
    def contribution(self) -> float:
        """weight * value."""
        return self.weight * self.value


@dataclass(frozen=True)
class RetrievalResult:
    """One hit.

    Args:
        memory: the memory itself (not a copy).
        similarity: cosine of query and memory, [-1, 1]; 0 without a query.
        salience: base salience k in [0, 1]; C is the similarity where the strategy says so.
        retention: d(dt) in (0, 1] at the instant of the search, before any reinforcement.
        fused_score: alpha * similarity + (1 - alpha) * salience, whatever the strategy ranked by.
        is_short_term: the event is at most six days old.
        score: what the strategy ranked by; absolute, never rescaled.
        terms: the parts of `score`; it is the sum of their contributions.
    """

    memory: Memory
    similarity: float
    salience: float
    retention: float
    fused_score: float
    is_short_term: bool
    score: float
    terms: tuple[Term, ...]
