"""More to eat and drink. Each stands on y 0 at its true size."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "chocolates", "dumplings", "flask", "fried_eggs", "hot_chocolate", "juice", "popcorn", "salad", "sandwich",
    "sushi", "sweets", "vegetables",
]  # fmt: skip


def _plate(canvas: Canvas, half: float) -> None:
    canvas.fill(ellipse(0, -10, half, 17), "#fffaf0", Shade(90, 0.4))
    canvas.fill(ellipse(0, -14, half * 0.76, 11), "#efe6da")


def hot_chocolate(canvas: Canvas, palette: Palette) -> None:
    """A mug with cream and marshmallows, 150 high."""
    cup = palette.tint or "#d9574a"
    canvas.stroke(bezier((44, -78), ((92, -84), (92, -24), (44, -28))), cup, 13)
    canvas.fill(shape([(-52, -100), (-46, 0)], [(46, 0), (52, -100)]), cup, Shade(10, 0.45, 0.2))
    canvas.fill(rectangle(-49, -62, 98, 16, 3), "#fff3dc")
    canvas.fill(ellipse(0, -100, 52, 13), "#6b4030")
    for x, y, size in ((-26, -112, 25), (24, -112, 26), (0, -128, 25)):
        canvas.fill(ellipse(x, y, size, size * 0.8), "#fffaf0", Shade(90, 0.3, 0.1))
    for x, y, turn in ((-16, -140, -14), (16, -144, 16)):
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(rectangle(-12, -10, 24, 20, 7), "#f7c9cf", Shade(90, 0.3))


def juice(canvas: Canvas, palette: Palette) -> None:
    """A tall glass of juice with a straw, 160 high."""
    canvas.line([(10, -60), (30, -166)], "#e8604a", 8)
    canvas.fill(shape([(-40, -130), (-32, 0)], [(32, 0), (40, -130)]), "#e6f4f6", Shade(10, 0.3, 0.2), opacity=0.96)
    canvas.fill(shape([(-37, -104), (-31, -4)], [(31, -4), (37, -104)]), palette.tint or "#f59a34", Shade(10, 0.4, 0.2))
    canvas.fill(ellipse(0, -104, 37, 9), "#ffb95e")
    canvas.fill(ellipse(-40, -130, 22), "#f59a34", line="#ffd08a", width=5)


def popcorn(canvas: Canvas, palette: Palette) -> None:
    """A striped bucket of popcorn, 180 high."""
    bucket = shape([(-66, -116), (-48, 0)], [(48, 0), (66, -116)])
    for x, y in ((-48, -124), (-20, -140), (14, -138), (44, -126), (-34, -150), (0, -160), (32, -150), (62, -118)):
        canvas.fill(ellipse(x, y, 22, 20), "#fff3cf", Shade(60, 0.3, 0.1))
        canvas.fill(ellipse(x + 6, y + 4, 7), "#f2c85e")
    canvas.fill(bucket, "#fffaf0", Shade(10, 0.4))
    with canvas.clip(bucket):
        for x in (-62, -22, 18, 58):
            canvas.fill(polygon([(x - 10, -120), (x + 12, -120), (x * 0.74 + 9, 4), (x * 0.74 - 8, 4)]), "#d9443a")


def sandwich(canvas: Canvas, palette: Palette) -> None:
    """A sandwich cut to a triangle, 130 high."""
    for dx, dy, colour in ((14, -8, "#e6bf8a"), (0, 0, "#f3d6a6")):
        bread = polygon([(-96 + dx, dy), (90 + dx, dy), (0 + dx, -112 + dy)])
        canvas.fill(bread, colour, Shade(60, 0.35, 0.15), line="#b97f4e", width=8)
        if dx:
            for shift, filling in ((8, "#e0574a"), (3, "#7fb85a"), (-2, "#ffd55a")):
                canvas.line([(-84 + shift, -2 - shift), (6 + shift, -110)], filling, 7)


def dumplings(canvas: Canvas, palette: Palette) -> None:
    """A plate of dumplings, 230 wide."""
    _plate(canvas, 116)
    for x, y in ((-60, -22), (0, -24), (60, -22), (-30, -54), (30, -54)):
        dough = shape(
            [(x - 38, y + 4), (x - 24, y - 28), (x, y - 36), (x + 24, y - 28), (x + 38, y + 4)],
            [(x + 38, y + 4), (x, y + 12), (x - 38, y + 4)],
        )
        canvas.fill(dough, "#fbeeda", Shade(90, 0.4, 0.1), line="#d9bd94", width=3)
        for dx in (-20, -7, 7, 20):
            canvas.line([(x + dx, y - 26 + abs(dx) * 0.4), (x + dx * 0.8, y - 12)], "#cfae82", 3)


def salad(canvas: Canvas, palette: Palette) -> None:
    """A bowl of green salad, 190 wide."""
    for x, y in ((-60, -84), (-24, -98), (18, -100), (56, -86), (0, -80)):
        canvas.fill(
            blob([(x - 34, y), (x - 14, y - 26), (x + 16, y - 28), (x + 34, y + 2), (x, y + 16)]),
            "#7fb85a",
            Shade(60, 0.4, 0.25),
        )
    for x in (-38, 10, 48):
        canvas.fill(ellipse(x, -94, 15), "#e0483f", Shade(60, 0.35, 0.2))
    canvas.fill(
        shape([(-94, -78), (-60, -14), (0, 0), (60, -14), (94, -78)], [(94, -78), (-94, -78)]),
        "#c9a06c",
        Shade(10, 0.45, 0.2),
    )


def sushi(canvas: Canvas, palette: Palette) -> None:
    """Sushi on a board with chopsticks, 240 wide."""
    canvas.fill(rectangle(-116, -22, 232, 16, 4), "#a8714e", Shade(90, 0.4))
    for x in (-90, 70):
        canvas.fill(rectangle(x, -8, 20, 10, 2), "#8a5a3e")
    for x, top in ((-78, "#f0835a"), (-20, "#f2a8a0"), (38, "#f0835a")):
        canvas.fill(rectangle(x - 24, -50, 50, 28, 12), "#fffaf0", Shade(90, 0.3))
        canvas.fill(rectangle(x - 28, -64, 58, 22, 11), top, Shade(60, 0.3, 0.2))
    canvas.fill(ellipse(88, -40, 22), "#2f3a3a", Shade(60, 0.3))
    canvas.fill(ellipse(88, -40, 15), "#fffaf0")
    canvas.fill(ellipse(88, -40, 6), "#f0835a")
    canvas.line([(-110, -80), (110, -92)], "#7a4a3a", 6)


def sweets(canvas: Canvas, palette: Palette) -> None:
    """A bag of sweets and a lollipop, 190 high."""
    canvas.line([(46, -80), (64, -170)], "#fff3dc", 7)
    canvas.fill(ellipse(66, -176, 32), "#f27fa8", Shade(60, 0.35, 0.25))
    canvas.stroke(bezier((48, -176), ((56, -200), (90, -190), (78, -170))), "#fff3dc", 6)
    for x, y, colour in ((-44, -118, "#5b9fd6"), (-8, -126, "#ffcf3a"), (28, -116, "#7fb85a")):
        canvas.fill(ellipse(x, y, 21, 17), colour, Shade(60, 0.35, 0.25))
        for side in (-1, 1):
            canvas.fill(polygon([(x + side * 18, y), (x + side * 36, y - 12), (x + side * 36, y + 12)]), colour)
    canvas.fill(shape([(-74, -104), (-64, 0)], [(64, 0), (74, -104)]), "#f08a3c", Shade(10, 0.45, 0.2))
    canvas.fill(ellipse(0, -50, 26), "#3a2a38")
    for x in (-10, 10):
        canvas.fill(ellipse(x, -54, 5), "#f8c04a")


def chocolates(canvas: Canvas, palette: Palette) -> None:
    """A box of chocolates, 180 wide."""
    canvas.fill(rectangle(-92, -44, 184, 44, 8), "#b5405a", Shade(90, 0.4, 0.15))
    canvas.fill(ellipse(0, -46, 92, 22), "#f7dfe0")
    for x in (-56, -18, 20, 58):
        canvas.fill(ellipse(x, -56, 19, 16), "#6b4030", Shade(60, 0.4, 0.3))
        canvas.line([(x - 8, -60), (x + 6, -64)], "#a3714e", 4)


def fried_eggs(canvas: Canvas, palette: Palette) -> None:
    """A pan with fried eggs, 230 wide."""
    canvas.line([(80, -24), (150, -46)], "#4a3a3a", 16)
    canvas.fill(ellipse(0, -18, 100, 24), "#4f5563", Shade(90, 0.4, 0.2))
    canvas.fill(ellipse(0, -26, 88, 18), "#3a3f4c")
    for x in (-36, 34):
        canvas.fill(blob([(x - 40, -28), (x, -40), (x + 38, -30), (x + 30, -18), (x - 26, -18)]), "#fffaf0")
        canvas.fill(ellipse(x, -30, 15, 10), "#ffb93a", Shade(60, 0.3, 0.2))


def flask(canvas: Canvas, palette: Palette) -> None:
    """A flask with a cup, 170 high."""
    steel = palette.tint or "#4f8fa0"
    canvas.fill(rectangle(-36, -126, 72, 126, 14), steel, Shade(0, 0.45, 0.25))
    canvas.fill(rectangle(-30, -166, 60, 46, 10), "#d9d3cc", Shade(0, 0.4))
    canvas.fill(rectangle(-36, -78, 72, 14, 2), tone(steel, 0.1))
    canvas.fill(shape([(52, -46), (58, 0)], [(96, 0), (102, -46)]), "#d9d3cc", Shade(0, 0.4))


def vegetables(canvas: Canvas, palette: Palette) -> None:
    """A basket of vegetables: tomatoes, carrots, a leek, 210 wide."""
    for x, lean in ((-40, -14), (-20, -4)):
        with canvas.at(translate(x, -70), rotate(lean)):
            canvas.fill(rectangle(-9, -84, 18, 90, 6), "#f4f2dc", Shade(0, 0.3))
            canvas.fill(polygon([(-9, -76), (-26, -130), (0, -96), (8, -134), (9, -76)]), "#6fa85a", Shade(0, 0.35))
    for x in (40, 66):
        with canvas.at(translate(x, -74), rotate(16)):
            canvas.fill(polygon([(-14, -46), (14, -46), (0, 30)]), "#f08a3c", Shade(0, 0.35), line="#f08a3c", width=6)
            canvas.line([(0, -48), (6, -78)], "#6fa85a", 9)
    for x, y in ((-66, -86), (4, -90), (30, -80), (-26, -82), (76, -78)):
        canvas.fill(ellipse(x, y, 26, 24), "#e0483f", Shade(60, 0.4, 0.25))
        canvas.line([(x - 8, y - 22), (x + 8, y - 22)], "#4f8f4e", 6)
    canvas.fill(shape([(-104, -76), (-78, 0)], [(78, 0), (104, -76)]), "#c9955f", Shade(10, 0.45, 0.2))
    for y in (-58, -38, -18):
        canvas.line([(-94, y), (94, y)], "#a97a48", 4)
    canvas.fill(rectangle(-110, -84, 220, 16, 8), "#b5834e", Shade(90, 0.35))
