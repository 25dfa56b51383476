"""What joins the views: cuts, changes, patterns, each with its sources."""

from __future__ import annotations

from datetime import date

import pytest

from persode.errors import BadInputError, UnknownChoiceError
from persode.mementos import Reading, Sources, Views, changes, happened, patterns, reconstruct
from tests.unit.mementos.lives import memory, views_of

TOLD = (
    ("2026-01-01", "I live in Rome. We had soup with Mia in Café Luna."),
    ("2026-01-20", "I was so tired at the gym."),
    ("2026-02-01", "I moved to Lisbon. Mia cried at the station."),
    ("2026-02-10", "In January we painted the kitchen with Mia."),
)
CITY = "profile.personal.location.current.city"


def ids(moments: object) -> list[str]:
    return [m.id for m in moments]  # type: ignore[attr-defined]


def test_cuts_by_date_place_person_and_aspect_and_all_together() -> None:
    views = views_of(*TOLD)
    assert ids(happened(views, date(2026, 1, 1), date(2026, 1, 19))) == ["m0", "m3"], (
        "a vague date counts if it touches"
    )
    assert ids(happened(views, location="CAFE LUNA")) == ["m0"]
    assert ids(happened(views, person="mia")) == ["m0", "m3", "m2"]
    assert ids(happened(views, profile_aspect="personal.location")) == ["m0", "m2"]
    assert ids(happened(views, date(2026, 2, 1), person="Mia", profile_aspect=CITY)) == ["m2"]
    assert happened(views, location="Atlantis") == ()
    with pytest.raises(BadInputError, match="before it begins"):
        happened(views, date(2026, 2, 1), date(2026, 1, 1))


def test_a_reconstruction_tells_with_its_sources() -> None:
    found = reconstruct(views_of(*TOLD), location="Café Luna")
    assert found.text.startswith(
        "I remember one moment. On 1 January 2026: “I live in Rome. We had soup with Mia in Café Luna.” "
    )
    assert found.text.endswith("People: Mia. City then: Rome.")
    assert (found.sources, found.people, found.facts) == (("m0",), ("Mia",), ((CITY, "Rome"),))


def test_what_was_true_on_a_day() -> None:
    views = views_of(*TOLD)
    assert reconstruct(views, date(2026, 1, 20), date(2026, 1, 20)).facts == ((CITY, "Rome"),)
    assert (CITY, "Lisbon") in reconstruct(views, date(2026, 2, 5), date(2026, 2, 5)).facts
    assert reconstruct(views, date(2025, 1, 1), date(2025, 1, 1)).text == "I don't remember anything for that."


def test_where_and_with_whom_she_was_when_a_fact_changed() -> None:
    first, second = changes(views_of(*TOLD), CITY)
    assert (first.before, first.after, first.day, first.people) == ("", "Rome", date(2026, 1, 1), ("Mia",))
    assert (second.before, second.after, second.day) == ("Rome", "Lisbon", date(2026, 2, 1))
    assert "station" in second.places
    assert second.people == ("Mia",)


def felt(*rows: tuple[str, str, str]) -> Views:
    """The views of (day, place, feeling)."""
    memories = {f"m{n}": memory(n, day, "x", emotion=feeling) for n, (day, _, feeling) in enumerate(rows)}
    return Views.of(Sources(memories, lambda m: Reading(places=((rows[int(m.id[1:])][1], "there"),))))


def test_feelings_by_place_kind_weekday_and_month() -> None:
    views = felt(  # 5 January 2026 was a Monday
        ("2026-01-05", "gym", "joyful"),
        ("2026-01-12", "gym", "joyful"),
        ("2026-02-02", "gym", "sad"),
        ("2026-02-03", "the clinic", "sad"),
    )
    gym, clinic = patterns(views, "place")
    assert (gym.key, gym.count, dict(gym.feelings)) == ("gym", 3, {"joyful": 2, "sad": 1})
    assert gym.valence == pytest.approx(1 / 3)
    assert gym.sentence == "Gym: three times, most often joyful"
    assert clinic.sentence == "The clinic: once, too few to say"
    (health,) = patterns(views, "kind")
    assert (health.key, health.count, health.sentence) == (
        "health",
        4,
        "Health: four times, no feeling more than another",
    )
    assert [(p.name, p.count) for p in patterns(views, "weekday")] == [("Monday", 3), ("Tuesday", 1)]
    assert [(p.name, p.count) for p in patterns(views, "month")] == [("January", 2), ("February", 2)]
    assert set(gym.sources) == {"m0", "m1", "m2"}
    with pytest.raises(UnknownChoiceError, match="grouping"):
        patterns(views, "colour")
