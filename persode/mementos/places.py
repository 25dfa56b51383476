"""The places of a life: one slug for all spellings and aliases, with visits, and apart from them plans and wishes."""

from __future__ import annotations

import re
from bisect import insort
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import NamedTuple

from persode.errors import BadInputError
from persode.language import place_key
from persode.mementos.common_places import KINDS, kind_of_place
from persode.mementos.corrections import Correction, Joined
from persode.mementos.moment import Moment

__all__ = ["Place", "Places", "Visit", "surest"]


class Visit(NamedTuple):
    """A place in one memory: from `first` to `last`, both included; `name` is how the person spelled it there.

    `told` is the day for which it was told, and the instant. `unsure`: a plan that was told as a mere "maybe".
    """

    first: date
    last: date
    source: str
    name: str
    feeling: str
    valence: int
    faded: bool = False
    told: tuple[date, float] = (date.min, 0.0)
    unsure: bool = False

    @property
    def is_dated(self) -> bool:
        """True of a plan that says for when it is."""
        return self.first > self.told[0]

    def is_over(self, today: date | None) -> bool:
        """True of a plan whose day has passed."""
        return today is not None and self.is_dated and self.last < today


@dataclass(frozen=True)
class Place:
    """A place. `visits`, `planned` and `wished` are three different things, each in the order of days.

    What was planned or wished and then done is a visit; the plan of it is in `done`.

    `name` is what is shown: what the person renamed it to, else her own spelling, most used first. `aliases` are names
    that she gave it and that no text has used yet. `kind` is one of `KINDS`, a guess unless she said it (`kind_said`).
    What has faded is in it and marked.
    """

    slug: str
    name: str
    names: tuple[str, ...]
    kind: str
    kind_said: bool
    visits: tuple[Visit, ...]
    planned: tuple[Visit, ...]
    wished: tuple[Visit, ...]
    aliases: tuple[str, ...] = ()
    done: tuple[Visit, ...] = ()

    @property
    def _told(self) -> tuple[Visit, ...]:
        return *self.visits, *self.planned, *self.wished, *self.done

    def ahead(self, today: date | None) -> tuple[Visit, ...]:
        """What is still planned on a day."""
        return tuple(row for row in self.planned if not row.is_over(today))

    def lapsed(self, today: date | None) -> tuple[Visit, ...]:
        """What was planned for days that have passed; nothing says whether it came to be."""
        return tuple(row for row in self.planned if row.is_over(today))

    @property
    def count(self) -> int:
        """How many memories happened there."""
        return len(self.visits)

    @property
    def first(self) -> date | None:
        """The first day there, or None."""
        return self.visits[0].first if self.visits else None

    @property
    def last(self) -> date | None:
        """The last day there, or None."""
        return max((v.last for v in self.visits), default=None)

    @property
    def feelings(self) -> Counter[str]:
        """How often each feeling was felt there."""
        return Counter(v.feeling for v in self.visits)

    @property
    def sources(self) -> tuple[str, ...]:
        """The memories that name it, each once."""
        return tuple(dict.fromkeys(v.source for v in self._told))

    @property
    def faded(self) -> bool:
        """True if every memory of it has faded."""
        return all(v.faded for v in self._told)


EARLY = timedelta(days=3)
"""So much sooner than planned, it is still what was planned."""

_STATUS = {"there": 0, "planned": 1, "wished": 2}
_ARTICLE = re.compile(r"^(?:the|my|our)-(?=.)")
"""What a key is without: "the office" is the `office` of "at the office"."""


class Places:
    """The places of one life; a view, changed only by `Views`."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}
        self._rows: dict[str, tuple[list[Visit], list[Visit], list[Visit]]] = {}
        self._aliases = Joined()
        self._spelled: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self._kinds: dict[str, str] = {}
        self._made: dict[str, Place] = {}
        self._members: dict[str, set[str]] = {}
        self._denied: set[str] = set()

    # -- read

    def slug(self, name: str) -> str:
        """The slug of a place by any of its names or aliases.

        Raises:
            BadInputError: the name has neither a letter nor a digit.
        """
        return self._aliases.root(self._key(name))

    def get(self, name: str) -> Place | None:
        """The place of that name (the one that she chose too), alias or slug, or None."""
        try:
            slug, key = self.slug(name), self._key(name)
        except BadInputError:
            return None
        if not self._members.get(slug):
            slug = next((s for s, shown in self._names.items() if self._key(shown) == key), slug)
        return self._place(slug) if self._is_place(slug) else None

    def __iter__(self) -> Iterator[Place]:
        """All places, the most visited first."""
        found = [self._place(slug) for slug in self._members if self._is_place(slug)]
        return iter(sorted(found, key=lambda p: (-p.count, p.slug)))

    def __len__(self) -> int:
        return sum(map(self._is_place, self._members))

    def visited(self, faded: bool = False) -> list[Place]:
        """The places where something happened, the most visited first."""
        return [p for p in self if p.visits and (faded or not p.faded)]

    def search(self, words: str) -> list[Place]:
        """The places one of whose names holds the words, whatever case and accents."""
        try:
            wanted = self._key(words)
        except BadInputError:
            return []
        return [p for p in self if any(wanted in self._key(n) for n in (p.slug, *p.names, *p.aliases, p.name))]

    def spelling(self, name: str) -> str:
        """A name that keeps leading to the place of that name: her own spelling, not the slug or what is shown now.

        A name that is no place's is given back as it is.
        """
        place = self.get(name)
        if place is None:
            return name
        own = {self._key(word): word for word in reversed((*place.names, *place.aliases))}
        return own.get(self._key(name)) or own.get(place.slug) or place.names[0]

    # -- kept up to date by `Views`

    def add(self, moment: Moment) -> None:
        for key, index, visit in self._visits(moment):
            insort(self._rows.setdefault(key, ([], [], []))[index], visit)
            self._touch(key)

    def remove(self, moment: Moment) -> None:
        for key, _, _ in self._visits(moment):
            rows = self._rows.get(key, ())
            for row in rows:
                row[:] = [v for v in row if v.source != moment.id]
            if not any(rows):
                self._rows.pop(key, None)
            self._touch(key)

    def correct(self, corrections: Sequence[Correction]) -> None:
        """Take over all corrections of places that count, oldest first."""
        self._aliases, self._spelled, self._names, self._kinds = Joined(), {}, {}, {}
        self._denied = set()
        for c in corrections:
            if c.about == "place" and c.action == "alias":
                words = {self._key(c.data[name]): c.data[name] for name in ("name", "to")}
                if len(words) == 2:
                    self._aliases.join(*words)
                self._spelled |= words
        for c in corrections:
            if c.about == "place" and c.action == "none":
                self._denied.add(self.slug(c.data["name"]))
            elif c.about == "place" and c.action in ("rename", "kind"):
                chosen = self._names if c.action == "rename" else self._kinds
                chosen[self.slug(c.data["name"])] = c.data["to"]
        self._made.clear()
        self._members = {}
        for key in self._rows:
            self._members.setdefault(self._aliases.root(key), set()).add(key)

    def _is_place(self, slug: str) -> bool:
        return bool(self._members.get(slug)) and slug not in self._denied

    def _visits(self, moment: Moment) -> Iterator[tuple[str, int, Visit]]:
        if "location" not in moment.views:
            return
        seen = set()
        for name, status in moment.reading.places:
            if status not in _STATUS:
                continue
            try:
                key = self._key(name)
            except BadInputError:  # of a reading that knew other names
                continue
            if (key, status) not in seen:
                seen.add((key, status))
                when = moment.reading.plans.get(name) if status != "there" else None
                first, last = when or (moment.first, moment.last)
                told = moment.day, moment.told_at.timestamp()
                unsure = status == "planned" and name in moment.reading.unsure
                row = Visit(first, last, moment.id, name, moment.feeling, moment.valence, moment.faded, told, unsure)
                yield key, _STATUS[status], row

    def _key(self, name: str) -> str:
        key = self._keys.get(name)
        if key is None:
            key = self._keys[name] = _ARTICLE.sub("", place_key(name))
        return key

    def _touch(self, key: str) -> None:
        root = self._aliases.root(key)
        self._made.pop(root, None)
        members = self._members.setdefault(root, set())
        (members.add if key in self._rows else members.discard)(key)

    def _place(self, slug: str) -> Place:
        made = self._made.get(slug)
        if made is None:
            made = self._made[slug] = self._make(slug)
        return made

    def _make(self, slug: str) -> Place:
        rows = [self._rows[key] for key in sorted(self._members[slug])]
        visits, planned, wished = (_joined([row[n] for row in rows]) for n in range(3))
        done = tuple(row for row in (*planned, *wished) if _is_done(row, visits))
        counted = Counter(v.name for row in rows for status in row for v in status)
        names = tuple(sorted(counted, key=lambda name: (-counted[name], name)))
        kind = self._kinds.get(slug, "")
        given = {
            self._spelled[k] for k in (slug, *self._aliases.others(slug)) if k in self._spelled and k not in self._rows
        }
        aliases = tuple(sorted(given))
        guess = next((k for name in (*names, *aliases) if (k := kind_of_place(name)) != "other"), "other")
        return Place(
            slug=slug,
            name=self._names.get(slug) or names[0],
            names=names,
            kind=kind if kind in KINDS else guess,
            kind_said=kind in KINDS,
            visits=visits,
            planned=tuple(row for row in planned if row not in done),
            wished=tuple(row for row in wished if row not in done),
            aliases=aliases,
            done=done,
        )


def surest(plans: Sequence[Visit]) -> Visit:
    """The last of some plans, of those that are sure if there are any."""
    return ([plan for plan in plans if not plan.unsure] or list(plans))[-1]


def _is_done(plan: Visit, visits: Sequence[Visit]) -> bool:
    """True if a visit that was told of later was on the planned days or after them."""
    since = plan.first - EARLY if plan.is_dated else plan.told[0]
    return any(v.told > plan.told and v.source != plan.source and v.last >= since for v in visits)


def _joined(rows: Sequence[Sequence[Visit]]) -> tuple[Visit, ...]:
    """The visits of all spellings in the order of days; a memory that names several of them is one visit."""
    if len(rows) == 1:
        return tuple(rows[0])
    return tuple({v.source: v for v in sorted((v for row in rows for v in row), reverse=True)}.values())[::-1]
