"""Dates as people write them, read against the entry's own day: "last Friday", "three weeks ago", "어제", "in March".

Nothing here reads a clock: `day` is the my-day of the entry. A vague date is a range; an impossible one is no date.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta

from persode.language import calendar as cal
from persode.language.forms import is_verb
from persode.language.wordlists import word_set

__all__ = ["DateMention", "about", "date_mentions"]

Range = tuple[date, date]


@dataclass(frozen=True)
class DateMention:
    """A date in a text: `text` at [start, end) means the days `first` to `last`, both included."""

    text: str
    start: int
    end: int
    first: date
    last: date


_NUMBER = "|".join([r"\d{1,3}", *cal.NUMBERS])
_MONTH = "|".join(sorted(cal.MONTHS, key=len, reverse=True))
_WEEKDAY = "|".join(sorted(cal.WEEKDAYS, key=len, reverse=True))
_SEASON = "|".join(sorted(map(re.escape, cal.seasons()), key=len, reverse=True))
_YEAR = r"(?:19|20)\d\d"
_SEASONS = ("spring", "summer", "autumn", "fall", "winter")
_FUTURE = re.compile(
    r"(?:\b(?:will|going to|gonna|won't|next|coming|tomorrow|plan(?:ning)? to|want to|hope to|have to|due|upcoming"
    r"|can't wait)|'ll)\b",
    re.IGNORECASE,
)


def about(text: str, day: date) -> Range | None:
    """The days that a text is about, (first, last), or None if it names none (it is then about `day`).

    Of several dates the first one that is not in the future wins, else the first.
    """
    mentions = date_mentions(text, day)
    past = [mention for mention in mentions if mention.first <= day]
    chosen = (past or mentions)[:1]
    return (chosen[0].first, chosen[0].last) if chosen else None


def date_mentions(text: str, day: date) -> list[DateMention]:
    """Every date in a text, in order, none inside another. Impossible dates (30 February) are left out."""
    found: list[DateMention] = []
    taken: list[tuple[int, int]] = []
    straight = text.replace("’", "'")
    for pattern, read in _RULES:
        for match in pattern.finditer(straight):
            if any(match.start() < end and start < match.end() for start, end in taken):
                continue
            taken.append(match.span())
            with suppress(ValueError, OverflowError):
                first, last = read(match, day, _is_future(straight, match))
                found.append(DateMention(text[match.start() : match.end()], match.start(), match.end(), first, last))
    return sorted(found, key=lambda mention: mention.start)


def _is_future(text: str, match: re.Match[str]) -> bool:
    """True if the words around a date speak of what is to come."""
    clause = (
        re.split(r"[.!?;\n]", text[: match.start()])[-1][-80:] + re.split(r"[.!?;,\n]", text[match.end() :])[0][:80]
    )
    return bool(_FUTURE.search(clause))


Reader = Callable[[re.Match[str], date, bool], Range]


def _which(m: re.Match[str]) -> str:
    """ "last", "this", "next" or nothing."""
    return (m.groupdict().get("which") or "").lower()


def _one(when: date) -> Range:
    return when, when


def _iso(m: re.Match[str], day: date, future: bool) -> Range:
    return _one(date(int(m["y"]), int(m["m"]), int(m["d"])))


def _full(m: re.Match[str], day: date, future: bool) -> Range:
    month, number = cal.MONTHS[m["month"].lower().rstrip(".")], int(m["d"])
    if m["y"]:
        return _one(date(int(m["y"]), month, number))
    return _one(cal.nearest_year(month, number, day, future))


def _month(m: re.Match[str], day: date, future: bool) -> Range:
    month = cal.MONTHS[m["month"].lower().rstrip(".")]
    which, year = _which(m), m.groupdict().get("y")
    if year:
        return cal.month_days(int(year), month)
    if which == "last":
        return cal.month_days(day.year if month < day.month else day.year - 1, month)
    if which == "next" or future:
        return cal.month_days(day.year if month > day.month else day.year + 1, month)
    return cal.month_days(day.year if month <= day.month else day.year - 1, month)


def _season(m: re.Match[str], day: date, future: bool) -> Range:
    """A season or feast; "the spring concert" and "a Christmas card" name a thing and no date."""
    year = m.groupdict().get("y")
    named = re.match(r"\s+([a-z][\w'-]+)", m.string[m.end() :])
    if year is None and named and not (named.group(1) in word_set("stopwords") or is_verb(named.group(1))):
        raise ValueError(m.group())
    return cal.season_days(m["season"].lower(), int(year) if year else None, _which(m), day, future)


def _weekday(m: re.Match[str], day: date, future: bool) -> Range:
    number = cal.WEEKDAYS[m["weekday"].lower()]
    which = _which(m)
    back = (day.weekday() - number) % 7
    if which == "next":
        return _one(day + timedelta(7 - back))
    if which == "this":
        return _one(day - timedelta(day.weekday()) + timedelta(number))
    if future and which != "last":
        return _one(day + timedelta((7 - back) % 7))
    return _one(day - timedelta(back or (7 if which == "last" else 0)))


def _ago(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.ago(cal.number(m["n"]), m["unit"].lower(), day)


def _few_ago(m: re.Match[str], day: date, future: bool) -> Range:
    least, most = (2, 2) if m["n"].lower().startswith("a couple") else (3, 5)
    return cal.ago(most, m["unit"].lower(), day)[0], cal.ago(least, m["unit"].lower(), day)[1]


def _ahead(m: re.Match[str], day: date, future: bool) -> Range:
    """ "In two weeks" is ahead if the words speak of what is to come; "I read it in two weeks" is no date."""
    if not (future or m["time"]):
        raise ValueError(m.group())
    return cal.ago(-cal.number(m["n"]), m["unit"].lower(), day)


def _unit(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.unit_days(m["unit"].lower(), {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)


def _year(m: re.Match[str], day: date, future: bool) -> Range:
    return date(int(m["y"]), 1, 1), date(int(m["y"]), 12, 31)


def _day_of_month(m: re.Match[str], day: date, future: bool) -> Range:
    return _one(cal.nearest_month(int(m["d"]), day, future))


def _shifted(days: int) -> Reader:
    return lambda m, day, future: _one(day + timedelta(days))


def _korean_date(m: re.Match[str], day: date, future: bool) -> Range:
    if m["y"]:
        return _one(date(int(m["y"]), int(m["m"]), int(m["d"])))
    return _one(cal.nearest_year(int(m["m"]), int(m["d"]), day, future))


def _korean_ago(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.ago(cal.number(m["n"]), cal.KOREAN_UNITS[m["unit"]], day)


def _korean_week(m: re.Match[str], day: date, future: bool) -> Range:
    weeks = {"지난": -1, "저번": -1, "이번": 0, "다음": 1}[m["which"]]
    monday = day - timedelta(day.weekday()) + timedelta(7 * weeks)
    if m["weekday"]:
        return _one(monday + timedelta("월화수목금토일".index(m["weekday"])))
    if m["weekend"]:
        return monday + timedelta(5), monday + timedelta(6)
    return monday, monday + timedelta(6)


def _korean_unit(which: int, unit: str) -> Reader:
    return lambda m, day, future: cal.unit_days(unit, which, day)


def _rule(pattern: str, read: Reader) -> tuple[re.Pattern[str], Reader]:
    return re.compile(pattern, re.IGNORECASE), read


_D = r"(?P<d>\d{1,2})(?:st|nd|rd|th)?"
_M = rf"(?P<month>{_MONTH})\b\.?"
_IN = r"(?:in|since|during|over|at|on|until|early|late|mid)"
_FEAST = "|".join(sorted((re.escape(name) for name in cal.seasons() if name not in _SEASONS), key=len, reverse=True))
_TIME = (
    r"(?:\s+(?:holidays?|break|term|semester|vacation|season|time"
    r"|(?:month|evening|night|day|morning|afternoon)s?))?"
)
_UNIT = r"(?P<unit>day|week|month|year|weekend|fortnight)s?"
_RULES: tuple[tuple[re.Pattern[str], Reader], ...] = (
    _rule(r"\b(?P<y>\d{4})[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})\b", _iso),
    _rule(r"(?:(?P<y>\d{4})년\s*)?(?P<m>\d{1,2})월\s*(?P<d>\d{1,2})일", _korean_date),
    _rule(rf"\b{_D}\s+(?:of\s+)?{_M}(?:,?\s+(?P<y>{_YEAR})\b)?", _full),
    _rule(rf"\b{_M}\s+(?:the\s+)?{_D}\b(?!:)(?:,?\s+(?P<y>{_YEAR})\b)?", _full),
    _rule(rf"\b(?P<n>a few|a couple of|several|some)\s+{_UNIT}\s+(?:ago|back)\b", _few_ago),
    _rule(r"\bhalf a year (?:ago|back)\b", lambda m, day, future: cal.ago(6, "month", day)),
    _rule(rf"\b(?P<n>{_NUMBER})\s+{_UNIT}\s+(?:ago|back|earlier)\b", _ago),
    _rule(rf"\bin\s+(?P<n>{_NUMBER})\s+{_UNIT}(?P<time>'?\s+time)?\b", _ahead),
    _rule(r"\b(?:the\s+)?day\s+before\s+yesterday\b", _shifted(-2)),
    _rule(r"\b(?:the\s+)?day\s+after\s+tomorrow\b", _shifted(2)),
    _rule(r"\b(?:yesterday|last night|yesterday's)\b", _shifted(-1)),
    _rule(r"\b(?:tomorrow|tmrw|tmr)\b", _shifted(1)),
    _rule(r"\b(?:today|tonight|this (?:morning|afternoon|evening))\b", _shifted(0)),
    _rule(
        rf"(?<!every )(?<!each )\b(?:(?P<which>last|next|this)\s+|on\s+|the\s+)?(?P<weekday>{_WEEKDAY})\b(?!s)"
        r"(?:\s+(?:morning|afternoon|evening|night))?",
        _weekday,
    ),
    _rule(rf"\b(?:{_IN}\s+)?(?:the\s+)?(?P<which>last|next|this)\s+(?P<season>{_SEASON})\b{_TIME}", _season),
    _rule(rf"\b(?:{_IN}\s+)?(?:the\s+)?(?P<season>{_SEASON})\s+(?:of\s+|in\s+)?(?P<y>{_YEAR})\b", _season),
    _rule(rf"\b{_IN}\s+(?:the\s+)?(?P<season>{_SEASON})\b{_TIME}", _season),
    _rule(rf"\b(?P<season>{_FEAST})\b{_TIME}", _season),
    _rule(rf"\b(?:{_IN}[\s-]+)?(?P<which>last|next|this)\s+{_M}", _month),
    _rule(rf"\b(?:{_IN}[\s-]+)?(?:of\s+)?{_M},?\s+(?:of\s+)?(?P<y>{_YEAR})\b", _month),
    _rule(rf"\b{_IN}[\s-]+{_M}", _month),
    _rule(r"\b(?P<which>last|this|next)\s+(?P<unit>week|month|year|weekend|fortnight)\b", _unit),
    _rule(rf"\b(?:in|since|during|back in|the year|of)\s+(?P<y>{_YEAR})\b", _year),
    _rule(r"\bon\s+the\s+(?P<d>\d{1,2})(?:st|nd|rd|th)\b", _day_of_month),
    _rule(r"그끄저께|그끄제", _shifted(-3)),
    _rule(r"그저께|그제(?!야|서)", _shifted(-2)),
    _rule(r"어제|어젯밤|어저께", _shifted(-1)),
    _rule(r"오늘", _shifted(0)),
    _rule(r"내일모레|모레", _shifted(2)),
    _rule(r"내일", _shifted(1)),
    _rule(
        r"(?P<which>지난|저번|이번|다음)\s*주\s*(?:(?P<weekday>[월화수목금토일])요일|(?P<weekend>말))?", _korean_week
    ),
    _rule(r"(?P<n>\d{1,3}|한|두|세|네)\s*(?P<unit>일|주일|주|달|개월|년)\s*전", _korean_ago),
    _rule(r"지난달|저번\s*달", _korean_unit(-1, "month")),
    _rule(r"이번\s*달", _korean_unit(0, "month")),
    _rule(r"작년|지난해", _korean_unit(-1, "year")),
    _rule(r"올해", _korean_unit(0, "year")),
    _rule(r"내년", _korean_unit(1, "year")),
)
