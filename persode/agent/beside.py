"""A line that stands beside what was told: what a good listener says to a thing of that kind.

Each kind is an entry of `beside.toml`, found by how it is told. An entry may also say how the message is to be heard
where only a guess names its feeling: "i always say yes" is no joy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from persode.agent.mood import Mood
from persode.agent.voice import Voice, any_in, patterns
from persode.language import lowered
from persode.onboarding import CONVERSATION_STYLES

__all__ = ["beside", "heard_beside", "kinds_of"]

MOST_CHARACTERS = 1_500


def beside(voice: Voice, text: str, way: str = "even") -> str:
    """The line for the first kind that the message is of, and of which one is left; "" if it is of none."""
    for entry in kinds_of(text, way):
        line = voice.fresh({style: entry[style] for style in CONVERSATION_STYLES})
        if line:
            return line
    return ""


def heard_beside(text: str, mood: Mood) -> Mood:
    """The mood, where no word of hers names it and the first kind says how to hear it: its way, and no feeling of
    the other one."""
    kinds = kinds_of(text, mood.way)
    hear = kinds[0].get("hear", "") if kinds else ""
    if not hear or mood.named or mood.tone == "grief" or mood.way == hear:
        return mood
    return Mood("neutral", "", "", hear, amused=mood.amused)


def kinds_of(text: str, way: str = "even") -> list[dict[str, Any]]:
    """The entries of `beside.toml` that a message told that way (up, down or even) is of, in their order."""
    return _kinds(lowered(text, MOST_CHARACTERS), way)


@lru_cache(maxsize=128)
def _kinds(low: str, way: str) -> list[dict[str, Any]]:
    """Kept for a while: an answer asks several times, and of every line before it."""
    return [entry for entry in patterns("beside")["line"] if _is_of(entry, low, way)]


def _is_of(entry: dict[str, Any], low: str, way: str) -> bool:
    if way not in entry.get("way", (way,)) or not any_in(entry["when"], low):
        return False
    return not any_in(entry.get("not", ()), low)
