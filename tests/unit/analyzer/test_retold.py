"""A story that is retold over sentences is no life; what people of her own do in the present is."""

from __future__ import annotations

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder

ANALYZER = EventEmotionAnalyzer(embedder=HashingEmbedder())


@pytest.mark.parametrize(
    "text",
    [
        "Lost in Translation. Bob goes to Tokyo",
        "Watched Lost in Translation. Bob goes to Tokyo and meets Charlotte.",
        "Finished The Bell Jar. Esther moves to New York and falls apart.",
        "Film night: Before Sunrise. Two strangers walk through Vienna until dawn.",
        "Watched Totoro. Satsuki moves to the countryside and meets a spirit. Then I slept.",
        "Read The Secret Garden again. Mary comes to Yorkshire and finds a key. She opens the gate.",
    ],
)
def test_a_story_told_again_over_sentences(text: str) -> None:
    episode = ANALYZER.analyze(text)
    assert episode.domain == "fiction_meta"
    assert episode.people == []
    assert episode.places == []


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Watched Roman Holiday with Mia. The princess runs away in Rome. I cried a bit.", ["Mia"]),
        ("Watched the football with Dad. He cries every time.", ["Dad"]),
        ("Watched Dune with Leo. Leo hates sand now.", ["Leo"]),
        ("Saw Ana on Friday. She moves to Rome next week.", ["Ana"]),
        ("Watched Zoe in the relay. She runs like the wind.", []),
        ("Dinner in Rome. The waiter spills wine on Ana.", ["Ana"]),
        ("Snow in London. Bob goes to school anyway.", ["Bob"]),
        ("Met Zoe at Costa. She works there now.", ["Zoe"]),
        ("Netball Final. Zoe scores twice!", ["Zoe"]),
    ],
)
def test_life_in_the_present_stays_life(text: str, who: list[str]) -> None:
    episode = ANALYZER.analyze(text)
    assert episode.domain == "real"
    assert episode.people == who
