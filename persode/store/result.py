"""What a search gives: memories, why each came, and how the query itself was read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from persode.memory import Memory
from persode.store.columns import applied
from persode.store.query import Days
from persode.words import say

__all__ = ["Gate", "QueryReading", "Retrieval", "RetrievalResult", "Term", "chain_of_terms"]


_CONDITIONS = ("emotion", "state", "anchor", "date", "feeling", "not_quite")
"""Terms that say that something is so; at 0 it is not, and they have another sentence."""


@dataclass(frozen=True)
class Term:
    """One named part of a score.

    Args:
        name: its name; its sentence is `store.term.<name>`.
        value: what was measured, [-1, 1] for a cosine, [0, 1] for most others.
        weight: how much it counts.
        operation: "add", "scale" or "boost", see `persode.store.columns`.
        before: the score before this term worked on it.
        share: its part, [-1, 1], of all that lifts or lowers the score; what lowers it (fading) has a negative one, and
            without their signs the shares of a hit sum to 1.
    """

    name: str
    value: float
    weight: float = 1.0
    operation: str = "add"
    before: float = 0.0
    share: float = 0.0

    @property
    def after(self) -> float:
        """The score after this term."""
        return applied(self.before, self.operation, self.value, self.weight)

    @property
    def contribution(self) -> float:
        """What it changes in the score: weight * value where it adds."""
        return self.weight * self.value if self.operation == "add" else self.after - self.before

    @property
    def sentence(self) -> str:
        """What it says, for a person."""
        absent = self.name in _CONDITIONS and abs(self.value) < 0.005
        about = "term_absent" if absent else "term"
        return say(f"store.{about}.{self.name}", value=f"{self.value:.2f}", percent=f"{self.value:.0%}")


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
        terms: the parts of `score`, in the order in which they work on it; the last one's `after` is the score.
        linked_from: id of the hit along whose links this memory came, which was no hit itself; else "".
    """

    memory: Memory
    similarity: float
    salience: float
    retention: float
    fused_score: float
    is_short_term: bool
    score: float
    terms: tuple[Term, ...]
    linked_from: str = ""

    @property
    def happened(self) -> bool:
        """False for fiction: it may be named as a story, never as something that happened."""
        return self.memory.domain == "real"


@dataclass(frozen=True)
class Gate:
    """A condition of a strategy, open or shut, with its reason."""

    name: str
    open: bool

    @property
    def sentence(self) -> str:
        """Why it is as it is, for a person."""
        return say(f"store.gate.{self.name}_{'open' if self.open else 'shut'}")


@dataclass(frozen=True)
class QueryReading:
    """How a query was read.

    Args:
        strategy: what ranked; `recency` for an empty query, whatever was asked for.
        asked: the strategy that was asked for.
        text: what was compared, with the topic words that a stated mood adds.
        intensity: the query's own E, [0, 1].
        emotions: those that count.
        mood_stated: True if they were stated, False if they were read from the text.
        days: the days that it is about.
        place: the place that it names.
        state: "stressed", "restored" or "".
        gates: the conditions of the strategy.
    """

    strategy: str
    asked: str
    text: str
    intensity: float = 0.0
    emotions: Mapping[str, float] = field(default_factory=dict)
    mood_stated: bool = False
    days: Days | None = None
    place: str = ""
    state: str = ""
    gates: tuple[Gate, ...] = ()

    @property
    def note(self) -> str:
        """A sentence if something else was done than was asked for, else ""."""
        return say("store.empty_query") if self.strategy != self.asked else ""


@dataclass(frozen=True)
class Retrieval:
    """All that a search gives: its hits, best first, and the reading of the query."""

    hits: tuple[RetrievalResult, ...]
    reading: QueryReading


def chain_of_terms(parts: Sequence[tuple[str, float, float, str]]) -> tuple[Term, ...]:
    """The terms of one score from (name, value, weight, operation), each with what was before it and its share."""
    terms: list[Term] = []
    for name, value, weight, operation in parts:
        terms.append(Term(name, value, weight, operation, terms[-1].after if terms else 0.0))
    moved = sum(abs(term.contribution) for term in terms)
    return tuple(
        Term(t.name, t.value, t.weight, t.operation, t.before, t.contribution / moved if moved else 0.0) for t in terms
    )
