"""Why a text was read so, in sentences for the person."""

from __future__ import annotations

from persode.analyzer.cues import Cue, WordsPart
from persode.analyzer.feeling import telling_cues
from persode.analyzer.intensity import Nearness
from persode.embeddings import Embedder, Vectors, bank, bank_vectors
from persode.words import say

__all__ = ["reasons_for"]

MOST_CUES = 2
LEAST_SHARE = 0.35
"""From this share on the learned reading is a reason."""


def reasons_for(
    feeling: str, words: WordsPart, near: Nearness | None, vector: Vectors | None, embedder: Embedder, words_only: bool
) -> list[str]:
    """The strongest words, the nearest anchor, and how strong it is beside ordinary days."""
    found = []
    seen: list[str] = []
    for cue in telling_cues(words, feeling):
        if len(seen) < MOST_CUES and not any(cue.text in known or known in cue.text for known in seen):
            seen.append(cue.text)
            found.append(_cue_reason(cue))
    if near is not None and vector is not None and feeling != "neutral":
        group = bank_vectors(embedder, f"anchors_{feeling}") @ vector
        found.append(say("analyzer.near", sentence=bank(f"anchors_{feeling}")[int(group.argmax())]))
    share = near.learned.likely[feeling] if near and near.learned and feeling != "neutral" else 0.0
    if share >= LEAST_SHARE:
        found.append(say("analyzer.learned", feeling=feeling, percent=round(100 * share)))
    if near is not None and near.place >= 0.5:
        found.append(say("analyzer.strength", percent=round(100 * near.place)))
    if words_only:
        found.append(say("analyzer.words_only"))
    return found or [say("analyzer.faint")]


def _cue_reason(cue: Cue) -> str:
    if cue.event:
        key = "event"
    elif cue.text.startswith("not "):
        key = "turned"
    else:
        key = "named" if cue.text[0].isalpha() else "emoji"
    return say(f"analyzer.{key}", word=cue.text, feeling=cue.feeling)
