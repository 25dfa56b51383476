"""Links that a telling proposes to earlier memories: because of, after, like. What they lead to is found later."""

from __future__ import annotations

import re

from persode.episode import Link
from persode.language import has_letters

__all__ = ["links_of"]

MOST_CHARACTERS = 8000
MOST_WORDS = 14
_END = (
    r"(?P<what>[^.!?;,\s]+(?:\s+[^.!?;,\s]+)*?)"
    r"(?=[.!?;,\n]|\s*$|\s+(?:and|but|so)\s+(?:i|we|he|she|it|they)\b|\s+(?:i|we|he|she|they|my|our)\s)"
)
_LEADS = {
    "because_of": r"because of|thanks to|due to|because|that's why",
    "after": r"(?:ever )?since|(?:the day |the week |right |shortly |just )?after|following",
    "like": (
        r"(?:just |exactly |almost )?like (?:when|that time|the time|back|in|last|on|at)"
        r"|(?:it )?reminds me of|reminded me of|(?:just )?as (?:when|back)|the same as"
    ),
}
_PATTERNS = tuple((kind, re.compile(rf"\b(?:{lead})\s+{_END}", re.IGNORECASE)) for kind, lead in _LEADS.items())
_NO_MEMORY = re.compile(
    r"^(?:all\b.*|(?:\w+ ){1,3}(?:days?|weeks?|months?|years?|hours?|minutes?|tries|attempts|times|rounds|decades?)"
    r"|that|this|it|then|work|school|lunch|dinner|breakfast|class|a while|an hour|\w+ o'clock)$",
    re.IGNORECASE,
)


def links_of(text: str) -> list[Link]:
    """The links that a text proposes, in order; the same words are proposed once."""
    shown = text[:MOST_CHARACTERS].replace("’", "'")
    found: list[Link] = []
    for kind, pattern in _PATTERNS:
        for match in pattern.finditer(shown):
            start, end = match.span("what")
            what = text[start:end].strip(" ,\t\n")
            taken = any(start < link.span[1] and link.span[0] < end for link in found)
            if taken or not has_letters(what) or len(what.split()) > MOST_WORDS or _NO_MEMORY.match(what):
                continue
            found.append(Link(kind, what, (start, start + len(what))))
    return sorted(found, key=lambda link: link.span)
