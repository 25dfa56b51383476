"""A voice: which of the written patterns is said, so that a talk does not repeat itself.

One thing to know: the choice depends on the seed, the message and the replies so far, and on nothing else.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

from persode.agent.situation import Situation
from persode.onboarding import CONVERSATION_STYLES
from persode.templates import pattern_file

__all__ = ["Voice", "capital", "opening", "patterns", "sentence_count"]

REMEMBERED_OPENINGS = 3
_END = re.compile(r"[.!?]+[\"'”’]*(?=\s|$)")


class Voice:
    """Says patterns in the style that a person chose.

    `concise` and `listener` are what the preferences say; an unknown style or personality counts as the default one.
    """

    def __init__(self, situation: Situation) -> None:
        preferences = situation.preferences
        style = preferences.conversation_style
        self.style = style if style in CONVERSATION_STYLES else "default"
        self.concise = preferences.response_length == "concise"
        self.listener = preferences.personality == "listener"
        self._seed = f"{situation.seed}|{self.listener}|{len(situation.earlier_replies)}|{situation.text[:500]}"
        self._said = " ".join(situation.earlier_replies[-12:]).lower()
        self._openings = [opening(reply) for reply in situation.earlier_replies[-REMEMBERED_OPENINGS:]]

    def say(
        self, table: Mapping[str, Sequence[str]] | Sequence[str], first: bool = False, inner: bool = False, **fields: str
    ) -> str:
        """One pattern of the style with its fields filled in, fresh if one is left.

        Args:
            table: lists by style, or one list for all styles.
            first: it opens the reply: its first words are not those of one of the last three replies.
            inner: it stands inside a sentence, so its first letter stays as it is.
        """
        styled = table.get(self.style, table["default"]) if isinstance(table, Mapping) else table
        others = [p for lines in table.values() for p in lines] if isinstance(table, Mapping) else []
        rendered = [_filled(p, fields, inner) for p in styled]
        fallback = [_filled(p, fields, inner) for p in others]
        for candidates in self._in_order(rendered, fallback, first):
            if candidates:
                return random.Random(f"{self._seed}|{len(rendered)}|{rendered[0]}").choice(candidates)
        return rendered[0]

    def coin(self, name: str) -> bool:
        """True or False, by the seed."""
        return random.Random(f"{self._seed}|{name}").random() < 0.5

    def was_said(self, text: str) -> bool:
        """True if the text stands in one of the earlier replies."""
        return bool(text) and text.lower().rstrip(".?! ") in self._said

    def _in_order(self, own: list[str], others: list[str], first: bool) -> list[list[str]]:
        if not first:
            return [[t for t in own if not self.was_said(t)], own]
        short = {tuple(words[:2]) for words in self._openings}
        long = {tuple(words[:3]) for words in self._openings}
        fresh = [t for t in own if tuple(opening(t)[:2]) not in short]
        return [
            [t for t in fresh if not self.was_said(t)],
            fresh,
            [t for t in own if tuple(opening(t)) not in long],
            [t for t in others if tuple(opening(t)[:2]) not in short],
            [t for t in others if tuple(opening(t)) not in long],
            own,
        ]


def opening(text: str) -> list[str]:
    """The first three words of a reply, lower-cased, without marks."""
    return re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text[:200].lower())[:3]


def sentence_count(text: str) -> int:
    """Sentences by their end marks . ! ?"""
    return len(_END.findall(text))


def capital(text: str) -> str:
    """The text with a large first letter."""
    return text[:1].upper() + text[1:]


def patterns(name: str) -> dict[str, Any]:
    """The tables of one of the agent's pattern files."""
    return pattern_file(name, "persode.agent")


def _filled(pattern: str, fields: Mapping[str, str], inner: bool) -> str:
    text = pattern.format(**fields) if fields else pattern
    return text if inner else capital(text)
