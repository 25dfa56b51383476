"""One rule of dates: a pattern and how its match is read against the entry's own day."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta

__all__ = ["Range", "Reader", "Rule", "one", "rule", "shifted", "weekday_before"]

Range = tuple[date, date]
Reader = Callable[[re.Match[str], date, bool], Range]
"""(match, the entry's my-day, whether the words speak of what is to come) -> (first, last); ValueError = no date."""

Rule = tuple[re.Pattern[str], Reader]


def rule(pattern: str, read: Reader) -> Rule:
    """A rule whose pattern knows no case."""
    return re.compile(pattern, re.IGNORECASE), read


def one(when: date) -> Range:
    """A single day as a range."""
    return when, when


def shifted(days: int) -> Reader:
    """A reader for "yesterday" (-1) and its like."""
    return lambda m, day, future: one(day + timedelta(days))


def weekday_before(number: int, day: date) -> date:
    """The last such weekday before `day` (Monday is 0), never `day` itself."""
    return day - timedelta((day.weekday() - number) % 7 or 7)
