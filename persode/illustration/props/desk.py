"""Things of study, work and home: books, papers, screens, clocks, lamps, keys. They stand at (0, 0)."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, ellipse, heart, limb, polygon, rectangle, shape
from persode.illustration.figure.look import INK
from persode.illustration.palettes import Palette

__all__ = [
    "bag", "books", "box", "calendar", "camera", "clock", "easel", "game", "glasses", "key", "lamp", "laptop",
    "letter", "medicine", "money", "open_book", "paper", "phone", "ring", "shopping", "tv", "wallet", "yarn",
]  # fmt: skip


def open_book(canvas: Canvas, palette: Palette) -> None:
    """An open book held before the chest, 150 wide."""
    with canvas.at(translate(0, -40)):
        cover = shape([(-78, 36), (-36, 26), (0, 40), (36, 26), (78, 36)], [(78, 46), (0, 52), (-78, 46)])
        canvas.fill(cover, palette.accent)
        left = shape([(-72, -38), (-34, -52), (0, -36)], [(0, -36), (0, 38)], [(0, 38), (-36, 25), (-76, 38)])
        right = shape([(72, -38), (34, -52), (0, -36)], [(0, -36), (0, 38)], [(0, 38), (36, 25), (76, 38)])
        canvas.fill(left, "#fffaf0", Shade(0, 0.35, 0.1))
        canvas.fill(right, "#fff6e6", Shade(180, 0.35, 0.1))
        for y in (-24, -8, 8):
            canvas.line([(-60, y), (-14, y + 5)], "#cdb8a4", 3.5)
            canvas.line([(60, y), (14, y + 5)], "#cdb8a4", 3.5)


def books(canvas: Canvas, palette: Palette) -> None:
    """A tower of books, 200 wide."""
    colours = (palette.accent, "#4f6fb0", palette.accent2, "#57a08c", "#b5586a")
    y = 0.0
    for number, (width, height, shift) in enumerate(
        ((190, 42, 0), (166, 34, 8), (180, 44, -6), (150, 34, 12), (164, 38, -2))
    ):
        colour = colours[number]
        canvas.fill(rectangle(shift - width / 2, y - height, width, height - 2, 6), colour, Shade(90, 0.45, 0.15))
        canvas.fill(rectangle(shift - width / 2 + 16, y - height * 0.62, width * 0.34, 7, 3), "#fff3dc")
        canvas.fill(rectangle(shift + width / 2 - 22, y - height + 4, 14, height - 10, 3), "#fff6e2")
        y -= height


def paper(canvas: Canvas, palette: Palette) -> None:
    """A written sheet with a pencil, 130 wide."""
    with canvas.at(rotate(-4)):
        canvas.fill(rectangle(-62, -160, 124, 160, 5), "#fffaf0", Shade(60, 0.3))
        for row in range(5):
            width = (84, 70, 88, 60, 78)[row]
            canvas.line([(-44, -132 + row * 25), (-44 + width, -132 + row * 25)], "#b9aac4", 4.5)
    with canvas.at(translate(64, -60), rotate(-58)):
        canvas.fill(rectangle(-60, -8, 104, 16, 3), "#f5c652", Shade(90, 0.4))
        canvas.fill(polygon([(-60, -8), (-84, 0), (-60, 8)]), "#fbe3c4")
        canvas.fill(rectangle(44, -8, 18, 16, 5), "#e88a94")


def letter(canvas: Canvas, palette: Palette) -> None:
    """A sealed envelope, 150 wide."""
    canvas.fill(rectangle(-74, -102, 148, 102, 8), "#fff3dc", Shade(60, 0.35, 0.1))
    canvas.line([(-68, -96), (0, -44), (68, -96)], "#cdb193", 5)
    canvas.line([(-68, -8), (-24, -56)], "#dcc6ab", 4)
    canvas.line([(68, -8), (24, -56)], "#dcc6ab", 4)
    canvas.fill(heart(0, -46, 17), palette.accent, Shade(60, 0.4))


def laptop(canvas: Canvas, palette: Palette) -> None:
    """An open laptop seen from its front, 230 wide."""
    canvas.fill(rectangle(-100, -146, 200, 132, 12), "#4a5064", Shade(60, 0.35, 0.15))
    screen = mix("#bfe6f2", palette.sky_top, 0.25)
    canvas.fill(rectangle(-88, -134, 176, 108, 6), screen, Shade(60, 0.2, 0.25))
    for row, width in enumerate((96, 130, 70)):
        canvas.fill(rectangle(-70, -116 + row * 24, width, 9, 4), palette.near)
    canvas.fill(rectangle(-70, -46, 52, 14, 5), palette.accent)
    canvas.fill(
        polygon([(-104, -16), (104, -16), (124, 0), (-124, 0)]), "#c8ccd6", Shade(90, 0.4), line="#c8ccd6", width=6
    )


def phone(canvas: Canvas, palette: Palette) -> None:
    """A phone, 66 wide and 122 high."""
    canvas.fill(rectangle(-34, -124, 68, 124, 12), "#3a3550", Shade(0, 0.35, 0.2))
    canvas.fill(rectangle(-27, -114, 54, 98, 5), "#bfe6f2", Shade(60, 0.2, 0.25))
    canvas.fill(rectangle(-20, -106, 34, 18, 8), "#fffaf0")
    canvas.fill(rectangle(-12, -80, 34, 18, 8), palette.accent)
    canvas.fill(rectangle(-20, -54, 28, 18, 8), "#fffaf0")
    canvas.fill(ellipse(0, -8, 4), "#8a86a0")


def tv(canvas: Canvas, palette: Palette) -> None:
    """A television on a low board, 320 wide."""
    canvas.fill(rectangle(-170, -50, 340, 50, 8), "#a56c4a", Shade(90, 0.45))
    canvas.fill(rectangle(-40, -72, 80, 26, 4), "#3c3a4c")
    canvas.fill(rectangle(-150, -260, 300, 192, 12), "#3c3a4c", Shade(60, 0.3, 0.15))
    screen = rectangle(-136, -246, 272, 164, 6)
    canvas.fill(screen, "#8fd0e8", Shade(60, 0.2, 0.25))
    with canvas.clip(screen):
        canvas.fill(ellipse(70, -206, 26), "#ffe08a")
        canvas.fill(ellipse(-50, -70, 130, 74), "#7fbf8a")
        canvas.fill(ellipse(90, -60, 110, 66), "#5fa07a")


def calendar(canvas: Canvas, palette: Palette) -> None:
    """A calendar sheet with a circled day, 160 wide."""
    canvas.fill(rectangle(-80, -196, 160, 196, 8), "#fff6e2", Shade(60, 0.35))
    canvas.fill(rectangle(-80, -196, 160, 46, 8), "#e8564a")
    for x in (-52, 38):
        canvas.fill(rectangle(x, -210, 13, 28, 6), "#6a5a72")
    for column in range(5):
        for row in range(4):
            canvas.fill(rectangle(-64 + column * 27, -136 + row * 32, 19, 20, 4), "#d9cfe0")
    with canvas.layer("spot"):
        ring = bezier((14, -62), ((12, -92), (60, -92), (58, -60)), ((56, -34), (10, -32), (14, -64)))
        canvas.stroke(ring, "#e8564a", 7)


def clock(canvas: Canvas, palette: Palette) -> None:
    """An alarm clock that rings, 120 wide."""
    case = "#e8644c"
    for side in (-1, 1):
        canvas.fill(ellipse(side * 36, -106, 20, 16), tone(case, -0.06), Shade(60, 0.4))
        canvas.line([(side * 30, -22), (side * 42, -3)], "#3b3365", 9)
    canvas.fill(ellipse(0, -58, 54), case, Shade(60, 0.5, 0.2))
    canvas.fill(ellipse(0, -58, 42), "#fffaf0")
    canvas.line([(0, -58), (0, -88)], INK, 5.5)
    canvas.line([(0, -58), (19, -46)], INK, 5.5)
    for degrees in (-150, -120, -60, -30):
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        canvas.line([(76 * x, -62 + 76 * y), (94 * x, -62 + 94 * y)], "#fff3dc", 6.5)


def lamp(canvas: Canvas, palette: Palette) -> None:
    """A desk lamp with a hinge, 230 high, shining to the left."""
    canvas.fill(ellipse(0, -8, 62, 15), "#3b3365", Shade(90, 0.4))
    canvas.line([(0, -10), (46, -104), (-10, -190)], "#d9573f", 12)
    canvas.fill(ellipse(46, -104, 11), "#3b3365")
    with canvas.at(translate(-22, -200), rotate(-38)):
        canvas.fill(shape([(-24, -32), (-60, 38)], [(60, 38), (24, -32)]), "#e8644c", Shade(0, 0.5, 0.2))
        canvas.fill(ellipse(0, 38, 60, 14), "#ffe9a0")
        canvas.fill(rectangle(-17, -48, 34, 22, 8), "#c94a38")


def camera(canvas: Canvas, palette: Palette) -> None:
    """A photo camera, 140 wide."""
    canvas.fill(rectangle(-34, -112, 68, 30, 8), "#5a5468")
    canvas.fill(rectangle(-72, -94, 144, 94, 14), "#4a4458", Shade(60, 0.4, 0.15))
    canvas.fill(rectangle(-72, -66, 144, 34, 0), palette.accent)
    canvas.fill(ellipse(0, -46, 39), "#e6e0d8", Shade(60, 0.4))
    canvas.fill(ellipse(0, -46, 29), "#2b2733")
    canvas.fill(ellipse(0, -46, 17), "#5b8fb8", Shade(60, 0.3, 0.4))
    canvas.fill(ellipse(-8, -54, 6), "#ffffff", opacity=0.9)
    canvas.fill(ellipse(50, -80, 8), "#fff3b8")


def game(canvas: Canvas, palette: Palette) -> None:
    """A game pad, 150 wide."""
    pad = [(-46, -86), (46, -86), (78, -60), (84, -14), (62, 0), (36, -30)]
    canvas.fill(
        shape(
            [(-46, -86), (46, -86)],
            pad[1:],
            [(36, -30), (-36, -30)],
            [(-36, -30), (-62, 0), (-84, -14), (-78, -60), (-46, -86)],
        ),
        "#5a5fae",
        Shade(60, 0.4, 0.25),
    )
    canvas.fill(rectangle(-56, -64, 34, 11, 3), "#fff3dc")
    canvas.fill(rectangle(-44, -75, 11, 34, 3), "#fff3dc")
    for x, y, colour in ((38, -72, "#ffd24a"), (52, -58, "#e8564a"), (38, -44, "#7fcf97"), (24, -58, "#8fd0f5")):
        canvas.fill(ellipse(x, y, 7.5), colour)


def key(canvas: Canvas, palette: Palette) -> None:
    """A bunch with one big key, 150 high."""
    gold = "#f2b83c"
    canvas.stroke(ellipse(0, -118, 26), "#b9bec8", 7)
    canvas.stroke(ellipse(0, -74, 21), gold, 14)
    canvas.line([(0, -52), (0, -4)], gold, 13)
    for y in (-8, -26):
        canvas.line([(0, y), (22, y)], gold, 10)
    canvas.fill(
        polygon([(-20, -100), (-50, -70), (-38, -54), (-8, -88)]),
        palette.accent,
        Shade(60, 0.4),
        line=palette.accent,
        width=6,
    )


def wallet(canvas: Canvas, palette: Palette) -> None:
    """A wallet with notes in it, 150 wide."""
    for shift in (0, 12):
        canvas.fill(rectangle(-52 + shift, -124 + shift, 108, 60, 4), "#8fc58a", Shade(60, 0.35))
        canvas.stroke(ellipse(2 + shift, -100 + shift, 13), "#5f9a5f", 4)
    canvas.fill(rectangle(-74, -96, 148, 96, 14), "#9a5f3f", Shade(60, 0.45, 0.15))
    canvas.stroke(rectangle(-65, -87, 130, 78, 10), "#c98f66", 3.5, dash=(9, 6))
    canvas.fill(rectangle(30, -64, 52, 32, 10), tone("#9a5f3f", -0.06))
    canvas.fill(ellipse(48, -48, 8), "#ffd24a")


def money(canvas: Canvas, palette: Palette) -> None:
    """A heap of coins and notes, 160 wide."""
    for shift in (0, 14):
        canvas.fill(rectangle(-80 + shift, -72 - shift, 130, 62, 4), "#8fc58a", Shade(60, 0.35))
        canvas.stroke(ellipse(-15 + shift, -41 - shift, 17), "#5f9a5f", 4)
    for row in range(4):
        canvas.fill(ellipse(50, -10 - row * 14, 34, 12), "#f2b83c", Shade(90, 0.4), line="#d99a2c", width=3)
    canvas.fill(ellipse(-34, -10, 34, 12), "#f2b83c", Shade(90, 0.4), line="#d99a2c", width=3)


def bag(canvas: Canvas, palette: Palette) -> None:
    """A rucksack, 190 high."""
    colour = mix(palette.accent, "#d9773a", 0.4)
    canvas.stroke(bezier((-26, -176), ((-26, -212), (26, -212), (26, -176))), tone(colour, -0.12), 12)
    canvas.fill(
        shape([(-66, 0), (-76, -110), (-50, -182)], [(50, -182), (76, -110), (66, 0)]),
        colour,
        Shade(20, 0.45, 0.2),
        line=colour,
        width=10,
    )
    canvas.fill(rectangle(-50, -86, 100, 80, 16), tone(colour, -0.06), Shade(90, 0.4))
    canvas.line([(-40, -62), (40, -62)], "#fff3dc", 5)
    canvas.fill(
        shape([(-62, -132), (-44, -186)], [(44, -186), (62, -132)], [(62, -132), (0, -112), (-62, -132)]),
        tone(colour, -0.04),
        Shade(90, 0.35),
    )
    canvas.fill(rectangle(-10, -136, 20, 32, 6), "#ffd24a")


def box(canvas: Canvas, palette: Palette) -> None:
    """Removal boxes, 220 wide."""
    card = "#cf9f6a"
    for x, y, width, height in ((0, 0, 220, 150), (-20, -150, 160, 116)):
        canvas.fill(rectangle(x - width / 2, y - height, width, height, 6), card, Shade(20, 0.45, 0.1))
        canvas.fill(rectangle(x - 17, y - height, 34, height, 0), tone(card, 0.07))
        canvas.fill(rectangle(x - width / 2, y - height, width, 20, 5), tone(card, -0.05))
    canvas.fill(heart(-66, -196, 13), palette.accent)


def shopping(canvas: Canvas, palette: Palette) -> None:
    """Two shopping bags, 200 wide."""
    for x, width, height, colour in ((46, 110, 150, palette.accent2), (-42, 124, 176, palette.accent)):
        for shift in (-16, 16):
            handle = bezier(
                (x - 24 + shift * 0, -height), ((x - 24, -height - 46), (x + 24, -height - 46), (x + 24, -height))
            )
            canvas.stroke(handle, tone(colour, -0.14), 6)
        body = polygon(
            [(x - width / 2, -height), (x + width / 2, -height), (x + width / 2 - 6, 0), (x - width / 2 + 6, 0)]
        )
        canvas.fill(body, colour, Shade(20, 0.45, 0.15), line=colour, width=5)
        canvas.fill(ellipse(x, -height * 0.46, 24), "#fff3dc")


def medicine(canvas: Canvas, palette: Palette) -> None:
    """A bottle, a spoon and a thermometer, 130 wide."""
    canvas.fill(rectangle(-50, -108, 76, 108, 14), "#b8703f", Shade(10, 0.45, 0.25))
    canvas.fill(rectangle(-42, -136, 60, 32, 6), "#fffaf0", Shade(90, 0.35))
    canvas.fill(rectangle(-50, -78, 76, 48, 2), "#fff3dc")
    canvas.fill(rectangle(-20, -72, 16, 36, 3), "#7fc0ae")
    canvas.fill(rectangle(-30, -62, 36, 16, 3), "#7fc0ae")
    with canvas.at(translate(-36, -9), rotate(90)):
        canvas.fill(rectangle(-8, -116, 16, 106, 8), "#f4fbff", line="#b9bec8", width=3)
        canvas.fill(rectangle(-3.5, -74, 7, 64, 3), "#e0483f")
        canvas.fill(ellipse(0, -8, 13), "#e0483f", Shade(60, 0.3, 0.3))


def glasses(canvas: Canvas, palette: Palette) -> None:
    """A pair of spectacles, 150 wide."""
    for x in (-38, 38):
        canvas.fill(ellipse(x, -34, 34, 32), "#e6f6fa", opacity=0.9, line="#3a2a38", width=8)
        canvas.line([(x - 16, -34), (x - 4, -52)], "#ffffff", 6)
    canvas.line([(-8, -40), (0, -46), (8, -40)], "#3a2a38", 7)
    for side in (-1, 1):
        canvas.line([(side * 72, -40), (side * 92, -56)], "#3a2a38", 7)


def ring(canvas: Canvas, palette: Palette) -> None:
    """A ring with a stone in an open box, 120 wide."""
    canvas.fill(rectangle(-58, -128, 116, 70, 14), "#8a3f5a", Shade(90, 0.4))
    canvas.fill(rectangle(-60, -58, 120, 58, 10), "#a84f6e", Shade(60, 0.4, 0.15))
    canvas.stroke(ellipse(0, -62, 27, 26), "#f2c14a", 9)
    gem = polygon([(-20, -104), (20, -104), (29, -92), (0, -68), (-29, -92)])
    canvas.fill(gem, "#bfeaf5", Shade(60, 0.25, 0.4))
    canvas.line([(-29, -92), (29, -92)], "#ffffff", 3)


def yarn(canvas: Canvas, palette: Palette) -> None:
    """A ball of wool, a started scarf and two needles, 190 wide."""
    wool = palette.tint or palette.accent
    for x, turn in ((10, 28), (-6, -30)):
        with canvas.at(translate(x, -50), rotate(turn)):
            canvas.line([(0, 50), (0, -92)], "#c98f4a", 8)
            canvas.fill(ellipse(0, -94, 9), "#8a5a3e")
    canvas.fill(ellipse(0, -52, 54), wool, Shade(55, 0.45, 0.3))
    for bend in (-34, -12, 12, 34):
        canvas.stroke(
            bezier((-40, -52 + bend), ((-16, -84 + bend), (16, -84 + bend), (40, -52 + bend * 0.6))),
            tone(wool, -0.08),
            4,
        )
    for row in range(4):
        canvas.fill(rectangle(42, -34 + row * 9, 58, 8, 4), tone(wool, 0.04 if row % 2 else -0.04))


def easel(canvas: Canvas, palette: Palette) -> None:
    """An easel with a half-done landscape, 230 wide and 330 high."""
    for start, end in (((-20, -330), (-96, 0)), ((20, -330), (96, 0)), ((0, -320), (0, -30))):
        canvas.line([start, end], "#a8714e", 13)
    canvas.fill(rectangle(-118, -116, 236, 16, 5), "#a8714e", Shade(90, 0.4))
    sheet = rectangle(-108, -300, 216, 184, 4)
    canvas.fill(sheet, "#fffaf0", Shade(60, 0.25))
    with canvas.clip(rectangle(-98, -290, 196, 164, 2)):
        canvas.fill(rectangle(-98, -290, 196, 164, 0), "#bfe6f2")
        canvas.fill(ellipse(48, -246, 24), "#ffc93c")
        canvas.fill(ellipse(-50, -126, 96, 60), "#7fbf8a")
        canvas.fill(ellipse(70, -120, 80, 44), "#5fa07a")
        canvas.fill(limb([(-60, -150), (-56, -196)], 10, 7), "#8a5a44")
        canvas.fill(ellipse(-56, -210, 27), "#e8703a")
