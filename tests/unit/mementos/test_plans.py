"""What was planned: done it is a visit or a fact, and when its day has passed without a word it was planned."""

from __future__ import annotations

from datetime import date

from persode.mementos import Reading, Sources, Statement, Views, evolution, narrative, summary
from tests.unit.mementos.lives import memory

COMPANY = "profile.professional.current.company"
JULY = date(2026, 7, 4)
LATE_APRIL = date(2026, 4, 21), date(2026, 4, 30)


def views(*rows: tuple[str, Reading], today: date | None = JULY) -> Views:
    memories = [memory(n, day, f"moment {n}") for n, (day, _) in enumerate(rows)]
    read = {f"m{n}": reading for n, (_, reading) in enumerate(rows)}
    return Views.of(Sources({m.id: m for m in memories}, lambda m: read[m.id], today=today, name="Nell"))


def place(name: str, status: str, days: tuple[date, date] | None = None) -> Reading:
    return Reading(places=((name, status),), plans={name: days} if days else {})


def job(value: str, tense: str = "now", day: date | None = None, ends: bool = False) -> Reading:
    return Reading((Statement(COMPANY, value, tense, days=(day, day) if day else None, ends=ends),))


def test_a_plan_that_was_done_is_a_visit_and_planned_no_longer() -> None:
    lisbon = views(("2026-02-20", place("Lisbon", "planned", LATE_APRIL)), ("2026-04-23", place("Lisbon", "there")))
    (found,) = lisbon.places
    assert (found.count, found.planned, len(found.done)) == (1, (), 1)
    assert found.sources == ("m1", "m0"), "the plan is still among its moments"
    assert "planned" not in narrative(lisbon, "places", JULY)


def test_a_wish_that_came_true_is_none() -> None:
    (found,) = views(("2026-02-24", place("Iceland", "wished")), ("2026-06-01", place("Iceland", "there"))).places
    assert (found.count, found.wished) == (1, ())


def test_a_visit_before_the_planned_days_or_told_before_the_plan_is_another_one() -> None:
    before = ("2026-01-10", place("Lisbon", "there"))
    for told in (
        (before, ("2026-02-20", place("Lisbon", "planned", LATE_APRIL))),
        (("2026-01-02", place("Lisbon", "planned", LATE_APRIL)), before),
    ):
        (found,) = views(*told).places
        assert (found.count, len(found.planned)) == (1, 1)


def test_a_plan_whose_day_has_passed_without_a_word_was_planned() -> None:
    row = "2026-02-20", place("Malta", "planned", (date(2026, 6, 10), date(2026, 6, 10)))
    (found,) = views(row).places
    assert [v.first for v in found.lapsed(JULY)] == [date(2026, 6, 10)]
    assert found.ahead(JULY) == ()
    assert len(found.ahead(date(2026, 6, 10))) == 1, "on the day itself it is still to come"
    story = narrative(views(row), "places", JULY)
    assert story == "Malta was planned for 10 June 2026; nothing tells whether it came to be."
    assert "- Malta: was planned for 10 June 2026" in summary(views(row), "places")
    assert narrative(views(row, today=date(2026, 3, 1)), "places", JULY) == "Malta is planned, for 10 June 2026."


def test_a_job_that_was_to_begin_on_a_day_is_current_from_that_day_on() -> None:
    told = ("2026-02-02", job("Halden Press")), ("2026-03-19", job("Bluefin Studio", "future", date(2026, 5, 4)))
    before = views(*told, today=date(2026, 5, 3)).profile.fact(COMPANY)
    assert ([v.value for v in before.current], [v.value for v in before.planned]) == (
        ["Halden Press"],
        ["Bluefin Studio"],
    )
    assert evolution(before) == "Halden Press; planned: Bluefin Studio (4 May 2026)"
    after = views(*told).profile.fact(COMPANY)
    assert ([v.value for v in after.current], after.planned) == (["Bluefin Studio"], ())
    assert [(v.value, v.valid_to) for v in after.history] == [("Halden Press", date(2026, 5, 4))]
    assert after.at(date(2026, 5, 4)) == ["Bluefin Studio"], "one value on a day of change"
    assert after.at(date(2026, 5, 3)) == ["Halden Press"]


def test_one_word_that_says_otherwise_takes_it_back() -> None:
    told = ("2026-02-02", job("Halden Press")), ("2026-03-19", job("Bluefin Studio", "future", date(2026, 5, 4)))
    fact = views(*told, ("2026-05-20", job("Halden Press"))).profile.fact(COMPANY)
    assert ([v.value for v in fact.current], fact.history) == (["Halden Press"], ())
    assert [v.value for v in fact.planned] == ["Bluefin Studio"]
    later = views(*told, ("2026-05-02", job("Bluefin Studio", "future", date(2026, 8, 1)))).profile.fact(COMPANY)
    assert [v.value for v in later.current] == ["Halden Press"], "it was put off"
    confirmed = views(*told, ("2026-05-04", job("Bluefin Studio"))).profile.fact(COMPANY)
    assert [(v.value, v.sources) for v in confirmed.current] == [("Bluefin Studio", ("m1", "m2"))]


def test_a_day_that_comes_while_it_is_looked_at_lets_the_plan_begin() -> None:
    row = "2026-03-19", job("Bluefin Studio", "future", date(2026, 5, 4))
    seen = views(row, today=date(2026, 5, 3))
    assert seen.profile.value(COMPANY) == ""
    seen.on(date(2026, 5, 4))
    assert seen.profile.value(COMPANY) == "Bluefin Studio"
