"""What people ride in, who only looks on, how many they are, and where things are at home."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from persode.illustration.alt import alt_text
from persode.illustration.engine.canvas import Begin
from persode.illustration.figure.marks import FACE_MARKS
from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import table
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.cast import held_props
from persode.illustration.stage.layout import SEATED, companion_spots, hero_spot
from persode.illustration.stage.placing import place_things
from persode.illustration.stage.seats import SEATS
from persode.illustration.stage.stage import stage

Scene = Callable[..., SceneSpec]


@pytest.mark.parametrize(
    ("text", "seat", "place"),
    [
        ("Sat in the tractor with grandpa", "tractor", "farm"),
        ("Rode in the back of the pickup", "pickup", "nature"),
        ("I had a long bath", "bathtub", "bathroom"),
        ("We sat on the swing and talked", "swing", "playground"),
        ("We went sledging with my cousin", "sledge", "nature"),
        ("Dozed in the hammock all afternoon", "hammock", "garden"),
        ("I climbed the tree in our garden", "tree", "garden"),
        ("Sat on the wall with my friend", "wall", "garden"),
        ("We slept in the tent", "tent", "nature"),
        ("Built a blanket fort with my little brother", "den", "home"),
        ("Flew in a hot air balloon over the valley", "basket", "nature"),
        ("I went for a ride on the motorbike", "motorbike", "road"),
    ],
)
def test_who_sits_in_something_is_in_it(text: str, seat: str, place: str, scene_of: Scene) -> None:
    scene = scene_of(text, "content")
    assert (scene.staging, scene.place) == ("vessel", place)
    assert seat in scene.effects
    assert seat in alt_text(scene) or seat == "bales"
    assert hero_spot(scene).y > 500


def test_every_seat_has_spots() -> None:
    assert set(SEATS) == set(SEATED)


@pytest.mark.parametrize(
    "text",
    ["The swing broke", "My mood swings are bad today", "Put the letters in a box", "There was a spider in the bath"],
)
def test_nobody_sits_in_what_is_only_told_of(text: str, scene_of: Scene) -> None:
    assert scene_of(text, "sad").staging != "vessel"


@pytest.mark.parametrize("text", ["My daughter went on the swing", "My brother dived off the board into the pool"])
def test_who_looks_on_is_not_in_the_seat(text: str, scene_of: Scene) -> None:
    scene = scene_of(text, "joyful")
    assert scene.staging == "vessel"
    assert "watching" in scene.effects
    assert hero_spot(scene).x < 200 < companion_spots(scene)[0].x


def test_a_cab_shows_its_people_through_the_window(scene_of: Scene) -> None:
    ops = stage(scene_of("Sat in the tractor with grandpa", "content")).ops
    assert sum(isinstance(op, Begin) and op.clip is not None for op in ops) >= 3


def test_inside_a_lift_is_no_hallway(scene_of: Scene) -> None:
    scene = scene_of("Got stuck in the lift with two strangers", "anxious")
    assert scene.place == "lift"
    assert [one.word for one in scene.companions] == ["stranger", "stranger"]


@pytest.mark.parametrize(("text", "count"), [("Cooked with my three cousins", 2), ("Cooked with my cousin", 1)])
def test_a_plural_is_more_than_one(text: str, count: int, scene_of: Scene) -> None:
    assert len(scene_of(text, "content").companions) == count


def test_what_is_on_anothers_face_is_not_on_the_heros(scene_of: Scene) -> None:
    scene = scene_of("My husband shaved off his beard", "surprised")
    assert not set(scene.effects) & set(FACE_MARKS)
    assert "their foam" in scene.effects


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("The kettle is new", "kitchen"),
        ("The wheelbarrow is new", "garden"),
        ("A pig looked at me", "farm"),
        ("Found a crab", "sea"),
        ("Lost at table tennis", "gym"),
    ],
)
def test_things_stand_where_they_are_at_home(text: str, place: str, scene_of: Scene) -> None:
    assert scene_of(text, "neutral", background_theme="office").place == place


def test_homes_of_things_are_things() -> None:
    named = [name for names in table("supports")["belongs"].values() for name in names]
    assert set(named) <= set(PROPS)
    assert len(named) == len(set(named))


def test_a_place_in_the_name_of_a_thing_is_no_place(scene_of: Scene) -> None:
    assert scene_of("Found my school report at home", "reflective").place == "home"


def test_what_a_dog_buries_is_no_death(scene_of: Scene) -> None:
    scene = scene_of("The dog buried my slipper in the flower bed", "angry")
    assert not scene.heavy
    assert scene.place == "garden"


def test_goosebumps_are_no_parcel(scene_of: Scene) -> None:
    assert "parcel" not in {prop.name for prop in scene_of("The echo gave me goosebumps", "joyful").props}


def test_what_is_dropped_alone_is_large(scene_of: Scene) -> None:
    scene = scene_of("The ice cream fell off the cone before I even licked it", "sad")
    (one,) = [one for one in place_things(scene, held_props(scene)) if one.prop.name == "ice cream"]
    assert one.spot.scale > 1.2
