"""What the person puts right of what never was (no place, nobody) and of one moment: when, where, with whom."""

from __future__ import annotations

from datetime import date
from typing import Any

from persode.errors import BadInputError
from persode.journal.deciding import decided
from persode.journal.memento_corrections import Corrections, checked_name
from persode.mementos import Correction, Moment, checked_day, checked_text, person_key

__all__ = ["MomentCorrections"]


class MomentCorrections(Corrections):
    """Puts right what a view has too much or in the wrong place. It holds until it is undone."""

    @decided
    def no_place(self, name: str, key: str = "") -> Correction:
        """That is no place, whatever a text says of it.

        Raises:
            BadInputError: there is no such place.
        """
        place = self._place(name)
        return self._append("place", "none", {"name": self.views.places.spelling(place.slug)}, key)

    @decided
    def was_not_there(self, name: str, moment: str, key: str = "") -> Correction:
        """At that place she was not in that moment (nor did she plan or wish it there).

        Raises:
            BadInputError: there is no such place or moment, or the moment does not name the place.
        """
        place, told = self._place(name), self._moment(moment)
        slug = self.views.places.slug
        names = [n for n, _ in told.reading.places if self.views.places.get(n) and slug(n) == place.slug]
        if not names:
            raise BadInputError("not_in_moment", name=place.name)
        return self._append("place", "absent", {"name": names[0], "names": names}, key, [told.id])

    @decided
    def nobody(self, name: str, key: str = "") -> Correction:
        """That is no person, whatever a text says of it.

        Raises:
            BadInputError: there is no such person.
        """
        return self._append("person", "none", {"name": self._person(name)}, key)

    @decided
    def is_me(self, name: str, key: str = "") -> Correction:
        """That is the person herself whose journal it is.

        Raises:
            BadInputError: there is no such person.
        """
        return self._append("person", "me", {"name": self._person(name)}, key)

    @decided
    def somebody_else(self, name: str, moment: str, to: str = "", key: str = "") -> Correction:
        """Who is called so in that moment is `to`, somebody known or not yet; "" = she was not there.

        Raises:
            BadInputError: there is no such person or moment, she is not in it, or `to` is herself or no name.
        """
        person, told = self.views.people.get(checked_text(name)), self._moment(moment)
        if person is None:
            raise BadInputError("no_such_known_person", name=str(name)[:200])
        names = self.views.people.names_in(told, person.key)
        if not names:
            raise BadInputError("not_in_moment", name=person.name)
        other = ""
        if checked_text(to):
            known = self.views.people.get(to)
            other = self._person(to) if known else checked_name(to)
            if (known and known.key == person.key) or person_key(other) in map(person_key, names):
                raise BadInputError("already_one")
        data: dict[str, Any] = {"name": names[0], "names": names, "to": other}
        return self._append("person", "other", data, key, [told.id])

    @decided
    def was_on(self, moment: str, day: date | str, key: str = "") -> Correction:
        """The moment was on that day.

        Raises:
            BadInputError: there is no such moment, no such day, a day that is still to come, or it is that day already.
        """
        told, right = self._moment(moment), checked_day(day)
        if right is None:
            raise BadInputError("bad_day_key", day="")
        if right > self._journal.today:
            raise BadInputError("future_day", day=right.isoformat())
        if (told.first, told.last) == (right, right):
            raise BadInputError("that_day_already")
        return self._append("moment", "day", {"to": right.isoformat()}, key, [told.id])

    def _moment(self, moment: str) -> Moment:
        found = self.views.moments.get(checked_text(moment))
        if found is None:
            raise BadInputError("no_such_memory")
        return found
