"""Days by strict keys, in the order of the day; vague dates as ranges; ranges by bisection."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.mementos import Views, day_key, day_of_key
from tests.unit.mementos.lives import TODAY, memory, opened, sources, views_of

CASES = json.loads((Path(__file__).parents[2] / "data" / "timeline.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", CASES["valid"])
def test_valid_keys_come_back_as_they_were(key: str) -> None:
    assert day_key(day_of_key(key)) == key


@pytest.mark.parametrize("key", [*CASES["invalid"], None, 20230315])
def test_other_keys_are_refused_with_a_reason(key: object) -> None:
    with pytest.raises(BadInputError, match="day"):
        day_of_key(key)


@pytest.mark.parametrize("case", CASES["same_day"], ids=["same text twice", "in the order of the day"])
def test_one_day(case: dict[str, list[str] | str]) -> None:
    views = views_of(*[("2023-03-15", str(text)) for text in case["events"]])
    listed = [e.text for e in views.timeline.on(date(2023, 3, 15))]
    assert listed == case.get("listed", case["events"])
    assert views.timeline.joined(date(2023, 3, 15)) == case.get("joined", " | ".join(listed))


def test_the_same_text_is_one_event_with_both_memories() -> None:
    (event,) = views_of(("2023-03-15", "Started at Google"), ("2023-03-15", "started  at google")).timeline
    assert event.sources == ("m0", "m1")


def test_times_of_day_go_before_the_order_of_telling() -> None:
    told = "We packed.", "In the evening we danced.", "Theo sang.", "In the morning it rained.", "Mia slept."
    views = views_of(*[("2023-03-15", text) for text in told])
    assert [e.text for e in views.timeline.on(date(2023, 3, 15))] == [told[n] for n in (0, 3, 4, 1, 2)]


@pytest.mark.parametrize(
    "text", ["Dinner | with Mia", "two\nlines", "🎓🎉", "she said \"no\" and 'yes'", "<b>bold</b>"]
)
def test_a_text_comes_back_as_it_was(text: str) -> None:
    assert [e.text for e in views_of(("2023-03-15", text)).timeline] == [text]


def test_ranges_are_inclusive_and_reversed_bounds_are_refused() -> None:
    case = CASES["range"]
    views = views_of(*[(day_of_key(key).isoformat(), f"On {key}") for key in case["days"]])
    start, end = day_of_key(case["start"]), day_of_key(case["end"])
    assert [day_key(d) for d in views.timeline.between(start, end)] == case["result"]
    with pytest.raises(BadInputError, match="before it begins"):
        views.timeline.between(end, start)
    with pytest.raises(BadInputError, match="before it begins"):
        views.timeline.vague(end, start)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Yesterday I walked along the river.", "2026-03-09", "2026-03-09"),
        ("Last Friday we buried grandpa in Busan.", "2026-03-06", "2026-03-06"),
        ("지난주 금요일에 친구를 만났다.", "2026-03-06", "2026-03-06"),
        ("어제 엄마랑 김치를 담갔다.", "2026-03-09", "2026-03-09"),
        ("We met on 3 May.", "2025-05-03", "2025-05-03"),
        ("In the summer of 2019 I lived in Lyon.", "2019-06-01", "2019-08-31"),
        ("In January we painted the kitchen.", "2026-01-01", "2026-01-31"),
        ("I have not slept well since Monday.", "2026-03-10", "2026-03-10"),
        ("The lake was warmer than in winter.", "2026-03-10", "2026-03-10"),
        ("We swam in the sea, in March!", "2026-03-10", "2026-03-10"),
        ("I set out the uniform for tomorrow.", "2026-03-10", "2026-03-10"),
        ("I can play in the concert in April.", "2026-03-10", "2026-03-10"),
        ("It reminded me of the summer of 2019.", "2026-03-10", "2026-03-10"),
    ],
)
def test_the_day_comes_from_the_text_read_against_the_entrys_own_day(text: str, first: str, last: str) -> None:
    (event,) = views_of(("2026-03-10", text)).timeline
    assert (event.first.isoformat(), event.last.isoformat()) == (first, last)


def test_a_vague_date_is_a_range_and_on_no_day() -> None:
    timeline = views_of(("2026-03-10", "In the summer of 2019 I lived in Lyon.")).timeline
    assert timeline.days() == []
    assert [e.is_vague for e in timeline.vague(date(2019, 8, 1), date(2019, 12, 31))] == [True]
    assert timeline.vague(date(2019, 9, 1)) == ()


def test_what_has_faded_is_hidden_unless_asked_for_and_a_search_finds_it() -> None:
    rows = [memory(0, "2026-01-01", "We baked bread."), memory(1, "2026-01-02", "We baked a cake.", archived=True)]
    timeline = Views.of(sources(rows)).timeline
    assert timeline.days() == [date(2026, 1, 1)]
    assert timeline.days(faded=True) == [date(2026, 1, 1), date(2026, 1, 2)]
    assert timeline.on(date(2026, 1, 2)) == ()
    assert [(e.text, e.faded) for e in timeline.search("BAKED")] == [
        ("We baked a cake.", True),
        ("We baked bread.", False),
    ]
    assert timeline.search("  ") == ()


def test_fiction_and_what_is_quiet_are_not_in_it() -> None:
    rows = [memory(0, "2026-01-01", "I flew over Rome.", domain="fiction_content"), memory(1, "2026-01-02", "Hush.")]
    views = Views.of(sources(rows, hidden=lambda m: m.text == "Hush.", hidden_key=1))
    assert list(views.timeline) == []
    assert list(views.fiction) == ["m0"]
    assert len(views.places) == 0


@pytest.mark.slow
def test_a_thousand_days_are_listed() -> None:
    days = [date(2020, 1, 1) + timedelta(days=3 * n) for n in range(1000)]
    rows = [memory(n, d.isoformat(), f"A page ({n})") for n, d in enumerate(days)]
    assert Views.of(sources(reversed(rows))).timeline.days() == days


def test_what_is_told_at_one_instant_stands_in_the_order_of_telling(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    told = [f"I saw kite number {n}." for n in range(8)]
    for text in told[:5]:
        journal.say(text)
    assert [e.text for e in journal.mementos.views.timeline.on(TODAY)] == told[:5]
    for text in told[5:]:
        journal.say(text)
    assert [e.text for e in journal.mementos.views.timeline.on(TODAY)] == told
    assert [e.text for e in opened(tmp_path / "mina").mementos.views.timeline.on(TODAY)] == told


@pytest.mark.parametrize(
    ("day", "text", "first", "last"),
    [
        ("2026-03-10", "In March I swam every day.", "2026-03-01", "2026-03-10"),
        ("2026-06-11", "In the summer I sailed a lot.", "2026-06-01", "2026-06-11"),
        ("2026-03-10", "In March I have my exams.", "2026-03-10", "2026-03-10"),
        ("2026-03-10", "In March I will swim more, I decided.", "2026-03-10", "2026-03-10"),
        ("2026-03-10", "Since 2019 I have lived in Ulm.", "2026-03-10", "2026-03-10"),
        ("2026-03-10", "I have lived in Ulm since 2019.", "2026-03-10", "2026-03-10"),
    ],
)
def test_a_month_that_is_not_over_is_told_of_as_far_as_it_has_come(day: str, text: str, first: str, last: str) -> None:
    (event,) = views_of((day, text)).timeline
    assert (event.first.isoformat(), event.last.isoformat()) == (first, last)
