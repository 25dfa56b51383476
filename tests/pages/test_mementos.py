"""Profile, timeline, places and people with the demo person in her time."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from pages.parts.timeline_strip import _span
from tests.pages.conftest import App
from tests.pages.test_mind_and_settings import fingerprint

ROOMS = ["mind/profile", "mind/timeline", "mind/places", "mind/graph"]
LONG = "x" * 501


def choose(app: App, key: str, value: Any) -> App:
    app.at.segmented_control(key=key).set_value(value)
    return app.run()


def errors(app: App) -> str:
    return " ".join(e.value for e in app.at.error).replace("\\", "")


@pytest.mark.parametrize("page", ROOMS)
def test_an_empty_room_says_what_will_be_here(app: App, page: str) -> None:
    app.go(page)
    assert app.at.title
    assert any(b.label == "Go to the chat" for b in app.at.button)


def test_looking_at_everything_writes_nothing(demo: App, own_data_folder: Path) -> None:
    for page in ROOMS:
        demo.go(page)
    before = fingerprint(own_data_folder)
    for page in ROOMS:
        demo.go(page)
    demo.go("mind/profile").unfold("fact-box-personal-location-current-city").unfold("changes-box")
    choose(demo.go("mind/places"), "places-part", "people")
    choose(demo, "places-part", "feelings")
    choose(demo.go("look/gallery"), "gallery-view", "year")
    assert fingerprint(own_data_folder) == before


# -- profile


def test_the_profile_says_what_is_so_since_when_and_asks_what_it_is_not_sure_of(demo: App) -> None:
    demo.go("mind/profile")
    assert "Did you move to Porto?" in demo.words.replace("\\", "")
    assert "Company: **Verde Nursery**" in demo.words.replace("\\", "")
    assert "Nora is 29." in demo.words


def test_a_question_is_answered_and_the_answer_undone(demo: App) -> None:
    demo.go("mind/profile").click("no-personal-location-current-city")
    profile = demo.journal.mementos.views.profile
    assert profile.value("profile.personal.location.current.city") == "Lisbon"
    (correction,) = demo.journal.mementos.corrections
    assert "was never so" in demo.words
    demo.click(f"undo-now-{correction.id}")
    assert demo.journal.mementos.question("profile.personal.location.current.city") == "Did you move to Porto?"
    demo.unfold("changes-box").click(f"redo-list-{correction.id}")
    assert demo.journal.mementos.views.profile.value("profile.personal.location.current.city") == "Lisbon"


def test_a_value_is_put_right_ended_and_refused_when_it_can_not_be(demo: App) -> None:
    path, key = "profile.professional.current.company", "professional-current-company"
    demo.go("mind/profile").unfold(f"fact-box-{key}")
    for bad, sentence in ((" ", "no value"), (LONG, "longer than a value")):
        demo.at.text_input(key=f"right-{key}-0").input(bad)
        demo.click(f"correct-do-{key}-0")
        assert sentence in errors(demo)
    demo.at.text_input(key=f"right-{key}-0").input("Verde Nursery")
    demo.click(f"correct-do-{key}-0")
    assert "That is what I have already" in demo.words
    assert demo.journal.mementos.corrections == []
    demo.at.text_input(key=f"right-{key}-0").input("Jardim Azul")
    demo.click(f"correct-do-{key}-0")
    assert demo.journal.mementos.views.profile.value(path) == "Jardim Azul"
    demo.at.date_input(key=f"over-{key}-0").set_value(date(2026, 3, 1))
    demo.click(f"end-do-{key}-0")
    fact = demo.journal.mementos.views.profile.fact(path)
    assert (fact.current, [v.valid_to for v in fact.history]) == ((), [date(2026, 3, 1)])
    assert "Company, before: Jardim Azul" in demo.words


def test_something_is_added_once_however_often_it_is_clicked(demo: App) -> None:
    demo.go("mind/profile").unfold("add-box")
    demo.at.selectbox(key="add-path").set_value("profile.preferences.likes")
    demo.at.text_input(key="add-value").input("oranges")
    demo.click("add-do").click("add-do")
    assert demo.journal.mementos.views.profile.value("profile.preferences.likes") == "oranges"
    assert len(demo.journal.mementos.corrections) == 1
    assert "no value" in errors(demo)


# -- timeline


def test_the_timeline_lists_days_newest_first_and_vague_dates_as_ranges(demo: App) -> None:
    demo.go("mind/timeline")
    shown = [m.value for m in demo.at.markdown if m.value.startswith("**")]
    assert shown[0] == "**Tuesday, 10 March 2026**"
    choose(demo, "timeline-span", "all")
    demo.at.session_state["sheet-days-26"] = 3
    demo.run()
    assert "**Somewhere in 1 June to 31 August 2018**" in demo.words


def test_a_reversed_range_is_refused_with_a_sentence(demo: App) -> None:
    choose(demo.go("mind/timeline"), "timeline-span", "own")
    demo.at.date_input[1].set_value(date(2025, 1, 1))
    demo.run()
    assert "ends (2025-01-01) before it begins" in errors(demo)
    demo.click("earlier")
    demo.at.date_input[0].set_value(date(2024, 12, 1))
    demo.run()
    assert "I know of nothing in these days" in demo.words


def test_a_mark_of_the_strip_opens_its_day(demo: App) -> None:
    demo.go("mind/timeline")
    demo.at.session_state["timeline-day"] = "2026-02-10"
    demo.run()
    assert "**Tuesday, 10 February 2026**" in demo.words
    assert "With: Grandma Alda and Ines" in demo.words
    demo.click("shut-day")
    assert "With: Grandma Alda and Ines" not in demo.words


def test_the_days_are_searched(demo: App) -> None:
    demo.go("mind/timeline")
    demo.at.text_input(key="timeline-search").input("POINSETTIAS")
    demo.run()
    assert "1 moment" in demo.words
    demo.at.text_input(key="timeline-search").input("submarine")
    demo.run()
    assert 'No day has "submarine" in it.' in demo.words


@pytest.mark.parametrize(
    ("step", "span"),
    [
        ((1, 0), ("2026-03-11", "2026-03-11")),
        ((7, 0), ("2026-03-09", "2026-03-15")),
        ((31, 1), ("2026-03-01", "2026-03-31")),
        ((92, 3), ("2026-01-01", "2026-03-31")),
    ],
)
def test_spans_of_the_strip(step: tuple[int, int], span: tuple[str, str]) -> None:
    assert tuple(day.isoformat() for day in _span(date(2026, 3, 11), step)) == span
    assert _span(date(2026, 12, 31), (31, 1))[1] == date(2026, 12, 31)


def test_a_moment_of_an_opened_day_is_put_right_and_undone(demo: App) -> None:
    demo.go("mind/timeline")
    demo.at.session_state["timeline-day"] = "2026-02-10"
    demo.run()
    demo.unfold("care-day-opened")
    demo.at.date_input(key="day-value-opened").set_value(date(2026, 2, 9))
    demo.click("day-do-opened")
    (correction,) = demo.journal.mementos.corrections
    timeline = demo.journal.mementos.views.timeline
    assert correction.memories[0] in {s for e in timeline.on(date(2026, 2, 9)) for s in e.sources}
    assert "was on Monday, 9 February 2026" in demo.words.replace("\\", "")
    demo.click(f"undo-now-{correction.id}")
    assert correction.memories[0] in {s for e in timeline.on(date(2026, 2, 10)) for s in e.sources}


# -- places and people


def test_a_visit_and_a_place_that_were_none_go_and_come_back(demo: App) -> None:
    demo.go("mind/places").click("open-place-card-caparica").unfold("care-place-caparica")
    before = demo.journal.mementos.views.places.get("caparica").count
    demo.click("absent-do")
    (absent,) = demo.journal.mementos.corrections
    place = demo.journal.mementos.views.places.get("caparica")
    assert (place.count if place else 0) == before - 1
    assert "you were not at Caparica" in demo.words
    demo.click(f"undo-now-{absent.id}")
    demo.unfold("care-place-caparica").click("not_a_place-caparica")
    assert "Caparica is no place" in demo.words
    assert "#### Caparica" not in demo.words
    demo.click(f"undo-now-{demo.journal.mementos.corrections[0].id}")
    assert demo.journal.mementos.views.places.get("caparica").count == before


def test_somebody_is_nobody_herself_or_another_one(demo: App) -> None:
    choose(demo.go("mind/places"), "places-part", "people")
    demo.click("open-who-card-tomas").unfold("care-who-tomas")
    before = demo.journal.mementos.views.people.get("Tomas").count
    demo.click("other-do")
    assert "Choose one first" in errors(demo)
    demo.click("not_with-do")
    person = demo.journal.mementos.views.people.get("Tomas")
    assert (person.count if person else 0) == before - 1
    demo.click(f"undo-now-{demo.journal.mementos.corrections[0].id}")
    for button in ("not_a_person", "is_me"):
        demo.unfold("care-who-tomas").click(f"{button}-tomas")
        assert demo.journal.mementos.views.people.get("Tomas") is None
        demo.click(f"undo-now-{demo.journal.mementos.corrections[0].id}")
        assert demo.journal.mementos.views.people.get("Tomas").count == before


def test_visited_planned_and_named_again(demo: App) -> None:
    demo.go("mind/places")
    assert "#### sea" in demo.words
    assert "#### Kyoto" not in demo.words
    assert "**Kyoto**" in demo.words
    demo.click("open-place-card-sea").unfold("care-place-sea")
    assert "screamed the whole time" in demo.words
    demo.at.text_input(key="rename-value-sea").input("the Atlantic")
    demo.click("rename-do")
    assert "sea is called **the Atlantic**" in demo.words
    demo.at.selectbox(key="kind-value-sea").set_value("travel")
    demo.click("kind-do")
    place = demo.journal.mementos.views.places.get("the Atlantic")
    assert place is not None
    assert (place.name, place.kind, place.kind_said) == ("the Atlantic", "travel", True)


def test_an_alias_in_a_circle_and_a_name_that_is_none(demo: App) -> None:
    demo.go("mind/places").click("open-place-card-sea").unfold("care-place-sea")
    demo.at.text_input(key="alias-value-sea").input("the big blue")
    demo.click("alias-do")
    places = demo.journal.mementos.views.places
    assert places.get("the big blue") == places.get("sea")
    for bad, sentence in (
        ("SEA", "one already"),
        ("the big blue", "one already"),
        (LONG, "too long"),
        ("?!", "letter"),
    ):
        demo.at.text_input(key="alias-value-sea").input(bad)
        demo.click("alias-do")
        assert sentence in errors(demo), bad
    demo.click("join-do")
    assert "Choose one first" in errors(demo)
    assert len(demo.journal.mementos.corrections) == 1


def test_two_places_are_one_and_two_again(demo: App) -> None:
    demo.go("mind/places").click("open-place-card-caparica").unfold("care-place-caparica")
    demo.at.selectbox(key="join-value-caparica").set_value("sea")
    demo.click("join-do")
    assert demo.at.subheader[0].value == "sea"
    (correction,) = demo.journal.mementos.corrections
    place = demo.journal.mementos.views.places.get("sea")
    assert place is not None
    assert (place.count, place.names) == (2, ("sea", "Caparica"))  # one day names both
    demo.click(f"undo-now-{correction.id}").click("back")
    assert "#### Caparica" in demo.words


def test_people_are_named_related_and_joined_and_never_with_themselves(demo: App) -> None:
    choose(demo.go("mind/places"), "places-part", "people")
    assert "Are Grandma and Grandma Alda one person?" in demo.words
    demo.click("one-grandma|grandma alda")
    people = demo.journal.mementos.views.people
    assert people.root("Grandma") == people.root("Grandma Alda")
    assert "Are Grandma and Grandma Alda one person?" not in demo.words
    demo.click("open-who-card-tomas").unfold("care-who-tomas")
    assert "tomas" not in demo.at.selectbox(key="join-value-tomas").options
    demo.at.text_input(key="relation-value-tomas").input("flatmate")
    demo.click("relation-do")
    assert demo.journal.mementos.views.people.get("Tomas").relation == "flatmate"
    demo.at.text_input(key="call-value-tomas").input(LONG)
    demo.click("call-do")
    assert "too long" in errors(demo)


def test_they_are_two_is_an_event_that_can_be_undone(demo: App) -> None:
    choose(demo.go("mind/places"), "places-part", "people")
    demo.click("two-grandma|grandma alda")
    assert "Are Grandma and Grandma Alda one person?" not in demo.words
    assert "Grandma and Grandma Alda are two" in demo.words
    (correction,) = demo.journal.mementos.corrections
    demo.click(f"undo-now-{correction.id}")
    assert "Are Grandma and Grandma Alda one person?" in demo.words


def test_an_alias_stands_on_its_card_and_in_the_search(demo: App) -> None:
    demo.go("mind/places").click("open-place-card-caparica").unfold("care-place-caparica")
    demo.at.text_input(key="alias-value-caparica").input("Salt coast")
    demo.click("alias-do")
    assert "Salt coast and Caparica are one place" in demo.words
    demo.click("back")
    assert "Also: Salt coast" in demo.words
    demo.at.text_input(key="search-places").input("salt")
    demo.run()
    assert "#### Caparica" in demo.words


def test_the_open_place_is_found_again_after_a_reload(demo: App) -> None:
    demo.go("mind/places").click("open-place-card-hospital")
    mark = demo.at.query_params["place"]
    assert "hospital" not in str(mark)
    del demo.at.session_state["opened-place"]
    demo.run()
    assert demo.at.subheader[0].value == "hospital"


@pytest.mark.parametrize(("by", "sentence"), [("weekday", "Tuesday"), ("month", "January"), ("kind", "Nature")])
def test_where_and_when_she_feels_how(demo: App, by: str, sentence: str) -> None:
    choose(demo.go("mind/places"), "places-part", "feelings")
    choose(demo, "pattern-by", by)
    assert f"- {sentence}" in demo.words
    table = demo.unfold(f"table-feelings-by-{by}").at.dataframe[0].value
    counted = demo.journal.mementos.patterns(by)
    assert list(table["Moments"]) == [p.count for p in counted]


def test_the_filter_of_the_gallery_follows_what_was_put_right(demo: App) -> None:
    people = demo.go("look/gallery").at.selectbox(key="filter-person").options
    first, second = people[:2]
    demo.journal.mementos.merge(first, second)
    shown = demo.go("look/gallery").at.selectbox(key="filter-person").options
    assert second in shown
    assert first not in shown
    demo.journal.mementos.nobody(second)
    assert second not in demo.go("look/gallery").at.selectbox(key="filter-person").options
