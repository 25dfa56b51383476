"""What Persode asks of a language model, as a protocol; a model is an option, never a need.

Analyzer, companion and templates know this protocol only. Offline, `get_llm()` gives None and the offline part answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

__all__ = ["LanguageModel", "get_llm"]


class LanguageModel(Protocol):
    """A language model behind one method."""

    name: str

    def complete(self, system: str, user: str) -> Iterator[str]:
        """The answer to `user` under the instruction `system`, in pieces as they arrive."""
        ...


def get_llm() -> LanguageModel | None:
    """The configured language model, or None: Persode then works offline."""
    return None
