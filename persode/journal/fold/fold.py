"""The fold: events in, state out. One small function for each kind of event.

An event that speaks of something that is not there (erased, or cut off by `until`) changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime
from typing import Any, TypeVar

from persode import checks
from persode.clock import aware
from persode.journal.fold.care_steps import CARE_STEPS
from persode.journal.fold.memento_steps import MEMENTO_STEPS
from persode.journal.fold.model_steps import MODEL_STEPS
from persode.journal.fold.state import FELT, Message, Page, Reply, Settings, State
from persode.log import Event
from persode.memory import Memory, default_class
from persode.onboarding import OnboardingPreferences

__all__ = ["KINDS", "apply", "fold"]

Step = Callable[[State, dict[str, Any], datetime], None]
KINDS: dict[str, Step] = CARE_STEPS | MEMENTO_STEPS | MODEL_STEPS
"""The kinds of event that this version knows; others are passed over."""


_NOT_UNDERSTOOD = (KeyError, TypeError, ValueError, AttributeError)
"""What a step raises for data that is none of ours."""

_Value = TypeVar("_Value")

_LIVED = ("recall_count", "last_recalled", "archived", "pinned", "anchor")
"""What a memory has of its life, not of its words."""


def fold(events: Iterable[Event], until: datetime | None = None) -> State:
    """The state after `events`; with `until`, only what was told up to that instant counts."""
    state = State()
    for event in events:
        if until is None or told_at(event) <= until:
            apply(state, event)
    return state


def apply(state: State, event: Event) -> None:
    """Let one event change the state; one that can't be understood is counted and passed over."""
    step = KINDS.get(event.kind)
    if step is None:
        return
    try:
        step(state, event.data, event.at)
    except _NOT_UNDERSTOOD:
        state.not_understood += 1


def told_at(event: Event) -> datetime:
    """When the person told it: an import carries the entry's own time beside the line's."""
    told = event.data.get("told_at")
    try:
        return aware(datetime.fromisoformat(told)) if told else event.at
    except (TypeError, ValueError):
        return event.at


def on(kind: str) -> Callable[[Step], Step]:
    """Register the step for a kind of event."""

    def register(step: Step) -> Step:
        KINDS[kind] = step
        return step

    return register


@on("onboarding_saved")
def _onboarding_saved(state: State, data: dict[str, Any], _: datetime) -> None:
    state.preferences = OnboardingPreferences.from_dict(data["preferences"])


@on("settings_saved")
def _settings_saved(state: State, data: dict[str, Any], _: datetime) -> None:
    state.settings = Settings.from_dict(data["settings"])


@on("message_said")
def _message_said(state: State, data: dict[str, Any], at: datetime) -> None:
    text = checks.text(data["text"])
    told = _read(state, data.get("told_at"), lambda value: aware(datetime.fromisoformat(value)), at)
    my_day = _read(state, data["my_day"], date.fromisoformat, told.date())
    state.messages[data["message"]] = Message(data["message"], text, told, my_day, data.get("source", "chat"))


@on("message_read")
def _message_read(state: State, data: dict[str, Any], _: datetime) -> None:
    message = state.messages.get(data["message"])
    if message is None:
        return
    message.act = data["act"]
    message.feeling = data["feeling"]
    message.intensity = data["intensity"]
    message.reasons = list(data.get("reasons", []))
    message.awaits_model, message.read_by = data.get("awaits_model", False), ""
    for formed in data.get("memories", ()):
        _form(state, message, formed)
    for memory_id in data.get("told_again", ()):
        _tell(state, message, checks.text(memory_id))


@on("message_edited")
def _message_edited(state: State, data: dict[str, Any], _: datetime) -> None:
    message = state.messages.get(data["message"])
    if message is None:
        return
    message.wordings.append(message.text)
    message.text, message.edited, message.act, message.awaits_model = data["text"], True, "", False
    told, message.tells = message.tells, []
    message.told_before = told or message.told_before
    for memory_id in told:
        state.tellings[memory_id].remove(message.id)
    state.settle(told)
    state.feel(told)


@on("message_taken_back")
def _message_taken_back(state: State, data: dict[str, Any], _: datetime) -> None:
    _set_taken_back(state, data["message"], True)


@on("message_restored")
def _message_restored(state: State, data: dict[str, Any], _: datetime) -> None:
    _set_taken_back(state, data["message"], False)


@on("mood_tapped")
def _mood_tapped(state: State, data: dict[str, Any], at: datetime) -> None:
    message = state.messages.get(data["message"])
    if message is None:
        return
    message.mood, message.mood_tapped = data["feeling"], at
    state.feel(message.tells)


@on("memory_recalled")
def _memory_recalled(state: State, data: dict[str, Any], at: datetime) -> None:
    for memory_id in data["memories"]:
        memory = state.memory(memory_id)
        if memory is not None:
            state.recall(memory, at)


@on("reply_given")
def _reply_given(state: State, data: dict[str, Any], at: datetime) -> None:
    if data["message"] not in state.messages:
        return
    state.replies[data["message"]] = Reply(
        id=data["reply"],
        message=data["message"],
        text=data["text"],
        at=at,
        act=data.get("act", ""),
        receipt=data.get("receipt", {}),
        by=data.get("by", ""),
        command=data.get("command", ""),
        about=tuple(data.get("about", ())),
    )


@on("reply_withdrawn")
def _reply_withdrawn(state: State, data: dict[str, Any], _: datetime) -> None:
    """The answer quotes what its message, or another, no longer says."""
    reply = state.replies.get(data["message"])
    if reply is not None and reply.id == data["reply"]:
        del state.replies[data["message"]]
        state.withdrawn[reply.message] = reply.id


@on("page_written")
def _page_written(state: State, data: dict[str, Any], at: datetime) -> None:
    page = Page(
        **{
            **data["page"],
            "day": date.fromisoformat(data["page"]["day"]),
            "written_at": at,
            "parts": tuple((kind, text) for kind, text in data["page"]["parts"]),
            **{name: tuple(data["page"][name]) for name in ("hashtags", "people", "places")},
        }
    )
    if page.id in state.pages:
        state.page_history.setdefault(page.id, []).append(state.pages[page.id])
    state.pages[page.id] = page


@on("page_edited")
def _page_edited(state: State, data: dict[str, Any], _: datetime) -> None:
    state.change_page(data["page"], title=data["title"], text=data["text"], parts=(), edited=True)


@on("page_worded")
def _page_worded(state: State, data: dict[str, Any], _: datetime) -> None:
    parts = tuple((kind, text) for kind, text in data["parts"])
    words = {"title": data["title"], "text": data["text"], "parts": parts, "worded_by": data.get("by", "")}
    state.change_page(data["page"], **words, edited=False)


@on("picture_made")
def _picture_made(state: State, data: dict[str, Any], _: datetime) -> None:
    picture = {name: data[name] for name in ("picture", "seed", "style", "alt")} | {"drawn_by": data.get("by", "")}
    picture["art"] = data.get("art", "picture-book")
    page = state.pages.get(data["page"])
    if page is not None and not page.picture:
        state.pages[page.id] = replace(page, **picture)
    else:
        state.change_page(data["page"], **picture)


@on("page_deleted")
def _page_deleted(state: State, data: dict[str, Any], _: datetime) -> None:
    state.change_page(data["page"], deleted=True, emptied=data.get("emptied", False))


@on("page_undone")
def _page_undone(state: State, data: dict[str, Any], _: datetime) -> None:
    history = state.page_history.get(data["page"])
    if history:
        state.pages[data["page"]] = history.pop()


def _form(state: State, message: Message, formed: dict[str, Any]) -> None:
    """A memory is formed; one that was there has other words now, and all else of it stays."""
    try:
        memory = _memory(formed, message)
    except _NOT_UNDERSTOOD:
        state.not_understood += 1
        formed = _sound(formed, message)
        if not formed:
            return
        memory = _memory(formed, message)
    state.guesses[memory.id] = {name: getattr(memory, name) for name in FELT}
    before = state.memory(memory.id)
    if before is not None:
        for name in _LIVED:
            setattr(memory, name, getattr(before, name))
        for name, value in state.believed.get(memory.id, {}).items():
            setattr(memory, name, value)
        if memory.belief_class == "hypothesis" != before.belief_class:  # it was confirmed
            memory.belief_class = default_class(memory.kind)
        state.shelf.pop(memory.id, None)
        state.readings.pop(memory.id, None)
    state.memories[memory.id] = memory
    if isinstance(formed.get("reading"), dict):
        state.readings[memory.id] = formed["reading"]
    _tell(state, message, memory.id)


def _sound(formed: Any, message: Message) -> dict[str, Any]:
    """What can be read of a memory that has a value that can't be; nothing of one without an id or a text."""
    kept: dict[str, Any] = {}
    if isinstance(formed, dict) and all(isinstance(formed.get(name), str) for name in ("id", "text")):
        kept = {name: formed[name] for name in ("id", "text")}
        for name, value in formed.items():
            with suppress(*_NOT_UNDERSTOOD):
                _memory(kept | {name: value}, message)
                kept[name] = value
    return kept


def _read(state: State, value: Any, read: Callable[[Any], _Value], otherwise: _Value) -> _Value:
    """A value as it is read; None, or one that can't be (which is counted), is taken for another."""
    try:
        return otherwise if value is None else read(value)
    except _NOT_UNDERSTOOD:
        state.not_understood += 1
        return otherwise


def _memory(formed: dict[str, Any], message: Message) -> Memory:
    """The memory that a message formed; what it shares with the message is written once, there."""
    created_at = formed.get("created_at")
    return Memory(
        **{
            **{name: value for name, value in formed.items() if name != "reading"},
            "created_at": message.told_at if created_at is None else datetime.fromisoformat(created_at),
            "my_day": message.my_day,
            "source": message.id,
        }
    )


def _tell(state: State, message: Message, memory_id: str) -> None:
    message.tells.append(memory_id)
    state.tellings.setdefault(memory_id, []).append(message.id)
    state.settle([memory_id])
    state.feel([memory_id])


def _set_taken_back(state: State, message_id: str, taken_back: bool) -> None:
    message = state.messages.get(message_id)
    if message is not None:
        message.taken_back = taken_back
        state.settle(message.tells)
        state.feel(message.tells)
