"""Bounds on what patterns are asked to read, so that no text, however odd, makes them work long.

Many a pattern tries every place of a word against every other, which in a word of 5,000 letters takes minutes. People
write no such words and no sentences of thousands of letters: so long words are parted, and long sentences cut.
"""

from __future__ import annotations

import re

__all__ = ["LONGEST_SENTENCE", "LONGEST_WORD", "in_bounded_pieces", "with_parted_words"]

LONGEST_WORD = 40
"""Letters of a word without blanks; Korean without blanks is rarely longer."""

LONGEST_SENTENCE = 600
"""Characters that are read as one sentence."""

_LONG_WORD = re.compile(rf"\S{{{LONGEST_WORD + 1},}}")


def with_parted_words(text: str) -> str:
    """The text, of the same length, with a blank for every so-manieth letter of a word that is too long."""
    return _LONG_WORD.sub(lambda match: _parted(match.group()), text)


def in_bounded_pieces(sentence: str) -> list[str]:
    """A sentence in pieces of at most `LONGEST_SENTENCE` characters, parted at blanks where there are any."""
    pieces = []
    while len(sentence) > LONGEST_SENTENCE:
        end = sentence.rfind(" ", LONGEST_SENTENCE // 2, LONGEST_SENTENCE + 1)
        end = LONGEST_SENTENCE if end < 0 else end
        pieces.append(sentence[:end])
        sentence = sentence[end:].lstrip()
    return [*pieces, sentence]


def _parted(word: str) -> str:
    step = LONGEST_WORD + 1
    return " ".join(word[start : start + step - 1] for start in range(0, len(word), step))
