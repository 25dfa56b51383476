"""What is heavy in a life: death, grave illness, violence, parting. It does not come up unasked in a light talk."""

from __future__ import annotations

from persode.agent.crisis import is_grave
from persode.agent.death import tells_of_death
from persode.agent.voice import any_in, patterns
from persode.language import lowered

__all__ = ["is_heavy"]

_MOST_CHARACTERS = 2_000


def is_heavy(text: str) -> bool:
    """True if a text tells of death, grave illness, violence, a family that parts, or of the person in danger."""
    low = lowered(text, _MOST_CHARACTERS)
    table = patterns("heavy")
    if any_in(table["light"], low):
        return False
    return is_grave(text) or tells_of_death(text[:_MOST_CHARACTERS], ()) or any_in(table["signs"], low)
