"""Reading what was said: by the words at once, and by a model when one is set up and has the time.

The words' reading is stored first and the message marked. `catch_up` then lets the model read in a thread of its own,
which touches nothing of the journal, and takes in what it read when it is called the next time: no page ever waits.
What was edited, taken back or erased meanwhile stays as it is. Where no model is set up, nothing is marked.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from threading import Thread
from typing import TYPE_CHECKING, Any

from persode.agent import memory_from
from persode.episode import EpisodeMetadata
from persode.errors import BadInputError, ModelAnswerError, PersodeError
from persode.journal import telling
from persode.journal.engine import Engine
from persode.journal.erasing.edited import withdrawn
from persode.journal.fold.model_steps import READ_FIELDS
from persode.journal.fold.state import Message
from persode.llm import configured_models, get_llm
from persode.log import Draft
from persode.mementos import read_text
from persode.memory import Memory
from persode.words import say

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["ModelReading"]


class ModelReading:
    """The reading of one journal; `Journal.reading`."""

    def __init__(self, journal: Journal, engine: Engine) -> None:
        self._journal = journal
        self._engine = engine
        self._job: _Job | None = None
        self._trouble = ""
        self._told = ""

    def read(self, message: Message) -> Message:
        """Read a message by its words, form its memories, and mark it if a model is to read it too.

        Of an edited one the answers go that quote what it said before.

        Raises:
            ReadOnlyError, StorageError: the disk refused; the message is kept and read at the next opening.
        """
        journal = self._journal
        with journal.writing():
            message = journal.state.messages.get(message.id, message)
            if message.id in journal.state.messages and not message.is_read:
                zone = journal.state.settings.zone
                journal.append(telling.read(message, journal.state, self._engine.analyzer, zone, self._is_set_up()))
                if message.edited:
                    old = message.wordings[-1]
                    journal.append(withdrawn(journal.state, message, old, message.told_before))
                if message.source != "import":
                    self._engine.keep(message.tells)
            return message

    @property
    def waiting(self) -> list[Message]:
        """The messages that a model is still to read, newest first."""
        messages = reversed(self._journal.state.messages.values())
        return [m for m in messages if m.awaits_model and not m.taken_back]

    def catch_up(self, wait: bool = False) -> int:
        """Take in what the model has read since the last call, and let it read on; how many messages were taken in.

        Args:
            wait: until all is read or the model fails, instead of coming back at once.

        Raises:
            ReadOnlyError, StorageError: the disk refused; the messages go on waiting.
        """
        taken = 0
        while True:
            job = self._job
            if job is not None:
                if wait:
                    job.thread.join()
                if job.thread.is_alive():
                    return taken
                self._job = None
                taken += self._take_in(job)
                if job.failure is not None and not isinstance(job.failure, ModelAnswerError):
                    return taken
            waiting = self.waiting if self._is_set_up() else []
            if not waiting or self._journal.read_only:
                return taken
            message = waiting[0]
            self._job = _Job(message.id, message.text, self._engine.analyzer.segment(message.text))
            self._job.thread.start()
            if not wait:
                return taken

    def pop_trouble(self) -> str:
        """Why a model did not read (or speak), in a sentence that comes once; "" if there is nothing new to say."""
        trouble, self._trouble = self._trouble, ""
        return trouble

    def _is_set_up(self) -> bool:
        try:
            models = configured_models()
        except PersodeError as error:  # of a models.toml that is not understood: the words serve
            self.tell(error)
            return False
        return models is not None and "reading" in models.settings.roles

    def tell(self, error: PersodeError) -> None:
        """Note why a model could not do something, to be said once."""
        if error.key not in (self._told, "model.resting"):
            self._trouble, self._told = str(error), error.key

    def _take_in(self, job: _Job) -> int:
        """Write down what a job gave; 1 if the model read the message."""
        if job.failure is not None:
            self.tell(job.failure)
            if not isinstance(job.failure, ModelAnswerError):
                return 0
        journal = self._journal
        with journal.writing():
            message = journal.state.messages.get(job.message)
            if message is None or not message.awaits_model or message.taken_back or message.text != job.text:
                return 0
            journal.append([_read_anew(journal, message, job)])
        if job.failure is None:
            self._told = ""
        return int(job.failure is None)


@dataclass
class _Job:
    """One message on its way to the model: `better` are its episodes as the model read them, `by` its name."""

    message: str
    text: str
    episodes: list[EpisodeMetadata]
    better: list[EpisodeMetadata] = field(default_factory=list)
    by: str = ""
    failure: PersodeError | None = None

    def __post_init__(self) -> None:
        self.thread = Thread(target=self._run, name="persode-reading", daemon=True)

    def _run(self) -> None:
        from persode.analyzer.by_model import read_by_model  # brings pydantic, which offline nobody needs

        try:
            llm = get_llm("reading")
            if llm is None:
                raise BadInputError("model.no_models")
            self.better, self.by = read_by_model(llm, self.episodes), llm.name
        except PersodeError as error:
            self.failure = error


def _read_anew(journal: Journal, message: Message, job: _Job) -> Draft:
    """The event of a model's reading, or of its having none to give."""
    own = {m.text: m for i in message.tells if (m := journal.state.memory(i)) is not None and m.source == message.id}
    data: dict[str, Any] = {"message": message.id, "by": job.by}
    if not message.edited:
        data["told_at"] = message.told_at.isoformat()
    if job.by:
        strongest = max(job.better, key=lambda e: e.emotional_intensity)
        data |= {
            "feeling": strongest.emotion,
            "intensity": round(strongest.emotional_intensity, 4),
            "reasons": strongest.reasons,
            "readings": [
                _difference(own[before.text], before, after, journal.state.settings.zone)
                for before, after in zip(job.episodes, job.better, strict=True)
                if before.text in own and before != after
            ],
        }
    else:
        data["reasons"] = [*message.reasons, say("analyzer.model_failed")]
    return Draft("message_read_anew", data)


def _difference(memory: Memory, before: EpisodeMetadata, after: EpisodeMetadata, zone: str) -> dict[str, Any]:
    """What the model changes in a memory, and its reading for the mementos."""
    old, new = (memory_from(e, memory.created_at, day=memory.my_day).to_dict() for e in (before, after))
    changed = {name: new.get(name, {}) for name in READ_FIELDS if new.get(name, {}) != old.get(name, {})}
    day = memory.my_day or memory.created_at.date()
    reading = read_text(memory.text, day, after.facts, after.relations, zone)
    planned = {name.casefold() for name in after.planned}
    statuses = ((name, "planned" if s == "there" and name.casefold() in planned else s) for name, s in reading.places)
    gone = {name for name in before.places if name not in (*after.places, *after.planned)}
    reading = replace(reading, places=tuple(place for place in statuses if place[0] not in gone))
    return {"id": memory.id, **changed, "reading": reading.to_dict()}
