"""The gist of a memory, clauses and headings, and a memory seen from another day."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.templates import (
    as_written,
    gist,
    inside_sentence,
    is_clause,
    is_past_clause,
    one_piece,
    spoken_day,
    told_later,
    unspliced,
    with_subject,
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Bought oat milk and did the laundry.", "I bought oat milk and did the laundry"),
        ("Bad day. Mochi was sick all night.", "Mochi was sick all night"),
        ("lol", "lol"),
        ("First date with Daniel, we walked.", "First date with Daniel, we walked"),
        ("Dr. Kim called. She was kind.", "Dr Kim called"),
        ("<b>I</b> went [home]", "I went home"),
        ("   ", ""),
    ],
)
def test_gist(text: str, expected: str) -> None:
    assert gist(text) == expected


def test_gist_goes_toward_what_is_spoken_of_and_keeps_its_noun() -> None:
    text = "I met Jina at the station. She gave me a persimmon. Then it rained."
    assert gist(text, "a persimmon") == "I met Jina at the station; she gave me a persimmon"
    assert gist(text, "the train was late") == "I met Jina at the station"


@pytest.mark.parametrize(
    ("text", "piece", "quote"),
    [
        ("We brought her home. She hid!", "We brought her home; She hid", "We brought her home. She hid"),
        ('He said "no". I left; it rained.', "He said 'no'; I left; it rained", "He said 'no'. I left; it rained"),
        ("Met Dr. Kim at 3.5 km.", "Met Dr Kim at 3.5 km", "Met Dr. Kim at 3.5 km"),
        ("Long *day*", "Long day", "Long day"),
        ("Bought milk.", "I bought milk", "I bought milk"),
        ("Bought milk.", "Bought…", "Bought…"),
        ("...", "", ""),
    ],
)
def test_a_quote_has_her_own_marks(text: str, piece: str, quote: str) -> None:
    assert as_written(piece, text) == quote


def test_gist_is_cut_at_a_clause_border() -> None:
    text = "I went home early because my head hurt, and then I slept until Ana knocked and brought me soup and bread."
    assert gist(text, most_words=8) == "I went home early because my head hurt"
    assert gist("word " * 90, most_words=5) == "word word word word word…"


@pytest.mark.parametrize(
    "text",
    ["I sat with her", "Mochi the cat was sick", "My boss took my slides", "In the end, I went", "The talk went badly"],
)
def test_past_clauses(text: str) -> None:
    assert is_clause(text)
    assert is_past_clause(text)


@pytest.mark.parametrize(
    "text",
    ["I'm so scared", "Mom wants me to stay", "First run without stopping", "Crowded train, tired", "What a day it was",
     "First date with Daniel, we walked", "", "오늘"],
)  # fmt: skip
def test_what_is_quoted_instead(text: str) -> None:
    assert not is_past_clause(text)


def test_subjects_joints_and_days() -> None:
    assert with_subject("Can't sleep again") == "I can't sleep again"
    assert with_subject("Crowded train") == "Crowded train"
    assert unspliced("I passed, Dad cried") == "I passed and Dad cried"
    assert unspliced("I passed, which was good") == "I passed, which was good"
    assert unspliced("I saw Ana, Ben, and Cleo") == "I saw Ana, Ben, and Cleo"
    assert told_later("we met yesterday and ate today") == "we met the day before and ate"
    assert told_later("we met yesterday", same_day=True) == "we met yesterday"
    assert spoken_day(date(2026, 2, 20), date(2026, 3, 1)) == "20 February"
    assert spoken_day(date(2025, 12, 1), date(2026, 3, 1)) == "1 December 2025"


@pytest.mark.parametrize(
    ("text", "names", "expected"),
    [
        ("The cat was sick", (), "the cat was sick"),
        ("Mochi was sick", (), "Mochi was sick"),
        ("Dad cried", (), "Dad cried"),
        ("I was there", (), "I was there"),
        ("We went", (), "we went"),
        ("NASA called", (), "NASA called"),
        ("May called", ("May",), "May called"),
    ],
)
def test_inside_a_sentence(text: str, names: tuple[str, ...], expected: str) -> None:
    assert inside_sentence(text, names) == expected


@given(st.text(max_size=300))
def test_a_gist_holds_only_words_of_the_text_and_no_sentence_end(text: str) -> None:
    short = gist(text)
    assert not any(end in short for end in (". ", "! ", "? ", "\n"))
    assert not set("[]{}<>#*") & set(short)
    assert one_piece(one_piece(text)) == one_piece(one_piece(one_piece(text)))
    assert len(short) <= 300
