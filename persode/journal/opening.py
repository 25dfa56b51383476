"""What is done when a journal is opened: read, set aside what a crash tore, finish what it cut off."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from persode.errors import StorageError
from persode.journal.diary.pictures import A_FEW
from persode.journal.ledger import Ledger

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["begin"]


def begin(journal: Journal, ledger: Ledger) -> None:
    """Read, heal, and finish what was cut off; what the person should see of it is in `journal.notices`.

    Raises:
        StorageError: the log can't be read. A disk that can't be written only leaves what was cut off as it is.
    """
    journal.refresh()
    told = {"newer_log": journal.read_only, "not_understood": journal.state.not_understood}
    journal.notices += [f"notices.{key}" for key, true in told.items() if true]
    with suppress(StorageError):
        if ledger.heal():
            journal.notices.append("notices.set_aside")
            journal.refresh()
        if not journal.read_only:
            journal.eraser.finish()
            _finish(journal)


def _finish(journal: Journal) -> None:
    """Read messages that a crash left unread, draw lost pictures, drop the draft of what was said already."""
    for message in [m for m in journal.state.messages.values() if not m.is_read and not m.taken_back]:
        journal.reading.read(message)
    journal.diary.draw_missing(A_FEW)
    newest = [m.text.strip() for m in journal.state.messages.values()][-1:]
    if newest == [journal.drafts.read("chat").strip()]:
        journal.drafts.drop("chat")
