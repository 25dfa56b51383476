"""Where the nodes of a graph stand: springs along the links, everything else pushed apart, all drawn to the middle.

Fruchterman and Reingold (1991) with a pull to the middle, so that what is not joined to the rest stays in the picture.
The same graph always looks the same.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

__all__ = ["laid_out"]

ROUNDS = 60
PULL = 1.6
SPRING = 0.25
GOLDEN = 2.39996
"""The golden angle, in radians: where the nodes begin, on a spiral."""


def laid_out(count: int, links: Sequence[tuple[int, int, float]]) -> npt.NDArray[np.float32]:
    """Positions, shape (count, 2), of `count` nodes with links (one, other, strength in [0, 1])."""
    turn = np.arange(count, dtype=np.float32)
    at = np.sqrt(turn + 1)[:, None] * np.stack([np.cos(turn * GOLDEN), np.sin(turn * GOLDEN)], axis=1)
    at = at.astype(np.float32)
    joined = np.zeros((count, count), dtype=np.float32)
    for one, other, strength in links:
        joined[one, other] = joined[other, one] = SPRING * (0.5 + strength)
    for number in range(ROUNDS):
        squares = (at**2).sum(axis=1)
        square = np.maximum(squares[:, None] + squares - 2 * (at @ at.T), 0.01)
        push = 1 / square - joined * np.sqrt(square)
        move = at * push.sum(axis=1, keepdims=True) - push @ at - at * PULL / np.sqrt(max(count, 1))
        length = np.maximum(np.hypot(move[:, 0], move[:, 1]), 0.001)[:, None]
        at += move / length * np.minimum(length, 1.2 * (1 - number / ROUNDS))
    return at
