"""What happened to one memory: told, recalled, judged, corrected; its message and what was made of it."""

from __future__ import annotations

import streamlit as st

from pages.parts.dates import spoken_instant
from pages.parts.feelings import feeling_word
from pages.parts.plain import plain, shorten
from pages.parts.unfold import unfolded
from persode.journal import Happening, Journal
from persode.memory import Memory
from persode.words import say

__all__ = ["memory_history"]

_SAID = (
    "message_said", "message_read_anew", "message_edited", "message_taken_back", "message_restored", "memory_recalled",
    "memories_archived", "memories_unarchived", "memories_merged", "memories_parted", "link_made",
)  # fmt: skip


def memory_history(journal: Journal, memory: Memory) -> None:
    """Folded away; read from the log when it is opened."""
    box = unfolded(say("memories.history"), "history", "history-box")
    if box is None:
        return
    with box:
        zone = journal.state.settings.zone
        lines = [
            f"- {spoken_instant(happened.at, zone)}: {said}"
            for happened in journal.life.of(memory.id)
            if happened.at <= journal.now and (said := _sentence(happened))
        ]
        st.markdown("\n".join(lines))
        message = journal.state.messages.get(memory.source)
        if message is not None and message.text.strip() != memory.text.strip():
            st.caption(say("memories.source"))
            st.text(message.text, width="stretch")
        _derived(journal, memory)


def _derived(journal: Journal, memory: Memory) -> None:
    """What was made of it: people, places, tags, facts, and the pages that it stands in."""
    views = journal.mementos.views
    moment = views.moments.get(memory.id)
    pages = [page.title for page in journal.diary.pages() if page.day == memory.my_day or page.related == memory.id]
    found = {
        "people": ", ".join(moment.people if moment else memory.people),
        "places": ", ".join(memory.places),
        "tags": " ".join(memory.hashtags),
        "pages": ", ".join(shorten(title, 60) for title in pages),
    }
    lines = [f"- {say(f'memories.made.{name}')}: {plain(value)}" for name, value in found.items() if value]
    if lines:
        st.markdown("\n".join([f"**{say('memories.made_title')}**", "", *lines]))


def _sentence(happened: Happening) -> str:
    kind, data = happened.kind, happened.data
    if kind == "memory_judged":
        return say("memories.happened.memory_judged", verdict=say(f"overview.verdict.{data.get('verdict', 'right')}"))
    if kind == "mood_tapped":
        feeling = data.get("feeling")
        return say("memories.happened.mood_tapped", feeling=feeling_word(str(feeling))) if feeling else ""
    if kind == "memory_believed":
        fields = [say(f"memories.field.{name}") for name in data.get("beliefs", ())]
        return say("memories.happened.memory_believed", fields=plain(", ".join(fields)))
    return say(f"memories.happened.{kind}") if kind in _SAID else ""
