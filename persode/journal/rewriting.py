"""What becomes of each event of the log when something is erased."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from persode.journal.erasing import Erasure
from persode.journal.state import State
from persode.journal.traces import has, tells
from persode.language import sentences, words
from persode.log import Event

__all__ = ["rewriting"]

_KEPT_ALWAYS = ("onboarding_saved", "settings_saved", "erased")


def rewriting(erasure: Erasure, state: State) -> Callable[[Event], Event | None]:
    """What becomes of each event of the log; None = it goes."""
    if erasure.target == "everything":
        return _all_but_who_she_is
    return _Rewriter(erasure, state).change


def _all_but_who_she_is(event: Event) -> Event | None:
    """Her choices and settings stay; a wish for the pictures was told like all the rest."""
    if event.kind == "onboarding_saved":
        return event._replace(data={"preferences": event.data["preferences"] | {"extra_visual_tags": []}})
    return event if event.kind in _KEPT_ALWAYS else None


class _Rewriter:
    def __init__(self, erasure: Erasure, state: State) -> None:
        self._memories = {m.id for m in erasure.memories}
        self._gone = {m.id for m in erasure.messages}
        self._cut = erasure.shortened
        self._replies = {r.id for r in erasure.replies}
        self._pages = {p.id: p for p in erasure.pages}
        self._only = erasure.only_words
        self._corrections = set(erasure.corrections)
        self._rewritten: set[str] = set()
        self._live = state.memories.keys() - self._memories
        self._told = erasure.told
        self._erasure = erasure

    def change(self, event: Event) -> Event | None:
        data = event.data
        if data.get("message") in self._gone or data.get("correction") in self._corrections:
            return None
        if "page" in data:
            return self._change_page(event)
        if event.kind == "onboarding_saved":
            return self._change_onboarding(event)
        if "reply" in data and data["reply"] in self._replies:
            return None if event.kind == "reply_given" else self._without(event)
        if event.kind == "message_read_anew" and data["message"] in self._cut:
            return None  # it was of all the words; the reading of those that stay is the offline one
        if event.kind in ("message_said", "message_edited", "message_read") and data["message"] in self._cut:
            return self._change_message(event)
        if event.kind in ("quiet_added", "quiet_lifted"):
            named = data["value"] in self._memories or has(str(data["value"]), self._only)
            return None if named else event
        if self._memories & {data.get(n) for n in ("memory", "source", "target", "keep", "other", "one")}:
            return None
        if event.kind == "memory_judged" and tells(str(data.get("query", "")), self._only, self._told):
            return None if data["verdict"] == "not_quite" else event._replace(data=data | {"query": ""})
        return self._without(event)

    def _change_onboarding(self, event: Event) -> Event:
        chosen = event.data["preferences"]
        wishes = chosen.get("extra_visual_tags") or []
        kept = [wish for wish in wishes if not tells(str(wish), self._only, self._told)]
        if kept == wishes:
            return event
        return event._replace(data=event.data | {"preferences": chosen | {"extra_visual_tags": kept}})

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
        title = "" if has(page.title, self._only) else page.title
        data = shown | {
            "title": title,
            "text": text,
            "parts": [],
            "hashtags": [t for t in page.hashtags if not has(t, self._only)],
            "people": [p for p in page.people if not has(p, self._only)],
            "places": [p for p in page.places if not has(p, self._only)],
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
        """The sentences of a text that are not erased ones and have none of the words that go."""
        kept = [
            s.text
            for s in sentences(text)
            if _folded(s.text) not in self._erased_sentences and not has(s.text, self._only)
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


def _folded(text: str) -> str:
    return " ".join(words(text))
