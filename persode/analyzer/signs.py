"""The signs in a text that the learned reading weighs beside its vector: numbers, none of them a verdict.

A sentence vector hardly sees that "the tumour is smaller" is good and "nobody had saved me a seat" is bad. So what
words mean for the one who lives through it (`data/leanings.txt`: ill, well, less, more, gives, takes, outside, ...) is
counted for the text, its first and its last clause, and where two meet in a clause (ill + less, outside + well).
Beside them stand what the words alone say (`polarity`), small words (`data/markers.txt`), length and loudness.
"""

from __future__ import annotations

import re
from functools import cache

import numpy as np

from persode.analyzer.polarity import read_words, vader_scores
from persode.embeddings import Vectors
from persode.episode import FEELINGS
from persode.language import is_negation, lemma
from persode.language.likely import Likely
from persode.language.wordlists import word_lines

__all__ = ["READ_CHARACTERS", "phrases_in", "signs"]

ROOM = "persode.analyzer"
READ_CHARACTERS = 600
"""What is read of a text: as much as is embedded of it."""

KINDS = ("ill", "well", "less", "more", "gives", "takes", "outside", "feat", "unsure", "soft", "odd", "think", "flat")
MEETINGS = (
    *(("less", kind) for kind in ("ill", "well", "gives", "takes", "feat", "unsure", "outside", "soft", "flat")),
    *(("more", kind) for kind in ("ill", "well")),
    *((kind, "well") for kind in ("outside", "takes", "gives", "odd", "soft")),
    *((kind, "ill") for kind in ("unsure", "gives", "odd", "flat")),
)
DEEDS = ("gives", "takes", "less", "feat")
NEAR = 3
"""Two words so few words apart belong together."""

LONGEST_PHRASE = 4
_TOKEN = re.compile(r"[a-z']+|[.,;:!?—…]")
_BORDERS = frozenset((*".,;:!?—…", "but", "and", "because", "so", "then"))
_I = frozenset(("i", "i'm", "i've", "i'd", "im", "we", "we're"))
_TURN = re.compile(r"\bbut\b|[.!?,;:] ")
_CAPITALS = re.compile(r"\b[A-Z]{3,}\b")

_Clause = list[tuple[str, frozenset[str]]]


def signs(text: str) -> Vectors:
    """The signs of one text, always in the same order; shape (count,), each 0 or above but for leanings in [-1, 1]."""
    text = text[:READ_CHARACTERS]
    return np.array([*_word_signs(text), *_marker_signs(text), *_form_signs(text), *_clause_signs(text)], np.float32)


def phrases_in(text: str) -> set[str]:
    """The base forms of the words and pairs of words of a text, for looking up what was learned of each."""
    words = [lemma(word) for word in re.findall(r"[a-z']+", text[:READ_CHARACTERS].lower().replace("’", "'"))]
    return {*words, *(f"{first} {second}" for first, second in zip(words, words[1:], strict=False))}


def _word_signs(text: str) -> list[float]:
    words = read_words(text)
    by_feeling = dict.fromkeys(FEELINGS, 0.0)
    events = {1: 0.0, 0: 0.0, -1: 0.0}
    for cue in words.cues:
        by_feeling[cue.feeling] += cue.strength
        events[cue.valence] += cue.strength * cue.event
    whole, last = vader_scores(text), vader_scores(_TURN.split(text)[-1])
    strengths = [min(2.0, strength) for strength in (*by_feeling.values(), events[1], events[-1])]
    return [words.compound, words.strength, *strengths, whole["compound"], whole["pos"], whole["neg"], last["compound"]]


def _marker_signs(text: str) -> list[float]:
    low = text.lower().replace("’", "'")
    found = {place for marker, place in _markers().of(low) if marker.search(low)}
    return [float(place in found) for place in _markers().entries()]


def _form_signs(text: str) -> list[float]:
    count = len(text.split())
    return [count / 20, float(count <= 4), float(count > 18), float(bool(_CAPITALS.search(text))), text[:1].islower()]


def _clause_signs(text: str) -> list[float]:
    clauses = _clauses(text)
    found: list[float] = []
    for kind in KINDS:
        found += [min(3, _count(clauses, kind)), min(2, _count(clauses[:1], kind)), min(2, _count(clauses[-1:], kind))]
    for one, other in MEETINGS:
        apart = [_least_distance(clause, one, other) for clause in clauses]
        found += [sum(distance is not None for distance in apart)]
        found += [sum(distance is not None and 0 < distance <= NEAR for distance in apart)]
    for kind in DEEDS:
        doers = [doer for clause in clauses if (doer := _doer(clause, kind))]
        found += [doers.count("I"), doers.count("other")]
    return found


def _count(clauses: list[_Clause], kind: str) -> int:
    return sum(kind in kinds for clause in clauses for _, kinds in clause)


def _least_distance(clause: _Clause, one: str, other: str) -> int | None:
    """How many words apart two kinds stand in a clause (0: one word is both); None if one is missing."""
    ones = [index for index, (_, kinds) in enumerate(clause) if one in kinds]
    others = [index for index, (_, kinds) in enumerate(clause) if other in kinds]
    apart = [abs(a - b) for a in ones for b in others]
    return min((distance for distance in apart if distance), default=0) if apart else None


def _doer(clause: _Clause, kind: str) -> str:
    """Who does the first deed of that kind in a clause: "I", "other", or "" if it has none or nobody is named."""
    first = next((index for index, (_, kinds) in enumerate(clause) if kind in kinds), 0)
    before = [word for word, _ in clause[:first]]
    return "" if not before else "I" if any(word in _I for word in before) else "other"


def _clauses(text: str) -> list[_Clause]:
    """The words and phrases of each clause with their kinds."""
    words = _TOKEN.findall(text.lower().replace("’", "'"))
    bases = [lemma(word) for word in words]
    table = _leanings()
    clauses: list[_Clause] = [[]]
    index = 0
    while index < len(words):
        phrase, kinds = words[index], frozenset[str]()
        length = 1
        if phrase in _BORDERS:
            clauses.append([])
        else:
            for length in range(LONGEST_PHRASE, 0, -1):
                phrase = " ".join(words[index : index + length])
                kinds = table.get(phrase) or table.get(" ".join(bases[index : index + length])) or frozenset()
                if kinds:
                    break
            clauses[-1].append((phrase, kinds or frozenset({"less"} if is_negation(phrase) else ())))
        index += length
    return [clause for clause in clauses if clause]


@cache
def _leanings() -> dict[str, frozenset[str]]:
    table: dict[str, set[str]] = {}
    for line in word_lines("leanings", ROOM):
        phrases, _, kind = line.rpartition(": ")
        for phrase in (phrase.strip() for phrase in phrases.split(",")):
            for form in {phrase, lemma(phrase) if " " not in phrase else phrase}:
                table.setdefault(form, set()).add(kind)
    return {phrase: frozenset(kinds) for phrase, kinds in table.items()}


@cache
def _markers() -> Likely[int]:
    return Likely((line, place) for place, line in enumerate(word_lines("markers", ROOM)))
