"""Where people and things stand, for a hero at the left; half of all pictures are mirrored as a whole."""

from __future__ import annotations

from dataclasses import dataclass, replace

from persode.illustration.figure.figure import body_scale
from persode.illustration.figure.look import Look
from persode.illustration.props import PROPS
from persode.illustration.scene import FLOATING, SceneSpec
from persode.illustration.seeds import layer_random

__all__ = [
    "HERO_SCALE",
    "TABLE_TOP",
    "Spot",
    "companion_spots",
    "ground_spots",
    "hero_box",
    "hero_spot",
    "is_mirrored",
    "stands_by",
    "stands_off",
]

HERO_SCALE = 1.24
TABLE_TOP = 792.0
"""Height of a table's upper side: what lies on it stands a little below."""

_WIDE = ("easel", "sand heap", "bicycle", "fishing rod", "watering can")
"""Things that need the room between two people."""


_REACHING = ("paint", "flip", "crouch", "kneel", "kite", "sweep", "violin", "throw", "ride", "run", "blow")
"""Poses with a hand or a thing where a companion would stand."""


_BESIDE = {
    "lie": (396.0, 950.0, 0.92), "ride": (300.0, 932.0, 1.0), "leave": (460.0, 900.0, 1.0),
    "give": (376.0, 926.0, 1.12), "take": (376.0, 926.0, 1.12), "push": (330.0, 926.0, 1.12),
    "groom": (276.0, 926.0, 1.12),
    "slip": (380.0, 926.0, 1.12), "throw": (456.0, 924.0, 1.08), "shake": (308.0, 926.0, 1.12),
    "kneel": (380.0, 932.0, 1.12), "dance": (396.0, 926.0, 1.1), "hands": (256.0, 926.0, 1.12),
    "hug": (226.0, 926.0, 1.12), "comfort": (226.0, 926.0, 1.12), "accuse": (416.0, 926.0, 1.12),
    "point": (382.0, 926.0, 1.12), "reach": (228.0, 924.0, 1.04), "address": (350.0, 926.0, 1.12),
}  # fmt: skip
"""How far off a companion stands when one of the two is in a pose, the foot, the size: the first that fits counts."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Feet and scale of a figure or thing."""

    x: float
    y: float
    scale: float = 1.0


SEATED = {
    "tractor": (Spot(720, 706, 0.66), Spot(610, 700, 0.6)),
    "motorbike": (Spot(420, 872, 1.0), Spot(560, 872, 1.0)),
    "pickup": (Spot(800, 842, 0.98), Spot(620, 838, 0.94)),
    "bathtub": (Spot(500, 936, 1.2), Spot(150, 924, 1.04)),
    "swing": (Spot(500, 922, 1.04), Spot(196, 930, 1.04)),
    "sledge": (Spot(548, 966, 1.04), Spot(404, 954, 1.0)),
    "hammock": (Spot(500, 1016, 1.12), Spot(150, 924, 1.04)),
    "wheelchair": (Spot(410, 980, 1.14), Spot(760, 926, 1.08)),
    "tree": (Spot(636, 624, 0.74), Spot(250, 936, 1.02)),
    "wall": (Spot(400, 672, 1.0), Spot(640, 664, 0.94)),
    "bales": (Spot(500, 790, 0.98), Spot(190, 936, 1.0)),
    "basket": (Spot(410, 960, 1.1), Spot(620, 954, 1.04)),
    "tent": (Spot(440, 960, 1.08), Spot(680, 954, 1.02)),
    "den": (Spot(500, 966, 1.04), Spot(720, 960, 0.98)),
    "chute": (Spot(610, 842, 0.84), Spot(150, 930, 1.0)),
    "box": (Spot(500, 930, 1.14), Spot(660, 936, 1.0)),
}
"""Where the hero and a companion are in each of the seats."""


def _seated(scene: SceneSpec) -> tuple[Spot, Spot] | None:
    """The spots in a seat of the scene, None if there is none."""
    if scene.staging != "vessel":
        return None
    return next((spots for name, spots in SEATED.items() if name in scene.effects), None)


def is_mirrored(scene: SceneSpec) -> bool:
    """Whether the hero stands at the right: a matter of the seed, but what was before is read first, at the left."""
    if scene.inset_kind == "before":
        return True
    return layer_random(scene.seed, "side").random() < 0.5


def hero_spot(scene: SceneSpec) -> Spot:
    """Where the hero stands."""
    present = [one for one in scene.companions if one.state != "thought"]
    beside = bool(present) or any(prop.state not in FLOATING for prop in scene.props)
    if scene.staging == "road":
        return Spot(266, 842, 1.2)
    if scene.staging == "water":
        return Spot(330 if scene.companions else 390, 1078, HERO_SCALE)
    if scene.staging == "table":
        return Spot(360, 1010 - _lift(scene.hero), HERO_SCALE)
    if scene.staging == "bed":
        return Spot(380, 1032 - _lift(scene.hero), HERO_SCALE)
    if scene.staging == "car":
        return Spot(400, 930 - _lift(scene.hero) * 0.6, 1.04)
    if scene.staging == "vessel" and "watching" in scene.effects:
        return Spot(176, 1052 if "dive" in scene.effects else 940, 1.06)
    if "dive" in scene.effects and scene.staging == "vessel":
        return Spot(430 if present else 540, 800, 1.06)
    seated = _seated(scene)
    if seated is not None:
        hero, lift = seated[0], _lift(scene.hero) if scene.pose in ("rail", "splash", "drive") else 0.0
        return replace(hero, y=hero.y - (lift or _sunk(scene.hero, hero)))
    if scene.staging == "vessel":
        return Spot(404 if present else 512, 1006 - _lift(scene.hero), 1.2)
    if scene.staging == "shore":
        return Spot(282, 944, HERO_SCALE)
    if scene.staging == "bedside":
        return Spot(250, 1004 - (1 - body_scale(scene.hero)) * 80, HERO_SCALE)
    if scene.staging == "seat":
        return Spot(340, 1004 - (1 - body_scale(scene.hero)) * 80, HERO_SCALE)
    if present and scene.pose == "bounce":
        return Spot(330, 860, 1.1)
    if present and _has_big(scene):
        return Spot(404, 936, HERO_SCALE)
    if len(present) > 1:
        return Spot(292, 936, HERO_SCALE)
    return Spot(340 if present else 366 if beside else 410, 936, HERO_SCALE)


def companion_spots(scene: SceneSpec) -> list[Spot]:
    """Where companions stand, in order."""
    if scene.staging == "table":
        return [Spot(700, 1004, 1.16), Spot(880, 996, 1.08)]
    if scene.staging == "water":
        return [Spot(748, 1062, 1.14), Spot(560, 1020, 0.9)]
    if scene.staging == "bed":
        return [Spot(738, 930, 1.14), Spot(890, 924, 1.08)]
    if scene.staging == "car":
        return [Spot(520, 924, 0.98), Spot(292, 920, 0.94)]
    watched = scene.staging == "vessel" and "watching" in scene.effects
    if "dive" in scene.effects and scene.staging == "vessel":
        return [Spot(560, 790, 1.04), Spot(800, 760, 0.9)] if watched else [Spot(716, 776, 1.0), Spot(890, 750, 0.86)]
    seated = _seated(scene)
    if seated is not None:
        look = scene.companions[0].look if scene.companions else Look()
        first = seated[0] if watched else seated[1]
        off = not watched and seated[1].y > 920 and scene.effects and stands_off(scene)
        lift = 0.0 if off else _sunk(look, first)
        return [replace(first, y=first.y - lift), Spot(880, 924, 1.0)]
    if scene.staging == "vessel":
        return [Spot(628, 1000, 1.12), Spot(738, 992, 1.0)]
    if scene.staging == "shore":
        here = scene.companions[0].look if scene.companions else Look()
        return [Spot(560 + 130 * body_scale(here), 1130 - _lift(here), 1.14), Spot(900, 1060, 0.9)]
    if scene.staging == "bedside":
        lift = _lift(scene.companions[0].look) if scene.companions else 0.0
        return [Spot(690, 1040 - lift, 1.16), Spot(920, 930, 1.06)]
    if scene.staging == "seat" and stands_by(scene):
        return [Spot(716, 932, 1.16), Spot(900, 928, 1.08)]
    if scene.staging == "seat":
        beside = 584 if any(one.pose == "lean" for one in scene.companions) else 640
        return [Spot(beside, 1000 if beside > 600 else 1024, 1.16), Spot(870, 928, 1.08)]
    if scene.staging == "road":
        return [Spot(120, 836, 1.06), Spot(430, 826, 1.0)]
    present = [one for one in scene.companions if one.state != "thought"]
    many = len(present) > 1
    if present and scene.pose == "bounce":
        return [Spot(624, 840, 1.0), Spot(880, 918, 1.0)]
    if present and present[0].on in PROPS:
        return [_standing_on(scene), Spot(150, 924, 1.04)]
    if _has_big(scene):
        return [Spot(176, 922, 1.04), Spot(704, 902, 0.98)] if many else [_beside(scene, -1)]
    if _is_wide(scene) or scene.pose in _REACHING:
        return [Spot(836, 924, 1.1), Spot(150, 924, 1.08)]
    if many:
        return [Spot(606, 924, 1.08), Spot(862, 918, 1.04)]
    leaves = any(one.pose == "leave" or one.turned for one in present)
    return [_beside(scene, -1 if scene.pose == "reach" and not leaves else 1)]


def _standing_on(scene: SceneSpec) -> Spot:
    """The spot of somebody who stands on a large thing behind the event's side."""
    name = scene.companions[0].on
    tops = {"bed": 0.62, "sofa": 0.55, "tree": 0.52, "house": 0.96}
    return Spot(700, 806 - PROPS[name].height * 0.98 * tops.get(name, 1.0) + 8, 0.72)


def _beside(scene: SceneSpec, side: int) -> Spot:
    """The spot of a single companion at one side of the hero, as far off as their poses need."""
    poses = (*(one.pose for one in scene.companions), scene.pose)
    distance, foot, size = next((_BESIDE[pose] for pose in _BESIDE if pose in poses), (320.0, 926.0, 1.12))
    if any(one.turned for one in scene.companions):
        distance = max(distance, 380.0)
    return Spot(max(150.0, hero_spot(scene).x + side * distance), foot, size)


def ground_spots(scene: SceneSpec) -> list[Spot]:
    """Where things on the ground stand, in order."""
    present = [one for one in scene.companions if one.state != "thought"]
    if scene.story == "chased":
        return [Spot(150, 950, 1.0), Spot(884, 962, 0.86)]
    if scene.staging == "shore":
        return [Spot(726, 868, 1.1), Spot(872, 896, 1.0)]
    if scene.staging in ("bedside", "car", "vessel"):
        return [Spot(876, 950, 0.9)]
    if scene.staging == "seat":
        return [Spot(800, 936), Spot(900, 960, 0.9)] if not present else [Spot(866, 950, 0.9)]
    if len(present) > 1:
        return [Spot(512, 980, 0.8), Spot(180, 975, 0.8)]
    if present and scene.pose in _REACHING and not _is_wide(scene):
        return [Spot(626, 954, 0.86)]
    if present and _is_wide(scene):
        return [Spot(756, 958, 0.9)]
    if present:
        return [Spot(866, 950, 0.92), Spot(170, 960, 0.8)]
    return [Spot(706, 936), Spot(884, 962, 0.86), Spot(170, 966, 0.8)]


def stands_by(scene: SceneSpec) -> bool:
    """Whether the first companion stands at the hero's seat, as doctors and hairdressers do."""
    return bool(scene.companions) and scene.companions[0].word in ("doctor", "barber")


def hero_box(scene: SceneSpec) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all that the hero's looks can touch, in picture units."""
    spot = hero_spot(scene)
    half, tall = 225 * spot.scale, 585 * spot.scale
    left, right = spot.x - half, spot.x + half
    if is_mirrored(scene):
        left, right = 1024 - right, 1024 - left
    return left, spot.y - tall, right, min(1024.0, spot.y + 30 * spot.scale)


def _has_big(scene: SceneSpec) -> bool:
    """Whether something large stands behind the event's side and must be seen."""
    return any(PROPS[prop.name].slot == "big" and prop.state in ("present", "broken") for prop in scene.props)


def _is_wide(scene: SceneSpec) -> bool:
    return any(prop.name in _WIDE and prop.state == "present" for prop in scene.props)


def stands_off(scene: SceneSpec) -> bool:
    """Whether the companion stands beside the seat and is not in it."""
    return any(
        name in scene.effects for name in ("bathtub", "swing", "hammock", "wheelchair", "tree", "bales", "chute")
    )


def _sunk(look: Look, spot: Spot) -> float:
    """How much higher a child sits whose legs are shorter: the hips are on the seat."""
    return (1 - body_scale(look)) * 176 * spot.scale


def _lift(look: Look) -> float:
    """Children sit higher, so that their heads come over the table."""
    return (1 - body_scale(look)) * 330
