"""How the page of a day is made: of the person's own sentences, with a memory that it reminds of if one fits."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING, Any

from persode.agent import pick_related
from persode.episode import EpisodeMetadata
from persode.errors import BadInputError
from persode.illustration import seed_for
from persode.journal.fold.state import Page
from persode.journal.telling import episode_of, new_id
from persode.language import words
from persode.log import Draft
from persode.memory import Memory
from persode.templates import DiaryTemplate, FewShotTemplateSystem

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["episodes_of", "is_still_so", "told_on", "written"]

RELATED_CANDIDATES = 8


def written(journal: Journal, day: date, key: str = "", page_id: str = "") -> Draft:
    """The event of a page made of what was told on `day`; a page of that day, or the one of that id, is replaced.

    Raises:
        BadInputError: nothing was told on that day that a page could hold.
    """
    told = told_on(journal, day)
    if not told:
        raise BadInputError("nothing_told", day=day.isoformat())
    episodes = [episode_of(m) for m in told]
    lived = [e for e, m in zip(episodes, told, strict=True) if m.domain == "real"]
    strongest = max(lived or episodes, key=lambda e: e.emotional_intensity)
    zone = journal.state.settings.zone
    hit = pick_related(
        [h for h in journal.recall(strongest.text, RELATED_CANDIDATES) if not journal.care.held_back(h.memory)],
        " ".join(e.text for e in episodes),
        today=day,
        zone=zone,
        embedder=journal.embedder_name,
        not_these={m.id for m in told},
    )
    related = hit.memory if hit else None
    earlier = next((p for p in journal.diary.pages() if p.day == day), None)
    page_id = page_id or (earlier.id if earlier else new_id())
    text = DiaryTemplate().write_offline(
        episodes, journal.preferences, related, day=day, seed=seed_for(page_id), zone=zone
    )
    prompt = FewShotTemplateSystem().build(strongest, journal.preferences)
    page: dict[str, Any] = {
        "id": page_id,
        "day": day.isoformat(),
        "title": text.title,
        "text": text.text,
        "parts": [list(part) for part in text.parts],
        "feeling": strongest.emotion,
        "intensity": strongest.emotional_intensity,
        "hashtags": _joined(e.hashtags for e in episodes)[:6],
        "people": _joined(e.people for e in episodes),
        "places": _joined(e.places for e in episodes),
        "related": related.id if related else "",
        "prompt": prompt.prompt,
        "negative_prompt": prompt.negative_prompt,
        "drawn_from": strongest.to_dict(),
    }
    return Draft("page_written", {"page": page}, key)


def episodes_of(journal: Journal, day: date) -> list[EpisodeMetadata]:
    """What was told on `day` that its page holds, in the order of telling."""
    return [episode_of(memory) for memory in told_on(journal, day)]


def told_on(journal: Journal, day: date) -> list[Memory]:
    """The memories that the page of `day` is made of, in the order of telling."""
    found = [m for m in journal.state.memories.values() if m.my_day == day and _in_diary(journal, m)]
    return sorted(found, key=lambda m: (_position(journal, m), m.created_at))


def is_still_so(journal: Journal, page: Page) -> bool:
    """True for a version of a page that may be shown now: that of now with another picture, one that she wrote herself,
    one of what is told and not left alone.

    What a model worded can't be compared: it may be shown while all that was told that day is told as it was.
    """
    state = journal.state
    now = state.pages[page.id]
    if page.edited or (not now.deleted and (page.text, page.related) == (now.text, now.related)):
        return True
    related = state.memories.get(page.related)
    if page.related and (related is None or journal.care.held_back(related)):
        return False
    of_day = [m for m in (*state.memories.values(), *state.shelf.values()) if m.my_day == page.day]
    told = [m for m in of_day if state.is_told(m.id) and _in_diary(journal, m)]
    if page.worded_by:
        return len(told) == len(of_day) and not any(m.wordings for m in state.messages.values() if m.my_day == page.day)
    said = [_run(m.text) for m in told]
    return all(any(_run(piece) in text for text in said) for kind, piece in page.parts if kind != "added")


def _run(text: str) -> str:
    """The words of a text one after the other, with a blank at each end."""
    return f" {' '.join(words(text))} "


def _in_diary(journal: Journal, memory: Memory) -> bool:
    """True for a part of the day: no preference ("I prefer short answers"), nothing quiet, nothing that is not so.

    "I dreamed that ..." says itself that it did not happen and stays; where only the person's mark says so, it goes.
    """
    reason = journal.care.held_back(memory, unasked=False)
    if reason == "quiet" or (reason == "fiction" and "domain" in journal.state.believed.get(memory.id, ())):
        return False
    message = journal.state.messages.get(memory.source)
    return message is None or message.act != "preference"


def _position(journal: Journal, memory: Memory) -> tuple[float, int]:
    """Where the memory stands in the day: by its message, then by its place in the text."""
    message = journal.state.messages.get(memory.source)
    if message is None:
        return memory.created_at.timestamp(), 0
    return message.told_at.timestamp(), max(0, message.text.find(memory.text))


def _joined(lists: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(item for items in lists for item in items))
