"""A journal's ways in and out: dated entries, and the archive that gives the same journal back."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from persode.errors import BadInputError, StorageError
from persode.exchange import page_as_markdown, read_archive, read_entries, write_archive
from persode.journal.people import People, Person

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["ImportReport", "Progress", "export_zip", "import_entries", "restore_zip"]

Progress = Callable[[int, int], None]
"""Called with (entries done, entries in all)."""


@dataclass(frozen=True)
class ImportReport:
    """How many entries were taken in, how many were there already, and what was left out: (where, why)."""

    taken: int
    known: int = 0
    left_out: list[tuple[str, str]] = field(default_factory=list)


def import_entries(
    journal: Journal, name: str, content: bytes, persona: str = "", progress: Progress | None = None
) -> ImportReport:
    """Take in the entries of a JSON file, oldest first; the same entry again is known and not doubled.

    Raises:
        ForeignFileError, StorageError: as `Journal.import_file` says.
    """
    file = read_entries(content, name, persona)
    left_out = list(file.left_out)
    before = len(journal.state.messages)
    for done, entry in enumerate(file.entries, 1):
        key = (
            "import-" + blake2b(f"{entry.told_at.isoformat()} {entry.text}".encode("utf-8", "replace")).hexdigest()[:32]
        )
        try:
            journal.import_entry(entry.text, entry.told_at, key)
        except BadInputError as error:
            left_out.append((entry.where, str(error)))
        if progress is not None:
            progress(done, len(file.entries))
    taken = len(journal.state.messages) - before
    known = len(file.entries) + len(file.left_out) - len(left_out) - taken
    return ImportReport(taken, known, sorted(left_out, key=lambda line: (len(line[0]), line[0])))


def export_zip(journal: Journal) -> bytes:
    """Everything of a person as one zip, of one moment: nobody writes or erases while it is made.

    Raises:
        StorageError: a file can't be read.
    """
    with suppress(StorageError), journal.writing():
        return _zip(journal)
    journal.refresh()  # a disk that can't be written: nobody erases there either
    return _zip(journal)


def _zip(journal: Journal) -> bytes:
    pages = {
        f"{p.day.isoformat()}-{p.id}.md": page_as_markdown(p.day, p.title, p.text, p.hashtags, p.picture, p.alt)
        for p in journal.diary.pages()
    }
    return write_archive(journal.person.folder, journal.preferences.name or journal.person.name, pages)


def restore_zip(content: bytes, people: People, file: str = "archive.zip", name: str = "") -> Person:
    """A new person whose journal is the one in the archive; an existing journal is never touched.

    Raises:
        ForeignFileError: not an archive of ours.
        StorageError: the disk refused; nothing is left behind.
    """
    archive = read_archive(content, file)
    person = people.add(name or archive.name or Path(file).stem[:40] or "Restored")
    try:
        for member, data in archive.files.items():
            target = person.folder / member
            target.parent.mkdir(parents=True, exist_ok=True)
            temporary = target.with_name(target.name + ".new")
            temporary.write_bytes(data)
            os.replace(temporary, target)
    except OSError as error:
        with suppress(OSError):
            shutil.rmtree(person.folder)
        raise StorageError("cannot_write", path=person.folder) from error
    return person
