"""What a language model is told when it speaks as the companion, and what counts of its answer.

The offline companion has decided before what the message is and what may be brought up: a model only finds the words.
It is never asked in a crisis or soon after one, and never where the answer is a fact of the program (a setting that
changes, where something is found). Whatever is stored goes to it as quoted data.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from persode.agent import days
from persode.agent.crisis import GENERAL_LINE, is_grave
from persode.agent.reminding import claims
from persode.agent.situation import Reply, Situation, Turn
from persode.agent.voice import patterns
from persode.language import words
from persode.llm import quoted
from persode.memory import Memory
from persode.templates import content_words, spoken_day

__all__ = ["Brief", "brief", "used_in"]

MOST_CHARACTERS = 4_000
"""Of a message, and of a memory."""

EARLIER_TURNS = 8
EARLIER_ANSWERS = 3
SHARED_WORDS = 2


@dataclass(frozen=True)
class Brief:
    """All that a model is told.

    Args:
        system: the rules.
        user: what she says and said before in this talk.
        memories: what no model hears that is to be told none: the moments that may be brought up, each with its day,
            and the companion's earlier answers, for they quote such moments.
        offered: the moments themselves.
        talk: her name, what she says and said before, and which day it is, as plain text.
        concise: she wants it short.
    """

    system: str
    user: str
    memories: tuple[str, ...]
    offered: tuple[Memory, ...]
    talk: str
    concise: bool = False

    def told(self, no_memories: bool) -> str:
        """All that a model hears of her as plain text."""
        return "\n".join([self.talk, *(() if no_memories else self.memories)])


def brief(situation: Situation, plan: Reply) -> Brief | None:
    """What a model is told instead of saying `plan`, or None if this answer is not lent to one."""
    if not plan.lendable or any(_is_grave(turn) for turn in situation.talk):
        return None
    found = {hit.memory.id: hit.memory for hit in situation.hits if claims(hit, situation.text, situation.embedder)}
    asked = plan.act in ("question_to_memory", "request")
    known = {m.id: m for m in situation.memories} | found
    ids = dict.fromkeys([*plan.used, *(found if asked else ())])
    offered = tuple(known[i] for i in ids if i in known and (asked or not is_grave(known[i].text)))
    today = days.today_of(situation.now, situation.zone)
    dated = [f"{days.said(days.memory_day(m, situation.zone), today)}: {m.text[:MOST_CHARACTERS]}" for m in offered]
    blocks = [quoted("today", today.isoformat())]
    talk = [turn.text[:MOST_CHARACTERS] for turn in situation.talk if turn.lendable][-EARLIER_TURNS:]
    if talk:
        blocks.append(quoted("said_before", talk))
        dated += [f"your earlier answer: {reply}" for reply in _earlier_answers(situation.earlier_replies, len(talk))]
    blocks.append(quoted("message", situation.text[:MOST_CHARACTERS]))
    system = patterns("model_rules")["system"].format(persona=situation.preferences.build_style_prompt())
    plain = [situation.preferences.name, f"{today:%A}, {spoken_day(today)}", *talk, situation.text[:MOST_CHARACTERS]]
    concise = situation.preferences.response_length == "concise"
    return Brief(system, "\n".join(blocks), tuple(dated), offered, "\n".join(plain), concise)


def _is_grave(turn: Turn) -> bool:
    return any(episode.act == "crisis" for episode in turn.reading) or _is_grave_text(turn.text)


@lru_cache(maxsize=256)
def _is_grave_text(text: str) -> bool:
    """Kept for a while: every answer of a talk asks of every turn before it."""
    return is_grave(text)


def _earlier_answers(replies: Sequence[str], talk: int) -> Sequence[str]:
    """The last of this talk's answers, none that names a help line and none from before one that does."""
    lines = {GENERAL_LINE, *(line["number"] for line in patterns("crisis_lines")["region"].values())}
    last = max((i for i, reply in enumerate(replies) if any(line in reply for line in lines)), default=-1)
    return replies[last + 1 :][-min(talk, EARLIER_ANSWERS) :]


def used_in(text: str, brief: Brief) -> tuple[str, ...]:
    """The offered memories that an answer speaks of: by a person's name, or by two words that the message had not."""
    said, asked = content_words(text), content_words(brief.user)
    found = []
    for memory in brief.offered:
        names = {word for name in memory.people for word in words(name)} & set(words(text))
        if names or len((content_words(memory.text) - asked) & said) >= SHARED_WORDS:
            found.append(memory.id)
    return tuple(found)
