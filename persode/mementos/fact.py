"""One slot of the profile: what was stated over time, folded into what is true now, what was, and what is planned.

The newer statement wins, whatever its certainty; a low certainty asks. A statement about the past adds history and
replaces nothing, unless it is about the very value that is current: that has then ended. "Also" ends nothing. What was
planned for a day is so from that day on, if nothing says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any

from persode.mementos.ages import AGE, age_on
from persode.mementos.corrections import Correction
from persode.mementos.reading import Days, Statement
from persode.mementos.slots import area_of, same, takes_many

__all__ = ["SURE", "FactView", "Stated", "Value", "fold_fact"]

SURE = 0.7
"""Certainty from which on a value is shown as it is; below it the profile asks."""


@dataclass(frozen=True)
class Stated:
    """A statement with the memory (or correction) that made it and the day for which it was told."""

    statement: Statement
    source: str
    day: date
    told_at: datetime
    position: int = 0
    put_right: date | None = None


@dataclass(frozen=True)
class Value:
    """A value of a slot.

    `said` and `last_said` are the days of its first and its newest statement; `since` and `until` are the days (a range
    where they are vague) that the texts give for its beginning and its end, or None. `sources` are ids of memories, in
    the order of telling; empty for what was chosen at the start. `certainty` is in [0, 1]. `put_right` is the day on
    which she corrected another value to this one, or None. `stated` is what was said where it has moved on since (an
    age), or "".
    """

    value: str
    said: date | None
    last_said: date | None
    since: Days | None = None
    until: Days | None = None
    sources: tuple[str, ...] = ()
    certainty: float = 1.0
    put_right: date | None = None
    stated: str = ""

    @property
    def as_told(self) -> str:
        """The value as it was said."""
        return self.stated or self.value

    @property
    def valid_from(self) -> date | None:
        """The day from which it is known to be true, or None."""
        return self.since[0] if self.since else self.said

    @property
    def valid_to(self) -> date | None:
        """The last day for which it is known, or None while it is current or if no text says."""
        return self.until[1] if self.until else None


@dataclass(frozen=True)
class FactView:
    """A slot: `current` (newest first; more than one where several can be true), `history` (oldest first), `planned`.

    `question` is the current value that is too uncertain to state, or "". `turns` are the month and the day on which an
    age moves on, if they are known.
    """

    path: str
    current: tuple[Value, ...] = ()
    history: tuple[Value, ...] = ()
    planned: tuple[Value, ...] = ()
    turns: tuple[int, int] | None = None

    @property
    def question(self) -> str:
        """The newest current value if its certainty is below `SURE`, else ""."""
        return self.current[0].value if self.current and self.current[0].certainty < SURE else ""

    def at(self, day: date) -> list[str]:
        """The values that were true on a day as far as is known; on a day of change what was so from then on."""
        found = [v for v in (*self.history, *self.current) if v.valid_from and v.valid_from <= day]
        if self.path == AGE:
            return [age_on(found[-1], day, self.turns)] if found else []
        begun = not takes_many(self.path) and any(v.valid_from == day for v in found)
        held = [v for v in found if v in self.current or v.valid_to is None or day <= v.valid_to]
        return [v.value for v in held if not (begun and v.valid_to == day and v.valid_from != day)]

    @property
    def sources(self) -> tuple[str, ...]:
        """The memories of all its values, each once."""
        return tuple(dict.fromkeys(s for v in (*self.current, *self.history, *self.planned) for s in v.sources))


def fold_fact(
    path: str,
    stated: Iterable[Stated],
    corrections: Sequence[Correction] = (),
    start: str = "",
    today: date | None = None,
) -> FactView:
    """The truth of one slot.

    Args:
        path: the slot.
        stated: what was told of it, in any order.
        corrections: those of this slot that count, oldest first.
        start: the value that was chosen at the start, or "": what is told later replaces it.
        today: the day on which it is looked at: what was planned for it has begun; None = no plan's day has come.
    """
    rows = sorted(stated, key=_told)
    for correction in corrections:
        rows, start = _corrected(rows, start, correction)
    slot = _Slot(path, start)
    for row in rows:
        slot.begin_planned(row.day)
        slot.take(row)
    slot.begin_planned(today)
    return slot.view()


def _told(row: Stated) -> tuple[Any, ...]:
    return row.day, row.told_at, row.position, row.statement.span, row.source


def _corrected(rows: list[Stated], start: str, correction: Correction) -> tuple[list[Stated], str]:
    """The statements, and the value of the start, under one correction: it is about what was told before it."""
    path, data = correction.data["path"], correction.data
    value, was = data["value"], data.get("was", "")
    meant = same(path, was or value)
    hits = [correction.is_after(r.told_at, r.position) and same(path, r.statement.value) == meant for r in rows]
    from_start = bool(start) and same(path, start) == meant
    if correction.action == "deny":
        return [r for r, hit in zip(rows, hits, strict=True) if not hit], "" if from_start else start
    if correction.action == "correct" and was:
        put_right = [_put_right(r, value, correction.day) if hit else r for r, hit in zip(rows, hits, strict=True)]
        return put_right, value if from_start else start
    days, tense = None, "future" if correction.action == "confirm" and data.get("tense") == "future" else "now"
    if correction.action == "end":
        ended = date.fromisoformat(data["on"]) if data.get("on") else correction.day
        days, tense = (ended, ended), "past"
    statement = Statement(path, value, tense, 1.0, days=days)
    return sorted([*rows, Stated(statement, "", correction.day, correction.at, correction.position)], key=_told), start


def _put_right(row: Stated, value: str, day: date) -> Stated:
    return replace(row, statement=replace(row.statement, value=value, certainty=1.0), put_right=day)


class _Slot:
    """The fold of one slot, statement by statement."""

    def __init__(self, path: str, start: str) -> None:
        self._path = path
        self._many = takes_many(path)
        self._current: dict[str, Value] = {}
        self._history: list[Value] = []
        self._planned: dict[str, Value] = {}
        self._before: dict[str, tuple[dict[str, Value], list[Value], Value]] = {}
        self._failed: set[str] = set()
        if start:
            self._current[same(path, start)] = Value(start, None, None)

    def take(self, row: Stated) -> None:
        """Let one statement count."""
        key = same(self._path, row.statement.value)
        if self._before:
            self._learn(key, row.statement)
        if row.statement.tense == "future" and area_of(self._path) != "goals":  # a goal is one from now on
            self._failed.discard(key)
            planned = _joined(self._planned.get(key), row)
            self._planned[key] = replace(planned, since=row.statement.days or planned.since)
        elif row.statement.tense == "past":
            self._take_past(key, row)
        else:
            self._take_now(key, row)

    def begin_planned(self, day: date | None) -> None:
        """Let begin what is planned for days that are over or for this one, in the order of those days."""
        if not self._planned or day is None:
            return
        due = [(v.since, key) for key, v in self._planned.items() if v.since and v.since[1] <= day]
        for since, key in sorted(due):
            if key not in self._failed:
                value = self._planned.pop(key)
                if key not in self._current:
                    self._before[key] = dict(self._current), list(self._history), value
                    self._make_room(since)
                    self._current[key] = value

    def _learn(self, key: str, statement: Statement) -> None:
        """A statement shows whether what was planned has begun: one that it has not takes it back."""
        for begun, (current, history, plan) in list(self._before.items()):
            denied = key == begun and (statement.tense == "future" or statement.ends and statement.days is None)
            if denied or statement.tense == "now" and key != begun and key in current:
                self._current, self._history = current, history
                self._planned[begun] = plan
                self._failed.add(begun)
            del self._before[begun]

    def view(self) -> FactView:
        newest = tuple(reversed(self._current.values()))
        history = sorted(self._history, key=_begun)
        return FactView(self._path, newest, tuple(history), tuple(self._planned.values()))

    def _take_now(self, key: str, row: Stated) -> None:
        self._planned.pop(key, None)
        known = self._current.pop(key, None)
        if known is None and not row.statement.adds:
            self._make_room(row.statement.days or (row.day, row.day))
        self._current[key] = _joined(known, row)

    def _make_room(self, begins: Days) -> None:
        """End what is current, because another value begins, where one alone can be true."""
        if not self._many:
            for value in self._current.values():
                self._end(value, begins)
            self._current.clear()

    def _take_past(self, key: str, row: Stated) -> None:
        days = row.statement.days
        known = self._current.get(key)
        begun = known.valid_from if known else None
        if known and not (row.source and days and begun and days[1] < begun):  # her own word ends it in any case
            del self._current[key]
            self._end(_joined(known, row, begins=False), days or (row.day, row.day))
            return
        if row.statement.ends and days is None:  # denied, and never told
            return
        if not row.source and self._ends_otherwise(key, row):
            return
        since = None if row.statement.ends else days
        over = Value(row.statement.value, row.day, row.day, since, days, (row.source,) if row.source else ())
        over = replace(over, said=None) if since is None else over
        for index, value in enumerate(self._history):
            if same(self._path, value.value) == key and (days is None or value.until in (None, days)):
                self._history[index] = replace(
                    value,
                    since=value.since or over.since,
                    until=value.until or over.until,
                    sources=tuple(dict.fromkeys([*value.sources, *over.sources])),
                )
                return
        self._history.append(over)

    def _ends_otherwise(self, key: str, row: Stated) -> bool:
        """Her own word on what is over already is about its end: it takes the place of the one that was known."""
        self._planned.pop(key, None)
        for index in reversed(range(len(self._history))):
            value = self._history[index]
            if same(self._path, value.value) == key:
                self._history[index] = replace(value, until=row.statement.days)
                return True
        return False

    def _end(self, value: Value, ends: Days) -> None:
        begun = value.valid_from
        if begun and ends[1] < begun and value.since is None:  # said on a day on which it was over already
            value = replace(value, said=None)
        elif begun and ends[1] < begun:
            ends = begun, begun
        self._history.append(replace(value, until=ends))


def _begun(value: Value) -> tuple[date, date]:
    """By the last day on which it can have begun: "since January" is no sooner than what was said on 10 January."""
    return (value.since[1] if value.since else value.said) or date.min, value.valid_to or date.max


def _joined(known: Value | None, row: Stated, begins: bool = True) -> Value:
    """A value with one more statement of it."""
    s, source = row.statement, (row.source,) if row.source else ()
    if known is None:
        return Value(s.value, row.day, row.day, s.days, None, source, s.certainty, row.put_right)
    return replace(
        known,
        said=row.day if known.said is None else known.said,
        last_said=row.day,
        since=known.since or (s.days if begins else None),
        sources=tuple(dict.fromkeys([*known.sources, *source])),
        certainty=max(known.certainty, s.certainty),
        put_right=row.put_right or known.put_right,
    )
