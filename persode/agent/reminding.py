"""Which memory is brought up, and why the others are not.

Floors. `CLAIM_FLOOR` is the `clausal` score from which the companion says that it remembers. Measured on EpiRec's four
development personas: own probes answered / probes of another persona answered (of 5 hits, any that passes).

    claims, minilm     floor .36, .30 with a shared word    factual .98 / .04   explicit .52 / .03   implicit .07 / .02
    fits, minilm       a shared person, two words, or .46   factual .98 / .01   explicit .32 / .00   implicit .00 / .01
    claims, hashing    floor .30                            factual .59 / .03   explicit .04 / .02   implicit .04 / .04

    offered, minilm    floor .22 (the best hit, asked about and not claimed, where nothing is claimed)
                       of all own probes .18 explicit, .32 implicit get an offer, and .12, .18 the one that was meant;
                       of another persona's probes .25 factual, .11, .12 get one (`experiments/eval_claims.py`)

Of the factual answers .93 name the right episode first. Implicit probes ("A small domestic disaster ...") are mostly
left unclaimed: on their scores own and foreign episodes can't be told apart.
Hashing knows no meaning: no floor reaches 90 % there without claiming much that is not so. `SAME_EVENT` is a cosine:
from there on a hit is the same event told again (design notes, "Rules of life"), if the message tells at all: who only
looks back ("I'm still proud of my graduation") is glad of the day.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from datetime import date

from persode.agent.crisis import is_grave
from persode.agent.days import memory_day, today_of
from persode.agent.heavy import is_heavy
from persode.agent.preference import preference_of
from persode.agent.situation import Situation
from persode.episode import VALENCE
from persode.language import date_mentions, lemma, people, sentences, words
from persode.language.wordlists import word_table
from persode.memory import Memory
from persode.store import RetrievalResult
from persode.templates import content_words, gist, is_past_clause, one_piece, with_subject

__all__ = [
    "CLAIM_FLOOR",
    "SAME_EVENT",
    "Found",
    "claims",
    "find",
    "fits",
    "may_be_meant",
    "pick_related",
    "told_day",
    "was_said",
]

SAME_EVENT = 0.7
CLAIM_FLOOR = {"minilm": 0.36, "hashing": 0.30}
"""By embedder; another one (sentence-transformers) has the floor of MiniLM."""

OFFER_FLOOR = 0.22
"""MiniLM's score from which the companion asks whether this is meant, where it claims nothing."""

SHARED_WORD_BONUS = 0.06
"""A hit that shares a word with the message may lie this much lower."""

SHARED_NAME_BONUS = 0.11
"""In a telling, one that shares a person may lie this much lower: it is her own life that is spoken of."""

OTHER_PERSON = 0.2
"""A memory that has nobody of whom the question asks must lie this much higher: a sister's wedding is no brother's."""

TOO_SMALL = 0.15
"""Emotional intensity under which a memory is brought up unasked only if it fits very well."""

VERY_WELL = 0.12
ALIKE = 0.45
"""Plain cosine from which a telling reminds of a memory that shares two words with it, whatever the score says."""

CLOSE_WITH_A_WORD, CLOSE = 0.05, 0.1
"""A hit that shares one word with a telling, or none, must lie this much higher: what comes unasked must fit."""

_AGAIN = re.compile(
    r"\b(?:again|another|once more|like (?:last|that) time|the second|the third)\b|또|다시", re.IGNORECASE
)
"""Who says so tells of a second time, however alike the first was."""

_LIGHT = frozenset(
    words("come go get say tell make take day time today look feel want think know thing see give put let")
)
"""Words of so many days that they join none."""

SAID_SHARE = 0.75

Found = tuple[RetrievalResult | None, tuple[tuple[str, str], ...]]


def claims(hit: RetrievalResult, question: str, embedder: str = "minilm") -> bool:
    """True if the companion may say that it remembers this when asked."""
    floor = CLAIM_FLOOR.get(embedder, CLAIM_FLOOR["minilm"])
    if _of_someone_else(question, hit.memory):
        return hit.score >= floor + OTHER_PERSON
    shared = content_words(question) & content_words(hit.memory.text)
    return hit.score >= (floor - SHARED_WORD_BONUS if shared and embedder != "hashing" else floor)


def may_be_meant(hit: RetrievalResult, question: str, embedder: str = "minilm") -> bool:
    """True if the companion may ask whether this is what a question means; never of somebody else than it names."""
    if embedder == "hashing" or _of_someone_else(question, hit.memory):
        return False
    kept_back = hit.memory.archived or hit.memory.domain != "real" or is_preference(hit.memory)
    return hit.score >= OFFER_FLOOR and not kept_back and not is_grave(hit.memory.text) and bool(gist(hit.memory.text))


def fits(hit: RetrievalResult, telling: str, embedder: str = "minilm") -> bool:
    """True if a telling reminds of this; without a person or two words in common the meaning must be very close."""
    floor = CLAIM_FLOOR.get(embedder, CLAIM_FLOOR["minilm"])
    names = _people_words(telling[:4000]) - set(word_table("kin"))
    if names & {lemma(word) for word in words(hit.memory.text[:4000])}:
        return hit.score >= floor - SHARED_NAME_BONUS
    shared = len((content_words(telling) & content_words(hit.memory.text)) - set(word_table("kin")) - _LIGHT)
    if shared >= 2:
        return hit.similarity >= ALIKE or hit.score >= floor - SHARED_WORD_BONUS
    return hit.score >= floor + (CLOSE_WITH_A_WORD if shared else CLOSE)


def find(situation: Situation, way: str = "even") -> Found:
    """The memory that a telling brings up, or None, and for every other hit why it is left out.

    Args:
        situation: the message and its hits.
        way: "up", "down" or "even": a memory of the opposite mood stays out.
    """
    day = told_day(situation)
    best: RetrievalResult | None = None
    left_out: list[tuple[str, str]] = []
    for hit in situation.hits:
        reason = _why_not(hit, situation, day, way)
        if not reason and best is not None:
            reason = "one_is_enough"
        if reason:
            left_out.append((hit.memory.id, reason))
        else:
            best = hit
    return best, tuple(left_out)


def told_day(situation: Situation) -> date:
    """The day that a message tells of: the chosen one, or the last one that it names, never past today."""
    today = today_of(situation.now, situation.zone)
    if situation.day is not None and situation.day < today:
        return situation.day
    named = [m.last for m in date_mentions(situation.text[:4000], today) if m.last <= today]
    return max(named) if named and _tells(situation.text) else today


def pick_related(
    hits: Sequence[RetrievalResult],
    text: str,
    today: date | None = None,
    zone: str = "UTC",
    similarities: Mapping[str, float] | None = None,
    embedder: str = "minilm",
    not_these: Collection[str] = (),
) -> RetrievalResult | None:
    """The hit that a diary page may mention: it fits, it is not the same event, not of this day, not a preference.

    Args:
        hits: best first, strategy `clausal`.
        text: the day's own words.
        today: the page's day; a memory of that day or of a later one is not a reminder. None = not checked.
        zone: IANA zone in which a memory without a my-day is dated.
        similarities: by memory id the highest cosine to any telling of the day, where the hit's own is to one of them.
        embedder: whose floor counts.
        not_these: ids that are never picked (the day's own memories, the quiet list).

    Raises:
        BadInputError: there is no such zone.
    """
    for hit in hits:
        memory = hit.memory
        cosine = max(hit.similarity, (similarities or {}).get(memory.id, -1.0))
        late = today is not None and memory_day(memory, zone) >= today
        if memory.id in not_these or late or cosine >= SAME_EVENT or _same_words(memory.text, text):
            continue
        if not is_preference(memory) and not is_grave(memory.text) and fits(hit, text, embedder) and gist(memory.text):
            return hit
    return None


def is_preference(memory: Memory) -> bool:
    """True for a wish about replies ("I prefer short answers"): it is kept, but it is nothing that happened."""
    return preference_of(memory.text) is not None


def _why_not(hit: RetrievalResult, situation: Situation, day: date, way: str) -> str:
    memory = hit.memory
    floor = CLAIM_FLOOR.get(situation.embedder, CLAIM_FLOOR["minilm"])
    if not content_words(situation.text) and situation.text.isascii():
        return "does_not_fit"
    again = _AGAIN.search(situation.text[:2000])
    alike = hit.similarity >= SAME_EVENT and _tells(situation.text) and not again
    if _same_words(memory.text, situation.text) or alike:
        return "same_event"
    if is_preference(memory):
        return "preference"
    if memory_day(memory, situation.zone) > day:
        return "not_yet"
    if any(memory.text in turn.text for turn in situation.talk):
        return "same_talk"
    if not fits(hit, situation.text, situation.embedder) or not gist(memory.text):
        return "does_not_fit"
    if was_said(memory, situation.earlier_replies):
        return "said_before"
    valence = memory.valence or VALENCE.get(memory.emotion, 0)
    if is_grave(memory.text) or (is_heavy(memory.text) and not is_heavy(situation.text)):
        return "grave"
    if valence and valence == {"up": -1, "down": 1}.get(way):
        return "wrong_moment"
    if memory.emotional_intensity < TOO_SMALL and hit.score < floor + VERY_WELL:
        return "too_small"
    return ""


def _of_someone_else(question: str, memory: Memory) -> bool:
    """True if the question names people and the memory has none of them."""
    asked = _people_words(question[:2000])
    return bool(asked) and not asked & {lemma(word) for word in words(memory.text[:4000])}


def _people_words(text: str) -> set[str]:
    """The words of the people in a text, in their base form ("sister" of "my sister's wedding")."""
    return {lemma(word) for name in people(text) for word in words(name)}


def _tells(text: str) -> bool:
    """True if a message tells something that happened; "I'm still proud of my graduation" only looks back at it."""
    return any(is_past_clause(with_subject(one_piece(s.text))) for s in sentences(text[:2000]))


def _same_words(one: str, other: str) -> bool:
    return words(one[:2000]) == words(other[:2000])


def was_said(memory: Memory, replies: Sequence[str]) -> bool:
    """True if one of the last replies already gave most of this memory back."""
    told = content_words(gist(memory.text))
    if not told:
        return False
    return any(len(told & content_words(reply)) >= SAID_SHARE * len(told) for reply in replies[-8:])
