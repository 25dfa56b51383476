"""Animals. They stand at (0, 0) and look to the left, toward the hero. Units are those of the picture."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape
from persode.illustration.figure.look import INK
from persode.illustration.palettes import Palette

__all__ = [
    "bird", "butterfly", "cat", "dog", "fish", "hamster", "horse", "puppy", "rabbit", "sleeping_cat", "trout",
    "turtle", "whale",
]  # fmt: skip

_CREAM = "#fff4e2"


def _eye(canvas: Canvas, x: float, y: float, size: float = 5.5) -> None:
    canvas.fill(ellipse(x, y, size, size * 1.15), INK)
    canvas.fill(ellipse(x + size * 0.3, y - size * 0.35, size * 0.34), "#ffffff")


def dog(canvas: Canvas, palette: Palette) -> None:
    """A sitting dog with a collar, 265 high."""
    coat, collar = palette.tint or "#c98a4e", "#e8563f"
    ear = tone(coat, -0.16)
    with canvas.at(scale(1.36)):
        canvas.stroke(bezier((54, -16), ((96, -10), (104, -52), (92, -74))), coat, 18)
        body = shape(
            [(-34, 0), (-38, -70), (-26, -118)], [(-26, -118), (20, -112), (58, -60), (62, 0)], [(62, 0), (-34, 0)]
        )
        canvas.fill(body, coat, Shade(20, 0.5, 0.15))
        canvas.fill(ellipse(-8, -62, 20, 36), _CREAM, opacity=0.96)
        for x in (-32, -4):
            canvas.fill(rectangle(x, -30, 24, 32, 10), coat, Shade(90, 0.4))
        canvas.fill(ellipse(46, -8, 28, 14), coat, Shade(90, 0.4))
        head = [(-24, -190), (14, -186), (30, -156), (16, -120), (-20, -112), (-54, -118), (-78, -132), (-74, -150)]
        canvas.fill(blob([*head, (-48, -160), (-40, -180)]), coat, Shade(60, 0.4, 0.2, 0.5))
        canvas.fill(ellipse(-58, -132, 22, 15), _CREAM)
        canvas.fill(ellipse(-74, -141, 9, 7), INK)
        _eye(canvas, -34, -156)
        canvas.stroke(bezier((-72, -130), ((-62, -116), (-48, -118), (-42, -128))), INK, 3.5)
        flap = shape([(0, -184), (38, -166), (34, -112)], [(34, -112), (6, -124), (0, -184)])
        canvas.fill(flap, ear, Shade(90, 0.4, 0.1))
        canvas.fill(limb([(-26, -112), (0, -104), (22, -112)], 12, 12), collar)
        canvas.fill(ellipse(-6, -96, 8), "#ffd24a")


def puppy(canvas: Canvas, palette: Palette) -> None:
    """A small dog."""
    with canvas.at(scale(0.72)):
        dog(canvas, palette)


def cat(canvas: Canvas, palette: Palette) -> None:
    """A sitting cat, tail around the feet, 215 high."""
    coat = palette.tint or "#f0a95a"
    stripe = tone(coat, -0.12)
    canvas.stroke(bezier((50, -14), ((120, -6), (128, -70), (96, -96))), coat, 22)
    body = shape(
        [(-46, 0), (-52, -60), (-30, -124)], [(-30, -124), (10, -132), (54, -84), (64, 0)], [(64, 0), (-46, 0)]
    )
    canvas.fill(body, coat, Shade(30, 0.5, 0.15))
    canvas.fill(ellipse(-16, -62, 22, 40), _CREAM, opacity=0.96)
    for y in (-96, -70, -44):
        canvas.line([(38, y), (54, y + 4)], stripe, 7)
    for x in (-42, -10):
        canvas.fill(rectangle(x, -26, 28, 28, 12), coat, Shade(90, 0.4))
    head = [
        (-78, -150),
        (-76, -216),
        (-48, -192),
        (-16, -194),
        (12, -218),
        (16, -152),
        (4, -122),
        (-30, -110),
        (-64, -120),
    ]
    canvas.fill(shape(head[:3], head[2:5], [*head[4:], head[0]]), coat, Shade(70, 0.4, 0.15, 0.5))
    for x, lean in ((-66, -6), (4, 6)):
        canvas.fill(polygon([(x, -196), (x - 9, -176), (x + 9 + lean * 0.4, -176)]), "#f3b7a6")
    for x in (-54, -14):
        _eye(canvas, x, -154, 6.5)
    canvas.fill(ellipse(-34, -134, 20, 13), _CREAM)
    canvas.fill(polygon([(-40, -143), (-28, -143), (-34, -135)]), "#e87a7a")
    canvas.stroke(bezier((-34, -134), ((-36, -126), (-46, -126), (-48, -130))), INK, 2.8)
    canvas.stroke(bezier((-34, -134), ((-32, -126), (-22, -126), (-20, -130))), INK, 2.8)
    for y in (-138, -130):
        canvas.line([(-58, y), (-92, y - 4)], INK, 2)
        canvas.line([(-10, y), (24, y - 4)], INK, 2)
    for x in (-48, -34, -20):
        canvas.line([(x, -190), (x + (x + 34) * 0.1, -174)], stripe, 5)


def sleeping_cat(canvas: Canvas, palette: Palette) -> None:
    """A cat curled up."""
    coat = "#f0a95a"
    canvas.stroke(bezier((60, -10), ((100, -4), (104, -34), (78, -40))), coat, 16)
    back = shape([(-66, 0), (-70, -44), (-20, -70), (40, -62), (72, -24), (70, 0)], [(70, 0), (-66, 0)])
    canvas.fill(back, coat, Shade(60, 0.5, 0.2))
    for x in (10, 28, 46):
        canvas.line([(x, -64), (x + 6, -48)], tone(coat, -0.1), 6)
    head = [(-98, -36), (-92, -74), (-78, -60), (-56, -60), (-42, -76), (-36, -38), (-48, -16), (-68, -10), (-88, -16)]
    canvas.fill(blob(head), coat, Shade(90, 0.35, 0.15, 0.5))
    for x in (-80, -54):
        canvas.stroke(bezier((x - 7, -38), ((x - 3, -32), (x + 3, -32), (x + 7, -38))), INK, 3.2)
    canvas.fill(polygon([(-71, -30), (-63, -30), (-67, -25)]), "#e87a7a")


def rabbit(canvas: Canvas, palette: Palette) -> None:
    """A sitting rabbit, 190 high."""
    coat = palette.tint or "#d9c6b4"
    for x, lean in ((-34, -10), (-8, 8)):
        canvas.fill(limb([(x, -118), (x + lean, -184)], 26, 20), coat, Shade(0, 0.4))
        canvas.fill(limb([(x, -124), (x + lean, -176)], 11, 8), "#f3b7b0")
    canvas.fill(
        shape([(-36, 0), (-40, -60), (10, -100), (62, -50), (64, 0)], [(64, 0), (-36, 0)]), coat, Shade(30, 0.5, 0.15)
    )
    canvas.fill(ellipse(66, -26, 18), "#fffaf0", Shade(60, 0.3))
    canvas.fill(ellipse(-20, -96, 44, 38), coat, Shade(70, 0.35, 0.15))
    _eye(canvas, -36, -102)
    _eye(canvas, -4, -102)
    canvas.fill(ellipse(-22, -82, 18, 13), "#fffaf0")
    canvas.fill(ellipse(-22, -90, 5, 4), "#e87a7a")
    canvas.fill(ellipse(-10, -8, 30, 12), "#efe2d4", Shade(90, 0.3))


def hamster(canvas: Canvas, palette: Palette) -> None:
    """A hamster on its hind legs, 110 high."""
    coat = "#dba463"
    canvas.fill(
        shape([(-44, 0), (-50, -60), (0, -104), (50, -60), (44, 0)], [(44, 0), (-44, 0)]), coat, Shade(40, 0.45, 0.2)
    )
    canvas.fill(ellipse(0, -34, 28, 32), _CREAM)
    for x in (-32, 32):
        canvas.fill(ellipse(x, -98, 13), coat)
        canvas.fill(ellipse(x, -97, 7), "#f3b7a6")
        canvas.fill(ellipse(x * 0.7, -66, 17, 14), _CREAM)
    _eye(canvas, -15, -80, 4.6)
    _eye(canvas, 15, -80, 4.6)
    canvas.fill(ellipse(0, -70, 4, 3.4), "#e87a7a")
    for x in (-13, 13):
        canvas.fill(ellipse(x, -42, 9, 7), "#f3c9a0")
        canvas.fill(ellipse(x * 1.8, -3, 15, 7), "#f3c9a0")


def bird(canvas: Canvas, palette: Palette) -> None:
    """A small bird, 110 high."""
    coat = palette.tint or "#4f9fd0"
    for x in (-6, 12):
        canvas.line([(x, -22), (x, 0)], "#e8934a", 5)
    canvas.fill(polygon([(46, -60), (92, -74), (84, -44)]), tone(coat, -0.08), line=tone(coat, -0.08), width=5)
    canvas.fill(
        blob([(-42, -66), (-30, -104), (8, -106), (40, -78), (58, -48), (24, -18), (-18, -22)]),
        coat,
        Shade(60, 0.45, 0.2),
    )
    canvas.fill(ellipse(-14, -44, 26, 22), _CREAM)
    canvas.fill(
        shape([(4, -76), (44, -70), (58, -40)], [(58, -40), (20, -40), (4, -76)]), tone(coat, -0.08), Shade(90, 0.35)
    )
    canvas.fill(polygon([(-40, -84), (-64, -76), (-40, -68)]), "#f0a040")
    _eye(canvas, -22, -84, 4.6)


def fish(canvas: Canvas, palette: Palette) -> None:
    """A goldfish in a bowl, 150 high."""
    water = "#9fd8ea"
    canvas.fill(ellipse(0, -70, 88, 74), "#e6f6fa", Shade(60, 0.25, 0.2), opacity=0.96)
    canvas.fill(
        shape([(-84, -84), (0, -76), (84, -84)], [(84, -84), (74, -28), (0, 2), (-74, -28), (-84, -84)]),
        water,
        Shade(90, 0.35, 0.15),
    )
    canvas.fill(polygon([(24, -54), (60, -76), (56, -34)]), "#f08a3c", line="#f08a3c", width=6)
    canvas.fill(ellipse(-4, -54, 36, 22), "#f59a4a", Shade(70, 0.4, 0.25))
    _eye(canvas, -22, -58, 4.6)
    canvas.line([(0, -64), (6, -54), (0, -44)], "#d9773a", 4)
    for x, y in ((-46, -84), (-52, -98)):
        canvas.stroke(ellipse(x, y, 5), "#ffffff", 2.6, opacity=0.9)
    canvas.stroke(ellipse(0, -138, 46, 9), "#ffffff", 5, opacity=0.96)
    canvas.line([(-60, -112), (-70, -84)], "#ffffff", 6, opacity=0.8)


def trout(canvas: Canvas, palette: Palette) -> None:
    """A big fish that was caught, 260 long, lying level."""
    coat = palette.tint or "#7fa8a0"
    with canvas.at(translate(0, -52)):
        canvas.fill(
            polygon([(84, 0), (136, -46), (124, 0), (138, 48)]), tone(coat, -0.08), Shade(90, 0.35), line=coat, width=5
        )
        canvas.fill(polygon([(-10, -36), (30, -66), (50, -30)]), tone(coat, -0.08), line=tone(coat, -0.08), width=5)
        body = shape(
            [(-130, 4), (-70, -46), (20, -44), (100, -6)],
            [(100, -6), (100, 8)],
            [(100, 8), (20, 46), (-70, 44), (-130, 4)],
        )
        canvas.fill(body, coat, Shade(90, 0.4, 0.25))
        canvas.fill(
            shape([(-124, 10), (-60, 26), (40, 24), (96, 8)], [(96, 8), (20, 46), (-70, 44), (-124, 10)]), "#f4ead6"
        )
        canvas.line([(-72, -32), (-60, 0), (-72, 34)], tone(coat, -0.1), 4)
        for x, y in ((-30, -20), (0, -26), (30, -18), (58, -10), (14, -8), (-14, -6)):
            canvas.fill(ellipse(x, y, 6, 5), tone(coat, -0.12))
        _eye(canvas, -96, -10, 6.5)
        canvas.line([(-130, 6), (-112, 10)], INK, 3)


def turtle(canvas: Canvas, palette: Palette) -> None:
    """A turtle, 170 wide."""
    skin = "#8fbf6a"
    for x in (-44, 36):
        canvas.fill(rectangle(x, -26, 30, 28, 10), skin, Shade(90, 0.4))
    canvas.fill(limb([(-56, -40), (-92, -64)], 26, 34), skin, Shade(70, 0.35, 0.15))
    shell = shape([(-68, -22), (-52, -84), (4, -104), (60, -78), (72, -22)], [(72, -22), (-68, -22)])
    canvas.fill(shell, "#6f8a4a", Shade(50, 0.5, 0.25))
    for x, y in ((-28, -54), (6, -76), (36, -50), (4, -42)):
        canvas.fill(ellipse(x, y, 15, 13), "#8aa85a")
    _eye(canvas, -96, -70, 4.4)
    canvas.line([(-108, -54), (-96, -52)], INK, 2.8)


def horse(canvas: Canvas, palette: Palette) -> None:
    """A standing horse, 400 high."""
    coat, mane = palette.tint or "#a9683f", "#5a3426"
    canvas.fill(limb([(120, -210), (168, -150), (160, -60)], 30, 16), mane, Shade(0, 0.4))
    for x in (-84, -40, 66, 108):
        canvas.fill(limb([(x, -150), (x - 4, -20)], 36, 24, flat_end=True), tone(coat, -0.02), Shade(0, 0.45))
        canvas.fill(rectangle(x - 20, -24, 34, 24, 5), mane)
    canvas.fill(
        blob([(-110, -190), (-60, -236), (40, -228), (120, -236), (142, -180), (110, -128), (0, -118), (-90, -134)]),
        coat,
        Shade(60, 0.5, 0.2),
    )
    canvas.fill(limb([(-80, -190), (-128, -300)], 100, 70), coat, Shade(0, 0.4, 0.15))
    canvas.fill(
        blob(
            [
                (-104, -354),
                (-84, -316),
                (-112, -284),
                (-176, -262),
                (-206, -272),
                (-204, -298),
                (-164, -330),
                (-136, -362),
            ]
        ),
        coat,
        Shade(70, 0.4, 0.2),
    )
    canvas.fill(polygon([(-118, -356), (-112, -396), (-94, -352)]), coat, line=coat, width=4)
    canvas.line([(-112, -366), (-76, -320), (-58, -250), (-46, -216)], mane, 30)
    _eye(canvas, -142, -322, 6)
    canvas.fill(ellipse(-192, -282, 5, 4), mane)


def whale(canvas: Canvas, palette: Palette) -> None:
    """A flying whale, 460 long, about its middle."""
    coat = "#5fb6d6"
    body = shape(
        [(-190, 0), (-170, -60), (-80, -92), (30, -76), (110, -30), (176, -40)],
        [(176, -40), (196, -92), (232, -104), (222, -60)],
        [(222, -60), (256, -44), (270, -10), (226, -20)],
        [(226, -20), (180, 14), (90, 62), (-40, 84), (-150, 60), (-190, 0)],
    )
    canvas.fill(body, coat, Shade(90, 0.5, 0.25))
    belly = shape([(-186, 10), (-120, 40), (0, 46), (96, 48)], [(96, 48), (20, 78), (-60, 84), (-150, 60), (-186, 10)])
    canvas.fill(belly, "#eaf7f4", Shade(90, 0.3))
    _eye(canvas, -120, 2, 7)
    canvas.fill(ellipse(-98, 22, 14, 9), "#f28ab2", opacity=0.7, blur=2)
    canvas.fill(
        shape([(-20, 40), (20, 96), (50, 104)], [(50, 104), (44, 66), (20, 40)]), tone(coat, -0.08), Shade(90, 0.4)
    )
    for end in (-104, -36):
        canvas.stroke(bezier((-70, -92), ((-70, -124), (end, -146), (end + 6, -116))), "#d6f2f8", 6)


def butterfly(canvas: Canvas, palette: Palette) -> None:
    """A butterfly about its middle, 110 wide."""
    for side in (-1, 1):
        with canvas.at(translate(0, 0), scale(side, 1)):
            canvas.fill(blob([(4, -6), (26, -44), (56, -40), (52, -8), (24, 4)]), palette.accent, Shade(90, 0.35, 0.2))
            canvas.fill(blob([(4, 4), (30, 2), (44, 22), (24, 40), (8, 22)]), palette.accent2, Shade(90, 0.35, 0.2))
            canvas.line([(2, -24), (10, -40), (18, -46)], INK, 2.6)
    canvas.fill(rectangle(-5, -26, 10, 52, 5), INK)
