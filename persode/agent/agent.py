"""`EpisodicMemoryAgent`: analyzer, memory, companion and diary behind three methods (Persode paper, Figure 2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from persode import clock
from persode.agent.companion import answer
from persode.agent.forming import memory_from
from persode.agent.likely import likely_kinds
from persode.agent.reminding import pick_related
from persode.agent.situation import Situation
from persode.analyzer import EventEmotionAnalyzer
from persode.episode import EpisodeMetadata
from persode.llm import LanguageModel
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.store import MemoryStore, RetrievalResult
from persode.templates import DiaryTemplate, FewShotTemplateSystem, VisualPrompt, strongest

__all__ = ["EpisodicMemoryAgent", "JournalEntry"]

REMEMBERED_REPLIES = 12


@dataclass(frozen=True)
class JournalEntry:
    """A diary page and where it came from.

    Args:
        date: the page's day, ISO 8601.
        title: two to six words.
        diary: the text, first person.
        visual_prompt: what its picture should show.
        episode: the reading of the utterance (of its strongest episode).
        retrieved: the memories that came up, best first, without the utterance's own; the diary mentions at most one.
    """

    date: str
    title: str
    diary: str
    visual_prompt: VisualPrompt
    episode: EpisodeMetadata
    retrieved: list[RetrievalResult]


class EpisodicMemoryAgent:
    """Keeps memories, answers with them, and makes diary pages. The library's own door; the app has `Journal`.

    Args:
        preferences: how to talk and how to draw; the defaults when None.
        store: where memories are; a new one when None.
        llm: accepted for the day when a model can answer; the offline companion answers now.
    """

    def __init__(
        self,
        preferences: OnboardingPreferences | None = None,
        store: MemoryStore | None = None,
        llm: LanguageModel | None = None,
    ) -> None:
        self.preferences = preferences or OnboardingPreferences()
        self.store = store if store is not None else MemoryStore()
        self.analyzer = EventEmotionAnalyzer(embedder=self.store.embedder)
        self._diary = DiaryTemplate()
        self._visual = FewShotTemplateSystem()
        self._replies: list[str] = []

    def ingest(self, utterance: str, now: datetime | None = None, contextual_relevance: float = 0.5) -> Memory:
        """Read an utterance and remember it.

        Raises:
            BadInputError: the utterance is blank.
        """
        memory = memory_from(self.analyzer.analyze(utterance), _instant(now), contextual_relevance)
        return self.store.add(memory)

    def respond(self, user_input: str, top_k: int = 3, now: datetime | None = None) -> str:
        """A reply in the chosen voice. Only a memory that is put into it is reinforced, at most once a day.

        Nothing is remembered of the input itself: that is what `ingest` is for.

        Raises:
            BadInputError: the input is blank.
        """
        instant = _instant(now)
        reading = self.analyzer.segment(user_input)
        reply = answer(
            Situation(
                text=user_input,
                reading=reading,
                hits=self.store.retrieve(user_input, top_k, instant, reinforce=False, strategy="clausal"),
                memories=self.store.memories,
                preferences=self.preferences,
                now=instant,
                earlier_replies=tuple(self._replies),
                embedder=self.store.embedder.name,
                likely=likely_kinds(user_input, self.store.vector_of(user_input), self.store.embedder.name),
            )
        )
        self._replies = [*self._replies, reply.text][-REMEMBERED_REPLIES:]
        for memory_id in reply.used:
            memory = self.store.get(memory_id)
            if memory is not None and not _recalled_today(memory, instant):
                memory.mark_recalled(instant)
        return reply.text

    def create_journal(self, utterance: str, top_k: int = 2, now: datetime | None = None) -> JournalEntry:
        """A diary page of an utterance, which is remembered as well; a memory that the page mentions is reinforced.

        Raises:
            BadInputError: the utterance is blank.
        """
        instant = _instant(now)
        reading = self.analyzer.segment(utterance)
        hits = self.store.retrieve(utterance, top_k, instant, reinforce=False, strategy="clausal")
        related = pick_related(hits, utterance, embedder=self.store.embedder.name)
        day = clock.my_day(instant)
        page = self._diary.write_offline(reading, self.preferences, related.memory if related else None, day)
        if related is not None and not _recalled_today(related.memory, instant):
            related.memory.mark_recalled(instant)
        self.store.add_many(memory_from(episode, instant) for episode in reading if episode.act == "telling")
        episode = strongest(reading) or reading[0]
        visual = self._visual.build(episode, self.preferences)
        return JournalEntry(day.isoformat(), page.title, page.text, visual, episode, hits)


def _instant(now: datetime | None) -> datetime:
    return clock.now() if now is None else clock.aware(now)


def _recalled_today(memory: Memory, instant: datetime) -> bool:
    return memory.last_recalled is not None and clock.my_day(memory.last_recalled) == clock.my_day(instant)
