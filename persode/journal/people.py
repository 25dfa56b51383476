"""The people who keep a journal on this machine: their names, their folders, their passcodes.

A passcode keeps others who use this browser out of a journal; it does not encrypt the files. Only a salted scrypt hash
of it is kept (RFC 7914; N = 2^14, r = 8, p = 1).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import re
import secrets
import shutil
import unicodedata
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from persode.config import data_folder
from persode.errors import BadInputError, PersonError, StorageError
from persode.journal.drafts import Drafts

__all__ = ["MAX_NAME", "People", "Person"]

MAX_NAME = 60
MIN_PASSCODE = 4
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_SCRYPT = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}


@dataclass(frozen=True)
class Person:
    """A person as the chooser shows her."""

    id: str
    name: str
    has_passcode: bool
    folder: Path


class People:
    """All journals in one data folder; each lies in `people/<id>/`.

    Args:
        data: the data folder; `config.data_folder()` when None.
    """

    def __init__(self, data: Path | None = None) -> None:
        self._root = (data or data_folder()) / "people"

    @property
    def newcomers(self) -> Drafts:
        """The choices of people who have begun the start page and have no journal yet, by a random token."""
        return Drafts(self._root.parent / "newcomers")

    def everyone(self) -> list[Person]:
        """All people, by name."""
        if not self._root.is_dir():
            return []
        found = [self._person(f) for f in self._root.iterdir() if f.is_dir() and _ID.fullmatch(f.name)]
        return sorted(found, key=lambda p: (p.name.casefold(), p.id))

    def find(self, person_id: str) -> Person:
        """The person of that id.

        Raises:
            PersonError: there is none, or the id is not one (such as `../x`).
        """
        if not _ID.fullmatch(person_id):
            raise PersonError("bad_person_id", id=person_id)
        folder = self._root / person_id
        if not folder.is_dir():
            raise PersonError("no_such_person", id=person_id)
        return self._person(folder)

    def add(self, name: str, passcode: str = "", person_id: str = "") -> Person:
        """Make room for a new person; two people may have the same name.

        Raises:
            PersonError: the id is not one, or is taken.
            BadInputError: no name, a name that is too long, a passcode that is too short.
            StorageError: the disk refused.
        """
        name = _clean_name(name)
        if person_id and not _ID.fullmatch(person_id):
            raise PersonError("bad_person_id", id=person_id)
        folder = self._root / (person_id or f"{_slug(name)}-{secrets.token_hex(3)}")
        record = {"name": name, "passcode": _hashed(passcode) if passcode else None}
        try:
            folder.mkdir(parents=True)
            _write(folder / "person.json", record)
        except FileExistsError as error:
            raise PersonError("person_exists", id=folder.name) from error
        except OSError as error:
            raise StorageError("cannot_write", path=folder) from error
        return self._person(folder)

    def rename(self, person_id: str, name: str) -> Person:
        """Give a person another name in the chooser.

        Raises:
            PersonError, BadInputError, StorageError: as for `add`.
        """
        return self._change(person_id, name=_clean_name(name))

    def set_passcode(self, person_id: str, passcode: str) -> Person:
        """Set, change or (with "") take away the passcode.

        Raises:
            PersonError, BadInputError, StorageError: as for `add`.
        """
        return self._change(person_id, passcode=_hashed(passcode) if passcode else None)

    def may_enter(self, person_id: str, passcode: str = "") -> bool:
        """True if the person has no passcode or this is it."""
        stored = _read(self.find(person_id).folder / "person.json").get("passcode")
        if not stored:
            return True
        given = _scrypt(passcode, bytes.fromhex(stored["salt"]))
        return hmac.compare_digest(given, bytes.fromhex(stored["hash"]))

    def remove(self, person_id: str) -> None:
        """Delete a person's folder with everything in it. It can't be undone.

        Raises:
            PersonError: there is no such person.
            StorageError: the disk refused.
        """
        folder = self.find(person_id).folder
        try:
            shutil.rmtree(folder)
        except OSError as error:
            raise StorageError("cannot_delete", path=folder) from error

    def _change(self, person_id: str, **changes: Any) -> Person:
        person = self.find(person_id)
        path = person.folder / "person.json"
        try:
            _write(path, {**_read(path), "name": person.name, **changes})
        except OSError as error:
            raise StorageError("cannot_write", path=path) from error
        return self._person(person.folder)

    def _person(self, folder: Path) -> Person:
        record = _read(folder / "person.json")
        name = record.get("name") or folder.name
        return Person(folder.name, str(name), bool(record.get("passcode")), folder)


def _clean_name(name: str) -> str:
    name = "".join(c for c in unicodedata.normalize("NFC", name) if unicodedata.category(c)[0] != "C").strip()
    if not name:
        raise BadInputError("no_name")
    if len(name) > MAX_NAME:
        raise BadInputError("long_name", most=MAX_NAME)
    return name


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-") or "person"


def _hashed(passcode: str) -> dict[str, str]:
    if len(passcode) < MIN_PASSCODE:
        raise BadInputError("short_passcode", least=MIN_PASSCODE)
    salt = os.urandom(16)
    return {"salt": salt.hex(), "hash": _scrypt(passcode, salt).hex()}


def _scrypt(passcode: str, salt: bytes) -> bytes:
    given = unicodedata.normalize("NFC", passcode).encode("utf-8", "replace")
    return hashlib.scrypt(given, salt=salt, **_SCRYPT)


def _read(path: Path) -> dict[str, Any]:
    with suppress(OSError, ValueError):
        record = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(record, dict):
            return record
    return {}


def _write(path: Path, record: dict[str, Any]) -> None:
    temporary = path.with_suffix(".new")
    temporary.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
    os.replace(temporary, path)
