"""A search laid open: what was asked, how it was read, what came, what was left out and why. Nothing is reinforced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from hashlib import blake2b
from typing import TYPE_CHECKING

from persode.journal.answering import compose
from persode.journal.engine import Engine
from persode.journal.fold.state import Message
from persode.journal.telling import checked
from persode.language import clean, date_mentions, is_blank
from persode.memory import DOMAINS, Memory, emotions_of
from persode.store import Body, Query, QueryReading, RetrievalResult

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["LONGEST_QUERY", "MOST_RANKED", "MOST_READ", "Found", "LookingUp", "Wanted"]

LONGEST_QUERY = 100_000
"""Characters of a query that are looked at: some 15,000 words."""

MOST_READ = 2000
"""Characters at its beginning of which feeling, day and place are read: a longer text is about more than one."""

MOST_RANKED = 25
"""So many of a ranking are looked at; what is left out is told of those that would have been among them."""

STATES = {"stressed": Body(stress=0.8), "restored": Body(stress=0.1)}
"""How a body is that is known by a word only."""

MOOD_INTENSITY = 0.8
"""How strong a mood is that is stated by a word only."""


@dataclass(frozen=True)
class Wanted:
    """What is asked for.

    Args:
        text: any text; one in which nothing can be seen asks for the newest memories.
        mood: one of the eight feelings as stated, or "" for what is read from the text.
        state: "stressed", "restored" or "".
        day: the day that it is about, or None for what is read from the text.
        alpha: weight of similarity in `fused` and `gated`, [0, 1].
    """

    text: str = ""
    mood: str = ""
    state: str = ""
    day: date | None = None
    alpha: float = 0.5


@dataclass(frozen=True)
class Found:
    """What one strategy gives: the reading of the query, the hits, and (hit, reason) of what is to be left alone."""

    strategy: str
    reading: QueryReading
    hits: tuple[RetrievalResult, ...]
    left_out: tuple[tuple[RetrievalResult, str], ...]


class LookingUp:
    """Searches of one journal; `Journal.looking_up`."""

    def __init__(self, journal: Journal, engine: Engine) -> None:
        self._journal = journal
        self._engine = engine

    def search(self, wanted: Wanted, strategies: Sequence[str]) -> list[Found]:
        """The same question to several strategies.

        Raises:
            UnknownChoiceError: there is no such strategy or mood.
            BadInputError: an alpha outside [0, 1].
        """
        query = self._query(wanted)
        return [self._search(query, strategy, wanted.alpha) for strategy in strategies]

    def sweep(self, wanted: Wanted, alphas: Sequence[float], top_k: int) -> dict[float, list[Memory]]:
        """The best of `fused` under several weights of similarity, without what is to be left alone."""
        query = self._query(wanted)
        return {a: [h.memory for h in self._search(query, "fused", a).hits[:top_k]] for a in alphas}

    def ask(self, text: str) -> tuple[str, list[Memory]]:
        """What the companion would answer at the instant of the journal, and the memories that it would answer from;
        one that it only asks about is none of them.

        Raises:
            BadInputError: nothing but blanks, or too long.
        """
        journal, words = self._journal, checked(text[:LONGEST_QUERY])
        name = f"ask-{blake2b(words.encode(), digest_size=8).hexdigest()}"
        answer = compose(journal, Message(name, words, journal.now, journal.today)).answer
        from_these = set(answer.used) - set(answer.offered)
        return answer.text, [m for m in journal.memories if m.id in from_these]

    def _query(self, wanted: Wanted) -> Query:
        """What is asked for with all that is read from its text: feeling and its intensity, day, place."""
        journal, text = self._journal, clean(wanted.text[:LONGEST_QUERY]).strip()
        links = tuple(journal.state.links.values())
        mood: Mapping[str, float] = emotions_of(wanted.mood, MOOD_INTENSITY)
        body = STATES.get(wanted.state)
        if is_blank(text):
            return Query(mood=mood, body=body, days=wanted.day, links=links, domains=DOMAINS)
        beginning = text if is_blank(text[:MOST_READ]) else text[:MOST_READ]
        episode = self._engine.analyzer.analyze(beginning)
        mentions = date_mentions(beginning, journal.today, journal.state.settings.zone)
        return Query(
            text,
            intensity=episode.emotional_intensity,
            emotions=emotions_of(episode.emotion, episode.emotional_intensity),
            mood=mood,
            body=body,
            days=wanted.day or next(((m.first, m.last) for m in mentions), None),
            place=next(iter(episode.places), ""),
            links=links,
            domains=DOMAINS,
            not_quite=journal.care.not_quite(text),
        )

    def _search(self, query: Query, strategy: str, alpha: float) -> Found:
        journal = self._journal
        asked = query if strategy == "empathic" else replace(query, links=())
        found = self._engine.store.search(asked, MOST_RANKED, journal.now, w_similarity=alpha, strategy=strategy)
        held = {hit.memory.id: journal.care.held_back(hit.memory, unasked=False) for hit in found.hits}
        return Found(
            strategy,
            found.reading,
            tuple(hit for hit in found.hits if not held[hit.memory.id]),
            tuple((hit, held[hit.memory.id]) for hit in found.hits if held[hit.memory.id]),
        )
