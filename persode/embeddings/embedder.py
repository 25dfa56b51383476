"""What an embedder is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

__all__ = ["Embedder", "Vectors"]

Vectors = npt.NDArray[np.float32]
"""A matrix of row vectors (n, dimensions) or one vector (dimensions,), float32."""


class Embedder(Protocol):
    """Turns texts into unit vectors. Vectors of two embedders are never compared: `name` keys every cache."""

    name: str
    dimensions: int
    notice: str
    """Key of a sentence for the person if this embedder stands in for a better one, else ""."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, shape (len(texts), dimensions); a text without any token is the zero vector."""
        ...
