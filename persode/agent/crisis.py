"""The answer to a crisis: it is taken seriously, a line is named, the companion stays. No memory, no diary, no quote.

What is grave and no crisis (`NEEDS`) is met in the same spirit, a joke about dying with a look at the person.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from persode.agent.situation import Reply, Situation
from persode.agent.voice import Voice, patterns
from persode.analyzer.crisis import crisis_level, plain_sentences

__all__ = [
    "GENERAL_LINE",
    "all_left",
    "answer_after",
    "answer_crisis",
    "answer_need",
    "is_grave",
    "mild_reference",
    "need_of",
    "since_crisis",
]

NEEDS = ("harm", "other", "eating", "low")
_ASKED = ("jest", "implied")
"""What may not be meant, or may mean less, and is asked about."""

GENERAL_LINE = "findahelpline.com"
RECENT_REPLIES = 2
"""The first reply after a crisis stays with it, the second may mention it once; then the talk is free again."""

_MEANT = re.compile(
    r"^\W*(?:yes|yeah|yea|kinda|kind of|sort of|a (?:bit|little)|maybe|not (?:really )?(?:a joke|joking|just the day)"
    r"|(?:i'm|i am) (?:not joking|serious|not (?:ok|okay|fine|good)|not really (?:ok|okay|fine))|i mean(?:t)? it"
    r"|(?:bad|terrible|awful|not (?:good|great|ok|okay|well)|there is more|it's true|honestly)\b).{0,80}$"
)


def answer_crisis(situation: Situation) -> Reply:
    """The reply, as long as it needs to be; a gentle question if the words were a joke, or only hint at it."""
    level = crisis_level(situation.text)
    if level != "crisis":
        return answer_need(situation, need_of(situation.text) or level or "implied")
    voice = Voice(situation)
    table = patterns("crisis")
    line = _line(situation.region)
    said = [voice.open(table["open"]), voice.say(table["with"])]
    said.append(line["say"] if line else "")
    said.append(table["general"]["with_line" if line else "alone"])
    said.append(table["emergency"]["number"].format(number=line["emergency"]) if line else table["emergency"]["none"])
    said += [_contact(situation), voice.say(table["stay"]), voice.say(table["ask"])]
    return Reply(" ".join(s for s in said if s), "crisis", left_out=all_left(situation))


def since_crisis(replies: Sequence[str]) -> int | None:
    """How many replies were given since the one that named a crisis line; None if that is long ago."""
    table = patterns("crisis")
    lighter = (_beginning(table["after"]["no_line"]), *(_beginning(table["jest"][k]) for k in ("line", "no_line")))
    for distance, reply in enumerate(reversed(replies[-RECENT_REPLIES:])):
        if GENERAL_LINE in reply and not any(piece in reply for piece in lighter):
            return distance
    return None


def answer_after(situation: Situation, act: str) -> Reply:
    """What follows a crisis: still there, no memory, no diary, the line named once more in a few words."""
    voice = Voice(situation)
    table = patterns("crisis")["after"]
    line = _line(situation.region)
    again = table["line"].format(number=line["number"]) if line else table["no_line"]
    said = [voice.open(table["open"]), again]
    if not voice.concise:
        said += [voice.say(table["stay"]), voice.say(table["ask"])]
    return Reply(" ".join(said), act, left_out=all_left(situation))


def mild_reference(voice: Voice, earlier_replies: Sequence[str]) -> str:
    """Half a sentence in a reply about something else: what was said is not forgotten. "" if that was said just now."""
    table = patterns("crisis")["after"]["mild"]
    said = " ".join(earlier_replies[-RECENT_REPLIES:])
    return "" if any(line in said for lines in table.values() for line in lines) else voice.say(table)


def need_of(text: str, earlier_replies: Sequence[str] = ()) -> str:
    """What is grave in a message, one of `NEEDS`, "implied" if it hints at a crisis, or "".

    Args:
        text: the message.
        earlier_replies: after a joke or a hint was asked about, "yeah, kind of" means it.
    """
    found = plain_sentences(text)
    for need in NEEDS:
        wanted, unless = _need(need)
        for sentence in found:
            if any(p.search(sentence) for p in wanted) and not any(p.search(sentence) for p in unless):
                return need
    asked = earlier_replies[-1] if earlier_replies else ""
    questions = (patterns("crisis")[kind][key] for kind in _ASKED for key in ("line", "no_line"))
    if any(_beginning(line) in asked for line in questions) and _MEANT.match(" ".join(found)):
        return "low"
    return "implied" if crisis_level(text) == "implied" else ""


def is_grave(text: str) -> bool:
    """True for words that are never brought up again unasked."""
    return bool(crisis_level(text) or need_of(text))


def answer_need(situation: Situation, need: str) -> Reply:
    """What is grave but no crisis: believed, no memory, a line offered, one question."""
    voice = Voice(situation)
    table = patterns("crisis")[need]
    line = _line(situation.region)
    offer = table["no_line"]
    if line and table["line"]:
        offer = table["line"].format(number=line["number"])
    elif line and "with_emergency" in table:
        offer = table["with_emergency"].format(number=line["emergency"])
    said = [voice.open(table["open"]), offer]
    said += [] if need == "jest" else [s for s in [_contact(situation)] if s]
    if not voice.concise:
        said += [voice.say(table["stay"]), voice.say(table["ask"])]
    return Reply(" ".join(said), "crisis" if need in _ASKED else "telling", left_out=all_left(situation))


@cache
def _need(name: str) -> tuple[tuple[re.Pattern[str], ...], tuple[re.Pattern[str], ...]]:
    table = patterns("crisis")[name]
    return tuple(re.compile(p) for p in table["patterns"]), tuple(re.compile(p) for p in table["not"])


def _beginning(line: str) -> str:
    """What a line of the table begins with, before its field."""
    return line.split("{")[0].split("findahelpline")[0].strip()


def _contact(situation: Situation) -> str:
    """Whom a researcher named for such moments, in one sentence; "" if nobody was named."""
    contact = " ".join(situation.contact.split()).strip(" .")
    return str(patterns("crisis")["contact"]).format(contact=contact) if contact else ""


def _line(region: str) -> dict[str, Any] | None:
    lines: dict[str, dict[str, Any]] = patterns("crisis_lines")["region"]
    return lines.get(region.strip().upper())


def all_left(situation: Situation) -> tuple[tuple[str, str], ...]:
    """Every hit, left out because this is no moment for memories."""
    return tuple((hit.memory.id, "crisis") for hit in situation.hits)
