"""The paper, and the hand-cut piece of it that the picture fills."""

from __future__ import annotations

import math

from persode.illustration.engine.canvas import UNITS, Canvas
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import blob, ellipse, rectangle
from persode.illustration.scene import SceneSpec
from persode.illustration.seeds import layer_random

__all__ = ["paper", "plate"]

_INSET = 36.0


def paper(canvas: Canvas) -> None:
    """Cream paper over everything."""
    with canvas.layer("paper"):
        canvas.fill(rectangle(0, 0, UNITS, UNITS, 0), "#fbf4e6")


def plate(scene: SceneSpec) -> Path:
    """A square cut by hand: corners off by up to 5, edges by 2.6. The minimal style has a round patch instead.

    A flat poster is printed to the edge.
    """
    chance = layer_random(scene.seed, "plate")
    if scene.art_style == "flat poster":
        return ellipse(505, 560, 425, 408) if scene.style == "minimal" else rectangle(0, 0, UNITS, UNITS, 0)
    if scene.style == "minimal":
        ring = []
        for step in range(14):
            angle = step / 14 * math.tau
            reach = 1 + chance.uniform(-0.035, 0.035)
            ring.append((505 + 425 * reach * math.cos(angle), 560 + 408 * reach * math.sin(angle)))
        return blob(ring)
    low, high = _INSET, UNITS - _INSET
    corners = [
        (x + chance.uniform(-5, 5), y + chance.uniform(-5, 5))
        for x, y in ((low, low), (high, low), (high, high), (low, high))
    ]
    points = []
    for number, (x0, y0) in enumerate(corners):
        x1, y1 = corners[(number + 1) % 4]
        for share in (0.022, 0.2, 0.4, 0.6, 0.8, 0.978):
            wobble = 2.6 if 0.1 < share < 0.9 else 0.0
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            points.append((x + chance.uniform(-wobble, wobble), y + chance.uniform(-wobble, wobble)))
    return blob(points)
