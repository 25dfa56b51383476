"""Alt text is true to the scene and has a sentence for everything that can be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from persode.illustration.alt import alt_text
from persode.illustration.figure.clothes import FASHIONS
from persode.illustration.figure.face import EXPRESSIONS
from persode.illustration.figure.hair_front import HAIR_FRONT
from persode.illustration.figure.poses import POSES
from persode.illustration.places import PLACES
from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import table
from persode.illustration.scene import PROP_STATES, Companion, PropSpec, SceneSpec
from persode.illustration.styles import BACKGROUND_STYLES

Scene = Callable[..., SceneSpec]


def test_tells_who_what_where(scene_of: Scene) -> None:
    alt = alt_text(scene_of("My dog ran away in the park", "sad", age=34, hair="short black hair", glasses=True))
    for part in (
        "grown-up",
        "short black hair",
        "glasses",
        "striped T-shirt",
        "park",
        "dashed outline of a dog",
        "tear",
    ):
        assert part in alt
    assert "sad" not in alt


def test_tells_nothing_that_is_not_drawn(scene_of: Scene) -> None:
    alt = alt_text(scene_of("No rain today, I walked in the park", "content"))
    assert "rain" not in alt
    assert "glasses" not in alt


def test_every_name_has_words(scene_of: Scene) -> None:
    scene = scene_of("Nothing special")
    variants = [replace(scene, place=place) for place in PLACES]
    variants += [replace(scene, pose=pose) for pose in POSES]
    variants += [replace(scene, expression=face) for face in EXPRESSIONS]
    variants += [replace(scene, style=style) for style in BACKGROUND_STYLES]
    variants += [replace(scene, props=(PropSpec(name, state),)) for name in PROPS for state in PROP_STATES]
    variants += [replace(scene, hero=replace(scene.hero, hair_style=style)) for style in HAIR_FRONT]
    variants += [replace(scene, hero=replace(scene.hero, fashion=fashion)) for fashion in FASHIONS]
    variants += [replace(scene, time=time) for time in ("day", "sunset", "night", "grey")]
    variants += [replace(scene, weather=weather) for weather in ("rain", "storm", "snow", "fog")]
    variants += [
        replace(scene, companions=(Companion(word, scene.hero, state=state),))
        for word, entry in table("people").items()
        if "pair" not in entry
        for state in ("present", "absent", "thought")
    ]
    for variant in variants:
        alt = alt_text(variant)
        assert alt.endswith(".")
        assert "{" not in alt


@pytest.mark.parametrize("text", ["", "We won the match", "Coffee with Sam", "My cat died"])
def test_at_most_a_few_sentences(text: str, scene_of: Scene) -> None:
    assert alt_text(scene_of(text, "content")).count(". ") <= 2
