"""Which of the eight feelings a text shows, and which way it leans.

Naming a feeling stays weak for every offline method (about .45 of six classes), so the label is a guess that one tap
corrects, and an unclear leaning is left open. The learned reading counts most; words that name a feeling, events that
weigh by themselves and nearness to the anchors speak beside it, and alone where it is missing.
"""

from __future__ import annotations

import math

from persode.analyzer.cues import Cue, WordsPart
from persode.analyzer.intensity import GROUPS, Nearness, says_nothing_felt
from persode.episode import FEELINGS, VALENCE

__all__ = ["FAINT", "MOST_UNSURE", "name_feeling", "telling_cues", "valence_of"]

FAINT = 0.35
"""Below this intensity, and without a word that names a feeling, a text is neutral."""

SURE = 0.3
"""|lean| from which a text is positive or negative by the learned reading and its words."""

SURE_IF_FAINT = 0.45
WORDS_LEAN = 0.2
EVENT_LEAN = 0.8
CUE_LEAN = 0.2
"""What an event that weighs by itself, or a word that names a feeling, adds where all in a text lean one way."""

GRAVE = 0.85
GRAVE_TRUST = 0.5
"""Beside an event of that strength ("broke up") the learned reading counts half."""

DISPUTED = 0.7
UNSAID = 0.65
"""How much of a leaning is left where words and learned reading differ, and where the words say nothing."""

TURNED_TRUST = 0.3
TURNED_WORDS_LEAN = 0.9
"""Where words turn a feeling away, or name good and bad, they know better than the vector, which sees no "not"."""

SURE_TRUST = 0.25
SURE_LEAN = 0.6
SURE_WEIGHT = 2.0
"""Where a phrase decides (`Cue.sure`; of several the last): what the learned reading counts, and what it does."""

LEFT_OPEN = 1.0
"""What speaks for neutral where a text leans neither way."""

LEARNED_WEIGHT = 1.3
LEAST_SHARE = 0.02
"""Added to a share before its logarithm, so that an unlikely feeling is not an impossible one."""

FLAT = 0.4
"""How much of a leaning is left where the words name only what no feeling hangs on."""

STRONG = 0.6
SURE_IF_STRONG = 0.12
NAMED = 0.5
BINS = ("reflective", "surprised")
"""What a strong day is not, unless its words say so: there a weaker leaning is enough to name one of the others."""

CLEAR = 0.35
"""|lean| from which a text is positive or negative by anchors and words alone."""

CUE_WEIGHT = 2.2
EVENT_WEIGHT = 1.6
NEAR_WEIGHT = 0.55
ANCHOR_LEAN = 0.22
FARTHEST = -0.5
"""How far from a feeling's anchors a text can count as: what its words name is not argued away by distance."""

NEAR_ENOUGH = 0.7
LEAST_SCORE = 0.4
MOST_UNSURE = 0.55
"""A text whose feeling could not be named is not read as significant: better a quiet guess than a loud wrong one."""


def valence_of(words: WordsPart, near: Nearness | None, intensity: float) -> int:
    """-1, 0 or 1; 0 for a text that feels little or whose leaning is not clear."""
    lean = _lean(words, near) * (FLAT if says_nothing_felt(words) else 1.0)
    if near is not None and near.learned is not None:
        threshold = SURE if intensity >= FAINT else SURE_IF_FAINT
    else:
        threshold = CLEAR if intensity >= FAINT else 2 * CLEAR
    return 0 if abs(lean) < threshold else 1 if lean > 0 else -1


def name_feeling(words: WordsPart, near: Nearness | None, intensity: float, valence: int) -> str:
    """One of the eight feelings, never one that leans otherwise than `valence` (reflective and surprised may).

    Of words alone also one that leans where `valence` is 0: a word that names a feeling is clear enough.
    """
    scores = _scores(words, near, valence)
    may_lean = near is None and not valence
    fitting = {feeling: score for feeling, score in scores.items() if may_lean or VALENCE[feeling] in (0, valence)}
    best = max(fitting, key=lambda feeling: fitting[feeling])
    if (
        best in BINS
        and not valence
        and intensity >= STRONG
        and not any(cue.feeling in BINS and cue.strength >= NAMED for cue in words.cues)
    ):
        lean = _lean(words, near)
        if abs(lean) >= SURE_IF_STRONG:
            fitting = {feeling: score for feeling, score in scores.items() if VALENCE[feeling] * lean > 0}
            best = max(fitting, key=lambda feeling: fitting[feeling])
    named = any(cue.feeling == best for cue in words.cues)
    return best if named or intensity >= FAINT else "neutral"


def _scores(words: WordsPart, near: Nearness | None, valence: int) -> dict[str, float]:
    scores = dict.fromkeys(FEELINGS, 0.0)
    for cue in words.cues:
        scores[cue.feeling] += cue.strength * (EVENT_WEIGHT if cue.event else CUE_WEIGHT) + SURE_WEIGHT * cue.sure
        if cue.instead_of:
            scores[cue.instead_of] -= CUE_WEIGHT * cue.strength
    for group in GROUPS:
        scores[group] += NEAR_WEIGHT * max(FARTHEST, near.by_group[group]) if near else 0.0
    if near is not None and near.learned is not None:
        for feeling, share in near.learned.likely.items():
            scores[feeling] += LEARNED_WEIGHT * math.log(share * len(FEELINGS) + LEAST_SHARE)
    else:
        scores["neutral"] = LEAST_SCORE
    if valence:
        scores["neutral"] = -math.inf
        scores["content" if valence > 0 else "sad"] += 0.1  # where nothing else speaks
    elif near is not None:
        scores["neutral"] += LEFT_OPEN
    return scores


def _lean(words: WordsPart, near: Nearness | None) -> float:
    """Which way and how clearly, about -1.5 to 1.5."""
    if near is None:
        return words.compound
    if near.learned is not None:
        likely = sum(share * VALENCE[feeling] for feeling, share in near.learned.likely.items())
        learned = (near.learned.lean + likely) / 2.0
        decided = [cue.valence for cue in words.cues if cue.sure]
        if decided:
            return SURE_TRUST * learned + SURE_LEAN * decided[-1]
        if any(cue.instead_of for cue in words.cues) or _is_mixed(words):
            return TURNED_TRUST * learned + TURNED_WORDS_LEAN * words.compound
        said = WORDS_LEAN * words.compound + _agreed(words)
        if any(cue.event and cue.strength >= GRAVE for cue in words.cues):
            return said + GRAVE_TRUST * learned
        trust = 1.0 if learned * said > 0 else DISPUTED if said else UNSAID
        return trust * (learned + said)
    bright = max(near.by_group["joyful"], near.by_group["content"])
    dark = max(near.by_group["sad"], near.by_group["angry"], near.by_group["anxious"])
    nearest = min(1.0, max(0.0, max(bright, dark) / NEAR_ENOUGH))  # a text far from every feeling leans nowhere
    turned = any(cue.instead_of for cue in words.cues)  # the vector does not see the "not"
    return words.compound + (TURNED_TRUST if turned else 1.0) * ANCHOR_LEAN * nearest * (bright - dark)


def _agreed(words: WordsPart) -> float:
    """The strongest of what the words name, given that they do not name both good and bad."""
    leans = [cue.valence * cue.strength * (EVENT_LEAN if cue.event else CUE_LEAN) for cue in words.cues]
    return max(leans, key=abs, default=0.0)


def _is_mixed(words: WordsPart) -> bool:
    return {-1, 1} <= {cue.valence for cue in words.cues}


def telling_cues(words: WordsPart, feeling: str) -> list[Cue]:
    """The cues that speak for that feeling, strongest first."""
    return sorted((cue for cue in words.cues if cue.feeling == feeling), key=lambda cue: -cue.strength)
