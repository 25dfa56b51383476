"""Questions made from a person's memories, in plain words: who, which day, what about.

One thing to know: each is made from one memory and asks for it by one thing that few or no others have (a person, a
day, a word), so that its day, its people, its places and its event are the right answer: what of it the question does
not say already.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b

from persode.agent import days
from persode.agent.comparison import facts_of
from persode.agent.crisis import is_grave
from persode.agent.reminding import is_preference
from persode.episode import VALENCE
from persode.language import lemma, words
from persode.language.wordlists import word_table
from persode.memory import Memory
from persode.templates import spoken_day
from persode.words import say

__all__ = ["KINDS", "Question", "questions_from"]

KINDS = ("person", "day", "topic")
POOL = 90
"""So many memories, evenly over time, are looked at: enough to choose from, whatever the length of a diary."""

MOST_ON_A_DAY = 2
"""A day that is asked for may have so many memories: an answer gives so many. A person or a thing has one."""

LEAST_FACTS = 2
THIRDS = 3
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@dataclass(frozen=True)
class Question:
    """A question and the memory that it was made from; `kind` is one of `KINDS`, or "" (`about` too) if none was."""

    text: str
    about: str = ""
    kind: str = ""


def questions_from(
    memories: Sequence[Memory], strength: Callable[[Memory], float], today: date, zone: str, most: int
) -> list[Question]:
    """At most `most` questions, from memories as different as can be in age, strength, feeling and kind of question.

    The same memories on the same day give the same questions. Nothing grave is asked about, no wish about replies.

    Args:
        memories: those that may be asked about.
        strength: how strong a memory is now, [0, 1].
        today: the person's present day.
        zone: IANA zone of the person.
        most: how many at most, >= 0.

    Raises:
        BadInputError: there is no such zone.
    """
    dated = sorted(memories, key=lambda m: (m.created_at, m.text))
    pool = _spread(dated, POOL)
    ages = _thirds([m.created_at.timestamp() for m in pool])
    strengths = _thirds([strength(m) for m in pool])
    maker = _Maker(memories, today, zone)
    offered = [
        (q, (f"age {age}", f"strength {strong}", f"feeling {VALENCE.get(m.emotion, 0)}", q.kind), m)
        for m, age, strong in zip(pool, ages, strengths, strict=True)
        for q in maker.questions(m)
    ]
    offered.sort(key=lambda o: blake2b(o[0].text.encode("utf-8", "surrogatepass")).digest())
    chosen: list[Question] = []
    had: Counter[str] = Counter()
    while offered and len(chosen) < most:
        best = min(offered, key=lambda o: sum(had[trait] for trait in o[1]))
        question, traits, memory = best
        offered.remove(best)
        if maker.is_fair(question, memory):
            chosen.append(question)
            had.update(traits)
            offered = [o for o in offered if o[0].about != question.about and o[0].text != question.text]
    return sorted(chosen, key=lambda q: (KINDS.index(q.kind), q.text))


class _Maker:
    """Makes the questions of a memory; knows what the others have."""

    def __init__(self, memories: Sequence[Memory], today: date, zone: str) -> None:
        self._today, self._zone = today, zone
        self._texts = [m.text.lower() for m in memories]
        self._on_day = Counter(days.memory_day(m, zone) for m in memories)
        self._with = Counter[str]()
        self._with_in_month = Counter[tuple[str, int, int]]()
        forms = {name: _forms(name) for name in {name for m in memories for name in m.people}}
        for memory in memories:
            day = days.memory_day(memory, zone)
            for word in {word for name in memory.people for word in forms[name]}:
                self._with[word] += 1
                self._with_in_month[word, day.year, day.month] += 1

    def questions(self, memory: Memory) -> Iterator[Question]:
        """All that may be asked of it, not yet looked at closely."""
        day = days.memory_day(memory, self._zone)
        for name in memory.people:
            if not _forms(name) or not _forms(name) <= _forms(memory.event):
                continue
            if self._times(name) == 1:
                yield Question(say("compare.ask.person", who=_spoken(name)), memory.id, "person")
            elif self._times(name, day) == 1:
                month = spoken_day(day, self._today).partition(" ")[2]
                yield Question(say("compare.ask.person_month", who=_spoken(name), month=month), memory.id, "person")
        if self._on_day[day] <= MOST_ON_A_DAY and day < self._today:
            yield Question(say("compare.ask.day", day=spoken_day(day, self._today)), memory.id, "day")
        topic = _topic(memory)
        if topic:
            yield Question(say("compare.ask.topic", what=topic), memory.id, "topic")

    def is_fair(self, question: Question, memory: Memory) -> bool:
        """True if it may be asked about, enough is left to be answered, and no other tells of a topic's word."""
        if is_grave(memory.text) or is_preference(memory):
            return False
        if question.kind == "topic":
            word = question.text.rstrip("?").rsplit(" ", 1)[1]
            if sum(word in text for text in self._texts) > 1:
                return False
        return len(facts_of(memory, question.text, self._today, self._zone)) >= LEAST_FACTS

    def _times(self, name: str, month: date | None = None) -> int:
        """How many memories have a person of such a name, in all or in the month of a day."""
        if month is None:
            return max(self._with[word] for word in _forms(name))
        return max(self._with_in_month[word, month.year, month.month] for word in _forms(name))


def _topic(memory: Memory) -> str:
    """The weightiest thing of its hashtags, as the person wrote it ("the greenhouse", "my knee"), or ""."""
    low = " ".join(memory.text.lower().replace("-", " ").split())
    named = {word for name in (*memory.people, *memory.places) for word in _forms(name)}
    for tag in memory.hashtags:
        thing = _CAMEL.sub(" ", tag.removeprefix("#")).lower()
        match = re.search(rf"\b(the|my|our)\s+{re.escape(thing)}(?=[\s.,;:!?]|$)(?!\s+of\b)", low)
        if match and not _forms(thing) & named:
            return f"{match.group(1)} {thing}"
    return ""


def _spoken(name: str) -> str:
    """A name as the person would say it: "my boss", "my grandma", "Lena"."""
    low = name.lower()
    return say("compare.ask.mine", who=low) if low in word_table("kin") or low in word_table("roles") else name


def _forms(text: str) -> frozenset[str]:
    return frozenset(lemma(word) for word in words(text))


def _spread(memories: Sequence[Memory], most: int) -> list[Memory]:
    """At most so many, evenly over the row."""
    if len(memories) <= most:
        return list(memories)
    return [memories[n * len(memories) // most] for n in range(most)]


def _thirds(values: Sequence[float]) -> list[int]:
    """The third of the row in which each value lies, 0 to 2."""
    place = {n: rank for rank, n in enumerate(sorted(range(len(values)), key=lambda n: (values[n], n)))}
    return [THIRDS * place[n] // len(values) for n in range(len(values))]
