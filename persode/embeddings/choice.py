"""Which embedder is used: `PERSODE_EMBEDDER`, else MiniLM, else (said out loud) hashing."""

from __future__ import annotations

import os
from functools import cache
from threading import Lock

from persode.embeddings.embedder import Embedder
from persode.embeddings.hashing import HashingEmbedder
from persode.embeddings.minilm import MiniLMEmbedder, ModelFileError
from persode.errors import UnknownChoiceError

__all__ = ["EMBEDDERS", "get_embedder"]

_loading = Lock()

EMBEDDERS = ("minilm", "hashing", "sentence-transformers")


def get_embedder(name: str | None = None) -> Embedder:
    """The embedder of that name (`minilm`, `hashing`, `sentence-transformers[:model]`), loaded once a process.

    Without a name: `PERSODE_EMBEDDER`, else `minilm`. If its model can't be used, the hashing embedder comes back
    with a `notice`; nothing is ever downloaded for `minilm` and `hashing`.

    Raises:
        UnknownChoiceError: there is no embedder of that name.
    """
    with _loading:
        return _load(name or os.environ.get("PERSODE_EMBEDDER", "").strip() or "minilm")


@cache
def _load(name: str) -> Embedder:
    kind, _, model = name.partition(":")
    if kind not in EMBEDDERS:
        raise UnknownChoiceError("embedder", name, EMBEDDERS)
    if kind == "hashing":
        return HashingEmbedder()
    try:
        if kind == "minilm":
            return MiniLMEmbedder()
        from persode.embeddings.sentence_transformers import SentenceTransformerEmbedder

        return SentenceTransformerEmbedder(model or "all-MiniLM-L6-v2")
    except (ModelFileError, ImportError):
        return HashingEmbedder(notice=f"embedder.{kind.replace('-', '_')}_missing")
