"""Links that a memory's words propose to an earlier one: offered, accepted, declined, never made unasked."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from persode.embeddings import get_embedder
from persode.errors import BadInputError
from persode.journal import Journal
from persode.memory import Memory
from tests.unit.journal.compare import SetClock

CASES = json.loads((Path(__file__).parents[2] / "data" / "links.json").read_text(encoding="utf-8"))
BURIED = "We buried Grandpa in the small churchyard by the river."
CELLO = "First cello lesson with Mr Duarte, I can play one note."
SINCE = "Nothing tastes right since we buried Grandpa."
needs_meaning = pytest.mark.skipif(get_embedder("minilm").name != "minilm", reason="measured with MiniLM")


def opened(folder: Path, texts: list[str]) -> Journal:
    journal = Journal.open(folder, clock=SetClock(datetime(2026, 3, 10, 12, tzinfo=UTC)), embedder=get_embedder())
    for days, text in enumerate(reversed(texts), start=1):
        journal.import_entry(text, journal.now - timedelta(days=days))
    return journal


def memory(journal: Journal, text: str) -> Memory:
    return next(m for m in journal.state.memories.values() if m.text == text)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return opened(tmp_path / "mina", [BURIED, CELLO, SINCE])


def test_a_link_is_offered_and_made_only_when_it_is_accepted(journal: Journal) -> None:
    (offered,) = journal.care.proposed_links(memory(journal, SINCE).id)
    assert (offered.earlier.text, offered.kind, offered.words) == (BURIED, "temporal", "we buried Grandpa")
    assert journal.state.links == {}
    journal.care.link(offered.earlier.id, offered.later.id, offered.kind)
    assert [(k.source, k.target, k.kind) for k in journal.state.links.values()] == [
        (offered.earlier.id, offered.later.id, "temporal")
    ]
    assert journal.care.proposed_links(offered.later.id) == []


def test_what_was_declined_is_not_offered_again(journal: Journal) -> None:
    later, earlier = memory(journal, SINCE).id, memory(journal, BURIED).id
    journal.care.decline_link(earlier, later)
    journal.care.decline_link(earlier, later)
    again = Journal.open(journal.person.folder, clock=SetClock(journal.now), embedder=get_embedder())
    assert again.state.not_understood == 0
    assert again.care.proposed_links(later) == []
    assert len(again.state.declined) == 1


def test_looking_adds_no_event(journal: Journal) -> None:
    before = (journal.person.folder / "log.jsonl").read_bytes()
    journal.care.proposed_links(memory(journal, SINCE).id)
    assert (journal.person.folder / "log.jsonl").read_bytes() == before


def test_an_earlier_memory_points_to_no_later_one_and_a_quiet_one_is_left_alone(journal: Journal) -> None:
    assert journal.care.proposed_links(memory(journal, BURIED).id) == []
    journal.care.quieten("memory", memory(journal, BURIED).id)
    assert journal.care.proposed_links(memory(journal, SINCE).id) == []


def test_a_memory_that_is_not_there(journal: Journal) -> None:
    with pytest.raises(BadInputError):
        journal.care.proposed_links("nobody")
    with pytest.raises(BadInputError):
        journal.care.decline_link("nobody", memory(journal, SINCE).id)


@needs_meaning
@pytest.mark.slow
def test_own_sentences_find_their_memory_and_foreign_ones_find_none(tmp_path: Path) -> None:
    own, told = CASES["own"], CASES["memories"]
    journal = opened(tmp_path / "all", [*told, *(text for text, _ in own), *CASES["foreign"]])
    found = {text: journal.care.proposed_links(memory(journal, text).id) for text, _ in own}
    right = sum(bool(found[text]) and found[text][0].earlier.text == told[number] for text, number in own)
    among = [text for text in CASES["foreign"] if journal.care.proposed_links(memory(journal, text).id)]
    assert right >= 25
    assert len(among) <= 3
