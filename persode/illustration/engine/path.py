"""A path: moves, lines and cubic curves with absolute points, never changed once made."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from persode.illustration.engine.affine import Matrix, Point

__all__ = ["Box", "Path", "Segment"]

Segment = tuple[str, tuple[Point, ...]]
"""A command (M, L, C or Z) with its points: one for M and L, three for C, none for Z."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Path:
    """Segments in drawing order."""

    segments: tuple[Segment, ...]

    def __add__(self, other: Path) -> Path:
        return Path(self.segments + other.segments)

    def moved(self, matrix: Matrix) -> Path:
        """The path under an affine map."""
        a, b, c, d, e, f = matrix
        return Path(
            tuple(
                (command, tuple((a * x + c * y + e, b * x + d * y + f) for x, y in points))
                for command, points in self.segments
            )
        )

    @cached_property
    def data(self) -> str:
        """The `d` attribute of an SVG path, to a tenth of a unit; written once for all passes."""
        return "".join(command + " ".join(f"{x:.1f} {y:.1f}" for x, y in points) for command, points in self.segments)

    def box(self) -> Box:
        """The box around all points (for curves the hull of the control points: near enough for shading)."""
        xs = [x for _, points in self.segments for x, _ in points]
        ys = [y for _, points in self.segments for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)

    def outline(self, steps: int = 14) -> list[Point]:
        """Points along the path, curves cut into `steps` pieces."""
        outline: list[Point] = []
        for command, points in self.segments:
            if command in "ML":
                outline.append(points[0])
            elif command == "C":
                outline += _cubic(outline[-1], points, steps)
        return outline


def _cubic(start: Point, points: tuple[Point, ...], steps: int) -> list[Point]:
    (x1, y1), (x2, y2), (x3, y3) = points
    x0, y0 = start
    cut = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        cut.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return cut
