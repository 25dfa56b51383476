"""Faces: one function for each expression, glasses, and the lines of age. Head centre at (0, 0), 146 wide.

Lenses lie under the eyes and frames over them: a lens over an eye greys out what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from persode.illustration.colour import mix, to_lab
from persode.illustration.engine.affine import Point
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import bezier, drop, ellipse, polygon
from persode.illustration.figure.look import Colours, Look

__all__ = ["EXPRESSIONS", "draw_face"]

_BLUSH = {"joyful": 1.0, "love": 1.2, "content": 0.7, "angry": 1.5, "anxious": 0.2, "surprised": 0.8, "ill": 1.6}
_FRAME = "#3a2a38"
_OPEN_EYES = ("pleased", "sad", "angry", "reflective", "neutral")


def draw_face(canvas: Canvas, colours: Colours, look: Look, expression: str) -> None:
    """The face of one person with an expression (`EXPRESSIONS`; an unknown one is neutral)."""
    for x in (-45, 45):
        blush = min(0.9, 0.5 * _BLUSH.get(expression, 0.6))
        canvas.fill(ellipse(x, 30, 19, 13), colours.blush, opacity=blush, blur=4)
    nose = bezier((-3, 16), ((5, 22), (6, 27), (-3, 28)))
    canvas.stroke(nose, colours.skin_line, 3.4)
    if look.glasses:
        for x in (-28, 28):
            canvas.fill(ellipse(x, 9, 25, 24), "#ffffff", opacity=0.34)
    elif to_lab(colours.skin)[0] < 0.55 and expression in _OPEN_EYES:
        for x in (-27, 27):
            canvas.fill(ellipse(x, 9, 15, 14), mix(colours.skin, "#f3cfae", 0.30), opacity=0.8)
    EXPRESSIONS.get(expression, _neutral)(canvas, colours)
    if look.age >= 45:
        _lines(canvas, colours, deep=look.age >= 60)
    if look.beard:
        _beard(canvas, colours)
    if look.glasses:
        _glasses(canvas)


def _eyes(canvas: Canvas, colours: Colours, y: float = 8, x: float = 26, look_aside: float = 0) -> None:
    for centre in (-x, x):
        canvas.fill(ellipse(centre + look_aside, y, 7.6, 9), colours.ink)
        canvas.fill(ellipse(centre + look_aside + 2.4, y - 3, 2.5), "#ffffff")


def _wide_eyes(
    canvas: Canvas, colours: Colours, y: float, white: tuple[float, float], pupil: tuple[float, float]
) -> None:
    for x in (-27, 27):
        canvas.fill(ellipse(x, y, *white), "#fffdf6", line=colours.ink, width=3.2)
        canvas.fill(ellipse(x, y + 1, *pupil), colours.ink)
        canvas.fill(ellipse(x + 2.6, y - 3, 2.3), "#ffffff")


def _closed_eyes(canvas: Canvas, colours: Colours, *, smiling: bool, width: float = 5) -> None:
    for x in (-27, 27):
        lid = (
            bezier((x - 13, 12), ((x - 9, -5), (x + 9, -5), (x + 13, 12)))
            if smiling
            else bezier((x - 13, 8), ((x - 8, 19), (x + 8, 19), (x + 13, 8)))
        )
        canvas.stroke(lid, colours.ink, width)


def _brows(canvas: Canvas, colours: Colours, points: Sequence[Point], width: float = 6) -> None:
    canvas.line(points, colours.brow, width)
    canvas.line([(-x, y) for x, y in points], colours.brow, width)


def _mouth(canvas: Canvas, colours: Colours, path: Path, width: float = 4.5) -> None:
    canvas.stroke(path, colours.ink, width)


def _open_mouth(canvas: Canvas, colours: Colours, size: float = 1.0) -> None:
    half, deep = 23 * size, 28 * size
    canvas.fill(
        bezier(
            (-half, 34), ((-8, 38), (8, 38), (half, 34)), ((half - 2, 34 + deep), (2 - half, 34 + deep), (-half, 34)),
            closed=True,
        ),
        colours.lip, line=colours.ink, width=3.2,
    )  # fmt: skip
    canvas.fill(ellipse(0, 34 + deep * 0.6, half * 0.48, 5.5 * size), "#f2858a")
    teeth = bezier(
        (-half + 5, 36.5), ((-6, 39.5), (6, 39.5), (half - 5, 36.5)), ((half - 8, 43), (8 - half, 43), (5 - half, 36.5))
    )
    canvas.fill(teeth, "#fffaf0")


def _joyful(canvas: Canvas, colours: Colours) -> None:
    _closed_eyes(canvas, colours, smiling=True, width=6)
    _brows(canvas, colours, [(-40, -20), (-28, -27), (-14, -23)])
    _open_mouth(canvas, colours)


def _content(canvas: Canvas, colours: Colours) -> None:
    _closed_eyes(canvas, colours, smiling=False)
    _brows(canvas, colours, [(-40, -14), (-28, -19), (-15, -16)], 5)
    _mouth(canvas, colours, bezier((-14, 38), ((-8, 49), (8, 49), (14, 38))))


def _pleased(canvas: Canvas, colours: Colours) -> None:
    _eyes(canvas, colours)
    _brows(canvas, colours, [(-40, -16), (-28, -23), (-15, -19)], 5.5)
    _open_mouth(canvas, colours, 0.72)


def _love(canvas: Canvas, colours: Colours) -> None:
    _closed_eyes(canvas, colours, smiling=True, width=5.5)
    _brows(canvas, colours, [(-40, -18), (-28, -24), (-14, -20)], 5)
    _mouth(canvas, colours, bezier((-15, 38), ((-9, 49), (9, 49), (15, 38))))


def _sad(canvas: Canvas, colours: Colours) -> None:
    _eyes(canvas, colours, 13)
    for side in (-1, 1):
        canvas.line([(side * 38, 4), (side * 26, 3), (side * 14, 7)], colours.skin_line, 4)
    _brows(canvas, colours, [(-42, -7), (-28, -17), (-14, -24)], 6.5)
    _mouth(canvas, colours, bezier((-14, 50), ((-8, 38), (8, 38), (14, 50))), 5)
    canvas.fill(drop(34, 38, 9.5), "#7cc6f5", opacity=0.97)
    canvas.fill(ellipse(31, 40, 2.6), "#ffffff")


def _grieving(canvas: Canvas, colours: Colours) -> None:
    _closed_eyes(canvas, colours, smiling=False)
    _brows(canvas, colours, [(-42, -6), (-28, -16), (-14, -23)], 6)
    _mouth(canvas, colours, bezier((-11, 47), ((-6, 40), (6, 40), (11, 47))))
    canvas.fill(drop(33, 40, 9), "#8fd0f5", opacity=0.97)


def _angry(canvas: Canvas, colours: Colours) -> None:
    _eyes(canvas, colours, 12)
    _brows(canvas, colours, [(-46, -15), (-30, -9), (-11, 5)], 8.5)
    canvas.line([(-6, -13), (-3, -4)], colours.skin_line, 3)
    canvas.line([(6, -13), (3, -4)], colours.skin_line, 3)
    teeth = bezier((-20, 48), ((-18, 36), (18, 34), (20, 46)), ((14, 52), (-14, 55), (-20, 48)), closed=True)
    canvas.fill(teeth, "#fffaf0", line=colours.ink, width=3.4)
    for x in (-9, 1, 11):
        canvas.line([(x, 39.5), (x, 51)], colours.ink, 2.2)


def _anxious(canvas: Canvas, colours: Colours) -> None:
    _wide_eyes(canvas, colours, 8, (16, 18), (5.2, 6))
    _brows(canvas, colours, [(-42, -22), (-30, -30), (-16, -36)], 5.5)
    canvas.line([(-17, 46), (-10, 40), (-3, 46), (4, 40), (11, 46), (17, 41)], colours.ink, 4.4)
    canvas.fill(drop(58, -14, 9), "#a8e0f5")


def _reflective(canvas: Canvas, colours: Colours) -> None:
    _eyes(canvas, colours, 11, look_aside=3)
    for x in (-26, 26):
        canvas.line([(x - 12, 4), (x, 0), (x + 12, 3)], colours.skin_line, 4)
    _brows(canvas, colours, [(-41, -14), (-28, -19), (-15, -21)], 5.5)
    _mouth(canvas, colours, bezier((-10, 43), ((-4, 45), (5, 45), (11, 41))))


def _surprised(canvas: Canvas, colours: Colours) -> None:
    _wide_eyes(canvas, colours, 6, (15, 17), (8, 9.5))
    _brows(canvas, colours, [(-42, -24), (-28, -35), (-13, -30)], 5.5)
    canvas.fill(ellipse(0, 47, 10, 13), colours.lip, line=colours.ink, width=3.2)
    canvas.fill(ellipse(0, 53, 6, 5), "#f2858a")


def _tired(canvas: Canvas, colours: Colours) -> None:
    for x in (-26, 26):
        canvas.fill(ellipse(x, 12, 7.4, 8.6), colours.ink)
        canvas.fill(polygon([(x - 14, 0), (x + 14, 0), (x + 14, 11), (x - 14, 11)]), colours.skin)
        canvas.line([(x - 13, 11), (x, 12), (x + 13, 11)], colours.ink, 4.4)
        canvas.line([(x - 9, 26), (x, 29), (x + 9, 26)], colours.skin_line, 2.8)
    _brows(canvas, colours, [(-40, -9), (-28, -13), (-14, -13)], 5)
    _mouth(canvas, colours, bezier((-11, 45), ((-4, 42), (5, 42), (11, 45))))


def _asleep(canvas: Canvas, colours: Colours) -> None:
    _closed_eyes(canvas, colours, smiling=False)
    _brows(canvas, colours, [(-40, -12), (-28, -16), (-15, -14)], 5)
    canvas.fill(ellipse(2, 45, 6.5, 6), colours.lip, line=colours.ink, width=2.8)


def _ill(canvas: Canvas, colours: Colours) -> None:
    _tired(canvas, colours)
    canvas.line([(-12, 44), (-6, 48), (0, 44), (6, 48), (12, 44)], colours.ink, 4)


def _neutral(canvas: Canvas, colours: Colours) -> None:
    _eyes(canvas, colours)
    _brows(canvas, colours, [(-40, -14), (-28, -20), (-15, -17)], 5.5)
    _mouth(canvas, colours, bezier((-11, 42), ((-5, 46), (5, 46), (11, 42))), 4.4)


EXPRESSIONS: dict[str, Callable[[Canvas, Colours], None]] = {
    "joyful": _joyful,
    "pleased": _pleased,
    "content": _content,
    "love": _love,
    "sad": _sad,
    "grieving": _grieving,
    "angry": _angry,
    "anxious": _anxious,
    "reflective": _reflective,
    "surprised": _surprised,
    "tired": _tired,
    "asleep": _asleep,
    "ill": _ill,
    "neutral": _neutral,
}
"""The eight feelings, and what an event adds to them."""


def _lines(canvas: Canvas, colours: Colours, *, deep: bool) -> None:
    """Crow's feet and smile lines from 45 on; brow lines and folds under the eyes from 60 on."""
    line = colours.skin_line if not deep else mix(colours.skin_line, colours.skin, 0.15)
    for side in (-1, 1):
        canvas.line([(side * 46, 12), (side * 54, 8)], line, 2.4)
        canvas.line([(side * 46, 17), (side * 55, 17)], line, 2.4)
        canvas.line([(side * 25, 30), (side * 30, 37), (side * 29, 45)], line, 2.6)
        if deep:
            canvas.line([(side * 36, 26), (side * 26, 29), (side * 17, 26)], line, 2.4)
    if deep:
        canvas.line([(-24, -34), (0, -38), (24, -34)], line, 2.4, opacity=0.8)
        canvas.line([(-18, -43), (0, -46), (18, -43)], line, 2.4, opacity=0.7)


def _beard(canvas: Canvas, colours: Colours) -> None:
    outer = [(-68, 22), (-64, 58), (-36, 88), (0, 96), (36, 88), (64, 58), (68, 22)]
    inner = [(54, 34), (34, 36), (26, 56), (0, 63), (-26, 56), (-34, 36), (-54, 34)]
    points = outer + inner
    canvas.fill(polygon(points), colours.hair, line=colours.hair, width=6)
    for side in (-1, 1):
        moustache = bezier(
            (0, 31), ((side * 8, 25), (side * 24, 27), (side * 32, 37)), ((side * 22, 38), (side * 8, 37), (0, 35))
        )
        canvas.fill(moustache, colours.hair)


def _glasses(canvas: Canvas) -> None:
    for x in (-28, 28):
        canvas.stroke(ellipse(x, 9, 25, 24), _FRAME, 5)
        canvas.line([(x - 17, 4), (x - 9, -9)], "#ffffff", 3.6, opacity=0.8)
    canvas.line([(-4, 6), (0, 3), (4, 6)], _FRAME, 5)
    canvas.line([(-53, 5), (-70, 0)], _FRAME, 4.5)
    canvas.line([(53, 5), (70, 0)], _FRAME, 4.5)
