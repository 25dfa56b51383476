"""A language model may read better; it can't make things up, and its failure is said."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder
from persode.episode import EpisodeMetadata

TEXT = "The vet says Pepper only has a few weeks left."
GOOD = {
    "emotion": "sad",
    "intensity": 0.9,
    "valence": -1,
    "event": "Pepper only has a few weeks left",
    "title": "A Few Weeks Left",
    "hashtags": ["#Pepper", "#Farewell"],
}


class Scripted:
    """A model that gives its answers one after another, in two pieces each."""

    name = "scripted"

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def complete(self, system: str, user: str) -> Iterator[str]:
        self.asked.append(user)
        answer = self.answers.pop(0)
        yield answer[:5]
        yield answer[5:]


class Broken:
    """A model that can't be reached."""

    name = "broken"

    def complete(self, system: str, user: str) -> Iterator[str]:
        raise ConnectionError(user)


def read(llm: Scripted | Broken, text: str = TEXT) -> EpisodeMetadata:
    return EventEmotionAnalyzer(llm=llm, embedder=HashingEmbedder()).analyze(text)


def test_a_good_answer_is_taken() -> None:
    episode = read(Scripted("Here it is: " + json.dumps(GOOD)))
    assert (episode.emotion, episode.emotional_intensity, episode.valence) == ("sad", 0.9, -1)
    assert (episode.event, episode.title) == (GOOD["event"], GOOD["title"])
    assert "scripted" in episode.reasons[0]


def test_bad_json_is_asked_for_once_more() -> None:
    llm = Scripted("no idea", json.dumps(GOOD))
    assert read(llm).emotion == "sad"
    assert len(llm.asked) == 2


@pytest.mark.parametrize("llm", [Scripted("no", "still {no}"), Broken(), Scripted('{"emotion": "hangry"}', "[]")])
def test_a_failure_leaves_the_offline_reading_and_says_so(llm: Scripted | Broken) -> None:
    offline = EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze(TEXT)
    episode = read(llm)
    assert (episode.emotion, episode.event) == (offline.emotion, offline.event)
    assert "offline" in episode.reasons[-1]


def test_what_is_not_from_the_text_or_out_of_range_is_dropped() -> None:
    offline = EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze(TEXT)
    answer = GOOD | {
        "event": "I won the lottery in Paris",
        "intensity": 7,
        "valence": True,
        "hashtags": ["a b"],
        "title": "X",
    }
    episode = read(Scripted(json.dumps(answer)))
    assert (episode.event, episode.title, episode.hashtags) == (offline.event, offline.title, offline.hashtags)
    assert (episode.emotional_intensity, episode.valence) == (offline.emotional_intensity, offline.valence)


def test_a_crisis_is_never_handed_to_a_model() -> None:
    llm = Scripted()
    assert read(llm, "I don't want to live any more.").act == "crisis"
    assert llm.asked == []
