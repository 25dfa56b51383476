"""Dates told from another one: "two nights ago", "the day after Christmas", "five years from now"."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import date, timedelta

from persode.language import calendar as cal
from persode.language.date_rule import Range, Rule, one, rule, weekday_before
from persode.language.feasts import FEASTS, feast_of

__all__ = ["RELATIVE_RULES"]

_NUMBER = "|".join([r"\d{1,3}", *cal.NUMBERS])
_SEASON = "spring|summer|autumn|fall|winter"
_FEAST = "|".join(map(re.escape, FEASTS))
_MONTH = "|".join(sorted(cal.MONTHS, key=len, reverse=True))
_WEEKDAY = "|".join(sorted(cal.WEEKDAYS, key=len, reverse=True))
_FEW = {"few": 5, "couple of": 2, "couple": 2, "several": 5}
_DAYS_OF = {"day": 1, "night": 1, "week": 7}
_COUNTED = {"first": 0, "second": 1, "third": 2, "fourth": 3, "last": -1}


def _seasons_ago(m: re.Match[str], day: date, future: bool) -> Range:
    last = cal.season_days(m["season"].lower(), None, "last", day, False)
    return cal.season_days(m["season"].lower(), last[0].year + 1 - cal.number(m["n"]), "", day, False)


def _beside_feast(m: re.Match[str], day: date, future: bool) -> Range:
    """ "Three days before Christmas", "the night after Easter", "the week before Chuseok"."""
    sign = 1 if m["side"].lower() == "after" else -1
    least, most = _distance(m)
    found: list[Range] = []
    for year in range(day.year - 1, day.year + 2):
        with suppress(ValueError):
            feast = feast_of(m["feast"].lower(), year)
            found.append(
                (feast + timedelta(min(sign * least, sign * most)), feast + timedelta(max(sign * least, sign * most)))
            )
    which = (m["which"] or "").lower()
    ahead = which == "next" or (future and which != "last")
    return next(days for days in found if days[0] >= day) if ahead else [days for days in found if days[0] <= day][-1]


def _distance(m: re.Match[str]) -> tuple[int, int]:
    """The least and the most days that lie between."""
    if not m["n"]:
        return (1, 7) if (m["whole"] or "").lower() == "week" else (1, 1)
    few = {"a couple of": (2, 2), "a few": (3, 5), "several": (3, 5)}.get(m["n"].lower())
    least, most = few or (cal.number(m["n"]), cal.number(m["n"]))
    size = {"day": 1, "night": 1, "week": 7}[m["unit"].lower()]
    return least * size, most * size


def _day_of_week(m: re.Match[str], day: date, future: bool) -> Range:
    """ "Next week Tuesday", "Tuesday next week"."""
    monday = cal.unit_days("week", {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)[0]
    return one(monday + timedelta(cal.WEEKDAYS[m["weekday"].lower()]))


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


def _last_few(m: re.Match[str], day: date, future: bool) -> Range:
    """ "For the last ten days": from so long ago until the day itself."""
    count = cal.number(m["n"]) if m["n"].lower() not in _FEW else _FEW[m["n"].lower()]
    unit = m["unit"].lower()
    first = cal.ago(count, unit, day)[0] if unit in ("month", "year") else day - timedelta(count * _DAYS_OF[unit])
    return first, day


def _days_of_one_month(m: re.Match[str], day: date, future: bool) -> Range:
    """ "Between the 2nd and the 5th": of the last month that has both behind it, or of the next one ahead."""
    first, last = int(m["a"]), int(m["b"])
    if first >= last:
        raise ValueError(m.group())
    month = day.replace(day=1)
    if future and first < day.day:
        month = (month + timedelta(31)).replace(day=1)
    elif not future and first > day.day:
        month = (month - timedelta(1)).replace(day=1)
    return month.replace(day=first), month.replace(day=last)


RELATIVE_RULES: tuple[Rule, ...] = (
    rule(
        rf"\b(?:(?:for|over|in|during|within)\s+)?(?:most\s+of\s+)?(?:the|these)\s+(?:last|past)\s+"
        rf"(?P<n>{_NUMBER}|{'|'.join(_FEW)})\s+(?P<unit>day|night|week|month|year)s\b(?!\s+of\b)",
        _last_few,
    ),
    rule(
        r"\b(?:from|between)\s+(?:the\s+)?(?P<a>\d{1,2})(?:st|nd|rd|th)\s+(?:and|to|until|till|through)\s+"
        rf"(?:the\s+)?(?P<b>\d{{1,2}})(?:st|nd|rd|th)\b(?!\s+(?:of\s+)?(?:{_MONTH}|century|floor|grade|place|round|street|avenue))",
        _days_of_one_month,
    ),
    rule(
        r"\b(?P<y>20\d\d)(?P<m>0[1-9]|1[0-2])(?P<d>[0-3]\d)\b",
        lambda m, day, future: one(date(int(m["y"]), int(m["m"]), int(m["d"]))),
    ),
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
    rule(
        rf"\b(?:(?P<n>{_NUMBER}|a couple of|a few|several)\s+(?P<unit>day|night|week)s?"
        r"|(?:the\s+)?(?P<whole>day|night|evening|morning|week))\s+(?P<side>before|after)\s+"
        rf"(?:(?P<which>last|this|next)\s+)?(?P<feast>{_FEAST})\b",
        _beside_feast,
    ),
    rule(rf"\b(?P<which>last|this|next)\s+week,?\s+(?:on\s+)?(?P<weekday>{_WEEKDAY})\b(?!s)", _day_of_week),
    rule(
        rf"(?<!and )(?<!to )\b(?:on\s+)?(?P<weekday>{_WEEKDAY})\s+(?:of\s+)?(?P<which>last|this|next)\s+week\b",
        _day_of_week,
    ),
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
