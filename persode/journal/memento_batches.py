"""What a program writes into the mementos, in batches: one bad item never blocks the rest, each refusal is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from persode.episode import FEELINGS, TENSES
from persode.errors import BadInputError, UnknownChoiceError
from persode.journal.deciding import decided
from persode.journal.memento_corrections import checked_name, correction_draft
from persode.journal.memento_moments import MomentCorrections
from persode.journal.telling import checked
from persode.language import place_key, relations
from persode.log import Draft
from persode.mementos import (
    Reading,
    Statement,
    checked_fact,
    checked_path,
    checked_range,
    checked_text,
    day_of_key,
    read_text,
)

__all__ = ["Applied", "Batches", "Refusal"]

STATUSES = ("there", "planned", "wished")
NOT_THERE, NO_PLACE = "not there", "no place"
Update = Mapping[str, Any]


@dataclass(frozen=True)
class Refusal:
    """An item that was left out: its place in the batch, itself, and the sentence that says why."""

    index: int
    item: object
    reason: str


@dataclass(frozen=True)
class Applied:
    """What a batch did: the ids of what was added (each can be undone), and what was refused."""

    added: tuple[str, ...]
    refused: tuple[Refusal, ...]


class Batches(MomentCorrections):
    """Writes into the views. What is added is an event of its own: it can be undone and erased like anything told."""

    def apply_profile_updates(self, updates: Iterable[Update]) -> Applied:
        """Facts: `path` and `value`; also `tense` (now, past, future), `adds` (True ends nothing), `date`, the day for
        which it is stated (today), `since` and `until` (days are `YYYYMMDD`): what has an end before `date` is past.

        Raises:
            BadInputError: what is given is no list of items.
            StorageError: the disk refused; nothing was kept.
        """
        return self._apply(updates, "profile", self._profile_update)

    def apply_timeline_events(self, events: Iterable[Update]) -> Applied:
        """Events: `date` (`YYYYMMDD`, today at the latest) and `text`, kept as it is; also `feeling`.

        With `moment` (an id) and no text it is that moment that was on that date.

        Raises:
            StorageError: the disk refused; nothing was kept.
        """
        return self._apply(events, "timeline", self._timeline_event)

    def apply_location_events(self, events: Iterable[Update]) -> Applied:
        """Places: `place`; also `date` (today), `text`, `feeling`, `status` (there, planned, wished).

        With `moment` (an id) and the status "not there" she was not there then; with "no place" it is none.

        Raises:
            StorageError: the disk refused; nothing was kept.
        """
        return self._apply(events, "location", self._location_event)

    @decided
    def _apply(self, items: Iterable[Update], action: str, made: Callable[[Update], dict[str, Any]]) -> Applied:
        if not isinstance(items, Iterable) or isinstance(items, str | bytes | Mapping):
            raise BadInputError("bad_batch", kind=type(items).__name__)
        drafts: list[Draft] = []
        refused: list[Refusal] = []
        done: list[str] = []
        for index, item in enumerate(items):
            try:
                if not isinstance(item, Mapping):
                    raise BadInputError("bad_update", fields="a mapping of names to values")
                right = self._put_right(action, item)
                if right is not None:
                    done.append(right)
                    continue
                drafts.append(correction_draft(self._journal.today, "added", action, made(item)))
            except BadInputError as error:
                refused.append(Refusal(index, item, str(error)))
        if drafts:
            self._journal.append(drafts)
        return Applied((*done, *(d.data["correction"] for d in drafts)), tuple(refused))

    def _put_right(self, view: str, item: Update) -> str | None:
        """The id of the correction that an item asks for instead of adding something, or None."""
        if view == "timeline" and "moment" in item and "text" not in item:
            return self.was_on(item["moment"], day_of_key(item.get("date"))).id
        if view == "location" and item.get("status") == NOT_THERE:
            return self.was_not_there(item.get("place", ""), item.get("moment", "")).id
        if view == "location" and item.get("status") == NO_PLACE:
            return self.no_place(item.get("place", "")).id
        return None

    def _profile_update(self, item: Update) -> dict[str, Any]:
        path, value = checked_path(item.get("path")), checked_fact(item.get("path"), item.get("value"))
        tense = item.get("tense", "now")
        if tense not in TENSES:
            raise UnknownChoiceError("tense", tense, TENSES)
        day, days = self._day(item.get("date")), None
        if day > self._journal.today:
            raise BadInputError("future_day", day=day.isoformat())
        since, until = (day_of_key(item[n]) if n in item else None for n in ("since", "until"))
        checked_range(since, until)
        if tense != "future" and since and since > self._journal.today:
            raise BadInputError("future_day", day=since.isoformat())
        if tense == "now" and until and until < day:
            tense = "past"  # what ended before it was stated
        begun, ended = since or until, until or since
        if tense == "past" and begun and ended:
            days = begun, ended
        elif tense != "past" and since:
            days = since, since
        statement = Statement(
            path, value, tense, 1.0, item.get("adds") is True, days=days, ends=bool(days) and since is None
        )
        return {"day": day.isoformat(), "reading": Reading(statements=(statement,)).to_dict()}

    def _timeline_event(self, item: Update) -> dict[str, Any]:
        day = day_of_key(item.get("date"))
        if day > self._journal.today:
            raise BadInputError("future_day", day=day.isoformat())
        text = _text(item.get("text"))
        return self._event(item, day, text, [])

    def _location_event(self, item: Update) -> dict[str, Any]:
        place, status = checked_name(item.get("place")), item.get("status", "there")
        place_key(place)
        if status not in STATUSES:
            raise UnknownChoiceError("status", status, (*STATUSES, NOT_THERE, NO_PLACE))
        text, day = _text(item["text"]) if "text" in item else "", self._day(item.get("date"))
        if status == "there" and day > self._journal.today:
            raise BadInputError("future_day", day=day.isoformat())
        return self._event(item, day, text, [[place, status]])

    def _event(self, item: Update, day: date, text: str, places: list[list[str]]) -> dict[str, Any]:
        feeling = item.get("feeling", "neutral")
        if feeling not in FEELINGS:
            raise UnknownChoiceError("feeling", feeling, FEELINGS)
        reading = read_text(text, day, (), relations(text)).to_dict()
        reading.pop("about", None)  # its date is given
        named = [p for p in reading.get("places", []) if p[0] not in {n for n, _ in places}]
        reading["places"] = [*places, *named]
        return {"day": day.isoformat(), "text": text, "feeling": feeling, "reading": reading}

    def _day(self, key: object) -> date:
        return self._journal.today if key is None else day_of_key(key)


def _text(text: object) -> str:
    return checked(checked_text(text))
