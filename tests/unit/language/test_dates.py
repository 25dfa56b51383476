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
    ("text", "first", "last"),
    [
        ("from 3 to 7 March we were in Porto", "2026-03-03", "2026-03-07"),
        ("from March 3 to March 7 I was ill", "2026-03-03", "2026-03-07"),
        ("3-7 March 2025 in Rome", "2025-03-03", "2025-03-07"),
        ("between Monday and Wednesday last week", "2026-03-02", "2026-03-04"),
        ("from Friday to Sunday we hiked", "2026-03-06", "2026-03-08"),
        ("from June to August 2024 I worked at the pool", "2024-06-01", "2024-08-31"),
        ("from 2015 to 2018 I lived in Leeds", "2015-01-01", "2018-12-31"),
        ("the week before last", "2026-02-23", "2026-03-01"),
        ("the weekend before last", "2026-02-28", "2026-03-01"),
        ("the other day I met Ana", "2026-03-03", "2026-03-09"),
        ("at the weekend we baked", "2026-03-07", "2026-03-08"),
        ("on the weekend we will bake", "2026-03-14", "2026-03-15"),
        ("at the end of May 2025", "2025-05-21", "2025-05-31"),
        ("at the beginning of January", "2026-01-01", "2026-01-10"),
        ("in mid-February", "2026-02-11", "2026-02-20"),
        ("early in 2020", "2020-01-01", "2020-04-30"),
        ("late 2019", "2019-09-01", "2019-12-31"),
        ("in the nineties", "1990-01-01", "1999-12-31"),
        ("in the 80s", "1980-01-01", "1989-12-31"),
        ("a year ago today", "2025-03-10", "2025-03-10"),
        ("this time last year", "2025-03-01", "2025-03-31"),
        ("two Fridays ago", "2026-02-27", "2026-02-27"),
        ("a week from Friday", "2026-03-20", "2026-03-20"),
        ("a week ago on Friday", "2026-02-27", "2026-02-27"),
        ("in two days we leave", "2026-03-12", "2026-03-12"),
        ("14.3.2024", "2024-03-14", "2024-03-14"),
        ("14 March '24", "2024-03-14", "2024-03-14"),
        ("on New Year's Eve", "2025-12-31", "2025-12-31"),
        ("on Valentine's Day", "2026-02-14", "2026-02-14"),
        ("on Women's Day", "2026-03-08", "2026-03-08"),
        ("on May Day", "2025-05-01", "2025-05-01"),
        ("on Halloween", "2025-10-31", "2025-10-31"),
        ("Christmas 2023", "2023-12-25", "2023-12-25"),
        ("last Christmas", "2025-12-25", "2025-12-25"),
        ("next Christmas we go home", "2026-12-25", "2026-12-25"),
        ("on Easter Sunday 2025", "2025-04-20", "2025-04-20"),
        ("last Thanksgiving", "2025-11-27", "2025-11-27"),
        ("on Mother's Day last year we had cake", "2025-05-11", "2025-05-11"),
        ("in autumn", "2025-09-01", "2025-11-30"),
        ("last fall", "2025-09-01", "2025-11-30"),
        ("the winter of 2022", "2022-12-01", "2023-02-28"),
        ("a fortnight ago", "2026-02-24", "2026-02-24"),
        ("weeks ago", "2026-01-27", "2026-02-24"),
        ("three and a half years ago", "2022-01-01", "2022-12-31"),
        ("last night", "2026-03-09", "2026-03-09"),
        ("this morning", "2026-03-10", "2026-03-10"),
        ("tomorrow morning", "2026-03-11", "2026-03-11"),
        ("Monday night I cried", "2026-03-09", "2026-03-09"),
        ("지난 여름에", "2025-06-01", "2025-08-31"),
        ("작년 여름", "2025-06-01", "2025-08-31"),
        ("작년 12월에", "2025-12-01", "2025-12-31"),
        ("3월에", "2026-03-01", "2026-03-31"),
        ("2019년에", "2019-01-01", "2019-12-31"),
        ("2024년 3월", "2024-03-01", "2024-03-31"),
        ("지난주말", "2026-03-07", "2026-03-08"),
        ("금요일에 만났다", "2026-03-06", "2026-03-06"),
        ("다음 주 수요일에", "2026-03-18", "2026-03-18"),
        ("며칠 전", "2026-03-05", "2026-03-07"),
        ("보름 전", "2026-02-23", "2026-02-23"),
        ("크리스마스에", "2025-12-25", "2025-12-25"),
        ("어린이날에", "2025-05-05", "2025-05-05"),
        ("이번 주말에", "2026-03-14", "2026-03-15"),
        ("사흘 전", "2026-03-07", "2026-03-07"),
        ("일주일 전", "2026-03-03", "2026-03-03"),
    ],
)
def test_ranges_parts_feasts_and_korean_dates(text: str, first: str, last: str) -> None:
    assert about(text, DAY) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("The biopsy is on Friday.", "2026-03-13", "2026-03-13"),
        ("We have the school trip on Friday.", "2026-03-13", "2026-03-13"),
        ("They invited me to an interview on Thursday!", "2026-03-12", "2026-03-12"),
        ("The interview is on Tuesday.", "2026-03-17", "2026-03-17"),
        ("I'm flying to Oslo on Saturday.", "2026-03-14", "2026-03-14"),
        ("My brother is getting married in May.", "2026-05-01", "2026-05-31"),
        ("The exam is in March.", "2026-03-01", "2026-03-31"),
        ("My birthday is on 3 May.", "2026-05-03", "2026-05-03"),
        ("School starts on 1 September.", "2026-09-01", "2026-09-01"),
        ("I have had a cold since Friday.", "2026-03-06", "2026-03-06"),
        ("It was raining on Friday.", "2026-03-06", "2026-03-06"),
        ("I was sad on Sunday, she is mean.", "2026-03-08", "2026-03-08"),
    ],
)
def test_what_is_said_in_the_present_is_to_come(text: str, first: str, last: str) -> None:
    assert about(text, DAY) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Fri, 3 May 2024", "2024-05-03", "2024-05-03"),
        ("3-May-2024", "2024-05-03", "2024-05-03"),
        ("20240503", "2024-05-03", "2024-05-03"),
        ("25/12/2024", "2024-12-25", "2024-12-25"),
        ("12/25/2024", "2024-12-25", "2024-12-25"),
        ("on the first of May", "2025-05-01", "2025-05-01"),
        ("the twelfth of June 2024", "2024-06-12", "2024-06-12"),
        ("born on 14 March '95", "1995-03-14", "1995-03-14"),
        ("It was 3 May 24.", "2024-05-03", "2024-05-03"),
        ("two nights ago", "2026-03-08", "2026-03-08"),
        ("the night before last", "2026-03-08", "2026-03-08"),
        ("two summers ago", "2024-06-01", "2024-08-31"),
        ("the day after Christmas", "2025-12-26", "2025-12-26"),
        ("in the first week of May", "2025-05-01", "2025-05-07"),
        ("this past weekend", "2026-03-07", "2026-03-08"),
        ("the Sunday before last", "2026-03-01", "2026-03-01"),
        ("five years from now", "2031-01-01", "2031-12-31"),
        ("on St. Patrick's Day", "2025-03-17", "2025-03-17"),
        ("다음 달에", "2026-04-01", "2026-04-30"),
        ("일 년 전", "2025-01-01", "2025-12-31"),
        ("3월 초에", "2026-03-01", "2026-03-10"),
        ("작년 말에", "2025-09-01", "2025-12-31"),
        ("1월부터 3월까지", "2026-01-01", "2026-03-31"),
        ("3월 3일부터 7일까지", "2026-03-03", "2026-03-07"),
        ("주말에 쉬었다", "2026-03-07", "2026-03-08"),
        ("on 1 January 0001", "0001-01-01", "0001-01-01"),
        ("9999-12-31", "9999-12-31", "9999-12-31"),
    ],
)
def test_other_ways_to_write_a_date(text: str, first: str, last: str) -> None:
    assert about(text, DAY) == (date.fromisoformat(first), date.fromisoformat(last))


@pytest.mark.parametrize(("year", "day"), [(2024, "2024-03-31"), (2025, "2025-04-20"), (2026, "2026-04-05")])
def test_easter(year: int, day: str) -> None:
    assert about(f"on Easter Sunday {year}", DAY) == (date.fromisoformat(day), date.fromisoformat(day))


@pytest.mark.parametrize(
    "text",
    [
        "I can play in the spring concert.",
        "A Christmas card from Ana.",
        "It was my last day at the nursery.",
        "ages ago",
        "from 7 to 3 March",
        "요리를 돌봄교실에서 했다",
        "31 February and the 45th of March",
        "from the 31st to the 45th of March",
        "13월에",
        "I may go, and we march on.",
        "Feb 30 does not exist, nor does the 45th of May.",
        "I sat in the sun and it will fall.",
        "Every Sunday we play cards.",
        "I read it in two weeks.",
        "9999 years ago",
        "10000 days ago",
        "in 9999 days we will see",
        "in the year 9999",
        "on the 45th",
        "They drill at seven on a Saturday.",
        "31월 45일",
        "30/2/2024",
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


# -- what lies ahead and what has been, said with a bare date on Tuesday, 10 March 2026

BARE = {
    "chem exam on friday, not ready": "2026-03-13",
    "exam is thursday": "2026-03-12",
    "dentist on wednesday ugh": "2026-03-11",
    "essay deadline is april 5th": "2026-04-05",
    "flight to lisbon on 12 april": "2026-04-12",
    "meeting my supervisor thursday": "2026-03-12",
    "concert on may 9!!": "2026-05-09",
    "prom in june": "2026-06-01..2026-06-30",
    "starting at the bakery in april": "2026-04-01..2026-04-30",
    "cant wait for the festival in july": "2026-07-01..2026-07-31",
    "surgery on the 20th": "2026-03-20",
    "audition sunday, wish me luck": "2026-03-15",
    "my biopsy is on thursday": "2026-03-12",
    "driving test on tuesday": "2026-03-17",
    "dentist in 3 days": "2026-03-13",
    "exam in two weeks": "2026-03-24",
    "2 weeks until the trip": "2026-03-24",
    "see u in a week": "2026-03-17",
    "presentation tmrw": "2026-03-11",
    "rent is due friday": "2026-03-13",
    "had an exam on friday": "2026-03-06",
    "the exam on friday went fine": "2026-03-06",
    "my date on saturday was awful": "2026-03-07",
    "the concert on sunday was amazing": "2026-03-08",
    "i failed the test on monday": "2026-03-09",
    "flight got cancelled on sunday": "2026-03-08",
    "last nite was wild": "2026-03-09",
    "went out sat night": "2026-03-07",
    "yesterdayyy was so long": "2026-03-09",
    "this weekend was great": "2026-03-07..2026-03-08",
    "worst monday ever": "",
    "i read the book in two weeks": "",
    "best friday in ages": "",
    "the wedding is in september": "2026-09-01..2026-09-30",
    "book club thursday": "2026-03-12",
    "vet appointment fri": "2026-03-13",
    "시험이 금요일이다": "2026-03-13",
    "다음 주 화요일에 면접": "2026-03-17",
    "토요일에 데이트했다": "2026-03-07",
    "3일 뒤에 치과 간다": "2026-03-13",
}


@pytest.mark.parametrize("text", BARE)
def test_a_bare_date_beside_an_event(text: str) -> None:
    found = date_mentions(text, date(2026, 3, 10))
    days = [str(day) for day in ((found[0].first, found[0].last) if found else ())]
    assert "..".join(dict.fromkeys(days)) == BARE[text]
