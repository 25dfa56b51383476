"""What an event leaves on a face or an arm: sunburn, foam, spots, tears, a sling. Head at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, drop, ellipse, heart, limb, rectangle, star
from persode.illustration.figure.poses import Pose

__all__ = ["FACE_MARKS", "draw_arm_cast", "draw_drips", "draw_leg_cast", "draw_sling"]


def draw_drips(canvas: Canvas) -> None:
    """Water that runs and drips from somebody who is soaked."""
    for x, y, size in (
        (-92, -20, 10),
        (-100, 60, 12),
        (-84, 150, 10),
        (94, 0, 11),
        (104, 84, 12),
        (86, 170, 10),
        (-20, -104, 9),
        (34, -100, 9),
    ):
        canvas.fill(drop(x, y, size), "#8fd0f0", Shade(60, 0.25), line="#5f9ac4", width=2.5)
    for x in (-58, -20, 22, 60):
        canvas.line([(x, -66), (x * 1.04, -38)], "#8fd0f0", 6)


def _sunburn(canvas: Canvas) -> None:
    canvas.fill(ellipse(0, 18, 68, 40), "#e8402f", opacity=0.36, blur=7)
    canvas.fill(ellipse(0, 24, 14, 11), "#e8402f", opacity=0.6, blur=2)


def _nosebleed(canvas: Canvas) -> None:
    canvas.line([(4, 28), (8, 40), (6, 58)], "#c4202c", 7)
    canvas.fill(drop(7, 76, 7), "#c4202c")


def _pimple(canvas: Canvas) -> None:
    canvas.fill(ellipse(3, 22, 14, 13), "#e0433f", Shade(60, 0.3), line="#a82a2a", width=2.5)
    canvas.fill(ellipse(0, 18, 4.5), "#fff3dc")


def _spots(canvas: Canvas) -> None:
    for x, y in ((-46, 20), (-30, 42), (-52, 40), (44, 22), (32, 44), (54, 38), (-8, -34), (18, -40), (0, 58)):
        canvas.fill(ellipse(x, y, 5.5), "#d9443a")


def _foam(canvas: Canvas) -> None:
    beard = [(-66, 22), (-40, 34), (0, 28), (40, 34), (66, 22), (58, 62), (30, 84), (0, 90), (-30, 84), (-58, 62)]
    canvas.fill(blob(beard), "#fffdf8", Shade(90, 0.25), line="#d5dfe6", width=3)
    canvas.line([(-14, 48), (0, 52), (14, 48)], "#8a3040", 5)


def _tears(canvas: Canvas) -> None:
    for x in (-30, 30):
        canvas.line([(x, 18), (x * 1.15, 40), (x * 1.2, 62)], "#8fd0f0", 8)
        canvas.fill(drop(x * 1.25, 84, 9), "#8fd0f0", Shade(60, 0.25), line="#5f9ac4", width=2)


def _black_eye(canvas: Canvas) -> None:
    canvas.fill(ellipse(27, 9, 25, 21), "#5a3a78", opacity=0.6, blur=4)


def _blush(canvas: Canvas) -> None:
    for x in (-45, 45):
        canvas.fill(ellipse(x, 30, 25, 17), "#e8404a", opacity=0.75, blur=3)
    canvas.stroke(curve([(74, -50), (84, -34), (78, -22)]), "#8fd0f0", 8)


def _tongue(canvas: Canvas) -> None:
    canvas.fill(rectangle(-12, 44, 24, 26, 12), "#e87a86", Shade(90, 0.3), line="#8a3040", width=3)


def _sore_eyes(canvas: Canvas) -> None:
    for x in (-27, 27):
        canvas.fill(ellipse(x, 8, 24, 20), "#e0402f", opacity=0.55, blur=5)
        canvas.fill(ellipse(x, 8, 17, 15), "#f0b49a")
        canvas.line([(x - 14, 4), (x, 11), (x + 14, 4)], "#3a2028", 5)
        canvas.line([(x - 12, 14), (x, 11), (x + 12, 14)], "#3a2028", 4)
        canvas.line([(x * 1.1, 22), (x * 1.25, 44), (x * 1.28, 60)], "#8fd0f0", 7)
        canvas.fill(drop(x * 1.3, 78, 9), "#8fd0f0", Shade(60, 0.25), line="#5f9ac4", width=2)


FACE_MARKS: dict[str, Callable[[Canvas], None]] = {
    "sunburn": _sunburn,
    "nosebleed": _nosebleed,
    "pimple": _pimple,
    "spots": _spots,
    "foam": _foam,
    "tears": _tears,
    "sore eyes": _sore_eyes,
    "black eye": _black_eye,
    "blush": _blush,
    "tongue": _tongue,
}
"""All marks by the name of their effect. A new one is one function and one line here."""


def draw_arm_cast(canvas: Canvas) -> None:
    """A plaster cast on the left forearm, signed with a heart, hung from a strap round the neck."""
    for start, end in (((-34, -322), (-62, -252)), ((38, -322), (-20, -256))):
        canvas.line([start, end], "#7f9fc4", 11)
    canvas.fill(limb([(-90, -240), (-8, -242)], 48, 40), "#fffdf6", Shade(90, 0.35), line="#cfc6ba", width=3.5)
    canvas.fill(heart(-52, -242, 10), "#d9506a")
    canvas.fill(star(-26, -242, 9), "#5f7fb0")


def draw_leg_cast(canvas: Canvas, pose: Pose) -> None:
    """A plaster cast from under the left knee to the toes."""
    if pose.legs is None:
        return
    knee, foot = pose.legs[0]
    shin = limb([(knee[0], knee[1] + 4), (foot[0], foot[1] - 4)], 58, 54, flat_start=True)
    canvas.fill(shin, "#fffdf6", Shade(0, 0.3), line="#cfc6ba", width=3.5)
    sole = blob([(foot[0] - 46, foot[1] + 6), (foot[0] - 40, foot[1] - 22), (foot[0], foot[1] - 30),
                 (foot[0] + 28, foot[1] - 20), (foot[0] + 28, foot[1] + 8), (foot[0], foot[1] + 12)])  # fmt: skip
    canvas.fill(sole, "#fffdf6", Shade(90, 0.3), line="#cfc6ba", width=3.5)
    canvas.fill(heart(knee[0] - 2, (knee[1] + foot[1]) / 2, 10), "#d9506a")


def draw_sling(canvas: Canvas) -> None:
    """A white sling that carries the left arm before the body."""
    canvas.line([(-50, -318), (-16, -262), (30, -236)], "#fffaf0", 15)
    canvas.line([(50, -318), (48, -280), (44, -240)], "#fffaf0", 15)
    cloth = [(-92, -262), (-40, -262), (52, -250), (62, -222), (40, -206), (-40, -204), (-90, -226)]
    canvas.fill(blob(cloth), "#fffaf0", Shade(90, 0.35), line="#d9cdbd", width=3)
