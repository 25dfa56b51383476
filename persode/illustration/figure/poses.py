"""Poses: where elbows, hands, knees and feet are. Hands and feet pull the reading of a mood as much as the face does.

Points are in the figure's units; left and right are the viewer's. The event stands at the right of the hero.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from persode.illustration.engine.affine import Point, apply, rotate

__all__ = ["POSES", "Pose", "gripping", "outward", "reaching", "turned_legs"]

Limb = tuple[Point, Point]
"""Elbow and hand, or knee and foot."""

_STAND_LEGS: tuple[Limb, Limb] = (((-32, -90), (-34, -8)), ((32, -90), (36, -8)))
_STILL_LEGS: tuple[Limb, Limb] = (((-28, -90), (-30, -8)), ((30, -90), (28, -8)))
_WIDE_LEGS: tuple[Limb, Limb] = (((-44, -92), (-56, -8)), ((42, -92), (54, -8)))
_DOWN_LEFT: Limb = ((-84, -250), (-78, -182))
_DOWN_RIGHT: Limb = ((84, -250), (78, -182))


@dataclass(frozen=True, slots=True)
class Pose:
    """Lean of the body and tilt of the head in degrees, limbs, `hop` off the ground, hands before the face or not."""

    arms: tuple[Limb, Limb] = (_DOWN_LEFT, _DOWN_RIGHT)
    legs: tuple[Limb, Limb] | None = _STAND_LEGS
    lean: float = 0
    tilt: float = 0
    hop: float = 0
    drop: float = 0
    hands_over_face: bool = False
    seated: bool = False
    fists: bool = False
    turn: float = 0
    """The whole figure turned about its middle, for someone in the air."""


POSES = {
    "stand": Pose(),
    "still": Pose(arms=(((-80, -246), (-70, -176)), ((80, -246), (70, -176))), legs=_STILL_LEGS, tilt=4),
    "cheer": Pose(
        arms=(((-112, -350), (-122, -440)), ((110, -352), (134, -436))),
        legs=(((-40, -92), (-44, -8)), ((40, -96), (60, -26))),
        lean=-2, tilt=-5, hop=26,
    ),
    "juggle": Pose(arms=(((-124, -300), (-126, -378)), ((124, -300), (126, -378))), legs=_WIDE_LEGS, tilt=-3),
    "high": Pose(
        arms=(((-112, -352), (-126, -438)), ((112, -356), (136, -448))),
        legs=(((-40, -92), (-44, -8)), ((38, -96), (54, -22))),
        lean=-3, tilt=-5, hop=16,
    ),
    "slump": Pose(
        arms=(((-70, -238), (-58, -166)), ((76, -240), (66, -168))), legs=_STILL_LEGS, lean=4, tilt=9, drop=6
    ),
    "fists": Pose(
        arms=(((-118, -250), (-74, -206)), ((116, -254), (82, -196))), legs=_WIDE_LEGS, lean=-3, tilt=-4, fists=True
    ),
    "cheeks": Pose(
        arms=(((-104, -262), (-62, -352)), ((104, -262), (62, -352))),
        legs=(((-24, -90), (-22, -8)), ((24, -90), (22, -8))),
        tilt=3, hands_over_face=True,
    ),
    "hold": Pose(arms=(((-92, -244), (-36, -222)), ((92, -244), (36, -222))), tilt=3),
    "wave": Pose(arms=(_DOWN_LEFT, ((112, -330), (128, -420))), lean=2, tilt=5),
    "reach": Pose(
        arms=(((-86, -244), (-66, -186)), ((108, -292), (166, -322))),
        legs=(((-34, -92), (-50, -8)), ((40, -92), (56, -8))),
        lean=6, tilt=4,
    ),
    "startle": Pose(
        arms=(((-110, -316), (-136, -378)), ((110, -316), (136, -378))),
        legs=(((-40, -92), (-52, -8)), ((40, -92), (52, -8))),
        lean=-4, tilt=-4, hop=8,
    ),
    "point": Pose(arms=(_DOWN_LEFT, ((106, -276), (158, -290))), lean=2, tilt=4),
    "leash": Pose(
        arms=(((-74, -240), (-66, -168)), ((92, -244), (104, -190))),
        legs=_STILL_LEGS, lean=3, tilt=9, drop=4,
    ),
    "umbrella": Pose(arms=(_DOWN_LEFT, ((92, -252), (80, -310))), legs=_STILL_LEGS),
    "drag": Pose(arms=(((-96, -322), (-118, -404)), ((92, -244), (104, -186))), lean=-2, tilt=-3),
    "think": Pose(arms=(((-88, -240), (-20, -214)), ((84, -238), (40, -330))), tilt=7, hands_over_face=True),
    "run": Pose(
        arms=(((-108, -268), (-66, -216)), ((104, -262), (120, -324))),
        legs=(((-58, -112), (-122, -72)), ((64, -128), (72, -26))),
        lean=9, tilt=-4, hop=12, fists=True,
    ),
    "walk": Pose(
        arms=(((-92, -246), (-98, -184)), ((86, -248), (96, -190))),
        legs=(((-36, -92), (-58, -10)), ((40, -94), (52, -8))),
        lean=3, tilt=3,
    ),
    "dance": Pose(
        arms=(((-116, -318), (-158, -380)), ((108, -270), (68, -216))),
        legs=(((-36, -92), (-30, -8)), ((62, -110), (40, -46))),
        lean=-6, tilt=8, hop=8,
    ),
    "hug": Pose(arms=(_DOWN_LEFT, ((110, -278), (160, -262))), lean=5, tilt=10),
    "phone": Pose(arms=(((-88, -246), (-60, -196)), ((106, -256), (84, -356))), tilt=5, hands_over_face=True),
    "guitar": Pose(arms=(((-112, -262), (-104, -226)), ((98, -236), (8, -196))), legs=_STAND_LEGS, lean=-2, tilt=7),
    "keys": Pose(arms=(((-70, -226), (24, -184)), ((108, -240), (136, -178))), legs=_STILL_LEGS, lean=5, tilt=6),
    "paint": Pose(arms=(((-92, -240), (-52, -206)), ((104, -272), (158, -306))), lean=2, tilt=4),
    "sit": Pose(
        arms=(((-86, -244), (-32, -206)), ((86, -244), (40, -204))),
        legs=(((30, -160), (22, -56)), ((100, -164), (94, -50))),
        tilt=4, seated=True,
    ),
    "rest": Pose(arms=(((-96, -244), (-48, -222)), ((96, -244), (48, -222))), legs=None, tilt=3),
    "type": Pose(arms=(((-94, -242), (-36, -220)), ((94, -242), (36, -220))), legs=None, lean=1, tilt=2),
    "chin": Pose(
        arms=(((-98, -226), (-56, -338)), ((96, -240), (40, -220))),
        legs=None, lean=-3, tilt=-10, hands_over_face=True,
    ),
    "desk": Pose(
        arms=(((-106, -248), (-62, -350)), ((106, -248), (62, -350))),
        legs=None, tilt=2, hands_over_face=True,
    ),
    "nap": Pose(arms=(((-104, -226), (-38, -194)), ((104, -226), (38, -194))), legs=None, lean=2, tilt=20, drop=62),
    "tuck": Pose(arms=(((-92, -242), (-62, -216)), ((92, -242), (62, -216))), legs=None, tilt=7),
    "swim": Pose(arms=(((-104, -268), (-146, -290)), ((104, -268), (146, -290))), legs=None, tilt=-3),
    "crouch": Pose(
        arms=(((-60, -230), (28, -172)), ((104, -246), (142, -176))),
        legs=(((-18, -110), (-84, -100)), ((74, -172), (70, -102))),
        lean=10, tilt=9, hop=-94,
    ),
    "kneel": Pose(
        arms=(((-66, -240), (70, -246)), ((108, -270), (150, -262))),
        legs=(((-18, -110), (-84, -100)), ((74, -172), (70, -102))),
        lean=3, tilt=-4, hop=-94,
    ),
    "lotus": Pose(
        arms=(((-98, -236), (-92, -168)), ((98, -236), (92, -168))),
        legs=(((-98, -142), (30, -132)), ((98, -142), (-30, -132))),
        hop=-122,
    ),
    "gaze": Pose(arms=(((-84, -246), (-46, -190)), ((84, -246), (46, -190))), legs=_STILL_LEGS, lean=-4, tilt=-13),
    "ears": Pose(
        arms=(((-124, -312), (-78, -392)), ((124, -312), (78, -392))),
        legs=_WIDE_LEGS, lean=2, tilt=5, hands_over_face=True,
    ),
    "throw": Pose(
        arms=(((-104, -296), (-150, -270)), ((112, -350), (84, -438))),
        legs=(((-46, -96), (-78, -10)), ((46, -94), (64, -8))),
        lean=-8, tilt=-2,
    ),
    "lift": Pose(
        arms=(((-112, -362), (-98, -446)), ((112, -362), (98, -446))), legs=_WIDE_LEGS, fists=True,
    ),
    "sweep": Pose(arms=(((-30, -232), (68, -258)), ((116, -254), (78, -204))), legs=_STAND_LEGS, lean=5, tilt=6),
    "violin": Pose(arms=(((-98, -262), (34, -286)), ((120, -262), (152, -300))), legs=_STAND_LEGS, lean=-2, tilt=10),
    "kite": Pose(arms=(((-96, -262), (-52, -236)), ((108, -330), (122, -398))), legs=_WIDE_LEGS, lean=-4, tilt=-8),
    "ride": Pose(
        arms=(((20, -262), (128, -222)), ((100, -264), (152, -222))),
        legs=(((78, -150), (48, -76)), ((66, -112), (44, -36))),
        lean=5, tilt=-2, hop=52,
    ),
    "fall": Pose(
        arms=(((-112, -338), (-128, -424)), ((112, -338), (128, -424))),
        legs=(((-70, -120), (-100, -50)), ((70, -128), (96, -62))),
        tilt=4, hop=150, turn=-24,
    ),
    "slip": Pose(
        arms=(((-108, -330), (-118, -410)), ((108, -300), (140, -346))),
        legs=(((10, -110), (60, -60)), ((70, -150), (128, -110))),
        tilt=-6, hop=-40, turn=-22,
    ),
    "pray": Pose(arms=(((-84, -226), (-8, -252)), ((84, -226), (8, -252))), legs=_STILL_LEGS, tilt=10),
    "drive": Pose(arms=(((-98, -262), (-52, -284)), ((98, -262), (52, -284))), legs=None),
    "give": Pose(arms=(((-70, -242), (60, -246)), ((112, -268), (150, -250))), lean=4, tilt=4),
    "take": Pose(arms=(((-60, -246), (76, -250)), ((112, -272), (148, -244))), lean=4, tilt=3),
    "push": Pose(
        arms=(((-50, -268), (96, -262)), ((112, -286), (164, -278))),
        legs=(((-62, -96), (-104, -8)), ((44, -92), (44, -8))),
        lean=15, tilt=2,
    ),
    "toddle": Pose(
        arms=(((-104, -300), (-142, -322)), ((104, -300), (146, -318))),
        legs=(((-44, -92), (-58, -14)), ((46, -96), (64, -26))),
        lean=6, tilt=-2,
    ),
    "groom": Pose(
        arms=(((-50, -268), (92, -300)), ((112, -292), (158, -318))), legs=_STILL_LEGS, lean=5, tilt=6,
    ),
    "bounce": Pose(
        arms=(((-112, -356), (-120, -440)), ((112, -356), (124, -438))),
        legs=(((-66, -140), (-40, -66)), ((66, -140), (48, -62))),
        tilt=-4, hop=78,
    ),
    "shake": Pose(arms=(_DOWN_LEFT, ((100, -252), (150, -232))), lean=3, tilt=4),
    "bow": Pose(arms=(((-84, -226), (-8, -246)), ((84, -226), (8, -246))), legs=_STILL_LEGS, lean=9, tilt=20, drop=14),
    "cry": Pose(
        arms=(((-104, -262), (-32, -372)), ((104, -262), (32, -372))),
        legs=_STILL_LEGS, lean=3, tilt=8, drop=6, hands_over_face=True,
    ),
    "facepalm": Pose(
        arms=(((-84, -244), (-70, -178)), ((102, -296), (36, -384))), legs=_STILL_LEGS, tilt=9, hands_over_face=True,
    ),
    "belly": Pose(arms=(((-104, -236), (-26, -206)), ((104, -236), (26, -206))), legs=_STILL_LEGS, lean=7, tilt=10),
    "crossed": Pose(arms=(((-98, -246), (30, -254)), ((98, -246), (-30, -236))), lean=-2, tilt=-6),
    "shrug": Pose(arms=(((-104, -244), (-150, -286)), ((104, -244), (150, -286))), tilt=8),
    "hands": Pose(arms=(_DOWN_LEFT, ((104, -238), (140, -188))), lean=3, tilt=7),
    "push-up": Pose(
        arms=(((-104, -268), (-132, -250)), ((-40, -262), (-116, -226))),
        legs=(((-30, -104), (-34, -48)), ((22, -104), (20, -48))),
        tilt=-14, hop=-104, drop=24, turn=76,
    ),
    "climb": Pose(
        arms=(((-104, -356), (-74, -446)), ((112, -330), (112, -408))),
        legs=(((-62, -128), (-70, -60)), ((60, -154), (84, -96))),
        tilt=-8, hop=70,
    ),
    "handstand": Pose(
        arms=(((-104, -352), (-92, -436)), ((104, -352), (92, -436))),
        legs=(((-40, -92), (-58, -20)), ((40, -92), (58, -20))),
        turn=180, hop=20,
    ),
    "address": Pose(arms=(_DOWN_LEFT, ((102, -238), (116, -280))), lean=1, tilt=3),
    "applaud": Pose(arms=(((-88, -236), (-6, -262)), ((90, -236), (12, -262))), lean=2, tilt=5),
    "accuse": Pose(
        arms=(((-116, -252), (-74, -206)), ((100, -272), (114, -306))),
        legs=(((-40, -92), (-56, -8)), ((44, -92), (60, -8))),
        lean=5, tilt=-2, fists=True,
    ),
    "rail": Pose(arms=(((-100, -248), (-54, -262)), ((100, -248), (54, -262))), legs=None, tilt=4),
    "haul": Pose(
        arms=(((-60, -230), (10, -176)), ((108, -270), (158, -262))),
        legs=(((-18, -110), (-84, -100)), ((74, -172), (70, -102))),
        lean=12, tilt=2, hop=-94,
    ),
    "drum": Pose(
        arms=(((-114, -246), (-106, -270)), ((114, -246), (106, -270))), legs=_STILL_LEGS, tilt=-4, fists=True
    ),
    "blow": Pose(arms=(((-30, -246), (38, -322)), ((116, -268), (102, -332))), tilt=-3, hands_over_face=True),
    "whistle": Pose(arms=(_DOWN_LEFT, ((106, -286), (24, -344))), tilt=-5, lean=-2, hands_over_face=True),
    "lie": Pose(
        arms=(((-80, -246), (-74, -182)), ((80, -246), (74, -182))),
        legs=(((-26, -92), (-32, -10)), ((26, -92), (30, -8))),
        hop=-158, tilt=6, turn=90,
    ),
    "wheel": Pose(
        arms=(((-112, -300), (-156, -330)), ((112, -292), (156, -296))),
        legs=(((-40, -104), (-30, -34)), ((46, -120), (34, -58))),
        lean=-2, tilt=-3, hop=78,
    ),
    "aloft": Pose(
        arms=(((-112, -340), (-126, -420)), ((112, -340), (126, -420))),
        legs=(((-34, -92), (-48, -10)), ((34, -92), (44, -8))),
        hop=-84, tilt=4, turn=90,
    ),
    "board": Pose(
        arms=(((-108, -296), (-150, -322)), ((108, -282), (152, -286))),
        legs=(((-52, -100), (-62, -14)), ((50, -96), (60, -14))),
        lean=-4, tilt=4, hop=34,
    ),
    "soar": Pose(
        arms=(((-98, -350), (-74, -432)), ((98, -350), (74, -432))),
        legs=(((-40, -110), (-48, -44)), ((44, -112), (60, -50))),
        tilt=4, hop=80,
    ),
    "mount": Pose(
        arms=(((30, -262), (104, -236)), ((104, -258), (118, -222))),
        legs=(((22, -128), (16, -66)), ((52, -128), (46, -64))),
        lean=2, tilt=-2, hop=62,
    ),
    "flip": Pose(arms=(_DOWN_LEFT, ((104, -246), (146, -262))), lean=2, tilt=-6),
    "leap": Pose(
        arms=(((-112, -356), (-116, -444)), ((112, -356), (116, -444))),
        legs=(((-66, -140), (-34, -64)), ((66, -140), (40, -60))), tilt=-4,
    ),
    "lean": Pose(
        arms=(((-86, -244), (-32, -206)), ((86, -244), (40, -204))),
        legs=(((30, -160), (22, -56)), ((100, -164), (94, -50))),
        lean=9, tilt=20, drop=30, seated=True,
    ),
    "leave": Pose(
        arms=(((-90, -246), (-92, -184)), ((86, -248), (94, -190))),
        legs=(((-36, -92), (-56, -10)), ((42, -94), (58, -8))),
        lean=4, tilt=6,
    ),
    "comfort": Pose(arms=(_DOWN_LEFT, ((104, -268), (150, -276))), legs=_STILL_LEGS, lean=4, tilt=7),
    "swing": Pose(
        arms=(((-112, -262), (-96, -330)), ((112, -262), (96, -330))),
        legs=(((34, -166), (66, -66)), ((98, -172), (136, -74))),
        lean=-7, tilt=-5, seated=True,
    ),
    "glide": Pose(
        arms=(((-116, -330), (-150, -404)), ((98, -258), (136, -222))),
        legs=(((56, -168), (144, -122)), ((98, -178), (188, -138))),
        lean=-8, tilt=-6, seated=True,
    ),
    "sledge": Pose(
        arms=(((-10, -240), (84, -214)), ((98, -258), (136, -222))),
        legs=(((56, -168), (144, -122)), ((98, -178), (188, -138))),
        lean=-8, tilt=-6, seated=True,
    ),
    "recline": Pose(arms=(((-120, -318), (-70, -388)), ((120, -318), (70, -388))), legs=None, lean=-12, tilt=-6),
    "splash": Pose(arms=(((-116, -330), (-150, -404)), ((116, -330), (150, -404))), legs=None, tilt=-5),
}  # fmt: skip
"""All poses by name."""


def gripping(pose: Pose, half_width: float, height: float = -222) -> Pose:
    """The pose with both hands at the sides of a thing held before the chest."""
    reach = max(26.0, min(84.0, half_width))
    elbow = 92 + max(0.0, reach - 60) * 0.3
    return replace(pose, arms=(((-elbow, -244), (-reach, height)), ((elbow, -244), (reach, height))))


_UPPER, _FORE = 68.0, 78.0
"""Lengths of an arm from the shoulder to the elbow and on to the wrist."""


def reaching(pose: Pose, side: int, target: Point, lean: float = 0.0) -> Pose:
    """The pose with one arm (side -1 left, 1 right) stretched toward a point, as far as the arm goes.

    `lean` in degrees is how far the upper body will be turned about the hips, which moves the point out of its axes.
    """
    x, y = apply(rotate(-lean, 0, -175), target)
    shoulder = (side * 56.0, -304.0)
    dx, dy = x - shoulder[0], y - shoulder[1]
    far = math.hypot(dx, dy) or 1.0
    share = min(1.0, (_UPPER + _FORE - 4) / far)
    hand = (shoulder[0] + dx * share, shoulder[1] + dy * share)
    span = far * share
    along = (span**2 + _UPPER**2 - _FORE**2) / (2 * span)
    out = math.sqrt(max(0.0, _UPPER**2 - along**2))
    ux, uy = dx / far, dy / far
    bend = 1 if side * ux >= 0 else -1
    elbow = (shoulder[0] + ux * along - side * bend * uy * out, shoulder[1] + uy * along + side * bend * ux * out)
    if elbow[1] < shoulder[1] + uy * along:  # elbows hang
        elbow = (shoulder[0] + ux * along + side * bend * uy * out, shoulder[1] + uy * along - side * bend * ux * out)
    arms = (pose.arms[0], (elbow, hand)) if side > 0 else ((elbow, hand), pose.arms[1])
    return replace(pose, arms=arms)


def outward(pose: Pose) -> Pose:
    """The pose with its arms changed over: who waves beside somebody waves with the hand that is away from them."""
    (left, right) = pose.arms
    return replace(pose, arms=(_mirrored(right), _mirrored(left)), lean=-pose.lean, tilt=-pose.tilt)


def turned_legs(pose: Pose) -> Pose:
    """The pose with its legs to the other side: two who sit side by side both turn theirs the same way."""
    if pose.legs is None:
        return pose
    return replace(pose, legs=(_mirrored(pose.legs[1]), _mirrored(pose.legs[0])))


def _mirrored(limb: Limb) -> Limb:
    (x1, y1), (x2, y2) = limb
    return (-x1, y1), (-x2, y2)
