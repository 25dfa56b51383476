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
from persode.language.forms import is_past
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
    r"\b(?:moved|started|began|joined|hired|got|turned|became|graduated|left|quit|resigned"
    r"|last (?:ever )?(?:day|shift|week)"
    r"|since|lived|worked|born|broke up|split up|was|were|moving|move|start|join|will|going to|used to)\b",
    re.IGNORECASE,
)
"""Words that tie the date of a sentence to the fact in it: a change, or a time that is over."""

_DENIED = re.compile(r"\b(?:don['’]?t|do not) (?:work|live|study)\b[^,;]*$", re.IGNORECASE)
_NO_MORE = re.compile(r"[^.!?,;]{0,20}\b(?:any ?more|any ?longer|now)\b", re.IGNORECASE)
_SINCE = re.compile(r"(?:since|until|till)\b", re.IGNORECASE)
_DURING = re.compile(r"(?:in|during|over|throughout|all through)\b", re.IGNORECASE)
_NOT_OVER = re.compile(r"\b(?:is|am|are|has|have|will|going to)\b|['’](?:ll|re|ve|m)\b", re.IGNORECASE)
_LEAVES = re.compile(r"(?:I|We|I'm|We're)\b.{0,20}\b(?:leav|go|fly|travel|start|set off|depart|driv)", re.IGNORECASE)
_CITY = "profile.personal.location.current.city"
_WORKED = "profile.professional.current.city"
_HOMETOWN = "profile.personal.location.hometown"
NAMED = "named"
"""The status of a place that is only spoken of."""

_WORD = re.compile(r"[^\W\d_]+")

_ENDED = re.compile(
    r"\b(?:quit|left|resigned|retired|last (?:ever )?(?:day|shift|week)|stopped|finished|gave up|moved out|broke up"
    r"|split up|divorced"
    r"|(?:was|got) (?:fired|sacked|made redundant|laid off))\b|\b(?:until|till)\b",
    re.IGNORECASE,
)
"""Words that say that the date is that of an end."""


@dataclass(frozen=True)
class Statement:
    """A fact that a text states (see `persode.episode.Fact`), with the days that the text gives it, or None.

    `ends`: the days of what is past are those of its end ("I quit Tesco last week"), not of its time; without days it
    is denied ("I don't work at Google"): that ends it and says of no time when it was so.
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
    day; `plans` has the days to come on which a place is planned; `unsure` has those whose plan is a mere "maybe";
    `daytime` is one of `DAYTIMES` or "".
    """

    statements: tuple[Statement, ...] = ()
    places: tuple[tuple[str, str], ...] = ()
    relations: Mapping[str, str] = field(default_factory=dict)
    about: Days | None = None
    plans: Mapping[str, Days] = field(default_factory=dict)
    daytime: str = ""
    unsure: frozenset[str] = frozenset()

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the log, without what is empty."""
        data: dict[str, Any] = {
            "facts": [_fact_row(s) for s in self.statements],
            "places": [self._place_row(name, status) for name, status in self.places],
            "relations": dict(self.relations),
            "about": _days_row(self.about),
            "daytime": self.daytime,
        }
        return {name: value for name, value in data.items() if value}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The reading that `to_dict` gave."""
        rows = data.get("places", ())
        plans = {row[0]: _days(row[2]) for row in rows if len(row) > 2}
        if (ahead := _days(data.get("ahead"))) is not None:  # of a version that gave a text one date for all its plans
            plans = {row[0]: ahead for row in rows if row[1] != "there"}
        return cls(
            tuple(map(_statement, data.get("facts", ()))),
            tuple([(row[0], row[1]) for row in rows]),
            data.get("relations", {}),
            _days(data.get("about")),
            {name: days for name, days in plans.items() if days},
            data.get("daytime", ""),
            frozenset(row[0] for row in rows if len(row) > 3 and row[3]),
        )

    def _place_row(self, name: str, status: str) -> list[Any]:
        days = self.plans.get(name) if status != "there" else None
        if status == "planned" and name in self.unsure:
            return [name, status, _days_row(days), True]
        return [name, status, _days_row(days)] if days else [name, status]


def read_text(
    text: str, day: date, facts: Iterable[Fact] = (), relations: Mapping[str, str] | None = None, zone: str = ""
) -> Reading:
    """The reading of a text that was told for `day`; what a person says of herself and of others is given.

    `zone` is the person's IANA zone, which decides what "03/04/2026" means; "" = not known.
    """
    shown = text[:MOST_CHARACTERS]
    dates = date_mentions(shown, day, zone)
    statements, about = tuple(_dated(fact, shown, dates) for fact in facts), _about(shown, dates, day)
    lived = {s.span for s in statements if about is None and _is_of_once(s, shown)}
    mentioned = place_mentions(shown)
    named = [(m.name, NAMED if (m.start, m.end) in lived else m.status) for m in mentioned]
    sure = {m.name for m in mentioned if m.status == "planned" and not m.unsure}
    places = dict.fromkeys([*named, *common_places(shown, [name for name, _ in named])])
    ahead = [m for m in dates if m.first > day]
    return Reading(
        statements=statements,
        places=tuple(places),
        relations=relations or {},
        about=about,
        plans=_plans(shown, [name for name, status in places if status in ("planned", "wished")], ahead),
        daytime=daytime(shown),
        unsure=frozenset(m.name for m in mentioned if m.unsure) - sure,
    )


def _is_of_once(statement: Statement, text: str) -> bool:
    """True for where she lived or worked once or comes from, said on a day on which she need not be there.

    Who left a place was there on that day.
    """
    before = text[: statement.span[0]]
    return statement.path == _HOMETOWN or (
        statement.path in (_CITY, _WORKED)
        and statement.tense == "past"
        and not _ENDED.search(before[before.rfind(".") + 1 :])
    )


def _about(text: str, dates: list[DateMention], day: date) -> Days | None:
    """The days that a text tells of, or None for its own day.

    A month or a season that is not over ("In March I swam every day", told on 10 March) is told of as far as it has
    come, if its sentence is of the past and no other date stands beside it.
    """
    told = [m for m in dates if m.first <= day and not _NOT_WHEN.search(text[: m.start]) and not _SINCE.match(m.text)]
    if not told:
        return None
    first = told[0]
    if first.last < day:
        return first.first, first.last
    sentence = next((s.text for s in sentences(text) if s.start <= first.start < s.end), "")
    aside = text[: first.start].rstrip().endswith(",")  # "We swam in the sea, in March!"
    lasting = first.first < day and _DURING.match(first.text) and len(dates) == 1 and not aside
    if lasting and any(map(is_past, _WORD.findall(sentence))) and not _NOT_OVER.search(sentence):
        return first.first, day
    return None


def _plans(text: str, names: list[str], ahead: list[DateMention]) -> dict[str, Days]:
    """The days to come of each planned place: the date of its own sentence, else of the next one if that leaves."""
    found: dict[str, Days] = {}
    spoken = sentences(text)
    for name in names if ahead else ():
        at = re.search(rf"(?<!\w){re.escape(name)}", text, re.IGNORECASE)
        index = next((n for n, s in enumerate(spoken) if at and s.start <= at.start() < s.end), None)
        if at is None or index is None:
            continue
        near = [m for m in ahead if spoken[index].start <= m.start < spoken[index].end]
        if not near and index + 1 < len(spoken) and _LEAVES.match(spoken[index + 1].text):
            near = [m for m in ahead if spoken[index + 1].start <= m.start < spoken[index + 1].end]
        if near:
            nearest = min(near, key=lambda m: abs(m.start - at.start()))
            found[name] = nearest.first, nearest.last
    return found


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
            denied = fact.tense == "past" and days is None and _DENIED.search(text[first:start])
            ends = ends or bool(denied) and not _NO_MORE.match(text, end)
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
