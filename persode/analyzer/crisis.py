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
    if not _hint().search(low):
        return False
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


@cache
def _hint() -> re.Pattern[str]:
    """A quick look: without one of these no pattern of the list can match."""
    return re.compile(
        r"\b(?:die|dying|dead|death|kill|suicid|alive|liv(?:e|ing)|life|exist|myself|self|pills|tablets"
        r"|medication|bridge|roof|cliff|balcony|building|window|disappear|wake|born|without me|end it|end (?:my|things)|go on|be here"
        r"|this world|this earth|be gone|sleep for|asleep|never (?:come|wake)|overdos|be any|goodbye|if i w)|[죽살자목없사태눈해]"
    )
