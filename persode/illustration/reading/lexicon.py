"""The word tables of `data/` as indexes, and the finding of their words in a text."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from persode.illustration.reading.words import Reading, noun_forms, verb_forms

__all__ = ["Index", "Match", "idiom_spans", "index_of_nouns", "rules", "table"]

Phrase = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """What was found, and where: tokens from `start` up to but not including `end`."""

    value: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Index:
    """Phrases by their first word, each with the values that it names."""

    phrases: dict[str, list[tuple[Phrase, tuple[str, ...]]]] = field(default_factory=dict)

    def add(self, words: str, value: str) -> None:
        """Let a phrase name a value."""
        phrase = tuple(words.split())
        bucket = self.phrases.setdefault(phrase[0], [])
        for number, (known, values) in enumerate(bucket):
            if known == phrase:
                bucket[number] = (known, (*values, value) if value not in values else values)
                return
        bucket.append((phrase, (value,)))
        bucket.sort(key=lambda entry: -len(entry[0]))

    def find(self, reading: Reading, blocked: Iterable[int] = ()) -> list[Match]:
        """All matches in text order, the longest phrase at each place; blocked tokens match nothing."""
        tokens = reading.tokens
        found: list[Match] = []
        if self.phrases.keys().isdisjoint(tokens):
            return found
        shut = set(blocked)
        at = 0
        while at < len(tokens):
            step = 1
            for phrase, values in self.phrases.get(tokens[at], ()):
                end = at + len(phrase)
                if tokens[at:end] == phrase and not shut & set(range(at, end)):
                    found += [Match(value, at, end) for value in values]
                    step = len(phrase)
                    break
            at += step
        return found


@cache
def table(name: str) -> dict[str, Any]:
    """A word table of `data/`."""
    path = files("persode.illustration").joinpath("data").joinpath(f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def index_of_nouns(name: str, section: str = "") -> Index:
    """The nouns of a table (or of one section of it), with plurals."""
    index = Index()
    entries = table(name)[section] if section else table(name)
    for value, content in entries.items():
        nouns = content["words"] if isinstance(content, dict) else content
        for noun in nouns:
            for form in sorted(noun_forms(noun) | ({f"{noun}'s"} if name == "things" else set())):
                index.add(form, value)
    return index


@cache
def rules(name: str) -> tuple[tuple[Index, Index, frozenset[str]], ...]:
    """The actions or frames of a table in order: what names it, what only looks like it, words that undo it."""
    made = []
    for value, content in table(name).items():
        triggers, lookalikes = Index(), Index()
        for verb in content.get("verbs", ()):
            for form in sorted(verb_forms(verb)):
                triggers.add(form, value)
        for phrase in content.get("phrases", ()):
            triggers.add(phrase, value)
        for phrase in content.get("not", ()):
            lookalikes.add(phrase, value)
        made.append((triggers, lookalikes, frozenset(content.get("unless", ()))))
    return tuple(made)


def idiom_spans(reading: Reading, *, verbs_too: bool = True) -> set[int]:
    """Tokens that belong to a saying or a simile; `verbs_too`: or that are verbs although they look like nouns."""
    index = Index()
    for idiom in table("idioms")["idioms"]:
        index.add(idiom, "idiom")
    shut = {at for match in index.find(reading) for at in range(match.start, match.end)}
    tokens = reading.tokens
    verbs, before_verbs = set(table("idioms")["verbs"]), set(table("idioms")["before_verbs"])
    for at, token in enumerate(tokens):
        before = tokens[at - 1] if at else ""
        if verbs_too and token in verbs and before in before_verbs:
            shut.add(at)
        if at >= 2 and before in ("a", "an") and tokens[at - 2] in ("like", "as"):
            shut.add(at)
    return shut
