"""Negation: which words of a sentence are turned by a "not" before them."""

from __future__ import annotations

from collections.abc import Sequence

from persode.language.wordlists import word_set

__all__ = ["is_negation", "negated"]

REACH = 4
"""A negation turns at most this many content words after it, and stops at a turn ("but", "because", a comma)."""

_STOPS = frozenset(
    ["but", "because", "although", "though", "however", "except", "yet", "then", "while", "until", "when", "and", "so"]
)
_NOT_ONLY = frozenset({"only", "just", "merely", "least"})


def is_negation(word: str) -> bool:
    """True for "not", "never", "didn't" and their like."""
    word = word.lower().replace("’", "'")
    return word in word_set("negations") or word.endswith("n't")


def negated(words: Sequence[str]) -> list[bool]:
    """For each word whether a negation turns it. The negation itself is not turned; "not only" turns nothing.

    Marks may be among the words: any of . , ; : ! ? ends the reach.
    """
    turned: list[bool] = []
    left = 0
    for position, word in enumerate(words):
        low = word.lower().replace("’", "'")
        if low in _STOPS or not any(char.isalnum() for char in low):
            left = 0
        turned.append(left > 0 and not is_negation(low))
        left = max(0, left - 1)
        if is_negation(low):
            following = words[position + 1].lower() if position + 1 < len(words) else ""
            left = 0 if following in _NOT_ONLY else REACH
    return turned
