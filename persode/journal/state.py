"""What a journal knows at one moment: the fold of its events, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date, datetime, time
from functools import cached_property
from typing import Any, Self

from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.store import Term

__all__ = ["Message", "Page", "RecalledMoment", "Reply", "Settings", "State"]


@dataclass(frozen=True)
class Settings:
    """Where and how a person lives, as far as dates and help lines need it.

    `zone` is an IANA name, `day_start` "HH:MM", `region` a two-letter country code or "", `language` the name of a
    catalogue.
    """

    zone: str = "UTC"
    day_start: str = "04:00"
    region: str = ""
    language: str = "en"

    @property
    def day_start_time(self) -> time:
        """`day_start` as a time of day."""
        return time.fromisoformat(self.day_start)

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
    that the person tapped herself (or None), `feeling`, `intensity`, `act` and `reasons` what was read out of it
    (guesses), `source` one of chat, past_day, import, `tells` the ids of the memories that it tells.
    """

    id: str
    text: str
    told_at: datetime
    my_day: date
    source: str = "chat"
    mood: str | None = None
    feeling: str = "neutral"
    intensity: float = 0.0
    act: str = ""
    reasons: list[str] = field(default_factory=list)
    edited: bool = False
    taken_back: bool = False
    tells: list[str] = field(default_factory=list)

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
    """What the companion answered to `message`, with its receipt."""

    id: str
    message: str
    text: str
    at: datetime
    act: str = ""
    receipt: dict[str, Any] = field(default_factory=dict)

    @cached_property
    def moments(self) -> tuple[RecalledMoment, ...]:
        """The receipt: what was recalled, best first. It is written as `answering.receipt_of` says."""
        names = self.receipt.get("terms", ())
        used = self.receipt.get("used", ())
        return tuple(
            RecalledMoment(
                memory=memory,
                score=score,
                terms=tuple(Term(name, value, weight) for (name, weight), value in zip(names, values, strict=False)),
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
    edited it. `related` is the memory that it reminds of, or "". `picture` is the name of its file, `seed`, `style` and
    `alt` belong to it. `drawn_from` is the reading (an `EpisodeMetadata` as plain data) that the picture shows.
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
    alt: str = ""
    edited: bool = False
    deleted: bool = False

    @property
    def thumbnail(self) -> str:
        """The name of the small picture's file."""
        return self.picture.replace(".webp", "-small.webp")


@dataclass
class State:
    """Everything that a journal holds at one moment.

    `memories` are the live ones. A memory lives as long as one of the messages that told it does (`tellings`).
    """

    preferences: OnboardingPreferences | None = None
    settings: Settings = field(default_factory=Settings)
    messages: dict[str, Message] = field(default_factory=dict)
    replies: dict[str, Reply] = field(default_factory=dict)
    memories: dict[str, Memory] = field(default_factory=dict)
    pages: dict[str, Page] = field(default_factory=dict)
    tellings: dict[str, list[str]] = field(default_factory=dict)
    page_history: dict[str, list[Page]] = field(default_factory=dict)
    shelf: dict[str, Memory] = field(default_factory=dict)

    def settle(self, memory_ids: Iterable[str]) -> None:
        """Put memories on the shelf or back among the living, as their tellings say."""
        for memory_id in memory_ids:
            told = any(not self.messages[m].taken_back for m in self.tellings[memory_id] if m in self.messages)
            source, target = (self.shelf, self.memories) if told else (self.memories, self.shelf)
            if memory_id in source:
                target[memory_id] = source.pop(memory_id)

    def change_page(self, page_id: str, **changes: Any) -> None:
        """Change a page and keep what it was, so that it can be undone."""
        page = self.pages.get(page_id)
        if page is not None:
            self.page_history.setdefault(page_id, []).append(page)
            self.pages[page_id] = replace(page, **changes)
