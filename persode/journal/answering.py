"""The companion's answer to a message, and the receipt that is kept with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, Any

from persode.agent import Reply as Answer
from persode.agent import Situation, Turn, answer, likely_kinds, question_beside
from persode.agent.by_model import Brief, brief
from persode.episode import VALENCE, EpisodeMetadata
from persode.illustration import seed_for
from persode.journal.fold.state import Message
from persode.journal.saying import Saying
from persode.journal.telling import episode_of, new_id
from persode.llm import configured_models
from persode.log import Draft
from persode.onboarding import OnboardingPreferences
from persode.store import RetrievalResult
from persode.words import say

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["Composed", "compose", "given", "keep", "receipt_of", "sample_reply", "say_it", "seed_of", "told_to_model"]

CANDIDATES = 5
MOST_HITS = 25
"""So many are looked at, so that what is held back does not crowd out what may be said."""

_ASKING = ("question_to_memory", "request")
EARLIER_REPLIES = 10
EARLIER_TURNS = 16
STRATEGY = "clausal"


@dataclass(frozen=True)
class Composed:
    """An answer with the hits that it was made from; `held_back` says of some why they were not to be brought up.

    `brief` is what a model is told if one is to say it, `by` the name of the model that did.
    """

    answer: Answer
    hits: tuple[RetrievalResult, ...]
    held_back: Mapping[str, str]
    brief: Brief | None = None
    by: str = ""

    @property
    def text(self) -> str:
        """What the person reads."""
        return self.answer.text


def compose(journal: Journal, message: Message) -> Composed:
    """Answer a message from what was said and what is remembered; nothing is changed."""
    own = set(message.tells)
    reading = journal.reading_of(message)
    asked = question_beside(message.text)
    unasked = not asked and not any(episode.act in _ASKING for episode in reading)
    found = [h for h in journal.recall(asked or message.text, MOST_HITS + len(own), STRATEGY) if h.memory.id not in own]
    memories = journal.memories
    held = {m.id: reason for m in memories if (reason := journal.care.held_back(m, unasked))}
    free = [h for h in found if h.memory.id not in held][:CANDIDATES]
    quiet = [h for h in found if held.get(h.memory.id) == "quiet"][:CANDIDATES]
    replies = list(islice(reversed(journal.state.replies.values()), EARLIER_REPLIES))[::-1]
    situation = Situation(
        text=message.text,
        reading=reading,
        hits=free,
        quiet=quiet,
        memories=[m for m in memories if m.id not in own and m.id not in held],
        preferences=journal.preferences,
        now=journal.now,
        zone=journal.state.settings.zone,
        region=journal.state.settings.region,
        contact=journal.state.settings.contact,
        earlier_replies=[r.text for r in replies],
        talk=_talk(journal, message),
        seed=seed_of(message),
        embedder=journal.embedder_name,
        day=message.my_day,
        likely=likely_kinds(message.text, journal.vector_of(message.text), journal.embedder_name),
    )
    shown = [h for h in found[:CANDIDATES] if h.memory.id in held]
    hits = sorted([*free, *shown], key=lambda h: -h.score)
    planned = answer(situation)
    return Composed(planned, tuple(hits), {h.memory.id: held[h.memory.id] for h in shown}, brief(situation, planned))


def seed_of(message: Message) -> int:
    """Of its day: the same talk gets the same answers, and its lines vary them."""
    return seed_for(str(message.my_day))


def _talk(journal: Journal, message: Message) -> list[Turn]:
    """What was said before on the message's day, as it was read when it was told."""
    before = [m for m in journal.conversation(message.my_day) if m.told_at <= message.told_at and m.id != message.id]
    turns = []
    for earlier in before[-EARLIER_TURNS:]:
        told = [journal.state.memories[m] for m in earlier.tells if m in journal.state.memories]
        plain = EpisodeMetadata(
            earlier.text,
            emotion=earlier.mood or earlier.feeling,
            emotional_intensity=earlier.intensity,
            valence=VALENCE.get(earlier.mood or earlier.feeling, 0),
            act=earlier.act,
        )
        reading = [episode_of(m, earlier.act) for m in told] or [plain]
        turns.append(Turn(earlier.text, reading, [m.id for m in told], lendable=earlier.source != "import"))
    return turns


def sample_reply(preferences: OnboardingPreferences, now: datetime) -> str:
    """How the companion would answer a sample message, in the chosen voice and length."""
    text = say("start.sample_message")
    episode = EpisodeMetadata(text, event=text.rstrip("."), emotion="anxious", emotional_intensity=0.5, valence=-1)
    situation = Situation(
        text=text,
        reading=[episode],
        hits=(),
        memories=(),
        preferences=preferences,
        now=now,
        zone="UTC",
        region="",
        earlier_replies=(),
        seed=0,
    )
    return answer(situation).text


def say_it(journal: Journal, message: Message) -> Iterator[str]:
    """Answer a message, word by word; it is kept when the last word is out or the reader stops early.

    Raises:
        ReadOnlyError, StorageError: the disk refused; the answer was said and not kept.
    """
    composed = compose(journal, message)
    saying = Saying(composed.text, composed.answer.used, composed.brief)
    try:
        yield from saying.words()
    finally:
        if saying.trouble is not None:
            journal.reading.tell(saying.trouble)
        said = replace(composed.answer, text=saying.text, used=saying.used)
        keep(journal, message, replace(composed, answer=said, by=saying.by))


def told_to_model(journal: Journal, message: Message) -> list[dict[str, str]]:
    """Word for word what the chat's model is told to answer this message, or [] if it is told nothing.

    Raises:
        BadInputError: the file of models is not understood.
    """
    models = configured_models()
    llm = models.for_role("chat") if models else None
    asked = compose(journal, message).brief
    return llm.messages(asked.system, asked.user, asked.memories) if llm and asked else []


def keep(journal: Journal, message: Message, composed: Composed) -> None:
    """Keep an answer; an erasure that came meanwhile wins over one that still holds its words.

    Raises:
        ReadOnlyError, StorageError: the disk refused.
    """
    with journal.writing():
        state = journal.state
        same = state.messages.get(message.id) is message  # else the log was rewritten since the answer was composed
        if same and all(memory in state.memories for memory in composed.answer.used):
            journal.append(given(journal, message, composed))


def given(journal: Journal, message: Message, composed: Composed) -> list[Draft]:
    """The events of an answer: the reply with its receipt, the recall of what it used, a change that was asked for."""
    used = [hit.memory for hit in composed.hits if hit.memory.id in composed.answer.used]
    used += [
        m
        for m in journal.memories
        if m.id in composed.answer.used and m.id not in {hit.memory.id for hit in composed.hits}
    ]
    data: dict[str, Any] = {
        "reply": new_id(),
        "message": message.id,
        "text": composed.text,
        "act": composed.answer.act,
        "strategy": STRATEGY,
        "receipt": receipt_of(composed),
    }
    if composed.answer.command:
        data |= {"command": composed.answer.command, "about": list(composed.answer.about)}
    if composed.by:
        data["by"] = composed.by
    turn = message.id  # two tabs that answer it answer it once; after an answer that was withdrawn it is a new turn
    if (before := journal.state.withdrawn.get(message.id)) is not None:
        turn = f"{message.id}-after-{before}"
    drafts = [Draft("reply_given", data, f"reply-{turn}")]
    if composed.answer.command == "take_back":
        told = {t for memory in composed.answer.about for t in journal.state.tellings.get(memory, ())}
        last = [m.id for m in journal.conversation(message.my_day) if m.id in told and m.id != message.id][-1:]
        drafts += [Draft("message_taken_back", {"message": m}, f"take-back-{message.id}") for m in last]
    today = journal.today
    said = [m for m in used if m.id not in composed.answer.offered]
    fresh = [m.id for m in said if m.last_recalled is None or journal.day_of(m.last_recalled) != today]
    if fresh:
        drafts.append(Draft("memory_recalled", {"memories": fresh, "reply": data["reply"]}, f"recall-{turn}"))
    change = composed.answer.preference_change
    if change is not None:
        preferences = OnboardingPreferences.from_dict({**journal.preferences.to_dict(), change[0]: change[1]})
        drafts.append(Draft("onboarding_saved", {"preferences": preferences.to_dict()}, f"preference-{message.id}"))
    return drafts


def receipt_of(composed: Composed) -> dict[str, Any]:
    """What was recalled for an answer, compact: `terms` (name, weight) once, `used` memory ids, and one row a memory,
    best first: (id, score, value of each term, why it was left out or "")."""
    terms = composed.hits[0].terms if composed.hits else ()
    used = list(composed.answer.used)
    reasons = {**dict(composed.answer.left_out), **composed.held_back}
    rows: list[list[Any]] = [
        [
            hit.memory.id,
            round(hit.score, 4),
            [round(term.value, 4) for term in hit.terms],
            "" if hit.memory.id in used else reasons.get(hit.memory.id, ""),
        ]
        for hit in composed.hits
    ]
    known = {row[0] for row in rows}
    rows += [[memory_id, 0.0, [], ""] for memory_id in used if memory_id not in known]
    return {"terms": [[term.name, term.weight] for term in terms], "used": used, "moments": rows}
