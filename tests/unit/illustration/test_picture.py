"""What comes out of the door: bytes, sizes, sameness, and what each choice changes."""

from __future__ import annotations

import io
import itertools
import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from PIL import Image

from persode.episode import FEELINGS, EpisodeMetadata
from persode.illustration import (
    BACKGROUND_STYLES,
    BACKGROUND_THEMES,
    FASHION_STYLES,
    HAIR_COLOURS,
    HAIR_STYLES,
    SKIN_TONES,
    draw,
    draw_portrait,
    seed_for,
)
from persode.illustration.colour import to_lab
from persode.illustration.engine.svg import colour_pass, shade_pass
from persode.illustration.figure.poses import POSES
from persode.illustration.props import PROPS
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.layout import hero_box
from persode.illustration.stage.stage import stage
from persode.onboarding import OnboardingPreferences

pytestmark = pytest.mark.slow  # each draws several pictures whole

SIZE = 192


def picture_bytes(text: str, seed: int, **prefs: Any) -> bytes:
    episode = EpisodeMetadata(text=text, emotion="joyful")
    return draw(episode, OnboardingPreferences(**prefs), seed=seed, size=128).webp


def mean_lab(pixels: Any) -> tuple[float, ...]:
    small = np.asarray(Image.fromarray((pixels * 255).astype(np.uint8)).resize((16, 16), Image.Resampling.BOX))
    labs = [to_lab(f"#{r:02x}{g:02x}{b:02x}") for r, g, b in small.reshape(-1, 3)]
    return tuple(np.mean(labs, axis=0))


def test_same_input_same_bytes() -> None:
    assert picture_bytes("We baked bread", 3) == picture_bytes("We baked bread", 3)


def test_another_seed_another_picture() -> None:
    assert picture_bytes("We baked bread", 3) != picture_bytes("We baked bread", 4)


def test_picture_says_what_it_is() -> None:
    picture = draw(
        EpisodeMetadata(text="Tea with grandma", emotion="content"), OnboardingPreferences(), seed=9, size=200
    )
    with Image.open(io.BytesIO(picture.webp)) as image:
        assert (image.format, image.size) == ("WEBP", (200, 200))
    assert (picture.width, picture.height, picture.seed) == (200, 200, 9)
    assert picture.scene is not None
    assert SceneSpec.from_dict(picture.scene.to_dict()) == picture.scene


def test_portrait() -> None:
    young = draw_portrait(OnboardingPreferences(age=8, hair="red braids"), size=120)
    again = draw_portrait(OnboardingPreferences(age=8, hair="red braids"), size=120)
    glasses = draw_portrait(OnboardingPreferences(age=8, hair="red braids", glasses=True), size=120)
    assert young.webp == again.webp != glasses.webp
    assert young.scene is None
    assert "red braids" in young.alt


def test_seeds_are_stable_and_separate_words() -> None:
    assert seed_for("entry-1", "We baked bread") == 2720551250
    assert seed_for("a", "bc") != seed_for("ab", "c")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("glasses", True),
        ("hair", "long wavy brown hair"),
        ("hair", "short pink hair"),
        ("skin", "deep"),
        ("fashion_style", "cozy"),
        ("age", 9),
        ("age", 75),
    ],
)
def test_identity_changes_only_the_figure(
    field: str, value: Any, scene_of: Callable[..., SceneSpec], pixels_of: Callable[..., Any]
) -> None:
    text = "I sat in the park and thought about nothing"
    base = scene_of(text, "content", age=30, skin="light")
    other = scene_of(text, "content", **{"age": 30, "skin": "light", field: value})
    changed = np.abs(pixels_of(base, SIZE) - pixels_of(other, SIZE)).max(axis=2) > 0.02
    assert changed.mean() > 0.003
    boxes = [hero_box(scene) for scene in (base, other)]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    rows, columns = np.nonzero(changed)
    unit = 1024 / SIZE
    assert left - unit <= columns.min() * unit
    assert (columns.max() + 1) * unit <= right + unit
    assert top - unit <= rows.min() * unit
    assert (rows.max() + 1) * unit <= bottom + unit


def test_feelings_have_colours_of_their_own(scene_of: Callable[..., SceneSpec], pixels_of: Callable[..., Any]) -> None:
    means = {
        feeling: mean_lab(pixels_of(scene_of("Today", feeling, background_theme="nature"), 128)) for feeling in FEELINGS
    }
    alike = [{"content", "neutral"}, {"joyful", "content"}, {"joyful", "neutral"}, {"sad", "neutral"}]
    for one, two in itertools.combinations(FEELINGS, 2):
        if {one, two} not in alike:
            assert math.dist(means[one], means[two]) > 0.03, (one, two)


@pytest.mark.parametrize("feeling", FEELINGS)
def test_figure_stands_out(feeling: str, scene_of: Callable[..., SceneSpec], pixels_of: Callable[..., Any]) -> None:
    """Chest of the hero against the ring left and right of it."""
    scene = scene_of("An ordinary day", feeling, background_theme="nature", fashion_style="minimal")
    pixels = pixels_of(scene, SIZE)
    left, top, right, bottom = (round(edge * SIZE / 1024) for edge in hero_box(scene))
    middle, height = (left + right) // 2, bottom - top
    rows = slice(top + round(height * 0.52), top + round(height * 0.62))
    chest = mean_lab(pixels[rows, middle - 8 : middle + 8])
    ring = np.concatenate([pixels[rows, max(0, left) : left + 8], pixels[rows, right - 8 : right]], axis=1)
    behind = mean_lab(ring)
    assert abs(chest[0] - behind[0]) > 0.12 or math.dist(chest[1:], behind[1:]) > 0.10


def test_styles_are_unlike(scene_of: Callable[..., SceneSpec], pixels_of: Callable[..., Any]) -> None:
    pictures = [
        pixels_of(scene_of("Lunch in the park", "joyful", background_style=style), 128) for style in BACKGROUND_STYLES
    ]
    for one, two in itertools.combinations(pictures, 2):
        assert np.abs(one - two).mean() > 0.03


def test_no_words_of_a_person_reach_the_svg(scene_of: Callable[..., SceneSpec]) -> None:
    evil = '</svg><script>alert("Zebulon")</script><text>Zebulon lost the dog</text> &amp; "><image href="x"/>'
    scene = scene_of(
        evil, "sad", name="Zebulon", hair="Zebulon <b>", fashion_style='"/><script>', background_theme="<svg>"
    )
    canvas = stage(scene)
    for svg in (colour_pass(canvas), shade_pass(canvas)):
        assert not re.search(r"zebulon|script|image|<text|&amp;", svg, re.IGNORECASE)


@pytest.mark.parametrize(
    "prefs",
    [
        {"age": 0},
        {"age": 130},
        {"age": -3},
        {"age": None},
        {"hair": "no such colour, no such style"},
        {"hair": ""},
        {"skin": "no such tone", "fashion_style": "", "background_theme": "", "background_style": "???"},
        {"background_theme": "no such place", "fashion_style": "no such style", "art_style": "cubist"},
    ],
)
def test_bad_choices_still_draw(prefs: dict[str, Any]) -> None:
    assert picture_bytes("A quiet day", 1, **prefs)


@pytest.mark.parametrize(
    "text", ["", "   ", "🎉🎉🎉", "오늘은 비가 왔다", "مرحبا", "word " * 10_000, "\x00\ud800", "<svg/>"]
)
def test_bad_texts_still_draw(text: str) -> None:
    picture = draw(EpisodeMetadata(text=text, emotion="no such feeling"), OnboardingPreferences(), seed=1, size=96)
    assert picture.webp
    assert picture.alt


def test_names_for_forms() -> None:
    assert len(set(HAIR_STYLES) - {"headscarf", "cap", "beanie"}) >= 20
    assert {"headscarf", "cap", "beanie"} <= set(HAIR_STYLES)
    assert len(BACKGROUND_THEMES) >= 20
    assert len(PROPS) >= 80
    assert len(POSES) >= 14
    assert len(SKIN_TONES) == 5
    assert set(BACKGROUND_STYLES) == {"vibrant", "pastel", "minimal", "monochrome"}
    assert {"home", "city", "nature"} <= set(BACKGROUND_THEMES)
    assert {"trendy", "street", "casual", "classic", "minimal", "vintage", "sporty", "cozy"} <= set(FASHION_STYLES)
    assert "black" in HAIR_COLOURS


@pytest.mark.slow
def test_small_enough() -> None:
    picture = draw(EpisodeMetadata(text="It rained in the city", emotion="sad"), OnboardingPreferences(), seed=2)
    assert len(picture.webp) < 300_000
