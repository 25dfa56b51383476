"""Which of the eight feelings a text shows, and which way it leans.

Naming a feeling stays weak for every offline method (about .45 of six classes), so the label is a guess that one tap
corrects. Words that name a feeling count most, then events that weigh by themselves, then nearness to the anchors.
"""

from __future__ import annotations

import math
from collections import defaultdict

from persode.analyzer.cues import Cue, WordsPart
from persode.analyzer.intensity import GROUPS, Nearness
from persode.episode import FEELINGS, VALENCE

__all__ = ["FAINT", "name_feeling", "telling_cues", "valence_of"]

FAINT = 0.35
"""Below this intensity, and without a word that names a feeling, a text is neutral."""

CUE_WEIGHT = 2.2
EVENT_WEIGHT = 1.6
NEAR_WEIGHT = 0.55
LEAN_WEIGHT = 0.9
ANCHOR_LEAN = 0.22
LEARNED_WEIGHT = 1.1
LEARNED_LEAN = 0.6
TURNED_TRUST = 0.3
LEAST_SHARE = 0.05
"""Added to a share before its logarithm, so that an unlikely feeling is not an impossible one."""

FARTHEST = -0.5
"""How far from a feeling's anchors a text can count as: what its words name is not argued away by distance."""

NEAR_ENOUGH = 0.7
CLEAR = 0.35
"""|lean| from which a text is positive or negative."""


def valence_of(words: WordsPart, near: Nearness | None, intensity: float) -> int:
    """-1, 0 or 1. Words decide when they are clear; else the anchors, if the text feels at all."""
    lean = _lean(words, near)
    threshold = CLEAR if intensity >= FAINT else CLEAR * 2
    return 0 if abs(lean) < threshold else 1 if lean > 0 else -1


def name_feeling(words: WordsPart, near: Nearness | None, intensity: float, valence: int) -> str:
    """One of the eight feelings, never one that leans against `valence`."""
    scores = _scores(words, near, valence)
    scores = {feeling: score for feeling, score in scores.items() if VALENCE[feeling] * valence >= 0}
    best = max(scores, key=lambda feeling: scores[feeling])
    named = any(cue.feeling == best for cue in words.cues)
    if scores[best] <= 0.4 or (intensity < FAINT and not named):
        return "neutral"
    return best


def _scores(words: WordsPart, near: Nearness | None, valence: int) -> dict[str, float]:
    scores: dict[str, float] = defaultdict(float)
    for cue in words.cues:
        scores[cue.feeling] += cue.strength * (EVENT_WEIGHT if cue.event else CUE_WEIGHT)
        if cue.instead_of:
            scores[cue.instead_of] -= CUE_WEIGHT * cue.strength
    for group in GROUPS:
        scores[group] += NEAR_WEIGHT * max(FARTHEST, near.by_group[group]) if near else 0.0
        if VALENCE[group]:
            scores[group] += LEAN_WEIGHT * valence * VALENCE[group]
    if near is not None:
        trust = LEARNED_WEIGHT * _trust(words)
        for feeling, share in near.likely.items():
            if feeling != "neutral":
                scores[feeling] += trust * math.log(share * len(FEELINGS) + LEAST_SHARE)
    if near is None and valence and not words.cues:
        scores["content" if valence > 0 else "sad"] += 0.5
    return scores


def _lean(words: WordsPart, near: Nearness | None) -> float:
    """Which way and how clearly, about -1.5 to 1.5."""
    if near is None:
        return words.compound
    bright = max(near.by_group["joyful"], near.by_group["content"])
    dark = max(near.by_group["sad"], near.by_group["angry"], near.by_group["anxious"])
    nearest = min(1.0, max(0.0, max(bright, dark) / NEAR_ENOUGH))  # a text far from every feeling leans nowhere
    learned = sum(share * VALENCE[feeling] for feeling, share in near.likely.items())
    return words.compound + _trust(words) * (ANCHOR_LEAN * nearest * (bright - dark) + LEARNED_LEAN * learned)


def _trust(words: WordsPart) -> float:
    """How far the vector of a text counts: where its words turn a feeling away it does not see the "not"."""
    return TURNED_TRUST if any(cue.instead_of for cue in words.cues) else 1.0


def telling_cues(words: WordsPart, feeling: str) -> list[Cue]:
    """The cues that speak for that feeling, strongest first."""
    return sorted((cue for cue in words.cues if cue.feeling == feeling), key=lambda cue: -cue.strength)
