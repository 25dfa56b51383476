"""The only place that reads the wall clock, and the rule for which day an entry belongs to.

Everything else takes the time as an argument. `PERSODE_NOW` (an instant, e.g. `2025-06-30T12:00:00Z`) sets the clock,
so that a demonstration or a dated journal can be looked at in its own time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from persode.errors import BadInputError

__all__ = ["DAY_START", "Clock", "aware", "clock_is_set", "my_day", "now", "parse_instant", "zone"]

Clock = Callable[[], datetime]
DAY_START = time(4)  # a night belongs to the day before it until four in the morning


def now() -> datetime:
    """The present instant, aware and in UTC; `PERSODE_NOW` wins over the wall clock.

    Raises:
        BadInputError: `PERSODE_NOW` is not an instant.
    """
    setting = os.environ.get("PERSODE_NOW", "").strip()
    if not setting:
        return datetime.now(UTC)
    try:
        return parse_instant(setting)
    except ValueError as error:
        raise BadInputError("bad_clock", value=setting) from error


def clock_is_set() -> bool:
    """True if `PERSODE_NOW` holds the clock."""
    return bool(os.environ.get("PERSODE_NOW", "").strip())


def parse_instant(text: str) -> datetime:
    """An ISO 8601 instant as an aware UTC time; without a zone it is read as UTC.

    Raises:
        ValueError: the text is not an instant.
    """
    return aware(datetime.fromisoformat(text.strip()))


def aware(instant: datetime) -> datetime:
    """The same instant in UTC; a naive time is read as UTC.

    Raises:
        BadInputError: it is not a datetime, or in UTC it is past an end of the calendar.
    """
    if not isinstance(instant, datetime):
        raise BadInputError("bad_time", value=instant)
    if instant.tzinfo is UTC:
        return instant
    try:
        return instant.replace(tzinfo=UTC) if instant.tzinfo is None else instant.astimezone(UTC)
    except OverflowError as error:
        raise BadInputError("impossible_time", value=instant) from error


def zone(name: str) -> ZoneInfo:
    """The IANA time zone of that name.

    Raises:
        BadInputError: there is no such zone.
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise BadInputError("bad_zone", value=name) from error


def my_day(instant: datetime, zone_name: str = "UTC", day_start: time = DAY_START) -> date:
    """The day that an entry written at `instant` belongs to: the local date, which turns at `day_start`.

    Raises:
        BadInputError: there is no such zone, or the day is past an end of the calendar.
    """
    start = timedelta(hours=day_start.hour, minutes=day_start.minute)
    try:
        local = aware(instant).astimezone(zone(zone_name))
        return (local.replace(tzinfo=None) - start).date()
    except OverflowError as error:
        raise BadInputError("impossible_time", value=instant) from error
