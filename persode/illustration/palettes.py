"""The colours of a mood: ten for each, and how the time of day and the style change them.

The eight feelings of Persode share eight palettes; love and tiredness are moods of an event on top of a feeling. Each
cold palette has one warm accent and each hot one a cold accent, so that a picture never looks like a filter.
"""

from __future__ import annotations

from dataclasses import dataclass

from persode.illustration.colour import mix

__all__ = ["MOODS", "PALETTES", "Palette", "mood_of"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours of a mood. `base` is the hue of its monochrome version, `tint` the colour that words give to a thing."""

    sky_top: str
    sky_low: str
    far: str
    mid: str
    near: str
    ground: str
    accent: str
    accent2: str
    light: str
    shadow: str
    base: str
    vignette: float = 0.08
    tint: str = ""


PALETTES = {
    "joy": Palette(
        "#7fcdf0", "#ffefc4", "#bfe3c0", "#8fcf97", "#56ad7c", "#f4cf8a", "#ff7a59", "#ffc93c", "#fff6d0", "#4b3b78",
        "#f0a030",
    ),
    "sadness": Palette(
        "#7189b3", "#d5dae6", "#a9b5cd", "#7f93b4", "#566f93", "#8e9aaf", "#e8a24f", "#b9c8e2", "#eef2f8", "#2b3158",
        "#4a6fa5", 0.12,
    ),
    "anger": Palette(
        "#c93a2c", "#f9b262", "#d6614a", "#9c3a46", "#642a42", "#54404f", "#ffd23f", "#2ec4b6", "#ffe3b3", "#3a1230",
        "#c63b2f", 0.12,
    ),
    "fear": Palette(
        "#1b1a3c", "#57437f", "#3f3970", "#322d59", "#252244", "#3a2f57", "#8be0c0", "#f5c652", "#fbe9ae", "#0f0c26",
        "#5a4a9c", 0.26,
    ),
    "calm": Palette(
        "#bfe0dc", "#fdeed6", "#c2dccb", "#97c3ad", "#659a88", "#e9d5b1", "#e88d67", "#f4c95d", "#fff8e4", "#3e4e66",
        "#4a9a86",
    ),
    "reflection": Palette(
        "#7f7fb8", "#ffc49a", "#c9a3b4", "#a183a6", "#6d6390", "#b79a93", "#f08a5b", "#ffd27f", "#ffeacb", "#352f5c",
        "#a06a9c", 0.1,
    ),
    "surprise": Palette(
        "#6655cf", "#ffb0a6", "#b58be0", "#8a67cf", "#5e45a8", "#ffd08a", "#ff5d8f", "#ffd93d", "#fff3cf", "#33226b",
        "#8a5bd0",
    ),
    "plain": Palette(
        "#c9d8de", "#f3efe4", "#cfd6cf", "#adb9b2", "#84968f", "#d9cdb8", "#cf8a63", "#d8bd74", "#fbf7ea", "#46485c",
        "#8a8f86",
    ),
    "love": Palette(
        "#f59bb0", "#ffe9d6", "#f7c3b8", "#ea9aa0", "#c86a80", "#f6d3b0", "#e8446a", "#ffc06a", "#fff4e6", "#5b2a56",
        "#d8567a",
    ),
    "tired": Palette(
        "#8a8ca8", "#dcccc0", "#b3acb6", "#8e8799", "#6a6379", "#b8a898", "#d99a6c", "#a3b8c4", "#f2e9dc", "#3a3350",
        "#7c7490", 0.12,
    ),
}  # fmt: skip

MOODS = {
    "joyful": "joy",
    "content": "calm",
    "sad": "sadness",
    "angry": "anger",
    "anxious": "fear",
    "reflective": "reflection",
    "surprised": "surprise",
    "neutral": "plain",
}


def mood_of(feeling: str) -> str:
    """The palette of a feeling; an unknown feeling is neutral."""
    return MOODS.get(feeling, "plain")


def night(colour: str, share: float = 0.42) -> str:
    """A thing's colour by night."""
    return mix(colour, "#1c1c48", share)
