"""What is booked, missed, called off, somebody else's or a story's is no visit; places found by their frame."""

from __future__ import annotations

import pytest

from persode.language import place_mentions, places, planned_places


@pytest.mark.parametrize(
    ("text", "planned"),
    [
        ("We've booked a week in Gdansk for Easter", ["Gdansk"]),
        ("reserved two beds in a hostel in Tallinn", ["Tallinn"]),
        ("booked flights and a car in Sicily", ["Sicily"]),
        ("paid the deposit for a flat in Malmö", ["Malmö"]),
        ("counting down to iceland", ["iceland"]),
        ("12 sleeps til crete", ["crete"]),
        ("counting the weeks until Peru", ["Peru"]),
        ("roll on Ibiza", ["Ibiza"]),
        ("next month we're flying out to Riga", ["Riga"]),
        ("40 days to go until Bali", ["Bali"]),
    ],
)
def test_what_is_booked_is_planned(text: str, planned: list[str]) -> None:
    assert places(text) == []
    assert planned_places(text) == planned


@pytest.mark.parametrize(
    "text",
    [
        "was meant to fly to Tromsø but the plane broke",
        "we were supposed to be in Lisbon by now",
        "We had planned to drive to Vienna, then the car died.",
        "our week in Wales fell through",
        "the trip to Cuba got cancelled",
        "My holiday in Crete is off.",
        "the weekend in Bath was called off",
        "cancelled our trip to Prague",
        "the bus to Cardiff never came",
        "my train to Bristol was cancelled",
        "we never made it to Rome",
        "My brother's a chef in Lyon",
        "Dad's stuck in Doha",
        "My aunt's teaching in Hanoi",
        "sat next to a girl from Turin",
        "my flatmate is the guy from Perth",
        "somebody from Leeds bought my bike",
        "I got a postcard from Havana",
        "My cousins are from Oulu",
    ],
)
def test_no_visit(text: str) -> None:
    assert places(text) == []
    assert planned_places(text) == []
    assert place_mentions(text)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("the hotel we booked in Lyon had no hot water", ["Lyon"]),
        ("my sister's wedding in Hull was loud", ["Hull"]),
        ("the train from Turin was full and I stood", ["Turin"]),
        ("the bus to Leeds broke down in York", ["York"]),
        ("took the bus to Leeds", ["Leeds"]),
        ("swam in lake ohrid at dawn", ["lake ohrid"]),
        ("we climbed mount teide in fog", ["mount teide"]),
        ("camped on the isle of arran", ["isle of arran"]),
        ("a whole day in the rijksmuseum", ["rijksmuseum"]),
        ("got lost in the alhambra", ["alhambra"]),
        ("lunch, then on to the Belvedere", ["Belvedere"]),
        ("met Ola at the Kunsthalle", ["Kunsthalle"]),
        ("cold feet in reykjavik and málaga", ["reykjavik"]),
        ("slept in tromsø", ["tromsø"]),
        ("walked round skye in the rain", ["skye"]),
        ("경복궁에서 한복을 입었다", ["경복궁"]),
        ("read by the lake house", []),
        ("a walk to the mount today", []),
        ("sat at the bar until ten", []),
        ("in the end we stayed", []),
    ],
)
def test_where_one_was(text: str, where: list[str]) -> None:
    assert places(text) == where


@pytest.mark.parametrize(
    "text",
    [
        "built a barn in Stardew Valley",
        "lost in Elden Ring again",
        "stuck in Silent Hill all night",
        "cried at Twin Peaks",
    ],
)
def test_a_title_is_no_place(text: str) -> None:
    assert place_mentions(text) == []
