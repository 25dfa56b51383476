"""The same talk on the same day gets the same answers, whoever's journal it is; another day may vary them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from persode.journal import Journal
from tests.unit.journal.compare import SetClock

TALK = (
    "We moved all the chairs to the cellar.",
    "I always say yes to everyone.",
    "My sister rang while I was peeling potatoes.",
    "Ha. Fine, whatever.",
    "The bus smelled of oranges today.",
)
DAYS = range(1, 5)


def replies(folder: Path, day: int) -> list[str]:
    """What is answered to the talk in a fresh journal on a day of March."""
    clock = SetClock(datetime(2026, 3, day, 20, tzinfo=UTC))
    journal = Journal.open(folder, clock=clock)
    said = []
    for text in TALK:
        said.append(journal.answer(journal.say(text).id).text)
        clock.forward(minutes=3)
    return said


def test_the_same_talk_gets_the_same_answers(tmp_path: Path) -> None:
    for day in DAYS:
        assert replies(tmp_path / f"ada-{day}", day) == replies(tmp_path / f"ben-{day}", day)


def test_another_day_varies_them(tmp_path: Path) -> None:
    assert len({tuple(replies(tmp_path / str(day), day)) for day in DAYS}) > 1
