"""What the person did with a memory stays with it when she edits its message, as long as it tells nearly the same."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.journal.rewording import heirs
from persode.memory import Memory
from tests.unit.journal.compare import SetClock, same
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each opens a journal twice

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
TOLD = "I celebrated my graduation with Mika at the zorblkae."
PUT_RIGHT = "I celebrated my graduation with Mika at the lake."
SIX = "This morning I ran to the old mill and saw six ducks and was happy."
TEN = "This afternoon I ran to the old mill and saw ten ducks and was sad."
SONG = "Tonight my aunt Ilka sang a long song for all of us at the concert."
RICE = "I cooked rice with an onion."


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "mina", SetClock(NOW - timedelta(days=40)))
    journal.say(TOLD)
    journal.say(RICE)
    return journal


def opened(folder: Path, clock: SetClock) -> Journal:
    return Journal.open(folder, clock=clock, embedder=HashingEmbedder())


def the(journal: Journal, word: str) -> Memory:
    known = (*journal.state.memories.values(), *journal.state.shelf.values())
    return next(m for m in known if word in m.text)


def graduation(journal: Journal) -> str:
    return the(journal, "graduation").id


def edit(journal: Journal, text: str = PUT_RIGHT) -> None:
    journal.edit_message(next(iter(journal.state.messages)), text)


def lived(journal: Journal) -> object:
    """Everything of the memory that is no word of it."""
    state, memory = journal.state, the(journal, "graduation")
    its = memory.id
    return (
        [(v.verdict, v.query) for v in state.verdicts if v.memory == its],
        [link for link in state.links.values() if its in (link.source, link.target)],
        (memory.recall_count, memory.last_recalled, state.recalls.get(its)),
        (memory.archived, memory.pinned, memory.anchor, memory.belief_class, memory.domain, memory.confidence_floor),
        (state.rests.get(its), journal.care.held_back(memory), state.believed.get(its)),
        (state.merged_with(its), its in state.memories, frozenset(state.declined), frozenset(state.apart)),
        list(journal.care.not_quite("my big day")),
        memory.emotion,
    )


DONE: dict[str, Callable[[Journal], object]] = {
    "right": lambda j: j.care.judge(graduation(j), "right"),
    "not quite": lambda j: j.care.judge(graduation(j), "not_quite", query="my big day"),
    "not now": lambda j: j.care.judge(graduation(j), "not_now"),
    "never": lambda j: j.care.judge(graduation(j), "never"),
    "a guess confirmed": lambda j: (
        j.care.believe(graduation(j), {"belief_class": "hypothesis"}),
        j.care.judge(graduation(j), "right"),
    ),
    "beliefs": lambda j: j.care.believe(graduation(j), {"pinned": True, "confidence_floor": 0.4, "anchor": True}),
    "a dream": lambda j: j.care.believe(graduation(j), {"domain": "fiction_content"}),
    "archived": lambda j: j.care.archive([graduation(j)]),
    "linked": lambda j: j.care.link(graduation(j), the(j, "rice").id, "causal"),
    "linked to": lambda j: j.care.link(the(j, "rice").id, graduation(j), "temporal"),
    "a link declined": lambda j: j.care.decline_link(the(j, "rice").id, graduation(j)),
    "kept for another": lambda j: j.care.merge(graduation(j), the(j, "rice").id),
    "merged away": lambda j: j.care.merge(the(j, "rice").id, graduation(j)),
    "apart": lambda j: j.care.part(the(j, "rice").id, graduation(j)),
    "recalled": lambda j: j.answer(j.say("How was my graduation with Mika?").id),
    "a mood": lambda j: j.tap_mood(next(iter(j.state.messages)), "sad"),
}


@pytest.mark.parametrize("done", DONE)
def test_a_letter_put_right_loses_nothing(journal: Journal, done: str) -> None:
    DONE[done](journal)
    before = lived(journal)
    edit(journal)
    assert the(journal, "graduation").text == PUT_RIGHT
    assert lived(journal) == before
    edit(journal, "What is the time?")
    edit(journal, TOLD)
    assert lived(journal) == before, "nor do words that come back"
    assert same(journal, opened(journal.person.folder, SetClock(NOW)))


def test_a_memory_of_another_story_begins_anew(journal: Journal) -> None:
    its = graduation(journal)
    journal.care.judge(its, "right")
    edit(journal, "A zebra stole the hats of all the guards.")
    zebra = the(journal, "zebra")
    assert zebra.id != its
    assert zebra.recall_count == 0


def test_what_another_message_tells_keeps_its_words_and_its_life(journal: Journal) -> None:
    journal.say(TOLD)
    its = graduation(journal)
    journal.care.judge(its, "never")
    journal.care.believe(its, {"pinned": True})
    edit(journal)
    (old,) = (m for m in journal.memories if m.text == TOLD)
    (new,) = (m for m in journal.memories if m.text == PUT_RIGHT)
    assert old.id == its != new.id
    assert [journal.care.held_back(m) for m in (old, new)] == ["quiet", "quiet"]
    assert new.pinned


def test_words_put_right_to_those_of_another_memory_are_one_with_it(journal: Journal) -> None:
    right = journal.state.messages[journal.say(PUT_RIGHT).id].tells[0]
    journal.care.judge(the(journal, "zorblkae").id, "not_now")
    edit(journal)
    (memory,) = (m for m in journal.memories if "graduation" in m.text)
    assert memory.id == right
    assert journal.care.held_back(memory) == "resting"
    journal.eraser.erase(journal.eraser.plan("memory", right))
    assert not where(journal.person.folder, "zorblkae")


def test_each_memory_of_a_message_finds_its_own_words(journal: Journal) -> None:
    message = journal.say(f"{SIX} {TEN} {SONG}")
    six, ten, song = journal.state.messages[message.id].tells
    journal.edit_message(message.id, f"{SONG[:-1]} and cried. {TEN} {SIX.replace('six', 'seven')}")
    assert journal.state.messages[message.id].tells == [song, ten, six]


def test_a_sentence_more_or_less_changes_no_other() -> None:
    before = [Memory(f"I saw {n} ducks on the pond by the mill.", id=str(n)) for n in range(40)]
    texts = [m.text for m in before if m.id != "7"]
    found = heirs(["We were late.", *texts], before)
    assert [found[n].text for n in range(1, 40)] == texts
    assert 0 not in found


def test_the_old_wording_goes_with_the_memory_and_with_whom_it_named(journal: Journal) -> None:
    edit(journal, "I celebrated my graduation with Quillon at the zorblkae.")
    edit(journal)
    question = journal.say("Where is Zorblkae?")
    plan = journal.eraser.plan("person", "Quillon")
    assert (plan.counts["memories"], plan.counts["other"]) == (0, 1)
    journal.eraser.erase(plan)
    assert not where(journal.person.folder, "quillon")
    assert the(journal, "graduation").text == PUT_RIGHT
    journal.eraser.erase(journal.eraser.plan("memory", graduation(journal)))
    assert not where(journal.person.folder, "zorblkae")
    assert question.id not in journal.state.messages


def test_as_it_was_before_the_edit_it_says_what_it_said(journal: Journal) -> None:
    journal.care.judge(graduation(journal), "right")
    before = journal.now
    journal._now.forward(days=3)  # type: ignore[attr-defined]
    edit(journal)
    assert [m.text for m in journal.at(before).memories if "graduation" in m.text] == [TOLD]
    assert the(journal.at(before), "graduation").recall_count == 1
    assert journal.state.memories[graduation(journal)].text == PUT_RIGHT
