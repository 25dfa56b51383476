"""What belongs to a time of the year, or to the end of one. Each stands on y 0, what floats about its middle."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, heart, limb, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "christmas_tree", "crown", "fireworks", "ghost", "gravestone", "hailstones", "leaf_pile", "mushrooms",
    "pumpkin", "sand_heap", "sandcastle", "sledge", "snowballs", "surfboard",
]  # fmt: skip


def mushrooms(canvas: Canvas, palette: Palette) -> None:
    """Mushrooms in a basket, 210 wide."""
    for x, y, size, cap in ((-52, -78, 0.9, "#b5653e"), (6, -92, 1.1, "#a8553a"), (58, -76, 0.85, "#c98a5a")):
        stem = shape([(x - 13 * size, y + 40), (x - 10 * size, y)], [(x + 10 * size, y), (x + 13 * size, y + 40)])
        canvas.fill(stem, "#f6ead6", Shade(0, 0.4))
        dome = shape(
            [(x - 46 * size, y + 4), (x, y - 56 * size), (x + 46 * size, y + 4)],
            [(x + 46 * size, y + 4), (x, y + 14), (x - 46 * size, y + 4)],
        )
        canvas.fill(dome, cap, Shade(60, 0.45, 0.25))
    canvas.fill(shape([(-104, -56), (-80, 0)], [(80, 0), (104, -56)]), "#c9955f", Shade(10, 0.45, 0.2))
    for y in (-40, -20):
        canvas.line([(-92, y), (92, y)], "#a97a48", 4)


def leaf_pile(canvas: Canvas, palette: Palette) -> None:
    """A heap of autumn leaves with a rake, 300 wide."""
    canvas.line([(90, -20), (150, -250)], "#a8714e", 11)
    for dx in (-30, -10, 10, 30):
        canvas.line([(92, -40), (80 + dx, 0)], "#6f7684", 6)
    canvas.fill(
        blob([(-150, 4), (-110, -60), (-30, -104), (60, -76), (120, -10), (0, 14)]), "#d9863a", Shade(90, 0.4, 0.1)
    )
    for x, y, turn, colour in (
        (-100, -30, 20, "#e8b03a"), (-60, -64, -30, "#c9502f"), (-10, -86, 40, "#e8b03a"), (30, -50, 10, "#b5402f"),
        (-40, -24, 70, "#f0c45a"), (70, -20, -20, "#c9502f"), (-130, -6, 0, "#c9502f"), (4, -14, 30, "#f0c45a"),
    ):  # fmt: skip
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(shape([(0, -26), (20, 0), (0, 26)], [(0, 26), (-20, 0), (0, -26)]), colour, Shade(60, 0.3))


def pumpkin(canvas: Canvas, palette: Palette) -> None:
    """A carved pumpkin with a light in it, 210 wide."""
    for x, half in ((-64, 42), (64, 42), (-28, 50), (28, 50), (0, 50)):
        canvas.fill(ellipse(x, -78, half, 76), tone("#f08a2c", -0.03 if abs(x) > 30 else 0.0), Shade(60, 0.45, 0.2))
    canvas.fill(shape([(-12, -148), (-6, -190), (16, -192)], [(16, -192), (14, -148)]), "#6f8f3e", Shade(0, 0.4))
    glow = "#ffe27a"
    for side in (-1, 1):
        canvas.fill(polygon([(side * 56, -84), (side * 18, -84), (side * 36, -118)]), glow)
    mouth = [
        (-62, -58),
        (-34, -48),
        (-26, -60),
        (-8, -44),
        (8, -44),
        (26, -60),
        (34, -48),
        (62, -58),
        (36, -22),
        (0, -14),
        (-36, -22),
    ]
    canvas.fill(polygon(mouth), glow)


def ghost(canvas: Canvas, palette: Palette) -> None:
    """A sheet ghost, 260 high."""
    sheet = shape(
        [(-96, 0), (-86, -120), (-70, -210), (0, -262), (70, -210), (86, -120), (96, 0)],
        [(96, 0), (66, -26), (36, 0), (2, -26), (-34, 0), (-64, -26), (-96, 0)],
    )
    canvas.fill(sheet, "#fbf8f2", Shade(20, 0.35, 0.05))
    for x in (-28, 28):
        canvas.fill(ellipse(x, -180, 14, 20), "#2c2233")
    canvas.fill(ellipse(0, -134, 13, 17), "#2c2233")


def christmas_tree(canvas: Canvas, palette: Palette) -> None:
    """A tree with baubles, candles and a star, 420 high."""
    canvas.fill(rectangle(-20, -60, 40, 60, 4), "#7a4f38", Shade(0, 0.4))
    green = mix(palette.near, "#2f7a52", 0.7)
    for y, half in ((-40, 150), (-140, 118), (-236, 84)):
        skirt = shape(
            [(-half, y), (0, y + 20), (half, y)],
            [(half, y), (half * 0.3, y - 90), (0, y - 140)],
            [(0, y - 140), (-half * 0.3, y - 90), (-half, y)],
        )
        canvas.fill(skirt, green, Shade(30, 0.5, 0.2))
    for x, y, colour in (
        (-96, -52, "#e0483f"), (-30, -44, "#ffcf3a"), (50, -46, "#e0483f"), (108, -58, "#ffcf3a"),
        (-62, -140, "#ffcf3a"),
        (10, -136, "#e0483f"), (70, -150, "#fffaf0"), (-30, -222, "#e0483f"),
        (34, -236, "#ffcf3a"), (0, -310, "#fffaf0"),
    ):  # fmt: skip
        canvas.fill(ellipse(x, y, 14), colour, Shade(60, 0.4, 0.3))
    canvas.fill(star(0, -386, 34, 5, 0.45), "#ffd24a", Shade(60, 0.3, 0.2))
    for x, y, colour in ((-110, -6, palette.accent), (104, -4, "#5b9fd6")):
        canvas.fill(rectangle(x - 34, y - 52, 68, 56, 4), colour, Shade(10, 0.4))
        canvas.fill(rectangle(x - 7, y - 52, 14, 56, 0), "#fff3dc")


def sandcastle(canvas: Canvas, palette: Palette) -> None:
    """A sandcastle with a flagless tower and a bucket, 260 wide."""
    sand = "#e8c07a"
    canvas.fill(blob([(-140, 0), (-100, -44), (0, -56), (100, -44), (140, 0), (0, 10)]), sand, Shade(90, 0.4, 0.1))
    for x, width, height in ((-74, 62, 116), (62, 62, 116), (-6, 76, 170)):
        canvas.fill(rectangle(x - width / 2, -height, width, height - 16, 4), tone(sand, -0.02), Shade(0, 0.45, 0.15))
        for merlon in range(3):
            canvas.fill(
                rectangle(x - width / 2 + merlon * width / 2.6, -height - 16, width / 4.4, 20, 3), sand, Shade(0, 0.4)
            )
    canvas.fill(rectangle(-22, -72, 34, 60, 17), tone(sand, -0.22))
    canvas.fill(shape([(112, -64), (122, 0)], [(166, 0), (176, -64)]), "#d9443a", Shade(0, 0.4, 0.2))


def sand_heap(canvas: Canvas, palette: Palette) -> None:
    """A long heap of sand with a spade in it, 400 wide."""
    sand = "#e3ba74"
    canvas.fill(
        blob([(-200, 8), (-160, -60), (-40, -104), (110, -84), (196, -20), (200, 10), (0, 20)]),
        sand,
        Shade(90, 0.4, 0.15),
    )
    for x in (150, 176):
        canvas.fill(ellipse(x, -30, 14, 22), "#edb78f", Shade(0, 0.3))
    canvas.line([(40, -90), (64, -190)], "#a8714e", 11)
    canvas.line([(48, -192), (82, -184)], "#a8714e", 11)


def crown(canvas: Canvas, palette: Palette) -> None:
    """A paper crown, 150 wide."""
    gold = "#ffcf3a"
    canvas.fill(
        polygon([(-72, 0), (-80, -96), (-38, -50), (0, -112), (38, -50), (80, -96), (72, 0)]),
        gold,
        Shade(20, 0.4, 0.2),
        line=gold,
        width=7,
    )
    for x in (-40, 0, 40):
        canvas.fill(ellipse(x, -22, 11), "#d9443a" if x else "#5b9fd6", Shade(60, 0.3, 0.2))


def fireworks(canvas: Canvas, palette: Palette) -> None:
    """Three bursts in the sky, 340 wide, about their middle."""
    for x, y, size, colour in ((-90, 20, 92, palette.accent2), (84, -36, 104, "#ff7ab0"), (20, 104, 66, "#7fd6e8")):
        for ray in range(12):
            angle = ray * math.tau / 12
            dx, dy = math.cos(angle), math.sin(angle)
            canvas.fill(
                limb([(x + dx * size * 0.3, y + dy * size * 0.3), (x + dx * size, y + dy * size)], 4, 9), colour
            )
        canvas.fill(ellipse(x, y, size * 0.13), "#fff6d8")


def surfboard(canvas: Canvas, palette: Palette) -> None:
    """A surfboard stuck in the sand, 380 high."""
    board = shape(
        [(-52, -6), (-62, -190), (0, -384)], [(0, -384), (62, -190), (52, -6)], [(52, -6), (0, 10), (-52, -6)]
    )
    canvas.fill(board, palette.accent2, Shade(10, 0.4, 0.2))
    with canvas.clip(board):
        canvas.fill(rectangle(-10, -390, 20, 400, 0), "#fffaf0")
        canvas.fill(polygon([(-80, -120), (80, -180), (80, -140), (-80, -80)]), palette.accent)


def sledge(canvas: Canvas, palette: Palette) -> None:
    """A wooden sledge, 260 wide."""
    canvas.stroke(bezier((110, -6), ((-60, -6), (-120, -6), (-128, -66))), "#7a4f38", 12)
    for x in (-60, 60):
        canvas.line([(x, -8), (x, -56)], "#7a4f38", 10)
    for y in (-76, -62):
        canvas.fill(rectangle(-104, y, 220, 12, 5), palette.accent if y < -70 else "#a8714e", Shade(90, 0.35))
    canvas.line([(-126, -60), (-180, -120), (-190, -170)], "#fff3dc", 5)


def snowballs(canvas: Canvas, palette: Palette) -> None:
    """Snowballs in flight, about their middle, 260 wide."""
    for x, y, size in ((-110, 30, 30), (0, -30, 34), (110, 20, 28)):
        canvas.fill(ellipse(x, y, size), "#ffffff", Shade(60, 0.35, 0.05), line="#b9cbe0", width=3)
        for row in (-10, 8):
            canvas.line([(x + size + 10, y + row), (x + size + 54, y + row - 4)], "#ffffff", 7)


def hailstones(canvas: Canvas, palette: Palette) -> None:
    """Hailstones on the ground, 300 wide."""
    for number, (x, y) in enumerate(
        ((-130, -8), (-84, -20), (-36, -6), (10, -22), (60, -8), (104, -18), (140, -4), (-10, 6))
    ):
        canvas.fill(ellipse(x, y, 17 + number % 3 * 4), "#f4fbff", Shade(60, 0.4, 0.1), line="#a9c4dc", width=3)


def gravestone(canvas: Canvas, palette: Palette) -> None:
    """A gravestone with flowers at its foot, 250 high."""
    stone = mix("#a9a6b0", palette.far, 0.25)
    canvas.fill(
        shape([(-84, 0), (-84, -170), (-50, -236), (0, -252), (50, -236), (84, -170), (84, 0)]),
        stone,
        Shade(20, 0.45, 0.15),
    )
    canvas.fill(heart(0, -172, 24), tone(stone, -0.1))
    for y in (-98, -76):
        canvas.line([(-42, y), (42, y)], tone(stone, -0.12), 6)
    for x, colour in ((-66, "#f2a8b8"), (-30, "#fffaf0"), (10, "#f2a8b8"), (48, "#fff3dc"), (80, "#f2a8b8")):
        canvas.line([(x, 0), (x + 4, -30)], "#5f8f5a", 5)
        canvas.fill(ellipse(x + 4, -38, 16), colour, Shade(60, 0.3, 0.1))
        canvas.fill(ellipse(x + 4, -38, 5), "#f2c94c")
