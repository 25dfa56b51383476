"""What the three views need of one text: facts with their dates, places with their status, who is what, and when.

A reading is made once, when a text is told, and kept beside its memory; the views only count and sort.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Self

from persode.episode import Fact
from persode.language import DateMention, date_mentions, daytime, place_mentions, sentences
from persode.mementos.common_places import common_places

__all__ = ["Reading", "Statement", "read_text"]

MOST_CHARACTERS = 20_000
"""How much of a text is read for dates and places; the rest is kept, not read."""

Days = tuple[date, date]

_NOT_WHEN = re.compile(
    r"\b(?:since|until|till|by|than|like|as|before|after|from|for|about)\s+(?:(?:the|in|on|at|back)\s+)*$"
    r"|\b(?:can|(?-i:may)|might|will|shall|wants? to|hopes? to|asks?|asked|remind\w*|remember\w*|miss(?:ed|ing)?"
    r"|think\w* of|thought of|photos? (?:of|from)|born)\b[^.!?]*$",
    re.IGNORECASE,
)
"""Words before a date that say that it is not the date of what is told."""

_TURN = re.compile(
    r"\b(?:moved|started|began|joined|hired|got|turned|became|graduated|left|quit|resigned|since|lived|worked|born"
    r"|was|were|moving|move|start|join|will|going to|used to)\b",
    re.IGNORECASE,
)
"""Words that tie the date of a sentence to the fact in it: a change, or a time that is over."""

_ENDED = re.compile(
    r"\b(?:quit|left|resigned|retired|stopped|finished|gave up|moved out|broke up|split up|divorced"
    r"|(?:was|got) (?:fired|sacked|made redundant|laid off))\b|\b(?:until|till)\b",
    re.IGNORECASE,
)
"""Words that say that the date is that of an end."""


@dataclass(frozen=True)
class Statement:
    """A fact that a text states (see `persode.episode.Fact`), with the days that the text gives it, or None.

    `ends`: the days of what is past are those of its end ("I quit Tesco last week"), not of its time.
    """

    path: str
    value: str
    tense: str = "now"
    certainty: float = 0.9
    adds: bool = False
    span: tuple[int, int] = (0, 0)
    days: Days | None = None
    ends: bool = False


@dataclass(frozen=True)
class Reading:
    """What a text says for the views.

    `places` are (name, status), the status as in `persode.language.PlaceMention`; `relations` says of each person what
    she is to the journal's owner ("" if it is not said); `about` are the days that it tells of, or None for its own
    day; `ahead` are days to come that it speaks of; `daytime` is one of `DAYTIMES` or "".
    """

    statements: tuple[Statement, ...] = ()
    places: tuple[tuple[str, str], ...] = ()
    relations: Mapping[str, str] = field(default_factory=dict)
    about: Days | None = None
    ahead: Days | None = None
    daytime: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the log, without what is empty."""
        data: dict[str, Any] = {
            "facts": [_fact_row(s) for s in self.statements],
            "places": [list(place) for place in self.places],
            "relations": dict(self.relations),
            "about": _days_row(self.about),
            "ahead": _days_row(self.ahead),
            "daytime": self.daytime,
        }
        return {name: value for name, value in data.items() if value}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The reading that `to_dict` gave."""
        return cls(
            tuple(map(_statement, data.get("facts", ()))),
            tuple([(name, status) for name, status in data.get("places", ())]),
            data.get("relations", {}),
            _days(data.get("about")),
            _days(data.get("ahead")),
            data.get("daytime", ""),
        )


def read_text(
    text: str, day: date, facts: Iterable[Fact] = (), relations: Mapping[str, str] | None = None, zone: str = ""
) -> Reading:
    """The reading of a text that was told for `day`; what a person says of herself and of others is given.

    `zone` is the person's IANA zone, which decides what "03/04/2026" means; "" = not known.
    """
    shown = text[:MOST_CHARACTERS]
    dates = date_mentions(shown, day, zone)
    told = [m for m in dates if m.first <= day and not _NOT_WHEN.search(shown[: m.start])]
    ahead = [m for m in dates if m.first > day]
    named = [(m.name, m.status) for m in place_mentions(shown)]
    places = dict.fromkeys([*named, *common_places(shown, [name for name, _ in named])])
    return Reading(
        statements=tuple(_dated(fact, shown, dates) for fact in facts),
        places=tuple(places),
        relations=relations or {},
        about=(told[0].first, told[0].last) if told and told[0].last < day else None,
        ahead=(ahead[0].first, ahead[0].last) if ahead else None,
        daytime=daytime(shown),
    )


def _dated(fact: Fact, text: str, dates: list[DateMention]) -> Statement:
    """A fact with the date of its own clause, where the clause speaks of a change or of a time that is over."""
    start, end = fact.span
    days, ends = None, False
    for sentence in sentences(text):
        if sentence.start <= start < sentence.end:
            clauses = [m.start() for m in re.finditer(r"[,;] ", text[sentence.start : sentence.end])]
            borders = [sentence.start, *(sentence.start + at for at in clauses), sentence.end]
            first = max(border for border in borders if border <= start)
            last = min(border for border in borders if border >= end)
            inside = [m for m in dates if first <= m.start < last]
            if not inside and fact.tense != "now":
                inside = [m for m in dates if sentence.start <= m.start < sentence.end]
            if inside and _TURN.search(text[first:last]):
                days = inside[0].first, inside[0].last
                ends = fact.tense == "past" and _ENDED.search(text[first:last]) is not None
    return Statement(fact.path, fact.value, fact.tense, fact.certainty, fact.adds, fact.span, days, ends)


def _fact_row(statement: Statement) -> list[Any]:
    s = statement
    row = [s.path, s.value, s.tense, s.certainty, s.adds, list(s.span), _days_row(s.days)]
    return [*row, True] if s.ends else row


def _statement(row: list[Any]) -> Statement:
    path, value, tense, certainty, adds, (start, end), days, *ends = row
    return Statement(path, value, tense, certainty, adds, (start, end), _days(days), bool(ends))


def _days_row(days: Days | None) -> list[str] | None:
    return None if days is None else [days[0].isoformat(), days[1].isoformat()]


def _days(row: list[str] | None) -> Days | None:
    return None if row is None else (date.fromisoformat(row[0]), date.fromisoformat(row[1]))
