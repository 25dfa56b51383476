"""Preferences: plain data there and back, and descriptors that name every visual attribute."""

from __future__ import annotations

from persode.onboarding import CONVERSATION_STYLES, PERSONALITIES, RESPONSE_LENGTHS, OnboardingPreferences

MINA = OnboardingPreferences(
    name="Mina",
    age=17,
    glasses=False,
    fashion_style="trendy",
    hair="dyed yellow hair",
    background_theme="city",
    background_style="vibrant",
    skin="light",
    extra_visual_tags=["a red scarf"],
)


def test_every_visual_attribute_is_named() -> None:
    style = MINA.build_visual_style()
    for word in ("17", "dyed yellow hair", "no glasses", "light", "trendy", "city", "vibrant", "picture-book", "scarf"):
        assert word in style["descriptor_string"]
    assert style["descriptor_string"] == ", ".join(style["descriptors"])
    assert "Mina" not in style["descriptor_string"]


def test_plain_data_and_unknown_keys() -> None:
    assert OnboardingPreferences.from_dict({**MINA.to_dict(), "of_a_later_version": 1}) == MINA
    assert OnboardingPreferences.from_dict({"age": 0}).age == 0


def test_every_voice_has_its_own_prompt() -> None:
    prompts = {
        OnboardingPreferences(conversation_style=s, response_length=r, personality=p).build_style_prompt()
        for s in CONVERSATION_STYLES
        for r in RESPONSE_LENGTHS
        for p in PERSONALITIES
    }
    assert len(prompts) == 16
