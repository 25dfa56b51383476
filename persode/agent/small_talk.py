"""Small talk: short, human, without a memory, at any length that was chosen."""

from __future__ import annotations

from persode.agent.situation import Reply, Situation
from persode.agent.voice import Voice, patterns
from persode.clock import aware, zone
from persode.language import has_letters, words

__all__ = ["answer_small_talk"]


def answer_small_talk(situation: Situation) -> Reply:
    """One or two short sentences."""
    voice = Voice(situation)
    table = patterns("small_talk")
    kind = _kind(situation.text)
    hour = aware(situation.now).astimezone(zone(situation.zone)).hour
    part = next(name for name, until in table["parts"].items() if hour < until)
    name = situation.preferences.name.strip()
    said = voice.open(table["say"][kind], part=table["greetings"][part], name=f", {name}" if _speakable(name) else "")
    return Reply(said, "small_talk", left_out=tuple((hit.memory.id, "not_asked") for hit in situation.hits))


def _kind(text: str) -> str:
    if not has_letters(text):
        return "no_words" if text.strip() else "nothing"
    low = " ".join(words(text[:300]))
    for kind, phrases in patterns("small_talk")["kinds"].items():
        if any(f" {phrase} " in f" {low} " for phrase in phrases):
            return str(kind)
    return "other"


def _speakable(name: str) -> bool:
    """True for a name that can be said in a greeting; not for a blank or a paragraph."""
    return 0 < len(name) <= 40 and "\n" not in name and has_letters(name) and not set(name) & set("[]{}<>")
