"""Every prop, place, pose, face, hair style and outfit draws, at the size it claims."""

from __future__ import annotations

import random

import pytest

from persode.illustration.engine.affine import apply, multiply, rotate, scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.shapes import blob, ellipse, limb, rectangle
from persode.illustration.engine.svg import _unclipped, colour_pass, shade_pass
from persode.illustration.figure.clothes import FASHIONS
from persode.illustration.figure.face import EXPRESSIONS
from persode.illustration.figure.figure import Extras, draw_figure
from persode.illustration.figure.hair_front import HAIR_FRONT
from persode.illustration.figure.look import Look
from persode.illustration.figure.poses import POSES
from persode.illustration.palettes import PALETTES, mood_of
from persode.illustration.places import PLACES, Setting
from persode.illustration.props import PROPS
from persode.illustration.styles import BACKGROUND_STYLES, styler

CALM = PALETTES["calm"]


def canvas() -> Canvas:
    return Canvas(styler("vibrant", CALM))


def bounds(sheet: Canvas) -> tuple[float, float, float, float]:
    solid = [op for op in _unclipped(sheet.ops) if isinstance(op.fill or op.stroke, str) and not op.blur]
    boxes = [op.path.box() for op in solid if op.opacity > 0.6]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@pytest.mark.parametrize("name", PROPS)
def test_prop_has_its_true_size(name: str) -> None:
    sheet = canvas()
    PROPS[name].draw(sheet, CALM)
    left, top, right, bottom = bounds(sheet)
    assert right - left == pytest.approx(PROPS[name].width, rel=0.45, abs=30)
    assert bottom - top == pytest.approx(PROPS[name].height, rel=0.45, abs=60)
    if PROPS[name].slot != "sky":
        assert abs(bottom) < 40


def test_true_sizes_are_in_proportion() -> None:
    assert PROPS["bus"].width > PROPS["car"].width > PROPS["bicycle"].width > PROPS["dog"].width > PROPS["coffee"].width


@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("time", ["day", "night"])
def test_place_draws(name: str, time: str) -> None:
    sheet = canvas()
    ground = PLACES[name].draw(Setting(sheet, CALM, time, "", random.Random(1)))
    assert ground.startswith("#")
    assert len(sheet.ops) > 25


@pytest.mark.parametrize("style", BACKGROUND_STYLES)
@pytest.mark.parametrize("mood", PALETTES)
def test_styles_give_colours(style: str, mood: str) -> None:
    change = styler(style, PALETTES[mood])
    for layer in ("bg", "prop", "char", "spot", "paper"):
        assert len(change("#4f9fd0", layer)) == 7


def test_monochrome_world_has_one_hue() -> None:
    change = styler("monochrome", CALM)
    red, blue = change("#ff0000", "bg"), change("#0000ff", "bg")
    assert red != "#ff0000"
    assert blue != "#0000ff"
    assert change("#ff0000", "spot") == "#ff0000"


@pytest.mark.parametrize("pose", POSES)
def test_pose_keeps_the_limbs_on_the_body(pose: str) -> None:
    sheet = canvas()
    draw_figure(sheet, Look(), "content", POSES[pose], Extras(shadow=False))
    left, top, right, bottom = bounds(sheet)
    assert left > -225 or POSES[pose].turn == 90
    assert right < 240 or POSES[pose].turn == 90
    assert -585 < top + min(0.0, POSES[pose].hop) < -400 or POSES[pose].turn
    assert bottom < 30
    for elbow, hand in POSES[pose].arms:
        assert abs(hand[0] - elbow[0]) + abs(hand[1] - elbow[1]) < 190


def test_expressions_differ() -> None:
    drawn = {}
    for name in EXPRESSIONS:
        sheet = canvas()
        draw_figure(sheet, Look(glasses=True), name, POSES["stand"])
        drawn[name] = colour_pass(sheet)
    assert len(set(drawn.values())) == len(EXPRESSIONS)


@pytest.mark.parametrize("style", HAIR_FRONT)
@pytest.mark.parametrize("age", [6, 16, 30, 50, 80])
def test_hair_and_age_draw(style: str, age: int) -> None:
    sheet = canvas()
    draw_figure(sheet, Look(hair_style=style, age=age, beard=age > 20), "neutral")
    assert sheet.ops


@pytest.mark.parametrize("fashion", FASHIONS)
def test_fashion_draws(fashion: str) -> None:
    sheet = canvas()
    draw_figure(sheet, Look(fashion=fashion), "neutral")
    assert "path" in shade_pass(sheet)


def test_ghost_leaves_no_colour_of_the_thing() -> None:
    sheet = canvas()
    with sheet.ghost("#ffffff", "#cccccc"):
        PROPS["dog"].draw(sheet, CALM)
    svg = colour_pass(sheet)
    assert "stroke-dasharray" in svg
    assert "<path" not in shade_pass(sheet)
    assert styler("vibrant", CALM)("#c98a4e", "bg") not in svg


def test_affine_order() -> None:
    moved = multiply(translate(10, 0), scale(2))
    assert apply(moved, (1, 1)) == (12, 2)
    assert apply(rotate(90), (1, 0)) == pytest.approx((0, 1))


def test_shapes_have_boxes() -> None:
    assert ellipse(0, 0, 5).box() == (-5, -5, 5, 5)
    assert rectangle(0, 0, 10, 4, 1).box() == (0, 0, 10, 4)
    assert limb([(0, 0), (0, 10)], 4, 4).box() == pytest.approx((-2, -2, 2, 12))
    assert blob([(0, 0), (1, 0), (1, 1)]).data.startswith("M")


def test_sparse_canvas_leaves_small_things_out() -> None:
    sheet = Canvas(styler("minimal", CALM), sparse=True)
    sheet.fill(ellipse(0, 0, 5), "#ff0000")
    assert not sheet.ops
    with sheet.layer("prop"):
        sheet.fill(ellipse(0, 0, 5), "#ff0000")
    assert len(sheet.ops) == 1


def test_moods() -> None:
    assert mood_of("joyful") == "joy"
    assert mood_of("no such feeling") == "plain"
