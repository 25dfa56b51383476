"""Days, lists and quotations as a person says them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date

from persode.language import sentences
from persode.language.calendar import month_days
from persode.language.wordlists import word_table
from persode.words import say

__all__ = [
    "MOST_QUOTED",
    "as_named",
    "capital",
    "day_said",
    "days_said",
    "is_group",
    "listed",
    "month_said",
    "number_said",
    "on_day_said",
    "quoted",
    "said_by",
    "sentence_with",
    "shared_feeling",
    "since_said",
    "telling_sentence",
    "times_said",
    "told_sentences",
]

_ENDS = (".", "!", "?", "…", "。", "！", "？")
_GROUPS = ("team", "family", "class", "group", "crew", "band", "kids", "children", "parents", "people", "staff")
_ABBREVIATED = re.compile(r"(?<!\w)(?:[A-ZÀ-Þ]|Mrs?|Ms|Drs?|St|Prof|Sr|Jr|vs)\.$")
MOST_QUOTED = 160
"""Characters of a quotation: whole sentences as far as they fit, else words."""


def day_said(day: date, language: str = "en", year: bool = True) -> str:
    """ "3 May 2025"."""
    month = say(f"mementos.month.{day.month}", language)
    return say("mementos.day" if year else "mementos.day_short", language, day=day.day, month=month, year=day.year)


def month_said(day: date, language: str = "en") -> str:
    """ "May 2025"."""
    return f"{say(f'mementos.month.{day.month}', language)} {day.year}"


def days_said(first: date, last: date, language: str = "en") -> str:
    """A day, a month, a year, years, or a range of days: "3 May 2025", "May 2025", "2019", "2019 to 2024"."""
    if first == last:
        return day_said(first, language)
    if (first.month, first.day, last.month, last.day) == (1, 1, 12, 31):
        years = {"first": first.year, "last": last.year}
        return str(first.year) if first.year == last.year else say("mementos.range", language, **years)
    if (first, last) == month_days(first.year, first.month):
        return month_said(first, language)
    begins = day_said(first, language, year=first.year != last.year)
    return say("mementos.range", language, first=begins, last=day_said(last, language))


def since_said(first: date, last: date, language: str = "en") -> str:
    """The beginning of what lasts: a day, else the month or the year that it lies in."""
    if first == last or first.year != last.year:
        return days_said(first, last, language)
    return month_said(first, language) if first.month == last.month else str(first.year)


def number_said(number: int, language: str = "en") -> str:
    """ "three"; digits from eleven on."""
    return say(f"mementos.number.{number}", language) if 1 <= number <= 10 else f"{number:,}"


def times_said(count: int, language: str = "en") -> str:
    """ "once", "twice", "three times"."""
    if count in (1, 2):
        return say(f"mementos.times.{count}", language)
    return say("mementos.times.more", language, n=number_said(count, language))


def listed(words: Iterable[str], language: str = "en", also: bool = False) -> str:
    """ "a, b and c"; "a, b, and c" if `also`, for words that have an "and" of their own."""
    *rest, last = list(words) or [""]
    comma = "," if also and rest else ""
    return f"{', '.join(rest)}{comma}{say('mementos.and', language)}{last}" if rest else last


def told_sentences(text: str) -> list[str]:
    """The sentences of a text on one line; the full stop of "Tom F." or "Mr. Pryce" ends none."""
    plain = " ".join(text.split())
    found: list[str] = []
    for sentence in sentences(plain):
        said = plain[sentence.start : sentence.end].strip()
        if found and _ABBREVIATED.search(found[-1]):
            found[-1] = f"{found[-1]} {said}"
        else:
            found.append(said)
    return found or [plain]


def quoted(text: str, language: str = "en", ends: bool = True) -> str:
    """The beginning of a text in quotation marks, whole sentences if one fits; what is left out shows as "…".

    `ends` = it is the end of a sentence: a text without a full stop gets one after the marks.
    """
    plain = " ".join(text.split())
    if len(plain) > MOST_QUOTED:
        kept = ""
        for sentence in told_sentences(plain):
            if len(kept) + len(sentence) >= MOST_QUOTED:
                break
            kept = f"{kept} {sentence}".strip()
        plain = kept or plain[:MOST_QUOTED].rsplit(" ", 1)[0].rstrip(" ,;:") + "…"
    stop = "." if ends and plain[-1:] not in _ENDS else ""
    return say("mementos.story.quote", language, text=plain) + stop


def sentence_with(text: str, word: re.Pattern[str] | None = None) -> str:
    """The first sentence of a text that holds a word (a pattern for small letters), else the first one."""
    told = told_sentences(text)
    return next((sentence for sentence in told if word and word.search(sentence.casefold())), told[0])


def telling_sentence(text: str, feeling: str) -> tuple[str, str]:
    """What of a text is quoted for its feeling, and the feeling that this very quotation carries.

    A text that fits is quoted whole, with its feeling; of a longer one the first sentence, of which no feeling is said,
    since it may be another sentence's.
    """
    told = told_sentences(text)
    whole = " ".join(text.split())
    if len(told) == 1:
        return told[0], feeling
    return (whole, feeling) if feeling and len(whole) <= MOST_QUOTED else (told[0], "")


def on_day_said(text: str, when: str, language: str = "en", again: bool = False, feeling: str = "") -> str:
    """A quotation with its day before it, "On 3 May: “I ran.”", unless it begins with that day itself."""
    quote = quoted(text, language)
    lead = say("mementos.story.on_day", language, when=when, quote="").rstrip(" :").casefold()
    if text.casefold().startswith(lead):
        return quote
    key = "same_day" if again else "on_day_felt" if feeling else "on_day"
    return say(f"mementos.story.{key}", language, when=when, quote=quote, feeling=feeling)


def shared_feeling(feelings: Sequence[str] | Counter[str]) -> str:
    """The feeling that is there most often, or "" if none is more than another."""
    counted = Counter(feelings).most_common(2)
    if not counted or len(counted) > 1 and counted[0][1] == counted[1][1]:
        return ""
    return counted[0][0]


def capital(name: str) -> str:
    """With a capital at the beginning, as a sentence begins."""
    return name[:1].upper() + name[1:]


def as_named(name: str, language: str = "en") -> str:
    """A name as it stands in a sentence: "the vet", "the sister"; what kin are called by as a name, "Grandma"."""
    if not name.islower() or name in ("home", "work", "school"):
        return name
    if word_table("kin").get(name) == "own" and name not in word_table("roles"):
        return capital(name)
    return say("mementos.story.the", language, name=name)


def is_group(name: str) -> bool:
    """True for a word for several people ("team", "friends")."""
    return name.islower() and (name in _GROUPS or name.endswith("s") and name[:-1] in word_table("relations"))


def said_by(name: str) -> set[str]:
    """The relations that a name says itself ("Mom", "Grandma Alda")."""
    table = word_table("relations")
    low = name.casefold()
    return {table[w] for w in (low, low.split()[0]) if w in table} | {low}
