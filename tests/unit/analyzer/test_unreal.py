"""What did not happen is not life: dreams, wishes, lies, plays, games in which one is somebody."""

from __future__ import annotations

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder

ANALYZER = EventEmotionAnalyzer(embedder=HashingEmbedder())


@pytest.mark.parametrize(
    "text",
    [
        "I kissed Ursel in Prague, but it was only a dream.",
        "We flew over the town, all just a dream.",
        "I imagine that I live in Kyoto and have a cat.",
        "We pretended we were pirates.",
        "In a parallel life I am a pirate in Tortuga.",
        "I lied that I had been to Havana.",
        "If I had won the lottery I would live by the sea.",
        "I wish I had a brother called Emil.",
        "I played a video game where I burned down a town.",
        "My daughter played Juliet in the school play and died on stage.",
    ],
)
def test_what_did_not_happen(text: str) -> None:
    assert ANALYZER.analyze(text).domain != "real"


@pytest.mark.parametrize(
    "text",
    [
        "I wish you had seen Dad dance at the wedding.",
        "It was a dream of a holiday in Lisbon.",
        "My dream job called me back today!",
        "I bought a video game and played all night.",
        "I could not imagine a better day.",
        "We talked about what we would do if it rained.",
        "Mum lied down on the sofa with a headache.",
        "I played the piano in the school hall.",
        "We saw our cousin play in the park.",
        "Tom asked if I had eaten.",
    ],
)
def test_what_did_happen(text: str) -> None:
    assert ANALYZER.analyze(text).domain == "real"
