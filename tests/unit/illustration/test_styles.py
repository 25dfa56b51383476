"""Art styles differ to the eye, are chosen by words, and say so when a word means nothing."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from persode.episode import EpisodeMetadata
from persode.illustration import ART_STYLES, draw, draw_portrait
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.shapes import ellipse, rectangle
from persode.illustration.engine.svg import line_pass, shade_pass
from persode.illustration.palettes import PALETTES
from persode.illustration.scene import SceneSpec
from persode.illustration.styles import nearest_art, styler
from persode.onboarding import OnboardingPreferences

pytestmark = pytest.mark.slow  # each draws several pictures whole

Scene = Callable[..., SceneSpec]


def test_art_styles_differ(scene_of: Scene, pixels_of: Callable[..., Any]) -> None:
    pictures = [pixels_of(scene_of("We baked bread", "joyful", art_style=art), 128) for art in ART_STYLES]
    for one, two in itertools.combinations(pictures, 2):
        assert np.abs(one - two).mean() > 0.04


def test_grain_is_the_picture_books_own(scene_of: Scene, pixels_of: Callable[..., Any]) -> None:
    """The sky of a poster is smooth from pixel to pixel, that of a picture-book is not."""
    noise = {}
    for art in ("picture-book", "flat poster"):
        sky = pixels_of(scene_of("A walk", "joyful", background_theme="nature", art_style=art), 256)[20:30, 20:236]
        noise[art] = np.abs(np.diff(sky, axis=1)).mean()
    assert noise["flat poster"] < noise["picture-book"] / 3


def test_ink_draws_outlines_and_hides_what_is_covered() -> None:
    sheet = Canvas(styler("vibrant", PALETTES["calm"]))
    sheet.fill(ellipse(500, 500, 40), "#ff0000")
    sheet.fill(rectangle(400, 400, 200, 200, 0), "#00ff00")
    sheet.fill(ellipse(800, 800, 40), "#0000ff", opacity=0.3)
    svg = line_pass(sheet)
    assert svg.count('fill="#ffffff" stroke="#000000"') == 2
    assert "#ff0000" not in svg


def test_a_poster_has_no_shade_on_walls() -> None:
    from persode.illustration.engine.canvas import Shade

    sheet = Canvas(styler("vibrant", PALETTES["calm"]))
    sheet.fill(rectangle(0, 0, 1024, 1024, 0), "#ff0000", Shade(90))
    assert "Gradient" in shade_pass(sheet)
    assert "Gradient" not in shade_pass(sheet, wide=False)


@pytest.mark.parametrize(
    ("words", "art"),
    [
        ("watercolor sketch", "ink and wash"),
        ("flat vector", "flat poster"),
        ("storybook", "picture-book"),
        ("", "picture-book"),
    ],
)
def test_nearest_art(words: str, art: str) -> None:
    assert nearest_art(words) == art


def test_what_cannot_be_drawn_is_said() -> None:
    prefs = OnboardingPreferences(
        age=130, art_style="cubist", background_style="psychedelic", skin="glass", hair="bald"
    )
    notes = " ".join(draw_portrait(prefs, size=64).notes)
    for word in ("130", "100", "cubist", "picture-book", "psychedelic", "vibrant", "glass"):
        assert word in notes
    assert draw_portrait(OnboardingPreferences(age=40), size=64).notes == ()


@pytest.mark.parametrize("age", [0, -5, 4, 130])
def test_ages_at_the_rim_are_people(age: int) -> None:
    picture = draw(EpisodeMetadata("A walk"), OnboardingPreferences(age=age), seed=1, size=64)
    assert picture.scene is not None
    assert 4 <= picture.scene.hero.age <= 100
    assert bool(picture.notes) == (age != 4)


@pytest.mark.slow
def test_another_process_draws_the_same_pixels() -> None:
    """Hash seeds, caches and the order of imports leave no trace: two processes differ by no visible amount."""
    code = (
        "import hashlib\n"
        "from persode.episode import EpisodeMetadata\n"
        "from persode.illustration.picture import paint\n"
        "from persode.illustration.reading.read import read_scene\n"
        "from persode.onboarding import OnboardingPreferences\n"
        "told = EpisodeMetadata('We baked bread with grandma', emotion='joyful')\n"
        "scene = read_scene(told, OnboardingPreferences(), 3)\n"
        "print(hashlib.sha256(paint(scene, 128).tobytes()).hexdigest())\n"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1
