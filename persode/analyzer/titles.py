"""The title of an episode: two to six words of its event, written like a title."""

from __future__ import annotations

import re

from persode.analyzer.phrases import EDGE, cut, without_dates
from persode.language import has_letters
from persode.language.wordlists import word_set
from persode.words import say

__all__ = ["title_of"]

MOST_WORDS = 6
LONGEST_WORD = 30

_ADVERBS = r"(?:(?:just|also|finally|really|still|already|even|both|all|only|always|actually|suddenly|almost|then)\s+)*"
_SUBJECT = re.compile(
    rf"^(?:it['’]s been|it has been|there (?:was|were|is|are))\s+"
    r"|^(?:it|today|yesterday|this)\s+(?:was|is)\s+(?:(?:supposed|meant|going) to be\s+)?(?=(?:my|our|the|a|an)\s+\w+)"
    rf"|^(?:(?:i|we)(?:['’](?:m|ve|d|re|ll))?|it|there|he|she|they)\s+{_ADVERBS}"
    r"(?:(?:was|were|am|are|is|have been|has been|had been|have|had|got to|had to|have to"
    r"|decided to|started to|tried to|managed to)"
    r"\s+(?=(?:\w+(?:ing|ed)|so|not|never|going|late)\b))?",
    re.IGNORECASE,
)
_BARE_LEAD = re.compile(r"^(?:and|so|then|but|also|just|really|finally|we're|we’re|i'm|i’m|because)\s+", re.IGNORECASE)
_REPORTED = re.compile(
    r"^(?:\S+ ){1,3}(?:said|says|told me|thinks|thought|asked me|announced)(?: that| to me that)?\s+(?=\w+ \w+ \w+)"
)
_ASKED = re.compile(
    r"^(?:\S+ ){1,3}(?:asked|wondered|asks)(?: me| us)?\s+(?=(?:why|how|whether|if|what|where)\s+\w+ \w+)"
)
_HAD_TO = re.compile(r"^(?:had|got|went|decided|managed|started) to\s+(?=\w+ \w+)", re.IGNORECASE)
_DETERMINER = re.compile(r"^(?:the|a|an|my|our)\s+(?=\w+\s+\w+)", re.IGNORECASE)
_SMALL = frozenset(
    (
        "a",
        "an",
        "the",
        "and",
        "or",
        "but",
        "of",
        "in",
        "on",
        "at",
        "to",
        "for",
        "with",
        "by",
        "from",
        "as",
        "into",
        "over",
        "about",
        "than",
        "near",
    )
)
_DOTTED = ("Mr.", "Mrs.", "Ms.", "Dr.", "St.", "Prof.")


def title_of(event: str, text: str) -> str:
    """Two to six words made of the event's own ("Passed My Driving Test"); "A Few Words" if there are none."""
    if not has_letters(text):
        return say("analyzer.untitled")
    for start in (_SUBJECT.sub("", event.strip()), event.strip(), text.strip()[:400]):
        words = _shortened(_BARE_LEAD.sub("", start))
        if len(words) >= 2 and not _hangs(words):
            return _titled(words)
    words = text.strip(EDGE).split() or [text]
    if len(words) > 1:
        return _titled([word for word in (word.strip(EDGE) for word in words[:MOST_WORDS]) if word])
    return f"{say('analyzer.about')} {_capital(words[0].strip(EDGE)[:LONGEST_WORD])}"


def _shortened(phrase: str) -> list[str]:
    undated = without_dates(phrase)
    phrase = undated if len(undated.split()) >= 2 else phrase
    phrase = _ASKED.sub("", phrase)
    if len(phrase.split()) > MOST_WORDS:
        phrase = _HAD_TO.sub("", _REPORTED.sub("", phrase))
    if len(phrase.split()) > MOST_WORDS:
        phrase = _DETERMINER.sub("", phrase)
    words = [_bare(word) for word in cut(phrase.split(), MOST_WORDS, least=3)]
    return [word for word in words if word]


def _hangs(words: list[str]) -> bool:
    """True if the words end in the air ("am 25")."""
    return words[0].lower() in ("am", "is", "are", "was", "were") or all(
        word.lower() in word_set("stopwords") for word in words
    )


def _titled(words: list[str]) -> str:
    words = [*words[:-1], words[-1].strip(EDGE) or words[-1]]
    last = len(words) - 1
    return " ".join(
        word.lower() if 0 < index < last and word.lower() in _SMALL else _capital(word[:LONGEST_WORD])
        for index, word in enumerate(words)
    )


def _bare(word: str) -> str:
    """The word without marks at its edges, but for a comma inside a list and the dot of "Mr."."""
    if word in _DOTTED:
        return word
    comma = "," if word.endswith(",") else ""
    stripped = word.strip(EDGE)
    return stripped + comma if stripped else ""


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
