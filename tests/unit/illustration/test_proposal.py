"""What a model may say about a picture, and what it may not."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.episode import EpisodeMetadata
from persode.illustration import draw_scene, proposal_lists, propose_scene, read_scene
from persode.illustration.figure.poses import POSES
from persode.illustration.places import PLACES
from persode.illustration.scene import SceneSpec
from persode.onboarding import OnboardingPreferences

Scene = Callable[..., SceneSpec]


@pytest.fixture(scope="module")
def base() -> SceneSpec:
    prefs = OnboardingPreferences(age=30, hair="red braids", background_theme="home")
    return read_scene(EpisodeMetadata("Something happened", emotion="joyful"), prefs, 5)


def test_known_names_are_taken(base: SceneSpec) -> None:
    told = {
        "place": "kitchen",
        "time": "night",
        "weather": "snow",
        "expression": "surprised",
        "props": [{"name": "bread", "state": "burnt"}, "cat"],
        "companions": [{"word": "brother", "expression": "angry"}],
        "effects": ["quarrel"],
    }
    scene, refused = propose_scene(json.dumps(told), base)
    assert (scene.place, scene.time, scene.weather, scene.expression) == ("kitchen", "night", "snow", "surprised")
    assert [(prop.name, prop.state) for prop in scene.props] == [("bread", "burnt"), ("cat", "present")]
    assert [(one.word, one.expression) for one in scene.companions] == [("brother", "angry")]
    assert scene.hero == base.hero
    assert refused == ()


def test_synonyms_are_mapped_and_the_rest_is_refused(base: SceneSpec) -> None:
    told = {
        "place": "Supermarket",
        "props": ["sneakers", "unicorn"],
        "companions": ["granny", "Batman"],
        "mood": "noir",
    }
    scene, refused = propose_scene(told, base)
    assert scene.place == "shop"
    assert [prop.name for prop in scene.props] == ["running shoes"]
    assert [one.word for one in scene.companions] == ["grandmother"]
    assert any("unicorn" in name for name in refused)
    assert any("Batman" in name for name in refused)
    assert any("mood" in name for name in refused)


@pytest.mark.parametrize("text", ["", "no json at all", "[1, 2]", "{", '{"place": 7, "props": "dog", "effects": null}'])
def test_nonsense_leaves_the_scene(text: str, base: SceneSpec) -> None:
    scene, refused = propose_scene(text, base)
    assert (scene.place, scene.companions) == (base.place, base.companions)
    assert refused


def test_identity_and_heaviness_cannot_be_proposed() -> None:
    episode = EpisodeMetadata("My grandmother died", emotion="sad")
    base = read_scene(episode, OnboardingPreferences(), 1)
    told = {"hero": {"age": 5}, "seed": 9, "heavy": False, "props": ["balloons", "candle"], "effects": ["confetti"]}
    scene, refused = propose_scene(told, base)
    assert (scene.hero, scene.seed, scene.heavy) == (base.hero, base.seed, True)
    assert [prop.name for prop in scene.props] == ["candle"]
    assert scene.effects == ()
    assert len(refused) == 3


def test_at_most_three_things_and_two_people(base: SceneSpec) -> None:
    scene, _ = propose_scene({"props": ["dog", "cat", "bird", "fish"], "companions": ["parents", "friend"]}, base)
    assert (len(scene.props), len(scene.companions)) == (3, 2)


@given(data=st.data())
@settings(max_examples=60)
def test_every_proposal_can_be_staged(data: st.DataObject) -> None:
    """Whatever is combined, nobody sits on nothing, and pose, staging and place agree."""
    lists = proposal_lists()
    told = {key: data.draw(st.sampled_from(lists[key])) for key in ("place", "pose", "staging", "time", "weather")}
    base = read_scene(EpisodeMetadata("A day"), OnboardingPreferences(), 1)
    scene, refused = propose_scene(told, base)
    assert refused == ()
    pose = POSES[scene.pose]
    assert pose.seated == (scene.staging in ("seat", "bedside"))
    assert (pose.legs is None) == (scene.staging in ("table", "bed", "water", "car"))
    assert scene.staging not in ("table", "bed") or PLACES[scene.place].indoors


def test_a_proposed_scene_is_drawn(base: SceneSpec) -> None:
    scene, _ = propose_scene({"place": "fair", "pose": "ride", "props": ["bicycle"], "companions": ["child"]}, base)
    picture = draw_scene(scene, size=96)
    assert "bicycle" in picture.alt
    assert SceneSpec.from_dict(json.loads(json.dumps(scene.to_dict()))) == scene
