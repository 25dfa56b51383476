"""Things of pastimes and of the sea: a mask, juggling balls, skates, boxing gloves, jellyfish, a tree in bloom."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, curve, ellipse, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "bat", "blossom_tree", "boxing_gloves", "dolphin", "hammock", "house", "ice_skates", "jellyfish", "juggling_balls",
    "mask", "milk", "starfish",
    "toilet_roll",
]  # fmt: skip


def mask(canvas: Canvas, palette: Palette) -> None:
    """A carnival mask with feathers, 220 wide."""
    for x, turn, colour in ((-60, -24, "#4fb6a8"), (-20, -8, "#ffc93c"), (30, 10, "#e8446a")):
        with canvas.at(translate(x, -90), rotate(turn)):
            canvas.fill(ellipse(0, -60, 18, 60), colour, Shade(0, 0.35))
    face = [
        (-106, -74),
        (-60, -112),
        (0, -92),
        (60, -112),
        (106, -74),
        (74, -16),
        (20, -34),
        (0, -20),
        (-20, -34),
        (-74, -16),
    ]
    canvas.fill(blob(face), palette.accent, Shade(60, 0.35, 0.15))
    for x in (-50, 50):
        canvas.fill(ellipse(x, -66, 27, 15), "#fffaf0")


def jellyfish(canvas: Canvas, palette: Palette) -> None:
    """A jellyfish, 180 wide."""
    for x in (-56, -28, 0, 28, 56):
        canvas.stroke(curve([(x, -110), (x + 12, -78), (x - 10, -44), (x + 6, -6)]), "#d98ac4", 9)
    bell = bezier((-88, -104), ((-84, -222), (84, -222), (88, -104)), ((40, -84), (-40, -84), (-88, -104)), closed=True)
    canvas.fill(bell, "#f0a8dc", Shade(60, 0.3, 0.25))
    canvas.line([(-46, -150), (-20, -176)], "#fff0fa", 10)


def starfish(canvas: Canvas, palette: Palette) -> None:
    """A starfish, 150 wide."""
    canvas.fill(star(0, -66, 78, depth=0.5), "#f2914a", Shade(60, 0.4, 0.15), line="#f2914a", width=20)
    for x, y in ((0, -100), (-26, -72), (26, -72), (-14, -44), (14, -44)):
        canvas.fill(ellipse(x, y, 6), "#ffd9a8")


def dolphin(canvas: Canvas, palette: Palette) -> None:
    """A dolphin that leaps, 300 wide."""
    back = [(-146, 50), (-90, -40), (0, -76), (90, -50), (140, 6)]
    canvas.fill(shape(back, [(140, 6), (90, 4), (0, -6), (-80, 20), (-146, 50)]), "#6f9ac0", Shade(90, 0.35, 0.2))
    canvas.fill(polygon([(-16, -70), (-6, -124), (40, -66)]), "#6f9ac0")
    canvas.fill(polygon([(-140, 44), (-190, 30), (-160, 62), (-176, 98), (-130, 66)]), "#5f88b0")
    canvas.fill(polygon([(130, -4), (176, 20), (132, 22)]), "#6f9ac0")
    canvas.fill(ellipse(100, -20, 6), "#22303f")
    for x in (-150, -116, 150):
        canvas.fill(ellipse(x, 104, 11, 16), "#cfeaf4")


def blossom_tree(canvas: Canvas, palette: Palette) -> None:
    """A tree in bloom, 380 wide."""
    canvas.fill(polygon([(-24, 0), (-16, -220), (22, -220), (32, 0)]), "#8a6040", Shade(0, 0.4))
    for x, y, size in ((-100, -300, 96), (100, -300, 100), (0, -370, 112), (0, -270, 90)):
        canvas.fill(ellipse(x, y, size, size * 0.86), "#f6b3c8", Shade(60, 0.35, 0.2))
    for x, y in ((-140, -320), (-80, -270), (-30, -390), (40, -330), (96, -350), (150, -290), (20, -260), (-60, -340)):
        canvas.fill(star(x, y, 15, 5, 0.6), "#fff0f4")
    for x in (-120, -70, 70, 120):
        canvas.fill(ellipse(x, -6 - abs(x) % 9, 9, 5), "#f6b3c8")


def juggling_balls(canvas: Canvas, palette: Palette) -> None:
    """Four balls in an arc in the air, 300 wide."""
    canvas.stroke(bezier((-140, 80), ((-110, -110), (110, -110), (140, 80))), "#fff7ea", 5, dash=(14, 14))
    for x, y, colour in ((-132, 50, "#e0533f"), (-52, -52, "#f5c652"), (52, -52, "#4fb6a8"), (132, 50, "#4f6fd0")):
        canvas.fill(ellipse(x, y, 32), colour, Shade(60, 0.35, 0.2))


def ice_skates(canvas: Canvas, palette: Palette) -> None:
    """A pair of ice skates, 230 wide."""
    for dx, size in ((52, 0.94), (-34, 1.0)):
        with canvas.at(translate(dx, 0), scale(size)):
            boot = shape([(-54, -150), (4, -150)], [(4, -150), (8, -86), (60, -66), (68, -36)], [(68, -36), (-56, -36)])
            canvas.fill(boot, "#fffdf8", Shade(60, 0.35), line="#b9c4cc", width=4)
            for y in (-132, -112, -92):
                canvas.line([(-14, y), (8, y - 4)], palette.accent, 6)
            canvas.line([(-66, -8), (64, -8), (80, -20)], "#8f9aa8", 8)
            for x in (-38, 38):
                canvas.fill(rectangle(x - 5, -36, 10, 28, 2), "#8f9aa8")


def boxing_gloves(canvas: Canvas, palette: Palette) -> None:
    """Boxing gloves, 220 wide."""
    for x, side in ((-56, 1), (56, -1)):
        with canvas.at(translate(x, 0), scale(side, 1)):
            canvas.fill(
                blob([(-44, -60), (-50, -120), (-16, -158), (30, -148), (46, -104), (34, -58)]),
                "#d9302c",
                Shade(60, 0.4, 0.2),
            )
            canvas.fill(ellipse(38, -92, 18, 28), tone("#d9302c", -0.05))
            canvas.fill(rectangle(-40, -62, 76, 60, 10), "#fff3dc", Shade(90, 0.3))
            canvas.line([(-36, -34), (32, -34)], "#d9302c", 7)


def milk(canvas: Canvas, palette: Palette) -> None:
    """A carton of milk and a glass, 170 wide."""
    canvas.fill(rectangle(-76, -140, 88, 140, 4), "#f4f8fb", Shade(0, 0.3))
    canvas.fill(polygon([(-76, -138), (-50, -184), (-14, -184), (12, -138)]), "#5f9ac4", Shade(60, 0.3))
    canvas.fill(rectangle(-76, -70, 88, 44, 2), "#5f9ac4")
    canvas.fill(polygon([(28, -96), (84, -96), (76, 0), (36, 0)]), "#e6f1f5", Shade(0, 0.25))
    canvas.fill(polygon([(30, -74), (82, -74), (76, -4), (36, -4)]), "#ffffff")


def toilet_roll(canvas: Canvas, palette: Palette) -> None:
    """A roll of paper with its last sheet hanging, 140 wide."""
    canvas.fill(rectangle(-66, -110, 96, 110, 10), "#fffdf6", Shade(0, 0.3))
    canvas.fill(ellipse(-18, -110, 48, 20), "#fffdf6", line="#cbbfae", width=4)
    canvas.fill(ellipse(-18, -110, 18, 8), "#c9945c")
    canvas.fill(
        polygon([(30, -100), (72, -96), (68, -20), (30, -24)]), "#fffdf6", Shade(90, 0.3), line="#cbbfae", width=3
    )


def hammock(canvas: Canvas, palette: Palette) -> None:
    """A hammock between two posts, 420 wide."""
    for x in (-200, 200):
        canvas.line([(x, -260), (x, 0)], "#8a6040", 20)
    sling = bezier(
        (-180, -200), ((-100, -30), (100, -30), (180, -200)), ((100, -110), (-100, -110), (-180, -200)), closed=True
    )
    canvas.fill(sling, palette.accent, Shade(90, 0.35))
    for side in (-1, 1):
        canvas.line([(side * 198, -230), (side * 176, -198)], "#fff3dc", 7)
    canvas.fill(ellipse(-96, -128, 40, 22), "#fff3dc", Shade(90, 0.3))


def bat(canvas: Canvas, palette: Palette) -> None:
    """A bat in flight, 280 wide."""
    for side in (-1, 1):
        with canvas.at(scale(side, 1)):
            wing = [(10, -20), (60, -66), (140, -50), (126, -4), (96, -16), (80, 22), (50, 2), (20, 34)]
            canvas.fill(polygon(wing), "#5a4a5e", Shade(90, 0.3), line="#5a4a5e", width=6)
            canvas.fill(polygon([(6, -44), (24, -74), (30, -40)]), "#4a3c4e")
    canvas.fill(ellipse(0, 0, 28, 40), "#4a3c4e", Shade(60, 0.3))
    canvas.fill(ellipse(0, -32, 27, 24), "#5a4a5e", Shade(60, 0.3))
    for x in (-10, 10):
        canvas.fill(ellipse(x, -34, 5), "#fff3b8")


def house(canvas: Canvas, palette: Palette) -> None:
    """A small house with a chimney, 340 wide."""
    canvas.fill(rectangle(66, -330, 40, 90, 4), "#8a5a4a")
    canvas.fill(rectangle(-140, -210, 280, 210, 4), "#f3dcb8", Shade(0, 0.3))
    canvas.fill(polygon([(-170, -204), (0, -320), (170, -204)]), palette.accent, Shade(90, 0.3))
    for x in (-106, 52):
        canvas.fill(rectangle(x, -160, 56, 60, 4), "#bfe0ea", Shade(60, 0.2), line="#fffaf0", width=6)
    canvas.fill(rectangle(-28, -112, 56, 112, 6), "#8a5a3a", Shade(0, 0.3))
    canvas.fill(ellipse(14, -54, 5), "#f5c652")
