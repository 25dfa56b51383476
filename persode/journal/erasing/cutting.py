"""Cutting a piece out of a text: what is left of a message when a memory of it goes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from persode.language import words

__all__ = ["cut_out"]


def cut_out(text: str, piece: str, kept: Sequence[str] = ()) -> str:
    """The text without the piece, whatever its case and white space, with single blanks.

    "" if nothing with a word in it stays or the piece can't be found. Where the piece is only a part of something that
    is kept, it stays.
    """
    whole, gone = _spaced(text), _spaced(piece)
    spared = [span for other in map(_spaced, kept) if other != gone for span in _places(whole, other)]
    rest, at, found = "", 0, 0
    for start, end in _places(whole, gone, any_case=True):
        if not any(first <= start and end <= last for first, last in spared):
            rest, at, found = f"{rest}{whole[at:start]} ", end, found + 1
    rest = _spaced(rest + whole[at:]).strip(" ,;:-–—")
    return rest if found and words(rest) else ""


def _places(text: str, piece: str, any_case: bool = False) -> Iterator[tuple[int, int]]:
    """Where the piece stands in a text, from left to right."""
    if not piece:
        return
    where, sought = (text.lower(), piece.lower()) if any_case else (text, piece)
    if len(where) != len(text) or len(sought) != len(piece):  # letters that are more in small ones
        yield from (match.span() for match in re.finditer(re.escape(piece), text, re.IGNORECASE))
        return
    start = where.find(sought)
    while start >= 0:
        yield start, start + len(sought)
        start = where.find(sought, start + len(sought))


def _spaced(text: str) -> str:
    return " ".join(text.split())
