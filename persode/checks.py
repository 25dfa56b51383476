"""Is what was given what it should be: a number in its range, a text, one of a list? Else a sentence says what is not.

The one place for it: every public function that takes a value from outside asks here.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Collection, Iterable
from datetime import date
from numbers import Real
from typing import Any, TypeVar

from persode.errors import BadInputError, UnknownChoiceError

__all__ = [
    "able", "amount", "choice", "choices", "clipped", "count", "day", "elapsed", "flag", "instance", "positive",
    "share", "text", "whole",
]  # fmt: skip

_T = TypeVar("_T")
_MOST_SHOWN = 60


def share(what: str, value: object) -> float:
    """A number in [0, 1]; `BadInputError` for anything else."""
    number = _number(value)
    if not 0 <= number <= 1:
        raise BadInputError("not_in_unit", what=what, value=_shown(value))
    return number


def clipped(what: str, value: object) -> float:
    """Any number, clipped to [0, 1], NaN as 0; `BadInputError` for what is no number."""
    if type(value) is float and 0 <= value <= 1:
        return value
    if not isinstance(value, Real):
        raise BadInputError("not_in_unit", what=what, value=_shown(value))
    number = _number(float(value) if isinstance(value, bool) else value)
    return min(1.0, number) if number > 0 else 0.0


def positive(what: str, value: object) -> float:
    """A finite number above 0; `BadInputError` for anything else."""
    number = _number(value)
    if not 0 < number < math.inf:
        raise BadInputError("not_positive", what=what, value=_shown(value))
    return number


def amount(what: str, value: object) -> float:
    """A finite number of at least 0; `BadInputError` for anything else."""
    number = _number(value)
    if not 0 <= number < math.inf:
        raise BadInputError("bad_number", what=what, value=_shown(value), least=0)
    return number


def elapsed(what: str, value: object) -> float:
    """A time, one below 0 as 0 and an endless one as the longest there is; `BadInputError` for what is no number."""
    number = value if type(value) is float else _number(value)
    if math.isnan(number):
        raise BadInputError("no_number", what=what, value=_shown(value))
    return min(max(0.0, number), sys.float_info.max)


def whole(what: str, value: object) -> int:
    """A whole number; `BadInputError` for anything else."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise BadInputError("bad_count", what=what, value=_shown(value))
    return int(value)


def count(what: str, value: object) -> int:
    """A finite number as a whole one, at least 0; `BadInputError` for anything else."""
    number = _number(value)
    if not math.isfinite(number):
        raise BadInputError("bad_count", what=what, value=_shown(value))
    return max(0, int(number))


def text(value: object) -> str:
    """A text; `BadInputError` for anything else."""
    if not isinstance(value, str):
        raise BadInputError("bad_text", value=_shown(value))
    return value


def flag(what: str, value: object) -> bool:
    """True or False; `UnknownChoiceError` for anything else."""
    if not isinstance(value, bool):
        raise UnknownChoiceError(what, _shown(value), ("True", "False"))
    return value


def choice(what: str, value: object, known: Collection[str]) -> str:
    """One of a closed list; `UnknownChoiceError` for anything else."""
    if not isinstance(value, str) or value not in known:
        raise UnknownChoiceError(what, _shown(value), known)
    return value


def choices(what: str, values: object, known: Collection[str]) -> tuple[str, ...]:
    """Several of a closed list; a text alone or nothing at all is no list."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise UnknownChoiceError(what, _shown(values), known)
    return tuple(choice(what, value, known) for value in values)


def day(value: object) -> date:
    """A date, or the one of an instant; `BadInputError` for anything else."""
    if not isinstance(value, date):
        raise BadInputError("bad_date", value=_shown(value))
    return value


def instance(what: str, value: object, kind: type[_T] | tuple[type[_T], ...]) -> _T:
    """A value of that type; `BadInputError` for any other."""
    if not isinstance(value, kind):
        raise BadInputError("wrong_kind", what=what, value=_shown(value))
    return value


def able(what: str, value: _T, method: str) -> _T:
    """Something that has that method (a forgetting law: `retention`); `BadInputError` for what has not."""
    if isinstance(value, type) or not callable(getattr(value, method, None)):
        raise BadInputError("wrong_kind", what=what, value=_shown(value))
    return value


def _number(value: object) -> float:
    """NaN, which is in no range, for what is no number; infinity for what no float holds."""
    if not isinstance(value, Real) or isinstance(value, bool):
        return math.nan
    number: Any = value
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def _shown(value: object) -> str:
    try:
        shown = str(value)
    except Exception:  # noqa: BLE001 - whatever a stranger's object raises, or an integer too long to be written
        return type(value).__name__
    return shown if len(shown) <= _MOST_SHOWN else f"{shown[:_MOST_SHOWN]}…"
