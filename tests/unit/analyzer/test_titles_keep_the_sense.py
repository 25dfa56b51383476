"""Titles, events and hashtags that neither cut through an object nor turn the sense round, and tags that are nouns."""

from __future__ import annotations

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.analyzer.phrases import event_phrase
from persode.analyzer.titles import title_of
from persode.embeddings import HashingEmbedder

ANALYZER = EventEmotionAnalyzer(embedder=HashingEmbedder())


def title(text: str) -> str:
    return title_of(event_phrase(text), text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("My aunt sent me the old recipe book without a word", "Aunt Sent Me the Old Recipe Book"),
        ("Woke at 4 a.m. and fed the hens", "Woke at 4 a.m. and Fed the Hens"),
        ("We played darts friday night w/ the neighbours", "Played Darts w/ the Neighbours"),
        ("back in the 80s we had one phone", "Had One Phone"),
        ("so scared of the exam tomorrow, hands like ice", "Scared of the Exam, Hands Like Ice"),
        ("one day i'd love to see the rice fields in Bali", "I'd Love to See the Rice Fields"),
        ("Lou and her son (the tall one) came for tea", "Lou and Her Son Came for Tea"),
        ("ngl the soup was burnt", "The Soup Was Burnt"),
        ("Passed the theory test, woohoo", "Passed the Theory Test"),
        ("this winter is going to be the end of me", "This Winter Is Going to Be the End of Me"),
    ],
)
def test_a_title_reads_as_language(text: str, expected: str) -> None:
    assert title(text) == expected


@pytest.mark.parametrize(
    ("text", "there", "absent"),
    [
        ("I thought I'd hate the choir. I didn't.", "I didn't", "hating"),
        ("I said it's okay. It isn't okay.", "isn't", "saying"),
        ("I was ready to shout at her, and then she'd fixed the sink", "fixed the sink", "ready to shout"),
        ("oh joy, the lift is broken again", "the lift is broken", "joy"),
        ("Great, another parking fine.", "parking fine", "great"),
        ("The talk went well but i keep thinking about the last question", "but i keep thinking", "xx"),
        ("I'd love to go to Peru", "i'd love", "going to Peru"),
        ("The house is lovely and the garden too, though I wept on the train because it's gone", "though I wept", "xx"),
        ("We lost again but I've never sung so much on a bus", "never sung so much", "xx"),
    ],
)
def test_an_event_is_not_turned_round(text: str, there: str, absent: str) -> None:
    said = f"{event_phrase(text)} | {title(text)}".lower()
    assert there.lower() in said
    assert absent.lower() not in said


@pytest.mark.parametrize(
    ("text", "there", "absent"),
    [
        ("first lecture tmrw, nerves everywhere", {"#Lecture"}, {"#LectureTmrw", "#Tmrw"}),
        ("must book a vet for the rabbit", {"#Vet", "#Rabbit"}, {"#Book"}),
        ("wtf the landlord sold the house", {"#House", "#Landlord"}, {"#Wtf"}),
        ("fri to sun we painted the fence", {"#Fence"}, {"#Fri"}),
        ("drove home with the exhaust pipe rattling", {"#ExhaustPipe"}, {"#PipeRattling", "#Rattling"}),
        ("on boxing day we burned the pie", {"#BoxingDay"}, {"#Boxing"}),
        ("we saw the northern lights from the boat", {"#NorthernLights"}, {"#Northern"}),
        ("won the pub quiz, wahey", {"#PubQuiz"}, {"#Wahey"}),
        ("we had a snow day and built a slide", {"#SnowDay"}, {"#Snow"}),
        ("the plant died, rip", {"#Plant"}, {"#Rip"}),
        ("맛없지는 않았는데 다시 가진 않을 거다", set(), {"#맛없지", "#맛없"}),
    ],
)
def test_a_hashtag_is_a_noun_that_matters(text: str, there: set[str], absent: set[str]) -> None:
    tags = set(ANALYZER.analyze(text).hashtags)
    assert there <= tags
    assert not absent & tags
