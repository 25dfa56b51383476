"""The finish of a flat poster: no grain and no paper; shadows and lights are cut out with a hard edge.

The shade pass is the same as for the picture-book; here it is cut at one height instead of being beaten by noise.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from persode.illustration.engine.finish import Finish

__all__ = ["poster"]

_DARK, _LIGHT = 0.135, 0.10
"""Heights at which shade and light are cut."""


def poster(colour: npt.NDArray[np.uint8], shade: npt.NDArray[np.uint8], look: Finish) -> npt.NDArray[np.uint8]:
    """Colour pass and shade pass (both (side, side, 3) uint8) to the finished picture."""
    picture = colour.astype(np.float32) / np.float32(255)
    dark = _cut(shade[..., 0], _DARK) * np.float32(0.26)
    light = _cut(shade[..., 1], _LIGHT) * np.float32(0.16)
    for channel in range(3):
        layer = picture[..., channel]
        layer *= 1 - dark * (1 - np.float32(0.75) * np.float32(look.tint[channel]))
        layer += (1 - layer) * light * np.float32(look.warm[channel])
    np.clip(picture, 0, 1, out=picture)
    picture *= 255
    return picture.astype(np.uint8)


def _cut(amount: npt.NDArray[np.uint8], height: float) -> npt.NDArray[np.float32]:
    """1 above the height, 0 below it, with an edge of about a pixel."""
    edge: npt.NDArray[np.float32] = np.clip(
        (amount.astype(np.float32) / np.float32(255) - np.float32(height)) * 60 + np.float32(0.5), 0, 1
    )
    return edge
