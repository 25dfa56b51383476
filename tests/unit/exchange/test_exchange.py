"""Entries and archives: what is right comes in, what is wrong is named, nothing leads elsewhere."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from persode.errors import ForeignFileError
from persode.exchange import read_archive, read_entries, write_archive


def as_json(data: object) -> bytes:
    return json.dumps(data).encode()


def test_a_list_of_entries_comes_in_order_of_time() -> None:
    file = read_entries(
        as_json(
            [
                {"date_time": "2026-03-02T10:00:00+09:00", "text": "later"},
                {"date_time": "2026-03-01", "text": "sooner", "more": 1},
            ]
        ),
        "x.json",
    )
    assert [e.text for e in file.entries] == ["sooner", "later"]
    assert file.entries[1].told_at.isoformat() == "2026-03-02T01:00:00+00:00"
    assert file.left_out == []


def test_one_bad_entry_never_stops_the_rest() -> None:
    bad = [
        {"date_time": "2026-02-31", "text": "impossible"},
        {"date_time": "someday", "text": "vague"},
        {"text": "no date"},
        {"date_time": "2026-03-01", "text": "  "},
        {"date_time": "2026-03-01"},
        "a string",
        None,
    ]
    file = read_entries(as_json([*bad, {"date_time": "2026-03-01", "text": "good"}]), "x.json")
    assert [e.text for e in file.entries] == ["good"]
    assert [where for where, _ in file.left_out] == [f"entry {n}" for n in range(1, 8)]
    assert "2026-02-31" in file.left_out[0][1]


@pytest.mark.parametrize("content", [b"", b"no json", b"\xff\xfe\x00", b"[" * 100_000, b'"text"', b"{}", b"3"])
def test_what_is_no_file_of_entries_is_refused(content: bytes) -> None:
    with pytest.raises(ForeignFileError, match=r"x\.json.*Nothing was imported"):
        read_entries(content, "x.json")


def test_a_persona_must_be_named() -> None:
    data = as_json(
        {"personas": [{"persona_id": "p01", "name": "Ada", "episodes": [{"date_time": "2026-01-01", "text": "x"}]}]}
    )
    assert read_entries(data, "x.json", "p01").name == "Ada"
    for persona in ("", "p02"):
        with pytest.raises(ForeignFileError, match="p01"):
            read_entries(data, "x.json", persona)


def folder_with_journal(folder: Path) -> Path:
    (folder / "pictures").mkdir(parents=True)
    (folder / "log.jsonl").write_bytes(b'{"v":1}\n')
    (folder / "pictures" / "a1.webp").write_bytes(b"RIFF")
    (folder / "person.json").write_text('{"passcode": {"hash": "secret"}}')
    return folder


def test_an_archive_gives_its_files_back_and_no_passcode(tmp_path: Path) -> None:
    content = write_archive(folder_with_journal(tmp_path / "mina"), "Mina", {"2026-03-01-a1.md": "# A day"})
    archive = read_archive(content, "x.zip")
    assert archive.name == "Mina"
    assert archive.files == {"log.jsonl": b'{"v":1}\n', "pictures/a1.webp": b"RIFF"}
    assert b"secret" not in content
    with zipfile.ZipFile(io.BytesIO(content)) as opened:
        assert opened.read("pages/2026-03-01-a1.md") == b"# A day"


def zipped(**members: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in members.items():
            archive.writestr(name, text)
    return buffer.getvalue()


ABOUT = '{"format": "persode-journal", "version": 1, "name": "x"}'


@pytest.mark.parametrize(
    "members",
    [
        {},
        {"persode.json": ABOUT},
        {"persode.json": "{", "log.jsonl": ""},
        {"persode.json": "[]", "log.jsonl": ""},
        {"persode.json": '{"format": "other"}', "log.jsonl": ""},
        {"persode.json": ABOUT.replace("1", "2"), "log.jsonl": ""},
        {"persode.json": ABOUT, "log.jsonl": "", "../evil": "x"},
        {"persode.json": ABOUT, "log.jsonl": "", "pictures/../../evil.webp": "x"},
        {"persode.json": ABOUT, "log.jsonl": "", "/etc/passwd": "x"},
        {"persode.json": ABOUT, "log.jsonl": "", "person.json": "{}"},
        {"persode.json": ABOUT, "log.jsonl": ""},
        {"persode.json": ABOUT, "log.jsonl": "my diary, by hand"},
    ],
)
def test_a_foreign_archive_is_refused(members: dict[str, str]) -> None:
    with pytest.raises(ForeignFileError, match=r"x\.zip.*Nothing was changed"):
        read_archive(zipped(**members), "x.zip")


def test_words_that_repeat_are_no_burst(tmp_path: Path) -> None:
    folder = folder_with_journal(tmp_path / "mina")
    line = b'{"v":1,"seq":1,"kind":"message_said","data":{"text":"' + b"I walked home. " * 60_000 + b'"}}\n'
    (folder / "log.jsonl").write_bytes(line * 3)
    content = write_archive(folder, "Mina", {})
    assert len(content) * 100 < 3 * len(line), "it packs tightly"
    assert read_archive(content, "x.zip").files["log.jsonl"] == line * 3


@pytest.mark.parametrize("size", [2 * 1024 * 1024, 40 * 1024 * 1024])
def test_an_archive_that_bursts_is_refused_unread(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("persode.json", ABOUT)
        archive.writestr("log.jsonl", '{"v":1}')
        archive.writestr("pictures/a.webp", bytes(size))
    monkeypatch.setattr(zipfile.ZipFile, "read", lambda *_: pytest.fail("it is unpacked"))
    with pytest.raises(ForeignFileError):
        read_archive(buffer.getvalue(), "x.zip")


def test_a_damaged_archive_is_refused(tmp_path: Path) -> None:
    content = bytearray(write_archive(folder_with_journal(tmp_path / "mina"), "Mina", {}))
    for cut in (content[:-30], content[: len(content) // 2], b"PK"):
        with pytest.raises(ForeignFileError):
            read_archive(bytes(cut), "x.zip")
    content[60:70] = b"\xff" * 10
    with pytest.raises(ForeignFileError):
        read_archive(bytes(content), "x.zip")
