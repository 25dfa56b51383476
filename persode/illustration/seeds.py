"""Stable seeds: the same words give the same picture on every machine and in every year.

Identity never enters a seed, and each layer of a picture has a sub-seed of its own: changing the glasses changes the
figure and leaves the skyline alone.
"""

from __future__ import annotations

import hashlib
import random

__all__ = ["layer_random", "layer_seed", "seed_for"]


def seed_for(*parts: str) -> int:
    """A 32-bit seed from words (an entry's id, the event's text)."""
    joined = "\x1f".join(parts).encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.sha256(joined).digest()[:4], "big")


def layer_seed(seed: int, layer: str) -> int:
    """The sub-seed of one layer."""
    return seed_for(str(seed), layer)


def layer_random(seed: int, layer: str) -> random.Random:
    """A generator of one layer's own."""
    return random.Random(layer_seed(seed, layer))
