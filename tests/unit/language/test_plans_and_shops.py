"""Journeys to come, mere possibilities, and names of shops and places beside people."""

from __future__ import annotations

from datetime import date

import pytest

from persode.language import date_mentions, people, place_mentions

TOLD = date(2026, 3, 10)


@pytest.mark.parametrize(
    ("text", "name", "status", "first"),
    [
        ("In two weeks I fly to Lisbon", "Lisbon", "planned", date(2026, 3, 24)),
        ("In two weeks, I fly to Lisbon!", "Lisbon", "planned", date(2026, 3, 24)),
        ("On Friday we drive to Wales", "Wales", "planned", date(2026, 3, 13)),
        ("i fly to Lisbon on the 3rd", "Lisbon", "planned", date(2026, 4, 3)),
        ("we leave for Cornwall saturday", "Cornwall", "planned", date(2026, 3, 14)),
        ("In May I go to Seoul for a term", "Seoul", "planned", date(2026, 5, 1)),
        ("three sleeps til i fly to Rome", "Rome", "planned", None),
        ("every summer we drive to Brittany", "Brittany", "there", None),
        ("on fridays i go to Leeds", "Leeds", "there", None),
        ("when I fly to Lisbon I feel sick", "Lisbon", "there", None),
        ("Last week I flew to Lisbon", "Lisbon", "there", date(2026, 3, 2)),
    ],
)
def test_a_journey_in_the_present_with_a_day_to_come_is_planned(
    text: str, name: str, status: str, first: date | None
) -> None:
    assert [(m.name, m.status, m.unsure) for m in place_mentions(text)] == [(name, status, False)]
    assert [m.first for m in date_mentions(text, TOLD)] == ([first] if first else [])


@pytest.mark.parametrize(
    "text",
    [
        "might go to Rome in summer",
        "maybe we'll go to Rome at easter",
        "we may visit Rome in May",
        "thinking about going to Rome",
        "not sure but I could go to Rome with Ana",
        "perhaps Rome in June?",
        "If I pass we're going to Rome",
        "we're going to go to Rome, maybe",
    ],
)
def test_a_plan_that_is_a_mere_possibility_is_not_sure(text: str) -> None:
    assert [(m.name, m.status, m.unsure) for m in place_mentions(text)] == [("Rome", "planned", True)]
    assert all(m.first >= TOLD for m in date_mentions(text, TOLD))


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("the girl at Boots was rude to me", []),
        ("a guy at Tesco asked for my number", []),
        ("someone at Greggs gave me a free doughnut", []),
        ("the man from Argos came over", []),
        ("my manager at Costa said no", ["manager"]),
        ("the barista at Lidl's café smiled at me", []),
        ("shouted at Marek was not my proudest moment", ["Marek"]),
        ("I laughed at Torvald", ["Torvald"]),
        ("I smiled at Anouk and she smiled back", ["Anouk"]),
        ("ate pastéis in Belém. Belém made me happy", []),
        ("ate pastéis in Belém with Rui", ["Rui"]),
        ("In Belém Rui said he was moving", ["Rui"]),
        ("In New York Mia kissed me", ["Mia"]),
    ],
)
def test_a_shop_or_a_place_beside_a_person_is_nobody(text: str, who: list[str]) -> None:
    assert people(text) == who
