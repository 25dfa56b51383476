"""Titles and event phrases read as language: never a bag of words, never an unfinished clause."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.analyzer.phrases import event_phrase
from persode.analyzer.titles import title_of
from persode.embeddings import HashingEmbedder
from persode.language.wordlists import word_set
from persode.words import say
from tests.unit.analyzer.golden import load

DATA = Path(__file__).parents[2] / "data"
DEMO = [entry["text"] for entry in json.loads((DATA / "demo_person.json").read_text(encoding="utf-8"))["entries"]]


def title(text: str) -> str:
    return title_of(event_phrase(text), text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Senhor Duarte says I can play in the spring concert in April.", "Playing in the Spring Concert"),
        ("My teacher says we may use the big hall for the play.", "Using the Big Hall for the Play"),
        ("Mum thinks I should apply for the art school in Porto.", "Applying for the Art School in Porto"),
        ("Coach told me I will start in the final on Saturday.", "Starting in the Final"),
        ("We have to leave the flat by the end of March.", "Leaving the Flat"),
        ("I want to learn how to bake bread like Grandma.", "Baking Bread Like Grandma"),
        ("I keep checking whether I locked the door", "Checking Whether I Locked the Door"),
        ("Had to fire someone for the first time.", "Firing Someone for the First Time"),
        ("My sister asked me if I would be her maid of honour.", "Being Her Maid of Honour"),
        ("The landlord told us that we have to move out before the summer.", "Moving Out"),
        ("Senhor Duarte let me take the cello home over the holidays.", "Taking the Cello Home over the Holidays"),
        ("I had to put my cat to sleep this morning.", "Putting My Cat to Sleep"),
        ("Spent the whole afternoon debugging one missing comma.", "Debugging One Missing Comma"),
    ],
)
def test_what_one_can_or_must_do_becomes_doing_it(text: str, expected: str) -> None:
    assert title(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("There is no table yet, so Tomas and I ate soup on the floor", "Tomas and I Ate Soup on the Floor"),
        ("There are three letters from the bank and I have opened none of them.", "Three Letters from the Bank"),
        ("Because it rained we stayed in and played cards.", "Stayed in and Played Cards"),
        ("After twelve years I met Herr Baumann, my old teacher.", "Met Herr Baumann, My Old Teacher"),
        ("Because of the storm", "Because of the Storm"),
        ("I finally told my parents that I'm dropping out of law school.", "Dropping Out of Law School"),
        ("I think I'm falling for Clara, and she is leaving for Berlin in June.", "Falling for Clara"),
        ("We said goodbye to the house today.", "Said Goodbye to the House"),
        ("Taught my dad how to send voice messages and now he does.", "Taught My Dad How to Send Voice Messages"),
        ("Ines and I walked along the river and did not talk much.", "Ines and I Walked Along the River"),
        ("I did not sleep, so I baked a cake at three in the morning and ate half of it.", "Did Not Sleep"),
        ("Mr. Okafor said my drawing should go to the city exhibition.", "My Drawing Should Go to the City Exhibition"),
        ("I can't believe Yuna remembered the song I wrote in ninth grade.", "Yuna Remembered the Song I Wrote"),
        ("The vet says Pepper only has a few weeks left.", "Pepper Only Has a Few Weeks Left"),
        ("My nephew asked why the moon follows our car.", "Why the Moon Follows Our Car"),
        ("It snowed in April!!!", "Snowed in April"),
    ],
)
def test_a_title_is_whole(text: str, expected: str) -> None:
    assert title(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The scan was today and there were two heartbeats", "The Scan Was Today"),
        ("My biopsy is tomorrow and I've googled everything", "My Biopsy Is Tomorrow"),
        ("our landlord is selling, we've got until June", "Our Landlord Is Selling"),
        ("I'm not a morning person, never will be", "Not a Morning Person, Never Will Be"),
        ("what if this is all there is", "What If This Is All There Is"),
        ("Christmas without him is quiet", "Christmas Without Him Is Quiet"),
        ("Tomorrow is my last day at the bakery", "My Last Day at the Bakery"),
        ("She wants me to add Sunday classes", "Adding Sunday Classes"),
        ("boss put my name on the redundancy list with a smiley", "Boss Put My Name on the Redundancy List"),
    ],
)
def test_a_date_is_cut_only_where_the_sentence_stays_whole(text: str, expected: str) -> None:
    assert title(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I wish I was a doctor", "Wish I Was a Doctor"),
        ("I almost told him", "I Almost Told Him"),
        ("I never said I loved him", "Never Said I Loved Him"),
        ("We were going to get married in May", "We Were Going to Get Married"),
        ("We might have to sell the boat next year", "We Might Have to Sell the Boat"),
        ("He thinks I'm lazy", "He Thinks I'm Lazy"),
        ("My brother told us he's gay over pancakes", "My Brother Told Us He's Gay over Pancakes"),
        ("Is it normal to miss someone who was mean to you?", "Is It Normal to Miss Someone"),
    ],
)
def test_what_is_wished_denied_asked_or_said_by_another_is_no_fact(text: str, expected: str) -> None:
    assert title(text) == expected


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ('he said "I\'m a doctor, trust me" and I laughed', 'he said "I\'m a doctor, trust me"'),
        ('"You are fired," he said', '"you are fired," he said'),
    ],
)
def test_a_quotation_keeps_both_its_marks(text: str, event: str) -> None:
    assert event_phrase(text) == event


@pytest.mark.parametrize("text", [*DEMO, *load()])
def test_no_title_or_event_ends_in_the_air(text: str) -> None:
    ends = word_set("good_ends", "persode.analyzer")
    for words in (title(text).split(), event_phrase(text).split()):
        last = words[-1].lower()
        assert (
            last not in word_set("stopwords")
            or last in ends
            or last in ("on", "in", "for", "yet", "much", "ever", "may", "am", "was", "why")
        )
        assert words[0].lower() not in ("of", "than")


@pytest.mark.parametrize(
    "text", ["ok thanks", "good night", "bye", "haha true", "thank you for listening", "hi there!"]
)
def test_small_talk_has_no_title_of_its_own(text: str) -> None:
    episode = EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze(text)
    assert (episode.act, episode.title) == ("small_talk", say("analyzer.untitled"))


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("There is no table yet, so Tomas and I ate soup on the floor", "Tomas and I ate soup on the floor"),
        ("Last day at the nursery before the holidays.", "last day at the nursery before the holidays"),
        ("Senhor Duarte says I can play.", "Senhor Duarte says I can play"),
        ("I put my coat on.", "I put my coat on"),
        ("I told Ana that I'm moving.", "I told Ana that I'm moving"),
        ("If I had known, I would have called him.", "I would have called him"),
    ],
)
def test_an_event_is_a_clause_of_hers(text: str, event: str) -> None:
    assert event_phrase(text) == event


@pytest.mark.parametrize(
    ("text", "event", "title", "tags"),
    [
        ("dinner with tyler and sam is a mess", "dinner with tyler and sam is a mess", "", ()),
        (
            "my friend ines lives in Porto and works for a bank",
            "my friend ines lives in Porto and works for a bank",
            "",
            (),
        ),
        ("working at a call centre for now", "working at a call centre", "Working at a Call Centre", ()),
        ("rainy sunday, tea, blanket, nothing to do", "", "Rainy Sunday, Tea, Blanket, Nothing to Do", ()),
        ("i got suspended for 3 days bc i punched jake", "", "Got Suspended for 3 Days", ()),
        ("ok so today was a LOT. woke up late", "", "Today Was a LOT", ()),
        ("would love to see iceland one day", "", "Would Love to See Iceland One Day", ("#Iceland",)),
        ("my manager denise cut my hours again", "", "", ("#Denise", "#Manager")),
        ("one day i'll live in Buenos Aires", "", "", ("#BuenosAires",)),
        ("떡볶이 먹고 노래방 갔다", "", "", ("#떡볶이",)),
        ("요즘 아무것도 하기 싫다", "", "", ("#슬픔", "#힘든날")),
    ],
)
def test_what_is_said_as_it_is_typed(text: str, event: str, title: str, tags: tuple[str, ...]) -> None:
    episode = EventEmotionAnalyzer().analyze(text)
    assert not event or episode.event == event
    assert not title or episode.title == title
    assert set(tags) <= set(episode.hashtags)
