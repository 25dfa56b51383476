"""Two who share a first name: the one is erased, the other stays, and what would go is said before."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from persode.journal import Journal
from tests.unit.mementos.lives import opened

TOLD = (
    "Tom Adeyemi brought bread to my flat and we watched the rain.",
    "Had dinner with Tom Fischer. He talked about his divorce.",
    "Tom visited. We walked over the bridge and he took forty photos.",
    "We swam in the lake with my sister Mia.",
)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "mina")
    for n, text in enumerate(TOLD):
        journal.say(text, day=date(2026, 1, n + 1))
    return journal


def erase(journal: Journal, name: str) -> None:
    journal.eraser.erase(journal.eraser.plan("person", name))


def test_erasing_tom_leaves_tom_adeyemi_and_tom_fischer(journal: Journal) -> None:
    plan = journal.eraser.plan("person", "Tom")
    assert [m.text for m in plan.memories] == [TOLD[2]]
    assert plan.traces.others == ("Tom Adeyemi", "Tom Fischer")
    journal.eraser.erase(plan)
    assert {p.name for p in journal.mementos.views.people} == {"Tom Adeyemi", "Tom Fischer", "Mia"}
    assert {m.text for m in journal.memories} == {TOLD[0], TOLD[1], TOLD[3]}


def test_the_other_one_is_erased_by_his_own_name(journal: Journal) -> None:
    erase(journal, "Tom Fischer")
    assert {p.name for p in journal.mementos.views.people} == {"Tom", "Tom Adeyemi", "Mia"}


def test_one_who_was_put_right_to_be_tom_goes_with_him(journal: Journal) -> None:
    journal.mementos.merge("Tom", "Tom Adeyemi")
    plan = journal.eraser.plan("person", "Tom")
    assert {m.text for m in plan.memories} == {TOLD[0], TOLD[2]}
    assert plan.traces.others == ("Tom Fischer",)


def test_where_one_alone_is_known_the_short_name_is_hers(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    journal.say(TOLD[0], day=date(2026, 1, 1))
    journal.say(TOLD[2], day=date(2026, 1, 2))
    assert len(journal.eraser.plan("person", "Tom").memories) == 2
    journal.mementos.keep_apart("Tom", "Tom Adeyemi")
    assert [m.text for m in journal.eraser.plan("person", "Tom").memories] == [TOLD[2]]
