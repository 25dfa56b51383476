"""One family of errors: each carries a sentence that a person can read.

    PersodeError
    ├── BadInputError        what was given can't be used (nothing was stored, nothing was lost)
    │   ├── UnknownChoiceError   a name that is not one of a closed list (strategy, style, embedder ...)
    │   └── ForeignFileError     a file that is not what it should be (an import, an archive)
    ├── StorageError         the disk said no (full, read-only); the old state is intact
    │   └── ReadOnlyError    the journal is open for reading only
    ├── PersonError          a person can't be found, or the passcode is wrong
    └── ModelError           a language or picture model could not be asked, or did not finish; the offline part serves
        └── ModelAnswerError     it answered, and the answer is of no use: asking again would give the same

`str(error)` is the sentence; `error.__cause__` is what happened below. Nothing in Persode returns an error as text.
"""

from __future__ import annotations

from collections.abc import Iterable

from persode.words import DEFAULT_LANGUAGE, say

__all__ = [
    "BadInputError",
    "ForeignFileError",
    "ModelAnswerError",
    "ModelError",
    "PersodeError",
    "PersonError",
    "ReadOnlyError",
    "StorageError",
    "UnknownChoiceError",
]


class PersodeError(Exception):
    """Base of all errors that Persode raises on purpose.

    Args:
        key: key of the sentence in the catalogue (`persode/words/data/en/errors.toml`), without `errors.`.
        **fields: what the sentence names.
    """

    def __init__(self, key: str, **fields: object) -> None:
        self.key = key
        self.fields = fields
        super().__init__(say(f"errors.{key}", DEFAULT_LANGUAGE, **fields))


class BadInputError(PersodeError, ValueError):
    """What was given can't be used (a ValueError too)."""


class UnknownChoiceError(BadInputError):
    """A name that is not one of a closed list."""

    def __init__(self, what: str, value: object, choices: Iterable[str]) -> None:
        super().__init__("unknown_choice", what=what, value=value, choices=", ".join(choices))


class ForeignFileError(BadInputError):
    """A file that is not what it should be."""


class StorageError(PersodeError):
    """The disk refused; the state before is intact."""


class ReadOnlyError(StorageError):
    """The journal is open for reading only."""


class PersonError(PersodeError):
    """A person can't be found, can't be named so, or the passcode is wrong."""


class ModelError(PersodeError):
    """A language or picture model could not be asked, or did not finish; what the person wrote is kept."""


class ModelAnswerError(ModelError):
    """A model answered, and the answer is of no use (a refusal, nothing, no JSON); asking again would give the same."""
