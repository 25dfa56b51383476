"""A phrase without the dates in it, where it can do without them."""

from __future__ import annotations

import re
from datetime import date

from persode.analyzer.cutting import EDGE
from persode.language import date_mentions, is_past, lemma
from persode.language.wordlists import word_set

__all__ = ["without_dates", "without_first_date", "without_last_date"]

ROOM = "persode.analyzer"
_SOME_DAY = date(2024, 6, 12)  # only where a date stands in a phrase matters here, not which day it is
_BEFORE_DATE = re.compile(r"\b(?:(?:back )?(?:on|in|at|during)|^back)\s*$", re.IGNORECASE)
_CLOCK = re.compile(
    r"^\s+(?:at|around|about|by) (?:like |around |about |exactly )?\d{1,2}(?:[:.]\d\d)?"
    r"(?:\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock|ish)\b)?(?:[,:]|(?=\s))",
    re.IGNORECASE,
)
"""The hour behind a date that leads in: "last night at like 2am"."""

_NO_SUBJECT = frozenset(
    ("without", "with", "in", "at", "on", "for", "of", "is", "was", "are", "were", "will", "would", "has", "had")
)
"""What follows a date that is itself what the clause speaks of: "Christmas without him is quiet"."""


def without_dates(phrase: str) -> str:
    """The phrase without the dates that it can do without ("our goat had twins last night in the barn")."""
    for mention in reversed(date_mentions(phrase, _SOME_DAY)):
        before, after = phrase[: mention.start], phrase[mention.end :]
        if not _holds_date(before, after):
            gap = "" if after.lstrip()[:1] in ",;:" else " "  # the mark says where a phrase may be cut
            phrase = f"{_BEFORE_DATE.sub('', before).rstrip()}{gap}{after.lstrip()}".lstrip(" ,;:")
    return phrase.strip()


def _holds_date(before: str, after: str) -> bool:
    """True if a sentence breaks without the date between: "the scan was | and", "another | and", "add | classes"."""
    bare_before = _BEFORE_DATE.sub("", before)
    last = bare_before.split()[-1].lower() if bare_before.split() else ""
    following = after.split()[0].lower() if after.split() else ""
    if last.endswith(("'s", "’s", "'re", "’re", "'m", "’m")) or lemma(last) == "be":
        return True
    if bare_before == before and last in word_set("hold_dates", ROOM):
        return True  # "until Friday", "rainy Sunday"
    if not last:
        return following.strip(EDGE) in _NO_SUBJECT
    bare = following.strip(EDGE)
    goes_on = (
        not bare or after.lstrip()[:1] in ",;:" or following == "w/" or bare in word_set("stopwords") or is_past(bare)
    )
    return not goes_on or bare in ("is", "was", "are", "were", "will", "would", "has", "had")


def without_first_date(phrase: str) -> str:
    """Without a date that leads in ("On 3 May we ..."), unless it is what is spoken of ("today was my birthday")."""
    first = next(iter(date_mentions(phrase[:80], _SOME_DAY)), None)
    if first is None or _holds_date("", _CLOCK.sub("", phrase[first.end :])):
        return phrase
    before = re.sub(r"\b(?:on|in|at|since|this past|this)\b", "", phrase[: first.start], flags=re.IGNORECASE)
    after = re.sub(r"^(?:은|는|에는|에|엔|의)\s", "", _CLOCK.sub("", phrase[first.end :]))
    return phrase if before.strip(EDGE) else after.strip(EDGE)


def without_last_date(phrase: str) -> str:
    """Without a date at the end, if at least three words are left."""
    last = next(reversed(date_mentions(phrase, _SOME_DAY)), None)
    if last is None or last.end < len(phrase) or len(phrase[: last.start].split()) < 3:
        return phrase
    before = phrase[: last.start]
    return phrase if _holds_date(before, "") else _BEFORE_DATE.sub("", before).strip(EDGE)
