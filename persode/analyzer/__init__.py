"""The analyzer reads one message: what happened, how it felt, who and where, and what the message asks for."""

from __future__ import annotations

from persode.analyzer.acts import act_of
from persode.analyzer.analyzer import EventEmotionAnalyzer
from persode.analyzer.crisis import is_crisis

__all__ = ["EventEmotionAnalyzer", "act_of", "is_crisis"]
