"""What goes wrong and what helps: a tray of glasses that fell, a burning pan, a lifebuoy, a ladder, a robot."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "bowling",
    "burning_pan",
    "hairdryer",
    "ladder",
    "licence",
    "lifebuoy",
    "microwave",
    "robot",
    "tray",
    "vending_machine",
]


def tray(canvas: Canvas, palette: Palette) -> None:
    """A tray that fell on its rim, two tumbled glasses, splinters and what was in them, 330 wide."""
    juice = mix("#e0663f", palette.accent, 0.25)
    canvas.fill(blob([(-168, -4), (-100, -24), (0, -12), (96, -24), (166, -2), (60, 16), (-80, 14)]), juice)
    with canvas.at(translate(84, -62), rotate(-58)):
        canvas.fill(ellipse(0, 0, 88, 34), "#6f7684", Shade(90, 0.4, 0.2))
        canvas.fill(ellipse(-2, -8, 84, 30), "#c3cad3", Shade(60, 0.25, 0.3), line="#6f7684", width=5)
    for x, y, turn in ((-110, -32, -76), (-22, -26, 98)):
        with canvas.at(translate(x, y), rotate(turn)):
            glass = shape([(-30, -46), (-20, 42)], [(20, 42), (30, -46)])
            canvas.fill(glass, "#e6f5f9", Shade(0, 0.3, 0.3), line="#5f93a6", width=5)
            canvas.fill(shape([(-24, 4), (-19, 38)], [(19, 38), (24, 4)]), juice)
            canvas.fill(ellipse(0, -46, 30, 8), "#f4fbfd", line="#5f93a6", width=4)
    for x, y, size, turn in ((-158, 4, 20, 20), (22, 4, 22, -30), (-66, 8, 18, 60), (148, 2, 20, 10), (64, 10, 16, 99)):
        with canvas.at(translate(x, y), rotate(turn)):
            shard = polygon([(-size, size * 0.6), (0, -size), (size, size * 0.5)])
            canvas.fill(shard, "#f4fbfd", line="#5f93a6", width=4)


def burning_pan(canvas: Canvas, palette: Palette) -> None:
    """A pan in flames on its hob, 250 wide."""
    outer = [(-92, -50), (-96, -110), (-62, -150), (-58, -206), (-14, -170), (8, -236), (44, -170), (72, -196)]
    outer += [(84, -120), (88, -50)]
    middle = [(-70, -50), (-66, -104), (-36, -130), (-14, -164), (12, -136), (36, -166), (60, -106), (66, -50)]
    inner = [(-44, -50), (-40, -84), (-10, -112), (14, -92), (36, -108), (42, -50)]
    flames = (("#e8502f", outer), ("#f59a2f", middle), ("#ffd95a", inner))
    for colour, outline in flames:
        canvas.fill(blob(outline), colour, Shade(90, 0.15, 0.2))
    canvas.fill(shape([(-104, -58), (-86, -8)], [(86, -8), (104, -58)]), "#3a3a48", Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(-108, -64, 216, 14, 6), "#50505f")
    canvas.line([(104, -48), (172, -62)], "#6b4230", 15)
    canvas.fill(rectangle(-80, -10, 160, 10, 4), "#7a8090")


def lifebuoy(canvas: Canvas, palette: Palette) -> None:
    """A lifebuoy that floats, 220 wide."""
    canvas.fill(ellipse(0, -34, 108, 42), "#f4583f", Shade(90, 0.4, 0.2))
    for step in range(4):
        angle = math.pi / 4 + step * math.pi / 2
        x, y = 84 * math.cos(angle), -34 + 32 * math.sin(angle)
        canvas.fill(ellipse(x, y, 25, 15), "#fffaf0", Shade(90, 0.3))
    canvas.fill(ellipse(0, -40, 60, 20), "#3f8fb8")


def microwave(canvas: Canvas, palette: Palette) -> None:
    """A microwave with a lit window, 240 wide."""
    shell = "#e6e8ec"
    canvas.fill(rectangle(-120, -146, 240, 140, 12), shell, Shade(60, 0.4, 0.15))
    for x in (-96, 76):
        canvas.fill(rectangle(x, -8, 22, 8, 2), "#4a4a58")
    canvas.fill(rectangle(-104, -130, 156, 108, 10), "#3a3a48", Shade(60, 0.2, 0.2))
    canvas.fill(rectangle(-90, -116, 128, 80, 8), "#ffdf8a", Shade(60, 0.25, 0.2))
    canvas.fill(ellipse(-26, -50, 44, 11), "#fffaf0")
    canvas.fill(ellipse(-26, -64, 26, 17), "#c98a4a", Shade(60, 0.4))
    canvas.fill(rectangle(66, -126, 42, 22, 4), "#7fd0a8")
    for row in range(3):
        for column in range(2):
            canvas.fill(ellipse(76 + column * 22, -84 + row * 22, 7), tone(shell, -0.2))


def licence(canvas: Canvas, palette: Palette) -> None:
    """A driving licence: a card with a face and a little car, 180 wide."""
    canvas.fill(rectangle(-90, -116, 180, 116, 12), "#f6d7d2", Shade(60, 0.25, 0.2), line="#c98a8a", width=4)
    canvas.fill(rectangle(-76, -98, 60, 78, 6), "#fffaf0")
    canvas.fill(ellipse(-46, -66, 17, 19), "#c98a5e")
    canvas.fill(shape([(-70, -20), (-62, -44), (-46, -48)], [(-46, -48), (-30, -44), (-22, -20)]), "#5f7fb0")
    body = [(-2, -52), (8, -74), (28, -84), (58, -80), (76, -62), (80, -46), (0, -44)]
    canvas.fill(blob(body), "#d9574a", Shade(90, 0.3))
    for x in (18, 62):
        canvas.fill(ellipse(x, -42, 11), "#3a3a48")
    canvas.line([(0, -22), (76, -22)], "#c98a8a", 6)


def hairdryer(canvas: Canvas, palette: Palette) -> None:
    """A hairdryer, 190 wide."""
    coat = palette.tint or palette.accent
    with canvas.at(translate(0, -98), rotate(-8)):
        canvas.fill(rectangle(12, 20, 40, 84, 14), tone(coat, -0.08), Shade(0, 0.4))
        canvas.fill(
            shape(
                [(-94, -26), (-10, -52), (62, -44)], [(62, -44), (92, 0), (62, 44)], [(62, 44), (-10, 48), (-94, 26)]
            ),
            coat,
            Shade(90, 0.4, 0.2),
        )
        canvas.fill(rectangle(-108, -28, 20, 56, 5), "#3a3a48")
        canvas.fill(ellipse(50, 0, 25), tone(coat, 0.08), Shade(60, 0.3))


def ladder(canvas: Canvas, palette: Palette) -> None:
    """A ladder that leans, 520 high."""
    wood = "#c98f4f"
    with canvas.at(rotate(9)):
        for x in (-52, 40):
            canvas.fill(rectangle(x, -520, 15, 520, 5), wood, Shade(0, 0.4))
        for y in range(-480, -20, 62):
            canvas.fill(rectangle(-48, y, 98, 13, 5), tone(wood, 0.05), Shade(90, 0.35))


def bowling(canvas: Canvas, palette: Palette) -> None:
    """Pins that topple and the ball that struck them, 260 wide."""
    for x, y, turn in ((-18, 0, -34), (26, 0, -6), (70, -4, 16), (104, -14, 52)):
        with canvas.at(translate(x, y), rotate(turn)):
            pin = [(-17, -4), (-22, -46), (-9, -86), (-13, -112), (0, -128), (13, -112), (9, -86), (22, -46), (17, -4)]
            canvas.fill(blob(pin), "#fdf8ee", Shade(0, 0.35))
            canvas.line([(-10, -88), (10, -88)], "#d9443a", 6)
            canvas.line([(-10, -78), (10, -78)], "#d9443a", 6)
    canvas.fill(ellipse(-84, -54, 54), palette.accent, Shade(50, 0.45, 0.3))
    for dx, dy in ((-8, -22), (10, -24), (2, -6)):
        canvas.fill(ellipse(-84 + dx, -54 + dy, 6.5), "#2b2433")


def robot(canvas: Canvas, palette: Palette) -> None:
    """A small robot on wheels, 230 high."""
    steel, coat = "#b9c2d0", palette.tint or palette.accent
    for x in (-44, 44):
        canvas.fill(ellipse(x, -24, 28), "#3a3a48", Shade(60, 0.3, 0.2))
        canvas.fill(ellipse(x, -24, 11), steel)
    canvas.fill(rectangle(-70, -130, 140, 92, 18), coat, Shade(40, 0.45, 0.2))
    canvas.fill(rectangle(-36, -112, 72, 42, 8), "#fff3dc", Shade(60, 0.2))
    for number, x in enumerate((-20, 0, 20)):
        canvas.fill(ellipse(x, -90, 7), ("#4fa65f", "#f2b84b", "#d9443a")[number])
    for side in (-1, 1):
        canvas.line([(side * 70, -100), (side * 100, -84), (side * 96, -56)], steel, 13)
    canvas.line([(0, -134), (0, -150)], steel, 14)
    canvas.fill(rectangle(-52, -212, 104, 66, 16), steel, Shade(40, 0.4, 0.2))
    for x in (-22, 22):
        canvas.fill(ellipse(x, -180, 14), "#fffaf0")
        canvas.fill(ellipse(x + 3, -178, 7), "#2b2433")
    canvas.line([(0, -212), (0, -232)], steel, 6)
    canvas.fill(ellipse(0, -236, 8), "#d9443a")


def vending_machine(canvas: Canvas, palette: Palette) -> None:
    """A machine that sells drinks and sweets, 230 wide."""
    coat = palette.tint or "#d9483f"
    canvas.fill(rectangle(-116, -440, 232, 436, 14), coat, Shade(0, 0.4, 0.15))
    canvas.fill(rectangle(-98, -416, 146, 300, 8), "#dff0f4", Shade(60, 0.2, 0.2))
    colours = ("#f2b84b", "#4fa65f", "#5b8fe0", "#f28ab2", "#e07a3a")
    for row in range(4):
        canvas.fill(rectangle(-98, -352 + row * 72, 146, 7, 2), "#9fb4bc")
        for column in range(4):
            x = -90 + column * 35
            canvas.fill(rectangle(x, -398 + row * 72, 25, 46, 6), colours[(row * 3 + column) % 5], Shade(0, 0.35))
    canvas.fill(rectangle(62, -400, 40, 60, 5), "#3a3a48")
    canvas.fill(rectangle(76, -320, 12, 34, 4), "#2b2433")
    canvas.fill(rectangle(-92, -92, 134, 60, 8), "#3a3a48", Shade(90, 0.3))


def paraglider(canvas: Canvas, palette: Palette) -> None:
    """The canopy of a paraglider with its lines, which meet at 0; 460 wide."""
    for x in (-200, -130, -60, 60, 130, 200):
        canvas.line([(x, -250 - (40 - abs(x) * 0.2)), (x * 0.16, -30)], "#5a5566", 3)
    canopy = shape(
        [(-236, -226), (-200, -306), (-90, -346), (0, -352), (90, -346), (200, -306), (236, -226)],
        [(236, -226), (120, -282), (0, -294), (-120, -282), (-236, -226)],
    )
    canvas.fill(canopy, palette.accent, Shade(60, 0.4, 0.2))
    for x in (-150, -60, 60, 150):
        top = -350 + abs(x) * 0.14
        strip = [(x - 18, top + 4), (x + 18, top + 2), (x * 0.92 + 14, top + 56), (x * 0.92 - 14, top + 58)]
        canvas.fill(polygon(strip), palette.accent2, Shade(60, 0.3))
