"""Dates that people shorten: "2/3", "12.02.", "the 2nd was my birthday", "friday week", "the summer before last"."""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import cache

from persode.language import calendar as cal
from persode.language.date_rule import Range, Rule, one, rule
from persode.language.forms import is_verb
from persode.language.numeric_dates import month_first
from persode.language.wordlists import word_set

__all__ = ["LATE_SHORT_RULES", "SHORT_RULES", "short_numeric_rule"]

_WEEKDAY = "|".join(sorted(cal.WEEKDAYS, key=len, reverse=True))
_TOLD_OF = frozenset(
    (
        "floor",
        "grade",
        "year",
        "time",
        "place",
        "one",
        "round",
        "attempt",
        "day",
        "week",
        "month",
        "century",
        "birthday",
    )
)
"""What is counted and no day: "by the 3rd floor", "the 2nd one was better"."""

_NO_DATE_BEFORE = re.compile(r"(?:[£€$₩]\s?|\b(?:at|cost|costs|paid|version|chapter|section|only)\s+)$", re.IGNORECASE)
_DATE_BEFORE = re.compile(
    r"(?:^|[.!?\n(]\s*|\b(?:on|by|until|till|til|since|from|before|after|due|for|the)\s+"
    rf"|\b(?:{_WEEKDAY})\.?,?\s+)$",
    re.IGNORECASE,
)
_PART_OF = re.compile(
    r"\s*(?:of\b|stars?\b|tsp|cups?\b|tbsp|full\b|majority|done\b|on (?:the|my)\b|for\b|points?\b)", re.I
)
"""After "2/3" it says that the figures are a share or a mark."""


_HEADS = re.compile(r"\s*(?:[-:–,.!]|$)|\s+(?:was|is|we|i|my|the)\b", re.IGNORECASE)
"""What follows figures that head a page: "2/3 - moved in", "2/3 was long"; not "7/10 would recommend"."""


@cache
def short_numeric_rule(zone: str = "") -> Rule:
    """The rule for a day and month in figures without a year ("on 2/3"), for a person of that IANA zone."""
    first = month_first(zone)

    def read(m: re.Match[str], day: date, future: bool) -> Range:
        begins = not m.string[: m.start()].strip() or m.string[: m.start()].rstrip()[-1] in ".!?\n"
        if begins and not _HEADS.match(m.string, m.end()):
            raise ValueError(m.group())
        if not _DATE_BEFORE.search(m.string[: m.start()][-24:]) or _PART_OF.match(m.string, m.end()):
            raise ValueError(m.group())
        a, b = int(m["a"]), int(m["b"])
        days = [(a, b)] if b <= 12 and not (first and a <= 12) else []
        days += [(b, a)] if a <= 12 and (first or b > 12) else []
        if not days:
            raise ValueError(m.group())
        return one(cal.nearest_year(days[0][1], days[0][0], day, future))

    return rule(r"(?<![\d/.,:-])(?P<a>\d{1,2})/(?P<b>\d{1,2})(?![\d/%]|\.\d)", read)


def _dotted(m: re.Match[str], day: date, future: bool) -> Range:
    """ "12.02.": day first wherever dates are written with full stops."""
    if _NO_DATE_BEFORE.search(m.string[: m.start()][-12:]):
        raise ValueError(m.group())
    return one(cal.nearest_year(int(m["m"]), int(m["d"]), day, future))


def _the_day(m: re.Match[str], day: date, future: bool) -> Range:
    """ "The 2nd was my birthday", "by the 20th"; "by the 3rd floor" is no date."""
    following = re.match(r"\s+([a-z]+)", m.string[m.end() :])
    word = following.group(1) if following else ""
    if word in _TOLD_OF or (word and word not in word_set("stopwords") and not is_verb(word)):
        raise ValueError(m.group())
    if (m["before"] or "").lower() in ("", "the") and not re.match(r"\s+(?:was|is|will)\b", m.string[m.end() :]):
        raise ValueError(m.group())
    told = re.match(r"\s+was\b", m.string[m.end() :])
    ahead = (future and not told) or (m["before"] or "").lower() in ("by", "until", "till", "til")
    return one(cal.nearest_month(int(m["d"]), day, ahead))


def _a_week_on(m: re.Match[str], day: date, future: bool) -> Range:
    """ "Friday week", "a week on Friday": a week after the coming one."""
    ahead = (cal.WEEKDAYS[m["weekday"].lower()] - day.weekday()) % 7 or 7
    return one(day + timedelta(ahead + (14 if "fortnight" in m.group().lower() else 7)))


def _before_last(m: re.Match[str], day: date, future: bool) -> Range:
    """ "The summer before last", "the year before last"."""
    name = m["name"].lower()
    if name in ("year", "month"):
        return cal.unit_days(name, -2, day)
    first = cal.season_days(name, None, "last", day, False)[0]
    return cal.season_days(name, first.year - 1, "", day, False)


def _end_of_unit(m: re.Match[str], day: date, future: bool) -> Range:
    """ "By the end of the week": its last days; "by" never begins before the day itself."""
    first, last = cal.unit_days(m["unit"].lower(), 0, day)
    size = {"week": 2, "month": 9, "year": 121}[m["unit"].lower()]
    return max(first, last - timedelta(size)), last


_D = r"(?:st|nd|rd|th)"
SHORT_RULES: tuple[Rule, ...] = (
    rule(
        rf"(?<!black )(?<!good )(?<!last )(?<!every )\b(?:on\s+)?(?P<weekday>{_WEEKDAY})\s+(?:week|fortnight)\b"
        r"(?!\s+(?:\d|of\b|after\b|before\b|in\b))",
        _a_week_on,
    ),
    rule(rf"\ba\s+(?:week|fortnight)\s+(?:on\s+|this\s+)?(?P<weekday>{_WEEKDAY})\b(?!s)", _a_week_on),
    rule(rf"\b(?P<weekday>{_WEEKDAY})\s+in\s+a\s+(?:week|fortnight)\b", _a_week_on),
    rule(r"\b(?:in\s+)?the\s+(?P<name>spring|summer|autumn|fall|winter|year|month)\s+before\s+last\b", _before_last),
    rule(r"\b(?:(?:by|at|before|until|till)\s+)?the\s+end\s+of\s+the\s+(?P<unit>week|month|year)\b", _end_of_unit),
    rule(
        r"(?<![\d.,:])(?P<d>0?[1-9]|[12]\d|3[01])\.\s?(?P<m>0[1-9]|1[0-2])\.(?=\s|,|\)|$)(?!\s?(?:19|20)?\d\d\b)",
        _dotted,
    ),
)
"""Tried before the plain rules: each holds a plainer date inside, or none that another rule knows."""

LATE_SHORT_RULES: tuple[Rule, ...] = (
    rule(
        rf"\b(?:(?P<before>on|by|until|till|til|since|from|before|after)\s+)?the\s+(?P<d>[12]?\d|3[01]){_D}\b(?!-)",
        _the_day,
    ),
)
"""Tried after them: "the 2nd of May" has its month."""
