"""What people carry, wear, write and play with. Each stands on y 0 at its true size, those in the air about y 0."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, limb, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "accordion", "bell", "binoculars", "certificate", "coat", "colour_cube", "doll", "glove", "glue", "goggles",
    "handbag", "helmet", "notebook", "paper_plane", "pen", "puppet", "sunglasses", "toy_car", "toy_train", "wand",
]  # fmt: skip

_BODY, _FLAT, _SIDE = Shade(60, 0.4, 0.2), Shade(90, 0.35, 0.1), Shade(0, 0.4, 0.1)
_DARK, _PAPER = "#3a3846", "#fffaf0"


def pen(canvas: Canvas, palette: Palette) -> None:
    """A pen with the line that it draws, 200 wide."""
    canvas.stroke(curve([(-96, -14), (-70, -30), (-44, -8), (-20, -26), (0, -10)]), "#3f5fb0", 8)
    with canvas.at(translate(2, -10), rotate(-46)):
        canvas.fill(polygon([(0, 0), (34, -17), (34, 17)]), "#f0d9a8", _FLAT)
        canvas.fill(polygon([(0, 0), (13, -6), (13, 6)]), "#3f5fb0")
        canvas.fill(rectangle(32, -18, 130, 36, 7), "#3f5fb0", _FLAT)
        canvas.fill(rectangle(150, -20, 50, 40, 9), "#d8b04a", _FLAT)


def notebook(canvas: Canvas, palette: Palette) -> None:
    """A spiral notebook, 180 high."""
    with canvas.at(translate(0, -4), rotate(-4)):
        canvas.fill(rectangle(-62, -174, 132, 174, 9), "#4f9a86", _SIDE)
        canvas.fill(rectangle(-50, -166, 114, 158, 5), _PAPER, _FLAT)
        for y in range(-138, -16, 24):
            canvas.line([(-30, y), (52, y)], "#9ab0c4", 5)
        for y in range(-158, -10, 22):
            canvas.stroke(ellipse(-58, y, 12, 6), _DARK, 4)


def glue(canvas: Canvas, palette: Palette) -> None:
    """A bottle of glue with a drop, 170 high."""
    canvas.fill(polygon([(-10, -172), (10, -172), (22, -132), (-22, -132)]), "#e0653f", _BODY)
    canvas.fill(rectangle(-44, -134, 88, 134, 20), "#fbf6ea", _BODY, line="#c9bfa8", width=4)
    canvas.fill(rectangle(-44, -92, 88, 46, 2), "#5b8fc2", _SIDE)
    canvas.fill(blob([(50, 0), (60, -20), (96, -22), (120, -8), (100, 2)]), "#fbf6ea", _BODY, line="#c9bfa8", width=4)


def certificate(canvas: Canvas, palette: Palette) -> None:
    """A certificate or school report with a seal, 190 wide."""
    canvas.fill(rectangle(-94, -150, 188, 150, 6), "#f6e7c2", _FLAT, line="#c99a4e", width=7)
    canvas.fill(star(0, -122, 16), "#d8a23c")
    for y, half in ((-92, 56), (-70, 66), (-48, 42)):
        canvas.line([(-half, y), (half, y)], "#a98c5c", 6)
    for x in (48, 66):
        canvas.fill(polygon([(x - 8, -30), (x + 10, -30), (x + 12, 12), (x, 2), (x - 10, 10)]), "#c2453c")
    canvas.fill(ellipse(58, -36, 23), "#d8574a", _BODY)


def glove(canvas: Canvas, palette: Palette) -> None:
    """A pair of mittens, 190 wide."""
    for x, flip in ((-50, 1), (52, -1)):
        canvas.fill(
            blob([(x - 36, -60), (x - 38, -130), (x, -170), (x + 38, -130), (x + 36, -60)]), palette.accent, _BODY
        )
        canvas.fill(ellipse(x + flip * 44, -84, 19, 32), palette.accent, _BODY)
        canvas.fill(rectangle(x - 38, -66, 76, 64, 14), _PAPER, _SIDE)
        for dx in (-20, 0, 20):
            canvas.line([(x + dx, -56), (x + dx, -12)], "#d8cdb8", 5)


def coat(canvas: Canvas, palette: Palette) -> None:
    """A coat on a hook, 250 high."""
    canvas.stroke(curve([(0, -250), (16, -272), (0, -284), (-12, -272)]), _DARK, 7)
    for side in (-1, 1):
        canvas.fill(limb([(side * 56, -222), (side * 96, -90)], 48, 40, flat_end=True), tone("#4f7fa8", -0.06), _BODY)
    canvas.fill(
        shape([(-64, -240), (-84, 0)], [(84, 0), (64, -240)], [(64, -240), (0, -222), (-64, -240)]), "#4f7fa8", _BODY
    )
    canvas.fill(polygon([(-40, -246), (0, -176), (40, -246), (0, -228)]), "#e9d6b4", _FLAT)
    canvas.line([(0, -176), (0, -6)], tone("#4f7fa8", -0.14), 5)
    for y in (-150, -104, -58):
        canvas.fill(ellipse(16, y, 9), "#e9d6b4", _BODY)


def handbag(canvas: Canvas, palette: Palette) -> None:
    """A handbag, 190 wide."""
    canvas.stroke(curve([(-56, -110), (-44, -190), (44, -190), (56, -110)]), "#8a4a34", 13)
    canvas.fill(shape([(-84, -118), (-98, 0)], [(98, 0), (84, -118)]), "#c2694a", _BODY)
    canvas.fill(
        shape([(-90, -122), (90, -122)], [(90, -122), (60, -60), (0, -48), (-60, -60), (-90, -122)]), "#a9553a", _FLAT
    )
    canvas.fill(rectangle(-15, -66, 30, 26, 6), "#e2b84a", _BODY)


def sunglasses(canvas: Canvas, palette: Palette) -> None:
    """Sunglasses, 210 wide."""
    for x in (-54, 54):
        canvas.fill(
            blob([(x - 46, -84), (x + 46, -84), (x + 40, -30), (x, -14), (x - 40, -30)]),
            _DARK,
            _BODY,
            line="#d8574a",
            width=8,
        )
        canvas.line([(x - 24, -66), (x - 8, -72)], "#9fb0c4", 7)
    canvas.line([(-14, -72), (14, -72)], "#d8574a", 10)
    for side in (-1, 1):
        canvas.line([(side * 98, -78), (side * 116, -40)], "#d8574a", 9)


def bell(canvas: Canvas, palette: Palette) -> None:
    """A ringing hand bell, 190 high."""
    canvas.fill(rectangle(-13, -190, 26, 66, 11), "#8a5a36", _SIDE)
    canvas.fill(shape([(-36, -126), (-46, -60), (-80, -22)], [(80, -22), (46, -60), (36, -126)]), "#e2b84a", _BODY)
    canvas.fill(rectangle(-86, -28, 172, 18, 9), "#c99a34", _FLAT)
    canvas.fill(ellipse(0, -6, 17), "#a97a24", _BODY)
    for side in (-1, 1):
        for reach in (104, 130):
            canvas.stroke(curve([(side * reach, -104), (side * (reach + 13), -72), (side * reach, -40)]), "#ffffff", 7)


def binoculars(canvas: Canvas, palette: Palette) -> None:
    """Binoculars, 180 wide."""
    for x in (-46, 46):
        canvas.fill(polygon([(x - 26, -124), (x + 26, -124), (x + 44, -20), (x - 44, -20)]), _DARK, _SIDE)
        canvas.fill(ellipse(x, -20, 44, 19), "#7fb7d6", _BODY, line="#23222c", width=8)
        canvas.fill(rectangle(x - 30, -146, 60, 26, 9), "#23222c", _FLAT)
    canvas.fill(rectangle(-19, -104, 38, 50, 9), "#565468", _FLAT)


def doll(canvas: Canvas, palette: Palette) -> None:
    """A rag doll, 220 high."""
    for x in (-19, 19):
        canvas.fill(limb([(x, -60), (x * 1.3, -4)], 23, 19), "#f3d3bc", _SIDE)
    for side in (-1, 1):
        canvas.fill(limb([(side * 26, -118), (side * 66, -84)], 23, 19), "#f3d3bc", _BODY)
    canvas.fill(shape([(-30, -132), (-62, -46)], [(62, -46), (30, -132)]), palette.accent, _BODY)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 52, -158, 19, 36), "#b5683f", _BODY)
    canvas.fill(ellipse(0, -172, 50), "#f3d3bc", _BODY)
    canvas.fill(
        shape([(-52, -172), (-40, -222), (40, -222), (52, -172)], [(52, -172), (0, -204), (-52, -172)]),
        "#b5683f",
        _BODY,
    )
    for x in (-17, 17):
        canvas.fill(ellipse(x, -168, 6), _DARK)
    canvas.stroke(curve([(-12, -148), (0, -141), (12, -148)]), "#b5483f", 5)


def puppet(canvas: Canvas, palette: Palette) -> None:
    """A crocodile as a hand puppet, 190 high."""
    canvas.fill(shape([(-40, -110), (-60, 0)], [(60, 0), (40, -110)]), "#6fae5a", _SIDE)
    canvas.fill(blob([(-120, -128), (-60, -172), (30, -176), (56, -128), (20, -96), (-60, -106)]), "#7fbf66", _BODY)
    canvas.fill(polygon([(-118, -122), (-96, -104), (-76, -120), (-56, -102), (-36, -118), (-18, -100)]), _PAPER)
    canvas.fill(blob([(-104, -96), (-40, -98), (30, -100), (20, -70), (-70, -72)]), "#6fae5a", _BODY)
    for x in (-14, 26):
        canvas.fill(ellipse(x, -176, 17), _PAPER, _BODY)
        canvas.fill(ellipse(x - 3, -174, 7), _DARK)


def toy_car(canvas: Canvas, palette: Palette) -> None:
    """A toy car, 190 wide."""
    canvas.fill(
        shape([(-92, -26), (-88, -64), (-52, -70)], [(-28, -108), (40, -108), (62, -68)], [(92, -62), (94, -26)]),
        "#e0483f",
        _BODY,
    )
    for x in (-24, 24):
        canvas.fill(rectangle(x - 17, -98, 34, 28, 7), "#cfeaf0", _BODY)
    for x in (-52, 52):
        canvas.fill(ellipse(x, -24, 26), _DARK, _BODY)
        canvas.fill(ellipse(x, -24, 11), "#f2c94a")


def toy_train(canvas: Canvas, palette: Palette) -> None:
    """A wooden train on its rail, 290 wide."""
    canvas.fill(rectangle(-146, -12, 292, 12, 4), "#b98c58", _FLAT)
    canvas.fill(rectangle(-120, -84, 90, 58, 17), "#5b8fc2", _BODY)
    canvas.fill(rectangle(-62, -130, 60, 104, 8), "#e0653f", _SIDE)
    canvas.fill(rectangle(-108, -116, 20, 40, 6), _DARK)
    canvas.fill(rectangle(16, -84, 112, 58, 8), "#f2b53a", _SIDE)
    for x in (-98, -36, 40, 104):
        canvas.fill(ellipse(x, -28, 19), "#7a4a2e", _BODY)
    for x, y, size in ((-96, -140, 15), (-80, -166, 20)):
        canvas.fill(ellipse(x, y, size), "#f4f1ea", _BODY)


def colour_cube(canvas: Canvas, palette: Palette) -> None:
    """A cube of coloured squares, 160 wide."""
    colours = ("#e0483f", "#f2c94a", "#5b8fc2", "#6fae5a", "#ee8a3c", _PAPER)
    canvas.fill(polygon([(-76, -126), (-4, -160), (76, -130), (76, -44), (10, 0), (-76, -36)]), _DARK)
    for row in range(3):
        for column in range(3):
            x, y = -74 + column * 28, -122 + row * 30 + column * 11
            face = polygon([(x, y), (x + 24, y + 9), (x + 24, y + 35), (x, y + 26)])
            canvas.fill(face, colours[(row * 2 + column) % 6], _FLAT)
            x, y = 13 + column * 21, -88 + row * 29 - column * 13
            side = polygon([(x, y), (x + 18, y - 11), (x + 18, y + 14), (x, y + 25)])
            canvas.fill(side, colours[(row + column * 2 + 3) % 6], _SIDE)
    canvas.fill(polygon([(-70, -127), (-4, -156), (70, -130), (10, -98)]), "#f2c94a", _FLAT)


def paper_plane(canvas: Canvas, palette: Palette) -> None:
    """A folded paper plane in flight, 240 wide, about its middle."""
    canvas.fill(polygon([(-112, 10), (112, -66), (-10, 40)]), "#fffdf8", _BODY)
    canvas.fill(polygon([(-10, 40), (112, -66), (10, 76)]), "#dfe6ea", _BODY)
    canvas.fill(polygon([(-10, 40), (10, 76), (-2, 18)]), "#b9c6ce")
    canvas.stroke(curve([(-126, 40), (-170, 66), (-140, 92), (-190, 96)]), "#ffffff", 6)


def accordion(canvas: Canvas, palette: Palette) -> None:
    """An accordion, 280 wide."""
    for number in range(7):
        x = -72 + number * 20
        canvas.fill(
            polygon([(x, -176), (x + 20, -184), (x + 20, -8), (x, 0)]), _PAPER if number % 2 else "#c2453c", _SIDE
        )
    canvas.fill(rectangle(-138, -190, 70, 190, 14), "#b5343c", _SIDE)
    canvas.fill(rectangle(68, -190, 70, 190, 14), "#b5343c", _SIDE)
    for y in range(-174, -10, 26):
        canvas.fill(rectangle(86, y, 46, 20, 4), _PAPER)
        for x in (-118, -94):
            canvas.fill(ellipse(x, y + 10, 8), _PAPER)


def helmet(canvas: Canvas, palette: Palette) -> None:
    """A bicycle helmet, 190 wide."""
    canvas.stroke(curve([(-60, -40), (-30, 0), (30, 0), (56, -40)]), _DARK, 9)
    canvas.fill(shape([(-94, -40), (-84, -110), (-10, -146), (70, -116), (98, -40)]), "#5b8fc2", _BODY)
    for x in (-46, 0, 46):
        canvas.fill(ellipse(x, -94, 11, 28), tone("#5b8fc2", -0.2))
    canvas.fill(rectangle(-98, -50, 196, 18, 9), _DARK, _FLAT)


def goggles(canvas: Canvas, palette: Palette) -> None:
    """Swimming goggles, 200 wide."""
    canvas.stroke(curve([(-92, -50), (-60, -118), (60, -118), (92, -50)]), "#e0653f", 13)
    for x in (-46, 46):
        canvas.fill(ellipse(x, -46, 48, 36), "#7fc6e0", _BODY, line="#2f5f8a", width=13)
        canvas.line([(x - 22, -60), (x - 4, -66)], "#ffffff", 8)
    canvas.line([(-8, -50), (8, -50)], "#2f5f8a", 11)


def wand(canvas: Canvas, palette: Palette) -> None:
    """A magic wand with a star, 210 high."""
    canvas.line([(-46, -6), (22, -140)], "#6b4a8a", 14)
    canvas.fill(star(38, -166, 50), "#f6cf4a", _BODY)
    for x, y in ((-28, -176), (100, -204), (104, -116)):
        canvas.fill(star(x, y, 17), "#fff3b8")
