"""The title of an episode: two to eight words of its event that read as language, written like a title."""

from __future__ import annotations

import re
from collections.abc import Iterator

from persode.analyzer.clause_forms import as_doing, is_undone, main_clause, noun_phrase, unreported
from persode.analyzer.cutting import EDGE, breaks, cuts, ended
from persode.analyzer.undated import without_dates
from persode.language import has_letters, sentences
from persode.language.wordlists import word_set
from persode.words import say

__all__ = ["title_of"]

MOST_WORDS = 7
"""A phrase that has to be shortened gets at most so many words."""

MOST_WHOLE = 8
MOST_CHARACTERS = 44
"""A phrase of so many words and characters stays whole: a little long reads better than cut."""

WHOLE_RATHER_THAN_BROKEN = 11
"""A phrase of so many words that can be cut nowhere stays whole."""

LONGEST_WORD = 30

_ADVERBS = r"(?:(?:just|also|finally|really|still|already|even|both|all|only|always|actually|suddenly|then)\s+)*"
_SUBJECT = re.compile(
    rf"^(?:it['’]s been|it has been|there (?:was|were|is|are))\s+"
    r"|^(?:it|today|yesterday|tomorrow|this)\s+(?:was|is)\s+(?:(?:supposed|meant|going) to be\s+)?"
    r"(?=(?:my|our|the|a|an)\s+\w+)"
    rf"|^(?:(?:i|we)(?:['’](?:m|ve|d|re|ll))?|it|there)\s+{_ADVERBS}"
    r"(?:(?:was|were|am|are|is|been|have been|has been|had been|have|had|got to|had to|have to"
    r"|decided to|started to|tried to|managed to)"
    r"\s+(?=(?:\w+(?:ing|ed)|so|not|never|going|late)\b))?",
    re.IGNORECASE,
)
_BARE_LEAD = re.compile(
    r"^(?:and|so|then|but|also|just|really|finally|we're|we’re|i'm|i’m|because(?! of))\s+", re.IGNORECASE
)
_ASKED_WHY = re.compile(
    r"^(?:\S+ ){1,3}(?:asked|wondered|asks)(?: me| us)?\s+(?=(?:why|how|what|where)\s+\w+ \w+)", re.IGNORECASE
)
_DETERMINER = re.compile(r"^(?:the|a|an|my|our)\s+(?=\w+\s+(?!(?:was|is|were|are)\b)\w+)", re.IGNORECASE)
_HAVE = re.compile(r"^have ((?:the|a|an|my|our|two|three) \w+.*?)(?: and (?:I|we|he|she|they|it)\b.*)?$", re.IGNORECASE)
_CIRCUMSTANCE = re.compile(
    r"\b(?:of|from|in|on|at|to|with|by|for|near|over|under|about|after|before|without|into|through|like|than|as)\s+$",
    re.IGNORECASE,
)
_BE = re.compile(r"^(?:was|were|am|are|is)\b", re.IGNORECASE)
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
    )
    + ("about", "than", "near", "w/")
)
_ASIDE = re.compile(r"\s*\([^()]*\)")
_ABBREVIATED = ("a.m.", "p.m.")
_DOTTED = ("Mr.", "Mrs.", "Ms.", "Dr.", "St.", "Prof.")


def title_of(event: str, text: str) -> str:
    """Two to eight words made of the event's own ("Passed My Driving Test"); "A Few Words" if there are none."""
    if not has_letters(text):
        return say("analyzer.untitled")
    first = sentences(text[:400])[0].text
    for start in (event.strip(), first):
        for words in _ways(start):
            if len(words) >= 2 and not _hangs(words):
                return _titled(words)
    if 3 <= len(first.split()) <= MOST_WHOLE:
        return _titled(_bare_words(first))
    words = text.strip(EDGE).split() or [text]
    if len(words) > 1:
        return _titled(_shortened([word for word in (word.strip(EDGE) for word in words[: 2 * MOST_WORDS]) if word]))
    return f"{say('analyzer.about')} {_capital(words[0].strip(EDGE)[:LONGEST_WORD])}"


def _ways(start: str) -> Iterator[list[str]]:
    """The phrase as titles, the best first: said shorter, cut where it may be, its main noun, cut anywhere."""
    start = _ASIDE.sub("", start) or start
    undated = without_dates(start)
    start = undated if len(undated.split()) >= 3 else start
    main = main_clause(start)
    told = _ASKED_WHY.sub("", unreported(main))
    phrase = as_doing(told)
    if is_undone(told):
        phrase = told
    elif phrase == told:
        phrase = _HAVE.sub(r"\1", _SUBJECT.sub("", told))
    phrase = told if _BE.match(phrase) else phrase  # "I was in Rome" has no shorter form
    phrase = _BARE_LEAD.sub("", phrase)
    for form in dict.fromkeys((phrase, _DETERMINER.sub("", phrase), main)):
        words = ended(_bare_words(form))
        if len(words) <= MOST_WHOLE and len(" ".join(words)) <= MOST_CHARACTERS and (form != main or len(words) > 2):
            yield words
    words = _bare_words(_DETERMINER.sub("", phrase))
    yield from (way for way in cuts(words, MOST_WHOLE, least=3) if len(" ".join(way)) <= MOST_CHARACTERS)
    noun = noun_phrase(words)[:MOST_WHOLE]
    yield noun if len(noun) > 2 and not _CIRCUMSTANCE.search(phrase.partition(" ".join(noun))[0]) else []
    yield _shortened(words)


def _shortened(words: list[str]) -> list[str]:
    """The first words, cut where it hurts least."""
    for end in range(min(MOST_WORDS, len(words)), 3, -1):
        if len(ended(words[:end], shortened=True)) == end and not breaks(words, end):
            return words[:end]
    if len(words) <= WHOLE_RATHER_THAN_BROKEN:
        return words
    return ended(words[:MOST_WORDS], shortened=True)


def _bare_words(phrase: str) -> list[str]:
    return [word for word in (_bare(word) for word in phrase.split()) if word]


def _hangs(words: list[str]) -> bool:
    """True if the words end in the air ("am 25")."""
    if [word.lower() for word in words] == ["a", "lot"]:
        return True
    return words[0].lower() in ("am", "is", "are", "was", "were") or all(
        word.lower() in word_set("stopwords") for word in words
    )


def _titled(words: list[str]) -> str:
    if words[-1].lower() not in _ABBREVIATED:
        words = [*words[:-1], words[-1].strip(EDGE) or words[-1]]
    last = len(words) - 1
    return " ".join(
        word.lower() if _is_small(words, index, last) else _capital(word[:LONGEST_WORD])
        for index, word in enumerate(words)
    )


def _is_small(words: list[str], index: int, last: int) -> bool:
    low = words[index].lower()
    clock = low in ("am", "pm", *_ABBREVIATED) and index > 0 and words[index - 1][-1].isdigit()
    return clock or (0 < index < last and low in _SMALL)


def _bare(word: str) -> str:
    """The word without marks at its edges, but for a comma inside a list and the dot of "Mr."."""
    if word in _DOTTED or word.lower() in _ABBREVIATED:
        return word
    comma = "," if word.endswith(",") else ""
    stripped = word.strip(EDGE)
    return stripped + comma if stripped else ""


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
