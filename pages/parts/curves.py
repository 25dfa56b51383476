"""Curves of forgetting: strength before and after today as a chart, sentences and a table.

One curve is a memory or the mean of a group. Both pages that draw them, and both sides of a *what if*, draw them here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import inf, isinf, isnan

import numpy as np
import streamlit as st

from pages.parts.dates import spoken_ahead
from pages.parts.feeling_marks import ink, paper
from pages.parts.plain import plain, shorten, small
from pages.parts.tables import Row, table_beside
from pages.parts.vega import Spec, chart, number, values, word
from persode.journal import BANDS, WEAK, Inspector, Journal, WhatIf
from persode.memory import SHORT_TERM_WINDOW_DAYS, Memory
from persode.words import say

__all__ = [
    "MOST",
    "SPAN",
    "Curve",
    "curve_chart",
    "curve_facts",
    "curve_rows",
    "curves_of",
    "days_of",
    "show_curves",
    "spelled",
]

SPAN = 30
MOST = 6
_STEPS = 120
_FIFTH = 5
_A_MOMENT = 1e-6
"""Days: more than the rounding of an instant, less than an eye sees."""
_AFTER = (1.0, 3.0)
_A_DAY = timedelta(days=1)
_YEARS_FROM = 730
_DASHES = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [10, 4], [1, 3], [12, 2]]


@dataclass(frozen=True)
class Curve:
    """Strength so many days from now.

    Args:
        starts: where its clock (re)started, as (days from now, strength); the last of all at `last`, by a recall if
            `recalled`.
        fades: when it falls under the put-away line, None for never.
        half: days from a start until half of it is gone.
        group: of how many memories it is the mean; 0 = it is that of one.
    """

    name: str
    days: list[float]
    strength: list[float]
    starts: list[tuple[float, float]] = field(default_factory=list)
    fades: datetime | None = None
    half: float = inf
    last: float = 0.0
    recalled: bool = False
    group: int = 0

    def at(self, day: float) -> float:
        """The strength on one of its days, NaN before it was formed."""
        return float(np.interp(day, self.days, self.strength))


def show_curves(journal: Journal, memories: list[Memory]) -> None:
    """The curves of at most six memories, with everything that belongs beside them."""
    st.subheader(say("memories.curves"), anchor=False)
    st.markdown(say("memories.curves_lead"))
    curves = curves_of(journal, memories[:MOST])
    facts = curve_facts(journal, curves)
    alt_text = say("memories.curves_alt", facts=" ".join(facts))
    chart(curve_chart(journal, curves), alt_text)
    st.markdown("\n".join(f"- {plain(fact)}" for fact in facts))
    table_beside(lambda: curve_rows(curves), "forgetting", "curves", alt_text)


def curves_of(
    journal: Journal, memories: Sequence[Memory], what_if: WhatIf | None = None, span: int = SPAN
) -> list[Curve]:
    """A curve for each memory, under the numbers in force or under others."""
    inspector, other = Inspector(journal), what_if or WhatIf()
    curves = []
    for memory, name in zip(memories, _names(memories), strict=True):
        began = [(at - journal.now) / _A_DAY for at in inspector.starts(memory)]
        began += [0.0] if other.recalled and memory.created_at <= journal.now else []
        days = days_of(span, began)
        strength = inspector.curve(memory, days, other).tolist()
        at = dict(zip(days, strength, strict=True))
        starts = [(day, at[day]) for day in dict.fromkeys(began) if -span <= day <= span]
        fades, half = inspector.fades(memory, other), inspector.half_gone(memory, other)
        curves.append(Curve(name, days, strength, starts, fades, half, max(began), len(began) > 1))
    return curves


def curve_chart(
    journal: Journal, curves: Sequence[Curve], span: int = SPAN, top: float | None = None, height: int = 340
) -> Spec:
    """The chart; `top` is the strength at its upper edge, for two charts that are to be compared."""
    names = [curve.name for curve in curves]
    days, strength = say("memories.axis_days", day=_now_word(journal)), say("memories.axis_strength")
    line = [{"curve": c.name, "day": day, "S": s} for c in curves for day, s in zip(c.days, c.strength, strict=True)]
    line = [row for row in line if not isnan(row["S"])]
    dots = [{"curve": c.name, "day": day, "S": s} for c in curves for day, s in c.starts if not isnan(s)]
    highest = top if top is not None else max([0.05, *(row["S"] * 1.05 for row in line)])
    tooltip = [
        word("curve", title=say("memories.axis_memory")),
        number("day", title=days, format=".0f"),
        number("S", title=strength, format=".2g"),
    ]
    legend = {"orient": "bottom", "columns": 1, "labelLimit": 230, "symbolType": "stroke", "symbolSize": 500}
    dashes = {"domain": names, "range": _DASHES[: len(names)]}
    curve = {
        "x": number("day", title=days, scale={"domain": [-span, span], "nice": False}),
        "y": number("S", title=strength, scale={"domain": [0, highest], "nice": False}),
        "color": word("curve", sort=names, title=None, scale={"domain": names}, legend=legend),
        "strokeDash": word("curve", sort=names, title=None, scale=dashes),
        "tooltip": tooltip,
    }
    start = {
        "x": number("day"),
        "y": number("S"),
        "color": word("curve", sort=names, legend=None),
        "tooltip": tooltip,
    }
    under, over = _marks(highest, _now_word(journal))
    layers = [
        *under,
        {"data": values(line), "mark": {"type": "line", "strokeWidth": 2.5, "clip": True}, "encoding": curve},
        {
            "data": values(dots),
            "mark": {"type": "point", "filled": True, "size": 80, "opacity": 1, "clip": True},
            "encoding": start,
        },
        *over,
    ]
    return {"layer": layers, "height": height + 26 * len(names)}


def spelled(strength: float) -> str:
    """A strength with the word for it: clear (0.23 of 1)."""
    band = next((name for name, least in BANDS.items() if strength >= least), "")
    return say("forgetting.of_one", band=say(f"overview.band.{band}"), share=small(strength)) if band else ""


def curve_facts(journal: Journal, curves: Sequence[Curve], span: int = SPAN) -> list[str]:
    """What each curve says, in a sentence."""
    return [_fact(journal, curve, span) for curve in curves]


def curve_rows(curves: Sequence[Curve]) -> list[Row]:
    """The curves as a table: a row for each fifth day."""
    days = [day for day in curves[0].days if day % _FIFTH == 0] if curves else []
    return [{"curve": c.name, "day": int(day), "S": c.at(day)} for c in curves for day in days]


def _marks(highest: float, now: str) -> tuple[list[Spec], list[Spec]]:
    """The last six days as a stripe, today and the put-away line as lines; their words, to lie over the curves."""
    stripe = values([{"from": -SHORT_TERM_WINDOW_DAYS, "to": 0, "label": say("forgetting.short_term")}])
    today = values([{"day": 0, "label": now}])
    line = values([{"S": WEAK, "label": say("forgetting.archive_line")}])
    top, edge = {"datum": highest}, {"value": "width"}
    quiet = {"type": "rule", "color": ink()}
    under = [
        {
            "data": stripe,
            "mark": {"type": "rect", "opacity": 0.09, "color": ink()},
            "encoding": {"x": number("from"), "x2": {"field": "to"}},
        },
        {
            "data": today,
            "mark": quiet | {"strokeDash": [3, 3], "opacity": 0.6},
            "encoding": {"x": number("day")},
        },
        {
            "data": line,
            "mark": quiet | {"strokeDash": [6, 4], "opacity": 0.7},
            "encoding": {"y": number("S")},
        },
    ]
    places = [
        (today, {"align": "left", "dx": 5, "dy": 8}, {"x": number("day"), "y": top}),
        (stripe, {"align": "right", "dx": -5, "dy": 8}, {"x": number("from"), "y": top}),
        (line, {"align": "right", "dx": -4, "dy": -9}, {"x": edge, "y": number("S")}),
    ]
    rims = [{"color": paper(), "stroke": paper(), "strokeWidth": 4}, {"color": ink()}]
    over = [
        {
            "data": data,
            "mark": {"type": "text", "fontSize": 11, **place, **rim},
            "encoding": {**at, "text": word("label")},
        }
        for rim in rims
        for data, place, at in places
    ]
    return under, over


def days_of(span: int, starts: Sequence[float]) -> list[float]:
    """The days of a curve: evenly, whole fifth days for the table, and at each start the moment before, the start and
    the days after it, in which it falls the fastest.
    """
    even = np.linspace(-span, span, _STEPS + 1).round(6).tolist() if 2 * span / _STEPS < _FIFTH else []
    steps = [-_A_MOMENT, 0.0, *(step for step in _AFTER if step < 2 * span / _STEPS)]
    near = [day for start in starts for step in steps if -span <= (day := start + step) <= span]
    return sorted({*even, *map(float, range(-span, span + 1, _FIFTH)), *near})


def _names(memories: Sequence[Memory]) -> list[str]:
    """A short name for each, told apart by a number where two are alike."""
    names: list[str] = []
    for memory in memories:
        name = shorten(memory.title or memory.text, 42)
        while name in names:
            name += " ·"
        names.append(name)
    return names


def _fact(journal: Journal, curve: Curve, span: int) -> str:
    name = curve.name
    if curve.group:
        name = say("forgetting.mean_of_one" if curve.group == 1 else "forgetting.mean_of", name=name, n=curve.group)
    before, now, after = (curve.at(day) for day in (-span, 0, span))
    said = {"name": name, "today": _now_word(journal), "n": span, "now": spelled(now), "after": spelled(after)}
    if np.isnan(after):
        return say("forgetting.fact_later", **said)
    if np.isnan(now):
        fact = say("forgetting.fact_ahead", **said)
    elif np.isnan(before):
        fact = say("forgetting.fact_new", **said)
    else:
        fact = say("forgetting.fact", before=spelled(before), **said)
    return fact if curve.group else " ".join(filter(None, [fact, _half(curve.half), _fading(journal, curve)]))


def _half(days: float) -> str:
    if isinf(days):
        return ""
    short = float(f"{days:.2g}")
    if short >= _YEARS_FROM:
        time = say("forgetting.half_years", n=f"{float(f'{days / 365.25:.2g}'):g}")
    else:
        time = say("forgetting.half_day") if short == 1 else say("forgetting.half_days", n=f"{short:g}")
    return say("forgetting.half_gone", time=time)


def _now_word(journal: Journal) -> str:
    """What the instant of the journal is called: today, or that day where the clock shows another one."""
    return say("clock.that_day" if journal.read_only else "memories.today")


def _fading(journal: Journal, curve: Curve) -> str:
    if curve.fades is None:
        return say("forgetting.fades_never")
    if curve.fades <= journal.now:
        days = round((curve.fades - journal.now) / _A_DAY - curve.last)
        since = say("forgetting.since_recalled" if curve.recalled else "forgetting.since_formed")
        return say("forgetting.faded_day" if days == 1 else "forgetting.faded", n=days, since=since)
    return say("forgetting.fades", when=spoken_ahead(journal.day_of(curve.fades), journal.today))
