"""Erasing for good: a plan that is shown first, then a rewrite of the log, then every derived thing.

What the plan holds goes from the log, whole; so do old wordings, answers that quote it, and lines that were set aside.
Words that are left nowhere else in what the person said (`only_words`, none of them everyday words) must be in nothing
that stays: an answer, a verdict or a draft with one of them goes, a page with one of them is made anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from persode.errors import BadInputError, UnknownChoiceError
from persode.journal.state import Message, Page, Reply, State
from persode.language import is_verb, sentences, words
from persode.language.wordlists import word_set
from persode.log import Event
from persode.memory import Memory

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["TARGETS", "Erasure", "plan", "rewriting"]

TARGETS = ("memory", "day", "person", "everything")


@dataclass(frozen=True)
class Erasure:
    """What goes when `target` (one of `TARGETS`) of that `value` is erased.

    `messages` go whole, of `shortened` (id -> what stays) only a part. `pages` are made anew out of what stays, or go.
    """

    target: str
    value: str
    memories: tuple[Memory, ...]
    messages: tuple[Message, ...]
    shortened: dict[str, str]
    replies: tuple[Reply, ...]
    pages: tuple[Page, ...]
    drafts: tuple[str, ...]
    links: int
    set_aside: bool
    only_words: frozenset[str]

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
            "links": self.links,
            "set_aside": int(self.set_aside),
        }


def plan(journal: Journal, target: str, value: str = "") -> Erasure:
    """What would go; nothing is changed.

    Args:
        target: memory (value: its id), day (YYYY-MM-DD), person (a name), everything.

    Raises:
        UnknownChoiceError: there is no such target.
        BadInputError: nothing of the kind is there.
    """
    if target not in TARGETS:
        raise UnknownChoiceError("target", target, TARGETS)
    state, everything = journal.state, target == "everything"
    gone, cut = _FINDERS[target](state, value)
    memories = {m.id: m for m in (*state.memories.values(), *state.shelf.values()) if _only_told_by(state, m, gone)}
    if target == "memory":
        memories |= {m.id: m for m in _with_merged(state, value)}
    elif target == "person":
        memories |= {m.id: m for m in (*state.memories.values(), *state.shelf.values()) if _names(m, value)}
    if not (gone or cut or memories):
        raise BadInputError("nothing_to_erase")
    only = _only_words(state, gone, cut)
    if target == "person":
        only |= {w for w in words(value) if not _is_everyday(w) and w not in word_set("titles")}
    told = [state.messages[m].text for m in gone] + [m.text for m in memories.values()]
    touched = gone | cut.keys()
    replies = [r for r in state.replies.values() if _quotes(r, touched, memories, only)]
    days = {state.messages[m].my_day for m in (*gone, *cut)} | {m.my_day for m in memories.values() if m.my_day}
    pages = [
        p
        for p in state.pages.values()
        if everything or _touches(p, state.page_history.get(p.id, ()), days, memories, only)
    ]
    return Erasure(
        target=target,
        value=value,
        memories=tuple(memories.values()),
        messages=tuple(state.messages[m] for m in gone),
        shortened=cut,
        replies=tuple(replies),
        pages=tuple(pages),
        drafts=tuple(n for n in journal.drafts.names() if everything or _tells(journal.drafts.read(n), only, told)),
        links=sum(bool({k.source, k.target} & memories.keys()) for k in state.links.values()),
        set_aside=(journal.person.folder / "log.torn").exists(),
        only_words=frozenset(only),
    )


def rewriting(erasure: Erasure, state: State) -> Callable[[Event], Event | None]:
    """What becomes of each event of the log; None = it goes."""
    if erasure.target == "everything":
        return lambda event: event if event.kind in _KEPT_ALWAYS else None
    return _Rewriter(erasure, state).change


class _Rewriter:
    def __init__(self, erasure: Erasure, state: State) -> None:
        self._memories = {m.id for m in erasure.memories}
        self._gone = {m.id for m in erasure.messages}
        self._cut = erasure.shortened
        self._replies = {r.id for r in erasure.replies}
        self._pages = {p.id: p for p in erasure.pages}
        self._only = erasure.only_words
        self._rewritten: set[str] = set()
        self._live = state.memories.keys() - self._memories
        self._texts = texts = [*(m.text for m in erasure.memories), *(m.text for m in erasure.messages)]
        self._erased_sentences = {_folded(s.text) for text in texts for s in sentences(text)}

    def change(self, event: Event) -> Event | None:
        data = event.data
        if data.get("message") in self._gone:
            return None
        if "page" in data:
            return self._change_page(event)
        if "reply" in data and data["reply"] in self._replies:
            return None if event.kind == "reply_given" else self._without(event)
        if event.kind in ("message_said", "message_edited", "message_read") and data["message"] in self._cut:
            return self._change_message(event)
        if event.kind in ("quiet_added", "quiet_lifted"):
            named = data["value"] in self._memories or _has(str(data["value"]), self._only)
            return None if named else event
        if self._memories & {data.get(n) for n in ("memory", "source", "target", "keep", "other", "one")}:
            return None
        if event.kind == "memory_judged" and _tells(str(data.get("query", "")), self._only, self._texts):
            return None
        return self._without(event)

    def _change_message(self, event: Event) -> Event | None:
        if event.kind == "message_edited":
            return None
        if event.kind == "message_said":
            return event._replace(data=event.data | {"text": self._cut[event.data["message"]]})
        kept = [m for m in event.data.get("memories", ()) if m.get("id") in self._live]
        again = [m for m in event.data.get("told_again", ()) if m in self._live]
        return event._replace(data=event.data | {"memories": kept, "told_again": again, "reasons": []})

    def _change_page(self, event: Event) -> Event | None:
        """A page goes; if the person wrote its text herself, her sentences stay, once, without those that go."""
        shown = event.data["page"]
        page = self._pages.get(shown["id"] if isinstance(shown, dict) else shown)
        if page is None:
            return event
        text = "" if page.deleted or not page.edited else self.what_stays(page.text)
        if not text or page.id in self._rewritten or event.kind != "page_written":
            return None
        self._rewritten.add(page.id)
        title = "" if _has(page.title, self._only) else page.title
        data = shown | {
            "title": title,
            "text": text,
            "parts": [],
            "hashtags": [t for t in page.hashtags if not _has(t, self._only)],
            "people": [p for p in page.people if not _has(p, self._only)],
            "places": [p for p in page.places if not _has(p, self._only)],
            "related": "",
            "prompt": "",
            "negative_prompt": "",
            "drawn_from": {"text": text, "emotion": page.feeling, "emotional_intensity": page.intensity},
            "edited": True,
        }
        for name in ("picture", "seed", "style", "alt"):
            data.pop(name, None)
        return event._replace(data={"page": data})

    def what_stays(self, text: str) -> str:
        """The sentences of a text that are not erased ones and have none of the words that go."""
        kept = [
            s.text
            for s in sentences(text)
            if _folded(s.text) not in self._erased_sentences and not _has(s.text, self._only)
        ]
        return " ".join(kept)

    def _without(self, event: Event) -> Event | None:
        """An event without the memories that go, None if it spoke of nothing else."""
        data = dict(event.data)
        if isinstance(data.get("memories"), list) and event.kind != "message_read":
            data["memories"] = [m for m in data["memories"] if m not in self._memories]
            if not data["memories"]:
                return None
        if isinstance(data.get("told_again"), list):
            data["told_again"] = [m for m in data["told_again"] if m not in self._memories]
        if event.kind == "message_read" and data.get("memories"):
            data["memories"] = [m for m in data["memories"] if m.get("id") not in self._memories]
        receipt = data.get("receipt")
        if isinstance(receipt, dict):
            rows = [row for row in receipt.get("moments", ()) if row[0] not in self._memories]
            data["receipt"] = receipt | {"moments": rows}
        return event if data == event.data else event._replace(data=data)


_HANGUL = re.compile(r"[가-힣]")
_KEPT_ALWAYS = ("onboarding_saved", "settings_saved", "erased")


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
        if not told and not _says_name(message.text, value):
            continue
        rest = message.text
        for memory in told:
            rest = _cut_out(rest, memory.text)
        rest = " ".join(s.text for s in sentences(rest) if not _says_name(s.text, value))
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
    return name.casefold() in {p.casefold() for p in memory.people} or _says_name(memory.text, name)


def _says_name(text: str, name: str) -> bool:
    """True if the text names the person. A capital counts if it was typed ("Will"); Korean names take particles."""
    wanted = " ".join(name.split()).replace("’", "'")
    particle = "[가-힣]{0,3}" if _HANGUL.search(wanted) else ""
    pattern = rf"(?<![\w-]){re.escape(wanted)}{particle}(?![\w-])"
    flags = re.IGNORECASE if wanted == wanted.lower() else re.NOFLAG
    return re.search(pattern, " ".join(text.split()).replace("’", "'"), flags) is not None


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


def _tells(text: str, only: Iterable[str], told: Iterable[str]) -> bool:
    """True if a text has a word that goes, or repeats something of what goes as it was told."""
    spaced = " ".join(text.casefold().split())
    return bool(spaced) and (_has(text, only) or any(" ".join(t.casefold().split()) in spaced for t in told))


def _only_words(state: State, gone: set[str], cut: dict[str, str]) -> set[str]:
    """Words of what goes that stand in nothing that stays, but for everyday ones, which prove nothing."""
    touched = gone | cut.keys()
    texts = [state.messages[m].text for m in touched]
    texts += [m.text for m in (*state.memories.values(), *state.shelf.values()) if m.source in touched]  # old wordings
    going = {word for text in texts for word in words(text)}
    for message in state.messages.values():
        if message.id not in gone and going:
            going.difference_update(words(cut.get(message.id, message.text)))
    return {word for word in going if len(word) > 1 and not _is_everyday(word)}


def _is_everyday(word: str) -> bool:
    return word in word_set("stopwords") or word in word_set("common") or word in word_set("kin") or is_verb(word)


def _quotes(reply: Reply, messages: Container[str], memories: Container[str], only: set[str]) -> bool:
    if reply.message in messages or any(memory in memories for memory in reply.receipt.get("used", ())):
        return True
    return _has(reply.text, only)


def _touches(page: Page, history: Iterable[Page], days: set[date], memories: Container[str], only: set[str]) -> bool:
    versions = (page, *history)
    if page.day in days or any(v.related in memories for v in versions):
        return True
    told = " ".join(" ".join((v.title, v.text, v.prompt, v.alt, *v.hashtags, *v.people, *v.places)) for v in versions)
    return _has(told, only)


def _has(text: str, only: Iterable[str]) -> bool:
    """True if one of the words, or a form that begins with it, stands in the text; a #TagOfWords is its words too."""
    if not text or not only:
        return False
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    found = {*words(text), *words(spaced)}
    return any(w in found or (len(w) > 4 and any(f.startswith(w) for f in found)) for w in only)


def _folded(text: str) -> str:
    return " ".join(words(text))
