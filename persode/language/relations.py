"""What people are to the person: mother, friend, pet."""

from __future__ import annotations

import re
from functools import cache

from persode.language.people import people
from persode.language.wordlists import word_table

__all__ = ["relations"]

_NAME = "\N{GLAGOLITIC CAPITAL LETTER AZU}"
"""Stands for the name in the text and in the patterns, so that these need not be compiled anew for each name."""
_FILLER = (
    r"(?:(?:little|big|older|younger|elder|baby|late|dear|old|new|great|twin|best|former|piano|[a-z]+-?grade)\s+)*"
)


_COUNTED = r"(?:two|three|four|five|six|both|\d)"


def relations(text: str) -> dict[str, str]:
    """Each person of a text (see `people`) with the relation that the text itself gives, or "" where it gives none.

    "my sister Mia", "Sumi, my cousin", "a dog named Rex", "Mochi the cat", "Aunt Rosa" and "Mum" say it.
    """
    return {name: _relation(text, name) for name in people(text)}


def _relation(text: str, name: str) -> str:
    table = word_table("relations")
    low = name.lower().rstrip(".")
    if low in table:
        own = re.search(rf"(?i:(?<!\bhis )(?<!\bher )(?<!\btheir )(?<!\w){re.escape(name)})", text)
        if not own:
            return ""  # "her dad" is nobody's but hers
        return table[low]
    first = low.split()[0].rstrip(".")
    if first in table and len(low.split()) > 1:
        return table[first]
    if low.split()[-1] in table and len(low.split()) > 1 and "'s " not in low.replace("’", "'"):
        return table[low.split()[-1]]
    marked = text.replace("’", "'").replace(name, _NAME)
    for pattern in _patterns("가" <= name[0] <= "힣"):
        match = pattern.search(marked)
        if match:
            return table[match["word"].lower()]
    return ""


@cache
def _patterns(korean: bool) -> tuple[re.Pattern[str], ...]:
    """How a relation is said of the person whose name stands as `_NAME`, the surest first."""
    listed = "|".join(sorted(map(re.escape, word_table("relations")), key=len, reverse=True))
    lines = (
        rf"(?i:\b(?:my|our)\s+{_FILLER}(?P<word>{listed}))(?i:,?\s+(?:named|called))?,?\s+{_NAME}\b",
        rf"(?i:\b(?:my|our)\s+(?:[a-z-]+\s+){{0,3}}?(?P<word>{listed})),\s+{_NAME}\b",
        rf"\b{_NAME}\s+\(?(?i:the|our|my)\s+(?i:{_FILLER}(?P<word>{listed}))\b",
        rf"\b{_NAME},\s+(?i:the|our|my)\s+(?i:{_FILLER}(?P<word>{listed}))(?=\s*(?:[,.!?;)]|who\b|$))",
        rf"(?i:\b(?:a|an|the|her|his|their)\s+(?:[\w-]+\s+)?(?P<word>{listed})\s+(?:named|called))\s+{_NAME}\b",
        rf"\b{_NAME}\s+(?i:is|was)\s+(?i:my)\s+(?i:{_FILLER}(?P<word>{listed}))\b",
        rf"(?i:\b(?:my|our)\s+{_FILLER}(?P<word>{listed})(?:'?s name)?\s+is(?:\s+(?:called|named))?)\s+{_NAME}\b",
        (
            rf"(?i:\b(?:I|we) (?:have|got|adopted|own)\b[^.!?]{{0,40}}?\b(?:a|an)\s+(?:[\w-]+\s+)?(?P<word>{listed}))"
            rf",\s+{_NAME}\b"
        ),
        (
            rf"(?i:\b(?:my|our|(?:I|we)(?:'ve| have)(?: got)?)\s+(?:{_COUNTED}\s+)?{_FILLER}(?P<word>{listed})(?<=s|n))"
            rf"(?:,|:|(?i:,? (?:named|called)))?\s+(?:[^\W\d_][\w'-]+(?:,|,? and| &)\s+){{1,4}}{_NAME}\b"
        ),
        (
            rf"(?i:\b(?:my|our|(?:I|we)(?:'ve| have)(?: got)?)\s+(?:{_COUNTED}\s+)?{_FILLER}(?P<word>{listed})(?<=s|n))"
            rf"(?:,|:|(?i:,? (?:named|called)))\s+{_NAME}(?:,|,? and\b| &)"
        ),
        *((rf"(?:^|\s)(?P<word>{listed})\s+{_NAME}",) if korean else ()),
    )
    return tuple(map(re.compile, lines))
