"""Sentences that tell a story which is nobody's life: of a film, a book, a game, a role play; and who of them is real.

Reading, watching and playing is life ("Watched a film with Lena"); what happens in it, and to whom, is none.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from persode.language.likely import Likely
from persode.language.names import name_runs
from persode.language.story_titles import is_story_title, story_titles
from persode.language.wordlists import word_lines, word_table

__all__ = ["in_life", "story_of"]

ROOM = "persode.analyzer"
_TAKING_IN = re.compile(
    r"\b(?:reading|rereading|re-reading|reread|finished|finishing|started|restarted|binged|bing(?:e)?ing|rewatched"
    r"|rewatching|watching|watched|beat|completed|replayed|replaying|playing|played|listening to|read)\s+"
    r"(?:the (?:last|first|new) (?:chapter|book|season|episode)s? of )?(?P<title>[A-Z][\w'’]+(?: (?:of |the |and"
    r" )*[A-Z][\w'’]+)*)",
)
_CONTENT = re.compile(
    r"\b(?:(?:he|she|they|who) (?:\w+ )?(?:is|was|were|dies|died|kills|killed|marries|married|leaves|loses|needs|turns"
    r"|betrays|betrayed|deserve[sd]?)|killed off|killer|dies|marries|married|ending|twist|finale|cliffhanger|boss|level"
    r"|year \d+|chapter \d+|season \d+|episode \d+|act \w+|villain|hero|heroine|protagonist|narrator)\b",
    re.IGNORECASE,
)
_OF_STORIES = frozenset(
    ("reading", "rereading", "reread", "re-reading", "rewatching", "rewatched", "binged", "bingeing")
)
_WITH_SOMEBODY = re.compile(
    r"\bwith (?!(?:an?|the|no|his|her|its|their|such)\b)(?:my |our )?[^\W\d_]+\b(?! in (?:stardew|the (?:game"
    r"|book|film)))",
    re.IGNORECASE,
)
_IS_OR_DOES = re.compile(
    r"['’]s (?:an?|so|such)\b|\s(?:\w+ly )?(?:is|was|needs|deserves|has|had|took|dies|killed|makes|made)\b"
)
_BESIDE_ME = (
    r"(?:\b(?i:with|told|asked|texted|called|rang|phoned|hugged|from|by|to|with \w+ and|me and|us and|thanks to"
    r"|next to|beside|missed?) {name}\b"
    r"|(?:^|[.,;!?] ?){name} (?:and I|fell asleep|cried|laughed|said|says|thinks|thought|hated|hates|loved|loves"
    r"|recommended"
    r"|lent|gave|bought|told|texted|picked|chose|paused|came|sobbed|snored|read|screamed|made me)\b|\bme and {name}\b)"
)
_OF_IT = re.compile(r"\b[A-Z]\w+ (?:in|from|of) $")
"""Before a title: somebody of it ("Mina in Dracula")."""

_OTHERS_KIN = r"\b(?:his|her|their|its|the|an?) (?:\w+ )?{name}\b|\w['’]s {name}\b"


@lru_cache(maxsize=256)
def story_of(sentence: str) -> str:
    """ "fiction_meta" or "fiction_content" for a sentence that tells what happens in a story, else ""."""
    low = sentence.lower().replace("’", "'")
    for pattern, name in _patterns().of(low):
        if pattern.search(low):
            return name
    return "fiction_meta" if _speaks_of_its_people(sentence) else ""


def in_life(text: str, names: Sequence[str], told: Sequence[tuple[int, int]], places: bool = False) -> list[str]:
    """The names without those that stand in the stories told at `told` only; people beside the person herself stay."""
    if not told:
        return list(names)
    kept = []
    for name in names:
        found = [match.start() for match in re.finditer(rf"(?<!\w){re.escape(name)}", text)]
        outside = any(not any(start <= place < end for start, end in told) for place in found)
        if not found or outside or not places and any(_is_hers(text[start:end], name) for start, end in told):
            kept.append(name)
    return kept


def _is_hers(sentence: str, name: str) -> bool:
    called = re.escape(name)
    if name not in sentence:
        return False
    if any(name.lower() in word_table(kind) for kind in ("kin", "roles", "relations")):
        return not re.search(_OTHERS_KIN.format(name=called), sentence, re.IGNORECASE)
    return bool(re.search(_BESIDE_ME.format(name=called), sentence))


def _speaks_of_its_people(sentence: str) -> bool:
    """True for "reading Middlemarch, Dorothea needs a slap": a title that is taken in, and somebody of it."""
    taken = _TAKING_IN.search(sentence[:1].lower() + sentence[1:])
    known = story_titles(sentence)
    if not (taken or known) or _WITH_SOMEBODY.search(sentence):
        return False
    ends = [end for _, end in known] + ([taken.end()] if taken and _is_titled(taken) else [])
    if not ends:
        return False
    rest = sentence[min(ends) :]
    if known and (_CONTENT.search(rest) or _OF_IT.search(sentence[: known[0][0]])):
        return True
    other = [run for run in name_runs(sentence) if run.start >= min(ends) and not is_story_title(run.text)]
    return any(_IS_OR_DOES.match(sentence, run.end) for run in other)


def _is_titled(taken: re.Match[str]) -> bool:
    """True if what is taken in is a known title, or is read or watched again, as only stories are."""
    if re.match(r"\s+(?:was|is|were)\b", taken.string[taken.end() :]):
        return False  # "Reading Festival was muddy"
    return is_story_title(taken["title"]) or taken.group().split()[0].lower() in _OF_STORIES


@cache
def _patterns() -> Likely[str]:
    pairs = (line.split(": ", 1) for line in word_lines("stories", ROOM))
    return Likely((pattern, key) for key, pattern in pairs)
