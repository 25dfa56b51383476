"""The rows of a store: each memory with its vector, its clauses' vectors and the words that it is made of.

A memory has a row. One that is taken out leaves its row empty; rows close up when more are empty than not, so that
adding, replacing and taking out cost the same at any size. Numbers of a memory (E, C, n, dates) are not copied into
columns here: a memory is mutable, and a search reads them as they are.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from persode.embeddings import Embedder, VectorCache, Vectors, bank
from persode.language import clauses
from persode.memory import Memory
from persode.store.columns import Column, Mask
from persode.store.rows import ByteRows, FloatRows

__all__ = ["MemoryIndex", "clauses_of"]

_LEAST_EMPTY = 256
_EMPTY = Memory("", id="")
"""Stands in an empty row."""


class MemoryIndex:
    """Rows of memories.

    Args:
        embedder: makes the vectors.
        cache: where they are kept between runs.
    """

    def __init__(self, embedder: Embedder, cache: VectorCache) -> None:
        self._embedder = embedder
        self._cache = cache
        self.memories: list[Memory] = []
        """The memory of each row, `Memory("", id="")` in an empty one."""
        self.texts = FloatRows(embedder.dimensions)
        self.clauses = ByteRows(embedder.dimensions)
        self._counts = array("q")
        self._alive = bytearray()
        self._row_of: dict[str, int] = {}
        self._sum = np.zeros(embedder.dimensions)
        self._words: dict[str, array[int]] = {}
        self._words_until = 0

    def __len__(self) -> int:
        return len(self.memories)

    @property
    def alive(self) -> Mask:
        """True for each row that holds a memory, shape (rows,)."""
        return np.array(self._alive, dtype=bool)

    @property
    def clause_counts(self) -> npt.NDArray[np.int64]:
        """How many clauses each row has, shape (rows,); every row has at least one."""
        return np.array(self._counts, dtype=np.int64)

    @property
    def mean(self) -> tuple[Vectors, int]:
        """The sum of the memories' vectors, shape (dimensions,), and their number."""
        return self._sum.astype(np.float32), len(self._row_of)

    def row(self, memory_id: str) -> int | None:
        """The row of a memory, or None."""
        return self._row_of.get(memory_id)

    def add(
        self,
        memories: Sequence[Memory],
        may_keep: Callable[[], bool] | None = None,
        still: Callable[[Memory], bool] = lambda _: True,
    ) -> None:
        """Give each memory a row; what has no vector yet is embedded, and kept on disk if `may_keep` says so then.

        A memory for which `still` says no once all are embedded, which may take long, gets no row.
        """
        texts, pieces, counts = self.embedded(memories, may_keep)
        while not all(map(still, memories)):
            memories = list(filter(still, memories))
            texts, pieces, counts = self.embedded(memories, may_keep)
        np.nan_to_num(texts, copy=False, posinf=0.0, neginf=0.0)
        np.nan_to_num(pieces, copy=False, posinf=0.0, neginf=0.0)
        for place, memory in enumerate(memories):
            own = _unit(memory.embedding, self._embedder.dimensions)
            if own is not None:
                texts[place] = own
            self._row_of[memory.id] = len(self.memories)
            self.memories.append(memory)
        self._alive += b"\x01" * len(memories)
        self._counts.extend(counts)
        self._sum += texts.sum(axis=0, dtype=np.float64)
        self.texts.append(texts)
        self.clauses.append(pieces)

    def embedded(
        self, memories: Sequence[Memory], may_keep: Callable[[], bool] | None
    ) -> tuple[Vectors, Vectors, list[int]]:
        """The vectors of memories and of their clauses with the number of each memory's, kept on disk as in `add`."""
        said = [_text(m) for m in memories]
        return self._cache.vectors_with_pieces(said, clauses_of, _rule(), may_keep)

    def remove(self, memory_ids: Iterable[str]) -> None:
        """Empty the rows of these memories; ids without a row are passed over."""
        rows = [row for memory_id in memory_ids if (row := self._row_of.pop(memory_id, None)) is not None]
        if not rows:
            return
        self._sum -= self.texts.take(np.array(rows)).sum(axis=0, dtype=np.float64)
        for row in rows:
            self.memories[row] = _EMPTY
            self._alive[row] = 0
        if len(self) - len(self._row_of) > max(_LEAST_EMPTY, len(self._row_of)):
            self._close_up()

    def shared_words(self, text: str) -> Column:
        """How many different words each memory has in common with a text, lower-cased and split at blanks."""
        for row in range(self._words_until, len(self)):
            for word in set(_text(self.memories[row]).lower().split()):
                self._words.setdefault(word, array("q")).append(row)
        self._words_until = len(self)
        shared: Column = np.zeros(len(self))
        for word in set(text.lower().split()):
            if word in self._words:
                shared[np.array(self._words[word], dtype=np.int64)] += 1
        return shared

    def _close_up(self) -> None:
        alive, counts = self.alive, self.clause_counts
        self.texts.keep(alive)
        self.clauses.keep(np.repeat(alive, counts))
        self.memories = [m for m in self.memories if m is not _EMPTY]
        self._counts = array("q", counts[alive].tolist())
        self._alive = bytearray(b"\x01" * len(self.memories))
        self._row_of = {m.id: row for row, m in enumerate(self.memories)}
        self._sum = self.texts.sum()
        self._words, self._words_until = {}, 0


def clauses_of(text: str) -> list[str]:
    """The clauses of a memory's text; the text itself where it has none."""
    return clauses(text) or [text]


@cache
def _rule() -> str:
    """Names the way in which clauses are split: how it splits the ordinary diary sentences."""
    split = "\n".join("|".join(clauses_of(sentence)) for sentence in bank("ordinary"))
    return blake2b(split.encode(), digest_size=8).hexdigest()


def _text(memory: Memory) -> str:
    """A memory's text, "" for one that is corrupt."""
    return memory.text if isinstance(memory.text, str) else ""


def _unit(vector: Vectors | None, dimensions: int) -> Vectors | None:
    """A memory's own vector at length 1; None if it is missing, of another size, or corrupt."""
    if not isinstance(vector, np.ndarray) or vector.shape != (dimensions,) or not np.isfinite(vector).all():
        return None
    length = float(np.linalg.norm(vector))
    return (vector / length).astype(np.float32) if 0 < length < np.inf else None
