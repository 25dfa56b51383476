"""The companion and the agent: what is said back, and which memory is brought up.

`answer(Situation) -> Reply` is pure; `EpisodicMemoryAgent` wires it to analyzer, store and templates. `memory_from` and
`pick_related` are shared with the journal.
"""

from __future__ import annotations

from persode.agent.agent import EpisodicMemoryAgent, JournalEntry
from persode.agent.companion import answer, question_beside
from persode.agent.crisis import GENERAL_LINE, is_grave
from persode.agent.forming import memory_from
from persode.agent.heavy import is_heavy
from persode.agent.likely import likely_kinds
from persode.agent.preference import is_order, preference_of
from persode.agent.reminding import CLAIM_FLOOR, SAME_EVENT, claims, fits, pick_related
from persode.agent.situation import LEFT_OUT_REASONS, Reply, Situation, Turn

__all__ = [
    "CLAIM_FLOOR",
    "GENERAL_LINE",
    "LEFT_OUT_REASONS",
    "SAME_EVENT",
    "EpisodicMemoryAgent",
    "JournalEntry",
    "Reply",
    "Situation",
    "Turn",
    "answer",
    "claims",
    "fits",
    "is_grave",
    "is_heavy",
    "is_order",
    "likely_kinds",
    "memory_from",
    "pick_related",
    "preference_of",
    "question_beside",
]
