"""What the table of props says of each: how it is drawn, how large it is, where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from persode.illustration.engine.canvas import Canvas
from persode.illustration.palettes import Palette

__all__ = ["Prop"]


@dataclass(frozen=True, slots=True)
class Prop:
    """How to draw it, its size in the picture's units, and where it belongs.

    Slots: `hand` (small, is held or lies on a table), `ground` (stands beside the hero), `big` (stands behind the
    event side), `sky` (floats, drawn about its middle). `hold` is its size in the hands as a share of its true size.
    """

    draw: Callable[[Canvas, Palette], None]
    width: float
    height: float
    slot: str = "hand"
    hold: float = 1.0
