"""What goes wrong and what helps: a tray of glasses that fell, a burning pan, a lifebuoy, a microwave, a licence."""

from __future__ import annotations

import math

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = ["burning_pan", "hairdryer", "licence", "lifebuoy", "microwave", "tray"]


def tray(canvas: Canvas, palette: Palette) -> None:
    """A tray that fell, tumbled glasses, splinters and a puddle, 320 wide."""
    canvas.fill(
        blob([(-170, -6), (-90, -26), (10, -16), (110, -28), (168, -4), (60, 14), (-80, 12)]), "#f2c46a", opacity=0.96
    )
    with canvas.at(translate(58, -30), rotate(-24)):
        canvas.fill(ellipse(0, 0, 108, 26), "#8a929f", Shade(90, 0.4, 0.2))
        canvas.fill(ellipse(0, -5, 90, 18), "#c3cad3", Shade(60, 0.25, 0.3))
    for x, y, turn in ((-110, -26, -80), (-34, -20, 70), (-70, -54, -112)):
        with canvas.at(translate(x, y), rotate(turn)):
            glass = shape([(-22, -34), (-16, 34)], [(16, 34), (22, -34)])
            canvas.fill(glass, "#dff0f4", Shade(0, 0.35, 0.3), line="#8fb4c0", width=4)
            canvas.fill(shape([(-19, -2), (-16, 32)], [(16, 32), (19, -2)]), "#f2b84b", opacity=0.96)
    for x, y, size, turn in (
        (-156, -8, 15, 20),
        (-4, 0, 17, -30),
        (20, -10, 12, 60),
        (142, -2, 14, 10),
        (-64, 6, 13, 100),
    ):
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(
                polygon([(-size, size * 0.6), (0, -size), (size, size * 0.5)]), "#eef8fa", line="#8fb4c0", width=3
            )


def burning_pan(canvas: Canvas, palette: Palette) -> None:
    """A pan in flames on its hob, 250 wide."""
    outer = [(-92, -50), (-96, -110), (-62, -150), (-58, -206), (-14, -170), (8, -236), (44, -170), (72, -196)]
    outer += [(84, -120), (88, -50)]
    middle = [(-70, -50), (-66, -104), (-36, -130), (-14, -164), (12, -136), (36, -166), (60, -106), (66, -50)]
    inner = [(-44, -50), (-40, -84), (-10, -112), (14, -92), (36, -108), (42, -50)]
    flames = (("#e8502f", outer), ("#f59a2f", middle), ("#ffd95a", inner))
    for colour, outline in flames:
        canvas.fill(blob(outline), colour, Shade(90, 0.15, 0.2))
    canvas.fill(shape([(-104, -58), (-86, -8)], [(86, -8), (104, -58)]), "#3a3a48", Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(-108, -64, 216, 14, 6), "#50505f")
    canvas.line([(104, -48), (172, -62)], "#6b4230", 15)
    canvas.fill(rectangle(-80, -10, 160, 10, 4), "#7a8090")


def lifebuoy(canvas: Canvas, palette: Palette) -> None:
    """A lifebuoy that floats, 220 wide."""
    canvas.fill(ellipse(0, -34, 108, 42), "#f4583f", Shade(90, 0.4, 0.2))
    for step in range(4):
        angle = math.pi / 4 + step * math.pi / 2
        x, y = 84 * math.cos(angle), -34 + 32 * math.sin(angle)
        canvas.fill(ellipse(x, y, 25, 15), "#fffaf0", Shade(90, 0.3))
    canvas.fill(ellipse(0, -40, 60, 20), "#3f8fb8")


def microwave(canvas: Canvas, palette: Palette) -> None:
    """A microwave with a lit window, 240 wide."""
    shell = "#e6e8ec"
    canvas.fill(rectangle(-120, -146, 240, 140, 12), shell, Shade(60, 0.4, 0.15))
    for x in (-96, 76):
        canvas.fill(rectangle(x, -8, 22, 8, 2), "#4a4a58")
    canvas.fill(rectangle(-104, -130, 156, 108, 10), "#3a3a48", Shade(60, 0.2, 0.2))
    canvas.fill(rectangle(-90, -116, 128, 80, 8), "#ffdf8a", Shade(60, 0.25, 0.2))
    canvas.fill(ellipse(-26, -50, 44, 11), "#fffaf0")
    canvas.fill(ellipse(-26, -64, 26, 17), "#c98a4a", Shade(60, 0.4))
    canvas.fill(rectangle(66, -126, 42, 22, 4), "#7fd0a8")
    for row in range(3):
        for column in range(2):
            canvas.fill(ellipse(76 + column * 22, -84 + row * 22, 7), tone(shell, -0.2))


def licence(canvas: Canvas, palette: Palette) -> None:
    """A driving licence: a card with a face and a little car, 180 wide."""
    canvas.fill(rectangle(-90, -116, 180, 116, 12), "#f6d7d2", Shade(60, 0.25, 0.2), line="#c98a8a", width=4)
    canvas.fill(rectangle(-76, -98, 60, 78, 6), "#fffaf0")
    canvas.fill(ellipse(-46, -66, 17, 19), "#c98a5e")
    canvas.fill(shape([(-70, -20), (-62, -44), (-46, -48)], [(-46, -48), (-30, -44), (-22, -20)]), "#5f7fb0")
    body = [(-2, -52), (8, -74), (28, -84), (58, -80), (76, -62), (80, -46), (0, -44)]
    canvas.fill(blob(body), "#d9574a", Shade(90, 0.3))
    for x in (18, 62):
        canvas.fill(ellipse(x, -42, 11), "#3a3a48")
    canvas.line([(0, -22), (76, -22)], "#c98a8a", 6)


def hairdryer(canvas: Canvas, palette: Palette) -> None:
    """A hairdryer, 190 wide."""
    coat = palette.tint or palette.accent
    with canvas.at(translate(0, -98), rotate(-8)):
        canvas.fill(rectangle(12, 20, 40, 84, 14), tone(coat, -0.08), Shade(0, 0.4))
        canvas.fill(
            shape(
                [(-94, -26), (-10, -52), (62, -44)], [(62, -44), (92, 0), (62, 44)], [(62, 44), (-10, 48), (-94, 26)]
            ),
            coat,
            Shade(90, 0.4, 0.2),
        )
        canvas.fill(rectangle(-108, -28, 20, 56, 5), "#3a3a48")
        canvas.fill(ellipse(50, 0, 25), tone(coat, 0.08), Shade(60, 0.3))
