"""What comes up unasked: moving, rested, never quiet, put away, fiction or grave; and what happened on this day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.memory import Memory
from tests.unit.journal.compare import SetClock

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)
KITE = "I was so happy, we flew the red kite and Dad laughed so much that he cried!"
EXAM = "I failed the chemistry exam and cried in the bathroom for an hour, I was devastated."


@pytest.fixture
def clock() -> SetClock:
    return SetClock(NOW)


@pytest.fixture
def journal(tmp_path: Path, clock: SetClock) -> Journal:
    return Journal.open(tmp_path / "mina", clock=clock, embedder=HashingEmbedder())


def told(journal: Journal, text: str, days: int) -> Memory:
    (memory_id,) = journal.import_entry(text, NOW - timedelta(days=days)).tells
    return journal.state.memories[memory_id]


def coming(journal: Journal) -> str:
    found = journal.look_at_today().coming_back
    return found.memory.text if found else ""


def test_a_moving_memory_that_has_rested_comes_back_and_says_why(journal: Journal) -> None:
    told(journal, "I bought milk and paid the rent.", 40)
    told(journal, KITE, 40)
    back = journal.look_at_today().coming_back
    assert back is not None
    assert (back.memory.text, back.days, back.reason) == (KITE, 40, "fading")


def test_what_is_fresh_or_came_up_lately_waits(journal: Journal) -> None:
    kite = told(journal, KITE, 3)
    assert coming(journal) == ""
    exam = told(journal, EXAM, 60)
    assert coming(journal) == EXAM
    journal.care.judge(exam.id, "right")
    assert coming(journal) == ""
    assert kite.recall_count == 0


@pytest.mark.parametrize("how", ["quiet", "archived", "fiction", "resting"])
def test_what_is_held_back_never_comes_up(journal: Journal, how: str) -> None:
    memory = told(journal, KITE, 40)
    if how == "quiet":
        journal.care.quieten("topic", "kites")
    elif how == "archived":
        journal.care.archive([memory.id])
    elif how == "fiction":
        journal.care.believe(memory.id, {"domain": "fiction_content"})
    else:
        journal.care.judge(memory.id, "not_now")
    assert coming(journal) == ""


def test_what_is_grave_comes_up_only_when_it_is_asked_for(journal: Journal) -> None:
    told(journal, "My dad hit me in the kitchen and I was so terrified that I cried all night!", 40)
    assert coming(journal) == ""


def test_longer_rest_pulls_harder(journal: Journal, clock: SetClock) -> None:
    """At equal weight, one of 200 days ago (1 - .5^(200/30) = .99) before one of 12 (1 - .5^(12/30) = .24)."""
    texts = [f"I was so happy, we won the {n} cup and everyone hugged me!" for n in ("silver", "golden")]
    told(journal, texts[0], 12)
    told(journal, texts[1], 200)
    clock.instant += timedelta(days=-clock.instant.date().toordinal() % 2)  # the first of two candidates is shown
    assert coming(journal) == texts[1]


def test_on_this_day(journal: Journal) -> None:
    told(journal, KITE, 365)
    told(journal, EXAM, 28)
    told(journal, "We cooked soup with Aunt Rosa.", 27)
    assert [m.text for m in journal.look_at_today().on_this_day] == [EXAM, KITE]
