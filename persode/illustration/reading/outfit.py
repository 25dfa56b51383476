"""The colour of the hero's top, so that the figure stands out from what is behind it."""

from __future__ import annotations

from persode.illustration.colour import distance
from persode.illustration.palettes import Palette
from persode.illustration.seeds import layer_random

__all__ = ["outfit_colour"]

_CANDIDATES = ("#ff5d4d", "#f2b84b", "#35c9b4", "#4f7fd0", "#8f62cf", "#ff7ab0", "#5fa86a", "#f4efe4", "#2f4a7a")
_LIGHTNESS_WEIGHT = 1.4


def outfit_colour(palette: Palette, indoors: bool, seed: int) -> str:
    """One of the three candidates that are farthest from the scene, by the seed."""
    behind = [palette.far, palette.mid, palette.near]
    if indoors:
        behind = [palette.sky_low, palette.mid, "#c98f66"]

    def nearness(colour: str) -> float:
        return -min(distance(colour, other, _LIGHTNESS_WEIGHT) for other in behind)

    return layer_random(seed, "outfit").choice(sorted(_CANDIDATES, key=nearness)[:3])
