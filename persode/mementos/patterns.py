"""Where and when the person feels how: feelings counted by place, kind of place, weekday and month.

Counts of estimates: a pattern of few moments says so instead of naming a feeling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from persode.errors import UnknownChoiceError
from persode.mementos.moment import Moment
from persode.mementos.saying import shared_feeling, times_said
from persode.mementos.views import Views
from persode.words import say

__all__ = ["GROUPINGS", "Pattern", "patterns"]

GROUPINGS = ("place", "kind", "weekday", "month")

ENOUGH = 3
"""Moments from which on a pattern names a feeling."""


@dataclass(frozen=True)
class Pattern:
    """Moments that share a place, a kind of place, a weekday or a month of the year.

    `key` is the slug, the kind, "0" (Monday) to "6", or "1" to "12"; `valence` is the mean in [-1, 1].
    """

    key: str
    name: str
    count: int
    feelings: Counter[str]
    valence: float
    sources: tuple[str, ...]
    sentence: str


def patterns(views: Views, by: str = "place", language: str = "en") -> tuple[Pattern, ...]:
    """Feeling and count by place, kind, weekday or month; places and kinds the most visited first.

    Vague dates count for places and kinds alone. Faded moments count: a pattern is a count and brings nothing up.

    Raises:
        UnknownChoiceError: there is no such grouping.
    """
    if by not in GROUPINGS:
        raise UnknownChoiceError("grouping", by, GROUPINGS)
    groups: dict[str, tuple[str, dict[str, Moment]]] = {}
    for key, name, moment in (_by_place if by in ("place", "kind") else _by_time)(views, by, language):
        groups.setdefault(key, (name, {}))[1][moment.id] = moment
    found = [_pattern(key, name, list(moments.values()), language) for key, (name, moments) in groups.items()]
    if by in ("place", "kind"):
        return tuple(sorted(found, key=lambda p: (-p.count, p.key)))
    return tuple(sorted(found, key=lambda p: int(p.key)))


def _by_place(views: Views, by: str, language: str) -> Iterator[tuple[str, str, Moment]]:
    for place in views.places:
        kind = views.kind_of(place)
        key, name = (place.slug, place.name) if by == "place" else (kind, kind)
        yield from ((key, name, views.moments[v.source]) for v in place.visits)


def _by_time(views: Views, by: str, language: str) -> Iterator[tuple[str, str, Moment]]:
    for moment in views.moments.values():
        if not moment.is_vague and "timeline" in moment.views:
            number = moment.first.weekday() if by == "weekday" else moment.first.month
            yield str(number), say(f"mementos.{by}.{number}", language), moment


def _pattern(key: str, name: str, moments: list[Moment], language: str) -> Pattern:
    count, feelings = len(moments), Counter(m.feeling for m in moments)
    feeling = shared_feeling(feelings)
    said = "few" if count < ENOUGH else "place" if feeling else "mixed"
    sentence = say(
        f"mementos.pattern.{said}",
        language,
        name=name[:1].upper() + name[1:],
        times=times_said(count, language),
        feeling=feeling,
    )
    valence = sum(m.valence for m in moments) / count
    return Pattern(key, name, count, feelings, valence, tuple(m.id for m in moments), sentence)
