"""What a person asks of the companion's manner: "I prefer short answers" -> ("response_length", "concise")."""

from __future__ import annotations

import re

from persode.agent.voice import any_in, patterns
from persode.language import lowered

__all__ = ["is_order", "preference_of"]

_CALL_ME = re.compile(
    r"^\W*(?:(?:please|pls|just|you can|you may|you could|i'd like you to|i want you to|everyone|and|so|hey|hi)[ ,]+)*"
    r"(?:call me|my name is|i go by) "
    r"((?!a\b|an\b|the\b|when\b|if\b|later\b|back\b|at\b|on\b|crazy\b|stupid\b)[^\W\d_][\w'-]{0,30}"
    r"(?: [^\W\d_a-z][\w'-]{1,30})?)(?: please| from now on| instead)*\W*$",
    re.IGNORECASE,
)
_TELLS = re.compile(r"^\W*i(?:['’](?:d|m|ve))?\b")


def preference_of(text: str) -> tuple[str, str] | None:
    """(field of `OnboardingPreferences`, value), or None if the text asks nothing of the companion's manner."""
    if len(text) > 300:
        return None
    low = lowered(text)
    name = _CALL_ME.match(" ".join(text.replace("’", "'").split()))
    if name:
        return "name", name.group(1)
    for entry in patterns("preferences")["wish"]:
        if any_in((entry["pattern"],), low):
            return entry["field"], entry["value"]
    return None


def is_order(text: str) -> bool:
    """True for "keep it short please": the manner changes, and nothing is told that would be remembered.

    "I prefer short answers" tells something of the person and is remembered.
    """
    return preference_of(text) is not None and not _TELLS.match(text.lower())
