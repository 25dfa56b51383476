"""A file of rows of one type that is a plain `.npy` array at every moment and grows at its end.

The header has a fixed length; its count is rewritten in place after the rows are there. What a crash tore off the end
is cut away by the next addition.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt
from filelock import FileLock

__all__ = ["RowFile", "Rows"]

_HEADER_BYTES = 192  # room for the largest count that numpy can write

Rows = npt.NDArray[np.void]


class RowFile:
    """Rows of a structured type on disk.

    Args:
        path: the file; its folder is made when the first row is written.
        row_type: a packed structured type.
    """

    def __init__(self, path: Path, row_type: np.dtype[Any]) -> None:
        self.path = path
        self._row_type = row_type

    def read(self) -> Rows:
        """All whole rows, shape (rows,), mapped and not loaded; none if there is no file or it is another one.

        Let go of them soon: on some systems a mapped file can't be replaced.
        """
        with contextlib.suppress(OSError, ValueError), self.path.open("rb") as file:
            count = self._rows_in(file)
            if count:
                return np.memmap(self.path, self._row_type, mode="r", offset=_HEADER_BYTES, shape=(count,))
        return np.zeros(0, dtype=self._row_type)

    def append(self, rows: Rows, may: Callable[[], bool] | None = None) -> int | None:
        """Add rows; the number of the first of them, or None if the disk refused, or `may` when it was asked.

        `may` is asked while nobody else changes the file.
        """
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self.path}.lock"):
                if may is not None and not may():
                    return None
                self.path.touch()
                with self.path.open("r+b") as file:
                    count = self._rows_in(file)
                    end = _HEADER_BYTES + count * self._row_type.itemsize
                    file.truncate(end)
                    file.seek(end)
                    file.write(rows.tobytes())
                    file.seek(0)
                    file.write(self._header(count + len(rows)))
                return count
        return None

    def keep(self, wanted: Callable[[Rows], npt.NDArray[np.bool_]]) -> Rows:
        """Let only the rows stay for which `wanted` says True, whole or not at all; those rows.

        Nobody adds a row between the reading and the writing.

        Raises:
            OSError: the disk refused; all rows are there.
        """
        if not self.path.exists():
            return np.zeros(0, dtype=self._row_type)
        with FileLock(f"{self.path}.lock"):
            rows = self.read()
            kept = wanted(rows)
            left = np.array(rows[kept])
            if not kept.all():
                del rows
                temporary = self.path.with_suffix(".new")
                temporary.write_bytes(self._header(len(left)) + left.tobytes())
                os.replace(temporary, self.path)
        return left

    def _rows_in(self, file: BinaryIO) -> int:
        head, expected = file.read(_HEADER_BYTES), self._header(0)
        known = expected[: expected.index(b"'shape'")]
        if not head.startswith(known):
            return 0
        return max(0, (os.fstat(file.fileno()).st_size - _HEADER_BYTES) // self._row_type.itemsize)

    def _header(self, count: int) -> bytes:
        """An `.npy` header of a fixed length for `count` rows (format version 1.0)."""
        buffer = BytesIO()
        np.lib.format.write_array_header_1_0(
            buffer,
            {"descr": np.lib.format.dtype_to_descr(self._row_type), "fortran_order": False, "shape": (count,)},
        )
        header = buffer.getvalue()
        text = header[10:].rstrip(b" \n")
        return header[:8] + (_HEADER_BYTES - 10).to_bytes(2, "little") + text.ljust(_HEADER_BYTES - 11) + b"\n"
