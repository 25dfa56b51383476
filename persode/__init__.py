"""Persode: a journal you talk to, that remembers as people do.

The programmer's door. Names are loaded when they are first used, so that `import persode` stays light.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

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

_HOME = {
    "EpisodicMemoryAgent": "agent",
    "JournalEntry": "agent",
    "EventEmotionAnalyzer": "analyzer",
    "get_embedder": "embeddings",
    "EpisodeMetadata": "episode",
    "PersodeError": "errors",
    "Journal": "journal",
    "get_llm": "llm",
    "Memory": "memory",
    "MemoryStrengthScorer": "memory",
    "SHORT_TERM_WINDOW_DAYS": "memory",
    "ebbinghaus_decay": "memory",
    "OnboardingPreferences": "onboarding",
    "MemoryStore": "store",
    "RetrievalResult": "store",
    "DiaryTemplate": "templates",
    "FewShotTemplateSystem": "templates",
    "VisualPrompt": "templates",
}

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


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'persode' has no attribute {name!r}")
    return getattr(import_module(f"persode.{_HOME[name]}"), name)
