"""Films, books, games, role play and series: what happens in them is no life, and their people are nobody's."""

from __future__ import annotations

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder

ANALYZER = EventEmotionAnalyzer(embedder=HashingEmbedder())


@pytest.mark.parametrize(
    "text",
    [
        "rereading Emma, Knightley is insufferable",
        "Reading Dracula at night, Renfield needs help",
        "started Dune and Jessica is terrifying",
        "finished Hollow Knight, the last boss took me four hours",
        "binged Fleabag, she deserved better",
        "Heathcliff in Wuthering Heights was the worst",
        "my sim died in a kitchen fire",
        "our cleric betrayed the party in the dungeon",
        "We roleplayed as smugglers",
        "my villager moved out without a word",
        "nobody saw that plot twist coming, the butler was his twin",
        "the series finale killed off Ronan",
        "In my second novel the baker hates her sister",
        "chapter three of my whodunnit: Clement finds the knife",
        "In episode 4 the twins swap lives.",
        "드라마에서 여주인공이 배신당했다",
        "웹툰 속 남주가 너무 답답하다",
        "소설을 쓰는데 주인공이 도망친다",
        "게임에서 내 캐릭터가 죽었다",
        "the book's villain is his own mother",
    ],
)
def test_a_story_is_no_life(text: str) -> None:
    episode = ANALYZER.analyze(text)
    assert episode.domain != "real"
    assert episode.people == []
    assert episode.places == []


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("My novel is coming out in May!", []),
        ("signed the contract for my book with Ines", ["Ines"]),
        ("the magazine took my short story", []),
        ("Our cookbook was printed today.", []),
        ("watched Titanic with Oskar", ["Oskar"]),
        ("Played Mario Kart with my brother until two", ["brother"]),
        ("reading a lot these days, Mum lent me three", ["Mum"]),
        ("read to Nell until she slept", ["Nell"]),
        ("finished work early and met Jo", ["Jo"]),
        ("started running, Ana was faster", ["Ana"]),
        ("life had a plot twist for me: twins", []),
        ("the party was great and I danced", []),
        ("my character was questioned at work", []),
        ("the dragon boat race was cold", []),
        ("rehearsed the last act, I play Hamlet's uncle", []),
        ("오늘 영화 보고 울었다", []),
        ("내 인생의 주인공은 나다", []),
        ("친구랑 게임했다", ["친구"]),
        ("드라마 보다가 잠들었다", []),
        ("the season is over and I miss football", []),
    ],
)
def test_life_beside_stories(text: str, who: list[str]) -> None:
    episode = ANALYZER.analyze(text)
    assert episode.domain == "real"
    assert episode.people == who


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("The ending of the film was bleak, Mum cried.", ["Mum"]),
        ("The series was dull. Told Wanda so.", ["Wanda"]),
        ("In the film they drive from Memphis to Reno. Afterwards Lena and I ate ramen.", ["Lena"]),
        ("Last night I dreamed that Grandma baked bread.", ["Grandma"]),
    ],
)
def test_who_sits_beside_her_is_real(text: str, who: list[str]) -> None:
    episode = ANALYZER.analyze(text)
    assert episode.people == who
    assert episode.places == []
