"""Geometry of a scene: things are in the picture and rest on something, eyes meet, hands hold what they hold."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import pytest

from persode.illustration.engine.affine import apply, multiply, rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Op
from persode.illustration.figure.face import EXPRESSIONS, Face
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.figure.look import Colours, Look
from persode.illustration.figure.poses import POSES, reaching
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.scene import PropSpec, SceneSpec
from persode.illustration.stage.cast import IN_POSE, held_props, touching
from persode.illustration.stage.focus import companion_gaze, gaze_to, head_of, hero_gaze
from persode.illustration.stage.layout import Spot, companion_spots, hero_spot
from persode.illustration.stage.placing import FLAT, STOOL, place_things
from persode.illustration.styles import styler

Scene = Callable[..., SceneSpec]

EVENTS = (
    ("I dropped my phone on the stairs", "sad"),
    ("The vase broke while I was dancing with my sister", "anxious"),
    ("I sat the physics exam and knew nothing", "anxious"),
    ("We ate pancakes with my brother", "joyful"),
    ("The washing machine flooded the kitchen", "angry"),
    ("I burned the cake", "sad"),
    ("A hedgehog sat in our garden", "surprised"),
    ("I got a letter from my friend", "content"),
    ("My bike was stolen", "angry"),
    ("I missed the bus", "angry"),
    ("I bought a wardrobe", "neutral"),
    ("My tooth hurts, I went to the dentist", "anxious"),
    ("I saw a shooting star", "reflective"),
    ("I spilled coffee on my laptop at work", "angry"),
    ("Mum gave me a scarf", "content"),
    ("I lost my keys", "sad"),
    ("The climbing wall was high and I got up", "joyful"),
)
COMPANY = (
    ("I cooked with my brother", "content"),
    ("My best friend and I argued", "angry"),
    ("My boss yelled at me", "sad"),
    ("My mother hugged me", "sad"),
    ("We won the match, said my friend", "joyful"),
    ("I met my cousin in the park", "surprised"),
    ("I said goodbye to my sister", "sad"),
)


@pytest.mark.parametrize(("text", "feeling"), EVENTS)
@pytest.mark.parametrize("style", ["vibrant", "minimal"])
def test_every_thing_is_in_the_picture(text: str, feeling: str, style: str, scene_of: Scene) -> None:
    scene = scene_of(text, feeling, background_style=style)
    for one in place_things(scene, held_props(scene)):
        left, top, right, bottom = one.box()
        if one.prop.state != "leaving" and right - left < 930:
            assert left >= 20, one
            assert right <= 1004, one
        assert bottom <= 1010, one
        assert top > -20 or PROPS[one.prop.name].slot == "big", one


@pytest.mark.parametrize("name", [name for name, prop in PROPS.items() if prop.slot == "hand"])
def test_a_small_thing_in_a_room_is_held_lies_or_stands_on_something(name: str, scene_of: Scene) -> None:
    scene = replace(scene_of("Today", "joyful"), props=(PropSpec(name),), pose="cheer", staging="floor")
    (one,) = place_things(scene, held_props(scene))
    assert one.lying or one.stool
    if one.stool:
        assert one.spot.y < 980 - STOOL
    table = replace(scene, staging="table", pose="rest")
    (laid,) = place_things(table, held_props(table))
    left, top, right, bottom = laid.box()
    assert laid.lying == (name in FLAT)
    assert bottom - top <= (232 if name == "burning pan" else 192 if name in ("cake", "microscope") else 172)
    assert right - left <= 255


@pytest.mark.parametrize(("text", "feeling"), COMPANY)
def test_people_turn_to_each_other(text: str, feeling: str, scene_of: Scene) -> None:
    scene = scene_of(text, feeling)
    hero, spots = hero_spot(scene), companion_spots(scene)
    assert scene.companions
    away = companion_gaze(scene, scene.companions[0], spots[0], hero, {})
    assert away[0] > 0.5
    gaze = hero_gaze(scene, hero, spots, {}, [])
    toward = 1 if spots[0].x > hero.x else -1
    assert gaze[0] * toward > 0.2 or scene.pose in ("pray", "bow", "cry")
    assert spots[0].scale < hero.scale


def test_what_lies_broken_between_two_people_is_looked_at_by_both(scene_of: Scene) -> None:
    scene = scene_of("The vase broke, my sister was there", "sad")
    hero, spots = hero_spot(scene), companion_spots(scene)
    things = {one.prop.name: one.spot for one in place_things(scene, held_props(scene))}
    assert "vase" in things
    assert hero_gaze(scene, hero, spots, things, [])[1] > 0.6
    assert companion_gaze(scene, scene.companions[0], spots[0], hero, things)[1] > 0.6


def test_a_gaze_moves_the_eyes_and_turns_the_feet() -> None:
    def drawn(gaze: tuple[float, float]) -> list[tuple[float, ...]]:
        sheet = Canvas(styler("vibrant", PALETTES["calm"]))
        draw_figure(sheet, Look(), "neutral", POSES["stand"], Extras(shadow=False, gaze=gaze))
        return [op.path.box() for op in sheet.ops if isinstance(op, Op)]

    def middle(boxes: list[tuple[float, ...]]) -> float:
        return sum(box[0] + box[2] for box in boxes) / len(boxes)

    assert middle(drawn((1, 0))) > middle(drawn((0, 0))) > middle(drawn((-1, 0)))
    assert gaze_to((0, 0), (400, 0)) == (1.0, 0.0)
    assert head_of(Look(age=8), Spot(340, 936, 1.24))[1] > head_of(Look(age=30), Spot(340, 936, 1.24))[1]


@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("target", [(60, -230), (130, -200), (100, -300), (150, -330), (40, -260)])
@pytest.mark.parametrize("lean", [-4.0, 0.0, 6.0])
def test_an_arm_reaches_where_it_is_stretched_to(side: int, target: tuple[float, float], lean: float) -> None:
    goal = (side * target[0], target[1])
    elbow, hand = reaching(POSES["stand"], side, goal, lean).arms[0 if side < 0 else 1]
    shoulder = (side * 56.0, -304.0)
    assert math.dist(apply(rotate(lean, 0, -175), hand), goal) < 6
    assert math.dist(shoulder, elbow) == pytest.approx(68, abs=1)
    assert math.dist(elbow, hand) == pytest.approx(78, abs=1)


def test_an_arm_does_not_grow() -> None:
    _, hand = reaching(POSES["stand"], 1, (900, -300)).arms[1]
    assert math.dist((56, -304), hand) <= 146


@pytest.mark.parametrize("text", ["He held my hand", "She held my hand, my little sister"])
def test_hands_that_hold_each_other_meet(text: str, scene_of: Scene) -> None:
    scene = scene_of(text, "joyful")
    hero, there = hero_spot(scene), companion_spots(scene)[0]
    other = scene.companions[0]
    hands = []
    for look, spot, mate, mate_spot in ((scene.hero, hero, other.look, there), (other.look, there, scene.hero, hero)):
        pose = touching(POSES["hands"], "hands", look, spot, mate, mate_spot, (1.0, 0.0))
        size = spot.scale * body_scale(look)
        turned = multiply(translate(spot.x, spot.y), scale(size if spot is hero else -size, size))
        hands.append(apply(multiply(turned, rotate(pose.lean + 1.6, 0, -175)), pose.arms[1][1]))
    assert math.dist(*hands) < 40


@pytest.mark.parametrize(("name", "pose"), IN_POSE)
def test_hands_are_at_the_thing_that_a_pose_holds(name: str, pose: str) -> None:
    x, y, share, turn, flip = IN_POSE[name, pose]
    sheet = Canvas(styler("vibrant", PALETTES["calm"]))
    with sheet.at(translate(x, y), scale(-share / 1.24 if flip else share / 1.24, share / 1.24), rotate(turn)):
        PROPS[name].draw(sheet, PALETTES["calm"])
    boxes = [op.path.box() for op in sheet.ops if isinstance(op, Op)]

    def gap(hand: tuple[float, float]) -> float:
        return min(
            math.hypot(max(left - hand[0], 0, hand[0] - right), max(top - hand[1], 0, hand[1] - bottom))
            for left, top, right, bottom in boxes
        )

    gaps = sorted(gap(hand) for _, hand in POSES[pose].arms)
    assert gaps[0] < 30
    if pose in ("guitar", "violin", "lift", "sweep", "drum", "trumpet"):
        assert gaps[1] < 45


@pytest.mark.parametrize("expression", ["surprised", "anxious"])
def test_wide_eyes_have_no_dark_rings(expression: str) -> None:
    sheet = Canvas(lambda colour, layer: colour)
    colours = Colours.of(Look())
    EXPRESSIONS[expression](sheet, Face(colours))
    rings = [op for op in sheet.ops if isinstance(op, Op) and op.fill == "#fffdf6"]
    assert rings
    assert all(op.stroke != colours.ink and op.width < 2.5 for op in rings)


def test_brows_lie_over_the_frames_of_glasses() -> None:
    def brows(glasses: bool) -> float:
        sheet = Canvas(lambda colour, layer: colour)
        colours = Colours.of(Look())
        EXPRESSIONS["angry"](sheet, Face(colours, glasses=glasses))
        return max(op.path.box()[3] for op in sheet.ops if isinstance(op, Op) and op.stroke == colours.brow)

    assert brows(True) < -4 < brows(False) + 10


def test_heavy_lids_paint_no_patch_over_the_eye() -> None:
    for name in ("tired", "ill"):
        sheet = Canvas(lambda colour, layer: colour)
        colours = Colours.of(Look())
        EXPRESSIONS[name](sheet, Face(colours))
        assert all(op.fill != colours.skin for op in sheet.ops if isinstance(op, Op))


def test_raised_hands_are_drawn_over_the_hair() -> None:
    def ops(style: str) -> list[Op]:
        sheet = Canvas(lambda colour, layer: colour)
        draw_figure(sheet, Look(hair_style=style), "joyful", POSES["cheer"], Extras(shadow=False, marks=False))
        return [op for op in sheet.ops if isinstance(op, Op)]

    skin, hair = Colours.of(Look()).skin, Colours.of(Look()).hair
    drawn = ops("afro")
    last_hair = max(number for number, op in enumerate(drawn) if op.fill == hair)
    hands = [number for number, op in enumerate(drawn) if op.fill == skin and op.path.box()[3] < -400]
    assert max(hands) > last_hair


def test_indoors_matters_for_stools(scene_of: Scene) -> None:
    scene = replace(scene_of("Today", "joyful"), props=(PropSpec("cake"),), pose="cheer", staging="floor")
    inside, outside = replace(scene, place="home"), replace(scene, place="park")
    assert PLACES["home"].indoors
    assert place_things(inside, [])[0].stool
    assert not place_things(outside, [])[0].stool
