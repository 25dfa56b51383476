"""Small crawling and flying animals, drawn as large as they feel, and a few of the farm and the shore."""

from __future__ import annotations

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, limb, polygon, shape
from persode.illustration.palettes import Palette

__all__ = ["caterpillar", "crab", "donkey", "fly", "ladybird", "moth", "pig", "snail", "swan", "worm"]

_BODY, _SIDE = Shade(60, 0.4, 0.2), Shade(0, 0.4, 0.1)
_INK = "#3a2f3a"


def _eye(canvas: Canvas, x: float, y: float, size: float = 9.0) -> None:
    canvas.fill(ellipse(x, y, size), _INK)
    canvas.fill(ellipse(x - size * 0.3, y - size * 0.35, size * 0.34), "#ffffff")


def moth(canvas: Canvas, palette: Palette) -> None:
    """A big grey-brown moth in flight, 250 wide, about its middle."""
    for side in (-1, 1):
        with canvas.at(scale(side, 1)):
            canvas.fill(blob([(6, -26), (70, -84), (126, -70), (112, -10), (40, 8)]), "#b89a7c", _BODY)
            canvas.fill(blob([(8, 0), (84, 0), (92, 50), (46, 70), (12, 34)]), "#cdb294", _BODY)
            canvas.fill(ellipse(84, -44, 17), "#6d523f")
            canvas.fill(ellipse(84, -44, 7), "#f4e3c8")
            canvas.stroke(curve([(6, -44), (24, -76), (46, -88)]), _INK, 6)
    canvas.fill(ellipse(0, 6, 19, 50), "#7a5f4a", _BODY)
    canvas.fill(ellipse(0, -42, 17), "#8f725a", _BODY)
    for side in (-1, 1):
        canvas.stroke(curve([(side * 140, -86), (side * 158, -60), (side * 150, -30)]), "#ffffff", 6)


def snail(canvas: Canvas, palette: Palette) -> None:
    """A snail, 240 wide."""
    canvas.fill(
        blob([(-118, -36), (-104, -92), (-76, -86), (-64, -36), (60, -38), (118, -4), (-100, 0)]), "#d9b98a", _BODY
    )
    for x in (-112, -84):
        canvas.line([(x, -84), (x - 10, -126)], "#d9b98a", 9)
        _eye(canvas, x - 10, -130, 10)
    canvas.fill(ellipse(20, -80, 74, 72), "#b5683f", _BODY)
    canvas.stroke(
        curve([(86, -50), (20, -20), (-34, -76), (18, -132), (66, -84), (22, -48), (-4, -82), (22, -102), (38, -82)]),
        "#7d4327",
        9,
    )


def worm(canvas: Canvas, palette: Palette) -> None:
    """An earthworm, 210 wide."""
    canvas.stroke(curve([(-96, -10), (-60, -50), (-20, -14), (24, -56), (64, -22), (96, -70)]), "#d98a8f", 27)
    canvas.stroke(curve([(-20, -14), (2, -36), (24, -56)]), "#c06f78", 27)
    _eye(canvas, 98, -74, 6)


def caterpillar(canvas: Canvas, palette: Palette) -> None:
    """A caterpillar, 240 wide."""
    for number, x in enumerate((100, 56, 12, -32)):
        canvas.line([(x, -20), (x, 0)], _INK, 9)
        colour = "#8fc45a" if number % 2 else "#74ad45"
        canvas.fill(ellipse(x, -44 - (22 if number in (1, 2) else 0), 36), colour, _BODY)
    canvas.fill(ellipse(-82, -56, 46), "#9bd062", _BODY)
    for x in (-98, -64):
        canvas.line([(x, -94), (x - 4, -124)], _INK, 6)
        canvas.fill(ellipse(x - 4, -128, 8), "#e0483f")
        _eye(canvas, x, -62, 8)
    canvas.stroke(curve([(-98, -36), (-82, -28), (-66, -36)]), _INK, 5)


def ladybird(canvas: Canvas, palette: Palette) -> None:
    """A ladybird, 200 wide."""
    for x in (-48, 0, 48):
        canvas.line([(x, -20), (x - 14, 0)], _INK, 9)
    canvas.fill(ellipse(-78, -50, 34), _INK, _BODY)
    canvas.fill(ellipse(-90, -58, 9), "#ffffff")
    canvas.stroke(curve([(-92, -80), (-106, -104), (-122, -106)]), _INK, 6)
    canvas.fill(shape([(-78, -14), (-60, -112), (20, -130), (96, -14)]), "#e0483f", _BODY)
    canvas.line([(2, -122), (18, -16)], _INK, 6)
    for x, y in ((-34, -84), (-20, -40), (44, -78), (60, -38)):
        canvas.fill(ellipse(x, y, 14), _INK)


def fly(canvas: Canvas, palette: Palette) -> None:
    """A fly or mosquito in flight, 200 wide, about its middle."""
    for side in (-1, 1):
        canvas.fill(ellipse(side * 52, -30, 52, 26), "#dcecf2", _BODY, line="#8aa7b3", width=4)
        for x, y in ((28, 58), (54, 44), (64, 12)):
            canvas.line([(side * 10, y - 22), (side * x, y - 8), (side * (x + 12), y + 16)], _INK, 5)
    canvas.fill(ellipse(0, 22, 26, 46), "#5a5266", _BODY)
    for y in (14, 34, 52):
        canvas.line([(-22, y), (22, y)], "#8a8296", 5)
    canvas.fill(ellipse(0, -34, 26), "#453d52", _BODY)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 16, -42, 13), "#c2453c", _BODY)
    canvas.line([(0, -54), (0, -84)], _INK, 5)
    canvas.stroke(curve([(-116, 30), (-136, 66), (-104, 84), (-130, 112)]), "#ffffff", 5)


def pig(canvas: Canvas, palette: Palette) -> None:
    """A pig, 290 wide."""
    for x in (-70, -30, 52, 90):
        canvas.fill(limb([(x, -70), (x, -4)], 34, 26, flat_end=True), "#d98a94", _SIDE)
    canvas.stroke(curve([(122, -120), (148, -140), (136, -160), (122, -144), (146, -128)]), "#e59aa4", 9)
    canvas.fill(ellipse(18, -116, 116, 74), "#f2aeb6", _BODY)
    for side in (-1, 1):
        canvas.fill(
            polygon([(-92 + side * 44, -196), (-92 + side * 54, -150), (-92 + side * 14, -176)]), "#e08f9b", _BODY
        )
    canvas.fill(ellipse(-92, -132, 62, 58), "#f6bcc3", _BODY)
    canvas.fill(ellipse(-108, -116, 30, 22), "#e08f9b", _BODY)
    for x in (-118, -98):
        canvas.fill(ellipse(x, -116, 5, 8), "#8f4a58")
    _eye(canvas, -122, -152)
    _eye(canvas, -76, -152)


def donkey(canvas: Canvas, palette: Palette) -> None:
    """A donkey, 330 wide."""
    for x in (-60, -22, 76, 112):
        canvas.fill(limb([(x, -120), (x, -14)], 36, 24, flat_end=True), "#8b8590", _SIDE)
        canvas.fill(ellipse(x, -8, 18, 10), _INK)
    canvas.stroke(curve([(134, -170), (158, -120), (150, -84)]), "#8b8590", 11)
    canvas.fill(ellipse(34, -156, 112, 66), "#a09aa6", _BODY)
    canvas.fill(limb([(-50, -170), (-96, -250)], 78, 60), "#a09aa6", _BODY)
    for x, turn in ((-112, -18), (-76, 12)):
        with canvas.at(translate(x, -268), rotate(turn)):
            canvas.fill(ellipse(0, -44, 18, 52), "#a09aa6", _BODY)
            canvas.fill(ellipse(0, -42, 9, 38), "#d9b5b0")
    canvas.fill(
        blob([(-74, -286), (-118, -284), (-172, -216), (-160, -186), (-126, -190), (-72, -236)]), "#a09aa6", _BODY
    )
    canvas.fill(ellipse(-152, -204, 30, 25), "#e9e2de", _BODY)
    canvas.fill(ellipse(-164, -210, 6), _INK)
    _eye(canvas, -112, -252, 10)
    canvas.line([(-84, -286), (-50, -226), (-26, -206)], _INK, 13)


def crab(canvas: Canvas, palette: Palette) -> None:
    """A crab with raised claws, 280 wide."""
    for side in (-1, 1):
        for x, y in ((88, -4), (112, -22), (124, -46)):
            canvas.line([(side * 50, -60), (side * x, y - 26), (side * (x + 10), y)], "#c9483a", 11)
        canvas.line([(side * 66, -86), (side * 112, -120)], "#d8574a", 19)
        canvas.fill(ellipse(side * 116, -150, 34, 32), "#e8664f", _BODY)
        canvas.fill(polygon([(side * 110, -190), (side * 146, -186), (side * 116, -146)]), "#fbf0dc")
        canvas.line([(side * 24, -112), (side * 28, -142)], "#d8574a", 9)
    canvas.fill(ellipse(0, -72, 86, 54), "#e8664f", _BODY)
    for x in (-28, 28):
        canvas.fill(ellipse(x, -148, 15), "#ffffff", _BODY)
        _eye(canvas, x, -148, 8)
    canvas.stroke(curve([(-26, -60), (0, -46), (26, -60)]), "#8a2f2a", 6)


def swan(canvas: Canvas, palette: Palette) -> None:
    """A swan, 270 wide."""
    canvas.fill(
        blob([(-110, -70), (-60, -116), (30, -130), (136, -104), (110, -36), (20, -4), (-80, -14)]), "#fbf8f0", _BODY
    )
    canvas.stroke(curve([(-84, -60), (-124, -120), (-76, -176), (-92, -236)]), "#fbf8f0", 34)
    canvas.fill(ellipse(-100, -240, 32, 26), "#fbf8f0", _BODY)
    canvas.fill(polygon([(-124, -252), (-172, -228), (-124, -226)]), "#ee8a3c", _BODY)
    canvas.fill(ellipse(-122, -246, 9), _INK)
    _eye(canvas, -104, -246, 6)
    canvas.fill(blob([(-30, -96), (40, -116), (132, -110), (84, -52), (10, -44)]), "#efe9dc", _BODY)
