"""From a reading to a memory."""

from __future__ import annotations

import re
import uuid
from datetime import date, datetime

from persode.clock import aware, my_day
from persode.episode import EpisodeMetadata
from persode.memory import Memory, default_class, emotions_of

__all__ = ["memory_from"]

SURE = 0.7
"""Certainty from which on a statement about the person is more than a guess."""

_SHAME = re.compile(r"\b(?:ashamed|embarrass\w*|humiliat\w*|mortified)\b|부끄러|창피", re.IGNORECASE)
_GUILT = re.compile(
    r"\b(?:guilt(?:y)?|my (?:own )?fault|felt bad about|should(?:n't| not) have (?:said|done))\b|죄책감", re.I
)


def memory_from(
    episode: EpisodeMetadata,
    created_at: datetime,
    contextual_relevance: float = 0.5,
    day: date | None = None,
    zone: str = "UTC",
    source: str = "",
    id: str | None = None,
) -> Memory:
    """The memory of one episode.

    Args:
        episode: what was read.
        created_at: when it was told; a naive time is UTC.
        contextual_relevance: C, clipped to [0, 1].
        day: the my-day that it belongs to; that of `created_at` in `zone` if None.
        zone: IANA zone of the person.
        source: id of the message that it came from.
        id: a random one if None.

    Raises:
        BadInputError: there is no such zone.
    """
    return Memory(
        text=episode.text,
        event=episode.event,
        emotion=episode.emotion,
        hashtags=list(episode.hashtags),
        emotional_intensity=episode.emotional_intensity,
        contextual_relevance=contextual_relevance,
        created_at=aware(created_at),
        id=id if id is not None else uuid.uuid4().hex,
        title=episode.title,
        valence=episode.valence,
        people=list(episode.people),
        places=list(episode.places),
        my_day=day if day is not None else my_day(created_at, zone),
        source=source,
        belief_class=default_class(episode.kind, guessed=_is_guess(episode)),
        kind=episode.kind,
        domain=episode.domain,
        body=episode.body,
        emotions=emotions_of(
            episode.emotion,
            episode.emotional_intensity,
            shame=bool(_SHAME.search(episode.text)),
            guilt=bool(_GUILT.search(episode.text)),
        ),
    )


def _is_guess(episode: EpisodeMetadata) -> bool:
    """True if what it says of the person is so uncertain that it waits for a confirmation."""
    return episode.kind == "fact" and all(fact.certainty < SURE for fact in episode.facts)
