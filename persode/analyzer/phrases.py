"""The event of a text as a short phrase, and its title: the person's own words, shortened where a clause ends."""

from __future__ import annotations

import re
from functools import lru_cache

from persode.analyzer.polarity import read_words
from persode.language import clause_pieces, is_past, is_verb, sentences
from persode.language.names import in_list, is_common_word, is_no_name, name_runs
from persode.language.people import people
from persode.language.places import places
from persode.language.wordlists import word_list
from persode.words import say

__all__ = ["event_phrase", "title_of"]

MOST_WORDS = 12
TITLE_WORDS = 6
MOST_SENTENCES = 40
MOST_CHARACTERS = 120

_WHEN = (
    r"(?:today|tonight|yesterday|tomorrow|now|lately|recently|earlier|later|afterwards|finally|eventually|suddenly|anyway|luckily"
    r"|honestly|apparently|sadly|then|also|(?:this|last|next|every|on|the other) (?:morning|afternoon|evening|night|week|weekend|month"
    r"|year|summer|spring|autumn|fall|winter|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night))?"
    r"|(?:a|an|one|two|three|four|five|six|\d+|a few|a couple of|several) (?:days?|weeks?|months?|years?) ago|after (?:school|work|lunch|dinner|class)"
    r"|in the (?:morning|afternoon|evening|end)|at (?:night|noon|lunch|last)|어제|오늘|내일|그저께|지난주|방금)"
)
_LEAD = re.compile(
    rf"^(?:(?:and|but|so|because|while|then|ugh|oh|well|wow|yay|omg|okay|ok|hey|dear diary|{_WHEN})\b[,:!.]*\s*)+",
    re.IGNORECASE,
)
_TAIL = re.compile(rf"[,\s]+(?:{_WHEN}|too|as well|again|at all)$", re.IGNORECASE)
_FEELING_ONLY = re.compile(
    r"^(?:and |but |so )*(?:i|it|that|this|we|everything|i'm|it's|that's)\b['’a-z]* ?(?:was|were|am|are|is|felt|feel|feels|'m|'s|really|so|just|still)\b[^,]{0,45}$"
    r"|^(?:so|very|how|what a|best|worst|feeling|felt)\b[^,]{0,30}$",
    re.IGNORECASE,
)
_SUBORDINATE = re.compile(
    r"^(?:because|while|when|although|though|if|since|as|after|before|until|which|who|where)\b", re.IGNORECASE
)
_SUBJECT = re.compile(
    r"^(?:(?:i|we)(?:['’](?:m|ve|d|re|ll))?|it|there)\s+(?:(?:just|also|finally|really|still|already|even|both|all|only|never|always|actually)\s+)*"
    r"(?:(?:was|were|am|are|is|have been|has been|had been|have|had|'ve|did|do|got to|had to|have to|went to|decided to|started to|tried to|wanted to)\s+(?=\w+(?:ing|ed)\b|so\b|not\b))?",
    re.IGNORECASE,
)
_CUT_BEFORE = frozenset(
    {
        "which",
        "that",
        "who",
        "when",
        "where",
        "because",
        "after",
        "before",
        "until",
        "while",
        "since",
        "although",
        "though",
        "if",
        "and",
        "but",
        "so",
        "then",
    }
)
_SOFT_CUT = frozenset(
    {
        "with",
        "for",
        "in",
        "at",
        "on",
        "from",
        "to",
        "by",
        "about",
        "during",
        "into",
        "over",
        "under",
        "around",
        "near",
        "of",
        "as",
        "than",
        "like",
        "without",
    }
)
_SMALL = frozenset(
    {
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
    }
)
_EDGE = ' \t\n.,;:!?…"“”«»()[]。！？，、~*_-–—'


def event_phrase(text: str) -> str:
    """What happened, in at most about twelve of the person's own words; "" for a text without letters."""
    pieces = [piece.text for piece in sentences(text[:8000])[:MOST_SENTENCES]]
    if not pieces:
        return ""
    best = max(range(len(pieces)), key=lambda index: _worth(pieces[index], index))
    phrase = _tidy(_best_part(pieces[best]))
    return _lowered(phrase or _tidy(pieces[best]) or pieces[best].strip(_EDGE), text)[:MOST_CHARACTERS]


def title_of(event: str, text: str) -> str:
    """Two to six words of the event, written like a title."""
    bare = _SUBJECT.sub("", event.strip())
    words = bare.split()
    if len(words) < 2:
        words = event.split()
    words = _cut(words, TITLE_WORDS, least=2)
    while len(words) > 2 and (words[0].lower() in ("and", "so", "then", "but", "also", "just", "really", "finally")):
        words.pop(0)
    if len(words) < 2:
        more = [word.strip(_EDGE) for word in text[:400].split() if word.strip(_EDGE)]
        words = more[:TITLE_WORDS] if len(more) >= 2 else words
    words = [word.strip(_EDGE)[:30] for word in words if word.strip(_EDGE)]
    if len(words) < 2:
        return say("analyzer.untitled") if not words else f"{say('analyzer.about')} {_capital(words[0])}"
    return " ".join(
        word if index and word.lower() in _SMALL and index < len(words) - 1 else _capital(word)
        for index, word in enumerate(words)
    )


def _worth(sentence: str, index: int) -> float:
    """How much a sentence looks like the event of its message."""
    words = sentence.split()
    cues = read_words(sentence).cues
    event = max((cue.strength for cue in cues if cue.event), default=0.0)
    feeling = max((cue.strength for cue in cues if not cue.event), default=0.0)
    worth = 1.6 * event + 0.5 * feeling + 0.5 / (1 + index)
    worth += 0.4 * any(is_past(word.strip(_EDGE)) for word in words[:8])
    worth -= 0.9 * (bool(_FEELING_ONLY.match(sentence.strip(_EDGE))) and event < 0.5)
    return worth - 0.5 * (len(words) < 3) - 0.3 * sentence.rstrip().endswith("?")


def _best_part(sentence: str) -> str:
    """The sentence, or its best clauses if it is too long."""
    whole = _tidy(sentence)
    if len(whole.split()) <= MOST_WORDS and ":" not in whole and ";" not in whole:
        return whole
    pieces = [piece.text for piece in clause_pieces(sentence)]
    worths = [_clause_worth(piece, index) for index, piece in enumerate(pieces)]
    first = max(range(len(pieces)), key=lambda index: worths[index])
    part = _tidy(pieces[first])
    for piece in pieces[first + 1 :]:
        longer = f"{part}{'' if piece.lower().startswith('and') else ','} {piece.strip(_EDGE)}"
        if len(longer.split()) > MOST_WORDS or _SUBORDINATE.match(piece) or not piece.lower().startswith("and "):
            break
        part = longer
    if len(part.split()) < 3 and first + 1 < len(pieces):
        part = f"{part} {pieces[first + 1].strip(_EDGE)}"
    return " ".join(_cut(part.split(), MOST_WORDS, least=4))


def _clause_worth(clause: str, index: int) -> float:
    words = clause.strip(_EDGE).split()
    event = max((cue.strength for cue in read_words(clause).cues if cue.event), default=0.0)
    worth = 1.5 * event + 0.4 / (1 + index) + 0.5 * any(is_verb(word.strip(_EDGE)) for word in words)
    worth -= (
        0.6 * (len(words) < 3)
        + 0.5 * bool(_SUBORDINATE.match(clause))
        + 0.5 * bool(_FEELING_ONLY.match(clause.strip(_EDGE)))
    )
    return worth


def _tidy(phrase: str) -> str:
    """Without what leads in ("Yesterday", "and then"), what trails off ("today") and marks at the edges."""
    phrase = re.sub(r"[\U0001F000-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]+", " ", phrase)
    phrase = re.sub(r"#(?=\w)", "", phrase)
    phrase = " ".join(phrase.split()).strip(_EDGE)
    bare = _LEAD.sub("", phrase).strip(_EDGE)
    bare = _TAIL.sub("", bare).strip(_EDGE) if len(bare.split()) > 3 else bare
    return bare if len(bare.split()) >= 2 or not phrase.isascii() else phrase


def _cut(words: list[str], most: int, least: int) -> list[str]:
    """At most `most` words, cut before a word that begins something new, never ending in a function word."""
    if len(words) > most:
        hard = [
            i
            for i in range(least, most + 1)
            if words[i - 1].endswith((",", ";", ":")) or words[i].lower() in _CUT_BEFORE
        ]
        soft = [i for i in range(least, most + 1) if words[i].lower() in _SOFT_CUT]
        words = words[: (hard or soft or [most])[-1]]
    while len(words) > 2 and (
        words[-1].lower().strip(_EDGE) in word_list("stopwords") and words[-1].lower() not in _ENDS
    ):
        words = words[:-1]
    return words


_ENDS = frozenset(
    {
        "me",
        "us",
        "him",
        "her",
        "them",
        "it",
        "myself",
        "herself",
        "himself",
        "again",
        "there",
        "here",
        "too",
        "home",
        "out",
        "off",
        "up",
        "down",
        "nothing",
        "nobody",
        "twice",
        "once",
        "alone",
    }
)


def _lowered(phrase: str, text: str) -> str:
    """The phrase with a small first letter, unless its first word is a name, "I" or all capitals."""
    first = phrase.split()[0] if phrase.split() else ""
    if not first or first in ("I",) or first.startswith(("I'", "I’")) or len(first) > 1 and first.isupper():
        return phrase
    if in_list(first, "given_names") or is_no_name(first.strip(_EDGE)) or first.strip("',’s") in _proper(text[:2000]):
        return phrase
    if not is_common_word(first) and any(
        run.text.split()[0] == first for run in name_runs(text[:2000]) if not run.first
    ):
        return phrase
    return first[0].lower() + phrase[1:]


@lru_cache(maxsize=256)
def _proper(text: str) -> frozenset[str]:
    return frozenset(word for name in [*people(text), *places(text)] for word in name.split())


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
