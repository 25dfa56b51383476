"""The ten emotions of a memory, from the feeling that people see and how intense it was.

Plutchik's eight and two more, each [0, 1]. The eight labels blend them; the shares are ours, by hand: a label's own
emotion whole, those that usually come along in part.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["emotions_of"]

_BLENDS: Mapping[str, Mapping[str, float]] = {
    "joyful": {"joy": 1.0, "trust": 0.5, "anticipation": 0.3},
    "content": {"joy": 0.6, "trust": 0.7},
    "sad": {"sadness": 1.0},
    "angry": {"anger": 1.0, "disgust": 0.4},
    "anxious": {"fear": 1.0, "anticipation": 0.5},
    "reflective": {"sadness": 0.4, "trust": 0.4, "anticipation": 0.3},
    "surprised": {"surprise": 1.0},
    "neutral": {},
}


def emotions_of(feeling: str, intensity: float, shame: bool = False, guilt: bool = False) -> dict[str, float]:
    """Emotion -> intensity in [0, 1]; one that is not there is 0.

    Args:
        feeling: one of the eight labels; another one has no emotions.
        intensity: E, [0, 1].
        shame, guilt: the words speak of it; no label shows these two.
    """
    found = {emotion: round(share * intensity, 4) for emotion, share in _BLENDS.get(feeling, {}).items()}
    named = {"shame": shame, "guilt": guilt}
    found |= {emotion: round(max(0.5, intensity), 4) for emotion, said in named.items() if said}
    return {emotion: value for emotion, value in found.items() if value > 0}
