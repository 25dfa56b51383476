"""The nearest everyday name of a colour, for alt text."""

from __future__ import annotations

from persode.illustration.colour import distance
from persode.illustration.identity import HAIR_COLOURS, hair_colour_of

__all__ = ["colour_name"]


def colour_name(colour: str) -> str:
    """One of the names that a form offers for hair, whichever is nearest in OKLab."""
    return min(HAIR_COLOURS, key=lambda name: distance(hair_colour_of(name), colour))
