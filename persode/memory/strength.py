"""How strong a memory is (Persode paper, Eq. 1 and section 4.2).

k = (wE E + wR R + wC C) / (wE + wR + wC)        base salience
S = exp(-lambda (1 - gamma k) dt) * k            strength
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from persode import checks
from persode.errors import BadInputError
from persode.memory.belief import ANCHOR_RATE, BELIEF_CLASSES
from persode.memory.forgetting import DEFAULT_LAMBDA, EbbinghausLaw, ForgettingLaw, ebbinghaus_decay
from persode.memory.memory import Memory

__all__ = ["MemoryStrengthScorer", "Strength"]


@dataclass(frozen=True)
class Strength:
    """The strength of one memory at one instant, with the numbers it came from, each in [0, 1]."""

    strength: float
    retention: float
    salience: float
    emotional_intensity: float
    recall_frequency: float
    contextual_relevance: float


class MemoryStrengthScorer:
    """Eq. 1 with consolidation: salient memories fade more slowly.

    Args:
        w_emotion, w_recall, w_context: weights, each >= 0, not all 0; normalised inside.
        lam: base decay rate per day, > 0.
        protection: gamma in [0, 1]; 0 = plain fixed decay.
        law: how episodes fade; `EbbinghausLaw(lam, protection)` when None.

    Memories of another belief class fade by the rate of their class, anchors at most by `ANCHOR_RATE` a day.

    Raises:
        BadInputError: (a ValueError too) a weight below 0, all weights 0 or too large to be added, a number that is
            none, or a law that is none.
    """

    def __init__(
        self,
        w_emotion: float = 1.0,
        w_recall: float = 1.0,
        w_context: float = 1.0,
        lam: float = DEFAULT_LAMBDA,
        protection: float = 0.9,
        law: ForgettingLaw | None = None,
    ) -> None:
        weights = [checks.amount("one of the weights", weight) for weight in (w_emotion, w_recall, w_context)]
        total = sum(weights)
        if not 0 < total < math.inf:
            raise BadInputError("bad_weights", weights=", ".join(map(str, weights)))
        self.w_emotion, self.w_recall, self.w_context = (w / total for w in weights)
        self._ebbinghaus = EbbinghausLaw(lam, protection)
        self.law = self._ebbinghaus if law is None else checks.able("law", law, "retention")

    def base_salience(self, memory: Memory, context_relevance: float | None = None) -> float:
        """k in [0, 1]; `context_relevance` (clipped to [0, 1]) replaces the stored C when given."""
        relevance = (
            memory.contextual_relevance
            if context_relevance is None
            else checks.clipped("context_relevance", context_relevance)
        )
        return (
            self.w_emotion * memory.emotional_intensity
            + self.w_recall * memory.recall_frequency()
            + self.w_context * relevance
        )

    def effective_lambda(self, memory: Memory) -> float:
        """lambda (1 - gamma k), per day; the rate of its class for a memory of another class than `episode`."""
        rate = BELIEF_CLASSES[memory.belief_class]
        own = self._ebbinghaus.effective_lambda(self.base_salience(memory)) if rate is None else rate
        return min(own, ANCHOR_RATE) if memory.anchor else own

    def effective_decay(self, memory: Memory, now: datetime) -> float:
        """d(dt) in (0, 1]: what is left since the last recall, else since the event."""
        return self._left(memory, memory.decay_age_days(now), self.base_salience(memory))

    def score(self, memory: Memory, now: datetime) -> float:
        """S = d(dt) * k, in [0, 1]."""
        return self.effective_decay(memory, now) * self.base_salience(memory)

    def strength(self, memory: Memory, now: datetime) -> Strength:
        """S together with the numbers that it was made of."""
        salience = self.base_salience(memory)
        retention = self._left(memory, memory.decay_age_days(now), salience)
        return Strength(
            strength=retention * salience,
            retention=retention,
            salience=salience,
            emotional_intensity=memory.emotional_intensity,
            recall_frequency=memory.recall_frequency(),
            contextual_relevance=memory.contextual_relevance,
        )

    def rank(self, memories: Iterable[Memory], now: datetime) -> list[Memory]:
        """Strongest first; equal strengths: newer first, then by id."""
        return sorted(memories, key=lambda m: (-self.score(m, now), -m.created_at.timestamp(), m.id))

    def _left(self, memory: Memory, days: float, salience: float) -> float:
        rate = BELIEF_CLASSES[memory.belief_class]
        left = self.law.retention(days, salience) if rate is None else ebbinghaus_decay(days, rate)
        return max(left, ebbinghaus_decay(days, ANCHOR_RATE)) if memory.anchor else left
