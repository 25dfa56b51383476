"""What belongs to a work and is over with it: the position, the team, the city of a company that is over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from persode.mementos.fact import FactView, Value

__all__ = ["COMPANY", "OF_A_COMPANY", "over_with"]

COMPANY = "profile.professional.current.company"
OF_A_COMPANY = tuple(f"profile.professional.current.{name}" for name in ("position", "team", "city"))


def over_with(fact: FactView, company: FactView) -> FactView:
    """The slot, without what was told together with a company that is over and never again since then."""
    ended = {v: whole for v in fact.current if (whole := _whole(v, company)) is not None}
    if not ended:
        return fact
    over = [replace(v, until=whole.until) for v, whole in ended.items()]
    return replace(
        fact,
        current=tuple(v for v in fact.current if v not in ended),
        history=(*fact.history, *reversed(over)),  # it was current, so it began last
    )


def _whole(value: Value, company: FactView) -> Value | None:
    """The company with which a value ended, or None."""
    if any(set(value.sources) & set(v.sources) for v in company.current):
        return None
    told = [v for v in company.history if set(value.sources) & set(v.sources)]
    if not told:
        return None
    last = told[-1]
    since = [d for d in (value.last_said, value.put_right, value.valid_from) if d]
    return None if last.until and max(since) > last.until[1] else last
