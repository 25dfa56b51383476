"""The charts of the Overview: strengths in bands, feelings over time, what was said of what came up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta

import numpy as np
import numpy.typing as npt
import streamlit as st

from pages.parts import feeling_marks
from pages.parts.dates import month_name, on_day
from pages.parts.feeling_marks import ink
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.tables import Row, table_beside
from pages.parts.vega import Spec, channel, chart, number, values, word
from persode.journal import BANDS, Journal, calibration
from persode.memory import Memory
from persode.words import say

__all__ = ["feelings_over_time", "strength_bands", "verdict_chart"]

_WEEKS_UNTIL, _MONTHS_UNTIL = 84, 900
"""Days of a life up to which it is shown by weeks, and by months; longer ones by years."""


def strength_bands(strength: npt.NDArray[np.float64]) -> None:
    """How many are how strong, by the strength of each."""
    lines = list(BANDS.values())
    band = np.digitize(strength, lines[:-1])  # the lines fall, so the first band is the strongest
    counts = np.bincount(band, minlength=len(BANDS))
    rows: list[Row] = [
        {"band": say(f"overview.band.{name}"), "from": line, "n": int(n)}
        for (name, line), n in zip(BANDS.items(), counts, strict=True)
    ]
    st.subheader(say("overview.strength"), anchor=False)
    st.markdown(_strength_sentence(rows))
    facts = " ".join(say("overview.fact", name=row["band"], n=row["n"]) for row in rows)
    ranges = [say(f"overview.band_range.{name}") for name in BANDS]
    labels = [f"{row['band']} · {of}" for row, of in zip(rows, ranges, strict=True)]
    alt_text = say("overview.strength_alt", facts=facts)
    chart(_bars(labels, [row["n"] for row in rows]), alt_text)
    table_beside(lambda: rows, "overview", "strengths", alt_text)


def feelings_over_time(journal: Journal, memories: Sequence[Memory]) -> None:
    """Each feeling in each week, month or year as a mark of its shape and colour, the larger the more."""
    days = [m.my_day or journal.day_of(m.created_at) for m in memories]
    unit = _unit((max(days) - min(days)).days)
    begins = {day: _begin(day, unit) for day in set(days)}
    felt = Counter((begins[day], m.emotion) for day, m in zip(days, memories, strict=True))
    counts: dict[date, Counter[str]] = {begin: Counter() for begin in begins.values()}
    for (begin, emotion), n in felt.items():
        counts[begin][emotion if emotion in FEELINGS else "neutral"] += n
    names = {begin: _name(begin, unit, journal.today) for begin in sorted(counts)}
    total = sum(counts.values(), Counter())
    feeling, most = total.most_common(1)[0]
    word = say(f"overview.unit_{unit}")
    st.subheader(say("overview.felt"), anchor=False)
    st.markdown(say("overview.felt_lead", feeling=feeling_word(feeling), n=most, all=len(memories), unit=word))
    facts = " ".join(
        say(
            "overview.felt_fact",
            when=names[begin],
            feelings=", ".join(f"{feeling_word(f)} {n}" for f, n in counts[begin].most_common()),
        )
        for begin in names
    )
    felt_then = [
        {"when": names[begin], "feeling": feeling_word(f), "n": n} for begin in names for f, n in counts[begin].items()
    ]
    alt_text = say("overview.felt_alt", unit=word, facts=facts)
    chart(_marks(felt_then, list(names.values())), alt_text)
    table_beside(
        lambda: [{"when": names[begin], **{f: counts[begin][f] for f in FEELINGS}} for begin in names],
        "overview",
        "feelings",
        alt_text,
    )


def verdict_chart(journal: Journal) -> None:
    """What was said of the memories that came up."""
    st.subheader(say("overview.calibration"), anchor=False)
    counts = calibration(journal.state)
    all_times = sum(counts.values())
    judged = all_times - counts["unsaid"]
    if not judged:
        key = "none" if not all_times else "unjudged_one" if all_times == 1 else "unjudged"
        st.markdown(say(f"overview.calibration_{key}", n=all_times))
        return
    rows: list[Row] = [{"verdict": say(f"overview.verdict.{name}"), "n": n} for name, n in counts.items()]
    parts = ", ".join(f"{row['verdict']} {row['n']}" for row in rows[:-1] if row["n"])
    st.markdown(
        say("overview.calibration_lead", n=all_times, judged=judged, parts=parts)
        + " "
        + say("overview.calibration_right", share=f"{counts['right'] / judged:.0%}")
    )
    facts = " ".join(say("overview.fact", name=row["verdict"], n=row["n"]) for row in rows)
    alt_text = say("overview.calibration_alt", facts=facts)
    chart(_bars([row["verdict"] for row in rows], [row["n"] for row in rows]), alt_text)
    table_beside(lambda: rows, "overview", "verdicts", alt_text)


def _strength_sentence(rows: Sequence[Row]) -> str:
    total = sum(row["n"] for row in rows)
    if total == 1:
        return say("overview.strength_lead_one", band=next(row["band"] for row in rows if row["n"]))
    parts = [
        say(
            "overview.strength_part",
            n=row["n"],
            verb=say("overview.is" if row["n"] == 1 else "overview.are"),
            band=row["band"],
        )
        for row in rows
        if row["n"]
    ]
    return say("overview.strength_lead", n=total, parts=", ".join(parts))


def _bars(names: Sequence[str], counts: Sequence[int]) -> Spec:
    """A bar a name with its number at the end, the name above it."""
    data = [{"name": name, "n": n, "order": order} for order, (name, n) in enumerate(zip(names, counts, strict=True))]
    y = channel("order", "ordinal", axis=None)
    x = number("n", axis=None, scale={"domain": [0, max(1, *counts) * 1.12]})
    letters = {"type": "text", "align": "left", "color": ink()}
    layers = [
        {"mark": {"type": "bar", "height": 12, "yOffset": 8, "cornerRadiusEnd": 4}, "encoding": {"x": x, "y": y}},
        {"mark": {**letters, "dx": 5, "dy": 8}, "encoding": {"x": x, "y": y, "text": number("n")}},
        {
            "mark": {**letters, "dy": -7, "fontSize": 12},
            "encoding": {"x": {"value": 0}, "y": y, "text": word("name")},
        },
    ]
    return {"data": values(data), "layer": layers, "height": 40 * len(names)}


def _marks(felt: Sequence[Row], order: Sequence[str]) -> Spec:
    """A mark of the feeling's shape and colour for each time, with its number beside it."""
    drawn = {row["feeling"] for row in felt}
    words = feeling_marks.words()
    x_axis = {"labelAngle": -45, "labelLimit": 240, "grid": True, "labelOverlap": True}
    place = {
        "x": word("when", sort=list(order), title=None, axis=x_axis),
        "y": word("feeling", sort=[w for w in words if w in drawn], title=None, axis={"grid": True}),
        "tooltip": [
            word("when", title=say("overview.column.when")),
            word("feeling", title=say("memories.column.feeling")),
            number("n", title=say("overview.column.n")),
        ],
    }
    size = {"domain": [1, max([4, *(row["n"] for row in felt)])], "range": [90, 420]}
    marks = {
        "color": word("feeling", legend=None, scale={"domain": words, "range": feeling_marks.colour_range()}),
        "shape": word("feeling", legend=None, scale={"domain": words, "range": feeling_marks.shape_range()}),
        "size": number("n", legend=None, scale=size),
    }
    layers = [
        {"mark": {"type": "point", "filled": True, "opacity": 0.9}, "encoding": place | marks},
        {
            "mark": {"type": "text", "dx": 11, "align": "left", "fontSize": 10, "color": ink()},
            "encoding": {**place, "text": number("n")},
        },
    ]
    return {"data": values(felt), "layer": layers, "height": 34 * len(drawn) + 70}


def _unit(days: int) -> str:
    return "week" if days <= _WEEKS_UNTIL else "month" if days <= _MONTHS_UNTIL else "year"


def _begin(day: date, unit: str) -> date:
    if unit == "week":
        return day - timedelta(days=day.weekday())
    return day.replace(day=1) if unit == "month" else day.replace(month=1, day=1)


def _name(begin: date, unit: str, today: date) -> str:
    if unit == "week":
        return say("overview.week_of", day=on_day(begin, today))
    return month_name(begin) if unit == "month" else str(begin.year)
