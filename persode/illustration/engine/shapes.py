"""Shape makers: everything in a picture is one of these.

Smooth outlines are Catmull-Rom splines written as cubics (the tangent at a point is a sixth of the difference of its
neighbours). They overshoot between unevenly spaced points, so limbs and letters of furniture use polygons.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from persode.illustration.engine.affine import Point
from persode.illustration.engine.path import Path, Segment

__all__ = [
    "bezier", "blob", "curve", "drop", "ellipse", "heart", "limb", "polygon", "polyline", "rectangle", "shape", "star",
]  # fmt: skip

_CIRCLE = 0.5523
"""Length of a cubic's handle for a quarter of a unit circle."""


def polygon(points: Sequence[Point]) -> Path:
    """Straight lines through the points, closed."""
    return Path((*polyline(points).segments, ("Z", ())))


def polyline(points: Sequence[Point]) -> Path:
    """Straight lines through the points, open."""
    return Path((("M", (points[0],)), *(("L", (point,)) for point in points[1:])))


def bezier(start: Point, *curves: tuple[Point, Point, Point], closed: bool = False) -> Path:
    """Cubic curves from `start`, each given by two handles and its end."""
    segments: list[Segment] = [("M", (start,))]
    segments += [("C", handles) for handles in curves]
    return Path((*segments, ("Z", ()))) if closed else Path(tuple(segments))


def blob(points: Sequence[Point]) -> Path:
    """A closed smooth outline through the points."""
    return Path((("M", (points[0],)), *_spline(points, closed=True), ("Z", ())))


def curve(points: Sequence[Point]) -> Path:
    """An open smooth line through the points."""
    return Path((("M", (points[0],)), *_spline(points, closed=False)))


def shape(*runs: Sequence[Point]) -> Path:
    """A closed outline made of open smooth runs that meet at corners."""
    segments: list[Segment] = [("M", (runs[0][0],))]
    last = runs[0][0]
    for run in runs:
        if run[0] != last:
            segments.append(("L", (run[0],)))
        segments += _spline(run, closed=False)
        last = run[-1]
    return Path((*segments, ("Z", ())))


def ellipse(x: float, y: float, width: float, height: float | None = None) -> Path:
    """An ellipse about (x, y) with the given half axes; one number makes a circle."""
    tall = width if height is None else height
    kx, ky = width * _CIRCLE, tall * _CIRCLE
    return bezier(
        (x + width, y),
        ((x + width, y + ky), (x + kx, y + tall), (x, y + tall)),
        ((x - kx, y + tall), (x - width, y + ky), (x - width, y)),
        ((x - width, y - ky), (x - kx, y - tall), (x, y - tall)),
        ((x + kx, y - tall), (x + width, y - ky), (x + width, y)),
        closed=True,
    )


def rectangle(x: float, y: float, width: float, height: float, corner: float = 8.0) -> Path:
    """A rectangle from its upper left corner, its corners rounded."""
    r = min(corner, width / 2, height / 2)
    k = r * (1 - _CIRCLE)
    right, bottom = x + width, y + height
    return Path(
        (
            ("M", ((x + r, y),)),
            ("L", ((right - r, y),)),
            ("C", ((right - k, y), (right, y + k), (right, y + r))),
            ("L", ((right, bottom - r),)),
            ("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
            ("L", ((x + r, bottom),)),
            ("C", ((x + k, bottom), (x, bottom - k), (x, bottom - r))),
            ("L", ((x, y + r),)),
            ("C", ((x, y + k), (x + k, y), (x + r, y))),
            ("Z", ()),
        )
    )


def star(x: float, y: float, radius: float, tips: int = 5, depth: float = 0.45, turn: float = -90.0) -> Path:
    """A star; `depth` is the inner radius as a share of the outer one."""
    points = []
    for step in range(tips * 2):
        angle = math.radians(turn + step * 180 / tips)
        reach = radius if step % 2 == 0 else radius * depth
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def heart(x: float, y: float, size: float) -> Path:
    """A heart whose tip lies `size` below (x, y)."""
    return bezier(
        (x, y + size),
        ((x - size * 1.7, y - size * 0.1), (x - size * 0.9, y - size * 1.25), (x, y - size * 0.35)),
        ((x + size * 0.9, y - size * 1.25), (x + size * 1.7, y - size * 0.1), (x, y + size)),
        closed=True,
    )


def drop(x: float, y: float, size: float) -> Path:
    """A teardrop: round at the bottom, its tip two sizes above (x, y)."""
    return bezier(
        (x, y - size * 2),
        ((x + size * 0.5, y - size * 0.9), (x + size, y - size * 0.5), (x + size, y)),
        ((x + size, y + size * 1.25), (x - size, y + size * 1.25), (x - size, y)),
        ((x - size, y - size * 0.5), (x - size * 0.5, y - size * 0.9), (x, y - size * 2)),
        closed=True,
    )


def limb(
    points: Sequence[Point], start: float, end: float, *, flat_start: bool = False, flat_end: bool = False
) -> Path:
    """A tapered tube along a smooth centre line, `start` and `end` wide.

    Flat ends belong at wrists and ankles (a round sleeve hides the hand), round ones at shoulders and hips.
    """
    centre = curve(points).outline(18)
    last = len(centre) - 1
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(centre):
        ahead, behind = centre[min(index + 1, last)], centre[max(index - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = math.hypot(dx, dy) or 1.0
        half = (start + (end - start) * index / last) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    widths = [(start + (end - start) * index / last) / 2 for index in range(last + 1)]
    left, right = _clear(left, centre, widths), _clear(right, centre, widths)
    end_cap = [] if flat_end else _cap(centre[-1], left[-1], end / 2)
    start_cap = [] if flat_start else _cap(centre[0], right[0], start / 2)
    return polygon([*left[::2], left[-1], *end_cap, *right[::-2], right[0], *start_cap])


def _clear(side: list[Point], centre: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """One side of a tube without what lies inside it: at a sharp bend the inner side would cross itself."""
    away = np.array(side[1:-1]).reshape(-1, 1, 2) - np.array(centre)
    clear = ((away**2).sum(axis=2) > (0.96 * np.array(widths)) ** 2).all(axis=1)
    kept = [point for point, is_clear in zip(side[1:-1], clear, strict=True) if is_clear]
    return [side[0], *kept, side[-1]]


def _cap(centre: Point, rim: Point, radius: float) -> list[Point]:
    first = math.atan2(rim[1] - centre[1], rim[0] - centre[0])
    angles = [first - step * math.pi / 8 for step in range(1, 8)]
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def _spline(points: Sequence[Point], *, closed: bool) -> list[Segment]:
    count = len(points)
    segments: list[Segment] = []
    for index in range(count if closed else count - 1):
        if closed:
            before, here = points[index - 1], points[index]
            there, after = points[(index + 1) % count], points[(index + 2) % count]
        else:
            before, here = points[max(index - 1, 0)], points[index]
            there, after = points[index + 1], points[min(index + 2, count - 1)]
        out = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        into = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        segments.append(("C", (out, into, there)))
    return segments
