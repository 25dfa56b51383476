"""Hashtags are nouns: no verb, contraction or laughing syllable, and never two words that make no one thing."""

from __future__ import annotations

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder


@pytest.mark.parametrize(
    ("text", "there", "absent"),
    [
        ("I didn't sneak out, they'd know", set(), {"#Didnt", "#Sneak", "#Theyd"}),
        ("The house ticks at night", {"#House"}, {"#HouseTicks", "#Ticks"}),
        ("rewrote chapter nine again", {"#Chapter"}, {"#RewroteChapter"}),
        ("my brother lives in Oslo", {"#Brother", "#Oslo"}, {"#BrotherLives"}),
        ("Dad marked the kids heights on the door", {"#Door"}, {"#KidsHeights"}),
        ("our dog Biscuit ate my homework", {"#Homework"}, {"#DogBiscuit"}),
        ("slept on the floor at Liam's", {"#Floor"}, {"#FloorLiam"}),
        ("The bus driver waited at the bus stop.", {"#BusDriver"}, {"#Driver"}),
        ("ㅋㅋㅋ 오늘 진짜 웃겼다", set(), {"#ㅋㅋㅋ"}),
        ("hahaha we got locked in the gym", {"#Gym"}, {"#Hahaha", "#Locked"}),
        ("I never said I loved him", set(), {"#Diary"}),
    ],
)
def test_hashtags_are_nouns(text: str, there: set[str], absent: set[str]) -> None:
    tags = set(EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze(text).hashtags)
    assert there <= tags
    assert not absent & tags
    assert 2 <= len(tags) <= 4
