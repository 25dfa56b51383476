"""Forgetting laws: retention after a time, behind one interface.

Every law gives 1 at 0, never rises with time and stays in (0, 1]. A new law is one small class and its line in `LAWS`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

__all__ = ["DEFAULT_LAMBDA", "LAWS", "EbbinghausLaw", "ForgettingLaw", "HalfLifeLaw", "ebbinghaus_decay"]

DEFAULT_LAMBDA = math.log(4) / 6
"""Base decay rate per day: 25 % left on day 6, a half-life of 3 days (Persode paper, section 4.2)."""


def ebbinghaus_decay(delta_days: float, lam: float = DEFAULT_LAMBDA) -> float:
    """exp(-lam * dt): what is left after `delta_days` days; a negative time counts as 0 (Persode paper, Eq. 1)."""
    return math.exp(-lam * max(0.0, delta_days))


class ForgettingLaw(Protocol):
    """What is left of a memory after a time."""

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """Retention in (0, 1] after `delta_days` >= 0 days for a memory of base salience `salience` in [0, 1]."""
        ...


@dataclass(frozen=True)
class EbbinghausLaw:
    """Exponential decay, slower for salient memories: lambda_eff = lambda (1 - gamma k) (Persode paper, section 4.2).

    Args:
        lam: base decay rate per day, > 0.
        protection: gamma in [0, 1]; 0 = the same decay for all.
    """

    lam: float = DEFAULT_LAMBDA
    protection: float = 0.9

    def effective_lambda(self, salience: float) -> float:
        """The rate per day for a memory of base salience `salience`."""
        return self.lam * (1 - self.protection * salience)

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """exp(-lambda_eff dt)."""
        return ebbinghaus_decay(delta_days, self.effective_lambda(salience))


@dataclass(frozen=True)
class HalfLifeLaw:
    """0.5 ** (dt / half-life), the same for all memories (a tutorial's agent with decaying memory: 30 minutes).

    Args:
        half_life_days: > 0, in days (30 minutes = 1 / 48).
    """

    half_life_days: float = 1 / 48

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """0.5 ** (dt / half-life); salience plays no part."""
        return float(0.5 ** (max(0.0, delta_days) / self.half_life_days))


LAWS: dict[str, type[EbbinghausLaw] | type[HalfLifeLaw]] = {"ebbinghaus": EbbinghausLaw, "half-life": HalfLifeLaw}
"""The laws by the name under which a person chooses them."""
