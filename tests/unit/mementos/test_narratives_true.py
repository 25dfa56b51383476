"""Narratives that say no more than was told: a maybe is one, a quotation carries its own feeling, jobs end."""

from __future__ import annotations

import pytest

from persode.mementos import Reading, Views, narrative, read_text, summary
from persode.mementos.saying import telling_sentence
from tests.unit.mementos.lives import TODAY, memory, sources, views_of

COMPANY = "profile.professional.current.company"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("might go to Rome in summer", "Rome is a maybe, for 1 June to 31 August 2026."),
        ("thinking about going to Rome", "Rome is a maybe."),
        ("maybe we'll go to Rome at easter", "Rome is a maybe, for 5 April 2026."),
        ("In two weeks I fly to Rome", "Rome is planned, for 24 March 2026."),
        ("If I pass we're going to Rome", "Rome is a maybe."),
    ],
)
def test_a_possible_plan_is_told_as_one(text: str, told: str) -> None:
    views = views_of(("2026-03-10", text))
    assert told in narrative(views, "places", TODAY)
    assert ("perhaps planned" in summary(views, "places")) is ("maybe" in told)
    assert not views.places.visited()


def test_a_plan_that_was_made_sure_is_told_as_sure() -> None:
    views = views_of(("2026-03-08", "might go to Rome in summer"), ("2026-03-10", "Booked our flights to Rome!"))
    assert "is planned" in narrative(views, "places", TODAY)


def test_whether_a_plan_is_sure_is_kept_in_the_log() -> None:
    reading = read_text("might go to Rome in summer, In two weeks I fly to Lisbon", TODAY)
    assert Reading.from_dict(reading.to_dict()) == reading


@pytest.mark.parametrize(
    ("text", "feeling", "quote", "said"),
    [
        ("The bus was late. I cried all evening.", "sad", "The bus was late. I cried all evening.", "sad"),
        ("So that was that then. The chairs stayed.", "", "So that was that then.", ""),
        ("I scored.", "joyful", "I scored.", "joyful"),
        ("Word " * 30 + "stop. " + "Other " * 30 + "end.", "sad", ("Word " * 30 + "stop.").strip(), ""),
    ],
)
def test_a_quotation_carries_its_own_feeling(text: str, feeling: str, quote: str, said: str) -> None:
    assert telling_sentence(text, feeling) == (quote, said)


def test_the_timeline_says_a_feeling_of_what_is_quoted_whole() -> None:
    told = memory(0, "2026-03-09", "Physics was two hours of pulleys. Then Ines said yes and I danced home!")
    told.emotion, told.emotional_intensity = "joyful", 0.9
    views = Views.of(sources([told]))
    whole = "“Physics was two hours of pulleys. Then Ines said yes and I danced home!”"
    assert f"joyful by the sound of it: {whole}" in narrative(views, "timeline", TODAY)


def test_a_job_ends_on_its_last_day() -> None:
    views = views_of(("2025-06-01", "I work at Costa."), ("2026-03-09", "Last day at Costa, cried in the stock room."))
    fact = views.profile.fact(COMPANY)
    assert not fact.current
    assert [v.value for v in fact.history] == ["Costa"]


def test_a_job_begins_on_the_planned_day() -> None:
    views = views_of(("2026-03-02", "I start at Greggs as a baker on Monday"))
    assert [v.value for v in views.profile.fact(COMPANY).planned] == ["Greggs"]


def test_where_she_worked_once_is_no_visit() -> None:
    views = views_of(("2026-03-09", "I worked in Berlin for two years"))
    assert not views.places.visited()
