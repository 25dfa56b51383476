"""What joins the views: every memory says when, where, with whom, how it felt and what changed.

`reconstruct` gives everything that is known for one cut, with its sources; `changes` says where and with whom the
person was when a fact changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from persode.mementos.fact import FactView
from persode.mementos.moment import Moment, in_order
from persode.mementos.saying import MOST_QUOTED, days_said, listed, number_said, quoted, told_sentences
from persode.mementos.slots import checked_aspect, checked_text, label, takes_many
from persode.mementos.summaries import evolution
from persode.mementos.timeline import checked_day, checked_range
from persode.mementos.views import Views
from persode.words import say

__all__ = ["Change", "Reconstruction", "changes", "happened", "reconstruct"]

Bound = str | date | None
TOLD = 5
"""How many moments the paragraph tells; the data holds all."""


@dataclass(frozen=True)
class Reconstruction:
    """Everything that is known for one cut: `moments` in the order of time, and what is in them.

    `facts` are the slots that the moments state, or that held on the day that was asked for. `text` is a paragraph,
    `sources` the memories behind it, in the order in which it tells them.
    """

    moments: tuple[Moment, ...]
    places: tuple[str, ...]
    people: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    feelings: Counter[str]
    text: str
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Change:
    """A fact changed: from `before` ("" if nothing was known) to `after` ("" if it ended), on `day`.

    `moments` are those that told it and those of that day; `places` and `people` are in them.
    """

    path: str
    before: str
    after: str
    day: date | None
    moments: tuple[Moment, ...]
    places: tuple[str, ...]
    people: tuple[str, ...]


def happened(
    views: Views,
    start: Bound = None,
    end: Bound = None,
    location: str = "",
    person: str = "",
    profile_aspect: str = "",
) -> tuple[Moment, ...]:
    """The moments of a cut, in the order of time; what is not given does not limit. Faded ones are in it and marked.

    Args:
        start, end: days or strict `YYYYMMDD` keys, both included; a vague date counts if it touches them.
        location: any name, alias or slug of a place.
        person: any name of a person.
        profile_aspect: a path of the profile, or the beginning of one.

    Raises:
        BadInputError: the end is before the start, a bound is no day, a name is no text, or a path is outside the tree.
    """
    for asked in (location, person):
        checked_text(asked)
    checked_aspect(profile_aspect)
    first, last = checked_range(checked_day(start), checked_day(end))
    ids: set[str] | None = None
    if location:
        place = views.places.get(location)
        ids = {v.source for v in place.visits} if place else set()
    if person:
        known = views.people.get(person)
        named = set(known.sources) if known else set()
        ids = named if ids is None else ids & named
    if profile_aspect:
        stating = {source for fact in _facts(views, profile_aspect) for source in fact.sources}
        ids = stating if ids is None else ids & stating
    moments: Iterable[Moment] = views.moments.values()
    if ids is not None:
        moments = (views.moments[i] for i in ids if i in views.moments)
    return tuple(in_order(m for m in moments if m.first <= last and first <= m.last))


def reconstruct(
    views: Views,
    start: Bound = None,
    end: Bound = None,
    location: str = "",
    person: str = "",
    profile_aspect: str = "",
    language: str = "en",
) -> Reconstruction:
    """Everything that is known for a cut (see `happened`), as data and as a paragraph with its sources."""
    moments = happened(views, start, end, location, person, profile_aspect)
    facts = _facts_then(views, moments, checked_day(end) or checked_day(start), profile_aspect)
    told = sorted(moments, key=lambda m: (-m.intensity, m.order))[:TOLD]
    shown = tuple(in_order(told))
    places, people = _places(views, moments), _people(views, moments)
    lines = [_count(moments, language)]
    for m in shown:
        if m.text.strip():
            when = days_said(m.first, m.last, language)
            key = "vague" if m.is_vague else "on_day"
            quote = quoted(_evidence(views, m, location, person, profile_aspect), language)
            lines.append(say(f"mementos.story.{key}", language, when=when, quote=quote))
    if len(moments) > len(shown):
        lines.append(say("mementos.reconstruction.more", language, n=len(moments) - len(shown)))
    asked = {p.name for p in (views.places.get(location), views.people.get(person)) if p}
    others = tuple(name for name in places if name not in asked), tuple(name for name in people if name not in asked)
    if others[0]:
        lines.append(say("mementos.reconstruction.where", language, names=listed(others[0], language)))
    if others[1]:
        lines.append(say("mementos.reconstruction.who", language, names=listed(others[1], language)))
    lines += _facts_told(views, facts, checked_day(end) or checked_day(start), language)
    return Reconstruction(
        moments=moments,
        places=places,
        people=people,
        facts=facts,
        feelings=Counter(m.feeling for m in moments),
        text=" ".join(lines),
        sources=tuple(dict.fromkeys([*(m.id for m in shown), *(m.id for m in moments)])),
    )


def changes(views: Views, profile_aspect: str = "profile.") -> tuple[Change, ...]:
    """When the facts under a path changed, oldest first, and where and with whom the person was then."""
    found = []
    for fact in _facts(views, profile_aspect):
        before = ""
        for value in (*fact.history, *reversed(fact.current)):
            day = value.valid_from
            on = {i for e in views.timeline.on(day, faded=True) for i in e.sources} if day else set()
            ids = {*value.sources[:1], *on}
            moments = in_order(m for i in ids if (m := views.moments.get(i)) is not None)
            where, who = _places(views, moments), _people(views, moments)
            found.append(Change(fact.path, before, value.value, day, tuple(moments), where, who))
            before = "" if takes_many(fact.path) else value.value
        if fact.history and not fact.current and (ended := fact.history[-1].valid_to):
            found.append(Change(fact.path, before, "", ended, (), (), ()))
    return tuple(sorted(found, key=lambda c: (c.day or date.min, c.path)))


def _facts(views: Views, aspect: str) -> list[FactView]:
    whole = checked_aspect(aspect)
    return [f for f in views.profile if f.path == whole or f.path.startswith(f"{whole}.")]


def _facts_then(views: Views, moments: Iterable[Moment], day: date | None, aspect: str) -> tuple[tuple[str, str], ...]:
    """What was true on the last day of a range, or, if no day was asked for, what the moments state."""
    facts = _facts(views, aspect) if aspect else list(views.profile)
    if day is not None:
        return tuple((f.path, value) for f in facts for value in f.at(day))
    ids = {m.id for m in moments}
    return tuple((f.path, v.value) for f in facts for v in (*f.history, *f.current) if ids & set(v.sources))


def _evidence(views: Views, moment: Moment, location: str, person: str, aspect: str) -> str:
    """Of a long text the sentences that speak of what was asked for; all of it if it is short or none alone does."""
    if len(" ".join(moment.text.split())) <= MOST_QUOTED:
        return moment.text
    found: list[str] = []
    if aspect:
        paths = {fact.path for fact in _facts(views, aspect)}
        spans = [s.span for s in moment.reading.statements if s.path in paths and s.span != (0, 0)]
        found = [" ".join(moment.text[start:end].split()) for start, end in spans]
    elif location and (place := views.places.get(location)):
        found = [*place.names]
    elif person and (known := views.people.get(person)):
        found = views.people.names_in(moment, known.key)
    told = told_sentences(moment.text)
    kept = [sentence for sentence in told if any(piece and piece in sentence for piece in found)]
    return " ".join(kept) or moment.text


def _facts_told(views: Views, facts: Iterable[tuple[str, str]], day: date | None, language: str) -> Iterable[str]:
    """A line a fact: what was so, what became what on that day, or, if no day was asked for, the whole course of it."""
    values: dict[str, list[str]] = {}
    for path, value in facts:
        values.setdefault(path, []).append(value)
    for path, held in values.items():
        fact, name = views.profile.fact(path), label(path, language)
        ended = [v.value for v in fact.history if day and v.valid_to == day and v.value not in held]
        if day is None and len(held) > 1 and not takes_many(path):
            yield say("mementos.reconstruction.fact_course", language, label=name, value=evolution(fact, language))
        elif ended and not takes_many(path):
            said = {"before": listed(ended, language), "after": listed(held, language)}
            yield say("mementos.reconstruction.fact_change", language, label=name, **said)
        else:
            yield say("mementos.reconstruction.fact", language, label=name, value=listed(held, language))


def _places(views: Views, moments: Iterable[Moment]) -> tuple[str, ...]:
    names = (name for m in moments for name, status in m.reading.places if status == "there")
    return tuple(dict.fromkeys(place.name for name in names if (place := views.places.get(name))))


def _people(views: Views, moments: Iterable[Moment]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(person.name for m in moments for person in views.people.within(m)))


def _count(moments: tuple[Moment, ...], language: str) -> str:
    if not moments:
        return say("mementos.reconstruction.none", language)
    if len(moments) == 1:
        return say("mementos.reconstruction.one", language)
    when = days_said(moments[0].first, max(m.last for m in moments), language)
    key = "many_day" if moments[0].first == max(m.last for m in moments) else "many"
    return say(f"mementos.reconstruction.{key}", language, n=number_said(len(moments), language), when=when)
