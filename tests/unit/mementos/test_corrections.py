"""What the person puts right, through the journal: events that hold over a restart and can be undone."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from persode.errors import BadInputError, UnknownChoiceError
from persode.journal import Journal
from persode.log import Draft
from tests.unit.mementos.lives import TODAY, opened

CITY = "profile.personal.location.current.city"


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "mina")
    for day, text in (
        (date(2026, 1, 1), "I live in Rome. We had soup with Grandma Alda in Café Luna."),
        (date(2026, 2, 1), "Maybe I live in Lisbon."),
        (date(2026, 2, 2), "Grandma called. I was in Paris with my sister Mia."),
    ):
        journal.say(text, day=day)
    return journal


def test_a_correction_holds_after_a_restart_and_can_be_undone_and_done_again(journal: Journal, tmp_path: Path) -> None:
    made = journal.mementos.correct(CITY, "Oslo")
    assert journal.mementos.views.profile.value(CITY) == "Oslo"
    again = opened(tmp_path / "mina")
    assert again.mementos.views.profile.value(CITY) == "Oslo"
    again.mementos.undo(made.id)
    again.mementos.undo(made.id)
    assert again.mementos.views.profile.value(CITY) == "Lisbon"
    again.mementos.redo(made.id)
    assert again.mementos.views.profile.value(CITY) == "Oslo"
    assert [c.undone for c in again.mementos.corrections] == [False]


def test_confirm_answers_the_question_and_deny_goes_back(journal: Journal) -> None:
    assert journal.mementos.question(CITY) == "Did you move to Lisbon?"
    assert journal.mementos.evolution(CITY) == "Rome, 1 January 2026 to 1 February 2026, then Lisbon"
    made = journal.mementos.confirm(CITY)
    assert journal.mementos.views.profile.questions == ()
    journal.mementos.undo(made.id)
    journal.mementos.deny(CITY, "lisbon")
    assert journal.mementos.views.profile.value(CITY) == "Rome"


def test_correcting_to_what_it_is_confirms(journal: Journal) -> None:
    assert journal.mementos.correct(CITY, "Lisbon").action == "confirm"


def test_an_empty_slot_is_filled(journal: Journal) -> None:
    journal.mementos.correct("profile.health.diet", "vegan")
    assert journal.mementos.get("profile.health.diet") == "vegan"


def test_end(journal: Journal) -> None:
    journal.mementos.end(CITY, on=date(2026, 2, 20))
    fact = journal.mementos.views.profile.fact(CITY)
    assert fact.current == ()
    assert fact.history[-1].valid_to == date(2026, 2, 20)
    with pytest.raises(BadInputError, match="still to come"):
        journal.mementos.end(CITY, "Rome", on=date(2026, 3, 11))
    with pytest.raises(BadInputError, match="does not hold"):
        journal.mementos.end(CITY, "Tokyo")


def test_places_and_people(journal: Journal) -> None:
    m = journal.mementos
    m.alias("the corner", "Café Luna")
    m.rename_place("cafe luna", "Luna")
    m.set_kind("the corner", "social")
    place = m.views.places.get("THE CORNER")
    assert place is not None
    assert (place.name, place.kind, place.count) == ("Luna", "social", 1)
    m.merge("Grandma", "Grandma Alda")
    m.rename_person("Grandma", "Alda")
    m.relate("Alda", "great-grandmother")
    alda = m.views.people.get("Alda")
    assert alda is not None
    assert (alda.name, alda.relation, alda.count) == ("Alda", "great-grandmother", 2)


def test_what_can_not_be_is_refused_and_nothing_is_written(journal: Journal) -> None:
    m = journal.mementos
    m.alias("the corner", "Café Luna")
    m.merge("Grandma", "Grandma Alda")
    before = len(journal.state.corrections)
    for wrong in (
        lambda: m.alias("Café Luna", "the corner"),  # a circle
        lambda: m.alias("Paris", "PARIS"),
        lambda: m.alias("nowhere", "elsewhere"),
        lambda: m.alias("--", "Paris"),
        lambda: m.rename_place("Atlantis", "Paris"),
        lambda: m.rename_place("Paris", "x" * 201),
        lambda: m.merge("Mia", "mia"),  # herself
        lambda: m.merge("Grandma Alda", "Grandma"),
        lambda: m.merge("Mia", "Nobody"),
        lambda: m.rename_person("Mia", "  "),
        lambda: m.correct("location.paris", "x"),
        lambda: m.correct(CITY, ["Rome"]),  # type: ignore[arg-type]
        lambda: m.correct(CITY, "Oslo", was="Tokyo"),
        lambda: m.undo("nothing"),
        lambda: m.undo([]),  # type: ignore[arg-type]
        lambda: m.deny(CITY, ["x"]),  # type: ignore[arg-type]
        lambda: m.confirm(CITY, {"a": 1}),  # type: ignore[arg-type]
        lambda: m.end(CITY, on="2024"),  # type: ignore[arg-type]
        lambda: m.alias(5, "Paris"),  # type: ignore[arg-type]
        lambda: m.merge(5, "Mia"),  # type: ignore[arg-type]
        lambda: m.merge("Mia", None),  # type: ignore[arg-type]
        lambda: m.rename_place(["Paris"], "x"),  # type: ignore[arg-type]
        lambda: m.keep_apart("Mia", "mia"),
        lambda: m.keep_apart("Grandma", "Grandma Alda"),  # who are one
    ):
        with pytest.raises(BadInputError):
            wrong()
    with pytest.raises(UnknownChoiceError, match="kind"):
        m.set_kind("Paris", "castle")
    assert len(journal.state.corrections) == before


def test_a_double_click_is_one_correction(journal: Journal) -> None:
    journal.mementos.correct(CITY, "Oslo", key="click")
    journal.mementos.correct(CITY, "Oslo", key="click")
    assert len(journal.state.corrections) == 1


def test_looking_writes_nothing(journal: Journal) -> None:
    log = journal.person.folder / "log.jsonl"
    before = log.read_bytes()
    m = journal.mementos
    for view in ("profile", "timeline", "places", "people"):
        assert m.summary(view)
        assert m.narrative(view)
    assert m.reconstruct(date=TODAY).moments == ()
    assert m.graph().nodes
    assert log.read_bytes() == before


def test_a_view_follows_the_log_and_an_older_day_can_be_asked_for(journal: Journal) -> None:
    views = journal.mementos.views
    assert journal.mementos.views is views
    said = journal.say("I was in Busan.")
    assert journal.mementos.views.places.get("Busan") is not None
    journal.take_back(said.id)
    assert journal.mementos.views.places.get("Busan") is None
    journal.restore(said.id)
    journal.edit_message(said.id, "I was in Daegu.")
    assert [p.name for p in journal.mementos.views.places.search("daegu")] == ["Daegu"]
    assert journal.mementos.views.places.get("Busan") is None


def test_what_is_quiet_or_a_dream_is_in_no_view(journal: Journal) -> None:
    journal.care.quieten("person", "Mia")
    assert journal.mementos.views.people.get("Mia") is None
    journal.care.lift("person", "Mia")
    mia = journal.mementos.views.people.get("Mia")
    assert mia is not None
    journal.care.believe(mia.sources[0], {"domain": "fiction_content"})
    assert journal.mementos.views.people.get("Mia") is None
    assert [n.label for n in journal.mementos.graph("fiction").nodes if n.kind == "person"] == ["Grandma", "Mia"]


def test_a_tapped_mood_and_archiving_show_at_once(journal: Journal) -> None:
    said = journal.say("We walked through Busan.")
    journal.mementos.views.places.get("Busan")
    journal.tap_mood(said.id, "angry")
    busan = journal.mementos.views.places.get("Busan")
    assert busan is not None
    assert dict(busan.feelings) == {"angry": 1}
    journal.care.archive(said.tells)
    assert "Busan" not in [p.name for p in journal.mementos.views.places.visited()]


def test_a_log_from_elsewhere_may_hold_anything(journal: Journal) -> None:
    before = journal.mementos.summary("profile")
    for about, action, data in (
        ("fact", "correct", {"path": CITY}),
        ("fact", "end", {"path": CITY, "value": "Rome", "on": "soon"}),
        ("place", "alias", {"name": "--", "to": "Rome"}),
        ("person", "merge", {"name": ["Mia"], "to": "Mia"}),
        ("added", "timeline", {"day": "20230315", "reading": {"facts": [1]}}),
        ("dream", "correct", {}),
    ):
        event = {"correction": f"{about}{action}", "about": about, "action": action, "day": "2026-03-01", "data": data}
        with journal.writing():
            journal.append([Draft("memento_corrected", event)])
    assert journal.state.corrections == {}
    assert journal.mementos.summary("profile") == before


def test_a_name_that_is_only_shown_leads_to_her_own_name(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    journal.say("Grandma baked bread. Alda called. Ann and Zoe danced. Bea slept.", day=date(2026, 1, 1))
    m = journal.mementos
    m.rename_person("Alda", "Grandma Alda")
    assert [{a.name, b.name} for a, b in m.views.people.maybe_same()] == [{"Grandma", "Grandma Alda"}]
    m.merge("Grandma Alda", "Grandma")
    assert m.views.people.root("Alda") == m.views.people.root("Grandma")
    assert m.views.people.maybe_same() == []
    m.rename_person("Ann", "Annie")
    m.merge("Zoe", "Annie")
    m.merge("Annie", "Bea")
    assert {m.views.people.root(name) for name in ("Ann", "Zoe", "Bea")} == {"bea"}


def test_a_place_that_is_only_shown_under_a_name_leads_to_her_own_spelling(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    for n, name in enumerate(("York", "York Minster", "Rome")):
        journal.say(f"We were in {name}.", day=date(2026, 1, n + 1))
    m = journal.mementos
    m.rename_place("York", "Ebor")
    m.alias("York Minster", "Ebor")
    assert m.views.places.slug("York Minster") == m.views.places.slug("York") == "york"
    m.alias("Ebor", "Rome")
    (place,) = m.views.places
    assert (place.slug, place.count) == ("rome", 3)


def test_an_alias_shows_is_found_and_is_read_as_she_wrote_it(journal: Journal) -> None:
    m = journal.mementos
    made = m.alias("Hometown", "paris")
    assert made.data == {"name": "Hometown", "to": "Paris"}
    place = m.views.places.get("hometown")
    assert place is not None
    assert (place.slug, place.aliases) == ("paris", ("Hometown",))
    assert [p.slug for p in m.views.places.search("homet")] == ["paris"]
    journal.say("We went to Hometown.", day=date(2026, 2, 4))
    place = m.views.places.get("Paris")
    assert place is not None
    assert (place.names, place.aliases) == (("Hometown", "Paris"), ())


def test_the_office_is_the_office_of_at_the_office(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    journal.say("I was at Acme Tower.", day=date(2026, 1, 1))
    journal.say("I worked late at the office.", day=date(2026, 1, 2))
    m = journal.mementos
    assert m.get("location.the office") == m.get("location.office") == m.get("location.The Office") is not None
    m.alias("the office", "Acme Tower")
    (place,) = m.views.places
    assert (place.slug, place.count) == ("acme-tower", 2)


def test_they_are_two_holds_after_a_restart_and_can_be_undone(journal: Journal, tmp_path: Path) -> None:
    made = journal.mementos.keep_apart("grandma", "grandma alda")
    assert made.data == {"name": "Grandma", "to": "Grandma Alda"}
    again = opened(tmp_path / "mina")
    assert again.mementos.views.people.maybe_same() == []
    again.mementos.undo(made.id)
    assert len(again.mementos.views.people.maybe_same()) == 1
    again.mementos.redo(made.id)
    again.eraser.erase(again.eraser.plan("person", "Grandma Alda"))
    assert again.mementos.corrections == []


def test_an_end_before_the_beginning_is_refused_or_ends(journal: Journal) -> None:
    m = journal.mementos
    m.apply_profile_updates([{"path": CITY, "value": "Ghent", "since": "20260203"}])
    with pytest.raises(BadInputError, match="before it begins"):
        m.end(CITY, on=date(2026, 2, 2))
    assert m.get(CITY) == "Ghent"
    m.correct("profile.health.diet", "vegan")  # said today, begun who knows when
    m.end("profile.health.diet", on=date(2026, 3, 1))
    fact = m.views.profile.fact("profile.health.diet")
    assert (fact.current, fact.history[0].valid_from, fact.history[0].valid_to) == ((), None, date(2026, 3, 1))
    assert m.evolution("profile.health.diet") == "vegan, until 1 March 2026"
