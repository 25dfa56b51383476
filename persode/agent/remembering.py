"""The answer to a question about the past: from the memories alone, with the day, or "I don't remember"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta
from itertools import islice
from typing import Any

from persode.agent import days
from persode.agent.crisis import is_grave
from persode.agent.echo import turned
from persode.agent.reminding import CLAIM_FLOOR, claims, is_preference, may_be_meant, was_said
from persode.agent.situation import Reply, Situation
from persode.agent.telling import memory_line, padded
from persode.agent.voice import Voice, patterns
from persode.analyzer.polarity import read_words
from persode.episode import VALENCE
from persode.language import gerund, has_letters, is_verb, lemma, people, sentences, to_second_person, words
from persode.language.wordlists import word_table
from persode.memory import Memory
from persode.templates import as_written, content_words, gist, is_clause, one_piece, told_later

__all__ = ["answer_question", "lasting", "told_in_these_words", "told_on"]

MOST_WORDS = 44
MOST_LASTING = 24
MOST_TOLD = 3
PLAINLY = 0.3
"""What the words of a memory must say [-1, 1] of a feeling for a comment on it."""

_LIGHT = frozenset(
    words("come get make take look feel want think thing see give put let use many much again yet still name")
)
"""Words of a question that no answer needs to have."""

_ASKING = frozenset(words("ever tell told mention say said remember know have had do did be been go talk about you"))

CLEARLY = 0.12
"""A hit that lies this much below the best one is not part of the answer."""

_ABOUT = re.compile(
    r"\b(?:about|remember|regarding|mention(?:ed)?|happened (?:with|to))\s+"
    r"(?!me\b|that\b|it\b|what\b|when\b)(.{2,60}?)\s*[?.!]*$",
    re.I,
)
_ASKS_SAYING = re.compile(r"\bwhat (?:did|does|do) (?:\w+ ){1,4}(?:say|answer|reply|call|think|tell|talk)\b", re.I)
_SAYING = re.compile(
    r"\b(?:said|says|told me|asked|answered|replied|calls?|called|texted|wrote|talk(?:s|ed)) ?\b", re.I
)
_POINTS = re.compile(
    r"^\W*(?:and |so |but |wait |ok |hm |lol )*(?:what|why|when|where|how|who|did|was|has|is) "
    r"(?:(?:did|was|were|does|do|had|is|are|has) )?(?:(?P<whom>he|she|they)|that|it|this)\b",
    re.IGNORECASE,
)
"""A question about somebody or something that another line names."""

MOST_BACK = 4
"""Lines of the talk in which that may be."""

SAME_BREATH = timedelta(minutes=15)
"""What was told so soon after something else still belongs to it."""

_YES_NO = re.compile(r"^\W*(?:and |so |but )*(?:did|have|had|was|were|do you|can you|don't you)\b", re.I)
_FIRST_MET = re.compile(r"\b(?:when|where|how) did (?:i|we)(?: two)? (?:first )?(?:meet|get to know)\b", re.IGNORECASE)
_ABOUT_ME = re.compile(r"\b(?:know|remember|learned|learnt)\b.{0,12}\babout me\b|\bwho am i\W*$", re.I)


def answer_question(situation: Situation) -> Reply:
    """What the memories say, or that there is nothing."""
    voice = Voice(situation)
    table = patterns("remembering")
    found = _found(situation)
    used = found[: 2 if voice.concise else MOST_TOLD]
    left_out = tuple(
        (h.memory.id, "one_is_enough" if h.memory in found else "does_not_fit")
        for h in situation.hits
        if h.memory not in used
    )
    if not used and _asks_for_quiet(situation):
        said = [voice.open(table["quiet"])]
        if not voice.concise:
            said.append(voice.say(table["quiet_more"]))
        return Reply(" ".join(said), "question_to_memory", (), left_out)
    if not used:
        topic = _topic(situation.text)
        if _was_told_of(topic, situation.memories):
            topic = ""  # so "nothing about it" would not be true
        none = table["nothing"]["about" if topic else "plain"]
        said = [voice.open(none, topic=topic) if topic else voice.open(none)]
        if not voice.concise:
            said.append(voice.say(table["only_what_was_told"]))
        nearest = _nearest(situation)
        if nearest is None:
            said.append(voice.say(table["ask_to_tell"]))
            return Reply(" ".join(said), "question_to_memory", (), left_out)
        said.append(memory_line(voice, nearest, situation, table["offered"]))
        others = tuple(row for row in left_out if row[0] != nearest.id)
        offered = (nearest.id,)
        return Reply(" ".join(said), "question_to_memory", offered, others, offered=offered)
    how = "first" if not _YES_NO.match(situation.text) else "yes" if _says_so(situation, used[0]) else "in_other_words"
    said = [told_on(voice, used[0], situation, table["told"][how], first=True)]
    said += [told_on(voice, memory, situation, table["told"]["also"]) for memory in used[1:]]
    if any(memory.archived for memory in used):
        said.insert(1, voice.say(table["faded"]))
    if not voice.concise:
        said.append(voice.say(table["own_words"]))
    if voice.listener:
        said.append(voice.say(patterns("companion_lines")["invite"]))
    else:
        said.append(voice.say(table["with_her"][_way_of(used[0])]))
        said.append(voice.say(table["ask_on"]) if not voice.concise else "")
    return Reply(" ".join(padded(said, voice)), "question_to_memory", tuple(m.id for m in used), left_out)


def _says_so(situation: Situation, memory: Memory) -> bool:
    """True if the memory has what a yes-or-no question asks for, beside the names in it."""
    names = {word for name in (*people(situation.text), *memory.people, *memory.places) for word in words(name)}
    asked = _subject_words(situation.text) - {lemma(name) for name in names} - names - _ASKING
    return not asked or bool(asked & _all_forms(memory.text))


def _way_of(memory: Memory) -> str:
    """ "up" or "down" where the memory's own words go the way of its feeling, else "even"."""
    valence = memory.valence or VALENCE.get(memory.emotion, 0)
    said = read_words(memory.text[:2000]).compound
    return "up" if valence > 0 and said >= PLAINLY else "down" if valence < 0 and said <= -PLAINLY else "even"


def told_on(voice: Voice, memory: Memory, situation: Situation, table: dict[str, Any], first: bool = False) -> str:
    """One sentence that gives a memory back with its day: turned to her where it is one clause, else quoted."""
    today = days.today_of(situation.now, situation.zone)
    day = days.memory_day(memory, situation.zone)
    whole = one_piece(memory.text[:2000])
    if len(words(whole)) > MOST_WORDS:
        whole = gist(memory.text, situation.text, MOST_WORDS)
    one = len(sentences(memory.text)) == 1 or ";" not in whole
    on = days.on(day, today)
    speak = voice.open if first else voice.say
    if one and is_clause(whole) and to_second_person(whole) != whole and not re.search('["“”]', memory.text):
        then = turned(told_later(whole, same_day=day == today), [*memory.people, *memory.places])
        return speak(table["clause"], you=then, on=on)
    return speak(table["quote"], words=as_written(whole, memory.text), on=on)


def lasting(situation: Situation, first: date | None = None, last: date | None = None) -> list[Memory]:
    """The memories of a span of days that count, most moving first, at most `MOST_LASTING`; no wishes, nothing grave.

    Args:
        situation: whose memories.
        first, last: the days, both included; None = from the first one on, until today.
    """
    end = last or days.today_of(situation.now, situation.zone)
    dated = ((days.memory_day(m, situation.zone), m) for m in situation.memories)
    within = [m for day, m in dated if day <= end and (first is None or first <= day)]
    within.sort(key=lambda m: (-m.emotional_intensity, -m.created_at.timestamp(), m.id))
    counting = (m for m in within if has_letters(m.text[:200]) and not is_preference(m) and not is_grave(m.text))
    return list(islice(counting, MOST_LASTING))


def _found(situation: Situation) -> list[Memory]:
    if _ABOUT_ME.search(situation.text):
        return lasting(situation)
    if pointed := _pointed_at(situation):
        return pointed
    today = days.today_of(situation.now, situation.zone)
    claimed = [h for h in situation.hits if claims(h, situation.text, situation.embedder)]
    best = max((h.score for h in claimed), default=0.0)
    least = max(best - CLEARLY, min(best, CLAIM_FLOOR.get(situation.embedder, CLAIM_FLOOR["minilm"])))
    fitting = [h.memory for h in claimed if h.score >= least and not is_preference(h.memory)]
    span = days.span_of(situation.text, today)
    if _FIRST_MET.search(situation.text) and (told := _told_of(_person_of(situation.text), situation.memories, True)):
        return told[:1]
    if span is None:
        older = [m for m in fitting if days.memory_day(m, situation.zone) < today]
        topic = _topic(situation.text)
        before = [m for m in situation.memories if days.memory_day(m, situation.zone) < today] if topic else []
        found = older or _told_of(topic, before) or fitting or _told_of(topic, situation.memories)
        found = _of_most_words(situation, found) if found else told_in_these_words(situation)
        return _with_what_was_said(situation, found)
    within = lasting(situation, *span)
    if any(m in within for m in fitting):
        return [m for m in fitting if m in within]
    asked = _subject_words(situation.text)
    return [m for m in within if asked <= _all_forms(m.text)] if asked else within


def _pointed_at(situation: Situation) -> list[Memory]:
    """What "what did she say then?" and "when was that?" point at: a moment of whom, or of what, was spoken of last.

    Only where the question itself says nothing by which it could be found. To be asked what somebody said, a moment in
    which somebody says something is needed.
    """
    points = _POINTS.search(situation.text)
    if points is None or len(_words_asked(situation.text)) > 1 or people(situation.text):
        return []
    whom = points.group("whom") is not None
    name = next((p for turn in reversed(situation.talk[-MOST_BACK:]) for e in turn.reading for p in e.people), "")
    if whom and not name:
        return []
    last = situation.earlier_replies[-1:]
    lines = [*(turn.text for turn in situation.talk[-MOST_BACK:]), *last]
    near = content_words(" ".join(lines)) - {lemma(name.lower())}
    asked, told = _words_asked(situation.text), {turn.text for turn in situation.talk}
    asks_saying = bool(_ASKS_SAYING.search(situation.text))
    rows = []
    for memory in situation.memories:
        low = memory.text.lower()
        if is_preference(memory) or is_grave(memory.text) or (whom and not set(words(name)) <= set(words(low))):
            continue
        if asks_saying and not _SAYING.search(memory.text):
            continue
        if memory.text in told or not asked <= _all_forms(memory.text):
            continue
        shared = len(asked) + len(near & content_words(memory.text)) + 2 * was_said(memory, last)
        if shared > 0 and (whom or was_said(memory, last)):
            rows.append((-shared, -memory.created_at.timestamp(), memory.id, memory))
    return [memory for *_, memory in sorted(rows)[:1]]


def told_in_these_words(situation: Situation) -> list[Memory]:
    """The newest memories that have all the words of a question that say something: "what was it that I dropped?"."""
    asked = _words_asked(situation.text)
    if not asked:
        return []
    beginnings = [word[: 2 if is_verb(word) else 3] for word in asked]
    likely = [m for m in situation.memories if all(beginning in m.text.lower() for beginning in beginnings)]
    likely.sort(key=lambda m: (-m.created_at.timestamp(), m.id))
    found = (m for m in likely if asked <= _all_forms(m.text) and not (is_preference(m) or is_grave(m.text)))
    return list(islice(found, MOST_TOLD))


def _of_most_words(situation: Situation, found: list[Memory]) -> list[Memory]:
    """Those that have most of the words of the question; any memory, if none of them has more than whom it names."""
    asked = _words_asked(situation.text)
    what = asked - frozenset(word_table("kin")) - {lemma(w) for name in people(situation.text) for w in words(name)}
    if what and not any(what & _all_forms(memory.text) for memory in found):
        others = [m for m in situation.memories if what <= _all_forms(m.text)]
        others = [m for m in others if not (is_preference(m) or is_grave(m.text))]
        found = others[:MOST_TOLD] or found
    shares = [len(asked & _all_forms(memory.text)) for memory in found]
    best = max(shares)
    return [m for m, share in zip(found, shares, strict=True) if share == best]


def _with_what_was_said(situation: Situation, found: list[Memory]) -> list[Memory]:
    """To "what did mum say when I told her?" the line after the one that tells it belongs too, if it answers."""
    if not found or not _ASKS_SAYING.search(situation.text) or _SAYING.search(found[0].text):
        return found
    told = found[0].created_at
    after = [m for m in situation.memories if timedelta(0) < m.created_at - told <= SAME_BREATH]
    said = min((m for m in after if _SAYING.search(m.text)), key=lambda m: (m.created_at, m.id), default=None)
    return found if said is None else [found[0], said, *(m for m in found[1:] if m is not said)]


def _words_asked(question: str) -> frozenset[str]:
    return frozenset(w for w in _subject_words(question[:400]) - _ASKING - _LIGHT if len(w) > 2)


def _nearest(situation: Situation) -> Memory | None:
    """What the question may mean, to be asked about; no question about a day or about who she is has one."""
    today = days.today_of(situation.now, situation.zone)
    if _ABOUT_ME.search(situation.text) or days.span_of(situation.text, today) is not None:
        return None
    best = next((hit for hit in situation.hits if may_be_meant(hit, situation.text, situation.embedder)), None)
    return best.memory if best else None


def _was_told_of(topic: str, memories: Sequence[Memory]) -> bool:
    asked = content_words(topic)
    found = (m for m in memories if any(word[:3] in m.text.lower() for word in asked))
    return any(asked & content_words(memory.text) for memory in found)


def _person_of(text: str) -> str:
    return next(iter(people(text)), "")


def _told_of(topic: str, memories: Sequence[Memory], oldest: bool = False) -> list[Memory]:
    """The newest (or the oldest) memories with all words of a topic: "my brother" is told of in "My brother Kaspar
    came"."""
    asked = content_words(topic)
    if not asked:
        return []
    beginnings = [word[: 2 if is_verb(word) else 3] for word in asked]  # "drew" and "draw" share two letters
    likely = [m for m in memories if all(beginning in m.text.lower() for beginning in beginnings)]
    likely.sort(key=lambda m: (m.created_at.timestamp() * (1 if oldest else -1), m.id))
    found = (m for m in likely if asked <= _all_forms(m.text) and not (is_preference(m) or is_grave(m.text)))
    return list(islice(found, MOST_TOLD))


def _all_forms(text: str) -> frozenset[str]:
    """The words that carry meaning, verbs as what one does too: who drew told of drawing."""
    base = content_words(text)
    return base | {gerund(word) for word in base if is_verb(word)}


def _asks_for_quiet(situation: Situation) -> bool:
    """True if what was asked for, in words or by its day, is what the person wants left alone."""
    if any(claims(h, situation.text, situation.embedder) for h in situation.quiet):
        return True
    subject = _subject_words(_topic(situation.text) or situation.text)
    if subject and any(subject <= _all_forms(h.memory.text) for h in situation.quiet):
        return True
    span = days.span_of(situation.text, days.today_of(situation.now, situation.zone))
    if span is None:
        return False
    return any(span[0] <= days.memory_day(h.memory, situation.zone) <= span[1] for h in situation.quiet)


def _subject_words(text: str) -> frozenset[str]:
    """What a question about a day asks for beside the day: nothing in "What did I do on 24 December 2025?"."""
    asked = content_words(text) - frozenset(patterns("remembering")["day_words"]["words"])
    return frozenset(word for word in asked if not word.isdecimal())


def _topic(text: str) -> str:
    """What was asked about, turned to her: "my brother's wedding" -> "your brother's wedding", or ""."""
    match = _ABOUT.search(" ".join(text.split())[:400])
    if not match:
        return ""
    topic = one_piece(to_second_person(match.group(1)))
    return topic if len(topic.split()) <= 8 and not is_clause(topic) else ""
