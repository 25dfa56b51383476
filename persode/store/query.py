"""What is asked for, as plain data: a text and every signal that may stand beside it.

One thing to know: a signal that is not given plays no part. A query that is only a text ranks by the text.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Protocol

from persode import checks
from persode.episode import FEELINGS
from persode.errors import BadInputError
from persode.language import is_blank
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
            if getattr(self, name) is not None:
                checks.share(name, getattr(self, name))
        for name in ("heart_rate_elevated", "hrv_declining"):
            checks.flag(name, getattr(self, name))
        if self.hrv is not None:
            checks.amount("hrv", self.hrv)


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
        only_feelings: give no memories but those of `feelings`, of which there must be some then.
        not_quite: memory id -> how alike, [0, 1], this query is to one for which the person said that the memory does
            not quite fit; lowers it (any strategy, by a quarter of its unit).
        domains: fiction is not served as something that happened, so only `real` memories are given unless others of
            `DOMAINS` are named; what comes then is marked (`RetrievalResult.happened`).

    Raises:
        BadInputError: a number that is none or out of its range, a value of another type, `only_feelings` of none.
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
    not_quite: Mapping[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        checks.text(self.text)
        checks.text(self.place)
        object.__setattr__(self, "intensity", checks.clipped("intensity", self.intensity))
        for emotions in (self.emotions, self.mood):
            check_belief({"emotions": emotions})
        if self.body is not None:
            checks.instance("body", self.body, Body)
        checks.choices("feeling", self.feelings, FEELINGS)
        checks.choices("domain", self.domains, DOMAINS)
        if checks.flag("only_feelings", self.only_feelings) and not self.feelings:
            raise BadInputError("no_feeling_chosen")
        for link in checks.instance("links", self.links, Collection):
            checks.choice("link", getattr(link, "kind", link), LINK_KINDS)
        checks.positive("half_life_days", self.half_life_days)
        for memory_id, likeness in checks.instance("not_quite", self.not_quite, Mapping).items():
            checks.share(checks.text(memory_id), likeness)
        if self.days is not None:
            ends = self.days if isinstance(self.days, tuple) and len(self.days) == 2 else (self.days,)
            for end in ends:
                checks.day(end)

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
        """True if there is no text to compare with: nothing in it can be seen."""
        return is_blank(self.text)


def _day(day: date) -> date:
    return day.date() if isinstance(day, datetime) else day
