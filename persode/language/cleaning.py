"""Text as it may be stored: no NUL, no control characters, no lone surrogate, one Unicode form, one newline."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["clean", "is_blank", "without_formats"]

_NEWLINES = re.compile("\r\n|[\r\x85\u2028\u2029\x0b\x0c]")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff]")

_BLANK = frozenset(("Zs", "Zl", "Zp", "Cc", "Cf"))
_UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe0e\ufe0f\u2800"
"""Letters and marks by their category that show nothing: fillers, variation selectors, the blank Braille pattern."""


def clean(text: str) -> str:
    """The same text, safe to store, show and export; `clean(clean(x)) == clean(x)`.

    Control characters go (tab and newline stay), every kind of line end becomes a newline, a surrogate pair becomes its
    character and a lone surrogate the replacement character, and the result is in Unicode form C. Marks of writing
    direction and joiners stay: they belong to the words.
    """
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return unicodedata.normalize("NFC", _CONTROL.sub("", _NEWLINES.sub("\n", whole)))


def is_blank(text: str) -> bool:
    """True if nothing in the text can be seen: blanks, controls, joiners, marks of direction and of variation only."""
    return all(unicodedata.category(char) in _BLANK or char in _UNSEEN for char in text)


def without_formats(text: str) -> str:
    """The same cleaned, and without what steers how a text is shown (direction, joiners, soft hyphens): for words that
    no person typed."""
    return "".join(char for char in clean(text) if unicodedata.category(char) not in ("Cf", "Co", "Cn"))
