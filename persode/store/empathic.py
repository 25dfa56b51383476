"""The strategy `empathic` (Garden Pulse): what fits the words, has not faded, and meets the person as she is now.

    score = max(cosine * decay, cosine * floor)
          * (1 + .15 emotion) * (1 + .15 state) * (1 + .05 anchor) * (1 + .25 date)

Each boost is a term only when its own signal is there. Without any signal, floor and anchor the score is
cosine * decay to the last bit.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import date

import numpy as np
import numpy.typing as npt

from persode.memory import EMOTIONS
from persode.store.columns import Column, TermColumn
from persode.store.gates import has_emotion, state_of
from persode.store.query import Days
from persode.store.search import MemorySearch, day_of

__all__ = ["empathic", "emotion_cosine", "nearness"]

EMOTION_WEIGHT = 0.15
STATE_WEIGHT = 0.15
ANCHOR_WEIGHT = 0.05
DATE_WEIGHT = 0.25
_MOST = (1 + EMOTION_WEIGHT) * (1 + STATE_WEIGHT) * (1 + ANCHOR_WEIGHT) * (1 + DATE_WEIGHT)
"""No score is lifted by more than this."""

ANCHORS_AMONG = 8
"""An anchor is lifted if it is among this many best by base score."""

_NEAR = ((1, 1.0), (3, 0.7), (7, 0.3))
"""(days at most, nearness) of memory and date."""

_MEETS = {"stressed": "depleted", "restored": "restored"}


def empathic(search: MemorySearch) -> list[TermColumn]:
    """Cosine * decay with its floor, and the boosts whose signals are there."""
    query = search.query
    floored = search.floor > 0
    # the floor holds where it gives more; for a cosine under 0 more is what has faded more
    higher = search.similarity * search.floor > search.similarity * search.decay
    kept = np.where(floored & higher, search.floor, search.decay)
    base = search.similarity * kept
    terms = [TermColumn("similarity", search.similarity), TermColumn("kept", kept, operation="scale")]
    rows = _in_reach(search, base)
    if has_emotion(query):
        values = search.values_at(rows, lambda m: emotion_cosine(query.felt, m.emotions))
        terms.append(TermColumn("emotion", values, EMOTION_WEIGHT, "boost"))
    state = state_of(query.body)
    if state:
        values = search.values_at(rows, lambda m: float(m.body == _MEETS[state]))
        terms.append(TermColumn("state", values, STATE_WEIGHT, "boost"))
    anchors = [row for row in search.ranked(base, ANCHORS_AMONG) if search.index.memories[row].anchor]
    if anchors:
        terms.append(TermColumn("anchor", search.values_at(anchors, lambda _: 1.0), ANCHOR_WEIGHT, "boost"))
    days = query.about
    if days is not None:
        values = search.values_at(rows, lambda m: nearness(day_of(m), days))
        terms.append(TermColumn("date", values, DATE_WEIGHT, "boost"))
    return terms


def emotion_cosine(felt: Mapping[str, float], remembered: Mapping[str, float]) -> float:
    """max(0, cosine) of two mixtures of the ten emotions, [0, 1]; 0 if one of them is empty or corrupt."""
    try:
        one = [float(felt.get(name, 0.0)) for name in EMOTIONS]
        other = [float(remembered.get(name, 0.0)) for name in EMOTIONS]
    except (AttributeError, TypeError, ValueError):
        return 0.0
    lengths = math.hypot(*one) * math.hypot(*other)
    cosine = sum(a * b for a, b in zip(one, other, strict=True)) / lengths if 0 < lengths < math.inf else 0.0
    return min(1.0, max(0.0, cosine))


def nearness(day: date, days: Days) -> float:
    """1, .7, .3 or 0 for a distance of at most 1, 3, 7 or more days; inside (first, last) the distance is 0."""
    first, last = days
    distance = max((first - day).days, (day - last).days, 0)
    return next((value for most, value in _NEAR if distance <= most), 0.0)


def _in_reach(search: MemorySearch, base: Column) -> npt.NDArray[np.int64]:
    """The rows that could be hits, whatever boosts they get: only these are looked at one by one."""
    rows: npt.NDArray[np.int64] = np.flatnonzero(search.allowed)
    query = search.query
    if search.top_k is None or search.top_k >= len(rows) or query.links or query.feelings or query.not_quite:
        return rows
    cut = np.partition(base[rows], len(rows) - search.top_k)[len(rows) - search.top_k]
    return rows[base[rows] * _MOST >= cut] if cut > 0 else rows
