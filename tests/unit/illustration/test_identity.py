"""Words to looks."""

from __future__ import annotations

import pytest

from persode.illustration import HAIR_STYLES, read_hair
from persode.illustration.colour import css_colour, distance, from_lab, mix, to_lab
from persode.illustration.identity import look_of, nearest_fashion
from persode.illustration.styles import nearest_style
from persode.onboarding import OnboardingPreferences


@pytest.mark.parametrize(
    ("text", "style", "colour"),
    [
        ("dyed yellow hair", "short", "#ffcf2e"),
        ("short curly black hair", "curly", "#2b2530"),
        ("long wavy brown hair", "wavy", "#5b3a2a"),
        ("bald", "bald", "#5b3a2a"),
        ("a green headscarf", "headscarf", "#4bb07a"),
        ("rebeccapurple undercut", "undercut", "#663399"),
        ("dark brown ponytail", "ponytail", "#40291f"),
        ("long blonde hair", "long", "#e8c26a"),
        ("#12AB34 spiky hair", "spiky", "#12ab34"),
        ("space buns, pink", "space buns", "#f27fa8"),
        ("a baseball cap over brown hair", "cap", "#5b3a2a"),
        ("green mohawk", "mohawk", "#4bb07a"),
        ("light blue bob", "bob", "#3f7fd6"),
        ("Black afro", "afro", "#2b2530"),
        ("ginger messy hair", "messy", "#b8472b"),
        ("", "short", "#5b3a2a"),
    ],
)
def test_read_hair(text: str, style: str, colour: str) -> None:
    assert read_hair(text) == (style, colour)


@pytest.mark.parametrize("style", HAIR_STYLES)
def test_every_offered_style_is_read_back(style: str) -> None:
    assert read_hair(f"{style} black hair")[0] == style


@pytest.mark.parametrize(
    ("words", "fashion"),
    [
        ("hoodie and jeans", "street"),
        ("business casual", "casual"),
        ("retro", "vintage"),
        ("gym", "sporty"),
        ("??", "casual"),
    ],
)
def test_nearest_fashion(words: str, fashion: str) -> None:
    assert nearest_fashion(words) == fashion


@pytest.mark.parametrize(
    ("words", "style"),
    [("watercolor", "pastel"), ("black and white", "monochrome"), ("simple", "minimal"), ("", "vibrant")],
)
def test_nearest_style(words: str, style: str) -> None:
    assert nearest_style(words) == style


def test_look_takes_every_choice() -> None:
    prefs = OnboardingPreferences(
        age=17, glasses=True, hair="red braids and a beard", skin="tan", fashion_style="mint hoodie"
    )
    look = look_of(prefs)
    assert (look.age, look.glasses, look.hair_style, look.skin, look.fashion, look.beard) == (
        17, True, "braids", "tan", "street", True,
    )  # fmt: skip


def test_skin_is_neutral_when_not_chosen_and_never_read_from_a_name() -> None:
    assert look_of(OnboardingPreferences(name="Ebony White")).skin == ""


def test_oklab_round_trip() -> None:
    for colour in ("#000000", "#ffffff", "#4f9fd0", "#ff7a59", "#123456"):
        assert from_lab(to_lab(colour)) == colour
    assert mix("#000000", "#ffffff", 0.0) == "#000000"
    assert distance("#ff0000", "#ff0000") == 0
    assert css_colour("no such colour") is None
    assert css_colour("rgb(1,2,3)") is None
