"""From SVG to pixels with resvg: no fonts, no network, no files."""

from __future__ import annotations

import io

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.finish import Finish, finish
from persode.illustration.engine.ink import ink
from persode.illustration.engine.poster import poster
from persode.illustration.engine.svg import colour_pass, line_pass, shade_pass

__all__ = ["render"]


def render(canvas: Canvas, size: int, look: Finish) -> Image.Image:
    """The canvas as a finished RGB picture of `size` pixels a side.

    The shade pass is drawn smaller: it is made of soft gradients, and grain or hatching hides the rest. So is the line
    pass, since a drawn line has no sharp edge.
    """
    colour = _rasterise(colour_pass(canvas), size)
    shade = _enlarged(shade_pass(canvas, wide=look.art != "flat poster"), size, 2)
    if look.art == "ink and wash":
        return Image.fromarray(ink(colour, shade, _enlarged(line_pass(canvas), size, 1.4), look))
    return Image.fromarray((poster if look.art == "flat poster" else finish)(colour, shade, look))


def _enlarged(svg: str, size: int, times: float) -> npt.NDArray[np.uint8]:
    """Pixels of an SVG that is drawn `times` smaller than it is used."""
    small = Image.fromarray(_rasterise(svg, max(2, round(size / times))))
    return np.asarray(small.resize((size, size), Image.Resampling.BILINEAR))


def _rasterise(svg: str, size: int) -> npt.NDArray[np.uint8]:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
