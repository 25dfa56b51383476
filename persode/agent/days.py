"""Days in a talk: "yesterday", "Tuesday", "20 February", and the span of days that a question names."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from persode.clock import my_day
from persode.language import calendar, date_mentions
from persode.memory import Memory
from persode.templates import day_of, spoken_day

__all__ = ["Span", "memory_day", "on", "said", "span_of", "today_of"]

Span = tuple[date, date]
_LAST_N = re.compile(
    r"\b(?:last|past|previous|these)\s+(?P<n>\d{1,3}|couple of|few|[a-z]+)\s+(?P<unit>day|week|month|year)s\b",
    re.IGNORECASE,
)
_WHOLE = {"week": 7, "month": 30, "year": 365, "summer": 120, "winter": 120, "spring": 120, "autumn": 120}
_ONE = re.compile(r"\b(?:my|the|this|last|past)\s+(?:last\s+|past\s+)?(?P<unit>week|month|year)\b", re.IGNORECASE)


def today_of(now: datetime, zone: str) -> date:
    """The person's my-day of an instant.

    Raises:
        BadInputError: there is no such zone.
    """
    return my_day(now, zone)


def memory_day(memory: Memory, zone: str) -> date:
    """The day of a memory in the person's zone."""
    return day_of(memory, zone)


def said(day: date, today: date) -> str:
    """A day as a noun: "earlier today", "yesterday", "Tuesday" within a week, else "20 February", with another year."""
    distance = (today - day).days
    if distance == 0:
        return "earlier today"
    if distance == 1:
        return "yesterday"
    if 2 <= distance <= 6:
        return f"{day:%A}"
    return spoken_day(day, today)


def on(day: date, today: date) -> str:
    """The same where "on" is needed: "yesterday", "on Tuesday", "on 20 February"."""
    words = said(day, today)
    return words if words in ("earlier today", "yesterday") else f"on {words}"


def span_of(text: str, today: date) -> Span | None:
    """The days that a question or request names, first and last, never past today; None if it names none."""
    match = _LAST_N.search(text)
    if match:
        count = {"couple of": 2, "few": 3}.get(match["n"].lower(), 0) or _number(match["n"])
        if count:
            return _back(today, count, match["unit"].lower()), today
    mentions = [m for m in date_mentions(text, today) if m.first <= today]
    if mentions:
        first, last = mentions[0].first, min(mentions[0].last, today)
        return _with_the_days_around(text, first), last
    match = _ONE.search(text)
    return (today - timedelta(_WHOLE[match["unit"].lower()]), today) if match else None


def _with_the_days_around(text: str, first: date) -> date:
    """ "At Christmas" begins with its eve."""
    at_christmas = (
        first.month == 12 and first.day == 25 and re.search(r"\b(?:christmas|xmas)(?! day)\b", text, re.IGNORECASE)
    )
    return first - timedelta(1) if at_christmas else first


def _number(word: str) -> int:
    try:
        return calendar.number(word)
    except ValueError:
        return 0


def _back(day: date, count: int, unit: str) -> date:
    """The day `count` units before."""
    if unit in ("day", "week"):
        return day - timedelta(count * (7 if unit == "week" else 1))
    months = day.year * 12 + day.month - 1 - count * (12 if unit == "year" else 1)
    year, month = max(1, months // 12), months % 12 + 1
    _, last = calendar.month_days(year, month)
    return date(year, month, min(day.day, last.day))
