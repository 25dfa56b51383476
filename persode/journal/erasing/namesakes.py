"""Who else is called as the person to be erased: of two Toms the one goes and the other stays.

"Tom" alone may be anybody's of that name. Where two or more of them are known by longer names ("Tom Adeyemi", "Tom
Fischer"), or where the person said that two are two, what names one of them in full is not that Tom's. Where one alone
is known, the short name is hers, and all goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from persode.journal.fold.state import State
from persode.mementos import family_letter, person_key
from persode.memory import Memory

__all__ = ["namesakes"]


def namesakes(state: State, called: Sequence[str], told: Iterable[Memory]) -> tuple[str, ...]:
    """The longer names of others, sorted; `called` are all names of the one to be erased."""
    hers = {person_key(name) for name in called}
    known = {person_key(name): name for memory in told for name in memory.people}
    apart = {key for pair in _apart(state) if pair & hers for key in pair - hers}
    found = set()
    for short in (key for key in hers if " " not in key):
        longer = [key for key in known if key.startswith(f"{short} ")]
        own = {family_letter(key) for key in longer if key in hers}
        others = [key for key in longer if key not in hers and family_letter(key) not in own]
        if len({family_letter(key) for key in others} | own) > 1:
            found.update(others)
        found.update(key for key in others if key in apart)
    return tuple(sorted(known[key] for key in found))


def _apart(state: State) -> Iterator[frozenset[str]]:
    for c in state.corrections.values():
        if (c.about, c.action, c.undone) == ("person", "apart", False):
            yield frozenset((person_key(c.data["name"]), person_key(c.data["to"])))
