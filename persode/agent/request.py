"""The answer to a request: what to write about, what a span of time held, where a page is made, or a kind no."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta

from persode.agent import days
from persode.agent.echo import turned
from persode.agent.heavy import is_heavy
from persode.agent.remembering import lasting
from persode.agent.reminding import claims, is_preference, was_said
from persode.agent.situation import Reply, Situation
from persode.agent.telling import padded
from persode.agent.voice import Voice, any_in, patterns
from persode.language import has_letters, lowered
from persode.memory import Memory, MemoryStrengthScorer
from persode.templates import as_written, gist, is_past_clause, told_later

__all__ = ["POLITELY", "answer_request", "kind_of_request"]

_DONE = {"page": "page_now", "take_back": "forget_last", "forget": "forget_now"}
"""The answer to a command that is carried out."""

_ASKS_HOW = re.compile(r"\b(?:how|where|what is|can i|could i|do i)\b")
POLITELY = (
    r"^\W*(?:(?:please|pls|just|can you|could you|ok|okay|oh|no|actually|wait|ugh|hmm|nah|lol|never ?mind|nvm|argh)"
    r"[ ,.!]+)*"
)
"""What may stand before an order, as a piece of a regular expression."""

_ERASE = r"(?:forget|delete|erase|remove|wipe)(?: please)?"
_LAST_SAID = re.compile(
    rf"{POLITELY}{_ERASE} (?:that|this|what i (?:just )?(?:said|told you|wrote)|my last message"
    r"|the last (?:one|message))(?: again| please| for good)?\W*$"
)
_ABOUT = re.compile(
    rf"{POLITELY}{_ERASE} (?:(?:that|what i (?:said|told you|wrote)|the (?:thing|part|story)) )?about \w+"
)

RECENT_DAYS = 60
STRONG_ENOUGH = 0.4
SUMMARY_WORDS = 18
MOST_SURPRISING = 3
"""So many of the strongest moments one is chosen of."""


def answer_request(situation: Situation) -> Reply:
    """The reply; memories are used only to recommend and to summarise."""
    kind = kind_of_request(situation.text)
    if kind == "recommend":
        return _recommend(situation)
    if kind == "summary":
        return _summary(situation)
    if kind == "surprise":
        return _surprise(situation)
    voice = Voice(situation)
    command, about = _command(situation, kind)
    table = patterns("requests")["plain"][_DONE.get(command, kind)]
    said = [voice.open(table["say"])]
    said += [voice.say(table["more"])] if not voice.concise else []
    said.append(voice.say(table["then"]))
    text = " ".join(padded(said, voice))
    return Reply(text, "request", (), _left(situation, ()), command=command, about=about)


def _command(situation: Situation, kind: str) -> tuple[str, tuple[str, ...]]:
    """What is to be done at once, and with which memories: nothing where it is not clear which are meant."""
    low = lowered(situation.text, 400)
    if kind == "page" and any(e.act == "telling" for turn in situation.talk for e in turn.reading):
        if _ASKS_HOW.search(low):
            return "", ()
        today = days.today_of(situation.now, situation.zone)
        span = days.span_of(situation.text, today) or (today, today)
        return "page", (span[0].isoformat(),) if span[0] == span[1] != today else ()
    if kind == "forget" and _LAST_SAID.match(low):
        told = [tuple(turn.memories) for turn in situation.talk if turn.memories]
        return ("take_back", told[-1]) if told else ("", ())
    if kind == "forget" and _ABOUT.match(low):
        found = [h.memory.id for h in situation.hits if claims(h, situation.text, situation.embedder)]
        return ("forget", tuple(found[:1])) if found else ("", ())
    return "", ()


def kind_of_request(text: str) -> str:
    """One of the kinds of `requests.toml`; "other" if none of its patterns matches."""
    low = lowered(text, 2000)
    for entry in patterns("requests")["kind"]:
        if any_in(entry["patterns"], low):
            return str(entry["name"])
    return "other"


def _recommend(situation: Situation) -> Reply:
    """Things of her own life, by name: moving ones of the last weeks first, then older ones."""
    voice = Voice(situation)
    table = patterns("requests")["recommend"]
    today = days.today_of(situation.now, situation.zone)
    recent = lasting(situation, today - timedelta(RECENT_DAYS), today - timedelta(1))
    recent = [m for m in recent if not is_heavy(m.text)]
    chosen = [m for m in recent if m.emotional_intensity >= STRONG_ENOUGH]
    if len(chosen) < 2:
        older = [*lasting(situation, last=today - timedelta(1)), *lasting(situation)]
        others = [*recent, *(m for m in older if not is_heavy(m.text))]
        chosen = list({m.id: m for m in [*chosen, *others]}.values())[:2]
    chosen = chosen[: 2 if voice.concise else 3]
    if not chosen:
        said = [voice.open(table["nothing"]), voice.say(table["nothing_more"]), voice.say(table["ask"])]
        return Reply(" ".join(padded(said, voice)), "request", (), _left(situation, ()))
    said = [voice.open(table["first"], what=_followed(voice, chosen[0], situation))]
    said += [voice.say(table["also"], what=_followed(voice, m, situation)) for m in chosen[1:]]
    if not voice.concise:
        said.append(voice.say(table["ask"]))
    return Reply(" ".join(padded(said, voice)), "request", tuple(m.id for m in chosen), _left(situation, chosen))


def _summary(situation: Situation) -> Reply:
    """The moving memories of the span that was named (else of the last thirty days), in their order."""
    voice = Voice(situation)
    table = patterns("requests")["summary"]
    today = days.today_of(situation.now, situation.zone)
    first, last = days.span_of(situation.text, today) or (today - timedelta(30), today)
    every = lasting(situation, first, last)
    strong = [m for m in every if m.emotional_intensity >= STRONG_ENOUGH] or every
    chosen = _of_many_days(strong, situation)[: 2 if voice.concise else 4]
    if not chosen:
        said = [voice.open(table["nothing"]), voice.say(table["nothing_more"]), voice.say(table["ask"])]
        return Reply(" ".join(padded(said, voice)), "request", (), _left(situation, ()))
    ordered = sorted(chosen, key=lambda m: (days.memory_day(m, situation.zone), m.created_at))
    said = [voice.open(table["first"], what=_happened(ordered[0], situation))]
    said += [voice.say(table["then"], what=_happened(m, situation)) for m in ordered[1:]]
    if not voice.concise:
        said.append(voice.say(table["quiet"]) if len(every) > len(chosen) else "")
        said.append(voice.say(table["ask"]))
    return Reply(" ".join(padded(said, voice)), "request", tuple(m.id for m in ordered), _left(situation, ordered))


def _surprise(situation: Situation) -> Reply:
    """One moment, with its day, that is strong in memory and neither quiet nor heavy; of the strongest, by the seed."""
    voice = Voice(situation)
    table = patterns("requests")["surprise"]
    today = days.today_of(situation.now, situation.zone)
    able = [m for m in situation.memories if _may_surprise(m, today, situation)]
    able = [m for m in able if m.emotional_intensity >= STRONG_ENOUGH] or able
    ranked = MemoryStrengthScorer().rank(able, situation.now)[:MOST_SURPRISING]
    fresh = [m for m in ranked if not was_said(m, situation.earlier_replies)] or ranked
    if not fresh:
        said = [voice.open(table["nothing"]), voice.say(patterns("requests")["recommend"]["nothing_more"])]
        return Reply(" ".join(padded(said, voice)), "request", (), _left(situation, ()))
    chosen = fresh[voice.number("surprise", len(fresh))]
    said = [voice.open(table["found"], what=_happened(chosen, situation))]
    said += [voice.say(table["more"])] if not voice.concise else []
    said.append(voice.say(table["ask"]))
    return Reply(" ".join(padded(said, voice)), "request", (chosen.id,), _left(situation, (chosen,)))


def _may_surprise(memory: Memory, today: date, situation: Situation) -> bool:
    """True for an own moment of an earlier day that is no wish about replies, not faded, and not hard to meet."""
    is_real = memory.domain == "real" and not memory.archived and not is_preference(memory)
    hard = memory.valence < 0 and memory.emotional_intensity >= STRONG_ENOUGH
    is_earlier = days.memory_day(memory, situation.zone) < today
    return is_real and is_earlier and not hard and not is_heavy(memory.text) and has_letters(memory.text[:200])


def _of_many_days(memories: Sequence[Memory], situation: Situation) -> list[Memory]:
    """Best first, but a day's second one after the first of every other day, and what was told today at the end."""
    today, seen, ranked = days.today_of(situation.now, situation.zone), dict[date, int](), []
    for rank, memory in enumerate(memories):
        day = days.memory_day(memory, situation.zone)
        seen[day] = seen.get(day, 0) + 1
        ranked.append((day == today, seen[day], rank, memory))
    return [memory for *_, memory in sorted(ranked, key=lambda row: row[:3])]


def _followed(voice: Voice, memory: Memory, situation: Situation) -> str:
    """As in "how things went on after 20 February, when you sat with Mochi"."""
    table = patterns("requests")["recommend"]["what"]
    today = days.today_of(situation.now, situation.zone)
    day = days.said(days.memory_day(memory, situation.zone), today)
    words = told_later(gist(memory.text, most_words=SUMMARY_WORDS))
    if days.memory_day(memory, situation.zone) == today:
        return voice.within(table["today"], words=_quoted(memory))
    if is_past_clause(words):
        return voice.within(table["clause"], day=day, you=turned(words, [*memory.people, *memory.places]))
    return voice.within(table["quote"], day=day, words=_quoted(memory))


def _happened(memory: Memory, situation: Situation) -> str:
    """As in "on 20 February you sat with Mochi", or with her own words quoted."""
    today = days.today_of(situation.now, situation.zone)
    on = days.on(days.memory_day(memory, situation.zone), today)
    words = told_later(gist(memory.text, most_words=SUMMARY_WORDS))
    table = patterns("requests")["summary"]["what"]
    if is_past_clause(words):
        return str(table["clause"]).format(on=on, you=turned(words, [*memory.people, *memory.places]))
    return str(table["quote"]).format(on=on, words=_quoted(memory))


def _quoted(memory: Memory) -> str:
    return as_written(gist(memory.text, most_words=SUMMARY_WORDS), memory.text)


def _left(situation: Situation, used: Sequence[Memory]) -> tuple[tuple[str, str], ...]:
    return tuple((hit.memory.id, "not_asked") for hit in situation.hits if hit.memory not in used)
