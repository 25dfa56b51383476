"""What a message does, and the two ways of being wrong about a crisis."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from persode.analyzer import EventEmotionAnalyzer, act_of, is_crisis
from persode.episode import ACTS

DATA = Path(__file__).parents[2] / "data"
SENTENCES = json.loads((DATA / "crisis_sentences.json").read_text(encoding="utf-8"))
MESSAGES = [
    (act, text)
    for act, texts in json.loads((DATA / "acts.json").read_text(encoding="utf-8")).items()
    if act != "about"
    for text in texts
]


def test_a_crisis_is_not_missed() -> None:
    assert [text for text in SENTENCES["crisis"] if act_of(text) != "crisis"] == []


def test_what_only_sounds_like_a_crisis_is_none() -> None:
    assert [text for text in SENTENCES["no_crisis"] if is_crisis(text)] == []


def test_there_are_sixty_sentences_each_way_and_korean_ones_among_them() -> None:
    for name in ("crisis", "no_crisis"):
        assert len(set(SENTENCES[name])) >= 60
        assert sum(any("가" <= char <= "힣" for char in text) for text in SENTENCES[name]) >= 10


def test_the_act_of_a_message() -> None:
    assert {act for act, _ in MESSAGES} | {"crisis"} == set(ACTS)
    assert [(text, act_of(text)) for act, text in MESSAGES if act_of(text) != act] == []


def test_a_crisis_inside_a_long_telling_is_found() -> None:
    text = "Went to school. We had pizza. " * 20 + "I don't want to live any more. Then I did my homework."
    assert act_of(text) == "crisis"


@pytest.mark.slow
def test_a_crisis_is_felt_strongly_and_darkly() -> None:
    episode = EventEmotionAnalyzer().analyze("Nothing left to live for.")
    assert (episode.act, episode.valence) == ("crisis", -1)
    assert episode.emotional_intensity >= 0.9
    assert episode.emotion in ("sad", "angry", "anxious")
