"""Feasts, dates told from them, and dates that people type in a hurry or in figures."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from persode.language import date_mentions
from persode.language.feasts import easter, feast_of
from persode.language.numeric_dates import month_first
from persode.language.wordlists import word_table

DAY = date(2026, 3, 10)  # a Tuesday
NEW_MOON = datetime(2000, 1, 6, 18, 14, tzinfo=UTC)
MONTH = timedelta(days=29.530588861)


def read(text: str, zone: str = "") -> list[tuple[str, str]]:
    return [(m.first.isoformat(), m.last.isoformat()) for m in date_mentions(text, DAY, zone)]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("I need to finish it by friday", "2026-03-13"),
        ("By Friday I was exhausted.", "2026-03-06"),
        ("I'm seeing him before friday", "2026-03-13"),
        ("next week tuesday we fly", "2026-03-17"),
        ("The dentist is on tuesday next week.", "2026-03-17"),
        ("last week tuesday was awful", "2026-03-03"),
        ("three days before christmas we fought", "2025-12-22"),
        ("Two weeks after Easter she left.", "2025-05-04"),
        ("The night before Chuseok we cooked.", "2025-10-05"),
        ("We met three days after New Year's Eve.", "2026-01-03"),
        ("Christmas last year was lonely.", "2025-12-25"),
        ("On Lunar New Year we ate dumplings.", "2026-02-17"),
        ("Black Friday was hell.", "2025-11-28"),
        ("Valentine's Day alone with a lasagne.", "2026-02-14"),
        ("saw him ystd", "2026-03-09"),
        ("yday was hard", "2026-03-09"),
        ("exam tmrw", "2026-03-11"),
        ("작년 크리스마스에 눈이 왔다.", "2025-12-25"),
        ("크리스마스 사흘 전에 싸웠다.", "2025-12-22"),
        ("추석에 할머니 댁에 갔다.", "2025-10-06"),
        ("작년 추석 다음 날 아팠다.", "2025-10-07"),
        ("올해 추석에 부산에 갈 거야.", "2026-09-25"),
        ("설에 떡국을 먹었다.", "2026-02-17"),
    ],
)
def test_one_day(text: str, day: str) -> None:
    assert read(text) == [(day, day)]


def test_the_week_before_a_feast_is_a_range() -> None:
    assert read("The week before Christmas I was ill.") == [("2025-12-18", "2025-12-24")]


@pytest.mark.parametrize(
    "text",
    [
        "The summer when I was ten we had a boat.",
        "She wants me to add Sunday classes.",
        "The Friday market was packed.",
        "We swim on sunday mornings.",
        "I am here 24/7.",
        "She bakes one every Christmas and every Easter.",
        "Chuseok 1950 was hungry.",
    ],
)
def test_no_date(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize(
    ("text", "zone", "day"),
    [
        ("03/04/2026", "America/New_York", "2026-03-04"),
        ("03/04/2026", "Europe/London", "2026-04-03"),
        ("03/04/2026", "Asia/Seoul", "2026-04-03"),
        ("03/04/2026", "", "2026-03-04"),  # the other reading is ahead of the day
        ("03/02/2026", "", "2026-02-03"),
        ("25/12/2025", "America/Chicago", "2025-12-25"),
        ("12-25-25", "Europe/Berlin", "2025-12-25"),
    ],
)
def test_the_zone_decides_whether_the_month_comes_first(text: str, zone: str, day: str) -> None:
    assert read(f"It happened on {text}.", zone) == [(day, day)]


def test_no_zone_says_nothing_of_the_order() -> None:
    assert month_first("") is None
    assert month_first("America/Denver") is True
    assert month_first("Asia/Tokyo") is False


@pytest.mark.parametrize(("year", "day"), [(2019, "04-21"), (2024, "03-31"), (2025, "04-20"), (2038, "04-25")])
def test_easter(year: int, day: str) -> None:
    assert easter(year).isoformat() == f"{year}-{day}"
    assert feast_of("good friday", year) == easter(year) - timedelta(2)


@pytest.mark.parametrize("name", sorted(word_table("moon_feasts")))
def test_the_listed_feasts_follow_the_moon(name: str) -> None:
    """A lunar month begins on the day of the new moon; the mean moon is right to 0.6 days."""
    days = [date.fromisoformat(day) for day in word_table("moon_feasts")[name].split()]
    assert [day.year for day in days] == list(range(2000, 2033))
    autumn = days[0].month > 6
    for day in days:
        begins = datetime.combine(day - timedelta(14 * autumn), datetime.min.time(), UTC) - timedelta(hours=9)
        since = (begins + timedelta(hours=12) - NEW_MOON) / MONTH
        assert abs(since - round(since)) * 29.53 < 1.2
        assert (9, 7) <= (day.month, day.day) <= (10, 8) if autumn else (1, 20) < (day.month, day.day) < (2, 22)
