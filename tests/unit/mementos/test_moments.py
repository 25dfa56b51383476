"""One moment put right: when it was, where she was not, who was somebody else; and what is no place and nobody."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.journal import Journal
from persode.mementos import graph_of
from tests.unit.journal.compare import SetClock
from tests.unit.mementos.lives import NOW, memory, opened, sources, views_of
from tests.unit.mementos.test_erasing import words_left

TOLD = (
    "We were in Paris with Tom.",
    "Tom and I walked in Leeds.",
    "Tom Adeyemi sang in Leeds.",
    "Tom Fischer sang in York.",
)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "nell")
    for n, text in enumerate(TOLD):
        journal.say(text, day=date(2026, 1, n + 1))
    return journal


def moment(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.mementos.views.moments.values() if m.text == text)


def test_i_was_not_there_takes_one_visit_from_every_view(journal: Journal, tmp_path: Path) -> None:
    paris = moment(journal, TOLD[0])
    made = journal.mementos.was_not_there("Paris", paris)
    views = journal.mementos.views
    assert views.places.get("Paris") is None
    assert journal.mementos.reconstruct(date(2026, 1, 1)).places == ()
    assert "Paris" not in [n.label for n in journal.mementos.graph().nodes if n.kind == "place"]
    assert paris in views.moments, "the moment stays"
    again = opened(tmp_path / "nell")
    assert again.mementos.views.places.get("Paris") is None
    again.mementos.undo(made.id)
    assert again.mementos.views.places.get("Paris") is not None
    again.mementos.was_not_there("Leeds", moment(again, TOLD[1]))
    leeds = again.mementos.views.places.get("Leeds")
    assert leeds is not None
    assert leeds.count == 1


def test_no_place_and_nobody_hold_for_all_their_moments_and_can_be_undone(journal: Journal) -> None:
    m = journal.mementos
    place, person, me = m.no_place("leeds"), m.nobody("Tom Fischer"), m.is_me("Tom Adeyemi")
    journal.say("Tom Fischer sat in Leeds.", day=date(2026, 2, 1))
    assert m.views.places.get("Leeds") is None
    assert {p.name for p in m.views.people} == {"Tom"}
    assert m.reconstruct(date(2026, 2, 1)).people == m.reconstruct(date(2026, 2, 1)).places == ()
    assert {n.label for n in graph_of(m.views).nodes if n.kind in ("place", "person")} == {"Paris", "York", "Tom"}
    for made in (place, person, me):
        m.undo(made.id)
    leeds = m.views.places.get("Leeds")
    assert leeds is not None
    assert (leeds.count, len(m.views.people)) == (3, 3)


def test_a_moment_was_on_another_day(journal: Journal, tmp_path: Path) -> None:
    walk = moment(journal, TOLD[1])
    made = journal.mementos.was_on(walk, date(2025, 12, 24))
    for seen in (journal, opened(tmp_path / "nell")):
        timeline = seen.mementos.views.timeline
        assert [e.text for e in timeline.on(date(2025, 12, 24))] == [TOLD[1]]
        assert timeline.on(date(2026, 1, 2)) == ()
        leeds = seen.mementos.views.places.get("Leeds")
        assert leeds is not None
        assert leeds.first == date(2025, 12, 24)
    journal.mementos.was_on(walk, "20251225")
    assert journal.mementos.list("timeline.", "20251201", "20251231") == ["timeline.20251225"], "the newest word holds"
    for correction in journal.mementos.corrections:
        journal.mementos.undo(correction.id)
    assert len(journal.mementos.views.timeline.on(date(2026, 1, 2))) == 1
    journal.mementos.redo(made.id)
    assert len(journal.mementos.views.timeline.on(date(2025, 12, 24))) == 1


def test_one_moment_of_tom_is_given_to_the_other_tom(journal: Journal) -> None:
    m = journal.mementos
    m.somebody_else("Tom", moment(journal, TOLD[0]), "Tom Fischer")
    fischer, tom = m.views.people.get("Tom Fischer"), m.views.people.get("Tom")
    assert fischer is not None
    assert tom is not None
    assert (fischer.count, tom.count) == (2, 1)
    made = m.somebody_else("Tom", moment(journal, TOLD[1]), "Tom the nurse")
    assert m.views.people.get("Tom") is None
    nurse = m.views.people.get("Tom the nurse")
    assert nurse is not None
    assert nurse.count == 1
    m.undo(made.id)
    m.somebody_else("Tom", moment(journal, TOLD[1]))
    assert m.views.people.get("Tom") is None
    assert m.reconstruct(date(2026, 1, 2)).people == ()


def test_what_can_not_be_put_right_is_refused(journal: Journal) -> None:
    m, paris = journal.mementos, moment(journal, TOLD[0])
    for wrong in (
        lambda: m.was_not_there("York", paris),
        lambda: m.was_not_there("Atlantis", paris),
        lambda: m.was_not_there("Paris", "nothing"),
        lambda: m.was_not_there("Paris", None),  # type: ignore[arg-type]
        lambda: m.no_place("Atlantis"),
        lambda: m.nobody("Zoe"),
        lambda: m.is_me(5),  # type: ignore[arg-type]
        lambda: m.was_on(paris, date(2026, 3, 11)),
        lambda: m.was_on(paris, date(2026, 1, 1)),
        lambda: m.was_on(paris, "soon"),
        lambda: m.was_on(paris, None),  # type: ignore[arg-type]
        lambda: m.was_on("nothing", date(2026, 1, 1)),
        lambda: m.somebody_else("Tom", paris, "tom"),
        lambda: m.somebody_else("Tom", paris, "x" * 201),
        lambda: m.somebody_else("Tom Fischer", paris, "Tom"),
    ):
        with pytest.raises(BadInputError):
            wrong()
    assert m.corrections == []


def test_batches_put_right_too_and_one_bad_item_blocks_none(journal: Journal) -> None:
    m, paris = journal.mementos, moment(journal, TOLD[0])
    done = m.apply_timeline_events([{"moment": paris, "date": "20251231"}, {"moment": "nothing", "date": "20251231"}])
    assert (len(done.added), len(done.refused)) == (1, 1)
    assert m.list("timeline.", "20251201", "20251231") == ["timeline.20251231"]
    done = m.apply_location_events(
        [
            {"place": "Paris", "moment": paris, "status": "not there"},
            {"place": "Leeds", "status": "no place"},
            {"place": "York", "moment": paris, "status": "not there"},
        ]
    )
    assert (len(done.added), len(done.refused)) == (2, 1)
    assert [p.name for p in m.views.places] == ["York"]
    m.undo(done.added[1])
    assert m.views.places.get("Leeds") is not None


def test_an_erasure_takes_what_was_put_right_of_it(journal: Journal) -> None:
    m = journal.mementos
    m.was_not_there("Paris", moment(journal, TOLD[0]))
    m.somebody_else("Tom", moment(journal, TOLD[0]), "Ferdinand")
    m.apply_location_events([{"place": "Quibbleton", "date": "20230401", "text": "Snow."}])
    m.was_on(moment(journal, "Snow."), date(2023, 4, 2))
    m.was_not_there("Quibbleton", moment(journal, "Snow."))
    journal.eraser.erase(journal.eraser.plan("memory", moment(journal, TOLD[0])))
    assert [c.action for c in m.corrections] == ["absent", "day", "location"]
    journal.eraser.erase(journal.eraser.plan("day", "2023-04-01"))
    assert m.corrections == []
    for word in ("Ferdinand", "Quibbleton", "Paris"):
        assert words_left(journal, word) == []


def test_an_earlier_instant_knows_nothing_of_it(tmp_path: Path) -> None:
    clock = SetClock(NOW)
    journal = opened(tmp_path / "nell", clock)
    journal.say("We were in Paris with Tom.")
    clock.forward(hours=1)
    journal.mementos.no_place("Paris")
    assert journal.mementos.as_of(NOW).places.get("Paris") is not None
    assert journal.mementos.views.places.get("Paris") is None


def test_a_letter_of_a_family_name_makes_a_person_and_is_offered_first() -> None:
    told = (
        ("2026-02-03", "Tom Adeyemi brought bread."),
        ("2026-02-13", "Tom A. and I saw a film."),
        ("2026-05-17", "Tom came."),
    )
    people = views_of(*told).people
    assert {p.name for p in people} == {"Tom", "Tom A.", "Tom Adeyemi"}
    one, other = people.maybe_same()[0]
    assert {one.name, other.name} == {"Tom A.", "Tom Adeyemi"}


def test_she_herself_and_a_team_are_nobody() -> None:
    told = memory(0, "2026-02-02", "I'm Nell Harker and I live in Leeds.", people=["Nell Harker"])
    team = memory(1, "2026-02-03", "My team won.", people=["team"])
    views = views_of()
    views.update(sources([told, team], name="Nell"), None)
    assert list(views.people) == []
    views.update(sources([told, team], name="Ann"), None)
    assert [p.name for p in views.people] == ["Nell Harker"], "in Ann's journal that is somebody"
