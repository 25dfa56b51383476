"""People in the background of a picture, by the effect that brings them: couples, queues, crowds, onlookers."""

from __future__ import annotations

from persode.illustration.colour import mix
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import heart
from persode.illustration.figure.figure import Extras, draw_figure
from persode.illustration.figure.poses import POSES
from persode.illustration.palettes import Palette
from persode.illustration.reading.people import companion_look
from persode.illustration.scene import SceneSpec
from persode.illustration.seeds import layer_random

__all__ = ["OTHERS", "draw_others"]

OTHERS = {
    "apart": ((640.0, 0.76, "point", "joyful"), (770.0, 0.76, "stand", "joyful"), (890.0, -0.76, "stand", "joyful")),
    "couple": ((690.0, 0.8, "hug", "love"), (818.0, -0.8, "hug", "love")),
    "queue": (
        (930.0, 0.66, "still", "neutral"), (840.0, 0.7, "still", "tired"), (740.0, 0.74, "crossed", "neutral"),
        (630.0, 0.78, "still", "tired"),
    ),
    "packed": (
        (560.0, 0.78, "still", "tired"), (650.0, 0.8, "crossed", "neutral"), (740.0, 0.78, "still", "neutral"),
        (830.0, -0.8, "stand", "tired"), (920.0, -0.78, "still", "neutral"), (470.0, 0.76, "still", "neutral"),
    ),
    "crowd": (
        (560.0, -0.74, "applaud", "pleased"), (660.0, -0.76, "cheer", "joyful"), (764.0, -0.74, "applaud", "pleased"),
        (868.0, -0.76, "cheer", "joyful"), (950.0, -0.74, "applaud", "pleased"),
    ),
    "onlookers": (
        (500.0, -0.74, "still", "surprised"), (590.0, -0.76, "crossed", "neutral"),
        (860.0, -0.74, "still", "surprised"), (946.0, -0.76, "crossed", "neutral"),
    ),
}  # fmt: skip
"""Groups in the background by their effect: where each stands, how large (negative: turned round), pose, face."""
_WATCHING = ("crowd", "onlookers")
"""Groups that look at the hero."""


def draw_others(canvas: Canvas, scene: SceneSpec, palette: Palette, group: str) -> None:
    """People in the background (`OTHERS`): paler and smaller than who the day is about."""
    chance = layer_random(scene.seed, "others")
    hearts: list[float] = []
    for x, size, pose, face in OTHERS[group]:
        look = companion_look("friend", int(x), scene.hero, chance.randint(0, 9999))
        gaze = (0.8, 0.1) if group in _WATCHING else (0.0, 0.0)
        with (
            canvas.tinted(lambda colour: mix(colour, palette.far, 0.38)),
            canvas.at(translate(x, 836), scale(size, abs(size))),
        ):
            draw_figure(canvas, look, face, POSES[pose], Extras(marks=False, gaze=gaze))
        hearts.append(x)
    if group == "couple":
        middle = sum(hearts) / len(hearts)
        with canvas.layer("prop"):
            canvas.fill(heart(middle, 400, 44), "#e8446a", Shade(60, 0.3, 0.2), line="#fffaf0", width=6)
