"""An embedder that keeps what it was asked: the same call costs nothing again and gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence

from persode.embeddings import Embedder, Vectors

__all__ = ["Remembering"]


class Remembering:
    """Another embedder with a memory of whole calls.

    Whole calls and not single texts: the quantised model rounds a text a little differently in other company.
    """

    notice = ""

    def __init__(self, embedder: Embedder) -> None:
        self.embedder = embedder
        self.name, self.dimensions = embedder.name, embedder.dimensions
        self._vectors: dict[tuple[str, ...], Vectors] = {}

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions)."""
        key = tuple(texts)
        if key not in self._vectors:
            self._vectors[key] = self.embedder.embed(texts)
        return self._vectors[key].copy()
