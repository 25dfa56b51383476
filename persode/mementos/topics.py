"""What comes up again and again: the tags whose words stand in the texts of several days."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from persode.mementos.moment import Moment
from persode.mementos.people import person_key
from persode.mementos.views import Views

__all__ = ["recurring"]

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
        words = _CAMEL.sub(" ", tag).casefold()
        if views.people.get(person_key(words)) or views.places.get(words):
            continue
        pattern = re.compile(rf"(?<!\w){re.escape(words)}(?!\w)", re.IGNORECASE)
        hits = [(m, hit.group()) for m in moments if words in m.text.casefold() and (hit := pattern.search(m.text))]
        if len({m.day for m, _ in hits}) >= LEAST_DAYS:
            spelled = Counter(text for _, text in hits).most_common(1)[0][0]
            found[words] = spelled, len(hits)
    return sorted(found.values(), key=lambda topic: (-topic[1], topic[0]))[:MOST]
