"""Phrases that turn a day whatever their words say: peace made, a loss averted, screams of joy (`data/life_turns.txt`).

"We both said sorry" holds a sad word and is a good end; so what such a phrase covers is not read word by word. Of some
the words are sure (`data/turns_of_mind.txt`, `data/feeling_idioms.txt`): there no likeness of meaning counts against
them. "Not half as bad as I feared" is a relief, however like a fear it is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from persode.analyzer.bounded import with_parted_words
from persode.analyzer.cues import Cue
from persode.language import is_negation
from persode.language.likely import Likely
from persode.language.names import in_list, is_common_word
from persode.language.wordlists import word_lines

__all__ = ["Turn", "is_covered", "life_turns", "without_names", "without_turned"]

_HANGUL_ONLY = re.compile(r"(?=.*[가-힣ㄱ-ㅣ])(?:\\[a-z]|[^a-z])*$")
IDIOMS = "feeling_idioms"
SURE = ("turns_of_mind", IDIOMS)
FILES = (*SURE, "life_turns")
"""An idiom names a feeling; the others tell what happened."""

LEFT_BEHIND = 160
"""Characters from the end beyond which a phrase does not decide a whole text: a day went on after it."""

_BUT = re.compile(r"\b(?:but|yet|however|though)\b|지만|는데")
_NAME = re.compile(r"\b[A-Z][a-z]+\b")


@dataclass(frozen=True)
class Turn:
    """One such phrase: it stands at [start, end) and counts as `cue`."""

    start: int
    end: int
    cue: Cue


def life_turns(text: str) -> list[Turn]:
    """The phrases of a text that turn a day, in the order of the text; none overlaps one of an earlier line."""
    low = text.lower().replace("’", "'")
    found: list[Turn] = []
    if len(low) != len(text):  # a letter whose small form is longer: places would not fit
        return found
    low = with_parted_words(low)
    latin = low.isascii()
    for pattern, (name, feeling, valence, strength) in _patterns(latin).of(low):
        for match in pattern.finditer(low):
            taken = any(match.start() < t.end and t.start < match.end() for t in found)
            if match.group().strip() and not taken and not _is_denied(low, match):
                sure = name in SURE and len(low) - match.end() <= LEFT_BEHIND and not _BUT.search(low, match.end())
                cue = Cue(match.group().strip(), feeling, valence, strength, event=name != IDIOMS, sure=sure)
                found.append(Turn(match.start(), match.end(), cue))
    return sorted(found, key=lambda turn: turn.start)


def _is_denied(low: str, match: re.Match[str]) -> bool:
    """True if a "not" stands right before a phrase that has none of its own."""
    if any(_denies(word) for word in match.group().split()):
        return False
    return any(_denies(word) for word in re.findall(r"[a-z']+", low[max(0, match.start() - 24) : match.start()])[-2:])


def _denies(word: str) -> bool:
    return is_negation(word) and word != "without"


def is_covered(position: int, turns: list[Turn]) -> bool:
    """True if a place in the text lies inside one of the phrases."""
    return any(turn.start <= position < turn.end for turn in turns)


def without_turned(text: str, turns: list[Turn]) -> str:
    """The text without the phrases, for a reader that knows single words only."""
    for turn in sorted(turns, key=lambda turn: -turn.start):
        text = f"{text[: turn.start]} {text[turn.end :]}"
    return text


def without_names(text: str) -> str:
    """The text without given names: to a list of feeling words "Mia" is missing in action and "Victor" has won."""
    return _NAME.sub(
        lambda match: (
            "" if in_list(match.group(), "given_names") and not is_common_word(match.group()) else match.group()
        ),
        text,
    )


@cache
def _patterns(latin: bool) -> Likely[tuple[str, str, int, float]]:
    """The patterns of all files; with `latin` without those that only a text in Hangul can fit."""
    found = []
    for name, line in [(file, line) for file in FILES for line in word_lines(file, "persode.analyzer")]:
        source, _, value = line.rpartition(": ")
        feeling, valence, strength = value.split()
        if latin and _HANGUL_ONLY.match(source):
            continue
        found.append((source, (name, feeling, int(valence), float(strength))))
    return Likely(found)
