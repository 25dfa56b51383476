"""Does a person say that she does not want to live, or means to hurt herself?

Careful both ways: a crisis must not be missed, and "this exam is killing me lol" must not be answered with a helpline.
Only what a person says of herself is read; what she tells of another, or of a film, is a telling. English and Korean.
"""

from __future__ import annotations

import re
from functools import cache

from persode.language.wordlists import word_lines

__all__ = ["is_crisis"]

ROOM = "persode.analyzer"
MOST_CHARACTERS = 20_000


def is_crisis(text: str) -> bool:
    """True if a text speaks of wanting to die or of hurting oneself (`data/crisis.txt`, `data/not_crisis.txt`)."""
    low = " ".join(text[:MOST_CHARACTERS].lower().replace("’", "'").split())
    for sentence in re.split(r"(?<=[.!?])\s+", low):
        left = sentence
        for pattern in _patterns("not_crisis"):
            left = pattern.sub(" ... ", left)
        if any(pattern.search(left) for pattern in _patterns("crisis")):
            return True
    return False


@cache
def _patterns(name: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(line) for line in word_lines(name, ROOM))
