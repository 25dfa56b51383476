"""The one question of a reply: it moves on, its answer is not in the message, and it was not asked before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from persode.agent.beside import kinds_of
from persode.agent.mood import is_kindness
from persode.agent.voice import Voice, any_in, patterns
from persode.language import clause_pieces, lemma, lowered, sentences, words
from persode.language.wordlists import word_table
from persode.templates import is_past_clause, one_piece, with_subject

__all__ = ["question_for", "question_of_kind", "spoken_name"]

_MOST_CHARACTERS = 8_000


@dataclass(frozen=True)
class _Told:
    """A message as the table of questions sees it: its words and base forms, itself in lower case, its mood."""

    found: set[str]
    low: str
    tone: str
    way: str
    event: bool


def question_of_kind(text: str, way: str, names: Sequence[str], voice: Voice) -> str:
    """A question that goes with the kind of thing that the message tells (`beside`), or ""."""
    told = _told(text, "", way)
    kinds = kinds_of(text, way, voice.likely)
    rows = (_fresh(kind["ask"], told, text, names, voice) for kind in kinds if "ask" in kind)
    return next((voice.say(row) for row in rows if row), "")


def question_for(text: str, tone: str, way: str, names: Sequence[str], voice: Voice) -> str:
    """A question for this message, or "" if every one that fits is answered already or was asked before.

    Where it is known what kind of thing the message probably tells, no question is asked for a word or a name in it
    alone: a colleague is not asked about because of "three meetings tomorrow".

    Args:
        text: the message.
        tone: a table of `opening.toml`.
        way: "up", "down" or "even".
        names: people whom the message names.
        voice: knows what was said before.
    """
    told = _told(text, tone, way)
    table = patterns("questions")
    firsts = [form for form in table["form"] if form.get("first") and _is_told_so(form, told)]
    topics = [topic for topic in table["topic"] if _is_about(topic, told) and _allowed(topic, told)]
    others = [form for form in table["form"] if not form.get("first") and _is_told_so(form, told)]
    beside = [entry for entry in kinds_of(text, way, voice.likely) if "ask" in entry]
    graver = [topic for topic in topics if topic.get("first")]
    by_word = [form for form in others if form.get("plain")] if voice.likely else [*topics, *others]
    for entry in (*graver, *beside, *firsts, *by_word):
        if fresh := _fresh(entry["ask"], told, text, names, voice):
            return voice.say(fresh)
    if tone == "neutral":
        tone = "neutral_past" if told.event and way != "up" else f"neutral_{way}" if way != "even" else tone
    if tone == "joyful" and not told.event:
        tone = "joyful_now"
    someone = table["person"]["up" if is_kindness(text) else way]
    about = [] if voice.likely else _about_someone(someone, text, names)
    for asked in (about, table["feeling"][tone]):
        general = [q for q in asked if not voice.was_said(q)]
        if general:
            return voice.say(general)
    return ""


def _told(text: str, tone: str, way: str) -> _Told:
    found = {form for w in words(text[:_MOST_CHARACTERS]) for form in (w, lemma(w))}
    return _Told(found, lowered(text, _MOST_CHARACTERS), tone, way, _tells_an_event(text))


def _fresh(asked: Sequence[Any], told: _Told, text: str, names: Sequence[str], voice: Voice) -> list[str]:
    """Those of some questions that fit and were not asked before."""
    found = [_with_name(q, text, names) for q in map(_as_question, asked) if _allowed(q, told)]
    return [q for q in found if q and not voice.was_said(q)]


def spoken_name(name: str) -> str:
    """ "Jina" stays; "boss", "grandpa" and "Mom" become "your boss", "your grandpa", "your mom"."""
    low = name.lower()
    if low in word_table("kin") or low in word_table("roles"):
        return f"your {low}"
    return name.title() if name.islower() else name


def _is_about(topic: dict[str, Any], told: _Told) -> bool:
    """True if a word or phrase of the topic is in the message."""
    return bool(told.found & set(topic["words"])) or any_in(topic.get("phrases", ()), told.low)


def _is_told_so(form: dict[str, Any], told: _Told) -> bool:
    """True if the message is told in a form's way."""
    if told.way not in form.get("way", (told.way,)) or any_in(form.get("not", ()), told.low):
        return False
    return any_in(form["when"], told.low)


def _as_question(entry: str | dict[str, Any]) -> dict[str, Any]:
    return {"text": entry} if isinstance(entry, str) else entry


def _about_someone(table: dict[str, list[str]], text: str, names: Sequence[str]) -> list[str]:
    """Questions about the first person whom the message makes its subject."""
    for name in names:
        own = name.lower() in word_table("kin") or name.lower() in word_table("roles")
        found = [_with_name({"text": q}, text, [name]) for q in (*table["kin"], *(() if own else table["others"]))]
        if any(found):
            return [q for q in found if q]
    return []


def _allowed(entry: dict[str, Any], told: _Told) -> bool:
    """True if nothing speaks against a topic or a question in this message."""
    if told.found & set(entry.get("unless", ())) or any_in(entry.get("never", ()), told.low):
        return False
    if "needs" in entry and not told.found & set(entry["needs"]):
        return False
    if "feeling" in entry and told.tone not in entry["feeling"]:
        return False
    if entry.get("event") and not told.event:
        return False
    if entry.get("down") and told.way != "down":
        return False
    return not (entry.get("up") and told.way != "up") and not (entry.get("not_up") and told.way == "up")


def _tells_an_event(text: str) -> bool:
    """True if a sentence or a clause of it tells something that happened."""
    lines = [one_piece(s.text) for s in sentences(text[:2000])]
    pieces = [*lines, *(p.text.strip(" ,;") for line in lines for p in clause_pieces(line))]
    return any(is_past_clause(with_subject(piece)) for piece in pieces if words(piece))


def _with_name(question: dict[str, Any], text: str, names: Sequence[str]) -> str:
    pattern: str = question["text"]
    if "{who}" not in pattern:
        return pattern
    for name in names:
        subject = rf"(?:^|[.!?,;:]\s*|\b(?:and|but|so|because)\s+)(?:my |our )?{re.escape(name)}(?: the \w+)?\s+\w"
        if re.search(subject, text[:_MOST_CHARACTERS], re.IGNORECASE | re.MULTILINE):
            return pattern.format(who=spoken_name(name))
    return ""
