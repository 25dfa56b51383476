"""Carries an erasure out: the log first, then every derived thing.

What a crash cut off is finished at the next opening of the journal.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from persode.errors import BadInputError, StorageError
from persode.journal.engine import Engine
from persode.journal.erasing import Erasure, plan, rewriting
from persode.journal.ledger import Ledger
from persode.journal.pictures import Pictures
from persode.log import Draft

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["Eraser"]


class Eraser:
    """The eraser of one journal; `Journal.eraser`."""

    def __init__(self, journal: Journal, ledger: Ledger, engine: Engine, pictures: Pictures) -> None:
        self._journal = journal
        self._ledger = ledger
        self._engine = engine
        self._pictures = pictures
        self._swept: Path = journal.person.folder / "swept"

    def plan(self, target: str, value: str = "") -> Erasure:
        """What erasing a memory (its id), a day (YYYY-MM-DD), a person (a name) or everything would take; no change.

        Raises:
            BadInputError: no such target, or nothing of the kind is there.
        """
        return plan(self._journal, target, value)

    def erase(self, erasure: Erasure) -> Erasure:
        """Erase for good what the plan holds, and make anew what was derived from it; the plan is the receipt.

        Raises:
            ReadOnlyError, StorageError: the disk refused; nothing was erased.
        """
        journal = self._journal
        self._ledger.rewrite(rewriting(erasure, journal.state))
        journal.append([Draft("erased", {"target": erasure.target, "counts": erasure.counts})])
        for name in erasure.drafts:
            journal.drafts.drop(name)
        self.finish()
        lost = {p.day for p in erasure.pages if not p.deleted and p.id not in journal.state.pages}
        for day in sorted(lost):
            with suppress(BadInputError):  # nothing that a page could hold is left of the day
                journal.write_page(day)
        with suppress(StorageError):
            journal.draw_missing()
        return erasure

    def finish(self) -> None:
        """Delete derived files whose source a rewritten log has no longer; nothing if that was done."""
        if self._swept_at() == self._ledger.generation:
            return
        state = self._journal.state
        old = [version for versions in state.page_history.values() for version in versions]
        self._pictures.keep_only([*state.pages.values(), *old])
        self._engine.forget_others()
        with suppress(OSError):
            self._swept.write_text(str(self._ledger.generation), encoding="utf-8")

    def _swept_at(self) -> int:
        """The generation of the log at which the last sweep ended."""
        try:
            return int(self._swept.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return 0
