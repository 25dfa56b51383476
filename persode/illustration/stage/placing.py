"""Where every visible thing is: pure geometry, so that a test can say that it is in the picture and rests on something.

Small things are in a hand, on a table, on a stool or lie on the floor; flat ones (`FLAT`) lie in perspective.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.scene import FLOATING, PropSpec, SceneSpec
from persode.illustration.stage.layout import TABLE_TOP, Spot, ground_spots, hero_spot

__all__ = ["CLOSE_UPS", "FLAT", "STOOL", "Placed", "on_stage", "place_things"]

FLAT = (
    "paper", "letter", "phone", "calculator", "open book", "map", "money", "bank card", "tickets", "passport",
    "newspaper", "photo album", "ultrasound", "pregnancy test", "keys", "cards", "spectacles", "red card", "T-shirt",
    "trousers", "socks", "scarf", "bracelet", "necklace", "wristwatch", "cigarette", "toothbrush", "handcuffs",
    "puzzle", "medal", "game pad", "wallet", "syringe", "scissors", "calendar", "violin", "guitar", "ice cream",
    "cutlery", "certificate", "notebook", "skipping rope",
)  # fmt: skip
"""Things that do not stand by themselves."""
CLOSE_UPS = ("gap smile", "tooth", "braces", "bright smile", "ear", "tattoo", "eye")
"""Parts of a body, seen through a lens beside it."""
STOOL = 176.0
"""Height of the stool that a small thing stands on in a room."""

SWIMMERS = ("dog", "puppy", "cat", "deer", "duck", "rabbit", "sheep", "fox")
"""Animals that may have to be pulled out of water."""

_SHARED = ("coffee", "tea", "meal", "ice cream", "noodles", "soup", "burger", "juice", "hot chocolate", "pizza")
"""What everyone at a table has one of."""
_ON_A_TABLE = (
    "lamp", "plant", "cat", "sleeping cat", "rabbit", "turtle", "teddy bear", "pumpkin", "frog", "mouse", "clock",
)  # fmt: skip
_BIG = {
    "bus": 1.5, "train": 1.5, "car": 1.3, "taxi": 1.3, "ambulance": 1.35, "police car": 1.15, "tractor": 1.3,
    "climbing wall": 1.42, "door": 1.3, "lift": 1.24, "wardrobe": 1.24, "fridge": 1.2, "Christmas tree": 1.26,
    "vending machine": 1.2, "ladder": 1.2, "lorry": 1.3, "pickup": 1.3, "slide": 1.2, "merry-go-round": 1.14,
    "bouncy castle": 1.1, "stove": 1.2, "stall": 1.1, "donkey": 1.0,
    "house": 1.3, "burning house": 1.3, "tree house": 1.2, "diving board": 1.3, "blossom tree": 1.3, "horse": 1.16,
    "camel": 1.2, "cow": 1.1, "deer": 1.0, "boat": 0.62, "shuttered shop": 1.2, "piano": 1.1, "tv": 1.0,
}  # fmt: skip
"""How large a big thing is drawn behind people, where they are themselves about 0.9."""
_IN_THE_WALL = ("door", "lift")
"""Big things that are part of a room's wall: they end where the wall does."""
_OUT_OF_THE_WAY = ("unicycle", "milk pail", "tufts", "puddle")
"""Things close by the hero that leave the other spots free."""
_CARD_SIZED = {"red card": 0.5, "keys": 0.8, "bank card": 0.7}
"""Small things that would lie there as large as towels."""
_TOPS = {
    "bed": 0.62,
    "sofa": 0.5,
    "tree": 0.52,
    "window": 0.3,
    "toilet": 0.52,
    "sink": 0.68,
    "car": 0.94,
    "house": 0.96,
    "bathtub": 0.9,
}
"""Share of a thing's height at which others lie on it, where that is not its upper end."""
PET_SIZED = ("dog", "puppy", "cat", "rabbit", "turtle", "chicken", "duck", "hedgehog", "sleeping cat")
_ON_HERO = {"lap": (66.0, -196.0, 170.0), "shoulder": (84.0, -372.0, 130.0), "head": (0.0, -580.0, 130.0)}
"""Parts of the hero on which something sits: where from the feet, how large it may be."""
_CELESTIAL = ("shooting star", "moon", "fireworks", "rainbow", "aurora")
_ON_FLOOR = ("broken", "spilled", "absent")
_TALL = {"burning pan": 230, "cake": 180, "microscope": 190, "sewing machine": 170}
"""Things on a table that may be higher than a hand."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A thing at a spot; `lying` flat, on a `stool`, or seen in a lens (`close_up`)."""

    prop: PropSpec
    spot: Spot
    layer: str
    lying: bool = False
    stool: bool = False
    close_up: bool = False

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom in the picture before it is mirrored."""
        known, size = PROPS[self.prop.name], self.spot.scale
        half, tall = known.width * size / 2, known.height * size * (0.4 if self.lying else 1.0)
        middle = tall / 2 if known.slot == "sky" else 0.0
        return self.spot.x - half, self.spot.y - tall + middle, self.spot.x + half, self.spot.y + middle


def on_stage(scene: SceneSpec, slot: str) -> list[PropSpec]:
    """The things of a slot that are in the room and not in a bubble or up in a hand."""
    return [prop for prop in scene.props if PROPS[prop.name].slot == slot and prop.state not in (*FLOATING, "high")]


def place_things(scene: SceneSpec, held: list[PropSpec]) -> list[Placed]:
    """Every thing that is neither held nor in a bubble, in its place; what is on or in another is there."""
    loose = [prop for prop in scene.props if prop.at]
    if not loose:
        return _placed_apart(scene, held)
    placed = _placed_apart(replace(scene, props=tuple(prop for prop in scene.props if not prop.at)), held)
    for prop in loose:
        how, _, name = prop.at.partition(" ")
        base = next((one for one in placed if one.prop.name == name), None)
        if name in _ON_HERO:
            placed.append(_on_hero(scene, prop, name))
        elif base is not None and prop not in held:
            one = _resting(prop, how, base)
            placed.insert(placed.index(base) + (how != "in" or name == "tree"), one)
    return placed


def _on_hero(scene: SceneSpec, prop: PropSpec, where: str) -> Placed:
    """A thing on the hero's lap, shoulder or head."""
    hero, known = hero_spot(scene), PROPS[prop.name]
    dx, dy, room = _ON_HERO[where]
    size = min(1.0, room / known.width, room / known.height)
    lift = known.height * size / 2 if known.slot == "sky" else 0
    seated = 0 if scene.staging != "floor" else -60
    return Placed(prop, Spot(hero.x + dx, hero.y + (dy - lift + (seated if where == "lap" else 0)), size), "ground")


def _resting(prop: PropSpec, how: str, base: Placed) -> Placed:
    """A thing on, in (half hidden by it) or under another."""
    known, other = PROPS[prop.name], PROPS[base.prop.name]
    room = other.width * base.spot.scale
    size = max(0.55, min(1.0, room * 0.62 / known.width, 230 / known.height))
    size = max(size, min(1.6, 150 / known.height)) if how == "in" else size
    top = base.spot.y - other.height * base.spot.scale * _TOPS.get(base.prop.name, 1.0)
    x, lying = base.spot.x, prop.name in FLAT
    if how == "below":
        size = min(1.2, 170 / known.height, 190 / known.width)
        beak = x - room * 0.42, base.spot.y + 6 + known.height * size
        return Placed(prop, Spot(*beak, size), base.layer)
    if how == "under":
        return Placed(prop, Spot(x - room * 0.1, base.spot.y + 34, size), base.layer, lying=lying)
    if how == "in" and base.prop.name == "tree":
        return Placed(
            prop, Spot(x, top - 30 + (0 if known.slot == "sky" else known.height * size / 2), size), base.layer
        )
    if how == "in":
        return Placed(prop, Spot(x, top + known.height * size * 0.34, size), base.layer)
    if base.prop.name == "tree":
        x += room * 0.3
    lift = known.height * size / 2 if known.slot == "sky" else 0
    return Placed(prop, Spot(x, top + 8 - lift, size), base.layer, lying=lying)


def _placed_apart(scene: SceneSpec, held: list[PropSpec]) -> list[Placed]:
    """Every thing in a place of its own."""
    if scene.staging == "road":
        return _on_ground(scene, held)
    sky = [prop for prop in on_stage(scene, "sky") if not _is_worn(prop) and prop not in held]
    placed = [_in_sky(scene, prop, number) for number, prop in enumerate(sky)]
    placed += [_behind(scene, prop) for prop in on_stage(scene, "big") if prop not in held]
    if scene.staging in ("table", "bed"):
        return placed + _at_table(scene)
    return placed + _on_ground(scene, held)


def _is_worn(prop: PropSpec) -> bool:
    return prop.name == "graduation cap"


def _states(scene: SceneSpec) -> set[str]:
    return {*(one.state for one in scene.props), *(one.state for one in scene.companions)}


def _people(scene: SceneSpec) -> int:
    return sum(one.state != "thought" for one in scene.companions)


def _in_sky(scene: SceneSpec, prop: PropSpec, number: int) -> Placed:
    known = PROPS[prop.name]
    if prop.name in CLOSE_UPS:
        x, y = (690, 560) if scene.inset_kind == "within" else (770, 300)
        return Placed(prop, Spot(x, y, min(1.0, 190 / known.width, 170 / known.height)), "sky", close_up=True)
    if prop.name == "stuck pancake":
        return Placed(prop, Spot(520, 34, 1.2), "sky")
    if prop.name == "fairy lights":
        return Placed(prop, Spot(512, 150, 1.5), "sky")
    size = min(1.25, 260 / known.width)
    outside = not PLACES[scene.place].indoors
    if prop.name == "rainbow":
        return Placed(prop, Spot(600, 560, 1.25), "sky")
    if prop.name in ("whale", "dolphin") and scene.place in ("sea", "lake"):
        return Placed(prop, Spot(690, 610, 0.86), "sky")
    if scene.place == "fantasy":
        spot = Spot(520, 170, min(0.9, 300 / known.width))
    elif prop.name in _CELESTIAL and outside:
        spot = Spot(470, 150, size)
    elif scene.thought_place or "thought" in _states(scene):
        spot = Spot(850, 520, size * 0.8)
    else:
        spot = Spot(720, 270 if _people(scene) else 330, size)
    if scene.inset_kind == "within":
        spot = Spot(spot.x, spot.y + 190, spot.scale * 0.85)
    elif scene.staging == "floor" and on_stage(scene, "big") and prop.name not in _CELESTIAL and not number:
        return Placed(prop, Spot(560, 250, min(0.9, 210 / known.width)), "behind")
    if number:
        spot = Spot(spot.x + 170, spot.y + 150, spot.scale * 0.8)
    return Placed(prop, _kept_in(known.width, spot), "sky")


def _behind(scene: SceneSpec, prop: PropSpec) -> Placed:
    known = PROPS[prop.name]
    scale = _BIG.get(prop.name, 0.98)
    indoors = PLACES[scene.place].indoors
    spot = Spot(704, 806 if indoors else 852, scale)
    if indoors and prop.name in _IN_THE_WALL:
        spot = Spot(704, 758, min(scale, 700 / known.height))
    if scene.staging == "table" and _people(scene):
        spot = Spot(880, spot.y, min(scale, 0.86))
    if scene.place == "platform" and prop.name == "train":
        spot = Spot(690, 738, scale)
    elif scene.place == "station":
        spot = Spot(690, 846, scale)
    if prop.name == "trampoline" and scene.pose == "bounce":
        return Placed(prop, Spot(hero_spot(scene).x + (140 if _people(scene) else 0), 952, 1.5), "big")
    if prop.name == "boat":
        spot = Spot(720, 650, scale)
    if prop.state == "leaving":
        return Placed(prop, Spot(760 if known.width * scale > 760 else 800, spot.y, spot.scale * 0.92), "big")
    return Placed(prop, _kept_in(known.width, spot), "big")


def _at_table(scene: SceneSpec) -> list[Placed]:
    """Things on the table, the flat one that is worked on before the hero; what is too large stands behind."""
    placed = [
        Placed(prop, _kept_in(PROPS[prop.name].width, Spot(790, 800, 1.05)), "behind")
        for prop in on_stage(scene, "ground")
        if not _lies_on_a_table(prop)
    ]
    things = [prop for prop in scene.props if prop.state not in (*FLOATING, "high") and _lies_on_a_table(prop)]
    people, hero = _people(scene), hero_spot(scene)
    if len(things) == 1 and people and things[0].name in _SHARED and things[0].state == "present":
        things *= 2
    if scene.staging == "bed":
        places: list[float] = [800, 920]
    else:
        places = [548, 700, 868] if not people else [535, 838, 190] if people < 2 else [535, 190]
    for prop in things:
        known = PROPS[prop.name]
        flat = prop.name in FLAT
        room = _TALL.get(prop.name, 150 if known.slot == "hand" else 220)
        size = min(1.15, room / (known.height * (0.4 if flat else 1.0)), 250 / known.width)
        before = flat and scene.staging == "table" and all(one.spot.x != hero.x for one in placed)
        x = hero.x if before else places.pop(0) if places else None
        if x is not None:
            lift = 24.0 if flat else 14.0
            placed.append(Placed(prop, Spot(x, TABLE_TOP + lift, size), "table", lying=flat))
    return placed


def _lies_on_a_table(prop: PropSpec) -> bool:
    """Whether a thing is small enough for a table; the others stand behind it."""
    return PROPS[prop.name].slot == "hand" or prop.name in _ON_A_TABLE


def _on_ground(scene: SceneSpec, held: list[PropSpec]) -> list[Placed]:
    standing = [
        prop
        for prop in scene.props
        if prop.state not in (*FLOATING, "high", "leaving")
        and prop not in held
        and not any(person.holds == prop.name and person.state != "thought" for person in scene.companions)
        and PROPS[prop.name].slot in ("ground", "hand")
    ]
    if scene.staging == "water":
        standing = [prop for prop in standing if PROPS[prop.name].slot != "hand"]
    standing.sort(key=lambda prop: _beside_hand(scene, prop) is None)
    placed = []
    free = iter(_floor_spots(scene, standing))
    for prop in standing:
        if prop.state == "thrown":
            known = PROPS[prop.name]
            size = min(0.9, 130 / known.width, 130 / known.height)
            placed.append(Placed(prop, Spot(hero_spot(scene).x + 236, 470 + known.height * size / 2, size), "ground"))
            continue
        beside = _beside_hand(scene, prop)
        spot = beside if prop.name in _OUT_OF_THE_WAY else next(free, None)
        if spot is None:
            break
        if scene.staging == "shore" and prop.name in SWIMMERS:
            placed.append(Placed(prop, Spot(716, 946, 1.1), "swimming"))
            continue
        if beside is not None:
            placed.append(Placed(prop, beside, "ground"))
            continue
        small = PROPS[prop.name].slot == "hand"
        if small and prop.state == "absent":
            missed = Spot(
                (150.0, 760.0)[_people(scene) > 1] if _people(scene) else min(spot.x, 760) if spot.x > 400 else spot.x,
                360 if _people(scene) > 1 else 700,
                230 / max(PROPS[prop.name].height, PROPS[prop.name].width),
            )
            placed.append(Placed(prop, missed, "ground"))
            continue
        lying = small and (prop.name in FLAT or prop.state == "spilled") and prop.state != "crossed"
        stool = small and not lying and PLACES[scene.place].indoors and prop.state not in _ON_FLOOR
        struck = prop.state in ("broken", "spilled") and not _people(scene) and scene.staging == "floor"
        near = 1.7 if scene.inset_kind == "within" else 1.5 if struck else 1.06
        kept = _kept_in(PROPS[prop.name].width, replace(spot, scale=spot.scale * (near if small else 1.0)))
        if scene.style == "minimal":
            kept = replace(kept, x=min(max(kept.x, 190), 806), y=min(kept.y, 944))
        flat = lying and prop.name in FLAT
        if flat:
            kept = replace(kept, scale=kept.scale * _CARD_SIZED.get(prop.name, 1.0))
        placed.append(Placed(prop, replace(kept, y=kept.y - (STOOL if stool else 0)), "ground", flat, stool))
    return placed


def _floor_spots(scene: SceneSpec, standing: list[PropSpec]) -> list[Spot]:
    """The spots of a scene; what fell between two people lies between them, where both look."""
    spots = ground_spots(scene)
    struck = standing and standing[0].state in ("broken", "spilled")
    if _people(scene) == 1 and scene.staging == "floor" and struck and PROPS[standing[0].name].slot == "hand":
        return [Spot(496, 986, 0.86), *spots]
    return spots


def _beside_hand(scene: SceneSpec, prop: PropSpec) -> Spot | None:
    """Things that the hero leads with one hand stand where the hand is."""
    if scene.staging != "floor" or prop.state == "absent":
        return None
    hero = hero_spot(scene)
    if prop.name == "suitcase" and scene.pose in ("drag", "leash"):
        return Spot(hero.x + 150, hero.y, 0.95)
    if prop.name == "bicycle" and scene.pose == "leash":
        return Spot(hero.x + 252, hero.y + 6, 1.0)
    if scene.pose == "crouch" and prop.name in PET_SIZED and prop.state == "present":
        return Spot(hero.x + 236, hero.y + 14, 1.0)
    if prop.name == "puddle":
        return Spot(hero.x, hero.y + 24, 1.1) if scene.pose == "leap" else Spot(hero.x + 260, hero.y + 30, 1.0)
    if prop.name == "unicycle" and scene.pose == "wheel":
        return Spot(hero.x, hero.y + 4, 1.1)
    if prop.name == "milk pail":
        return Spot(hero.x + 150, hero.y + 34, 0.92)
    if prop.name == "tufts":
        return Spot(hero.x + 30, hero.y + 36, 1.25)
    if prop.name == "easel":
        return Spot(hero.x + 300, hero.y, 1.12)
    return None


def _kept_in(width: float, spot: Spot) -> Spot:
    """The spot moved so that a thing as wide as this is not cut; what is wider than the picture is centred."""
    half = width * spot.scale / 2
    low, high = 44 + half, 980 - half
    return replace(spot, x=512.0 if low > high else min(max(spot.x, low), high))
