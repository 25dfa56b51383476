"""Questions that the person's own settings answer: her name and her age."""

from __future__ import annotations

from persode.agent.situation import Reply, Situation
from persode.agent.small_talk import is_speakable
from persode.agent.telling import padded
from persode.agent.voice import Voice, any_in, patterns
from persode.language import lowered

__all__ = ["answer_fact", "fact_asked"]


def fact_asked(text: str) -> str:
    """ "name" or "age" if a message asks for that, else ""."""
    low = lowered(text, 200)
    for fact, table in patterns("herself").items():
        if any_in(table["asked"], low):
            return fact
    return ""


def answer_fact(situation: Situation) -> Reply | None:
    """Her name or her age as she gave it, or that she did not; None if the message asks for neither."""
    fact = fact_asked(situation.text)
    if not fact:
        return None
    voice = Voice(situation)
    table = patterns("herself")[fact]
    name, age = situation.preferences.name.strip(), situation.preferences.age
    value = name if fact == "name" and is_speakable(name) else str(age) if fact == "age" and age else ""
    said = [voice.open(table["known" if value else "unknown"], **{fact: value})]
    if not voice.concise:
        said.append(voice.say(table["more"] if value else patterns("remembering")["only_what_was_told"]))
    said.append(voice.say(table["then" if value else "unknown_then"]))
    left = tuple((hit.memory.id, "not_asked") for hit in situation.hits)
    return Reply(" ".join(padded(said, voice)), "question_to_memory", left_out=left)
