"""People and places."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.errors import BadInputError
from persode.language import clean, people, place_key, place_mentions, places

CASES: dict[str, list[Any]] = {}
for name in ("places", "places_kinds"):
    read = json.loads((Path(__file__).parents[2] / "data" / f"{name}.json").read_text(encoding="utf-8"))
    for kind in ("same", "different", "kept", "no_place_in", "refused"):
        CASES.setdefault(kind, []).extend(read[kind])


@pytest.mark.parametrize("group", CASES["same"])
def test_one_place_however_it_is_spelled(group: list[str]) -> None:
    assert len({place_key(name) for name in group}) == 1


@pytest.mark.parametrize("pair", CASES["different"])
def test_two_places(pair: list[str]) -> None:
    assert len({place_key(name) for name in pair}) == 2


@pytest.mark.parametrize("name", CASES["kept"])
def test_a_name_of_any_script_is_kept(name: str) -> None:
    assert place_key(name)


@pytest.mark.parametrize("text", CASES["no_place_in"])
def test_no_place(text: str) -> None:
    assert places(text) == []


@pytest.mark.parametrize("name", CASES["refused"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(BadInputError):
        place_key(name)


@given(st.text(min_size=1, max_size=40))
def test_a_key_is_its_own_key_and_knows_no_case(name: str) -> None:
    try:
        key = place_key(name)
    except BadInputError:
        return
    assert place_key(key) == key
    assert " " not in key


@pytest.mark.parametrize(
    ("text", "who", "where"),
    [
        ("I walked with Jina by the Han river.", ["Jina"], ["Han river"]),
        ("We buried grandpa in Busan.", ["grandpa"], ["Busan"]),
        ("My sister Mia is 19.", ["Mia"], []),
        ("My sister called.", ["sister"], []),
        ("Mochi threw up again.", ["Mochi"], []),
        ("My cat Biscuit and our dog Rex fought. Biscuit won.", ["Biscuit", "Rex"], []),
        ("Met Ana at Victoria Station.", ["Ana"], ["Victoria Station"]),
        ("Coffee at Café Luna with my boss and Dr. Kim.", ["boss", "Dr. Kim"], ["Café Luna"]),
        ("Spoke in Korean at Christmas with Grandma on Monday.", ["Grandma"], []),
        ("Aunt Rosa and Uncle Ben came.", ["Aunt Rosa", "Uncle Ben"], []),
        ("We drove from Lyon to Marseille via Avignon.", [], ["Lyon", "Marseille", "Avignon"]),
        ("I want to go to Kyoto next spring.", [], []),
        ("I have never been to Rome.", [], []),
        ("Prague was cold.", [], ["Prague"]),
        ("We hiked around Lake Como and up Mount Fuji.", [], ["Lake Como", "Mount Fuji"]),
        ("Everyone laughed. Dinner was good. Rain came.", [], []),
        ("On Monday in March I watched Netflix.", [], []),
        ("Mother's Day lunch.", [], []),
        ("어제 엄마랑 부산에서 회를 먹었다", ["엄마"], ["부산"]),
        ("I live in Paris, Texas.", [], ["Paris, Texas"]),
        ("a dog named Pirate", ["Pirate"], []),
        ("The bakery is a phone shop now.", [], []),
        ("The teacher smiled, a teacher frowned.", ["teacher"], []),
    ],
)
def test_people_and_places(text: str, who: list[str], where: list[str]) -> None:
    assert people(text) == who
    assert places(text) == where


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Kaspar came over.", ["Kaspar"]),
        ("Zofia left early.", ["Zofia"]),
        ("Bartek is ill.", ["Bartek"]),
        ("Milo and I cooked.", ["Milo"]),
        ("Okan, Elif and I went bowling.", ["Okan", "Elif"]),
        ("Thandi has a new job.", ["Thandi"]),
        ("Wren won the race.", ["Wren"]),
        ("Anouk's birthday was loud.", ["Anouk"]),
        ("Ottoline drove me home.", ["Ottoline"]),
        ("Kaspar's dog ate my shoe.", ["Kaspar"]),
        ("I lent Marek 200 euros.", ["Marek"]),
        ("I owe Ilse an apology.", ["Ilse"]),
        ("Then Ottoline and Wren arrived.", ["Ottoline", "Wren"]),
    ],
)
def test_a_name_that_no_list_knows_is_told_by_what_follows(text: str, who: list[str]) -> None:
    assert people(text) == who


@pytest.mark.parametrize(
    "text",
    [
        "Pizza came late.",
        "Rain came.",
        "Practice was long.",
        "Chemistry is hard.",
        "Homework took forever.",
        "Boredom is killing me.",
        "Work sent me home.",
        "School has a new gym.",
        "Spotify made me a playlist.",
        "Tears ran down my face.",
        "Nachos and a film.",
        "Autumn came early.",
        "Prague was cold.",
        "Watched Severance.",
    ],
)
def test_what_begins_a_sentence_is_not_therefore_a_name(text: str) -> None:
    assert people(text) == []


def test_a_place_is_there_planned_wished_or_denied() -> None:
    text = "I hope to see Kyoto, we never went to Rome. Now I sit in Lyon. We booked a flight to Oslo."
    assert [(m.name, m.status) for m in place_mentions(text)] == [
        ("Kyoto", "wished"),
        ("Rome", "not"),
        ("Lyon", "there"),
        ("Oslo", "planned"),
    ]


@given(st.text(max_size=200).map(clean))
def test_mentions_stand_where_they_say(text: str) -> None:
    assert all(text[m.start : m.end] == m.name for m in place_mentions(text))
    assert len(people(text)) == len({name.lower() for name in people(text)})
