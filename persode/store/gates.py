"""The conditions under which a signal of the query counts (Persode paper, section 4.2; Garden Pulse).

Pure functions of the query: what they say is the same for every memory.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from persode.store.query import Body, Query
from persode.store.result import Gate

__all__ = ["SIGNIFICANT_INTENSITY", "compared_text", "gates", "has_emotion", "is_significant", "state_of"]

SIGNIFICANT_INTENSITY = 0.6
"""Emotional intensity at which a query opens the gate of `gated`."""

FELT = 0.5
"""Intensity of the strongest emotion from which emotions count in `empathic`, and a stated mood adds topic words."""

LOW_HRV = 55.0
"""Heart rate variability (milliseconds) under which the body counts as stressed."""


def is_significant(query: Query) -> bool:
    """True if the query itself is emotional, E >= 0.6."""
    return query.intensity >= SIGNIFICANT_INTENSITY


def has_emotion(query: Query) -> bool:
    """True if the strongest emotion (of the mood given, else of the text) is at least .5."""
    return max(query.felt.values(), default=0.0) >= FELT


def state_of(body: Body | None) -> str:
    """ "stressed", "restored" or ""; stressed wins."""
    if body is None:
        return ""
    if (
        (body.stress is not None and body.stress >= 0.6)
        or (body.sleep_quality is not None and body.sleep_quality <= 0.4)
        or body.heart_rate_elevated
        or body.hrv_declining
        or (body.hrv is not None and body.hrv < LOW_HRV)
    ):
        return "stressed"
    rested = body.sleep_quality is None or body.sleep_quality >= 0.7
    return "restored" if body.stress is not None and body.stress <= 0.3 and rested else ""


def compared_text(query: Query, strategy: str) -> str:
    """What is embedded: the text, in `empathic` with the topic words of a stated mood."""
    if strategy != "empathic" or not _adds_words(query):
        return query.text
    strongest = max(query.mood, key=lambda name: query.mood[name])
    return f"{query.text} {_topic_words()[strongest]}"


def gates(query: Query, strategy: str) -> tuple[Gate, ...]:
    """The conditions of a strategy for this query."""
    if strategy == "gated":
        return (Gate("significant", is_significant(query)),)
    if strategy != "empathic":
        return ()
    return (
        Gate("emotion", has_emotion(query)),
        Gate("state", bool(state_of(query.body))),
        Gate("date", query.about is not None),
        Gate("topic_words", _adds_words(query)),
        Gate("chain", bool(query.links)),
    )


def _adds_words(query: Query) -> bool:
    return max(query.mood.values(), default=0.0) >= FELT


@cache
def _topic_words() -> dict[str, str]:
    """For each of the ten emotions the words that join the query."""
    lines = files("persode.store").joinpath("data/topic_words.txt").read_text(encoding="utf-8").splitlines()
    rows = (line.partition(":") for line in lines if line.strip() and not line.startswith("#"))
    return {emotion.strip(): words.strip() for emotion, _, words in rows}
