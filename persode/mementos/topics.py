"""What comes up again and again: the tags whose words stand in the texts of several days."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from persode.mementos.moment import Moment
from persode.mementos.views import Views

__all__ = ["recurring", "topics_of"]

CANDIDATES = 40
MOST = 4
LEAST_DAYS = 3
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def recurring(views: Views, moments: Sequence[Moment]) -> list[tuple[str, int]]:
    """(topic as it is most often written, in how many moments), the most frequent first, on at least three days.

    People and places are left out: they have views of their own.
    """
    tags = Counter(tag.removeprefix("#") for m in moments for tag in m.tags)
    found: dict[str, tuple[str, int]] = {}
    for tag, _ in tags.most_common(CANDIDATES):
        words = _words(tag)
        if _is_listed(views, words):
            continue
        pattern = re.compile(rf"(?<!\w){re.escape(words)}(?!\w)", re.IGNORECASE)
        hits = [(m, hit.group()) for m in moments if words in m.text.casefold() and (hit := pattern.search(m.text))]
        if len({m.day for m, _ in hits}) >= LEAST_DAYS:
            spelled = Counter(text for _, text in hits).most_common(1)[0][0]
            found[words] = spelled, len(hits)
    return sorted(found.values(), key=lambda topic: (-topic[1], topic[0]))[:MOST]


def topics_of(views: Views, moment: Moment) -> list[str]:
    """Those of its tags that are topics: their words stand in the text (a feeling's do not), and no view lists them."""
    text = " ".join(moment.text.casefold().replace("-", " ").split())
    return [t for t in moment.tags if _words(t) in text and not _is_listed(views, _words(t))]


def _words(tag: str) -> str:
    return _CAMEL.sub(" ", tag.removeprefix("#")).casefold()


def _is_listed(views: Views, words: str) -> bool:
    """True for a person or a place: they have views of their own."""
    return views.people.get(words) is not None or views.places.get(words) is not None
