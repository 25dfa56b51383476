"""The arithmetic of dates in words: months, seasons, "n units ago", the nearest year of a day."""

from __future__ import annotations

import calendar
from datetime import date, timedelta
from functools import cache

from persode.language.wordlists import word_table

__all__ = [
    "KOREAN_UNITS",
    "MONTHS",
    "NUMBERS",
    "ORDINALS",
    "WEEKDAYS",
    "ago",
    "day_number",
    "month_days",
    "nearest_month",
    "nearest_year",
    "number",
    "numbers",
    "season_days",
    "seasons",
    "unit_days",
]

MONTHS = {name.lower(): number for number, name in enumerate(calendar.month_name) if name}
MONTHS |= {name.lower(): number for number, name in enumerate(calendar.month_abbr) if name} | {"sept": 9}
WEEKDAYS = {name.lower(): number for number, name in enumerate(calendar.day_name)}
WEEKDAYS |= {"mon": 0, "tue": 1, "tues": 1, "wed": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4}
NUMBERS = {
    word: value
    for value, word in enumerate(
        [
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
        ],
        start=1,
    )
} | {"a": 1, "an": 1, "twenty": 20, "thirty": 30}
KOREAN_UNITS = {"일": "day", "주": "week", "주일": "week", "달": "month", "개월": "month", "년": "year"}
_TEENS = {"sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19}
_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}
ORDINALS = (
    *(
        "first",
        "second",
        "third",
        "fourth",
        "fifth",
        "sixth",
        "seventh",
        "eighth",
        "ninth",
        "tenth",
        "eleventh",
        "twelfth",
    ),
    *("thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth"),
    *(
        f"twenty-{unit}"
        for unit in ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
    ),
    *("thirtieth", "thirty-first"),
)
_KOREAN_NUMBERS = {"한": 1, "두": 2, "세": 3, "석": 3, "네": 4, "넉": 4, "일": 1, "다섯": 5, "여섯": 6}

Range = tuple[date, date]


@cache
def seasons() -> dict[str, tuple[str, str]]:
    """Named parts of the year: name -> (first, last) as MM-DD (`data/seasons.txt`)."""
    bounds = {name: value.split() for name, value in word_table("seasons").items()}
    return {name: (first, last) for name, (first, last) in bounds.items()}


def number(word: str) -> int:
    """The number that a word or digits name. Raises ValueError for any other word."""
    word = word.lower()
    if word in NUMBERS:
        return NUMBERS[word]
    if word in _TEENS:
        return _TEENS[word]
    ten, _, unit = word.replace("-", " ").partition(" ")
    if ten in _TENS and (not unit or unit in NUMBERS):
        return _TENS[ten] + NUMBERS.get(unit, 0)
    return _KOREAN_NUMBERS[word] if word in _KOREAN_NUMBERS else int(word)


def day_number(word: str) -> int:
    """The day of a month as digits or as an ordinal word ("twelfth"). Raises ValueError for any other word."""
    return ORDINALS.index(word.lower()) + 1 if word.lower() in ORDINALS else int(word)


@cache
def numbers() -> tuple[str, ...]:
    """Every number word up to ninety-nine, the longest first; "a" and "an" are none here."""
    units = list(NUMBERS)[:9]
    compound = [f"{ten}{joint}{unit}" for ten in _TENS for joint in ("-", " ") for unit in units]
    single = [word for word in NUMBERS if word not in ("a", "an")] + list(_TEENS) + list(_TENS)
    return tuple(sorted(dict.fromkeys([*compound, *single]), key=len, reverse=True))


def month_days(year: int, month: int) -> Range:
    """First and last day of a month."""
    return date(year, month, 1), date(year, month, calendar.monthrange(year, month)[1])


def ago(count: int, unit: str, day: date) -> Range:
    """The days meant by "count units ago"; days and weeks are exact, months and years are ranges; negative = ahead."""
    if unit in ("day", "week", "fortnight"):
        when = day - timedelta(count * {"day": 1, "week": 7, "fortnight": 14}[unit])
        return when, when
    if unit == "weekend":
        return _weekend(-count, day)
    if unit == "month":
        months = day.year * 12 + day.month - 1 - count
        return month_days(months // 12, months % 12 + 1)
    return date(day.year - count, 1, 1), date(day.year - count, 12, 31)


def unit_days(unit: str, which: int, day: date) -> Range:
    """The week, weekend, month or year before (-1), around (0) or after (1) a day; weeks begin on Monday."""
    if unit == "weekend":
        return _weekend(which, day)
    if unit in ("month", "year"):
        return ago(-which, unit, day)
    if unit == "day":
        return day + timedelta(which), day + timedelta(which)
    monday = day - timedelta(day.weekday()) + timedelta(7 * which)
    return monday, monday + timedelta(6)


def nearest_year(month: int, number: int, day: date, future: bool) -> date:
    """That day of the year nearest before `day` (or on it), or after it if the text speaks of the future."""
    for years in range(9):
        year = day.year + years if future else day.year - years
        try:
            when = date(year, month, number)
        except ValueError:
            if (month, number) == (2, 29):
                continue
            raise
        if (when >= day) if future else (when <= day):
            return when
    msg = f"no {number}/{month} near {day}"
    raise ValueError(msg)


def nearest_month(number: int, day: date, future: bool) -> date:
    """That day of a month nearest before `day` (or on it), or after it. Raises ValueError if no month has it."""
    for months in range(3):
        index = day.year * 12 + day.month - 1 + (months if future else -months)
        year, month = index // 12, index % 12 + 1
        if 1 <= number <= calendar.monthrange(year, month)[1]:
            when = date(year, month, number)
            if (when >= day) if future else (when <= day):
                return when
    msg = f"no day {number} near {day}"
    raise ValueError(msg)


def season_days(name: str, year: int | None, which: str, day: date, future: bool) -> Range:
    """The days of a season or feast: of that year, or the last, this or next one seen from `day`."""
    if year is not None:
        return _season_of(name, year)
    years = [_season_of(name, day.year + shift) for shift in (-2, -1, 0, 1)]
    if which == "next" or (future and which != "last"):
        return next(days for days in years if days[0] > day)
    if which == "last":
        return [days for days in years if days[1] < day][-1]
    if which == "this" and not any(first <= day <= last for first, last in years):
        return _season_of(name, day.year)
    return [days for days in years if days[0] <= day][-1]


def _season_of(name: str, year: int) -> Range:
    first, last = (tuple(map(int, bound.split("-"))) for bound in seasons()[name])
    if last < first:  # winter
        return date(year, *first), month_days(year + 1, last[0])[1]
    return date(year, *first), date(year, *last)


def _weekend(which: int, day: date) -> Range:
    saturday = day - timedelta(day.weekday()) + timedelta(5 + 7 * which)
    return saturday, saturday + timedelta(1)
