"""The answer to a crisis: it is taken seriously, a line is named, the companion stays. No memory, no diary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from persode.agent.situation import Reply, Situation
from persode.agent.voice import Voice, patterns

__all__ = ["GENERAL_LINE", "after_crisis", "answer_crisis", "answer_after"]

GENERAL_LINE = "findahelpline.com"
RECENT_REPLIES = 3


def answer_crisis(situation: Situation) -> Reply:
    """The reply, as long as it needs to be."""
    voice = Voice(situation)
    table = patterns("crisis")
    line = _line(situation.region)
    said = [voice.open(table["open"]), voice.say(table["with"])]
    said.append(line["say"] if line else "")
    said.append(table["general"]["with_line" if line else "alone"])
    said.append(table["emergency"]["number"].format(number=line["emergency"]) if line else table["emergency"]["none"])
    said += [voice.say(table["stay"]), voice.say(table["ask"])]
    return Reply(" ".join(s for s in said if s), "crisis", left_out=_all_left(situation))


def after_crisis(replies: Sequence[str]) -> bool:
    """True if one of the last replies named a crisis line."""
    return any(GENERAL_LINE in reply for reply in replies[-RECENT_REPLIES:])


def answer_after(situation: Situation, act: str) -> Reply:
    """What follows a crisis: still there, no memory, no diary, the line named once more in a few words."""
    voice = Voice(situation)
    table = patterns("crisis")["after"]
    line = _line(situation.region)
    again = table["line"].format(number=line["number"]) if line else table["no_line"]
    said = [voice.open(table["open"]), again]
    if not voice.concise:
        said += [voice.say(table["stay"]), voice.say(table["ask"])]
    return Reply(" ".join(said), act, left_out=_all_left(situation))


def _line(region: str) -> dict[str, Any] | None:
    lines: dict[str, dict[str, Any]] = patterns("crisis_lines")["region"]
    return lines.get(region.strip().upper())


def _all_left(situation: Situation) -> tuple[tuple[str, str], ...]:
    return tuple((hit.memory.id, "crisis") for hit in situation.hits)
