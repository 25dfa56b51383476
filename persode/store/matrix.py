"""A float32 matrix that grows by doubling, so that a row more never copies all the others."""

from __future__ import annotations

import numpy as np

from persode.embeddings import Vectors

__all__ = ["GrowingMatrix"]


class GrowingMatrix:
    """Rows of a fixed width; `rows` is a view of those that were added."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._room: Vectors = np.zeros((0, width), dtype=np.float32)
        self._count = 0

    @property
    def rows(self) -> Vectors:
        """The rows so far, shape (rows, width)."""
        return self._room[: self._count]

    def append(self, rows: Vectors) -> None:
        """Add rows, shape (n, width)."""
        end = self._count + len(rows)
        if end > len(self._room):
            grown = np.zeros((max(end, 2 * len(self._room)), self._width), dtype=np.float32)
            grown[: self._count] = self.rows
            self._room = grown
        self._room[self._count : end] = rows
        self._count = end

    def clear(self) -> None:
        """Forget all rows."""
        self._room, self._count = self._room[:0], 0
