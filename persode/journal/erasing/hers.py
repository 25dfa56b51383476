"""Which fields of an event hold the person's words, or words made of hers; all else is the program's own.

Only these fields are asked for a trace of what is to be erased, and only these can lose one: a date, an id, a style or
the reason why a memory was left out says nothing of her, whatever word stands in it. A field that is missing here is
never erased by its words, so `tests/unit/journal/test_hers.py` walks every kind of event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

__all__ = ["ASKED", "FIELDS", "KEYS", "MADE", "PROMPT", "WORDS", "How", "texts_in", "without"]

How = str
WORDS: How = "words"
"""As she wrote it, or made of her sentences; a name has its capital."""
MADE: How = "made"
"""Made of her words with capitals of the program's (a title, a tag): no capital makes a name there."""
PROMPT: How = "prompt"
"""Her words among words of the program's (`traces.Traces.own`)."""
ASKED: How = "asked"
"""As she wrote it to ask for something, beside telling: there an everyday word says what she means."""
KEYS: How = "keys"
"""A table of which the keys are names."""

Says = Callable[[str, How], bool]
Fields = dict[str | int, Any]
"""Name of a field (or place in a row) -> how it holds words, or the fields in it; a list of such is meant too."""

_READING: Fields = {"facts": {1: WORDS}, "places": {0: WORDS}, "relations": KEYS}
_MEMORY: Fields = {
    "text": WORDS, "event": MADE, "title": MADE, "hashtags": MADE, "people": WORDS, "places": WORDS,
    "reading": _READING,
}  # fmt: skip
_EPISODE: Fields = {
    "text": WORDS, "event": MADE, "title": MADE, "hashtags": MADE, "people": WORDS, "places": WORDS, "planned": WORDS,
    "reasons": WORDS, "relations": KEYS, "facts": {"value": WORDS}, "links": {"what": WORDS},
}  # fmt: skip
_PAGE: Fields = {
    "title": MADE, "text": WORDS, "parts": {1: WORDS}, "hashtags": MADE, "people": WORDS, "places": WORDS,
    "prompt": PROMPT, "drawn_from": _EPISODE,
}  # fmt: skip
_CORRECTED: Fields = {
    "value": WORDS, "was": WORDS, "name": WORDS, "to": WORDS, "text": WORDS, "reading": _READING,
}  # fmt: skip

FIELDS: dict[str, Fields] = {
    "onboarding_saved": {"preferences": {"name": WORDS, "extra_visual_tags": WORDS}},
    "settings_saved": {"settings": {"contact": WORDS}},
    "message_said": {"text": WORDS},
    "message_edited": {"text": WORDS},
    "message_read": {"reasons": WORDS, "memories": _MEMORY},
    "message_read_anew": {"reasons": WORDS, "readings": _MEMORY},
    "message_taken_back": {},
    "message_restored": {},
    "mood_tapped": {},
    "memory_recalled": {},
    "reply_given": {"text": WORDS},
    "reply_withdrawn": {},
    "page_written": {"page": _PAGE},
    "page_edited": {"title": WORDS, "text": WORDS},
    "page_worded": {"title": MADE, "text": WORDS, "parts": {1: WORDS}},
    "picture_made": {},
    "page_deleted": {},
    "page_undone": {},
    "memory_judged": {"query": ASKED},
    "memory_believed": {},
    "quiet_added": {"value": ASKED},
    "quiet_lifted": {"value": ASKED},
    "memories_archived": {},
    "memories_unarchived": {},
    "link_made": {},
    "link_removed": {},
    "link_declined": {},
    "memories_merged": {},
    "memories_parted": {},
    "memento_corrected": {"data": _CORRECTED},
    "memento_undone": {},
    "erased": {},
}
"""Kind of event -> its fields with words of hers."""

_QUIET_BY_NUMBER = ("memory", "date")


def texts_in(kind: str, data: dict[str, Any]) -> Iterator[tuple[str, How]]:
    """Every text of hers in an event's data; of a kind that is not known, every text."""
    return _texts(data, _fields_of(kind, data))


def without(kind: str, data: dict[str, Any], says: Says) -> dict[str, Any]:
    """An event's data with every text of hers that has a trace emptied, or taken out of its list or table."""
    changed: dict[str, Any] = _without(data, _fields_of(kind, data), says)
    return changed


def _fields_of(kind: str, data: dict[str, Any]) -> Any:
    if kind in ("quiet_added", "quiet_lifted") and data.get("kind") in _QUIET_BY_NUMBER:
        return {}
    if kind == "memento_corrected" and (data.get("about"), data.get("action")) == ("place", "kind"):
        return {"data": {"name": WORDS}}
    return FIELDS.get(kind, WORDS)


def _texts(value: Any, fields: Any) -> Iterator[tuple[str, How]]:
    if isinstance(value, str):
        if isinstance(fields, str):
            yield value, fields
    elif isinstance(value, dict):
        if fields == KEYS:
            for key in value:
                yield key, WORDS
        else:
            for key, inner in value.items():
                within = _within(fields, key)
                if within:
                    yield from _texts(inner, within)
    elif isinstance(value, list | tuple):
        if _is_row(fields):
            for row in value:
                yield from _of_row(row, fields)
        else:
            for inner in value:
                yield from _texts(inner, fields)


def _without(value: Any, fields: Any, says: Says) -> Any:
    if isinstance(value, str):
        return "" if isinstance(fields, str) and says(value, fields) else value
    if isinstance(value, dict):
        if fields == KEYS:
            return {key: inner for key, inner in value.items() if not says(key, WORDS)}
        return {
            key: _without(inner, within, says) if (within := _within(fields, key)) else inner
            for key, inner in value.items()
        }
    if isinstance(value, list | tuple):
        if _is_row(fields):
            return [row for row in value if not any(says(text, how) for text, how in _of_row(row, fields))]
        kept = (one for one in value if not (isinstance(one, str) and isinstance(fields, str) and says(one, fields)))
        return [_without(one, fields, says) for one in kept]
    return value


def _within(fields: Any, key: str) -> Any:
    return fields.get(key) if isinstance(fields, dict) else fields


def _is_row(fields: Any) -> bool:
    """True if a list holds rows, the words at some of their places."""
    return isinstance(fields, dict) and any(isinstance(place, int) for place in fields)


def _of_row(row: Any, fields: Fields) -> Iterator[tuple[str, How]]:
    values: dict[Any, Any] = dict(enumerate(row)) if isinstance(row, list | tuple) else {}
    return ((values[place], how) for place, how in fields.items() if isinstance(values.get(place), str))
