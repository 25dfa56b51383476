"""Condolences for the dead alone."""

from __future__ import annotations

import pytest

from persode.agent.death import tells_of_death
from persode.agent.mood import mood_of
from persode.episode import EpisodeMetadata
from persode.memory import Memory

DEATHS = [
    "we put our old cat to sleep today",
    "My grandmother died this morning.",
    "We buried grandpa in Busan.",
    "my cat passed away last night",
    "Mochi died.",
    "I lost my grandma last year",
    "we lost our dog to cancer",
    "visited grandma's grave today",
    "It was the funeral of my uncle",
    "I went to a funeral",
    "her dad died when we were ten",
    "my best friend was killed in a car accident",
    "our goldfish is dead",
    "she didn't make it",
    "he took his own life",
    "We had to put our dog down",
    "my aunt had a miscarriage",
    "할머니가 돌아가셨어",
    "My great-grandma passed away peacefully",
    "grandpa died of cancer",
    "Mom cried because her friend died",
    "the girl from my class died on Sunday",
    "I lost my dad.",
    "rip grandpa",
]
NO_DEATHS = [
    "I put my little brother to sleep",
    "my brother buried dad in the sand",
    "my phone died",
    "i'm dead lol that was so funny",
    "we buried a time capsule",
    "this class is killing me",
    "I died laughing",
    "my laptop just died in the middle of class",
    "The dog buried his bone",
    "We buried Mia in the snow up to her neck",
    "I lost my brother in the supermarket",
    "grandma and I planted flowers and two of them died",
    "my plant died",
    "that was a grave mistake",
    "I'm buried in homework",
    "my brother's phone died",
    "the main character died in the last episode",
    "Jonas died in the game lol",
    "I could have died of shame",
    "dead tired after training",
    "the conversation died",
    "my dad said his battery is dead",
    "Mom would die if she saw my room",
    "we lost to Berlin",
    "I lost my keys",
    "he buried his face in the pillow",
    "the party was dead",
    "my boss killed it on stage",
    "dying to see the new film",
    "I was dead inside during math",
    "we buried grandpa's old radio in the garden",
    "Dad buried me in the sand",
    "I lost my best friend at the fair",
    "my sister is dead serious about this",
    "the car died on the way to grandma",
    "I almost died when she looked at me",
    "we saw a dead jellyfish",
    "they killed the vibe",
    "i lost grandma at the market",
    "the funeral scene in the movie was so sad",
]


@pytest.mark.parametrize("text", DEATHS)
def test_a_death(text: str) -> None:
    assert tells_of_death(text, ["Mochi"])


@pytest.mark.parametrize("text", NO_DEATHS)
def test_what_only_sounds_like_one(text: str) -> None:
    assert not tells_of_death(text, ["Mia", "Jonas"])
    told = EpisodeMetadata(text, emotion="sad", emotional_intensity=0.7, valence=-1)
    assert mood_of(text, [told]).tone != "grief"


def test_whom_a_memory_mourns() -> None:
    told = [EpisodeMetadata("I saw dad's old jacket.", people=["dad"])]
    sand = Memory("My brother buried dad in the sand.", people=["dad"])
    grave = Memory("We buried dad on a Tuesday, and Tom held my hand.", people=["dad", "Tom"])
    assert mood_of(told[0].text, told, [sand]).tone != "grief"
    assert mood_of(told[0].text, told, [grave]).tone == "grief"
    tom = [EpisodeMetadata("I saw Tom.", people=["Tom"])]
    assert mood_of(tom[0].text, tom, [grave]).tone != "grief"
