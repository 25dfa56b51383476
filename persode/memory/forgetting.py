"""Forgetting laws: retention after a time, behind one interface.

Every law gives 1 at 0, never rises with time and stays in (0, 1]; after so long a time that no float can hold what is
left, it gives 0. A new law is one small class and its line in `LAWS`, from where the inspector takes it; the catalogue
may have a name and a sentence for it (`forgetting.law_name`, `forgetting.law_about`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import signature
from typing import ClassVar, Protocol, Self

from persode import checks
from persode.errors import BadInputError
from persode.memory.belief import BELIEF_CLASSES

__all__ = [
    "DEFAULT_LAMBDA",
    "LAWS",
    "BeliefClassLaw",
    "EbbinghausLaw",
    "ForgettingLaw",
    "HalfLifeLaw",
    "PowerLaw",
    "ebbinghaus_decay",
    "fading_laws",
    "law_with",
]

DEFAULT_LAMBDA = math.log(4) / 6
"""Base decay rate per day: 25 % left on day 6, a half-life of 3 days (Persode paper, section 4.2)."""


_D = -0.1542
_F = 0.9 ** (1 / _D) - 1
"""So that retention(S) = 0.9 (FSRS)."""


def ebbinghaus_decay(delta_days: float, lam: float = DEFAULT_LAMBDA) -> float:
    """exp(-lam * dt): what is left after `delta_days` days; a negative time counts as 0 (Persode paper, Eq. 1).

    Raises:
        BadInputError: a time or a rate that is no number, a rate below 0.
    """
    return math.exp(-checks.amount("lam", lam) * checks.elapsed("delta_days", delta_days))


class ForgettingLaw(Protocol):
    """What is left of a memory after a time."""

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """Retention in [0, 1] after `delta_days` days for a memory of base salience `salience`.

        A time below 0 counts as 0; `salience` is clipped to [0, 1], NaN is 0.

        Raises:
            BadInputError: a time or a salience that is no number.
        """
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

    def __post_init__(self) -> None:
        checks.positive("lam", self.lam)
        checks.share("protection", self.protection)

    def effective_lambda(self, salience: float) -> float:
        """The rate per day for a memory of base salience `salience`."""
        return self.lam * (1 - self.protection * checks.clipped("salience", salience))

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

    def __post_init__(self) -> None:
        checks.positive("half_life_days", self.half_life_days)

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """0.5 ** (dt / half-life); salience plays no part."""
        return float(0.5 ** (checks.elapsed("delta_days", delta_days) / self.half_life_days))


@dataclass(frozen=True)
class PowerLaw:
    """(1 + F dt / S)^D with D = -0.1542 and retention(S) = 0.9, the shape of FSRS, fitted on flash cards.

    Args:
        stability_days: S, > 0; by default the one that leaves 25 % after 6 days. `PowerLaw.through` gives others.
    """

    factor: ClassVar[float] = _F
    power: ClassVar[float] = _D
    stability_days: float = _F * 6 / (0.25 ** (1 / _D) - 1)

    def __post_init__(self) -> None:
        checks.positive("stability_days", self.stability_days)

    @classmethod
    def through(cls, left: float, days: float) -> Self:
        """The curve on which the share `left` in (0, 1) remains after `days` > 0."""
        checks.share("left", checks.positive("left", left))
        try:
            return cls(_F * checks.positive("days", days) / (left ** (1 / _D) - 1))
        except (OverflowError, ZeroDivisionError):  # so little is left, or so much, that no curve goes through it
            raise BadInputError("no_curve", left=left, days=days) from None

    @classmethod
    def chosen(cls, quarter_days: float = 6.0) -> Self:
        """The curve on which a quarter is left after so many days, > 0."""
        return cls.through(0.25, quarter_days)

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """(1 + F dt / S)^D; salience plays no part."""
        return float((1 + _F * checks.elapsed("delta_days", delta_days) / self.stability_days) ** _D)


@dataclass(frozen=True)
class BeliefClassLaw:
    """exp(-rate dt) with the rate of a belief class; the class `episode` fades by `EbbinghausLaw` (Garden Pulse).

    Args:
        belief_class: one of `BELIEF_CLASSES`.
    """

    belief_class: str = "user_model"

    def __post_init__(self) -> None:
        checks.choice("belief_class", self.belief_class, BELIEF_CLASSES)

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        """What is left; salience counts for episodes only."""
        rate = BELIEF_CLASSES[self.belief_class]
        return EbbinghausLaw().retention(delta_days, salience) if rate is None else ebbinghaus_decay(delta_days, rate)


LAWS: dict[str, Callable[..., ForgettingLaw]] = {
    "ebbinghaus": EbbinghausLaw,
    "half-life": HalfLifeLaw,
    "power": PowerLaw,
    "belief-class": BeliefClassLaw,
}
"""The laws by the name under which a person chooses them."""


def fading_laws() -> tuple[str, ...]:
    """The names of the laws that a person may choose for episodes; every other class has its own rate."""
    return tuple(name for name, law in LAWS.items() if law is not BeliefClassLaw)


def law_with(name: str, numbers: Mapping[str, float]) -> ForgettingLaw:
    """A law with those of some numbers that it takes: those of its `chosen`, if it has one, else of the class.

    Args:
        name: one of `LAWS`.
        numbers: name of an argument -> its value; those that the law does not take are passed over.

    Raises:
        UnknownChoiceError: there is no such law.
        BadInputError: the law refuses a number.
    """
    law = LAWS[checks.choice("law", name, LAWS)]
    make: Callable[..., ForgettingLaw] = getattr(law, "chosen", law)
    taken = signature(make).parameters
    return make(**{number: value for number, value in numbers.items() if number in taken})
