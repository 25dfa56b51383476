"""Values of a wrong type are refused with a sentence of ours, and nothing is written. What lasts is not put away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.journal import Journal
from persode.memory import Memory
from persode.store import MemoryStore
from tests.unit.journal.compare import SetClock

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal.open(tmp_path / "mina", clock=SetClock(NOW), embedder=HashingEmbedder())
    journal.say("I dropped the kettle.")
    return journal


@pytest.mark.parametrize(
    "call",
    [
        lambda j, m: j.care.judge(m, "never", "q", key=(1,)),
        lambda j, _: j.care.not_quite(None),
        lambda j, _: j.care.lift("person", {}),
        lambda j, m: j.care.part([], m),
        lambda j, _: j.care.unlink({}),
        lambda j, _: j.care.archive(None),
        lambda j, _: j.care.paraphrases("x"),
        lambda j, _: j.eraser.erase("x"),
        lambda j, _: j.save_settings({}),
        lambda j, _: j.save_onboarding("x"),
        lambda j, _: j.conversation("x"),
    ],
)
def test_a_wrong_value_is_refused_and_nothing_written(journal: Journal, call: Callable[[Any, str], object]) -> None:
    path = journal.person.folder / "log.jsonl"
    before = path.read_bytes()
    with pytest.raises(BadInputError):
        call(journal, journal.memories[0].id)
    assert path.read_bytes() == before
    assert journal.say("Then I slept.").tells


@pytest.mark.parametrize(
    "call",
    [
        lambda: Memory("a", embedding=10**400),  # type: ignore[arg-type]
        lambda: Memory("a", archived="x"),  # type: ignore[arg-type]
        lambda: MemoryStore(HashingEmbedder(), scorer="x"),  # type: ignore[arg-type]
        lambda: MemoryStore(HashingEmbedder(), cache="x"),  # type: ignore[arg-type]
        lambda: MemoryStore(HashingEmbedder()).get([]),  # type: ignore[arg-type]
        lambda: MemoryStore(HashingEmbedder()).remove(None),  # type: ignore[arg-type]
        lambda: MemoryStore(HashingEmbedder()).add_many(None),  # type: ignore[arg-type]
    ],
)
def test_the_store_refuses_a_wrong_value(call: Callable[[], object]) -> None:
    with pytest.raises(BadInputError):
        call()


@pytest.mark.parametrize("count", ["x", 10**400])
def test_a_memory_damaged_after_it_was_made_breaks_no_search(count: Any) -> None:
    store = MemoryStore(HashingEmbedder())
    bad, good = store.add_many([Memory("a kettle", created_at=NOW), Memory("a pot", created_at=NOW)])
    bad.recall_count = count
    assert len(store.retrieve("kettle", 2, NOW)) == 2
    assert good.recall_count == bad.recall_count == 1
    bad.created_at = "x"  # type: ignore[assignment]
    assert store.recent(NOW) == [good]


@pytest.mark.parametrize("belief", [{"pinned": True}, {"anchor": True}, {"belief_class": "axiom"}])
def test_what_lasts_comes_back_and_is_not_put_away(journal: Journal, belief: dict[str, Any]) -> None:
    memory = journal.memories[0]
    journal.care.archive([memory.id])
    assert memory.archived
    journal.care.believe(memory.id, belief)
    journal.care.archive([memory.id])
    assert not memory.archived
