"""Facts as people type them, in English and Korean; what looks like one and is none; wishes and dreams."""

from __future__ import annotations

import pytest

from persode.analyzer.facts import facts_of
from persode.analyzer.kinds import domain_of

LIKES, DISLIKES = "preferences.likes", "preferences.dislikes"
AGE, CITY, HOME = "personal.identity.age.current", "personal.location.current.city", "personal.location.hometown"
COMPANY, POSITION, LEVEL = "professional.current.company", "professional.current.position", "education.level"
PETS, SIBLINGS, GOALS = "personal.family.pets", "personal.family.siblings", "goals.current"


def stated(text: str) -> list[tuple[str, str]]:
    return [(fact.path.removeprefix("profile."), fact.value) for fact in facts_of(text) if fact.tense != "past"]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("I work at a bakery in Leith.", [(COMPANY, "a bakery in Leith")]),
        ("i work nights at the hospital", [(COMPANY, "the hospital")]),
        ("I love rainy sundays", [(LIKES, "rainy sundays")]),
        ("I like long walks and cold beer", [(LIKES, "long walks")]),
        ("I hate coriander", [(DISLIKES, "coriander")]),
        ("I have two cats, Bean and Tofu", [(PETS, "Bean"), (PETS, "Tofu")]),
        ("We have a dog.", [(PETS, "a dog")]),
        ("I'm from Lagos but live in Malmö", [(HOME, "Lagos"), (CITY, "Malmö")]),
        ("i live in lisbon", [(CITY, "lisbon")]),
        ("I live in a houseboat in Amsterdam.", [(CITY, "Amsterdam")]),
        ("I work in a vet's clinic and I adore it", [(COMPANY, "a vet's clinic")]),
        ("i have a twin sister, amaya", [(SIBLINGS, "a twin sister")]),
        ("I want to learn the bass", [(GOALS, "learn the bass")]),
        ("I want to be a vet.", [(GOALS, "a vet")]),
        ("im 16", [(AGE, "16")]),
        ("im 16 btw", [(AGE, "16")]),
        ("My sister Mia is 19", [(SIBLINGS, "Mia")]),
        ("My son Otto turned six", [("personal.family.children", "Otto")]),
        ("I'm a year 11 student", [(LEVEL, "year 11")]),
        ("I'm a law student.", [(LEVEL, "law student")]),
        ("나는 간호사이고 서른두 살이다", [(POSITION, "간호사"), (AGE, "32")]),
        ("열일곱 살이야", [(AGE, "17")]),
        ("나는 떡볶이를 좋아해", [(LIKES, "떡볶이")]),
        ("오이 싫어해", [(DISLIKES, "오이")]),
        ("나는 매운 음식을 싫어해", [(DISLIKES, "매운 음식")]),
        ("I've lived in Turin since 2020.", [(CITY, "Turin")]),
        ("I grew up in Cluj and moved to Dublin in 2018.", [(HOME, "Cluj"), (CITY, "Dublin")]),
        ("내 이름은 민지야", [("personal.identity.name.first", "민지")]),
        ("나는 부산에 살아", [(CITY, "부산")]),
        ("나는 서울에서 태어났어", [(HOME, "서울")]),
        ("여동생이 하나 있어", [(SIBLINGS, "여동생")]),
        ("고양이 이름은 나비야", [(PETS, "나비")]),
        ("강아지를 두 마리 키워", [(PETS, "강아지")]),
        ("고등학교 2학년이야", [(LEVEL, "고등학교 2학년")]),
        ("카페에서 일해", [(COMPANY, "카페")]),
    ],
)
def test_a_fact(text: str, facts: list[tuple[str, str]]) -> None:
    assert stated(text) == facts


@pytest.mark.parametrize(
    "text",
    [
        "now I'm at the library", "I love you", "I love my mum", "I love Mia", "I love the way she laughs", "I love it",
        "I hate him", "I hate when this happens", "I hate everything", "I loved the film", "I'd love pizza",
        "I work from home", "I work at night", "I live at home", "I am from a small village",
        "I want to learn from my mistakes", "im 5 minutes late", "I have a cat allergy",
        "엄마는 간호사이고 바쁘다", "동생은 열 살이야", "커피를 좋아하는 친구를 만났다",
        "민수는 나를 좋아해", "집에서 일해",
    ],
)  # fmt: skip
def test_no_fact(text: str) -> None:
    assert stated(text) == []


def test_what_one_used_to_be_is_past() -> None:
    assert [(fact.value, fact.tense) for fact in facts_of("I used to be vegan.")] == [("vegan", "past")]


@pytest.mark.parametrize(
    "text",
    [
        "dreamt I was back in school with no shoes", "had that dream again where Grandad is in the kitchen",
        "weird dream last night: mum was a bird", "Nightmare again. The stairs had no end.",
        "Last night's dream had my old house in it.",
        "I woke up from a dream where I was drowning.", "꿈에 할아버지가 나왔다",
    ],
)  # fmt: skip
def test_a_dream_told_in_any_way_is_no_life(text: str) -> None:
    assert domain_of(text) == "fiction_content"


@pytest.mark.parametrize(
    "text",
    [
        "I wish I was a doctor", "If only I had stayed.", "I wish we could move.", "My dream is to open a bakery.",
        "My dream job offer came today.", "In my dream house there's a garden.", "I dream of moving to Lisbon.",
        "내 꿈은 의사가 되는 것이다",
    ],
)  # fmt: skip
def test_a_wish_is_real(text: str) -> None:
    assert domain_of(text) == "real"


# -- said in passing, without a subject or with another's

PASSING = {
    "my name's Theo": {"personal.identity.name.first": "Theo"},
    "turned 30 last week": {"personal.identity.age.current": "30"},
    "just turned 21 yesterday": {"personal.identity.age.current": "21"},
    "im a plumber btw": {"professional.current.position": "plumber"},
    "got a job at Lidl": {"professional.current.company": "Lidl"},
    "i got promoted to manager": {"professional.current.position": "manager"},
    "got hired as a lifeguard": {"professional.current.position": "lifeguard"},
    "starting at Deloitte in september": {"professional.current.company": "Deloitte"},
    "i'm at Uniqlo since february": {"professional.current.company": "Uniqlo"},
    "used to work at a bakery": {"professional.current.company": "bakery"},
    "working at a call centre for now": {"professional.current.company": "a call centre"},
    "i'm studying nursing at leeds": {"education.major": "nursing"},
    "switched majors from law to graphic design": {"education.major": "graphic design"},
    "moved to Leeds!": {"personal.location.current.city": "Leeds"},
    "finally moved to Berlin": {"personal.location.current.city": "Berlin"},
    "in 2021 we lived with my grandparents in Oulu": {"personal.location.current.city": "Oulu"},
    "i don't like fish": {"preferences.dislikes": "fish"},
    "diagnosed with asthma last tuesday": {"health.physical.conditions": "asthma"},
    "i went vegan": {"health.diet": "vegan"},
    "im single again": {"relationships.status": "single"},
    "my dog is called pickle": {"personal.family.pets": "pickle"},
    "서울로 이사했다": {"personal.location.current.city": "서울"},
    "부산으로 이사 왔다": {"personal.location.current.city": "부산"},
    "everyone thinks i'm a teacher": {},
    "i told him i'm 21 lol i'm not": {},
    "one day i'll live in Rome": {},
    "i'm not vegan": {},
    "the waiter thought i was 40": {},
    "if i lived in paris": {},
    "my boss is 50": {},
    "studying all night": {},
    "turned left at the lights": {},
    "turned 200 pages": {},
    "moved to the couch": {},
}


@pytest.mark.parametrize("text", PASSING)
def test_what_is_said_in_passing(text: str) -> None:
    assert {fact.path.removeprefix("profile."): fact.value for fact in facts_of(text)} == PASSING[text]
