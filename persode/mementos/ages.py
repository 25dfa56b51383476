"""An age is a value of a day: it moves on with the birthday if that is known, else with each full year from then on.

Without a birthday nobody knows the day on which it moves; that she is a year older a year later is certain.
"""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from persode.language import date_mentions

if TYPE_CHECKING:
    from persode.mementos.fact import FactView, Value

__all__ = ["AGE", "BIRTHDAY", "OLDEST", "age_on", "birthday_of", "is_age", "moved_on"]

AGE = "profile.personal.identity.age.current"
BIRTHDAY = "profile.personal.identity.age.birthday"
OLDEST = 130

_ISO = re.compile(r"(?:\d{4}-)?(?P<month>\d{2})-(?P<day>\d{2})")
_LEAP = 2000


def is_age(value: str) -> bool:
    """True for a whole number of years that somebody can be old."""
    return value.isascii() and value.isdigit() and int(value) <= OLDEST


def birthday_of(value: str) -> tuple[int, int] | None:
    """The month and the day of "9 May", "9 May 1998", "May 9th", "05-09" or "1998-05-09"; None if it is no day."""
    iso = _ISO.fullmatch(value.strip())
    if iso:
        try:
            found = date(_LEAP, int(iso["month"]), int(iso["day"]))
        except ValueError:
            return None
        return found.month, found.day
    days = date_mentions(value, date(_LEAP, 6, 30))
    if len(days) != 1 or days[0].first != days[0].last or not re.search(r"\d", value):
        return None
    rest = value[: days[0].start] + value[days[0].start + len(days[0].text) :]
    if re.sub(r"\b(?:on|the|in|born)\b|\d{4}|[\s,.]", "", rest.casefold()):
        return None
    return days[0].first.month, days[0].first.day


def age_on(value: Value, day: date, turns: tuple[int, int] | None = None) -> str:
    """How old she was on a day, by an age that was said on or before it; `turns` are month and day of the birthday."""
    told = value.as_told
    if value.last_said is None or not is_age(told):
        return told
    return str(int(told) + max(0, _years(value.last_said, day, turns)))


def moved_on(fact: FactView, birthday: str, today: date | None) -> FactView:
    """The ages of a life, each with the days on which it was said, and the newest one as it is by now."""
    turns = birthday_of(birthday) if birthday else None
    history = tuple(replace(v, since=_said(v), until=_last_said(v)) for v in fact.history)
    current = fact.current
    if today and current and (age := age_on(current[0], today, turns)) != current[0].value:
        current = (replace(current[0], value=age, stated=current[0].value), *current[1:])
    return replace(fact, current=current, history=history, turns=turns)


def _said(value: Value) -> tuple[date, date] | None:
    return (value.said, value.said) if value.said else None


def _last_said(value: Value) -> tuple[date, date] | None:
    last = value.last_said or value.said
    return (last, last) if last else None


def _years(said: date, day: date, turns: tuple[int, int] | None) -> int:
    """How many birthdays lie between, or full years if the birthday is not known."""
    month, number = turns or (said.month, said.day)
    before = (said.month, said.day) < (month, number)
    after = (day.month, day.day) < (month, number)
    return day.year - said.year + before - after
