"""Dates told from another one: "two nights ago", "the day after Christmas", "five years from now"."""

from __future__ import annotations

import re
from datetime import date, timedelta

from persode.language import calendar as cal
from persode.language.date_rule import Range, Rule, one, rule, weekday_before

__all__ = ["RELATIVE_RULES"]

_NUMBER = "|".join([r"\d{1,3}", *cal.NUMBERS])
_SEASON = "spring|summer|autumn|fall|winter"
_FEAST = "|".join(
    sorted((re.escape(name) for name in cal.seasons() if name not in _SEASON and name[0] < "가"), key=len, reverse=True)
)
_MONTH = "|".join(sorted(cal.MONTHS, key=len, reverse=True))
_WEEKDAY = "|".join(sorted(cal.WEEKDAYS, key=len, reverse=True))
_COUNTED = {"first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1}


def _seasons_ago(m: re.Match[str], day: date, future: bool) -> Range:
    last = cal.season_days(m["season"].lower(), None, "last", day, False)
    return cal.season_days(m["season"].lower(), last[0].year + 1 - cal.number(m["n"]), "", day, False)


def _beside_feast(m: re.Match[str], day: date, future: bool) -> Range:
    feast = cal.season_days(m["feast"].lower(), None, "", day, future)
    return one(feast[1] + timedelta(1) if m["side"].lower() == "after" else feast[0] - timedelta(1))


def _week_of_month(m: re.Match[str], day: date, future: bool) -> Range:
    month, count = cal.MONTHS[m["month"].lower()], _COUNTED[m["count"].lower()]
    year = int(m["y"]) if m["y"] else day.year - (not future and month > day.month) + (future and month < day.month)
    first, last = cal.month_days(year, month)
    return (
        (last - timedelta(6), last) if count < 0 else (first + timedelta(7 * count), first + timedelta(7 * count + 6))
    )


def _around(m: re.Match[str], day: date, future: bool) -> Range:
    """ "A month or so ago": that month with half a unit around it."""
    unit = m["unit"].lower()
    first, last = cal.ago(cal.number(m["n"]), unit, day)
    spare = timedelta({"day": 1, "week": 4, "month": 10, "year": 180}[unit])
    return first - spare, min(last + spare, day)


def _numeric(m: re.Match[str], day: date, future: bool) -> Range:
    """ "25/12/2024" and "12/25/2024"; "3/5/2024" may be two days and is none."""
    one_number, other = int(m["a"]), int(m["b"])
    if one_number <= 12 and other <= 12 and one_number != other:
        raise ValueError(m.group())
    number, month = (one_number, other) if other <= 12 else (other, one_number)
    return one(date(int(m["y"]), month, number))


RELATIVE_RULES: tuple[Rule, ...] = (
    rule(
        r"\b(?P<y>20\d\d)(?P<m>0[1-9]|1[0-2])(?P<d>[0-3]\d)\b",
        lambda m, day, future: one(date(int(m["y"]), int(m["m"]), int(m["d"]))),
    ),
    rule(r"\b(?P<a>\d{1,2})/(?P<b>\d{1,2})/(?P<y>(?:19|20)\d\d)\b", _numeric),
    rule(rf"\b(?P<n>{_NUMBER})\s+nights?\s+ago\b", lambda m, day, future: one(day - timedelta(cal.number(m["n"])))),
    rule(r"\bthe\s+night\s+before\s+last\b", lambda m, day, future: one(day - timedelta(2))),
    rule(rf"\b(?P<n>{_NUMBER})\s+(?P<season>{_SEASON})s?\s+ago\b", _seasons_ago),
    rule(
        rf"\b(?P<n>{_NUMBER})\s+decades?\s+ago\b",
        lambda m, day, future: (
            date(day.year - 10 * cal.number(m["n"]) - 2, 1, 1),
            date(day.year - 10 * cal.number(m["n"]) + 2, 12, 31),
        ),
    ),
    rule(rf"\b(?P<n>{_NUMBER})\s+(?P<unit>day|week|month|year)s?\s+or\s+so\s+ago\b", _around),
    rule(
        rf"\b(?P<n>{_NUMBER})\s+(?P<unit>day|week|month|year)s?\s+from\s+(?:now|today)\b",
        lambda m, day, future: cal.ago(-cal.number(m["n"]), m["unit"].lower(), day),
    ),
    rule(rf"\b(?:the\s+)?day\s+(?P<side>before|after)\s+(?P<feast>{_FEAST})\b", _beside_feast),
    rule(
        rf"\b(?:in\s+)?the\s+(?P<count>{'|'.join(_COUNTED)})\s+week\s+of\s+(?P<month>{_MONTH})\b(?:\s+(?P<y>(?:19|20)\d\d)\b)?",
        _week_of_month,
    ),
    rule(r"\b(?:this|the)\s+past\s+weekend\b", lambda m, day, future: cal.unit_days("weekend", -1, day)),
    rule(r"\b(?:this|the)\s+past\s+week\b", lambda m, day, future: (day - timedelta(7), day - timedelta(1))),
    rule(
        rf"\b(?:the\s+)?(?P<weekday>{_WEEKDAY})\s+before\s+last\b",
        lambda m, day, future: one(weekday_before(cal.WEEKDAYS[m["weekday"].lower()], day) - timedelta(7)),
    ),
    rule(
        r"\b(?:at\s+the\s+)?end\s+of\s+(?P<which>last|this|next)\s+week\b",
        lambda m, day, future: (
            cal.unit_days("week", {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)[1] - timedelta(2),
            cal.unit_days("week", {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)[1],
        ),
    ),
)
"""Tried first of all: each holds a plainer date inside."""
