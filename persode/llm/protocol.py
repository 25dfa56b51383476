"""What Persode asks of a model, as protocols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

__all__ = ["LanguageModel", "PictureModel"]


class LanguageModel(Protocol):
    """A model of words behind one method."""

    @property
    def name(self) -> str:
        """What the person calls it."""
        ...

    @property
    def no_memories(self) -> bool:
        """True if it is never told what is remembered: `complete` leaves memories out."""
        ...

    def complete(self, system: str, user: str, memories: Sequence[str] = ()) -> Iterator[str]:
        """The answer to `user` under the instruction `system`, in pieces as they arrive.

        Args:
            system: what to do; ours alone, never a word that was stored.
            user: what it is about; stored words stand in it as `quoted` data.
            memories: what is remembered and may help, passed as quoted data; left out if the person forbids it.

        Raises:
            ModelError: at the first piece or later; what came before may be half an answer.
        """
        ...


class PictureModel(Protocol):
    """A model that draws."""

    @property
    def name(self) -> str:
        """What the person calls it."""
        ...

    def paint(self, prompt: str) -> bytes:
        """A picture of what the prompt says: the bytes of a PNG, JPEG or WebP file, checked.

        Raises:
            ModelAnswerError: it refused, or what came is no picture that can be shown.
            ModelError: it could not be asked.
        """
        ...
