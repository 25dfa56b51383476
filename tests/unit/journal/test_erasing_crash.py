"""A crash in an erasure leaves the old state or the new one, whole: with its drafts, its receipt, and no scraps."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.log import JsonLinesLog
from tests.unit.journal.compare import SetClock
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each opens a journal several times

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
DRAFT = "hello Ilka, and a long unsent text"
BROKEN = b'{"v":1,"seq": a broken disk\n'


def opened(folder: Path) -> Journal:
    return Journal.open(folder, clock=SetClock(NOW), embedder=HashingEmbedder())


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = opened(tmp_path / "mina")
    journal.say("I met Ilka.")
    journal.say("I ran.")
    journal.drafts.keep("chat", DRAFT)
    return journal


def killed(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def erase_until(journal: Journal, monkeypatch: pytest.MonkeyPatch, kill: Callable[[pytest.MonkeyPatch], None]) -> None:
    plan = journal.eraser.plan("person", "Ilka")
    with monkeypatch.context() as patch:
        kill(patch)
        with pytest.raises(KeyboardInterrupt):
            journal.eraser.erase(plan)


def receipts(folder: Path) -> list[dict[str, object]]:
    return [e.data for e in JsonLinesLog(folder).read().events if e.kind == "erased"]


def break_a_line(folder: Path) -> None:
    log = folder / "log.jsonl"
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:2], BROKEN, *lines[2:]]))


@pytest.mark.parametrize("healed_by", ["the next opening", "a tab that is open"])
def test_an_erasure_that_never_began_takes_nothing_though_the_log_was_healed(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, healed_by: str
) -> None:
    folder = journal.person.folder
    erase_until(journal, monkeypatch, lambda patch: patch.setattr(journal._ledger, "rewrite", killed))
    assert "Ilka" not in (folder / "erasing.json").read_text(encoding="utf-8")
    break_a_line(folder)
    if healed_by == "a tab that is open":
        JsonLinesLog(folder).heal()
    again = opened(folder)
    assert {m.text for m in again.memories} == {"I met Ilka.", "I ran."}
    assert again.drafts.read("chat") == DRAFT
    assert (folder / "log.torn").read_bytes() == BROKEN
    assert receipts(folder) == []
    assert not (folder / "erasing.json").exists()


@pytest.mark.parametrize(
    "kill",
    [
        lambda j, patch: patch.setattr(j.eraser, "finish", killed),
        lambda j, patch: patch.setattr(j.eraser, "_sweep", killed),
        lambda j, patch: patch.setattr(j, "append", killed),
        lambda j, patch: patch.setattr(j.drafts, "drop", killed),
        lambda j, patch: patch.setattr(j.eraser, "_write_pages", killed),
    ],
)
@pytest.mark.parametrize("damaged", [False, True])
def test_an_erasure_that_was_cut_off_is_finished_with_one_receipt(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, kill: Callable[..., None], damaged: bool
) -> None:
    folder = journal.person.folder
    counts = journal.eraser.plan("person", "Ilka").counts
    erase_until(journal, monkeypatch, lambda patch: kill(journal, patch))
    if damaged:
        break_a_line(folder)
    for _ in range(2):
        again = opened(folder)
        assert [m.text for m in again.memories] == ["I ran."]
        assert receipts(folder) == [{"target": "person", "counts": counts}]
        assert again.state.erasures == 1
        assert where(folder, "ilka") == []
        assert not (folder / "erasing.json").exists()


def test_a_file_that_never_took_the_logs_place_is_cleared_away(journal: Journal) -> None:
    folder = journal.person.folder
    (folder / "log.new").write_bytes(b"half a log with Ilka")
    opened(folder)
    assert not (folder / "log.new").exists()


def test_setting_damage_aside_is_a_new_generation_and_no_rewriting(journal: Journal) -> None:
    log = JsonLinesLog(journal.person.folder)
    log.read()
    assert (log.rewrites, log.newest_generation) == (0, 0)
    break_a_line(journal.person.folder)
    log = JsonLinesLog(journal.person.folder)
    log.read()
    log.heal()
    assert (log.rewrites, log.newest_generation) == (0, 1)
    log.rewrite(lambda event: event)
    assert (log.rewrites, log.newest_generation) == (1, 2)
    again = JsonLinesLog(journal.person.folder)
    again.read()
    assert again.rewrites == 1
