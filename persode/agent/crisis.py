"""The answer to a crisis: it is taken seriously, a line is named, the companion stays. No memory, no diary."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from persode.agent.situation import Reply, Situation
from persode.agent.voice import Voice, patterns

__all__ = ["GENERAL_LINE", "after_crisis", "answer_after", "answer_crisis", "answer_need", "need_of"]

NEEDS = ("harm", "low")
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


def need_of(text: str) -> str:
    """ "harm" if someone hurt her, "low" if she is at the end of her strength without speaking of death, else ""."""
    low = " ".join(text[:4000].lower().replace("’", "'").split())
    for need in NEEDS:
        table = patterns("crisis")[need]
        if any(re.search(p, low) for p in table["patterns"]) and not any(re.search(p, low) for p in table["not"]):
            return need
    return ""


def answer_need(situation: Situation, need: str) -> Reply:
    """What is grave but no crisis: believed, no memory, a line offered, one question."""
    voice = Voice(situation)
    table = patterns("crisis")[need]
    line = _line(situation.region) if need == "low" else None
    offer = table["line"].format(number=line["number"]) if line else table["no_line"]
    said = [voice.open(table["open"]), offer]
    if not voice.concise:
        said += [voice.say(table["stay"]), voice.say(table["ask"])]
    return Reply(" ".join(said), "telling", left_out=_all_left(situation))


def _line(region: str) -> dict[str, Any] | None:
    lines: dict[str, dict[str, Any]] = patterns("crisis_lines")["region"]
    return lines.get(region.strip().upper())


def _all_left(situation: Situation) -> tuple[tuple[str, str], ...]:
    return tuple((hit.memory.id, "crisis") for hit in situation.hits)
