"""Clauses: the pieces of a memory that are compared with a query one by one (strategy `clausal`), and event phrases.

Rule and measurement: design notes, "Finding the right memory", 3: split after . ! ? ; , : and at and, but, then, while,
because, so; keep the pieces of at least three words. ("so happy" is not split: there "so" joins nothing.)
"""

from __future__ import annotations

import re

from persode.language.tokens import Piece, sentences, tokens

__all__ = ["clause_pieces", "clauses"]

_BORDER = re.compile(
    r"(?<=[;,:—–])\s+|(?<=[，、；：])|\s+[—–-]\s+|\s+(?=(?:and|but|then|while|because)\s)"
    r"|\s+(?=so\s(?:i|i'm|we|he|she|it|they|you|the|my|our|that|there|this)\b)",
    re.IGNORECASE,
)
_JOINT = re.compile(r"^(?:(?:and|but|then|while|because|so)\s+)+", re.IGNORECASE)
_NO_SPACES = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff\u0e00-\u0e7f]")
LEAST_WORDS = 3


def clauses(text: str, least_words: int = LEAST_WORDS) -> list[str]:
    """The clauses of a text that have at least `least_words` words, without the joining word and the end mark.

    A text that has none of that length is its own only clause; a blank text has none. In scripts without spaces six
    characters count as three words.
    """
    kept = []
    for piece in clause_pieces(text):
        bare = _JOINT.sub("", piece.text).strip(' \t\n.!?;,:…。！？，；："”“')
        if _length(bare) >= least_words:
            kept.append(bare)
    return kept or ([text.strip()] if text.strip() else [])


def clause_pieces(text: str) -> list[Piece]:
    """All clauses of a text, joining words and marks included, with their places."""
    found: list[Piece] = []
    for sentence in sentences(text):
        start = 0
        borders = [(m.start(), m.end()) for m in _BORDER.finditer(sentence.text)]
        for end, following in [*borders, (len(sentence.text), len(sentence.text))]:
            part = sentence.text[start:end]
            if part.strip():
                offset = sentence.start + start
                found.append(Piece(part, offset, offset + len(part)))
            start = following
    return found


def _length(text: str) -> int:
    unspaced = len(_NO_SPACES.findall(text))
    return len(tokens(text)) + unspaced // 2
