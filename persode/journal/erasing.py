"""Erasing for good: a plan that is shown first, then a rewrite of the log, then every derived thing.

What the plan holds goes from the log, whole; so do old wordings, answers that quote it, and lines that were set aside.
Words that are left nowhere else in what the person said (`only_words`, none of them everyday words) must be in nothing
that stays: a question, an answer, a verdict or a draft with one of them goes, a page with one of them is made anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TYPE_CHECKING

from persode import checks
from persode.errors import BadInputError
from persode.journal.erasing_corrections import corrections_that_go
from persode.journal.state import Message, Page, Reply, State
from persode.journal.traces import folded, has, names, tells
from persode.language import is_everyday, sentences, speaks_of, words
from persode.language.wordlists import word_set
from persode.memory import Memory

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["TARGETS", "Erasure", "plan", "with_files"]

TARGETS = ("memory", "day", "person", "everything")


@dataclass(frozen=True)
class Erasure:
    """What goes when `target` (one of `TARGETS`) of that `value` is erased.

    `messages` go whole, of `shortened` (id -> what stays) only a part. `pages` are made anew out of what stays, or go.
    `wishes` are those for the picture that speak of it, `corrections` (ids) those of the mementos. `told` is what was
    told of it, folded. `version` is the log's when the plan was made: it holds as long as nothing was written.
    """

    target: str
    value: str
    version: tuple[int, int]
    memories: tuple[Memory, ...]
    messages: tuple[Message, ...]
    shortened: dict[str, str]
    only_words: frozenset[str]
    told: tuple[str, ...] = field(repr=False)
    replies: tuple[Reply, ...] = ()
    pages: tuple[Page, ...] = ()
    drafts: tuple[str, ...] = ()
    wishes: tuple[str, ...] = ()
    corrections: tuple[str, ...] = ()
    links: int = 0
    set_aside: bool = False

    def says(self, text: str) -> bool:
        """True for a text that says something of what goes."""
        if self.target == "everything" or tells(text, self.only_words, self.told):
            return True
        return self.target == "person" and names(text, self.value)

    @property
    def counts(self) -> dict[str, int]:
        """How many of each, without a word of theirs: the receipt."""
        return {
            "memories": len(self.memories),
            "messages": len(self.messages) + len(self.shortened),
            "replies": len(self.replies),
            "pages": len(self.pages),
            "pictures": sum(bool(page.picture) for page in self.pages),
            "drafts": len(self.drafts),
            "wishes": len(self.wishes),
            "corrections": len(self.corrections),
            "links": self.links,
            "set_aside": int(self.set_aside),
        }


def plan(journal: Journal, target: str, value: str = "", version: tuple[int, int] = (-1, -1)) -> Erasure:
    """What would go; nothing is changed.

    Args:
        target: memory (value: its id), day (YYYY-MM-DD), person (a name), everything.
        version: the log's.

    Raises:
        UnknownChoiceError: there is no such target.
        BadInputError: nothing of the kind is there.
    """
    checks.choice("target", target, TARGETS)
    checks.text(value)
    state = journal.state
    gone, cut = _FINDERS[target](state, value)
    memories = {m.id: m for m in (*state.memories.values(), *state.shelf.values()) if _only_told_by(state, m, gone)}
    if target == "memory":
        memories |= {m.id: m for m in _with_merged(state, value)}
    elif target == "person":
        memories |= {m.id: m for m in (*state.memories.values(), *state.shelf.values()) if _names(m, value)}
    only = _only_words(state, gone, cut)
    if target == "person":
        only |= {w for w in words(value) if not is_everyday(w) and w not in word_set("titles")}
    gone |= {m.id for m in state.messages.values() if _asks(m) and m.id not in cut and has(m.text, only)}
    texts = (*(state.messages[m].text for m in gone), *(m.text for m in memories.values()))
    erasure = Erasure(
        target=target,
        value=value,
        version=version,
        memories=tuple(memories.values()),
        messages=tuple(state.messages[m] for m in gone),
        shortened=cut,
        only_words=frozenset(only),
        told=tuple(dict.fromkeys(map(folded, texts))),
    )
    wishes = tuple(wish for wish in journal.preferences.extra_visual_tags if erasure.says(wish))
    corrections = corrections_that_go(state, memories, value if target == "day" else "", erasure.says)
    if not (gone or cut or memories or wishes or corrections):
        raise BadInputError("nothing_to_erase")
    touched = gone | cut.keys()
    days = {state.messages[m].my_day for m in touched} | {m.my_day for m in memories.values() if m.my_day}
    pages = [
        p
        for p in state.pages.values()
        if target == "everything" or _touches(p, state.page_history.get(p.id, ()), days, memories, only)
    ]
    erasure = replace(
        erasure,
        replies=tuple(r for r in state.replies.values() if _quotes(r, touched, memories, only)),
        pages=tuple(pages),
        wishes=wishes,
        corrections=corrections,
        links=sum(bool({k.source, k.target} & memories.keys()) for k in state.links.values()),
    )
    return with_files(journal, erasure)


def with_files(journal: Journal, erasure: Erasure) -> Erasure:
    """The plan with what goes beside the log, as it is now: drafts, lines that were set aside."""
    drafts = journal.drafts
    return replace(
        erasure,
        drafts=tuple(name for name in drafts.names() if erasure.says(drafts.read(name))),
        set_aside=(journal.person.folder / "log.torn").exists(),
    )


def _find_memory(state: State, value: str) -> tuple[set[str], dict[str, str]]:
    gone: set[str] = set()
    cut: dict[str, str] = {}
    for memory in _with_merged(state, value):
        for message_id in state.tellings.get(memory.id, ()):
            message = state.messages.get(message_id)
            if message is None or message_id in gone:
                continue
            kept = [m.text for t in message.tells if t != memory.id and (m := state.memory(t)) is not None]
            rest = _cut_out(cut.get(message_id, message.text), memory.text, kept)
            if rest:
                cut[message_id] = rest
            else:
                cut.pop(message_id, None)
                gone.add(message_id)
    return gone, cut


def _find_day(state: State, value: str) -> tuple[set[str], dict[str, str]]:
    try:
        day = date.fromisoformat(value)
    except ValueError as error:
        raise BadInputError("bad_date", value=value) from error
    return {m.id for m in state.messages.values() if m.my_day == day}, {}


def _find_person(state: State, value: str) -> tuple[set[str], dict[str, str]]:
    """All that names the person: memories whole, else the sentences that do."""
    if not words(value):
        raise BadInputError("nothing_to_erase")
    gone: set[str] = set()
    cut: dict[str, str] = {}
    for message in state.messages.values():
        told = [m for t in message.tells if (m := state.memory(t)) is not None and _names(m, value)]
        if not told and not names(message.text, value):
            continue
        rest = message.text
        for memory in told:
            rest = _cut_out(rest, memory.text)
        rest = " ".join(s.text for s in sentences(rest) if not names(s.text, value))
        if rest:
            cut[message.id] = rest
        else:
            gone.add(message.id)
    return gone, cut


def _find_everything(state: State, _: str) -> tuple[set[str], dict[str, str]]:
    return set(state.messages), {}


_FINDERS: dict[str, Callable[[State, str], tuple[set[str], dict[str, str]]]] = {
    "memory": _find_memory,
    "day": _find_day,
    "person": _find_person,
    "everything": _find_everything,
}


def _with_merged(state: State, memory_id: str) -> list[Memory]:
    """A memory and those that were merged into it."""
    ids = [memory_id, *(other for other, keep in state.merged.items() if keep == memory_id)]
    found = [m for i in ids if (m := state.memory(i)) is not None]
    if not found:
        raise BadInputError("no_such_memory")
    return found


def _only_told_by(state: State, memory: Memory, gone: set[str]) -> bool:
    """True if the memory's source goes, or all that told it."""
    tellings = {m for m in state.tellings.get(memory.id, ()) if m in state.messages}
    return tellings <= gone if tellings else memory.source in gone


def _names(memory: Memory, name: str) -> bool:
    return names(memory.text, name) or any(speaks_of(person, name) for person in memory.people)


def _asks(message: Message) -> bool:
    """True for a message of which nothing is remembered: a question, a request."""
    return message.is_read and not message.tells


def _cut_out(text: str, piece: str, kept: Sequence[str] = ()) -> str:
    """The text without the piece, "" if nothing with a word in it stays or the piece can't be found.

    Where the piece is only a part of something that is kept, it stays.
    """
    spared = [match.span() for other in kept for match in re.finditer(_loosely(other), text) if other != piece]
    found = 0

    def gone(match: re.Match[str]) -> str:
        nonlocal found
        if any(start <= match.start() and match.end() <= end for start, end in spared):
            return match.group()
        found += 1
        return " "

    rest = re.sub(_loosely(piece), gone, text, flags=re.IGNORECASE)
    rest = " ".join(rest.split()).strip(" ,;:-–—")
    return rest if found and words(rest) else ""


def _loosely(text: str) -> str:
    """A pattern for a text whatever white space is in it."""
    return r"\s+".join(re.escape(word) for word in text.split())


def _only_words(state: State, gone: set[str], cut: dict[str, str]) -> set[str]:
    """Words of what goes that stand in nothing told that stays, but for everyday ones, which prove nothing."""
    touched = gone | cut.keys()
    texts = [state.messages[m].text for m in touched]
    texts += [m.text for m in (*state.memories.values(), *state.shelf.values()) if m.source in touched]  # old wordings
    going = {word for text in texts for word in words(text)}
    for message in state.messages.values():
        if message.id not in gone and not _asks(message) and going:
            going.difference_update(words(cut.get(message.id, message.text)))
    return {word for word in going if len(word) > 1 and not is_everyday(word)}


def _quotes(reply: Reply, messages: Container[str], memories: Container[str], only: set[str]) -> bool:
    if reply.message in messages or any(memory in memories for memory in reply.receipt.get("used", ())):
        return True
    return has(reply.text, only)


def _touches(page: Page, history: Iterable[Page], days: set[date], memories: Container[str], only: set[str]) -> bool:
    versions = (page, *history)
    if page.day in days or any(v.related in memories for v in versions):
        return True
    told = " ".join(" ".join((v.title, v.text, v.prompt, v.alt, *v.hashtags, *v.people, *v.places)) for v in versions)
    return has(told, only)
