"""Whole families of days are drawn: skies, rides, rescues, injuries, messages, instruments, animals that act."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from persode.illustration.alt import alt_text
from persode.illustration.engine.canvas import Canvas, Op
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES, Setting
from persode.illustration.reading.proposal import propose_scene
from persode.illustration.scene import RIDES, SKIES, SceneSpec
from persode.illustration.seeds import layer_random
from persode.illustration.stage.cast import held_props
from persode.illustration.stage.placing import place_things
from persode.illustration.stage.stage import stage
from persode.illustration.stage.vessels import VESSELS
from persode.illustration.styles import styler

Scene = Callable[..., SceneSpec]


def things(scene: SceneSpec) -> dict[str, str]:
    return {prop.name: prop.state for prop in scene.props}


@pytest.mark.parametrize(
    ("text", "weather", "time"),
    [
        ("We saw the northern lights", "aurora", "night"),
        ("I counted shooting stars on the roof", "meteors", "night"),
        ("There was a solar eclipse today", "eclipse", "day"),
        ("We caught fireflies in the meadow", "fireflies", "night"),
    ],
)
def test_skies(text: str, weather: str, time: str, scene_of: Scene) -> None:
    scene = scene_of(text, "reflective", background_theme="nature")
    assert (scene.weather, scene.time) == (weather, time)
    assert "shooting star" not in things(scene)
    bare = replace(scene, weather="")
    assert len(stage(scene).ops) != len(stage(bare).ops)


def test_every_sky_shows_no_moon_beside_it() -> None:
    for weather in SKIES[:2]:
        sheet = Canvas(styler("vibrant", PALETTES["calm"]))
        PLACES["nature"].draw(Setting(sheet, PALETTES["calm"], "night", weather, layer_random(1, "place")))
        moon = styler("vibrant", PALETTES["calm"])("#f3d695", "bg")
        assert all(op.fill != moon for op in sheet.ops if isinstance(op, Op))


@pytest.mark.parametrize(
    ("text", "ride"),
    [
        ("He held my hand on the ferris wheel", "gondola"),
        ("I rode the roller coaster twice", "coaster"),
        ("Bumper cars with dad", "bumper car"),
        ("We went canoeing", "rowing boat"),
        ("I went down the water slide", "slide"),
    ],
)
@pytest.mark.parametrize("feeling", ["joyful", "anxious"])
def test_rides(text: str, ride: str, feeling: str, scene_of: Scene) -> None:
    scene = scene_of(text, feeling)
    assert scene.staging == "vessel"
    assert ride in scene.effects
    assert scene.pose == RIDES[ride]
    assert set(VESSELS) == set(RIDES)


def test_a_rescue_is_at_the_edge_of_the_water(scene_of: Scene) -> None:
    scene = scene_of("I had to pull a little boy out of the deep end", "surprised")
    assert (scene.place, scene.staging, scene.pose) == ("pool", "shore", "haul")
    assert scene.companions[0].look.fashion == "swim"
    assert scene.companions[0].expression == "anxious"
    assert "lifebuoy" in things(scene)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("My arm is in a cast for six weeks", "cast arm"),
        ("I broke my leg", "cast leg"),
        ("I sprained my wrist", "bandaged arm"),
    ],
)
def test_injuries(text: str, effect: str, scene_of: Scene) -> None:
    scene = scene_of(text, "sad")
    assert effect in scene.effects
    assert ("cast arm" in scene.effects) == (effect == "cast arm")
    assert scene.staging == "floor"


def test_who_is_hurt_at_the_pool_does_not_swim(scene_of: Scene) -> None:
    scene = scene_of("I slipped at the swimming hall and now my arm is in a cast", "sad")
    assert (scene.place, scene.staging) == ("pool", "floor")


def test_a_break_up_by_message_comes_out_of_the_phone(scene_of: Scene) -> None:
    scene = scene_of("He texted that it's over while I was standing in line for ice cream", "sad")
    assert things(scene) == {"phone": "present", "broken heart": "heard"}
    assert scene.pose == "hold"
    assert not scene.companions
    assert scene_of("My girlfriend broke up with me", "sad").companions[0].pose == "leave"


@pytest.mark.parametrize(
    ("text", "feeling", "pose", "thing"),
    [
        ("I've never drummed harder", "joyful", "drum", "drum kit"),
        ("I played the trumpet", "content", "blow", "trumpet"),
        ("My flute lesson went well", "content", "blow", "flute"),
        ("I learned to skateboard", "joyful", "board", "skateboard"),
        ("We went paragliding", "joyful", "soar", "paraglider"),
        ("I fainted in class", "anxious", "lie", ""),
        ("I went horse riding", "joyful", "mount", "horse"),
    ],
)
def test_deeds_with_a_thing(text: str, feeling: str, pose: str, thing: str, scene_of: Scene) -> None:
    scene = scene_of(text, feeling)
    assert scene.pose == pose
    assert not thing or things(scene).get(thing) == "present"


@pytest.mark.parametrize(
    ("text", "wanted", "unwanted"),
    [
        ("I dropped a tray of glasses", "tray", "spectacles"),
        ("I lost my glasses", "spectacles", "tray"),
        ("The dog bit my calf", "dog", "cow"),
        ("A deer ran through our garden", "deer", ""),
        ("Our parrot learned to imitate the microwave", "parrot", ""),
        ("My phone is dead", "phone", "candle"),
        ("The cat chewed my headphones", "cat", ""),
        ("I fell down a flight of stairs", "stairs", "plane"),
        ("We lost the snowball fight", "snowballs", "trophy"),
        ("An owl sat on my windowsill", "owl", "bird"),
    ],
)
def test_word_senses(text: str, wanted: str, unwanted: str, scene_of: Scene) -> None:
    found = things(scene_of(text, "neutral"))
    assert wanted in found
    assert unwanted not in found
    assert not scene_of(text, "neutral").heavy


def test_a_bird_that_talks_says_it_in_a_bubble(scene_of: Scene) -> None:
    assert things(scene_of("Our parrot learned to imitate the microwave"))["microwave"] == "heard"


@pytest.mark.parametrize(
    "text",
    [
        "I buried a letter to myself in the garden",
        "My laptop died",
        "The battery is dead",
        "I ate a chilli and thought I would die",
        "I didn't wake up in time",
    ],
)
def test_what_is_no_death(text: str, scene_of: Scene) -> None:
    scene = scene_of(text, "reflective")
    assert not scene.heavy
    assert not {"gravestone", "candle"} & set(things(scene))


@pytest.mark.parametrize(
    ("text", "feeling", "who", "pose"),
    [
        ("He apologised to me", "reflective", "friend", "bow"),
        ("My boyfriend proposed on the beach", "surprised", "boyfriend", "kneel"),
        ("Taught my little brother to ride a bike", "joyful", "kid_brother", "ride"),
        ("I gave a stranger first aid", "anxious", "stranger", "lie"),
        ("The referee gave me a red card", "angry", "referee", "high"),
    ],
)
def test_others_do_their_own_part(text: str, feeling: str, who: str, pose: str, scene_of: Scene) -> None:
    companion = scene_of(text, feeling).companions[0]
    assert (companion.word, companion.pose) == (who, pose)


def test_onlookers_stare_and_do_not_cheer(scene_of: Scene) -> None:
    scene = scene_of("My boss yelled at me in front of everyone", "angry")
    assert "onlookers" in scene.effects
    assert "crowd" not in scene.effects


@pytest.mark.parametrize(
    ("told", "staging", "pose"),
    [
        ({"staging": "vessel", "effects": ["gondola"]}, "vessel", "rail"),
        ({"staging": "vessel"}, "floor", "stand"),
        ({"staging": "shore", "place": "lake", "companions": ["child"]}, "shore", "haul"),
        ({"staging": "shore", "place": "kitchen", "companions": ["child"]}, "floor", "stand"),
        ({"staging": "shore", "place": "lake", "companions": []}, "floor", "stand"),
    ],
)
def test_a_proposal_of_a_ride_or_a_rescue_can_be_staged(
    told: dict[str, Any], staging: str, pose: str, scene_of: Scene
) -> None:
    scene, _ = propose_scene({"pose": "stand", **told}, scene_of("Today", "content"))
    assert (scene.staging, scene.pose) == (staging, pose)
    assert stage(scene).ops


@pytest.mark.parametrize("ride", RIDES)
@pytest.mark.parametrize("time", ["day", "night"])
def test_alt_text_tells_the_ride(ride: str, time: str, scene_of: Scene) -> None:
    scene = replace(scene_of("Today", "joyful"), staging="vessel", effects=(ride,), pose=RIDES[ride], time=time)
    assert ride.split()[-1] in alt_text(scene) or ride in ("gondola", "coaster", "rowing boat", "slide")
    assert "Also in the picture" in alt_text(scene)


def test_what_is_not_there_is_large_enough_for_a_phone(scene_of: Scene) -> None:
    scene = scene_of("Someone stole my phone at the concert", "angry")
    (phone,) = [one for one in place_things(scene, held_props(scene)) if one.prop.state == "absent"]
    left, top, right, bottom = phone.box()
    assert max(right - left, bottom - top) > 200
    assert not phone.lying


def test_hands_of_kin_bring_no_hearts(scene_of: Scene) -> None:
    assert "hearts" not in scene_of("I held my sister's hand and my sister smiled", "joyful").effects
    assert "hearts" in scene_of("He held my hand", "joyful").effects


def test_who_stares_stands_behind_the_table_too(scene_of: Scene) -> None:
    scene = scene_of("Everyone stared at me in the middle of the exam", "anxious")
    assert scene.staging == "table"
    assert scene.effects == ("onlookers",)


def test_who_did_not_wake_up_is_mourned(scene_of: Scene) -> None:
    scene = scene_of("Our old cat didn't wake up this morning", "sad")
    assert scene.heavy
    assert things(scene).get("cat") == "absent"
