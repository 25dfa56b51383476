"""A journal at another instant: what was known, what will be left; cut, never folded anew, never written."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import ReadOnlyError
from persode.journal import Journal
from persode.journal.fold.state import State
from tests.unit.journal.compare import SetClock

BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)
SAID = (
    "Lena and I built a kite in the shed.",
    "My boss shouted at me in front of everyone.",
    "I dreamt that the river ran uphill.",
    "Grandma Alda taught me her bread.",
    "The heating broke and I slept in two jumpers.",
)


@pytest.fixture
def clock() -> SetClock:
    return SetClock(BEGIN)


@pytest.fixture
def journal(tmp_path: Path, clock: SetClock) -> Journal:
    return Journal.open(tmp_path / "mina", clock=clock, embedder=HashingEmbedder())


def lived(journal: Journal, clock: SetClock, seed: int) -> list[datetime]:
    """A life of forty turns in which everything happens that can; the instants at which it did."""
    chance, instants = random.Random(seed), []

    def some(of: Any) -> Any:
        return chance.choice(sorted(of))

    for turn in range(40):
        clock.forward(hours=chance.randrange(1, 40))
        instants.append(journal.now)
        state, care = journal.state, journal.care
        if turn < 4 or not state.memories:
            journal.say(SAID[turn % len(SAID)])
            continue
        memory, other, message = some(state.memories), some(state.memories), some(state.messages)
        match chance.randrange(16):
            case 0 | 1:
                journal.say(chance.choice(SAID))
            case 2:
                journal.import_entry(chance.choice(SAID), journal.now - timedelta(days=chance.randrange(1, 90)))
            case 3 | 4:
                journal.answer(journal.say("When did I build a kite?").id)
            case 5:
                care.judge(memory, chance.choice(("right", "not_quite", "not_now", "never")), "the kite")
            case 6:
                care.believe(memory, {"belief_class": "axiom", "pinned": True})
            case 7:
                care.archive([memory, other])
            case 8:
                care.unarchive([memory, other])
            case 9 if memory != other:
                care.merge(memory, other)
            case 10 if state.merged:
                gone = some(state.merged)
                care.part(state.merged[gone], gone)
            case 11 if memory != other:
                care.link(memory, other, "causal")
            case 12 if state.links:
                care.unlink(some(state.links))
            case 13 if not state.messages[message].taken_back:
                journal.edit_message(message, chance.choice(SAID))
            case 14:
                (journal.restore if state.messages[message].taken_back else journal.take_back)(message)
            case 15:
                journal.tap_mood(message, chance.choice(("sad", "joyful", None)))
            case _:
                care.quieten("topic", chance.choice(("kite", "boss")))
    return instants


def bare(state: State) -> tuple[Any, ...]:
    """A state with its memories as plain data."""
    memories = {m.id: m.to_dict() for m in state.memories.values()}
    shelf = {m.id: m.to_dict() for m in state.shelf.values()}
    return replace(state, memories={}, shelf={}), memories, shelf, list(state.messages), list(state.replies)


@pytest.mark.parametrize("seed", range(10))
def test_the_cut_is_the_fold_at_every_instant(journal: Journal, clock: SetClock, seed: int) -> None:
    instants = lived(journal, clock, seed)
    for instant in [BEGIN - timedelta(days=100), *instants[::3], *(i - timedelta(days=30) for i in instants[::6])]:
        assert bare(journal.life.at(instant)) == bare(journal.as_of(instant))
    assert journal.life.at(clock.instant) is journal.state


def test_what_was_known_and_what_will_be_left(journal: Journal, clock: SetClock) -> None:
    journal.say(SAID[0])
    clock.forward(days=10)
    journal.import_entry(SAID[3], clock.instant - timedelta(days=30))
    (kite,) = [m for m in journal.memories if "kite" in m.text]
    before = journal.at(BEGIN - timedelta(days=1))
    assert [m.text for m in before.memories] == [SAID[3]]
    assert before.at(BEGIN - timedelta(days=60)).memories == []
    assert [m.text for m in journal.at(BEGIN + timedelta(days=1)).memories] == [SAID[0], SAID[3]]
    ahead = journal.at(clock.instant + timedelta(days=30))
    assert ahead.now == clock.instant + timedelta(days=30)
    assert ahead.strength(ahead.state.memories[kite.id]) == journal.strength(kite, ahead.now)


def test_asked_as_of_then(journal: Journal, clock: SetClock) -> None:
    journal.say(SAID[3])
    clock.forward(days=3)
    journal.say(SAID[0])
    clock.forward(days=30)
    assert [h.memory.text for h in journal.at(BEGIN + timedelta(days=1)).recall("the kite")] == [SAID[3]]
    then = journal.at(BEGIN + timedelta(days=4)).recall("the kite")
    assert then[0].memory.text == SAID[0]
    assert then[0].score == pytest.approx(journal.recall("the kite")[0].score, abs=1e-6)


def test_views_follow_the_clock(journal: Journal, clock: SetClock) -> None:
    journal.say(SAID[0])
    clock.forward(days=3)
    journal.say("I walked at the lake with Jonas.")
    for days, people in ((1, {"Lena"}), (4, {"Lena", "Jonas"}), (1, {"Lena"}), (-1, set()), (9, {"Lena", "Jonas"})):
        then = journal.at(BEGIN + timedelta(days=days))
        assert {name for m in then.mementos.views.moments.values() for name in m.people} == people


def test_what_is_quiet_now_is_quiet_then(journal: Journal, clock: SetClock) -> None:
    journal.say(SAID[0])
    clock.forward(days=3)
    journal.care.quieten("topic", "kite")
    then = journal.at(BEGIN + timedelta(days=1))
    assert then.care.held_back(then.memories[0]) == "quiet"


def test_nothing_can_be_written_there(journal: Journal, clock: SetClock) -> None:
    message = journal.say(SAID[0])
    clock.forward(days=3)
    journal.warm()
    folder = journal.person.folder
    before = {p: sha256(p.read_bytes()).hexdigest() for p in folder.rglob("*") if p.is_file()}
    for instant in (BEGIN + timedelta(days=1), clock.instant + timedelta(days=9)):
        then = journal.at(instant)
        assert then.read_only
        for change in (
            lambda then=then: then.say("No."),
            lambda then=then: then.care.archive([then.memories[0].id]),
            lambda then=then: then.answer(message.id),
            lambda then=then: then.eraser.erase(then.eraser.plan("memory", then.memories[0].id)),
        ):
            with pytest.raises(ReadOnlyError, match="another day"):
                change()
    assert {p: sha256(p.read_bytes()).hexdigest() for p in folder.rglob("*") if p.is_file()} == before


def test_it_takes_in_what_is_told_meanwhile(journal: Journal, clock: SetClock) -> None:
    journal.say(SAID[0])
    ahead = journal.at(BEGIN + timedelta(days=9))
    assert len(ahead.memories) == 1
    journal.say(SAID[3])
    assert len(journal.at(BEGIN + timedelta(days=9)).memories) == 2


def test_what_happened_to_a_memory(journal: Journal, clock: SetClock) -> None:
    told = journal.say(SAID[0])
    clock.forward(days=1)
    (memory,) = journal.memories
    journal.care.judge(memory.id, "right", "the kite")
    clock.forward(days=1)
    journal.care.believe(memory.id, {"pinned": True})
    journal.tap_mood(told.id, "sad")
    kinds = [h.kind for h in journal.life.of(memory.id)]
    assert kinds == ["message_said", "message_read", "memory_judged", "memory_believed", "mood_tapped"]
    assert journal.state.recalls[memory.id] == [BEGIN + timedelta(days=1)]
    assert journal.life.of("nobody") == []


def test_an_answer_given_anew_stands_where_it_stood_then(journal: Journal, clock: SetClock) -> None:
    told = journal.say(SAID[0]).id
    first, second = [journal.say(question).id for question in ("When did I build a kite?", "When did my boss shout?")]
    for message in (first, second):
        clock.forward(hours=1)
        journal.answer(message)
    both = clock.instant
    clock.forward(hours=1)
    journal.edit_message(told, SAID[3])
    assert list(journal.state.replies) == [second], "the first quotes what she no longer says"
    journal.answer(first)
    assert list(journal.state.replies) == [second, first]
    assert list(journal.life.at(both).replies) == list(journal.as_of(both).replies) == [first, second]
