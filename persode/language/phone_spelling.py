"""Words as typed on a phone, spelled out, so that they are understood: "im tired rn" -> "I'm tired right now"."""

from __future__ import annotations

import re
from functools import cache

from persode.language.wordlists import word_lines

__all__ = ["spelled_out"]

_STRETCHED = re.compile(r"([A-Va-vX-Zx-z])\1{2,}")
_GREETING = re.compile(r"^(\W*)(h+i+|h+e+y+|h+e+l+o+|y+o+)(?=\W|$)", re.IGNORECASE)
_GREETINGS = {"h": {"i": "hi", "y": "hey", "o": "hello"}, "y": {"o": "yo"}}
_SMALL_I = re.compile(r"(?<![\w'’.])i(?=['’](?:m|ve|ll|d)\b|[^\w'’.]|$)")


def spelled_out(text: str) -> str:
    """The text with phone spellings written out, stretched letters shortened and a lone "i" as "I"; the rest stays.

    Only for understanding and answering: what the person wrote is kept as it is.
    """
    said = _GREETING.sub(lambda m: m.group(1) + _GREETINGS[m.group(2)[0].lower()][m.group(2)[-1].lower()], text)
    said = _STRETCHED.sub(r"\1", said)
    return _SMALL_I.sub("I", _typed().sub(lambda m: _meant()[m.group().lower().replace("’", "'")], said))


@cache
def _meant() -> dict[str, str]:
    pairs = (line.split(":", 1) for line in word_lines("phone_spelling"))
    return {typed.strip(): meant.strip() for left, meant in pairs for typed in left.split(",")}


@cache
def _typed() -> re.Pattern[str]:
    forms = "|".join(sorted(map(re.escape, _meant()), key=len, reverse=True))
    return re.compile(rf"(?<![\w'’@#./-])(?:{forms})(?![\w'’@/-]|\.\w)", re.IGNORECASE)
