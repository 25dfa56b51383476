"""The views as a person would tell them: short paragraphs in the third person, each clause true of the memories.

Feelings are estimates, so they are told as how the words sound; what happened is told in the person's own words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date

from persode.language.wordlists import word_table
from persode.mementos.fact import SURE, FactView, Value
from persode.mementos.moment import Moment, in_order
from persode.mementos.people import PersonView
from persode.mementos.places import Place
from persode.mementos.saying import (
    day_said,
    days_said,
    listed,
    month_said,
    number_said,
    quoted,
    shared_feeling,
    since_said,
    times_said,
)
from persode.mementos.topics import recurring
from persode.mementos.views import Views
from persode.words import say

__all__ = ["people_narrative", "places_narrative", "profile_narrative", "timeline_narrative"]

NAMED = 5
"""How many people or places a narrative names, and how many months the timeline's goes back."""

TOLD_A_MONTH = 3
ENOUGH = 3
"""Moments from which on a feeling is told: one estimate proves nothing."""

SIGNIFICANT = 0.6
"""Intensity from which on a moment may be called one that moved her."""

_GROUPS = ("team", "family", "class", "group", "crew", "band", "kids", "children", "parents", "people", "staff")
AGE_HOLDS = 183
"""Days for which an age that was told is told as "is"; then as what it was on that day."""


def profile_narrative(views: Views, today: date, language: str = "en") -> str:
    """Three short paragraphs: who she is, what she does and likes, what the journal holds."""
    told = _Told(views, today, language)
    *first, last = [p for p in (told.who(), told.doing(), told.journal()) if p] or [""]
    closing = told.moments()
    paragraphs = [*first, f"{last} {closing}"] if len(first) == 2 else [*first, last, closing]
    return "\n\n".join(p for p in paragraphs if p) or say("mementos.nothing_yet", language)


def timeline_narrative(views: Views, language: str = "en") -> str:
    """A paragraph a month, newest first: how many days, and its strongest moments in their own words."""
    months: dict[date, list[Moment]] = {}
    for moment in _visible(views):
        if not moment.is_vague and moment.text.strip():
            months.setdefault(moment.first.replace(day=1), []).append(moment)
    paragraphs = []
    for month in sorted(months, reverse=True)[:NAMED]:
        moments = months[month]
        days = len({m.first for m in moments})
        key = "month_one" if days == 1 else "month"
        lines = [
            say(f"mementos.story.{key}", language, month=month_said(month, language), n=number_said(days, language))
        ]
        told: date | None = None
        strongest = sorted(moments, key=lambda m: (-m.intensity, m.order))[:TOLD_A_MONTH]
        for m in in_order(strongest):
            key, when = "same_day" if m.first == told else "on_day", day_said(m.first, language, year=False)
            lines.append(say(f"mementos.story.{key}", language, when=when, quote=quoted(m.text, language)))
            told = m.first
        paragraphs.append(" ".join(lines))
    return "\n\n".join(paragraphs) or say("mementos.nothing_yet", language)


def places_narrative(views: Views, language: str = "en") -> str:
    """The places that come up most, then what is planned and what is wished for."""
    places = [p for p in views.places if not p.faded]
    lines = [_how_often(p, language) for p in places if p.visits][:NAMED]
    for place in places:
        if place.planned:
            plan = place.planned[-1]
            ahead = plan.first > views.moments[plan.source].day
            key, when = ("planned_when", days_said(plan.first, plan.last, language)) if ahead else ("planned", "")
            lines.append(say(f"mementos.story.{key}", language, name=_capital(place.name), when=when))
        elif place.wished:
            lines.append(say("mementos.story.wished", language, name=_capital(place.name)))
    return " ".join(lines) or say("mementos.nothing_yet", language)


def people_narrative(views: Views, language: str = "en") -> str:
    """The people who come up most, from when to when, and how it sounds."""
    lines = [_how_often(p, language) for p in views.people.known()[:NAMED]]
    return " ".join(lines) or say("mementos.nothing_yet", language)


class _Told:
    """The paragraphs of a profile."""

    def __init__(self, views: Views, today: date, language: str) -> None:
        self._views, self._profile, self._today, self._language = views, views.profile, today, language
        self._moments = sorted((m for m in _visible(views) if m.text.strip()), key=lambda m: m.told_order)
        self._name = self._value("personal.identity.name.first") or views.name or say("mementos.someone", language)

    def who(self) -> str:
        """Age, home, family."""
        age, city = self._now("personal.identity.age.current"), self._fact("personal.location.current.city")
        lines = []
        if age:
            old = age.last_said is not None and abs((self._today - age.last_said).days) > AGE_HOLDS
            when = day_said(age.last_said, self._language) if old and age.last_said else ""
            lines.append(self._say("age_said" if old else "age", value=age.value, when=when))
        lines += self._one("nickname", "personal.identity.name.nickname") + self._city(city)
        lines += self._one("hometown", "personal.location.hometown")
        for kin in ("partner", "mother", "father", "siblings", "children", "pets"):
            lines += self._one(kin, f"personal.family.{kin}")
        return " ".join(lines)

    def doing(self) -> str:
        """Work, school, health, projects, likes, goals."""
        work, lines = self._fact("professional.current.company"), []
        company, position = _sure_values(work)[:1], self._sure("professional.current.position")[:1]
        if company and position and set(company[0].sources) & set(position[0].sources):
            job = _with_article(position[0].value)
            lines.append(self._say("work", company=company[0].value, position=job))
        elif company:
            since = company[0].since
            when = since_said(*since, self._language) if since else ""
            lines.append(self._say("work_since" if since else "work_company", value=company[0].value, when=when))
        elif position and not work.history:  # else it may be that of a work that is over
            lines.append(self._say("work_position", value=position[0].value))
        if work.history:
            lines.append(self._say("work_before", value=self._list(work.history)))
        for key, path in _LINES:
            lines += self._one(key, path)
        return " ".join(lines)

    def journal(self) -> str:
        """How much it holds, who is in it, what comes up again and again, how it felt."""
        moments = self._moments
        if not moments:
            return ""
        first, last = moments[0].day, moments[-1].day
        key = "journal_one" if len(moments) == 1 else "journal_day" if first == last else "journal"
        days, count = days_said(first, last, self._language), number_said(len(moments), self._language)
        lines = [self._say(key, first=day_said(first, self._language), days=days, n=count), *self._people()]
        return " ".join([*lines, *self._topics(moments), *self._feelings(moments)])

    def moments(self) -> str:
        """The moment that weighs most and the newest one, in her own words."""
        newest = self._moments[-1:]
        strongest = [m for m in self._moments if m.intensity >= SIGNIFICANT and not m.is_vague and m not in newest]
        lines = []
        for key, moment in (
            *(("strongest", m) for m in sorted(strongest, key=lambda m: (-m.intensity, m.told_order))[:1]),
            *(("newest", m) for m in newest),
        ):
            when = day_said(moment.day if key == "newest" else moment.first, self._language)
            lines.append(self._say(key, when=when, quote=quoted(moment.text, self._language)))
        return " ".join(lines)

    def _topics(self, moments: Sequence[Moment]) -> list[str]:
        topics = [
            self._say("topic", topic=topic, times=times_said(count, self._language))
            for topic, count in recurring(self._views, moments)
        ]
        return [self._say("topics", topics=listed(topics, self._language))] if topics else []

    def _feelings(self, moments: Sequence[Moment]) -> list[str]:
        felt = Counter(m.feeling for m in moments if m.feeling != "neutral").most_common(2)
        if not felt or felt[0][1] < ENOUGH:
            return []
        said: dict[str, object] = {"n": number_said(felt[0][1], self._language), "feeling": felt[0][0]}
        if len(felt) > 1 and felt[1][1] >= ENOUGH:
            said |= {"m": number_said(felt[1][1], self._language), "other": felt[1][0]}
        return [self._say("feeling_two" if "m" in said else "feeling", **said)]

    def _people(self) -> list[str]:
        people = [p for p in self._views.people.known() if not _is_group(p.name)]
        if not people:
            return []
        most, others = people[0], people[1:NAMED]
        if not others or most.count == others[0].count:
            names = self._names(people[:NAMED])
            return [self._say("people" if len(people) > 1 else "people_one", people=names)]
        key = "people_most" if len(others) == 1 else "people_most_many"
        return [
            self._say(key, most=_capital(_shown(most.name, self._language)), people=self._names(others, capital=False))
        ]

    def _names(self, people: Sequence[PersonView], capital: bool = True) -> str:
        names = listed([_shown(p.name, self._language) for p in people], self._language)
        return _capital(names) if capital else names

    def _city(self, city: FactView) -> list[str]:
        lines = []
        values = _sure_values(city)
        if values and values[0].since:
            when = since_said(*values[0].since, self._language)
            lines.append(self._say("city_since", value=values[0].value, when=when))
        elif values:
            lines.append(self._say("city", value=values[0].value))
        elif city.question:
            lines.append(self._say("city_unsure", value=city.question))
        if city.history and values:
            lines.append(self._say("city_before", value=self._list(city.history)))
        return lines + ([self._say("city_plan", value=self._list(city.planned))] if city.planned else [])

    def _one(self, key: str, path: str) -> list[str]:
        values = self._sure(path)
        return [self._say(key, value=self._list(values))] if values else []

    def _list(self, values: Iterable[Value]) -> str:
        return listed(dict.fromkeys(v.value for v in values), self._language)

    def _sure(self, path: str) -> list[Value]:
        return _sure_values(self._fact(path))

    def _now(self, path: str) -> Value | None:
        return next(iter(self._sure(path)), None)

    def _value(self, path: str) -> str:
        value = self._now(path)
        return value.value if value else ""

    def _fact(self, path: str) -> FactView:
        return self._profile.fact(f"profile.{path}")

    def _say(self, key: str, **fields: object) -> str:
        return say(f"mementos.story.{key}", self._language, name=self._name, **fields)


_LINES = (
    ("school", "education.school"),
    ("major", "education.major"),
    ("level", "education.level"),
    ("conditions", "health.physical.conditions"),
    ("allergies", "health.physical.allergies"),
    ("diet", "health.diet"),
    ("projects", "projects.current"),
    ("likes", "preferences.likes"),
    ("dislikes", "preferences.dislikes"),
    ("goals", "goals.current"),
)


def _sure_values(fact: FactView) -> list[Value]:
    """The current values that need no question."""
    return [v for v in fact.current if v.certainty >= SURE]


def _visible(views: Views) -> list[Moment]:
    return [m for m in views.moments.values() if not m.faded and "timeline" in m.views]


def _how_often(item: Place | PersonView, language: str) -> str:
    """How often and when; a feeling only where enough moments share one."""
    rows = item.visits if isinstance(item, Place) else item.appearances
    feeling = shared_feeling([r.feeling for r in rows])
    name = _capital(_shown(item.name, language))
    if isinstance(item, PersonView) and item.relation and item.relation not in _said_by(item.name):
        name = say("mementos.story.relation", language, name=name, relation=item.relation)
    first, last = rows[0].first, max(r.last for r in rows)
    when, times = days_said(first, last, language), times_said(len(rows), language)
    if len(rows) == 1:
        key = "once" if first == last else "once_vague"
    elif first == last:
        key = "often_day"
    else:
        key = "often_felt" if len(rows) >= ENOUGH and feeling not in ("", "neutral") else "often"
    return say(f"mementos.story.{key}", language, name=name, times=times, when=when, feeling=feeling)


def _shown(name: str, language: str) -> str:
    """A name as it stands in a sentence: "the vet", "the boss"; kin as names."""
    if not name.islower() or name in ("home", "work", "school"):
        return name
    if name in word_table("kin") and name not in word_table("roles"):
        return _capital(name)
    return say("mementos.story.the", language, name=name)


def _is_group(name: str) -> bool:
    """True for a word for several people ("team", "friends")."""
    return name.islower() and (name in _GROUPS or name.endswith("s") and name[:-1] in word_table("relations"))


def _said_by(name: str) -> set[str]:
    """The relations that a name says itself ("Mom", "Grandma Alda")."""
    table = word_table("relations")
    low = name.casefold()
    return {table[w] for w in (low, low.split()[0]) if w in table} | {low}


def _with_article(job: str) -> str:
    """ "a data analyst"; a title that has its article keeps it."""
    if job.split()[0].lower() in ("a", "an", "the"):
        return job
    return f"{'an' if job[0].lower() in 'aeiou' else 'a'} {job}"


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
