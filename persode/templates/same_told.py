"""Whether a reworded sentence still tells what its source told: the same doers in the same order, nothing turned."""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from itertools import groupby

from persode.language import is_negation, lemma, negated, people, unknown_names, words
from persode.templates.gist import content_words
from persode.templates.patterns import pattern_file

__all__ = ["keeps_to"]

LEAST_IN_ORDER = 0.7
"""Longest common subsequence of the words with a meaning, as a share of those in the reworded sentence."""

MOST_NEW = 2

_NUMBERS = frozenset(
    ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen", "twenty"]
    + [
        "thirty",
        "forty",
        "fifty",
        "sixty",
        "hundred",
        "hundreds",
        "thousand",
        "thousands",
        "million",
        "dozen",
        "dozens",
    ]
    + [
        "twice",
        "half",
        "both",
        "double",
        "several",
        "many",
        "few",
        "all",
        "every",
        "always",
        "first",
        "second",
        "third",
    ]
)
_TURNING = frozenset(
    ["almost", "nearly", "maybe", "perhaps", "might", "may", "would", "could", "should", "if", "wish", "wanted", "want"]
    + ["hope", "hoped", "tried", "dreamed", "dreamt", "pretended", "unless", "instead", "only", "too", "supposed"]
)
"""What turns "I fell" into something that did not happen, or back."""

_PERSONS = {
    **dict.fromkeys(("i", "me", "my", "mine", "myself", "i'm", "i've", "i'd", "i'll"), "i"),
    **dict.fromkeys(("he", "him", "his", "himself", "he's", "he'd", "he'll"), "he"),
    **dict.fromkeys(("she", "her", "hers", "herself", "she's", "she'd", "she'll"), "she"),
    **dict.fromkeys(("we", "us", "our", "ours", "we're", "we've", "we'd", "we'll"), "we"),
    **dict.fromkeys(("they", "them", "their", "theirs", "they're", "they've", "they'd", "they'll"), "they"),
    **dict.fromkeys(("you", "your", "yours", "you're", "you've", "you'd", "you'll"), "you"),
}


def keeps_to(text: str, source: str, as_title: bool = False) -> bool:
    """True if `text` tells nothing but what `source` told.

    Its words with a meaning stand mostly in the same order, at most `MOST_NEW` are new, none of them a number or a
    likely name; persons come in the same order; what is negated, wished or nearly so in one is so in the other. A title
    holds no new word at all, and may pick from anywhere.
    """
    said, hers = words(text), words(source)
    new = content_words(text) - content_words(source)
    numbers = {word for word in said if word in _NUMBERS or any(char.isdigit() for char in word)}
    if not said or unknown_names(text, source) or not numbers <= set(hers):
        return False
    if as_title:
        return not new and not any(is_negation(word) for word in said)
    return (
        len(new) <= MOST_NEW
        and _in_order(_meant(said), _meant(hers)) >= LEAST_IN_ORDER * len(_meant(said))
        and _negations(said) == _negations(hers)
        and _turned(text, source)
        and {w for w in said if w in _TURNING} == {w for w in hers if w in _TURNING}
        and _same_doers(text, source)
    )


def _meant(found: Sequence[str]) -> list[str]:
    empty = pattern_file("grammar")["empty"]
    return [lemma(word) for word in found if word not in empty and lemma(word) not in empty]


def _negations(found: Sequence[str]) -> int:
    return sum(is_negation(word) for word in found)


def _turned(text: str, source: str) -> bool:
    """True if no word is negated in one and told as so in the other."""
    ways = []
    for told in (text, source):
        marked = [word.lower() for word in re.findall(r"[\w'’-]+|[.,;:!?]", told)]
        turns = list(zip(marked, negated(marked), strict=True))
        ways.append([{lemma(w) for w, turned in turns if turned is way and _meant([w])} for way in (True, False)])
    (not_now, now), (not_then, then) = ways
    return not (not_now & then - not_then or now & not_then - then)


def _same_doers(text: str, source: str) -> bool:
    """True if the persons come in the order of the source; an "I" that it left off may be put in."""
    names = {
        word for told in (text, source) for name in (*people(told), *unknown_names(told, "")) for word in words(name)
    }
    said, hers = _doers(text, names), _doers(source, names)
    if "i" not in hers:
        said = [one for one in said if one != "i"]
    return _in_order(said, hers) == len(said)


def _doers(text: str, names: Set[str]) -> list[str]:
    """The persons in order, one that is named again at once only once ("I fell and I cried")."""
    found = (_PERSONS.get(w, w.removesuffix("'s")) for w in words(text))
    return [one for one, _ in groupby(w for w in found if w in names or w in _PERSONS.values())]


def _in_order(these: Sequence[str], those: Sequence[str]) -> int:
    """Length of the longest common subsequence."""
    row = [0] * (len(those) + 1)
    for one in these:
        before = 0
        for at, other in enumerate(those, start=1):
            before, row[at] = row[at], before + 1 if one == other else max(row[at], row[at - 1])
    return row[-1]
