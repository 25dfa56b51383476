"""Affine maps of the plane as six numbers (a, b, c, d, e, f): x' = a x + c y + e, y' = b x + d y + f (as in SVG)."""

from __future__ import annotations

import math

__all__ = ["IDENTITY", "Matrix", "Point", "apply", "multiply", "rotate", "scale", "stretch_of", "translate"]

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def multiply(outer: Matrix, inner: Matrix) -> Matrix:
    """The map that does `inner` first and `outer` after it."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def translate(x: float, y: float) -> Matrix:
    """Shift by (x, y)."""
    return (1.0, 0.0, 0.0, 1.0, x, y)


def scale(x: float, y: float | None = None) -> Matrix:
    """Scale about the origin; one number scales both axes, a negative x mirrors."""
    return (x, 0.0, 0.0, x if y is None else y, 0.0, 0.0)


def rotate(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Turn about (x, y), clockwise on a canvas whose y runs down."""
    angle = math.radians(degrees)
    cosine, sine = math.cos(angle), math.sin(angle)
    return multiply(multiply(translate(x, y), (cosine, sine, -sine, cosine, 0.0, 0.0)), translate(-x, -y))


def apply(matrix: Matrix, point: Point) -> Point:
    """Where the map takes a point."""
    x, y = point
    return (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])


def stretch_of(matrix: Matrix) -> float:
    """How much lengths grow (square root of the area factor): used for stroke widths, blurs and radii."""
    return math.sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
