"""Dates that are ranges, parts, or feasts that move: "from 3 to 7 March", "late 2019", "on Easter Sunday"."""

from __future__ import annotations

import calendar
import re
from datetime import date, timedelta

from persode.language import calendar as cal
from persode.language.date_rule import Range, Rule, one, rule, weekday_before
from persode.language.feasts import FEASTS, MOVING, feast_days

__all__ = ["LATE_RULES", "MONTH", "VAGUE_RULES", "WEEKDAY", "YEAR"]

MONTH = "|".join(sorted(cal.MONTHS, key=len, reverse=True))
WEEKDAY = "|".join(sorted(cal.WEEKDAYS, key=len, reverse=True))
YEAR = r"(?:19|20)\d\d"
_NUMBER = "|".join([r"\d{1,2}", *cal.NUMBERS])
_TO = r"\s*(?:to|until|till|through|-|–)\s*"
_DECADES = {
    name: 1900 + 10 * (index + 2)
    for index, name in enumerate(
        ("twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties")
    )
}
_PARTS = {"beginning": 0, "start": 0, "early": 0, "middle": 1, "mid": 1, "end": 2, "late": 2}
_SOME_UNITS_AGO = {"days": (6, 2), "weeks": (6, 2), "months": (8, 2), "years": (10, 2)}


def _moving_feast(m: re.Match[str], day: date, future: bool) -> Range:
    after = (m["after"] or "").lower()
    year = int(m["y"]) if m["y"] else day.year + {"last": -1, "this": 0, "next": 1}[after] if after else None
    return feast_days(m["feast"].lower(), year, (m["which"] or "").lower(), day, future)


def _days_of_month(m: re.Match[str], day: date, future: bool) -> Range:
    month, first, last = cal.MONTHS[m["month"].lower().rstrip(".")], int(m["a"]), int(m["b"])
    end = date(int(m["y"]), month, last) if m["y"] else cal.nearest_year(month, last, day, future)
    return _ordered(date(end.year, month, first), end)


def _day_to_day(m: re.Match[str], day: date, future: bool) -> Range:
    first, last = cal.MONTHS[m["m1"].lower().rstrip(".")], cal.MONTHS[m["m2"].lower().rstrip(".")]
    end = date(int(m["y"]), last, int(m["b"])) if m["y"] else cal.nearest_year(last, int(m["b"]), day, future)
    return _ordered(date(end.year - (first > last), first, int(m["a"])), end)


def _months(m: re.Match[str], day: date, future: bool) -> Range:
    first, last = cal.MONTHS[m["m1"].lower().rstrip(".")], cal.MONTHS[m["m2"].lower().rstrip(".")]
    year = int(m["y"]) if m["y"] else day.year - (last > day.month)
    if future and not m["y"] and last < day.month:
        year += 1
    return cal.month_days(year - (first > last), first)[0], cal.month_days(year, last)[1]


def _weekdays(m: re.Match[str], day: date, future: bool) -> Range:
    first, last = cal.WEEKDAYS[m["w1"].lower()], cal.WEEKDAYS[m["w2"].lower()]
    if m["which"]:
        monday = cal.unit_days("week", {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)[0]
        return monday + timedelta(first), monday + timedelta(last + 7 * (last < first))
    if future:
        start = day + timedelta((first - day.weekday()) % 7)
        return start, start + timedelta((last - first) % 7)
    end = day if day.weekday() == last else weekday_before(last, day)
    return end - timedelta((last - first) % 7), end


def _years(m: re.Match[str], day: date, future: bool) -> Range:
    return _ordered(date(int(m["a"]), 1, 1), date(int(m["b"]), 12, 31))


def _part_of_month(m: re.Match[str], day: date, future: bool) -> Range:
    month = cal.MONTHS[m["month"].lower().rstrip(".")]
    year = int(m["y"]) if m["y"] else day.year - (not future and month > day.month) + (future and month < day.month)
    return _third_of_month(year, month, _PARTS[m["part"].lower()])


def _part_of_unit(m: re.Match[str], day: date, future: bool) -> Range:
    first = cal.unit_days(m["unit"].lower(), {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)[0]
    part = _PARTS[m["part"].lower()]
    return (
        _third_of_year(first.year, part)
        if m["unit"].lower() == "year"
        else _third_of_month(first.year, first.month, part)
    )


def _third_of_month(year: int, month: int, part: int) -> Range:
    last = calendar.monthrange(year, month)[1]
    return date(year, month, 1 + 10 * part), date(year, month, (10, 20, last)[part])


def _third_of_year(year: int, part: int) -> Range:
    return date(year, 1 + 4 * part, 1), cal.month_days(year, 4 + 4 * part)[1]


def _decade(m: re.Match[str], day: date, future: bool) -> Range:
    year = _DECADES[m["name"].lower()] if m["name"] else int(m["digits"])
    year = year if year > 99 else 1900 + year if year >= 30 else 2000 + year
    return date(year, 1, 1), date(year + 9, 12, 31)


def _weekdays_ago(m: re.Match[str], day: date, future: bool) -> Range:
    return one(weekday_before(cal.WEEKDAYS[m["weekday"].lower()], day) - timedelta(7 * (cal.number(m["n"]) - 1)))


def _week_from(m: re.Match[str], day: date, future: bool) -> Range:
    number = cal.WEEKDAYS[m["weekday"].lower()]
    if m["ago"]:
        return one(weekday_before(number, day) - timedelta(7))
    return one(day + timedelta((number - day.weekday()) % 7 or 7) + timedelta(7))


def _years_ago_today(m: re.Match[str], day: date, future: bool) -> Range:
    first = cal.ago(cal.number(m["n"]), m["unit"].lower().rstrip("s"), day)[0]
    if m["unit"].lower().startswith("year"):
        first = first.replace(month=day.month)
    return one(first.replace(day=min(day.day, calendar.monthrange(first.year, first.month)[1])))


def _some_ago(m: re.Match[str], day: date, future: bool) -> Range:
    most, least = _SOME_UNITS_AGO[m["unit"].lower()]
    return cal.ago(most, m["unit"].lower()[:-1], day)[0], cal.ago(least, m["unit"].lower()[:-1], day)[1]


def _and_a_half(m: re.Match[str], day: date, future: bool) -> Range:
    months = cal.number(m["n"]) * (12 if m["unit"].lower().startswith("year") else 1)
    if m["unit"].lower().startswith("year"):
        year = cal.ago(months + 6, "month", day)[0].year
        return date(year, 1, 1), date(year, 12, 31)
    when = day - timedelta(30 * months + 15)
    return when - timedelta(7), when + timedelta(7)


def _weekend(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.unit_days("weekend", 0 if future or day.weekday() >= 5 else -1, day)


def _short_year(m: re.Match[str], day: date, future: bool) -> Range:
    short = int(m["y"] or m["bare"])
    year = 2000 + short if 2000 + short <= day.year + 1 else 1900 + short
    return one(date(year, cal.MONTHS[m["month"].lower().rstrip(".")], int(m["d"])))


def _ordered(first: date, last: date) -> Range:
    if last < first:
        msg = f"{last} is before {first}"
        raise ValueError(msg)
    return first, last


_D = r"(?:st|nd|rd|th)?"
_OF_WEEK = r"(?:\s+(?:of\s+)?(?P<which>last|this|next)\s+week)?"
_PART = (
    rf"\b(?:(?:at|in|by|towards|around|since|until)\s+)?(?:the\s+)?(?P<part>{'|'.join(_PARTS)})"
    r"(?:\s+(?:of|in)\b)?[\s-]+"
)
VAGUE_RULES: tuple[Rule, ...] = (
    rule(
        rf"\b(?:from\s+|between\s+)?(?:the\s+)?(?P<a>\d{{1,2}}){_D}(?:{_TO}|\s+and\s+)(?:the\s+)?(?P<b>\d{{1,2}}){_D}\s+"
        rf"(?:of\s+)?(?P<month>{MONTH})\b\.?(?:,?\s+(?P<y>{YEAR})\b)?",
        _days_of_month,
    ),
    rule(
        rf"\b(?:from\s+|between\s+)?(?P<m1>{MONTH})\b\.?\s+(?P<a>\d{{1,2}}){_D}(?:{_TO}|\s+and\s+)"
        rf"(?P<m2>{MONTH})\b\.?\s+(?P<b>\d{{1,2}}){_D}\b(?:,?\s+(?P<y>{YEAR})\b)?",
        _day_to_day,
    ),
    rule(
        rf"\b(?:from|between)\s+(?P<m1>{MONTH})\b\.?(?:{_TO}|\s+and\s+)(?P<m2>{MONTH})\b\.?(?:,?\s+(?P<y>{YEAR})\b)?",
        _months,
    ),
    rule(rf"\b(?:from\s+)?(?P<w1>{WEEKDAY}){_TO}(?P<w2>{WEEKDAY})\b{_OF_WEEK}", _weekdays),
    rule(rf"\bbetween\s+(?P<w1>{WEEKDAY})\s+and\s+(?P<w2>{WEEKDAY})\b{_OF_WEEK}", _weekdays),
    rule(rf"\b(?:from\s+|between\s+)(?P<a>{YEAR})(?:{_TO}|\s+and\s+)(?P<b>{YEAR})\b", _years),
    rule(rf"{_PART}(?P<month>{MONTH})\b\.?(?!\s+\d{{1,2}}(?:st|nd|rd|th)?\b)(?:,?\s+(?P<y>{YEAR})\b)?", _part_of_month),
    rule(rf"{_PART}(?P<which>last|this|next)\s+(?P<unit>month|year)\b", _part_of_unit),
    rule(rf"{_PART}(?P<y>{YEAR})\b", lambda m, day, future: _third_of_year(int(m["y"]), _PARTS[m["part"].lower()])),
    rule(
        rf"\b(?:in|during)\s+the\s+(?:(?:early|late|mid)[\s-]+)?(?:(?P<name>{'|'.join(_DECADES)})"
        r"|['’]?(?P<digits>(?:19|20)?\d0)s)\b",
        _decade,
    ),
    rule(
        r"\b(?:(?P<which>last|this|next)\s+)?"
        rf"(?<!every )(?<!each )(?P<feast>{'|'.join(re.escape(name) for name in FEASTS if name in MOVING)})\b"
        rf"(?:\s+(?:of\s+|in\s+)?(?P<y>{YEAR})\b|\s+(?P<after>last|this|next)\s+year)?",
        _moving_feast,
    ),
    rule(
        rf"\b(?P<which>)(?P<y>)(?P<feast>{'|'.join(map(re.escape, FEASTS))})\s+(?P<after>last|this|next)\s+year\b",
        _moving_feast,
    ),
    rule(rf"\b(?P<n>{_NUMBER})\s+(?P<weekday>{WEEKDAY})s\s+ago\b", _weekdays_ago),
    rule(
        rf"\ba\s+week\s+(?:from|after|(?P<ago>ago\s+on|before))\s+(?:next\s+|last\s+)?(?P<weekday>{WEEKDAY})\b",
        _week_from,
    ),
    rule(rf"\b(?P<n>{_NUMBER})\s+(?P<unit>years?|months?)\s+ago\s+(?:to\s+the\s+day|today)\b", _years_ago_today),
    rule(rf"\b(?P<n>{_NUMBER})\s+and\s+a\s+half\s+(?P<unit>years?|months?)\s+ago\b", _and_a_half),
    rule(r"\bthe\s+week\s+before\s+last\b", lambda m, day, future: cal.unit_days("week", -2, day)),
    rule(
        r"\bthe\s+weekend\s+before\s+last\b",
        lambda m, day, future: cal.unit_days("weekend", -2, day),
    ),
    rule(r"\bthe\s+other\s+day\b", lambda m, day, future: (day - timedelta(7), day - timedelta(1))),
    rule(r"\b(?:at|on|over)\s+the\s+weekend\b", _weekend),
    rule(
        r"\bthis\s+time\s+last\s+year\b",
        lambda m, day, future: cal.month_days(day.year - 1, day.month),
    ),
    rule(
        rf"\b(?P<d>\d{{1,2}})\.\s?(?P<m>\d{{1,2}})\.\s?(?P<y>{YEAR})\b",
        lambda m, day, future: one(date(int(m["y"]), int(m["m"]), int(m["d"]))),
    ),
    rule(
        rf"\b(?P<d>\d{{1,2}}){_D}\s+(?P<month>{MONTH})\b\.?\s+(?:['’](?P<y>\d\d)\b|(?P<bare>\d\d)(?=[.,;!?)]|$))",
        _short_year,
    ),
)
"""Tried before the plain rules of `dates`: each holds a plain date inside."""

LATE_RULES: tuple[Rule, ...] = (
    rule(r"(?<!\d )(?<!hundred )(?<!thousand )(?<!million )\b(?P<unit>days|weeks|months|years)\s+ago\b", _some_ago),
)
"""Tried after them: "weeks ago" is vague only where no number stands before it."""
