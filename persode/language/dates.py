"""Dates as people write them, read against the entry's own day: "last Friday", "three weeks ago", "어제", "in March".

Nothing here reads a clock: `day` is the my-day of the entry. A vague date is a range; an impossible one is no date.

No date library: measured on 99 dates of the tests, dateparser 1.5 (`search_dates`, languages given) found 21 of 50
single days and a day inside 16 of 49 ranges, read days into "We had 3 cats and sat down" and "31 February", and cost
10 MB on disk, 25 MB of memory and 6 ms a phrase (ours: 0.3). The one form that only it knew ("3 May 24") is here.

"03/04/2026" may be two days. The person's zone decides where it is known: month first in the United States and the
Philippines, day first elsewhere. Without a zone, the reading that is not ahead of `day` wins if the other one is, else
the day comes first.

A season that only an unknown year places ("the summer when I was ten") is no date.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache

from persode.language import calendar as cal
from persode.language.ahead import is_ahead
from persode.language.date_rule import Range, Reader, Rule, one, rule, shifted
from persode.language.feasts import FEASTS, MOVING
from persode.language.forms import is_past, is_verb
from persode.language.korean_dates import KOREAN_RULES
from persode.language.likely import Likely
from persode.language.named_days import named_days
from persode.language.numeric_dates import numeric_rule
from persode.language.relative_dates import RELATIVE_RULES
from persode.language.short_dates import LATE_SHORT_RULES, SHORT_RULES, short_numeric_rule
from persode.language.vague_dates import LATE_RULES, MONTH, VAGUE_RULES, WEEKDAY, YEAR
from persode.language.wordlists import word_set

__all__ = ["DateMention", "about", "date_mentions"]


@dataclass(frozen=True)
class DateMention:
    """A date in a text: `text` at [start, end) means the days `first` to `last`, both included."""

    text: str
    start: int
    end: int
    first: date
    last: date


JUST_GONE = 45
"""Days for which a day of a month before a comma may head the page of that day."""

_NUMBER = "|".join([r"\d{1,3}", *cal.NUMBERS])
_SEASON = "|".join(sorted((re.escape(name) for name in cal.seasons() if name[0] < "가"), key=len, reverse=True))
_SEASONS = ("spring", "summer", "autumn", "fall", "winter")
_HINT = re.compile(
    r"\d|[가-힣]|day|night|nite|\bto go\b|morning|afternoon|evening|week|month|year|decade|ties\b"
    r"|ystd|yest|tomorrow|tmrw|tmr\b|tmw\b|2moro|tomoz|tonite"
    rf"|\b(?:{'|'.join([*cal.MONTHS, *cal.WEEKDAYS, *map(re.escape, [*cal.seasons(), *MOVING])])})s?\b",
    re.IGNORECASE,
)
"""A text without any of these names no date; asking so first spares most sentences ninety patterns."""


def about(text: str, day: date) -> Range | None:
    """The days that a text is about, (first, last), or None if it names none (it is then about `day`).

    Of several dates the first one that is not in the future wins, else the first.
    """
    mentions = date_mentions(text, day)
    past = [mention for mention in mentions if mention.first <= day]
    chosen = (past or mentions)[:1]
    return (chosen[0].first, chosen[0].last) if chosen else None


def date_mentions(text: str, day: date, zone: str = "") -> list[DateMention]:
    """Every date in a text, in order, none inside another. Impossible dates (30 February) are left out.

    Args:
        text: what was written.
        day: the my-day of the entry.
        zone: the person's IANA zone, which decides whether "03/04/2026" begins with the month; "" = not known.
    """
    if not _HINT.search(text):
        return []
    found: list[DateMention] = []
    straight = text.replace("’", "'")
    taken = named_days(straight)
    for pattern, read in (numeric_rule(zone), *_likely_rules().of(straight), short_numeric_rule(zone)):
        for match in pattern.finditer(straight):
            if any(match.start() < end and start < match.end() for start, end in taken):
                continue
            taken.append(match.span())
            with suppress(ValueError, OverflowError):
                first, last = read(match, day, is_ahead(straight, match))
                found.append(DateMention(text[match.start() : match.end()], match.start(), match.end(), first, last))
    return sorted(found, key=lambda mention: mention.start)


@cache
def _likely_rules() -> Likely[Reader]:
    return Likely(_RULES)


def _which(m: re.Match[str]) -> str:
    """ "last", "this", "next" or nothing."""
    return (m.groupdict().get("which") or "").lower()


def _year_beside(m: re.Match[str], day: date) -> int | None:
    """The year of "the spring of last year", "March next year"."""
    which = (m.groupdict().get("year") or "").lower()
    return day.year + {"last": -1, "this": 0, "next": 1}[which] if which else None


def _iso(m: re.Match[str], day: date, future: bool) -> Range:
    return one(date(int(m["y"]), int(m["m"]), int(m["d"])))


def _full(m: re.Match[str], day: date, future: bool) -> Range:
    month, number = cal.MONTHS[m["month"].lower().rstrip(".")], cal.day_number(m["d"])
    if m["y"]:
        return one(date(int(m["y"]), month, number))
    said = _year_beside(m, day)
    if said:
        return one(date(said, month, number))
    if future and m.string[m.end() : m.end() + 1] == ",":  # "9 March, the sky is grey" heads a page
        gone = cal.nearest_year(month, number, day, False)
        future = (day - gone).days > JUST_GONE
    return one(cal.nearest_year(month, number, day, future))


def _month(m: re.Match[str], day: date, future: bool) -> Range:
    month = cal.MONTHS[m["month"].lower().rstrip(".")]
    which, year = _which(m), m.groupdict().get("y") or _year_beside(m, day)
    if year:
        return cal.month_days(int(year), month)
    if which == "last":
        return cal.month_days(day.year if month < day.month else day.year - 1, month)
    if which == "next" or future:
        later = month > day.month or (month == day.month and which != "next")
        return cal.month_days(day.year if later else day.year + 1, month)
    return cal.month_days(day.year if month <= day.month else day.year - 1, month)


_OF_A_LIFE = re.compile(
    r"\s+(?:(?:when|that|in which)\s+(?:i|we|he|she|they|my)\b"
    rf"|(?:i|we|he|she)\s+(?:was|were|turned)\s+(?:{_NUMBER})\b)",
    re.IGNORECASE,
)


def _season(m: re.Match[str], day: date, future: bool) -> Range:
    """A season or feast; "the spring concert" and "a Christmas card" name a thing and no date."""
    year = m.groupdict().get("y") or _year_beside(m, day)
    named = re.match(r"\s+([a-z][\w'-]+)", m.string[m.end() :])
    if year is None and not _which(m) and _OF_A_LIFE.match(m.string, m.end()):
        raise ValueError(m.group())
    goes_on = named and (
        named.group(1) in word_set("stopwords") or named.group(1) == "alone" or is_verb(named.group(1))
    )
    if year is None and named and not goes_on:
        raise ValueError(m.group())
    return cal.season_days(m["season"].lower(), int(year) if year else None, _which(m), day, future)


_OF_WEEKDAYS = re.compile(
    r"\s+(?!(?:is|was|has|does|goes|comes|this|always|as|plans)\b)"
    r"(?:[a-z]{3,}(?<!s)(?<!u)s|school|league|roast|paper|market|service|club|shift|job|tradition|routine|people)\b"
)
"""What makes a bare weekday part of a thing that comes every week: "Sunday classes", "the Friday market"."""


_OF_ALL = re.compile(
    r"\b(?:worst|best|weirdest|longest|nicest|happiest|craziest|laziest|another|typical|average)\s+$", re.I
)
"""Before a bare weekday it speaks of such days: "the best Friday in ages"."""


def _weekday(m: re.Match[str], day: date, future: bool) -> Range:
    number = {"sat": 5, "sun": 6}.get(m["weekday"].lower()) or cal.WEEKDAYS[m["weekday"].lower()]
    which = _which(m)
    if m.group().lower().removeprefix("the ") == m["weekday"].lower() and (
        _OF_WEEKDAYS.match(m.string, m.end()) or _OF_ALL.search(m.string[: m.start()])
    ):
        raise ValueError(m.group())
    back = (day.weekday() - number) % 7
    if which == "next":
        return one(day + timedelta(7 - back))
    if which == "this":
        return one(day - timedelta(day.weekday()) + timedelta(number))
    if m.string[: m.start()].lower().endswith("since "):
        return one(day - timedelta(back or 7))
    if future and which != "last":
        named_today = m.group().lower().startswith("on ")  # "is on Tuesday", said on a Tuesday, is the next one
        return one(day + timedelta((7 - back) % 7 or 7 * named_today))
    return one(day - timedelta(back or (7 if which == "last" else 0)))


def _ago(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.ago(cal.number(m["n"]), m["unit"].lower(), day)


def _few_ago(m: re.Match[str], day: date, future: bool) -> Range:
    least, most = (2, 2) if m["n"].lower().startswith("a couple") else (3, 5)
    return cal.ago(most, m["unit"].lower(), day)[0], cal.ago(least, m["unit"].lower(), day)[1]


def _ahead(m: re.Match[str], day: date, future: bool) -> Range:
    """ "In two weeks" is ahead if the words speak of what is to come; "I read it in two weeks" is no date."""
    if not (future or m["time"] or _announces(m)):
        raise ValueError(m.group())
    return _until(m, day, future)


def _until(m: re.Match[str], day: date, future: bool) -> Range:
    """ "Three days til my birthday" is that day."""
    return cal.ago(-(1 if m["n"].lower() == "a" else cal.number(m["n"])), m["unit"].lower(), day)


def _announces(m: re.Match[str]) -> bool:
    """True for "In two days we leave": a sentence that begins so and goes on in the present."""
    following = re.match(r",?\s+(?:i|we|he|she|they|it)\s+(\w+)", m.string[m.end() :], re.IGNORECASE)
    begins = not m.string[: m.start()].strip() or m.string[: m.start()].rstrip()[-1] in ".!?\n"
    return bool(begins and following and is_verb(following.group(1)) and not is_past(following.group(1)))


_WAS = re.compile(r"\s+(?:was|were|has been|had been|went|felt|flew by|is over|sucked|rocked)\b", re.IGNORECASE)


def _unit(m: re.Match[str], day: date, future: bool) -> Range:
    """ "This weekend was great", said on a Tuesday, is the last one."""
    if (
        m["unit"].lower() == "weekend"
        and m["which"].lower() == "this"
        and day.weekday() < 5
        and _WAS.match(m.string, m.end())
    ):
        return cal.unit_days("weekend", -1, day)
    return cal.unit_days(m["unit"].lower(), {"last": -1, "this": 0, "next": 1}[m["which"].lower()], day)


def _year(m: re.Match[str], day: date, future: bool) -> Range:
    return date(int(m["y"]), 1, 1), date(int(m["y"]), 12, 31)


_D = r"(?P<d>\d{1,2})(?:st|nd|rd|th)?"
_M = rf"(?P<month>{MONTH})\b\.?"
_DAY_NAME = rf"(?:\b(?:{WEEKDAY})\.?,?\s+(?:the\s+)?)?"
_ITS_YEAR = rf"(?:(?:,?\s+|-)(?P<y>{YEAR}\b|0\d{{3}}\b|\d{{4}}\b(?!\s+[a-z])))?"
_IN = r"(?:in|since|during|over|at|on|until|early|late|mid)"
_ITS_YEAR_SAID = rf"{_ITS_YEAR}(?:,?\s+(?:of\s+)?(?P<year>last|this|next)\s+year\b)?"
_FEAST = "|".join(map(re.escape, (name for name in FEASTS if name not in MOVING)))
_TIME = (
    r"(?:\s+(?:holidays?|break|term|semester|vacation|season|time"
    r"|(?:month|evening|night|day|morning|afternoon)s?))?"
)
_UNIT = r"(?P<unit>day|week|month|year|weekend|fortnight)s?"
_RULES: tuple[Rule, ...] = (
    *RELATIVE_RULES,
    *SHORT_RULES,
    *VAGUE_RULES,
    *KOREAN_RULES,
    rule(r"\b(?P<y>\d{4})[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})\b", _iso),
    rule(rf"{_DAY_NAME}\b{_D}[\s-]+(?:of\s+)?{_M}{_ITS_YEAR_SAID}", _full),
    rule(rf"\b(?:the\s+)?(?P<d>{'|'.join(cal.ORDINALS)})\s+of\s+{_M}{_ITS_YEAR_SAID}", _full),
    rule(rf"{_DAY_NAME}\b{_M}\s+(?:the\s+)?{_D}\b(?!:){_ITS_YEAR_SAID}", _full),
    rule(rf"\b(?P<n>a few|a couple of|several|some)\s+{_UNIT}\s+(?:ago|back)\b", _few_ago),
    rule(r"\bhalf a year (?:ago|back)\b", lambda m, day, future: cal.ago(6, "month", day)),
    rule(rf"\b(?P<n>{_NUMBER})\s+{_UNIT}\s+(?:ago|back|earlier)\b", _ago),
    rule(rf"\b(?P<n>a|{_NUMBER})\s+{_UNIT}\s+(?:left\s+)?(?:until|till|til|to go)\b", _until),
    rule(rf"\b(?P<n>a|{_NUMBER})\s+(?:more\s+)?{_UNIT}\s+left\b(?=\s+(?:until|till|til|before)\b)", _until),
    rule(rf"\bin\s+(?P<n>a|{_NUMBER})\s+{_UNIT}(?P<time>'?\s+time)?\b", _ahead),
    rule(r"\b(?:the\s+)?day\s+before\s+yesterday\b", shifted(-2)),
    rule(r"\b(?:the\s+)?day\s+after\s+tomorrow\b", shifted(2)),
    rule(r"\b(?:yesterda+y+|last (?:night|nite)|yesterday's|ystd|ystday|yday|yest)\b", shifted(-1)),
    rule(r"\b(?:tomorro+w+|tmrw|tmr|tmw|2moro|tomoz)\b", shifted(1)),
    rule(r"\b(?:today|tonight|tonite|this (?:morning|afternoon|evening))\b", shifted(0)),
    rule(
        r"\b(?:(?P<which>last|next|this)\s+|on\s+)?(?P<weekday>sat|sun)\s+(?:morning|afternoon|evening|night|nite)\b",
        _weekday,
    ),
    rule(
        rf"(?<!every )(?<!each )(?<!\ba )\b(?:(?P<which>last|next|this)\s+|on\s+|the\s+)?(?P<weekday>{WEEKDAY})\b(?!s)"
        r"(?!\s+(?:morning|afternoon|evening|night)s\b)"
        r"(?:\s+(?:morning|afternoon|evening|night))?",
        _weekday,
    ),
    rule(rf"\b(?:{_IN}\s+)?(?:the\s+)?(?P<which>last|next|this)\s+(?P<season>{_SEASON})\b{_TIME}", _season),
    rule(rf"\b(?:{_IN}\s+)?(?:the\s+)?(?P<season>{_SEASON})\s+(?:of\s+|in\s+)?(?P<y>{YEAR})\b", _season),
    rule(rf"\b(?:{_IN}\s+)?(?:the\s+)?(?P<season>{_SEASON})\s+(?:of\s+)?(?P<year>last|this|next) year\b", _season),
    rule(rf"\b{_IN}\s+(?:the\s+)?(?P<season>{_SEASON})\b{_TIME}", _season),
    rule(rf"(?<!every )(?<!each )\b(?P<season>{_FEAST})\b{_TIME}", _season),
    rule(rf"\b(?:{_IN}[\s-]+)?(?P<which>last|next|this)\s+{_M}", _month),
    rule(rf"\b(?:{_IN}[\s-]+)?(?:of\s+)?{_M},?\s+(?:of\s+)?(?P<y>{YEAR})\b", _month),
    rule(rf"\b(?:{_IN}[\s-]+)?{_M}\s+(?:of\s+)?(?P<year>last|this|next) year\b", _month),
    rule(rf"\b{_IN}[\s-]+{_M}", _month),
    rule(r"\b(?P<which>last|this|next)\s+(?P<unit>week|month|year|weekend|fortnight)\b", _unit),
    rule(rf"\b(?:in|since|during|back in|the year|of)\s+(?P<y>{YEAR})\b", _year),
    *LATE_SHORT_RULES,
    *LATE_RULES,
)
