"""The views by path, for programmers: `profile.<area>.<...>`, `timeline.YYYYMMDD`, `location.<slug>`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from persode.errors import BadInputError
from persode.mementos.places import Place
from persode.mementos.slots import checked_path, checked_text
from persode.mementos.timeline import Event, checked_day, checked_range, day_key, day_of_key
from persode.mementos.views import Views

__all__ = ["get_path", "list_paths", "search"]


def get_path(views: Views, path: str) -> object:
    """What is at a path: a value (several as a list), a group (a dict), the events of a day, a place; None if nothing.

    Raises:
        BadInputError: a path outside the tree, or a day that is none.
    """
    view, _, rest = _split(path)
    if view == "timeline":
        return list(views.timeline.on(day_of_key(rest), faded=True))
    if view == "location":
        return views.places.get(rest)
    node: object = views.profile.tree()
    for name in filter(None, rest.split(".")):
        if not isinstance(node, dict):
            return None
        node = node.get(name)
    return node


def list_paths(views: Views, prefix: str, start: str | date | None = None, end: str | date | None = None) -> list[str]:
    """The paths under a prefix: slots in the order of the summary, days oldest first, places the most visited first.

    Args:
        prefix: "profile.", "timeline." or "location.", or the beginning of a path.
        start, end: days or strict `YYYYMMDD` keys, both included: of days those inside; of places those with a visit
            there then.

    Raises:
        BadInputError: a prefix outside the tree, a bound that is no day, the end before the start.
    """
    view, _, rest = _split(prefix)
    first, last = checked_day(start), checked_day(end)
    low, high = checked_range(first, last)
    if view == "timeline":
        days = [day_key(d) for d in views.timeline.between(first, last, faded=True)]
        return [f"timeline.{key}" for key in days if key.startswith(rest)]
    if view == "location":
        limited = start is not None or end is not None
        within = [p for p in views.places if not limited or any(v.first <= high and low <= v.last for v in p.visits)]
        return [f"location.{p.slug}" for p in within if p.slug.startswith(rest)]
    return [path for path in views.profile.paths if path.startswith(prefix)]


def search(views: Views, words: str) -> Sequence[Event | Place]:
    """Places by name and days by their texts that hold the words: places first, then events, newest first.

    Raises:
        BadInputError: what is asked for is no text.
    """
    checked_text(words)
    return [*views.places.search(words), *views.timeline.search(words)]


def _split(path: object) -> tuple[str, str, str]:
    if isinstance(path, str):
        view, dot, rest = path.partition(".")
        if view in ("timeline", "location") and dot:
            return view, dot, rest
        if view == "profile":
            if rest.count(".") and not rest.endswith("."):
                checked_path(path)
            return view, dot, rest
    raise BadInputError("bad_view", path=str(path)[:200])
