"""The log and the state that it folds to, kept in step."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime

from persode.journal.erasing.meanwhile import Meanwhile
from persode.journal.fold.fold import apply, fold
from persode.journal.fold.history import History
from persode.journal.fold.state import State
from persode.journal.fold.touched import touched_by
from persode.log import Draft, Event, JsonLinesLog, Tail

__all__ = ["Ledger", "without_collection"]


class Ledger:
    """Keeps `state` equal to the fold of everything in the log, reading only what is new.

    Attributes:
        state: the state; a new object after the log was rewritten.
        read_only: the log holds events of a newer schema.
        meanwhile: what was erased since it was opened; what brings that back is not written.
    """

    def __init__(self, log: JsonLinesLog) -> None:
        self.state = State()
        self.read_only = False
        self.meanwhile = Meanwhile(lambda: self.state)
        self._log = log
        self._generation = -1
        self._seq = 0
        self._touched: set[str] | None = None
        self._depth = 0
        self._history: tuple[tuple[int, int], History] | None = None

    def refresh(self) -> bool:
        """Take in what is new; True if anything was."""
        if self._generation < 0:
            with without_collection():
                grown = self._take_in(self._log.read())
            self.meanwhile.opened(self._generation)
            return grown
        tail = self._log.read(after=self._seq)
        if tail.generation != self._generation:
            before = self.state
            with without_collection():
                self.state, self._seq, self._touched = State(), 0, None
                self._take_in(tail)
                self.meanwhile.notice(self._generation, before)
                return True
        return self._take_in(tail)

    def append(self, drafts: Sequence[Draft]) -> list[Event]:
        """Write events durably and take them in, together with what others wrote meanwhile.

        Raises:
            ReadOnlyError, StorageError: nothing was written.
            BadInputError: they bring back what was erased since they were begun; nothing was written.
            RuntimeError: a mistake of the program, see `persode.journal.deciding`.
        """
        if not self.is_writing:
            raise RuntimeError("a change is decided and written within writing()")
        self.meanwhile.check(drafts)
        events = self._log.append(drafts)
        self.refresh()
        return events

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While it lasts, nobody else writes; may be nested. What is written was begun when this was last refreshed.

        Raises:
            StorageError: the disk refused.
        """
        with self._log.writing(), self.meanwhile.begun_at(self.generation):
            self._depth += 1
            try:
                yield
            finally:
                self._depth -= 1

    @property
    def is_writing(self) -> bool:
        """True within `writing()`."""
        return self._depth > 0

    def rewrite(self, change: Callable[[Event], Event | None]) -> None:
        """Replace every event by what `change` makes of it, whole or not at all, and fold anew.

        Raises:
            ReadOnlyError, StorageError: the log is as it was.
        """
        with without_collection():
            self._log.rewrite(change)
        self.refresh()

    def events(self) -> list[Event]:
        """All that is in the log, read anew."""
        with without_collection():
            return self._log.read().events

    def search(self, may_be: Callable[[str], bool]) -> list[Event]:
        """The events of the log on whose line, as it is on the disk, `may_be` says yes."""
        return self._log.search(may_be)

    @property
    def generation(self) -> int:
        """How often the log was rewritten."""
        return max(0, self._generation)

    def newest_generation(self) -> int:
        """The same of the log as it is on the disk, whoever rewrote it."""
        return self._log.newest_generation

    @property
    def rewrites(self) -> int:
        """How often something was erased from the log."""
        return self._log.rewrites

    @property
    def version(self) -> tuple[int, int]:
        """Changes whenever `state` does."""
        return self._generation, self._seq

    def take_touched(self) -> set[str] | None:
        """The memories that may have changed since the last call; None = any, the state was made anew."""
        touched, self._touched = self._touched, set()
        return touched

    def heal(self) -> int:
        """Set aside what a crash tore or a disk damaged; how many lines."""
        return self._log.heal()

    def as_of(self, instant: datetime) -> State:
        """The state of what had been told by `instant`, apart from `state`."""
        with without_collection():
            return fold(self.events(), until=instant)

    @property
    def history(self) -> History:
        """The life of each memory; the whole log is read for it, once until it grows."""
        if self._history is None or self._history[0] != self.version:
            with without_collection():
                events = self.events()
                self._history = (self.version, History([e for e in events if e.seq <= self._seq], self.state))
        return self._history[1]

    def _take_in(self, tail: Tail) -> bool:
        self._generation, self.read_only = tail.generation, tail.newer
        for event in tail.events:
            before = () if self._touched is None else touched_by(event, self.state)
            apply(self.state, event)
            if self._touched is not None:
                self._touched.update(before, touched_by(event, self.state))
            self._seq = event.seq
        return bool(tail.events)


@contextmanager
def without_collection() -> Iterator[None]:
    """A long log makes half a million objects that all live on; looking for garbage among them doubles the time.

    At the end they are moved to the oldest generation at once (freeze and unfreeze do that without looking at them),
    else the next allocation would look at every one. What the program froze before stays frozen.
    """
    was_on, frozen = gc.isenabled(), gc.get_freeze_count()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if not frozen:
            gc.unfreeze()
        if was_on:
            gc.enable()
