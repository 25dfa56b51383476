"""Many memories at once, as columns of numbers: their strength at any instant of their life, and when they fade.

A span is the time between two recalls of a memory (or from the event on, or to the end of time): within it the same
law runs from one start. A page that draws ten thousand memories can't ask a scorer for each instant of each of them;
what stands here is the scorer's arithmetic on columns, and the tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

import numpy as np
import numpy.typing as npt

from persode.memory.belief import ANCHOR_RATE, BELIEF_CLASSES
from persode.memory.forgetting import BeliefClassLaw, EbbinghausLaw, ForgettingLaw, HalfLifeLaw, PowerLaw
from persode.memory.memory import RECALL_SATURATION, Memory
from persode.memory.strength import MemoryStrengthScorer

__all__ = ["Spans", "day_number"]

Numbers = npt.NDArray[np.float64]

_A_DAY = 86_400.0
_NEVER_DAYS = 1e6
"""What has not faded by then (some 2,700 years) never does."""

_HALVINGS = 64


def day_number(instant: datetime) -> float:
    """Days since 1970, with their fraction."""
    return instant.timestamp() / _A_DAY


@dataclass(frozen=True)
class Spans:
    """One row a span, the spans of a memory in order.

    Args:
        memory: the place of its memory in the sequence that it was made from, shape (spans,).
        start, end: where it begins and ends, in days since 1970; the last span of a memory ends at infinity.
        created: when the event was formed.
        intensity, relevance, recalls: E, C and n within it.
        rate: of its belief class a day; NaN = the forgetting law decides.
        anchor: True if it fades at most by `ANCHOR_RATE`.
    """

    memory: npt.NDArray[np.int64]
    start: Numbers
    end: Numbers
    created: Numbers
    intensity: Numbers
    relevance: Numbers
    recalls: Numbers
    rate: Numbers
    anchor: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, memories: Sequence[Memory], recalls: Mapping[str, Sequence[datetime]] | None = None) -> Spans:
        """The spans of memories.

        Args:
            recalls: memory id -> the instants at which it came back. None = only the last span of each.
        """
        created = np.array([memory.created_at.timestamp() for memory in memories]) / _A_DAY
        last = np.array([(memory.last_recalled or memory.created_at).timestamp() for memory in memories]) / _A_DAY
        came = {} if recalls is None else {n: at for n, m in enumerate(memories) if (at := recalls.get(m.id))}
        place, start, end, count = _cut(memories, created, np.maximum(created, last), came)
        rates = [BELIEF_CLASSES[memory.belief_class] for memory in memories]
        return cls(
            place,
            start,
            end,
            created[place],
            np.array([memory.emotional_intensity for memory in memories], dtype=np.float64)[place],
            np.array([memory.contextual_relevance for memory in memories], dtype=np.float64)[place],
            count,
            np.array([np.nan if rate is None else rate for rate in rates], dtype=np.float64)[place],
            np.array([memory.anchor for memory in memories], dtype=np.bool_)[place],
        )

    @property
    def frequency(self) -> Numbers:
        """R = n / (n + 5), [0, 1)."""
        return self.recalls / (self.recalls + RECALL_SATURATION)

    def salience(self, scorer: MemoryStrengthScorer) -> Numbers:
        """k in [0, 1], shape (spans,)."""
        return scorer.w_emotion * self.intensity + scorer.w_recall * self.frequency + scorer.w_context * self.relevance

    def retention(self, scorer: MemoryStrengthScorer, at: float | Numbers) -> Numbers:
        """d in [0, 1] at an instant (days since 1970), as if each span had no end; 1 before its start."""
        days = np.maximum(0.0, at - self.start)
        rate = self._rate(scorer)
        if rate is not None:
            return np.exp(-rate * days)
        left = _by_law(scorer.law, days, self.salience(scorer))
        own = ~np.isnan(self.rate)
        left = np.where(own, np.exp(-np.where(own, self.rate, 0.0) * days), left)
        return np.where(self.anchor, np.maximum(left, np.exp(-ANCHOR_RATE * days)), left)

    def strength(self, scorer: MemoryStrengthScorer, at: float | Numbers) -> Numbers:
        """S in [0, 1] at an instant, as if each span had no end, shape (spans,)."""
        return self.retention(scorer, at) * self.salience(scorer)

    def running(self, at: float | Numbers) -> npt.NDArray[np.bool_]:
        """True for the spans in which the instant lies: one of each memory that was formed by then."""
        return (self.start <= at) & (at < self.end)

    def faded_at(self, scorer: MemoryStrengthScorer, line: float) -> Numbers:
        """When S falls under a line, in days since 1970, if nothing brings it up; infinity = never. Shape (spans,)."""
        rate = self._rate(scorer)
        if rate is None:
            return self._searched(scorer, line)
        salience = np.maximum(self.salience(scorer), line)
        with np.errstate(divide="ignore", invalid="ignore"):
            days = np.log(salience / line) / rate
        return self.start + np.where(salience <= line, 0.0, np.where(days < _NEVER_DAYS, days, np.inf))

    def _rate(self, scorer: MemoryStrengthScorer) -> Numbers | None:
        """The rate a day at which each span fades; None under a law that is no exponential."""
        law, given = scorer.law, None
        if isinstance(law, BeliefClassLaw):
            given = BELIEF_CLASSES[law.belief_class]
            law = EbbinghausLaw()
        if isinstance(law, HalfLifeLaw):
            given = np.log(2) / law.half_life_days
        if given is None and not isinstance(law, EbbinghausLaw):
            return None
        if isinstance(law, EbbinghausLaw) and given is None:
            of_law = law.lam * (1 - law.protection * self.salience(scorer))
        else:
            of_law = np.full(len(self.start), given)
        rate = np.where(np.isnan(self.rate), of_law, self.rate)
        return np.where(self.anchor, np.minimum(rate, ANCHOR_RATE), rate)

    def _searched(self, scorer: MemoryStrengthScorer, line: float) -> Numbers:
        """The same for any law, by halving."""
        early, late = self.start.copy(), self.start + _NEVER_DAYS
        stays = self.strength(scorer, late) >= line
        for _ in range(_HALVINGS):
            middle = (early + late) / 2
            above = self.strength(scorer, middle) >= line
            early, late = np.where(above, middle, early), np.where(above, late, middle)
        return np.where(stays, np.inf, late)


def _cut(
    memories: Sequence[Memory], created: Numbers, last: Numbers, came: Mapping[int, Sequence[datetime]]
) -> tuple[npt.NDArray[np.int64], Numbers, Numbers, Numbers]:
    """Which memory, start, end and recalls of each span: one of each memory, cut where those in `came` came back."""
    counts = np.array([memory.recall_count for memory in memories], dtype=np.float64)
    if not came:
        return np.arange(len(memories)), last, np.full(len(memories), np.inf), counts
    rows: list[tuple[int, float, float, float]] = []
    for n, (formed, latest, count) in enumerate(zip(created.tolist(), last.tolist(), counts.tolist(), strict=True)):
        instants = sorted(max(formed, day_number(at)) for at in came.get(n, ()))
        starts = [formed, *instants[:-1], latest] if instants else [latest]
        before = len(starts) - 1
        rows += [
            (n, start, end, max(0.0, count - (before - number)))
            for number, (start, end) in enumerate(zip(starts, [*starts[1:], np.inf], strict=True))
        ]
    place, start, end, recalled = np.array(rows, dtype=np.float64).T
    return place.astype(np.int64), start, end, recalled


def _by_law(law: ForgettingLaw, days: Numbers, salience: Numbers) -> Numbers:
    """What a law leaves after so many days; a law that is not known here is asked one by one."""
    if isinstance(law, PowerLaw):
        return np.asarray((1 + law.factor * days / law.stability_days) ** law.power)
    every, weights = np.broadcast_arrays(days, salience)  # of several instants, each for all spans
    left = map(law.retention, every.ravel().tolist(), weights.ravel().tolist())
    return np.fromiter(left, np.float64, every.size).reshape(every.shape)
