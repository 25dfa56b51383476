"""Animals of the wild that turn up in a day or stand on a shelf as soft toys."""

from __future__ import annotations

from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, limb, polygon, rectangle
from persode.illustration.palettes import Palette

__all__ = [
    "gull", "koala", "lizard", "llama", "octopus", "panda", "raccoon",
]  # fmt: skip

_BODY, _SIDE = Shade(60, 0.4, 0.2), Shade(0, 0.4, 0.1)
_INK = "#3a2f3a"


def _eyes(canvas: Canvas, x: float, y: float, apart: float, size: float = 8.0) -> None:
    for side in (-1, 1):
        canvas.fill(ellipse(x + side * apart, y, size), _INK)
        canvas.fill(ellipse(x + side * apart - size * 0.3, y - size * 0.35, size * 0.34), "#ffffff")


def gull(canvas: Canvas, palette: Palette) -> None:
    """A white gull in flight with grey wings, 380 wide, its beak at the left, about its middle."""
    far = [(10, -14), (50, -90), (120, -140), (190, -150), (150, -100), (90, -20), (50, 10)]
    canvas.fill(blob(far), "#9aa7b5", _BODY)
    canvas.fill(polygon([(96, 4), (164, -8), (158, 36), (92, 34)]), "#f4f1ea", _BODY)
    body = [(-128, -28), (-96, -52), (-56, -44), (10, -30), (108, 6), (96, 36), (10, 44), (-70, 22), (-112, 2)]
    canvas.fill(blob(body), "#fffdf6", _BODY, line="#9aa7b5", width=4)
    near = [(-30, -18), (-70, -90), (-60, -150), (-10, -176), (4, -110), (46, -50), (60, 4), (10, 14)]
    canvas.fill(blob(near), "#b4c0cc", _BODY)
    canvas.fill(blob([(-60, -150), (-36, -178), (-8, -178), (-4, -150), (-30, -138)]), "#4a4f5c")
    canvas.fill(polygon([(-120, -34), (-176, -10), (-168, 2), (-116, -10)]), "#f2a33a", Shade(90, 0.3))
    canvas.fill(ellipse(-104, -30, 9), _INK)
    canvas.line([(-124, -52), (-96, -46)], _INK, 6)
    for x in (20, 44):
        canvas.line([(x, 38), (x + 26, 62)], "#f2a33a", 8)


def octopus(canvas: Canvas, palette: Palette) -> None:
    """A crocheted octopus, 200 wide."""
    for x, end in ((-56, -98), (-24, -40), (24, 40), (56, 98)):
        canvas.fill(limb([(x, -70), (x * 1.2, -30), (end, -10)], 34, 20), "#c65fa0", Shade(90, 0.35))
        canvas.stroke(ellipse(end, -12, 12), "#8f3f78", 4)
    canvas.fill(ellipse(0, -118, 78, 74), "#dd74b4", _BODY)
    for row in (-160, -136):
        canvas.stroke(curve([(-60, row + 14), (0, row), (60, row + 14)]), "#b9508f", 4, opacity=0.7)
    _eyes(canvas, 0, -108, 28, 11)
    canvas.stroke(curve([(-18, -84), (0, -74), (18, -84)]), _INK, 5)


def _bear(canvas: Canvas, coat: str, belly: str, ears: str, limbs: str) -> None:
    """A sitting soft bear, 230 wide."""
    for side in (-1, 1):
        canvas.fill(ellipse(side * 74, -26, 44, 28), limbs, _BODY)
        canvas.fill(ellipse(side * 84, -112, 26, 54), limbs, _BODY)
    canvas.fill(ellipse(0, -88, 82, 86), coat, _BODY)
    canvas.fill(ellipse(0, -76, 50, 54), belly, Shade(60, 0.2))
    for side in (-1, 1):
        canvas.fill(ellipse(side * 66, -254, 32), ears, _BODY)
    canvas.fill(ellipse(0, -204, 86, 74), coat, _BODY)


def panda(canvas: Canvas, palette: Palette) -> None:
    """A panda, soft toy or live, 230 wide."""
    _bear(canvas, "#f6f1e6", "#fffdf6", "#3f3a44", "#3f3a44")
    for side in (-1, 1):
        with canvas.at(translate(side * 34, -208), rotate(side * 24)):
            canvas.fill(ellipse(0, 0, 20, 26), "#3f3a44")
    for side in (-1, 1):
        canvas.fill(ellipse(side * 32, -208, 9), "#fffdf6")
        canvas.fill(ellipse(side * 32, -207, 5), _INK)
    canvas.fill(ellipse(0, -178, 14, 10), _INK)
    canvas.stroke(curve([(-16, -162), (0, -154), (16, -162)]), _INK, 5)


def koala(canvas: Canvas, palette: Palette) -> None:
    """A koala, 230 wide."""
    _bear(canvas, "#9aa0a8", "#e6e2dc", "#9aa0a8", "#878d96")
    for side in (-1, 1):
        canvas.fill(ellipse(side * 80, -244, 44, 40), "#9aa0a8", _BODY)
        canvas.fill(ellipse(side * 82, -242, 26, 24), "#f1d8d2")
    canvas.fill(ellipse(0, -204, 78, 68), "#9aa0a8", _BODY)
    _eyes(canvas, 0, -216, 36, 9)
    canvas.fill(ellipse(0, -194, 17, 27), "#4a4450", Shade(60, 0.3))


def lizard(canvas: Canvas, palette: Palette) -> None:
    """A green lizard, 300 wide."""
    canvas.fill(limb([(40, -44), (110, -40), (150, -16), (116, 0)], 38, 8), "#5f9f4f", Shade(90, 0.35))
    for x in (-60, 30):
        canvas.fill(limb([(x, -36), (x - 22, -16), (x - 34, -2)], 22, 14), "#4f8a44", Shade(90, 0.3))
    body = [(-146, -66), (-118, -90), (-70, -72), (10, -70), (64, -44), (20, -14), (-60, -18), (-120, -40)]
    canvas.fill(blob(body), "#6fb35a", _BODY)
    for x in (-60, -26, 8, 40):
        canvas.fill(polygon([(x - 14, -66), (x, -90), (x + 14, -64)]), "#4f8a44")
    canvas.fill(ellipse(-112, -72, 9), _INK)
    canvas.stroke(curve([(-146, -54), (-122, -50), (-100, -56)]), "#3f6a38", 5)


def llama(canvas: Canvas, palette: Palette) -> None:
    """A woolly llama, 290 wide."""
    for x in (-66, -28, 62, 100):
        canvas.fill(rectangle(x - 14, -110, 28, 110, 8), "#d9c4a4", _SIDE)
    canvas.fill(ellipse(16, -150, 122, 72), "#d8b487", _BODY)
    canvas.fill(ellipse(132, -176, 24), "#d8b487", _BODY)
    canvas.fill(limb([(-70, -160), (-92, -240), (-92, -310)], 78, 56), "#d8b487", _BODY)
    for side in (-1, 1):
        canvas.fill(ellipse(-92 + side * 22, -384, 11, 32), "#d9c4a4", _BODY)
    canvas.fill(ellipse(-96, -334, 44, 40), "#e2c49a", _BODY)
    canvas.fill(ellipse(-122, -322, 30, 23), "#cfa877", _BODY)
    _eyes(canvas, -100, -344, 15, 7)
    canvas.fill(ellipse(-132, -328, 7, 5), _INK)
    canvas.fill(rectangle(-30, -226, 96, 70, 12), palette.accent, Shade(90, 0.3))
    canvas.line([(-28, -190), (64, -190)], "#fffaf0", 9)


def raccoon(canvas: Canvas, palette: Palette) -> None:
    """A raccoon that sits up, with its mask and ringed tail, 240 wide."""
    canvas.fill(limb([(50, -24), (120, -40), (134, -110)], 52, 34), "#8f8a90", _BODY)
    for x, y in ((92, -34), (128, -70), (136, -110)):
        canvas.fill(ellipse(x, y, 15, 22), "#3f3a44")
    canvas.fill(ellipse(0, -78, 72, 80), "#9a949a", _BODY)
    canvas.fill(ellipse(0, -66, 40, 52), "#cfc9c4", Shade(60, 0.2))
    for side in (-1, 1):
        canvas.fill(ellipse(side * 46, -10, 32, 16), "#4f4a54", _BODY)
        canvas.fill(limb([(side * 52, -112), (side * 44, -76), (side * 16, -66)], 28, 20), "#7d777e", _BODY)
        canvas.fill(polygon([(side * 28, -230), (side * 76, -262), (side * 78, -200)]), "#7d777e", _BODY)
    canvas.fill(ellipse(0, -186, 84, 66), "#9a949a", _BODY)
    canvas.fill(ellipse(0, -164, 46, 34), "#f1ece4", Shade(60, 0.2))
    for side in (-1, 1):
        with canvas.at(translate(side * 42, -192), rotate(side * 20)):
            canvas.fill(ellipse(0, 0, 38, 23), "#3a3440")
        canvas.fill(ellipse(side * 34, -192, 12), "#fffdf6")
        canvas.fill(ellipse(side * 33, -191, 6), "#1f1a24")
    canvas.fill(ellipse(0, -166, 15, 11), "#2f2a33")
