"""The profile as a person would tell it: who she is, what she does, what the journal holds; each clause true.

Where no fact was told, what comes up says it, and the story says that this is its ground ("as far as these pages
tell").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from datetime import date

from persode.language.wordlists import word_list
from persode.mementos.animals import animal_of
from persode.mementos.fact import SURE, FactView, Value
from persode.mementos.people import PET, PersonView
from persode.mementos.saying import (
    as_named,
    capital,
    day_said,
    days_said,
    is_group,
    listed,
    quoted,
    said_by,
    sentence_with,
    since_said,
)
from persode.mementos.topics import Topic, recurring, told_of
from persode.mementos.views import Views
from persode.words import say

__all__ = ["profile_narrative"]

NAMED = 5
"""How many people the story names."""

THREADS = 2
"""How many topics are told with their first and their last sentence; others with their number alone."""

ENOUGH = 3
"""Moments from which on a feeling is told: one estimate proves nothing."""

SIGNIFICANT = 0.6
"""Intensity from which on a moment may be called one that moved her."""

AGE_HOLDS = 183
"""Days for which an age that was told is told as "is"; then as what it was on that day."""

STUDIES = 2
"""Moments that must tell of an exam or a class of her own before she is said to study."""


def profile_narrative(views: Views, today: date, language: str = "en") -> str:
    """Three short paragraphs: who she is, what she does and what comes up, what the journal holds."""
    told = _Told(views, today, language)
    who, doing, journal, moments = told.who(), told.doing(), told.journal(), told.moments()
    if who and doing:
        journal, moments = f"{journal} {moments}".strip(), ""
    return "\n\n".join(p for p in (who, doing, journal, moments) if p) or say("mementos.nothing_yet", language)


class _Told:
    """The paragraphs of a profile."""

    def __init__(self, views: Views, today: date, language: str) -> None:
        self._views, self._profile, self._today, self._language = views, views.profile, today, language
        visible = (m for m in views.moments.values() if not m.faded and "timeline" in m.views and m.text.strip())
        self._moments = sorted(visible, key=lambda m: m.told_order)
        self._texts = [(m, m.text.casefold()) for m in self._moments]
        self._name = self._value("personal.identity.name.first") or views.name
        self._studies = self._what_is_studied()
        self._quoted: set[str] = set()

    def who(self) -> str:
        """Age, home, family; whether she studies; who comes up, animals too."""
        lines = self._age_and_city()
        lines += self._one("nickname", "personal.identity.name.nickname")
        lines += self._one("hometown", "personal.location.hometown")
        for kin in ("partner", "mother", "father", "siblings", "children"):
            lines += self._one(kin, f"personal.family.{kin}")
        return " ".join([*lines, *self._pets(), *self._studying(), *self._people()])

    def doing(self) -> str:
        """Work, school, health, projects, likes, goals, and what comes up again and again."""
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
            lines.append(self._say("work_before" if company else "work_over", value=self._list(work.history)))
        for key, path in _LINES:
            lines += self._one(key, path)
        return " ".join([*lines, *self._topics()])

    def journal(self) -> str:
        """From when to when it goes, and how it felt."""
        moments = self._moments
        if not moments:
            return ""
        first, last = moments[0].day, moments[-1].day
        key = "journal_one" if len(moments) == 1 else "journal_day" if first == last else "journal"
        line = self._say(key, first=day_said(first, self._language), last=day_said(last, self._language))
        return " ".join([line, *self._feelings()])

    def moments(self) -> str:
        """The moment that weighs most and the newest one, in her own words, unless they stand above already."""
        newest = [m for m in self._moments[-1:] if m.id not in self._quoted]
        strongest = [
            m
            for m in self._moments
            if m.intensity >= SIGNIFICANT and not m.is_vague and m not in newest and m.id not in self._quoted
        ]
        lines = []
        for key, moment in (
            *(("strongest", m) for m in sorted(strongest, key=lambda m: (-m.intensity, m.told_order))[:1]),
            *(("newest", m) for m in newest),
        ):
            when = day_said(moment.day if key == "newest" else moment.first, self._language)
            lines.append(self._say(key, when=when, quote=quoted(moment.text, self._language)))
        return " ".join(lines)

    # -- who

    def _age_and_city(self) -> list[str]:
        age, city = self._now("personal.identity.age.current"), self._fact("personal.location.current.city")
        values, lines = _sure_values(city), []
        home = values[0].value if values else ""
        when = since_said(*values[0].since, self._language) if values and values[0].since else ""
        old = age is not None and age.last_said is not None and abs((self._today - age.last_said).days) > AGE_HOLDS
        old = old and self._fact("personal.identity.age.current").turns is None
        if age and not old and home:
            lines.append(self._say("age_city_since" if when else "age_city", age=age.value, value=home, when=when))
        else:
            if age:
                told = day_said(age.last_said, self._language) if old and age.last_said else ""
                lines.append(
                    self._say("age_said", value=age.as_told, when=told) if old else self._say("age", value=age.value)
                )
            if home:
                lines.append(self._say("city_since" if when else "city", value=home, when=when))
            elif city.question:
                lines.append(self._say("city_unsure", value=city.question))
        if city.history:
            lines.append(self._say("city_before" if home else "city_over", value=self._list(city.history)))
        for key, sure in (("city_plan", True), ("city_plan_unsure", False)):
            plans = [v for v in city.planned if (v.certainty >= SURE) is sure]
            lines += [self._say(key, value=self._list(plans))] if plans else []
        return lines

    def _pets(self) -> list[str]:
        """The animals that a fact names; else the first word of one without a name."""
        pets = self._sure("personal.family.pets")
        if pets:
            named = all(v.value[:1].isupper() for v in pets)
            key = ("pet" if len(pets) == 1 else "pets") if named else "pets_listed"
            return [self._say(key, value=self._list(reversed(pets)))]
        return []

    def _animal(self) -> list[str]:
        if self._sure("personal.family.pets"):
            return []
        found = ((m, animal) for m in self._moments if (animal := animal_of(m.text)))
        first = next(found, None)
        if first is None:
            return []
        return [self._say("animal", animal=first[1], when=day_said(first[0].first, self._language))]

    def _what_is_studied(self) -> list[Topic]:
        """What a student tells of, if some of it is said to be her own and no fact says what she studies or works."""
        if any(f.current for path in _DOES for f in [self._fact(path)]):
            return []
        words = word_list("study_words", "persode.mementos")
        own = re.compile(rf"\b(?:my|our)\s+(?:[\w-]+\s+)?(?:{'|'.join(words)})(?:s|es)?\b")
        if sum(own.search(text) is not None for _, text in self._texts) < STUDIES:
            return []
        topics = [told_of(word, self._texts) for word in words]
        return sorted((t for t in topics if t.count), key=lambda t: -t.count)

    def _studying(self) -> list[str]:
        if not self._studies:
            return []
        return [self._say("studying", topics=listed((t.shown for t in self._studies[:3]), self._language))]

    def _people(self) -> list[str]:
        """Who is told of, first who is told of most if that is one alone; and that an animal came."""
        people = [p for p in self._views.people.known() if not is_group(p.name)][:NAMED]
        most = people[:1] if len(people) > 1 and people[0].count > people[1].count else []
        rest = listed((self._shown(p) for p in people[len(most) :]), self._language)
        lines = [self._say("people_most", names=self._shown(p)) for p in most]
        lines += [self._say("people_too" if most else "people", names=rest)] if rest else []
        return lines + self._animal()

    def _shown(self, person: PersonView) -> str:
        name, relation = as_named(person.name, self._language), person.relation
        if relation == PET:
            known = {v.value.casefold() for v in self._sure("personal.family.pets")}
            return name if person.name.casefold() in known else self._say("as_pet", person=name)
        if relation and relation not in said_by(person.name):
            return say("mementos.story.relation", self._language, name=name, relation=relation)
        return name

    # -- what comes up

    def _topics(self) -> list[str]:
        told = {topic.shown for topic in self._studies[:3]}
        topics = [t for t in recurring(self._views, self._moments) if t.shown not in told]
        lines = [self._thread(topic) for topic in topics[:THREADS]]
        rest = [t.shown for t in topics[THREADS:]]
        key = "topics" if len(rest) > 1 or rest and topics[-1].form == "many" else "topics_one"
        return [*lines, *([self._say(key, topics=listed(rest, self._language))] if rest else [])]

    def _thread(self, topic: Topic) -> str:
        """A topic with the sentence that names it first and the one that names it last."""
        first, last = topic.moments[0], topic.moments[-1]
        self._quoted |= {first.id, last.id}
        return self._say(
            f"thread_{topic.form}",
            topic=capital(topic.shown),
            first=days_said(first.first, first.last, self._language),
            last=days_said(last.first, last.last, self._language),
            first_quote=quoted(sentence_with(first.text, topic.pattern), self._language, ends=False),
            last_quote=quoted(sentence_with(last.text, topic.pattern), self._language, ends=False),
        )

    def _feelings(self) -> list[str]:
        felt = Counter(m.feeling for m in self._moments if m.feeling != "neutral").most_common(2)
        if not felt or felt[0][1] < ENOUGH:
            return []
        other = felt[1] if len(felt) > 1 and felt[1][1] >= ENOUGH else None
        key = "feeling" if other is None else "feeling_even" if other[1] == felt[0][1] else "feeling_two"
        return [self._say(key, feeling=felt[0][0], other=other[0] if other else "")]

    # -- facts

    def _one(self, key: str, path: str) -> list[str]:
        values = self._sure(path)
        if not values:
            return []
        said = self._list(reversed(values))
        if key == "diet" and (what := _NOT.sub("", said)) != said:
            key, said = "diet_not", what
        return [self._say(key, value=said)]

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
        """A sentence about her by her name, or to her if nobody said what she is called."""
        if not self._name:
            with suppress(KeyError):
                return say(f"mementos.story_you.{key}", self._language, **fields)
        return say(f"mementos.story.{key}", self._language, name=self._name, **fields)


_NOT = re.compile(r"^(?:do not|don['’]t)\s+", re.IGNORECASE)
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
_DOES = (
    "education.school",
    "education.major",
    "education.level",
    "professional.current.company",
    "professional.current.position",
)


def _sure_values(fact: FactView) -> list[Value]:
    """The current values that need no question."""
    return [v for v in fact.current if v.certainty >= SURE]


def _with_article(job: str) -> str:
    """ "a data analyst"; a title that has its article keeps it."""
    if job.split()[0].lower() in ("a", "an", "the"):
        return job
    return f"{'an' if job[0].lower() in 'aeiou' else 'a'} {job}"
