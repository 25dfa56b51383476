"""The charts of the Overview: strengths in bands, feelings over time, what was said of what came up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta

import altair as alt
import numpy as np
import numpy.typing as npt
import pandas as pd
import streamlit as st

from pages.parts import feeling_marks
from pages.parts.dates import month_name, on_day
from pages.parts.feelings import FEELINGS, feeling_word
from pages.parts.tables import Row, table_beside
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
    st.altair_chart(_bars(labels, [row["n"] for row in rows]), width="stretch", alt=alt_text)
    table_beside(lambda: rows, "overview", "strengths", alt_text)


def feelings_over_time(journal: Journal, memories: Sequence[Memory]) -> None:
    """Each feeling in each week, month or year as a mark of its shape and colour, the larger the more."""
    days = [m.my_day or journal.day_of(m.created_at) for m in memories]
    unit = _unit((max(days) - min(days)).days)
    counts: dict[date, Counter[str]] = {}
    for memory, day in zip(memories, days, strict=True):
        feeling = memory.emotion if memory.emotion in FEELINGS else "neutral"
        counts.setdefault(_begin(day, unit), Counter())[feeling] += 1
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
    frame = pd.DataFrame(
        {"when": names[begin], "feeling": feeling_word(f), "n": n} for begin in names for f, n in counts[begin].items()
    )
    alt_text = say("overview.felt_alt", unit=word, facts=facts)
    st.altair_chart(_marks(frame, list(names.values())), width="stretch", alt=alt_text)
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
    st.altair_chart(_bars([row["verdict"] for row in rows], [row["n"] for row in rows]), width="stretch", alt=alt_text)
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


def _bars(names: Sequence[str], counts: Sequence[int]) -> alt.LayerChart:
    """A bar a name with its number at the end, the name above it."""
    frame = pd.DataFrame({"name": names, "n": counts, "order": range(len(names))})
    y = alt.Y("order:O", axis=None)
    x = alt.X("n:Q", axis=None, scale=alt.Scale(domain=[0, max(1, *counts) * 1.12]))
    base = alt.Chart(frame).encode(y=y)
    bars = base.mark_bar(height=12, yOffset=8, cornerRadiusEnd=4).encode(x=x)
    numbers = base.mark_text(align="left", dx=5, dy=8, color=feeling_marks.ink()).encode(x=x, text="n:Q")
    labels = base.mark_text(align="left", dy=-7, fontSize=12, color=feeling_marks.ink())
    return alt.layer(bars, numbers, labels.encode(x=alt.value(0), text="name:N")).properties(height=40 * len(names))


def _marks(frame: pd.DataFrame, order: Sequence[str]) -> alt.LayerChart:
    most = max(4, int(frame["n"].max()))
    base = alt.Chart(frame).encode(
        x=alt.X(
            "when:N",
            sort=list(order),
            title=None,
            axis=alt.Axis(labelAngle=-45, labelLimit=240, grid=True, labelOverlap=True),
        ),
        y=alt.Y(
            "feeling:N",
            sort=[word for word in feeling_marks.words() if word in set(frame["feeling"])],
            title=None,
            axis=alt.Axis(grid=True),
        ),
        tooltip=[
            alt.Tooltip("when:N", title=say("overview.column.when")),
            alt.Tooltip("feeling:N", title=say("memories.column.feeling")),
            alt.Tooltip("n:Q", title=say("overview.column.n")),
        ],
    )
    marks = base.mark_point(filled=True, opacity=0.9).encode(
        color=feeling_marks.colour(),
        shape=feeling_marks.shape(),
        size=alt.Size("n:Q", scale=alt.Scale(domain=[1, most], range=[90, 420]), legend=None),
    )
    numbers = base.mark_text(dx=11, align="left", fontSize=10, color=feeling_marks.ink()).encode(text="n:Q")
    return alt.layer(marks, numbers).properties(height=34 * frame["feeling"].nunique() + 70)


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
