"""What an answer holds of a person's life: the measures by which one with memory is compared with a fresh one.

Three simple counts, the same for any answer, whoever worded it: its *words*; its *specifics*, the names, places, days
and events of the person that stand in it and did not stand in the question; and the *facts right* of the one memory
that a question was made from. Words are compared in their base forms, so that "I swam" and "you were swimming" agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from persode.agent import days
from persode.language import date_mentions, lemma, words
from persode.memory import Memory
from persode.templates import content_words, gist, spoken_day

__all__ = ["FACT_KINDS", "Fact", "Heard", "Life", "Measured", "facts_of", "measure"]

FACT_KINDS = ("day", "person", "place", "event")
LEAST_EVENT_WORDS = 2
"""An event of fewer words that the question lacks is not told from chance."""

LEAST_ALIKE = 0.6
"""Share of an event's longer words that stand in an answer as they were told, whatever "I" became "you" in it."""


@dataclass(frozen=True)
class Heard:
    """What stands in a text: its words in their base forms, and the single days that it names.

    A day is read as on `today`; "in February" is no single day.
    """

    words: frozenset[str]
    days: frozenset[date]

    @classmethod
    def of(cls, text: str, today: date) -> Heard:
        """Of any text."""
        named = (m.first for m in date_mentions(text, today) if m.first == m.last)
        return cls(_base_forms(text), frozenset(named))


@dataclass(frozen=True)
class Fact:
    """One thing that a memory holds: `kind` is one of `FACT_KINDS`, `said` is how it is shown.

    An answer has it right if it names the `day`, or has all of its `words`.
    """

    kind: str
    said: str
    words: frozenset[str] = frozenset()
    day: date | None = None

    def is_in(self, heard: Heard) -> bool:
        """True if a text has it right."""
        return self.day in heard.days if self.day is not None else self.words <= heard.words


@dataclass(frozen=True)
class Measured:
    """The measures of one answer.

    Args:
        words: how many it has, >= 0.
        specifics: the person's own things that appear in it, as they are shown.
        right: those of the question's facts that it has right.
    """

    words: int
    specifics: tuple[str, ...] = ()
    right: tuple[Fact, ...] = ()


class Life:
    """The names, days and events of a person's memories, gathered once for many answers.

    Args:
        memories: those that may be spoken of.
        zone: IANA zone of the person.

    Raises:
        BadInputError: there is no such zone.
    """

    def __init__(self, memories: Sequence[Memory], zone: str) -> None:
        names = dict.fromkeys(name for m in memories for name in (*m.people, *m.places))
        self._names = {name: _base_forms(name) for name in names}
        self._days = frozenset(days.memory_day(m, zone) for m in memories)
        self._events = [(event, _telling_words(event)) for event in dict.fromkeys(m.event for m in memories)]

    def specifics(self, answer: str, question: str, today: date) -> tuple[str, ...]:
        """The person's own things in an answer that were not in the question: names and places, days, events.

        A name counts if all of its words stand in the answer and not all in the question; a shorter form of a longer
        one that counts ("Grandma" of "Grandma Alda") does not count beside it. A day counts if a memory is of it. An
        event counts if all of its words that carry meaning stand in the answer, at least two of them new.
        """
        said, asked = Heard.of(answer, today), Heard.of(question, today)
        names = {n: w for n, w in self._names.items() if w and w <= said.words and not w <= asked.words}
        whole = {n: w for n, w in names.items() if not any(w < other for other in names.values())}
        unlike = {w: n for n, w in reversed(whole.items())}  # "Mum" and "mum" are one; the newest spelling is shown
        named = [spoken_day(day, today) for day in sorted((said.days & self._days) - asked.days)]
        return (*reversed(unlike.values()), *named, *self._told(answer, said, asked))

    def _told(self, answer: str, said: Heard, asked: Heard) -> list[str]:
        """The events in an answer, each once."""
        plain = frozenset(words(answer))
        found: dict[frozenset[str], str] = {}
        for event, spelled in self._events:
            if len(plain.intersection(spelled)) < LEAST_ALIKE * len(spelled):
                continue  # spares most of ten thousand a closer look
            meant = content_words(event)
            if meant <= said.words and len(meant - asked.words) >= LEAST_EVENT_WORDS:
                found.setdefault(meant, event)
        return list(found.values())


def facts_of(memory: Memory, question: str, today: date, zone: str) -> tuple[Fact, ...]:
    """What a right answer about this memory holds, without what stands in the question.

    Its day; each of its people and places; each word of its event that carries meaning and belongs to no name.

    Raises:
        BadInputError: there is no such zone.
    """
    asked = Heard.of(question, today)
    day = days.memory_day(memory, zone)
    facts = [] if day in asked.days else [Fact("day", spoken_day(day, today), day=day)]
    taken: frozenset[str] = frozenset()
    for kind, names in (("person", memory.people), ("place", memory.places)):
        for name in names:
            found = _base_forms(name)
            if found - asked.words and not found <= taken:
                facts.append(Fact(kind, name, found))
            taken |= found
    event = memory.event or gist(memory.text)
    meant = content_words(event) - asked.words - taken
    as_told = {lemma(word): word for word in reversed(words(event)) if lemma(word) in meant}
    return (*facts, *(Fact("event", as_told[word], frozenset([word])) for word in reversed(as_told)))


def measure(answer: str, question: str, facts: Sequence[Fact], life: Life, today: date) -> Measured:
    """The measures of one answer.

    Args:
        answer: the text that the person reads.
        question: what was asked.
        facts: of the memory that the question was made from; empty if it was made from none.
        life: of the person, for both answers the same.
        today: the person's day on which it is answered.
    """
    heard = Heard.of(answer, today)
    right = tuple(fact for fact in facts if fact.is_in(heard))
    return Measured(len(words(answer)), life.specifics(answer, question, today), right)


def _telling_words(event: str) -> list[str]:
    """Its words of more than three letters: a quick look, with marks still on them."""
    return [word for word in event.lower().split() if len(word) > 3]


def _base_forms(text: str) -> frozenset[str]:
    return frozenset(lemma(word) for word in words(text))
