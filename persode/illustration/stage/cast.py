"""People in their places: hands full, umbrella up, leash empty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.path import Box
from persode.illustration.engine.shapes import bezier, ellipse
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.figure.look import Colours, Look
from persode.illustration.figure.marks import FACE_MARKS
from persode.illustration.figure.poses import POSES, Pose, gripping, outward, reaching, turned_legs
from persode.illustration.palettes import PALETTES, Palette
from persode.illustration.props import PROPS
from persode.illustration.scene import RIDES, Companion, PropSpec, SceneSpec
from persode.illustration.stage.focus import Gaze
from persode.illustration.stage.layout import Spot, stands_off
from persode.illustration.stage.things import SPILLS, coloured, drawn_apart, ghost_colours, rays, tick

__all__ = [
    "AT_FACE",
    "IN_POSE",
    "draw_companion",
    "draw_hero",
    "face_box",
    "held_props",
    "touching",
]


IN_POSE = {
    ("guitar", "guitar"): (46.0, -158.0, 1.02, -64.0, False),
    ("fishing rod", "leash"): (156.0, -166.0, 1.05, 0.0, True),
    ("watering can", "leash"): (176.0, -128.0, 0.95, 0.0, True),
    ("broom", "sweep"): (52.0, 6.0, 1.22, -4.0, False),
    ("violin", "violin"): (10.0, -306.0, 0.86, 78.0, False),
    ("weights", "lift"): (0.0, -396.0, 1.0, 0.0, False),
    ("balloons", "hold"): (96.0, -196.0, 0.82, 0.0, False),
    ("drum kit", "drum"): (0.0, 6.0, 1.24, 0.0, False),
    ("flipped pancake", "flip"): (226.0, -240.0, 0.92, 0.0, True),
    ("keys", "give"): (160.0, -262.0, 1.25, 8.0, False),
    ("juggling balls", "juggle"): (0.0, -474.0, 1.1, 0.0, False),
    ("ring", "kneel"): (158.0, -252.0, 0.62, 0.0, False),
}
"""Things that a pose has in its hands: where their foot is, their size in the picture, their turn, mirrored or not."""
AT_FACE = {
    ("trumpet", "blow"): (108.0, -316.0, 1.0, -4.0),
    ("saxophone", "blow"): (78.0, -148.0, 1.04, 4.0),
    ("flute", "blow"): (106.0, -346.0, 1.0, -4.0),
    ("headphones", "sit"): (0.0, -352.0, 1.36, 0.0),
    ("headphones", "hold"): (0.0, -352.0, 1.36, 0.0),
    ("headphones", "walk"): (0.0, -352.0, 1.36, 0.0),
    ("headphones", "run"): (0.0, -352.0, 1.36, 0.0),
    ("phone", "phone"): (86.0, -316.0, 0.9, -8.0),
}
"""Things at the mouth or the ear, drawn over the head: where their foot is, their size in the picture, their turn."""
_BEHIND = {
    ("umbrella", "umbrella"): (84.0, -318.0, 1.42, False),
    ("bicycle", "ride"): (52.0, 52.0, 1.24, True),
    ("paraglider", "soar"): (0.0, -292.0, 1.16, False),
    ("horse", "mount"): (6.0, 62.0, 1.22, True),
    ("camel", "mount"): (-6.0, 60.0, 1.3, True),
    ("roller skate", "board"): (0.0, 48.0, 1.06, False),
    ("skateboard", "board"): (0.0, 42.0, 1.12, False),
}
"""Things behind or under the figure of a pose: where their foot is, their size in the picture, mirrored or not."""
_WALKING = ("leave", "walk", "run")
"""Poses whose legs stay as they are when the hands are full."""


def face_box(spot: Spot) -> Box:
    """The box around a head."""
    x, y, size = spot.x, spot.y - 398 * spot.scale, 92 * spot.scale
    return x - size, y - size, x + size, y + size


def held_props(scene: SceneSpec) -> list[PropSpec]:
    """Props that are drawn with the hero: in the hands, held high, strapped on."""
    held: list[PropSpec] = []
    for prop in scene.props:
        slot = PROPS[prop.name].slot
        if scene.staging not in ("floor", "seat", "road", "bedside"):
            break
        if prop.at or any(person.holds == prop.name for person in scene.companions):
            continue
        carried = (
            slot == "hand"
            and prop.state == "present"
            and scene.pose in ("hold", "sit", "phone", "give", "belly", "bow")
            and not held
        )
        own = any((prop.name, scene.pose) in table for table in (IN_POSE, AT_FACE, _BEHIND))
        bunch = slot == "ground" and PROPS[prop.name].hold < 1 and scene.pose == "hold" and not held
        if prop.state == "high" or (prop.state == "present" and (carried or own or bunch)):
            held.append(prop)
    return held


def draw_hero(
    canvas: Canvas, scene: SceneSpec, spot: Spot, gaze: Gaze = (0.0, 0.0), spots: Sequence[Spot] = ()
) -> None:
    """The hero with what she carries; `spots` are where the companions stand."""
    palette = PALETTES[scene.mood]
    pose = POSES.get(scene.pose, POSES["stand"])
    if (
        scene.pose == "wave"
        and spots
        and spots[0].x > spot.x
        and any(one.state != "thought" for one in scene.companions)
    ):
        pose = outward(pose)
    carried: list[Callable[[Canvas], None]] = []
    behind: list[Callable[[Canvas], None]] = []
    at_face: list[Callable[[Canvas], None]] = []
    for prop in held_props(scene):
        if (prop.name, scene.pose) in AT_FACE:
            x, y, share, turn = AT_FACE[prop.name, scene.pose]
            at_face.append(_placed(PROPS[prop.name].draw, palette, x, y, share / spot.scale, turn=turn))
        else:
            pose = _held(prop, scene, pose, palette, spot, carried, behind)
    if scene.staging == "table" and scene.pose == "hold":
        pose = replace(POSES["rest"], tilt=3)
    if scene.staging == "table" and scene.pose not in ("chin", "desk", "type", "rest", "hold"):
        pose = replace(pose, legs=None)
    if scene.staging == "car":
        carried.append(_wheel)
    extras = Extras(
        carried=_all(carried),
        behind=_all(behind),
        at_face=_all(at_face),
        stain=_stain(scene),
        soaked="soaked" in scene.effects,
        injured=next((part for part in ("arm", "leg", "head") if f"bandaged {part}" in scene.effects), ""),
        plaster=any(effect in ("cast arm", "cast leg") for effect in scene.effects),
        on_face=tuple(name for name in scene.effects if name in FACE_MARKS),
        shadow=scene.staging in ("floor", "road") or "watching" in scene.effects,
        gaze=gaze,
    )
    people = [one for one in scene.companions if one.state != "thought"]
    if people and spots and scene.staging == "shore":
        size, there = spot.scale * body_scale(scene.hero), spots[0]
        hand = POSES["splash"].arms[0][1]
        reach = there.scale * body_scale(people[0].look)
        x, y = there.x + hand[0] * reach, there.y + hand[1] * reach + 12
        pose = reaching(pose, 1, ((x - spot.x) / size, (y - spot.y) / size + pose.hop), pose.lean + gaze[0] * 1.6)
    if people and spots and scene.staging == "floor":
        pose = touching(pose, scene.pose, scene.hero, spot, people[0].look, spots[0], gaze)
    with canvas.at(translate(spot.x, spot.y), scale(spot.scale)):
        draw_figure(canvas, scene.hero, scene.expression, pose, extras)
    _leash(canvas, scene, spot)


def touching(pose: Pose, name: str, look: Look, spot: Spot, other: Look, there: Spot, gaze: Gaze) -> Pose:
    """The pose with its hand where it meets the other one: hand in hand, on a shoulder, around a back."""
    if name not in _TOUCH:
        return pose
    share, height = _TOUCH[name]
    here_size, there_size = spot.scale * body_scale(look), there.scale * body_scale(other)
    toward = 1 if there.x > spot.x else -1
    if name in ("hands", "shake"):
        x = (spot.x + there.x) / 2
        y = (spot.y + there.y) / 2 + height * (here_size + there_size) / 2
    else:
        x, y = there.x - toward * share * there_size, there.y + height * there_size
    target = (toward * (x - spot.x) / here_size, (y - spot.y) / here_size)
    return reaching(pose, 1, target, pose.lean + gaze[0] * 1.6)


_TOUCH = {"hands": (0.0, -196.0), "shake": (0.0, -226.0), "comfort": (50.0, -288.0), "hug": (40.0, -286.0)}
"""Poses that touch somebody: where on the other's body the hand goes, from its middle toward the one who reaches."""


def _wheel(canvas: Canvas) -> None:
    """The steering wheel before a driver."""
    canvas.stroke(ellipse(0, -262, 58, 46), "#2b2733", 13)
    canvas.line([(-54, -258), (0, -250), (54, -258)], "#2b2733", 10)


def _all(drawings: list[Callable[[Canvas], None]]) -> Callable[[Canvas], None] | None:
    if not drawings:
        return None

    def draw(canvas: Canvas) -> None:
        for drawing in drawings:
            drawing(canvas)

    return draw


def _held(
    prop: PropSpec,
    scene: SceneSpec,
    pose: Pose,
    palette: Palette,
    spot: Spot,
    carried: list[Callable[[Canvas], None]],
    behind: list[Callable[[Canvas], None]],
) -> Pose:
    """Put one held prop into the hands; returns the pose that holds it."""
    known = PROPS[prop.name]
    palette = coloured(palette, Colours.of(scene.hero).skin if prop.name == "baby" else prop.colour)
    size = known.hold / spot.scale / body_scale(scene.hero)
    own = (prop.name, scene.pose)
    if own in IN_POSE:
        x, y, share, turn, flip = IN_POSE[own]
        carried.append(_placed(known.draw, palette, x, y, share / spot.scale, turn=turn, flip=flip))
        return pose
    if own in _BEHIND:
        x, y, share, flip = _BEHIND[own]
        behind.append(_placed(known.draw, palette, x, y, share / spot.scale, flip=flip))
        return pose
    if scene.pose == "give" and prop.state == "present":
        x, y = pose.arms[1][1]
        size = min(known.hold * 1.1, 190 / known.width, 200 / known.height) / spot.scale
        lift = known.height / 2 * size if known.slot == "sky" else 0
        carried.append(_placed(known.draw, palette, x + 20, y - 6 - lift, size))
        return pose
    if prop.state == "high":
        size *= 1.25
        x, y = pose.arms[1][1]
        lift = known.height / 2 * size if known.slot == "sky" else 0
        carried.append(_placed(known.draw, palette, x + 4, y - 18 - lift, size))
        middle = y - 18 - known.height * size / 2
        carried.append(lambda canvas: rays(canvas, x + 4, middle, max(known.width, known.height) * size / 2 + 22))
        if scene.story == "passed" and prop.name in ("paper", "letter"):
            carried.append(
                _placed(lambda canvas, _: tick(canvas, known.width, known.height), palette, x + 4, y - 18, size)
            )
        return pose
    size *= 1.14
    half = known.width * size / 2
    foot = min(-212.0, -236 + known.height * size / 2)
    foot = max(foot, -318 + known.height * size)
    low = -184.0 if scene.pose == "sit" else -170.0
    worn = Colours.of(scene.hero).top

    def apart(canvas: Canvas, colours: Palette) -> None:
        drawn_apart(canvas, colours, prop.name, worn)

    carried.append(_placed(apart, palette, 4 if scene.pose == "sit" else 0, min(foot, low), size))
    hands = min(foot, low) - min(34.0, known.height * size * 0.32)
    return replace(gripping(pose, half - 4, hands), hands_over_face=False)


def _placed(
    draw: Callable[[Canvas, Palette], None],
    palette: Palette,
    x: float,
    y: float,
    size: float,
    turn: float = 0.0,
    flip: bool = False,
) -> Callable[[Canvas], None]:
    def drawing(canvas: Canvas) -> None:
        with canvas.at(translate(x, y), scale(-size if flip else size, size), rotate(turn)):
            draw(canvas, palette)

    return drawing


def _leash(canvas: Canvas, scene: SceneSpec, spot: Spot) -> None:
    """A leash from the right hand: to the dog, or down to an empty collar."""
    if scene.pose == "kite" and scene.staging == "floor":
        hand = POSES["kite"].arms[1][1]
        x, y = spot.x + hand[0] * spot.scale, spot.y + hand[1] * spot.scale
        canvas.stroke(bezier((x, y), ((x + 60, y - 30), (x + 110, y - 120), (742, 350))), "#fff3dc", 4)
    dogs = [prop for prop in scene.props if prop.name in ("dog", "puppy")]
    if not dogs or scene.staging != "floor" or scene.pose not in ("leash", "walk"):
        return
    hand = POSES[scene.pose].arms[1][1]
    x, y = spot.x + (hand[0] + 4) * spot.scale, spot.y + (hand[1] + 14) * spot.scale
    with canvas.layer("spot"):
        if dogs[0].state == "absent":
            fall = bezier((x, y), ((x + 6, y + 120), (x - 6, y + 150), (x + 26, y + 196)))
            canvas.stroke(fall, "#d9573f", 7)
            canvas.stroke(ellipse(x + 40, y + 204, 30, 11), "#d9573f", 9)
            canvas.fill(ellipse(x + 66, y + 216, 7), "#ffd24a")
        elif dogs[0].state == "present":
            canvas.stroke(bezier((x, y), ((x + 40, y + 110), (x + 110, y + 120), (706, 786))), "#d9573f", 6)


def draw_companion(
    canvas: Canvas, scene: SceneSpec, person: Companion, spot: Spot, ground: str, hero: Spot, gaze: Gaze = (0.0, 0.0)
) -> None:
    """A companion at a spot, turned toward the hero; one who is not there is a dashed outline."""
    pose = POSES.get(person.pose, POSES["stand"])
    if person.pose == "wave":
        pose = outward(pose)
    carried: list[Callable[[Canvas], None]] = []
    behind: list[Callable[[Canvas], None]] = []
    if person.holds in PROPS:
        own = (person.holds, person.pose) in IN_POSE or (person.holds, person.pose) in _BEHIND
        held = replace(scene, hero=person.look, pose=person.pose if own or person.pose == "give" else "hold")
        _held(
            PropSpec(person.holds, "high" if person.pose == "high" else "present"),
            held,
            pose,
            PALETTES[scene.mood],
            spot,
            carried,
            behind,
        )
        if not own and person.pose not in ("high", "give"):
            half = PROPS[person.holds].width * PROPS[person.holds].hold / spot.scale / 2
            pose = gripping(POSES[person.pose] if person.pose in _WALKING else POSES["hold"], half - 4)
    if scene.staging == "table":
        own = person.pose in ("fists", "slump", "cheer", "facepalm")
        pose = replace(POSES[person.pose], legs=None) if own else POSES["rest"]
    elif scene.staging == "car":
        pose = POSES["rest"] if not person.holds else replace(pose, legs=None)
    elif scene.staging == "seat" and spot.x < 700:
        pose = turned_legs(POSES["lean" if person.pose == "lean" else "sit"])
    elif scene.staging in ("water", "shore"):
        pose = POSES["splash"]
    elif scene.staging == "vessel":
        ride = next((name for name in RIDES if name in scene.effects), "")
        apart = stands_off(scene) and "watching" not in scene.effects
        pose = POSES["rail" if ride in ("gondola", "bumper car", "rowing boat") else RIDES.get(ride, "rail")]
        pose = POSES[person.pose] if apart and POSES[person.pose].legs is not None else pose
    shadowed = scene.staging in ("floor", "road", "bed")
    extras = Extras(
        carried=_all(carried),
        behind=_all(behind),
        shadow=shadowed and person.state == "present",
        marks=person.expression == "angry",
        injured=_their_injury(scene, person),
        on_face=_their_marks(scene, person),
        gaze=gaze,
    )
    if scene.staging == "floor":
        pose = touching(pose, person.pose, person.look, spot, scene.hero, hero, gaze)
    facing = -1 if (spot.x > hero.x) != (person.pose == "leave" or person.turned) else 1
    toward = scale(facing * spot.scale, spot.scale)
    with canvas.at(translate(spot.x, spot.y), toward):
        if person.state == "absent":
            line, pale = ghost_colours(ground, on_paper=canvas.sparse)
            with canvas.ghost(line, pale):
                draw_figure(canvas, person.look, person.expression, pose, Extras(shadow=False, marks=False))
        else:
            draw_figure(canvas, person.look, person.expression, pose, extras)


def _stain(scene: SceneSpec) -> str:
    """The colour of what is on the hero's clothes, "" if nothing is."""
    if scene.story == "splash" or "muddy" in scene.effects:
        return "#5b4636"
    if "stained" not in scene.effects:
        return ""
    return next((SPILLS[prop.name] for prop in scene.props if prop.name in SPILLS), "#7a4a30")


def _their_marks(scene: SceneSpec, person: Companion) -> tuple[str, ...]:
    """What is on the face of the first companion."""
    first = bool(scene.companions) and person is scene.companions[0]
    return tuple(name for name in FACE_MARKS if first and f"their {name}" in scene.effects)


def _their_injury(scene: SceneSpec, person: Companion) -> str:
    """The bandaged part of the first companion, "" if none."""
    if not scene.companions or person is not scene.companions[0]:
        return ""
    return next((part for part in ("arm", "leg", "head") if f"their bandaged {part}" in scene.effects), "")
