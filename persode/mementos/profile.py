"""The profile: facts that replace, each with its history and its memories, in areas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from persode.mementos.ages import AGE, BIRTHDAY, moved_on
from persode.mementos.belonging import COMPANY, OF_A_COMPANY, over_with
from persode.mementos.corrections import Correction
from persode.mementos.fact import FactView, Stated, fold_fact
from persode.mementos.moment import Moment
from persode.mementos.slots import AREAS, area_of, slot_order

__all__ = ["Profile"]


class Profile:
    """The profile of one life; a view, changed only by `Views`.

    A fact stays in it when the memory that told it has faded: fading hides episodes, not who somebody is.
    """

    def __init__(self) -> None:
        self._stated: dict[str, dict[str, list[Stated]]] = {}
        self._corrections: dict[str, list[Correction]] = {}
        self._start: dict[str, str] = {}
        self._facts: dict[str, FactView] = {}
        self._dirty: set[str] = set()
        self._paths: tuple[str, ...] | None = None
        self._today: date | None = None
        self._empty: dict[str, FactView] = {}

    # -- read

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths of all slots that hold anything, in the order of the summary."""
        self._settle()
        if self._paths is None:
            self._paths = tuple(sorted(self._facts, key=slot_order))
        return self._paths

    def __iter__(self) -> Iterator[FactView]:
        return (self._facts[path] for path in self.paths)

    def __len__(self) -> int:
        return len(self.paths)

    def fact(self, path: str) -> FactView:
        """A slot; an empty one if nothing is known of it."""
        self._settle()
        return self._facts.get(path) or self._empty.setdefault(path, FactView(path))

    def value(self, path: str) -> str:
        """The current value of a slot (the newest of several), or ""."""
        current = self.fact(path).current
        return current[0].value if current else ""

    @property
    def areas(self) -> dict[str, tuple[FactView, ...]]:
        """The slots by area: those of `AREAS` in their order, then any other."""
        found: dict[str, list[FactView]] = {}
        for fact in self:
            found.setdefault(area_of(fact.path), []).append(fact)
        rank = {area: n for n, area in enumerate(AREAS)}
        return {area: tuple(found[area]) for area in sorted(found, key=lambda a: (rank.get(a, len(AREAS)), a))}

    @property
    def questions(self) -> tuple[FactView, ...]:
        """The slots whose current value is too uncertain to state."""
        return tuple(fact for fact in self if fact.question)

    def tree(self) -> dict[str, object]:
        """The current values as nested groups; a path that is a leaf and a parent has its own value under ""."""
        root: dict[str, object] = {}
        for fact in self:
            if not fact.current:
                continue
            node = root
            *groups, leaf = fact.path.removeprefix("profile.").split(".")
            for group in groups:
                below = node.get(group)
                if not isinstance(below, dict):
                    below = {} if below is None else {"": below}
                    node[group] = below
                node = below
            values = [v.value for v in fact.current]
            value: object = values[0] if len(values) == 1 else values
            there = node.get(leaf)
            if isinstance(there, dict):
                there[""] = value
            else:
                node[leaf] = value
        return root

    # -- kept up to date by `Views`

    def on(self, today: date | None) -> None:
        """Look at it on that day: what was planned for it begins, an age moves on."""
        if today != self._today:
            self._today = today
            self._dirty |= {*self._stated, *self._start, *self._corrections}

    def add(self, moment: Moment) -> None:
        if "profile" in moment.views:
            for statement in moment.reading.statements:
                row = Stated(statement, moment.id, moment.day, moment.told_at, moment.position)
                self._stated.setdefault(statement.path, {}).setdefault(moment.id, []).append(row)
                self._dirty.add(statement.path)

    def remove(self, moment: Moment) -> None:
        for statement in moment.reading.statements:
            self._stated.get(statement.path, {}).pop(moment.id, None)
            self._dirty.add(statement.path)

    def correct(self, corrections: Sequence[Correction], start: Mapping[str, str]) -> None:
        """Take over all corrections of facts that count, oldest first, and what was chosen at the start."""
        found: dict[str, list[Correction]] = {}
        for correction in corrections:
            if correction.about == "fact":
                found.setdefault(correction.data["path"], []).append(correction)
        changed = {p for p in found.keys() | self._corrections.keys() if found.get(p) != self._corrections.get(p)}
        changed |= {p for p in start.keys() | self._start.keys() if start.get(p) != self._start.get(p)}
        self._corrections, self._start = found, dict(start)
        self._dirty |= changed

    def _settle(self) -> None:
        if BIRTHDAY in self._dirty:
            self._dirty.add(AGE)
        if COMPANY in self._dirty:
            self._dirty |= {path for path in OF_A_COMPANY if path in self._stated or path in self._corrections}
        for path in sorted(self._dirty, key=lambda path: path == AGE or path in OF_A_COMPANY):  # after what they need
            rows = [row for listed in self._stated.get(path, {}).values() for row in listed]
            fact = fold_fact(path, rows, self._corrections.get(path, ()), self._start.get(path, ""), self._today)
            if path == AGE:
                birthday = self._facts.get(BIRTHDAY)
                fact = moved_on(fact, birthday.current[0].value if birthday and birthday.current else "", self._today)
            elif path in OF_A_COMPANY and COMPANY in self._facts:
                fact = over_with(fact, self._facts[COMPANY])
            had = path in self._facts
            if fact.current or fact.history or fact.planned:
                self._facts[path] = fact
            else:
                self._facts.pop(path, None)
            if had != (path in self._facts):
                self._paths = None
        self._dirty.clear()
