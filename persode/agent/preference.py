"""What a person asks of the companion's manner: "I prefer short answers" -> ("response_length", "concise")."""

from __future__ import annotations

import re

from persode.agent.voice import any_in, patterns
from persode.language import lowered, sentences, words

__all__ = ["is_order", "preference_of"]

MOST_CHARACTERS = 300

COURTESY = 2
"""Words of a sentence that tells nothing beside a wish: "thank you", "ok"."""

_CALL_ME = re.compile(
    r"^\W*(?:(?:please|pls|just|you can|you may|you could|i'd like you to|i want you to|everyone|and|so|hey|hi)[ ,]+)*"
    r"(?:call me|my name is|i go by) "
    r"((?!a\b|an\b|the\b|when\b|if\b|later\b|back\b|at\b|on\b|crazy\b|stupid\b)[^\W\d_][\w'-]{0,30}"
    r"(?: [^\W\d_a-z][\w'-]{1,30})?)(?: please| from now on| instead)*\W*$",
    re.IGNORECASE,
)
_TELLS = re.compile(r"^\W*i(?:['’](?:d|m|ve))?\b")
_POLITE = (
    r"(?:please|pls|plz|just|maybe|perhaps|ok|okay|hey|hi|and|so|but|also|actually|from now on|can you|can u|could you"
    r"|would you|will you|you can|you may|you could|i'd like you to|i want you to)"
)
_ADDRESSED = re.compile(
    rf"^\W*(?:{_POLITE}[ ,]+)*(?:be|talk|speak|sound|write|answer|reply|respond|text|say|give|make|keep|use|send|stop"
    r"|don't|do not|no|not so|only|rather|prefer|listen|ask|tell|short|shorter|brief|briefer|briefly|concise|long"
    r"|longer|more|less|fewer|friendlier|calmer|warmer|slower|tl;?dr)\b"
    r"|\b(?:you|your|you're|u|ur)\b"
    r"|^\W*i(?:'d|'m)?\b.*\b(?:answers?|repl(?:y|ies)|responses?|messages?|ones|tone|voice|style|listener|advice)\b"
)
"""Said to the companion: an order, a "you", or "I" with what the companion gives. "We just listened" is none."""


def preference_of(text: str) -> tuple[str, str] | None:
    """(field of `OnboardingPreferences`, value), or None if the text asks nothing of the companion's manner."""
    if len(text) > MOST_CHARACTERS:
        return None
    name = _CALL_ME.match(" ".join(text.replace("’", "'").split()))
    if name:
        return "name", name.group(1)
    wishes = (_wish_in(sentence.text) for sentence in sentences(text))
    return next((wish for wish in wishes if wish is not None), None)


def is_order(text: str) -> bool:
    """True for "keep it short please": the manner changes, and nothing is told that would be remembered.

    "I prefer short answers" tells something of the person and is remembered.
    """
    if preference_of(text) is None or _TELLS.match(text.lower()):
        return False
    return len(text) <= MOST_CHARACTERS and all(
        _CALL_ME.match(piece) or _wish_in(piece) or len(words(piece)) <= COURTESY
        for piece in (sentence.text for sentence in sentences(text))
    )


def _wish_in(sentence: str) -> tuple[str, str] | None:
    low = lowered(sentence)
    if not _ADDRESSED.search(low):
        return None
    for entry in patterns("preferences")["wish"]:
        if any_in((entry["pattern"],), low):
            return entry["field"], entry["value"]
    return None
