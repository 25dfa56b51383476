"""What a person may paste or mistype: huge, odd, impossible. Nothing crashes, nothing is lost, no date is invented."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.clock import my_day
from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.language import about, clean, date_mentions

ANALYZER = EventEmotionAnalyzer(embedder=HashingEmbedder())
DAY = date(2026, 3, 10)
LONG = ("I walked home with Mia. It rained again! Dad called. " * 1000)[:50_000]


@pytest.mark.slow
def test_fifty_kilobytes_are_read_whole() -> None:
    assert len(LONG) == 50_000
    episodes = ANALYZER.segment(LONG)
    ends = [episode.span for episode in episodes if episode.span]
    assert (ends[0][0], ends[-1][1]) == (0, len(LONG.rstrip()))
    assert all(LONG[start:end] == e.text for (start, end), e in zip(ends, episodes, strict=True))
    assert all(set(e.people) == {"Mia", "Dad"} for e in episodes[1:-1])


def test_one_word_of_five_thousand_letters() -> None:
    episode = ANALYZER.analyze("a" * 5000)
    assert episode.text == "a" * 5000
    assert len(episode.title) < 80
    assert max(map(len, episode.hashtags)) <= 31


@pytest.mark.parametrize("text", ["...", "?!?!", "----", "、。！", "( )", "~", "***"])
def test_only_punctuation_says_nothing(text: str) -> None:
    episode = ANALYZER.analyze(text)
    assert (episode.act, episode.emotion, episode.valence) == ("small_talk", "neutral", 0)
    assert (episode.people, episode.places, episode.facts) == ([], [], [])


@pytest.mark.parametrize(
    ("text", "people", "places"),
    [
        ("어제 Mia랑 Busan에서 walked 했다", ["Mia"], ["Busan"]),
        ("Сегодня I met Ana in Prague, 정말 좋았다", ["Ana"], ["Prague"]),
        ("今日は Tom と Tokyo で ramen を食べた", ["Tom"], ["Tokyo"]),
    ],
)
def test_mixed_scripts_are_kept(text: str, people: list[str], places: list[str]) -> None:
    episode = ANALYZER.analyze(text)
    assert episode.text == clean(text)
    assert set(episode.people) <= set(people)
    assert set(episode.places) <= set(places)


@pytest.mark.parametrize(
    "text", ["on 31 February", "on the 45th", "on 30/02/2024", "2월 30일에", "2025-02-29", "13/13/2025"]
)
def test_an_impossible_date_is_none(text: str) -> None:
    assert date_mentions(text, DAY) == []


@pytest.mark.parametrize(
    ("text", "when"),
    [("1 January 0001", "0001-01-01"), ("0001-01-01", "0001-01-01"), ("9999-12-31", "9999-12-31")],
)
def test_the_ends_of_the_calendar_are_read_as_they_stand(text: str, when: str) -> None:
    assert about(text, DAY) == (date.fromisoformat(when), date.fromisoformat(when))


@pytest.mark.parametrize("day", [date.min, date.max])
@pytest.mark.parametrize(
    "text", ["yesterday", "tomorrow", "last year", "in two weeks we will", "next Friday", "작년에", "last summer"]
)
def test_a_day_at_the_end_of_the_calendar_has_no_neighbour_but_breaks_nothing(text: str, day: date) -> None:
    assert all(mention.first <= mention.last for mention in date_mentions(text, day))


def test_tomorrow_before_the_day_starts_is_the_day_that_is_about_to_begin() -> None:
    written = datetime(2026, 3, 10, 18, 0, tzinfo=UTC)  # 03:00 on the 11th in Seoul, still the day of the 10th
    day = my_day(written, "Asia/Seoul")
    assert day == date(2026, 3, 10)
    assert about("Tomorrow is the exam.", day) == (date(2026, 3, 11), date(2026, 3, 11))
    an_hour_later = my_day(datetime(2026, 3, 10, 19, 0, tzinfo=UTC), "Asia/Seoul")
    assert about("Tomorrow is the exam.", an_hour_later) == (date(2026, 3, 12), date(2026, 3, 12))


@pytest.mark.parametrize("zone", ["Mars/Olympus", "", "Seoul ", "../etc"])
def test_a_zone_that_does_not_exist_is_named_in_the_error(zone: str) -> None:
    with pytest.raises(BadInputError) as error:
        my_day(datetime(2026, 3, 10, tzinfo=UTC), zone)
    assert zone in str(error.value)


@pytest.mark.parametrize("text", ["\u200b", " \u200d\u200e\n", "\u3164", "\ufe0f\u2800"])
def test_what_cannot_be_seen_is_nothing(text: str) -> None:
    with pytest.raises(BadInputError):
        ANALYZER.analyze(text)
    with pytest.raises(BadInputError):
        ANALYZER.segment(text)


@pytest.mark.slow
def test_a_row_of_capitals_names_nobody() -> None:
    assert max(map(len, ANALYZER.analyze("Anna Bert " * 2000).people), default=0) < 60
