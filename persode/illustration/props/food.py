"""Food and drink, standing at (0, 0), at the size of a thing on a table before the hero."""

from __future__ import annotations

import math
import random

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "apple", "bowl", "bread", "burger", "cake", "cookies", "ice_cream", "meal", "mug", "noodles", "pie", "pizza",
    "pot", "teacup", "wineglass",
]  # fmt: skip


def _steam(canvas: Canvas, xs: tuple[float, ...], y: float, size: float = 1.0) -> None:
    for x in xs:
        wisp = bezier((x, y), ((x - 16 * size, y - 18 * size), (x + 16 * size, y - 30 * size), (x, y - 52 * size)))
        canvas.stroke(wisp, "#ffffff", 5.5 * size, opacity=0.8)


def mug(canvas: Canvas, palette: Palette) -> None:
    """A mug of coffee."""
    colour = palette.tint or mix(palette.accent2, "#fffaf0", 0.55)
    canvas.stroke(ellipse(38, -38, 21, 22), colour, 11)
    canvas.fill(
        shape([(-40, -76), (-38, -16), (-25, 0)], [(25, 0), (38, -16), (40, -76)]), colour, Shade(10, 0.45, 0.2)
    )
    canvas.fill(rectangle(-39, -50, 78, 12, 2), palette.accent)
    canvas.fill(ellipse(0, -76, 40, 11), tone(colour, -0.1))
    canvas.fill(ellipse(0, -75, 32, 8), "#6b3f2b")
    _steam(canvas, (-13, 11), -92)


def teacup(canvas: Canvas, palette: Palette) -> None:
    """A cup of tea on a saucer."""
    colour = "#fffaf0"
    canvas.fill(ellipse(0, -4, 66, 12), tone(colour, -0.04), Shade(90, 0.35))
    canvas.stroke(ellipse(42, -40, 16, 17), colour, 9)
    canvas.fill(
        shape([(-46, -66), (-40, -26), (-18, -6)], [(18, -6), (40, -26), (46, -66)]), colour, Shade(10, 0.4, 0.2)
    )
    canvas.fill(ellipse(0, -66, 46, 11), tone(colour, -0.08))
    canvas.fill(ellipse(0, -65, 38, 8), "#b8783a")
    for x in (-20, 0, 20):
        canvas.fill(ellipse(x, -38, 6), palette.accent)
    _steam(canvas, (-14, 10), -82)


def cake(canvas: Canvas, palette: Palette) -> None:
    """A birthday cake with three candles, 240 wide."""
    cream, sponge = "#ffe6cf", "#b87848"
    canvas.fill(ellipse(0, -6, 128, 18), "#fffaf0", Shade(90, 0.35))
    canvas.fill(rectangle(-104, -106, 208, 100, 16), sponge, Shade(20, 0.45, 0.15))
    canvas.fill(rectangle(-104, -66, 208, 16, 4), cream)
    top = [(-108, -112), (108, -112)]
    drips = [
        (108, -112),
        (108, -78),
        (84, -72),
        (66, -92),
        (40, -66),
        (14, -90),
        (-12, -70),
        (-40, -92),
        (-64, -68),
        (-88, -88),
    ]
    canvas.fill(shape(top, [*drips, (-106, -76), (-108, -112)]), cream, Shade(90, 0.3))
    canvas.fill(ellipse(0, -112, 108, 22), tone(cream, 0.03), Shade(60, 0.2))
    for number, x in enumerate((-50, 0, 50)):
        colour = (palette.accent, "#5bb8c9", "#f28ab2")[number]
        canvas.fill(rectangle(x - 8, -172, 16, 60, 5), colour, Shade(0, 0.35))
        canvas.line([(x - 6, -146), (x + 6, -152)], "#fffaf0", 4)
        canvas.fill(ellipse(x, -188, 9, 15), "#ffc93c")
        canvas.fill(ellipse(x, -184, 4.5, 8), "#fff6d0")
    chance = random.Random(4)
    for _ in range(14):
        at = translate(chance.uniform(-92, 92), chance.uniform(-124, -102))
        with canvas.at(at, rotate(chance.uniform(0, 180))):
            canvas.fill(rectangle(-6, -2.5, 12, 5, 2), chance.choice([palette.accent, "#5bb8c9", "#f28ab2", "#7fcf97"]))


def pie(canvas: Canvas, palette: Palette) -> None:
    """A pie in its dish, 200 wide."""
    canvas.fill(shape([(-100, -54), (-76, 0)], [(76, 0), (100, -54)]), "#d9806a", Shade(20, 0.45, 0.15))
    canvas.fill(ellipse(0, -56, 104, 30), "#dba463", Shade(90, 0.35))
    canvas.fill(ellipse(0, -60, 86, 22), "#a83f3a")
    for x in (-56, -18, 20, 58):
        canvas.line([(x - 10, -76), (x + 10, -44)], "#e8bb7a", 11)
    for y in (-70, -52):
        canvas.line([(-78, y), (78, y)], "#e8bb7a", 10)
    _steam(canvas, (-30, 24), -96)


def bread(canvas: Canvas, palette: Palette) -> None:
    """A loaf, scored on top, 210 wide."""
    crust = "#c9853f"
    loaf = shape(
        [(-102, 0), (-110, -50), (-70, -96), (0, -104), (70, -96), (110, -50), (102, 0)], [(102, 0), (-102, 0)]
    )
    canvas.fill(loaf, crust, Shade(80, 0.5, 0.3))
    for x in (-54, 0, 54):
        score = shape([(x - 20, -48), (x + 4, -70), (x + 22, -90)], [(x + 22, -90), (x + 12, -62), (x - 20, -48)])
        canvas.fill(score, "#f5d9a3", line="#f5d9a3", width=5)
    _steam(canvas, (-30, 30), -118)


def pizza(canvas: Canvas, palette: Palette) -> None:
    """A whole pizza seen from a little above, 230 wide."""
    canvas.fill(ellipse(0, -34, 116, 50), "#d9964a", Shade(80, 0.45, 0.15))
    canvas.fill(ellipse(0, -38, 98, 40), "#f5c95f")
    for x, y in ((-50, -48), (6, -58), (54, -42), (-16, -26), (36, -22), (-64, -28)):
        canvas.fill(ellipse(x, y, 17, 9), "#d9503a", Shade(60, 0.35))
    for x, y in ((-28, -54), (28, -40), (-40, -34), (70, -30)):
        canvas.fill(ellipse(x, y, 8, 4), "#5fa05a")
    canvas.line([(0, -38), (-92, -56)], "#d9964a", 4)
    canvas.line([(0, -38), (60, -8)], "#d9964a", 4)


def burger(canvas: Canvas, palette: Palette) -> None:
    """A burger, 150 wide."""
    bun = "#dda055"
    canvas.fill(rectangle(-68, -34, 136, 34, 14), bun, Shade(90, 0.4))
    canvas.fill(rectangle(-74, -56, 148, 26, 12), "#7a4a34", Shade(90, 0.4))
    canvas.fill(polygon([(-72, -58), (72, -58), (40, -40), (10, -54), (-26, -38)]), "#ffc93c")
    lettuce = [(-78, -62), (-52, -52), (-26, -62), (0, -52), (26, -62), (52, -52), (78, -62)]
    canvas.line(lettuce, "#7fbf5a", 13)
    canvas.fill(
        shape([(-70, -70), (-62, -116), (0, -134), (62, -116), (70, -70)], [(70, -70), (-70, -70)]),
        bun,
        Shade(60, 0.4, 0.3),
    )
    for x, y in ((-34, -106), (0, -118), (34, -104), (-10, -96), (20, -92)):
        canvas.fill(ellipse(x, y, 5, 3.4), "#fff3dc")


def bowl(canvas: Canvas, palette: Palette) -> None:
    """A bowl of soup with a spoon, 170 wide."""
    _bowl(canvas, palette, "#e8934a")
    canvas.line([(20, -78), (84, -128)], "#c8ccd2", 9)
    _steam(canvas, (-26, 6), -104)


def noodles(canvas: Canvas, palette: Palette) -> None:
    """A bowl of noodles with an egg and chopsticks, 180 wide."""
    _bowl(canvas, palette, "#e0b070")
    for x in (-46, -16, 14):
        canvas.stroke(bezier((x, -70), ((x + 8, -96), (x + 24, -96), (x + 32, -70))), "#f8e0a4", 7)
    canvas.fill(ellipse(-36, -82, 24, 15), "#fffaf0", Shade(60, 0.25))
    canvas.fill(ellipse(-34, -83, 11, 8), "#f5a83c")
    for x in (10, 28):
        canvas.line([(x, -74), (x + 68, -150)], "#8a5234", 7)
    _steam(canvas, (-44, -10), -112)


def _bowl(canvas: Canvas, palette: Palette, filling: str) -> None:
    colour = palette.accent
    canvas.fill(
        shape([(-88, -74), (-66, -16), (-30, 0)], [(30, 0), (66, -16), (88, -74)]), colour, Shade(20, 0.45, 0.2)
    )
    canvas.fill(rectangle(-34, -6, 68, 10, 4), tone(colour, -0.08))
    canvas.fill(ellipse(0, -74, 88, 20), tone(colour, -0.08))
    canvas.fill(ellipse(0, -73, 76, 15), filling)


def pot(canvas: Canvas, palette: Palette) -> None:
    """A cooking pot with a ladle, 190 wide."""
    colour = palette.accent
    canvas.line([(30, -120), (86, -196)], "#b98563", 11)
    canvas.fill(rectangle(-86, -110, 172, 110, 24), colour, Shade(10, 0.45, 0.2))
    for x in (-100, 84):
        canvas.fill(rectangle(x, -92, 22, 26, 8), tone(colour, -0.12))
    canvas.fill(ellipse(0, -110, 88, 19), tone(colour, -0.08))
    canvas.fill(ellipse(0, -109, 74, 13), "#e8b45a")
    for x, y in ((-34, -110), (8, -114), (36, -106)):
        canvas.fill(ellipse(x, y, 9, 5), "#d9573f" if x else "#7fbf5a")
    _steam(canvas, (-40, -8, 28), -138, 1.2)


def meal(canvas: Canvas, palette: Palette) -> None:
    """A plate with food, fork and knife, 240 wide."""
    canvas.fill(ellipse(0, -16, 100, 30), "#fffaf0", Shade(90, 0.35))
    canvas.fill(ellipse(0, -20, 74, 20), tone("#fffaf0", -0.04))
    canvas.fill(blob([(-52, -26), (-30, -50), (4, -46), (10, -24), (-20, -12)]), "#b8703f", Shade(60, 0.45, 0.2))
    for x, y in ((24, -30), (42, -24), (30, -18), (54, -32)):
        canvas.fill(ellipse(x, y, 12, 11), "#7fbf5a", Shade(60, 0.4, 0.2))
    canvas.fill(ellipse(12, -44, 12, 10), "#d9503a", Shade(60, 0.35, 0.2))
    canvas.line([(-138, 2), (-120, -20)], "#b9bec8", 7)
    for dx in (-8, 0, 8):
        canvas.line([(-120 + dx, -20), (-110 + dx, -34)], "#b9bec8", 3.5)
    canvas.line([(112, 2), (124, -16)], "#b9bec8", 7)
    canvas.fill(limb([(124, -16), (138, -36)], 11, 7), "#c8ccd2")
    _steam(canvas, (-24,), -70)


def cookies(canvas: Canvas, palette: Palette) -> None:
    """A plate of cookies, 180 wide."""
    canvas.fill(ellipse(0, -10, 92, 18), "#fffaf0", Shade(90, 0.35))
    for x, y in ((-44, -26), (44, -26), (0, -32), (-22, -52), (24, -54)):
        canvas.fill(ellipse(x, y, 32, 19), "#cf9550", Shade(70, 0.4, 0.2))
        for dx, dy in ((-12, -4), (6, 4), (12, -7)):
            canvas.fill(ellipse(x + dx, y + dy, 4.4, 3.6), "#5a3426")


def ice_cream(canvas: Canvas, palette: Palette) -> None:
    """An ice cream cone, 190 high, its tip at 0."""
    cone = polygon([(-34, -92), (34, -92), (0, 0)])
    canvas.fill(cone, "#dba463", Shade(0, 0.45), line="#dba463", width=8)
    for x in (-18, 0, 18):
        canvas.line([(x, -88), (x * 0.2, -16)], "#b97f42", 3)
    for x, y, colour in ((-20, -114, "#f7a8c0"), (20, -114, "#fff0d0"), (0, -146, "#8a5a44")):
        canvas.fill(ellipse(x, y, 32), colour, Shade(60, 0.4, 0.25))
    canvas.fill(ellipse(2, -182, 10), "#e0384a", Shade(60, 0.4, 0.3))


def apple(canvas: Canvas, palette: Palette) -> None:
    """A bowl of fruit, 160 wide."""
    for x, y, colour in ((-38, -70, "#e0483f"), (36, -70, "#f5b53c"), (0, -92, "#7fbf5a")):
        canvas.fill(ellipse(x, y, 34, 32), colour, Shade(60, 0.4, 0.3))
        canvas.line([(x, y - 28), (x + 5, y - 42)], "#6b4a3a", 5)
    canvas.fill(
        shape([(-84, -58), (-58, -10), (-28, 0)], [(28, 0), (58, -10), (84, -58)]),
        palette.accent2,
        Shade(20, 0.45, 0.2),
    )


def wineglass(canvas: Canvas, palette: Palette) -> None:
    """Two glasses that clink, 150 wide, about their feet."""
    for side in (-1, 1):
        with canvas.at(translate(side * 36, 0), rotate(side * -8)):
            canvas.fill(ellipse(0, -4, 26, 6), "#e6f1f4")
            canvas.line([(0, -6), (0, -62)], "#e6f1f4", 6)
            canvas.fill(
                shape([(-30, -132), (-28, -88), (0, -60)], [(0, -60), (28, -88), (30, -132)]), "#e6f1f4", opacity=0.96
            )
            canvas.fill(
                shape([(-28, -110), (-24, -84), (0, -66)], [(0, -66), (24, -84), (28, -110)]), "#f5c95f", Shade(0, 0.35)
            )
    for angle in (-120, -90, -60):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        canvas.line([(x * 30, -142 + y * 16), (x * 46, -142 + y * 36)], "#fff3b8", 5)
