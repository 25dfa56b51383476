"""With and without: the same question answered with the journal's memories, and by one who remembers nothing.

Both answers come from the offline companion, in the same voice, with the same seed; the fresh one has no memories, no
talk before this one, no name and no age. Nothing is kept of it and no memory is reinforced.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from persode.agent import Reply, Situation, answer, is_grave
from persode.agent.comparison import Fact, Life, Measured, facts_of, measure
from persode.agent.quiz import Question, questions_from
from persode.errors import BadInputError
from persode.journal import telling
from persode.journal.answering import compose, seed_of
from persode.journal.fold.state import Message
from persode.memory import Memory

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["LONGEST_QUESTION", "MOST_QUESTIONS", "Comparison", "Question", "Side", "WithWithout"]

MOST_QUESTIONS = 12
LONGEST_QUESTION = 500
"""Characters of a question that is compared; a day is told in the chat."""


@dataclass(frozen=True)
class Side:
    """One of the two answers, its measures, and the ids of the memories that it used."""

    text: str
    measured: Measured
    used: tuple[str, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """Two answers to one question.

    Args:
        question: what was asked.
        facts: what a right answer holds; empty for a question that was made from no memory.
        remembering: the answer with memory.
        fresh: the answer without.
        same_for_all: True if memory has no part in it (someone needs help now): there is nothing to compare.
    """

    question: Question
    facts: tuple[Fact, ...]
    remembering: Side
    fresh: Side
    same_for_all: bool = False

    @property
    def found(self) -> bool:
        """True if the memory that the question was made from was used."""
        return self.question.about in self.remembering.used


class WithWithout:
    """Compares answers for one journal, as it is at this moment.

    Args:
        journal: whose memories; it is only read.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._zone = journal.state.settings.zone
        self._memories = [m for m in journal.memories if not journal.care.held_back(m)]
        self._life = Life(self._memories, self._zone)

    def questions(self, most: int = MOST_QUESTIONS) -> list[Question]:
        """Questions made from the journal, at most `most` and never above `MOST_QUESTIONS`; the same ones all day."""
        journal = self._journal

        def strength(memory: Memory) -> float:
            return journal.strength(memory).strength

        return questions_from(self._memories, strength, journal.today, self._zone, min(most, MOST_QUESTIONS))

    def compare(self, question: Question) -> Comparison:
        """Both answers to a question.

        Raises:
            BadInputError: it is blank, or longer than `LONGEST_QUESTION`.
        """
        text = telling.checked(question.text)
        if len(text) > LONGEST_QUESTION:
            raise BadInputError("compare.long_question", most=LONGEST_QUESTION)
        journal = self._journal
        name = blake2b(text.encode(), digest_size=8).hexdigest()
        message = Message(f"compare-{name}", text, journal.now, journal.today)
        remembering = compose(journal, message).answer
        fresh = answer(
            Situation(
                text=text,
                reading=journal.reading_of(message),
                hits=(),
                memories=(),
                preferences=replace(journal.preferences, name="", age=None),
                now=journal.now,
                zone=self._zone,
                region=journal.state.settings.region,
                seed=seed_of(message),
                embedder=journal.embedder_name,
                day=message.my_day,
            )
        )
        about = journal.state.memories.get(question.about)
        facts = facts_of(about, text, journal.today, self._zone) if about is not None else ()

        def side(reply: Reply) -> Side:
            used = tuple(memory for memory in reply.used if memory not in reply.offered)  # to ask is not to find
            return Side(reply.text, measure(reply.text, text, facts, self._life, journal.today), used)

        return Comparison(question, facts, side(remembering), side(fresh), same_for_all=is_grave(text))

    def compare_all(self, questions: Sequence[Question]) -> Iterator[Comparison]:
        """One after the other, so that a page can show how far it is."""
        yield from map(self.compare, questions)
