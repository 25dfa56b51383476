"""Who does what to whom, where things lie, what is left on somebody: the relations that make a picture an event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from persode.illustration.figure.poses import POSES
from persode.illustration.picture import paint
from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import table
from persode.illustration.scene import PROP_STATES, SceneSpec
from persode.illustration.stage.cast import held_props
from persode.illustration.stage.placing import place_things

Scene = Callable[..., SceneSpec]


@pytest.mark.parametrize(
    ("text", "feeling", "own", "theirs", "holds"),
    [
        ("Mum gave me her old ring", "surprised", "take", "give", "ring"),
        ("I brought my neighbour a cake", "content", "give", "take", ""),
        ("My brother took my phone", "angry", "reach", "leave", "phone"),
        ("My boss shook my hand", "surprised", "shake", "shake", ""),
        ("My mum hugged me", "content", "hug", "hug", ""),
        ("A boy in my class pushed me", "angry", "slip", "push", ""),
        ("My brother threw a ball at me", "angry", "startle", "throw", ""),
        ("A stranger paid for my coffee", "surprised", "hold", "give", "money"),
        ("My roommate ate my birthday cake", "angry", "accuse", "hold", "cake"),
        ("My daughter braided my hair", "content", "still", "groom", ""),
        ("I taught my grandpa how to use his phone", "content", "point", "hold", "phone"),
    ],
)
def test_both_take_part_in_a_deed(text: str, feeling: str, own: str, theirs: str, holds: str, scene_of: Scene) -> None:
    scene = scene_of(text, feeling)
    assert (scene.pose, scene.companions[0].pose, scene.companions[0].holds) == (own, theirs, holds)


@pytest.mark.parametrize(
    ("text", "feeling", "pose"),
    [
        ("My dad danced in the kitchen", "joyful", "dance"),
        ("My sister swept the floor", "joyful", "sweep"),
        ("Our son rode his bike for the first time", "joyful", "ride"),
        ("My daughter took her first steps", "joyful", "toddle"),
        ("My sister passed her driving test", "joyful", "high"),
    ],
)
def test_what_others_do_they_do_themselves(text: str, feeling: str, pose: str, scene_of: Scene) -> None:
    assert scene_of(text, feeling).companions[0].pose == pose


def test_who_made_one_angry_does_not_comfort(scene_of: Scene) -> None:
    scene = scene_of("My flatmate left the dirty dishes on the floor again", "angry")
    assert (scene.pose, scene.companions[0].pose) == ("accuse", "shrug")


def test_a_present_that_no_table_knows_is_wrapped(scene_of: Scene) -> None:
    assert scene_of("My friend brought me a kimono", "joyful").companions[0].holds == "gift"
    assert not scene_of("My friend gave me a smile", "joyful").props


@pytest.mark.parametrize(
    ("text", "thing", "at"),
    [
        ("My cat sits on top of the cupboard", "cat", "on wardrobe"),
        ("I dropped my phone into the toilet", "phone", "in toilet"),
        ("The kite got stuck in the tree", "kite", "in tree"),
        ("The dog jumped on my bed", "dog", "on bed"),
        ("I sat by the window with the cat on my lap", "cat", "on lap"),
    ],
)
def test_things_are_where_they_are_said_to_be(text: str, thing: str, at: str, scene_of: Scene) -> None:
    scene = scene_of(text, "content")
    prop = next(one for one in scene.props if one.name == thing)
    assert prop.at == at
    assert prop not in held_props(scene)
    assert thing in {one.prop.name for one in place_things(scene, held_props(scene))}


def test_what_lies_on_a_thing_is_above_its_middle(scene_of: Scene) -> None:
    scene = scene_of("My cat sits on top of the cupboard", "anxious")
    spots = {one.prop.name: one for one in place_things(scene, [])}
    _, top, _, bottom = spots["wardrobe"].box()
    assert top - 20 <= spots["cat"].spot.y <= (top + bottom) / 2


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("The waiter spilled red wine over my white dress", "stained"),
        ("We were soaked to the skin", "soaked"),
        ("I slipped and fell in the mud", "muddy"),
    ],
)
def test_traces_stay_on_the_hero(text: str, effect: str, scene_of: Scene) -> None:
    scene = scene_of(text, "angry")
    assert effect in scene.effects
    assert paint(scene, 64).size == (64, 64)


def test_somebody_elses_wound_is_not_the_heros(scene_of: Scene) -> None:
    scene = scene_of("My little brother broke his arm", "sad")
    assert not any(effect.startswith("bandaged") for effect in scene.effects)
    assert "their bandaged arm" in scene.effects


def test_the_tables_of_relations_name_what_exists() -> None:
    special = {"learn", "lookat"}
    for kind, entry in table("deeds").items():
        assert {entry["doer"], entry["receiver"]} - special <= set(POSES), kind
        assert entry["has"] in ("doer", "receiver", "between", "thrown", "there"), kind
        assert entry.get("state", "present") in PROP_STATES, kind
        assert not entry.get("tool") or entry["tool"] in PROPS, kind
    assert set(table("supports")["bears"]) <= set(PROPS)
