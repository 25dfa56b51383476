"""Contact sheets, and the command line that draws."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from persode.cli import main
from persode.episode import EpisodeMetadata
from persode.illustration import contact_sheet, read_events


def test_lines_become_events() -> None:
    events = read_events("joyful | We won\n\nNothing | special\nsad|It rained | a lot\n")
    assert [(one.emotion, one.text) for one in events] == [
        ("joyful", "We won"),
        ("neutral", "Nothing | special"),
        ("sad", "It rained | a lot"),
    ]


def test_sheet_has_a_cell_for_each_event() -> None:
    sheet = contact_sheet([EpisodeMetadata("A"), EpisodeMetadata("B"), EpisodeMetadata("C")], columns=2, size=64)
    with Image.open(io.BytesIO(sheet)) as image:
        assert image.size == (2 * 74 + 10, 2 * 74 + 10)


@pytest.mark.slow
def test_draw_and_sheet_write_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.webp"
    told = ["draw", "We baked <b>bread</b>", "--feeling", "joyful", "--style", "pastel", "--art", "cubist"]
    assert main([*told, "--size", "64", "--out", str(out)]) == 0
    printed = capsys.readouterr()
    assert "loaf of bread" in printed.out
    assert "cubist" in printed.err
    with Image.open(out) as image:
        assert image.size == (64, 64)
    events, sheet = tmp_path / "events.txt", tmp_path / "s.webp"
    events.write_text("joyful | We won\nsad | It rained", encoding="utf-8")
    assert main(["sheet", str(events), "--size", "64", "--out", str(sheet)]) == 0
    assert sheet.stat().st_size > 500


def test_a_feeling_that_is_none_is_said_and_drawn_neutral(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "A day", "--feeling", "zesty", "--size", "64", "--out", str(tmp_path / "x.webp")]) == 0
    printed = capsys.readouterr()
    assert "zesty" in printed.err
    assert "calm face" in printed.out


@pytest.mark.parametrize("bad", ["missing.txt", "empty.txt"])
def test_a_sheet_of_nothing_is_said(bad: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.txt").write_text("\n \n", encoding="utf-8")
    assert main(["sheet", str(tmp_path / bad), "--out", str(tmp_path / "s.webp")]) == 1
    assert bad in capsys.readouterr().err
    assert not (tmp_path / "s.webp").exists()


def test_a_disk_that_refuses_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["draw", "A day", "--size", "64", "--out", str(tmp_path / "no" / "x.webp")]) == 1
    assert "could not be saved" in capsys.readouterr().err
