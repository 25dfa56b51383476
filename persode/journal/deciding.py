"""How every change is made: on the state of now, while nobody else writes.

A tab may have been open for hours, and another one may have erased what it still shows. So what a change asks of the
state it asks under the log's lock, when all that others wrote is taken in. `Ledger.append` refuses anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

__all__ = ["decided"]


class _Writer(Protocol):
    def writing(self) -> AbstractContextManager[None]: ...


_Self = TypeVar("_Self", bound=_Writer)
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


def decided(change: Callable[Concatenate[_Self, _Given], _Result]) -> Callable[Concatenate[_Self, _Given], _Result]:
    """For a method that changes a journal: it runs within `self.writing()`, which is `Journal.writing`."""

    @wraps(change)
    def on_what_is_now(self: _Self, /, *args: _Given.args, **named: _Given.kwargs) -> _Result:
        with self.writing():
            return change(self, *args, **named)

    return on_what_is_now
