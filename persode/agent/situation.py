"""What the companion is told, and what it answers: plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from persode.episode import EpisodeMetadata
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.store import RetrievalResult

__all__ = ["LEFT_OUT_REASONS", "Reply", "Situation", "Turn"]

LEFT_OUT_REASONS = (
    "same_event",
    "same_talk",
    "does_not_fit",
    "not_yet",
    "said_before",
    "preference",
    "wrong_moment",
    "too_small",
    "one_is_enough",
    "not_asked",
    "crisis",
    "quiet",
    "resting",
    "faded",
    "fiction",
    "grave",
)
"""Why a hit was not brought up; each has its sentence under `companion.left_out` in the words."""


@dataclass(frozen=True)
class Turn:
    """What the person said before, how it was read, and the ids of the memories that were formed of it.

    `lendable` is False for what a language model is not to hear as a part of the talk: an imported entry.
    """

    text: str
    reading: Sequence[EpisodeMetadata] = ()
    memories: Sequence[str] = ()
    lendable: bool = True


@dataclass(frozen=True)
class Situation:
    """One message and everything that the answer may draw on.

    Args:
        text: the message.
        reading: its episodes, in order; empty = it is read as small talk or, if it has words, as a plain telling.
        hits: best first (strategy `clausal`), this message's own memory not among them.
        memories: all live ones that may be brought up.
        quiet: hits that the person asked to leave alone, best first; an answer may say that, never what they are.
        preferences: the voice: conversation style, personality, length, and the name.
        now: the instant, aware.
        zone: IANA zone of the person.
        region: ISO 3166 two-letter code for crisis lines, or "" if it is not known.
        earlier_replies: the companion's own, newest last.
        seed: varies the wording; same inputs and seed, same reply.
        embedder: name of the embedder that made the hits: each has its own floor.
        day: the day that the message tells of, today if None; no memory of a later day comes up.
        talk: what the person said before in this talk (of this day), newest last; how that felt goes on.
        contact: whom to turn to in a crisis beside the lines of her region, or "".
        likely: what kinds of thing the message probably tells (`persode.agent.likely`), kind -> probability.
    """

    text: str
    reading: Sequence[EpisodeMetadata]
    hits: Sequence[RetrievalResult]
    memories: Sequence[Memory]
    preferences: OnboardingPreferences
    now: datetime
    zone: str = "UTC"
    region: str = ""
    earlier_replies: Sequence[str] = ()
    seed: int = 0
    embedder: str = "minilm"
    quiet: Sequence[RetrievalResult] = ()
    day: date | None = None
    talk: Sequence[Turn] = ()
    contact: str = ""
    likely: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Reply:
    """An answer and its receipt.

    Args:
        text: what the person reads.
        act: what the message was taken for, one of `persode.episode.ACTS`.
        used: ids of the memories that were put into the text.
        offered: those of them that were only asked about ("or do you mean ...?"): that reinforces nothing.
        left_out: (id, one of `LEFT_OUT_REASONS`) for every other hit.
        preference_change: (field of `OnboardingPreferences`, new value) that the person asked for, or None; the caller
            applies it.
        command: what the caller is to do: "page" = make the day's page, "take_back" = take back the message that told
            `about`, "forget" = show what erasing `about` would take, and ask; "" = nothing.
        about: ids of the memories that the command is about; of "page" the day, YYYY-MM-DD.
        lendable: True if a language model may say it in its own words: never a crisis, nor a fact of the program.
    """

    text: str
    act: str
    used: tuple[str, ...] = ()
    left_out: tuple[tuple[str, str], ...] = field(default=())
    preference_change: tuple[str, str] | None = None
    lendable: bool = False
    command: str = ""
    about: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
