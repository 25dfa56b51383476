"""An event, and what a log of events can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple, Protocol

__all__ = ["SCHEMA", "Draft", "Event", "EventLog", "Tail"]

SCHEMA = 1
"""Version of the events that this program writes. A log that holds a higher one is opened for reading only."""


class Draft(NamedTuple):
    """An event before it is written. The same `key` is written once, however often it is appended."""

    kind: str
    data: dict[str, Any]
    key: str = ""


class Event(NamedTuple):
    """What happened. `seq` rises by one (a rewrite leaves gaps), `at` is when it was written, in UTC."""

    seq: int
    at: datetime
    kind: str
    data: dict[str, Any]
    key: str = ""


@dataclass(frozen=True)
class Tail:
    """What `read` gives.

    Args:
        generation: rises with every rewrite; if it differs from the one of the last tail, `events` are all there are.
        events: in order of `seq`.
        damaged: how many lines could not be read and were set aside since this log was opened.
        newer: the log holds events of a newer schema (they are not among `events`).
    """

    generation: int
    events: list[Event] = field(default_factory=list)
    damaged: int = 0
    newer: bool = False


class EventLog(Protocol):
    """What a log does. Another engine implements the same."""

    def append(self, drafts: Sequence[Draft]) -> list[Event]:
        """Write all drafts or none, durably; a draft whose key is there already gives the event of before."""
        ...

    def read(self, after: int = 0) -> Tail:
        """The events with `seq` above `after`; reading only the new end costs only the new end."""
        ...

    def search(self, may_be: Callable[[str], bool]) -> list[Event]:
        """The events whose JSON text `may_be` says yes to, and perhaps a few more; quicker than to read all."""
        ...

    @property
    def rewrites(self) -> int:
        """How often `rewrite` was done."""
        ...

    def rewrite(self, change: Callable[[Event], Event | None]) -> int:
        """Replace each event by what `change` gives (None = drop it), atomically; the new generation."""
        ...
