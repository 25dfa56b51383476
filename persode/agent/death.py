"""Does a text tell of the death of a person or an animal?

A phone dies, a class kills, a dad is buried in the sand, a joke leaves one dead: none of these is met with condolences.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from persode.agent.voice import patterns
from persode.analyzer.crisis import plain_sentences
from persode.language.wordlists import word_set, word_table

__all__ = ["laughs", "only_sounds_like_death", "tells_of_death"]

_MOST_CHARACTERS = 4_000
_SOUNDS = re.compile(
    r"\b(?:bur(?:y|ied|ying)|died?|dies|dying|dead|deceased|kill(?:s|ed|ing)?|graves?|killer)\b", re.IGNORECASE
)
_LAUGH = re.compile(
    r"\b(?:lo+l|lmf?ao+|rofl|(?:ha){2,}h?|xd|so funny|hilarious|died laughing|laughing so hard)\b|[😂🤣😆]|ㅋㅋ",
    re.IGNORECASE,
)


def tells_of_death(text: str, names: Sequence[str] = (), only: bool = False) -> bool:
    """True if a text tells of a death.

    Args:
        text: what was told.
        names: those of people and animals in it.
        only: the death of one of `names`, and of nobody else.
    """
    told = _told(tuple(sorted({name.lower() for name in names if name.strip()})), only)
    for sentence in plain_sentences(text[:_MOST_CHARACTERS]):
        if any(pattern.search(sentence) for pattern in _listed("no_sentence")):
            continue
        for pattern in _listed("not_told"):
            sentence = pattern.sub(" ... ", sentence)
        if any(pattern.search(sentence) for pattern in told):
            return True
    return False


def only_sounds_like_death(text: str, names: Sequence[str] = ()) -> bool:
    """True for "my phone died" and "this class is killing me": the words are there, but nobody is dead."""
    return bool(_SOUNDS.search(text[:_MOST_CHARACTERS])) and not tells_of_death(text, names)


def laughs(text: str) -> bool:
    """True if a text laughs."""
    return bool(_LAUGH.search(text[:_MOST_CHARACTERS]))


@lru_cache(maxsize=256)
def _told(names: tuple[str, ...], only: bool) -> tuple[re.Pattern[str], ...]:
    """The patterns with the living filled in."""
    kin = {*word_table("kin"), *word_set("pets")}
    living = {*kin, *word_table("roles"), *patterns("death")["others"]}
    if only:
        kin = living = set(names)
    lines = patterns("death")["told"]
    if only:
        lines = [line for line in lines if "LIVING" in line or "KIN" in line]
    return tuple(
        re.compile(line.replace("LIVING", _any_of(living | set(names))).replace("KIN", _any_of(kin | set(names))))
        for line in lines
    )


def _any_of(found: set[str]) -> str:
    return f"(?:{'|'.join(re.escape(word) for word in sorted(found, key=lambda w: (-len(w), w)))})"


@cache
def _listed(name: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(line) for line in patterns("death")[name])
