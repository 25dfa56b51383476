"""The archive: everything of one person as a zip that gives the same journal back.

persode.json     what it is: format, version, the person's name
log.jsonl        the log, byte for byte
log.torn         lines that were set aside, if any
pictures/*       the pictures
pages/*.md       the diary to read without Persode (not read back)
"""

from __future__ import annotations

import io
import json
import re
import zipfile
import zlib
from dataclasses import dataclass, field
from pathlib import Path

from persode.errors import ForeignFileError, StorageError

__all__ = ["MAX_LOG_BYTES", "MAX_PICTURE_BYTES", "Archive", "read_archive", "write_archive"]

_FORMAT = "persode-journal"
_VERSION = 1
_PICTURE = re.compile(r"pictures/[A-Za-z0-9][A-Za-z0-9._-]*\.webp")
_PAGE = re.compile(r"pages/[A-Za-z0-9][A-Za-z0-9._-]*\.md")
_FIXED = ("persode.json", "log.jsonl", "log.torn")
MAX_LOG_BYTES = 1024**3
MAX_PICTURE_BYTES = 16 * 1024**2
"""No log and no picture of a journal is larger; it guards against an archive that unpacks without end."""

MAX_PICTURE_PACKING = 2
"""A WebP hardly packs; one that packs tighter is made to fill a memory. Words may repeat and pack as they like."""


@dataclass(frozen=True)
class Archive:
    """What is in an archive, checked: the files by their path inside a journal's folder."""

    name: str
    files: dict[str, bytes] = field(default_factory=dict)


def write_archive(folder: Path, name: str, pages: dict[str, str]) -> bytes:
    """The zip of a journal's folder; `pages` are the Markdown texts by file name.

    Raises:
        StorageError: a file can't be read.
    """
    buffer = io.BytesIO()
    try:
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            about = {"format": _FORMAT, "version": _VERSION, "name": name}
            archive.writestr("persode.json", json.dumps(about, ensure_ascii=False))
            for file in ("log.jsonl", "log.torn"):
                if (folder / file).exists():
                    archive.write(folder / file, file)
            for picture in sorted((folder / "pictures").glob("*.webp")):
                archive.write(picture, f"pictures/{picture.name}", zipfile.ZIP_STORED)
            for file, text in sorted(pages.items()):
                archive.writestr(f"pages/{file}", text)
    except OSError as error:
        raise StorageError("cannot_read", path=folder) from error
    return buffer.getvalue()


def read_archive(content: bytes, file: str) -> Archive:
    """What is in an archive of ours.

    Raises:
        ForeignFileError: not a zip, not ours, damaged, of a newer version, or with a name that leads elsewhere.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [m for m in archive.infolist() if not m.is_dir()]
            _check_members(members, file)
            about = json.loads(archive.read("persode.json"))
            _check_format(about, file)
            wanted = [m for m in members if m.filename != "persode.json" and not m.filename.startswith("pages/")]
            files = {m.filename: archive.read(m) for m in wanted}
    except (zipfile.BadZipFile, zlib.error, KeyError, UnicodeDecodeError, json.JSONDecodeError, EOFError) as error:
        raise ForeignFileError("not_an_archive", file=file) from error
    if not files.get("log.jsonl", b"").startswith(b'{"v":'):
        raise ForeignFileError("not_an_archive", file=file)
    return Archive(str(about.get("name", "")), files)


def _check_members(members: list[zipfile.ZipInfo], file: str) -> None:
    """Only names that we write, packed as we pack, and no more than a journal can be."""
    for member in members:
        name = member.filename
        if not (name in _FIXED or _PICTURE.fullmatch(name) or _PAGE.fullmatch(name)):
            raise ForeignFileError("strange_member", file=file, member=name[:80])
        encrypted = member.flag_bits & 1
        if encrypted or member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise ForeignFileError("not_an_archive", file=file)
        is_picture = name.startswith("pictures/")
        if member.file_size > (MAX_PICTURE_BYTES if is_picture else MAX_LOG_BYTES):
            raise ForeignFileError("not_an_archive", file=file)
        if is_picture and member.file_size > 65_536 + MAX_PICTURE_PACKING * member.compress_size:
            raise ForeignFileError("not_an_archive", file=file)
    if sum(m.file_size for m in members) > 4 * MAX_LOG_BYTES:
        raise ForeignFileError("not_an_archive", file=file)


def _check_format(about: object, file: str) -> None:
    if not isinstance(about, dict) or about.get("format") != _FORMAT:
        raise ForeignFileError("not_an_archive", file=file)
    if about.get("version") != _VERSION:
        raise ForeignFileError("newer_archive", file=file)
