"""Erasing for good: a plan that is shown first, then a rewrite of the log, then every derived thing.

What the plan holds goes from the log, whole; so do old wordings, answers that quote it, and lines that were set aside.
One rule (`traces.Traces`) says of every other text of the log whether it has a trace of what goes: a name in any form,
a word that is left nowhere else in what the person said, in any form (everyday words only where she asks for something:
in a question, a verdict's query, a quiet rule, a draft), a text as it was told. A question, an answer, a verdict or a
draft with a trace goes, a page with one is made anew.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TYPE_CHECKING

from persode import checks
from persode.episode import FEELINGS, EpisodeMetadata
from persode.errors import BadInputError
from persode.journal.erasing.bases import unaccented
from persode.journal.erasing.corrections import corrections_that_go
from persode.journal.erasing.cutting import cut_out
from persode.journal.erasing.hers import ASKED, MADE, WORDS, How, texts_in
from persode.journal.erasing.namesakes import namesakes
from persode.journal.erasing.only import Only, only_words
from persode.journal.erasing.rewriting import Changes, changes_of
from persode.journal.erasing.traces import Traces, named, told_only
from persode.journal.fold.state import Message, Page, Reply, State
from persode.language import sentences, speaks_of, words
from persode.log import Event
from persode.mementos import person_key
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.templates import FewShotTemplateSystem

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["TARGETS", "Erasure", "plan", "staying", "with_files"]

TARGETS = ("memory", "day", "person", "everything")

Search = Callable[[Callable[[str], bool]], Iterable[Event]]


@dataclass(frozen=True)
class Erasure:
    """What goes when `target` (one of `TARGETS`) of that `value` is erased.

    `messages` go whole, of `shortened` (id -> what stays) only a part. `pages` are made anew out of what stays, or go.
    `wishes` are those for the picture that speak of it, `corrections` (ids) those of the mementos. `traces` is
    the rule for every other text; `changes` are all lines of the log that go or lose something, `other` how many of
    them are about nothing that is counted: old wordings, verdicts, quiet rules, names and contacts of before. `version`
    is the log's when the plan was made: it holds as long as nothing was written.
    """

    target: str
    value: str
    version: tuple[int, int]
    memories: tuple[Memory, ...]
    messages: tuple[Message, ...]
    shortened: dict[str, str]
    traces: Traces = field(repr=False)
    replies: tuple[Reply, ...] = ()
    pages: tuple[Page, ...] = ()
    drafts: tuple[str, ...] = ()
    wishes: tuple[str, ...] = ()
    corrections: tuple[str, ...] = ()
    links: int = 0
    other: int = 0
    set_aside: bool = False
    changes: Changes = field(default_factory=dict, repr=False)

    @property
    def ids(self) -> set[str]:
        """The ids of all that goes or is made anew."""
        kinds: tuple[Iterable[Memory | Message | Reply | Page], ...] = (
            self.memories,
            self.messages,
            self.replies,
            self.pages,
        )
        return {*self.shortened, *self.corrections}.union(*({thing.id for thing in kind} for kind in kinds))

    def says(self, text: str, how: How = WORDS) -> bool:
        """True for a text that says something of what goes."""
        return self.target == "everything" or self.traces.says(text, how)

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
            "other": self.other,
            "set_aside": int(self.set_aside),
        }


def plan(journal: Journal, target: str, value: str, version: tuple[int, int], search: Search) -> Erasure:
    """What would go; nothing is changed.

    Args:
        target: memory (value: its id), day (YYYY-MM-DD), person (a name), everything.
        version: the log's.
        search: finds the events of the log on whose line a function says yes.

    Raises:
        UnknownChoiceError: there is no such target.
        BadInputError: nothing of the kind is there.
    """
    checks.choice("target", target, TARGETS)
    checks.text(value)
    state = journal.state
    called = _names_of(state, value) if target == "person" else ()
    told_ever = (*state.memories.values(), *state.shelf.values())
    others = namesakes(state, called, told_ever)
    gone, cut = _find_person(state, called, others) if called else _FINDERS[target](state, value)
    memories = {m.id: m for m in told_ever if _only_told_by(state, m, gone)}
    if target == "memory":
        memories |= {m.id: m for m in _with_merged(state, value)}
    memories |= {m.id: m for m in told_ever if called and _names(m, called, others)}
    only = _only_words(state, gone, cut, called)
    gone |= {
        m.id for m in state.messages.values() if _asks(m) and m.id not in cut and only.stand_in(m.text, asked=True)
    }
    told = _told(state, gone, cut, memories)
    traces = Traces(called, only, told, _words_of_prompts(search(_is_of_choices)), others)
    memories |= {m.id: m for m in state.shelf.values() if state.is_old(m) and traces.says(m.text)}
    erasure = Erasure(
        target=target,
        value=value,
        version=version,
        memories=tuple(memories.values()),
        messages=tuple(state.messages[m] for m in gone),
        shortened=cut,
        traces=traces,
    )
    touched = gone | cut.keys()
    days = {state.messages[m].my_day for m in touched} | {m.my_day for m in memories.values() if m.my_day}
    pages = [p for p in state.pages.values() if _touches(p, state.page_history.get(p.id, ()), days, memories, erasure)]
    erasure = replace(
        erasure,
        replies=tuple(r for r in state.replies.values() if _quotes(r, touched, memories, erasure)),
        pages=tuple(pages),
        wishes=tuple(wish for wish in journal.preferences.extra_visual_tags if erasure.says(wish)),
        corrections=corrections_that_go(state, memories, value if target == "day" else "", erasure.says),
        links=sum(bool({k.source, k.target} & memories.keys()) for k in state.links.values()),
    )
    changes, other = changes_of(erasure, state, search(_may_change(erasure)))
    erasure = with_files(journal, replace(erasure, changes=changes, other=other))
    if not any(erasure.counts.values()) or erasure.counts == {name: 0 for name in erasure.counts} | {"set_aside": 1}:
        raise BadInputError("nothing_to_erase")
    return erasure


def with_files(journal: Journal, erasure: Erasure) -> Erasure:
    """The plan with what goes beside the log, as it is now: drafts, lines that were set aside."""
    drafts = journal.drafts
    return replace(
        erasure,
        drafts=tuple(name for name in drafts.names() if erasure.says(drafts.read(name), ASKED)),
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
            rest = cut_out(cut.get(message_id, message.text), memory.text, kept)
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


def _names_of(state: State, value: str) -> tuple[str, ...]:
    """The name and all others that the person put right to be the same one's."""
    if not words(value):
        raise BadInputError("nothing_to_erase")
    found = {person_key(value): value}
    pairs = [
        (str(c.data["name"]), str(c.data["to"]))
        for c in state.corrections.values()
        if c.about == "person" and c.action in ("merge", "rename") and not c.undone
    ]
    grown = 0
    while grown < len(found):
        grown = len(found)
        for pair in pairs:
            if any(person_key(name) in found for name in pair):
                for name in pair:
                    found.setdefault(person_key(name), name)
    return tuple(found.values())


def _find_person(state: State, called: Sequence[str], others: Sequence[str]) -> tuple[set[str], dict[str, str]]:
    """All that names the person: memories whole, else the sentences that do.

    In a message that names another one of that name in full, the name alone is that one's.
    """
    gone: set[str] = set()
    cut: dict[str, str] = {}
    for message in state.messages.values():
        told = [m for t in message.tells if (m := state.memory(t)) is not None and _names(m, called, others)]
        if not told and not named(message.text, called, others):
            continue
        rest = message.text
        for memory in told:
            rest = cut_out(rest, memory.text)
        if named(rest, called, others):
            rest = " ".join(s.text for s in sentences(rest) if not named(s.text, called, others))
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
    "everything": _find_everything,
}


def _with_merged(state: State, memory_id: str) -> list[Memory]:
    """A memory and those that were merged with it."""
    found = [m for i in state.merged_with(memory_id) if (m := state.memory(i)) is not None]
    if not found:
        raise BadInputError("no_such_memory")
    return found


def _only_told_by(state: State, memory: Memory, gone: set[str]) -> bool:
    """True if the memory's source goes, or all that told it."""
    tellings = {m for m in state.tellings.get(memory.id, ()) if m in state.messages}
    return tellings <= gone if tellings else memory.source in gone


def _names(memory: Memory, called: Sequence[str], others: Sequence[str]) -> bool:
    if named(memory.text, called, others):
        return True
    elsewhere = set(map(person_key, others))
    people = [person for person in memory.people if person_key(person) not in elsewhere]
    return any(speaks_of(person, name) for person in people for name in called)


def _asks(message: Message) -> bool:
    """True for a message of which nothing is remembered: a question, a request."""
    return message.is_read and not message.tells


def _only_words(state: State, gone: set[str], cut: dict[str, str], called: Iterable[str]) -> Only:
    """Words of what goes, and of the names, in nothing told that stays."""
    touched = gone | cut.keys()
    texts = [text for m in touched for text in (state.messages[m].text, *state.messages[m].wordings)]
    texts += [m.text for m in (*state.memories.values(), *state.shelf.values()) if m.source in touched]  # old wordings
    return only_words(texts, staying(state, gone, cut), called)


def _told(state: State, gone: set[str], cut: dict[str, str], memories: dict[str, Memory]) -> tuple[str, ...]:
    """What was told of what goes and of nothing that stays, folded."""
    wordings = [s.text for m in (*gone, *cut) for said in state.messages[m].wordings for s in sentences(said)]
    texts = (*(state.messages[m].text for m in gone), *(m.text for m in memories.values()), *wordings)
    return told_only(texts, staying(state, gone, cut))


def staying(state: State, gone: Container[str] = (), cut: Mapping[str, str] = {}) -> Iterator[str]:  # noqa: B006
    """What is told and stays when messages go or lose a part; a question tells nothing."""
    return (cut.get(m.id, m.text) for m in state.messages.values() if m.id not in gone and not _asks(m))


def _is_of_choices(line: str) -> bool:
    return '"onboarding_saved"' in line


def _may_change(erasure: Erasure) -> Callable[[str], bool]:
    """False for a line of the log that names nothing that goes and has no trace of it, found out quickly."""
    ids = frozenset(map(unaccented, erasure.ids))
    return lambda line: erasure.target == "everything" or erasure.traces.may_be_in(line, ids)


def _words_of_prompts(events: Iterable[Event]) -> frozenset[str]:
    """Words that a prompt has whatever was told: those of the template, and of the choices that she ever made."""
    chosen = [event.data["preferences"] for event in events if event.kind == "onboarding_saved"]
    looks = [OnboardingPreferences.from_dict({**choices, "extra_visual_tags": []}) for choices in ({}, *chosen)]
    drawn = {look.build_visual_style()["descriptor_string"]: look for look in looks}
    build = FewShotTemplateSystem().soften
    prompts = (build(EpisodeMetadata("", emotion=f), look).prompt for look in drawn.values() for f in FEELINGS)
    return frozenset(word for prompt in prompts for word in words(prompt))


def _quotes(reply: Reply, messages: Container[str], memories: Container[str], erasure: Erasure) -> bool:
    if reply.message in messages or any(memory in memories for memory in reply.receipt.get("used", ())):
        return True
    return erasure.says(reply.text)


def _touches(page: Page, history: Iterable[Page], days: set[date], memories: Container[str], erasure: Erasure) -> bool:
    versions = (page, *history)
    if page.day in days or any(v.related in memories for v in versions):
        return True
    said = dict.fromkeys(text for version in versions for text in _said_in(version))
    return any(erasure.says(text, how) for text, how in said)


def _said_in(page: Page) -> Iterator[tuple[str, How]]:
    """Every text of hers in a page; a title that she wrote has her own capitals."""
    yield page.title, WORDS if page.edited else MADE
    yield from texts_in("page_written", {"page": {**vars(page), "title": ""}})
