"""Rows of vectors in blocks: adding a row never copies another, and every row's product is computed alike.

`ByteRows` keeps a row as 8-bit integers and one scale: a quarter of the room, a cosine to within about .001. Products
are made row by row (`vecdot`), not by a matrix product: there the same row gives other last bits at another place, and
two memories of the same text would not be equal.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from persode.embeddings import Vectors

__all__ = ["ByteRows", "FloatRows"]

BLOCK_ROWS = 4096
CHUNK_ROWS = 512
"""Rows that are widened at a time; they stay in the processor's cache."""

_LARGEST = 127
Mask = npt.NDArray[np.bool_]


class FloatRows:
    """Rows of float32."""

    _type: type[np.generic] = np.float32

    def __init__(self, width: int) -> None:
        self.width = width
        self._blocks: list[npt.NDArray[np.generic]] = []
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def append(self, rows: Vectors) -> None:
        """Add rows, shape (n, width)."""
        self._append(rows.astype(self._type, copy=False))

    def take(self, numbers: npt.NDArray[np.int64]) -> Vectors:
        """The rows of these numbers, shape (len(numbers), width)."""
        taken = np.zeros((len(numbers), self.width), dtype=np.float32)
        for at, number in enumerate(numbers.tolist()):
            taken[at] = self._blocks[number // BLOCK_ROWS][number % BLOCK_ROWS]
        return taken

    def sum(self) -> npt.NDArray[np.float64]:
        """The sum of all rows, shape (width,)."""
        total = np.zeros(self.width)
        for _, rows in self._chunks():
            total += rows.sum(axis=0, dtype=np.float64)
        return total

    def products(self, *vectors: Vectors) -> list[Vectors]:
        """For each vector, shape (width,), its product with every row, shape (rows,)."""
        results: list[Vectors] = [np.zeros(self._count, dtype=np.float32) for _ in vectors]
        for start, rows in self._chunks():
            for vector, result in zip(vectors, results, strict=True):
                np.vecdot(rows, vector, out=result[start : start + len(rows)])
        return results

    def keep(self, kept: Mask) -> None:
        """Let go of the rows where `kept`, shape (rows,), is False; the others close up."""
        blocks, self._blocks, self._count = list(self._views()), [], 0
        for start, block in blocks:
            self._append(block[kept[start : start + len(block)]])

    def _append(self, rows: npt.NDArray[np.generic]) -> None:
        while len(rows):
            free = len(self._blocks) * BLOCK_ROWS - self._count
            if not free:
                self._blocks.append(np.zeros((BLOCK_ROWS, self.width), dtype=self._type))
                free = BLOCK_ROWS
            start = BLOCK_ROWS - free
            self._blocks[-1][start : start + len(rows[:free])] = rows[:free]
            self._count += len(rows[:free])
            rows = rows[free:]

    def _views(self) -> Iterator[tuple[int, npt.NDArray[np.generic]]]:
        for number, block in enumerate(self._blocks):
            start = number * BLOCK_ROWS
            yield start, block[: self._count - start]

    def _chunks(self) -> Iterator[tuple[int, Vectors]]:
        for start, block in self._views():
            for first in range(0, len(block), CHUNK_ROWS):
                yield start + first, block[first : first + CHUNK_ROWS]  # type: ignore[misc]


class ByteRows(FloatRows):
    """Rows of int8 with a scale each: row = integers * scale, scale = largest value / 127."""

    _type = np.int8

    def __init__(self, width: int) -> None:
        super().__init__(width)
        self._scales = FloatRows(1)

    def append(self, rows: Vectors) -> None:
        """Add rows, shape (n, width); they are rounded."""
        scales = np.abs(rows).max(axis=1, keepdims=True, initial=0) / _LARGEST
        self._scales.append(scales)
        self._append(np.rint(rows / np.where(scales > 0, scales, 1)).astype(np.int8))

    def take(self, numbers: npt.NDArray[np.int64]) -> Vectors:
        """The rounded rows of these numbers, shape (len(numbers), width)."""
        taken: Vectors = super().take(numbers) * self._scales.take(numbers)
        return taken

    def products(self, *vectors: Vectors) -> list[Vectors]:
        """For each vector, shape (width,), its product with every rounded row, shape (rows,)."""
        results = super().products(*vectors)
        (scales,) = self._scales.products(np.ones(1, dtype=np.float32))
        for result in results:
            result *= scales
        return results

    def keep(self, kept: Mask) -> None:
        """Let go of the rows where `kept`, shape (rows,), is False; the others close up."""
        super().keep(kept)
        self._scales.keep(kept)

    def _chunks(self) -> Iterator[tuple[int, Vectors]]:
        room = np.zeros((CHUNK_ROWS, self.width), dtype=np.float32)
        for start, rows in super()._chunks():
            wide = room[: len(rows)]
            np.copyto(wide, rows)
            yield start, wide
