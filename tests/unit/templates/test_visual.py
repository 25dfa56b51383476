"""The visual prompt names every attribute, the event, the emotion and its mood."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.episode import FEELINGS, EpisodeMetadata
from persode.onboarding import OnboardingPreferences
from persode.templates import FewShotTemplateSystem, mood_of

MINA = OnboardingPreferences(
    name="Mina", age=17, glasses=True, fashion_style="trendy", hair="dyed yellow hair", background_theme="city",
    background_style="pastel", skin="light olive", art_style="picture-book", extra_visual_tags=["red scarf"],
)  # fmt: skip
JUN = OnboardingPreferences(name="Jun", age=41, hair="grey stubble", background_theme="sea", background_style="minimal")


def episode(emotion: str = "joyful", event: str = "passed my driving test") -> EpisodeMetadata:
    return EpisodeMetadata("I passed my driving test.", event=event, emotion=emotion)


@pytest.mark.parametrize("prefs", [MINA, JUN, OnboardingPreferences()])
@pytest.mark.parametrize("emotion", FEELINGS)
def test_names_every_attribute_word_for_word(prefs: OnboardingPreferences, emotion: str) -> None:
    prompt = FewShotTemplateSystem().build(episode(emotion), prefs).prompt
    descriptors = prefs.build_visual_style()["descriptors"]
    assert sum(d in prompt for d in descriptors) == len(descriptors)
    assert "passed my driving test" in prompt
    assert emotion in prompt
    assert mood_of(emotion) in prompt


def test_a_mood_belongs_to_a_feeling_and_not_to_a_person() -> None:
    assert len({mood_of(f) for f in FEELINGS}) == len(FEELINGS)
    for prefs in (MINA, JUN):
        assert mood_of("sad") in FewShotTemplateSystem().build(episode("sad"), prefs).prompt
    assert mood_of("elated") == mood_of("neutral")


def test_profiles_give_different_prompts() -> None:
    build = FewShotTemplateSystem().build
    assert build(episode(), MINA).prompt != build(episode(), JUN).prompt
    assert build(episode(), MINA) == build(episode(), MINA)


def test_glasses_are_kept_out_of_the_picture_of_who_wears_none() -> None:
    build = FewShotTemplateSystem().build
    assert "sunglasses" in build(episode(), JUN).negative_prompt
    assert "glasses" not in build(episode(), MINA).negative_prompt


def test_without_an_event_the_text_is_drawn_and_without_words_a_quiet_moment() -> None:
    build = FewShotTemplateSystem().build
    assert "I passed my driving test" in build(episode(event=""), JUN).prompt
    assert "quiet moment" in build(EpisodeMetadata(" "), JUN).prompt


@given(st.text(max_size=400), st.text(max_size=40))
def test_any_text_makes_a_prompt(text: str, emotion: str) -> None:
    assert FewShotTemplateSystem().build(EpisodeMetadata(text, event=text, emotion=emotion), MINA).prompt
