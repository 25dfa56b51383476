"""Vectors on disk, so that a text is embedded once in its life.

One `.npy` file per embedder holds rows of (hash of the text, vector), another which pieces (clauses) a text has, as
hashes, so that a restart splits nothing. It is a cache: a damaged file or row is embedded again, and a text that is
gone takes its rows with it at the next `keep_only`. The vectors stay on disk; only where they lie is held in memory.
Whoever may hold texts that are gone elsewhere gives `may_keep`, which is asked under the lock of that `keep_only`: what
is written before it goes with it, what comes after it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

import numpy as np

from persode.embeddings.embedder import Embedder, Vectors
from persode.embeddings.rowfile import RowFile, Rows

__all__ = ["VectorCache"]

MayKeep = Callable[[], bool]

_KEY_BYTES = 16
_KEY = f"V{_KEY_BYTES}"
_PIECE_ROW = np.dtype([("rule", _KEY), ("key", _KEY), ("piece", _KEY)])


class VectorCache:
    """The vectors of a person's texts under one embedder.

    Args:
        embedder: makes the vectors that are missing.
        folder: where `<embedder>.npy` and `pieces.npy` lie. None, or a folder that can't be written: nothing is kept,
            every call embeds.
    """

    def __init__(self, embedder: Embedder, folder: Path | None = None) -> None:
        self.embedder = embedder
        name = embedder.name.replace(":", "_").replace("/", "_")
        self._row_type = np.dtype([("key", _KEY), ("vector", "<f4", (embedder.dimensions,))])
        self._vectors = None if folder is None else RowFile(folder / f"{name}.npy", self._row_type)
        self._pieces = None if folder is None else RowFile(folder / "pieces.npy", _PIECE_ROW)
        self._rows: dict[bytes, int] | None = None
        self._rows_known = 0
        self._groups: dict[bytes, list[bytes]] | None = None

    def vectors(self, texts: Sequence[str], may_keep: MayKeep | None = None) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions); what is missing is embedded in one batch and kept."""
        keys = [_key(text) for text in texts]
        return self._gather(
            keys, lambda missing: {k: t for k, t in zip(keys, texts, strict=True) if k in missing}, may_keep
        )

    def known(self, text: str) -> Vectors | None:
        """The unit vector of a text, shape (dimensions,), if it is kept; none is made."""
        vectors = np.zeros((1, self.embedder.dimensions), dtype=np.float32)
        return None if self._fill(vectors, [_key(text)]) else vectors[0]

    def vectors_with_pieces(
        self, texts: Sequence[str], split: Callable[[str], list[str]], rule: str, may_keep: MayKeep | None = None
    ) -> tuple[Vectors, Vectors, list[int]]:
        """The vectors of texts and of their pieces.

        Args:
            texts: n texts.
            split: gives at least one piece of a text.
            rule: names how `split` splits; what another rule split is split again.
            may_keep: False once the texts may be gone, so that nothing of them is written any more.

        Returns:
            vectors of the texts, shape (n, dimensions); of all pieces, those of one text side by side, shape
            (pieces, dimensions); the number of pieces of each text.
        """
        owners = [_key(text) for text in texts]
        said: dict[bytes, str] = {}
        groups = self._groups_of(texts, owners, split, _key(rule), said, may_keep)
        keys = owners + [piece for group in groups for piece in group]

        def texts_of(missing: set[bytes]) -> dict[bytes, str]:
            found = {k: t for k, t in [*said.items(), *zip(owners, texts, strict=True)] if k in missing}
            missing = missing - found.keys()
            for text, group in zip(texts, groups, strict=True):
                if not missing.isdisjoint(group):
                    found |= {_key(piece): piece for piece in split(text)}
            return found

        every = self._gather(keys, texts_of, may_keep)
        return every[: len(texts)], every[len(texts) :], [len(group) for group in groups]

    def keep_only(self, texts: Iterable[str]) -> None:
        """Forget the vectors of all other texts, on disk too; the pieces that a kept text is known to have stay."""
        wanted = {_key(text) for text in texts}
        if self._pieces is not None:
            kept = self._keep(self._pieces, wanted)
            wanted.update(_keys_in(kept["piece"]))
        if self._vectors is not None:
            self._keep(self._vectors, wanted)
        self._rows = self._groups = None

    def _keep(self, file: RowFile, wanted: set[bytes]) -> Rows:
        """Let only rows stay whose key is wanted; those rows."""
        return file.keep(lambda rows: np.array([key in wanted for key in _keys_in(rows["key"])], dtype=bool))

    def drop_other_embedders(self) -> None:
        """Delete the vectors that other embedders made of this person's texts."""
        if self._vectors is None or self._pieces is None:
            return
        for path in self._vectors.path.parent.glob("*.npy"):
            if path not in (self._vectors.path, self._pieces.path):
                path.unlink(missing_ok=True)
                path.with_name(f"{path.name}.lock").unlink(missing_ok=True)

    def _gather(
        self,
        keys: Sequence[bytes],
        texts_of: Callable[[set[bytes]], Mapping[bytes, str]],
        may_keep: MayKeep | None,
    ) -> Vectors:
        """The vectors of keys, shape (len(keys), dimensions); `texts_of` gives the texts of those that are missing."""
        vectors = np.zeros((len(keys), self.embedder.dimensions), dtype=np.float32)
        missing = self._fill(vectors, keys)
        if missing:
            texts = texts_of({keys[at] for at in missing})
            wanted = list(dict.fromkeys(keys[at] for at in missing))
            fresh = self.embedder.embed([texts[key] for key in wanted])
            self._write(wanted, fresh, may_keep)
            place = {key: row for row, key in enumerate(wanted)}
            vectors[missing] = fresh[[place[keys[at]] for at in missing]]
        return vectors

    def _fill(self, vectors: Vectors, keys: Sequence[bytes]) -> list[int]:
        """Put in what is on disk; the places in `keys` of what is not, or is damaged there."""
        if self._vectors is None or not keys:
            return list(range(len(keys)))
        rows = self._vectors.read()
        if self._rows is None or len(rows) < self._rows_known:  # first time, or the file was replaced
            self._rows, self._rows_known = {}, 0
        if len(rows) > self._rows_known:  # ours or another process's
            fresh = _keys_in(rows["key"][self._rows_known :])
            self._rows |= {key: number for number, key in enumerate(fresh, self._rows_known)}
            self._rows_known = len(rows)
        numbers = np.array([self._rows.get(key, -1) for key in keys], dtype=np.int64)
        there = np.flatnonzero((numbers >= 0) & (numbers < len(rows)))
        found = rows[numbers[there]]
        # another process may have replaced the file, and a crash may have torn a row
        right = found["key"] == np.frombuffer(b"".join(keys), dtype=_KEY)[there]
        lengths = np.einsum("ij,ij->i", found["vector"], found["vector"])
        right &= np.abs(lengths - 1) < 1e-2
        vectors[there[right]] = found["vector"][right]
        missing = np.ones(len(keys), dtype=bool)
        missing[there[right]] = False
        return np.flatnonzero(missing).tolist()

    def _write(self, keys: list[bytes], vectors: Vectors, may_keep: MayKeep | None) -> None:
        if self._vectors is None or self._rows is None:
            return
        said = np.flatnonzero(np.einsum("ij,ij->i", vectors, vectors) > 0.5).tolist()  # no token, nothing to keep
        rows = np.zeros(len(said), dtype=self._row_type)
        rows["key"] = np.frombuffer(b"".join(keys[at] for at in said), dtype=_KEY)
        rows["vector"] = vectors[said]
        self._vectors.append(rows, may_keep)

    def _groups_of(
        self,
        texts: Sequence[str],
        owners: Sequence[bytes],
        split: Callable[[str], list[str]],
        rule: bytes,
        said: dict[bytes, str],
        may_keep: MayKeep | None,
    ) -> list[list[bytes]]:
        """For each text the keys of its pieces; `said` takes the pieces that were split just now."""
        known = self._read_groups(rule)
        fresh: list[tuple[bytes, bytes]] = []
        groups = []
        for text, owner in zip(texts, owners, strict=True):
            group = known.get(owner)
            if group is None:
                pieces = split(text)
                group = [_key(piece) for piece in pieces]
                said |= zip(group, pieces, strict=True)
                fresh += [(owner, piece) for piece in group]
                if self._pieces is not None:
                    known[owner] = group
            groups.append(group)
        if fresh and self._pieces is not None:
            rows = np.frombuffer(b"".join(rule + owner + piece for owner, piece in fresh), dtype=_PIECE_ROW)
            self._pieces.append(rows, may_keep)
        return groups

    def _read_groups(self, rule: bytes) -> dict[bytes, list[bytes]]:
        if self._groups is not None:
            return self._groups
        self._groups = {}
        if self._pieces is not None:
            rows = np.array(self._pieces.read())
            rows = rows[rows["rule"] == np.frombuffer(rule, dtype=_KEY)[0]]
            for owner, piece in zip(_keys_in(rows["key"]), _keys_in(rows["piece"]), strict=True):
                self._groups.setdefault(owner, []).append(piece)
        return self._groups


def _keys_in(column: np.ndarray[tuple[int], np.dtype[np.void]]) -> list[bytes]:
    blob = column.tobytes()
    return [blob[at : at + _KEY_BYTES] for at in range(0, len(blob), _KEY_BYTES)]


def _key(text: str) -> bytes:
    return blake2b(text.encode("utf-8", "replace"), digest_size=_KEY_BYTES).digest()
