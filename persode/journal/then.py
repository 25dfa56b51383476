"""What a journal at another instant is made of: a ledger that stands still there and can't be written.

With it `Journal.at` gives a `Journal` like any other: every page can show it, every question can be asked of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime

from persode.errors import ReadOnlyError
from persode.journal.fold.history import History
from persode.journal.fold.state import State
from persode.journal.ledger import Ledger
from persode.log import Draft, Event

__all__ = ["StillLedger"]

MANY = 200
"""Memories of which views are made anew rather than brought up to date."""


class StillLedger(Ledger):
    """The state of an instant, cut out of the life of each memory.

    Args:
        live: the ledger that it looks at.

    Attributes:
        instant: where it stands; `move` sets it.
    """

    def __init__(self, live: Ledger) -> None:
        self.instant = datetime.min.replace(tzinfo=UTC)
        self.state = State()
        self.read_only = True
        self.meanwhile = live.meanwhile
        self._live = live
        self._moves = 0
        self._seen: tuple[int, int] = (-1, -1)
        self._touched: set[str] | None = None

    def move(self, instant: datetime, is_past: bool) -> bool:
        """Go to an instant; True if the state is another one now. What is quiet now is quiet there too."""
        if self._seen == self._live.version and self.instant == instant:
            return False
        state = self._live.history.at(instant) if is_past else self._live.state
        if state is not self._live.state:
            state.quiet = self._live.state.quiet | state.quiet
        if self._seen != self._live.version:
            self._touched = None
        elif self._touched is not None:
            before, after = self.state.memories, state.memories
            self._touched.update(key for key in before.keys() | after if before.get(key) is not after.get(key))
            if len(self._touched) > MANY:
                self._touched = None
        self.instant, self.state, self._seen = instant, state, self._live.version
        self._moves += 1
        return True

    def refresh(self) -> bool:
        """Nothing is ever new here."""
        return False

    def events(self) -> list[Event]:
        """As those of now: nothing can be erased from here."""
        return self._live.events()

    def search(self, may_be: Callable[[str], bool]) -> list[Event]:
        """As in the log of now."""
        return self._live.search(may_be)

    @property
    def history(self) -> History:
        """As that of now."""
        return self._live.history

    @property
    def version(self) -> tuple[int, int]:
        """Changes with every move."""
        return self._live.generation, self._moves

    @property
    def generation(self) -> int:
        """As that of now."""
        return self._live.generation

    def as_of(self, instant: datetime) -> State:
        """The state of what had been told by `instant`, and by the instant of this ledger."""
        return self._live.as_of(min(instant, self.instant))

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Refused.

        Raises:
            ReadOnlyError: always.
        """
        raise ReadOnlyError("another_instant")
        yield

    def append(self, drafts: Sequence[Draft]) -> list[Event]:
        """Refused.

        Raises:
            ReadOnlyError: always.
        """
        raise ReadOnlyError("another_instant")

    def rewrite(self, change: Callable[[Event], Event | None]) -> None:
        """Refused.

        Raises:
            ReadOnlyError: always.
        """
        raise ReadOnlyError("another_instant")

    def heal(self) -> int:
        """Nothing is set aside from here."""
        return 0
