"""More to eat, and what games of ball and wheel need. Each stands on y 0 at its true size."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "banana", "cheese", "chips", "cupcake", "doughnut", "frisbee", "golf", "hockey_stick", "lollipop", "pancakes",
    "peas", "roller_skates", "rugby_ball", "skipping_rope", "strawberries", "table_tennis", "volleyball", "watermelon",
    "varnish", "yoga_mat",
]  # fmt: skip

_BODY, _FLAT, _SIDE = Shade(60, 0.4, 0.2), Shade(90, 0.35, 0.1), Shade(0, 0.4, 0.1)
_DARK, _PLATE = "#3a3846", "#fffaf0"


def _plate(canvas: Canvas, half: float = 110) -> None:
    canvas.fill(ellipse(0, -16, half, 20), _PLATE, _FLAT, line="#d8cdb8", width=5)


def watermelon(canvas: Canvas, palette: Palette) -> None:
    """A slice of watermelon, 220 wide."""
    canvas.fill(shape([(-110, -110), (-80, -30), (0, 0), (80, -30), (110, -110)]), "#4f9a4a", _FLAT)
    canvas.fill(shape([(-94, -110), (-68, -42), (0, -16), (68, -42), (94, -110)]), "#f2f3d0", _FLAT)
    canvas.fill(shape([(-86, -110), (-60, -50), (0, -26), (60, -50), (86, -110)]), "#ea5a5f", _FLAT)
    for x, y in ((-46, -88), (-14, -64), (22, -88), (48, -72), (-4, -96)):
        canvas.fill(ellipse(x, y, 5, 9), _DARK)


def strawberries(canvas: Canvas, palette: Palette) -> None:
    """A bowl of strawberries, 190 wide."""
    for x, y in ((-48, -92), (0, -118), (48, -92), (-22, -84), (24, -82)):
        canvas.fill(
            blob([(x - 28, y - 20), (x + 28, y - 20), (x + 20, y + 16), (x, y + 32), (x - 20, y + 16)]),
            "#e0403f",
            _BODY,
        )
        canvas.fill(polygon([(x - 22, y - 26), (x, y - 14), (x + 22, y - 26), (x, y - 38)]), "#5a9a4a")
        for dx, dy in ((-9, -2), (9, 0), (0, 12)):
            canvas.fill(ellipse(x + dx, y + dy, 3), "#f8dca0")
    canvas.fill(shape([(-92, -74), (-64, -8), (-40, 0)], [(40, 0), (64, -8), (92, -74)]), "#5b8fc2", _BODY)


def banana(canvas: Canvas, palette: Palette) -> None:
    """Two bananas, 210 wide."""
    for x, y in ((10, -20), (-10, 0)):
        canvas.fill(
            blob(
                [
                    (-94 + x, -92 + y),
                    (-70 + x, -34 + y),
                    (0 + x, -4 + y),
                    (80 + x, -30 + y),
                    (98 + x, -64 + y),
                    (40 + x, -56 + y),
                    (-30 + x, -66 + y),
                ]
            ),
            "#f4cf3e",
            _BODY,
            line="#c99a24",
            width=4,
        )
    canvas.fill(rectangle(-114, -118, 26, 40, 7), "#8a6a24", _SIDE)


def cheese(canvas: Canvas, palette: Palette) -> None:
    """A wedge of cheese with holes, 200 wide."""
    canvas.fill(polygon([(-96, -60), (60, -130), (98, -70)]), "#f8dc7a", _FLAT)
    canvas.fill(polygon([(-96, -60), (98, -70), (98, 0), (-96, 0)]), "#f2c443", _SIDE)
    for x, y, size in ((-50, -30, 14), (0, -40, 17), (52, -24, 19), (74, -54, 9), (10, -86, 11)):
        canvas.fill(ellipse(x, y, size, size * 0.8), "#cf9a24", _BODY)


def chips(canvas: Canvas, palette: Palette) -> None:
    """A paper cone of chips, 190 high."""
    for x, y in ((-44, -172), (-22, -192), (0, -178), (22, -196), (44, -174), (-32, -150), (32, -154)):
        canvas.fill(rectangle(x - 11, y, 22, 110, 4), "#f4c64a", _SIDE, line="#cf9a2a", width=3)
    canvas.fill(polygon([(-72, -116), (72, -116), (46, 0), (-46, 0)]), "#d8433a", _SIDE)
    canvas.fill(polygon([(-30, -116), (30, -116), (20, 0), (-20, 0)]), "#fff3dc", _SIDE)


def pancakes(canvas: Canvas, palette: Palette) -> None:
    """A stack of pancakes with butter and syrup, 220 wide."""
    _plate(canvas)
    for row in range(4):
        canvas.fill(
            rectangle(-84 + row * 3, -50 - row * 26, 168 - row * 6, 30, 15), "#e2a85a", _FLAT, line="#b5763a", width=4
        )
    canvas.fill(
        blob(
            [(-70, -138), (0, -150), (70, -138), (76, -92), (52, -100), (30, -66), (0, -110), (-40, -84), (-74, -110)]
        ),
        "#a9561e",
        _BODY,
    )
    canvas.fill(rectangle(-24, -164, 48, 28, 7), "#fbe58a", _BODY)


def doughnut(canvas: Canvas, palette: Palette) -> None:
    """A doughnut with pink icing, 180 wide."""
    canvas.fill(ellipse(0, -84, 86, 84), "#d99a52", _BODY)
    canvas.fill(
        blob([(-76, -96), (-50, -150), (0, -164), (54, -148), (78, -92), (60, -44), (20, -30), (-20, -40), (-60, -46)]),
        "#f08aa8",
        _BODY,
    )
    canvas.fill(ellipse(0, -90, 28), "#8a5428", line="#f08aa8", width=5)
    for x, y, turn, colour in (
        (-44, -112, 30, "#fffaf0"),
        (-20, -142, -40, "#f2c94a"),
        (34, -136, 20, "#5b8fc2"),
        (52, -92, 80, "#fffaf0"),
        (24, -52, -20, "#f2c94a"),
        (-40, -68, 60, "#5b8fc2"),
    ):
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(rectangle(-11, -4, 22, 8, 4), colour)


def cupcake(canvas: Canvas, palette: Palette) -> None:
    """A cupcake with a cherry, 190 high."""
    canvas.fill(polygon([(-66, -84), (66, -84), (46, 0), (-46, 0)]), "#5b8fc2", _SIDE)
    for x in (-36, -12, 12, 36):
        canvas.line([(x * 1.3, -80), (x, -4)], "#3f6f9a", 5)
    for y, half in ((-92, 80), (-124, 60), (-150, 36)):
        canvas.fill(ellipse(0, y, half, 27), "#f8c4d2", _BODY)
    canvas.fill(ellipse(0, -180, 17), "#d8333f", _BODY)


def lollipop(canvas: Canvas, palette: Palette) -> None:
    """A lollipop, 200 high."""
    canvas.line([(0, -4), (0, -110)], "#fffaf0", 13)
    canvas.fill(ellipse(0, -142, 62), "#e8557f", _BODY)
    canvas.stroke(
        curve([(44, -142), (0, -98), (-44, -142), (0, -180), (26, -146), (0, -124), (-16, -144)]), "#ffe9ee", 11
    )


def peas(canvas: Canvas, palette: Palette) -> None:
    """A bowl of peas and two pods, 230 wide."""
    for x, y in ((-52, -84), (-20, -96), (14, -98), (46, -86), (-36, -106), (0, -116), (32, -108)):
        canvas.fill(ellipse(x, y, 20), "#7fb84a", _BODY)
    canvas.fill(shape([(-92, -80), (-64, -8), (-40, 0)], [(40, 0), (64, -8), (92, -80)]), "#fffaf0", _BODY)
    canvas.fill(blob([(60, -6), (84, -40), (150, -52), (170, -34), (130, -6)]), "#5a9a3e", _BODY)
    for x, y in ((92, -26), (116, -32), (140, -34)):
        canvas.fill(ellipse(x, y, 12), "#9ccf62", _BODY)


def frisbee(canvas: Canvas, palette: Palette) -> None:
    """A flying disc, 220 wide, about its middle."""
    with canvas.at(rotate(-12)):
        canvas.fill(ellipse(0, 8, 96, 32), tone(palette.accent, -0.1))
        canvas.fill(ellipse(0, 0, 96, 30), palette.accent, _BODY)
        canvas.stroke(ellipse(0, -2, 60, 17), "#fff3dc", 6)
    for y in (-14, 14, 40):
        canvas.line([(-124, y + 20), (-176, y + 32)], "#ffffff", 7)


def hockey_stick(canvas: Canvas, palette: Palette) -> None:
    """A hockey stick and a puck or ball, 300 high."""
    canvas.line([(60, -300), (-20, -40), (-60, -12), (-96, -26)], "#c98f56", 19)
    canvas.line([(60, -300), (38, -228)], _DARK, 23)
    canvas.fill(ellipse(-110, -22, 25), "#f2c94a", _BODY)


def golf(canvas: Canvas, palette: Palette) -> None:
    """A golf hole with its flag, a club and a ball, 340 high."""
    canvas.fill(ellipse(0, -6, 150, 17), "#6fae5a", _FLAT)
    canvas.fill(ellipse(40, -8, 26, 7), "#2f4a2a")
    canvas.line([(40, -8), (40, -336)], "#fffaf0", 9)
    canvas.fill(polygon([(44, -336), (130, -300), (44, -262)]), "#e0483f", _BODY)
    canvas.line([(-100, -250), (-72, -26), (-44, -16)], "#9aa5b0", 11)
    canvas.fill(ellipse(-20, -22, 17), "#ffffff", _BODY, line="#c9ced6", width=3)


def roller_skates(canvas: Canvas, palette: Palette) -> None:
    """A pair of roller skates, 260 wide."""
    for x, flip in ((-72, -1), (72, 1)):
        with canvas.at(translate(x, 0), scale(flip * 0.66, 0.66)):
            canvas.fill(
                shape([(-50, -170), (-60, -60)], [(96, -50), (84, -96), (30, -112)], [(30, -112), (26, -170)]),
                "#7fc6d8",
                _BODY,
            )
            canvas.fill(rectangle(-70, -64, 172, 22, 9), "#fffaf0", _FLAT)
            for y in (-154, -132, -110):
                canvas.line([(-6, y), (26, y)], "#fffaf0", 8)
            for wheel in (-44, 14, 74):
                canvas.fill(ellipse(wheel, -22, 24), "#e8557f", _BODY)
                canvas.fill(ellipse(wheel, -22, 8), "#fffaf0")


def rugby_ball(canvas: Canvas, palette: Palette) -> None:
    """An egg-shaped ball, 180 wide."""
    with canvas.at(translate(0, -56), rotate(-20)):
        canvas.fill(ellipse(0, 0, 88, 54), "#a9562e", _BODY)
        canvas.line([(-40, -12), (40, -12)], "#fffaf0", 7)
        for x in (-26, 0, 26):
            canvas.line([(x, -24), (x, 0)], "#fffaf0", 6)


def volleyball(canvas: Canvas, palette: Palette) -> None:
    """A white and yellow ball, 130 wide."""
    canvas.fill(ellipse(0, -64, 64), "#fbf3dc", _BODY)
    canvas.fill(blob([(-50, -100), (0, -84), (16, -124), (-20, -124)]), "#f2c443", _BODY)
    canvas.fill(blob([(-60, -50), (-10, -60), (-6, -6), (-40, -18)]), "#5b8fc2", _BODY)
    canvas.stroke(curve([(20, -124), (30, -70), (10, -4)]), "#c9b98c", 5)


def table_tennis(canvas: Canvas, palette: Palette) -> None:
    """Two bats and a small ball, 220 wide."""
    for x, turn, colour in ((-40, -24, "#d8433a"), (46, 22, _DARK)):
        with canvas.at(translate(x, -30), rotate(turn)):
            canvas.fill(limb([(0, -40), (0, 24)], 21, 25), "#c98f56", _SIDE)
            canvas.fill(ellipse(0, -92, 56, 60), colour, _BODY)
    canvas.fill(ellipse(4, -186, 19), "#ffffff", _BODY, line="#d8cdb8", width=3)


def varnish(canvas: Canvas, palette: Palette) -> None:
    """A small bottle of nail varnish, 130 high."""
    canvas.fill(polygon([(-14, -134), (14, -134), (20, -70), (-20, -70)]), _DARK, _SIDE)
    canvas.fill(rectangle(-44, -74, 88, 74, 20), "#e0407a", _BODY)
    canvas.line([(-24, -54), (-24, -26)], "#ffd3e2", 8)


def yoga_mat(canvas: Canvas, palette: Palette) -> None:
    """A rolled-out mat, 330 wide."""
    canvas.fill(polygon([(-150, -40), (120, -40), (150, 0), (-166, 0)]), "#8a6fb0", _FLAT)
    canvas.fill(ellipse(138, -30, 32, 30), "#755a9c", _BODY)
    canvas.stroke(curve([(120, -30), (138, -46), (152, -28), (138, -18)]), "#a98fcc", 6)


def skipping_rope(canvas: Canvas, palette: Palette) -> None:
    """A skipping rope, 260 wide."""
    canvas.stroke(curve([(-104, -90), (-80, -10), (0, -40), (60, -6), (104, -90)]), "#e0b04a", 11)
    for x, turn in ((-108, 12), (108, -12)):
        with canvas.at(translate(x, -128), rotate(turn)):
            canvas.fill(rectangle(-13, -44, 26, 80, 11), "#e0483f", _SIDE)
