"""Kinds of telling that fresh readers found misread: each with sentences other than the ones it was mended on."""

from __future__ import annotations

from datetime import date

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.analyzer.crisis import crisis_level
from persode.analyzer.facts import facts_of
from persode.analyzer.kinds import body_of, domain_of
from persode.analyzer.links import links_of
from persode.analyzer.phrases import event_phrase
from persode.language import about, relations

ANALYZER = EventEmotionAnalyzer()
DAY = date(2026, 3, 10)


@pytest.mark.parametrize(
    ("text", "valence"),
    [
        ("i had to fake being happy for them all evening", -1),
        ("we act like everything is okay and i force myself to smile", -1),
        ("the doctors say there is nothing left to try for aunt Bea", -1),
        ("Dad never got to come to my graduation.", -1),
        ("our trip was called off two days before", -1),
        ("blanked in the history oral and flopped the essay", -1),
        ("missed the last bus home", -1),
        ("I GOT THE PART!!! shaking and screaming", 1),
        ("had a shower and i feel like a million dollars", 1),
        ("dreamt i couldn't scream and something chased me", -1),
        ("지갑을 도둑맞았다", -1),
        ("기차를 놓쳤다", -1),
        ("two more rejection emails, a hat-trick", -1),
        ("our quiz team finished last and the prize was a mop", -1),
        ("the dress was delivered in the wrong size", -1),
        ("dad texted that he landed safely", 1),
        ("the new tablets are finally working", 1),
        ("언니가 내 휴대폰을 몰래 봤다", -1),
    ],
)
def test_which_way_it_leans(text: str, valence: int) -> None:
    assert ANALYZER.analyze(text).valence == valence


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("No joke, the goat ate my homework.", "the goat ate my homework"),
        ("First the bad news: we lost the cellar to the flood.", "we lost the cellar to the flood"),
        ("idk how but i passed the theory test", "passed the theory test"),
        ("grandma got so angry about the parking ticket that she drove off", "grandma got so angry"),
        ("the guy at the door took my bag and never even looked at me", "the guy at the door took my bag"),
        ("last friday at around 11pm the lift got stuck with five of us", "the lift got stuck with five of us"),
        ("this past sunday we repainted the shed", "we repainted the shed"),
        ("Bad news from the school: the choir is cut.", "bad news from the school"),
    ],
)
def test_the_event_is_what_happened(text: str, event: str) -> None:
    assert event in event_phrase(text)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("between the 3rd and the 6th we had no water", "2026-03-03", "2026-03-06"),
        ("from the 20th to the 24th I was in hospital", "2026-02-20", "2026-02-24"),
        ("We will be away from the 20th to the 24th.", "2026-03-20", "2026-03-24"),
        ("over the past two weeks he has called twice", "2026-02-24", "2026-03-10"),
        ("the last three months were hard", "2025-12-01", "2026-03-10"),
        ("on the 2nd of june last year we moved in", "2025-06-02", "2025-06-02"),
        ("지난달 초에 개를 입양했다", "2026-02-01", "2026-02-10"),
        ("이번 달 중순에 시험이 있다", "2026-03-11", "2026-03-20"),
    ],
)
def test_when_it_was(text: str, first: str, last: str) -> None:
    assert about(text, DAY) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(
    ("text", "value", "tense"),
    [
        ("I have been vegetarian for six years", "vegetarian", "now"),
        ("i think i could be allergic to walnuts", "walnuts", "now"),
        ("I hate mushrooms with a passion.", "mushrooms", "now"),
        ("I worked for many years at the bank.", "bank", "past"),
        ("부산에서 혼자 자취하고 있다", "부산", "now"),
    ],
)
def test_what_it_says_of_the_person(text: str, value: str, tense: str) -> None:
    assert (value, tense) in {(fact.value, fact.tense) for fact in facts_of(text)}


def test_those_who_are_named_together() -> None:
    assert relations("We have two daughters, Orla and Fern.") == {"Orla": "daughter", "Fern": "daughter"}
    assert relations("My brothers Max, Paul and Ben cooked.") == {"Max": "brother", "Paul": "brother", "Ben": "brother"}
    assert relations("My sister Ana and Tom came.")["Tom"] == ""


def test_what_comes_after_school_is_no_memory() -> None:
    assert links_of("After work Priya came by with soup.") == []
    assert links_of("I swam after lunch too.") == []
    assert [link.what for link in links_of("I was quiet after the school play.")] == ["the school play"]


def test_an_episode_of_a_series_and_a_body_that_can_do_no_more() -> None:
    assert domain_of("last night's episode: the sheriff is the killer") == "fiction_meta"
    assert domain_of("he replied to my story with a heart") == "real"
    assert domain_of("in my story the baker finds a map") == "meta_authorial"
    assert body_of("fourth double shift in a row") == "depleted"
    assert body_of("i can't feel my feet") == "depleted"


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("살아 있는 게 정말 괴로워", "crisis"),
        ("사는 게 진짜 지옥 같다", "crisis"),
        ("i wrote letters to each of my kids and put them in my desk drawer. sorry", "implied"),
        ("wrote letters to everyone in my class and put them in the box for the teacher", ""),
        ("part of me wishes somebody would just turn me off", "implied"),
        ("i'm afraid of what i might do when they all leave", "implied"),
        ("i already know how. nobody will be in on friday", "implied"),
        ("the marks on my thigh are my own doing", "implied"),
        ("scared of what i will do after school, no idea what to study", ""),
        ("i can turn the alarm off but it will not turn me off lol", ""),
        ("the marks on the floor are from me, i dragged the sofa", ""),
        ("i already know how to get there", ""),
        ("숙제가 정말 많아서 다 끝내고 싶다", ""),
    ],
)
def test_what_is_said_of_not_wanting_to_live(text: str, level: str) -> None:
    assert crisis_level(text) == level or (level == "crisis" and crisis_level(text) == "implied")


def test_a_korean_day_parts_where_the_feeling_turns() -> None:
    morning = "아침에 시험을 완전히 망쳐서 너무 속상했다. 점심도 혼자 먹고 계속 우울했다."
    evening = "근데 저녁에 동생이 케이크를 사 와서 같이 먹었다. 오랜만에 많이 웃어서 정말 행복했다."
    parts = ANALYZER.segment(f"{morning} {evening}")
    assert [part.text for part in parts] == [morning, evening]
    assert [part.valence for part in parts] == [-1, 1]
