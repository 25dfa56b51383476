"""Phone spelling is understood; what is a word of its own stays."""

from __future__ import annotations

import pytest

from persode.analyzer.acts import act_of
from persode.language import spelled_out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("im so tired rn", "I'm so tired right now"),
        ("idk what u want", "I don't know what you want"),
        ("theyve moved and i cant", "they've moved and I can't"),
        ("heyyy", "hey"),
        ("hii", "hi"),
        ("soooo cold", "so cold"),
        ("I’ve got it", "I’ve got it"),
        ("make todays page", "make today's page"),
    ],
)
def test_phone_spelling_is_written_out(typed: str, meant: str) -> None:
    assert spelled_out(typed) == meant


@pytest.mark.parametrize(
    "text",
    [
        "so were moving",
        "the id card",
        "i.e. this",
        "ill for a week",
        "its paw",
        "www.im.com",
        "Mina_u wrote",
        "오늘 u자",
        "r2d2",
    ],
)
def test_what_may_be_a_word_of_its_own_stays(text: str) -> None:
    assert spelled_out(text) == text


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("hii", "small_talk"),
        ("tysm", "small_talk"),
        ("hru", "small_talk"),
        ("gn bestie", "small_talk"),
        ("who is zoe", "request"),
        ("how old am i", "request"),
        ("what could i write about", "request"),
        ("should i tell zoe", "request"),
        ("when i was ill i slept", "telling"),
        ("what a day", "telling"),
        ("how it rained", "telling"),
        ("who knows", "telling"),
        ("what i ate was cold", "telling"),
    ],
)
def test_a_question_without_its_mark_asks(text: str, act: str) -> None:
    assert act_of(text) == act
