"""Faces: one function for each expression, glasses, and the lines of age. Head centre at (0, 0), 146 wide.

Lenses lie under the eyes and frames over them: a lens over an eye greys out what it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from persode.illustration.colour import mix, to_lab
from persode.illustration.engine.affine import Point, scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import bezier, drop, ellipse, polygon
from persode.illustration.figure.look import Colours, Look

__all__ = ["EXPRESSIONS", "draw_face"]

_BLUSH = {"joyful": 1.0, "love": 1.2, "content": 0.7, "angry": 1.5, "anxious": 0.2, "surprised": 0.8, "ill": 1.6}
_FRAME = "#3a2a38"
_OVER_FRAMES = 14.0
"""How much higher the brows of somebody with glasses are, so that they lie over the frames and not across."""
_OPEN_EYES = ("pleased", "sad", "angry", "reflective", "caring", "neutral")


@dataclass(frozen=True, slots=True)
class Face:
    """What an expression is drawn with: colours, where the pupils go, whether frames lie over it."""

    colours: Colours
    glance: tuple[float, float] = (0.0, 0.0)
    glasses: bool = False


def draw_face(
    canvas: Canvas, colours: Colours, look: Look, expression: str, gaze: tuple[float, float] = (0.0, 0.0)
) -> None:
    """The face of one person with an expression (`EXPRESSIONS`; an unknown one is neutral).

    `gaze` is where the person looks, from -1 to 1 rightward and downward; (0, 0) is at the reader. A head that turns
    takes its whole face along, the nose most.
    """
    face = Face(colours, (gaze[0] * 4.6, gaze[1] * 3.4), look.glasses)
    with canvas.at(translate(gaze[0] * 11, gaze[1] * 5)):
        _draw_features(canvas, face, look, expression, gaze)


def _draw_features(canvas: Canvas, face: Face, look: Look, expression: str, gaze: tuple[float, float]) -> None:
    colours = face.colours
    for x in (-45, 45):
        blush = min(0.9, 0.5 * _BLUSH.get(expression, 0.6))
        canvas.fill(ellipse(x * (1 - abs(gaze[0]) * 0.08), 30, 19, 13), colours.blush, opacity=blush, blur=4)
    way = -1 if gaze[0] < -0.3 else 1
    nose = bezier((-3, 16), ((5, 22), (6, 27), (-3, 28)))
    with canvas.at(translate(gaze[0] * 5, 0), scale(way, 1)):
        canvas.stroke(nose, colours.skin_line, 3.4)
    if look.glasses:
        for x in (-28, 28):
            canvas.fill(ellipse(x, 9, 25, 24), "#ffffff", opacity=0.34)
    elif to_lab(colours.skin)[0] < 0.55 and expression in _OPEN_EYES:
        for x in (-27, 27):
            canvas.fill(ellipse(x, 9, 15, 14), mix(colours.skin, "#f3cfae", 0.30), opacity=0.8)
    EXPRESSIONS.get(expression, _neutral)(canvas, face)
    if look.age >= 45:
        _lines(canvas, colours, deep=look.age >= 60)
    if look.beard:
        _beard(canvas, colours)
    if look.glasses:
        _glasses(canvas)


def _eyes(canvas: Canvas, face: Face, y: float = 8, x: float = 26) -> None:
    dx, dy = face.glance
    for centre in (-x, x):
        canvas.fill(ellipse(centre + dx, y + dy, 7.6, 9), face.colours.ink)
        canvas.fill(ellipse(centre + dx + 2.4, y + dy - 3, 2.5), "#ffffff")


def _wide_eyes(canvas: Canvas, face: Face, y: float, white: tuple[float, float], pupil: tuple[float, float]) -> None:
    """Eyes torn open: a lid above and hardly a line below, for a dark ring around white reads as spectacles."""
    dx, dy = face.glance
    for x in (-27, 27):
        wide, tall = white
        rim = mix(face.colours.skin, face.colours.skin_line, 0.45)
        canvas.fill(ellipse(x, y, wide, tall), "#fffdf6", line=rim, width=1.8)
        lid = bezier((x - wide, y - tall * 0.3), ((x - wide * 0.7, y - tall * 1.3), (x + wide * 0.7, y - tall * 1.3),
                     (x + wide, y - tall * 0.3)))  # fmt: skip
        canvas.stroke(lid, face.colours.ink, 4.2)
        canvas.fill(ellipse(x + dx, y + 1 + dy, *pupil), face.colours.ink)
        canvas.fill(ellipse(x + dx + 2.6, y + dy - 3, 2.6), "#ffffff")


def _closed_eyes(canvas: Canvas, face: Face, *, smiling: bool, width: float = 5) -> None:
    for x in (-27, 27):
        lid = (
            bezier((x - 13, 12), ((x - 9, -5), (x + 9, -5), (x + 13, 12)))
            if smiling
            else bezier((x - 13, 8), ((x - 8, 19), (x + 8, 19), (x + 13, 8)))
        )
        canvas.stroke(lid, face.colours.ink, width)


def _brows(canvas: Canvas, face: Face, points: Sequence[Point], width: float = 6) -> None:
    lift = _OVER_FRAMES if face.glasses else 0.0
    canvas.line([(x, y - lift) for x, y in points], face.colours.brow, width)
    canvas.line([(-x, y - lift) for x, y in points], face.colours.brow, width)


def _mouth(canvas: Canvas, face: Face, path: Path, width: float = 4.5) -> None:
    canvas.stroke(path, face.colours.ink, width)


def _open_mouth(canvas: Canvas, face: Face, size: float = 1.0) -> None:
    half, deep = 23 * size, 28 * size
    canvas.fill(
        bezier(
            (-half, 34), ((-8, 38), (8, 38), (half, 34)), ((half - 2, 34 + deep), (2 - half, 34 + deep), (-half, 34)),
            closed=True,
        ),
        face.colours.lip, line=face.colours.ink, width=3.2,
    )  # fmt: skip
    canvas.fill(ellipse(0, 34 + deep * 0.6, half * 0.48, 5.5 * size), "#f2858a")
    teeth = bezier(
        (-half + 5, 36.5), ((-6, 39.5), (6, 39.5), (half - 5, 36.5)), ((half - 8, 43), (8 - half, 43), (5 - half, 36.5))
    )
    canvas.fill(teeth, "#fffaf0")


def _joyful(canvas: Canvas, face: Face) -> None:
    _closed_eyes(canvas, face, smiling=True, width=6)
    _brows(canvas, face, [(-40, -20), (-28, -27), (-14, -23)])
    _open_mouth(canvas, face)


def _content(canvas: Canvas, face: Face) -> None:
    _closed_eyes(canvas, face, smiling=False)
    _brows(canvas, face, [(-40, -14), (-28, -19), (-15, -16)], 5)
    _mouth(canvas, face, bezier((-14, 38), ((-8, 49), (8, 49), (14, 38))))


def _pleased(canvas: Canvas, face: Face) -> None:
    _eyes(canvas, face)
    _brows(canvas, face, [(-40, -16), (-28, -23), (-15, -19)], 5.5)
    _open_mouth(canvas, face, 0.72)


def _love(canvas: Canvas, face: Face) -> None:
    _closed_eyes(canvas, face, smiling=True, width=5.5)
    _brows(canvas, face, [(-40, -18), (-28, -24), (-14, -20)], 5)
    _mouth(canvas, face, bezier((-15, 38), ((-9, 49), (9, 49), (15, 38))))


def _sad(canvas: Canvas, face: Face) -> None:
    _eyes(canvas, face, 13)
    _brows(canvas, face, [(-43, -9), (-29, -19), (-14, -27)], 6.5)
    _mouth(canvas, face, bezier((-14, 50), ((-8, 38), (8, 38), (14, 50))), 5)
    canvas.fill(drop(34, 38, 9.5), "#7cc6f5", opacity=0.97)
    canvas.fill(ellipse(31, 40, 2.6), "#ffffff")


def _grieving(canvas: Canvas, face: Face) -> None:
    _closed_eyes(canvas, face, smiling=False)
    _brows(canvas, face, [(-42, -6), (-28, -16), (-14, -23)], 6)
    _mouth(canvas, face, bezier((-11, 47), ((-6, 40), (6, 40), (11, 47))))
    canvas.fill(drop(33, 40, 9), "#8fd0f5", opacity=0.97)


def _angry(canvas: Canvas, face: Face) -> None:
    _eyes(canvas, face, 12)
    _brows(canvas, face, [(-46, -15), (-30, -9), (-11, 5)], 8.5)
    canvas.line([(-6, -13), (-3, -4)], face.colours.skin_line, 3)
    canvas.line([(6, -13), (3, -4)], face.colours.skin_line, 3)
    teeth = bezier((-20, 48), ((-18, 36), (18, 34), (20, 46)), ((14, 52), (-14, 55), (-20, 48)), closed=True)
    canvas.fill(teeth, "#fffaf0", line=face.colours.ink, width=3.4)
    for x in (-9, 1, 11):
        canvas.line([(x, 39.5), (x, 51)], face.colours.ink, 2.2)


def _anxious(canvas: Canvas, face: Face) -> None:
    _wide_eyes(canvas, face, 8, (14.5, 17), (6, 7))
    _brows(canvas, face, [(-42, -22), (-30, -30), (-16, -36)], 5.5)
    canvas.line([(-17, 46), (-10, 40), (-3, 46), (4, 40), (11, 46), (17, 41)], face.colours.ink, 4.4)
    canvas.fill(drop(58, -14, 9), "#a8e0f5")


def _reflective(canvas: Canvas, face: Face) -> None:
    _eyes(canvas, face, 10)
    _brows(canvas, face, [(-41, -15), (-28, -21), (-14, -24)], 5.5)
    _mouth(canvas, face, bezier((-10, 43), ((-4, 44.5), (4, 44.5), (10, 43))))


def _caring(canvas: Canvas, face: Face) -> None:
    """Sympathy: inner ends of the brows up, open eyes, a small mouth that neither laughs nor sulks."""
    _eyes(canvas, face, 9)
    _brows(canvas, face, [(-42, -12), (-29, -21), (-14, -29)], 5.5)
    _mouth(canvas, face, bezier((-10, 46), ((-5, 41), (5, 41), (10, 46))))


def _thrilled(canvas: Canvas, face: Face) -> None:
    """Surprise that is a joy: eyes torn open over an open laugh."""
    _wide_eyes(canvas, face, 6, (14, 16), (8.4, 10))
    _brows(canvas, face, [(-42, -22), (-28, -33), (-13, -28)], 5.5)
    _open_mouth(canvas, face)


def _surprised(canvas: Canvas, face: Face) -> None:
    _wide_eyes(canvas, face, 6, (14, 17), (8.4, 10))
    _brows(canvas, face, [(-42, -24), (-28, -35), (-13, -30)], 5.5)
    canvas.fill(ellipse(0, 47, 10, 13), face.colours.lip, line=face.colours.ink, width=3.2)
    canvas.fill(ellipse(0, 53, 6, 5), "#f2858a")


def _tired(canvas: Canvas, face: Face) -> None:
    _heavy_lids(canvas, face)
    _mouth(canvas, face, bezier((-11, 45), ((-4, 42), (5, 42), (11, 45))))


def _heavy_lids(canvas: Canvas, face: Face) -> None:
    """Eyes half shut: the lower half of each under the line of its lid, shadows below."""
    for x in (-26, 26):
        eye = x + face.glance[0] * 0.6
        half = bezier((eye - 8, 11), ((eye - 8, 23), (eye + 8, 23), (eye + 8, 11)), closed=True)
        canvas.fill(half, face.colours.ink)
        canvas.line([(x - 13, 12), (x, 9.5), (x + 13, 12)], face.colours.ink, 4.6)
        canvas.line([(x - 9, 28), (x, 31), (x + 9, 28)], face.colours.skin_line, 2.8)
    _brows(canvas, face, [(-40, -9), (-28, -13), (-14, -13)], 5)


def _asleep(canvas: Canvas, face: Face) -> None:
    _closed_eyes(canvas, face, smiling=False)
    _brows(canvas, face, [(-40, -12), (-28, -16), (-15, -14)], 5)
    canvas.fill(ellipse(2, 45, 6.5, 6), face.colours.lip, line=face.colours.ink, width=2.8)


def _ill(canvas: Canvas, face: Face) -> None:
    _heavy_lids(canvas, face)
    _mouth(canvas, face, bezier((-10, 49), ((-6, 42), (6, 42), (10, 49))), 4.2)


def _neutral(canvas: Canvas, face: Face) -> None:
    _eyes(canvas, face)
    _brows(canvas, face, [(-40, -14), (-28, -20), (-15, -17)], 5.5)
    _mouth(canvas, face, bezier((-11, 42), ((-5, 46), (5, 46), (11, 42))), 4.4)


EXPRESSIONS: dict[str, Callable[[Canvas, Face], None]] = {
    "joyful": _joyful,
    "pleased": _pleased,
    "content": _content,
    "love": _love,
    "sad": _sad,
    "grieving": _grieving,
    "angry": _angry,
    "anxious": _anxious,
    "reflective": _reflective,
    "caring": _caring,
    "thrilled": _thrilled,
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
