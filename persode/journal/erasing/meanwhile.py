"""What was erased while this process had the journal open, so that nothing begun before brings it back.

A tab that still shows an erased memory may send what was begun over it: a draft, an edit, the question of a verdict, a
name. What it sends is asked for a trace of all that was erased since it began; a change that says nothing of when it
was begun began when its tab last looked at the journal. Refused once, the same words may be sent again: then they are
written by somebody who has seen the erasure.

What was erased is the difference of the state before and after, held in memory for as long as the process has the
journal open. Nothing of it is on the disk, not even a hash: a name is easily guessed from its hash. Of what was erased
before the journal was opened nothing is known, so what was begun then is refused whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from persode.errors import BadInputError
from persode.journal.erasing.hers import WORDS, How, texts_in
from persode.journal.erasing.only import only_words
from persode.journal.erasing.plan import staying
from persode.journal.erasing.traces import Traces, told_only
from persode.journal.fold.state import State
from persode.language import words
from persode.language.wordlists import word_set
from persode.log import Draft
from persode.memory import Memory

__all__ = ["Meanwhile"]

_HANDED_IN = (
    "message_said", "message_edited", "page_edited", "memory_judged", "quiet_added", "memento_corrected",
    "onboarding_saved", "settings_saved",
)  # fmt: skip
"""Kinds of event with words that somebody sends; all others are made of what is there."""


_CAPITAL = re.compile(r"\b[A-Z][a-z]+\b")


class Meanwhile:
    """The erasures that the reader of one log has seen.

    Args:
        state: gives what the log holds now.
    """

    def __init__(self, state: Callable[[], State]) -> None:
        self._state = state
        self._seen: list[tuple[int, _Erased]] = []
        self._first = 0
        self._since: int | None = None

    def opened(self, generation: int) -> None:
        """The log was read for the first time."""
        self._first = generation

    def notice(self, generation: int, before: State) -> None:
        """The log was rewritten: this is what was known before."""
        erased = _erased_between(before, self._state())
        if erased is not None:
            self._seen.append((generation, erased))

    @contextmanager
    def begun_at(self, generation: int) -> Iterator[None]:
        """What is checked in here was begun when the log was of that generation; the oldest of several counts."""
        before = self._since
        self._since = generation if before is None else min(before, generation)
        try:
            yield
        finally:
            self._since = before

    def check(self, drafts: Sequence[Draft]) -> None:
        """Refuse events with words that were begun before an erasure and have a trace of what it took.

        Raises:
            BadInputError: one of them has.
        """
        if self._asks():
            self._check(text for draft in drafts for text in _handed_in(draft, self._state()))

    def check_text(self, text: str) -> None:
        """The same for a text that is to be kept as a draft.

        Raises:
            BadInputError: it has a trace.
        """
        if self._asks():
            self._check([(text, WORDS)])

    def _asks(self) -> bool:
        """True if something may have been erased since what is checked was begun."""
        since = self._since
        return since is not None and (since < self._first or any(at > since for at, _ in self._seen))

    def _check(self, texts: Iterable[tuple[str, How]]) -> None:
        since = self._since or 0
        erased = [erased for at, erased in self._seen if at > since]
        for text, how in texts:
            if text and (since < self._first or any(one.traces(self._state()).says(text, how) for one in erased)):
                raise BadInputError("erased_meanwhile")


@dataclass
class _Erased:
    """What one rewriting took: whole texts, texts that lost a part, what was said beside telling, names of people.

    Its traces are found when something is first asked for one: erasing waits for nothing that is rarely needed.
    """

    gone: list[str]
    cut: list[str]
    beside: list[str]
    people: set[str]
    _traces: Traces | None = field(default=None, repr=False)

    def traces(self, state: State) -> Traces:
        """The rule that finds what is left of it nowhere in the state of now."""
        if self._traces is None:
            left = [*staying(state), *_beside(state)]
            worded = _worded_names(self.gone)
            named = self.people | (worded - _worded_names(left) if worded else worded)
            names = tuple(sorted(name for name in named if not word_set("kin").issuperset(words(name))))
            only = only_words((*self.gone, *self.cut, *self.beside), left)
            self._traces = Traces(names, only, told_only((*self.gone, *self.beside), left))
        return self._traces


def _erased_between(before: State, after: State) -> _Erased | None:
    """What was in a state and is not in the one that a rewritten log gave; what was edited is none of it."""
    forgotten = [m for m in _memories(before) if after.memory(m.id) is None]
    gone = [m.text for m in before.messages.values() if m.id not in after.messages]
    kept = [(m, after.messages[m.id]) for m in before.messages.values() if m.id in after.messages]
    cut = [was.text for was, now in kept if was.text != now.text and was.edited == now.edited]
    cut += [said for was, now in kept for said in was.wordings if said not in now.wordings]
    beside = sorted({*_beside(before)} - {*_beside(after)})
    if not (forgotten or gone or cut or beside):
        return None
    named = {name for m in forgotten for name in m.people} - {name for m in _memories(after) for name in m.people}
    return _Erased([*gone, *(m.text for m in forgotten)], cut, beside, named)


def _worded_names(texts: Iterable[str]) -> set[str]:
    """Names that are words too, as they stand in texts with their capital: no list of people is sure of them."""
    known = word_set("worded_names") - word_set("stopwords")
    found = {word for text in texts for word in _CAPITAL.findall(text)}
    return {word for word in found if word.lower() in known}


def _memories(state: State) -> Iterator[Memory]:
    yield from state.memories.values()
    yield from state.shelf.values()


def _beside(state: State) -> Iterator[str]:
    """What she said beside telling: wishes, a contact, what is to be left alone, questions, corrections, own pages."""
    yield from state.preferences.extra_visual_tags if state.preferences else ()
    yield state.settings.contact
    yield from (rule.value for rule in state.quiet if rule.kind in ("person", "place", "topic"))
    yield from (verdict.query for verdict in state.verdicts)
    for c in state.corrections.values():
        data = {"about": c.about, "action": c.action, "data": dict(c.data)}
        yield from (text for text, _ in texts_in("memento_corrected", data))
    yield from (page.text for page in state.pages.values() if page.edited)


def _handed_in(draft: Draft, state: State) -> Iterator[tuple[str, How]]:
    """The words that somebody sends with an event, but for those that are there already."""
    if draft.kind not in _HANDED_IN or draft.data.get("source") == "import":
        return
    known: set[str] = set()
    if draft.kind == "onboarding_saved" and state.preferences is not None:
        known = {state.preferences.name, *state.preferences.extra_visual_tags}
    elif draft.kind == "settings_saved":
        known = {state.settings.contact}
    is_person = draft.kind == "quiet_added" and draft.data["kind"] == "person"
    for text, how in texts_in(draft.kind, draft.data):
        if text not in known:
            yield text.title() if is_person else text, how  # the name is kept in small letters
