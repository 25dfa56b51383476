"""What a journal knows at one moment: the fold of its events, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import UTC, date, datetime, time
from functools import cached_property
from typing import Any, Self

from persode import clock
from persode.episode import VALENCE
from persode.errors import BadInputError
from persode.mementos import Correction
from persode.memory import Memory, emotions_of
from persode.onboarding import OnboardingPreferences
from persode.store.result import Term, chain_of_terms

__all__ = ["FELT", "Link", "Message", "Page", "QuietRule", "RecalledMoment", "Reply", "Settings", "State", "Verdict"]


FELT = ("emotion", "valence", "emotional_intensity", "emotions")
"""The fields of a memory that say how it felt."""

MOST_OF_CONTACT = 200
"""Characters."""


@dataclass(frozen=True)
class Settings:
    """Where and how a person lives, as far as dates and help lines need it.

    `zone` is an IANA name, `day_start` "HH:MM", `region` a two-letter country code or "", `language` the name of a
    catalogue, `contact` whom to turn to in a crisis beside the help lines (a name with a number; a study's own), or "".
    """

    zone: str = "UTC"
    day_start: str = "04:00"
    region: str = ""
    language: str = "en"
    contact: str = ""

    @property
    def day_start_time(self) -> time:
        """`day_start` as a time of day."""
        return time.fromisoformat(self.day_start)

    def check(self) -> None:
        """Raises:
        BadInputError: a zone or a time that is none, a contact of several lines or too many letters.
        """
        clock.zone(self.zone)
        try:
            time.fromisoformat(self.day_start)
        except ValueError as error:
            raise BadInputError("bad_day_start", value=self.day_start) from error
        if len(self.contact) > MOST_OF_CONTACT or "\n" in self.contact:
            raise BadInputError("bad_contact", most=MOST_OF_CONTACT)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the log."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """From plain data; unknown keys are ignored."""
        known = {f.name for f in fields(cls)}
        return cls(**{key: value for key, value in data.items() if key in known})


@dataclass
class Message:
    """Something that the person said.

    `told_at` is when it was told (an import: the entry's own time), `my_day` the day it belongs to, `mood` the feeling
    that the person tapped herself (or None) at `mood_tapped`, `feeling`, `intensity`, `act` and `reasons` what was
    read out of it (guesses), `source` one of chat, past_day, import, `tells` the ids of the memories that it tells.
    `wordings` are its words before each edit, `told_before` is what it told in the last of them.
    `awaits_model` is True while a model is still to read it, `read_by` the model that did; "" says that its words alone
    were read.
    """

    id: str
    text: str
    told_at: datetime
    my_day: date
    source: str = "chat"
    mood: str | None = None
    mood_tapped: datetime = datetime.min.replace(tzinfo=UTC)
    feeling: str = "neutral"
    intensity: float = 0.0
    act: str = ""
    reasons: list[str] = field(default_factory=list)
    edited: bool = False
    taken_back: bool = False
    tells: list[str] = field(default_factory=list)
    wordings: list[str] = field(default_factory=list)
    told_before: list[str] = field(default_factory=list)
    awaits_model: bool = False
    read_by: str = ""

    @property
    def is_read(self) -> bool:
        """True once the analyzer has read it."""
        return bool(self.act)


@dataclass(frozen=True)
class RecalledMoment:
    """A memory in a reply's receipt: `used` in the reply, or left out for the `reason` (a key of the catalogue)."""

    memory: str
    score: float
    terms: tuple[Term, ...] = ()
    used: bool = True
    reason: str = ""


@dataclass(frozen=True)
class Reply:
    """What the companion answered to `message`, with its receipt.

    `by` names the model whose words it has, if any; `command` is what it was asked to do ("page", "take_back",
    "forget"), with the ids of the memories that it is `about`.
    """

    id: str
    message: str
    text: str
    at: datetime
    act: str = ""
    receipt: dict[str, Any] = field(default_factory=dict)
    by: str = ""
    command: str = ""
    about: tuple[str, ...] = ()

    @cached_property
    def moments(self) -> tuple[RecalledMoment, ...]:
        """The receipt: what was recalled, best first. It is written as `answering.receipt_of` says."""
        names = self.receipt.get("terms", ())
        used = self.receipt.get("used", ())
        return tuple(
            RecalledMoment(
                memory=memory,
                score=score,
                terms=chain_of_terms(
                    [(name, value, weight, "add") for (name, weight), value in zip(names, values, strict=False)]
                ),
                used=memory in used,
                reason=reason,
            )
            for memory, score, values, reason in self.receipt.get("moments", ())
        )

    @property
    def used(self) -> tuple[RecalledMoment, ...]:
        """The moments that were put into the reply."""
        return tuple(m for m in self.moments if m.used)


@dataclass(frozen=True)
class Page:
    """A diary page of one day.

    `parts` says where each piece of the text came from: (wrote | rephrased | added, text); empty once the person has
    edited it. `related` is the memory that it reminds of, or "". `picture` is the name of its file; `seed`, `style`,
    `art` and `alt` belong to it. `drawn_from` is the reading (an `EpisodeMetadata` as plain data) that it shows.
    `worded_by` and `drawn_by` name the model that did, or are "". `emptied`: it was deleted as nothing told was left.
    """

    id: str
    day: date
    title: str
    text: str
    written_at: datetime
    feeling: str = "neutral"
    intensity: float = 0.0
    hashtags: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    parts: tuple[tuple[str, str], ...] = ()
    related: str = ""
    prompt: str = ""
    negative_prompt: str = ""
    drawn_from: dict[str, Any] = field(default_factory=dict)
    picture: str = ""
    seed: int = 0
    style: str = ""
    art: str = "picture-book"
    alt: str = ""
    edited: bool = False
    deleted: bool = False
    emptied: bool = False
    worded_by: str = ""
    drawn_by: str = ""

    @property
    def thumbnail(self) -> str:
        """The name of the small picture's file."""
        return thumbnail(self.picture)


@dataclass(frozen=True)
class Verdict:
    """What the person said about a memory that came up: `verdict` is right, not_quite, not_now or never."""

    memory: str
    verdict: str
    query: str
    at: datetime


@dataclass(frozen=True)
class QuietRule:
    """What is not to be brought up: `kind` is memory, person, place, date or topic; `value` its id, name, day, word."""

    kind: str
    value: str


@dataclass(frozen=True)
class Link:
    """`source` led to (causal), came before (temporal) or belongs with (thematic) `target`; both are memory ids."""

    id: str
    source: str
    target: str
    kind: str


@dataclass
class State:
    """Everything that a journal holds at one moment.

    `memories` are the live ones. A memory lives as long as one of the messages that told it does (`tellings`) and
    none with which it was merged lives for it (`merged`: id -> the one that stands for it). `shelf` holds the others,
    so that an undo brings them back. `believed` are the fields of a memory that the person set or confirmed herself,
    with their values; `guesses` is what was read of its feeling, which stands again when she takes a correction back.
    `rests` says until when a memory is left alone; `apart` are pairs that are no paraphrases, `declined` pairs that are
    not to be linked; `withdrawn` is the id of the last answer to a message that went because it quoted what was edited;
    `recalls` are the instants at which each came back.
    `readings` (of memories, plain data of `persode.mementos.Reading`) and `corrections` are what mementos come from.
    """

    preferences: OnboardingPreferences | None = None
    settings: Settings = field(default_factory=Settings)
    messages: dict[str, Message] = field(default_factory=dict)
    replies: dict[str, Reply] = field(default_factory=dict)
    withdrawn: dict[str, str] = field(default_factory=dict)
    memories: dict[str, Memory] = field(default_factory=dict)
    pages: dict[str, Page] = field(default_factory=dict)
    tellings: dict[str, list[str]] = field(default_factory=dict)
    page_history: dict[str, list[Page]] = field(default_factory=dict)
    shelf: dict[str, Memory] = field(default_factory=dict)
    verdicts: list[Verdict] = field(default_factory=list)
    believed: dict[str, dict[str, Any]] = field(default_factory=dict)
    guesses: dict[str, dict[str, Any]] = field(default_factory=dict)
    rests: dict[str, datetime] = field(default_factory=dict)
    recalls: dict[str, list[datetime]] = field(default_factory=dict)
    quiet: dict[QuietRule, None] = field(default_factory=dict)
    links: dict[str, Link] = field(default_factory=dict)
    merged: dict[str, str] = field(default_factory=dict)
    apart: set[frozenset[str]] = field(default_factory=set)
    declined: set[frozenset[str]] = field(default_factory=set)
    readings: dict[str, dict[str, Any]] = field(default_factory=dict)
    corrections: dict[str, Correction] = field(default_factory=dict)
    erasures: int = 0
    not_understood: int = 0

    def memory(self, memory_id: str) -> Memory | None:
        """A memory of that id, live or on the shelf."""
        return self.memories.get(memory_id) or self.shelf.get(memory_id)

    def recall(self, memory: Memory, at: datetime) -> None:
        """A memory came back: it counts once more, and its clock starts again."""
        memory.mark_recalled(at)
        self.recalls.setdefault(memory.id, []).append(at)

    def settle(self, memory_ids: Iterable[str]) -> None:
        """Put memories on the shelf or back among the living, as their tellings say.

        Of several that were merged, the one that stands for them lives; if nothing tells it any more, the next does.
        """
        for root in dict.fromkeys(self.merged.get(memory_id, memory_id) for memory_id in memory_ids):
            members = self.merged_with(root)
            lives = next(filter(self.is_told, members), None)
            for memory_id in members:
                source, target = (self.shelf, self.memories) if memory_id == lives else (self.memories, self.shelf)
                if memory_id in source:
                    target[memory_id] = source.pop(memory_id)

    def merged_with(self, memory_id: str) -> list[str]:
        """The ids of all that were merged with a memory, itself too; the one that stands for them is the first."""
        root = self.merged.get(memory_id, memory_id)
        return [root, *(other for other, keep in self.merged.items() if keep == root)]

    def feel(self, memory_ids: Iterable[str]) -> None:
        """Give memories the feeling that was read of them, and over it what the person tapped, then what she set."""
        for memory_id in memory_ids:
            memory, guess = self.memory(memory_id), self.guesses.get(memory_id)
            if memory is None or guess is None:
                continue
            said = self.believed.get(memory_id, {})
            felt = guess | {name: said[name] for name in ("emotional_intensity",) if name in said}
            mood = self.mood_of(memory_id)
            if mood is not None:
                felt |= {"emotion": mood, "valence": VALENCE[mood]}
            if (felt["emotion"], felt["emotional_intensity"]) != (guess["emotion"], guess["emotional_intensity"]):
                named = {e: guess["emotions"][e] for e in ("shame", "guilt") if e in guess["emotions"]}
                felt["emotions"] = emotions_of(felt["emotion"], felt["emotional_intensity"]) | named
            for name, value in (felt | {name: said[name] for name in FELT if name in said}).items():
                setattr(memory, name, value)

    def mood_of(self, memory_id: str) -> str | None:
        """The feeling that the person tapped last on a message that tells this memory, or None."""
        told = [self.messages[m] for m in self.tellings.get(memory_id, ()) if m in self.messages]
        tapped = [m for m in told if m.mood is not None and not m.taken_back]
        return max(reversed(tapped), key=lambda m: m.mood_tapped).mood if tapped else None

    def is_told(self, memory_id: str) -> bool:
        """True if a message that was not taken back tells this memory."""
        told = self.tellings.get(memory_id, ())
        return any(not self.messages[m].taken_back for m in told if m in self.messages)

    def is_old(self, memory: Memory) -> bool:
        """True for a memory of an old wording, which no message tells any more, not even one that was taken back."""
        return memory.id not in self.merged and not any(m in self.messages for m in self.tellings.get(memory.id, ()))

    def change_page(self, page_id: str, **changes: Any) -> None:
        """Change a page and keep what it was, so that it can be undone."""
        page = self.pages.get(page_id)
        if page is not None:
            self.page_history.setdefault(page_id, []).append(page)
            self.pages[page_id] = replace(page, **changes)


def thumbnail(picture: str) -> str:
    """The name of the small picture that belongs to one of that name."""
    return picture.replace(".webp", "-small.webp")
