"""The paper, and the hand-cut piece of it that the picture fills."""

from __future__ import annotations

import math
from collections.abc import Sequence

from persode.illustration.engine.canvas import UNITS, Canvas
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import blob, rectangle
from persode.illustration.scene import SceneSpec
from persode.illustration.seeds import layer_random

__all__ = ["paper", "plate"]

_INSET = 36.0


def paper(canvas: Canvas) -> None:
    """Cream paper over everything."""
    with canvas.layer("paper"):
        canvas.fill(rectangle(0, 0, UNITS, UNITS, 0), "#fbf4e6")


def _patch(reaches: Sequence[float]) -> list[tuple[float, float]]:
    """Points of a patch with round corners, wide enough for all that stands on its ground."""
    ring = []
    for step, reach in enumerate(reaches):
        angle = step / len(reaches) * math.tau
        x, y = math.cos(angle), math.sin(angle)
        out = reach / (abs(x) ** 4 + abs(y) ** 4) ** 0.25
        ring.append((512 + 474 * out * x, 545 + 452 * out * y))
    return ring


def plate(scene: SceneSpec) -> Path:
    """A square cut by hand: corners off by up to 5, edges by 2.6. The minimal style has a patch with
    round corners instead.

    A flat poster is printed to the edge.
    """
    chance = layer_random(scene.seed, "plate")
    if scene.art_style == "flat poster":
        return blob(_patch([1.0] * 24)) if scene.style == "minimal" else rectangle(0, 0, UNITS, UNITS, 0)
    if scene.style == "minimal":
        return blob(_patch([1 + chance.uniform(-0.014, 0.014) for _ in range(24)]))
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
