"""Ends, equal instants and values that can't be: what is refused, and what changes what is there."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.journal import Journal
from persode.mementos import AGE, BIRTHDAY
from persode.mementos.ages import birthday_of
from tests.unit.mementos.lives import TODAY, fixed, opened, views_of

CITY = "profile.personal.location.current.city"
COMPANY = "profile.professional.current.company"
POSITION = "profile.professional.current.position"


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "nell")
    journal.say("I live in Leeds.", day=date(2026, 1, 5))
    journal.say("I moved to Bristol.", day=date(2026, 2, 10))
    return journal


def course(journal: Journal) -> list[tuple[str, date | None]]:
    fact = journal.mementos.views.profile.fact(CITY)
    return [(v.value, v.valid_to) for v in (*fact.history, *fact.current)]


def test_a_second_end_changes_the_first_one(journal: Journal) -> None:
    for day in (date(2026, 3, 1), date(2026, 2, 20), TODAY):
        journal.mementos.end(CITY, "Bristol", on=day)
        assert course(journal) == [("Leeds", date(2026, 2, 10)), ("Bristol", day)]
    (_, bristol) = journal.mementos.views.profile.fact(CITY).history
    assert bristol.valid_from == date(2026, 2, 10)


def test_the_end_of_what_is_over_is_put_right_and_nothing_is_made_up(journal: Journal) -> None:
    journal.mementos.end(CITY, "Leeds", on=date(2026, 2, 1))
    assert course(journal) == [("Leeds", date(2026, 2, 1)), ("Bristol", None)]


def test_an_end_before_the_beginning_is_refused(journal: Journal) -> None:
    for value, day in (("Bristol", date(2025, 1, 1)), ("Bristol", date(2026, 2, 9)), ("Leeds", date(2026, 1, 4))):
        with pytest.raises(BadInputError, match="before it begins"):
            journal.mementos.end(CITY, value, on=day)
    assert journal.mementos.corrections == []


def test_what_is_told_after_never_so_counts_under_a_clock_that_stands_still(tmp_path: Path) -> None:
    journal = opened(tmp_path / "nell")
    journal.say("I work at Halden Press.")
    journal.mementos.deny(COMPANY)
    assert journal.mementos.get(COMPANY) is None
    journal.say("I work at Halden Press again.")
    assert journal.mementos.get(COMPANY) == "Halden Press"
    journal.mementos.deny(COMPANY)
    journal.mementos.apply_profile_updates([{"path": COMPANY, "value": "Halden Press"}])
    assert journal.mementos.get(COMPANY) == "Halden Press"
    again = opened(tmp_path / "nell")
    assert again.mementos.get(COMPANY) == "Halden Press"
    again.eraser.erase(again.eraser.plan("memory", next(iter(again.state.memories))))
    assert again.mementos.get(COMPANY) == "Halden Press", "the order of the log holds after an erasure too"


@pytest.mark.parametrize("age", ["-5", "abc", "131", "27.5", "twenty", "²"])
def test_an_age_is_a_number_of_years(journal: Journal, age: str) -> None:
    with pytest.raises(BadInputError, match="is no age"):
        journal.mementos.correct(AGE, age)
    applied = journal.mementos.apply_profile_updates([{"path": AGE, "value": age}, {"path": AGE, "value": "0"}])
    assert (len(applied.added), len(applied.refused)) == (1, 1)


@pytest.mark.parametrize(
    ("value", "day"),
    [
        ("9 May", (5, 9)),
        ("9 May 1998", (5, 9)),
        ("May 9th", (5, 9)),
        ("29 February", (2, 29)),
        ("05-09", (5, 9)),
        ("1998-05-09", (5, 9)),
        ("99 Foo", None),
        ("31 February", None),
        ("13-40", None),
        ("in May", None),
        ("9 May at the lake", None),
    ],
)
def test_a_birthday_is_a_day(journal: Journal, value: str, day: tuple[int, int] | None) -> None:
    assert birthday_of(value) == day
    if day is None:
        with pytest.raises(BadInputError, match="no day"):
            journal.mementos.correct(BIRTHDAY, value)


def test_a_group_holds_no_value_and_a_name_is_no_text(journal: Journal) -> None:
    with pytest.raises(BadInputError, match="no value of its own"):
        journal.mementos.correct("profile.personal.identity", "me")
    with pytest.raises(BadInputError, match="longer"):
        journal.mementos.correct(COMPANY, "x" * 201)
    applied = journal.mementos.apply_location_events([{"place": "Å" * 500}, {"place": "Ålesund"}])
    assert (len(applied.added), len(applied.refused)) == (1, 1)


def test_an_age_is_of_its_day_and_moves_on() -> None:
    told = ("2020-02-02", "I am 20."), ("2026-01-01", "I am 26.")
    fact = views_of(*told, today=date(2026, 7, 4)).profile.fact(AGE)
    assert [(v.value, v.valid_from, v.valid_to) for v in fact.history] == [("20", date(2020, 2, 2), date(2020, 2, 2))]
    assert [v.value for v in fact.current] == ["26"]
    assert [fact.at(date(year, 2, 2)) for year in (2019, 2020, 2023)] == [[], ["20"], ["23"]]
    later = views_of(*told, today=date(2027, 7, 4)).profile.fact(AGE)
    assert [(v.value, v.as_told) for v in later.current] == [("27", "26")]
    born = fixed(0, "fact", "correct", "2026-01-02", path=BIRTHDAY, value="1 March 1999")
    for day, age in ((date(2026, 2, 28), "26"), (date(2026, 3, 1), "27"), (date(2027, 3, 1), "28")):
        assert views_of(*told, corrections=[born], today=day).profile.value(AGE) == age


def test_an_age_that_moved_on_is_denied_by_what_was_said(tmp_path: Path) -> None:
    journal = opened(tmp_path / "nell")
    journal.say("I am 25.", day=date(2025, 1, 1))
    assert journal.mementos.get(AGE) == "26"
    journal.mementos.deny(AGE)
    assert journal.mementos.get(AGE) is None


def test_what_is_no_list_and_no_path_is_refused_with_a_sentence(journal: Journal) -> None:
    m = journal.mementos
    for wrong in (
        lambda: m.apply_profile_updates(None),  # type: ignore[arg-type]
        lambda: m.apply_timeline_events({"date": "20260101", "text": "x"}),  # type: ignore[arg-type]
        lambda: m.apply_location_events("Rome"),  # type: ignore[arg-type]
        lambda: m.reconstruct(profile_aspect="x.y"),
        lambda: m.evolution("x"),
        lambda: m.question("profile"),
        lambda: m.list("profile.", "20260701", "20260101"),
    ):
        with pytest.raises(BadInputError):
            wrong()
    assert m.reconstruct(profile_aspect="personal.location").facts


def test_a_position_is_over_with_the_company_that_it_was_told_of(tmp_path: Path) -> None:
    journal = opened(tmp_path / "nell")
    m = journal.mementos
    journal.say("I work at Costa as a barista.", day=date(2026, 1, 8))
    assert m.get("profile.professional.current") == {"company": "Costa", "position": "barista"}
    journal.say("I started at Bruntwood last Monday.", day=date(2026, 3, 5))
    assert m.get("profile.professional.current") == {"company": "Bruntwood"}
    assert m.evolution(POSITION) == "barista, 8 January 2026 to 2 March 2026"
    assert m.reconstruct(date="20260304").facts == ((COMPANY, "Bruntwood"),)
    with pytest.raises(BadInputError, match="does not hold that any more"):
        m.confirm(POSITION, "barista")
    made = m.correct(POSITION, "barista")
    assert m.get(POSITION) == "barista"
    m.undo(made.id)
    assert m.get(POSITION) is None
    m.end(POSITION, "barista", on=date(2026, 2, 20))
    (barista,) = m.views.profile.fact(POSITION).history
    assert barista.valid_to == date(2026, 2, 20)
    m.correct(POSITION, "receptionist")
    assert [v.value for v in m.views.profile.fact(POSITION).current] == ["receptionist"]


def test_a_position_stays_while_its_company_does_or_if_it_is_told_after_it() -> None:
    told = ("2026-01-08", "I work at Costa as a barista."), ("2026-03-05", "I quit Costa last week.")
    assert views_of(told[0]).profile.value(POSITION) == "barista"
    assert views_of(*told).profile.value(POSITION) == ""
    assert views_of(*told, ("2026-03-08", "I work as a barista.")).profile.value(POSITION) == "barista"


def test_a_plan_that_is_confirmed_is_sure_and_has_not_begun(tmp_path: Path) -> None:
    journal = opened(tmp_path / "nell")
    m = journal.mementos
    journal.say("I live in Leeds.", day=date(2026, 1, 5))
    journal.say("Maybe I'll move to Sheffield in September.", day=date(2026, 3, 1))
    made = m.confirm(CITY, "Sheffield")
    for seen in (m, opened(tmp_path / "nell").mementos):
        fact = seen.views.profile.fact(CITY)
        assert ([v.value for v in fact.current], fact.history) == (["Leeds"], ())
        assert [(v.value, v.certainty, v.valid_from) for v in fact.planned] == [("Sheffield", 1.0, date(2026, 9, 1))]
    m.undo(made.id)
    assert [v.certainty for v in m.views.profile.fact(CITY).planned] == [0.5]
