"""From words to events: what the person says is kept first, then read, then remembered.

Only tellings and preferences form memories. The same sentence again on the same my-day is a further telling of one
memory; on another day it is another memory.
"""

from __future__ import annotations

import uuid
from datetime import date, datetime, time
from typing import TYPE_CHECKING, Any

from persode import checks, clock
from persode.agent import is_grave, is_order, memory_from
from persode.analyzer import EventEmotionAnalyzer
from persode.episode import EpisodeMetadata
from persode.errors import BadInputError
from persode.journal.erasing.cutting import FULL_STOPS
from persode.journal.fold.state import Message, State
from persode.journal.rewording import heirs, inherited, is_told_elsewhere, merged_into, told_before
from persode.language import clean, is_blank
from persode.log import Draft
from persode.mementos import read_text
from persode.memory import Memory

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = [
    "MAX_MESSAGE",
    "checked",
    "checked_edit",
    "checked_title",
    "cleaned",
    "episode_of",
    "imported",
    "new_id",
    "read",
    "said",
]

MAX_MESSAGE = 1_000_000
"""Characters that one message may have."""

MAX_TITLE = 200

_REMEMBERED_ACTS = ("telling", "preference")


def new_id() -> str:
    """A fresh id for a message, a reply, a memory or a page."""
    return uuid.uuid4().hex[:16]


def checked(text: str) -> str:
    """The words as they can be kept.

    Raises:
        BadInputError: nothing but blanks, or too long.
    """
    words = clean(checks.text(text))
    if is_blank(words):
        raise BadInputError("empty_message")
    if len(words) > MAX_MESSAGE:
        raise BadInputError("long_message", most=f"{MAX_MESSAGE:,}")
    return words


def checked_edit(message: Message, text: str) -> str:
    """The new words of a message.

    Raises:
        BadInputError: as `checked`, or the message was taken back.
    """
    if message.taken_back:
        raise BadInputError("taken_back")
    return checked(text)


def checked_title(title: str) -> str:
    """A title on one line, cut at `MAX_TITLE` characters; may be empty."""
    return " ".join(clean(title).split())[:MAX_TITLE]


def cleaned(data: Any) -> Any:
    """Plain data with every text in it cleaned, so that it can be stored."""
    if isinstance(data, str):
        return clean(data)
    if isinstance(data, dict):
        return {key: cleaned(value) for key, value in data.items()}
    return [cleaned(value) for value in data] if isinstance(data, list) else data


def said(text: str, key: str, day: date | None, journal: Journal) -> Draft:
    """The event of something said now, about today or a past day.

    Raises:
        BadInputError: as `checked`, or a day that is still to come.
    """
    today = journal.today
    if day is not None and checks.day(day) > today:
        raise BadInputError("future_day", day=day.isoformat())
    past = day is not None and day != today
    data = {
        "message": new_id(),
        "text": checked(text),
        "my_day": (day or today).isoformat(),
        "told_at": journal.now.isoformat(),
        "source": "past_day" if past else "chat",
    }
    return Draft("message_said", data, key)


def imported(text: str, told_at: datetime, key: str, journal: Journal) -> Draft:
    """The event of an entry of another journal.

    Raises:
        BadInputError: as `checked`, or a time that is still to come.
    """
    told_at = clock.aware(told_at)
    if told_at > journal.now:
        raise BadInputError("future_day", day=told_at.date().isoformat())
    data = {
        "message": new_id(),
        "text": checked(text),
        "my_day": journal.day_of(told_at).isoformat(),
        "told_at": told_at.isoformat(),
        "source": "import",
    }
    return Draft("message_said", data, key)


def read(message: Message, state: State, analyzer: EventEmotionAnalyzer, zone: str, model: bool = False) -> list[Draft]:
    """The events of reading a message: what it is, and the memories that it forms.

    What an edited message told before goes on under its id (see `persode.journal.rewording`).
    With `model` it is marked as waiting for one, if it formed memories, was told here and holds no crisis.
    """
    whole = analyzer.analyze(message.text)
    known = {_folded(m.text): m.id for m in state.memories.values() if m.my_day == message.my_day}
    memories: list[tuple[Memory, EpisodeMetadata]] = []
    again: list[str] = []
    kept: list[Draft] = []
    strongest, awaits_model = whole, False
    is_imported = message.source == "import"  # written elsewhere, to nobody here
    if whole.act in _REMEMBERED_ACTS and (is_imported or not is_order(message.text)):
        formed_at = event_time(message, zone)
        episodes = analyzer.segment(message.text) or [whole]
        strongest = max(episodes, key=lambda e: e.emotional_intensity)
        before = heirs([e.text for e in episodes], told_before(message, state))
        for place, episode in enumerate(episodes):
            old, twin = before.get(place), known.get(_folded(episode.text))
            goes_on = old is not None and not is_told_elsewhere(old, state)
            if twin is not None:
                again.append(twin)
                kept += merged_into(twin, old, state) if old is not None and goes_on else []
                continue
            its_id = old.id if old is not None and goes_on else new_id()
            memory = memory_from(episode, created_at=formed_at, day=message.my_day, source=message.id, id=its_id)
            kept += inherited(memory.id, old, state) if old is not None and not goes_on else []
            known[_folded(memory.text)] = memory.id
            memories.append((memory, episode))
        safe = all(episode.act in _REMEMBERED_ACTS for episode in episodes) and not is_grave(message.text)
        awaits_model = model and safe and bool(memories) and not is_imported
    reading = {
        "message": message.id,
        "act": whole.act,
        "feeling": strongest.emotion,
        "intensity": round(strongest.emotional_intensity, 4),
        "reasons": strongest.reasons,
        "memories": [_formed(memory, episode, message, zone) for memory, episode in memories],
        "told_again": list(dict.fromkeys(again)),
    }
    if not message.edited:
        reading["told_at"] = message.told_at.isoformat()  # so that *as of* a day cuts it together with the telling
    if awaits_model:
        reading["awaits_model"] = True
    drafts = [Draft("message_read", {name: value for name, value in reading.items() if value != []})]
    return [*drafts, *kept]


def event_time(message: Message, zone: str) -> datetime:
    """When the event was formed: the telling itself; for a past day its noon."""
    if message.source != "past_day":
        return message.told_at
    noon = datetime.combine(message.my_day, time(12), tzinfo=clock.zone(zone))
    return min(clock.aware(noon), message.told_at)


def episode_of(memory: Memory, act: str = "telling") -> EpisodeMetadata:
    """The reading that a memory holds; a feeling that the person tapped is in it."""
    return EpisodeMetadata(
        text=memory.text,
        event=memory.event,
        emotion=memory.emotion or "neutral",
        hashtags=list(memory.hashtags),
        emotional_intensity=memory.emotional_intensity,
        valence=memory.valence,
        title=memory.title,
        people=list(memory.people),
        places=list(memory.places),
        act=act,
    )


def _formed(memory: Memory, episode: EpisodeMetadata, message: Message, zone: str) -> dict[str, Any]:
    """A memory with its reading for the mementos, without what it shares with its message and what is empty."""
    data = memory.to_dict()
    del data["my_day"], data["source"]
    if memory.created_at == message.told_at:
        del data["created_at"]
    told = {name: value for name, value in data.items() if value not in ("", 0, None, [])}
    return told | {"reading": read_text(memory.text, message.my_day, episode.facts, episode.relations, zone).to_dict()}


def _folded(text: str) -> str:
    """What is the same for a sentence however it is typed: capitals, blanks, apostrophes, its end but for a "?"."""
    spaced = " ".join(text.casefold().replace("’", "'").split())
    return spaced.rstrip(FULL_STOPS) or spaced
