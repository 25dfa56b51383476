"""The views as a person would tell them: short paragraphs in the third person, each clause true of the memories.

Feelings are estimates, so they are told as the journal's guess; what happened is told in the person's own words.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from persode.mementos.moment import Moment, in_order
from persode.mementos.people import Appearance, PersonView
from persode.mementos.places import Place, Visit
from persode.mementos.saying import (
    as_named,
    capital,
    day_said,
    days_said,
    is_group,
    listed,
    month_said,
    number_said,
    on_day_said,
    said_by,
    sentence_with,
    shared_feeling,
    times_said,
)
from persode.mementos.views import Views
from persode.words import say

__all__ = ["people_narrative", "places_narrative", "timeline_narrative"]

NAMED = 5
"""How many people or places a narrative names, and how many months the timeline's goes back."""

TOLD_A_MONTH = 3
ENOUGH = 3
"""Moments from which on the feeling of a person or a place is told: one estimate proves nothing."""

SIGNIFICANT = 0.6
"""Intensity from which on the feeling of a single moment is told, as what it sounds like."""


def timeline_narrative(views: Views, language: str = "en") -> str:
    """A paragraph a month, newest first: how many days, who is in them, its strongest moments in their own words."""
    months: dict[date, list[Moment]] = {}
    for moment in views.moments.values():
        if not (moment.faded or moment.is_vague) and "timeline" in moment.views and moment.text.strip():
            months.setdefault(moment.first.replace(day=1), []).append(moment)
    told = [_month(views, months[month], month, language) for month in sorted(months, reverse=True)[:NAMED]]
    return "\n\n".join(told) or say("mementos.nothing_yet", language)


def places_narrative(views: Views, language: str = "en") -> str:
    """The places where most happened, then what is planned and what is wished for."""
    places = [p for p in views.places if not p.faded]
    lines = _how_often([(p, p.visits) for p in places if p.visits][:NAMED], "place", language)
    for place in places:
        if place.planned:
            plan = place.planned[-1]
            ahead = plan.first > views.moments[plan.source].day
            key, when = ("planned_when", days_said(plan.first, plan.last, language)) if ahead else ("planned", "")
            lines.append(say(f"mementos.story.{key}", language, name=capital(place.name), when=when))
        elif place.wished:
            lines.append(say("mementos.story.wished", language, name=capital(place.name)))
    return " ".join(lines) or say("mementos.nothing_yet", language)


def people_narrative(views: Views, language: str = "en") -> str:
    """The people (and animals) who come up most, from when to when, and how it sounds."""
    people = [(p, p.appearances) for p in views.people.known() if not is_group(p.name)]
    return " ".join(_how_often(people[:NAMED], "person", language)) or say("mementos.nothing_yet", language)


def _month(views: Views, moments: list[Moment], month: date, language: str) -> str:
    days = len({m.first for m in moments})
    found = {p.key: p for m in in_order(moments) for p in views.people.within(m) if not (p.faded or is_group(p.name))}
    people = listed((as_named(p.name, language) for p in list(found.values())[:NAMED]), language)
    key = ("month_one" if days == 1 else "month") + ("_who" if people else "")
    n, name = number_said(days, language), month_said(month, language)
    lines = [say(f"mementos.story.{key}", language, month=name, n=n, people=people)]
    told: date | None = None
    strongest = sorted(moments, key=lambda m: (-m.intensity, m.order))[:TOLD_A_MONTH]
    for m in in_order(strongest):
        when, quote = day_said(m.first, language, year=False), sentence_with(m.text)
        feeling = m.feeling if m.feeling != "neutral" and m.intensity >= SIGNIFICANT else ""
        lines.append(on_day_said(quote, when, language, m.first == told, feeling))
        told = m.first
    return " ".join(lines)


def _how_often(
    items: Sequence[tuple[Place | PersonView, Sequence[Visit | Appearance]]], kind: str, language: str
) -> list[str]:
    """How often and when; a feeling only where enough moments share one. What comes up once is told in one sentence."""
    lines, once = [], []
    for item, rows in items:
        name = as_named(item.name, language)
        if isinstance(item, PersonView) and item.relation and item.relation not in said_by(item.name):
            name = say("mementos.story.relation", language, name=name, relation=item.relation)
        feeling = shared_feeling([r.feeling for r in rows])
        first, last = rows[0].first, max(r.last for r in rows)
        when = days_said(first, last, language)
        if len(rows) == 1:
            once.append((name, when, "once" if first == last else "once_vague"))
            continue
        if first == last:
            key = "often_day"
        elif len(rows) == 2 and all(r.first == r.last for r in rows):
            key, when = (
                "twice",
                say(
                    "mementos.story.two_days",
                    language,
                    first=_first(first, last, language),
                    last=day_said(last, language),
                ),
            )
        else:
            key = "often_felt" if len(rows) >= ENOUGH and feeling not in ("", "neutral") else "often"
        fields = {"name": capital(name), "times": times_said(len(rows), language), "when": when, "feeling": feeling}
        lines.append(say(f"mementos.story.{kind}_{key}", language, n=number_said(len(rows), language), **fields))
    if len(once) == 1:
        name, when, key = once[0]
        lines.append(say(f"mementos.story.{kind}_{key}", language, name=capital(name), when=when))
    elif once:
        each = [say("mementos.story.one_of_once", language, name=name, when=when) for name, when, _ in once]
        lines.append(say(f"mementos.story.{kind}_once_each", language, names=capital(listed(each, language))))
    return lines


def _first(first: date, last: date, language: str) -> str:
    return day_said(first, language, year=first.year != last.year)
