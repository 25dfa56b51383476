"""The views as a person would tell them: short paragraphs in the third person, each clause true of the memories.

Feelings are estimates, so they are told as the journal's guess; what happened is told in the person's own words.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from persode.mementos.moment import Moment, in_order
from persode.mementos.people import Appearance, PersonView
from persode.mementos.places import Place, Visit, surest
from persode.mementos.saying import (
    as_named,
    capital,
    day_said,
    days_said,
    is_group,
    listed,
    month_said,
    on_day_said,
    said_by,
    shared_feeling,
    telling_sentence,
)
from persode.mementos.views import Views
from persode.words import say

Item = tuple[Place | PersonView, Sequence[Visit | Appearance]]

__all__ = ["people_narrative", "places_narrative", "timeline_narrative"]

NAMED = 5
"""How many people or places a narrative names, and how many months the timeline's goes back."""

TOLD_A_MONTH = 3
ENOUGH = 3
"""Moments from which on the feeling of a person or a place is told: one estimate proves nothing."""

SIGNIFICANT = 0.6
"""Intensity from which on the feeling of a single moment is told, as what it sounds like."""


def timeline_narrative(views: Views, language: str = "en") -> str:
    """A paragraph a month, newest first: who is in it, its strongest moments in their own words."""
    months: dict[date, list[Moment]] = {}
    for moment in views.moments.values():
        if not (moment.faded or moment.is_vague) and "timeline" in moment.views and moment.text.strip():
            months.setdefault(moment.first.replace(day=1), []).append(moment)
    told = [_month(views, months[month], month, language) for month in sorted(months, reverse=True)[:NAMED]]
    return "\n\n".join(told) or say("mementos.nothing_yet", language)


def places_narrative(views: Views, language: str = "en") -> str:
    """The places where most happened, then what is planned and what is wished for."""
    places = [p for p in views.places if not p.faded]
    lines = _told_of([(p, p.visits) for p in places if p.visits][:NAMED], "place", language)
    for place in places:
        ahead, lapsed = place.ahead(views.today), place.lapsed(views.today)
        if ahead or lapsed:
            plan = surest(ahead or lapsed)
            key = "planned" if not plan.is_dated else "planned_when" if ahead else "was_planned"
            key = f"{key}_unsure" if plan.unsure else key
            when = days_said(plan.first, plan.last, language)
            lines.append(say(f"mementos.story.{key}", language, name=capital(place.name), when=when))
        elif place.wished:
            lines.append(say("mementos.story.wished", language, name=capital(place.name)))
    return " ".join(lines) or say("mementos.nothing_yet", language)


def people_narrative(views: Views, language: str = "en") -> str:
    """The people (and animals) who come up most, from when to when, and how it sounds."""
    people = [(p, p.appearances) for p in views.people.known() if not is_group(p.name)]
    return " ".join(_told_of(people[:NAMED], "person", language)) or say("mementos.nothing_yet", language)


def _month(views: Views, moments: list[Moment], month: date, language: str) -> str:
    found = {p.key: p for m in in_order(moments) for p in views.people.within(m) if not (p.faded or is_group(p.name))}
    people = listed((as_named(p.name, language) for p in list(found.values())[:NAMED]), language)
    key = "month_who" if people else "month"
    lines = [say(f"mementos.story.{key}", language, month=month_said(month, language), people=people)]
    told: date | None = None
    strongest = sorted(moments, key=lambda m: (-m.intensity, m.order))[:TOLD_A_MONTH]
    for m in in_order(strongest):
        felt = m.feeling if m.feeling != "neutral" and m.intensity >= SIGNIFICANT else ""
        when, (quote, feeling) = day_said(m.first, language, year=False), telling_sentence(m.text, felt)
        lines.append(on_day_said(quote, when, language, m.first == told, feeling))
        told = m.first
    return " ".join(lines)


def _told_of(items: Sequence[Item], kind: str, language: str) -> list[str]:
    """Where these pages come back to, what they tell of too, and how it felt where enough moments share a feeling."""
    often: list[str] = []
    some: list[str] = []
    felt: list[str] = []
    for item, rows in items:
        feeling = shared_feeling([r.feeling for r in rows])
        (often if len(rows) >= ENOUGH else some).append(_with_days(item, rows, language))
        if len(rows) >= ENOUGH and feeling not in ("", "neutral"):
            key = "felt_next" if felt else "felt_first"
            name = as_named(item.name, language)
            felt.append(say(f"mementos.story.{key}", language, name=name, feeling=feeling))
    lines = []
    if often:
        lines.append(say(f"mementos.story.{kind}_often", language, names=listed(often, language)))
    if some:
        key = f"{kind}_too" if often else f"{kind}_only"
        lines.append(say(f"mementos.story.{key}", language, names=listed(some, language)))
    if felt:
        lines.append(say("mementos.story.felt", language, told=listed(felt, language, also=True)))
    return lines


def _with_days(item: Place | PersonView, rows: Sequence[Visit | Appearance], language: str) -> str:
    """ "Sam (partner, 1 June 2025 to 25 June 2026)"."""
    first, last = rows[0].first, max(r.last for r in rows)
    when = days_said(first, last, language)
    if len(rows) == 1 and first != last:
        when = say("mementos.story.somewhere", language, when=when)
    elif len(rows) == 2 and first != last and all(r.first == r.last for r in rows):
        begins = day_said(first, language, year=first.year != last.year)
        when = say("mementos.story.two_days", language, first=begins, last=day_said(last, language))
    name = as_named(item.name, language)
    if isinstance(item, PersonView) and item.relation and item.relation not in said_by(item.name):
        return say("mementos.story.who_when", language, name=name, relation=item.relation, when=when)
    return say("mementos.story.one_when", language, name=name, when=when)
