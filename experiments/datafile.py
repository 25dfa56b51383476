"""A data file from outside: read whole or refused with a sentence, and what is in it that nobody asked for."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from experiments.experiment import ExperimentError

__all__ = ["DataFile"]


class DataFile:
    """A JSON file and what is known of its fields.

    Args:
        path: where it lies.
        what: what it should be, for sentences.

    Attributes:
        data: its content.
        unknown: names of fields that are not known; they are passed over and reported.

    Raises:
        ExperimentError: it is missing, can't be read, or is no JSON.
    """

    def __init__(self, path: Path, what: str) -> None:
        self.name, self.what = path.name, what
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            raise ExperimentError(f"There is no file {path} ({what} is no part of this repository).") from None
        except OSError as error:
            raise ExperimentError(f"{path} can't be read ({error.strerror}).") from error
        self.sha256 = sha256(content).hexdigest()
        try:
            self.data: Any = json.loads(content)
        except ValueError as error:  # of the coding or of the JSON
            raise ExperimentError(f"{self.name} is damaged: it is no JSON ({error}).") from error
        self.unknown: set[str] = set()

    def record(self, value: Any, where: str, needed: Iterable[str], known: Collection[str] = ()) -> Mapping[str, Any]:
        """A record that has all the needed fields; further ones that are not known are noted.

        Raises:
            ExperimentError: it is no record, or a field is missing.
        """
        if not isinstance(value, dict):
            raise self.wrong(f"{where} is no record")
        names = set(needed)
        missing = sorted(names - value.keys())
        if missing:
            raise self.wrong(f"{where} has no {', '.join(missing)}")
        self.unknown |= value.keys() - names - set(known)
        return value

    def listed(self, value: Any, where: str) -> list[Any]:
        """A list.

        Raises:
            ExperimentError: it is none.
        """
        if not isinstance(value, list):
            raise self.wrong(f"{where} is no list")
        return value

    def text(self, value: Any, where: str) -> str:
        """A text.

        Raises:
            ExperimentError: it is none.
        """
        if not isinstance(value, str):
            raise self.wrong(f"{where} is no text")
        return value

    def wrong(self, how: str) -> ExperimentError:
        """The error for a file that is not what it should be."""
        return ExperimentError(f"{self.name} can't be read as {self.what}: {how}.")
