"""Which memories go on when a message is edited: what the person did with one stays with what it tells now.

A memory of which most words are told still is the same memory in other words: its verdicts, links, merges, recalls and
corrections are its own. One that is told elsewhere in its old words stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from persode.journal.fold.state import Message, QuietRule, State
from persode.language import words
from persode.log import Draft
from persode.memory import Memory

__all__ = ["SAME_WORDING", "heirs", "inherited", "is_told_elsewhere", "merged_into", "told_before"]

SAME_WORDING = 0.75
"""Share of the words that two wordings of a memory have in common."""


def told_before(message: Message, state: State) -> list[Memory]:
    """The memories that a message told in its last words, then those of still older ones that nothing tells now."""
    if not message.edited:
        return []
    last = [m for i in message.told_before if (m := state.memory(i)) is not None]
    older = [m for m in reversed(state.shelf.values()) if m.source == message.id and state.is_old(m)]
    return list({m.id: m for m in (*last, *older)}.values())


def heirs(texts: Sequence[str], before: Sequence[Memory]) -> dict[int, Memory]:
    """Place of a text -> the memory of before that it tells in other words, or in the same; each of them once."""
    found: dict[int, Memory] = {}
    by_text = {m.text: m for m in reversed(before)}
    for place, text in enumerate(texts):
        if text in by_text:
            found[place] = by_text.pop(text)
    taken = {m.id for m in found.values()}
    left = [(m, words(m.text)) for m in before if m.id not in taken]
    pairs = [
        (-alike, place, number, memory)
        for place, text in enumerate(texts if left else ())
        if place not in found
        for number, (memory, old) in enumerate(left)
        if (alike := _alike(words(text), old)) >= SAME_WORDING
    ]
    for _, place, _, memory in sorted(pairs, key=lambda pair: pair[:3]):
        if place not in found and memory.id not in taken:
            found[place] = memory
            taken.add(memory.id)
    return found


def is_told_elsewhere(memory: Memory, state: State) -> bool:
    """True if another message tells it too, even one that was taken back: its words are those of that message."""
    return any(m in state.messages for m in state.tellings.get(memory.id, ()))


def inherited(memory_id: str, old: Memory, state: State) -> list[Draft]:
    """What she said of a memory that stays beside its new wording holds for that one too."""
    said = dict(state.believed.get(old.id, {}))
    drafts = [Draft("memory_believed", {"memory": memory_id, "beliefs": said})] if said else []
    if QuietRule("memory", old.id) in state.quiet:
        drafts.append(Draft("quiet_added", {"kind": "memory", "value": memory_id}))
    return drafts


def merged_into(twin: str, old: Memory, state: State) -> list[Draft]:
    """A memory that now says what another says already is one with it, if she said anything of it."""
    held = old.id in state.believed or old.id in state.rests or QuietRule("memory", old.id) in state.quiet
    return [Draft("memories_merged", {"keep": twin, "other": old.id})] if held and old.id != twin else []


def _alike(first: Sequence[str], second: Sequence[str]) -> float:
    """The share of the words that stand in both in the same order, 0 if it is surely too small."""
    together = len(first) + len(second)
    if 2 * min(len(first), len(second)) < SAME_WORDING * together or {*first}.isdisjoint(second):
        return 0.0
    return SequenceMatcher(None, first, second, autojunk=False).ratio()
