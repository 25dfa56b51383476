"""Colours as #rrggbb, mixed in OKLab (Ottosson 2020, "A perceptual color space for image processing")."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import ImageColor

__all__ = ["Lab", "css_colour", "distance", "from_lab", "mix", "rgb", "to_lab", "tone"]

Lab = tuple[float, float, float]
"""Lightness 0 to 1, green-red, blue-yellow."""


def css_colour(name: str) -> str | None:
    """#rrggbb of a CSS colour name or hex code (`rebeccapurple`, `#fc0`), None if it is neither."""
    if "(" in name:
        return None
    try:
        found = ImageColor.getrgb(name.strip().lower())
    except ValueError:
        return None
    return f"#{found[0]:02x}{found[1]:02x}{found[2]:02x}"


def rgb(colour: str) -> tuple[float, float, float]:
    """Red, green, blue in [0, 1] of #rrggbb."""
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


@lru_cache(maxsize=4096)
def to_lab(colour: str) -> Lab:
    """OKLab of #rrggbb."""
    red, green, blue = (_linear(channel) for channel in rgb(colour))
    long = math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
    )


def from_lab(lab: Lab) -> str:
    """#rrggbb of an OKLab colour, clipped to what a screen can show."""
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    channels = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
    )
    return "#" + "".join(f"{max(0, min(255, round(_gamma(channel) * 255))):02x}" for channel in channels)


@lru_cache(maxsize=8192)
def mix(first: str, second: str, share: float) -> str:
    """`share` of the way from the first colour to the second."""
    one, two = to_lab(first), to_lab(second)
    return from_lab(
        (
            one[0] + (two[0] - one[0]) * share,
            one[1] + (two[1] - one[1]) * share,
            one[2] + (two[2] - one[2]) * share,
        )
    )


@lru_cache(maxsize=8192)
def tone(colour: str, lighter: float = 0.0, chroma: float = 1.0) -> str:
    """The colour with its lightness moved by `lighter` and its chroma multiplied."""
    lightness, a, b = to_lab(colour)
    return from_lab((max(0.0, min(1.0, lightness + lighter)), a * chroma, b * chroma))


def distance(first: str, second: str, lightness_weight: float = 1.0) -> float:
    """Distance in OKLab, the lightness weighted."""
    one, two = to_lab(first), to_lab(second)
    return math.hypot((one[0] - two[0]) * lightness_weight, one[1] - two[1], one[2] - two[2])


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)


def _gamma(channel: float) -> float:
    lit = max(0.0, channel)
    return 12.92 * lit if lit <= 0.0031308 else float(1.055 * lit ** (1 / 2.4) - 0.055)
