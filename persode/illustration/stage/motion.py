"""Signs of movement: a burst where something hits, lines behind what flies."""

from __future__ import annotations

import math

from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import polygon

__all__ = ["bump", "flight"]


def bump(canvas: Canvas, x: float, y: float, size: float = 92.0) -> None:
    """A jagged star of a blow."""
    points = []
    for number in range(22):
        reach = size if number % 2 == 0 else size * 0.6
        angle = math.radians(number * 360 / 22 - 90)
        points.append((x + math.cos(angle) * reach, y + math.sin(angle) * reach * 0.9))
    canvas.fill(polygon(points), "#ffd23f", Shade(60, 0.2), line="#e8442f", width=9)
    inner = [(x + (a - x) * 0.5, y + (b - y) * 0.5) for a, b in points]
    canvas.fill(polygon(inner), "#fffaf0")


def flight(canvas: Canvas, x: float, y: float, width: float, height: float, side: int = -1) -> None:
    """Three lines behind a thing that flies away from a side (-1 left, 1 right)."""
    for row, length in ((-0.3, 70.0), (0.0, 100.0), (0.3, 62.0)):
        level = y + row * height
        start = x + side * (width * 0.5 + 18)
        canvas.line(
            [(start + side * length, level + 8), (start + side * length * 0.5, level + 2), (start, level)], "#fff7ea", 9
        )
