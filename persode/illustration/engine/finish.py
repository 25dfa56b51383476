"""The step that makes flat shapes look drawn by hand: grain in the shadows, mottled paint, paper tooth, vignette.

All noise comes from one PCG64 generator, so the same seed gives the same picture. Arrays are (side, side, 3) float32 in
[0, 1]. Shadows are never black: they go toward the palette's shadow tint.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image

__all__ = ["Array", "Finish", "finish", "grain", "mottle"]

Array = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Finish:
    """Seed of the noise, tint of the shadows and warmth of the lights (RGB in [0, 1]), strength of the vignette, and
    the art style: picture-book (this module), flat poster, or ink and wash."""

    seed: int
    tint: tuple[float, float, float]
    warm: tuple[float, float, float]
    vignette: float = 0.08
    art: str = "picture-book"


def finish(colour: npt.NDArray[np.uint8], shade: npt.NDArray[np.uint8], look: Finish) -> npt.NDArray[np.uint8]:
    """Colour pass and shade pass (both (side, side, 3) uint8) to the finished picture."""
    side = colour.shape[0]
    generator = np.random.Generator(np.random.PCG64(look.seed))
    noise = grain(generator, side)
    picture = colour.astype(np.float32) / np.float32(255)
    tint = np.array(look.tint, dtype=np.float32)
    warm = np.array(look.warm, dtype=np.float32)

    dark = _threshold(shade[..., 0], noise) * np.float32(0.72)
    light = _threshold(shade[..., 1], noise) * np.float32(0.45)
    low, high = mottle(generator, 28, side), mottle(generator, 180, side)
    tooth = 1 + low * np.float32(0.05) + high * np.float32(0.035) + (noise - np.float32(0.5)) * np.float32(0.06)
    edge = _vignette(side, look.vignette)
    for channel in range(3):
        layer = picture[..., channel]
        layer *= 1 - dark * (1 - (np.float32(0.42) + np.float32(0.58) * tint[channel]))
        layer += (1 - layer) * light * warm[channel]
        layer *= tooth
        if edge is not None:
            layer *= 1 - edge * (1 - tint[channel] * np.float32(0.8))
    np.clip(picture, 0, 1, out=picture)
    picture *= 255
    return picture.astype(np.uint8)


def grain(generator: np.random.Generator, side: int) -> Array:
    """Uniform noise mixed with its neighbours: grains of about one and a half pixels, mean .5, deviation .27."""
    noise: Array = generator.random((side, side), dtype=np.float32)
    half, quarter = np.float32(0.5), np.float32(0.25)
    noise = noise + np.roll(noise, 1, 0) * half + np.roll(noise, 1, 1) * half + np.roll(noise, (1, 1), (0, 1)) * quarter
    noise -= noise.mean()
    noise *= np.float32(0.27) / noise.std()
    noise += half
    return noise


def _threshold(amount: npt.NDArray[np.uint8], noise: Array) -> Array:
    """Grains where the amount of shade beats the noise: few in thin shade, many in deep shade."""
    share = amount.astype(np.float32) / np.float32(255)
    grains: Array = np.clip((share - noise) * 5 + np.float32(0.5), 0, 1) * np.minimum(1, share * 3)
    return grains


def mottle(generator: np.random.Generator, cells: int, side: int) -> Array:
    """A small random grid blown up smoothly, centred on 0."""
    grid = (generator.random((cells, cells)) * 255).astype(np.uint8)
    image = Image.fromarray(grid).resize((side, side), Image.Resampling.BICUBIC)
    return np.asarray(image, dtype=np.float32) / np.float32(255) - np.float32(0.5)


def _vignette(side: int, strength: float) -> Array | None:
    if strength <= 0:
        return None
    axis = np.linspace(-0.5, 0.5, side, dtype=np.float32)
    radius = np.hypot(axis[:, None], axis[None, :])
    rim: Array = np.clip((radius - np.float32(0.38)) / np.float32(0.34), 0, 1) ** np.float32(1.6)
    return rim * np.float32(strength)
