"""Does a person say that she does not want to live, or means to hurt herself?

Careful both ways: a crisis must not be missed, and "this exam is killing me lol" must not be answered with a helpline.
Only what a person says of herself is read; what she tells of another, or of a film, is a telling. English and Korean.
What is said as a joke ("kms lol") is none of the two: nothing of it is remembered, and it is asked about gently.
"""

from __future__ import annotations

import re
from functools import cache

from persode.language.wordlists import word_lines

__all__ = ["crisis_level", "is_crisis", "plain_sentences"]

ROOM = "persode.analyzer"
MOST_CHARACTERS = 20_000

_SPELT_OUT = (
    (re.compile(r"\bdont\b"), "don't"),
    (re.compile(r"\bcant\b"), "can't"),
    (re.compile(r"\bwont\b"), "won't"),
    (re.compile(r"\b(?:wasnt|wasn t)\b"), "wasn't"),
    (re.compile(r"\bdidnt\b"), "didn't"),
    (re.compile(r"\bim\b"), "i'm"),
    (re.compile(r"\bive\b"), "i've"),
    (re.compile(r"\bwanna\b"), "want to"),
    (re.compile(r"\bgonna\b"), "going to"),
    (re.compile(r"\b(?:any more|nomore)\b"), "anymore"),
)
_FILLER = re.compile(
    r"\b(?:just|really|honestly|literally|actually|kinda|kind of|sort of|seriously|fucking|freaking|simply|so badly"
    r"|so much|right now|sometimes|tbh|ngl|fr)\b ?"
)
_JEST = re.compile(
    r"\b(?:lo+l|lmf?ao+|rofl|(?:ha){2,}|(?:he){2,}|jk|j/k|just kidding|just joking|xd)\b|[😂🤣😆😹💀☠]|ㅋㅋ|ㅎㅎ"
)
_ONLY_JEST = re.compile(rf"^(?:{_JEST.pattern}|[\W_])+$")
_ENDS = re.compile(r"(?<=[.!?])\s+|\n+")


def is_crisis(text: str) -> bool:
    """True if a text speaks of wanting to die or of hurting oneself, be it as a joke."""
    return bool(crisis_level(text))


def crisis_level(text: str) -> str:
    """ "crisis", "jest" if the words are there but only as a joke, else "".

    A joke is one only while no deed or means is named (`data/crisis_deeds.txt`). The ways to say it are in
    `data/crisis.txt`; what only sounds like it is in `data/not_crisis.txt` and taken out first.
    """
    level = ""
    for sentence in plain_sentences(text):
        left = sentence
        for pattern in _patterns("not_crisis"):
            left = pattern.sub(" ... ", left)
        bare = " ".join(_FILLER.sub("", _JEST.sub("", left)).split()).strip(" ,;:-")
        if not any(pattern.search(form) for pattern in _patterns("crisis") for form in (left, bare)):
            continue
        if not _JEST.search(sentence) or any(pattern.search(left) for pattern in _patterns("crisis_deeds")):
            return "crisis"
        level = "jest"
    return level


def plain_sentences(text: str) -> list[str]:
    """The sentences, lower-cased and spelt out; a lone "lol" belongs to the sentence before it."""
    found: list[str] = []
    for piece in _ENDS.split(text[:MOST_CHARACTERS].lower().replace("’", "'").strip()):
        low = " ".join(piece.split())
        for pattern, spelt in _SPELT_OUT:
            low = pattern.sub(spelt, low)
        if found and _ONLY_JEST.match(low):
            found[-1] += f" {low}"
        elif low:
            found.append(low)
    return found


@cache
def _patterns(name: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(line) for line in word_lines(name, ROOM))
