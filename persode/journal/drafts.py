"""What was typed and not yet sent: small files beside the log, never part of it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from persode.errors import BadInputError, StorageError

__all__ = ["Drafts"]

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")


class Drafts:
    """The drafts of one person, each under a name (`chat`, `page-1f3a`).

    Args:
        folder: where they lie; made with the first one.
        keeping: within it a text is kept; raises for one that may not be.
    """

    def __init__(
        self, folder: Path, keeping: Callable[[str], AbstractContextManager[None]] = lambda _: nullcontext()
    ) -> None:
        self._folder = folder
        self._keeping = keeping

    def names(self) -> list[str]:
        """The names of all drafts, sorted."""
        return sorted(path.stem for path in self._folder.glob("*.txt")) if self._folder.is_dir() else []

    def read(self, name: str) -> str:
        """The draft of that name, or ""."""
        try:
            return self._path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    def keep(self, name: str, text: str) -> None:
        """Keep a draft; an empty one is dropped.

        Raises:
            BadInputError: it may not be kept; the draft of before is intact.
            StorageError: the disk refused; the draft of before is intact.
        """
        path = self._path(name)
        with self._keeping(text):
            self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        temporary = path.with_suffix(".new")
        try:
            if not text:
                path.unlink(missing_ok=True)
                return
            self._folder.mkdir(parents=True, exist_ok=True)
            temporary.write_text(text, encoding="utf-8", errors="replace")
            os.replace(temporary, path)
        except OSError as error:
            raise StorageError("cannot_write", path=path) from error

    def drop(self, name: str) -> None:
        """Forget a draft; a disk that refuses keeps it."""
        with suppress(OSError):
            self._path(name).unlink(missing_ok=True)

    def sweep(self) -> None:
        """Delete what a crash left of a draft that was being written."""
        for cut_off in self._folder.glob("*.new"):
            with suppress(OSError):
                cut_off.unlink()

    def _path(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            raise BadInputError("bad_draft_name", name=name)
        return self._folder / f"{name}.txt"
