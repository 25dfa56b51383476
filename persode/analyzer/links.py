"""Links that a telling proposes to earlier memories: because of, after, like. What they lead to is found later."""

from __future__ import annotations

import re
from datetime import date

from persode.episode import Link
from persode.language import date_mentions, has_letters, is_past, is_verb
from persode.language.wordlists import word_set

__all__ = ["links_of"]

MOST_CHARACTERS = 8000
MOST_WORDS = 14
_END = r"(?P<what>[^.!?;,\s]+(?:\s+[^.!?;,\s]+)*?)(?=[.!?;,\n]|\s*$|\s+(?:but|so)\s+(?:i|we|he|she|it|they)\b)"
_LEADS = {
    "because_of": r"because of|thanks to|due to|because",
    "after": r"(?:ever )?since|(?:the day |the week |right |shortly |just )?after|following",
    "like": (
        r"(?:just |exactly |almost )?like (?:when|that time|the time|back|in|last|on|at)"
        r"|(?:it )?reminds me of|reminded me of|(?:just )?as (?:when|back)|the same as"
    ),
}
_PATTERNS = tuple((kind, re.compile(rf"\b(?:{lead})\s+{_END}", re.IGNORECASE)) for kind, lead in _LEADS.items())
_TURN = re.compile(
    r"\s+(?:(?P<and>and)\s+(?:i|we|he|she|it|they|my|our|the|everything|nothing|nobody|everyone)\b"
    r"|(?P<own>my|our)\s|(?:i|we|he|she|they)\s)",
    re.IGNORECASE,
)
"""Where the main clause may begin that no comma sets off: "After the funeral we went home"."""

_ARTICLES = ("the", "a", "an", "that", "this")
_JOINING = ("that", "when", "if", "how", "what", "where", "as", "because", "than", "who", "which", "while", "before")
_ONWARD = (*_JOINING, "of", "about", "with", "to", "from", "for", "in", "on", "at", "by", "over", "into", "and")
_NO_MEMORY = re.compile(
    r"^(?:all\b.*|(?:\w+ ){1,3}(?:days?|weeks?|months?|years?|hours?|minutes?|tries|attempts|times|rounds|decades?)"
    r"|(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|a few|several|some)\b).*"
    r"|that|this|it|then|work|school|lunch|dinner|breakfast|class|a while|an hour|\w+ o'clock"
    r"|(?:i|we|he|she|they) \w+)$",
    re.IGNORECASE,
)
_HOURS = frozenset(
    ("school", "work", "lunch", "dinner", "breakfast", "class", "practice", "training", "church", "tea", "supper")
)
_BEHIND_HOURS = frozenset(("too", "again", "there", "everyone", "everybody", "nobody", "someone", "somebody", "today"))
_SOME_DAY = date(2026, 1, 1)


def links_of(text: str) -> list[Link]:
    """The links that a text proposes, in order; the same words are proposed once, a mere date or number never."""
    shown = text[:MOST_CHARACTERS].replace("’", "'")
    found: list[Link] = []
    for kind, pattern in _PATTERNS:
        for match in pattern.finditer(shown):
            start = match.start("what")
            what = _first_clause(match["what"]).strip(" ,\t\n")
            taken = any(start < link.span[1] and link.span[0] < match.end("what") for link in found)
            if not taken and _may_be_remembered(what):
                found.append(Link(kind, text[start : start + len(what)], (start, start + len(what))))
    return sorted(found, key=lambda link: link.span)


def _first_clause(words: str) -> str:
    """The words up to where another clause begins; "Tomas and I swam" and "she read my diary" go on."""
    for turn in _TURN.finditer(words):
        before = words[: turn.start()].lower().split()
        if turn["and"]:
            goes_on = len(before) == 1 or len(before) == 2 and before[0] in ("my", "our")
        elif turn["own"]:
            goes_on = before[-1] in _ONWARD or (before[0] not in _ARTICLES and is_verb(before[-1]))
        else:
            goes_on = before[-1] in _JOINING
        if not goes_on:
            return words[: turn.start()]
    return words


def _is_routine(what: str) -> bool:
    """True for "school Noor came over" and "lunch too": what comes after the hour of the day is another clause."""
    words = what.split()
    if len(words) < 2 or words[0].lower() not in _HOURS:
        return False
    named = words[1][0].isupper() and any(is_verb(word.lower()) for word in words[2:4])
    return named or words[1].lower() in _BEHIND_HOURS or (len(words) > 2 and is_past(words[2].lower()))


def _may_be_remembered(what: str) -> bool:
    if _is_routine(what):
        return False
    if not has_letters(what) or len(what.split()) > MOST_WORDS or _NO_MEMORY.match(what):
        return False
    dates = sorted(date_mentions(f"since {what}", _SOME_DAY), key=lambda mention: -mention.start)
    rest = f"since {what}"
    for mention in dates:
        rest = rest[: mention.start] + rest[mention.end :]
    left = [word for word in re.findall(r"[^\W_]+", rest.lower()) if word not in word_set("stopwords")]
    return any(not word.isdigit() for word in left)
