"""Sundries of childhood, season and house. Each stands on y 0 at its true size."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "armchair", "beehive", "cage", "cereal", "conkers", "cot", "curtains", "gate", "hula_hoop", "igloo", "lantern",
    "puddle", "seedlings", "snow_globe", "stone", "tie", "walking_stick", "wellies", "wrap", "x_ray",
]  # fmt: skip

_BODY, _FLAT, _SIDE = Shade(60, 0.4, 0.2), Shade(90, 0.35, 0.1), Shade(0, 0.4, 0.1)
_DARK, _PAPER, _WOOD, _STEEL = "#3a3846", "#fffaf0", "#b07a4e", "#9aa5b0"


def cot(canvas: Canvas, palette: Palette) -> None:
    """A baby's cot with bars and a mobile, 330 wide."""
    canvas.fill(rectangle(-150, -110, 300, 60, 16), _PAPER, _FLAT)
    canvas.fill(blob([(-130, -112), (-110, -146), (-60, -144), (-44, -112)]), palette.accent2, _BODY)
    for x in range(-132, 140, 33):
        canvas.fill(rectangle(x - 5, -212, 10, 180, 4), "#e2c49a", _SIDE)
    for y in (-222, -46):
        canvas.fill(rectangle(-160, y, 320, 20, 8), "#d8b384", _FLAT)
    for x in (-164, 146):
        canvas.fill(rectangle(x, -244, 20, 244, 8), "#d8b384", _SIDE)
    canvas.stroke(curve([(150, -240), (150, -330), (60, -350), (10, -336)]), "#c9a06c", 8)
    for x, y in ((-30, -290), (10, -270), (50, -296)):
        canvas.line([(10, -336), (x, y - 12)], "#c9a06c", 3)
        canvas.fill(star(x, y, 17), palette.accent, _BODY)


def igloo(canvas: Canvas, palette: Palette) -> None:
    """A fort of snow blocks with a way in, 380 wide."""
    canvas.fill(shape([(-184, 0), (-160, -130), (0, -220)], [(0, -220), (160, -130), (184, 0)]), "#eef5fa", _BODY)
    for y, half in ((-58, 178), (-116, 158), (-170, 104)):
        canvas.stroke(curve([(-half, y), (0, y - 12), (half, y)]), "#b9d2e2", 6)
    for x, y in ((-120, -30), (120, -30), (-80, -88), (90, -88), (-30, -144), (40, -144), (-150, -80), (150, -84)):
        canvas.line([(x, y - 24), (x + 3, y + 20)], "#b9d2e2", 6)
    canvas.fill(shape([(-56, 0), (-54, -70), (0, -106)], [(0, -106), (54, -70), (56, 0)]), "#5f7f9c", _FLAT)
    for x, y in ((-196, -18), (-170, -14), (-184, -42)):
        canvas.fill(ellipse(x, y, 20), "#ffffff", _BODY)


def wellies(canvas: Canvas, palette: Palette) -> None:
    """A pair of rubber boots, 210 wide."""
    for x in (-52, 48):
        canvas.fill(
            shape([(x - 36, -170), (x - 40, 0)], [(x + 62, 0), (x + 56, -40), (x + 24, -54), (x + 26, -170)]),
            "#f2c23a",
            _BODY,
        )
        canvas.fill(rectangle(x - 40, -176, 72, 20, 8), tone("#f2c23a", -0.12), _FLAT)
        canvas.fill(rectangle(x - 42, -14, 108, 14, 6), "#8a6a24", _FLAT)


def armchair(canvas: Canvas, palette: Palette) -> None:
    """An old armchair, 270 wide."""
    canvas.fill(rectangle(-104, -280, 208, 220, 56), "#8a5a4a", _BODY)
    canvas.fill(rectangle(-90, -136, 180, 90, 26), "#a46c58", _FLAT)
    for x in (-134, 74):
        canvas.fill(rectangle(x, -176, 60, 160, 28), "#7a4c3e", _BODY)
    for x in (-40, 0, 40):
        canvas.fill(ellipse(x, -216, 7), "#5b362b")
    for x in (-106, 84):
        canvas.fill(rectangle(x, -18, 22, 18, 4), "#4a2f24")


def curtains(canvas: Canvas, palette: Palette) -> None:
    """A pair of curtains on a pole, 300 wide, 330 high."""
    canvas.line([(-160, -320), (160, -320)], _WOOD, 13)
    for side in (-1, 1):
        cloth = shape([(side * 20, -312), (side * 40, -150), (side * 96, 0)], [(side * 150, 0), (side * 146, -312)])
        canvas.fill(cloth, palette.accent, _BODY)
        for x in (60, 100, 130):
            canvas.line([(side * x, -306), (side * (x + 10), -10)], tone(palette.accent, -0.09), 5)
        canvas.fill(ellipse(side * 162, -320, 13), _WOOD, _BODY)


def cage(canvas: Canvas, palette: Palette) -> None:
    """A birdcage with an open door, 270 high."""
    for x in (-72, -36, 0, 36, 72):
        canvas.stroke(curve([(x, -20), (x, -170), (x * 0.5, -222), (0, -244)]), "#c9a24a", 6)
    canvas.stroke(ellipse(0, -258, 13), "#c9a24a", 6)
    for y in (-110, -176):
        canvas.line([(-78, y), (78, y)], "#c9a24a", 5)
    canvas.fill(rectangle(-88, -30, 176, 30, 10), "#b07f2e", _FLAT)
    canvas.line([(-30, -66), (30, -66)], _WOOD, 9)


def gate(canvas: Canvas, palette: Palette) -> None:
    """A garden gate between two posts with a piece of fence, 400 wide."""
    for x in (-196, -150, 150, 196):
        canvas.fill(polygon([(x - 15, 0), (x - 15, -150), (x, -172), (x + 15, -150), (x + 15, 0)]), _PAPER, _SIDE)
    for x in (-104, 104):
        canvas.fill(rectangle(x - 15, -214, 30, 214, 5), _WOOD, _SIDE)
        canvas.fill(ellipse(x, -220, 19), _WOOD, _BODY)
    for y in (-50, -120):
        canvas.fill(rectangle(-88, y, 176, 17, 4), "#c98f5e", _FLAT)
    for x in (-66, -22, 22, 66):
        canvas.fill(
            polygon([(x - 15, -14), (x - 15, -166), (x, -186), (x + 15, -166), (x + 15, -14)]), "#d8a06c", _SIDE
        )
    canvas.fill(ellipse(78, -112, 9), _DARK)


def cereal(canvas: Canvas, palette: Palette) -> None:
    """A bowl of cereal with a spoon, 200 wide."""
    canvas.fill(ellipse(0, -76, 92, 22), "#f6f0e2")
    for x, y in ((-50, -80), (-20, -90), (14, -82), (44, -88), (-34, -70), (30, -70), (0, -76)):
        canvas.stroke(ellipse(x, y, 10, 7), "#d8963c", 8)
    canvas.line([(40, -84), (112, -160)], _STEEL, 13)
    canvas.fill(shape([(-94, -76), (-66, -8), (-42, 0)], [(42, 0), (66, -8), (94, -76)]), "#5b9fc2", _BODY)


def wrap(canvas: Canvas, palette: Palette) -> None:
    """A wrap or kebab in its paper, 200 high."""
    for x, y, colour in (
        (-30, -170, "#7fb84a"),
        (0, -184, "#d8433a"),
        (30, -172, "#a9653a"),
        (-12, -158, "#f2c43a"),
        (20, -154, "#7fb84a"),
    ):
        canvas.fill(ellipse(x, y, 27, 21), colour, _BODY)
    canvas.fill(shape([(-58, -166), (-42, -40), (-26, 0)], [(26, 0), (42, -40), (58, -166)]), "#f0d6a0", _BODY)
    canvas.fill(polygon([(-50, -100), (52, -70), (30, 0), (-30, 0)]), _PAPER, _SIDE)
    canvas.line([(-44, -86), (46, -58)], palette.accent, 7)


def walking_stick(canvas: Canvas, palette: Palette) -> None:
    """A walking stick, 260 high."""
    canvas.stroke(curve([(46, -206), (42, -250), (6, -260), (-18, -226), (-14, -160), (-10, -6)]), "#8a5a36", 19)
    canvas.fill(rectangle(-22, -14, 24, 14, 4), _DARK)


def x_ray(canvas: Canvas, palette: Palette) -> None:
    """An X-ray picture of a hand, 190 high."""
    canvas.fill(rectangle(-72, -190, 144, 190, 8), "#1f3350", _FLAT, line="#8fb4d0", width=5)
    bone = "#cfe4f0"
    for x, top in ((-34, -134), (-12, -160), (12, -160), (34, -140)):
        for share in (0.0, 0.36, 0.7):
            y = top + (-60 - top) * share
            canvas.line([(x * (1 - share * 0.4), y), (x * (0.9 - share * 0.4), y + 22)], bone, 9)
    canvas.line([(-52, -84), (-34, -62)], bone, 9)
    canvas.fill(ellipse(0, -48, 26, 17), bone)
    for x in (-10, 10):
        canvas.line([(x, -34), (x * 0.9, -6)], bone, 11)


def snow_globe(canvas: Canvas, palette: Palette) -> None:
    """A snow globe with a small house, 190 high."""
    canvas.fill(ellipse(0, -116, 74), "#cfe6f2", _BODY, line="#8fb4c8", width=4)
    canvas.fill(rectangle(-26, -108, 52, 44, 2), "#c2694a", _SIDE)
    canvas.fill(polygon([(-36, -106), (0, -142), (36, -106)]), _PAPER, _SIDE)
    canvas.fill(ellipse(0, -62, 56, 13), "#ffffff")
    for x, y in ((-44, -130), (-16, -160), (24, -164), (46, -120), (-50, -96), (40, -92)):
        canvas.fill(ellipse(x, y, 6), "#ffffff")
    canvas.fill(polygon([(-62, -52), (62, -52), (76, 0), (-76, 0)]), "#7a3f34", _FLAT)


def tie(canvas: Canvas, palette: Palette) -> None:
    """A striped tie, 230 high."""
    canvas.fill(polygon([(-24, -230), (24, -230), (15, -190), (-15, -190)]), palette.accent, _SIDE)
    canvas.fill(polygon([(-15, -190), (15, -190), (40, -40), (0, 0), (-40, -40)]), palette.accent, _SIDE)
    for y in (-150, -108, -66):
        canvas.line([(-20 - (y + 190) * 0.14, y + 14), (20 + (y + 190) * 0.14, y - 14)], _PAPER, 9)


def conkers(canvas: Canvas, palette: Palette) -> None:
    """Chestnuts and a spiky shell, 210 wide."""
    for x, y in ((-62, -28), (0, -32), (-30, -70)):
        canvas.fill(ellipse(x, y, 34, 31), "#8a4a2a", _BODY)
        canvas.fill(ellipse(x + 8, y - 17, 14, 7), "#e2c49a")
    canvas.fill(ellipse(70, -38, 40), "#8fae4a", _BODY)
    for turn in range(0, 360, 40):
        with canvas.at(translate(70, -38), rotate(turn)):
            canvas.line([(0, -36), (0, -54)], "#6f8a34", 6)
    canvas.fill(ellipse(66, -36, 22, 19), "#8a4a2a", _BODY)


def puddle(canvas: Canvas, palette: Palette) -> None:
    """A puddle that splashes up, 340 wide."""
    canvas.fill(blob([(-166, -14), (-90, -36), (20, -28), (110, -40), (170, -12), (90, 8), (-80, 8)]), "#7fb4d6", _FLAT)
    canvas.stroke(ellipse(10, -14, 84, 12), "#d5ecf6", 5)
    for x, y, size in ((-70, -84, 14), (-100, -60, 10), (-40, -116, 11), (60, -96, 14), (96, -66, 11), (30, -130, 9)):
        canvas.fill(ellipse(x, y, size, size * 1.2), "#a9d4ec", _BODY)
    for points in ([(-40, -26), (-66, -60), (-84, -76)], [(46, -26), (66, -64), (86, -86)]):
        canvas.line(points, "#a9d4ec", 13)


def stone(canvas: Canvas, palette: Palette) -> None:
    """A few smooth stones, one with a stripe, 210 wide."""
    for x, y, w, h, colour in (
        (-50, -30, 54, 32, "#a9a4a0"),
        (56, -26, 46, 28, "#8d95a0"),
        (4, -66, 48, 30, "#c4b8a6"),
    ):
        canvas.fill(ellipse(x, y, w, h), colour, _BODY)
    canvas.stroke(curve([(-36, -76), (0, -66), (46, -74)]), "#f3ece0", 6)


def hula_hoop(canvas: Canvas, palette: Palette) -> None:
    """A hoop, 250 wide."""
    canvas.stroke(ellipse(0, -122, 112, 116), "#e8557f", 19)
    for turn in range(0, 360, 60):
        with canvas.at(translate(0, -122), rotate(turn)):
            canvas.line([(-20, -114), (20, -114)], "#f6cf4a", 19)


def beehive(canvas: Canvas, palette: Palette) -> None:
    """A beehive with bees, 260 high."""
    for row, half in enumerate((92, 100, 92, 72, 44)):
        canvas.fill(ellipse(0, -34 - row * 44, half, 32), "#e2ae4a", _BODY, line="#b98428", width=4)
    canvas.fill(ellipse(0, -40, 25, 23), "#5b3a1e")
    for x, y in ((-124, -170), (116, -120), (90, -226)):
        canvas.fill(ellipse(x, y - 13, 13, 9), "#ffffff")
        canvas.fill(ellipse(x, y, 21, 14), "#f6cf4a", _BODY)
        canvas.line([(x - 4, y - 12), (x - 4, y + 12)], _DARK, 6)


def lantern(canvas: Canvas, palette: Palette) -> None:
    """A round paper lantern on a stick, 300 high."""
    canvas.line([(90, -10), (10, -270)], _WOOD, 11)
    canvas.line([(10, -268), (-20, -236)], _DARK, 4)
    canvas.fill(ellipse(-20, -160, 70, 74), "#f6a24a", _BODY)
    for half in (24, 52):
        canvas.stroke(ellipse(-20, -160, half, 74), "#d87a2a", 4)
    for y in (-236, -88):
        canvas.fill(rectangle(-46, y - 7, 52, 14, 6), "#b5483a", _FLAT)
    canvas.fill(ellipse(-20, -156, 26, 34), "#ffe9a0", opacity=0.96)


def seedlings(canvas: Canvas, palette: Palette) -> None:
    """A tray of seedlings, 240 wide."""
    for x in (-84, -42, 0, 42, 84):
        canvas.line([(x, -56), (x, -104)], "#6fae4a", 7)
        for side in (-1, 1):
            canvas.fill(ellipse(x + side * 15, -112, 17, 10), "#86c45a", _BODY)
    canvas.fill(ellipse(0, -58, 112, 15), "#6b4a34")
    canvas.fill(polygon([(-118, -60), (118, -60), (104, 0), (-104, 0)]), "#b5683f", _SIDE)
