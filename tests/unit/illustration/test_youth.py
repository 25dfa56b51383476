"""Days of the young: who takes what from whom, who works along, who sits in the bus that leaves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from persode.illustration.alt import alt_text
from persode.illustration.props import PROPS
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.stage import stage

Scene = Callable[..., SceneSpec]


@pytest.mark.parametrize(
    ("text", "thief", "booty"),
    [
        ("A seagull snatched the fries right out of my hand", "seagull", "chips below seagull"),
        ("A squirrel stole my sandwich", "squirrel", "sandwich on squirrel"),
    ],
)
def test_an_animal_makes_off_with_its_booty(text: str, thief: str, booty: str, scene_of: Scene) -> None:
    scene = scene_of(text, "surprised")
    assert {f"{prop.name} {prop.at}".strip() for prop in scene.props} == {thief, booty}


def test_what_flies_carries_it_below_its_beak(scene_of: Scene) -> None:
    scene = scene_of("A seagull snatched the fries right out of my hand on the pier", "surprised")
    assert (scene.place, scene.pose) == ("sea", "reach")
    assert stage(scene).ops


@pytest.mark.parametrize("part", ["lap", "shoulder", "head"])
def test_what_sits_on_the_hero_has_words(part: str, scene_of: Scene) -> None:
    scene = scene_of(f"A pigeon sat on my {part}", "surprised")
    assert [prop.at for prop in scene.props] == [f"on {part}"]
    assert f"on the {part}" in alt_text(scene)


def test_two_who_do_it_together_do_the_same(scene_of: Scene) -> None:
    scene = scene_of("I planted tomatoes on the balcony with my sister", "content")
    assert scene.companions[0].pose == scene.pose == "crouch"


def test_who_is_waved_after_sits_in_the_bus(scene_of: Scene) -> None:
    scene = scene_of("My best friend moved to Canada, I waved until her bus was gone", "sad")
    assert "aboard" in scene.effects
    assert [prop.state for prop in scene.props if prop.name == "bus"] == ["leaving"]
    assert stage(scene).ops


def test_a_drink_lies_on_what_it_ruined(scene_of: Scene) -> None:
    scene = scene_of("Someone spilled beer all over my laptop at the party", "angry")
    assert {(prop.name, prop.state, prop.at) for prop in scene.props} == {
        ("beer", "spilled", "on laptop"),
        ("laptop", "present", ""),
    }


def test_a_baby_that_screams_is_no_quarrel(scene_of: Scene) -> None:
    scene = scene_of("I held my newborn nephew while he screamed all night", "sad")
    assert [prop.name for prop in scene.props] == ["crying baby"]
    assert "quarrel" not in scene.effects


def test_the_hair_that_is_dyed_is_hers(scene_of: Scene) -> None:
    before = scene_of("I braided my sister's hair", "joyful")
    scene = scene_of("I dyed my sister's hair green in the bathtub", "joyful")
    assert scene.hero.hair_colour == before.hero.hair_colour
    assert scene.companions[0].look.hair_colour != before.companions[0].look.hair_colour
    assert scene.pose == "groom"


def test_no_train_stands_in_a_train(scene_of: Scene) -> None:
    scene = scene_of("I gave my seat on the tram to an old man", "content")
    assert scene.place == "train"
    assert "train" not in {prop.name for prop in scene.props}


def test_a_prize_that_one_can_carry_is_held_high(scene_of: Scene) -> None:
    scene = scene_of("I won a giant panda at the fair", "joyful")
    assert ("panda", "high") in {(prop.name, prop.state) for prop in scene.props}


def test_a_party_is_not_thrown_through_the_air(scene_of: Scene) -> None:
    scene = scene_of("My parents threw me a surprise party", "surprised")
    assert "thrown" not in {prop.state for prop in scene.props}


@pytest.mark.parametrize(
    ("text", "prop"),
    [
        ("I found an old compass", "compass"),
        ("I finished a crocheted octopus", "octopus"),
        ("We folded origami all day", "paper crane"),
        ("I bought a record player", "record player"),
        ("We played at the arcade", "arcade machine"),
    ],
)
def test_things_of_the_young_are_known(text: str, prop: str, scene_of: Scene) -> None:
    assert prop in PROPS
    assert prop in {one.name for one in scene_of(text).props}
