"""Drawing styles: a function from (colour, layer) to colour, applied to every colour of a picture.

vibrant keeps the palette and adds chroma; pastel lifts everything toward paper; monochrome paints the world in the one
hue of the mood and leaves the person some of her own colours; minimal is a spot drawing: a pale, quiet patch of world
on paper, small things left out, the person in full colour. Layers: `bg` world, `char` people, `prop` things that the
event is about, `spot` accents that every style keeps (two at most).

Beside the style of the colours stands the art style: how the picture is made. `picture-book` has grain shadows on
paper, `flat poster` few flat colours with hard shadows and no margin, `ink and wash` drawn lines over thin colour.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from persode.illustration.colour import distance, from_lab, mix, to_lab
from persode.illustration.palettes import Palette

__all__ = ["ART_STYLES", "BACKGROUND_STYLES", "known_art", "known_style", "nearest_art", "nearest_style", "styler"]

BACKGROUND_STYLES = ("vibrant", "pastel", "minimal", "monochrome")

_NEAREST = {
    "vibrant": "vibrant vivid bright bold colourful colorful saturated rich pop neon warm retro comic lively cheerful",
    "pastel": "pastel soft muted gentle light watercolor watercolour pale dreamy delicate airy faded powder cute cozy",
    "minimal": "minimal minimalist minimalistic simple clean plain sparse flat modern zen empty quiet",
    "monochrome": "monochrome mono black white grey gray greyscale grayscale sepia ink noir one-colour single",
}

ART_STYLES = ("picture-book", "flat poster", "ink and wash")

_NEAREST_ART = {
    "flat poster": "flat poster vector graphic modern minimal minimalist geometric screenprint silkscreen linocut "
    "retro deco bauhaus pop comic cartoon cutout collage bold",
    "ink and wash": "ink wash watercolor watercolour sketch sketchy line lines drawing pen pencil hand-drawn manga "
    "anime aquarelle brush sumi calligraphy doodle engraving",
    "picture-book": "picture-book picturebook picture book storybook children childrens gouache grain grainy textured "
    "painted soft classic",
}


def nearest_style(words: str) -> str:
    """The style that free words mean; words that say nothing mean vibrant."""
    return known_style(words) or "vibrant"


def known_style(words: str) -> str:
    """The style that free words mean, "" if they mean none."""
    return _known(words, _NEAREST)


def nearest_art(words: str) -> str:
    """The art style that free words mean; words that say nothing mean picture-book."""
    return known_art(words) or "picture-book"


def known_art(words: str) -> str:
    """The art style that free words mean, "" if they mean none."""
    return words.strip().lower() if words.strip().lower() in ART_STYLES else _known(words, _NEAREST_ART)


def _known(words: str, table: dict[str, str]) -> str:
    for word in words.lower().replace(",", " ").replace("_", " ").split():
        for style, synonyms in table.items():
            if word in synonyms.split():
                return style
    return ""


def styler(style: str, palette: Palette, art: str = "picture-book") -> Callable[[str, str], str]:
    """The colour function of a style under a palette; a flat poster has only the palette's colours in its world."""
    change = {"pastel": _pastel, "minimal": _minimal, "monochrome": _monochrome}.get(style, _vibrant)
    inks = _poster_inks(palette) if art == "flat poster" else ()

    @cache
    def styled(colour: str, layer: str) -> str:
        if layer == "paper":
            return colour
        if inks and layer == "bg":
            colour = min(inks, key=lambda flat: distance(flat, colour, 1.3))
        return change(colour, layer, palette)

    return styled


def _poster_inks(palette: Palette) -> tuple[str, ...]:
    """The few colours that a poster is printed with, by day and by night."""
    base = (
        palette.sky_top, palette.sky_low, palette.far, palette.mid, palette.near, palette.ground, palette.accent,
        palette.accent2, palette.light, palette.shadow, mix(palette.near, palette.shadow, 0.5), "#a8714e", "#e9c9a0",
        "#fffaf0",
    )  # fmt: skip
    return (*base, *(mix(colour, "#1c1c48", 0.5) for colour in base))


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
