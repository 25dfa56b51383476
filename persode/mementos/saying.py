"""Days, lists and quotations as a person says them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date

from persode.language import sentences
from persode.language.calendar import month_days
from persode.words import say

__all__ = [
    "day_said",
    "days_said",
    "listed",
    "month_said",
    "number_said",
    "quoted",
    "shared_feeling",
    "since_said",
    "times_said",
]

MOST_QUOTED = 160
"""Characters of a quotation: whole sentences as far as they fit, else words."""


def day_said(day: date, language: str = "en", year: bool = True) -> str:
    """ "3 May 2025"."""
    month = say(f"mementos.month.{day.month}", language)
    return say("mementos.day" if year else "mementos.day_short", language, day=day.day, month=month, year=day.year)


def month_said(day: date, language: str = "en") -> str:
    """ "May 2025"."""
    return f"{say(f'mementos.month.{day.month}', language)} {day.year}"


def days_said(first: date, last: date, language: str = "en") -> str:
    """A day, a month, a year, years, or a range of days: "3 May 2025", "May 2025", "2019", "2019 to 2024"."""
    if first == last:
        return day_said(first, language)
    if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31):
        years = {"first": first.year, "last": last.year}
        return str(first.year) if first.year == last.year else say("mementos.range", language, **years)
    if (first, last) == month_days(first.year, first.month):
        return month_said(first, language)
    begins = day_said(first, language, year=first.year != last.year)
    return say("mementos.range", language, first=begins, last=day_said(last, language))


def since_said(first: date, last: date, language: str = "en") -> str:
    """The beginning of what lasts: a day, else the month or the year that it lies in."""
    if first == last or first.year != last.year:
        return days_said(first, last, language)
    return month_said(first, language) if first.month == last.month else str(first.year)


def number_said(number: int, language: str = "en") -> str:
    """ "three"; digits from eleven on."""
    return say(f"mementos.number.{number}", language) if 1 <= number <= 10 else f"{number:,}"


def times_said(count: int, language: str = "en") -> str:
    """ "once", "twice", "three times"."""
    if count in (1, 2):
        return say(f"mementos.times.{count}", language)
    return say("mementos.times.more", language, n=number_said(count, language))


def listed(words: Iterable[str], language: str = "en") -> str:
    """ "a, b and c"."""
    *rest, last = list(words) or [""]
    return f"{', '.join(rest)}{say('mementos.and', language)}{last}" if rest else last


def quoted(text: str, language: str = "en") -> str:
    """The beginning of a text in quotation marks, whole sentences if one fits; what is left out shows as "…"."""
    plain = " ".join(text.split())
    if len(plain) > MOST_QUOTED:
        kept = ""
        for sentence in sentences(plain):
            if sentence.end > MOST_QUOTED:
                break
            kept = plain[: sentence.end]
        plain = kept or plain[:MOST_QUOTED].rsplit(" ", 1)[0].rstrip(" ,;:") + "…"
    return say("mementos.story.quote", language, text=plain)


def shared_feeling(feelings: Sequence[str] | Counter[str]) -> str:
    """The feeling that is there most often, or "" if none is more than another."""
    counted = Counter(feelings).most_common(2)
    if not counted or len(counted) > 1 and counted[0][1] == counted[1][1]:
        return ""
    return counted[0][0]
