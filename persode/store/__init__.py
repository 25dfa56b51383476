"""Memories that can be searched: one store, several named ranking strategies, each hit with its terms."""

from __future__ import annotations

from persode.store.query import Body, Query
from persode.store.result import Gate, QueryReading, Retrieval, RetrievalResult, Term
from persode.store.store import MemoryStore
from persode.store.strategies import STRATEGIES

__all__ = [
    "STRATEGIES",
    "Body",
    "Gate",
    "MemoryStore",
    "Query",
    "QueryReading",
    "Retrieval",
    "RetrievalResult",
    "Term",
]
