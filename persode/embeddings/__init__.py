"""Embedders: text to unit vectors, so that nearness of meaning is a dot product.

`get_embedder()` gives MiniLM when its files are whole, else the hashing embedder, and says which (`name`, `notice`).
"""

from __future__ import annotations

from persode.embeddings.banks import bank, bank_vectors
from persode.embeddings.cache import VectorCache
from persode.embeddings.choice import EMBEDDERS, get_embedder
from persode.embeddings.embedder import Embedder, Vectors
from persode.embeddings.hashing import HashingEmbedder

__all__ = ["EMBEDDERS", "Embedder", "HashingEmbedder", "VectorCache", "Vectors", "bank", "bank_vectors", "get_embedder"]
