"""Words and sentences of a text, each with its place in it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from persode.language.wordlists import word_set

__all__ = ["Piece", "has_letters", "lowered", "paragraphs", "sentences", "tokens", "words"]


@dataclass(frozen=True)
class Piece:
    """A piece of a text: `whole[start:end] == text`."""

    text: str
    start: int
    end: int


_WORD = re.compile(r"[^\W_]+(?:['’\-][^\W_]+)*(?:['’](?=\s|$))?", re.UNICODE)
_SENTENCE_END = re.compile(r"(?<![.!?…])[.!?…]+[\"'”’»)\]]*(?=\s|$)|[。！？]+[」』”’]*|\n+")
_PICTURE = r"[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]"
_EMOJI_END = re.compile(rf"(?<!{_PICTURE}){_PICTURE}+(?=\s+[A-Z])")
_INITIAL = re.compile(r"(?:^|[\s(.])[A-Z]$")
_PARAGRAPH = re.compile(r"\n\s*\n")


def tokens(text: str) -> list[Piece]:
    """The words of a text in any script, with their places; "didn't", "ice-cream" and "L.A" stay one word each."""
    return [Piece(m.group(), m.start(), m.end()) for m in _WORD.finditer(text)]


def words(text: str) -> list[str]:
    """The words of a text, lower-cased, with a straight apostrophe."""
    return [m.group().replace("’", "'").rstrip("'").lower() for m in _WORD.finditer(text)]


def lowered(text: str, most: int | None = None) -> str:
    """The first `most` characters in lower case, with straight apostrophes and single blanks: for patterns."""
    return " ".join(text[:most].lower().replace("’", "'").split())


def has_letters(text: str) -> bool:
    """True if anything in the text is a letter or a digit of some script."""
    return any(unicodedata.category(char)[0] in "LN" for char in text)


def sentences(text: str) -> list[Piece]:
    """The sentences of a text, stripped, with their places; what is between two of them is white space only.

    An abbreviation ("Dr. Kim", "e.g. this"), an initial and a number ("3.5") end no sentence; closing quotes and
    brackets belong to the sentence before them; a new line ends one; so does an emoji before a capital.
    """
    return list(_sentences(text))


@lru_cache(maxsize=64)
def _sentences(text: str) -> tuple[Piece, ...]:
    """Kept for a while: the readers of one message ask for its sentences again and again."""
    found: list[Piece] = []
    start = 0
    for end in _ends(text):
        piece = _stripped(text, start, end)
        if piece.text:
            found.append(piece)
        start = end
    return tuple(found)


def paragraphs(text: str) -> list[Piece]:
    """The parts of a text between blank lines, stripped, with their places."""
    found: list[Piece] = []
    start = 0
    for end, following in [(m.start(), m.end()) for m in _PARAGRAPH.finditer(text)] + [(len(text), len(text))]:
        piece = _stripped(text, start, end)
        if piece.text:
            found.append(piece)
        start = following
    return found


def _ends(text: str) -> list[int]:
    ends = [m.end() for m in _SENTENCE_END.finditer(text) if not _is_abbreviation(text, m)]
    ends += [m.end() for m in _EMOJI_END.finditer(text)]
    return sorted(set(ends) | {len(text)})


def _is_abbreviation(text: str, match: re.Match[str]) -> bool:
    if match.group() in ("...", "…"):
        return text[match.end() : match.end() + 2].strip()[:1].islower()
    if match.group() != ".":
        return False
    before = text[max(0, match.start() - 12) : match.start()]
    following = text[match.end() : match.end() + 2].strip()
    if _INITIAL.search(before):
        # "J. Smith", "at 5 p.m. we" but not "plan B."
        return "." in before[-3:] or bool(following) and following[0].isupper() and not before.endswith(" I")
    last = re.split(r"[\s(]", before)[-1].lower()
    if last in _abbreviations():
        return bool(following) or last in {"mr", "mrs", "ms", "dr"}
    return last in {"p.m", "a.m", "etc"} and bool(following) and not following[0].isupper()


def _abbreviations() -> frozenset[str]:
    return word_set("abbreviations")


def _stripped(text: str, start: int, end: int) -> Piece:
    part = text[start:end]
    left = len(part) - len(part.lstrip())
    return Piece(part.strip(), start + left, start + left + len(part.strip()))
