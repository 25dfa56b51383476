"""When two names are one place: a key that is stable under case, accents, marks, hyphens and aliases."""

from __future__ import annotations

import re
import unicodedata

from persode.errors import BadInputError
from persode.language.cleaning import clean
from persode.language.wordlists import word_table

__all__ = ["place_key"]

_LATIN_MARKS = re.compile("[\u0300-\u036f]")
_DROPPED = re.compile(r"['’‘`´ʼ]|(?<=\w)\.(?=\w\b)|\.")


def place_key(name: str) -> str:
    """The key of a place: "L.A.", "LA" and "Los Angeles" give `los-angeles`; marks of Indic and Thai scripts stay.

    Raises:
        BadInputError: the name has neither a letter nor a digit.
    """
    plain = unicodedata.normalize("NFKD", clean(name)).casefold()
    plain = unicodedata.normalize("NFC", _LATIN_MARKS.sub("", plain))
    spaced = " ".join("".join(char if _belongs(char) else " " for char in _DROPPED.sub("", plain)).split())
    if not spaced:
        raise BadInputError("no_place_name", value=name)
    if spaced.startswith("st ") and len(spaced) > 3:
        spaced = "saint " + spaced[3:]
    return _aliases().get(spaced, spaced).replace(" ", "-")


def _belongs(char: str) -> bool:
    return unicodedata.category(char)[0] in "LMN" or char in "\u200c\u200d"


def _aliases() -> dict[str, str]:
    return word_table("place_aliases")
