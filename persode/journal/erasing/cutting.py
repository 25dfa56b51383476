"""Cutting a piece out of a text: what is left of a message when a memory of it goes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from persode.language import words

__all__ = ["FULL_STOPS", "cut_out"]

FULL_STOPS = " .!…。！"
"""Ends of a sentence with which it says the same as with another of them, or with none."""


def cut_out(text: str, piece: str, kept: Sequence[str] = ()) -> str:
    """The text without the piece, whatever its case, white space and full stop, with single blanks.

    "" if nothing with a word in it stays or the piece can't be found. Where the piece is only a part of something that
    is kept, it stays.
    """
    whole, gone = _spaced(text), _ended_in(text, _spaced(piece))
    spared = [span for other in map(_spaced, kept) if other != gone for span in _places(whole, other)]
    rest, at, found = "", 0, 0
    for start, end in _places(whole, gone, any_case=True):
        if not any(first <= start and end <= last for first, last in spared):
            rest, at, found = f"{rest}{whole[at:start]} ", end, found + 1
    rest = _spaced(rest + whole[at:]).strip(" ,;:-–—")
    return rest if found and words(rest) else ""


def _ended_in(text: str, piece: str) -> str:
    """The piece with the end that it has in a text, as it is there; at the end of a line it may have none."""
    bare = r"\s+".join(map(re.escape, piece.rstrip(FULL_STOPS).split())).replace("'", "['’]")
    marks = f"[{FULL_STOPS.strip()}]"
    found = re.search(rf"(?<!\w){bare}(?:\s*{marks}+|(?=[^\S\n]*(?:\n|\Z|[^\w\s])))", text, re.IGNORECASE)
    return _spaced(found.group()) if bare and found else piece


def _places(text: str, piece: str, any_case: bool = False) -> Iterator[tuple[int, int]]:
    """Where the piece stands in a text, from left to right."""
    if not piece:
        return
    where, sought = (_any_case(text), _any_case(piece)) if any_case else (text, piece)
    if len(where) != len(text) or len(sought) != len(piece):  # letters that are more in small ones
        yield from (match.span() for match in re.finditer(re.escape(piece), text, re.IGNORECASE))
        return
    start = where.find(sought)
    while start >= 0:
        yield start, start + len(sought)
        start = where.find(sought, start + len(sought))


def _any_case(text: str) -> str:
    return text.lower().replace("’", "'")


def _spaced(text: str) -> str:
    return " ".join(text.split())
