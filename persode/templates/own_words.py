"""A person's own sentences, tidied as she would have written them into a diary: nothing is put into her mouth."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from persode.episode import EpisodeMetadata
from persode.language import sentences, words
from persode.templates.patterns import pattern_file

__all__ = ["OwnSentence", "own_sentences"]

_MARKUP = re.compile(r"<[^<>]{0,200}>")
_EMOJI = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\ufe0e\ufe0f\u200d]+")
_SMALL_I = re.compile(r"\bi(?=$|['’\s,.;:!?])")
_NOT_DIARY = frozenset({"question_to_memory", "request", "small_talk", "preference", "crisis"})


@dataclass(frozen=True)
class OwnSentence:
    """One sentence. `kept` is True while every word of it is the person's and none was cut; `episode` is its number."""

    text: str
    kept: bool
    episode: int


def own_sentences(episodes: Iterable[EpisodeMetadata]) -> list[OwnSentence]:
    """The sentences of the day in order, each once, without chatter and without what was said to the companion."""
    found: list[OwnSentence] = []
    seen: set[tuple[str, ...]] = set()
    for number, episode in enumerate(episodes):
        if episode.act in _NOT_DIARY:
            continue
        for piece in sentences(episode.text):
            tidied = _tidy(piece.text)
            key = tuple(words(tidied))
            if not key or key in seen or _is_chatter(key) or _is_to_companion(tidied):
                continue
            seen.add(key)
            found.append(OwnSentence(tidied, key == tuple(words(piece.text)), number))
    return found


def _tidy(sentence: str) -> str:
    """One line, no emoji, no chatter at its ends, a capital first, "I" written large, one end mark."""
    line = " ".join(_EMOJI.sub(" ", _MARKUP.sub(" ", sentence)).split()).lstrip("-*•#> ")
    line = _without_tail(_without_lead(line))
    if not line:
        return ""
    line = _SMALL_I.sub("I", line)
    line = re.sub(r"\s+([,.;:!?])", r"\1", line)
    line = re.sub(r"([!?])[!?]+", r"\1", line)
    line = line[0].upper() + line[1:]
    last = line.rstrip("\"'”’)»")[-1:]
    return line if last in ".!?…。！？" else line.rstrip(",;: ") + "."


def _without_lead(line: str) -> str:
    """A lead of one word goes if a mark or another lead follows it ("Ok, I went" but not "Well done")."""
    leads = sorted(pattern_file("chatter")["leads"], key=len, reverse=True)
    for lead in leads:
        rest = line[len(lead) :]
        if line[: len(lead)].lower() != lead or (rest[:1].isalnum() or rest[:1] in "'’"):
            continue
        after = rest.lstrip(" ,.!:…-–—")
        marked = rest[:1] != " " or " " in lead
        if not after or marked:
            return _without_lead(after)
        shorter = _without_lead(after)
        if shorter != after:
            return shorter
    return line


def _without_tail(line: str) -> str:
    for tail in pattern_file("chatter")["tails"]:
        match = re.search(rf"(?:,\s*|\s+){re.escape(tail)}\s*([.!?…]*)$", line, re.IGNORECASE)
        if match and (tail not in ("right", "ok", "okay") or "," in match.group()):
            line = line[: match.start()] + match.group(1)
    return line


def _is_chatter(key: tuple[str, ...]) -> bool:
    return all(word in pattern_file("chatter")["alone"] for word in key)


def _is_to_companion(sentence: str) -> bool:
    low = sentence.lower().replace("’", "'")
    asks = low.rstrip("\"'”’)").endswith("?")
    said = pattern_file("chatter")["to_companion"]
    if any(low.startswith(phrase) or (asks and phrase in low) for phrase in said):
        return True
    return asks and bool(re.match(r"(?:do|did|can|could|will|would|are|were|have) you\b", low))
