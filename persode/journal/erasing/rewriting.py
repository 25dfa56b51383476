"""What becomes of each event of the log when something is erased.

First what an event is about decides (`_Rewriter`), then every text of hers that is left in it is asked for a trace: an
event of which nothing may stay goes, a field that can be emptied is emptied. The plan finds all changes once, so that
what it counts is what the erasing does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

import orjson

from persode.journal.erasing.hers import ASKED, MADE, WORDS, How, texts_in, without
from persode.journal.erasing.traces import Traces, named
from persode.journal.fold.state import State
from persode.language import sentences, words
from persode.log import Event

if TYPE_CHECKING:
    from persode.journal.erasing.plan import Erasure

__all__ = ["changes_of", "left_in", "rewriting"]

_HER_CHOICES = ("onboarding_saved", "settings_saved")
_OWN_WORDS = ("message_said", "message_edited", "message_read", "message_read_anew")
_NOTHING_WITHOUT_IT = ("quiet_added", "quiet_lifted", "reply_given", "memento_corrected")
_NAMING = ("message", "reply", "correction", "memory", "source", "target", "keep", "other", "one", "value")

Changes = dict[int, Event | None]
"""`seq` of an event that does not stay as it is -> what it becomes; None = it goes."""


def changes_of(erasure: Erasure, state: State, events: Iterable[Event]) -> tuple[Changes, int]:
    """All changes of these events, and how many of them no other number of the plan counts."""
    rewriter = _Rewriter(erasure, state)
    change = rewriter.keep_her_choices if erasure.target == "everything" else rewriter.change
    changes: Changes = {}
    others: set[int | str] = set()
    for event in events:
        changed = change(event)
        if changed is not event and changed != event:
            changes[event.seq] = changed
            if not rewriter.is_counted(event):  # a wording and its reading are one
                others.add(str(event.data["message"]) if event.kind in _OWN_WORDS else event.seq)
    return changes, len(others)


def rewriting(erasure: Erasure) -> Callable[[Event], Event | None]:
    """What becomes of each event of the log; None = it goes."""
    changes = erasure.changes
    return lambda event: changes.get(event.seq, event)


def left_in(events: Iterable[Event], traces: Traces) -> list[str]:
    """The kinds of events that name the person or hold a word that goes, looked for without the rewriting's rules."""
    return [event.kind for event in events if event.kind != "erased" and _is_left(event, traces)]


def _is_left(event: Event, traces: Traces) -> bool:
    data = event.data
    if event.kind == "onboarding_saved":  # the person's own name stays
        data = {"preferences": {"extra_visual_tags": data["preferences"].get("extra_visual_tags") or []}}
    texts = list(texts_in(event.kind, data))
    if event.kind in _OWN_WORDS:  # a tag may run two names together, of which one alone goes
        texts = [(text, how) for text, how in texts if not text.startswith("#")]
    if any(named(text, traces.names, traces.others, how) for text, how in texts):
        return True
    if event.kind in _OWN_WORDS:  # what is read out of words that stay may be a word that goes elsewhere
        texts = [(data.get("text", ""), WORDS)]
    return any(traces.holds(text, how) for text, how in texts)


class _Rewriter:
    def __init__(self, erasure: Erasure, state: State) -> None:
        self._memories = {m.id for m in erasure.memories}
        self._gone = {m.id for m in erasure.messages}
        self._cut = erasure.shortened
        self._replies = {r.id for r in erasure.replies}
        self._pages = {p.id: p for p in erasure.pages}
        self._corrections = set(erasure.corrections)
        self._rewritten: set[str] = set()
        self._erasure = erasure
        self._says = erasure.says
        self._counted = erasure.ids
        self._may_be_in = erasure.traces.may_be_in
        self._state = state

    def keep_her_choices(self, event: Event) -> Event | None:
        """Her choices and settings of now stay; a wish for the pictures was told like all the rest."""
        state = self._state
        if event.kind == "onboarding_saved" and state.preferences is not None:
            return event._replace(data={"preferences": state.preferences.to_dict() | {"extra_visual_tags": []}})
        if event.kind == "settings_saved":
            return event._replace(data={"settings": state.settings.to_dict()})
        return event if event.kind == "erased" else None

    def change(self, event: Event) -> Event | None:
        """What becomes of an event."""
        changed = self._change(event)
        return None if changed is None else self._swept(changed)

    def _change(self, event: Event) -> Event | None:
        data = event.data
        if data.get("message") in self._gone or data.get("correction") in self._corrections:
            return None
        if "page" in data:
            return self._change_page(event)
        if event.kind in _HER_CHOICES:
            return self.change_choices(event)
        if "reply" in data and data["reply"] in self._replies:
            return None if event.kind in ("reply_given", "reply_withdrawn") else self._without(event)
        if event.kind == "message_read_anew" and data["message"] in self._cut:
            return None  # it was of all the words; the reading of those that stay is the offline one
        if event.kind in ("message_said", "message_edited", "message_read") and data["message"] in self._cut:
            return self._change_message(event)
        if event.kind in ("quiet_added", "quiet_lifted"):
            return None if self._is_quiet_of_it(data["kind"], str(data["value"])) else event
        if self._memories & {data.get(n) for n in ("memory", "source", "target", "keep", "other", "one")}:
            return None
        if (
            event.kind == "memory_judged"
            and data["verdict"] == "not_quite"
            and self._says(data.get("query", ""), ASKED)
        ):
            return None
        return self._without(event)

    def _is_quiet_of_it(self, kind: str, value: str) -> bool:
        if kind in ("memory", "date"):
            return value in self._memories
        return self._says(value.title()) if kind == "person" else self._says(value, ASKED)  # a name is kept small

    def change_choices(self, event: Event) -> Event:
        """A wish, a name of before and a contact go if they say something of it; the rest are choices of a list."""
        name = "settings" if event.kind == "settings_saved" else "preferences"
        chosen = dict(event.data[name])
        if name == "settings":
            if self._says(chosen.get("contact", "")):
                chosen["contact"] = ""
        else:
            if self._says(chosen.get("name", "")) and self._state.preferences is not None:
                chosen["name"] = self._state.preferences.name
            wishes = chosen.get("extra_visual_tags") or []
            chosen["extra_visual_tags"] = [wish for wish in wishes if not self._says(str(wish))]
            if len(wishes) == len(chosen["extra_visual_tags"]):
                chosen["extra_visual_tags"] = wishes
        return event if chosen == event.data[name] else event._replace(data=event.data | {name: chosen})

    def _change_message(self, event: Event) -> Event:
        """What stays of the words is its only wording, before an edit and after; it tells what it told beside."""
        if event.kind != "message_read":
            return event._replace(data=event.data | {"text": self._cut[event.data["message"]]})
        kept = [m for m in event.data.get("memories", ()) if self._is_kept(_id_of(m))]
        again = [m for m in event.data.get("told_again", ()) if self._is_kept(str(m))]
        return event._replace(data=event.data | {"memories": kept, "told_again": again, "reasons": []})

    def _is_kept(self, memory_id: str) -> bool:
        """True for a memory that goes on: live, or out of sight (taken back, merged) and able to come back."""
        memory = None if memory_id in self._memories else self._state.memory(memory_id)
        return memory is not None and not self._state.is_old(memory)

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
        title = "" if self._says(page.title) else page.title
        data = shown | {
            "title": title,
            "text": text,
            "parts": [],
            "hashtags": [t for t in page.hashtags if not self._says(t)],
            "people": [p for p in page.people if not self._says(p)],
            "places": [p for p in page.places if not self._says(p)],
            "related": "",
            "prompt": "",
            "negative_prompt": "",
            "drawn_from": {"text": text, "emotion": page.feeling, "emotional_intensity": page.intensity},
            "edited": True,
        }
        for name in ("picture", "seed", "style", "art", "alt"):
            data.pop(name, None)
        return event._replace(data={"page": data})

    @cached_property
    def _erased_sentences(self) -> set[str]:
        told = [m.text for m in self._erasure.memories] + [m.text for m in self._erasure.messages]
        return {_folded(s.text) for text in told for s in sentences(text)}

    def what_stays(self, text: str) -> str:
        """The sentences of a text that are not erased ones and have no trace."""
        kept = [
            s.text for s in sentences(text) if _folded(s.text) not in self._erased_sentences and not self._says(s.text)
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
            data["memories"] = [m for m in data["memories"] if _id_of(m) not in self._memories]
        receipt = data.get("receipt")
        if isinstance(receipt, dict):
            rows = [row for row in receipt.get("moments", ()) if row[0] not in self._memories]
            data["receipt"] = receipt | {"moments": rows}
        return event if data == event.data else event._replace(data=data)

    def is_counted(self, event: Event) -> bool:
        """True for an event that is about something that another number of the plan counts."""
        data = event.data
        if event.kind == "onboarding_saved":
            gone = set(_wishes(data)) - set(_wishes(self.change_choices(event).data))
            return bool(gone) and gone <= set(self._erasure.wishes)
        return not self._counted.isdisjoint(_named_in(data))

    def _swept(self, event: Event) -> Event | None:
        """An event without a trace in any of its texts."""
        data = event.data
        if event.kind in ("erased", *_HER_CHOICES) or not self._may_be_in(orjson.dumps(data).decode()):
            return event
        if event.kind in _OWN_WORDS:
            return self._without_old_words(event)
        if not any(self._says(text, how) for text, how in texts_in(event.kind, data)):
            return event
        if event.kind in _NOTHING_WITHOUT_IT:
            return None
        return event._replace(data=without(event.kind, data, self._says_beside))

    def _says_beside(self, text: str, how: How) -> bool:
        """The same of a text beside one with a trace: there a capital of the program's is taken for one of hers."""
        return self._says(text, WORDS if how == MADE else how)

    def _without_old_words(self, event: Event) -> Event:
        """Every wording with a trace becomes the last one: what was made of it is what the message tells now."""
        message = self._state.messages.get(event.data["message"])
        data = event.data
        if message is None:
            return event
        if "text" in data:
            text = self._cut.get(message.id, message.text)
            old = data["text"] != text and self._says(data["text"])
            return event._replace(data=data | {"text": text}) if old else event
        if any(map(self._says, data.get("reasons", ()))):
            data = data | {"reasons": []}
        for rows in ("memories", "readings"):
            if rows in data:
                kept = [now for row in data[rows] if (now := self._row_of_now(rows, row)) is not None]
                data = data | {rows: kept} if kept != data[rows] else data
        return event if data is event.data else event._replace(data=data)

    def _row_of_now(self, rows: str, row: Any) -> Any:
        """A memory of an old wording with a trace says what it says now; None = it goes, or a model's reading of it."""
        memory = self._state.memory(_id_of(row))
        if memory is None or memory.id in self._memories:
            return None if _id_of(row) in self._memories else row
        if row.get("text") == memory.text:
            return row
        if not any(self._says(text, how) for text, how in texts_in("message_read", {"memories": [row]})):
            return row
        if rows == "readings":
            return None
        said = {name: getattr(memory, name) for name in ("text", "event", "title", "hashtags", "people", "places")}
        bare = {name: value for name, value in row.items() if name != "reading"} | said
        reading = self._state.readings.get(memory.id)
        return bare if reading is None else bare | {"reading": reading}


def _id_of(row: Any) -> str:
    """The id in a row of a reading, "" of a damaged one."""
    return str(row.get("id", "")) if isinstance(row, dict) else ""


def _folded(text: str) -> str:
    return " ".join(words(text))


def _wishes(data: dict[str, Any]) -> list[str]:
    return list(map(str, data["preferences"].get("extra_visual_tags") or ()))


def _named_in(data: dict[str, Any]) -> Iterator[str]:
    """Every id that an event's data names."""
    page = data.get("page")
    yield str(page["id"] if isinstance(page, dict) else page)
    for name in _NAMING:
        if isinstance(data.get(name), str):
            yield data[name]
    for name in ("memories", "readings", "told_again"):
        for row in data.get(name) or ():
            yield str(row.get("id")) if isinstance(row, dict) else str(row)
    receipt = data.get("receipt")
    if isinstance(receipt, dict):
        yield from (str(row[0]) for row in receipt.get("moments", ()))
