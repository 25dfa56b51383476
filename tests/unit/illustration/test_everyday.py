"""The point of everyday events is in the scene: what was said, who is meant, what changed, what no table knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from persode.illustration.engine.affine import scale
from persode.illustration.engine.canvas import Canvas, Op
from persode.illustration.figure.marks import FACE_MARKS
from persode.illustration.palettes import PALETTES
from persode.illustration.props import PROPS
from persode.illustration.props.signs import digits
from persode.illustration.reading.lexicon import table
from persode.illustration.scene import GROUPS, RIDES, SceneSpec
from persode.illustration.stage.groups import OTHERS
from persode.illustration.stage.stage import stage
from persode.illustration.styles import styler

Scene = Callable[..., SceneSpec]


@pytest.mark.parametrize(
    ("text", "prop", "state"),
    [
        ("She said no", "cross mark", "heard"),
        ("My boss praised me in front of the team", "thumbs up", "heard"),
        ("I told him I love him", "heart", "said"),
        ("I argued with mum about the dishes", "dishes", "heard"),
        ("My parents grounded me", "scribble", "heard"),
        ("I paid off my debts", "money", "done"),
        ("My rabbit had babies", "rabbit", "litter"),
        ("I haven't had a cigarette for a month", "cigarette", "crossed"),
        ("The dog ate my homework", "books", "broken"),
        ("My sister never washes the dishes", "dishes", "thought"),
        ("I dropped my ice cream", "ice cream", "spilled"),
    ],
)
def test_what_was_said_or_became_of_it(text: str, prop: str, state: str, scene_of: Scene) -> None:
    assert {one.name: one.state for one in scene_of(text).props}.get(prop) == state


@pytest.mark.parametrize(
    ("text", "sign"),
    [("I lost my zorb", "question mark"), ("I broke my zorb", "shards"), ("I finished my zorb", "tick mark")],
)
def test_a_sign_stands_for_what_no_table_knows(text: str, sign: str, scene_of: Scene) -> None:
    assert [one.name for one in scene_of(text).props] == [sign]


@pytest.mark.parametrize(
    ("text", "word", "state"),
    [
        ("He gave me a single rose", "friend", "present"),
        ("I waited an hour and she never showed up", "friend", "absent"),
        ("We carved our names in a tree", "friend", "present"),
        ("He didn't call", "friend", "thought"),
        ("My first kiss", "partner", "present"),
    ],
)
def test_whom_a_pronoun_or_a_deed_means(text: str, word: str, state: str, scene_of: Scene) -> None:
    assert [(one.word, one.state) for one in scene_of(text).companions] == [(word, state)]


@pytest.mark.parametrize(
    ("text", "prop", "number"),
    [
        ("I turned thirty", "cake", "30"),
        ("Today is my 16th birthday", "cake", "16"),
        ("My team lost 0:5", "scoreboard", "0:5"),
        ("The call took 10 minutes", "", ""),
    ],
)
def test_numbers_stand_on_what_bears_them(text: str, prop: str, number: str, scene_of: Scene) -> None:
    borne = [(one.name, one.number) for one in scene_of(text).props if one.number]
    assert borne == ([(prop, number)] if prop else [])


def test_dyed_hair_is_dyed_and_the_rest_of_the_person_stays(scene_of: Scene) -> None:
    before, after = scene_of("I slept well").hero, scene_of("I dyed my hair blue").hero
    assert after.hair_colour != before.hair_colour
    assert (after.skin, after.age, after.glasses) == (before.skin, before.age, before.glasses)
    assert scene_of("My sister dyed her hair blue").hero.hair_colour == before.hair_colour


@pytest.mark.parametrize(("text", "part"), [("I broke my arm", "arm"), ("I sprained my ankle", "leg")])
def test_the_hurt_part_is_bandaged(text: str, part: str, scene_of: Scene) -> None:
    assert f"bandaged {part}" in scene_of(text, "sad").effects


@pytest.mark.parametrize("theme", ["fantasy", "sea", "space"])
def test_an_outing_as_a_theme_gives_way_to_the_day(theme: str, scene_of: Scene) -> None:
    assert scene_of("She left me on read", "sad", background_theme=theme).place == "home"
    assert scene_of("A strange mood", "sad", background_theme=theme).place == theme


def test_a_mirrored_picture_has_no_mirror_writing() -> None:
    def points(mirror: float) -> list[float]:
        canvas = Canvas(styler("vibrant", PALETTES["calm"]))
        with canvas.at(scale(mirror, 1)):
            digits(canvas, "71", 0, 0, 1, "#000000")
        return [op.path.box()[0] for op in canvas.ops if isinstance(op, Op)]

    assert points(-1) == pytest.approx(points(1))


def test_tables_name_marks_groups_and_signs_that_exist(scene_of: Scene) -> None:
    known = {*FACE_MARKS, *GROUPS, *RIDES, "confetti", "hearts", "puzzled", "talk", "gown", "looming", "falling",
             "piggyback"}  # fmt: skip
    assert set(OTHERS) == set(GROUPS)
    for entry in [*table("frames").values(), *table("actions").values()]:
        assert set(entry.get("effects", ())) <= known
        assert {entry[key] for key in ("said", "heard") if key in entry} <= set(PROPS)


@pytest.mark.parametrize(
    "text", ["She said no", "I told him I love him", "I queued at the post office", "I got sunburnt"]
)
def test_bubbles_groups_and_marks_are_drawn(text: str, scene_of: Scene) -> None:
    scene = scene_of(text, "sad")
    bare = replace(scene, effects=(), props=())
    assert len(stage(scene).ops) > len(stage(bare).ops)
