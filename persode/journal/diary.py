"""The diary page of a day: made of the person's own sentences, with a memory that it reminds of if one fits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from datetime import date
from typing import TYPE_CHECKING, Any

from persode.agent import pick_related
from persode.errors import BadInputError
from persode.illustration import seed_for
from persode.journal.state import Page
from persode.journal.telling import episode_of, new_id
from persode.log import Draft
from persode.memory import Memory
from persode.templates import DiaryTemplate, FewShotTemplateSystem

if TYPE_CHECKING:
    from persode.journal.journal import Journal
    from persode.journal.pictures import Pictures

__all__ = ["draw", "draw_missing", "find_pages", "shown", "written"]

RELATED_CANDIDATES = 8


def written(journal: Journal, day: date, key: str) -> Draft:
    """The event of a page made of what was told on `day`; a page of that day is replaced.

    Raises:
        BadInputError: nothing was told on that day that a page could hold.
    """
    told = [m for m in journal.state.memories.values() if m.my_day == day and _in_diary(journal, m)]
    if not told:
        raise BadInputError("nothing_told", day=day.isoformat())
    told.sort(key=lambda m: (_position(journal, m), m.created_at))
    episodes = [episode_of(m) for m in told]
    strongest = max(episodes, key=lambda e: e.emotional_intensity)
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
    earlier = next((p for p in journal.pages() if p.day == day), None)
    page_id = earlier.id if earlier else new_id()
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


def find_pages(pages: Iterable[Page], search: str) -> list[Page]:
    """The pages that are not deleted and hold every word of `search`, newest day first."""
    words = _folded(search).split()
    found = [p for p in pages if not p.deleted and all(word in _searchable(p) for word in words)]
    return sorted(found, key=lambda p: (p.day, p.written_at), reverse=True)


def draw(
    journal: Journal, pictures: Pictures, page: Page, style: str = "", seed: int | None = None, key: str = ""
) -> Page:
    """Draw a page's picture and keep it.

    Raises:
        StorageError: the disk refused.
    """
    drawn = pictures.draw(page, journal.preferences, style, seed)
    journal.append([Draft("picture_made", {"page": page.id, **drawn}, key)])
    return journal.page(page.id)


def draw_missing(journal: Journal, pictures: Pictures, most: int | None) -> int:
    """Draw pictures whose files are lost; how many were lost.

    Raises:
        StorageError: the disk refused.
    """
    missing = [page for page in journal.pages() if not pictures.has(page)]
    for page in missing[:most]:
        if page.picture:
            pictures.restore(page, journal.preferences)
        else:
            draw(journal, pictures, page)
    return len(missing)


def shown(page: Page) -> Page:
    """The page itself.

    Raises:
        BadInputError: it is deleted.
    """
    if page.deleted:
        raise BadInputError("page_deleted")
    return page


def _in_diary(journal: Journal, memory: Memory) -> bool:
    """A preference ("I prefer short answers") is remembered but is no part of a day."""
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


def _searchable(page: Page) -> str:
    return _folded(" ".join([page.title, page.text, *page.hashtags, *page.people, *page.places]))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
