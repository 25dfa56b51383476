"""What people are to the person, names of one person, the time of day, and places that are only spoken of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.language import DAYTIMES, daytime, maybe_same_person, people, place_mentions, relations


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("My sister Mia is 19.", {"Mia": "sister"}),
        ("Sumi, my cousin, called.", {"Sumi": "cousin"}),
        ("Mochi the cat was sick.", {"Mochi": "pet"}),
        ("We met a dog named Rex.", {"Rex": "pet"}),
        ("I have a cat called Tom and a dog, Rex.", {"Tom": "pet", "Rex": "pet"}),
        ("I waited at Victoria Station. Victoria called me.", {"Victoria": ""}),
        ("Aunt Rosa and Dr. Kim came.", {"Aunt Rosa": "aunt", "Dr. Kim": "doctor"}),
        ("Dad and my boss argued.", {"Dad": "father", "boss": "boss"}),
        ("Met Ana.", {"Ana": ""}),
        ("My best friend Yuna called.", {"Yuna": "friend"}),
        ("Met Herr Baumann, my old piano teacher, again.", {"Herr Baumann": "teacher"}),
        ("My flatmate Leo cooked.", {"Leo": "flatmate"}),
        ("어제 엄마랑 걸었다", {"엄마": "mother"}),
        ("지민이가 왔다, 민수랑 놀았다", {"지민": "", "민수": ""}),
        ("Ravi's mum made us dosa.", {"Ravi's mum": ""}),
        ("My boyfriend's mum called.", {"boyfriend": "partner"}),
        ("My aunt Sofia sent figs.", {"Sofia": "aunt"}),
        ("Elif is my best friend.", {"Elif": "friend"}),
        ("Her dad gave a speech.", {"dad": ""}),
        ("My dad met her dad.", {"dad": "father"}),
        ("My flatmate is called Priya.", {"Priya": "flatmate"}),
        ("My brother June is 12.", {"June": "brother"}),
        ("I told Ana, my sister laughed.", {"Ana": "", "sister": "sister"}),
        ("Last Thursday was grandma's funeral.", {"grandma": "grandmother"}),
    ],
)
def test_relations(text: str, found: dict[str, str]) -> None:
    assert relations(text) == found


@given(st.text(max_size=120))
def test_every_person_has_a_relation_or_none(text: str) -> None:
    assert list(relations(text)) == people(text)


def test_names_that_may_be_one_person_are_offered() -> None:
    names = [
        "Grandma",
        "Grandma Alda",
        "Mum",
        "mother",
        "Ana",
        "Ana Duarte",
        "Tom",
        "Tomas",
        "Mia",
        "Mina",
        "Dad",
        "sister",
    ]
    assert maybe_same_person(names) == [
        ("Grandma", "Grandma Alda"),
        ("Mum", "mother"),
        ("Ana", "Ana Duarte"),
        ("Tom", "Tomas"),
    ]


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("I woke up and ran.", "morning"),
        ("At noon my sister called.", "noon"),
        ("We met at 7 pm.", "evening"),
        ("Until two in the morning.", "morning"),
        ("Came home around 23:30.", "night"),
        ("At 3 I left.", ""),
        ("Last night it rained.", "night"),
        ("어제 저녁에 만났다", "evening"),
        ("It was at 25 degrees.", ""),
        ("After school we played.", "afternoon"),
        ("At 12 am the phone rang.", "night"),
        ("Bought milk.", ""),
    ],
)
def test_daytime(text: str, time: str) -> None:
    assert daytime(text) == time
    assert time in (*DAYTIMES, "")


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("I love Rome.", "named"),
        ("A letter from Lyon came.", "named"),
        ("My friend is from Paris.", "named"),
        ("We miss Lisbon.", "named"),
        ("Back from Porto.", "there"),
        ("We walked in Caparica.", "there"),
        ("Flying to Oslo tomorrow.", "planned"),
        ("We booked a hotel in Graz.", "planned"),
        ("I want to go to Kyoto next spring.", "planned"),
        ("I dream of Iceland.", "wished"),
        ("One day I would love to see Kyoto.", "wished"),
        ("I have never been to Rome.", "not"),
        ("Noor left for Berlin.", "named"),
        ("The flight to Rome was cancelled.", "not"),
        ("My brother moved to Oslo.", "named"),
        ("She is in Paris now.", "named"),
        ("A parcel from Crete came.", "named"),
        ("Dad drove us to Busan.", "there"),
        ("Mum and I flew to Oslo.", "there"),
        ("Prague was cold.", "there"),
        ("제주도에 가고 싶다.", "wished"),
        ("다음 주에 부산으로 여행 간다.", "planned"),
        ("어제 부산에서 회를 먹었다.", "there"),
    ],
)
def test_what_a_place_is_to_a_day(text: str, status: str) -> None:
    assert [mention.status for mention in place_mentions(text)] == [status]
