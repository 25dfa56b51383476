"""The paths of the profile: their order, how many values one can hold, and what is refused."""

from __future__ import annotations

import re
from functools import cache

from persode.errors import BadInputError
from persode.language import clean, place_key
from persode.language.wordlists import word_lines
from persode.mementos.ages import AGE, BIRTHDAY, OLDEST, birthday_of, is_age
from persode.words import say

__all__ = [
    "AREAS",
    "MOST_VALUE",
    "area_of",
    "checked_aspect",
    "checked_fact",
    "checked_path",
    "checked_text",
    "checked_value",
    "known_paths",
    "label",
    "same",
    "slot_order",
    "takes_many",
]

AREAS = ("personal", "professional", "education", "health", "living", "relationships", "preferences", "goals")
"""The areas in the order of the summary; any other comes after them by name."""

MOST_VALUE = 500
"""Characters that a value, and 200 that a path may have."""

MOST_PATH = 200
MOST_NAMED = 200
"""Characters that the name of somebody, of a place or of a firm may have."""

_NAMES = ("personal.", "professional.current.", "education.school", "relationships.friends")
_ASPECT = re.compile(r"[a-z0-9_]+(?:\.[a-z0-9_]+)*")
_PATH = re.compile(r"profile(?:\.[a-z0-9_]+){2,}")
_PLACES = ("city", "country", "hometown", "previous")


def checked_path(path: object) -> str:
    """The path of a fact.

    Raises:
        BadInputError: it is empty, no text, outside `profile.`, or no path of small letters, digits and dots.
    """
    if not isinstance(path, str) or len(path) > MOST_PATH or not _PATH.fullmatch(path):
        raise BadInputError("bad_path", path=str(path)[:MOST_PATH])
    return path


def checked_text(value: object) -> str:
    """A text as it is.

    Raises:
        BadInputError: it is something else.
    """
    if value is None:
        raise BadInputError("value_empty")
    if not isinstance(value, str):
        raise BadInputError("value_no_text", kind=type(value).__name__)
    return value


def checked_value(value: object) -> str:
    """The value of a fact, without blanks around it.

    Raises:
        BadInputError: it is no text, nothing but blanks, or too long.
    """
    word = " ".join(clean(checked_text(value)).split())
    if not word:
        raise BadInputError("value_empty")
    if len(word) > MOST_VALUE:
        raise BadInputError("value_long", most=MOST_VALUE)
    return word


def checked_fact(path: object, value: object) -> str:
    """A value that a path can hold: no value on a group, an age as a number, a birthday as a day.

    Raises:
        BadInputError: the path or the value is none, or they do not fit.
    """
    path, word = checked_path(path), checked_value(value)
    short = path.removeprefix("profile.")
    if short not in _slots() and any(slot.startswith(f"{short}.") for slot in _slots()):
        raise BadInputError("value_on_group", path=path)
    if len(word) > MOST_NAMED and short.startswith(_NAMES):
        raise BadInputError("value_long", most=MOST_NAMED)
    if path == AGE and not is_age(word):
        raise BadInputError("bad_age", value=word[:40], most=OLDEST)
    if path == BIRTHDAY and birthday_of(word) is None:
        raise BadInputError("bad_birthday", value=word[:40])
    return word


def checked_aspect(aspect: object) -> str:
    """A path of the profile or the beginning of one, "" for all of it, with `profile` before it or not.

    Raises:
        BadInputError: it is no text, or outside the tree: not an area and nothing that could lie under one.
    """
    text = checked_text(aspect).rstrip(".")
    short = "" if text == "profile" else text.removeprefix("profile.")
    area = short.split(".")[0]
    if short and (not _ASPECT.fullmatch(short) or area not in (*AREAS, "projects") and text == short):
        raise BadInputError("bad_path", path=str(aspect)[:MOST_PATH])
    return f"profile.{short}".rstrip(".")


def area_of(path: str) -> str:
    """ "professional" of "profile.professional.current.company"."""
    return path.split(".")[1]


def label(path: str, language: str = "en") -> str:
    """What a slot is called: "Company"; an unknown one by its last word."""
    short = path.removeprefix("profile.")
    try:
        return say(f"mementos.slot.{short}", language)
    except KeyError:
        return short.rsplit(".", 1)[-1].replace("_", " ").capitalize()


def known_paths() -> tuple[str, ...]:
    """The paths of all slots that have a name, in the order of the summary."""
    return tuple(f"profile.{short}" for short in _slots())


def takes_many(path: str) -> bool:
    """True if several values can be true at once (pets, likes)."""
    return _slots().get(path.removeprefix("profile."), ("", 0))[0] == "many"


def slot_order(path: str) -> tuple[int, str, int, str]:
    """A key that sorts paths as the summary shows them."""
    area = area_of(path)
    rank = AREAS.index(area) if area in AREAS else len(AREAS)
    return rank, area, _slots().get(path.removeprefix("profile."), ("", 10_000))[1], path


def same(path: str, value: str) -> str:
    """The key under which two spellings are one value: places by their slug, else without case and blanks."""
    if path.rsplit(".", 1)[-1] in _PLACES:
        try:
            return place_key(value)
        except BadInputError:
            pass
    return " ".join(value.casefold().split())


@cache
def _slots() -> dict[str, tuple[str, int]]:
    rows = [line.split(" | ") for line in word_lines("profile_slots", "persode.mementos")]
    return {path.strip(): (many.strip(), rank) for rank, (path, many) in enumerate(rows)}
