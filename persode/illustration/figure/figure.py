"""A whole person: look, expression and pose put together, back to front."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace

from persode.illustration.colour import mix
from persode.illustration.engine.affine import Matrix, multiply, rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, limb, polyline, rectangle, shape
from persode.illustration.figure.clothes import CUTS, Cut, draw_stains, draw_torso
from persode.illustration.figure.face import draw_face
from persode.illustration.figure.hair_back import HAIR_BACK
from persode.illustration.figure.hair_front import HAIR_FRONT
from persode.illustration.figure.limbs import draw_arm, draw_leg
from persode.illustration.figure.look import Colours, Look, age_group
from persode.illustration.figure.marks import FACE_MARKS, draw_arm_cast, draw_drips, draw_leg_cast, draw_sling
from persode.illustration.figure.poses import POSES, Pose

__all__ = ["Extras", "body_scale", "draw_figure", "draw_head"]

_GROWTH = {"baby": (0.50, 1.5), "child": (0.80, 1.16), "teen": (0.94, 1.04), "adult": (1.0, 1.0), "elder": (0.95, 1.02)}
"""Body scale and head scale by age."""

_LAP = rectangle(-260, -420, 520, 262, 0)
"""What of the clothes is seen above the thighs of somebody who sits."""

Drawing = Callable[[Canvas], None]


@dataclass(frozen=True, slots=True)
class Extras:
    """What an event adds to a figure: things in the hands, at the face, behind; stains of a colour, water that drips;
    marks of a mood; a shadow.

    `injured` is "" or the part that is bandaged (`leg`, `arm`, `head`), with `plaster` in a cast; `on_face` names
    `FACE_MARKS`.
    """

    carried: Drawing | None = None
    behind: Drawing | None = None
    at_face: Drawing | None = None
    stain: str = ""
    soaked: bool = False
    injured: str = ""
    plaster: bool = False
    on_face: tuple[str, ...] = ()
    marks: bool = True
    shadow: bool = True
    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the person looks (see `draw_face`); head, shoulders and feet turn along."""


def body_scale(look: Look) -> float:
    """How tall the person is drawn beside an adult of 1."""
    return _GROWTH[age_group(look.age)][0]


def draw_figure(
    canvas: Canvas, look: Look, expression: str, pose: Pose = POSES["stand"], extras: Extras | None = None
) -> None:
    """A person with the feet at (0, 0)."""
    more = extras or Extras()
    colours = Colours.of(look)
    cut = CUTS.get(look.fashion, Cut())
    body, head_size = _GROWTH[age_group(look.age)]
    upper = rotate(pose.lean + more.gaze[0] * 1.6, 0, -175)
    head = multiply(upper, multiply(translate(0, -398 + pose.drop), rotate(pose.tilt, 0, 60)))
    head = multiply(head, scale(head_size))
    with canvas.layer("char"), canvas.at(scale(body)):
        if more.soaked:
            canvas.fill(ellipse(0, 6, 150, 22), "#8fc4e6", Shade(90, 0.2), opacity=0.9)
        if more.shadow:
            width = 130 if pose.seated or pose.hop < -60 else 92
            canvas.fill(ellipse(40 if pose.seated else 0, 2, width, 15), "#1c1430", opacity=0.30, blur=7)
        with canvas.at(translate(0, -pose.hop), rotate(pose.turn, 0, -230)):
            _body(canvas, look, colours, cut, pose, more, upper, head)
            with canvas.at(head):
                draw_head(canvas, look, colours, expression, more.gaze)
                with canvas.at(translate(more.gaze[0] * 11, more.gaze[1] * 5)):
                    if more.injured == "head":
                        _plaster(canvas)
                    for name in more.on_face:
                        FACE_MARKS[name](canvas)
                if more.soaked:
                    draw_drips(canvas)
                if more.marks:
                    _marks(canvas, expression)
            with canvas.at(upper):
                if more.at_face is not None:
                    with canvas.layer("prop"):
                        more.at_face(canvas)
                for side in (-1, 1):
                    if _is_before_head(pose, side):
                        draw_arm(canvas, pose, colours, cut, side)


def _body(
    canvas: Canvas, look: Look, colours: Colours, cut: Cut, pose: Pose, more: Extras, upper: Matrix, head: Matrix
) -> None:
    if more.injured == "arm":
        pose = replace(pose, arms=(((-92, -240), (-4, -242)), pose.arms[1]))
    if look.hair_style in HAIR_BACK:
        with canvas.at(head):
            HAIR_BACK[look.hair_style](canvas, colours.hair)
    if more.behind is not None:
        with canvas.at(upper):
            more.behind(canvas)
    if not pose.seated:
        for side in (-1, 1):
            draw_leg(canvas, pose, colours, cut, side, toward=round(more.gaze[0]))
    if more.injured == "leg" and pose.legs is not None and not pose.seated:
        if more.plaster:
            draw_leg_cast(canvas, pose)
        else:
            _bandage(canvas, pose)
    with canvas.at(upper):
        canvas.fill(limb([(0, -352), (0, -318)], 40, 46), mix(colours.skin, "#8c3b2c", 0.16))
        with canvas.clip(_LAP) if pose.seated else nullcontext():
            draw_torso(canvas, look.fashion, colours)
    if pose.seated:
        for side in (1, -1):
            draw_leg(canvas, pose, colours, cut, side)
    with canvas.at(upper):
        if more.stain:
            draw_stains(canvas, more.stain)
        if more.carried is not None:
            with canvas.layer("prop"):
                more.carried(canvas)
        for side in (-1, 1):
            if not _is_before_head(pose, side):
                draw_arm(canvas, pose, colours, cut, side)
        if more.injured == "arm":
            (draw_arm_cast if more.plaster else draw_sling)(canvas)


def _is_before_head(pose: Pose, side: int) -> bool:
    """Whether an arm is drawn after the head: raised hands would vanish behind hair."""
    return pose.arms[0 if side < 0 else 1][1][1] < (-300 if pose.hands_over_face else -340)


def draw_head(
    canvas: Canvas, look: Look, colours: Colours, expression: str, gaze: tuple[float, float] = (0.0, 0.0)
) -> None:
    """Ears, face and front hair about the head's centre; ears go back where the face turns to."""
    covered = look.hair_style == "headscarf"
    if not covered:
        canvas.fill(ellipse(-72 - gaze[0] * 4, 12, 13, 16), colours.skin, Shade(180, 0.4))
        canvas.fill(ellipse(72 - gaze[0] * 4, 12, 13, 16), colours.skin, Shade(0, 0.4))
    right = [(52, -56), (73, -4), (66, 38), (36, 68)]
    skull = [(0, -74), *right, (0, 76), *[(-x, y) for x, y in reversed(right)]]
    canvas.fill(blob(skull), colours.skin, Shade(62, 0.2, 0.10, 0.34))
    if look.hair_style not in ("bald", "buzz", "mohawk"):
        fringe = shape([(-66, -10), (-30, -30), (0, -34), (40, -22), (68, -6)], [(68, -20), (0, -70), (-66, -20)])
        canvas.fill(fringe, mix(colours.skin, "#8c3b2c", 0.35), opacity=0.45, blur=4)
    draw_face(canvas, colours, look, expression, gaze)
    HAIR_FRONT.get(look.hair_style, HAIR_FRONT["short"])(canvas, colours.hair)


def _bandage(canvas: Canvas, pose: Pose) -> None:
    """White turns around the left shin."""
    if pose.legs is None:
        return
    knee, foot = pose.legs[0]
    for step in range(4):
        share = 0.16 + step * 0.19
        x, y = knee[0] + (foot[0] - knee[0]) * share, knee[1] + (foot[1] - knee[1]) * share
        canvas.fill(rectangle(x - 29, y - 9, 58, 19, 8), "#fffaf0", Shade(0, 0.3), line="#d9cdbd", width=2)


def _plaster(canvas: Canvas) -> None:
    """A sticking plaster on the cheek."""
    with canvas.at(translate(-46, 34), rotate(24)):
        canvas.fill(rectangle(-21, -8, 42, 16, 7), "#f2cfa0", line="#c99a66", width=2)
        canvas.fill(rectangle(-7, -8, 14, 16, 2), "#fff3dc")


def _marks(canvas: Canvas, expression: str) -> None:
    """Small signs around the head: sparks for anger, rays for joy and surprise."""
    if expression == "angry":
        for side in (-1, 1):
            for turn in (28, 52, 76):
                spark = [(-4, -112), (7, -122), (-5, -132), (6, -146)]
                with canvas.at(translate(0, -6), rotate(side * turn)):
                    canvas.stroke(polyline(spark), "#c4303c", 6.5)
    elif expression in ("joyful", "surprised"):
        for degrees in (-150, -120, -60, -30):
            angle = math.radians(degrees)
            x, y = math.cos(angle), math.sin(angle)
            canvas.line([(134 * x, 134 * y - 12), (158 * x, 158 * y - 12)], "#fff7ea", 6, opacity=0.9)
