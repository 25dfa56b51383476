"""Any model of the sentence-transformers library, as an extra (`requirements-semantic.txt`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from persode.embeddings.embedder import Vectors
from persode.embeddings.minilm import ModelFileError

__all__ = ["SentenceTransformerEmbedder"]


class SentenceTransformerEmbedder:
    """A model by its name; the library looks for it on disk and, only if a person has set it up so, on its hub.

    Raises:
        ImportError: the library is not installed.
        ModelFileError: the model is not on this machine.
    """

    notice = ""

    def __init__(self, model: str) -> None:
        from sentence_transformers import SentenceTransformer  # type: ignore[import-not-found,unused-ignore]

        self.name = f"sentence-transformers:{model}"
        try:
            self._model: Any = SentenceTransformer(model, local_files_only=True)
        except (OSError, ValueError) as error:
            raise ModelFileError(str(error)) from error
        self.dimensions = int(self._model.get_sentence_embedding_dimension())

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions)."""
        vectors: Vectors = np.asarray(self._model.encode(list(texts), normalize_embeddings=True), dtype=np.float32)
        return vectors.reshape(len(texts), self.dimensions)
