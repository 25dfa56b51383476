"""Erasing one piece of a message takes nothing that is only out of sight: taken back, merged, told by another too."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from tests.unit.journal.compare import SetClock, same
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each opens a journal twice

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
BREAD, KETTLE, CONCERT = (
    "This morning I baked bread with Quillon.",
    "This afternoon my zorbnik was stolen and I was furious.",
    "Tonight I went to a concert and danced.",
)
BICYCLE = "My bicycle got stolen."


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "mina")
    journal.say(f"{BREAD} {KETTLE} {CONCERT}")
    journal.say(BICYCLE)
    return journal


def opened(folder: Path) -> Journal:
    return Journal.open(folder, clock=SetClock(NOW), embedder=HashingEmbedder())


def texts(journal: Journal) -> set[str]:
    return {m.text for m in journal.memories}


def the(journal: Journal, word: str) -> str:
    known = (*journal.state.memories.values(), *journal.state.shelf.values())
    return next(m.id for m in known if word in m.text)


def first(journal: Journal) -> str:
    return next(iter(journal.state.messages))


Step = Callable[[Journal], object]
OUT_OF_SIGHT: dict[str, tuple[Step, Step]] = {
    "taken back": (lambda j: j.take_back(first(j)), lambda j: j.restore(first(j))),
    "merged away": (
        lambda j: j.care.merge(the(j, "bicycle"), the(j, "zorbnik")),
        lambda j: j.care.part(the(j, "bicycle"), the(j, "zorbnik")),
    ),
    "standing for another": (
        lambda j: j.care.merge(the(j, "zorbnik"), the(j, "bicycle")),
        lambda j: j.care.part(the(j, "zorbnik"), the(j, "bicycle")),
    ),
    "merged and taken back": (
        lambda j: (j.care.merge(the(j, "bicycle"), the(j, "zorbnik")), j.take_back(first(j))),
        lambda j: (j.care.part(the(j, "bicycle"), the(j, "zorbnik")), j.restore(first(j))),
    ),
    "archived": (lambda j: j.care.archive([the(j, "zorbnik")]), lambda j: j.care.unarchive([the(j, "zorbnik")])),
}


@pytest.mark.parametrize("target", ["memory", "person"])
@pytest.mark.parametrize("way", OUT_OF_SIGHT)
def test_what_is_out_of_sight_comes_back_after_a_piece_beside_it_was_erased(
    journal: Journal, way: str, target: str
) -> None:
    hide, show = OUT_OF_SIGHT[way]
    hide(journal)
    erasure = journal.eraser.plan(target, the(journal, "bread") if target == "memory" else "Quillon")
    assert [m.text for m in erasure.memories] == [BREAD]
    journal.eraser.erase(erasure)
    show(journal)
    assert texts(journal) == {KETTLE, CONCERT, BICYCLE}
    assert journal.state.messages[first(journal)].text == f"{KETTLE} {CONCERT}"
    assert same(journal, opened(journal.person.folder))


@pytest.mark.parametrize("way", OUT_OF_SIGHT)
def test_what_is_out_of_sight_can_still_be_erased_with_its_words(journal: Journal, way: str) -> None:
    OUT_OF_SIGHT[way][0](journal)
    journal.eraser.erase(journal.eraser.plan("memory", the(journal, "bread")))
    journal.eraser.erase(journal.eraser.plan("memory", the(journal, "zorbnik")))
    assert not where(journal.person.folder, "zorbnik")
    assert CONCERT in {m.text for m in (*journal.state.memories.values(), *journal.state.shelf.values())}


def test_a_memory_that_another_message_tells_outlives_the_cut_of_the_one_that_told_it_first(journal: Journal) -> None:
    journal.say(CONCERT)
    concert = the(journal, "concert")
    journal.edit_message(first(journal), f"{BREAD} {KETTLE}")
    journal.eraser.erase(journal.eraser.plan("memory", the(journal, "bread")))
    assert the(journal, "concert") == concert
    assert texts(journal) == {KETTLE, CONCERT, BICYCLE}
    message = journal.state.messages[first(journal)]
    assert message.text == KETTLE
    assert message.edited
    assert message.tells == [the(journal, "zorbnik")]


def test_an_old_wording_of_a_message_that_loses_a_part_does_not_come_back(journal: Journal) -> None:
    journal.edit_message(first(journal), f"{BREAD} {CONCERT}")
    journal.eraser.erase(journal.eraser.plan("memory", the(journal, "bread")))
    assert texts(journal) == {CONCERT, BICYCLE}
    assert not where(journal.person.folder, "quillon")
    assert not where(journal.person.folder, "zorbnik")
