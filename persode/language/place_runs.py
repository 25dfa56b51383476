"""Places that runs of capitals miss: landmarks with somebody's name, and known places typed in lower case."""

from __future__ import annotations

import re
from functools import cache

from persode.language.forms import is_past, is_verb
from persode.language.names import NameRun
from persode.language.tokens import Piece
from persode.language.wordlists import word_set

__all__ = ["is_namesake", "landmarks", "lower_places"]

_OF_A_PERSON = re.compile(
    r"^(?:(?:said|says|told|tells|texted|texts|called|rang|hugged|kissed|cried|laughed|smiled|whispered|asked|thinks"
    r"|thought|forgot|promised|apologi[sz]ed|invited|dumped|ghosted|proposed|replied|winked|nodded|admitted)\b"
    r"|broke up\b|came (?:over|round)\b|and I (?!are\b|were\b|have\b)|is (?:pregnant|engaged|ill|asleep|crying)\b)"
)
_TO_A_PERSON = frozenset(["told", "texted", "hugged", "kissed", "married", "dating", "invited", "asked", "phoned"])

_EVENTS = r"(?:Birthday|Wedding|Party|House|Place|Funeral|Flat|School|Graduation|Baptism|Christening|Mum|Mom|Dad)\b"
_GOING = re.compile(
    r"\b(?:go|goes|going|went|gone|moved?|moving|drove|driving|drive|flew|fly|flying|travell?(?:ed|ing)|back|home|trip"
    r"|train|bus|flight|ticket|walked|cycled|ferry|way)\b"
)
"""Before "to austin" it says that a place is meant."""

_BEFORE = (
    "to from in at on up along of for near around round across through outside inside into via over towards"
    " toward off til"
    " till until visit visited visiting see explored exploring"
)


def is_namesake(run: NameRun) -> bool:
    """True if a name that people share with a place is a person's here: "Paris broke up with me", "I told Sydney"."""
    if run.text not in word_set("city_names"):
        return False
    following = " ".join(run.after)
    return bool(_OF_A_PERSON.search(following)) or run.before[-1:] != () and run.before[-1] in _TO_A_PERSON


def landmarks(text: str) -> list[Piece]:
    """The places of a text that bear somebody's name in the possessive: "Arthur's Seat", "St. Mary's Hospital"."""
    return [Piece(m.group(), m.start(), m.end()) for m in _landmark().finditer(text)]


def lower_places(text: str) -> list[Piece]:
    """The known places of a text that are typed in lower case after a word of being or going there."""
    found: list[Piece] = []
    for match in _lower_place().finditer(text):
        name, start = match["place"], match.start("place")
        doubtful = match["before"] in ("to", "from") and name.title() in word_set("city_names")
        if not doubtful or _GOING.search(text[max(0, match.start() - 50) : match.start()]):
            found.append(Piece(name, start, match.end("place")))
    taken = {piece.start for piece in found}
    for match in _water_or_hill().finditer(text):
        word = match["word"]
        if match.start("place") not in taken and word not in word_set("not_after_water") and not _is_plain(word):
            found.append(Piece(match["place"], match.start("place"), match.end("place")))
    return found


def _is_plain(word: str) -> bool:
    return word in word_set("stopwords") or word in word_set("common") or is_verb(word) or is_past(word)


@cache
def _water_or_hill() -> re.Pattern[str]:
    """ "In lake bled", "up mount snowdon", "on the isle of mull", typed in lower case."""
    before = "|".join([*_BEFORE.split(), "swam", "climbed", "saw", "crossed", "beside", "past", "loved", "on"])
    kinds = r"(?:lake|loch|lago|lac|mount|mt\.?|isles? of|cape|gulf of|bay of)"
    return re.compile(rf"\b(?:{before})\s+(?:the\s+)?(?P<place>{kinds} (?P<word>[a-zß-ÿ]{{3,}}))(?![\w'’-])")


@cache
def _landmark() -> re.Pattern[str]:
    nouns = "|".join(sorted((noun.capitalize() for noun in word_set("landmarks")), key=len, reverse=True))
    owned = rf"[A-ZÀ-Þ][^\W\d_]+['’]s (?:[A-ZÀ-Þ][^\W\d_]+ )?(?:{nouns})"
    at = rf"(?<=\bat )[A-ZÀ-Þ][^\W\d_]+['’]s (?!{_EVENTS})[A-ZÀ-Þ][^\W\d_]+"
    return re.compile(rf"(?<![\w’'])(?:(?:St\.? )?{owned}|{at})(?![\w])")


@cache
def _lower_place() -> re.Pattern[str]:
    known = {*word_set("places"), *word_set("shops")}
    names = {place.lower() for place in known if place[0] <= "\u024f"} - word_set("worded_places")
    listed = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    before = "|".join([*_BEFORE.split(), "reached", "leaving"])
    return re.compile(rf"\b(?P<before>{before})\s+(?:the\s+)?(?P<place>{listed})(?![\w'’-])")
