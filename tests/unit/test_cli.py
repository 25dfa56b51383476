"""The command line, as a person types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from persode.cli import main
from persode.journal import Journal, People
from tests.unit.journal.compare import same

ENTRIES = [
    {"date_time": "2026-02-20T22:00:00Z", "text": "Mochi the cat was sick all night and I sat with her on the floor."},
    {"date_time": "2026-02-21T20:00:00Z", "text": "Bought oat milk and did the laundry."},
    {"date_time": "2027-01-01T00:00:00Z", "text": "From the future."},
    {"date_time": "2026-02-30", "text": "Impossible."},
]


@pytest.fixture(autouse=True)
def _light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERSODE_EMBEDDER", "hashing")


@pytest.fixture
def entries(tmp_path: Path) -> Path:
    path = tmp_path / "entries.json"
    path.write_text(json.dumps(ENTRIES))
    return path


@pytest.mark.slow
def test_import_recall_export_and_back(entries: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(entries), "--person", "Mina"]) == 0
    out = capsys.readouterr().out
    assert "2 entries" in out
    assert "entry 3" in out
    assert "entry 4" in out
    assert main(["import", str(entries)]) == 0
    assert "2 entries were there already" in capsys.readouterr().out
    assert main(["recall", "the sick cat", "--top", "1", "--strategy", "similarity"]) == 0
    assert "2026-02-20  Mochi the cat" in capsys.readouterr().out

    journal = Journal.open(People().everyone()[0])
    journal.diary.write(journal.memories[0].my_day)
    archive = tmp_path / "mina.zip"
    assert main(["export", str(archive)]) == 0
    assert main(["import", str(archive), "--person", "Mina again"]) == 0
    again = Journal.open(next(p for p in People().everyone() if p.name == "Mina again"))
    assert same(again, journal)
    assert again.diary.picture(again.diary.pages()[0]) == journal.diary.picture(journal.diary.pages()[0])


def test_what_is_wrong_is_a_sentence(entries: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recall", "x"]) == 1
    assert "no journal here yet" in capsys.readouterr().err
    assert main(["import", str(tmp_path / "none.json")]) == 1
    (tmp_path / "bad.zip").write_bytes(b"PK nothing")
    assert main(["import", str(tmp_path / "bad.zip")]) == 1
    main(["import", str(entries), "--person", "Mina"])
    main(["import", str(entries), "--person", "Noah"])
    capsys.readouterr()
    assert main(["recall", "x"]) == 1
    assert "--person" in capsys.readouterr().err
    assert main(["recall", "x", "--person", "../x"]) == 1
    assert "can't be the id" in capsys.readouterr().err
    assert main(["recall", "x", "--person", "Mina", "--strategy", "best"]) == 1
    assert "clausal" in capsys.readouterr().err


def test_the_doctor_looks_and_changes_nothing(
    entries: Path, own_data_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["import", str(entries), "--person", "Mina"])
    assert main(["doctor"]) == 0
    log = next(own_data_folder.rglob("log.jsonl"))
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([lines[0], b"damaged\n", *lines[1:]]))
    before = log.read_bytes()
    capsys.readouterr()
    assert main(["doctor"]) == 1
    assert "1 line can't be read" in capsys.readouterr().out
    assert log.read_bytes() == before
    main(["doctor", "--repair"])
    assert main(["doctor"]) == 0
    assert log.with_name("log.torn").read_bytes() == b"damaged\n"


@pytest.mark.slow
def test_the_demo_tells_answers_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "demo.webp"
    assert main(["demo", "--out", str(picture)]) == 0
    assert "Persode:" in capsys.readouterr().out
    assert picture.read_bytes()[8:12] == b"WEBP"
