"""The people of a life: names, what they are to the person, when they were last there, and how it felt.

Two names are one person only if the person says so (`merge`); what may be one is offered. A name that one memory shows
to be somebody's counts in every memory that writes it ("fed Mochi"), save where it is a place's or a thing's there.
"""

from __future__ import annotations

import re
from bisect import insort
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from persode.language import maybe_same_person
from persode.language.wordlists import word_set, word_table
from persode.mementos.animals import animals_in
from persode.mementos.corrections import Correction, Joined
from persode.mementos.moment import Moment
from persode.mementos.names import calls_herself, family_letter, parted_from, person_key

if TYPE_CHECKING:
    from persode.mementos.profile import Profile

__all__ = ["Appearance", "People", "PersonView"]


_CAPITAL = re.compile(r"(?<![\w'’-])[A-ZÀ-ÖØ-Þ]\w+")
_BEFORE = re.compile(r"(?P<start>^|[.!?:;\"“”]\s*)?(?<![\w'’-])(?P<word>[A-ZÀ-ÖØ-Þ][\w'’-]*\.?)\s$")
_AFTER = re.compile(r"(?:['’]s)?(?![\w'’-])(?!\s+[A-ZÀ-ÖØ-Þ])")
_OWN = re.compile(
    r"\b(?:[Mm]y|[Oo]ur) (?:(?:new|old|dear|own|poor|ex|former|thesis|piano|little|big|older|younger|twin) )?([a-z-]+)"
)
_NAMED_NEXT = re.compile(r",?\s+(?:(?:named|called|is)\s+)?[A-ZÀ-Þ]")
"""Somebody by what she is to the writer: "my thesis advisor", but not "my friend Yuna"."""
NEAR = 40
"""Characters before a name that say whether it belongs to a longer one."""

_NOBODY = frozenset(("team", "group", "crew", "class", "band", "staff", "people"))
"""Words for many, none of whom is told of by herself."""

_WORDS = ("common", "stopwords", "not_names", "verbs", "either", "negations")
PET = "pet"
_TOGETHER = ("partner", "wife", "husband")
_FORMER = "former partner"


class Appearance(NamedTuple):
    """A person in one memory: from `first` to `last`, both included, under the name used there."""

    first: date
    last: date
    source: str
    name: str
    relation: str
    feeling: str
    valence: int
    faded: bool = False


@dataclass(frozen=True)
class PersonView:
    """A person. `name` is what is shown, `names` are all that were used, `relation` is "" if none was told."""

    key: str
    name: str
    names: tuple[str, ...]
    relation: str
    appearances: tuple[Appearance, ...]

    @property
    def count(self) -> int:
        """In how many memories she is."""
        return len(self.appearances)

    @property
    def first_seen(self) -> date:
        """The first day that tells of her."""
        return self.appearances[0].first

    @property
    def last_seen(self) -> date:
        """The last day that tells of her."""
        return max(a.last for a in self.appearances)

    @property
    def feelings(self) -> Counter[str]:
        """How often each feeling was felt where she is."""
        return Counter(a.feeling for a in self.appearances)

    @property
    def sources(self) -> tuple[str, ...]:
        """The memories that name her, in the order of days."""
        return tuple(a.source for a in self.appearances)

    @property
    def faded(self) -> bool:
        """True if every memory of her has faded."""
        return all(a.faded for a in self.appearances)


class People:
    """The people of one life; a view, changed only by `Views`."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Appearance]] = {}
        self._written: dict[str, dict[str, Appearance]] = {}
        self._animals: Counter[str] = Counter()
        self._parted: dict[str, dict[str, date]] = {}
        self._merged = Joined()
        self._apart: set[frozenset[str]] = set()
        self._names: dict[str, str] = {}
        self._relations: dict[str, str] = {}
        self._made: dict[str, PersonView] = {}
        self._members: dict[str, set[str]] = {}
        self._introduced: Counter[str] = Counter()
        self._denied: set[str] = set()
        self._own: tuple[str, str] = ("", "")

    # -- read

    def get(self, name: str) -> PersonView | None:
        """The person of that name (any of hers), or None."""
        wanted = person_key(name)
        root = self._merged.root(wanted)
        if not self._members.get(root):
            root = next((r for r, shown in self._names.items() if person_key(shown) == wanted), root)
        return self._person(root) if self._is_somebody(root) else None

    def __iter__(self) -> Iterator[PersonView]:
        """All people, those in most memories first."""
        found = [self._person(root) for root in self._members if self._is_somebody(root)]
        return iter(sorted(found, key=lambda p: (-p.count, p.key)))

    def __len__(self) -> int:
        return sum(map(self._is_somebody, self._members))

    def within(self, moment: Moment) -> list[PersonView]:
        """The people of a moment, those whom it names as somebody first."""
        names = [*moment.people, *_written(moment)]
        roots = dict.fromkeys(self._merged.root(person_key(name)) for name in names)
        return [self._person(root) for root in roots if self._is_somebody(root)]

    def names_in(self, moment: Moment, key: str) -> list[str]:
        """The names under which the person of that key is in a moment."""
        names = [*moment.people, *_written(moment).values()]
        return [name for name in dict.fromkeys(names) if self.root(name) == self._merged.root(key)]

    def known(self, faded: bool = False) -> list[PersonView]:
        """All people but those whose every memory has faded, those in most memories first."""
        return [p for p in self if faded or not p.faded]

    def root(self, name: str) -> str:
        """The key under which a name's person is listed."""
        return self._merged.root(person_key(name))

    def maybe_same(self) -> list[tuple[PersonView, PersonView]]:
        """Pairs that may be one person ("Grandma", "Grandma Alda"), to be offered and never merged unasked.

        Two who are shown under one name are such a pair too, and first of all "Tom A." and "Tom Adeyemi"; two of whom
        she said that they are two are none.
        """
        shown: dict[str, list[PersonView]] = {}
        for person in self:
            shown.setdefault(person.name, []).append(person)
        pairs = [(shown[one][0], shown[other][0]) for one, other in _by_letter(shown)]
        pairs += [pair for people in shown.values() for pair in combinations(people, 2)]
        pairs += [pair for one, other in maybe_same_person(shown) for pair in product(shown[one], shown[other])]
        offered = {frozenset((one.key, other.key)): (one, other) for one, other in reversed(pairs)}
        return [pair for both, pair in reversed(offered.items()) if len(both) == 2 and both not in self._apart]

    # -- kept up to date by `Views`

    def add(self, moment: Moment) -> None:
        if "timeline" not in moment.views:
            return
        for key, name in {person_key(n): n for n in reversed(moment.people)}.items():
            told = moment.reading.relations
            relation = told.get(name, "") or told.get(name[:-3], "")  # told of "Tom", who is "Tom A." there
            appearance = Appearance(
                moment.first,
                moment.last,
                moment.id,
                name,
                relation,
                moment.feeling,
                moment.valence,
                moment.faded,
            )
            insort(self._rows.setdefault(key, []), appearance)
            self._introduced[key] += calls_herself(moment.text, name)
            if parted_from(moment.text, name):
                self._parted.setdefault(key, {})[moment.id] = moment.last
            self._touch(key)
        for key, name in _written(moment).items():
            row = Appearance(
                moment.first, moment.last, moment.id, name, "", moment.feeling, moment.valence, moment.faded
            )
            self._written.setdefault(key, {})[moment.id] = row
            if key in self._rows:
                self._touch(key)
        self._count_animals(moment, 1)

    def remove(self, moment: Moment) -> None:
        if "timeline" not in moment.views:
            return
        for key, name in {person_key(n): n for n in reversed(moment.people)}.items():
            left = [a for a in self._rows.get(key, ()) if a.source != moment.id]
            if left:
                self._rows[key] = left
            else:
                self._rows.pop(key, None)
            self._introduced[key] -= calls_herself(moment.text, name)
            self._parted.get(key, {}).pop(moment.id, None)
            self._touch(key)
        for key in _written(moment):
            self._written.get(key, {}).pop(moment.id, None)
            if key in self._rows:
                self._touch(key)
        self._count_animals(moment, -1)

    def correct(self, corrections: Sequence[Correction]) -> None:
        """Take over all corrections of people that count, oldest first."""
        self._merged, self._apart, self._names, self._relations = Joined(), set(), {}, {}
        self._denied = set()
        for c in corrections:
            if c.about == "person" and c.action == "merge":
                self._merged.join(person_key(c.data["name"]), person_key(c.data["to"]))
        for c in corrections:
            if c.about == "person" and c.action == "apart":
                self._apart.add(frozenset((self.root(c.data["name"]), self.root(c.data["to"]))))
            elif c.about == "person" and c.action in ("none", "me"):
                self._denied.add(self.root(c.data["name"]))
            elif c.about == "person" and c.action in ("rename", "relation"):
                chosen = self._names if c.action == "rename" else self._relations
                chosen[self.root(c.data["name"])] = c.data["to"]
        self._made.clear()
        self._members = {}
        for key in self._rows:
            self._members.setdefault(self._merged.root(key), set()).add(key)

    def belong_to(self, name: str, profile: Profile) -> None:
        """Whose people they are: she herself is none of them, however she writes her name."""
        first = profile.value("profile.personal.identity.name.first") or name
        last = profile.value("profile.personal.identity.name.last")
        full = f"{first} {last}" if last else name if " " in name.strip() else ""
        self._own = person_key(first).split(" ")[0], person_key(full)

    def _is_somebody(self, root: str) -> bool:
        if not self._members.get(root) or root in self._denied:
            return False
        if root in _NOBODY and root not in self._relations and root not in self._names:
            return False
        first, full = self._own
        if first and self._introduced[root] > 0 and root.split(" ")[0] == first:
            return False
        return not full or root != full

    def _count_animals(self, moment: Moment, by: int) -> None:
        for name in animals_in(moment.text):
            key = person_key(name)
            self._animals[key] += by
            if key in self._rows:
                self._touch(key)

    def _touch(self, key: str) -> None:
        root = self._merged.root(key)
        self._made.pop(root, None)
        members = self._members.setdefault(root, set())
        (members.add if key in self._rows else members.discard)(key)

    def _person(self, root: str) -> PersonView:
        made = self._made.get(root)
        if made is None:
            made = self._made[root] = self._make(root)
        return made

    def _make(self, root: str) -> PersonView:
        """Her appearances, one a memory; names most used first; the relation that was told most, newest on a tie.

        Who was the partner and is told as a former one, or who parted, is that until she is the partner again.
        """
        rows: dict[str, Appearance] = {}
        for a in sorted(a for key in self._members[root] for a in self._rows[key]):
            rows.setdefault(a.source, a)
        for a in sorted(a for key in self._members[root] for a in self._written.get(key, {}).values()):
            rows.setdefault(a.source, a)
        everywhere = [a for key in self._members[root] for a in self._rows[key]]
        counted = Counter(a.name for a in everywhere)
        names = tuple(sorted(counted, key=lambda name: (-counted[name], name)))
        told = [(a.last, a.relation) for a in sorted(everywhere) if a.relation]
        animal = PET if any(self._animals[key] > 0 for key in self._members[root]) else ""
        relation = _most_told(told, animal)
        if relation in _TOGETHER:
            parted = [day for key in self._members[root] for day in self._parted.get(key, {}).values()]
            parted += [day for day, said in told if said == _FORMER]
            if parted and max(parted) >= max(day for day, said in told if said in _TOGETHER):
                relation = _FORMER
        return PersonView(
            key=root,
            name=self._names.get(root) or next((n for n in names if person_key(n) == root), names[0]),
            names=names,
            relation=self._relations.get(root, relation),
            appearances=tuple(sorted(rows.values())),
        )


def _written(moment: Moment) -> dict[str, str]:
    """key -> spelling of the words in a text that may be somebody's name and are told as nobody's there."""
    ordinary, roles, text = _ordinary(), _roles(), moment.text
    found = {}
    for match in _CAPITAL.finditer(text):
        key = match.group().casefold()
        if key not in ordinary and _AFTER.match(text, match.end()):
            before = _BEFORE.search(text[max(0, match.start() - NEAR) : match.start()])
            if before is None or before["start"] is not None and before["word"].casefold().rstrip(".") not in _titles():
                found[key] = match.group()  # else a part of it: "Ann Miller", "Aunt Rosa", "Victoria Station"
    for match in _OWN.finditer(text):
        word = match[1]
        if word in roles and not _NAMED_NEXT.match(text, match.end()):
            found[word] = word
    for name in moment.people:
        found.pop(person_key(name), None)
    for key in moment.strangers:
        found.pop(key, None)
    if found:
        elsewhere = " ".join([*(name for name, _ in moment.reading.places), *_values(moment)]).casefold().split()
        for word in elsewhere:
            found.pop(word, None)
    return found


def _most_told(told: Sequence[tuple[date, str]], otherwise: str) -> str:
    """The relation that was told most, of two the one that was told last."""
    counted, last = Counter(said for _, said in told), {said: n for n, (_, said) in enumerate(told)}
    return max(counted, key=lambda said: (counted[said], last[said]), default=otherwise)


def _by_letter(names: Iterable[str]) -> list[tuple[str, str]]:
    """Pairs of a name with the letter of a family name ("Tom A.") and a whole one that it may stand for."""
    lettered = [
        (name, name.split()) for name in names if len(name.split()) == 2 and len(name.split()[1].rstrip(".")) == 1
    ]
    return [
        (name, other)
        for name, (first, _) in lettered
        for other in names
        if other != name and other.split()[:1] == [first] and family_letter(other) == family_letter(name)
    ]


def _values(moment: Moment) -> list[str]:
    """What the facts of a text are about, kin and pets left out: "I work at Morgan"."""
    return [s.value for s in moment.reading.statements if not s.path.startswith("profile.personal.family")]


@cache
def _roles() -> frozenset[str]:
    return frozenset((*word_table("kin"), *word_table("roles")))


@cache
def _titles() -> frozenset[str]:
    return frozenset((*word_set("titles"), *word_table("relations")))


@cache
def _ordinary() -> frozenset[str]:
    return frozenset(word for words in _WORDS for word in word_set(words))
