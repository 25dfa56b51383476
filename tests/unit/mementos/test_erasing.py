"""An erasure takes its share out of every view and out of every correction that quotes it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.journal import Journal
from tests.unit.mementos.lives import opened

COMPANY = "profile.professional.current.company"


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "mina")
    journal.say("I work at Quibblesworth. Ferdinanda sang in Busan.", day=date(2026, 1, 1))
    journal.say("We had soup with my sister Mia in Paris.", day=date(2026, 1, 2))
    return journal


def memory_of(journal: Journal, word: str) -> str:
    return next(m.id for m in journal.memories if word in m.text)


def erase(journal: Journal, target: str, value: str) -> dict[str, int]:
    return journal.eraser.erase(journal.eraser.plan(target, value)).counts


def words_left(journal: Journal, word: str) -> list[str]:
    files = [f for f in journal.person.folder.rglob("*") if f.is_file()]
    return [f.name for f in files if word.encode() in f.read_bytes()]


def test_a_memory_takes_its_facts_places_people_and_corrections(journal: Journal) -> None:
    journal.mementos.correct(COMPANY, "Quibblesworth Group")
    journal.mementos.rename_person("Ferdinanda", "Ferdinanda the Great")
    journal.mementos.alias("the harbour town", "Paris")
    counts = erase(journal, "memory", memory_of(journal, "Quibblesworth"))
    views = journal.mementos.views
    assert counts["corrections"] == 2
    assert views.profile.fact(COMPANY).sources == ()
    assert (views.places.get("Busan"), views.people.get("Ferdinanda")) == (None, None)
    assert [c.data["name"] for c in journal.mementos.corrections] == ["the harbour town"]
    assert words_left(journal, "Quibblesworth") == words_left(journal, "Ferdinanda") == []


def test_an_undone_correction_goes_too(journal: Journal) -> None:
    made = journal.mementos.correct(COMPANY, "Quibblesworth Group")
    journal.mementos.undo(made.id)
    erase(journal, "memory", memory_of(journal, "Quibblesworth"))
    assert journal.mementos.corrections == []
    assert words_left(journal, "Quibblesworth") == words_left(journal, made.id) == []


def test_a_correction_made_of_two_memories_stays_with_the_other(journal: Journal) -> None:
    journal.say("I still work at Quibblesworth.", day=date(2026, 1, 5))
    journal.mementos.confirm(COMPANY)
    erase(journal, "memory", memory_of(journal, "still work"))
    (value,) = journal.mementos.views.profile.fact(COMPANY).current
    assert value.value == "Quibblesworth"
    assert len(journal.mementos.corrections) == 1


def test_a_day_takes_what_was_added_for_it(journal: Journal) -> None:
    journal.mementos.apply_timeline_events(
        [{"date": "20230315", "text": "Zebrawhistle day"}, {"date": "20230316", "text": "The day after"}]
    )
    assert erase(journal, "day", "2023-03-15")["corrections"] == 1
    assert journal.mementos.list("timeline.", "20230101", "20231231") == ["timeline.20230316"]
    assert words_left(journal, "Zebrawhistle") == []
    with pytest.raises(BadInputError):
        journal.eraser.plan("day", "2023-03-15")


def test_a_person_goes_from_additions_and_names(journal: Journal) -> None:
    journal.mementos.apply_timeline_events([{"date": "20230315", "text": "Mia came for tea."}])
    journal.mementos.apply_location_events([{"place": "Oslo", "date": "20230401", "text": "Snow."}])
    journal.mementos.relate("Mia", "twin sister")
    assert erase(journal, "person", "Mia")["corrections"] == 2
    assert journal.mementos.views.people.get("Mia") is None
    assert journal.mementos.views.places.get("Oslo") is not None
    assert words_left(journal, "Mia") == []


def test_everything_goes(journal: Journal) -> None:
    journal.mementos.apply_timeline_events([{"date": "20230315", "text": "Zebrawhistle day"}])
    journal.mementos.correct(COMPANY, "Quibblesworth Group")
    erase(journal, "everything", "")
    assert list(journal.mementos.views.timeline) == []
    assert journal.mementos.corrections == []
    assert words_left(journal, "Zebrawhistle") == []


def test_the_other_memories_stay_as_they_were_in_every_view(journal: Journal) -> None:
    before = journal.mementos.views
    paris, mia = before.places.get("Paris"), before.people.get("Mia")
    events = before.timeline.on(date(2026, 1, 2))
    erase(journal, "memory", memory_of(journal, "Quibblesworth"))
    after = journal.mementos.views
    assert (after.places.get("Paris"), after.people.get("Mia")) == (paris, mia)
    assert after.timeline.on(date(2026, 1, 2)) == events
