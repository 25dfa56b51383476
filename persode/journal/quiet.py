"""What is not to be brought up: how a line of the quiet list is read, and which memories fall under it."""

from __future__ import annotations

import re
from datetime import date

from persode import checks
from persode.errors import BadInputError
from persode.journal.erasing.traces import names
from persode.journal.fold.state import QuietRule
from persode.journal.telling import cleaned
from persode.language import speaks_of, words
from persode.memory import Memory

__all__ = ["QUIET_KINDS", "falls_under", "rule_of"]

QUIET_KINDS = ("memory", "person", "place", "date", "topic")

_WITHIN_TAG = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def rule_of(kind: str, value: str) -> QuietRule:
    """The line of the quiet list that a person means.

    Raises:
        UnknownChoiceError: there is no such kind.
        BadInputError: a value without a word, a date that is none.
    """
    checks.choice("kind", kind, QUIET_KINDS)
    word = " ".join(cleaned(checks.text(value)).split()).removeprefix("#" if kind == "topic" else "")
    if not words(word):
        raise BadInputError("nothing_to_quieten")
    if kind == "date":
        try:
            word = date.fromisoformat(word).isoformat()
        except ValueError as error:
            raise BadInputError("bad_date", value=word) from error
    return QuietRule(kind, word if kind in ("memory", "date") else word.casefold())


def falls_under(memory: Memory, rule: QuietRule) -> bool:
    """True if a memory is not to be brought up by that rule."""
    if rule.kind == "memory":
        return memory.id == rule.value
    if rule.kind == "date":
        return memory.my_day is not None and memory.my_day.isoformat() == rule.value
    text, named = memory.text, memory.people if rule.kind == "person" else memory.places
    if rule.kind == "topic":
        named = [_WITHIN_TAG.sub(" ", tag.removeprefix("#")) for tag in memory.hashtags]
        if rule.value in (tag.replace(" ", "").casefold() for tag in named):
            return True
    spoken_of = names if rule.kind == "person" else speaks_of
    return spoken_of(text, rule.value) or any(speaks_of(name, rule.value) for name in named)
