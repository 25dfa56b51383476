"""The views of one journal, made anew only where the log has grown."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from itertools import takewhile
from typing import TYPE_CHECKING

from persode.analyzer.facts import facts_of
from persode.journal.fold.state import State
from persode.journal.ledger import Ledger, without_collection
from persode.journal.quiet import falls_under
from persode.language import relations
from persode.mementos import STRIDE, Reading, Sources, Views, read_text
from persode.memory import Memory
from persode.words import say

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["MementoViews"]


class MementoViews:
    """Keeps the views in step with the journal."""

    def __init__(self, journal: Journal, ledger: Ledger) -> None:
        self._journal = journal
        self.writing = journal.writing
        self._ledger = ledger
        self._views = Views()
        self._version: tuple[int, int] = (-1, -1)
        self._read: dict[str, Reading] = {}
        self._ranks: dict[str, int] = {}

    @property
    def views(self) -> Views:
        """Profile, timeline, places and people as they are now; made anew only where the log has grown."""
        if self._version != self._ledger.version:
            state, touched = self._journal.state, self._ledger.take_touched()
            if touched is None:
                self._read, self._ranks = {}, {}
                with without_collection():
                    self._views = Views.of(self._sources(state))
            else:
                self._views.update(self._sources(state), touched)
            self._version = self._ledger.version
        self._views.on(self._journal.today)
        return self._views

    def as_of(self, instant: datetime) -> Views:
        """The views of what was known at an instant."""
        sources = self._sources(self._journal.as_of(instant))
        return Views.of(replace(sources, today=self._journal.day_of(instant)))

    def _sources(self, state: State) -> Sources:
        chosen = state.preferences
        name = (chosen.name if chosen else "") or self._journal.person.name
        if name == say("cli.default_name", state.settings.language):  # nobody said what she is called
            name = ""
        start = (
            {} if chosen is None or chosen.age is None else {"profile.personal.identity.age.current": str(chosen.age)}
        )
        if len(name.split()) == 1:
            start["profile.personal.identity.name.first"] = name
        quiet = tuple(state.quiet)
        self._rank(state)
        return Sources(
            memories=state.memories,
            read=lambda memory: self._reading(state, memory),
            position=lambda memory: self._position(state, memory),
            corrections=tuple(state.corrections.values()),
            hidden=lambda memory: any(falls_under(memory, rule) for rule in quiet),
            hidden_key=quiet,
            start=start,
            name=name,
            today=self._journal.today,
        )

    def _rank(self, state: State) -> None:
        """Number the messages in the order of telling; those that are numbered keep their number."""
        new = list(takewhile(lambda key: key not in self._ranks, reversed(state.messages)))
        for key in reversed(new):
            self._ranks[key] = len(self._ranks)

    def _position(self, state: State, memory: Memory) -> int:
        """The place of a memory among all that was told: by its message, then within it."""
        message = state.messages.get(memory.source)
        within = message.tells.index(memory.id) if message and memory.id in message.tells else 0
        return self._ranks.get(memory.source, 0) * STRIDE + within

    def _reading(self, state: State, memory: Memory) -> Reading:
        """What was read when it was told; what an older version told without a reading is read now, once."""
        told = state.readings.get(memory.id)
        if told is not None:
            return Reading.from_dict(told)
        if memory.id not in self._read:
            text, day = memory.text, memory.my_day or memory.created_at.date()
            facts = facts_of(text) if memory.domain == "real" else []
            self._read[memory.id] = read_text(text, day, facts, relations(text), state.settings.zone)
        return self._read[memory.id]
