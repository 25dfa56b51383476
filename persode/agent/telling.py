"""The answer to a telling: what was said, how it may feel, a memory that fits, one question."""

from __future__ import annotations

import re

from persode.agent import days
from persode.agent.crisis import all_left, mild_reference
from persode.agent.echo import Echo, echo_of, turned
from persode.agent.mood import Mood
from persode.agent.moves import affirmation, closing, continuing, fragment_of, framed_fragment, says_goodbye, summing_up
from persode.agent.question import question_for
from persode.agent.reminding import find
from persode.agent.situation import Reply, Situation
from persode.agent.thread import Thread, heard, thread_of
from persode.agent.voice import Voice, patterns
from persode.analyzer.polarity import read_words
from persode.language import words
from persode.memory import Memory
from persode.templates import as_written, gist, is_past_clause, told_later

__all__ = ["answer_how_not_to", "answer_telling", "memory_line", "padded"]

STRONG = 0.6
VERY_STRONG = 0.85
SHORT = 7
"""Words of a line that is not given back in the middle of a talk."""

GOOD, HARD, VERY_HARD = 0.3, -0.1, -0.5
"""What the words of a second clause must say [-1, 1] to be called good or hard."""

STATED = ("anxious", "angry", "lonely", "tired", "ashamed", "bored")
"""Tones whose named feeling stands beside what happened, not as its reason: who may play in the concert is nervous."""


def answer_telling(situation: Situation, after_crisis: bool = False) -> Reply:
    """The reply; a memory is in it only if one truly fits, and none soon after a crisis: that is mentioned instead."""
    voice = Voice(situation)
    mood, thread = heard(situation)
    main = max(situation.reading, key=lambda e: e.emotional_intensity, default=None)
    names = [n for e in situation.reading for n in (*e.people, *e.places)]
    echo = echo_of(situation.text, names, main.event if main else "")
    hit, left_out = (None, all_left(situation)) if after_crisis else find(situation, mood.way)
    leaves = says_goodbye(situation.text)
    frag = "" if echo.clauses else fragment_of(situation.text, names)
    goes_on = not leaves and not (frag and mood.tone == "neutral") and _goes_on(voice, situation, mood, thread)
    reminder = memory_line(voice, hit.memory, situation) if hit else ""
    reminder = mild_reference(voice, situation.earlier_replies) if after_crisis else reminder
    if leaves:
        last = closing(voice, thread.way if mood.way in (thread.way, "even") else "even", situation)
    else:
        last = _closing(voice, situation, mood, [n for e in situation.reading for n in e.people])
    said = [continuing(voice, mood) if goes_on else _opening(voice, mood, echo, frag)]
    if voice.concise:
        said.append(last if leaves else reminder or last)
    else:
        support = _support(voice, "even" if leaves else mood.way, "?" in last)
        said += _middle(voice, situation, mood, echo if not goes_on else Echo((), ""), reminder, support) + [last]
    used = (hit.memory.id,) if hit and reminder in said else ()
    if hit and not used:
        left_out = (*left_out, (hit.memory.id, "one_is_enough"))
    return Reply(" ".join(padded(said, voice, mood.way)), "telling", used, left_out)


def answer_how_not_to(situation: Situation) -> Reply:
    """ "Don't tell me to calm down": it is heeded."""
    voice = Voice(situation)
    way = thread_of(situation.talk).way
    table = patterns("moves")
    said = [voice.open(table["as_asked"])]
    if not voice.concise:
        said.append(voice.say(table["as_asked_then"][way]))
    said.append(voice.say(patterns("companion_lines")["invite_gently"]))
    return Reply(" ".join(padded(said, voice, way)), "telling", left_out=all_left(situation))


def memory_line(voice: Voice, memory: Memory, situation: Situation) -> str:
    """One sentence that brings a memory up with its day: told, or quoted where its words are no past clause."""
    today = days.today_of(situation.now, situation.zone)
    its_day = days.memory_day(memory, situation.zone)
    day = days.said(its_day, today)
    lines = patterns("companion_lines")["memory"]
    words_then = gist(memory.text, situation.text)
    then = told_later(words_then, same_day=its_day == today)
    if not is_past_clause(then):
        return voice.say(lines["quote"], day=day, words=as_written(words_then, memory.text))
    return voice.say(lines["clause"], day=day, you=turned(then, [*memory.people, *memory.places]))


def padded(said: list[str], voice: Voice, way: str = "even") -> list[str]:
    """The sentences, none empty, at most two for a concise person, three to six for another."""
    kept = [s for s in said if s]
    if voice.concise:
        return kept[:2]
    lines = patterns("companion_lines")
    for table in (lines["support"][way], lines["room"], lines["support"]["even"]):
        if len(kept) >= 3:
            break
        line = voice.fresh(table) or ("" if table is not lines["support"]["even"] else voice.say(table))
        if line and line not in kept:
            kept.insert(max(1, len(kept) - 1), line)
    return kept if len(kept) <= 6 else [*kept[:5], kept[-1]]


def _goes_on(voice: Voice, situation: Situation, mood: Mood, thread: Thread) -> bool:
    """True if the line goes on with the talk, so that her words need not be given back: after a reply that did, or
    where the line is short. What is told for the first time, and what is strong, is always given back."""
    if not thread.tellings or mood.named or mood.tone == "grief":
        return False
    is_short, gave_back = len(words(situation.text)) <= SHORT, not voice.was_continuing()
    if mood.tone != "neutral" and max((e.emotional_intensity for e in situation.reading), default=0.0) >= VERY_STRONG:
        return is_short and gave_back
    return is_short or gave_back


def _opening(voice: Voice, mood: Mood, echo: Echo, frag: str) -> str:
    form = "that" if echo.clauses else "bare"
    tables, lines = patterns("opening"), patterns("companion_lines")
    that = echo.clauses[0] if echo.clauses else ""
    if frag and mood.tone in ("neutral", "reflective"):
        return framed_fragment(voice, frag)
    if not that and echo.quote and mood.tone == "neutral":
        return voice.open(lines["quote"], quote=echo.quote)
    if _has_feeling(that):
        return voice.open(tables["listener"]["plain_that"] if voice.listener else tables["neutral"]["that"], that=that)
    if that and mood.amused:
        return voice.open(lines["laugh"], that=that)
    if that and mood.named and mood.tone in STATED and not voice.listener:
        return voice.open(lines["stated"], that=that, adj=mood.adjective)
    if not voice.listener or mood.tone == "grief":
        return voice.open(tables[mood.tone][form], that=that)
    if not mood.noun:
        return voice.open(tables["listener"][f"plain_{form}"], that=that)
    return voice.open(tables["listener"][form], noun=mood.noun, adj=mood.adjective, that=that)


def _middle(voice: Voice, situation: Situation, mood: Mood, echo: Echo, reminder: str, support: str) -> list[str]:
    lines = patterns("companion_lines")
    said: list[str] = []
    if echo.clauses and _has_feeling(echo.clauses[0]) and not voice.listener:
        said.append(voice.fresh(patterns("opening")[mood.tone]["bare"]))
    if len(echo.clauses) > 1 and not _has_feeling(echo.clauses[1]):
        said.append(voice.say(lines["second"][_joined(mood.way, echo.clauses[1])], you=echo.clauses[1]))
    elif not echo.clauses and echo.quote and mood.tone != "neutral":
        said.append(voice.say(lines["quote"], quote=echo.quote))
    said.append(reminder or _more(voice, situation))
    said.append(voice.fresh(lines["mixed"]) if _is_mixed(situation) else support)
    return [s for s in said if s][:2]


def _support(voice: Voice, way: str, asks: bool) -> str:
    """A line beside her; the listener leaves room instead, where a question follows."""
    lines = patterns("companion_lines")
    return voice.fresh(lines["room"] if voice.listener and asks else lines["support"][way])


def _more(voice: Voice, situation: Situation) -> str:
    """What she did is honoured, or, once in a while, what the talk has held is held together."""
    return affirmation(voice, situation.text) or ("" if voice.listener else summing_up(voice, situation.talk))


def _joined(way: str, clause: str) -> str:
    """How a second thing joins: "but" where it is the opposite of the first, "down" and "up" where it is the same."""
    kind = any(re.search(pattern, clause.lower()) for pattern in patterns("feelings")["kindness"]["signs"])
    words_say = read_words(clause).compound
    if way == "down":
        return "but" if kind or words_say >= GOOD else "down" if words_say <= HARD else "even"
    if way == "up":
        return "but" if words_say <= VERY_HARD and not kind else "up" if kind or words_say >= GOOD else "even"
    return "even"


def _closing(voice: Voice, situation: Situation, mood: Mood, names: list[str]) -> str:
    question = question_for(situation.text, mood.tone, mood.way, names, voice)
    if not question or (voice.listener and voice.coin("invite")):
        return voice.say(patterns("companion_lines")["invite_gently" if mood.way == "down" else "invite"])
    return question


def _has_feeling(clause: str) -> bool:
    """True if her clause names the feeling itself ("you feel proud about your graduation"): it is not named twice."""
    return bool(set(words(clause)) & set(patterns("feelings")["words"]))


def _is_mixed(situation: Situation) -> bool:
    strong = {e.valence for e in situation.reading if e.emotional_intensity >= STRONG}
    return {1, -1} <= strong
