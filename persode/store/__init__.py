"""Memories that can be searched: one store, several named ranking strategies, each hit with its terms."""

from __future__ import annotations

from persode.store.result import RetrievalResult, Term
from persode.store.store import MemoryStore
from persode.store.strategies import STRATEGIES

__all__ = ["STRATEGIES", "MemoryStore", "RetrievalResult", "Term"]
