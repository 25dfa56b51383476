"""The inside of a memory, to be looked at and bent: how it fades, what if, when it is gone, what was said of it.

Nothing here changes anything: a *what if* is a scorer of its own and copies of the memories.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from persode import checks
from persode.journal.care import VERDICTS, WEAK
from persode.memory import (
    BELIEF_CLASSES,
    DEFAULT_LAMBDA,
    Memory,
    MemoryStrengthScorer,
    Spans,
    day_number,
    fading_laws,
    law_with,
)

if TYPE_CHECKING:
    from persode.journal.fold.state import State
    from persode.journal.journal import Journal

__all__ = ["BANDS", "Inspector", "WhatIf", "calibration"]

Numbers = npt.NDArray[np.float64]

BANDS = {"vivid": 0.3, "clear": 0.1, "faint": WEAK, "faded": 0.0}
"""Name -> least strength: how a page groups memories. The lowest line is the one of the cleanup."""


@dataclass(frozen=True)
class WhatIf:
    """Other numbers than those in force; without arguments it is what is.

    Args:
        w_emotion, w_recall, w_context: weights, each >= 0, not all 0.
        law: one of `fading_laws()`.
        lam, protection: lambda a day (> 0) and gamma [0, 1], for the law `ebbinghaus`.
        half_life_days: > 0, for `half-life`.
        quarter_days: after how many days a quarter is left, > 0, for `power`.
        belief_class: one of `BELIEF_CLASSES` for the memories that are looked at; "" = their own.
        recalled: True if they come back today.

    Raises:
        UnknownChoiceError: a law or a class that there is not.
        BadInputError: a number that can't be.
    """

    w_emotion: float = 1.0
    w_recall: float = 1.0
    w_context: float = 1.0
    law: str = "ebbinghaus"
    lam: float = DEFAULT_LAMBDA
    protection: float = 0.9
    half_life_days: float = 3.0
    quarter_days: float = 6.0
    belief_class: str = ""
    recalled: bool = False

    def __post_init__(self) -> None:
        checks.choice("law", self.law, fading_laws())
        checks.choice("belief_class", self.belief_class, ("", *BELIEF_CLASSES))
        self.scorer()

    def scorer(self) -> MemoryStrengthScorer:
        """Eq. 1 with these numbers."""
        laws = {name: law_with(name, vars(self)) for name in fading_laws()}
        return MemoryStrengthScorer(
            self.w_emotion, self.w_recall, self.w_context, self.lam, self.protection, laws[self.law]
        )

    def changed(self, memory: Memory, now: datetime) -> Memory:
        """A memory as it would be: the same one, or a copy."""
        if not (self.belief_class or self.recalled):
            return memory
        other = copy(memory)
        other.belief_class = self.belief_class or memory.belief_class
        if self.recalled and memory.created_at <= now:
            other.mark_recalled(now)
        return other


AS_IT_IS = WhatIf()

_ROUNDING = 1e-9
"""Days: an instant so little before a start is that start."""

_AT_ONCE = 8
"""Days whose strengths are worked out at once: with ten thousand memories, what a processor's cache holds."""


class Inspector:
    """What one journal holds at its instant, in numbers.

    Args:
        journal: whose memories; it is only read.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._now = journal.now

    def numbers(self, memories: Sequence[Memory], what_if: WhatIf = AS_IT_IS) -> dict[str, Numbers]:
        """S, d, E, R, C, k, `age` in days and `fades`, days until S falls under `WEAK`, inf for never; each (n,)."""
        spans = Spans.of([what_if.changed(m, self._now) for m in memories])
        scorer, now = what_if.scorer(), day_number(self._now)
        left, salience = spans.retention(scorer, now), spans.salience(scorer)
        return {
            "S": left * salience,
            "d": left,
            "E": spans.intensity,
            "R": spans.frequency,
            "C": spans.relevance,
            "k": salience,
            "age": np.maximum(0.0, now - spans.created),
            "fades": spans.faded_at(scorer, WEAK) - now,
        }

    def fades(self, memory: Memory, what_if: WhatIf = AS_IT_IS) -> datetime | None:
        """When its strength falls (or fell) under `WEAK` if nothing brings it up; None = never."""
        days = float(self.numbers([memory], what_if)["fades"][0])
        return None if np.isinf(days) else self._now + timedelta(days=days)

    def half_gone(self, memory: Memory, what_if: WhatIf = AS_IT_IS) -> float:
        """Days from its last start until half of its strength is gone; inf for never."""
        spans, scorer = Spans.of([what_if.changed(memory, self._now)]), what_if.scorer()
        half = float(spans.salience(scorer)[0]) / 2
        return float(spans.faded_at(scorer, half)[0] - spans.start[0]) if half > 0 else np.inf

    def curve(self, memory: Memory, days: Sequence[float], what_if: WhatIf = AS_IT_IS) -> Numbers:
        """Strength so many days from now, NaN before it was formed, with the recalls of each time; shape (days,)."""
        return self.group_curves({"": [memory]}, days, what_if)[""]

    def group_curves(
        self, groups: Mapping[str, Sequence[Memory]], days: Sequence[float], what_if: WhatIf = AS_IT_IS
    ) -> dict[str, Numbers]:
        """The mean strength of each group so many days from now, over those formed by then; NaN where there is none."""
        means = {name: np.full(len(days), np.nan) for name in groups}
        names = [name for name in groups if groups[name]]
        memories = [what_if.changed(m, self._now) for name in names for m in groups[name]]
        if not memories:
            return means
        spans, scorer = Spans.of(memories, self._recalls(memories, what_if)), what_if.scorer()
        ends = np.cumsum([len(groups[name]) for name in names])
        first = np.searchsorted(spans.memory, np.concatenate([[0], ends[:-1]]))
        at = day_number(self._now) + np.asarray(days, dtype=np.float64)[:, None]
        for begin in range(0, len(days), _AT_ONCE):
            some = at[begin : begin + _AT_ONCE]
            running = spans.running(some + _ROUNDING)
            strength = np.where(running, spans.strength(scorer, some), 0.0)
            count = np.add.reduceat(running, first, axis=1, dtype=np.float64)
            total = np.add.reduceat(strength, first, axis=1)
            mean = np.divide(total, count, out=np.full(total.shape, np.nan), where=count > 0)
            for column, name in enumerate(names):
                means[name][begin : begin + _AT_ONCE] = mean[:, column]
        return means

    def starts(self, memory: Memory) -> list[datetime]:
        """The instants at which its clock started: when it was formed, and each time it came back."""
        came = self._journal.state.recalls.get(memory.id)
        if not came:
            return [memory.created_at]
        return [memory.created_at, *sorted(at for at in came if at > memory.created_at)]

    def group_starts(self, groups: Mapping[str, Sequence[Memory]], within: float, most: int) -> list[datetime]:
        """Where the mean of a group jumps within so many days of now: the starts of its memories, at most so many.

        Where there are more, it is those that move their mean most: the n-th start of a group by a share of 1 / n.
        """
        late, early = self._now + timedelta(days=within), self._now - timedelta(days=within)
        jumps: list[tuple[int, datetime]] = []
        for memories in groups.values():
            starts = sorted(at for memory in memories for at in self.starts(memory) if at <= late)
            jumps += [(n, at) for n, at in enumerate(starts, 1) if at >= early]
        return sorted({at for _, at in sorted(jumps)[:most]})

    def ranking(
        self, memories: Sequence[Memory], what_if: WhatIf = AS_IT_IS, chosen: Collection[str] = ()
    ) -> list[Memory]:
        """The strongest first; equal strengths: newer first, then by id.

        `chosen` are the ids of those for which the class and the recall of the *what if* hold, the rest holds for all.
        """
        others = replace(what_if, belief_class="", recalled=False)
        strength = self.numbers(memories, others)["S"]
        looked_at = [n for n, memory in enumerate(memories) if memory.id in chosen]
        strength[looked_at] = self.numbers([memories[n] for n in looked_at], what_if)["S"]
        order = sorted(
            range(len(memories)),
            key=lambda n: (-strength[n], -memories[n].created_at.timestamp(), memories[n].id),
        )
        return [memories[n] for n in order]

    def about_to_fade(
        self, memories: Sequence[Memory], fades: Numbers | None = None, within: float = 7.0
    ) -> list[tuple[Memory, datetime]]:
        """Those that fall under `WEAK` within so many days, the next first, with the instant.

        `fades` is that of `numbers`, if it is at hand.
        """
        fades = self.numbers(memories)["fades"] if fades is None else fades
        soon = [n for n in np.argsort(fades, kind="stable").tolist() if 0 < fades[n] <= within]
        return [(memories[n], self._now + timedelta(days=float(fades[n]))) for n in soon]

    def _recalls(self, memories: Iterable[Memory], what_if: WhatIf) -> dict[str, Sequence[datetime]]:
        came = self._journal.state.recalls
        again = [self._now] if what_if.recalled else []
        return {m.id: [*came.get(m.id, ()), *again] for m in memories}


def calibration(state: State) -> dict[str, int]:
    """What was said of what the companion brought up: verdict -> how often, and `unsaid` for the rest.

    Of a memory that came up several times, each time counts; of what was said of it between two, the newest.
    """
    judged = {verdict.memory for verdict in state.verdicts}
    came_up: dict[str, set[datetime]] = {memory: set() for memory in judged}
    others: set[tuple[str, datetime]] = set()
    for reply in state.replies.values():
        for memory in reply.receipt.get("used", ()):
            if memory in judged:
                came_up[memory].add(reply.at)
            else:
                others.add((memory, reply.at))
    said: dict[tuple[str, datetime], str] = {}
    for verdict in state.verdicts:
        before = [at for at in came_up[verdict.memory] if at <= verdict.at]
        said[verdict.memory, max(before, default=verdict.at)] = verdict.verdict
    unsaid = sum((memory, at) not in said for memory, instants in came_up.items() for at in instants)
    counts = Counter(said.values())
    return {verdict: counts[verdict] for verdict in VERDICTS} | {"unsaid": unsaid + len(others)}
