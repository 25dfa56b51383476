"""The life of each memory, so that the state of another instant is cut out of it rather than folded anew.

What belongs together (a message, the memories that it tells, what they were merged or linked with) is one strand of
events. At an instant a strand that ended before is what it is now, one that begins later is not there, and only one
that goes on across it is folded anew. `History.at` gives just what `fold` gives until that instant.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from persode.journal.fold.fold import fold, told_at
from persode.journal.fold.state import State
from persode.log import Event

__all__ = ["Happening", "History"]

_JOINING = frozenset(
    {
        "message_said", "message_read", "message_read_anew", "message_edited", "message_taken_back", "message_restored",
        "mood_tapped", "reply_given", "reply_withdrawn", "memory_believed", "link_made", "link_removed",
        "link_declined", "memories_merged", "memories_parted",
    }
)  # fmt: skip
"""What such an event names belongs together."""

_LISTING = frozenset({"memory_recalled", "memory_judged", "memories_archived", "memories_unarchived"})
"""Such an event is one of each memory that it names; a fold passes over those that are not there."""

_FOLDED = frozenset({"memories_merged", "memories_parted", "link_declined"})
"""A strand with one of these is always folded: it also says what is quiet, or which pairs do not belong together."""

_NAMING = ("message", "memory", "keep", "other", "one")
_ENDS = ("source", "target", "link")
"""Of a link, by whose id it is removed; the `source` of a message is where it was told."""

_BY_STRAND = (
    "messages", "replies", "withdrawn", "memories", "shelf", "tellings", "believed", "guesses", "rests", "recalls",
    "readings",
)  # fmt: skip
"""What the state holds by the id of a message or a memory."""

_Value = TypeVar("_Value")


class Happening(NamedTuple):
    """Something that happened to a memory: when, the kind of event, and what it says."""

    at: datetime
    kind: str
    data: Mapping[str, Any]


@dataclass
class _Strand:
    """When its events were told, `first` and `last`; where they stand in the log; the ids (`keys`) that it is about."""

    first: datetime
    last: datetime
    keys: list[str] = field(default_factory=list)
    events: list[int] = field(default_factory=list)
    is_folded: bool = False


class History:
    """The events of a journal by strands.

    Args:
        events: all of them, in the order of the log.
        state: what they fold to; what did not change since an instant is shared with the state of that instant.
    """

    def __init__(self, events: Sequence[Event], state: State) -> None:
        self._events = events
        self._state = state
        self._told = [told_at(event) for event in events]
        self._strand_of: dict[str, _Strand] = {}
        self._others: list[int] = []
        """Where events stand that belong to no strand: settings, pages, the quiet list, corrections."""
        self._last = max(self._told, default=None)
        self._sort_out()
        strands = list({id(s): s for s in self._strand_of.values()}.values())
        self._folded = [strand for strand in strands if strand.is_folded]
        self._strands = sorted((s for s in strands if not s.is_folded), key=lambda strand: strand.last)
        """Those that are whole once they have ended, the first to end first."""
        self._strandless = {name: getattr(state, name).keys() - self._strand_of.keys() for name in _BY_STRAND}

    def at(self, instant: datetime) -> State:
        """What was known at an instant; not to be changed."""
        if self._last is None or self._last <= instant:
            return self._state
        ended = bisect_right(self._strands, instant, key=lambda strand: strand.last)
        later = [*self._folded, *self._strands[ended:]]
        numbers = {n for s in later if s.first <= instant for n in s.events if self._told[n] <= instant}
        then = fold((self._events[n] for n in sorted(numbers | set(self._others))), until=instant)
        apart = {key for strand in later for key in strand.keys}
        for name in _BY_STRAND:
            now: dict[str, Any] = getattr(self._state, name)
            setattr(then, name, _joined(now, getattr(then, name), apart | self._strandless[name]))
        then.replies = dict(sorted(then.replies.items(), key=lambda item: item[1].at))  # one may be given anew
        away = {key for key, link in self._state.links.items() if not self._is_whole(link.source, apart)}
        then.links = _joined(self._state.links, then.links, away)
        verdicts = [v for v in self._state.verdicts if self._is_whole(v.memory, apart)]
        then.verdicts = sorted([*verdicts, *then.verdicts], key=lambda verdict: verdict.at)
        then.not_understood = self._state.not_understood
        return then

    def of(self, memory_id: str) -> list[Happening]:
        """What happened to a memory, in the order of telling."""
        strand = self._strand_of.get(memory_id)
        if strand is None:
            return []
        memory = self._state.memory(memory_id)
        told = set(self._state.tellings.get(memory_id, ())) | ({memory.source} if memory else set())
        found = []
        for number in strand.events:
            event = self._events[number]
            named = _named(event)
            if memory_id in named or (event.data.get("message") in told and event.kind != "reply_given"):
                found.append(Happening(self._told[number], event.kind, event.data))
        return sorted(found, key=lambda happening: happening.at)

    def _is_whole(self, key: str, apart: Set[str]) -> bool:
        return key in self._strand_of and key not in apart

    def _sort_out(self) -> None:
        """Give each event its strands."""
        for number, event in enumerate(self._events):
            if event.kind in _JOINING:
                strand = self._one_strand(_named(event), self._told[number])
                self._put(strand, number, event.kind in _FOLDED)
            elif event.kind in _LISTING:
                for key in _named(event):
                    self._put(self._one_strand([key], self._told[number]), number)
            else:
                self._others.append(number)

    def _one_strand(self, keys: Iterable[str], told: datetime) -> _Strand:
        """The strand of all these ids; those that were apart become one."""
        found = list({id(s): s for key in keys if (s := self._strand_of.get(key)) is not None}.values())
        strand = max(found, key=lambda s: len(s.events)) if found else _Strand(told, told)
        for other in found:
            if other is not strand:
                strand.first, strand.last = min(strand.first, other.first), max(strand.last, other.last)
                strand.events += other.events
                strand.keys += other.keys
                strand.is_folded |= other.is_folded
                self._strand_of.update(dict.fromkeys(other.keys, strand))
        for key in keys:
            if self._strand_of.get(key) is not strand:
                self._strand_of[key] = strand
                strand.keys.append(key)
        return strand

    def _put(self, strand: _Strand, number: int, is_folded: bool = False) -> None:
        told = self._told[number]
        strand.first, strand.last = min(strand.first, told), max(strand.last, told)
        strand.events.append(number)
        strand.is_folded |= is_folded


def _named(event: Event) -> list[str]:
    """The ids of the message and the memories that an event names."""
    data = event.data
    keys = _NAMING + _ENDS if event.kind.startswith("link_") else _NAMING
    named = [value for key in keys if isinstance(value := data.get(key), str)]
    for key in ("memories", "told_again", "readings"):
        listed = data.get(key)
        for row in listed if isinstance(listed, list) else ():
            value = row if isinstance(row, str) else row.get("id") if isinstance(row, dict) else None
            if isinstance(value, str):
                named.append(value)
    return named


def _joined(now: Mapping[str, _Value], then: Mapping[str, _Value], apart: Set[str]) -> dict[str, _Value]:
    """What is as it is now, and what is `apart` as it was folded, if it was there; in the order of now."""
    joined = dict(now)
    for key in apart & now.keys():
        if key in then:
            joined[key] = then[key]
        else:
            del joined[key]
    return {**joined, **then}
