"""People in their places: hands full, umbrella up, leash empty."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.path import Box
from persode.illustration.engine.shapes import bezier, ellipse
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.figure.poses import POSES, Pose, gripping
from persode.illustration.palettes import PALETTES, Palette
from persode.illustration.props import PROPS
from persode.illustration.props.music import guitar
from persode.illustration.scene import Companion, PropSpec, SceneSpec
from persode.illustration.stage.layout import Spot
from persode.illustration.stage.things import coloured, ghost_colours, tick

__all__ = ["draw_companion", "draw_hero", "face_box", "held_props"]


_LED = {"fishing rod": (156.0, -166.0, 1.05), "watering can": (176.0, -128.0, 0.95)}
"""Where a thing hangs from the right hand of the `leash` pose, and its size; it is turned to look away."""


def face_box(spot: Spot) -> Box:
    """The box around a head."""
    x, y, size = spot.x, spot.y - 398 * spot.scale, 92 * spot.scale
    return x - size, y - size, x + size, y + size


def held_props(scene: SceneSpec) -> list[PropSpec]:
    """Props that are drawn with the hero: in the hands, held high, strapped on."""
    held: list[PropSpec] = []
    for prop in scene.props:
        slot = PROPS[prop.name].slot
        if scene.staging not in ("floor", "seat", "road"):
            break
        carried = slot == "hand" and prop.state == "present" and scene.pose in ("hold", "sit", "phone") and not held
        own = (prop.name, scene.pose) in (
            ("umbrella", "umbrella"), ("guitar", "guitar"), ("fishing rod", "leash"), ("watering can", "leash"),
        )  # fmt: skip
        bunch = prop.name == "balloons" and scene.pose in ("hold",) and not held
        if prop.state == "high" or (prop.state == "present" and (carried or own or bunch)):
            held.append(prop)
    return held


def draw_hero(canvas: Canvas, scene: SceneSpec, spot: Spot) -> None:
    """The hero with what she carries."""
    palette = PALETTES[scene.mood]
    pose = POSES.get(scene.pose, POSES["stand"])
    carried: list[Callable[[Canvas], None]] = []
    behind: list[Callable[[Canvas], None]] = []
    at_face: list[Callable[[Canvas], None]] = []
    for prop in held_props(scene):
        if scene.pose == "phone" and prop.name == "phone":
            x, y = pose.arms[1][1]
            size = 0.9 / spot.scale / body_scale(scene.hero)
            at_face.append(_placed(PROPS["phone"].draw, palette, x + 2, y + 40, size, turn=-8))
        else:
            pose = _held(prop, scene, pose, palette, spot, carried, behind)
    if scene.staging == "table" and scene.pose == "hold":
        pose = replace(POSES["rest"], tilt=3)
    if scene.staging == "table" and scene.pose not in ("chin", "desk", "type", "rest", "hold"):
        pose = replace(pose, legs=None)
    extras = Extras(
        carried=_all(carried),
        behind=_all(behind),
        at_face=_all(at_face),
        stained=scene.story == "splash",
        injured="bandage" in scene.effects,
        shadow=scene.staging in ("floor", "road"),
    )
    with canvas.at(translate(spot.x, spot.y), scale(spot.scale)):
        draw_figure(canvas, scene.hero, scene.expression, pose, extras)
    _leash(canvas, scene, spot)


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
    palette = coloured(palette, prop.colour)
    size = known.hold / spot.scale / body_scale(scene.hero)
    if prop.name == "guitar" and scene.pose == "guitar":
        carried.append(_placed(guitar, palette, 44, -150, 1.2 / spot.scale, turn=-64))
        return pose
    if scene.pose == "leash" and prop.name in _LED:
        led_x, led_y, share = _LED[prop.name]
        carried.append(_placed(known.draw, palette, led_x, led_y, share / spot.scale, flip=True))
        return pose
    if prop.name == "umbrella" and scene.pose == "umbrella":
        behind.append(_placed(known.draw, palette, 84, -318, 1.42 / spot.scale))
        return pose
    if prop.state == "high":
        size *= 1.25
        x, y = pose.arms[1][1]
        lift = known.height / 2 * size if known.slot == "sky" else 0
        carried.append(_placed(known.draw, palette, x + 4, y - 18 - lift, size))
        if scene.story == "passed" and prop.name in ("paper", "letter"):
            carried.append(
                _placed(lambda canvas, _: tick(canvas, known.width, known.height), palette, x + 4, y - 18, size)
            )
        return pose
    half = known.width * size / 2
    foot = min(-212.0, -236 + known.height * size / 2)
    foot = max(foot, -318 + known.height * size)
    low = -184.0 if scene.pose == "sit" else -170.0
    carried.append(_placed(known.draw, palette, 4 if scene.pose == "sit" else 0, min(foot, low), size))
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


def draw_companion(canvas: Canvas, scene: SceneSpec, person: Companion, spot: Spot, ground: str) -> None:
    """A companion at a spot, turned toward the hero; one who is not there is a dashed outline."""
    pose = POSES.get(person.pose, POSES["stand"])
    if scene.staging == "table":
        pose = POSES["rest"] if person.pose != "fists" else replace(POSES["fists"], legs=None)
    elif scene.staging == "seat" and spot.x < 700:
        pose = POSES["sit"]
    elif scene.staging == "water":
        pose = POSES["splash"]
    shadowed = scene.staging in ("floor", "road", "bed")
    extras = Extras(shadow=shadowed and person.state == "present", marks=person.expression == "angry")
    toward = scale(-spot.scale, spot.scale) if scene.staging != "seat" else scale(spot.scale)
    with canvas.at(translate(spot.x, spot.y), toward):
        if person.state == "absent":
            line, pale = ghost_colours(ground, on_paper=canvas.sparse)
            with canvas.ghost(line, pale):
                draw_figure(canvas, person.look, person.expression, pose, Extras(shadow=False, marks=False))
        else:
            draw_figure(canvas, person.look, person.expression, pose, extras)
