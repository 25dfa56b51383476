"""Text as it may be stored: no NUL, no control characters, no lone surrogate, one Unicode form, one newline."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["clean"]

_NEWLINES = re.compile("\r\n|[\r\x85\u2028\u2029\x0b\x0c]")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ufeff\ufffe\uffff]")


def clean(text: str) -> str:
    """The same text, safe to store, show and export; `clean(clean(x)) == clean(x)`.

    Control characters go (tab and newline stay), every kind of line end becomes a newline, a surrogate pair becomes its
    character and a lone surrogate the replacement character, and the result is in Unicode form C. Marks of writing
    direction and joiners stay: they belong to the words.
    """
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return unicodedata.normalize("NFC", _CONTROL.sub("", _NEWLINES.sub("\n", whole)))
