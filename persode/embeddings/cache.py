"""Vectors on disk, so that a text is embedded once in its life.

One `.npy` file per embedder holds rows of (hash of the text, vector); a new row is added at the end and the header's
count is rewritten in place, so the file is a valid array at every moment and adding costs the same at any size. It is a
cache: a damaged file or row is embedded again, and a text that is gone takes its row with it at the next `keep_only`.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt
from filelock import FileLock

from persode.embeddings.embedder import Embedder, Vectors

__all__ = ["VectorCache"]

_KEY_BYTES = 16
_HEADER_BYTES = 192  # room for the largest count that numpy can write


class VectorCache:
    """The vectors of a person's texts under one embedder.

    Args:
        embedder: makes the vectors that are missing.
        folder: where `<embedder>.npy` lies; None keeps them in memory only. A folder that can't be written does too.
    """

    def __init__(self, embedder: Embedder, folder: Path | None = None) -> None:
        self.embedder = embedder
        name = embedder.name.replace(":", "_").replace("/", "_")
        self._path = None if folder is None else folder / f"{name}.npy"
        self._row_type = np.dtype([("key", f"V{_KEY_BYTES}"), ("vector", "<f4", (embedder.dimensions,))])
        self._rows: dict[bytes, int] = {}
        self._vectors: Vectors = np.zeros((0, embedder.dimensions), dtype=np.float32)
        self._count = 0
        self._read = False

    def vectors(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions); what is missing is embedded in one batch and kept."""
        self._read_once()
        keys = [_key(text) for text in texts]
        missing = {key: text for key, text in zip(keys, texts, strict=True) if key not in self._rows}
        if missing:
            fresh = self.embedder.embed(list(missing.values()))
            self._remember(list(missing), fresh)
            self._write(list(missing), fresh)
        return self._vectors[[self._rows[key] for key in keys]]

    def keep_only(self, texts: Iterable[str]) -> None:
        """Forget the vectors of all other texts, on disk too."""
        self._read_once()
        wanted = {_key(text) for text in texts}
        kept = [key for key in self._rows if key in wanted]
        if len(kept) == len(self._rows):
            return
        vectors = self._vectors[[self._rows[key] for key in kept]]
        self._rows, self._count = {}, 0
        self._remember(kept, vectors)
        if self._path is not None:
            with FileLock(f"{self._path}.lock"):
                temporary = self._path.with_suffix(".new")
                temporary.write_bytes(self._header(len(kept)) + self._packed(kept, vectors))
                os.replace(temporary, self._path)

    def _remember(self, keys: list[bytes], vectors: Vectors) -> None:
        end = self._count + len(keys)
        if end > len(self._vectors):
            grown = np.zeros((max(end, 2 * len(self._vectors), 64), self.embedder.dimensions), dtype=np.float32)
            grown[: self._count] = self._vectors[: self._count]
            self._vectors = grown
        self._vectors[self._count : end] = vectors
        for offset, key in enumerate(keys):
            self._rows[key] = self._count + offset
        self._count = end

    def _read_once(self) -> None:
        if self._read:
            return
        self._read = True
        if self._path is None or not self._path.exists():
            return
        try:
            rows = np.load(self._path, allow_pickle=False)
        except (OSError, ValueError, EOFError):
            return
        if rows.dtype != self._row_type or rows.ndim != 1:
            return
        vectors: Vectors = np.ascontiguousarray(rows["vector"])
        lengths = np.einsum("ij,ij->i", vectors, vectors)
        whole = np.abs(lengths - 1) < 1e-2  # a zero or a torn row is embedded again
        self._vectors, self._count = vectors, len(vectors)
        blob = rows["key"].tobytes()
        self._rows = {blob[i * _KEY_BYTES : (i + 1) * _KEY_BYTES]: i for i in np.flatnonzero(whole).tolist()}

    def _write(self, keys: list[bytes], vectors: Vectors) -> None:
        if self._path is None:
            return
        with contextlib.suppress(OSError):  # a cache that can't be written is a slower one, not an error
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self._path}.lock"):
                self._append(self._path, self._packed(keys, vectors), len(keys))

    def _append(self, path: Path, packed: bytes, count: int) -> None:
        path.touch()
        with path.open("r+b") as file:
            ours = file.read(_HEADER_BYTES).startswith(b"\x93NUMPY")
            rows = (path.stat().st_size - _HEADER_BYTES) // self._row_type.itemsize if ours else 0
            file.truncate(_HEADER_BYTES + rows * self._row_type.itemsize)
            file.seek(_HEADER_BYTES + rows * self._row_type.itemsize)
            file.write(packed)
            file.seek(0)
            file.write(self._header(rows + count))

    def _packed(self, keys: list[bytes], vectors: Vectors) -> bytes:
        rows: npt.NDArray[np.void] = np.zeros(len(keys), dtype=self._row_type)
        rows["key"] = np.frombuffer(b"".join(keys), dtype=f"V{_KEY_BYTES}") if keys else []
        rows["vector"] = vectors
        return rows.tobytes()

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


def _key(text: str) -> bytes:
    return blake2b(text.encode("utf-8", "replace"), digest_size=_KEY_BYTES).digest()
