"""What a place is given to draw itself: canvas, palette, time of day, weather, and chance of its own."""

from __future__ import annotations

import random
from dataclasses import dataclass

from persode.illustration.colour import mix
from persode.illustration.engine.canvas import Canvas
from persode.illustration.palettes import Palette

__all__ = ["Setting"]


@dataclass(frozen=True, slots=True)
class Setting:
    """`time` is day, sunset, night or grey; `weather` is "", rain, snow, storm, fog, hail or wind.

    `staging` is how the hero is placed: a room leaves its bed out when the hero lies in one of the picture's own.
    Places are drawn for a hero at the left (x about 380) and an event at the right (x about 690); the whole picture
    may be mirrored afterwards.
    """

    canvas: Canvas
    palette: Palette
    time: str
    weather: str
    chance: random.Random
    staging: str = "floor"
    place: str = ""

    def lit(self, colour: str) -> str:
        """A colour outdoors at this time of day."""
        if self.time == "night":
            return mix(colour, "#1c1c48", 0.42)
        if self.time == "sunset":
            return mix(colour, "#c86a5a", 0.16)
        if self.time == "grey":
            return mix(colour, self.palette.sky_top, 0.10)
        return colour

    def lawn(self, colour: str) -> str:
        """Grass or earth outdoors; white when it snows."""
        return self.lit(mix(colour, "#eef3f8", 0.85) if self.weather == "snow" else colour)

    def slope(self, colour: str) -> str:
        """A hill far away: pale under snow."""
        return self.lit(mix(colour, "#eef3f8", 0.5) if self.weather == "snow" else colour)

    def inside(self, colour: str) -> str:
        """A colour in a room: dimmed at night."""
        return mix(colour, "#23224e", 0.42) if self.time == "night" else colour

    @property
    def lamps_on(self) -> float:
        """Share of windows that are lit."""
        return {"night": 0.7, "sunset": 0.5, "grey": 0.45}.get(self.time, 0.12)
