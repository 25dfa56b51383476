"""The log as JSON Lines: one file, one event a line, only ever appended.

An append takes a lock (two tabs, two processes), reads what others wrote since, writes its lines, flushes and fsyncs,
then returns. A last line that a crash tore, and a line that can't be read, are set aside in `log.torn` and the rest
loads. Line 1 is the header with the generation; a rewrite raises it, so that every reader starts anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import orjson
from filelock import FileLock

from persode import checks, clock
from persode.errors import ReadOnlyError, StorageError
from persode.log.event import SCHEMA, Draft, Event, Tail

__all__ = ["JsonLinesLog"]

_HEADER_KIND = "log_began"
_UNREADABLE = (ValueError, KeyError, TypeError, AttributeError)


class JsonLinesLog:
    """The log of one folder.

    Args:
        folder: holds `log.jsonl`; made with the first append.
        now: the clock that dates events.
    """

    def __init__(self, folder: Path, now: clock.Clock = clock.now) -> None:
        self.path = folder / "log.jsonl"
        self.torn_path = folder / "log.torn"
        self._now = now
        self._lock = FileLock(str(folder / "log.lock"))
        self._damaged = 0
        self._told = 0  # the last event that `read` gave
        self._told_generation = -1
        self._untold: list[Event] = []  # those behind it that were come across since
        self._forget()

    def append(self, drafts: Sequence[Draft]) -> list[Event]:
        """Write all drafts durably and in order; those whose key is there already are not written again.

        Raises:
            BadInputError: a key that is no text.
            ReadOnlyError: the log holds events of a newer schema.
            StorageError: the disk refused (full, read-only); the log is as it was before.
        """
        for draft in drafts:
            checks.text(draft.key)
        with self.writing(), self._on_disk():
            self._catch_up()
            if self._newer:
                raise ReadOnlyError("newer_log", path=self.path)
            self._set_aside_damage()
            events = self._number(drafts)
            self._write_end(list({e.seq: e for e in events if e.seq > self._seq}.values()))
            self._catch_up()
            return events

    def read(self, after: int = 0) -> Tail:
        """The events with `seq` above `after`, or all if the log was rewritten since; it changes nothing.

        Raises:
            StorageError: the file is there but can't be read.
        """
        try:
            if after == 0 or after < self._told:
                self._forget()
            self._catch_up()
        except OSError as error:
            raise StorageError("cannot_read", path=self.path) from error
        events, self._untold = self._untold, []
        rewritten = self._told_generation not in (-1, self._generation)
        self._told, self._told_generation = self._seq, self._generation
        kept = events if after == 0 or rewritten else [e for e in events if e.seq > after]
        return Tail(self._generation, kept, self._damaged + len(self._bad_lines), self._newer)

    def search(self, may_be: Callable[[str], bool]) -> list[Event]:
        """The events on whose line, as it stands on the disk, `may_be` says yes; only those are decoded.

        Raises:
            StorageError: the file is there but can't be read.
        """
        try:
            lines = self.path.read_bytes().split(b"\n")[1:-1] if self.path.exists() else []
        except OSError as error:
            raise StorageError("cannot_read", path=self.path) from error
        found = []
        for line in lines:
            if b"\\u" in line or may_be(line.decode(errors="replace")):  # letters may be written as numbers
                with suppress(*_UNREADABLE):
                    found.append(_event(line)[0])
        return found

    def rewrite(self, change: Callable[[Event], Event | None]) -> int:
        """Replace the log by what `change` makes of each event, atomically; lines that can't be read are dropped.

        Raises:
            ReadOnlyError, StorageError: as for `append`.
        """
        with self.writing():
            with self._on_disk():
                events = self._from_start()
            if self._newer:
                raise ReadOnlyError("newer_log", path=self.path)
            changed = [new for event in events if (new := change(event)) is not None]
            with self._on_disk():
                self._replace(changed, self._rewrites + 1)
                self.torn_path.unlink(missing_ok=True)
            return self._generation

    @property
    def rewrites(self) -> int:
        """How often `rewrite` was done, as of the last reading; setting damage aside is no rewriting."""
        return self._rewrites

    @property
    def newest_generation(self) -> int:
        """The generation of the file as it is on the disk at this moment; -1 if it can't be read."""
        try:
            with self.path.open("rb") as file:
                return _header(file.readline())[0]
        except OSError:
            return -1 if self.path.exists() else 0

    def heal(self) -> int:
        """Set aside a torn last line and lines that can't be read; how many were set aside in all since opening."""
        cut_off = self.path.with_suffix(".new")
        if self._torn_end() or self._bad_lines or cut_off.exists():
            with self.writing(), self._on_disk():
                cut_off.unlink(missing_ok=True)  # of a new file that a crash kept from taking its place
                self._catch_up()
                if not self._newer:
                    self._set_aside_damage()
        return self._damaged

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While it lasts, nobody else writes: for what is decided by reading and then written.

        Raises:
            StorageError: the disk refused the lock; an error of what is done meanwhile stays what it is.
        """
        with self._on_disk():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        try:
            yield
        finally:
            self._lock.release()

    @contextmanager
    def _on_disk(self) -> Iterator[None]:
        """What the disk refuses is said so."""
        try:
            yield
        except OSError as error:
            raise StorageError("cannot_write", path=self.path) from error

    # -- reading

    def _forget(self) -> None:
        self._seq = 0
        self._offset = 0
        self._generation = self._rewrites = 0
        self._newer = False
        self._keys: dict[str, int] = {}
        self._bad_lines: list[bytes] = []
        self._told = 0
        self._untold = []

    def _from_start(self) -> list[Event]:
        self._forget()
        self._catch_up()
        return self._untold

    def _catch_up(self) -> None:
        """Read the complete lines behind the known offset; from the start if the file was rewritten meanwhile."""
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            first = file.readline()
            generation, rewrites = _header(first)
            if generation != self._generation or os.fstat(file.fileno()).st_size < self._offset:
                self._forget()
            self._generation, self._rewrites = generation, rewrites
            file.seek(self._offset)
            block = file.read()
        complete = block.rfind(b"\n") + 1
        self._offset += complete
        self._parse(block[:complete])

    def _parse(self, block: bytes) -> None:
        for line in block.split(b"\n")[:-1]:
            try:
                event, version = _event(line)
            except _UNREADABLE:
                if line.strip():
                    self._bad_lines.append(line)
                continue
            if version > SCHEMA:
                self._newer = True
                continue
            if event.kind == _HEADER_KIND:
                continue
            if event.seq > self._seq:
                self._seq = event.seq
            if event.key:
                self._keys[event.key] = event.seq
            self._untold.append(event)

    def _torn_end(self) -> bytes:
        """What stands behind the last line feed."""
        if not self.path.exists():
            return b""
        with self.path.open("rb") as file:
            file.seek(self._offset)
            return file.read()

    # -- writing; all of it under the lock

    def _number(self, drafts: Sequence[Draft]) -> list[Event]:
        at = clock.aware(self._now())
        events = []
        following = self._seq + 1
        fresh: dict[str, Event] = {}
        for draft in drafts:
            if draft.key in fresh:
                events.append(fresh[draft.key])
            elif draft.key and draft.key in self._keys:
                events.append(self._find(self._keys[draft.key]))
            else:
                event = Event(following, at, draft.kind, draft.data, draft.key)
                following += 1
                events.append(event)
                if draft.key:
                    fresh[draft.key] = event
        return events

    def _find(self, seq: int) -> Event:
        twin = JsonLinesLog(self.path.parent, self._now)
        return next(e for e in twin.read().events if e.seq == seq)

    def _write_end(self, events: Sequence[Event]) -> None:
        if not events:
            return
        if not self.path.exists():
            self._replace([], 0)
        block = b"".join(_line(event) for event in events)
        end = self.path.stat().st_size
        with self.path.open("r+b") as file:
            file.seek(end)
            try:
                file.write(block)
                file.flush()
                os.fsync(file.fileno())
            except OSError:
                with suppress(OSError):
                    file.truncate(end)
                raise

    def _set_aside_damage(self) -> None:
        """Copy the torn end and unreadable lines to `log.torn` durably, then take them out of the log."""
        torn = self._torn_end()
        aside = [*self._bad_lines, *([torn] if torn else [])]
        if not aside:
            return
        with self.torn_path.open("ab") as file:
            file.write(b"".join(line + b"\n" for line in aside))
            file.flush()
            os.fsync(file.fileno())
        damaged = self._damaged + len(aside)
        if self._bad_lines:
            events = self._from_start()
            self._replace(events, self._rewrites)
        else:
            with self.path.open("r+b") as file:
                file.truncate(self._offset)
                os.fsync(file.fileno())
        self._damaged = damaged

    def _replace(self, events: Sequence[Event], rewrites: int) -> None:
        """A new file of these events with a new generation in place of the old one, whole or not at all."""
        generation = self._generation + 1 if self.path.exists() else 0
        header = Event(0, clock.aware(self._now()), _HEADER_KIND, {"generation": generation, "rewrites": rewrites})
        temporary = self.path.with_suffix(".new")
        try:
            with temporary.open("wb") as file:
                file.write(_line(header))
                for event in events:
                    file.write(_line(event))
                size = file.tell()
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, self.path)
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
        _sync_folder(self.path.parent)
        self._forget()
        self._generation, self._rewrites, self._offset = generation, rewrites, size
        self._seq = max((event.seq for event in events), default=0)
        self._keys = {event.key: event.seq for event in events if event.key}
        self._untold = list(events)


def _line(event: Event) -> bytes:
    fields: dict[str, Any] = {"v": SCHEMA, "seq": event.seq, "at": event.at.isoformat(), "kind": event.kind}
    if event.key:
        fields["key"] = event.key
    fields["data"] = event.data
    return orjson.dumps(fields) + b"\n"


def _event(line: bytes) -> tuple[Event, int]:
    """The event of a line, and the version of its schema.

    Raises:
        one of `_UNREADABLE`: the line holds none.
    """
    fields = _decoded(line)
    event = Event(fields["seq"], _instant(fields["at"]), fields["kind"], fields["data"], fields.get("key", ""))
    version = fields["v"]
    kinds = (type(event.seq), type(version), type(event.data), type(event.kind), type(event.key))
    if kinds != (int, int, dict, str, str):
        raise TypeError("an event has a number, a version, a table of data, a kind and a key")
    return event, version


def _decoded(line: bytes) -> Any:
    """What a line says.

    Raises:
        ValueError: it is not JSON.
    """
    try:
        return orjson.loads(line)
    except orjson.JSONDecodeError:
        return json.loads(line)  # lone surrogates, which another program may have written


def _instant(text: str) -> datetime:
    instant = datetime.fromisoformat(text)
    return instant if instant.tzinfo is UTC else clock.aware(instant)


def _header(first_line: bytes) -> tuple[int, int]:
    """The generation of a log, and how often `rewrite` was done."""
    with suppress(ValueError, KeyError, TypeError):
        data = orjson.loads(first_line)["data"]
        return int(data["generation"]), int(data.get("rewrites", 0))
    return 0, 0


def _sync_folder(folder: Path) -> None:
    """Make a rename durable; not every system lets a folder be opened."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
