"""Kinds of mistakes that people who were shown pictures named, each held by something that can fail."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations

import pytest

from persode.episode import EpisodeMetadata
from persode.illustration.alt import alt_text
from persode.illustration.engine.canvas import Canvas, Op
from persode.illustration.engine.shapes import limb
from persode.illustration.figure.face import EXPRESSIONS, draw_face
from persode.illustration.figure.look import Colours, Look
from persode.illustration.figure.poses import POSES
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES, Setting
from persode.illustration.reading.read import read_scene
from persode.illustration.scene import SceneSpec
from persode.illustration.seeds import layer_random
from persode.illustration.stage.cast import held_props
from persode.illustration.stage.placing import place_things
from persode.illustration.styles import styler
from persode.onboarding import OnboardingPreferences

Point = tuple[float, float]


def _scene(text: str, feeling: str = "neutral", **prefs: object) -> SceneSpec:
    return read_scene(EpisodeMetadata(text, emotion=feeling), OnboardingPreferences(**prefs), 11)  # type: ignore[arg-type]


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < -1e-6 and side(c, d, a) * side(c, d, b) < -1e-6


@pytest.mark.parametrize("pose", ["applaud", "hold", "sit", "pray", "belly", "crossed"])
def test_a_bent_sleeve_does_not_cross_itself(pose: str) -> None:
    elbow, wrist = POSES[pose].arms[1]
    ring = limb([(56, -304), elbow, wrist], 48, 34, flat_end=True).outline(1)
    edges = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    assert not [1 for (a, b), (c, d) in combinations(edges, 2) if _cross(a, b, c, d)]


@pytest.mark.parametrize("expression", ["sad", "reflective", "caring", "neutral", "pleased"])
def test_one_line_over_each_open_eye(expression: str) -> None:
    canvas = Canvas(styler("vibrant", PALETTES["calm"]))
    look = Look(age=20)
    draw_face(canvas, Colours.of(look), look, expression)
    boxes = [op.path.box() for op in canvas.ops if isinstance(op, Op) and op.fill is None]
    assert sum(box[3] < 9 and box[0] > -60 for box in boxes) == 2


def test_every_face_is_told(scene_of: Callable[..., SceneSpec]) -> None:
    assert {"caring", "thrilled"} <= set(EXPRESSIONS)
    assert "concern" in alt_text(_scene("My sister sat with me all evening.", "sad"))


@pytest.mark.parametrize("feeling", ["sad", "anxious", "angry"])
@pytest.mark.parametrize("text", ["I broke my leg and mum came", "My dad sat with me", "My friend was with me"])
def test_who_is_there_feels_with_the_hero(text: str, feeling: str) -> None:
    scene = _scene(text, feeling)
    assert [one.expression for one in scene.companions] == ["caring"]


@pytest.mark.parametrize(
    "text", ["Jonas kissed me", "We jumped off the pier", "My friends threw me a surprise party", "I won the race"]
)
def test_glad_surprise_is_no_shock(text: str) -> None:
    assert _scene(text, "surprised").expression == "thrilled"


def test_who_sits_has_knees_before_the_seat_and_feet_below_them() -> None:
    for name, pose in POSES.items():
        if pose.seated:
            assert pose.legs is not None
            for (knee, foot), hip in zip(pose.legs, (-27, 27), strict=True):
                assert math.dist(knee, foot) > 95, name
                assert abs(knee[0] - hip) > 50, name


@pytest.mark.parametrize("text", ["The lift was broken again", "I locked myself out of the flat"])
def test_a_lift_and_a_door_are_in_a_wall_without_a_window(text: str) -> None:
    scene = _scene(text, "anxious", background_theme="office")
    assert scene.place == "corridor"
    placed = {one.prop.name: one for one in place_things(scene, held_props(scene))}
    wall = placed.get("lift") or placed["door"]
    assert wall.box()[3] <= 760
    assert wall.box()[1] > 0


def test_a_door_outdoors_is_part_of_a_house() -> None:
    names = {prop.name for prop in _scene("A parcel lay on the doorstep in the garden").props}
    assert "front door" in names
    assert "door" not in names


@pytest.mark.parametrize("theme", ["home", "office", "garden", "library"])
@pytest.mark.parametrize("text", ["We buried our old tortoise", "We buried my grandpa today"])
def test_a_grave_is_outdoors(text: str, theme: str) -> None:
    scene = _scene(text, "sad", background_theme=theme)
    assert any(prop.name == "gravestone" for prop in scene.props)
    assert not PLACES[scene.place].indoors


def test_a_train_passes_one_land_with_one_sun() -> None:
    canvas = Canvas(styler("vibrant", PALETTES["calm"]))
    PLACES["train"].draw(Setting(canvas, PALETTES["calm"], "sunset", "", layer_random(3, "place"), "seat", "train"))
    boxes = [op.path.box() for op in canvas.ops if isinstance(op, Op)]
    round_ones = [box for box in boxes if box[2] - box[0] == pytest.approx(76) == pytest.approx(box[3] - box[1])]
    assert len(round_ones) == 1


def test_a_lamp_on_sparse_paper_keeps_its_pole() -> None:
    counts = []
    for sparse in (False, True):
        canvas = Canvas(styler("minimal", PALETTES["calm"]), sparse=sparse)
        with canvas.whole():
            assert not canvas.sparse
        PLACES["home"].draw(Setting(canvas, PALETTES["calm"], "day", "", layer_random(3, "place"), "floor", "home"))
        boxes = [op.path.box() for op in canvas.ops if isinstance(op, Op)]
        counts.append(sum(box == pytest.approx((90, 650, 102, 752)) for box in boxes))
    assert counts[0] == counts[1] == 1


@pytest.mark.parametrize(
    ("text", "place", "pose", "things"),
    [
        ("We jumped off the diving board", "pool", "leap", set()),
        ("We jumped into the lake", "lake", "leap", set()),
        ("I flipped pancakes and one stuck to the ceiling", "kitchen", "flip", {"flipped pancake", "stuck pancake"}),
        ("I tossed pancakes and dropped one", "kitchen", "flip", {"flipped pancake"}),
        ("The pasta boiled over", "kitchen", "rest", {"boiling pot"}),
        ("In chemistry my beaker boiled over", "school", "rest", {"foaming flask"}),
        ("I dropped the lot, a whole tray of glasses", "cafe", "startle", {"tray"}),
        ("I milked a goat", "farm", "crouch", {"goat", "milk pail"}),
        ("I milked a cow", "farm", "crouch", {"cow", "milk pail"}),
        ("I hit a traffic cone in my driving test", "road", "drive", {"traffic cone"}),
        ("I cut my own fringe", "bathroom", "hold", {"scissors", "tufts"}),
        ("I learned to juggle", "home", "juggle", {"juggling balls"}),
        ("I sat on a horse for the first time", "farm", "mount", {"horse"}),
        ("I read my poem out on the stage", "stage", "hold", {"paper"}),
    ],
)
@pytest.mark.parametrize("feeling", ["joyful", "sad"])
def test_the_deed_decides_pose_place_and_things(
    text: str, place: str, pose: str, things: set[str], feeling: str
) -> None:
    scene = _scene(text, feeling)
    assert scene.place == place
    assert {prop.name for prop in scene.props} == things
    seated = scene.staging == "table"
    assert scene.pose == pose or (seated and scene.pose == "chin") or (pose == "startle" and not seated)


def test_a_kicked_pail_is_spilled_beside_the_only_animal() -> None:
    scene = _scene("I milked a goat and she kicked the bucket over", "angry")
    assert {(prop.name, prop.state) for prop in scene.props} == {("goat", "present"), ("milk pail", "spilled")}


def test_the_examiner_has_a_board_in_the_car() -> None:
    scene = _scene("The examiner failed me in my driving test", "sad")
    assert [(one.word, one.holds) for one in scene.companions] in ([("examiner", "clipboard")], [("examiner", "")])
    driving = _scene("I drove with the examiner for an hour", "neutral")
    assert (driving.staging, driving.companions[0].holds) == ("car", "clipboard")


def test_keys_are_handed_over_by_who_gives_them() -> None:
    scene = _scene("My boss handed me the key to the flower shop", "content")
    assert [(one.pose, one.holds) for one in scene.companions] == [("give", "keys")]
    assert "bouquet" not in {prop.name for prop in scene.props}


def test_somebody_on_a_back_and_somebody_asleep_on_a_shoulder() -> None:
    carried = _scene("I sprained my ankle and Nadia carried me down on her back", "content")
    assert "piggyback" in carried.effects
    assert "rides on somebody's back" in alt_text(carried)
    assert "stands" not in alt_text(carried)
    asleep = _scene("My little sister fell asleep on my shoulder on the train", "content")
    assert [(one.expression, one.pose) for one in asleep.companions] == [("asleep", "lean")]
    assert asleep.expression != "asleep"


def test_a_red_card_is_smaller_than_a_ball() -> None:
    scene = _scene("I got a red card in the football match", "angry")
    sizes = {one.prop.name: one.box() for one in place_things(scene, held_props(scene))}
    assert sizes["red card"][2] - sizes["red card"][0] < sizes["football"][2] - sizes["football"][0]


@pytest.mark.parametrize(
    ("text", "thing", "state"),
    [("The ice cream fell off my cone", "ice cream", "spilled"), ("The lamp fell off the shelf", "lamp", "broken")],
)
def test_what_fell_is_the_thing_and_not_the_hero(text: str, thing: str, state: str) -> None:
    scene = _scene(text, "sad")
    assert scene.pose != "slip"
    assert (thing, state) in {(prop.name, prop.state) for prop in scene.props}


def test_who_waits_in_vain_is_alone() -> None:
    scene = _scene("I waited two hours for the plumber and nobody came", "angry")
    assert [one.state for one in scene.companions] == ["absent"]


def test_only_animals_have_young() -> None:
    states = {prop.name: prop.state for prop in _scene("Our cat had kittens in my wardrobe", "surprised").props}
    assert states == {"cat": "litter", "wardrobe": "present"}


def test_farm_animals_are_not_in_a_living_room() -> None:
    assert _scene("I helped my father shear the sheep", "content", background_theme="farm").place == "farm"
