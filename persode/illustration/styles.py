"""Drawing styles: a function from (colour, layer) to colour, applied to every colour of a picture.

vibrant keeps the palette and adds chroma; pastel lifts everything toward paper; monochrome paints the world in the one
hue of the mood and leaves the person some of her own colours; minimal is a spot drawing: a pale, quiet patch of world
on paper, small things left out, the person in full colour. Layers: `bg` world, `char` people, `prop` things that the
event is about, `spot` accents that every style keeps (two at most).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from persode.illustration.colour import from_lab, to_lab
from persode.illustration.palettes import Palette

__all__ = ["STYLES", "nearest_style", "styler"]

STYLES = ("vibrant", "pastel", "minimal", "monochrome")

_NEAREST = {
    "vibrant": "vibrant vivid bright bold colourful colorful saturated rich pop neon warm retro comic lively cheerful",
    "pastel": "pastel soft muted gentle light watercolor watercolour pale dreamy delicate airy faded powder cute cozy",
    "minimal": "minimal minimalist minimalistic simple clean plain sparse flat modern zen empty quiet",
    "monochrome": "monochrome mono black white grey gray greyscale grayscale sepia ink noir one-colour single",
}


def nearest_style(words: str) -> str:
    """The style that free words mean; words that say nothing mean vibrant."""
    for word in words.lower().replace(",", " ").split():
        for style, synonyms in _NEAREST.items():
            if word in synonyms.split():
                return style
    return "vibrant"


def styler(style: str, palette: Palette) -> Callable[[str, str], str]:
    """The colour function of a style under a palette."""
    change = {"pastel": _pastel, "minimal": _minimal, "monochrome": _monochrome}.get(style, _vibrant)

    @cache
    def styled(colour: str, layer: str) -> str:
        return colour if layer == "paper" else change(colour, layer, palette)

    return styled


def _vibrant(colour: str, layer: str, palette: Palette) -> str:
    lightness, a, b = to_lab(colour)
    return from_lab((lightness, a * 1.12, b * 1.12))


def _pastel(colour: str, layer: str, palette: Palette) -> str:
    lightness, a, b = to_lab(colour)
    lift, chroma = (0.46, 0.74) if layer == "bg" else (0.24, 0.86)
    return from_lab((lightness + max(0.0, 0.90 - lightness) * lift, a * chroma, b * chroma))


def _minimal(colour: str, layer: str, palette: Palette) -> str:
    lightness, a, b = to_lab(colour)
    if layer != "bg":
        return from_lab((lightness, a * 0.94, b * 0.94))
    return from_lab((lightness + (0.90 - lightness) * 0.52, a * 0.62, b * 0.62))


def _monochrome(colour: str, layer: str, palette: Palette) -> str:
    if layer == "spot":
        return colour
    lightness, a, b = to_lab(colour)
    _, base_a, base_b = to_lab(palette.base)
    length = math.hypot(base_a, base_b) or 1.0
    x, y = base_a / length, base_b / length
    chroma = math.hypot(a, b)
    if layer in ("char", "prop"):
        return from_lab((lightness, a * 0.62 + x * chroma * 0.18, b * 0.62 + y * chroma * 0.18))
    kept = min(0.10, 0.035 + 0.30 * chroma)
    return from_lab((lightness, x * kept, y * kept))
