"""What comes up again and again: the words of the tags that stand in the texts of several days."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from persode.language.wordlists import word_set
from persode.mementos.moment import Moment
from persode.mementos.views import Views

__all__ = ["Topic", "recurring", "told_of", "topics_of"]

CANDIDATES = 40
MOST = 4
LEAST_DAYS = 3
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_NEVER_MANY = ("school", "work", "home", "class", "homework", "church", "college", "university", "practice", "training")
_TO_ONE_OF = re.compile(r"\b(?:the|my|our)\s+(?:[\w-]+\s+)?$", re.IGNORECASE)
"""Before a word: it is something that both know, "the mural", "my old bike"."""


@dataclass(frozen=True)
class Topic:
    """A topic as it is said in a sentence ("the mural", "exams", "school"), and its moments, oldest first.

    `form`: "one" ("the mural", "school"), "many" ("exams"), or "word" for what is only known as a word ("run").
    `pattern` finds it in a text of small letters.
    """

    shown: str
    moments: tuple[Moment, ...]
    form: str
    pattern: re.Pattern[str]

    @property
    def count(self) -> int:
        """In how many moments it is."""
        return len(self.moments)


def recurring(views: Views, moments: Sequence[Moment], least_days: int = LEAST_DAYS) -> list[Topic]:
    """The topics that are told of on several days, the most frequent first; people and places are left out.

    People and places have views of their own; a place that is named more often than visited ("school") is a topic too.
    """
    tags: Counter[str] = Counter()
    for moment in moments:
        parts = (_parts(tag) for tag in moment.tags)
        tags.update({_one(word) for words in parts for word in (words, *words.split())})
    texts = [(m, m.text.casefold()) for m in moments]
    named = _named(views)
    found = []
    for words, _ in tags.most_common(CANDIDATES):
        if words in word_set("stopwords") or any(views.people.get(name) is not None for name in (words, f"{words}s")):
            continue
        topic = told_of(words, texts)
        place = views.places.get(words)
        if topic.form == "word" or words in named or f"{words}s" in named:  # "leed" is a word of "Leeds"
            continue
        if len({m.day for m in topic.moments}) >= least_days and (place is None or place.count < topic.count):
            found.append(topic)
    found.sort(key=lambda topic: (-topic.count, topic.shown))
    longer = [topic for topic in found if not any(_is_within(topic, other) for other in found if other is not topic)]
    return longer[:MOST]


def _named(views: Views) -> frozenset[str]:
    """The words of the names of people, places and firms: of these the story tells otherwise."""
    names = [name for person in views.people for name in person.names if " " in name]
    names += [name for place in views.places for name in place.names if not name.islower()]
    facts = [f for f in views.profile if f.path.startswith(("profile.professional.", "profile.personal."))]
    names += [v.value for f in facts for v in (*f.current, *f.history, *f.planned)]
    return frozenset(word for name in names for word in name.casefold().split())


def told_of(words: str, texts: Iterable[tuple[Moment, str]]) -> Topic:
    """The moments of which the text (given in small letters) has the words, in one or in many, and how to say them."""
    pattern = re.compile(rf"(?<![\w'’-]){re.escape(words)}(?P<many>s|es)?(?![\w'’])")
    hits, many, known = [], 0, 0
    for moment, text in texts:
        if words in text and (hit := pattern.search(text)):
            hits.append(moment)
            many += hit["many"] is not None
            known += _TO_ONE_OF.search(text[: hit.start()]) is not None
    form = "one"
    if words in _NEVER_MANY:
        shown = words
    elif many:
        form = "many"
        shown = f"{words}{'es' if words.endswith(('s', 'x', 'ch', 'sh')) else 's'}"
    else:
        form = "one" if known * 2 > len(hits) else "word"
        shown = f"the {words}" if form == "one" else words
    return Topic(shown, tuple(sorted(hits, key=lambda m: m.order)), form, pattern)


def topics_of(views: Views, moment: Moment) -> list[str]:
    """Those of its tags that are topics: their words stand in the text (a feeling's do not), and no view lists them."""
    text = " ".join(moment.text.casefold().replace("-", " ").split())
    return [t for t in moment.tags if _parts(t) in text and not _is_listed(views, _parts(t))]


def _parts(tag: str) -> str:
    return _CAMEL.sub(" ", tag.removeprefix("#")).casefold()


def _one(words: str) -> str:
    """ "exam" of "exams"."""
    return words[:-1] if words.endswith("s") and not words.endswith(("ss", "us", "is")) and len(words) > 3 else words


def _is_within(topic: Topic, other: Topic) -> bool:
    """True for a word of a longer topic that is told of about as often ("bread" of "bread recipe")."""
    within = f" {topic.shown.removeprefix('the ')} " in f" {other.shown} "
    return topic.shown != other.shown and within and topic.count * 2 <= other.count * 3


def _is_listed(views: Views, words: str) -> bool:
    """True for a person or a place: they have views of their own."""
    return views.people.get(words) is not None or views.places.get(words) is not None
