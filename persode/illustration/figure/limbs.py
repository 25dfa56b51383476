"""Arms, hands, legs and shoes."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import Point, rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, limb, rectangle, shape
from persode.illustration.figure.clothes import Cut
from persode.illustration.figure.look import Colours
from persode.illustration.figure.poses import Pose

__all__ = ["draw_arm", "draw_leg", "draw_shoe"]


def draw_arm(canvas: Canvas, pose: Pose, colours: Colours, cut: Cut, side: int) -> None:
    """One arm (side -1 left, 1 right) from the shoulder to the hand."""
    elbow, wrist = pose.arms[0 if side < 0 else 1]
    shoulder: Point = (side * 56, -304)
    dx, dy = wrist[0] - elbow[0], wrist[1] - elbow[1]
    length = math.hypot(dx, dy) or 1.0
    dx, dy = dx / length, dy / length
    _hand(canvas, pose, colours, side, wrist, (dx, dy))

    start, end = cut.sleeve
    cloth = colours.skin if cut.bare_arms else colours.top
    raised = wrist[1] < elbow[1]
    canvas.fill(ellipse(elbow[0] * 0.985, elbow[1] + (1 if raised else -3), (start + end) / 4.1), cloth)
    level = abs(wrist[1] - shoulder[1]) < 60
    dark_side = 90 if level else (180 if side < 0 else 0)
    sleeve = limb([shoulder, elbow, wrist], start, end, flat_end=True)
    canvas.fill(sleeve, cloth, Shade(dark_side, 0.5, 0.18, 0.7))
    if cut.cuffs:
        colour = colours.second if cut.cuffs == "second" else tone(colours.top, -0.06)
        cuff = [(wrist[0] - dx * 10, wrist[1] - dy * 10), (wrist[0] + dx * 3, wrist[1] + dy * 3)]
        canvas.fill(limb(cuff, end - 2, end - 5, flat_start=True, flat_end=True), colour)
    if cut.stripe:
        stripe = [
            (shoulder[0] + side * 12, shoulder[1]),
            (elbow[0] + side * 8, elbow[1]),
            (wrist[0] + side * 6, wrist[1]),
        ]
        canvas.line(stripe, colours.second, 5)
    crease = [(elbow[0] - side * 6, elbow[1] - 5), (elbow[0] - side * 16, elbow[1] + 2)]
    canvas.line(crease, tone(cloth, -0.09), 3)


def _hand(canvas: Canvas, pose: Pose, colours: Colours, side: int, wrist: Point, way: Point) -> None:
    before_face = pose.hands_over_face and wrist[1] < -300
    x, y = wrist[0] + way[0] * 15, wrist[1] + way[1] * 15
    finger = mix(colours.skin, "#5a2020", 0.45)
    canvas.fill(limb([(wrist[0] - way[0] * 10, wrist[1] - way[1] * 10), (x, y)], 22, 26), colours.skin)
    if before_face:
        palm = ellipse(x, y, 19, 20)
        canvas.fill(palm, mix(colours.skin, "#8c3b2c", 0.07), Shade(60, 0.35, 0.1, 0.6), line=finger, width=2.6)
        for dx in (-7, 0, 7):
            canvas.line([(x + dx - side * 2, y - 17), (x + dx - side * 3, y - 5)], finger, 2.4)
        return
    if pose.fists:
        canvas.fill(ellipse(x, y, 17.5, 16.5), colours.skin, Shade(60, 0.35, 0.1, 0.6))
        for dx in (-6, 0, 6):
            canvas.line([(x + dx, y + 4), (x + dx, y + 10)], finger, 2.2)
        return
    with canvas.at(translate(x, y), rotate(math.degrees(math.atan2(-way[0], way[1])))):
        canvas.fill(limb([(-side * 9, -8), (-side * 16, 4)], 13, 9), colours.skin)
        mitten = [(-13, -12), (13, -12), (15.5, 2), (13, 13), (6, 16), (-5, 16), (-13, 13), (-15.5, 2)]
        canvas.fill(blob(mitten), colours.skin, Shade(60, 0.35, 0.1, 0.6))
        for dx in (-5, 4):
            canvas.line([(dx, 8), (dx, 15)], finger, 2.2)


def draw_leg(canvas: Canvas, pose: Pose, colours: Colours, cut: Cut, side: int, toward: int = 0) -> None:
    """One leg from the hip to the shoe; both shoes point `toward` one side (-1, 1) or outward (0)."""
    if pose.legs is None:
        return
    knee, foot = pose.legs[0 if side < 0 else 1]
    hip: Point = (side * 27, -178)
    colour = colours.skin if cut.bare_legs else colours.bottom
    start, end = cut.leg
    if pose.seated:
        colour = colours.top if cut.skirt else colour
        _seated_leg(canvas, (hip, knee, foot), (start, end), (colour, colours.skin if cut.bare_legs else colour))
    else:
        leg = limb([hip, knee, (foot[0], foot[1] - 6)], start, end, flat_end=True)
        canvas.fill(leg, colour, Shade(0 if side > 0 else 180, 0.5, 0.12, 0.7))
    if cut.cargo and not pose.seated:
        canvas.fill(rectangle(knee[0] + side * 8 - 16, knee[1] - 26, 32, 36, 6), tone(colour, 0.04), Shade(90, 0.35))
    if cut.stripe and not pose.seated:
        seam = [(hip[0] + side * 16, hip[1] + 20), (knee[0] + side * 18, knee[1]), (foot[0] + side * 15, foot[1] - 16)]
        canvas.line(seam, colours.second, 5)
    lifted = foot[1] < min(0.0, pose.hop) - 50 and not pose.seated
    way = toward or side
    if pose.seated:
        way = 1 if pose.legs[0][0][0] + pose.legs[1][0][0] > 0 else -1
    with canvas.at(translate(foot[0], foot[1] - 2), rotate(34 if lifted else 0), scale(1 if lifted else way, 1)):
        draw_shoe(canvas, colours, cut.shoe)


def _seated_leg(
    canvas: Canvas, bones: tuple[Point, Point, Point], widths: tuple[float, float], colours: tuple[str, str]
) -> None:
    """A shin that hangs from the edge of a seat, and a thigh over it that comes forward to a round knee."""
    hip, knee, foot = bones
    start, end = widths
    shin = limb([(knee[0], knee[1] - 4), (foot[0], foot[1] - 6)], start * 0.86, end, flat_end=True)
    canvas.fill(shin, colours[1], Shade(180, 0.5, 0.12, 0.7))
    thigh = limb([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 3), knee], start * 1.12, start)
    canvas.fill(thigh, colours[0], Shade(90, 0.4, 0.14, 0.7))


def draw_shoe(canvas: Canvas, colours: Colours, kind: str) -> None:
    """A shoe that points right, the ankle at (0, 0)."""
    upper = shape([(-20, 8), (-22, -14), (-6, -24), (10, -16)], [(10, -16), (30, -8), (36, 6), (34, 9)])
    canvas.fill(upper, colours.shoes, Shade(90, 0.45, 0.2, 0.6))
    if kind == "sneaker":
        canvas.fill(rectangle(-22, 2, 60, 10, 5), "#fff7ea", Shade(90, 0.35))
        laces = "#fff7ea" if colours.shoes != "#fffdf5" else "#d8cdbd"
        canvas.line([(-2, -12), (6, -16)], laces, 3)
        canvas.line([(4, -7), (12, -11)], laces, 3)
    elif kind == "boot":
        canvas.fill(rectangle(-22, -44, 32, 42, 8), colours.shoes, Shade(0, 0.4, 0.2))
        canvas.fill(rectangle(-22, 4, 60, 8, 4), tone(colours.shoes, -0.12))
    else:
        canvas.fill(rectangle(-22, 5, 58, 6, 3), tone(colours.shoes, -0.12))
