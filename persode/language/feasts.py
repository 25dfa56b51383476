"""Feasts by name, fixed (`data/seasons.txt`) or moving: Easter, the n-th Sunday of a month, what follows the moon.

Easter is computed; Seollal, Lunar New Year and Chuseok come from published days (`data/moon_feasts.txt`).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache

from persode.language import calendar as cal
from persode.language.date_rule import Range
from persode.language.wordlists import word_table

__all__ = ["FEASTS", "KOREAN_FEASTS", "MOVING", "easter", "feast_days", "feast_of"]

_SEASONS = ("spring", "summer", "autumn", "fall", "winter")


def easter(year: int) -> date:
    """Easter Sunday of the western churches (the anonymous Gregorian rule)."""
    a, b, c = year % 19, year // 100, year % 100
    h = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    k = (32 + 2 * (b % 4) + 2 * (c // 4) - h - c % 4) % 7
    m = (a + 11 * h + 22 * k) // 451
    return date(year, (h + k - 7 * m + 114) // 31, (h + k - 7 * m + 114) % 31 + 1)


def _nth(month: int, weekday: int, count: int, more: int = 0) -> Callable[[int], date]:
    """The `count`-th such weekday of a month (Monday is 0), or `more` days after it."""

    def day_in(year: int) -> date:
        first = date(year, month, 1)
        return first + timedelta((weekday - first.weekday()) % 7 + 7 * (count - 1) + more)

    return day_in


def _after_easter(days: int) -> Callable[[int], date]:
    return lambda year: easter(year) + timedelta(days)


def _by_moon(name: str) -> Callable[[int], date]:
    def day_in(year: int) -> date:
        days = {when.year: when for when in map(date.fromisoformat, word_table("moon_feasts")[name].split())}
        if year not in days:
            msg = f"no {name} of {year} is listed"
            raise ValueError(msg)
        return days[year]

    return day_in


_MOVING: dict[str, Callable[[int], date]] = {
    "easter": easter,
    "easter sunday": easter,
    "easter monday": _after_easter(1),
    "good friday": _after_easter(-2),
    "palm sunday": _after_easter(-7),
    "ash wednesday": _after_easter(-46),
    "pancake day": _after_easter(-47),
    "shrove tuesday": _after_easter(-47),
    "pentecost": _after_easter(49),
    "thanksgiving": _nth(11, 3, 4),
    "thanksgiving day": _nth(11, 3, 4),
    "black friday": _nth(11, 3, 4, more=1),
    "mother's day": _nth(5, 6, 2),
    "father's day": _nth(6, 6, 3),
    **{name: _by_moon(name) for name in word_table("moon_feasts")},
}

MOVING = tuple(sorted(_MOVING, key=len, reverse=True))
"""Names of the moving feasts, the longest first."""

_NAMED = sorted({*_MOVING, *cal.seasons()} - set(_SEASONS), key=len, reverse=True)
FEASTS = tuple(name for name in _NAMED if name[0] < "가")
KOREAN_FEASTS = tuple(name for name in _NAMED if name[0] >= "가")


@cache
def feast_of(name: str, year: int) -> date:
    """The day of a feast (any of `FEASTS` or `KOREAN_FEASTS`) in a year.

    Raises:
        ValueError: its day in that year is not known.
    """
    if name in _MOVING:
        return _MOVING[name](year)
    return cal.season_days(name, year, "", date(year, 1, 1), False)[0]


def feast_days(name: str, year: int | None, which: str, day: date, future: bool) -> Range:
    """The day of a feast: of that year, or the last, this or next one seen from `day`.

    Raises:
        ValueError: its day is not known.
    """
    if year is not None or which == "this":
        when = feast_of(name, day.year if year is None else year)
        return when, when
    days = [feast_of(name, day.year + shift) for shift in (-1, 0, 1)]
    if which == "next" or (future and which != "last"):
        when = next(when for when in days if when > day or (when == day and which != "next"))
    else:
        when = [when for when in days if when < day or (when == day and which != "last")][-1]
    return when, when
