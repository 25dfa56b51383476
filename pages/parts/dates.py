"""Dates as a person says them: "3 weeks ago, Tue 9 March"."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

from persode.words import say

__all__ = [
    "ago",
    "ahead",
    "clock_time",
    "day_name",
    "month_name",
    "on_day",
    "part_of_day",
    "spoken",
    "spoken_ahead",
    "spoken_instant",
    "stamp",
]


def ago(days: int) -> str:
    """How long ago, in words: today, yesterday, 3 days, 2 weeks, 5 months, 2 years ago."""
    if days < 0:
        return say("app.ago.ahead")
    if days < 2:
        return say(("app.ago.today", "app.ago.yesterday")[days])
    for unit, length, least in (("years", 365, 730), ("year", 365, 365), ("months", 30, 61), ("weeks", 7, 14)):
        if days >= least:
            return say(f"app.ago.{unit}", n=days // length)
    return say("app.ago.days", n=days)


def on_day(day: date, today: date) -> str:
    """The date itself: Tue 9 March, with the year when it is another one."""
    key = "app.date.short" if day.year == today.year else "app.date.with_year"
    return say(key, weekday=say(f"app.weekday.{day.weekday()}")[:3], day=day.day, month=_month(day), year=day.year)


def spoken(day: date, today: date) -> str:
    """Both: 3 weeks ago, Tue 9 March."""
    return say("app.date.spoken", ago=ago((today - day).days), date=on_day(day, today))


def ahead(days: int) -> str:
    """How long until then, in words: today, tomorrow, in 3 days, 2 weeks, 5 months, 2 years."""
    if days < 2:
        return say(("app.ahead.today", "app.ahead.tomorrow")[max(0, days)])
    for unit, length, least in (("years", 365, 730), ("months", 30, 61), ("weeks", 7, 14)):
        if days >= least:
            return say(f"app.ahead.{unit}", n=days // length)
    return say("app.ahead.days", n=days)


def spoken_ahead(day: date, today: date) -> str:
    """A day to come, both ways: in 3 weeks, Tue 9 March."""
    return say("app.date.spoken", ago=ahead((day - today).days), date=on_day(day, today))


def day_name(day: date) -> str:
    """In full: Tuesday, 9 March 2026."""
    weekday = say(f"app.weekday.{day.weekday()}")
    return say("app.date.full", weekday=weekday, day=day.day, month=_month(day), year=day.year)


def month_name(day: date) -> str:
    """March 2026."""
    return say("app.date.month", month=_month(day), year=day.year)


def clock_time(instant: datetime, zone: str) -> str:
    """18:05, in the person's zone."""
    return f"{instant.astimezone(ZoneInfo(zone)):%H:%M}"


def spoken_instant(instant: datetime, zone: str) -> str:
    """9 March 2026, 18:05, in the person's zone."""
    local = instant.astimezone(ZoneInfo(zone))
    return say("app.date.instant", day=local.day, month=_month(local), year=local.year, time=f"{local:%H:%M}")


def stamp(instant: datetime, zone: str) -> str:
    """2026-03-09 18:05, in the person's zone: for tables."""
    return f"{instant.astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def part_of_day(instant: datetime, zone: str) -> str:
    """morning, afternoon, evening or night: the end of a key of the catalogue."""
    hour = instant.astimezone(ZoneInfo(zone)).hour
    return "night" if hour < 5 else "morning" if hour < 12 else "afternoon" if hour < 18 else "evening"


def _month(day: date) -> str:
    return say(f"app.month.{day.month}")
