"""The finish of ink and wash: a drawn line, hatched shadows, and thin colour that does not quite keep to the lines.

Line and colour are bent by two smooth random fields, so that no edge is ruled; pigment is uneven and pools at edges.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from persode.illustration.engine.finish import Array, Finish, grain, mottle

__all__ = ["ink"]

_PAPER = (0.985, 0.965, 0.925)
_INK = (0.13, 0.11, 0.17)
_HATCH = 10.0
"""Units of a 1024 picture from one stroke of a hatching to the next."""


def ink(
    colour: npt.NDArray[np.uint8], shade: npt.NDArray[np.uint8], lines: npt.NDArray[np.uint8], look: Finish
) -> npt.NDArray[np.uint8]:
    """Colour, shade and line pass (all (side, side, 3) uint8) to the finished picture."""
    side = colour.shape[0]
    unit = side / 1024
    generator = np.random.Generator(np.random.PCG64(look.seed))
    bend = _bend(generator, side, 14, 10 * unit)
    washed = _moved(colour, bend).astype(np.float32) / np.float32(255)
    drawn = _moved(lines[..., 0], _bend(generator, side, 30, 4.0 * unit))
    pooled = np.asarray(Image.fromarray(255 - drawn).filter(ImageFilter.GaussianBlur(7 * unit)), dtype=np.float32)
    stroke = (255 - drawn.astype(np.float32)) / np.float32(255)
    stroke *= np.float32(0.86) + mottle(generator, 60, side) * np.float32(0.5)
    density = (
        np.float32(0.80)
        + mottle(generator, 9, side) * np.float32(0.34)
        + mottle(generator, 90, side) * np.float32(0.10)
    )
    density += pooled * np.float32(0.32 / 255) + (grain(generator, side) - np.float32(0.5)) * np.float32(0.07)
    np.clip(density, 0, 1, out=density)
    covered = np.maximum(
        np.clip(stroke, 0, 1), _hatching(_moved(shade[..., 0], bend), bend[0], side) * np.float32(0.42)
    )
    for channel in range(3):
        layer = washed[..., channel]
        layer[...] = _PAPER[channel] + (layer - _PAPER[channel]) * density
        layer += (np.float32(_INK[channel]) * np.float32(0.7) + np.float32(look.tint[channel] * 0.3) - layer) * covered
    np.clip(washed, 0, 1, out=washed)
    washed *= 255
    return washed.astype(np.uint8)


def _bend(generator: np.random.Generator, side: int, cells: int, reach: float) -> tuple[Array, Array]:
    """How far each pixel is moved, in y and x."""
    return mottle(generator, cells, side) * np.float32(reach), mottle(generator, cells, side) * np.float32(reach)


def _moved(pass_: npt.NDArray[np.uint8], bend: tuple[Array, Array]) -> npt.NDArray[np.uint8]:
    axis = np.arange(pass_.shape[0], dtype=np.float32)
    rows = np.clip(axis[:, None] + bend[0], 0, pass_.shape[0] - 1).astype(np.intp)
    columns = np.clip(axis[None, :] + bend[1], 0, pass_.shape[0] - 1).astype(np.intp)
    moved: npt.NDArray[np.uint8] = pass_[rows, columns]
    return moved


def _hatching(dark: npt.NDArray[np.uint8], bend: Array, side: int) -> Array:
    """Slanted strokes, the broader the darker."""
    amount = dark.astype(np.float32) / np.float32(255)
    axis = np.arange(side, dtype=np.float32) * np.float32(1024 / side)
    wave = np.sin((axis[:, None] * np.float32(0.8) + axis[None, :] + bend) * np.float32(2 * np.pi / _HATCH))
    strokes: Array = np.clip((wave - np.float32(1.05) + amount * np.float32(1.5)) * 3, 0, 1) * (amount > 0.1)
    return strokes
