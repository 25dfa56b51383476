"""The timeline: what happened on which day, in the order of the day; vague dates as ranges.

Days are kept sorted, so that a range is a bisection.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from operator import attrgetter

from persode.errors import BadInputError
from persode.mementos.moment import Moment, in_order

__all__ = ["Event", "Timeline", "checked_day", "checked_range", "day_key", "day_of_key"]

_KEY = re.compile(r"[0-9]{8}")


def day_key(day: date) -> str:
    """ "20230315"."""
    return day.isoformat().replace("-", "")


def day_of_key(key: object) -> date:
    """The day of a strict `YYYYMMDD` key.

    Raises:
        BadInputError: it is no such key, or no day of the calendar.
    """
    if isinstance(key, str) and _KEY.fullmatch(key):
        try:
            return date(int(key[:4]), int(key[4:6]), int(key[6:]))
        except ValueError as error:
            raise BadInputError("no_such_day", day=key) from error
    raise BadInputError("bad_day_key", day=str(key)[:40])


def checked_day(day: object) -> date | None:
    """A day, the day of a strict `YYYYMMDD` key, or None.

    Raises:
        BadInputError: it is none of these, or no day of the calendar.
    """
    if day is None or isinstance(day, date) and not isinstance(day, datetime):
        return day
    return day_of_key(day)


def checked_range(start: date | None, end: date | None) -> tuple[date, date]:
    """Both bounds, inclusive; None is the beginning or the end of time.

    Raises:
        BadInputError: the end is before the start.
    """
    first, last = start or date.min, end or date.max
    if last < first:
        raise BadInputError("reversed_range", start=first.isoformat(), end=last.isoformat())
    return first, last


@dataclass(frozen=True)
class Event:
    """What happened: from `first` to `last`, both included, in the person's own words.

    The same text twice on a day is one event; `sources` are the memories (or additions) that tell it.
    """

    first: date
    last: date
    text: str
    title: str
    daytime: str
    feeling: str
    sources: tuple[str, ...]
    faded: bool = False

    @property
    def is_vague(self) -> bool:
        """True if it happened somewhere in a range of days."""
        return self.first != self.last


class Timeline:
    """The timeline of one life; a view, changed only by `Views`."""

    def __init__(self) -> None:
        self._days: list[date] = []
        self._on: dict[date, list[Moment]] = {}
        self._vague: list[Moment] = []
        self._events: dict[date, tuple[Event, ...]] = {}
        self._faded: set[date] = set()

    # -- read

    def days(self, faded: bool = False) -> list[date]:
        """The days on which something happened, oldest first; those with nothing but faded memories if asked."""
        return [d for d in self._days if faded or d not in self._faded]

    def on(self, day: date, faded: bool = False) -> tuple[Event, ...]:
        """What happened on a day, in the order of the day: by time of day where the text names one, else of telling."""
        if day in self._on and day not in self._events:
            self._events[day] = _events(in_order(self._on[day]))
        found = self._events.get(day, ())
        return found if faded else tuple(e for e in found if not e.faded)

    def between(self, start: date | None = None, end: date | None = None, faded: bool = False) -> list[date]:
        """The days of a range, both bounds included, on which something happened.

        Raises:
            BadInputError: the end is before the start.
        """
        first, last = checked_range(start, end)
        found = self._days[bisect_left(self._days, first) : bisect_right(self._days, last)]
        return [d for d in found if faded or d not in self._faded]

    def vague(self, start: date | None = None, end: date | None = None, faded: bool = False) -> tuple[Event, ...]:
        """What has a vague date that touches a range, by the first day that it may have been.

        Raises:
            BadInputError: the end is before the start.
        """
        first, last = checked_range(start, end)
        touching = [m for m in self._vague if m.first <= last and first <= m.last]
        return tuple(e for e in _events(touching) if faded or not e.faded)

    def search(self, words: str, faded: bool = True) -> tuple[Event, ...]:
        """The events whose text holds the words, whatever the case, newest first; a search finds what has faded."""
        wanted = words.casefold().split()
        if not wanted:
            return ()
        found = [e for e in self if all(w in e.text.casefold() for w in wanted) and (faded or not e.faded)]
        return tuple(reversed(found))

    def joined(self, day: date) -> str:
        """A day's texts as one: "A | B". An output only; what was told is kept as a list."""
        return " | ".join(event.text for event in self.on(day))

    def __iter__(self) -> Iterator[Event]:
        """All events, vague ones included, by their first day."""
        exact = [event for day in self._days for event in self.on(day, faded=True)]
        return iter(sorted([*exact, *self.vague(faded=True)], key=lambda e: e.first))

    # -- kept up to date by `Views`

    def add(self, moment: Moment) -> None:
        if "timeline" not in moment.views or not moment.text.strip():
            return
        if moment.is_vague:
            insort(self._vague, moment, key=attrgetter("order"))
            return
        day = moment.first
        if day not in self._on:
            insort(self._days, day)
        insort(self._on.setdefault(day, []), moment, key=attrgetter("order"))
        self._touch(day)

    def remove(self, moment: Moment) -> None:
        if moment.is_vague:
            self._vague = [m for m in self._vague if m.id != moment.id]
            return
        day = moment.first
        left = [m for m in self._on.get(day, ()) if m.id != moment.id]
        if left:
            self._on[day] = left
        elif self._on.pop(day, None) is not None:
            del self._days[bisect_left(self._days, day)]
        self._touch(day)

    def _touch(self, day: date) -> None:
        self._events.pop(day, None)
        moments = self._on.get(day, ())
        (self._faded.add if moments and all(m.faded for m in moments) else self._faded.discard)(day)


def _events(moments: list[Moment]) -> tuple[Event, ...]:
    """Moments as events; those of the same days with the same text are one."""
    found: dict[tuple[date, date, str], Event] = {}
    for m in moments:
        key = m.first, m.last, " ".join(m.text.casefold().split())
        twin = found.get(key)
        sources = (*twin.sources, m.id) if twin else (m.id,)
        faded = m.faded and (twin is None or twin.faded)
        shown = twin or m
        found[key] = Event(
            m.first,
            m.last,
            shown.text,
            shown.title,
            m.reading.daytime,
            m.feeling if m.feeling != "neutral" or twin is None else twin.feeling,
            sources,
            faded,
        )
    return tuple(found.values())
