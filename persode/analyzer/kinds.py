"""What a telling is: its kind (episode, preference, topic, project, fact), its domain (life or fiction), and the body.

The names are those of the closed lists in `persode.memory.belief`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from persode.analyzer.retold import retold_in
from persode.analyzer.stories import story_of
from persode.episode import Fact
from persode.language import is_negation, sentences
from persode.language.likely import Likely
from persode.language.tokens import Piece
from persode.language.wordlists import word_lines

__all__ = ["body_of", "domain_of", "kind_of", "stories_in"]

ROOM = "persode.analyzer"
MOST_CHARACTERS = 8000
_SUBJECTS = ("i'm", "i", "i've", "we're", "we", "am")
FICTION = ("fiction_content", "meta_authorial", "fiction_meta")
_TALE = re.compile(r"\W*(?:once upon a time|chapter (?:\d+|one|two|three))\b", re.IGNORECASE)
_OWN_SPOKEN = re.compile(r"^\W*(?:(?:then|and|but|so|when) )*(?:i|we) (?:woke|got up|went to|had breakfast|told)\b")


def kind_of(text: str, act: str, facts: list[Fact]) -> str:
    """One of `KINDS`: preference by its act, topic or project by how it begins, fact if all sentences are."""
    low = text[:MOST_CHARACTERS].lower().replace("’", "'").strip()
    if act == "preference":
        return "preference"
    for pattern, kind in _patterns("kinds").of(low):
        if pattern.search(low):
            return kind
    pieces = sentences(text[:MOST_CHARACTERS])
    stated = [
        any(piece.start <= fact.span[0] < piece.end and fact.tense == "now" for fact in facts) for piece in pieces
    ]
    return "fact" if stated and all(stated) else "episode"


def domain_of(text: str) -> str:
    """One of `DOMAINS`: what most of the sentences are about; a dream goes on until one wakes up."""
    found: list[str] = []
    dreaming = False
    pieces = sentences(text[:MOST_CHARACTERS])
    retold = retold_in(text, pieces)
    for sentence in pieces:
        if (sentence.start, sentence.end) in retold or _is_title_alone(sentence, retold):
            found.append("fiction_meta")
            continue
        low = sentence.text.lower().replace("’", "'")
        domain = _domain(sentence.text)
        story = story_of(sentence.text) if domain == "real" else ""
        dreams = domain == "fiction_content" or (dreaming and domain == "real" and not _OWN_SPOKEN.match(low))
        dreaming = dreams and not story
        found.append(story or ("fiction_content" if dreaming else domain))
    unreal = [domain for domain in found if domain != "real"]
    if not unreal or len(unreal) * 2 < len(found):
        return "real"
    return max(FICTION, key=unreal.count)


def stories_in(text: str, own: bool = True) -> list[tuple[int, int]]:
    """Where a text tells what happens in a film, a book, a game or (`own`) a story of hers, (start, end) each."""
    pieces = sentences(text[:MOST_CHARACTERS])
    told = retold_in(text, pieces)
    for sentence in pieces:
        domain = _domain(sentence.text)
        a_tale = domain == "fiction_content" and _TALE.match(sentence.text)
        if domain == "fiction_meta" or (domain == "meta_authorial" and own) or a_tale or story_of(sentence.text):
            told.append((sentence.start, sentence.end))
    return told


def _is_title_alone(sentence: Piece, told: list[tuple[int, int]]) -> bool:
    """True for a sentence that is hardly more than the title of what is retold."""
    return any(
        sentence.start <= start and end <= sentence.end and sentence.end - sentence.start - (end - start) < 4
        for start, end in told
    )


@lru_cache(maxsize=256)
def _domain(sentence: str) -> str:
    """One of `DOMAINS` for one sentence by its own words; what speaks of publishing a book is life."""
    low = sentence.lower().replace("’", "'")
    return next((name for pattern, name in _patterns("domains").of(low) if pattern.search(low)), "real")


def body_of(text: str) -> str:
    """One of `BODIES`; of both the one that comes last."""
    low = text[:MOST_CHARACTERS].lower().replace("’", "'")
    last, body = -1, ""
    for pattern, name in _patterns("bodies").of(low):
        for match in pattern.finditer(low):
            before = re.findall(r"[\w']+", low[max(0, match.start() - 20) : match.start()])[-2:]
            own = match.group().split()[:2]
            denied = any(is_negation(word) for word in [*before, *(own[1:] if own[0] in _SUBJECTS else [])])
            if not denied and match.start() > last:
                last, body = match.start(), name
    return body


@cache
def _patterns(name: str) -> Likely[str]:
    pairs = (line.split(": ", 1) for line in word_lines(name, ROOM))
    return Likely((pattern, key) for key, pattern in pairs)
