"""The eight feelings as a page shows them: a word with a shape beside it, never a colour alone."""

from __future__ import annotations

from persode.episode import FEELINGS
from persode.words import say

__all__ = ["FEELINGS", "feeling_label", "feeling_word"]

_SHAPES = {
    "joyful": "sunny",
    "content": "spa",
    "sad": "water_drop",
    "angry": "bolt",
    "anxious": "airwave",
    "reflective": "bedtime",
    "surprised": "flare",
    "neutral": "circle",
}


def feeling_word(feeling: str) -> str:
    """The word alone."""
    return say(f"app.feeling.{feeling if feeling in _SHAPES else 'neutral'}")


def feeling_label(feeling: str) -> str:
    """Shape and word, as Streamlit Markdown."""
    return f":material/{_SHAPES.get(feeling, 'circle')}: {feeling_word(feeling)}"
