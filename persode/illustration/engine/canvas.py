"""The canvas: an ordered list of ops in absolute coordinates, with colours already styled.

Ops are added through an affine stack, so both rasters (colour and shade) need no transforms of their own. Colours pass
through the style of the picture on the way in, together with the layer that they belong to.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from persode.illustration.engine.affine import IDENTITY, Matrix, Point, apply, multiply, stretch_of
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import curve

__all__ = ["UNITS", "Begin", "Canvas", "End", "Gradient", "Op", "Shade", "Stop"]

UNITS = 1024
"""Side of the square that pictures are drawn in."""


class Shade(NamedTuple):
    """How a thing is shaded by grain: dark lies toward `angle` (degrees, 90 = below) and fades over `extent`."""

    angle: float
    dark: float = 0.4
    light: float = 0.0
    extent: float = 0.6


class Stop(NamedTuple):
    """A colour in a gradient at `offset` from 0 to 1."""

    offset: float
    colour: str
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Gradient:
    """A linear gradient from `start` to `end`, or a radial one about `start` when `radius` is given."""

    stops: tuple[Stop, ...]
    start: Point
    end: Point = (0.0, 0.0)
    radius: float | None = None


Paint = str | Gradient
Style = Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class Op:
    """One path with its paint. `shade` is (x, y, dark, light, extent), the first two the direction of the dark side."""

    path: Path
    fill: Paint | None = None
    stroke: str | None = None
    width: float = 0.0
    shade: tuple[float, float, float, float, float] | None = None
    opacity: float = 1.0
    blur: float = 0.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Begin:
    """The ops up to the matching `End` are clipped by a path, or drawn as the ghost of a thing that is not there."""

    clip: Path | None = None
    ghost: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class End:
    """Closes a `Begin`."""


class Canvas:
    """Collects ops. Contexts change how the ops inside are placed, styled, clipped."""

    def __init__(self, style: Style, *, sparse: bool = False) -> None:
        self.ops: list[Op | Begin | End] = []
        self.sparse = sparse
        self._style = style
        self._matrix: Matrix = IDENTITY
        self._layer = "bg"
        self._filter: Callable[[str], str] | None = None

    @contextmanager
    def whole(self) -> Iterator[None]:
        """Draw all of a thing, even on sparse paper: a lamp that loses its fine pole hangs in the air."""
        kept, self.sparse = self.sparse, False
        yield
        self.sparse = kept

    @contextmanager
    def at(self, *matrices: Matrix) -> Iterator[None]:
        """Draw inside moved axes; several maps are applied from the last to the first."""
        kept = self._matrix
        for matrix in matrices:
            self._matrix = multiply(self._matrix, matrix)
        yield
        self._matrix = kept

    def placed(self, path: Path) -> Path:
        """A path as it would be drawn in the axes of the moment."""
        return path.moved(self._matrix)

    @property
    def mirrored(self) -> bool:
        """Whether the axes are mirrored at the moment, so that a number would stand in mirror writing."""
        a, b, c, d = self._matrix[:4]
        return a * d - b * c < 0

    @contextmanager
    def layer(self, name: str) -> Iterator[None]:
        """Draw on a layer (`bg`, `prop`, `char`, `spot`): styles treat them differently."""
        kept, self._layer = self._layer, name
        yield
        self._layer = kept

    @contextmanager
    def tinted(self, change: Callable[[str], str]) -> Iterator[None]:
        """Pass every colour through `change` before the style (night, contrast with the ground)."""
        kept = self._filter
        self._filter = change if kept is None else (lambda colour: change(kept(colour)))
        yield
        self._filter = kept

    @contextmanager
    def clip(self, path: Path) -> Iterator[None]:
        """Show only what lies within the path."""
        self.ops.append(Begin(clip=path.moved(self._matrix)))
        yield
        self.ops.append(End())

    @contextmanager
    def ghost(self, line: str, pale: str) -> Iterator[None]:
        """Show what is drawn inside as a dashed outline filled with a pale colour: the thing is not there."""
        self.ops.append(Begin(ghost=(self._styled(line), self._styled(pale))))
        yield
        self.ops.append(End())

    def fill(
        self,
        path: Path,
        paint: Paint,
        shade: Shade | None = None,
        *,
        line: str | None = None,
        width: float = 0.0,
        opacity: float = 1.0,
        blur: float = 0.0,
    ) -> None:
        """A filled path, with an outline if `line` is given."""
        self._add(path, paint, line, width, shade, opacity, blur, ())

    def stroke(
        self,
        path: Path,
        colour: str,
        width: float,
        *,
        opacity: float = 1.0,
        blur: float = 0.0,
        dash: Sequence[float] = (),
    ) -> None:
        """A line along a path, with round ends and joins."""
        self._add(path, None, colour, width, None, opacity, blur, dash)

    def line(self, points: Sequence[Point], colour: str, width: float, *, opacity: float = 1.0) -> None:
        """A smooth line through points."""
        self._add(curve(points), None, colour, width, None, opacity, 0.0, ())

    def _add(
        self,
        path: Path,
        paint: Paint | None,
        line: str | None,
        width: float,
        shade: Shade | None,
        opacity: float,
        blur: float,
        dash: Sequence[float],
    ) -> None:
        placed = path.moved(self._matrix)
        if self.sparse and self._layer == "bg" and _is_fine(placed):
            return
        stretch = stretch_of(self._matrix)
        self.ops.append(
            Op(
                placed,
                self._paint(paint),
                None if line is None else self._styled(line),
                width * stretch,
                None if shade is None else self._shade(shade),
                opacity,
                blur * stretch,
                tuple(part * stretch for part in dash),
            )
        )

    def _styled(self, colour: str) -> str:
        return self._style(colour if self._filter is None else self._filter(colour), self._layer)

    def _paint(self, paint: Paint | None) -> Paint | None:
        if paint is None:
            return None
        if isinstance(paint, str):
            return self._styled(paint)
        stops = tuple(Stop(stop.offset, self._styled(stop.colour), stop.opacity) for stop in paint.stops)
        radius = None if paint.radius is None else paint.radius * stretch_of(self._matrix)
        return Gradient(stops, apply(self._matrix, paint.start), apply(self._matrix, paint.end), radius)

    def _shade(self, shade: Shade) -> tuple[float, float, float, float, float]:
        x, y = math.cos(math.radians(shade.angle)), math.sin(math.radians(shade.angle))
        dx = self._matrix[0] * x + self._matrix[2] * y
        dy = self._matrix[1] * x + self._matrix[3] * y
        length = math.hypot(dx, dy) or 1.0
        return dx / length, dy / length, shade.dark, shade.light, shade.extent


def _is_fine(path: Path) -> bool:
    left, top, right, bottom = path.box()
    return max(right - left, bottom - top) < 64 or min(right - left, bottom - top) < 12
