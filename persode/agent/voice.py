"""A voice: which of the written patterns is said, so that a talk does not repeat itself.

One thing to know: the choice depends on the seed, the message and the replies so far, and on nothing else.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from persode.agent.situation import Situation
from persode.onboarding import CONVERSATION_STYLES
from persode.templates import pattern_file

__all__ = ["Table", "Voice", "any_in", "capital", "opening", "patterns", "sentence_count"]

REMEMBERED_REPLIES = 3
"""So many last replies begin otherwise."""

LINES_KEPT_APART = 10
"""In so many last replies a line does not come back, if another one is left."""

Table = Mapping[str, Sequence[str]] | Sequence[str]
"""Patterns by conversation style, or one list for all."""

_END = re.compile(r"[.!?]+[\"'”’]*(?=\s|$)")


class Voice:
    """Says patterns in the style that a person chose.

    `concise` and `listener` are what the preferences say; an unknown style or personality counts as the default one;
    `likely` are the kinds of the message that is answered.
    """

    def __init__(self, situation: Situation) -> None:
        preferences = situation.preferences
        style = preferences.conversation_style
        self.style = style if style in CONVERSATION_STYLES else "default"
        self.concise = preferences.response_length == "concise"
        self.listener = preferences.personality == "listener"
        self.likely = situation.likely
        self._seed = f"{situation.seed}|{self.listener}|{len(situation.earlier_replies)}|{situation.text[:500]}"
        self._said = " ".join(situation.earlier_replies[-12:]).lower()
        self._recent = list(situation.earlier_replies[-LINES_KEPT_APART:])
        self._openings = [opening(reply) for reply in self._recent[-REMEMBERED_REPLIES:]]

    def say(self, table: Table, **fields: str) -> str:
        """One pattern of the style with its fields filled in and a capital first; a fresh one if one is left."""
        return capital(self._chosen(table, fields, first=False))

    def open(self, table: Table, **fields: str) -> str:
        """The same for the first sentence of a reply: it begins otherwise than each of the last three replies."""
        return capital(self._chosen(table, fields, first=True))

    def fresh(self, table: Table, **fields: str) -> str:
        """The same, but "" if every pattern of the style was said in the last replies: better nothing than again."""
        styled = table.get(self.style, table["default"]) if isinstance(table, Mapping) else table
        return "" if all(self._was_used(p) for p in styled) else self.say(table, **fields)

    def within(self, table: Table, **fields: str) -> str:
        """The same for a part of a sentence: the first letter stays as it is."""
        return self._chosen(table, fields, first=False)

    def coin(self, name: str) -> bool:
        """True or False, by the seed."""
        return self._random(name).random() < 0.5

    def number(self, name: str, below: int) -> int:
        """A whole number from 0 to below `below`, by the seed."""
        return self._random(name).randrange(below)

    def was_said(self, text: str) -> bool:
        """True if the text stands in one of the earlier replies."""
        return bool(text) and text.lower().rstrip(".?! ") in self._said

    def used_lately(self, table: Table) -> bool:
        """True if the last replies have any line of the table."""
        lines = [p for lines in table.values() for p in lines] if isinstance(table, Mapping) else table
        return any(self._was_used(line) for line in lines)

    def said_lately(self, lines: Iterable[str], replies: int) -> bool:
        """True if one of so many last replies holds one of the lines, which are in lower case."""
        said = " ".join(self._recent[-replies:]).lower()
        return bool(said) and any(line in said for line in lines)

    def was_continuing(self) -> bool:
        """True if the last reply went along without giving her words back."""
        tables = [
            *patterns("moves")["continuing"].values(),
            *(tone["bare"] for tone in patterns("opening").values() if "bare" in tone),
            patterns("play")["opens"],
        ]
        lines = [line.lower() for table in tables for line in table.get(self.style, ())]
        return bool(self._recent) and self._recent[-1].lower().startswith(tuple(lines))

    def _chosen(self, table: Table, fields: Mapping[str, str], first: bool) -> str:
        styled = table.get(self.style, table["default"]) if isinstance(table, Mapping) else table
        others = [p for lines in table.values() for p in lines] if isinstance(table, Mapping) else styled
        for candidates in self._in_order(styled, others, fields, first):
            if candidates:
                chosen = self._random(f"{len(styled)}|{styled[0]}").choice(candidates)
                return chosen.format(**fields) if fields else chosen
        return styled[0].format(**fields) if fields else styled[0]

    def _random(self, purpose: str) -> random.Random:
        return random.Random(f"{self._seed}|{purpose}".encode("utf-8", "surrogatepass"))

    def _in_order(
        self, own: Sequence[str], others: Sequence[str], fields: Mapping[str, str], first: bool
    ) -> list[list[str]]:
        """The candidates: those that repeat nothing, then those that repeat least."""
        age = {p: self._age(p) for p in own}
        unused = [p for p in own if age[p] > len(self._recent)]
        if not first:
            return [unused, [p for p in own if age[p] == max(age.values())]]
        short = {tuple(found[:2]) for found in self._openings}
        long = {tuple(found) for found in self._openings}

        def begins(pattern: str) -> list[str]:
            return opening(pattern.format(**fields) if fields else pattern)

        return [
            [p for p in unused if tuple(begins(p)[:2]) not in short],
            [p for p in others if not self._was_used(p) and tuple(begins(p)[:2]) not in short],
            [p for p in own if tuple(begins(p)[:2]) not in short],
            [p for p in others if tuple(begins(p)[:2]) not in short],
            [p for p in own if tuple(begins(p)) not in long],
            [p for p in others if tuple(begins(p)) not in long],
        ]

    def _was_used(self, pattern: str) -> bool:
        """True if one of the last replies has a sentence of this pattern, whatever its fields held."""
        return self._age(pattern) <= len(self._recent)

    def _age(self, pattern: str) -> int:
        """How many replies ago a sentence of this pattern was said, 1 = in the last; more than there are = never."""
        shape = _shape(pattern)
        ages = (n for n, reply in enumerate(reversed(self._recent), start=1) if shape.search(reply))
        return next(ages, len(self._recent) + 1)


@cache
def _shape(pattern: str) -> re.Pattern[str]:
    """A sentence of this pattern, whatever its fields hold."""
    parts = [re.escape(part) for part in re.split(r"\{\w+\}", pattern)]
    return re.compile(rf"(?:^|[.!?]\s){'[^.!?]{0,400}?'.join(parts)}(?=\s|$)", re.IGNORECASE)


def opening(text: str) -> list[str]:
    """The first three words of a reply, lower-cased, without marks."""
    return re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text[:200].lower())[:3]


def sentence_count(text: str) -> int:
    """Sentences by their end marks . ! ?"""
    return len(_END.findall(text))


def capital(text: str) -> str:
    """The text with a large first letter."""
    return text[:1].upper() + text[1:]


def any_in(expressions: Iterable[str], text: str) -> bool:
    """True if one of the regular expressions of a pattern file is found in a text.

    There are more of them than `re` keeps compiled: each is kept here.
    """
    return any(_compiled(expression).search(text) for expression in expressions)


@cache
def _compiled(expression: str) -> re.Pattern[str]:
    return re.compile(expression)


def patterns(name: str) -> dict[str, Any]:
    """The tables of one of the agent's pattern files."""
    return pattern_file(name, "persode.agent")
