"""What was given is what it should be, or a sentence says what is not."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode import checks
from persode.errors import BadInputError

HUGE, NAN, INF = 10**400, math.nan, math.inf
NO_NUMBERS = [None, "1", "", [1], {}, b"1", 1j, object()]


@pytest.mark.parametrize("given", [0, 1, 0.5, np.float32(0.5), np.int64(1), Fraction(1, 2)])
def test_any_kind_of_number_is_one(given: Any) -> None:
    assert checks.share("x", given) == float(given)
    assert type(checks.share("x", given)) is float


@pytest.mark.parametrize("check", [checks.share, checks.positive, checks.amount, checks.count])
@pytest.mark.parametrize("value", [*NO_NUMBERS, True, NAN, INF, -INF, HUGE, -HUGE])
def test_what_is_no_number_of_the_range_gets_a_sentence_that_names_it(
    check: Callable[[str, Any], float], value: Any
) -> None:
    with pytest.raises(BadInputError, match="the weight of it") as error:
        check("the weight of it", value)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("check", "good", "bad"),
    [
        (checks.share, [0, 1], [-1e-9, 1 + 1e-9]),
        (checks.positive, [1e-9, 1e300], [0, -1]),
        (checks.amount, [0, 1e300], [-1e-9]),
        (checks.whole, [0, -3, np.int64(4)], [2.5, 2.0, True, "2", None]),
    ],
)
def test_ranges(check: Callable[[str, Any], float], good: list[Any], bad: list[Any]) -> None:
    assert [check("x", value) for value in good] == good
    for value in bad:
        with pytest.raises(BadInputError):
            check("x", value)


@given(st.floats())
def test_clipped_is_in_the_unit_range_and_elapsed_is_never_negative(value: float) -> None:
    assert 0 <= checks.clipped("x", value) <= 1
    if not math.isnan(value):
        assert 0 <= checks.elapsed("x", value) < INF


@pytest.mark.parametrize(("given", "kept"), [(NAN, 0), (INF, 1), (-INF, 0), (7, 1), (HUGE, 1), (-HUGE, 0), (True, 1)])
def test_clipped(given: Any, kept: float) -> None:
    assert checks.clipped("x", given) == kept


@pytest.mark.parametrize("value", NO_NUMBERS)
def test_what_is_no_number_is_not_clipped(value: Any) -> None:
    for check in (checks.clipped, checks.elapsed):
        with pytest.raises(BadInputError):
            check("x", value)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: checks.text(None),
        lambda: checks.flag("x", 1),
        lambda: checks.choice("x", ["a"], ("a", "b")),
        lambda: checks.choice("x", "c", ("a", "b")),
        lambda: checks.choices("x", "ab", ("a", "b", "ab")),
        lambda: checks.choices("x", None, ("a", "b")),
        lambda: checks.choices("x", ["a", 1], ("a", "b")),
        lambda: checks.day("2025-01-01"),
        lambda: checks.instance("x", "y", int),
        lambda: checks.able("x", "power", "retention"),
        lambda: checks.able("x", dict, "items"),
    ],
)
def test_other_kinds_of_values(wrong: Callable[[], object]) -> None:
    with pytest.raises(BadInputError):
        wrong()
    assert checks.choices("x", ["a", "b"], ("a", "b", "c")) == ("a", "b")
    assert checks.day(date(2025, 1, 1)) == date(2025, 1, 1)


def test_a_strange_value_does_not_break_its_own_sentence() -> None:
    class Strange:
        def __str__(self) -> str:
            raise RuntimeError("no words")

    with pytest.raises(BadInputError, match="Strange"):
        checks.share("x", Strange())
    with pytest.raises(BadInputError):
        checks.share("x", 10**6000)
