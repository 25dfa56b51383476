"""The three levels of a crisis: meant, joked, none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from persode.analyzer import act_of
from persode.analyzer.crisis import crisis_level

SENTENCES = json.loads((Path(__file__).parents[2] / "data" / "crisis_sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("level", "name"), [("crisis", "crisis"), ("jest", "jest"), ("", "no_crisis")])
def test_levels(level: str, name: str) -> None:
    found = {text: crisis_level(text) for text in SENTENCES[name]}
    assert {text: got for text, got in found.items() if got != level} == {}


def test_a_joke_is_remembered_as_little_as_a_crisis() -> None:
    assert {act_of(text) for text in SENTENCES["jest"]} == {"crisis"}


def test_a_joke_beside_a_sentence_that_is_meant_is_none() -> None:
    assert crisis_level("kms lol. No, honestly, I want to die.") == "crisis"


def test_the_laugh_may_stand_alone_behind_it() -> None:
    assert crisis_level("I wanna die. haha") == "jest"
