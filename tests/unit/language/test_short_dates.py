"""Dates that people shorten, feasts to come, days that are somebody's name, and figures that are no hour."""

from __future__ import annotations

from datetime import date

import pytest

from persode.language import about, daytime, people

DAY = date(2026, 3, 10)  # a Tuesday


def told(text: str) -> list[str]:
    days = about(text, DAY)
    return sorted({day.isoformat() for day in days}) if days else []


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("I knitted socks for Easter, a week late", ["2025-04-20"]),
        ("Dad is coming for Easter", ["2026-04-05"]),
        ("we're off to Menorca for easter", ["2026-04-05"]),
        ("for christmas she wants a drum kit", ["2026-12-25"]),
        ("booked a table for Valentine's Day", ["2027-02-14"]),
        ("We've reserved the barn for New Year's Eve", ["2026-12-31"]),
        ("Nan stayed with us for Christmas", ["2025-12-25"]),
        ("For Halloween I went as a lamp", ["2025-10-31"]),
        ("at Easter we burned the lamb", ["2025-04-20"]),
        ("counting the days until Christmas", ["2026-12-25"]),
        ("9 june is our moving day", ["2026-06-09"]),
        ("1st of august is her due date", ["2026-08-01"]),
        ("20 May, the hall is booked", ["2026-05-20"]),
        ("4 March, the sky is grey", ["2026-03-04"]),
        ("2 May was the worst day", ["2025-05-02"]),
        ("bought tickets to the match on Saturday", ["2026-03-14"]),
        ("bought a coat on Saturday", ["2026-03-07"]),
    ],
)
def test_what_is_to_come_and_what_has_been(text: str, days: list[str]) -> None:
    assert told(text) == days


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("the recital is saturday week", ["2026-03-21"]),
        ("see you a week on thursday", ["2026-03-19"]),
        ("monday fortnight is the move", ["2026-03-30"]),
        ("On Black Friday week I bought nothing.", ["2025-11-28"]),
        ("no news since tuesday", ["2026-03-03"]),
        ("no news since friday", ["2026-03-06"]),
        ("the 3rd was my interview", ["2026-03-03"]),
        ("rent is due by the 25th", ["2026-03-25"]),
        ("ill since the 6th", ["2026-03-06"]),
        ("we live on the 4th floor", []),
        ("I failed on the 2nd attempt", []),
        ("the 5th one was the best", []),
        ("met Ola on 5/3", ["2026-03-05"]),
        ("due 17/4", ["2026-04-17"]),
        ("drank 3/4 of the bottle", []),
        ("the concert was on 4/3", ["2026-03-04"]),
        ("the party was on friday", ["2026-03-06"]),
        ("the book gets 4/5 stars", []),
        ("7/10 would recommend", []),
        ("19.02. was the funeral", ["2026-02-19"]),
        ("the film cost 11.12. too much", []),
        ("version 2.10. broke everything", []),
        ("the spring before last we had a goat", ["2024-03-01", "2024-05-31"]),
        ("the year before last I quit", ["2024-01-01", "2024-12-31"]),
        ("the month before last was January", ["2026-01-01", "2026-01-31"]),
        ("the tax form has to be in by the end of the month", ["2026-03-22", "2026-03-31"]),
        ("by the end of the week I must choose", ["2026-03-13", "2026-03-15"]),
        ("지지난주 토요일에 등산했다", ["2026-02-28"]),
        ("저저번주에 시험이 있었다", ["2026-02-23", "2026-03-01"]),
        ("다다음 주에 이사 간다", ["2026-03-23", "2026-03-29"]),
        ("지지난달에 졸업했다", ["2026-01-01", "2026-01-31"]),
        ("재작년에 결혼했다", ["2024-01-01", "2024-12-31"]),
        ("지난주에 시험이 있었다", ["2026-03-02", "2026-03-08"]),
        ("On 5 May 0001 somebody was born", ["0001-05-05"]),
    ],
)
def test_a_date_said_short(text: str, days: list[str]) -> None:
    assert told(text) == days


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Our rabbits are called Thursday and Clover.", ["Thursday", "Clover"]),
        ("we have two dogs, Friday and Juno", ["Friday"]),
        ("my cat Sunday caught a mouse", ["Sunday"]),
        ("baby august has a tooth", ["august"]),
        ("A girl named Wednesday sat beside me.", ["Wednesday"]),
        ("Friday our cat is fat", ["Friday"]),
    ],
)
def test_a_day_that_is_a_name(text: str, who: list[str]) -> None:
    assert set(who) <= set(people(text))
    assert told(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "my boss called Thursday about the shift",
        "fed the dogs on Sunday",
        "The kids slept in on Saturday.",
        "the dog was sick Monday morning",
        "Dad rang on Wednesday.",
    ],
)
def test_a_day_that_is_a_day(text: str) -> None:
    assert not {"Thursday", "Sunday", "Saturday", "Monday", "Wednesday"} & set(people(text))
    assert told(text)


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("I've had this coat since 2016", ""),
        ("he was a sailor until 2009", ""),
        ("I got married at 23", ""),
        ("moved out at 17 with one bag", ""),
        ("she learned to swim at 40", ""),
        ("pregnant at 19 and scared", ""),
        ("home by 18:30", "evening"),
        ("the train left at 14:10", "afternoon"),
        ("woke at 6", "morning"),
        ("lights out at 23", "night"),
        ("Friday night we danced", "night"),
        ("sat night was a mess", "night"),
        ("late night ramen", "night"),
        ("the night shift killed me", "night"),
        ("I graduated at 21 and moved away", ""),
        ("dinner at 19:00 sharp", "evening"),
    ],
)
def test_the_clock_and_what_is_no_clock(text: str, time: str) -> None:
    assert daytime(text) == time
