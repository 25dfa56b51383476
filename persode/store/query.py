"""What is asked for, as plain data: a text and every signal that may stand beside it.

One thing to know: a signal that is not given plays no part. A query that is only a text ranks by the text.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Protocol

from persode.episode import FEELINGS
from persode.errors import BadInputError, UnknownChoiceError
from persode.memory import DOMAINS, check_belief

__all__ = ["LINK_KINDS", "Body", "Days", "Linked", "Query"]

LINK_KINDS = ("causal", "temporal", "thematic")

Days = tuple[date, date]
"""The first and the last day, both included."""


class Linked(Protocol):
    """A link between two memories: `source` led to, came before or belongs with `target`; both are memory ids."""

    @property
    def source(self) -> str:
        """Id of the memory that comes first."""
        ...

    @property
    def target(self) -> str:
        """Id of the memory that followed."""
        ...

    @property
    def kind(self) -> str:
        """One of `LINK_KINDS`."""
        ...


@dataclass(frozen=True)
class Body:
    """How the body is, as far as it is known.

    Args:
        stress: [0, 1].
        sleep_quality: [0, 1].
        heart_rate_elevated: above what is usual for the person.
        hrv: heart rate variability in milliseconds, >= 0.
        hrv_declining: it has been going down.

    Raises:
        BadInputError: a number that is none or out of its range.
    """

    stress: float | None = None
    sleep_quality: float | None = None
    heart_rate_elevated: bool = False
    hrv: float | None = None
    hrv_declining: bool = False

    def __post_init__(self) -> None:
        for name in ("stress", "sleep_quality"):
            value = getattr(self, name)
            if value is not None and not 0 <= value <= 1:
                raise BadInputError("not_in_unit", what=name, value=value)
        if self.hrv is not None and not (math.isfinite(self.hrv) and self.hrv >= 0):
            raise BadInputError("bad_number", what="hrv", value=self.hrv, least=0)


@dataclass(frozen=True)
class Query:
    """A text and its signals; a strategy that has no use for a signal leaves it alone.

    Args:
        text: any text; an empty one asks for the newest memories.
        intensity: the text's own emotional intensity E, clipped to [0, 1], NaN is 0; opens the gate of `gated`.
        emotions: some of the ten `EMOTIONS` as read from the text, [0, 1] each (`empathic`).
        mood: the same as stated by the person; it wins over `emotions` (`empathic`).
        body: how the body is (`empathic`).
        days: the day or the days (first, last) that the query is about (`empathic`).
        place: the place that the query names; only said back in the reading.
        links: links between memories, along which the hits grow (any strategy); one to a memory that is not in the
            store is passed over.
        half_life_days: of the strategy `half-life`, > 0; 30 minutes.
        feelings: some of the eight feelings; memories of one of them are lifted (any strategy, by .15 of its unit).
        only_feelings: give no memories but those of `feelings`.
        domains: fiction is not served as something that happened, so only `real` memories are given unless others of
            `DOMAINS` are named; what comes then is marked (`RetrievalResult.happened`).

    Raises:
        BadInputError: a number that is none or out of its range.
        UnknownChoiceError: an emotion, a feeling, a domain or a kind of link that there is not.
    """

    text: str = ""
    intensity: float = 0.0
    emotions: Mapping[str, float] = field(default_factory=dict)
    mood: Mapping[str, float] = field(default_factory=dict)
    body: Body | None = None
    days: date | Days | None = None
    place: str = ""
    links: Sequence[Linked] = ()
    half_life_days: float = 1 / 48
    feelings: Sequence[str] = ()
    only_feelings: bool = False
    domains: Sequence[str] = ("real",)

    def __post_init__(self) -> None:
        if not isinstance(self.text, str):
            raise BadInputError("bad_text", value=self.text)
        clipped = min(1.0, float(self.intensity)) if self.intensity > 0 else 0.0
        object.__setattr__(self, "intensity", clipped)
        for emotions in (self.emotions, self.mood):
            check_belief({"emotions": emotions})
        for name, values, choices in (("feeling", self.feelings, FEELINGS), ("domain", self.domains, DOMAINS)):
            for value in values:
                if value not in choices:
                    raise UnknownChoiceError(name, value, choices)
        for link in self.links:
            if link.kind not in LINK_KINDS:
                raise UnknownChoiceError("link", link.kind, LINK_KINDS)
        if not (math.isfinite(self.half_life_days) and self.half_life_days > 0):
            raise BadInputError("bad_law", value=self.half_life_days)

    @property
    def about(self) -> Days | None:
        """`days` as (first, last), in order, or None."""
        if self.days is None:
            return None
        first, last = self.days if isinstance(self.days, tuple) else (self.days, self.days)
        return min(_day(first), _day(last)), max(_day(first), _day(last))

    @property
    def felt(self) -> Mapping[str, float]:
        """The emotions that count: those stated, else those read from the text."""
        return self.mood if any(self.mood.values()) else self.emotions

    @property
    def is_blank(self) -> bool:
        """True if there is no text to compare with."""
        return not self.text.strip()


def _day(day: date) -> date:
    return day.date() if isinstance(day, datetime) else day
