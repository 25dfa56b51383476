"""A line that stands beside what was told: what a good listener says to a thing of that kind.

Each kind is an entry of `beside.toml`, found by how it is told and by what it is probably of (`likely`). An entry may
also say how the message is to be heard where only a guess names its feeling: "i always say yes" is no joy. What is
`plain` are expressions that mean nothing else (true: all of them do): they need no guess.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from persode.agent.likely import MOST_CHARACTERS, NONE, Kinds, fits
from persode.agent.mood import Mood
from persode.agent.voice import Voice, any_in, patterns
from persode.language import lowered
from persode.onboarding import CONVERSATION_STYLES

__all__ = ["beside", "heard_beside", "kinds_of", "says_plainly_how"]

SURE = 0.32
"""Probability from which a kind is believed without any expression of it."""

POSSIBLE = 0.15
"""Probability from which an expression is believed."""

FAR_AHEAD = 3.0
"""How many times the probability of the next kind makes a possible one believed without any expression of it."""

ENOUGH_TO_GUESS = 5
"""Words of a message from which that counts."""

LEANS = 0.5
"""What the kinds of one way must have together to speak against a feeling of the other one."""

_WAYS = {("down", "even"): "down", ("up", "even"): "up"}


def beside(voice: Voice, text: str, way: str = "even") -> str:
    """The line for the first kind that the message is of, and of which one is left; "" if it is of none."""
    for entry in kinds_of(text, way, voice.likely):
        line = voice.fresh({style: entry[style] for style in CONVERSATION_STYLES})
        if line:
            return line
    return ""


def heard_beside(text: str, mood: Mood, likely: Kinds | None = None) -> Mood:
    """The mood, where no word of hers names it and its kind says how to hear it: its way, and no feeling of the
    other one."""
    if mood.named or mood.tone == "grief":
        return mood
    kinds = _candidates(text, "" if likely else mood.way, likely)
    hear = (_heard_as(kinds[0]) if likely else kinds[0].get("hear", "")) if kinds else ""
    if not hear and mood.way != "even" and _leaning(likely or {}, "down" if mood.way == "up" else "up") >= LEANS:
        hear = "down" if mood.way == "up" else "even"
    if not hear or mood.way == hear:
        return mood
    return Mood("neutral", "", "", hear, amused=mood.amused)


def says_plainly_how(text: str) -> str:
    """The way that a kind with a plain expression is heard, "" if the message is of none."""
    low = lowered(text, MOST_CHARACTERS)
    return next((_heard_as(entry) for entry in patterns("beside")["line"] if _is_plain(entry, low)), "")


def kinds_of(text: str, way: str = "even", likely: Kinds | None = None) -> list[dict[str, Any]]:
    """The entries of `beside.toml` that a message told that way (up, down or even) is of.

    Without probabilities those whose expressions fit, in their order; with them the likeliest first, and only those
    that are likelier than none. A kind that is heard another way than the talk goes is none of it: in good news a
    mother's scream is no storm.
    """
    return [entry for entry in _candidates(text, way, likely) if _suits(entry.get("hear", ""), way)]


def _candidates(text: str, way: str, likely: Kinds | None) -> list[dict[str, Any]]:
    """The same, however they are heard; `way` "" = any."""
    found = _fitting(lowered(text, MOST_CHARACTERS), way)
    if not likely:
        return found
    told = {entry["name"] for entry in found}
    none = likely.get(NONE, 0.0)
    low = lowered(text, MOST_CHARACTERS)
    plain = [entry for entry in patterns("beside")["line"] if _is_plain(entry, low) and _is_told(entry, way)]
    far = len(low.split()) >= ENOUGH_TO_GUESS
    alone = len(low.split()) == 1  # a single word is of no kind that its expressions do not know
    second = sorted((*likely.values(), 0.0, 0.0), reverse=True)[1]
    sure = [
        entry
        for entry in patterns("beside")["line"]
        if (share := likely.get(entry["name"], 0.0)) > none
        and (not alone or entry["name"] in told)
        and (share >= SURE or (share >= POSSIBLE and (entry["name"] in told or (far and share >= FAR_AHEAD * second))))
        and _is_told(entry, way)
        and entry not in plain
        and not any_in(entry.get("not", ()), low)
    ]
    return [*plain, *sorted(sure, key=lambda entry: -likely[entry["name"]])]


def _is_plain(entry: dict[str, Any], low: str) -> bool:
    """True if an expression that means nothing else is in the message."""
    plain = entry.get("plain", ())
    return any_in(entry["when"] if plain is True else plain, low) and not any_in(entry.get("not", ()), low)


def _suits(hear: str, way: str) -> bool:
    return way == "down" if hear == "down" else hear != "up" or way != "down"


def _leaning(likely: Kinds, way: str) -> float:
    """The probability of all kinds that are heard that way."""
    return sum(likely.get(entry["name"], 0.0) for entry in patterns("beside")["line"] if _heard_as(entry) == way)


def _heard_as(entry: dict[str, Any]) -> str:
    """The way that an entry speaks of: up, down, even, or "" for any."""
    hear: str = entry.get("hear", "")
    return hear or _WAYS.get(tuple(entry.get("way", ())), "")


@lru_cache(maxsize=128)
def _fitting(low: str, way: str) -> list[dict[str, Any]]:
    """Kept for a while: an answer asks several times, and of every line before it."""
    return [entry for entry in patterns("beside")["line"] if _is_told(entry, way) and fits(entry, low)]


def _is_told(entry: dict[str, Any], way: str) -> bool:
    return not way or way in entry.get("way", (way,))
