"""Things of celebration and of the heart: gifts, balloons, flowers, prizes, hearts, candles."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import Point, rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Gradient, Shade, Stop
from persode.illustration.engine.shapes import bezier, ellipse, heart, polygon, polyline, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "balloons", "bouquet", "broken_heart", "candle", "cap", "gift", "hearts", "medal", "plant", "star_prize",
    "ticket", "trophy",
]  # fmt: skip


def balloons(canvas: Canvas, palette: Palette) -> None:
    """Three balloons on strings, 330 high."""
    for x, y, colour in ((-58, -240, palette.accent2), (10, -290, palette.accent), (66, -226, "#5bb8d9")):
        canvas.stroke(bezier((x, y + 54), ((x - 14, y + 110), (8, -80), (0, 0))), "#fff3dc", 3.6)
        skin = bezier(
            (x, y + 56),
            ((x - 30, y + 44), (x - 46, y + 4), (x - 46, y - 8)),
            ((x - 46, y - 68), (x + 46, y - 68), (x + 46, y - 8)),
            ((x + 46, y + 4), (x + 30, y + 44), (x, y + 56)),
            closed=True,
        )
        canvas.fill(skin, colour, Shade(50, 0.5, 0.35))
        canvas.fill(polygon([(x - 8, y + 64), (x, y + 52), (x + 8, y + 64)]), colour)
        gleam = bezier((x - 24, y - 12), ((x - 26, y - 30), (x - 16, y - 40), (x - 8, y - 42)))
        canvas.stroke(gleam, "#ffffff", 5, opacity=0.8)


def gift(canvas: Canvas, palette: Palette) -> None:
    """A parcel with a bow, 160 wide."""
    paint, ribbon = palette.accent, palette.accent2
    canvas.fill(rectangle(-74, -112, 148, 112, 8), paint, Shade(20, 0.45, 0.15))
    canvas.fill(rectangle(-15, -112, 30, 112, 0), ribbon)
    canvas.fill(rectangle(-82, -136, 164, 36, 8), tone(paint, -0.05), Shade(90, 0.35))
    canvas.fill(rectangle(-16, -136, 32, 36, 0), tone(ribbon, -0.04))
    for side in (-1, 1):
        with canvas.at(scale(side, 1)):
            loop = bezier(
                (0, -136), ((20, -190), (76, -186), (62, -152)), ((52, -136), (24, -136), (0, -136)), closed=True
            )
            canvas.fill(loop, ribbon, Shade(60, 0.4, 0.2))
    canvas.fill(ellipse(0, -142, 15, 13), tone(ribbon, -0.08))


def bouquet(canvas: Canvas, palette: Palette) -> None:
    """Flowers in paper, 200 high."""
    blooms = (
        (-48, -136, palette.accent),
        (0, -164, "#f28ab2"),
        (46, -138, palette.accent2),
        (-24, -108, "#fff3dc"),
        (26, -106, palette.accent),
    )
    for x, y, _ in blooms:
        canvas.line([(0, -30), (x * 0.7, y + 40), (x, y)], "#5fa05a", 6)
    for x, y in ((-66, -100), (66, -104), (-20, -186), (30, -190)):
        canvas.fill(ellipse(x, y, 22, 13), "#7fbf7a", Shade(60, 0.4, 0.2))
    for x, y, colour in blooms:
        for dx, dy in ((-15, -6), (15, -6), (0, -18), (-10, 12), (10, 12)):
            canvas.fill(ellipse(x + dx, y + dy, 16), colour, Shade(70, 0.35, 0.15))
        canvas.fill(ellipse(x, y, 11), "#fff2c4" if colour != "#fff3dc" else "#ffc93c")
    canvas.fill(
        polygon([(-58, -94), (58, -94), (16, 0), (-16, 0)]), "#fff0dc", Shade(0, 0.4, 0.1), line="#fff0dc", width=6
    )
    canvas.fill(rectangle(-26, -42, 52, 15, 7), palette.accent)


def trophy(canvas: Canvas, palette: Palette) -> None:
    """A golden cup, 150 high."""
    gold = "#f5bd3a"
    for side in (-1, 1):
        canvas.stroke(bezier((side * 40, -140), ((side * 84, -148), (side * 80, -84), (side * 30, -84))), gold, 12)
    canvas.fill(
        shape([(-50, -156), (-46, -94), (0, -62)], [(0, -62), (46, -94), (50, -156)]), gold, Shade(20, 0.45, 0.35)
    )
    canvas.fill(ellipse(0, -156, 50, 11), tone(gold, -0.1))
    canvas.fill(rectangle(-9, -66, 18, 34, 4), gold, Shade(0, 0.4))
    canvas.fill(rectangle(-42, -34, 84, 34, 6), "#7a4a3a", Shade(90, 0.4))
    canvas.fill(star(0, -114, 20), "#fff6d0")


def medal(canvas: Canvas, palette: Palette) -> None:
    """A medal on a ribbon, 140 high."""
    for side in (-1, 1):
        band = polygon([(side * 42, -146), (side * 16, -146), (side * -6, -72), (side * 10, -64)])
        canvas.fill(band, palette.accent if side < 0 else "#4f7fd0", Shade(0, 0.4))
    canvas.fill(ellipse(0, -42, 42), "#f5bd3a", Shade(60, 0.45, 0.35), line="#e0a02c", width=6)
    canvas.fill(star(0, -42, 24), "#fff6d0")


def cap(canvas: Canvas, palette: Palette) -> None:
    """A graduation cap in the air, about its middle, 220 wide."""
    cloth = "#2f3f96"
    under = shape([(-62, 28), (-58, 58), (0, 68), (58, 58), (62, 28)], [(0, 14), (-62, 28)])
    canvas.fill(under, tone(cloth, -0.1))
    board = polygon([(0, -40), (112, 2), (0, 38), (-112, 2)])
    canvas.fill(board, cloth, Shade(60, 0.5, 0.25), line=cloth, width=6)
    canvas.line([(0, 0), (70, 10), (90, 48)], "#ffcf4a", 5.5)
    canvas.fill(polygon([(84, 46), (98, 46), (103, 82), (82, 82)]), "#ffcf4a")
    canvas.fill(ellipse(0, 0, 7, 5), "#ffcf4a")


def hearts(canvas: Canvas, palette: Palette) -> None:
    """A big heart with two small ones, about its middle, 180 wide."""
    colour = mix(palette.accent, "#e8446a", 0.6)
    canvas.fill(heart(0, 0, 72), colour, Shade(60, 0.45, 0.3))
    canvas.fill(heart(84, -74, 24), colour, Shade(60, 0.4, 0.2))
    canvas.fill(heart(-84, -62, 17), mix(colour, "#fff4e6", 0.4))
    canvas.line([(-44, -26), (-36, -44), (-22, -48)], "#ffffff", 8, opacity=0.75)


def broken_heart(canvas: Canvas, palette: Palette) -> None:
    """A heart in two halves, about its middle, 170 wide."""
    colour = "#d9566e"
    crack: list[Point] = [(0, -26), (-16, -4), (12, 18), (-8, 42), (0, 74)]
    left = shape([(0, -26), (-40, -70), (-90, -44), (-70, 12), (0, 74)], [(0, 74)], crack[::-1])
    with canvas.at(translate(-15, 0), rotate(-8, 0, 74)):
        canvas.fill(polygon(left.outline(10)[:40] + crack[::-1]), colour, Shade(60, 0.45, 0.25))
    right = bezier((0, -26), ((34, -84), (104, -54), (86, -4)), ((76, 26), (36, 50), (0, 74)))
    with canvas.at(translate(15, 4), rotate(8, 0, 74)):
        canvas.fill(polygon(right.outline(10) + crack[::-1]), colour, Shade(60, 0.45, 0.15))
    canvas.line([(96, -70), (108, -84)], "#d9566e", 5)
    canvas.stroke(polyline([(104, -52), (122, -54)]), "#d9566e", 5)


def candle(canvas: Canvas, palette: Palette) -> None:
    """A quiet candle in a dish, 170 high."""
    glow = Gradient((Stop(0, "#ffd98a", 0.85), Stop(1, "#ffd98a", 0)), (0, -140), radius=130)
    with canvas.layer("spot"):
        canvas.fill(ellipse(0, -140, 130), glow, opacity=0.9)
    canvas.fill(ellipse(0, -8, 62, 14), "#b98563", Shade(90, 0.4))
    canvas.fill(rectangle(-26, -106, 52, 102, 8), "#e9a876", Shade(0, 0.4, 0.2))
    canvas.line([(0, -106), (0, -118)], "#4a3a3e", 4)
    with canvas.layer("spot"):
        canvas.fill(
            bezier((0, -168), ((18, -142), (15, -118), (0, -116)), ((-15, -118), (-18, -142), (0, -168)), closed=True),
            "#ffb83c",
        )
        canvas.fill(ellipse(0, -128, 6, 11), "#fff3c4")


def plant(canvas: Canvas, palette: Palette) -> None:
    """A plant in a pot, 240 high."""
    leaf, pot = "#5f9f7a", palette.accent
    for lean, length in ((-70, 96), (-36, 142), (0, 168), (34, 140), (66, 100)):
        tip = (lean * 1.25, -70.0 - length)
        left, right = (lean * 0.4 - 24, -70 - length * 0.5), (lean * 0.4 + 24, -70 - length * 0.5)
        canvas.fill(shape([(0, -60), left, tip], [tip, right, (0, -60)]), leaf, Shade(0, 0.5, 0.15))
        canvas.line([(0, -70), (lean * 0.5, -70 - length * 0.45), (tip[0] * 0.9, tip[1] + 20)], tone(leaf, -0.08), 3)
    canvas.fill(shape([(-48, -70), (-36, 0)], [(36, 0), (48, -70)]), pot, Shade(10, 0.5, 0.15))
    canvas.fill(rectangle(-54, -82, 108, 20, 6), tone(pot, 0.04), Shade(90, 0.35))


def star_prize(canvas: Canvas, palette: Palette) -> None:
    """A shooting star, about its middle, 200 wide."""
    for dy, length in ((-14, 150), (8, 190), (30, 130)):
        canvas.line([(24, dy * 0.5), (24 + length, dy - length * 0.38)], "#fff3c4", 7, opacity=0.75)
    canvas.fill(star(0, 0, 48), "#ffd24a", Shade(60, 0.4, 0.3), line="#ffd24a", width=10)


def ticket(canvas: Canvas, palette: Palette) -> None:
    """Two tickets, 160 wide."""
    for turn, colour in ((-14, palette.accent2), (6, palette.accent)):
        with canvas.at(translate(0, -52), rotate(turn)):
            canvas.fill(rectangle(-78, -34, 156, 68, 9), colour, Shade(60, 0.4, 0.15))
            canvas.stroke(polyline([(34, -30), (34, 30)]), "#fff3dc", 4, dash=(7, 8))
            canvas.fill(star(-24, 0, 19), "#fff3dc")
