"""A small picture within the picture: two moments, news, worries, words of one's own."""

from __future__ import annotations

import pytest

from persode.episode import EpisodeMetadata
from persode.illustration.alt import alt_text
from persode.illustration.picture import draw, paint
from persode.illustration.reading.compose import read_picture
from persode.illustration.reading.moments import clauses, report_of, resolved
from persode.illustration.scene import INSETS, SceneSpec
from persode.illustration.stage.layout import is_mirrored
from persode.onboarding import OnboardingPreferences


def _scene(text: str, feeling: str = "neutral") -> SceneSpec:
    return read_picture(EpisodeMetadata(text, emotion=feeling), OnboardingPreferences(), 5)


@pytest.mark.parametrize(
    ("text", "kind", "story"),
    [
        ("I failed my exam but then we baked a cake", "before", "failed"),
        ("My best friend told me she is moving to Canada", "heard", "travel"),
        ("I told my parents that I failed the exam", "said", "failed"),
        ("I have to give a speech tomorrow", "thought", "speech"),
    ],
)
def test_what_cannot_be_shown_at_once_gets_a_small_picture(text: str, kind: str, story: str) -> None:
    scene = _scene(text, "anxious")
    assert scene.inset is not None
    assert (scene.inset_kind, scene.inset.story) == (kind, story)
    assert kind in INSETS
    assert paint(scene, 64).size == (64, 64)


@pytest.mark.parametrize(
    "text",
    [
        "We baked a cake",
        "I was tired and went to bed",
        "My grandfather died and I missed the bus",
        "I want to die and I lost my job",
        "I opened the fridge and ate a cake",
        "",
        "a " * 4000,
    ],
)
def test_one_moment_is_one_picture(text: str) -> None:
    assert _scene(text, "sad").inset is None


def test_who_tells_of_himself_is_in_the_bubble() -> None:
    scene = _scene("Our teacher told us that she has cancer", "sad")
    assert scene.inset is not None
    assert scene.inset.hero == scene.companions[0].look


def test_what_was_before_is_read_first() -> None:
    for seed in range(6):
        episode = EpisodeMetadata("I failed my exam but then we baked a cake", emotion="content")
        assert is_mirrored(read_picture(episode, OnboardingPreferences(), seed))


def test_a_scene_with_a_small_one_is_plain_data() -> None:
    scene = _scene("I failed my exam but then we baked a cake", "content")
    assert SceneSpec.from_dict(scene.to_dict()) == scene
    older = {key: value for key, value in scene.to_dict().items() if not key.startswith("inset")}
    assert SceneSpec.from_dict(older).inset is None


def test_the_alt_text_tells_the_small_picture() -> None:
    scene = _scene("I failed my exam but then we baked a cake", "content")
    assert "small picture of what was before" in alt_text(scene)
    assert "{" not in alt_text(scene)


def test_clauses_keep_their_order() -> None:
    parts = clauses("I missed the bus because I overslept, so I ran to school.")
    assert [order for _, order in parts] == ["", "earlier", "later"]


def test_a_pronoun_means_whom_the_words_before_named() -> None:
    assert resolved("I buried him", "My hamster is gone") == "I buried my hamster"
    assert resolved("her dress was blue", "My aunt came") == "her dress was blue"


def test_only_who_says_something_reports() -> None:
    assert report_of("We went to the park") is None
    report = report_of("My sister said that she is pregnant")
    assert report is not None
    assert (report.kind, report.by) == ("heard", "teller")


def test_a_small_picture_is_a_small_file() -> None:
    episode = EpisodeMetadata("I failed my exam but then we baked a cake", emotion="content")
    picture = draw(episode, OnboardingPreferences(), seed=3, size=512)
    assert len(picture.webp) < 300_000
