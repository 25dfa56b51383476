"""What shows a feeling in a text: plain data that the readers of words share."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Cue", "WordsPart"]


@dataclass(frozen=True)
class Cue:
    """A word, phrase or emoji that shows a feeling: `valence` in {-1, 0, 1}, `strength` in [0, 1]."""

    text: str
    feeling: str
    valence: int
    strength: float
    event: bool = False
    instead_of: str = ""
    """The feeling that the word names and a negation before it turns away."""

    sure: bool = False
    """True for a phrase that decides, whatever the text is like in meaning."""


@dataclass(frozen=True)
class WordsPart:
    """What the words alone say. `compound` in [-1, 1] is VADER's with the other cues; `strength` in [0, 1]."""

    compound: float
    strength: float
    cues: tuple[Cue, ...] = ()
