"""The views as structured text: titles, areas in their order, "Field: value"; days newest first; places by visits."""

from __future__ import annotations

from datetime import date

from persode.mementos.fact import SURE, FactView, Value
from persode.mementos.people import PersonView
from persode.mementos.places import Place, surest
from persode.mementos.saying import day_said, days_said, listed, month_said, since_said, times_said
from persode.mementos.slots import label
from persode.mementos.timeline import Event
from persode.mementos.views import Views
from persode.words import say

__all__ = [
    "evolution",
    "people_summary",
    "places_summary",
    "profile_summary",
    "question_of",
    "timeline_summary",
]


_UNSAID = ("age", "current")
"""Groups of one fact, or of what is said by being there."""


def profile_summary(views: Views, language: str = "en") -> str:
    """Title, areas, nested groups, "Field: value" (Markdown); an uncertain value ends with a question mark."""
    lines = [_title(views, "profile", language)]
    for area, facts in views.profile.areas.items():
        lines += ["", f"## {_word('area', area, language)}"]
        shown: tuple[str, ...] = ()
        for fact in facts:
            groups = tuple(g for g in fact.path.split(".")[2:-1] if g not in _UNSAID)
            for depth, group in enumerate(groups):
                if groups[: depth + 1] != shown[: depth + 1]:
                    lines.append(f"{'  ' * depth}- {_word('group', group, language)}")
            shown = groups
            lines += [f"{'  ' * len(groups)}- {line}" for line in _fact_lines(fact, language)]
    return "\n".join(lines if len(lines) > 1 else [*lines, "", say("mementos.nothing_yet", language)])


def evolution(fact: FactView, language: str = "en") -> str:
    """A fact over time in words: "Google, 15 March 2023 to 2 May 2025, then Anthropic"."""
    told = [_spell(value, language) for value in fact.history]
    if fact.current:
        told.append(listed((v.value for v in reversed(fact.current)), language))
    text = say("mementos.evolution.then", language).join(told)
    plans = [say("mementos.evolution.planned", language, value=_planned(v, language)) for v in fact.planned]
    return "; ".join([*([text] if text else []), *plans]) or say("mementos.evolution.none", language)


def question_of(fact: FactView, language: str = "en") -> str:
    """What to ask about an uncertain value ("Did you move to Lisbon?"), or ""."""
    if not fact.question:
        return ""
    try:
        return say(f"mementos.question.{fact.path.removeprefix('profile.')}", language, value=fact.question)
    except KeyError:
        return say("mementos.question.other", language, label=label(fact.path, language), value=fact.question)


def timeline_summary(views: Views, language: str = "en") -> str:
    """Years, months, days, newest first (Markdown); a date vaguer than a month stands at the head of its last year."""
    lines = [_title(views, "timeline", language)]
    events = [e for e in views.timeline if not e.faded]
    events.sort(key=lambda e: (e.last.year, _is_longer(e), e.last, not e.is_vague), reverse=True)
    shown: tuple[int, int] = (0, 0)
    of_day: dict[date, list[str]] = {}
    for event in events:
        if not event.is_vague:
            of_day.setdefault(event.first, []).append(event.text)
    for event in events:
        month = 0 if _is_longer(event) else event.last.month
        if event.last.year != shown[0]:
            lines += ["", f"## {event.last.year}"]
        if (event.last.year, month) != shown:
            lines += ["", f"### {month_said(event.last, language)}"] if month else [""]
        shown = event.last.year, month
        if event.is_vague:
            lines.append(f"- {days_said(event.first, event.last, language)}: {_line(event.text)}")
        elif event.first in of_day:
            lines.append(f"- {day_said(event.first, language)}: {' | '.join(map(_line, of_day.pop(event.first)))}")
    return "\n".join(lines if len(lines) > 1 else [*lines, "", say("mementos.nothing_yet", language)])


def _is_longer(event: Event) -> bool:
    """True for "2019" or "the summer": it lies in no one month."""
    return (event.first.year, event.first.month) != (event.last.year, event.last.month)


def places_summary(views: Views, language: str = "en") -> str:
    """One line a place: visits with their first and last day; apart from them what is planned and wished for."""
    lines = [_title(views, "places", language), ""]
    shown = [p for p in views.places if not p.faded]
    lines += [f"- {_visited(place, language)}" for place in shown if place.visits]
    for place in shown:
        if ahead := place.ahead(views.today):
            key = "plan_unsure" if surest(ahead).unsure else "plan"
            lines.append(f"- {say(f'mementos.summary.{key}', language, name=place.name)}")
    for place in shown:
        for plan in place.lapsed(views.today):
            when = days_said(plan.first, plan.last, language)
            lines.append(f"- {say('mementos.summary.lapsed', language, name=place.name, when=when)}")
    lines += [f"- {say('mementos.summary.wish', language, name=p.name)}" for p in shown if p.wished]
    return "\n".join(lines if len(lines) > 2 else [*lines, say("mementos.nothing_yet", language)])


def people_summary(views: Views, language: str = "en") -> str:
    """One line a person: how often and from when to when."""
    lines = [_title(views, "people", language), ""]
    lines += [f"- {_visited(person, language)}" for person in views.people.known()]
    return "\n".join(lines if len(lines) > 2 else [*lines, say("mementos.nothing_yet", language)])


def _visited(item: Place | PersonView, language: str) -> str:
    rows = item.visits if isinstance(item, Place) else item.appearances
    when = days_said(rows[0].first, max(r.last for r in rows), language)
    return say("mementos.summary.visits", language, name=item.name, times=times_said(len(rows), language), when=when)


def _fact_lines(fact: FactView, language: str) -> list[str]:
    name = label(fact.path, language)
    key = {True: "field", False: "question"}
    lines = [
        say(f"mementos.summary.{key[v.certainty >= SURE]}", language, label=name, value=v.value) for v in fact.current
    ]
    lines += [say("mementos.summary.was", language, label=name, value=_spell(v, language)) for v in fact.history]
    for v in fact.planned:
        plan = "planned" if v.certainty >= SURE else "planned_unsure"
        lines.append(say(f"mementos.summary.{plan}", language, label=name, value=_planned(v, language)))
    return lines


def _planned(value: Value, language: str) -> str:
    """What is planned, with its days if they are known."""
    if value.since is None:
        return value.value
    return say("mementos.evolution.plan_for", language, value=value.value, when=days_said(*value.since, language))


def _spell(value: Value, language: str) -> str:
    """A value that is over, with its dates as far as they are known."""
    begun, ended = value.since or ((value.said, value.said) if value.said else None), value.until
    fields = {"value": value.value}
    if begun and begun == ended:
        when = days_said(*begun, language)
        return say(f"mementos.evolution.{'on' if begun[0] == begun[1] else 'during'}", language, **fields, when=when)
    if begun and ended:
        fields |= {"first": since_said(*begun, language), "last": since_said(*ended, language)}
        return say("mementos.evolution.span", language, **fields)
    if ended:
        return say("mementos.evolution.until", language, **fields, last=since_said(*ended, language))
    if begun:
        return say("mementos.evolution.since", language, **fields, first=since_said(*begun, language))
    return say("mementos.evolution.once", language, **fields)


def _title(views: Views, view: str, language: str) -> str:
    title = say(f"mementos.title.{view}", language, name=views.name)
    return f"# {title if views.name else say(f'mementos.title_you.{view}', language)}"


def _word(kind: str, name: str, language: str) -> str:
    try:
        return say(f"mementos.{kind}.{name}", language)
    except KeyError:
        return name.replace("_", " ").capitalize()


def _line(text: str) -> str:
    return " ".join(text.split())
