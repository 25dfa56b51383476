"""Music: instruments and what is heard of them (notes are shapes, not lettering)."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "drum", "drum_kit", "flute", "guitar", "headphones", "microphone", "notes", "piano", "saxophone", "trumpet",
    "violin",
]  # fmt: skip


def guitar(canvas: Canvas, palette: Palette) -> None:
    """A guitar upright, 330 high."""
    wood = "#d98f4a"
    canvas.fill(rectangle(-11, -300, 22, 170, 4), "#6b4230", Shade(0, 0.4))
    canvas.fill(polygon([(-18, -330), (18, -330), (14, -292), (-14, -292)]), "#8a5234", line="#8a5234", width=5)
    body = [
        (0, -168),
        (44, -160),
        (56, -122),
        (42, -94),
        (66, -56),
        (58, -14),
        (0, 2),
        (-58, -14),
        (-66, -56),
        (-42, -94),
        (-56, -122),
        (-44, -160),
    ]
    canvas.fill(blob(body), wood, Shade(40, 0.5, 0.25))
    canvas.fill(ellipse(0, -96, 21), "#5a3426")
    canvas.stroke(ellipse(0, -96, 26), "#f3d9a8", 3.5)
    canvas.fill(rectangle(-26, -42, 52, 13, 4), "#5a3426")
    for x in (-6, 0, 6):
        canvas.line([(x, -322), (x, -38)], "#fff3dc", 1.8)
    for side in (-1, 1):
        for y in (-322, -308):
            canvas.fill(ellipse(side * 22, y, 5), "#fff3dc")


def violin(canvas: Canvas, palette: Palette) -> None:
    """A violin and its bow, 240 high."""
    wood = "#b8622f"
    body = [
        (0, -132),
        (36, -126),
        (44, -98),
        (30, -78),
        (50, -44),
        (42, -8),
        (0, 2),
        (-42, -8),
        (-50, -44),
        (-30, -78),
        (-44, -98),
        (-36, -126),
    ]
    canvas.fill(blob(body), wood, Shade(40, 0.5, 0.25))
    canvas.fill(rectangle(-7, -228, 14, 160, 4), "#3a2a30")
    canvas.fill(ellipse(0, -234, 13), "#3a2a30")
    for side in (-1, 1):
        canvas.line([(side * 20, -76), (side * 16, -58), (side * 22, -42)], "#3a2a30", 4)
    canvas.fill(rectangle(-17, -50, 34, 7, 2), "#f3d9a8")
    canvas.line([(76, -220), (86, 0)], "#8a5234", 6)
    canvas.line([(70, -212), (80, -6)], "#fff3dc", 3)


def piano(canvas: Canvas, palette: Palette) -> None:
    """An upright piano, 360 wide."""
    wood = mix("#7a4a3a", palette.shadow, 0.2)
    canvas.fill(rectangle(-180, -290, 360, 290, 10), wood, Shade(20, 0.45, 0.15))
    canvas.fill(rectangle(-190, -304, 380, 24, 8), tone(wood, 0.06), Shade(90, 0.4))
    canvas.fill(rectangle(-100, -258, 200, 76, 6), "#fffaf0", Shade(60, 0.25))
    for y in (-240, -226, -212, -198):
        canvas.line([(-88, y), (88, y)], "#b9aac4", 2.5)
    for x, y in ((-66, -214), (-30, -226), (8, -208), (46, -222)):
        canvas.fill(ellipse(x, y, 7, 5.5), "#3a2a38")
    canvas.fill(rectangle(-196, -160, 392, 22, 6), tone(wood, 0.06), Shade(90, 0.4))
    canvas.fill(rectangle(-180, -176, 360, 30, 3), "#fffaf0", Shade(90, 0.3))
    for number in range(24):
        x = -180 + number * 15
        canvas.line([(x, -174), (x, -148)], "#cfc4cc", 1.8)
        if number % 7 not in (0, 3):
            canvas.fill(rectangle(x - 4, -176, 8, 18, 2), "#2b2733")


def drum(canvas: Canvas, palette: Palette) -> None:
    """A drum with sticks, 200 wide."""
    canvas.fill(rectangle(-92, -120, 184, 120, 14), palette.accent, Shade(10, 0.45, 0.2))
    for x in range(-80, 81, 40):
        canvas.line([(x, -108), (x + 20, -14)], "#fff3dc", 5)
        canvas.line([(x, -108), (x - 20, -14)], "#fff3dc", 5)
    canvas.fill(ellipse(0, -122, 94, 22), "#fffaf0", Shade(90, 0.3), line="#b9bec8", width=7)
    for x, turn in ((-40, 34), (48, -30)):
        with canvas.at(translate(x, -150), rotate(turn)):
            canvas.line([(0, 18), (0, -78)], "#c98f4a", 9)
            canvas.fill(ellipse(0, 20, 10, 12), "#e0b070")


def drum_kit(canvas: Canvas, palette: Palette) -> None:
    """Drums and cymbals as one sees them from the hall, and two sticks in the air, 420 wide."""
    steel, brass = "#8a92a3", "#e8bd4e"
    for x, top in ((-168, -262), (168, -262)):
        canvas.line([(x, -4), (x, top)], steel, 7)
        canvas.line([(x - 26, -2), (x, -34), (x + 26, -2)], steel, 6)
        with canvas.at(translate(x, top), rotate(12 if x < 0 else -12)):
            canvas.fill(ellipse(0, 0, 62, 11), brass, Shade(90, 0.35, 0.3))
    for x in (-112, 112):
        canvas.line([(x, -20), (x, -2)], steel, 8)
        canvas.fill(rectangle(x - 54, -130, 108, 106, 12), palette.accent, Shade(10, 0.45, 0.2))
        canvas.fill(ellipse(x, -130, 55, 14), "#fffaf0", Shade(90, 0.25), line=steel, width=6)
    for x in (-48, 48):
        canvas.fill(rectangle(x - 42, -208, 84, 58, 10), palette.accent, Shade(10, 0.45, 0.2))
        canvas.fill(ellipse(x, -208, 43, 11), "#fffaf0", Shade(90, 0.25), line=steel, width=5)
    canvas.fill(ellipse(0, -84, 90, 88), palette.accent, Shade(60, 0.45, 0.2))
    canvas.fill(ellipse(0, -84, 74, 72), "#fffaf0", Shade(60, 0.25), line=steel, width=6)
    canvas.fill(ellipse(0, -84, 30, 29), palette.accent2)
    for side in (-1, 1):
        canvas.line([(side * 104, -282), (side * 62, -222)], "#c98f4a", 8)
        canvas.fill(ellipse(side * 60, -220, 6), "#e0b070")
        for dx, dy in ((-16, -26), (4, -34), (24, -24)):
            start = (side * 168 + dx, -276 + dy * 0.2)
            canvas.line([start, (start[0] + dx * 0.6, start[1] + dy)], "#fff3b8", 5)


def trumpet(canvas: Canvas, palette: Palette) -> None:
    """A trumpet that points right, its mouthpiece at the left, 230 wide."""
    brass = "#e8bd4e"
    canvas.line([(-108, -60), (60, -60)], brass, 13)
    canvas.stroke(rectangle(-62, -60, 104, 44, 20), brass, 11)
    for x in (-34, -10, 14):
        canvas.fill(rectangle(x - 8, -84, 16, 66, 5), tone(brass, 0.05), Shade(0, 0.4, 0.2))
        canvas.fill(ellipse(x, -86, 9, 5), "#fff3dc")
    bell = shape([(48, -66), (86, -72), (114, -104)], [(114, -104), (114, -16)], [(114, -16), (86, -48), (48, -54)])
    canvas.fill(bell, brass, Shade(90, 0.4, 0.25))
    canvas.fill(ellipse(114, -60, 11, 44), tone(brass, -0.1))
    canvas.fill(polygon([(-116, -68), (-104, -64), (-104, -56), (-116, -52)]), tone(brass, -0.06))


def saxophone(canvas: Canvas, palette: Palette) -> None:
    """A saxophone, its mouthpiece at the upper left, 250 high."""
    brass = "#e0ac42"
    canvas.line([(-72, -236), (-40, -250), (-12, -226)], "#3a3440", 12)
    canvas.stroke(bezier((-14, -226), ((-4, -150), (4, -90), (16, -50)), ((30, 0), (86, 0), (92, -60))), brass, 30)
    bell = shape([(74, -50), (70, -110), (52, -146)], [(52, -146), (134, -146)], [(134, -146), (112, -110), (108, -50)])
    canvas.fill(bell, brass, Shade(0, 0.4, 0.25))
    canvas.fill(ellipse(93, -146, 42, 12), tone(brass, -0.12))
    for y in (-190, -160, -130, -100, -70):
        canvas.fill(ellipse(4 - (y + 130) * -0.12, y, 9), "#fff3dc", Shade(60, 0.35))


def flute(canvas: Canvas, palette: Palette) -> None:
    """A flute that points right, 250 wide."""
    canvas.line([(-120, -14), (124, -14)], "#c3cad6", 15)
    for x in (-40, -14, 12, 38, 64, 90):
        canvas.fill(ellipse(x, -19, 8, 6), "#8a92a3", Shade(60, 0.35, 0.3))
    canvas.fill(rectangle(-104, -25, 30, 12, 5), "#8a92a3")


def microphone(canvas: Canvas, palette: Palette) -> None:
    """A microphone on a stand, 360 high."""
    canvas.fill(ellipse(0, -8, 58, 14), "#3c3a4c", Shade(90, 0.3))
    canvas.line([(0, -10), (0, -300)], "#6f7684", 9)
    with canvas.at(translate(0, -306), rotate(-24)):
        canvas.fill(shape([(-17, 8), (-24, -44)], [(24, -44), (17, 8)]), "#3c3a4c", Shade(0, 0.35))
        canvas.fill(ellipse(0, -62, 31, 33), "#b9bec8", Shade(60, 0.45, 0.3))
        for dx in (-14, 0, 14):
            canvas.line([(dx - 6, -86), (dx + 6, -40)], "#8a8f9c", 2.5)
        canvas.fill(rectangle(-27, -48, 54, 10, 4), palette.accent)


def headphones(canvas: Canvas, palette: Palette) -> None:
    """Headphones, 150 wide."""
    canvas.stroke(bezier((-60, -52), ((-64, -150), (64, -150), (60, -52))), "#3c3a4c", 15)
    for side in (-1, 1):
        canvas.fill(rectangle(side * 60 - 23, -72, 46, 72, 18), palette.accent, Shade(60, 0.45, 0.25))


def notes(canvas: Canvas, palette: Palette) -> None:
    """Notes in the air, about their middle, 200 wide."""
    for x, y, size, colour in ((-60, 20, 1.0, palette.accent), (60, -30, 1.15, palette.accent2)):
        with canvas.at(translate(x, y), rotate(-8)):
            canvas.fill(ellipse(-20 * size, 34 * size, 19 * size, 14 * size), colour, Shade(60, 0.35))
            canvas.fill(ellipse(40 * size, 26 * size, 19 * size, 14 * size), colour, Shade(60, 0.35))
            canvas.line([(-4 * size, 32 * size), (-4 * size, -44 * size)], colour, 8 * size)
            canvas.line([(56 * size, 24 * size), (56 * size, -52 * size)], colour, 8 * size)
            canvas.line([(-4 * size, -44 * size), (56 * size, -52 * size)], colour, 17 * size)
