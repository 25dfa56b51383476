"""Carries an erasure out: the log first, then every derived thing.

What a crash cut off is finished at the next opening of the journal.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from persode import checks
from persode.errors import BadInputError, StorageError
from persode.journal.deciding import decided
from persode.journal.diary.page_writing import written
from persode.journal.diary.pictures import Pictures
from persode.journal.engine import Engine
from persode.journal.erasing.plan import Erasure, plan, with_files
from persode.journal.erasing.rewriting import left_in, rewriting
from persode.journal.ledger import Ledger
from persode.log import Draft

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["Begun", "Eraser"]


@dataclass(frozen=True)
class Begun:
    """What the editor of a draft's name began with: the log's generation and the text, None if there was none."""

    name: str
    generation: int
    text: str | None


class Eraser:
    """The eraser of one journal; `Journal.eraser`."""

    def __init__(self, journal: Journal, ledger: Ledger, engine: Engine, pictures: Pictures) -> None:
        self.writing = journal.writing
        self._journal = journal
        self._ledger = ledger
        self._engine = engine
        self._pictures = pictures
        self._swept: Path = journal.person.folder / "swept"
        self._pending: Path = journal.person.folder / "erasing.json"

    def plan(self, target: str, value: str = "") -> Erasure:
        """What erasing a memory (its id), a day (YYYY-MM-DD), a person (a name) or everything would take; no change.

        Raises:
            BadInputError: no such target, or nothing of the kind is there.
        """
        return plan(self._journal, target, value, self._ledger.version, self._ledger.search)

    def erase(self, erasure: Erasure) -> Erasure:
        """Erase for good what the plan holds, and make anew what was derived from it; the plan is the receipt.

        Raises:
            ReadOnlyError, StorageError: the disk refused; nothing was erased.
            StorageError: all was erased but what the sentence names, which is a mistake of the program.
        """
        journal = self._journal
        checks.instance("erasure", erasure, Erasure)
        with journal.writing():
            erasure = self._as_of_now(erasure)
            self._keep_pending(erasure)
            self._ledger.rewrite(rewriting(erasure))
            left = left_in(self._ledger.search(erasure.traces.may_mark), erasure.traces)
            self.finish()
        if left:
            raise StorageError("left_behind", kinds=", ".join(sorted(set(left))), count=len(left))
        return erasure

    def begun(self, name: str) -> Begun:
        """What somebody begins with who writes now under that draft's name (`message-<id>`, `page-<id>`, any other)."""
        return Begun(name, self._ledger.generation, self._text_of(name))

    @contextmanager
    def as_begun(self, begun: Begun) -> Iterator[None]:
        """To keep or save what was begun then: refused if an erasure took something out of the text that it changes, or
        if it has a trace itself of what was erased since.

        Raises:
            BadInputError: it is refused; the draft of a text that lost something is dropped.
        """
        with self.writing(), self._ledger.meanwhile.begun_at(begun.generation):
            if begun.generation != self._ledger.generation and begun.text != self._text_of(begun.name):
                self._journal.drafts.drop(begun.name)
                raise BadInputError("erased_meanwhile")
            yield

    def _text_of(self, name: str) -> str | None:
        """The words of now that an editor of that name changes; "" for one that changes none."""
        state = self._journal.state
        kind, _, its_id = name.partition("-")
        if kind == "message":
            return state.messages[its_id].text if its_id in state.messages else None
        if kind == "page":
            page = state.pages.get(its_id)
            return None if page is None else f"{page.title}\n{page.text}"
        return ""

    def finish(self) -> None:
        """Take away and make anew what a rewritten log asks for; nothing if that was done. Pictures come later."""
        if self._swept_at() != self._ledger.generation:
            self._sweep()
        if self._pending.exists():
            self._finish_pending()

    @decided
    def _finish_pending(self) -> None:
        """What was about to be done is done, if the log was rewritten for it; else it never began."""
        pending = self._read_pending()
        if pending and pending["rewrites"] <= self._ledger.rewrites:
            receipt = {"target": pending["target"], "counts": pending["counts"]}
            self._journal.append([Draft("erased", receipt, f"erased-{pending['rewrites']}")])
            for name in pending["drafts"]:
                self._journal.drafts.drop(name)
            with suppress(OSError):
                (self._journal.person.folder / "log.torn").unlink(missing_ok=True)
            self._write_pages(pending["days"])
        with suppress(OSError):
            self._pending.unlink(missing_ok=True)

    def _as_of_now(self, erasure: Erasure) -> Erasure:
        """What came since the plan was made goes too; files are no part of the log."""
        if erasure.version != self._ledger.version:
            return self.plan(erasure.target, erasure.value)
        return with_files(self._journal, erasure)

    @decided
    def _write_pages(self, days: Iterable[str]) -> None:
        """The pages of these days that are not there, all in one go."""
        there = {page.day.isoformat() for page in self._journal.diary.pages()}
        drafts = []
        for day in sorted(set(days) - there):
            with suppress(BadInputError):  # nothing that a page could hold is left of the day
                drafts.append(written(self._journal, date.fromisoformat(day)))
        self._journal.diary.append(drafts)

    def _sweep(self) -> None:
        """Delete derived files whose source the log has no longer."""
        state = self._journal.state
        old = [version for versions in state.page_history.values() for version in versions]
        self._pictures.keep_only([*state.pages.values(), *old])
        self._engine.follow(state.memories, self._ledger.generation)
        self._engine.forget_others()
        self._journal.drafts.sweep()
        with suppress(OSError):
            self._swept.write_text(str(self._ledger.generation), encoding="utf-8")

    def _keep_pending(self, erasure: Erasure) -> None:
        pending = {
            "rewrites": self._ledger.rewrites + 1,
            "target": erasure.target,
            "counts": erasure.counts,
            "drafts": erasure.drafts,
            "days": [p.day.isoformat() for p in erasure.pages if not p.deleted],
        }
        try:
            with self._pending.open("w", encoding="utf-8") as file:
                json.dump(pending, file)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise StorageError("cannot_write", path=self._pending) from error

    def _read_pending(self) -> dict[str, Any]:
        """What an erasure was about to do: its number, its receipt, drafts by name, days of pages; no word of it."""
        with suppress(OSError, ValueError):
            pending = json.loads(self._pending.read_text(encoding="utf-8"))
            if isinstance(pending, dict) and pending.keys() >= {"rewrites", "target", "counts", "drafts", "days"}:
                return pending
        return {}

    def _swept_at(self) -> int:
        """The generation of the log at which the last sweep ended."""
        try:
            return int(self._swept.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return 0
