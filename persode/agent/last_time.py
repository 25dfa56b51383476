"""The answer to "when did I last feel good about school?": the latest memory that fits, with its day, and no more."""

from __future__ import annotations

import re

from persode.agent import days
from persode.agent.crisis import is_grave
from persode.agent.remembering import told_on
from persode.agent.reminding import claims, is_preference
from persode.agent.situation import Reply, Situation
from persode.agent.telling import padded
from persode.agent.voice import Voice, patterns
from persode.analyzer.polarity import read_words
from persode.episode import VALENCE
from persode.language import lemma, words
from persode.memory import Memory
from persode.templates import content_words

__all__ = ["answer_last_time", "asks_for_last_time"]

_ASKED = re.compile(
    r"\bwhen (?:did|was|were|have|had) (?:i|we) (?:ever )?last\b|\bwhen was the last time\b"
    r"|\blast time (?:that )?(?:i|we)\b.*\?|\bwhen did (?:i|we)\b.*\b(?:last|the last time)\W*$"
    r"|\bhow long (?:ago|is it since|has it been since)\b"
)
LEAST_SHARE = 0.5
BEGINNING = 3
"""Letters of a word by which most memories are passed over before their words are looked at."""


def asks_for_last_time(text: str) -> bool:
    """True if a message asks when something was the last time."""
    return bool(_ASKED.search(text[:400].lower().replace("’", "'")))


def answer_last_time(situation: Situation) -> Reply | None:
    """The latest memory of what is asked for, or the latest of the same subject, said to be only that.

    None if the message asks for no last time, or nothing was told of the subject.
    """
    if not asks_for_last_time(situation.text):
        return None
    table = patterns("remembering")
    asked = {lemma(word) for word in words(situation.text[:400])} | set(words(situation.text[:400]))
    wanted = 1 if asked & set(table["last_time"]["good"]) else -1 if asked & set(table["last_time"]["bad"]) else 0
    felt = {*table["last_time"]["good"], *table["last_time"]["bad"], *table["last_time"]["empty"]}
    subject = content_words(situation.text) - felt - set(table["day_words"]["words"])
    today = days.today_of(situation.now, situation.zone)
    about = [m for m in situation.memories if not subject or _is_about(m, subject)]
    if subject and not about:
        about = [h.memory for h in situation.hits if claims(h, situation.text, situation.embedder)]
    dated = [(days.memory_day(m, situation.zone), m.created_at, m.id, m) for m in about]
    newest = [m for day, *_, m in sorted(dated, key=lambda d: d[:3], reverse=True) if day <= today]
    fitting = next((m for m in newest if (not wanted or _felt(m, wanted)) and _may_be_told(m)), None)
    latest = fitting or (next((m for m in newest if _may_be_told(m)), None) if subject else None)
    if latest is None or not (subject or wanted):
        return None
    voice = Voice(situation)
    said = [told_on(voice, latest, situation, table["told"]["last" if fitting else "nearest"], first=True)]
    if not voice.concise:
        said.append(voice.say(table["own_words"]))
    said.append(voice.say(table["last_time"]["more"]))
    left = tuple((h.memory.id, "one_is_enough") for h in situation.hits if h.memory is not latest)
    return Reply(" ".join(padded(said, voice)), "question_to_memory", (latest.id,), left)


def _is_about(memory: Memory, subject: frozenset[str]) -> bool:
    """True if a memory shares at least half of the subject's words."""
    low = memory.text.lower()
    if not any(word[:BEGINNING] in low for word in subject):
        return False
    shared = subject & (content_words(memory.text) | {word.lower() for word in memory.people})
    return len(shared) >= LEAST_SHARE * len(subject)


def _may_be_told(memory: Memory) -> bool:
    return not is_preference(memory) and not is_grave(memory.text)


def _felt(memory: Memory, wanted: int) -> bool:
    """True if a memory was read as such a feeling and its own words say it too: a guess alone is no answer."""
    valence = memory.valence or VALENCE.get(memory.emotion, 0)
    return valence == wanted and read_words(memory.text).compound * wanted > 0
