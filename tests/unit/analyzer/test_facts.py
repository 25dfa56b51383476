"""Facts that a person states of herself, and what is none; kinds, domains and the body."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.analyzer import act_of
from persode.analyzer.facts import facts_of
from persode.analyzer.kinds import body_of, domain_of, kind_of
from persode.episode import TENSES, EpisodeMetadata, Fact
from persode.memory.belief import BODIES, DOMAINS, KINDS


def stated(text: str) -> list[tuple[str, str, str]]:
    return [(fact.path.removeprefix("profile."), fact.value, fact.tense) for fact in facts_of(text)]


AGE, CITY = "personal.identity.age.current", "personal.location.current.city"
COMPANY, POSITION = "professional.current.company", "professional.current.position"


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("I am thirty-four years old.", [(AGE, "34", "now")]),
        ("I turned thirty today.", [(AGE, "30", "now")]),
        (
            "My name is Ana Duarte.",
            [("personal.identity.name.first", "Ana", "now"), ("personal.identity.name.last", "Duarte", "now")],
        ),
        ("Everyone calls me Nini.", [("personal.identity.name.nickname", "Nini", "now")]),
        ("We live in São Paulo.", [(CITY, "São Paulo", "now")]),
        ("I live in Portugal.", [("personal.location.current.country", "Portugal", "now")]),
        ("I used to live in Rome.", [(CITY, "Rome", "past")]),
        ("I'm moving to Lisbon in September!", [(CITY, "Lisbon", "future")]),
        ("I grew up in Porto.", [("personal.location.hometown", "Porto", "now")]),
        ("I live with my parents.", [("living.with", "my parents", "now")]),
        ("I live alone.", [("living.with", "alone", "now")]),
        (
            "I used to work at Google, now I work for Anthropic.",
            [(COMPANY, "Google", "past"), (COMPANY, "Anthropic", "now")],
        ),
        ("I left Google last week.", [(COMPANY, "Google", "past")]),
        ("I will start at Northwind in May.", [(COMPANY, "Northwind", "future")]),
        ("I work as a night nurse.", [(POSITION, "night nurse", "now")]),
        ("I'm a nurse at St. Mary's.", [(POSITION, "nurse", "now")]),
        ("I was a baker for ten years.", [(POSITION, "baker", "past")]),
        (
            "I study biology at Kyoto University.",
            [("education.major", "biology", "now"), ("education.school", "Kyoto University", "now")],
        ),
        ("I'm in the 11th grade.", [("education.level", "11th grade", "now")]),
        (
            "I'm allergic to peanuts and I'm vegetarian.",
            [("health.physical.allergies", "peanuts", "now"), ("health.diet", "vegetarian", "now")],
        ),
        ("I was diagnosed with asthma.", [("health.physical.conditions", "asthma", "now")]),
        ("My cat is called Miso.", [("personal.family.pets", "Miso", "now")]),
        (
            "I have two brothers and a dog named Rex.",
            [("personal.family.siblings", "two brothers", "now"), ("personal.family.pets", "Rex", "now")],
        ),
        ("My sister's name is Ines.", [("personal.family.siblings", "Ines", "now")]),
        ("I'm engaged!", [("relationships.status", "engaged", "now")]),
        ("My favourite food is kimchi stew.", [("preferences.food", "kimchi stew", "now")]),
        ("I love swimming in the sea.", [("preferences.likes", "swimming in the sea", "now")]),
        ("My goal is to run a marathon.", [("goals.current", "run a marathon", "future")]),
        ("I'm working on my thesis.", [("projects.current", "thesis", "now")]),
        ("저는 25살이에요. 서울에 살아요.", [(AGE, "25", "now"), (CITY, "서울", "now")]),
    ],
)
def test_what_a_person_states(text: str, facts: list[tuple[str, str, str]]) -> None:
    assert stated(text) == facts


@pytest.mark.parametrize(
    "text",
    [
        "I'm 25 minutes late.",
        "I'm turning 25 tomorrow!",
        "I feel young for my age.",
        "If I lived in Rome I would eat better.",
        "I wish I was a pilot.",
        "I dreamed that I live in Oslo.",
        'She said "I live in Oslo".',
        "My sister lives in Oslo and works at Google.",
        "I am a bit tired.",
        "We moved to a new flat.",
        "I left the office late.",
        "I started at eight.",
        "I have a headache.",
        "I love it here.",
        "I am from the office party still dizzy.",
        "Bought milk.",
    ],
)
def test_what_is_no_fact(text: str) -> None:
    assert stated(text) == []


def test_a_hedge_lowers_certainty_and_also_ends_nothing() -> None:
    (sure,), (unsure,) = facts_of("I live in Lisbon."), facts_of("Maybe I live in Lisbon now.")
    assert sure.certainty > unsure.certainty
    (also,) = facts_of("I also work in Daegu.")
    assert (also.value, also.adds) == ("Daegu", True)


@pytest.mark.slow
@given(st.text(max_size=120), st.sampled_from(["I live in Lisbon. ", "My name is Ana Duarte. ", "I am 25. ", ""]))
def test_a_fact_stands_where_it_says(text: str, stated: str) -> None:
    whole = stated + text
    for fact in facts_of(whole):
        assert fact.tense in TENSES
        assert 0 < fact.certainty <= 1
        assert whole[slice(*fact.span)].strip(" ,.!").startswith(fact.value[:1]) or fact.path.endswith("age.current")


def test_facts_survive_as_plain_data() -> None:
    episode = EpisodeMetadata("a", facts=[Fact("profile.living.with", "alone", span=(1, 2))], kind="fact")
    assert EpisodeMetadata.from_dict(episode.to_dict()) == episode
    assert EpisodeMetadata.from_dict({"text": "a", "facts": episode.facts}).facts == episode.facts


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Topic: sourdough, rye starters, crumb.", "topic"),
        ("I'm interested in beekeeping lately.", "topic"),
        ("My current project is to build a kite.", "project"),
        ("We are building a treehouse for the kids.", "project"),
        ("I prefer short answers.", "preference"),
        ("I live in Lisbon. I work for Northwind.", "fact"),
        ("I am 25 and my sister Mia is 19.", "fact"),
        ("Moved house today.", "episode"),
        ("I live in Lisbon. Today it rained.", "episode"),
        ("The topic of the day was cheese.", "episode"),
    ],
)
def test_kinds(text: str, kind: str) -> None:
    assert kind in KINDS
    assert kind_of(text, act_of(text), facts_of(text)) == kind


@pytest.mark.parametrize(
    ("text", "domain"),
    [
        ("I dreamed that I could fly over Seoul. Grandma waved from a roof.", "fiction_content"),
        ("In my dream the house had no doors.", "fiction_content"),
        ("I had a nightmare: the house was on fire. Then I woke up and made tea. Work was fine.", "real"),
        ("In my novel the heroine burns the letter.", "meta_authorial"),
        ("Wrote a new scene for chapter three.", "meta_authorial"),
        ("My protagonist would never lie.", "meta_authorial"),
        ("In the film he dies at the end and she never knows.", "fiction_meta"),
        ("The series follows a doctor in Busan.", "fiction_meta"),
        ("We watched a film at the open air cinema with Ana, the night was warm.", "real"),
        ("Reading a book about glaciers on the train.", "real"),
        ("Work was fine. I read a novel in which a man forgets his wife. Then dinner with Dad.", "real"),
        ("꿈에서 할머니를 봤다.", "fiction_content"),
        ("My dream is to see Kyoto.", "real"),
    ],
)
def test_domains(text: str, domain: str) -> None:
    assert domain in DOMAINS
    assert domain_of(text) == domain


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("I'm so tired.", "depleted"),
        ("I couldn't sleep at all.", "depleted"),
        ("I could not sleep.", "depleted"),
        ("I slept in two jumpers and a hat.", ""),
        ("We slept in.", "restored"),
        ("Woke up with a sore throat.", "depleted"),
        ("My back hurts but the greenhouse smelled wonderful.", "depleted"),
        ("Cramps all day.", "depleted"),
        ("오늘 너무 피곤했다.", "depleted"),
        ("Slept like a stone and went for a run.", "restored"),
        ("Had a fever all night, but the fever is gone now.", "restored"),
        ("Swam in the sea at Caparica.", "restored"),
        ("I feel rested.", "restored"),
        ("I'm not tired at all.", ""),
        ("I am tired of explaining myself.", ""),
        ("My boss is sick.", ""),
        ("Bought milk.", ""),
    ],
)
def test_bodies(text: str, body: str) -> None:
    assert body in BODIES
    assert body_of(text) == body
