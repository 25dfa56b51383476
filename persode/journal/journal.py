"""One person's journal: the one door for pages and programs.

It holds the log, the state (the fold of the log) and the memory store, and offers what a person does: say, answer,
edit, take back, make a page. What changes something returns when it is on disk; nothing else changes anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from typing import Self

from persode import checks, clock
from persode.embeddings import Embedder, Vectors
from persode.episode import FEELINGS, EpisodeMetadata
from persode.errors import BadInputError
from persode.journal import answering, telling, transfer
from persode.journal.care import Care
from persode.journal.deciding import decided
from persode.journal.diary.diary import Diary
from persode.journal.diary.pictures import Pictures
from persode.journal.diary.today import Today, look_at_today
from persode.journal.drafts import Drafts
from persode.journal.engine import PATIENCE, Engine
from persode.journal.erasing.eraser import Eraser
from persode.journal.fold.history import History
from persode.journal.fold.state import Message, Reply, Settings, State
from persode.journal.ledger import Ledger
from persode.journal.looking_up import LookingUp
from persode.journal.mementos import Mementos
from persode.journal.model_reading import ModelReading
from persode.journal.opening import begin
from persode.journal.people import People, Person
from persode.journal.then import StillLedger
from persode.journal.transfer import ImportReport, Progress
from persode.log import Draft, Event, JsonLinesLog
from persode.memory import Memory, Strength
from persode.onboarding import OnboardingPreferences
from persode.store import Query, RetrievalResult

__all__ = ["Journal"]


class Journal:
    """Open one with `Journal.open(person_id)`.

    Attributes:
        person: whose it is.
        notices: keys of sentences that the person should see once (set aside lines, a stand-in embedder ...).
        drafts: what was typed and not yet sent.
        care: what the person does with her memories: judge, believe, quieten, archive, link, merge.
        diary: its pages, each with a picture.
        mementos: profile, timeline, places, people and graph, with what the person puts right in them.
        looking_up: searches laid open, and what it would answer.
        eraser: erases for good: a memory, a day, a person, everything.
        reading: reads what is said, by its words at once and by a model if one is set up.
    """

    def __init__(self, person: Person, now: clock.Clock, ledger: Ledger, engine: Engine) -> None:
        self.person = person
        self.notices = engine.notices
        self.drafts = Drafts(person.folder / "drafts", self._keeping)
        self._now = now
        self._ledger = ledger
        self._engine = engine
        self._then: tuple[Journal, StillLedger] | None = None
        self._in_order: tuple[tuple[int, int], list[Memory]] | None = None
        pictures = Pictures(person.folder / "pictures")
        self.care = Care(self, engine)
        self.diary = Diary(self, pictures)
        self.mementos = Mementos(self, ledger)
        self.reading = ModelReading(self, engine)
        self.eraser = Eraser(self, ledger, engine, pictures)
        self.looking_up = LookingUp(self, engine)

    @classmethod
    def open(
        cls,
        person: str | Person | Path,
        clock: clock.Clock = clock.now,
        embedder: Embedder | None = None,
        data: Path | None = None,
    ) -> Self:
        """Open a journal: read the log, set aside what a crash tore, finish what a crash cut off.

        Args:
            person: an id, a `Person`, or the folder of a journal (made if it is not there).
            clock: where the time comes from.
            embedder: `get_embedder()`, when first needed, if None.
            data: the data folder, for an id.

        Raises:
            PersonError: there is no such person.
            StorageError: the log can't be read.
        """
        if isinstance(person, Path):
            person = Person(person.name, person.name, False, person)
        elif isinstance(person, str):
            person = People(data).find(person)
        ledger = Ledger(JsonLinesLog(person.folder, clock))
        engine = Engine(person.folder / "vectors", embedder, ledger.newest_generation)
        journal = cls(person, clock, ledger, engine)
        begin(journal, ledger)
        return journal

    # -- keeping up

    @property
    def state(self) -> State:
        """Everything that the journal holds now; read it, never change it."""
        return self._ledger.state

    @property
    def read_only(self) -> bool:
        """True if a newer version of Persode wrote the log: it can be read here, not added to."""
        return self._ledger.read_only

    def refresh(self) -> bool:
        """Take in what other tabs or processes wrote; True if there was anything. Cheap when there was not."""
        grown = self._ledger.refresh()
        if grown:
            self._engine.follow(self.state.memories, self._ledger.generation)
        return grown

    @contextmanager
    def writing(self) -> Iterator[None]:
        """While it lasts, the state is that of now and nobody else writes; every change is made in here.

        Raises:
            StorageError: the disk refused.
        """
        with self._ledger.writing():
            self.refresh()
            yield
        if not self._ledger.is_writing:
            self.diary.draw_due()

    @contextmanager
    def _keeping(self, text: str) -> Iterator[None]:
        """A draft is kept in here: as any other change, on the state of now; refused if it brings back what is gone."""
        with self.writing():
            self._ledger.meanwhile.check_text(text)
            yield

    def append(self, drafts: Sequence[Draft]) -> list[Event]:
        """Write events durably and take them in; for the rooms of this package, within `writing`.

        Raises:
            ReadOnlyError, StorageError: nothing was written.
            BadInputError: they bring back what was erased since they were begun (`persode.journal.erasing.meanwhile`).
        """
        events = self._ledger.append(drafts)
        self._engine.follow(self.state.memories, self._ledger.generation)
        return events

    def warm(self) -> None:
        """Make what the first reading and the first recall need (model, vectors) now."""
        self._engine.warm()

    def as_of(self, instant: datetime) -> State:
        """What was known at an instant: the fold of what had been told by then, as a state of its own."""
        return self._ledger.as_of(clock.aware(instant))

    def at(self, instant: datetime) -> Journal:
        """This journal as it was at an instant; at one to come, as it will be if nothing happens. It can't be written.

        What is to be left alone now is left alone then too. The next call moves the same journal to another instant.
        """
        instant = clock.aware(instant)
        if self._then is None:
            still = StillLedger(self._ledger)
            self._then = Journal(self.person, lambda: still.instant, still, self._engine.beside()), still
        journal, ledger = self._then
        if ledger.move(instant, is_past=instant < self.now):
            journal._engine.follow(ledger.state.memories, ledger.generation)
        return journal

    @property
    def life(self) -> History:
        """What happened to each memory; read from the log, so ask for it only where it is shown."""
        return self._ledger.history

    # -- who she is

    @property
    def preferences(self) -> OnboardingPreferences:
        """What was chosen at the start, or the defaults."""
        return self.state.preferences or OnboardingPreferences(name=self.person.name)

    @decided
    def save_onboarding(self, preferences: OnboardingPreferences, key: str = "") -> None:
        """Keep the choices of the start page."""
        checks.instance("preferences", preferences, OnboardingPreferences)
        self.append([Draft("onboarding_saved", {"preferences": telling.cleaned(preferences.to_dict())}, key)])

    @decided
    def save_settings(self, settings: Settings, key: str = "") -> None:
        """Keep zone, day start, region and language; `BadInputError` for a zone or a time that is none."""
        checks.instance("settings", settings, Settings).check()
        self.append([Draft("settings_saved", {"settings": settings.to_dict()}, key)])

    @property
    def now(self) -> datetime:
        """The present instant, in UTC."""
        return clock.aware(self._now())

    @property
    def today(self) -> date:
        """The present my-day of this person."""
        return self.day_of(self.now)

    def day_of(self, instant: datetime) -> date:
        """The my-day of an instant in this person's zone."""
        return clock.my_day(instant, self.state.settings.zone, self.state.settings.day_start_time)

    @property
    def embedder_name(self) -> str:
        """Which embedder finds memories here; asking loads its model."""
        return self._engine.embedder.name

    def vector_of(self, text: str) -> Vectors:
        """The unit vector of a text, shape (dimensions,)."""
        return self._engine.store.vector_of(text)

    # -- telling

    @decided
    def say(self, text: str, key: str = "", day: date | None = None) -> Message:
        """Keep what the person says, then read it and form memories of it.

        Args:
            text: her words; cleaned of what can't be stored (NUL, lone surrogates), otherwise kept as they are.
            key: the same key is kept once, however often it comes (double click, rerun).
            day: the day it belongs to, if it is a past one.

        Raises:
            BadInputError: nothing but blanks, too long, or a day that is still to come.
            StorageError: the disk refused; nothing was kept.
        """
        event = self.append([telling.said(text, key, day, self)])[0]
        return self.reading.read(self._message(event.data["message"]))

    @decided
    def import_entry(self, text: str, told_at: datetime, key: str = "") -> Message:
        """Keep one dated entry of another journal; the same entry twice is kept once.

        Raises:
            BadInputError: as for `say`, or a date that is still to come.
        """
        event = self.append([telling.imported(text, told_at, key, self)])[0]
        return self.reading.read(self._message(event.data["message"]))

    @decided
    def edit_message(self, message_id: str, text: str, key: str = "") -> Message:
        """Replace the words of a message; what was made of the old ones (memories, page) is made anew or goes.

        Raises:
            BadInputError: there is no such message, or as for `say`.
        """
        message = self._message(message_id)
        told, data = list(message.tells), {"message": message_id, "text": telling.checked_edit(message, text)}
        self.append([Draft("message_edited", data, key)])
        message = self.reading.read(self._message(message_id))
        self.diary.follow(told, message.my_day)
        self._engine.forget_others()
        return message

    @decided
    def take_back(self, message_id: str, key: str = "") -> None:
        """Let a message, its answer and its memories count no more; `restore` brings them back."""
        message = self._message(message_id)
        self.append([Draft("message_taken_back", {"message": message_id}, key)])
        self._engine.keep(message.tells)
        self.diary.follow(message.tells, message.my_day)

    @decided
    def restore(self, message_id: str, key: str = "") -> None:
        """Undo `take_back`."""
        message = self._message(message_id)
        self.append([Draft("message_restored", {"message": message_id}, key)])
        self._engine.keep(message.tells)
        self.diary.follow(message.tells, message.my_day)

    @decided
    def tap_mood(self, message_id: str, feeling: str | None, key: str = "") -> None:
        """The person's own feeling (one of `FEELINGS`) wins over the guess, in memories too; None takes it away."""
        if feeling is not None:
            checks.choice("feeling", feeling, FEELINGS)
        if self._message(message_id).mood != feeling:
            self.append([Draft("mood_tapped", {"message": message_id, "feeling": feeling}, key)])

    def reading_of(self, message: Message) -> list[EpisodeMetadata]:
        """What was read out of a message, with the feeling that the person tapped."""
        told = [self.state.memories[m] for m in message.tells if m in self.state.memories]
        if told:
            return [telling.episode_of(memory, message.act) for memory in told]
        return [self._engine.analyzer.analyze(message.text)]

    def conversation(self, day: date) -> list[Message]:
        """The messages of a day that were not taken back, in the order of telling."""
        checks.day(day)
        found = [m for m in self.state.messages.values() if m.my_day == day and not m.taken_back]
        return sorted(found, key=lambda m: m.told_at)

    def days(self) -> list[date]:
        """All days with a message or a page, newest first."""
        told = {m.my_day for m in self.state.messages.values() if not m.taken_back}
        return sorted(told | {p.day for p in self.diary.pages()}, reverse=True)

    # -- answering

    def reply(self, message_id: str) -> Iterator[str]:
        """The companion's answer, word by word; it is kept when the last word is out or the reader stops early.

        What was composed is kept whole, of a model's words what was read; the memories that it used count as recalled.
        """
        message = self._message(message_id)
        if message_id in self.state.replies:
            yield self.state.replies[message_id].text
            return
        yield from answering.say_it(self, message)

    def answer(self, message_id: str) -> Reply:
        """The companion's answer at once."""
        for _ in self.reply(message_id):
            pass
        if message_id not in self.state.replies:  # an erasure came between
            return self.answer(message_id)
        return self.state.replies[message_id]

    # -- remembering

    @property
    def memories(self) -> list[Memory]:
        """The live memories, newest event first."""
        if self._in_order is None or self._in_order[0] != self._ledger.version:
            newest_first = sorted(self.state.memories.values(), key=lambda m: (-m.created_at.timestamp(), m.id))
            self._in_order = self._ledger.version, newest_first
        return self._in_order[1].copy()

    def strength(self, memory: Memory, at: datetime | None = None) -> Strength:
        """How strong a memory is, now or at another instant."""
        return self._engine.scorer.strength(memory, self.now if at is None else at)

    def recall(self, query: str | Query, top_k: int | None = 3, strategy: str = "clausal") -> list[RetrievalResult]:
        """The memories that fit a query, best first, without reinforcing any.

        Args:
            query: any text, or a `Query` with its signals; *not quite* that was said for such a query lowers.
            top_k: how many; None = the whole ranking.
            strategy: one of `persode.store.STRATEGIES`.

        Raises:
            UnknownChoiceError: there is no such strategy.
            BadInputError: a query that is no text, a `top_k` that is no number.
        """
        asked = query if isinstance(query, Query) else Query(query)
        judged = self.care.not_quite(asked.text)
        asked = replace(asked, not_quite=judged) if judged else asked
        return self._engine.store.retrieve(asked, top_k, self.now, reinforce=False, strategy=strategy)

    @property
    def unread_memories(self) -> int:
        """How many memories a recall does without, because their vectors are still being made."""
        return self._engine.waiting

    def look_at_today(self) -> Today:
        """What the Today page shows: today's page, what happened on this day, a memory that wants to come back."""
        return look_at_today(self)

    # -- in and out

    def export_zip(self) -> bytes:
        """Everything of this person as one zip (log, pictures, the pages as Markdown); it is also the backup."""
        return transfer.export_zip(self)

    def import_file(
        self, name: str, content: bytes, persona: str = "", progress: Progress | None = None
    ) -> ImportReport:
        """Take in dated entries of a JSON file; what was left out is in the report, with the reason.

        Raises:
            ForeignFileError, StorageError: no file of entries; the disk refused (what was taken in before is kept).
        """
        report = transfer.import_entries(self, name, content, persona, progress)
        self._engine.store.warm(PATIENCE)
        return report

    # -- inside

    def _message(self, message_id: str) -> Message:
        self.refresh()
        if checks.text(message_id) not in self.state.messages:
            raise BadInputError("no_such_message")
        return self.state.messages[message_id]
