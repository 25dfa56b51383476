"""The views by path, and batches in which one bad item never blocks the rest."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.journal import Journal
from persode.mementos import Event, Place, day_key
from tests.unit.mementos.lives import opened

AGE = "profile.personal.identity.age.current"
CITY = "profile.personal.location.current.city"
COMPANY = "profile.professional.current.company"


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return opened(tmp_path / "mina")


def test_profile_updates(journal: Journal) -> None:
    done = journal.mementos.apply_profile_updates(
        [
            {"path": AGE, "value": "25"},
            {"path": COMPANY, "value": "Google", "date": "20230315"},
            {"path": COMPANY, "value": "Anthropic", "date": "20250502"},
            {"path": "", "value": "x"},
            {"path": "timeline.20230315", "value": "x"},
            {"path": AGE, "value": 25},
            {"path": AGE, "value": ["25"]},
            {"path": AGE, "value": {"years": "25"}},
            {"path": AGE, "value": "30", "date": "20260311"},
            {"path": AGE, "value": "30", "date": "20230229"},
            {"path": AGE, "value": "30", "tense": "someday"},
            {"path": AGE, "value": "30", "since": "20230301", "until": "20230201"},
            "not a mapping",
        ]  # type: ignore[list-item]
    )
    assert len(done.added) == 3
    assert [r.index for r in done.refused] == list(range(3, 13))
    assert all(r.reason.endswith(".") and len(r.reason) > 20 for r in done.refused), "each refusal says why"
    assert journal.mementos.get(AGE) == "25"
    assert journal.mementos.get("profile.professional") == {"current": {"company": "Anthropic"}}
    assert [v.value for v in journal.mementos.views.profile.fact(COMPANY).history] == ["Google"]
    assert journal.mementos.list("profile.pro") == [COMPANY]


def test_timeline_events(journal: Journal) -> None:
    done = journal.mementos.apply_timeline_events(
        [
            {"date": "20230315", "text": "Started at Google"},
            {"date": "20230315", "text": "Dinner | with Mia", "feeling": "joyful"},
            {"date": "20230315", "text": "Started at Google"},
            {"date": "20230229", "text": "never was"},
            {"date": "20230620", "text": "  "},
            {"date": "20230620", "text": 7},
            {"date": "20230620", "text": "x", "feeling": "odd"},
            {"date": "20230620", "text": "Yesterday we moved."},
        ]
    )
    assert [r.index for r in done.refused] == [3, 4, 5, 6]
    events = journal.mementos.get("timeline.20230315")
    assert isinstance(events, list)
    assert [e.text for e in events] == ["Started at Google", "Dinner | with Mia"]
    assert journal.mementos.list("timeline.") == ["timeline.20230315", "timeline.20230620"], "the date given holds"
    assert journal.mementos.list("timeline.", "20230316", date(2023, 12, 1)) == ["timeline.20230620"]
    mia = journal.mementos.views.people.get("Mia")
    assert mia is not None
    journal.mementos.undo(done.added[3])
    assert journal.mementos.list("timeline.") == ["timeline.20230315"]


def test_location_events(journal: Journal) -> None:
    done = journal.mementos.apply_location_events(
        [
            {"place": "Los Angeles", "date": "20230315", "text": "Sun", "feeling": "joyful"},
            {"place": "L.A.", "date": "20230401"},
            {"place": "Kyoto", "status": "planned"},
            {"place": "--"},
            {"place": ""},
            {"place": "Rome", "status": "maybe"},
            {"place": "Rome", "date": "2023-03-15"},
            {},
        ]
    )
    assert [r.index for r in done.refused] == [3, 4, 5, 6, 7]
    place = journal.mementos.get("location.los-angeles")
    assert isinstance(place, Place)
    assert (place.count, place.first, place.last) == (2, date(2023, 3, 15), date(2023, 4, 1))
    assert journal.mementos.list("location.") == ["location.los-angeles", "location.kyoto"]
    assert journal.mementos.list("location.", "20230401", "20230401") == ["location.los-angeles"]
    assert journal.mementos.list("timeline.") == ["timeline.20230315"], "a visit without words is no event"


def test_nothing_is_none_and_other_trees_are_refused(journal: Journal) -> None:
    assert journal.mementos.get("location.atlantis") is None
    assert journal.mementos.get(AGE) is None
    assert journal.mementos.get(f"{AGE}.deeper") is None
    assert journal.mementos.get("timeline.20230315") == []
    for path in ("", "profiles.x", "memory.1", "../profile", "timeline", "timeline.today", "profile.A.b.c", None):
        with pytest.raises(BadInputError):
            journal.mementos.get(path)  # type: ignore[arg-type]
    for bounds in (("20230402", "20230401"), ("20230229", None), (None, "2023-04-01")):
        with pytest.raises(BadInputError):
            journal.mementos.list("timeline.", *bounds)


def test_search_finds_places_and_days(journal: Journal) -> None:
    journal.mementos.apply_timeline_events([{"date": "20230315", "text": "Rain in the city of Rome"}])
    journal.mementos.apply_location_events([{"place": "Rome", "date": "20230401"}])
    found = journal.mementos.search("rome")
    assert [type(f) for f in found] == [Place, Event]


def test_a_batch_is_written_at_once_and_held_over_a_restart(journal: Journal, tmp_path: Path) -> None:
    days = [day_key(date(2020, 1, n + 1)) for n in range(30)]
    journal.mementos.apply_timeline_events([{"date": d, "text": f"Page of {d}"} for d in days])
    assert opened(tmp_path / "mina").mementos.list("timeline.") == [f"timeline.{d}" for d in days]
    assert journal.mementos.apply_timeline_events([]).added == ()


def test_a_wrong_type_is_refused_with_a_sentence(journal: Journal) -> None:
    m = journal.mementos
    for wrong in (
        lambda: m.reconstruct(date=5),  # type: ignore[arg-type]
        lambda: m.reconstruct(date="2024-02-29"),
        lambda: m.reconstruct(date=("20240229",)),  # type: ignore[arg-type]
        lambda: m.reconstruct(person=5),  # type: ignore[arg-type]
        lambda: m.reconstruct(location=["Rome"]),  # type: ignore[arg-type]
        lambda: m.happened(profile_aspect={}),  # type: ignore[arg-type]
        lambda: m.search(None),  # type: ignore[arg-type]
        lambda: m.graph(most="x"),  # type: ignore[arg-type]
        lambda: m.list("timeline.", datetime(2024, 1, 1, tzinfo=UTC)),
        lambda: m.list("timeline.", 5),  # type: ignore[arg-type]
    ):
        with pytest.raises(BadInputError):
            wrong()
    assert m.reconstruct(date="20240229").moments == ()


def test_what_is_still_to_come_is_not_so_now_and_what_ended_is_over(journal: Journal) -> None:
    m = journal.mementos
    done = m.apply_profile_updates(
        [
            {"path": CITY, "value": "Rome", "since": "20990101"},
            {"path": CITY, "value": "Nice", "since": "20200101", "until": "20201231"},
            {"path": COMPANY, "value": "Tesco", "until": "20250615"},
            {"path": AGE, "value": "30", "since": "20260101", "until": "20261231"},
        ]
    )
    assert [r.index for r in done.refused] == [0]
    assert (m.get(CITY), m.get(COMPANY), m.get(AGE)) == (None, None, "30")
    assert m.evolution(CITY) == "Nice, 2020"
    assert m.evolution(COMPANY) == "Tesco, until 15 June 2025"
    places = m.apply_location_events(
        [{"place": "Oslo", "date": "20990101"}, {"place": "Kyoto", "date": "20990101", "status": "planned"}]
    )
    assert [r.index for r in places.refused] == [0]
    assert m.list("location.") == ["location.kyoto"]


def test_what_is_still_to_come_has_not_happened_and_what_is_missing_is_said_so(journal: Journal) -> None:
    ahead = day_key(journal.today + timedelta(days=1))
    done = journal.mementos.apply_timeline_events([{"date": ahead, "text": "Lunch with Mia"}, {"date": "20230315"}])
    assert (done.added, journal.mementos.list("timeline.", ahead)) == ((), [])
    assert "is still to come" in done.refused[0].reason
    assert done.refused[1].reason == "There is no value in it yet. It was left out."
