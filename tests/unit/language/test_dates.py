"""Dates in words, read against the entry's own day."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.language import about, date_mentions

DAY = date(2026, 3, 10)  # a Tuesday


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Yesterday I swam.", "2026-03-09", "2026-03-09"),
        ("The day before yesterday it rained.", "2026-03-08", "2026-03-08"),
        ("Last Friday we left.", "2026-03-06", "2026-03-06"),
        ("Last Tuesday we left.", "2026-03-03", "2026-03-03"),
        ("On Sunday I slept.", "2026-03-08", "2026-03-08"),
        ("On Sunday we will sleep.", "2026-03-15", "2026-03-15"),
        ("Three weeks ago I started.", "2026-02-17", "2026-02-17"),
        ("a week ago", "2026-03-03", "2026-03-03"),
        ("a few days ago", "2026-03-05", "2026-03-07"),
        ("two months ago", "2026-01-01", "2026-01-31"),
        ("half a year ago", "2025-09-01", "2025-09-30"),
        ("last week", "2026-03-02", "2026-03-08"),
        ("last weekend", "2026-03-07", "2026-03-08"),
        ("in March", "2026-03-01", "2026-03-31"),
        ("in May", "2025-05-01", "2025-05-31"),
        ("I will fly in May", "2026-05-01", "2026-05-31"),
        ("in May 2020", "2020-05-01", "2020-05-31"),
        ("last summer", "2025-06-01", "2025-08-31"),
        ("in the summer of 2019", "2019-06-01", "2019-08-31"),
        ("last winter", "2025-12-01", "2026-02-28"),
        ("next spring", "2027-03-01", "2027-05-31"),
        ("at Christmas", "2025-12-25", "2025-12-25"),
        ("on 29 Feb 2024", "2024-02-29", "2024-02-29"),
        ("on 3 May", "2025-05-03", "2025-05-03"),
        ("May 3rd, 2024", "2024-05-03", "2024-05-03"),
        ("on the 3rd", "2026-03-03", "2026-03-03"),
        ("on the 28th", "2026-02-28", "2026-02-28"),
        ("2024-02-29", "2024-02-29", "2024-02-29"),
        ("in 2019", "2019-01-01", "2019-12-31"),
        ("We will move in two weeks.", "2026-03-24", "2026-03-24"),
        ("어제 엄마랑 걸었다", "2026-03-09", "2026-03-09"),
        ("지난주 금요일에 만났다", "2026-03-06", "2026-03-06"),
        ("3일 전에", "2026-03-07", "2026-03-07"),
        ("2월 14일에", "2026-02-14", "2026-02-14"),
        ("작년에", "2025-01-01", "2025-12-31"),
    ],
)
def test_a_date_in_words(text: str, first: str, last: str) -> None:
    assert about(text, DAY) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(
    "text",
    [
        "I may go, and we march on.",
        "Feb 30 does not exist, nor does the 45th of May.",
        "I sat in the sun and it will fall.",
        "Every Sunday we play cards.",
        "I read it in two weeks.",
        "9999 years ago",
        "Second thoughts.",
    ],
)
def test_no_date(text: str) -> None:
    assert about(text, DAY) is None


def test_of_several_dates_the_first_that_is_not_to_come_wins() -> None:
    assert about("Tomorrow is the exam, yesterday I studied.", DAY) == (date(2026, 3, 9), date(2026, 3, 9))
    assert about("Tomorrow is the exam.", DAY) == (date(2026, 3, 11), date(2026, 3, 11))


def test_29_february_without_a_year_is_the_last_one() -> None:
    assert about("on 29 February", DAY) == (date(2024, 2, 29), date(2024, 2, 29))


@given(st.text(max_size=200), st.dates(min_value=date(1900, 1, 1), max_value=date(2200, 1, 1)))
def test_mentions_are_in_the_text_and_in_order(text: str, day: date) -> None:
    mentions = date_mentions(text + " last Friday 3 May", day)
    assert [m.start for m in mentions] == sorted(m.start for m in mentions)
    for mention in mentions:
        assert (text + " last Friday 3 May")[mention.start : mention.end] == mention.text
        assert mention.first <= mention.last


@given(st.integers(0, 99), st.sampled_from(["day", "week", "month", "year"]))
def test_more_units_ago_is_never_later(count: int, unit: str) -> None:
    sooner, later = about(f"{count + 1} {unit}s ago", DAY), about(f"{count} {unit}s ago", DAY)
    assert sooner is not None
    assert later is not None
    assert sooner[1] <= later[1]
