"""What a person asks of the companion's manner: "I prefer short answers" -> ("response_length", "concise")."""

from __future__ import annotations

import re

from persode.agent.voice import patterns

__all__ = ["is_order", "preference_of"]

_TELLS = re.compile(r"^\W*i(?:['’](?:d|m|ve))?\b")


def preference_of(text: str) -> tuple[str, str] | None:
    """(field of `OnboardingPreferences`, value), or None if the text asks nothing of the companion's manner."""
    if len(text) > 300:
        return None
    low = " ".join(text.lower().replace("’", "'").split())
    for entry in patterns("preferences")["wish"]:
        if re.search(entry["pattern"], low):
            return entry["field"], entry["value"]
    return None


def is_order(text: str) -> bool:
    """True for "keep it short please": the manner changes, and nothing is told that would be remembered.

    "I prefer short answers" tells something of the person and is remembered.
    """
    return preference_of(text) is not None and not _TELLS.match(text.lower())
