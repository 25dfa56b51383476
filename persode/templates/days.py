"""Days as a person says them: "20 February", with the year only where it is another one."""

from __future__ import annotations

from datetime import date

from persode.clock import my_day
from persode.memory import Memory

__all__ = ["day_of", "spoken_day"]

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def spoken_day(day: date, today: date | None = None) -> str:
    """As "20 February", or as "20 February 2025" if `today` lies in another year or is not known."""
    words = f"{day.day} {_MONTHS[day.month - 1]}"
    return words if today is not None and today.year == day.year else f"{words} {day.year}"


def day_of(memory: Memory, zone: str = "UTC") -> date:
    """The day that a memory belongs to: its own my-day, else the local day on which it was formed.

    Raises:
        BadInputError: there is no such zone.
    """
    return memory.my_day if memory.my_day is not None else my_day(memory.created_at, zone)
