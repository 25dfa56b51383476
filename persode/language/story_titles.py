"""Titles of games, books, films and series (`data/story_titles.txt`): no place and nobody; they tell of a story."""

from __future__ import annotations

import re
from functools import cache

from persode.language.names import in_list
from persode.language.wordlists import word_set

__all__ = ["is_story_title", "story_titles"]


def is_story_title(name: str) -> bool:
    """True for "Stardew Valley" and "Middlemarch"."""
    return in_list(name, "story_titles") and name not in word_set("places")


def story_titles(text: str) -> list[tuple[int, int]]:
    """Where a text names such a title, (start, end) each; one word in small letters is none ("the portal opened")."""
    found = [match.span() for match in _titles().finditer(text)]
    return [
        (start, end)
        for start, end in found
        if " " in text[start:end] or text[start].isupper() or "-" in text[start:end]
    ]


@cache
def _titles() -> re.Pattern[str]:
    listed = sorted(map(re.escape, word_set("story_titles")), key=len, reverse=True)
    return re.compile(rf"(?<![\w'’-])(?:{'|'.join(listed)})(?![\w-])", re.IGNORECASE)
