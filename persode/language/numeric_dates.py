"""Dates in figures with their year last: "25/12/2024", "12/25/24", "03-04-2026"; see `dates` for what decides."""

from __future__ import annotations

import re
from datetime import date
from functools import cache

from persode.language.date_rule import Range, Rule, one, rule
from persode.language.wordlists import word_set

__all__ = ["month_first", "numeric_rule"]

_PATTERN = r"(?<![\d/.-])(?P<a>\d{1,2})(?P<sign>[/-])(?P<b>\d{1,2})(?P=sign)(?P<y>(?:19|20)\d\d|\d\d)(?![\d/-])"


def month_first(zone: str) -> bool | None:
    """True where people write the month before the day (`data/month_first.txt`), None where the zone is not known."""
    return zone in word_set("month_first") if zone and zone != "UTC" else None


@cache
def numeric_rule(zone: str = "") -> Rule:
    """The rule for dates in figures, for a person of that IANA zone."""
    first = month_first(zone)

    def read(m: re.Match[str], day: date, future: bool) -> Range:
        return one(_day(int(m["a"]), int(m["b"]), _year(m["y"]), first, day, future))

    return rule(_PATTERN, read)


def _day(a: int, b: int, year: int, first: bool | None, day: date, future: bool) -> date:
    if a > 12 or b > 12:
        return date(year, min(a, b), max(a, b))
    by_day, by_month = date(year, b, a), date(year, a, b)
    if first is None:
        return by_month if by_month <= day < by_day and not future else by_day
    return by_month if first else by_day


def _year(digits: str) -> int:
    return int(digits) + 2000 * (len(digits) == 2)
