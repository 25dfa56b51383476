"""Things of the open air and of travel: umbrellas, balls, cases, tents, snowmen."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "basketball", "football", "kite", "map_sheet", "outfit", "racket", "rainbow", "rod", "shell", "shoes",
    "skateboard", "skis", "snowman", "suitcase", "tent", "umbrella", "wateringcan",
]  # fmt: skip


def umbrella(canvas: Canvas, palette: Palette) -> None:
    """An open umbrella, its handle at 0, 300 wide and 330 high."""
    colour = palette.tint or mix(palette.accent, "#e0483f", 0.3)
    canvas.line([(0, -270), (0, -20)], "#6b4a3a", 8)
    canvas.stroke(bezier((0, -20), ((0, 12), (-34, 12), (-34, -12))), "#6b4a3a", 9)
    dome = shape(
        [(-150, -200), (-118, -284), (0, -326), (118, -284), (150, -200)],
        [(150, -200), (100, -222), (50, -198)],
        [(50, -198), (0, -222), (-50, -198)],
        [(-50, -198), (-100, -222), (-150, -200)],
    )
    canvas.fill(dome, colour, Shade(60, 0.45, 0.3))
    middle = shape(
        [(-50, -198), (-44, -270), (0, -324)], [(0, -324), (44, -270), (50, -198)], [(50, -198), (0, -222), (-50, -198)]
    )
    canvas.fill(middle, mix(colour, "#fff3dc", 0.55), Shade(90, 0.3))
    canvas.line([(0, -326), (0, -344)], "#6b4a3a", 7)


def football(canvas: Canvas, palette: Palette) -> None:
    """A football, 110 wide."""
    dark = "#3a3550"
    ball = ellipse(0, -55, 55)
    canvas.fill(ball, "#fffaf0", Shade(55, 0.5, 0.3))
    with canvas.clip(ball):
        canvas.fill(star(0, -55, 26, 5, 0.84), dark)
        for step in range(5):
            angle = math.radians(-90 + step * 72)
            x, y = math.cos(angle), math.sin(angle)
            canvas.line([(22 * x, -55 + 22 * y), (38 * x, -55 + 38 * y)], dark, 4)
            canvas.fill(ellipse(53 * x, -55 + 53 * y, 17), dark)


def basketball(canvas: Canvas, palette: Palette) -> None:
    """A basketball, 120 wide."""
    ball = ellipse(0, -60, 60)
    canvas.fill(ball, "#e8803a", Shade(55, 0.5, 0.3))
    with canvas.clip(ball):
        for curve_ in (
            bezier((0, -122), ((10, -80), (10, -40), (0, 2))),
            bezier((-62, -66), ((-20, -50), (20, -50), (62, -66))),
        ):
            canvas.stroke(curve_, "#6b3426", 4.5)
        canvas.stroke(ellipse(-72, -60, 46), "#6b3426", 4.5)
        canvas.stroke(ellipse(72, -60, 46), "#6b3426", 4.5)


def racket(canvas: Canvas, palette: Palette) -> None:
    """A tennis racket and a ball, 210 high."""
    with canvas.at(rotate(16)):
        canvas.line([(0, 0), (0, -76)], "#5a3b2e", 16)
        canvas.line([(0, -76), (0, -104)], palette.accent, 12)
        for x in range(-32, 33, 16):
            canvas.line([(x, -206 + abs(x) * 0.6), (x, -112 - abs(x) * 0.6)], "#fff6e6", 2.6)
        for y in range(-196, -116, 16):
            canvas.line([(-40, y), (40, y)], "#fff6e6", 2.6)
        canvas.stroke(ellipse(0, -158, 46, 56), palette.accent, 11)
    canvas.fill(ellipse(-64, -26, 25), "#cfe05a", Shade(60, 0.4, 0.3))
    canvas.stroke(bezier((-84, -38), ((-70, -30), (-66, -16), (-70, -4))), "#fffaf0", 3.5)


def skateboard(canvas: Canvas, palette: Palette) -> None:
    """A skateboard, 240 wide."""
    for x in (-66, 66):
        canvas.fill(ellipse(x, -15, 16), "#fff3dc", Shade(60, 0.4), line="#6f7684", width=5)
    board = [(-124, -56), (-92, -40), (92, -40), (124, -56)]
    canvas.fill(limb(board, 18, 18), palette.accent, Shade(90, 0.4, 0.2))
    canvas.line([(-80, -46), (80, -46)], palette.accent2, 6)


def suitcase(canvas: Canvas, palette: Palette) -> None:
    """A trolley case, 150 wide and 262 high."""
    colour = palette.tint or mix(palette.accent2, "#2f86b8", 0.8)
    for x in (-30, 30):
        canvas.line([(x, -196), (x, -256)], "#8a8f9c", 8)
    canvas.line([(-30, -258), (30, -258)], "#3c3a4c", 13)
    for x in (-48, 48):
        canvas.fill(ellipse(x, -10, 13), "#3c3a4c")
    canvas.fill(rectangle(-76, -200, 152, 186, 22), colour, Shade(20, 0.45, 0.25))
    for x in (-40, 0, 40):
        canvas.line([(x, -184), (x, -32)], tone(colour, -0.07), 6)
    canvas.fill(star(44, -156, 19), "#ffd24a")
    canvas.fill(ellipse(-38, -74, 20), "#fff3dc")
    canvas.fill(rectangle(-22, -208, 44, 14, 6), "#3c3a4c")


def tent(canvas: Canvas, palette: Palette) -> None:
    """A tent, 440 wide."""
    colour = mix(palette.accent, "#e8934a", 0.4)
    canvas.fill(
        polygon([(-40, -270), (90, -250), (230, 0), (-40, 0)]),
        tone(colour, -0.09),
        Shade(0, 0.45),
        line=tone(colour, -0.09),
        width=6,
    )
    canvas.fill(polygon([(-40, -270), (110, 0), (-210, 0)]), colour, Shade(60, 0.45, 0.2), line=colour, width=6)
    canvas.fill(
        shape([(-46, -190), (10, -90), (44, 0)], [(44, 0), (-120, 0)], [(-120, 0), (-84, -90), (-46, -190)]),
        "#4a3a4e",
        Shade(90, 0.3),
    )
    canvas.fill(
        shape([(-46, -190), (-70, -80), (-120, 0)], [(-120, 0), (-150, 0)], [(-150, 0), (-90, -110), (-46, -190)]),
        tone(colour, 0.06),
    )
    for end in ((-250, 6), (262, 4)):
        canvas.line([(-40 if end[0] < 0 else 90, -262), end], "#fff3dc", 3)


def snowman(canvas: Canvas, palette: Palette) -> None:
    """A snowman, 300 high."""
    snow = "#f4f8fc"
    for y, radius in ((-70, 84), (-176, 62), (-254, 44)):
        canvas.fill(ellipse(0, y, radius, radius * 0.94), snow, Shade(55, 0.45, 0.1), line="#d6e2ee", width=3)
    canvas.fill(limb([(-40, -216), (0, -204), (40, -216)], 20, 20), palette.accent, Shade(90, 0.4))
    canvas.fill(rectangle(18, -212, 22, 62, 8), palette.accent, Shade(90, 0.4))
    for x in (-15, 15):
        canvas.fill(ellipse(x, -264, 5.5), "#2c2233")
    canvas.fill(polygon([(0, -258), (-44, -246), (0, -244)]), "#f08a3c", line="#f08a3c", width=4)
    for y in (-190, -166, -142):
        canvas.fill(ellipse(0, y, 5.5), "#2c2233")
    canvas.fill(rectangle(-46, -304, 92, 13, 5), "#3a3550")
    canvas.fill(rectangle(-30, -350, 60, 50, 5), "#3a3550", Shade(0, 0.35, 0.15))
    for side in (-1, 1):
        canvas.line([(side * 56, -186), (side * 112, -226)], "#6b4a3a", 7)
        canvas.line([(side * 96, -214), (side * 98, -238)], "#6b4a3a", 5)


def kite(canvas: Canvas, palette: Palette) -> None:
    """A kite in the sky, about its middle, 170 wide."""
    canvas.stroke(bezier((0, 84), ((-30, 150), (20, 190), (-60, 250))), "#fff3dc", 3.5)
    canvas.fill(polygon([(0, -96), (74, -10), (0, 86), (-74, -10)]), palette.accent, Shade(60, 0.4, 0.2))
    canvas.fill(polygon([(0, -96), (74, -10), (0, -10)]), palette.accent2, Shade(60, 0.35))
    canvas.fill(polygon([(0, -10), (0, 86), (-74, -10)]), palette.accent2, Shade(60, 0.35))
    for x, y in ((-12, 130), (-10, 176), (-34, 220)):
        canvas.fill(polygon([(x, y), (x - 18, y - 10), (x - 18, y + 10)]), palette.accent)
        canvas.fill(polygon([(x, y), (x + 18, y - 10), (x + 18, y + 10)]), palette.accent)


def map_sheet(canvas: Canvas, palette: Palette) -> None:
    """A folded map with a route, 180 wide."""
    with canvas.at(translate(0, -64)):
        for number, x in enumerate((-84, -28, 28)):
            slope = 8 if number % 2 else -8
            fold = polygon([(x, -52 + slope), (x + 56, -52 - slope), (x + 56, 60 - slope), (x, 60 + slope)])
            canvas.fill(fold, ("#f3e6c4", "#e6d5a8")[number % 2], Shade(0, 0.3))
        canvas.fill(blob([(-60, -20), (-36, -34), (-20, -8), (-44, 10)]), "#a9cfa0")
        canvas.fill(blob([(20, 16), (52, 4), (60, 34), (30, 44)]), "#9fd0e0")
        canvas.stroke(bezier((-56, 34), ((-20, 10), (6, 46), (44, -18))), "#d9503a", 5, dash=(10, 9))
        canvas.line([(38, -26), (52, -12)], "#d9503a", 6)
        canvas.line([(52, -26), (38, -12)], "#d9503a", 6)


def rainbow(canvas: Canvas, palette: Palette) -> None:
    """A rainbow, about the middle of its foot line, 520 wide."""
    for number, colour in enumerate(("#e8604a", "#f59a4a", "#ffd24a", "#7fbf7a", "#5b9fd6", "#8a6fc8")):
        radius = 250 - number * 21
        arc = bezier((-radius, 0), ((-radius, -radius * 1.32), (radius, -radius * 1.32), (radius, 0)))
        canvas.stroke(arc, colour, 22, opacity=0.82)


def shell(canvas: Canvas, palette: Palette) -> None:
    """A scallop, 120 wide."""
    canvas.fill(
        shape([(0, 0), (-62, -40), (-40, -88), (0, -100), (40, -88), (62, -40), (0, 0)]),
        "#f7b8a0",
        Shade(60, 0.45, 0.3),
    )
    for x in (-40, -20, 0, 20, 40):
        canvas.line([(0, -8), (x, -84 + abs(x) * 0.3)], "#d9876e", 4)


def shoes(canvas: Canvas, palette: Palette) -> None:
    """A pair of running shoes, 190 wide."""
    for x, y, colour in ((34, -18, tone(palette.accent, -0.06)), (-24, 0, palette.accent)):
        with canvas.at(translate(x, y)):
            upper = shape(
                [(62, -14), (64, -64), (30, -70)],
                [(30, -70), (0, -48), (-60, -36), (-74, -14)],
                [(-74, -14), (62, -14)],
            )
            canvas.fill(upper, colour, Shade(90, 0.4, 0.2))
            canvas.fill(rectangle(-80, -18, 146, 19, 9), "#fffaf0", Shade(90, 0.35))
            for dx in (-26, -8, 10):
                canvas.line([(dx, -52 - dx * 0.3), (dx + 13, -38)], "#fffaf0", 5)


def outfit(canvas: Canvas, palette: Palette) -> None:
    """A dress on a hanger, 240 high."""
    canvas.stroke(bezier((0, -226), ((0, -250), (26, -250), (22, -232))), "#6f7684", 6)
    canvas.line([(-52, -196), (0, -226), (52, -196)], "#a8714e", 8)
    colour = palette.tint or mix(palette.accent, "#d9608a", 0.4)
    gown = shape(
        [(-46, -196), (-40, -130)],
        [(-40, -130), (-70, -60), (-92, 0)],
        [(-92, 0), (0, 12), (92, 0)],
        [(70, -60), (40, -130)],
        [(40, -130), (46, -196)],
        [(24, -186), (0, -172), (-24, -186)],
    )
    canvas.fill(gown, colour, Shade(20, 0.45, 0.2))
    canvas.fill(rectangle(-42, -138, 84, 13, 5), "#fff3dc")
    for x, y in ((-40, -60), (0, -80), (40, -56), (-10, -30), (56, -20), (-66, -18), (22, -108), (-20, -108)):
        canvas.fill(ellipse(x, y, 6), "#fff3dc")


def rod(canvas: Canvas, palette: Palette) -> None:
    """A fishing rod with a float, 320 high."""
    canvas.line([(60, 0), (10, -180), (-90, -310)], "#8a5a3e", 8)
    canvas.line([(60, 0), (50, -50)], "#5a3426", 14)
    canvas.fill(ellipse(50, -72, 14), "#8a8f9c")
    canvas.line([(-90, -310), (-112, -180), (-110, -60)], "#fffaf0", 2.6)
    canvas.fill(ellipse(-110, -48, 12, 15), "#e0483f")


def skis(canvas: Canvas, palette: Palette) -> None:
    """Skis and poles stuck in the snow, 330 high."""
    for x, lean in ((-26, -4), (22, 4)):
        with canvas.at(translate(x, 0), rotate(lean)):
            canvas.fill(
                shape([(-13, 0), (-13, -280), (0, -326)], [(0, -326), (13, -280), (13, 0)]),
                palette.accent,
                Shade(0, 0.4, 0.2),
            )
            canvas.fill(rectangle(-13, -150, 26, 40, 3), palette.accent2)
    for x, lean in ((-80, -10), (78, 10)):
        with canvas.at(translate(x, 0), rotate(lean)):
            canvas.line([(0, 0), (0, -220)], "#6f7684", 7)
            canvas.line([(0, -196), (0, -228)], "#3c3a4c", 13)
            canvas.stroke(ellipse(0, -26, 16, 6), "#3c3a4c", 4)


def wateringcan(canvas: Canvas, palette: Palette) -> None:
    """A watering can, 200 wide."""
    colour = mix(palette.near, "#3f9fc8", 0.8)
    canvas.stroke(bezier((40, -104), ((112, -120), (112, -20), (52, -24))), colour, 13)
    canvas.line([(-46, -30), (-96, -96)], colour, 17)
    canvas.fill(
        polygon([(-116, -90), (-84, -120), (-76, -104), (-104, -78)]),
        tone(colour, -0.07),
        line=tone(colour, -0.07),
        width=5,
    )
    canvas.fill(shape([(-54, -108), (-58, 0)], [(58, 0), (54, -108)]), colour, Shade(10, 0.45, 0.2))
    canvas.fill(ellipse(0, -108, 54, 13), tone(colour, -0.08))
