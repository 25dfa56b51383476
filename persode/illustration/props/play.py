"""Games, sport, science, travel papers. Each stands on y 0 (what floats: about its middle) at its true size."""

from __future__ import annotations

import math

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, heart, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "baby", "blocks", "cards", "chart", "chemistry", "chess", "dice", "dripping_tap", "flat_tyre", "footprints",
    "hot_air_balloon", "passport", "placard", "poster", "pram", "puzzle", "rocket", "stick_test", "telescope",
    "ultrasound", "weights",
]  # fmt: skip


def chess(canvas: Canvas, palette: Palette) -> None:
    """A chess board with pieces, 240 wide."""
    canvas.fill(
        polygon([(-120, 0), (120, 0), (92, -54), (-92, -54)]), "#7a4f38", Shade(90, 0.35), line="#7a4f38", width=8
    )
    for row in range(3):
        for column in range(6):
            left = -108 + column * 36 + row * 4.6 * (1 - column / 3)
            square = polygon(
                [
                    (left, -4 - row * 16),
                    (left + 34, -4 - row * 16),
                    (left + 33, -18 - row * 16),
                    (left + 1, -18 - row * 16),
                ]
            )
            canvas.fill(square, "#f3e2c0" if (row + column) % 2 else "#a8714e")
    for x, y, colour, tall in (
        (-78, -16, "#fff6e2", 60),
        (-30, -34, "#fff6e2", 92),
        (26, -18, "#3a2f3c", 92),
        (76, -34, "#3a2f3c", 60),
    ):
        body = shape(
            [(x - 20, y), (x - 9, y - tall * 0.5), (x - 7, y - tall * 0.7)],
            [(x + 7, y - tall * 0.7), (x + 9, y - tall * 0.5), (x + 20, y)],
        )
        canvas.fill(body, colour, Shade(0, 0.4, 0.2), line=tone(colour, -0.25), width=2.5)
        canvas.fill(ellipse(x, y - tall * 0.78, 14), colour, Shade(60, 0.35, 0.2), line=tone(colour, -0.25), width=2.5)
        if tall > 80:
            canvas.line([(x, y - tall * 0.9), (x, y - tall * 1.1)], colour, 6)
            canvas.line([(x - 8, y - tall), (x + 8, y - tall)], colour, 6)


def cards(canvas: Canvas, palette: Palette) -> None:
    """A hand of cards, 190 wide."""
    for number, turn in enumerate((-30, -10, 10, 30)):
        with canvas.at(rotate(turn, 0, 40)):
            canvas.fill(rectangle(-38, -150, 76, 112, 9), "#fffdf6", Shade(60, 0.25), line="#cfc6ba", width=3)
            canvas.fill(
                heart(0, -96, 18) if number % 2 else star(0, -94, 20, 4, 0.6), "#d9443a" if number % 2 else "#3a3550"
            )


def dice(canvas: Canvas, palette: Palette) -> None:
    """Two dice, 150 wide."""
    for x, turn, dots in (
        (-42, -8, ((0, 0), (-17, -17), (17, 17))),
        (44, 12, ((-16, -16), (16, -16), (-16, 16), (16, 16))),
    ):
        with canvas.at(translate(x, -38), rotate(turn)):
            canvas.fill(rectangle(-36, -36, 72, 72, 13), "#fffaf0", Shade(60, 0.35, 0.1))
            for dx, dy in dots:
                canvas.fill(ellipse(dx, dy, 7.5), "#d9443a")


def poster(canvas: Canvas, palette: Palette) -> None:
    """A notice on a post: somebody is missing, 300 high."""
    canvas.fill(rectangle(-12, -300, 24, 300, 4), "#8a5a3e", Shade(0, 0.4))
    canvas.fill(rectangle(-70, -290, 140, 180, 4), "#fff8e6", Shade(60, 0.3, 0.1), line="#d9c9a4", width=3)
    canvas.fill(rectangle(-52, -258, 104, 90, 4), "#e6c9a4")
    canvas.fill(ellipse(0, -204, 30, 28), "#a8714e")
    for x in (-20, 20):
        canvas.fill(polygon([(x - 10, -220), (x, -246), (x + 10, -222)]), "#a8714e")
        canvas.fill(ellipse(x * 0.55, -208, 4), "#2c2233")
    canvas.line([(-50, -276), (50, -276)], "#d9443a", 10)
    for y in (-150, -134):
        canvas.line([(-46, y), (46, y)], "#a39c98", 6)


def placard(canvas: Canvas, palette: Palette) -> None:
    """A sign on a stick with a heart and no words, 330 high."""
    canvas.fill(rectangle(-8, -200, 16, 200, 4), "#a8714e", Shade(0, 0.4))
    canvas.fill(rectangle(-100, -330, 200, 140, 8), "#fff8e6", Shade(60, 0.3, 0.1))
    canvas.fill(heart(0, -264, 40), palette.accent, Shade(60, 0.3, 0.2))
    for y in (-304, -214):
        canvas.line([(-78, y), (78, y)], palette.accent2, 9)


def blocks(canvas: Canvas, palette: Palette) -> None:
    """A tower of toy blocks, 190 high."""
    for x, y, colour in (
        (-62, 0, palette.accent), (0, 0, "#5b9fd6"), (62, 0, "#ffcf3a"), (-30, -58, "#7fb85a"),
        (32, -58, palette.accent), (0, -116, "#ffcf3a"),
    ):  # fmt: skip
        canvas.fill(rectangle(x - 29, y - 58, 58, 58, 6), colour, Shade(20, 0.4, 0.2))
        canvas.fill(ellipse(x, y - 29, 13), "#fffaf0")


def stick_test(canvas: Canvas, palette: Palette) -> None:
    """A test with two lines in its window, 190 wide."""
    canvas.fill(rectangle(-95, -46, 150, 46, 20), "#fffdf6", Shade(90, 0.35, 0.1), line="#cfc6ba", width=3)
    canvas.fill(rectangle(50, -38, 46, 30, 8), "#8fc4e0", Shade(90, 0.35))
    canvas.fill(rectangle(-62, -34, 62, 22, 6), "#f3e6e6")
    for x in (-46, -22):
        canvas.line([(x, -32), (x, -14)], "#d9446a", 7)


def ultrasound(canvas: Canvas, palette: Palette) -> None:
    """The first picture of an unborn child, 170 wide."""
    canvas.fill(rectangle(-84, -136, 168, 136, 5), "#fffdf6", Shade(60, 0.25, 0.1), line="#cfc6ba", width=3)
    canvas.fill(rectangle(-74, -126, 148, 104, 3), "#2b2f3c")
    canvas.fill(polygon([(0, -122), (66, -26), (-66, -26)]), "#5a6478", Shade(90, 0.2))
    canvas.fill(ellipse(0, -56, 40, 25), "#20242e")
    canvas.fill(ellipse(-15, -58, 13), "#dfe6ee")
    canvas.fill(blob([(-6, -54), (12, -66), (28, -54), (16, -42)]), "#dfe6ee")
    canvas.fill(heart(56, -104, 12), "#e8446a")


def puzzle(canvas: Canvas, palette: Palette) -> None:
    """Four pieces of a puzzle, 200 wide."""
    for x, y, turn, colour in (
        (-50, -92, 0, palette.accent),
        (46, -92, 0, palette.accent2),
        (-50, 0, 0, "#5b9fd6"),
        (62, 8, 14, "#7fb85a"),
    ):
        with canvas.at(translate(x, y - 46), rotate(turn)):
            canvas.fill(rectangle(-46, -46, 92, 92, 6), colour, Shade(60, 0.4, 0.2), line=tone(colour, -0.12), width=3)
            canvas.fill(ellipse(48, 0, 16), colour, line=tone(colour, -0.12), width=3)
            canvas.fill(ellipse(0, 42, 15), tone(colour, -0.14))


def telescope(canvas: Canvas, palette: Palette) -> None:
    """A telescope on its stand, 300 high."""
    for x in (-70, 70, 6):
        canvas.line([(0, -160), (x, 0)], "#8a5a3e", 11)
    with canvas.at(translate(0, -182), rotate(38)):
        canvas.fill(rectangle(-130, -30, 200, 60, 10), palette.accent, Shade(90, 0.45, 0.25))
        canvas.fill(rectangle(-160, -37, 44, 74, 10), "#4a4458", Shade(90, 0.4, 0.2))
        canvas.fill(rectangle(66, -18, 64, 36, 8), "#4a4458", Shade(90, 0.4, 0.2))


def rocket(canvas: Canvas, palette: Palette) -> None:
    """A rocket, 300 high."""
    for side in (-1, 1):
        canvas.fill(
            polygon([(side * 40, -110), (side * 92, -20), (side * 40, -40)]),
            palette.accent,
            Shade(0, 0.4),
            line=palette.accent,
            width=6,
        )
    canvas.fill(blob([(-24, -30), (0, 22), (24, -30)]), "#ffb03a")
    canvas.fill(
        shape([(-46, -40), (-58, -150), (-30, -250), (0, -300)], [(0, -300), (30, -250), (58, -150), (46, -40)]),
        "#fbf6ec",
        Shade(10, 0.4, 0.15),
    )
    canvas.fill(ellipse(0, -176, 28), "#7fb7d6", Shade(60, 0.3, 0.2), line="#8a8f9c", width=7)


def hot_air_balloon(canvas: Canvas, palette: Palette) -> None:
    """A balloon in the sky, 200 wide, about its middle."""
    hull = shape([(-26, 84), (-104, -20), (-84, -120), (0, -150), (84, -120), (104, -20), (26, 84)])
    canvas.fill(hull, palette.accent, Shade(20, 0.4, 0.25))
    with canvas.clip(hull):
        for x in (-64, 0, 64):
            canvas.fill(ellipse(x, -30, 17, 130), palette.accent2)
    for x in (-22, 22):
        canvas.line([(x, 84), (x * 0.8, 124)], "#7a4f38", 4)
    canvas.fill(rectangle(-24, 122, 48, 36, 7), "#a8714e", Shade(0, 0.4))


def weights(canvas: Canvas, palette: Palette) -> None:
    """A barbell, 360 wide."""
    canvas.line([(-180, -60), (180, -60)], "#8a8f9c", 12)
    for x, size in ((-142, 60), (-116, 46), (116, 46), (142, 60)):
        canvas.fill(
            rectangle(x - 12, -60 - size, 24, size * 2, 8),
            "#3a3550" if abs(x) > 130 else palette.accent,
            Shade(0, 0.4, 0.2),
        )


def baby(canvas: Canvas, palette: Palette) -> None:
    """A baby in a blanket, 190 wide; the tint is the colour of its skin."""
    cloth = "#a9cfe0"
    canvas.fill(
        blob([(-96, -40), (-60, -86), (10, -90), (88, -64), (100, -28), (60, -2), (-50, 0)]), cloth, Shade(60, 0.4, 0.2)
    )
    canvas.fill(ellipse(-56, -54, 46, 44), tone(cloth, 0.06), Shade(60, 0.35))
    canvas.fill(ellipse(-58, -52, 34, 33), palette.tint or "#f2c9a5", Shade(60, 0.2))
    for x in (-70, -46):
        canvas.stroke(bezier((x - 7, -54), ((x - 3, -48), (x + 3, -48), (x + 7, -54))), "#2c2233", 3)
    canvas.stroke(bezier((-66, -36), ((-60, -31), (-54, -31), (-50, -36))), "#2c2233", 3)
    for x in (20, 56):
        canvas.line([(x, -84), (x + 14, -44), (x + 4, -8)], tone(cloth, -0.07), 5)


def dripping_tap(canvas: Canvas, palette: Palette) -> None:
    """A tap that drips into a basin on its foot, 220 wide."""
    white = "#fdfbf4"
    canvas.fill(shape([(-34, 0), (-24, -60), (-30, -170)], [(30, -170), (24, -60), (34, 0)]), white, Shade(0, 0.4))
    basin = shape([(-112, -222), (-92, -178), (-50, -158)], [(50, -158), (92, -178), (112, -222)])
    canvas.fill(basin, white, Shade(90, 0.4, 0.1))
    canvas.fill(rectangle(-118, -238, 236, 24, 11), white, Shade(90, 0.3))
    canvas.stroke(bezier((60, -236), ((60, -330), (-16, -330), (-14, -288))), "#aab3bd", 20)
    canvas.line([(62, -236), (62, -310)], "#aab3bd", 20)
    canvas.line([(62, -318), (62, -338)], "#aab3bd", 12)
    canvas.line([(36, -342), (88, -342)], "#d9443a", 13)
    for y in (-268, -250):
        canvas.fill(shape([(-14, y - 16), (-23, y), (-14, y + 8), (-5, y), (-14, y - 16)]), "#5d9fd0")


def flat_tyre(canvas: Canvas, palette: Palette) -> None:
    """A flat tyre and a nail, 190 wide."""
    canvas.fill(
        blob([(-96, -6), (-96, -96), (-50, -162), (10, -166), (72, -134), (96, -80), (104, -6), (0, 4)]),
        "#2f2a38",
        Shade(60, 0.35, 0.25),
    )
    canvas.fill(ellipse(0, -84, 52), "#b9bec8", Shade(60, 0.4, 0.2))
    for spoke in range(5):
        angle = spoke * math.tau / 5
        canvas.line([(0, -84), (42 * math.cos(angle), -84 + 42 * math.sin(angle))], "#6f7684", 9)
    canvas.line([(66, -40), (126, -86)], "#8a8f9c", 8)
    canvas.line([(116, -98), (136, -74)], "#8a8f9c", 8)
    for y in (-60, -30):
        canvas.line([(116, y + 10), (150, y + 16)], "#ffffff", 6)


def passport(canvas: Canvas, palette: Palette) -> None:
    """A passport without a country, 120 wide."""
    canvas.fill(rectangle(-58, -156, 116, 156, 10), "#7a2f3f", Shade(20, 0.4, 0.15))
    canvas.stroke(ellipse(0, -92, 30), "#e8c06a", 5)
    canvas.stroke(ellipse(0, -92, 12, 30), "#e8c06a", 4)
    canvas.line([(-30, -92), (30, -92)], "#e8c06a", 4)
    for y in (-38, -24):
        canvas.line([(-28, y), (28, y)], "#e8c06a", 5)


def chart(canvas: Canvas, palette: Palette) -> None:
    """A screen with a chart on a stand, 330 high."""
    for x in (-60, 60, 0):
        canvas.line([(0, -120), (x, 0)], "#6f7684", 9)
    canvas.fill(rectangle(-150, -330, 300, 214, 8), "#fffaf0", Shade(60, 0.25, 0.1), line="#8a8f9c", width=9)
    for x, height, colour in (
        (-110, 50, palette.accent),
        (-50, 92, palette.accent2),
        (10, 70, palette.near),
        (70, 130, palette.accent),
    ):
        canvas.fill(rectangle(x, -140 - height, 40, height, 3), colour, Shade(0, 0.3))
    canvas.line([(-120, -140), (126, -140)], "#5a5560", 5)


def chemistry(canvas: Canvas, palette: Palette) -> None:
    """Flask and test tube, 180 high."""
    canvas.fill(
        shape([(-24, -170), (-24, -110), (-80, -20), (-60, 0)], [(60, 0), (80, -20), (24, -110), (24, -170)]),
        "#e6f4f6",
        Shade(10, 0.35, 0.2),
    )
    canvas.fill(
        shape([(-52, -62), (-80, -20), (-60, 0)], [(60, 0), (80, -20), (52, -62)]), palette.accent, Shade(10, 0.4, 0.2)
    )
    canvas.fill(rectangle(-32, -180, 64, 14, 7), "#c9dde2")
    for x, y, size in ((-14, -82, 9), (14, -100, 7), (2, -136, 6)):
        canvas.fill(ellipse(x, y, size), palette.accent)


def pram(canvas: Canvas, palette: Palette) -> None:
    """A pram, 260 wide."""
    hood = shape([(-20, -110), (-20, -220), (60, -214), (116, -150), (120, -110)])
    canvas.fill(hood, palette.accent, Shade(20, 0.45, 0.2))
    canvas.fill(
        shape([(-120, -120), (-96, -56), (90, -56), (124, -120)]), tone(palette.accent, 0.05), Shade(90, 0.45, 0.2)
    )
    canvas.line([(-116, -120), (-160, -190), (-150, -204)], "#6f7684", 9)
    for x in (-74, 78):
        canvas.stroke(ellipse(x, -30, 28), "#3a3550", 9)
        canvas.line([(x, -30), (x * 0.6, -60)], "#6f7684", 7)


def footprints(canvas: Canvas, palette: Palette) -> None:
    """Footprints that lead away, 320 wide."""
    for number, x in enumerate(range(-140, 160, 70)):
        y = -8 if number % 2 else -34
        canvas.fill(ellipse(x, y, 22, 11), "#2c2440", opacity=0.96)
        canvas.fill(ellipse(x - 28, y, 9, 8), "#2c2440", opacity=0.96)
