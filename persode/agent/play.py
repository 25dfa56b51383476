"""What is said in fun is met in the same tone; a joke out of a hard hour is heard with what is under it.

No wit is attempted about her words: a machine that explains a joke, or caps it, spoils it. It laughs along, in few
words, and asks for more.
"""

from __future__ import annotations

import re
from functools import cache

from persode.agent.beside import kinds_of
from persode.agent.death import laughs
from persode.agent.heavy import is_heavy
from persode.agent.mood import Mood
from persode.agent.thread import Thread
from persode.agent.voice import Voice, patterns
from persode.language import lowered, words
from persode.onboarding import CONVERSATION_STYLES

__all__ = ["LINE", "is_play", "is_wry"]

MOST_CHARACTERS = 2_000
LINE = 14
"""Words up to which a line goes on with the joke before it."""

_LIGHT = ("joyful", "content", "proud", "surprised", "bored")
"""Feelings that she may name and still be joking."""

_LINES_BACK = 1

_EARNEST = re.compile(
    r"\b(?:alone|lonely|scared|afraid|cry|crying|cried|miss|missed|missing|hate|wish|die|dying|sorry|sad|hurts?|nobody"
    r"|no one|anymore|any more|want|wanna|tired|ashamed|embarrass\w*)\b"
)
"""What says that the joke is over, or only half of one."""


def is_play(voice: Voice, text: str, mood: Mood, thread: Thread) -> bool:
    """True if a message is in fun: it laughs, or its kind does, or it goes on with a joke of the last lines."""
    if _is_hard(text, mood, thread) or mood.way == "down" or (mood.named and mood.tone not in _LIGHT):
        return False
    kinds = kinds_of(text, mood.way, voice.likely)
    is_earnest = _EARNEST.search(lowered(text, MOST_CHARACTERS))
    if is_earnest:
        return bool(kinds) and bool(kinds[0].get("play")) and not laughs(text)
    if laughs(text) or any(kind.get("play") for kind in kinds[: 1 if voice.likely else None]):
        return True
    goes_on = voice.said_lately(_lines(), _LINES_BACK) and len(words(text)) <= LINE
    return goes_on and mood.way == "even" and not mood.named and not kinds


def is_wry(text: str, mood: Mood, thread: Thread) -> bool:
    """True if she jokes in the middle of something hard, though nothing of what is gravest."""
    is_earnest = bool(_EARNEST.search(lowered(text, MOST_CHARACTERS)))
    hard = mood.way == "down" or thread.way == "down" or is_earnest
    return laughs(text) and hard and mood.tone != "grief" and thread.tone != "grief" and not is_heavy(text)


def _is_hard(text: str, mood: Mood, thread: Thread) -> bool:
    return mood.tone == "grief" or thread.tone == "grief" or thread.way == "down" or is_heavy(text)


@cache
def _lines() -> frozenset[str]:
    """Every line that is said in fun."""
    entries = [entry for entry in patterns("beside")["line"] if entry.get("play")]
    entries += [table for name, table in patterns("play").items() if name not in ("opens", "wry", "invite")]
    said = (line for entry in entries for key, lines in entry.items() if key in CONVERSATION_STYLES for line in lines)
    return frozenset(line.lower() for line in said)
