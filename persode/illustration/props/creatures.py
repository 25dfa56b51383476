"""Wild and farm animals, and one that no one likes. They stand at (0, 0) and look to the left, toward the hero."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape
from persode.illustration.figure.look import INK
from persode.illustration.palettes import Palette

__all__ = [
    "bee", "chicken", "cow", "deer", "duck", "fox", "frog", "hedgehog", "mouse", "sheep", "snake", "spider",
    "squirrel", "teddy_bear",
]  # fmt: skip

_CREAM = "#fff4e2"
_BODY = Shade(30, 0.45, 0.15)


def _eye(canvas: Canvas, x: float, y: float, size: float = 5.0) -> None:
    canvas.fill(ellipse(x, y, size, size * 1.15), INK)
    canvas.fill(ellipse(x + size * 0.3, y - size * 0.35, size * 0.34), "#ffffff")


def squirrel(canvas: Canvas, palette: Palette) -> None:
    """A squirrel with a nut, 190 high."""
    coat = "#c9743a"
    tail = [(40, -10), (92, -60), (60, -120), (96, -176), (36, -192), (10, -140), (34, -84), (16, -30)]
    canvas.fill(blob(tail), tone(coat, -0.05), Shade(60, 0.4, 0.25))
    canvas.fill(shape([(-40, 0), (-46, -70), (-6, -104), (40, -50), (44, 0)], [(44, 0), (-40, 0)]), coat, _BODY)
    canvas.fill(ellipse(-16, -50, 20, 34), _CREAM)
    for x in (-58, -26):
        canvas.fill(polygon([(x - 8, -146), (x + 2, -172), (x + 12, -144)]), coat, line=coat, width=4)
    canvas.fill(ellipse(-38, -126, 38, 32), coat, Shade(70, 0.35, 0.15))
    canvas.fill(ellipse(-58, -112, 18, 14), _CREAM)
    canvas.fill(ellipse(-74, -118, 5, 4), INK)
    _eye(canvas, -46, -132)
    canvas.line([(-20, -80), (-48, -78)], coat, 15)
    canvas.fill(ellipse(-58, -78, 16, 18), "#8a5a3e", Shade(60, 0.4, 0.2))
    canvas.fill(ellipse(-58, -92, 16, 7), "#6b4330")
    canvas.fill(ellipse(-10, -6, 34, 10), coat)


def fox(canvas: Canvas, palette: Palette) -> None:
    """A sitting fox, 230 high."""
    coat = palette.tint or "#e0763a"
    canvas.fill(blob([(40, -10), (130, -20), (150, -80), (110, -96), (70, -50)]), coat, Shade(60, 0.4, 0.2))
    canvas.fill(blob([(126, -30), (152, -80), (112, -96), (112, -60)]), _CREAM)
    canvas.fill(shape([(-40, 0), (-42, -80), (-10, -130), (56, -70), (66, 0)], [(66, 0), (-40, 0)]), coat, _BODY)
    canvas.fill(ellipse(-20, -66, 20, 44), _CREAM)
    for x in (-70, 2):
        canvas.fill(polygon([(x - 18, -176), (x, -230), (x + 18, -176)]), coat, line=coat, width=5)
        canvas.fill(polygon([(x - 7, -186), (x, -214), (x + 7, -186)]), "#3a2a2a")
    canvas.fill(blob([(-84, -180), (-34, -196), (16, -180), (6, -140), (-34, -112), (-74, -140)]), coat, _BODY)
    canvas.fill(blob([(-76, -146), (-34, -150), (8, -146), (-34, -112)]), _CREAM)
    canvas.fill(ellipse(-34, -116, 8, 7), INK)
    _eye(canvas, -54, -160)
    _eye(canvas, -14, -160)
    for x in (-32, -4):
        canvas.fill(rectangle(x, -22, 22, 24, 9), "#3a2a2a")


def deer(canvas: Canvas, palette: Palette) -> None:
    """A standing deer with antlers, 350 high."""
    coat = palette.tint or "#b97f4e"
    for x in (-60, -30, 60, 88):
        canvas.fill(limb([(x, -130), (x - 2, -60), (x, 0)], 24, 13), tone(coat, -0.05), Shade(0, 0.4))
        canvas.fill(rectangle(x - 8, -12, 16, 12, 4), "#4a3330")
    canvas.fill(
        blob([(-96, -150), (-60, -196), (40, -190), (110, -176), (112, -120), (20, -104), (-70, -110)]), coat, _BODY
    )
    canvas.fill(ellipse(112, -160, 14, 20), _CREAM)
    canvas.fill(limb([(-64, -160), (-104, -220), (-112, -250)], 62, 40), coat, Shade(180, 0.4, 0.1))
    for side, x in ((-1, -124), (1, -96)):
        horn = [(x, -286), (x + side * 22, -326), (x + side * 14, -356)]
        canvas.line(horn, "#8a6a4e", 8)
        canvas.line([(x + side * 20, -322), (x + side * 42, -338)], "#8a6a4e", 6)
        canvas.line([(x + side * 8, -302), (x + side * 34, -306)], "#8a6a4e", 6)
    canvas.fill(ellipse(-72, -272, 22, 10), coat)
    head = [(-90, -286), (-84, -256), (-120, -232), (-156, -226), (-164, -244), (-130, -276), (-112, -290)]
    canvas.fill(blob(head), coat, _BODY)
    canvas.fill(ellipse(-158, -236, 9, 7), INK)
    _eye(canvas, -120, -266, 5.5)
    for x, y in ((-20, -170), (10, -150), (40, -170), (70, -150)):
        canvas.fill(ellipse(x, y, 6), _CREAM)


def cow(canvas: Canvas, palette: Palette) -> None:
    """A spotted cow, 250 high."""
    for x in (-80, -50, 70, 100):
        canvas.fill(rectangle(x, -86, 26, 86, 6), "#f6efe4", Shade(0, 0.4))
        canvas.fill(rectangle(x, -16, 26, 16, 4), "#4a3a3a")
    body = rectangle(-110, -200, 250, 134, 50)
    canvas.fill(body, "#fff8ec", _BODY)
    with canvas.clip(body):
        for x, y, w, h in ((-40, -180, 46, 36), (60, -110, 60, 40), (100, -190, 40, 34)):
            canvas.fill(ellipse(x, y, w, h), "#4a3a3a")
    canvas.fill(ellipse(60, -66, 30, 16), "#f3b7a6")
    canvas.line([(138, -180), (158, -120), (150, -90)], "#fff8ec", 9)
    for x in (-158, -84):
        canvas.fill(ellipse(x, -212, 22, 11), "#4a3a3a")
        canvas.line([(x * 0.4 - 74 + 22, -232), (x * 0.5 - 60, -250)], "#e6d5a8", 9)
    canvas.fill(
        blob([(-156, -224), (-120, -236), (-86, -224), (-90, -176), (-120, -150), (-152, -176)]), "#fff8ec", _BODY
    )
    canvas.fill(ellipse(-122, -166, 34, 24), "#f3b7a6", Shade(90, 0.3))
    for x in (-134, -112):
        canvas.fill(ellipse(x, -166, 5, 7), "#8a5a55")
    _eye(canvas, -138, -206)
    _eye(canvas, -106, -206)


def sheep(canvas: Canvas, palette: Palette) -> None:
    """A woolly sheep, 180 high."""
    for x in (-46, -18, 34, 60):
        canvas.fill(rectangle(x, -60, 16, 60, 5), "#4a3f48")
    ring = [(-80, -100), (-60, -146), (-10, -164), (40, -156), (86, -130), (92, -84), (50, -54), (-10, -46), (-64, -58)]
    for x, y in ring:
        canvas.fill(ellipse(x * 0.86, y, 30, 26), "#fbf6ec", Shade(90, 0.3, 0.1))
    canvas.fill(ellipse(4, -104, 84, 50), "#fbf6ec")
    canvas.fill(ellipse(-92, -128, 30, 38), "#4a3f48", Shade(60, 0.3, 0.2))
    canvas.fill(ellipse(-62, -142, 18, 9), "#4a3f48")
    canvas.fill(ellipse(-86, -164, 26, 18), "#fbf6ec")
    for x in (-104, -82):
        canvas.fill(ellipse(x, -134, 6), "#ffffff")
        canvas.fill(ellipse(x, -133, 3.2), INK)


def chicken(canvas: Canvas, palette: Palette) -> None:
    """A hen, 150 high."""
    for x in (-6, 18):
        canvas.line([(x, -36), (x, -4), (x - 14, 0)], "#e8934a", 6)
    canvas.fill(polygon([(46, -90), (92, -132), (84, -66)]), "#e9ded0", Shade(60, 0.3), line="#e9ded0", width=8)
    canvas.fill(blob([(-44, -80), (-30, -34), (20, -26), (62, -60), (58, -96), (10, -90)]), "#fff8ec", _BODY)
    canvas.fill(limb([(-20, -72), (-36, -118)], 54, 42), "#fff8ec")
    canvas.fill(ellipse(-38, -122, 24, 22), "#fff8ec", Shade(60, 0.3))
    for x in (-50, -38, -26):
        canvas.fill(ellipse(x, -146, 8, 10), "#e0483f")
    canvas.fill(polygon([(-60, -126), (-82, -118), (-60, -112)]), "#f0a040")
    canvas.fill(ellipse(-58, -104, 6, 10), "#e0483f")
    _eye(canvas, -46, -126, 4)
    canvas.fill(ellipse(22, -62, 26, 18), "#e9ded0", Shade(90, 0.3))


def duck(canvas: Canvas, palette: Palette) -> None:
    """A duck, 140 high."""
    canvas.fill(blob([(-50, -40), (-30, -6), (50, -4), (92, -60), (60, -56), (10, -70), (-30, -66)]), "#ffd55a", _BODY)
    canvas.fill(ellipse(-34, -96, 34, 32), "#ffd55a", Shade(60, 0.35, 0.2))
    canvas.fill(blob([(-62, -98), (-100, -88), (-96, -78), (-62, -80)]), "#f08a3c", Shade(90, 0.3))
    canvas.fill(blob([(0, -52), (56, -46), (40, -20), (6, -24)]), "#eebb3a", Shade(90, 0.3))
    _eye(canvas, -44, -104)


def mouse(canvas: Canvas, palette: Palette) -> None:
    """A mouse, 110 high."""
    coat = "#a9a3b0"
    canvas.stroke(bezier((50, -10), ((110, -4), (90, -60), (130, -56))), "#e0a8a0", 6)
    canvas.fill(shape([(-60, -6), (-40, -60), (20, -76), (60, -30), (56, 0)], [(56, 0), (-50, 0)]), coat, _BODY)
    canvas.fill(blob([(-92, -30), (-50, -66), (-20, -50), (-30, -14), (-70, -12)]), coat, _BODY)
    for x, y in ((-44, -76), (-16, -78)):
        canvas.fill(ellipse(x, y, 21), coat, Shade(60, 0.3))
        canvas.fill(ellipse(x, y, 12), "#f3b7a6")
    canvas.fill(ellipse(-94, -29, 6), "#e87a7a")
    _eye(canvas, -66, -42)


def hedgehog(canvas: Canvas, palette: Palette) -> None:
    """A hedgehog, 110 high."""
    spines: list[tuple[float, float]] = [(70, -4)]
    for step, (x, y) in enumerate(((78, -40), (62, -74), (34, -98), (0, -106), (-32, -94))):
        spines += [(x, y), (x * 0.82 - 6, y * 0.86 + (6 if step else 0))]
    canvas.fill(polygon([*spines, (-40, -40), (-30, -4)]), "#6b5040", Shade(40, 0.4, 0.2), line="#6b5040", width=6)
    canvas.fill(blob([(-104, -24), (-60, -66), (-26, -60), (-20, -8), (-60, -4)]), "#e6c9a4", _BODY)
    canvas.fill(ellipse(-104, -26, 8), INK)
    _eye(canvas, -66, -40)
    for x in (-40, 30):
        canvas.fill(ellipse(x, -3, 16, 7), "#e6c9a4")


def teddy_bear(canvas: Canvas, palette: Palette) -> None:
    """A sitting teddy bear, 260 high."""
    coat = palette.tint or "#c08a56"
    pale = tone(coat, 0.12)
    for x in (-70, 70):
        canvas.fill(ellipse(x, -36, 42, 34), coat, Shade(60, 0.4, 0.15))
        canvas.fill(ellipse(x * 1.1, -34, 22, 20), pale)
        canvas.fill(limb([(x * 0.6, -130), (x * 1.36, -92)], 42, 38), coat, Shade(60, 0.4, 0.15))
        canvas.fill(ellipse(x * 0.86, -238, 27), coat, Shade(60, 0.4))
        canvas.fill(ellipse(x * 0.86, -238, 14), pale)
    canvas.fill(ellipse(0, -84, 70, 80), coat, _BODY)
    canvas.fill(ellipse(0, -78, 42, 52), pale)
    canvas.fill(ellipse(0, -196, 70, 62), coat, _BODY)
    canvas.fill(ellipse(0, -174, 34, 26), pale)
    canvas.fill(ellipse(0, -184, 12, 9), INK)
    canvas.line([(0, -176), (0, -164), (-12, -158)], INK, 3.5)
    canvas.line([(0, -164), (12, -158)], INK, 3.5)
    for x in (-28, 28):
        _eye(canvas, x, -206, 7)
    canvas.fill(polygon([(-34, -142), (0, -130), (-34, -116)]), "#e0483f", Shade(90, 0.3))
    canvas.fill(polygon([(34, -142), (0, -130), (34, -116)]), "#e0483f", Shade(90, 0.3))
    canvas.fill(ellipse(0, -130, 9), "#b5322f")


def frog(canvas: Canvas, palette: Palette) -> None:
    """A frog, 110 high."""
    coat = "#6fb05a"
    for x in (-52, 52):
        canvas.fill(ellipse(x, -20, 36, 24), tone(coat, -0.05), Shade(60, 0.4))
        canvas.fill(ellipse(x * 1.1, -4, 26, 8), "#f0c45a")
    canvas.fill(blob([(-60, -50), (0, -86), (60, -50), (40, -8), (-40, -8)]), coat, _BODY)
    canvas.fill(ellipse(0, -34, 34, 24), "#dff0b8")
    for x in (-32, 32):
        canvas.fill(ellipse(x, -86, 21), coat, Shade(60, 0.3))
        canvas.fill(ellipse(x, -88, 13), "#ffffff")
        canvas.fill(ellipse(x, -87, 7), INK)
    canvas.stroke(bezier((-36, -58), ((-14, -44), (14, -44), (36, -58))), INK, 3.5)


def bee(canvas: Canvas, palette: Palette) -> None:
    """A bee in the air, about its middle, 150 wide."""
    for x, y in ((-4, -46), (36, -42)):
        canvas.fill(ellipse(x, y, 24, 36), "#eaf4f8", Shade(90, 0.2), line="#b8cdd6", width=3)
    body = ellipse(8, 6, 62, 42)
    canvas.fill(body, "#ffcf3a", Shade(90, 0.4, 0.2))
    with canvas.clip(body):
        for x in (-8, 24, 54):
            canvas.fill(rectangle(x, -50, 15, 110, 0), "#3a2a38")
    canvas.fill(ellipse(-52, 2, 28, 28), "#3a2a38", Shade(60, 0.3))
    canvas.fill(ellipse(-62, -4, 6), "#ffffff")
    canvas.line([(-58, -24), (-74, -50)], "#3a2a38", 5)
    canvas.fill(polygon([(68, 0), (90, 8), (68, 14)]), "#3a2a38")


def spider(canvas: Canvas, palette: Palette) -> None:
    """A fat spider on its thread, about its middle, 190 wide."""
    canvas.line([(0, -300), (0, -60)], "#e6e0ea", 4)
    for side in (-1, 1):
        for up, far in ((-54, 84), (-22, 96), (22, 94), (56, 78)):
            canvas.line([(side * 30, up * 0.3), (side * 66, up - 26), (side * far, up + 22)], "#2f2636", 8)
    canvas.fill(ellipse(0, -8, 56, 54), "#3a3044", Shade(60, 0.4, 0.25))
    canvas.fill(ellipse(0, 46, 36, 30), "#3a3044", Shade(60, 0.3, 0.2))
    for x in (-14, 14):
        canvas.fill(ellipse(x, 48, 11), "#ffffff")
        canvas.fill(ellipse(x, 50, 5), "#2c2233")
    for y in (-30, -8):
        canvas.line([(-18, y), (0, y + 10), (18, y)], "#8f6fb0", 6)


def snake(canvas: Canvas, palette: Palette) -> None:
    """A coiled snake with its head up, 170 high."""
    coat = palette.tint or "#7fa04e"
    for y, half in ((-18, 96), (-50, 72)):
        canvas.fill(ellipse(0, y, half, 22), coat, Shade(90, 0.45, 0.2))
        for x in range(-int(half) + 24, int(half) - 10, 34):
            canvas.fill(polygon([(x, y - 8), (x + 10, y), (x, y + 8), (x - 10, y)]), tone(coat, -0.12))
    canvas.stroke(bezier((30, -60), ((60, -110), (-30, -100), (-20, -146))), coat, 30)
    with canvas.at(translate(-30, -152), scale(1)):
        canvas.fill(blob([(-44, 4), (-20, -18), (20, -16), (30, 6), (6, 20), (-30, 18)]), coat, _BODY)
        canvas.line([(-44, 6), (-66, 10)], "#d9443a", 4)
        _eye(canvas, -16, -4, 5)
