"""One value that can't be, wherever it stands in the log, damages nothing beside it, and it is counted."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.journal.fold.fold import fold
from persode.log import Draft, Event, JsonLinesLog
from tests.unit.journal.compare import SetClock
from tests.unit.journal.test_erasing import where

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
BREAD, BIKE, CONCERT = (
    "This morning I baked bread with grandma.",
    "This afternoon my bike was stolen and I was furious.",
    "Tonight I went to a concert and danced.",
)
RUBBISH: tuple[Any, ...] = ("rubbish", 5, -1.5, [], ["x"], {"x": 1}, None, True)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("damaged") / "mina"
    journal = Journal.open(folder, clock=SetClock(NOW), embedder=HashingEmbedder())
    first = journal.say(f"{BREAD} {BIKE} {CONCERT}")
    journal.say("I cooked rice.")
    with journal.writing():
        rows = [{"id": memory, "title": "Read anew", "emotion": "sad"} for memory in first.tells]
        journal.append([Draft("message_read_anew", {"message": first.id, "by": "m", "readings": rows})])
    return folder


@pytest.fixture(scope="module")
def events(folder: Path) -> list[Event]:
    events = JsonLinesLog(folder).read().events
    events[1].data["awaits_model"] = True
    for row in events[1].data["memories"]:
        row |= {"created_at": NOW.isoformat(), "belief_class": "episode", "archived": False}
    return events


def told(events: list[Event]) -> tuple[dict[str, Any], int]:
    state = fold(copy.deepcopy(events))
    every = (*state.memories.values(), *state.shelf.values())
    return {m.text: m.to_dict() for m in every}, state.not_understood


def damaged(events: list[Event], kind: str, rows: str) -> Iterator[tuple[str, Any, list[Event]]]:
    """The log with one value of an event, or of its first row, replaced by each kind of rubbish, or taken away."""
    at = next(n for n, event in enumerate(events) if event.kind == kind)
    fields = events[at].data[rows][0] if rows else events[at].data
    for name in [*fields, "last_recalled", "of_a_later_version"] if rows == "memories" else [*fields]:
        for value in RUBBISH:
            data = copy.deepcopy(events[at].data)
            (data[rows][0] if rows else data)[name] = value
            yield name, value, [*events[:at], events[at]._replace(data=data), *events[at + 1 :]]
    if rows:
        for value in RUBBISH:
            data = copy.deepcopy(events[at].data)
            data[rows][0] = value
            yield "the row", value, [*events[:at], events[at]._replace(data=data), *events[at + 1 :]]


@pytest.mark.parametrize(("kind", "rows"), [("message_read", "memories"), ("message_read_anew", "readings")])
def test_the_other_memories_of_the_message_are_what_they_were(events: list[Event], kind: str, rows: str) -> None:
    whole, _ = told(events)
    for name, value, log in damaged(events, kind, rows):
        found, _ = told(log)
        for text in (BIKE, CONCERT, "I cooked rice."):
            assert found.get(text) == whole[text], (name, value)


def test_the_damaged_memory_itself_is_there_if_its_words_are(events: list[Event]) -> None:
    for name, value, log in damaged(events, "message_read", "memories"):
        found, counted = told(log)
        if name not in ("id", "text", "the row"):
            assert BREAD in found, (name, value)
        assert BREAD in found or counted or name in ("id", "text"), (name, value)


def test_a_date_of_the_message_is_taken_from_the_line(events: list[Event]) -> None:
    whole, _ = told(events)
    for name in ("told_at", "my_day"):
        log = copy.deepcopy(events)
        log[0].data[name] = "rubbish"
        found, counted = told(log)
        assert found.keys() == whole.keys()
        assert counted == 1


@pytest.mark.slow
@pytest.mark.parametrize("field", ["created_at", "last_recalled", "belief_class", "id"])
def test_it_is_said_and_can_be_erased(folder: Path, events: list[Event], tmp_path: Path, field: str) -> None:
    log = JsonLinesLog(tmp_path / "mina")
    for event in copy.deepcopy(events):
        if event.kind == "message_read" and len(event.data.get("memories", ())) > 1:
            event.data["memories"][0][field] = ["rubbish"]
        log.append([Draft(event.kind, event.data)])
    journal = Journal.open(tmp_path / "mina", clock=SetClock(NOW), embedder=HashingEmbedder())
    assert journal.notices == ["notices.not_understood"]
    assert {BIKE, CONCERT} <= {m.text for m in journal.memories}
    bike = next(m.id for m in journal.memories if m.text == BIKE)
    journal.eraser.erase(journal.eraser.plan("memory", bike))
    assert where(journal.person.folder, "stolen") == []
    journal.eraser.erase(journal.eraser.plan("day", journal.today.isoformat()))
    for word in ("bread", "concert", "rice"):
        assert where(journal.person.folder, word) == []
