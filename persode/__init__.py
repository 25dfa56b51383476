"""Persode: a journal you talk to, that remembers as people do.

The programmer's door. Names are loaded when they are first used, so that `import persode` stays light.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from persode.deferred import deferred

if TYPE_CHECKING:
    from persode.agent import EpisodicMemoryAgent, JournalEntry
    from persode.analyzer import EventEmotionAnalyzer
    from persode.embeddings import get_embedder
    from persode.episode import EpisodeMetadata
    from persode.errors import PersodeError
    from persode.journal import Journal
    from persode.llm import get_llm
    from persode.memory import SHORT_TERM_WINDOW_DAYS, Memory, MemoryStrengthScorer, ebbinghaus_decay
    from persode.onboarding import OnboardingPreferences
    from persode.store import MemoryStore, RetrievalResult
    from persode.templates import DiaryTemplate, FewShotTemplateSystem, VisualPrompt

__version__ = "0.1.0"

__all__ = [
    "SHORT_TERM_WINDOW_DAYS",
    "DiaryTemplate",
    "EpisodeMetadata",
    "EpisodicMemoryAgent",
    "EventEmotionAnalyzer",
    "FewShotTemplateSystem",
    "Journal",
    "JournalEntry",
    "Memory",
    "MemoryStore",
    "MemoryStrengthScorer",
    "OnboardingPreferences",
    "PersodeError",
    "RetrievalResult",
    "VisualPrompt",
    "__version__",
    "ebbinghaus_decay",
    "get_embedder",
    "get_llm",
]


__getattr__ = deferred(
    __name__,
    {
        "persode.agent": ("EpisodicMemoryAgent", "JournalEntry"),
        "persode.analyzer": ("EventEmotionAnalyzer",),
        "persode.embeddings": ("get_embedder",),
        "persode.episode": ("EpisodeMetadata",),
        "persode.errors": ("PersodeError",),
        "persode.journal": ("Journal",),
        "persode.llm": ("get_llm",),
        "persode.memory": ("Memory", "MemoryStrengthScorer", "SHORT_TERM_WINDOW_DAYS", "ebbinghaus_decay"),
        "persode.onboarding": ("OnboardingPreferences",),
        "persode.store": ("MemoryStore", "RetrievalResult"),
        "persode.templates": ("DiaryTemplate", "FewShotTemplateSystem", "VisualPrompt"),
    },
)
