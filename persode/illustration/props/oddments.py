"""Further things of gardens, wardrobes, clinics and pitches, each a few lines; they stand at (0, 0)."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "ants", "burning_house", "camel", "crutches", "diving_board", "easter_eggs", "eye", "heels", "jam",
    "lawn_mower", "nest", "piggy_bank", "poo", "red_card", "scanner", "shovel", "socks", "swing", "tree_house",
    "trousers", "urn",
]  # fmt: skip


def lawn_mower(canvas: Canvas, palette: Palette) -> None:
    """A lawn mower, 280 wide."""
    canvas.line([(60, -70), (150, -240), (180, -236)], "#4a4f60", 13)
    canvas.fill(polygon([(-120, -40), (-100, -96), (70, -96), (96, -40)]), "#d9443a", Shade(90, 0.4, 0.15))
    canvas.fill(rectangle(-60, -136, 90, 44, 10), "#4a4f60", Shade(90, 0.3))
    for x, size in ((-90, 28), (70, 36)):
        canvas.fill(ellipse(x, -size, size), "#2f2c3a", line="#8f96a8", width=5)
    for x in (-190, -172, -150, -132):
        canvas.line([(x, 0), (x + 4, -26), (x + 10, -40)], "#5f9a5a", 7)


def trousers(canvas: Canvas, palette: Palette) -> None:
    """Trousers with a tear, 170 wide."""
    canvas.fill(
        polygon([(-62, -220), (62, -220), (84, 0), (24, 0), (0, -130), (-24, 0), (-84, 0)]), "#4f6fa8", Shade(20, 0.35)
    )
    canvas.fill(rectangle(-64, -226, 128, 20, 5), "#3a5486")
    canvas.fill(polygon([(-30, -150), (-6, -166), (14, -140), (30, -156), (26, -112), (-20, -110)]), "#f6d9c0")
    canvas.line([(-30, -150), (-6, -166), (14, -140), (30, -156)], "#22304a", 5)


def poo(canvas: Canvas, palette: Palette) -> None:
    """A dropping with flies, 150 wide."""
    for y, wide, tall in ((-24, 70, 26), (-58, 50, 24), (-88, 30, 22)):
        canvas.fill(ellipse(0, y, wide, tall), "#7a5238", Shade(60, 0.4, 0.2))
    canvas.fill(polygon([(-16, -96), (12, -136), (22, -92)]), "#7a5238")
    for x, y in ((-70, -110), (66, -124)):
        canvas.fill(ellipse(x, y, 7, 6), "#2f2c3a")
        canvas.fill(ellipse(x + 6, y - 9, 9, 5), "#dfe6ea")


def red_card(canvas: Canvas, palette: Palette) -> None:
    """A referee's red card, 100 wide."""
    with canvas.at(rotate(8)):
        canvas.fill(rectangle(-48, -140, 96, 134, 9), "#d9302c", Shade(60, 0.3, 0.15))


def heels(canvas: Canvas, palette: Palette) -> None:
    """A pair of shoes with high heels, 210 wide."""
    for dx, colour in ((44, tone(palette.accent, -0.08)), (0, palette.accent)):
        with canvas.at(translate(dx - 20, 0)):
            upper = shape(
                [(-90, -6), (-70, -40), (-20, -50), (30, -110), (64, -112)], [(64, -112), (60, -70), (10, -8)]
            )
            canvas.fill(upper, colour, Shade(90, 0.35, 0.2))
            canvas.fill(polygon([(44, -92), (64, -100), (62, 0), (54, 0)]), colour)


def tree_house(canvas: Canvas, palette: Palette) -> None:
    """A hut in a tree with its ladder, 360 wide."""
    canvas.fill(polygon([(-34, 0), (-26, -260), (36, -260), (44, 0)]), "#8a6040", Shade(0, 0.4))
    for x, y, size in ((-110, -380, 90), (110, -390, 96), (0, -440, 104)):
        canvas.fill(ellipse(x, y, size, size * 0.8), "#5f9a5a", Shade(60, 0.4, 0.15))
    canvas.fill(rectangle(-110, -360, 220, 120, 4), "#c9945c", Shade(60, 0.35))
    canvas.fill(polygon([(-130, -354), (0, -430), (130, -354)]), "#a3543f", Shade(90, 0.3))
    canvas.fill(rectangle(-24, -326, 52, 86, 4), "#5b4636")
    for x in (76, 112):
        canvas.line([(x, -240), (x + 14, 0)], "#b9794a", 8)
    for y in range(-210, 0, 42):
        canvas.line([(78 - y * -0.05, y), (116 - y * -0.05, y)], "#b9794a", 7)


def crutches(canvas: Canvas, palette: Palette) -> None:
    """Two crutches, 150 wide."""
    for x, turn in ((-34, -7), (34, 7)):
        with canvas.at(translate(x, 0), rotate(turn)):
            canvas.line([(0, -6), (0, -250)], "#8f9aa8", 13)
            canvas.line([(0, -170), (34, -174)], "#3a3550", 15)
            canvas.stroke(bezier((-20, -262), ((-24, -230), (24, -230), (20, -262))), "#3a3550", 12)
            canvas.fill(rectangle(-11, -16, 22, 16, 5), "#3a3550")


def eye(canvas: Canvas, palette: Palette) -> None:
    """An eye with a lens on a fingertip before it, 230 wide."""
    canvas.fill(
        bezier((-104, 0), ((-50, -84), (50, -84), (104, 0)), ((50, 70), (-50, 70), (-104, 0)), closed=True),
        "#fffdf6",
        line="#5b4636",
        width=8,
    )
    canvas.fill(ellipse(0, -6, 46), "#5f9ac4", Shade(60, 0.3))
    canvas.fill(ellipse(0, -6, 21), "#22202a")
    canvas.fill(limb([(130, 110), (70, 46)], 52, 40), "#eab98c", Shade(60, 0.3))
    canvas.fill(ellipse(56, 30, 32, 20), "#cfeaf4", line="#7fb4cc", width=5)


def camel(canvas: Canvas, palette: Palette) -> None:
    """A camel, 340 wide."""
    coat = "#c99a5c"
    for x in (-90, -56, 66, 100):
        canvas.line([(x, -150), (x - 4, -70), (x, -8)], tone(coat, -0.05), 20)
    body = [(-130, -170), (-104, -230), (-64, -290), (-20, -226), (24, -226), (60, -290), (104, -226), (128, -160)]
    canvas.fill(blob([*body, (60, -120), (-70, -120)]), coat, Shade(60, 0.4, 0.15))
    canvas.fill(limb([(-116, -180), (-168, -180), (-176, -280)], 50, 36), coat, Shade(60, 0.3))
    canvas.fill(blob([(-160, -300), (-176, -324), (-214, -310), (-232, -282), (-200, -268), (-164, -272)]), coat)
    canvas.fill(ellipse(-190, -300, 5), "#2f2620")
    canvas.fill(polygon([(-40, -238), (40, -238), (30, -170), (-34, -170)]), palette.accent, Shade(90, 0.3))


def nest(canvas: Canvas, palette: Palette) -> None:
    """A nest with three eggs, 200 wide."""
    for x in (-38, 2, 40):
        canvas.fill(ellipse(x, -64, 26, 33), "#bfe0e6", Shade(60, 0.3, 0.2))
    canvas.fill(bezier((-98, -58), ((-90, 20), (90, 20), (98, -58)), ((40, -34), (-40, -34), (-98, -58)), closed=True),
                "#8a6040", Shade(90, 0.4))  # fmt: skip
    for x, y, dx in ((-80, -44, 60), (-30, -26, 70), (20, -40, 60), (-60, -10, 50), (30, -14, 50)):
        canvas.line([(x, y), (x + dx, y - 8)], "#b58a5c", 6)


def ants(canvas: Canvas, palette: Palette) -> None:
    """Four ants in a row, 320 wide."""
    for number in range(4):
        with canvas.at(translate(-120 + number * 80, -8 - (number % 2) * 6), scale(1.1)):
            for x in (-12, 0, 12):
                canvas.line([(x, -16), (x * 1.7, 0)], "#4a2f2a", 4)
            for x, size in ((-20, 13), (0, 9), (18, 10)):
                canvas.fill(ellipse(x, -18, size, size * 0.85), "#5b332c", Shade(60, 0.3, 0.2))
            canvas.line([(22, -26), (34, -36)], "#4a2f2a", 3.5)


def jam(canvas: Canvas, palette: Palette) -> None:
    """Two jars of jam, 190 wide."""
    for x, colour in ((-46, "#c4303c"), (46, "#e08a2a")):
        canvas.fill(rectangle(x - 40, -112, 80, 112, 16), colour, Shade(60, 0.3, 0.25))
        canvas.fill(rectangle(x - 24, -80, 48, 42, 4), "#fffaf0")
        cloth = [(x - 50, -98), (x - 38, -140), (x + 38, -140), (x + 50, -98)]
        canvas.fill(polygon(cloth), palette.accent2 if x > 0 else "#fff3dc", Shade(90, 0.3))


def piggy_bank(canvas: Canvas, palette: Palette) -> None:
    """A piggy bank with a coin, 200 wide."""
    pink = "#f0a0aa"
    for x in (-48, 40):
        canvas.fill(rectangle(x - 14, -34, 28, 34, 6), tone(pink, -0.06))
    canvas.fill(ellipse(0, -76, 92, 58), pink, Shade(60, 0.35, 0.2))
    canvas.fill(ellipse(-92, -72, 20, 24), tone(pink, -0.05))
    for y in (-78, -66):
        canvas.fill(ellipse(-96, y, 4), "#8a4450")
    canvas.fill(polygon([(-60, -116), (-44, -152), (-22, -126)]), tone(pink, -0.05))
    canvas.fill(ellipse(-58, -92, 6), "#3a2a30")
    canvas.fill(ellipse(14, -152, 24), "#f5c652", Shade(60, 0.3), line="#c98a2a", width=5)


def shovel(canvas: Canvas, palette: Palette) -> None:
    """A snow shovel in a heap of snow, 240 wide."""
    canvas.line([(30, -300), (-10, -90)], "#b9794a", 14)
    canvas.line([(12, -304), (50, -298)], "#b9794a", 15)
    canvas.fill(polygon([(-70, -104), (44, -82), (30, -10), (-86, -30)]), palette.accent, Shade(90, 0.35))
    canvas.fill(blob([(-120, 0), (-84, -46), (-20, -58), (50, -40), (110, 0)]), "#fdfdff", Shade(90, 0.3))


def socks(canvas: Canvas, palette: Palette) -> None:
    """Two socks that do not match, 200 wide."""
    for x, colour, stripe in ((-56, "#4f8fc4", "#fff3dc"), (46, "#e0533f", "#f5c652")):
        canvas.line([(x, -160), (x, -50), (x + 20, -28), (x + 52, -24)], colour, 48)
        for y in (-150, -116, -82):
            canvas.line([(x - 20, y), (x + 20, y)], stripe, 11)


def easter_eggs(canvas: Canvas, palette: Palette) -> None:
    """Painted eggs in a basket, 220 wide."""
    for x, y, colour, mark in (
        (-56, -96, "#5fa3cc", "#fff3dc"),
        (0, -112, "#f28ab2", "#f5d27a"),
        (56, -96, "#8fc46a", "#fffaf0"),
    ):
        canvas.fill(ellipse(x, y, 34, 44), colour, Shade(60, 0.3, 0.2))
        canvas.line([(x - 28, y), (x - 10, y - 12), (x + 8, y), (x + 28, y - 12)], mark, 7)
    canvas.fill(polygon([(-104, -86), (104, -86), (80, 0), (-80, 0)]), "#c9945c", Shade(90, 0.4))
    for y in (-60, -32):
        canvas.line([(-92, y), (92, y)], "#a5743f", 7)


def swing(canvas: Canvas, palette: Palette) -> None:
    """A swing in its frame, 330 wide."""
    for side in (-1, 1):
        canvas.line([(side * 110, -360), (side * 160, 0)], "#b9543f", 17)
        canvas.line([(side * 110, -360), (side * 76, 0)], tone("#b9543f", -0.06), 13)
    canvas.line([(-124, -360), (124, -360)], "#b9543f", 19)
    for x in (-44, 44):
        canvas.line([(x, -356), (x, -96)], "#5b5a70", 6)
    canvas.fill(rectangle(-62, -100, 124, 20, 6), "#e0a050", Shade(90, 0.3))


def scanner(canvas: Canvas, palette: Palette) -> None:
    """A hospital scanner with its couch, 420 wide."""
    canvas.fill(ellipse(60, -180, 170, 180), "#eef2f4", Shade(60, 0.35), line="#b5c0c8", width=6)
    canvas.fill(ellipse(60, -190, 90), "#4a5a70", Shade(90, 0.2))
    canvas.fill(rectangle(-220, -150, 300, 34, 14), "#8fc0c8", Shade(90, 0.35))
    canvas.fill(rectangle(-190, -116, 60, 116, 6), "#c4ccd4", Shade(0, 0.3))
    for y in (-290, -310):
        canvas.fill(ellipse(170, y + 160, 7), palette.accent)


def urn(canvas: Canvas, palette: Palette) -> None:
    """An urn with a ribbon of white flowers, 150 wide."""
    canvas.fill(
        shape([(-40, -160), (-70, -110), (-54, -30), (-34, 0)], [(34, 0), (54, -30), (70, -110), (40, -160)]),
        mix("#7a8aa8", palette.near, 0.2),
        Shade(0, 0.4, 0.2),
    )
    canvas.fill(rectangle(-50, -184, 100, 26, 10), "#5b6a88", Shade(90, 0.3))
    for step in range(5):
        angle = math.pi * (0.15 + step * 0.175)
        canvas.fill(ellipse(60 * math.cos(angle), -92 + 26 * math.sin(angle), 15), "#fffdf6", Shade(60, 0.25))


def burning_house(canvas: Canvas, palette: Palette) -> None:
    """A house in flames, 340 wide."""
    canvas.fill(rectangle(-130, -210, 260, 210, 4), "#8a6a5c", Shade(90, 0.3))
    canvas.fill(polygon([(-156, -204), (0, -310), (156, -204)]), "#5b3f3f", Shade(90, 0.3))
    for x in (-76, 34):
        canvas.fill(rectangle(x, -150, 46, 54, 4), "#ffb03a")
    canvas.fill(rectangle(-24, -92, 48, 92, 4), "#4a332f")
    for x, y, size in ((-90, -220, 1.0), (10, -270, 1.25), (100, -214, 0.9), (-54, -130, 0.6), (58, -130, 0.6)):
        with canvas.at(translate(x, y), scale(size)):
            canvas.fill(blob([(0, -120), (34, -60), (46, -10), (10, 26), (-34, 14), (-44, -30), (-16, -54)]), "#f2702a")
            canvas.fill(blob([(2, -66), (20, -24), (10, 12), (-16, 8), (-20, -20)]), "#ffd24a")


def diving_board(canvas: Canvas, palette: Palette) -> None:
    """A high diving board, 300 wide."""
    for x in (60, 120):
        canvas.line([(x, -420), (x, 0)], "#8f9aa8", 15)
    for y in range(-380, 0, 44):
        canvas.line([(60, y), (120, y)], "#8f9aa8", 9)
    canvas.fill(rectangle(-150, -440, 290, 24, 8), "#fffaf0", Shade(90, 0.35), line="#5f86b5", width=5)
    canvas.line([(70, -440), (70, -500), (130, -500), (130, -440)], "#5f86b5", 9)
