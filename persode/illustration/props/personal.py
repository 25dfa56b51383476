"""Things of the body and of habit: needles, blood, braces, a tattoo, bottles, jewels, make-up."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import (
    bezier,
    blob,
    curve,
    drop,
    ellipse,
    heart,
    limb,
    polygon,
    rectangle,
    shape,
)
from persode.illustration.palettes import Palette

__all__ = [
    "blood_bag", "bottle", "bracelet", "braces", "cap", "cigarette", "crisps", "ear", "handcuffs",
    "hot_water_bottle", "lipstick", "necklace", "scarf", "syringe", "tattoo", "toothbrush", "t_shirt",
]  # fmt: skip

_SKIN = "#eab98c"


def syringe(canvas: Canvas, palette: Palette) -> None:
    """A syringe with a drop, 230 wide."""
    with canvas.at(translate(0, -64), rotate(-24)):
        canvas.fill(rectangle(-60, -24, 124, 48, 8), "#eaf4f6", line="#7d93a6", width=5)
        canvas.fill(rectangle(-56, -20, 66, 40, 4), "#f2a0a8", Shade(90, 0.3))
        canvas.line([(64, 0), (112, 0)], "#7d93a6", 11)
        canvas.fill(rectangle(106, -26, 13, 52, 4), "#7d93a6")
        canvas.line([(-62, 0), (-118, 0)], "#7d93a6", 6)
    canvas.fill(drop(-112, 0, 9), "#f2a0a8")


def blood_bag(canvas: Canvas, palette: Palette) -> None:
    """A bag of blood on its tube with a drop on it, 140 wide."""
    canvas.line([(0, -20), (10, 0), (60, -6), (84, -60)], "#b5313a", 7)
    canvas.fill(rectangle(-66, -210, 132, 190, 26), "#fbe9e6", line="#b9a8a8", width=5)
    canvas.fill(rectangle(-58, -160, 116, 132, 20), "#c4303c", Shade(60, 0.35, 0.2))
    canvas.fill(heart(0, -104, 28), "#fffaf0")
    canvas.line([(0, -210), (0, -232)], "#8f96a8", 9)


def braces(canvas: Canvas, palette: Palette) -> None:
    """A smile with a brace on its teeth, 240 wide."""
    canvas.fill(
        bezier((-118, -50), ((-50, -80), (50, -80), (118, -50)), ((90, 70), (-90, 70), (-118, -50)), closed=True),
        "#c45a60",
        Shade(90, 0.2),
        line="#8a3040",
        width=6,
    )
    for number in range(6):
        x = -84 + number * 34
        canvas.fill(rectangle(x - 16, -48, 32, 62 - abs(number - 2.5) * 5, 9), "#fffdf6", Shade(90, 0.2))
        canvas.fill(rectangle(x - 9, -28, 18, 18, 4), "#8f9ab0")
    canvas.line([(-96, -22), (0, -14), (96, -22)], "#6a7590", 6)


def ear(canvas: Canvas, palette: Palette) -> None:
    """An ear with a shining earring, 150 wide."""
    canvas.fill(
        blob([(-6, -98), (54, -84), (66, -30), (34, 16), (22, 62), (-20, 72), (-42, 36), (-52, -40)]),
        _SKIN,
        Shade(20, 0.3),
        line="#9c6a48",
        width=5,
    )
    canvas.line([(-20, -46), (10, -70), (40, -50), (30, -10), (6, 6)], "#9c6a48", 6)
    canvas.fill(ellipse(-8, 62, 12), "#ffd24a", Shade(60, 0.3), line="#a8741a", width=3)
    for dx, dy in ((-44, 78), (-34, 102), (-2, 108), (28, 92)):
        canvas.line([(-8 + dx * 0.5, 62 + (dy - 62) * 0.6), (dx, dy)], "#fff3b8", 7)


def tattoo(canvas: Canvas, palette: Palette) -> None:
    """A forearm with a drawn swallow and heart, 260 wide."""
    with canvas.at(rotate(-14)):
        canvas.fill(limb([(-130, 10), (0, 4), (110, 0)], 92, 62), _SKIN, Shade(90, 0.3))
        canvas.fill(ellipse(126, 0, 36, 30), _SKIN, Shade(90, 0.25))
        ink = "#2f4a7a"
        canvas.fill(
            polygon([(-50, -26), (-6, -8), (40, -34), (12, 2), (34, 10), (8, 12), (-6, 32), (-10, 8), (-60, 0)]), ink
        )
        canvas.fill(heart(62, -6, 13), "#c4303c")


def bottle(canvas: Canvas, palette: Palette) -> None:
    """Two bottles, one lies empty, 230 wide."""
    green = "#4f8a5a"
    canvas.fill(
        shape([(-84, 0), (-84, -110), (-62, -140), (-60, -190)], [(-36, -190), (-34, -140), (-12, -110), (-12, 0)]),
        green,
        Shade(0, 0.4, 0.25),
    )
    canvas.fill(rectangle(-82, -92, 68, 56, 4), "#f6e3c8")
    with canvas.at(translate(60, -30), rotate(90)):
        canvas.fill(
            shape([(-30, 70), (-30, -10), (-12, -34), (-10, -70)], [(10, -70), (12, -34), (30, -10), (30, 70)]),
            tone(green, -0.06),
            Shade(0, 0.4, 0.2),
        )


def cigarette(canvas: Canvas, palette: Palette) -> None:
    """A smoking cigarette, 190 wide."""
    with canvas.at(translate(0, -24), rotate(-8)):
        canvas.fill(rectangle(-90, -12, 60, 24, 4), "#e0a050", Shade(90, 0.3))
        canvas.fill(rectangle(-30, -12, 104, 24, 3), "#fffaf0", Shade(90, 0.3))
        canvas.fill(rectangle(72, -12, 20, 24, 6), "#d9573f")
    smoke = curve([(88, -50), (70, -84), (100, -110), (84, -146)])
    canvas.stroke(smoke, "#b8b2bc", 11)


def hot_water_bottle(canvas: Canvas, palette: Palette) -> None:
    """A hot-water bottle, 130 wide."""
    canvas.fill(rectangle(-24, -186, 48, 44, 8), "#b5414a")
    canvas.fill(rectangle(-64, -150, 128, 150, 40), "#d9606a", Shade(60, 0.35, 0.15))
    for x in (-30, 0, 30):
        canvas.line([(x, -122), (x, -30)], "#c04a56", 8)


def bracelet(canvas: Canvas, palette: Palette) -> None:
    """A plaited band with beads, 170 wide."""
    canvas.stroke(ellipse(0, -52, 74, 44), "#6f62b5", 22)
    for number, (x, y) in enumerate(
        ((-66, -32), (-36, -14), (0, -8), (36, -14), (66, -32), (-70, -70), (70, -70), (0, -96))
    ):
        canvas.fill(ellipse(x, y, 13), ("#ff7a59", "#ffd24a", "#4fb6a8", "#f28ab2")[number % 4], Shade(60, 0.3))


def necklace(canvas: Canvas, palette: Palette) -> None:
    """A chain with a jewel, 150 wide."""
    canvas.stroke(bezier((-70, -170), ((-66, -60), (66, -60), (70, -170))), "#d9a441", 9)
    canvas.fill(
        polygon([(0, -104), (28, -66), (0, -16), (-28, -66)]), "#4fb0c8", Shade(60, 0.35, 0.3), line="#d9a441", width=6
    )


def lipstick(canvas: Canvas, palette: Palette) -> None:
    """A lipstick and a brush with powder, 150 wide."""
    canvas.fill(rectangle(-56, -70, 46, 70, 5), "#3a3550", Shade(0, 0.4))
    canvas.fill(rectangle(-50, -100, 34, 32, 3), "#f5c652", Shade(0, 0.4))
    canvas.fill(polygon([(-48, -98), (-48, -136), (-20, -156), (-18, -98)]), "#d9304f", Shade(0, 0.4, 0.2))
    canvas.fill(ellipse(40, -18, 44, 18), "#f2c0b0", line="#3a3550", width=7)
    canvas.line([(48, -30), (66, -130)], "#3a3550", 11)
    canvas.fill(ellipse(46, -38, 17, 22), "#f28a92", Shade(60, 0.3))


def toothbrush(canvas: Canvas, palette: Palette) -> None:
    """A toothbrush with paste, 200 wide."""
    with canvas.at(translate(0, -30), rotate(-14)):
        canvas.line([(-96, 0), (90, 0)], palette.accent, 18)
        canvas.fill(rectangle(40, -36, 56, 32, 4), "#fffdf6", Shade(90, 0.2))
        canvas.fill(blob([(36, -36), (54, -58), (70, -44), (90, -58), (98, -36)]), "#8fd0e0", Shade(60, 0.3))


def scarf(canvas: Canvas, palette: Palette) -> None:
    """A knitted scarf with stripes and fringe, 240 wide."""
    band = shape([(-112, -40), (-60, -104), (60, -104), (112, -40)], [(112, -8), (50, -62), (-50, -62), (-112, -8)])
    canvas.fill(band, palette.accent, Shade(90, 0.35))
    for x in (-112, 76):
        canvas.fill(rectangle(x, -46, 40, 46, 4), palette.accent, Shade(0, 0.35))
        for y in (-38, -20):
            canvas.fill(rectangle(x, y, 40, 9, 2), "#fff3dc")
        for step in range(4):
            canvas.line([(x + 4 + step * 11, -2), (x + 2 + step * 11, 22)], palette.accent, 6)
    for x in (-44, 0, 44):
        canvas.line([(x, -108), (x, -66)], "#fff3dc", 10)


def t_shirt(canvas: Canvas, palette: Palette) -> None:
    """A shirt on its own, 220 wide."""
    cut = [
        (-40, -190),
        (-104, -160),
        (-86, -104),
        (-60, -116),
        (-60, 0),
        (60, 0),
        (60, -116),
        (86, -104),
        (104, -160),
        (40, -190),
    ]
    canvas.fill(polygon([*cut, (0, -168)]), palette.accent, Shade(20, 0.35, 0.15), line=palette.accent, width=8)
    canvas.fill(heart(0, -110, 22), "#fff3dc")


def cap(canvas: Canvas, palette: Palette) -> None:
    """A woolly hat with a bobble, 170 wide."""
    canvas.fill(
        bezier((-80, -30), ((-80, -150), (80, -150), (80, -30)), closed=True), palette.accent, Shade(60, 0.35, 0.1)
    )
    canvas.fill(rectangle(-88, -44, 176, 44, 18), mix(palette.accent, "#fff3dc", 0.5), Shade(90, 0.3))
    canvas.fill(ellipse(0, -128, 28), "#fff3dc", Shade(60, 0.35))


def handcuffs(canvas: Canvas, palette: Palette) -> None:
    """Handcuffs, 220 wide."""
    for x in (-64, 64):
        canvas.stroke(ellipse(x, -50, 42), "#8f96a8", 17)
        canvas.fill(rectangle(x - 22, -104, 44, 26, 6), "#6d7488", Shade(90, 0.3))
    for x in (-12, 12):
        canvas.stroke(ellipse(x, -90, 15, 9), "#6d7488", 7)


def crisps(canvas: Canvas, palette: Palette) -> None:
    """A bag of crisps, 150 wide."""
    canvas.fill(
        polygon([(-66, -190), (66, -190), (60, -170), (72, -14), (66, 0), (-66, 0), (-72, -14), (-60, -170)]),
        "#e0533f",
        Shade(20, 0.4, 0.2),
    )
    canvas.fill(ellipse(0, -92, 50, 46), "#fff3dc")
    for x, y, turn in ((-16, -96, 20), (16, -86, -30), (0, -112, 60)):
        with canvas.at(translate(x, y), rotate(turn), scale(1, 0.7)):
            canvas.fill(ellipse(0, 0, 24), "#f2b84b", Shade(60, 0.3), line="#c98a2a", width=4)
