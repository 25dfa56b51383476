"""One memory: what happened, how it felt, when, and how often it came back (Persode paper, section 3.2)."""

from __future__ import annotations

import uuid
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import UTC, date, datetime
from operator import attrgetter
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from persode import checks
from persode.clock import aware, now
from persode.errors import BadInputError
from persode.memory.belief import BELIEF_CLASSES, check_belief

__all__ = ["BELIEF_FIELDS", "CORRECTABLE_FIELDS", "SHORT_TERM_WINDOW_DAYS", "UNKNOWN_TIME", "Memory"]

SHORT_TERM_WINDOW_DAYS = 6
UNKNOWN_TIME = datetime(1970, 1, 1, tzinfo=UTC)
"""When a memory whose date is corrupt counts as formed: long ago, so that it comes last."""

RECALL_SATURATION = 5.0
BELIEF_FIELDS = (
    "belief_class", "kind", "provenance", "domain", "body", "confidence_floor", "pinned", "anchor", "emotions",
)  # fmt: skip
"""What kind of truth a memory is, see `persode.memory.belief`."""
CORRECTABLE_FIELDS = (*BELIEF_FIELDS, "emotional_intensity")
"""What a person may set on a memory."""
_SECONDS_A_DAY = 86_400.0


@dataclass(eq=False)
class Memory:
    """An episode that is remembered. Mutable: `mark_recalled` changes it in place.

    Args:
        text: the person's own words.
        event: a short phrase for what happened.
        emotion: one of the eight feelings of `persode.episode`.
        hashtags: "#Word" each.
        emotional_intensity: E, clipped to [0, 1]; NaN counts as 0.
        contextual_relevance: C, clipped to [0, 1]; the analyzer stores 0.5 unless it knows better.
        recall_count: n, how often it came back, >= 0.
        created_at: when the event was formed; a naive time is UTC.
        last_recalled: when it last came back, or None.
        embedding: unit vector, shape (dimensions,), as an array or a list, or None; never part of `to_dict`.
        id: unique; a random one unless given.
        title, valence, people, places: as in `EpisodeMetadata`.
        my_day: the day it belongs to; fixed when it is told, or None.
        source: id of the message that it came from, or "".
        belief_class, kind, provenance, domain, body: one of their closed lists in `persode.memory.belief`.
        confidence_floor: [0, 1]; in the empathic ranking the score never falls under cosine * floor.
        pinned: never archived, never cleaned up.
        anchor: a structural truth (a marriage, a death), which fades at most .001 a day.
        emotions: some of the ten `EMOTIONS` with their intensity, [0, 1]; one that is not there is 0.
        archived: faded out of sight; a search still finds it.

    Raises:
        BadInputError: (a ValueError too) a value that `check_belief` refuses; a number, a time or a text that is none.
    """

    text: str
    event: str = ""
    emotion: str = ""
    hashtags: list[str] = field(default_factory=list)
    emotional_intensity: float = 0.0
    contextual_relevance: float = 0.0
    recall_count: int = 0
    created_at: datetime = field(default_factory=now)
    last_recalled: datetime | None = None
    embedding: npt.NDArray[np.float32] | None = field(default=None, repr=False)
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    title: str = ""
    valence: int = 0
    people: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    my_day: date | None = None
    source: str = ""
    belief_class: str = "episode"
    kind: str = "episode"
    provenance: str = "interactive_memory"
    domain: str = "real"
    body: str = ""
    confidence_floor: float = 0.0
    pinned: bool = False
    anchor: bool = False
    emotions: dict[str, float] = field(default_factory=dict)
    archived: bool = False

    def __post_init__(self) -> None:
        if _belief_of(self) != _PLAIN:
            check_belief({name: getattr(self, name) for name in BELIEF_FIELDS})
        if tuple(map(type, _typed_of(self))) != _TYPES:
            for name in _TEXTS:
                checks.text(getattr(self, name))
            for name in _LISTS:
                checks.instance(name, getattr(self, name), (list, tuple))
            self.valence = _whole(self.valence)
        for listed in _lists_of(self):
            _all_texts(listed)
        checks.flag("archived", self.archived)
        if self.my_day is not None:
            checks.day(self.my_day)
        self.emotional_intensity = checks.clipped("emotional_intensity", self.emotional_intensity)
        self.contextual_relevance = checks.clipped("contextual_relevance", self.contextual_relevance)
        self.recall_count = checks.count("recall_count", self.recall_count)
        self.embedding = _vector(self.embedding)
        self.created_at = aware(self.created_at)
        if self.last_recalled is not None:
            self.last_recalled = aware(self.last_recalled)

    def age_days(self, now: datetime) -> float:
        """Days since the event was formed, >= 0; an event of the future has age 0 until its day comes."""
        return max(0.0, (aware(now) - self.created_at).total_seconds() / _SECONDS_A_DAY)

    def decay_age_days(self, now: datetime) -> float:
        """Days since the last recall, else since the event was formed, >= 0: the dt of Eq. 1."""
        start = self.created_at if self.last_recalled is None else max(self.last_recalled, self.created_at)
        return max(0.0, (aware(now) - start).total_seconds() / _SECONDS_A_DAY)

    @property
    def lasts(self) -> bool:
        """True for one that is never put out of sight: pinned, an anchor, or of a class that does not fade."""
        return self.pinned or self.anchor or BELIEF_CLASSES.get(self.belief_class) == 0

    def is_short_term(self, now: datetime, window_days: float = SHORT_TERM_WINDOW_DAYS) -> bool:
        """True while the event itself is at most `window_days` old; a recall never makes an old event recent.

        An event of the future is none of the last days until it comes.
        """
        return self.created_at <= aware(now) and self.age_days(now) <= window_days

    def recall_frequency(self, saturation: float = RECALL_SATURATION) -> float:
        """R = n / (n + saturation), in [0, 1)."""
        return self.recall_count / (self.recall_count + saturation)

    def mark_recalled(self, now: datetime) -> None:
        """n + 1, and the decay clock restarts; the formation date never changes."""
        self.recall_count = self.sound().recall_count + 1
        self.last_recalled = aware(now)

    def sound(self) -> Memory:
        """The memory, or a copy with a plain value for each that can't be (set after it was made); it never fails."""
        if _can_be(self):
            return self
        given = {f.name: getattr(self, f.name) for f in fields(self)}
        try:
            return Memory(**given)
        except BadInputError:
            plain = Memory("", created_at=UNKNOWN_TIME)
        for name, value in given.items():
            with suppress(BadInputError):
                setattr(plain, name, getattr(Memory(**{"text": "", name: value}), name))
        return plain

    def to_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold; the embedding (it lives in an `.npy` file) and plain beliefs are left out."""
        data = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "embedding"}
        for name, plain in zip(BELIEF_FIELDS, _PLAIN, strict=True):
            if data[name] == plain:
                del data[name]
        if not self.archived:
            del data["archived"]
        data["created_at"] = self.created_at.isoformat()
        data["last_recalled"] = None if self.last_recalled is None else self.last_recalled.isoformat()
        data["my_day"] = None if self.my_day is None else self.my_day.isoformat()
        for name in ("hashtags", "people", "places"):
            data[name] = list(data[name])
        return data

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """The memory that `to_dict` gave; unknown keys are ignored."""
        known = dict(data) if data.keys() <= _FIELDS else {k: v for k, v in data.items() if k in _FIELDS}
        known["created_at"] = datetime.fromisoformat(known["created_at"])
        if known.get("last_recalled") is not None:
            known["last_recalled"] = datetime.fromisoformat(known["last_recalled"])
        if known.get("my_day") is not None:
            known["my_day"] = date.fromisoformat(known["my_day"])
        return cls(**known)


def _can_be(memory: Memory) -> bool:
    """True if everything that its strength and its rank are made of is as it should be."""
    recalled = memory.last_recalled
    try:
        if _belief_of(memory) != _PLAIN:
            check_belief({name: getattr(memory, name) for name in BELIEF_FIELDS})
        return (
            tuple(map(type, _typed_of(memory))) == _TYPES
            and all(map(_all_texts, _lists_of(memory)))
            and 0 <= memory.emotional_intensity <= 1
            and 0 <= memory.contextual_relevance <= 1
            and 0 <= memory.recall_count <= _MOST_RECALLS
            and memory.created_at.tzinfo is not None
            and (recalled is None or recalled.tzinfo is not None)
            and (memory.my_day is None or isinstance(memory.my_day, date))
        )
    except (TypeError, AttributeError, BadInputError):
        return False


def _vector(values: Any) -> npt.NDArray[np.float32] | None:
    """A vector, shape (dimensions,), or None; a list of numbers will do."""
    if values is None or (isinstance(values, np.ndarray) and values.ndim == 1 and values.dtype == np.float32):
        return values
    try:
        vector = np.asarray(values, dtype=np.float32)
    except (TypeError, ValueError, OverflowError):
        vector = np.zeros((0, 0), dtype=np.float32)
    if vector.ndim != 1:
        raise BadInputError("wrong_kind", what="embedding", value=type(values).__name__)
    return vector


def _whole(value: object) -> int:
    """A whole number, also one that is written as 1.0."""
    return int(value) if isinstance(value, float) and value.is_integer() else checks.whole("valence", value)


def _all_texts(values: Iterable[str]) -> bool:
    """True; `BadInputError` for a list with something else in it."""
    try:
        "".join(values)
    except TypeError:
        for value in values:
            checks.text(value)
    return True


_MOST_RECALLS = 10**300
"""What a float still holds."""

_FIELDS = frozenset(f.name for f in fields(Memory)) - {"embedding"}
_TEXTS = ("text", "event", "emotion", "id", "title", "source")
_LISTS = ("hashtags", "people", "places")
_typed_of = attrgetter(*_TEXTS, *_LISTS, "valence")
_lists_of = attrgetter(*_LISTS)
_TYPES = (*(str for _ in _TEXTS), *(list for _ in _LISTS), int)
_belief_of = attrgetter(*BELIEF_FIELDS)
_PLAIN: tuple[Any, ...] = ("episode", "episode", "interactive_memory", "real", "", 0.0, False, False, {})
"""The beliefs of a memory that was simply told."""
