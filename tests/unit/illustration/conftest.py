"""Shared helpers of the illustration tests: episodes, people, pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from persode.episode import EpisodeMetadata
from persode.illustration.picture import paint
from persode.illustration.reading.read import read_scene
from persode.illustration.scene import SceneSpec
from persode.onboarding import OnboardingPreferences

Pixels = npt.NDArray[np.float64]


@pytest.fixture(scope="session")
def scene_of() -> Callable[..., SceneSpec]:
    """Read a scene: `scene_of("My dog ran away", "sad", glasses=True)`."""

    def read(text: str, feeling: str = "neutral", seed: int = 5, intensity: float = 0.6, **prefs: Any) -> SceneSpec:
        episode = EpisodeMetadata(text=text, emotion=feeling, emotional_intensity=intensity)
        return read_scene(episode, OnboardingPreferences(**prefs), seed)

    return read


@pytest.fixture(scope="session")
def pixels_of() -> Callable[[SceneSpec, int], Pixels]:
    """A scene as an array (side, side, 3) in [0, 1], before encoding."""

    def pixels(scene: SceneSpec, size: int = 256) -> Pixels:
        return np.asarray(paint(scene, size), dtype=np.float64) / 255

    return pixels
