"""The rooms of the app: every page, under its section. A new page is one line here."""

from __future__ import annotations

from typing import Any

import streamlit as st

from persode.words import say

__all__ = [
    "CHAT",
    "FORGETTING",
    "GALLERY",
    "GRAPH",
    "MEMORIES",
    "OVERVIEW",
    "PAGE",
    "PLACES",
    "PROFILE",
    "RECALL",
    "SETTINGS",
    "START",
    "TIMELINE",
    "TODAY",
    "WITH_WITHOUT",
    "sections",
]

TODAY = "pages/keep/today.py"
CHAT = "pages/keep/chat.py"
PAGE = "pages/keep/page.py"
GALLERY = "pages/look/gallery.py"
OVERVIEW = "pages/mind/overview.py"
MEMORIES = "pages/mind/memories.py"
FORGETTING = "pages/mind/forgetting.py"
RECALL = "pages/mind/recall.py"
PROFILE = "pages/mind/profile.py"
TIMELINE = "pages/mind/timeline.py"
PLACES = "pages/mind/places.py"
GRAPH = "pages/mind/graph.py"
WITH_WITHOUT = "pages/mind/with_without.py"
START = "pages/you/start.py"
SETTINGS = "pages/you/settings.py"

_ICONS = {
    TODAY: "today",
    CHAT: "chat_bubble",
    PAGE: "auto_stories",
    GALLERY: "photo_library",
    OVERVIEW: "monitoring",
    MEMORIES: "psychology",
    FORGETTING: "trending_down",
    RECALL: "manage_search",
    PROFILE: "badge",
    TIMELINE: "timeline",
    PLACES: "explore",
    GRAPH: "hub",
    WITH_WITHOUT: "compare",
    START: "face",
    SETTINGS: "tune",
}

_MIND = (OVERVIEW, MEMORIES, FORGETTING, RECALL, PROFILE, TIMELINE, PLACES, GRAPH, WITH_WITHOUT)


def sections() -> dict[str, list[Any]]:
    """Section name -> its pages; the diary page has no place of its own in the list: chat and gallery open it."""
    return {
        say("app.section.keep"): [_page(TODAY, default=True), _page(CHAT), _page(PAGE, hidden=True)],
        say("app.section.look"): [_page(GALLERY)],
        say("app.section.mind"): [_page(path) for path in _MIND],
        say("app.section.you"): [_page(START), _page(SETTINGS)],
    }


def _page(path: str, default: bool = False, hidden: bool = False) -> Any:
    name = path.rsplit("/", 1)[1].removesuffix(".py")
    return st.Page(
        path,
        title=say(f"app.page.{name}"),
        icon=f":material/{_ICONS[path]}:",
        url_path=name,
        default=default,
        visibility="hidden" if hidden else "visible",
    )
