"""What the Today page shows: today's page, what happened on this day, and one memory that wants to come back.

Here salience is the point: what comes up unasked is moving, not fresh, not grave, and has not come up lately (measured
finding: salience in a search only costs, see `persode.store`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import islice
from typing import TYPE_CHECKING

from persode.agent import is_heavy
from persode.memory import Memory
from persode.store.strategies import SIGNIFICANT_INTENSITY

if TYPE_CHECKING:
    from persode.journal.fold.state import Page
    from persode.journal.journal import Journal

__all__ = ["ComingBack", "Today", "look_at_today"]

ON_THIS_DAY = 3
"""So many memories of the same date are shown, the newest."""

REST_DAYS = 7
"""A memory that came up is left alone for so many days."""

MOST_CANDIDATES = 7

RESTED_BY_HALF = 30
"""Days after which a memory that came up pulls half as much as it ever will."""


@dataclass(frozen=True)
class ComingBack:
    """A memory that wants to come back, and why: a key of the catalogue (`today.why.<reason>`) with `days` ago."""

    memory: Memory
    reason: str
    days: int


@dataclass(frozen=True)
class Today:
    """What the Today page shows. `on_this_day` are memories of the same date in earlier months or years."""

    day: date
    page: Page | None
    told: int
    on_this_day: tuple[Memory, ...]
    coming_back: ComingBack | None


def look_at_today(journal: Journal) -> Today:
    """Gather it; nothing is changed, and the same moment gives the same answer."""
    day = journal.today
    same_date = (m for m in journal.memories if m.my_day is not None and _same_date(m.my_day, day))
    may_come_up = (m for m in same_date if not journal.care.held_back(m) and not is_heavy(m.text))
    on_this_day = tuple(islice(may_come_up, ON_THIS_DAY))
    return Today(
        day=day,
        page=next((p for p in journal.diary.pages() if p.day == day), None),
        told=len(journal.conversation(day)),
        on_this_day=on_this_day,
        coming_back=_coming_back(journal, {m.id for m in on_this_day}),
    )


def _pull(journal: Journal, memory: Memory, now: datetime) -> float:
    """How much a memory wants to come back, [0, 1]: by its weight, and by how long it has been left alone."""
    rested: float = 1 - 0.5 ** (memory.decay_age_days(now) / RESTED_BY_HALF)
    return journal.strength(memory, now).salience * rested


def _same_date(then: date, today: date) -> bool:
    """The same day of an earlier year, or of one of the last eleven months."""
    return then < today and then.day == today.day and (then.month == today.month or (today - then).days < 360)


def _coming_back(journal: Journal, shown: set[str]) -> ComingBack | None:
    now = journal.now
    moving = [
        m
        for m in journal.memories
        if m.emotional_intensity >= SIGNIFICANT_INTENSITY
        and m.created_at <= now
        and not m.is_short_term(now)
        and m.decay_age_days(now) >= REST_DAYS
        and m.id not in shown
        and not journal.care.held_back(m)
    ]
    moving.sort(key=lambda m: (-_pull(journal, m, now), -m.created_at.timestamp(), m.id))
    first = list(islice((m for m in moving if not is_heavy(m.text)), MOST_CANDIDATES))
    if not first:
        return None
    memory = first[journal.today.toordinal() % len(first)]
    days = (journal.today - (memory.my_day or memory.created_at.date())) // timedelta(days=1)
    faded = journal.strength(memory, now).retention < 0.25
    return ComingBack(memory, "fading" if faded else "moving", days)
