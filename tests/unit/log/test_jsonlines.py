"""The log: durable, ordered, healed after a crash, safe with two writers, and never half rewritten."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from persode.errors import BadInputError, ReadOnlyError, StorageError
from persode.log import SCHEMA, Draft, JsonLinesLog, jsonlines

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)


def log(folder: Path) -> JsonLinesLog:
    return JsonLinesLog(folder, now=lambda: NOW)


def said(*texts: str) -> list[Draft]:
    return [Draft("said", {"text": text}) for text in texts]


def texts(folder: Path) -> list[str]:
    return [e.data["text"] for e in log(folder).read().events]


def test_what_was_appended_is_read_in_order_by_the_next_reader(tmp_path: Path) -> None:
    written = log(tmp_path).append(said("a", "Grüße 서울\u2028\x85", "c"))
    assert [e.seq for e in written] == [1, 2, 3]
    assert log(tmp_path).read().events == written
    assert written[0].at == NOW


def test_reading_goes_on_where_it_stopped(tmp_path: Path) -> None:
    reader, writer = log(tmp_path), log(tmp_path)
    writer.append(said("a"))
    assert [e.data["text"] for e in reader.read().events] == ["a"]
    writer.append(said("b", "c"))
    assert [e.data["text"] for e in reader.read(after=1).events] == ["b", "c"]
    assert reader.read(after=3).events == []
    assert [e.data["text"] for e in reader.read(after=2).events] == ["c"]
    assert len(reader.read().events) == 3


def test_an_append_leaves_only_what_is_new_to_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = log(tmp_path), log(tmp_path)
    theirs.append(said(*"abcdefgh"))
    assert len(ours.read().events) == 8
    theirs.append(said("i"))
    decoded = []
    monkeypatch.setattr(jsonlines, "_decoded", lambda line: decoded.append(line) or json.loads(line))
    ours.append(said("j"))
    assert [e.data["text"] for e in ours.read(after=8).events] == ["i", "j"]
    assert len(decoded) == 2
    theirs.append(said("k"))
    ours.heal()
    assert [e.data["text"] for e in ours.read(after=10).events] == ["k"]


def test_the_same_key_is_written_once(tmp_path: Path) -> None:
    a, b = log(tmp_path), log(tmp_path)
    first = a.append([Draft("said", {"text": "x"}, key="k1")])
    assert b.append([Draft("said", {"text": "x"}, key="k1"), Draft("said", {"text": "y"})])[0] == first[0]
    assert a.append([Draft("said", {"text": "z"}, "k2"), Draft("said", {"text": "z"}, "k2")])[1].seq == 3
    assert texts(tmp_path) == ["x", "y", "z"]


@pytest.mark.parametrize("key", [(1,), 7, None, b"x"])
def test_a_key_that_is_no_text_is_refused_before_anything_is_written(tmp_path: Path, key: Any) -> None:
    with pytest.raises(BadInputError):
        log(tmp_path).append([*said("a"), Draft("said", {"text": "b"}, key)])
    assert not (tmp_path / "log.jsonl").exists()


def test_a_line_with_a_key_that_is_no_text_is_set_aside(tmp_path: Path) -> None:
    log(tmp_path).append(said("a"))
    line = {"v": SCHEMA, "seq": 2, "at": NOW.isoformat(), "kind": "said", "key": [1], "data": {"text": "b"}}
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    opened = log(tmp_path)
    assert [e.data["text"] for e in opened.read().events] == ["a"]
    opened.append(said("c"))
    assert texts(tmp_path) == ["a", "c"]
    assert b'"b"' in (tmp_path / "log.torn").read_bytes()


@pytest.mark.parametrize("tear", [b'{"v":1,"seq":3,"at":"2026', b"\xff\xfe", b"}"])
def test_a_torn_last_line_is_set_aside(tmp_path: Path, tear: bytes) -> None:
    log(tmp_path).append(said("a", "b"))
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(tear)
    assert texts(tmp_path) == ["a", "b"]
    again = log(tmp_path)
    again.append(said("c"))
    assert (tmp_path / "log.torn").read_bytes() == tear + b"\n"
    assert again.read().damaged == 1
    assert texts(tmp_path) == ["a", "b", "c"]


def test_a_damaged_line_in_the_middle_is_set_aside_and_other_readers_start_anew(tmp_path: Path) -> None:
    log(tmp_path).append(said("a", "b", "c"))
    path = tmp_path / "log.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"v":1,"seq":2,"broken\n'
    path.write_bytes(b"".join(lines))
    other = log(tmp_path)
    generation = other.read().generation
    healer = log(tmp_path)
    assert healer.read().damaged == 1
    assert healer.heal() == 1
    assert texts(tmp_path) == ["a", "c"]
    assert (tmp_path / "log.torn").read_bytes() == lines[2]
    assert other.read(after=3).generation == generation + 1
    assert [e.seq for e in other.read().events] == [1, 3]


def test_a_rewrite_drops_changes_and_raises_the_generation(tmp_path: Path) -> None:
    mine, other = log(tmp_path), log(tmp_path)
    mine.append(said("a", "secret", "c"))
    before = other.read().generation
    mine.rewrite(lambda e: None if e.data["text"] == "secret" else e)
    assert b"secret" not in (tmp_path / "log.jsonl").read_bytes()
    assert other.read(after=3).generation == before + 1
    assert [(e.seq, e.data["text"]) for e in other.read().events] == [(1, "a"), (3, "c")]
    assert mine.append(said("d"))[0].seq == 4


def test_a_search_gives_the_events_whose_line_is_asked_for(tmp_path: Path) -> None:
    ours = log(tmp_path)
    assert ours.search(lambda line: True) == []
    written = ours.append(said("a cat", "a dog", "서울 cat", "no more"))
    asked = []
    assert ours.search(lambda line: asked.append(line) or "cat" in line) == [written[0], written[2]]
    assert len(asked) == 4
    assert ours.read(after=4).events == [], "what was read before is still known"


def test_a_search_misses_no_letter_that_another_program_wrote_as_a_number(tmp_path: Path) -> None:
    log(tmp_path).append(said("서울"))
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"".join(json.dumps(json.loads(line)).encode() + b"\n" for line in path.read_bytes().splitlines()))
    assert "서" not in path.read_text(encoding="utf-8")
    assert [e.data["text"] for e in log(tmp_path).search(lambda line: "서울" in line)] == ["서울"]


def test_a_search_passes_over_lines_that_cannot_be_read(tmp_path: Path) -> None:
    written = log(tmp_path).append(said("a", "b"))
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(b'{"no": "event"}\n{"torn')
    assert log(tmp_path).search(lambda line: True) == written


def test_a_newer_schema_opens_for_reading_only(tmp_path: Path) -> None:
    log(tmp_path).append(said("a"))
    path = tmp_path / "log.jsonl"
    newer = {"v": SCHEMA + 1, "seq": 2, "at": NOW.isoformat(), "kind": "said", "data": {"text": "b"}}
    path.write_bytes(path.read_bytes() + json.dumps(newer).encode() + b"\n" + b"torn")
    before = path.read_bytes()
    mine = log(tmp_path)
    assert [e.data["text"] for e in mine.read().events] == ["a"]
    assert mine.read().newer
    with pytest.raises(ReadOnlyError, match="newer version"):
        mine.append(said("c"))
    with pytest.raises(ReadOnlyError):
        mine.rewrite(lambda e: e)
    mine.heal()
    assert path.read_bytes() == before


def test_lone_surrogates_of_another_program_are_read(tmp_path: Path) -> None:
    log(tmp_path).append(said("a"))
    with (tmp_path / "log.jsonl").open("ab") as file:
        file.write(b'{"v":1,"seq":2,"at":"2026-03-10T12:00:00Z","kind":"said","data":{"text":"\\ud83d x"}}\n')
    assert len(texts(tmp_path)) == 2


def run(code: str, folder: Path, **options: object) -> subprocess.CompletedProcess[str]:
    program = "import sys; from pathlib import Path; from persode.log import *\n" + textwrap.dedent(code)
    return subprocess.run(
        [sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=False, **options
    )  # type: ignore[call-overload,no-any-return,unused-ignore]


def test_a_full_disk_says_so_and_leaves_the_old_state(tmp_path: Path) -> None:
    log(tmp_path).append(said("a"))
    before = (tmp_path / "log.jsonl").read_bytes()
    done = run(
        """
        import resource
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
        from persode.errors import StorageError
        try:
            JsonLinesLog(Path(sys.argv[1])).append([Draft("said", {"text": "x" * 5000})])
        except StorageError as error:
            print(error)
        """,
        tmp_path,
    )
    assert "could not be saved" in done.stdout, done.stderr
    assert (tmp_path / "log.jsonl").read_bytes() == before


def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError, match="could not be saved"):
        log(tmp_path / "file" / "mina").append(said("a"))


@pytest.mark.slow
def test_what_goes_wrong_meanwhile_is_not_blamed_on_the_disk(tmp_path: Path) -> None:
    ours = log(tmp_path)
    with pytest.raises(FileNotFoundError, match="a word list"), ours.writing():
        raise FileNotFoundError("a word list")
    ours.append(said("still here"))

    def change(event: object) -> None:
        raise FileNotFoundError("a word list")

    with pytest.raises(FileNotFoundError, match="a word list"):
        ours.rewrite(change)
    assert texts(tmp_path) == ["still here"]


def test_two_processes_lose_and_double_nothing(tmp_path: Path) -> None:
    code = """
        log = JsonLinesLog(Path(sys.argv[1]))
        for n in range(300):
            log.append([Draft("said", {"text": f"{sys.argv[0]}{n}"}, key=f"{id(log)}-{n}")])
    """
    program = "import sys; from pathlib import Path; from persode.log import *\n" + textwrap.dedent(code)
    both = [subprocess.Popen([sys.executable, "-c", program, str(tmp_path)]) for _ in range(2)]
    assert [p.wait() for p in both] == [0, 0]
    events = log(tmp_path).read().events
    assert [e.seq for e in events] == list(range(1, 601))


@pytest.mark.slow
def test_every_acknowledged_event_survives_kill_9(tmp_path: Path) -> None:
    code = """
        log = JsonLinesLog(Path(sys.argv[1]))
        for n in range(500):
            event, = log.append([Draft("said", {"text": "x" * (n * 37 % 4000)})])
            print(event.seq, flush=True)
    """
    program = "import sys; from pathlib import Path; from persode.log import *\n" + textwrap.dedent(code)
    chance = random.Random(4)
    acknowledged = 0
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for _ in range(chance.randint(1, 60)):
                acknowledged = int(process.stdout.readline())
            process.kill()
            rest = process.stdout.read().split()
            acknowledged = int(rest[-1]) if rest else acknowledged
        mine = log(tmp_path)
        mine.heal()
        seqs = [e.seq for e in mine.read().events]
        assert seqs == list(range(1, len(seqs) + 1))
        assert len(seqs) >= acknowledged
