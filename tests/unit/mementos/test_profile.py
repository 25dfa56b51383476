"""One truth with dates: what is current, what was, what is planned, and what has to be asked."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.mementos import (
    FactView,
    Reading,
    Sources,
    Statement,
    Views,
    checked_path,
    checked_value,
    evolution,
    question_of,
)
from tests.unit.mementos.lives import fixed, memory, sources, views_of

CITY = "profile.personal.location.current.city"
COMPANY = "profile.professional.current.company"
CASES = json.loads((Path(__file__).parents[2] / "data" / "understanding.json").read_text(encoding="utf-8"))["cases"]


def stated(*rows: tuple[str, str, str], path: str = CITY, certainty: float = 0.9, adds: bool = False) -> Views:
    """The views of (day, value, tense)."""
    memories = [memory(n, day, value) for n, (day, value, _) in enumerate(rows)]
    readings = {
        f"m{n}": Reading((Statement(path, value, tense, certainty, adds),)) for n, (_, value, tense) in enumerate(rows)
    }
    return Views.of(Sources({m.id: m for m in memories}, lambda m: readings[m.id]))


@pytest.mark.parametrize("case", [c for c in CASES if "facts" in c], ids=lambda c: c["text"][:40])
def test_the_cases_fold_into_what_is_current_and_what_was(case: dict[str, object]) -> None:
    views = views_of((str(case["day"]), str(case["text"])))
    current = {f.path: f.current[0].value for f in views.profile if f.current}
    assert current == case["facts"]
    for path, value in dict(case.get("history", {})).items():  # type: ignore[call-overload]
        assert [v.value for v in views.profile.fact(path).history] == [value]


@pytest.mark.parametrize("case", [c for c in CASES if "facts_current_absent" in c], ids=lambda c: c["text"][:40])
def test_a_past_statement_alone_makes_nothing_current(case: dict[str, object]) -> None:
    views = views_of((str(case["day"]), str(case["text"])))
    assert not any(views.profile.fact(p).current for p in case["facts_current_absent"])  # type: ignore[attr-defined]


def test_the_newer_statement_wins_and_the_old_one_stays_as_history_with_its_dates_and_memory() -> None:
    views = stated(("2023-03-15", "Google", "now"), ("2025-05-02", "Anthropic", "now"), path=COMPANY)
    fact = views.profile.fact(COMPANY)
    assert [v.value for v in fact.current] == ["Anthropic"]
    (was,) = fact.history
    assert (was.value, was.valid_from, was.valid_to) == ("Google", date(2023, 3, 15), date(2025, 5, 2))
    assert was.sources == ("m0",)
    assert fact.current[0].sources == ("m1",)
    assert evolution(fact) == "Google, 15 March 2023 to 2 May 2025, then Anthropic"


def test_telling_an_old_day_later_does_not_win() -> None:
    views = stated(("2025-05-02", "Anthropic", "now"), ("2023-03-15", "Google", "now"), path=COMPANY)
    assert views.profile.value(COMPANY) == "Anthropic"


def test_low_certainty_wins_too_and_asks() -> None:
    views = views_of(("2026-01-01", "I live in Rome."), ("2026-02-01", "Maybe I live in Lisbon."))
    fact = views.profile.fact(CITY)
    assert views.profile.value(CITY) == "Lisbon"
    assert question_of(fact) == "Did you move to Lisbon?"
    assert [f.path for f in views.profile.questions] == [CITY]


def test_a_statement_about_the_past_replaces_nothing() -> None:
    views = views_of(("2026-01-01", "I live in Lisbon."), ("2026-02-01", "I used to live in Rome."))
    fact = views.profile.fact(CITY)
    assert [v.value for v in fact.current] == ["Lisbon"]
    assert [(v.value, v.valid_from, v.valid_to) for v in fact.history] == [("Rome", None, None)]


def test_what_is_over_ends_the_value_itself() -> None:
    views = views_of(("2026-01-01", "I work at Northwind."), ("2026-02-01", "I quit Northwind yesterday."))
    fact = views.profile.fact(COMPANY)
    assert fact.current == ()
    assert [(v.value, v.valid_to) for v in fact.history] == [("Northwind", date(2026, 1, 31))]


def test_the_date_of_an_end_is_not_the_time_of_the_work() -> None:
    (was,) = views_of(("2025-06-18", "I quit my job at Tesco last week.")).profile.fact(COMPANY).history
    assert (was.value, was.since, was.until) == ("Tesco", None, (date(2025, 6, 9), date(2025, 6, 15)))
    views = views_of(("2025-01-22", "I started at Google last week."), ("2025-04-02", "I quit Google last month."))
    assert evolution(views.profile.fact(COMPANY)) == "Google, January 2025 to March 2025"


def test_history_begins_with_what_can_have_begun_first() -> None:
    views = views_of(
        ("2025-01-10", "I live in Pisa."),
        ("2025-02-01", "I have lived in Porto since January 2025."),
        ("2026-01-01", "I moved to Oslo."),
    )
    assert [v.value for v in views.profile.fact(CITY).history] == ["Pisa", "Porto"]


def test_what_was_put_right_says_on_which_day() -> None:
    said = [fixed(0, "fact", "correct", path=CITY, value="Oslo", was="Rome")]
    (value,) = views_of(("2025-06-01", "I live in Rome."), corrections=said).profile.fact(CITY).current
    assert (value.value, value.said, value.put_right) == ("Oslo", date(2025, 6, 1), date(2026, 3, 10))


def test_also_ends_nothing_and_the_next_plain_statement_ends_both() -> None:
    views = stated(("2026-01-01", "Seoul", "now"), ("2026-01-02", "Daegu", "now"), adds=True)
    assert {v.value for v in views.profile.fact(CITY).current} == {"Seoul", "Daegu"}
    then = Sources(
        {f"m{n}": memory(n, f"2026-01-0{n + 1}", "x") for n in range(3)},
        lambda m: Reading((Statement(CITY, ["Seoul", "Daegu", "Busan"][int(m.id[1])], adds=m.id == "m1"),)),
    )
    fact = Views.of(then).profile.fact(CITY)
    assert [v.value for v in fact.current] == ["Busan"]
    assert {v.value for v in fact.history} == {"Seoul", "Daegu"}


def test_what_is_planned_is_neither_current_nor_history_until_it_comes_true() -> None:
    views = stated(("2026-01-01", "Rome", "now"), ("2026-02-01", "Lisbon", "future"))
    fact = views.profile.fact(CITY)
    assert ([v.value for v in fact.current], [v.value for v in fact.planned]) == (["Rome"], ["Lisbon"])
    came = stated(("2026-01-01", "Rome", "now"), ("2026-02-01", "Lisbon", "future"), ("2026-03-01", "Lisbon", "now"))
    assert came.profile.fact(CITY).planned == ()
    assert came.profile.value(CITY) == "Lisbon"


def test_coming_back_is_history_between_two_times() -> None:
    fact = stated(("2020-01-01", "Rome", "now"), ("2022-01-01", "Oslo", "now"), ("2024-01-01", "Rome", "now")).profile
    history = fact.fact(CITY).history
    assert [(v.value, v.valid_to) for v in history] == [("Rome", date(2022, 1, 1)), ("Oslo", date(2024, 1, 1))]
    assert fact.value(CITY) == "Rome"


def test_some_slots_hold_several() -> None:
    path = "profile.personal.family.pets"
    fact = stated(("2026-01-01", "Miso", "now"), ("2026-02-01", "Rex", "now"), path=path).profile.fact(path)
    assert ([v.value for v in fact.current], fact.history) == (["Rex", "Miso"], ())
    assert evolution(fact) == "Miso and Rex"


def test_a_goal_is_current_from_the_day_it_is_told() -> None:
    fact = stated(("2026-01-01", "write a novel", "future"), path="profile.goals.current").profile.fact(
        "profile.goals.current"
    )
    assert ([v.value for v in fact.current], fact.planned) == (["write a novel"], ())


def test_the_same_city_in_another_spelling_is_the_same_value() -> None:
    fact = stated(("2026-01-01", "São Paulo", "now"), ("2026-02-01", "Sao Paulo", "now")).profile.fact(CITY)
    assert [(v.value, v.sources) for v in fact.current] == [("São Paulo", ("m0", "m1"))]
    assert fact.history == ()


def test_a_leaf_that_is_a_parent_hides_nothing() -> None:
    memories = [memory(0, "2026-01-01", "a"), memory(1, "2026-01-02", "b")]
    readings = {
        "m0": Reading((Statement("profile.projects.current", "a boat"),)),
        "m1": Reading((Statement("profile.projects.current.tool", "a saw"),)),
    }
    for order in (memories, memories[::-1]):
        views = Views.of(Sources({m.id: m for m in order}, lambda m: readings[m.id]))
        assert views.profile.tree() == {"projects": {"current": {"": "a boat", "tool": "a saw"}}}
        assert views.profile.value("profile.projects.current.tool") == "a saw"


def test_areas_come_in_their_order_and_others_after_them() -> None:
    paths = ("projects.current", "health.diet", "education.school", "goals.current", "personal.location.hometown")
    memories = [memory(n, "2026-01-01", "x") for n in range(5)]
    views = Views.of(
        Sources({m.id: m for m in memories}, lambda m: Reading((Statement(f"profile.{paths[int(m.id[1])]}", "x"),)))
    )
    assert list(views.profile.areas) == ["personal", "education", "health", "goals", "projects"]


def test_what_was_chosen_at_the_start_yields_to_what_is_told() -> None:
    age = "profile.personal.identity.age.current"
    assert views_of(start={age: "24"}).profile.value(age) == "24"
    fact = views_of(("2026-01-01", "I am 25."), start={age: "24"}).profile.fact(age)
    assert ([v.value for v in fact.current], [v.value for v in fact.history]) == (["25"], ["24"])


def test_a_faded_memory_keeps_the_fact_that_it_told() -> None:
    views = Views.of(sources([memory(0, "2026-01-01", "I live in Rome.", archived=True)]))
    assert views.profile.value(CITY) == "Rome"


# -- corrections


def test_a_corrected_value_takes_over_dates_and_memory() -> None:
    told = ("2026-01-01", "I live in Rome."), ("2026-02-01", "I live in Rome.")
    views = views_of(*told, corrections=[fixed(0, "fact", "correct", path=CITY, value="Roma Nova", was="Rome")])
    (value,) = views.profile.fact(CITY).current
    assert (value.value, value.certainty, value.valid_from) == ("Roma Nova", 1.0, date(2026, 1, 1))
    assert value.sources == ("m0", "m1")


def test_a_correction_is_about_what_was_told_before_it() -> None:
    told = ("2026-01-01", "I live in Rome."), ("2026-05-01", "I moved to Rome.")
    correct = fixed(0, "fact", "correct", "2026-03-01", path=CITY, value="Oslo", was="Rome")
    assert views_of(told[0], corrections=[correct]).profile.value(CITY) == "Oslo"
    assert views_of(*told, corrections=[correct]).profile.value(CITY) == "Rome"


def test_of_two_corrections_that_contradict_each_other_the_newer_one_wins() -> None:
    there = fixed(0, "fact", "correct", path=CITY, value="Oslo", was="Rome")
    back = fixed(1, "fact", "correct", path=CITY, value="Rome", was="Oslo")
    told = ("2026-01-01", "I live in Rome.")
    assert views_of(told, corrections=[there]).profile.value(CITY) == "Oslo"
    assert views_of(told, corrections=[there, back]).profile.value(CITY) == "Rome"


def test_end_confirm_and_deny() -> None:
    told = ("2026-01-01", "I live in Rome."), ("2026-02-01", "Maybe I live in Lisbon.")
    ended = views_of(*told, corrections=[fixed(0, "fact", "end", path=CITY, value="Lisbon", on="2026-02-20")])
    assert ended.profile.fact(CITY).current == ()
    assert ended.profile.fact(CITY).history[-1].valid_to == date(2026, 2, 20)
    confirmed = views_of(*told, corrections=[fixed(0, "fact", "confirm", path=CITY, value="Lisbon")])
    assert confirmed.profile.value(CITY) == "Lisbon"
    assert confirmed.profile.questions == ()
    denied = views_of(*told, corrections=[fixed(0, "fact", "deny", path=CITY, value="Lisbon")])
    assert denied.profile.value(CITY) == "Rome"
    assert denied.profile.fact(CITY).history == ()


def test_an_edited_memory_takes_its_correction_with_it() -> None:
    correction = fixed(0, "fact", "correct", path=CITY, value="Roma", was="Rome")
    assert views_of(("2026-01-01", "I live in Oslo."), corrections=[correction]).profile.value(CITY) == "Oslo"


@pytest.mark.parametrize(
    "path", ["", "profile", "profile.", "profile.personal", "location.rome", "profile..x.y", "Profile.a.b", None, 7]
)
def test_paths_outside_the_tree_are_refused(path: object) -> None:
    with pytest.raises(BadInputError, match="profile"):
        checked_path(path)


@pytest.mark.parametrize("value", ["", "  ", ["Rome"], {"city": "Rome"}, 25, True, None, "x" * 501])
def test_values_that_are_no_text_are_refused(value: object) -> None:
    with pytest.raises(BadInputError):
        checked_value(value)


def test_what_is_denied_ends_what_was_told_and_says_of_no_time_when_it_was() -> None:
    assert views_of(("2026-01-01", "I don't work at Google.")).profile.fact(COMPANY) == FactView(COMPANY)
    told = views_of(("2026-01-01", "I work at Google."), ("2026-02-01", "I don't work at Google.")).profile.fact(
        COMPANY
    )
    assert (told.current, [v.value for v in told.history]) == ((), ["Google"])
    (over,) = views_of(("2026-01-01", "I don't work at Google anymore.")).profile.fact(COMPANY).history
    assert over.value == "Google"


def test_a_beginning_that_stands_first_is_one() -> None:
    (value,) = views_of(("2026-01-01", "Since 2019 I have lived in Ulm.")).profile.fact(CITY).current
    assert (value.value, value.since) == ("Ulm", (date(2019, 1, 1), date(2019, 12, 31)))
    (value,) = views_of(("2025-06-15", "In the spring of last year I moved to Bath.")).profile.fact(CITY).current
    assert (value.value, value.since) == ("Bath", (date(2024, 3, 1), date(2024, 5, 31)))


def test_a_number_of_brothers_whose_names_are_told_is_their_names() -> None:
    fact = views_of(("2026-01-01", "I have two brothers, Max and Paul.")).profile.fact(
        "profile.personal.family.siblings"
    )
    assert [v.value for v in reversed(fact.current)] == ["Max", "Paul"]
