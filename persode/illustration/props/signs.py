"""Signs that stand for what was said or how it ended: cross, tick, star, thumbs, question, a score, a price."""

from __future__ import annotations

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, curve, ellipse, polygon, polyline, rectangle, star
from persode.illustration.palettes import Palette

__all__ = [
    "cross_mark", "digits", "exclamation", "gold_star", "no_signal", "price_tag", "question", "scoreboard", "scribble",
    "thumbs_down", "thumbs_up", "tick_mark",
]  # fmt: skip

_INK = "#4a3f68"
_STROKES = {
    "0": [(-16, -60), (16, -60), (24, -30), (16, 0), (-16, 0), (-24, -30), (-16, -60)],
    "1": [(-14, -46), (4, -60), (4, 0)],
    "2": [(-20, -46), (-4, -60), (18, -54), (18, -36), (-20, 0), (22, 0)],
    "3": [(-18, -60), (20, -60), (0, -34), (20, -22), (14, 0), (-18, 0)],
    "4": [(10, 0), (10, -60), (-22, -18), (24, -18)],
    "5": [(20, -60), (-16, -60), (-18, -34), (12, -36), (22, -18), (10, 0), (-18, 0)],
    "6": [(14, -60), (-12, -40), (-20, -14), (-8, 0), (14, 0), (20, -16), (10, -30), (-16, -24)],
    "7": [(-22, -60), (22, -60), (-4, 0)],
    "8": [(0, -32), (-18, -46), (0, -60), (18, -46), (0, -32), (-22, -14), (0, 0), (22, -14), (0, -32)],
    "9": [(18, -40), (0, -28), (-18, -42), (-4, -60), (18, -52), (16, -20), (-6, 0)],
}
"""Digits by the line of a pen, 60 high, standing at (0, 0): numbers are no lettering, they are read in any language."""


def digits(canvas: Canvas, number: str, x: float, y: float, size: float, colour: str) -> None:
    """A number in pen strokes about x, its foot at y; `size` 1 is 60 high. What is no digit is left out."""
    written = [digit for digit in number if digit in _STROKES]
    turned = -1.0 if canvas.mirrored else 1.0
    for place, digit in enumerate(written):
        with canvas.at(
            translate(x + turned * (place - (len(written) - 1) / 2) * 58 * size, y), scale(size * turned, size)
        ):
            canvas.stroke(polyline(_STROKES[digit]), colour, 13)


def _disc(canvas: Canvas, colour: str) -> None:
    canvas.fill(ellipse(0, 0, 86), colour, Shade(60, 0.3, 0.15), line="#fffaf0", width=9)


def cross_mark(canvas: Canvas, palette: Palette) -> None:
    """A red disc with a cross, 180 wide: no."""
    _disc(canvas, "#d9443a")
    for side in (-1, 1):
        canvas.stroke(polyline([(-36, side * 36), (36, -side * 36)]), "#fffaf0", 22)


def tick_mark(canvas: Canvas, palette: Palette) -> None:
    """A green disc with a tick, 180 wide: yes, or done."""
    _disc(canvas, "#4fa65f")
    canvas.stroke(polyline([(-42, 2), (-10, 36), (44, -34)]), "#fffaf0", 22)


def gold_star(canvas: Canvas, palette: Palette) -> None:
    """A gold star, 180 wide: well done."""
    canvas.fill(star(0, 6, 92, depth=0.5), "#f7c531", Shade(60, 0.35, 0.2), line="#f7c531", width=12)
    canvas.line([(-30, -14), (-10, -34)], "#fff3b8", 9)


def thumbs_up(canvas: Canvas, palette: Palette) -> None:
    """A fist with its thumb up, 150 wide."""
    skin, line = "#f3b45c", "#a8652a"
    canvas.fill(rectangle(-84, -14, 44, 92, 10), palette.accent, Shade(0, 0.35))
    thumb = blob([(-40, 0), (-10, -40), (-6, -92), (22, -92), (28, -40), (30, 4), (-20, 30)])
    canvas.fill(thumb, skin, Shade(60, 0.25), line=line, width=5)
    canvas.fill(rectangle(-40, -10, 70, 88, 16), skin, Shade(60, 0.3))
    for row in range(4):
        canvas.fill(rectangle(6, -18 + row * 25, 74 - abs(row - 1) * 7, 26, 13), skin, line=line, width=5)


def thumbs_down(canvas: Canvas, palette: Palette) -> None:
    """A fist with its thumb down, 150 wide."""
    with canvas.at(scale(1, -1)):
        thumbs_up(canvas, palette)


def scribble(canvas: Canvas, palette: Palette) -> None:
    """A tangle of a pen and a bolt, 190 wide: angry words."""
    tangle = [
        (-70, 10),
        (-40, -34),
        (-4, 24),
        (-44, 36),
        (-30, -40),
        (24, -46),
        (30, 30),
        (-10, 30),
        (10, -30),
        (66, 8),
    ]
    canvas.stroke(curve(tangle), "#3a2f4a", 11)
    bolt = [(60, -70), (34, -24), (54, -26), (36, 24), (88, -36), (66, -36), (86, -70)]
    canvas.fill(polygon(bolt), "#e0533f", line="#3a2f4a", width=4)
    canvas.fill(star(-72, -46, 26, 8, 0.5), "#e0533f")


def question(canvas: Canvas, palette: Palette) -> None:
    """A question mark, 150 high."""
    mark = bezier((-36, -36), ((-38, -98), (50, -98), (44, -38)), ((40, 0), (0, 0), (0, 34)))
    canvas.stroke(mark, "#fffaf0", 38)
    canvas.stroke(mark, _INK, 22)
    canvas.fill(ellipse(0, 72, 15), _INK, line="#fffaf0", width=8)


def exclamation(canvas: Canvas, palette: Palette) -> None:
    """An exclamation mark, 160 high: news."""
    canvas.fill(polygon([(-22, -84), (22, -84), (12, 30), (-12, 30)]), "#e0533f", line="#fffaf0", width=8)
    canvas.fill(ellipse(0, 66, 17), "#e0533f", line="#fffaf0", width=8)


def no_signal(canvas: Canvas, palette: Palette) -> None:
    """Three waves of a wireless net, crossed out, 200 wide."""
    for reach in (34, 68, 102):
        wave = bezier(
            (-reach, 62 - reach), ((-reach * 0.5, 26 - reach), (reach * 0.5, 26 - reach), (reach, 62 - reach))
        )
        canvas.stroke(wave, "#fffaf0", 30)
        canvas.stroke(wave, "#5f6a8a", 17)
    canvas.fill(ellipse(0, 68, 18), "#5f6a8a", line="#fffaf0", width=7)
    canvas.stroke(polyline([(-86, -72), (86, 84)]), "#d9443a", 19)


def scoreboard(canvas: Canvas, palette: Palette) -> None:
    """A board on two posts that shows a score; its numbers come from the event. 300 wide."""
    for x in (-110, 110):
        canvas.fill(rectangle(x - 9, -150, 18, 150, 3), "#6a6478", Shade(0, 0.35))
    canvas.fill(rectangle(-150, -330, 300, 190, 14), "#2f3a4a", Shade(90, 0.3), line="#c9b58a", width=9)
    for x in (-72, 72):
        canvas.fill(rectangle(x - 52, -300, 104, 130, 8), "#20262f")
    for y in (-256, -216):
        canvas.fill(ellipse(0, y, 8), "#f5c652")


def price_tag(canvas: Canvas, palette: Palette) -> None:
    """A price tag on a string, 150 wide."""
    canvas.fill(polygon([(-70, -90), (30, -90), (76, -46), (30, 0), (-70, 0)]), "#f7d774", Shade(60, 0.3))
    canvas.fill(ellipse(40, -46, 11), "#8a6a3a")
    canvas.line([(40, -46), (80, -100), (60, -130)], "#8a6a3a", 5)
    with canvas.at(translate(-26, -46), rotate(-8)):
        canvas.line([(-30, -10), (30, -10)], "#b0803a", 8)
        canvas.line([(-30, 12), (14, 12)], "#b0803a", 8)
