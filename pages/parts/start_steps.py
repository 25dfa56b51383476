"""The four steps of the start page: who, look, world, voice. Each fills its part of the choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from persode.journal import (
    ART_STYLES,
    FASHION_STYLES,
    HAIR_COLOURS,
    HAIR_STYLES,
    SKIN_TONES,
    read_hair,
)
from persode.onboarding import BACKGROUND_STYLES, CONVERSATION_STYLES, PERSONALITIES, RESPONSE_LENGTHS
from persode.words import say

__all__ = ["STEPS", "take_over"]

THEMES = (
    "home", "bedroom", "kitchen", "garden", "balcony", "city", "park", "cafe", "library", "school", "nature",
    "mountain", "lake", "sea", "stage", "fantasy", "space",
)  # fmt: skip
"""Places that a person may feel at home in, of the `BACKGROUND_THEMES` that can be drawn."""

Choices = dict[str, Any]


def _who(choices: Choices) -> None:
    """Not `live`: its late message cuts off the callback of a button that is pressed at once (seen in Chromium)."""
    choices["name"] = st.text_input(
        say("start.name"),
        value=choices["name"],
        placeholder=say("start.name_hint"),
        max_chars=60,
        key="start-name",
        autocomplete="off",
    )
    age = st.number_input(
        say("start.age"),
        min_value=1,
        max_value=120,
        value=choices["age"],
        placeholder=say("start.age_hint"),
        step=1,
        key="start-age",
    )
    choices["age"] = None if age is None else int(age)


def _look(choices: Choices) -> None:
    style, colour = _hair(choices["hair"])
    chosen_style = _pick("hair_style", HAIR_STYLES, style)
    chosen_colour = _pick("hair_colour", HAIR_COLOURS, colour)
    if (chosen_style, chosen_colour) != (style, colour):
        choices["hair"] = say("start.hair", style=chosen_style, colour=chosen_colour)
    choices["skin"] = _pick("skin", ("", *SKIN_TONES), choices["skin"])
    choices["fashion_style"] = _pick("fashion", FASHION_STYLES, choices["fashion_style"])
    choices["glasses"] = st.toggle(say("start.glasses"), value=choices["glasses"], key="start-glasses")


def _world(choices: Choices) -> None:
    choices["background_theme"] = _pick("theme", THEMES, choices["background_theme"])
    choices["background_style"] = _pick("background", BACKGROUND_STYLES, choices["background_style"])
    choices["art_style"] = _pick("art", ART_STYLES, choices["art_style"])
    st.caption(say("start.art_style"))


def _voice(choices: Choices) -> None:
    choices["conversation_style"] = _pick("voice", CONVERSATION_STYLES, choices["conversation_style"])
    choices["response_length"] = _pick("length", RESPONSE_LENGTHS, choices["response_length"])
    choices["personality"] = _pick("personality", PERSONALITIES, choices["personality"])
    st.caption(say(f"start.personality_note.{choices['personality']}"))


STEPS: tuple[tuple[str, Callable[[Choices], None]], ...] = (
    ("who", _who),
    ("look", _look),
    ("world", _world),
    ("voice", _voice),
)
"""The steps in their order."""


def take_over(choices: Choices) -> None:
    """What the widgets hold at this moment, also those that the click that came with it takes off the page."""
    held = st.session_state
    for widget, name in _HELD.items():
        if held.get(f"start-{widget}") is not None:
            choices[name] = held[f"start-{widget}"]
    style, colour = held.get("start-hair_style"), held.get("start-hair_colour")
    if style and colour and (style, colour) != _hair(choices["hair"]):
        choices["hair"] = say("start.hair", style=style, colour=colour)


_HELD = {
    "name": "name",
    "age": "age",
    "skin": "skin",
    "fashion": "fashion_style",
    "glasses": "glasses",
    "theme": "background_theme",
    "background": "background_style",
    "art": "art_style",
    "voice": "conversation_style",
    "length": "response_length",
    "personality": "personality",
}


def _hair(text: str) -> tuple[str, str]:
    """Style and colour by their names; a colour of the person's own that is on no list has none."""
    style, shade = read_hair(text)
    return style, next((name for name in HAIR_COLOURS if read_hair(name)[1] == shade), "")


def _pick(kind: str, options: Sequence[str], chosen: str) -> str:
    """One of a closed list; a word of the person's own that is none of them stays until another is tapped."""
    known = chosen if chosen in options else None
    picked = st.pills(
        say(f"start.label.{kind}"),
        options,
        default=known,
        format_func=lambda option: _word(kind, option),
        required=known is not None,
        key=f"start-{kind}",
    )
    return chosen if picked is None else picked


def _word(kind: str, option: str) -> str:
    """The option's word in the catalogue, else the option itself."""
    try:
        return say(f"start.option.{kind}.{option.replace(' ', '_') or 'unsaid'}")
    except KeyError:
        return option.replace("_", " ").replace("-", " ").capitalize()
