"""The hashing embedder: no model, no file, always there; it knows words, not meaning.

Tokens `[a-z0-9']+` of the lower-cased text; md5 of the token as an integer h; slot h mod 256; sign + if bit 8 of h is
0, else -; summed and normalised. For plain ASCII text these are exactly the vectors of the reference implementation
(similarity-only LoCoMo recall@5 .153). Text in other scripts adds its character bigrams, hashed the same way, so that
Korean or Japanese is never the zero vector.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from hashlib import md5

import numpy as np

from persode.embeddings.embedder import Vectors

__all__ = ["HashingEmbedder"]

DIMENSIONS = 256

_TOKEN = re.compile(r"[a-z0-9']+")
_OTHER_SCRIPT = re.compile(r"[^\W\d_a-z]+")


class HashingEmbedder:
    """Signed feature hashing into 256 slots."""

    name = "hashing"
    dimensions = DIMENSIONS

    def __init__(self, notice: str = "") -> None:
        self.notice = notice

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), 256)."""
        vectors = np.zeros((len(texts), DIMENSIONS), dtype=np.float32)
        for row, text in enumerate(texts):
            for token in _tokens(text.lower()):
                slot, sign = _place(token)
                vectors[row, slot] += sign
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        np.divide(vectors, lengths, out=vectors, where=lengths > 0)
        return vectors


def _tokens(text: str) -> list[str]:
    tokens = _TOKEN.findall(text)
    for run in _OTHER_SCRIPT.findall(text):
        tokens += [run[i : i + 2] for i in range(max(1, len(run) - 1))]
    return tokens


@lru_cache(maxsize=50_000)
def _place(token: str) -> tuple[int, int]:
    h = int(md5(token.encode("utf-8", "replace"), usedforsecurity=False).hexdigest(), 16)
    return h % DIMENSIONS, 1 if (h >> 8) & 1 == 0 else -1
