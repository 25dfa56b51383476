"""What the person puts right in the mementos: correct, end, confirm, deny, alias, rename, merge, undo."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from persode.errors import BadInputError, UnknownChoiceError
from persode.journal.deciding import decided
from persode.journal.memento_views import MementoViews
from persode.journal.telling import cleaned, new_id
from persode.language import clean, place_key
from persode.log import Draft
from persode.mementos import (
    KINDS,
    Correction,
    Place,
    Value,
    checked_day,
    checked_fact,
    checked_path,
    checked_text,
    checked_value,
    person_key,
    same_value,
)

__all__ = ["MOST_NAME", "Corrections", "checked_name", "correction_draft"]

MOST_NAME = 200
"""Characters of a name that the person gives to a place or a person."""


class Corrections(MementoViews):
    """Puts the views right. A correction holds until a newer one says otherwise, or until it is undone."""

    @property
    def corrections(self) -> list[Correction]:
        """All corrections, newest first, the undone ones too."""
        return list(reversed(self._journal.state.corrections.values()))

    # -- facts

    @decided
    def correct(self, path: str, value: str, was: str = "", key: str = "") -> Correction:
        """The value `was` (the current one if "") was never right: it is `value`. An empty slot is filled.

        Raises:
            BadInputError: a path or a value that can't be, or the slot does not hold `was`.
        """
        word = checked_fact(path, value)
        held = self._held(path, was) if was else next(iter(self.views.profile.fact(checked_path(path)).current), None)
        if held is not None and held.value == word:
            return self.confirm(path, word, key)
        data = {"path": path, "value": word, "was": held.as_told if held else ""}
        return self._append("fact", "correct", data, key, held.sources if held else ())

    @decided
    def end(self, path: str, value: str = "", on: date | None = None, key: str = "") -> Correction:
        """A value (the current one if "") is true no longer, since `on` or today; of one that is over, this is its end.

        Raises:
            BadInputError: the slot does not hold it, or a day that is still to come or before it began.
        """
        held, day = self._held(path, value), checked_day(on) or self._journal.today
        if day > self._journal.today:
            raise BadInputError("future_day", day=day.isoformat())
        begun = held.valid_from if held.since or held.sources else None  # what she wrote herself has no beginning
        if begun and day < begun:
            raise BadInputError("ends_before", start=begun.isoformat(), end=day.isoformat())
        data = {"path": path, "value": held.as_told, "on": day.isoformat()}
        return self._append("fact", "end", data, key, held.sources)

    @decided
    def confirm(self, path: str, value: str = "", key: str = "") -> Correction:
        """A value (the current one if "") is right; of a plan, that it is one: it begins when it was to begin.

        Raises:
            BadInputError: the slot does not hold it, or it is over: what is so again is told or written anew.
        """
        held, fact = self._held(path, value), self.views.profile.fact(path)
        if held in fact.history:
            raise BadInputError("no_such_fact")
        data = {"path": path, "value": held.value} | ({"tense": "future"} if held in fact.planned else {})
        return self._append("fact", "confirm", data, key, held.sources)

    @decided
    def deny(self, path: str, value: str = "", key: str = "") -> Correction:
        """A value (the current one if "") was never right.

        Raises:
            BadInputError: the slot does not hold it.
        """
        held = self._held(path, value)
        return self._append("fact", "deny", {"path": path, "value": held.as_told}, key, held.sources)

    # -- places

    @decided
    def alias(self, name: str, to: str, key: str = "") -> Correction:
        """The place `name` is the place `to`; both spellings stay.

        Raises:
            BadInputError: a name that is none, both unknown, or they are one already (so no chain turns in a circle).
        """
        places = self.views.places
        word, other = places.spelling(checked_name(name)), places.spelling(checked_name(to))
        if places.slug(word) == places.slug(other):
            raise BadInputError("already_one")
        if places.get(other) is None:
            self._place(word)
        return self._append("place", "alias", {"name": word, "to": other}, key)

    @decided
    def rename_place(self, name: str, to: str, key: str = "") -> Correction:
        """Show a place under another name.

        Raises:
            BadInputError: there is no such place, or a name that is none.
        """
        shown = checked_name(to)
        place_key(shown)
        return self._append("place", "rename", {"name": self._place(name).slug, "to": shown}, key)

    @decided
    def set_kind(self, name: str, kind: str, key: str = "") -> Correction:
        """Say what kind of place it is.

        Raises:
            BadInputError: there is no such place.
            UnknownChoiceError: there is no such kind.
        """
        if kind not in KINDS:
            raise UnknownChoiceError("kind", kind, KINDS)
        return self._append("place", "kind", {"name": self._place(name).slug, "to": kind}, key)

    # -- people

    @decided
    def merge(self, name: str, to: str, key: str = "") -> Correction:
        """The person `name` is the person `to`; both names stay.

        Raises:
            BadInputError: there is no such person, or they are one already (a person and herself too).
        """
        return self._append("person", "merge", self._two(name, to), key)

    @decided
    def keep_apart(self, name: str, to: str, key: str = "") -> Correction:
        """The person `name` is not the person `to`: they are offered as one no more.

        Raises:
            BadInputError: there is no such person, or they are one already (a person and herself too).
        """
        return self._append("person", "apart", self._two(name, to), key)

    @decided
    def rename_person(self, name: str, to: str, key: str = "") -> Correction:
        """Show a person under another name.

        Raises:
            BadInputError: there is no such person, or a name that is none.
        """
        return self._append("person", "rename", {"name": self._person(name), "to": checked_name(to)}, key)

    @decided
    def relate(self, name: str, relation: str, key: str = "") -> Correction:
        """Say what a person is to the journal's owner ("sister").

        Raises:
            BadInputError: there is no such person, or an empty word.
        """
        return self._append("person", "relation", {"name": self._person(name), "to": checked_name(relation)}, key)

    # -- undo

    @decided
    def undo(self, correction_id: str, key: str = "") -> None:
        """Let a correction, or what was added, count no more; `redo` brings it back.

        Raises:
            BadInputError: there is no such correction.
        """
        self._set_undone(correction_id, True, key)

    @decided
    def redo(self, correction_id: str, key: str = "") -> None:
        """Undo `undo`.

        Raises:
            BadInputError: there is no such correction.
        """
        self._set_undone(correction_id, False, key)

    # -- inside

    def _set_undone(self, correction_id: str, undone: bool, key: str) -> None:
        known = self._journal.state.corrections.get(correction_id) if isinstance(correction_id, str) else None
        if known is None:
            raise BadInputError("no_such_correction")
        if known.undone != undone:
            self._journal.append([Draft("memento_undone", {"correction": correction_id, "undone": undone}, key)])

    def _append(
        self, about: str, action: str, data: dict[str, Any], key: str, memories: Iterable[str] = ()
    ) -> Correction:
        draft = correction_draft(self._journal.today, about, action, data, key, memories)
        event = self._journal.append([draft])[0]
        return self._journal.state.corrections[event.data["correction"]]

    def _held(self, path: str, value: str) -> Value:
        fact, value = self.views.profile.fact(checked_path(path)), checked_value(value) if value != "" else ""
        held: Sequence[Value] = (*fact.current, *reversed(fact.history), *fact.planned)
        wanted = same_value(path, value) if value else ""
        known = (v for v in held if wanted in (same_value(path, v.value), same_value(path, v.as_told)))
        found = next(known, None) if value else None
        found = found or (fact.current[0] if fact.current and not value else None)
        if found is None:
            raise BadInputError("no_such_fact")
        return found

    def _two(self, name: str, to: str) -> dict[str, str]:
        """Two people, each by a name of her own, never by one that a correction gave."""
        one, other = self._person(name), self._person(to)
        if self.views.people.root(one) == self.views.people.root(other):
            raise BadInputError("already_one")
        return {"name": one, "to": other}

    def _place(self, name: str) -> Place:
        place = self.views.places.get(checked_text(name))
        if place is None:
            raise BadInputError("no_such_place", name=str(name)[:MOST_NAME])
        return place

    def _person(self, name: str) -> str:
        """A name of somebody who is known, as it was told: not the key, and not one that a correction gave."""
        person = self.views.people.get(checked_text(name))
        if person is None:
            raise BadInputError("no_such_known_person", name=str(name)[:MOST_NAME])
        own = {person_key(word): word for word in reversed(person.names)}
        return own.get(person_key(name)) or own.get(person.key) or person.names[0]


def correction_draft(
    today: date, about: str, action: str, data: dict[str, Any], key: str = "", memories: Iterable[str] = ()
) -> Draft:
    """The event of a correction."""
    event: dict[str, Any] = {
        "correction": new_id(),
        "about": about,
        "action": action,
        "day": today.isoformat(),
        "data": cleaned(data),
    }
    sources = list(memories)
    return Draft("memento_corrected", event | ({"memories": sources} if sources else {}), key)


def checked_name(name: object) -> str:
    """A name as it can be kept.

    Raises:
        BadInputError: nothing but blanks, or too long.
    """
    word = " ".join(clean(checked_text(name)).split())
    if not word:
        raise BadInputError("no_name")
    if len(word) > MOST_NAME:
        raise BadInputError("long_name", most=MOST_NAME)
    return word
