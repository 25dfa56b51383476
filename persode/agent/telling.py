"""The answer to a telling: what was said, how it may feel, a memory that fits, one question."""

from __future__ import annotations

import re
from typing import Any

from persode.agent import days
from persode.agent.beside import beside
from persode.agent.concrete import concrete_of
from persode.agent.crisis import all_left, mild_reference
from persode.agent.death import tells_of_death
from persode.agent.echo import clauses_of, turned
from persode.agent.mirror import mirror_of, tail_of
from persode.agent.mood import Mood
from persode.agent.moves import closing, continuing, fragment_of, framed_fragment, summing_up
from persode.agent.play import is_play, is_wry
from persode.agent.question import question_for, question_of_kind, spoken_name
from persode.agent.reminding import find
from persode.agent.situation import Reply, Situation
from persode.agent.small_talk import answer_small_talk, goes_to_bed, says_goodbye, without_goodbye
from persode.agent.thread import Thread, heard, thread_of
from persode.agent.voice import Voice, capital, patterns
from persode.language import words
from persode.memory import Memory
from persode.templates import as_written, gist, is_past_clause, told_later

__all__ = ["answer_how_not_to", "answer_telling", "memory_line", "padded"]

STRONG = 0.6
VERY_STRONG = 0.85
MOST_GIVEN_BACK = 9
"""Words of hers that are given back whole where the thing can be named instead."""

SHORT = 7
"""Words of a line that is not given back in the middle of a talk."""

_HANGUL = re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")
_NO_QUESTIONS = re.compile(
    r"\b(?:stop asking|don.t ask|no more|enough|stop with the|quit asking)\b.{0,20}\b(?:questions?|me)\b", re.IGNORECASE
)
"""Said in this talk, it holds for the talk."""

ONE_WORD = 2
"""Words up to which a message is no more than a feeling: "so bored"."""

LEAST_LETTERS = 3
"""Of a writing that can't be read, from which that is said."""

STATED = ("anxious", "angry", "lonely", "tired", "ashamed", "bored")
"""Tones whose named feeling stands beside what happened, not as its reason: who may play in the concert is nervous."""


def answer_telling(situation: Situation, after_crisis: bool = False) -> Reply:
    """The reply; a memory is in it only if one truly fits, and none soon after a crisis: that is mentioned instead."""
    voice = Voice(situation)
    if _is_unreadable(situation.text):
        lines = patterns("companion_lines")
        said = [voice.open(lines["unread"]), voice.say(lines["room"]), voice.say(lines["invite"])]
        return Reply(" ".join(padded(said, voice)), "telling", left_out=all_left(situation), lendable=True)
    leaves = says_goodbye(situation.text)
    told = without_goodbye(situation.text) if leaves else situation.text
    mood, thread = heard(situation)
    if leaves and not told and not goes_to_bed(situation.text):
        return answer_small_talk(situation)
    if leaves and not told:
        good_night = closing(voice, thread.way if mood.way in (thread.way, "even") else "even", situation)
        return Reply(good_night, "telling", left_out=all_left(situation))
    main = max(situation.reading, key=lambda e: e.emotional_intensity, default=None)
    names = [n for e in situation.reading for n in (*e.people, *e.places)]
    alone = bool(thread.tellings) and voice.coin("alone")
    you = mirror_of(told, names, main.event if main else "", mood.way, alone)
    hit, left_out = (None, all_left(situation)) if after_crisis else find(situation, mood.way)
    frag = "" if you else fragment_of(told, names)
    goes_on = not leaves and not (frag and mood.tone == "neutral") and _goes_on(voice, situation, mood, thread)
    reminder = memory_line(voice, hit.memory, situation) if hit else ""
    reminder = mild_reference(voice, situation.earlier_replies) if after_crisis else reminder
    if leaves:
        last = closing(voice, thread.way if mood.way in (thread.way, "even") else "even", situation)
    else:
        last = _closing(voice, situation, mood, [n for e in situation.reading for n in e.people])
    thing = "" if mood.tone == "grief" else concrete_of(told, names)
    thing = "" if voice.was_said(f"{thing}.") else thing
    playful = not leaves and is_play(voice, situation.text, mood, thread)
    line = "" if mood.tone == "grief" or leaves else beside(voice, situation.text, mood.way)
    if playful:
        line = line or voice.fresh(patterns("play")["along"])
        last = _closing_in_play(voice, situation, mood)
    wry = "" if leaves or playful or not is_wry(situation.text, mood, thread) else voice.fresh(patterns("play")["wry"])
    line = wry or line
    if voice.concise and line and not reminder and not mood.named and (playful or thread.tellings or not you):
        said = [line, last] if playful else _in_short(voice, situation, mood, line, thing)
        return Reply(" ".join(said), "telling", (), left_out)
    if playful and (goes_on or not you) and not thing:
        mirrored = voice.open(patterns("play")["opens"])
    else:
        mirrored = (
            _going_on(voice, mood, you, thing) if goes_on else _mirrored(voice, situation, mood, you, frag, thing)
        )
    if voice.concise:
        beside_it = line if not mood.named and voice.coin("line") else ""
        said = [mirrored, last if leaves else reminder or beside_it or last]
    else:
        said = [
            *(
                [mirrored, line]
                if line and (playful or wry)
                else _with_comment(voice, situation, mood, thread, mirrored, you and not goes_on, "?" in last)
            ),
            reminder,
            last,
        ]
    used = (hit.memory.id,) if hit and reminder in said else ()
    if hit and not used:
        left_out = (*left_out, (hit.memory.id, "one_is_enough"))
    return Reply(" ".join(padded(said, voice, mood.way)), "telling", used, left_out)


def _closing_in_play(voice: Voice, situation: Situation, mood: Mood) -> str:
    """The last line where she jokes: the question of its kind, or one that laughs along, or room for more."""
    table = patterns("play")
    asked_not_to = any(_NO_QUESTIONS.search(turn.text) for turn in situation.talk)
    names = [n for e in situation.reading for n in e.people]
    if asked_not_to or (voice.listener and voice.coin("invite")):
        return voice.say(table["invite"])
    asked = question_of_kind(situation.text, mood.way, names, voice)
    return asked or voice.fresh(table["ask"]) or voice.say(table["invite"])


def _in_short(voice: Voice, situation: Situation, mood: Mood, line: str, thing: str) -> list[str]:
    """The line to a thing of that kind with the question that goes with it, or behind the thing itself."""
    question = question_of_kind(situation.text, mood.way, [n for e in situation.reading for n in e.people], voice)
    asked_not_to = any(_NO_QUESTIONS.search(turn.text) for turn in situation.talk)
    if question and not asked_not_to and not (thing and voice.listener and voice.coin("thing")):
        return [line, question]
    if thing and mood.way != "down":
        return [voice.open(patterns("mirror")["thing"], tail=thing, Tail=capital(thing)), line]
    return [line]


def _is_unreadable(text: str) -> bool:
    """True for a writing of which the offline reading knows no word: it says so and does not pretend."""
    letters = [char for char in text[:2000] if char.isalpha()]
    known = sum(char < "\u0250" or _HANGUL.match(char) is not None for char in letters)
    return len(letters) >= LEAST_LETTERS and known < 0.3 * len(letters)


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


def memory_line(voice: Voice, memory: Memory, situation: Situation, lines: dict[str, Any] | None = None) -> str:
    """One sentence that brings a memory up with its day: told, or quoted where its words are no past clause.

    `lines` are the patterns, by default those of a memory that fits.
    """
    today = days.today_of(situation.now, situation.zone)
    its_day = days.memory_day(memory, situation.zone)
    day = days.said(its_day, today)
    lines = patterns("companion_lines")["memory"] if lines is None else lines
    words_then = gist(memory.text, situation.text)
    then = told_later(words_then, same_day=its_day == today)
    then = re.sub(rf",?\s*\bin {its_day:%B}\b(?! \d)", "", then)  # the day is said before
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


def _going_on(voice: Voice, mood: Mood, you: str, thing: str) -> str:
    """In the middle of a talk: the thing or a few of her words at most, or a sign that one follows."""
    if thing:
        return voice.open(patterns("mirror")["thing"], tail=thing, Tail=capital(thing))
    tail = "" if voice.likely else tail_of(you)
    if tail and mood.tone in ("neutral", "reflective") and not voice.was_said(f"{tail}."):
        return voice.open(patterns("mirror")["tail"], tail=tail, Tail=capital(tail))
    return continuing(voice, mood)


def _mirrored(voice: Voice, situation: Situation, mood: Mood, you: str, frag: str, thing: str) -> str:
    """Her words given back, only the thing where they are many, or what stands for them where they can't be."""
    mirrors = patterns("mirror")
    if thing and not mood.named and ", but " not in you and (not you or len(words(you)) > MOST_GIVEN_BACK):
        return voice.open(mirrors["thing"], tail=thing, Tail=capital(thing))
    if frag and mood.tone in ("neutral", "reflective"):
        return framed_fragment(voice, frag)
    if not you:
        return _to_the_feeling(voice, mood, is_word=len(words(situation.text)) <= ONE_WORD)
    if mood.tone == "grief" and voice.concise and tells_of_death(situation.text):
        table = mirrors["grief"]
        you = next((clause for clause in clauses_of(situation.text) if tells_of_death(clause)), you)
    elif mood.named and mood.tone in STATED and not _has_feeling(you):
        table = mirrors["stated"]
    elif mood.amused and not voice.listener:
        table = mirrors["laugh"]
    else:
        table = mirrors["listener" if voice.listener else mood.way]
    return voice.open(table, you=you, You=capital(you), adj=mood.adjective)


def _to_the_feeling(voice: Voice, mood: Mood, is_word: bool = False) -> str:
    """The first sentence where nothing of hers is given back; to a feeling that is all she says, it is that one's."""
    tables = patterns("opening")
    if not voice.listener or mood.tone == "grief" or (is_word and mood.named):
        return voice.open(tables[mood.tone]["bare"])
    if not mood.noun or mood.named:
        return voice.open(tables["listener"]["plain_bare"])
    return voice.open(tables["listener"]["bare"], noun=mood.noun, adj=mood.adjective)


def _with_comment(
    voice: Voice, situation: Situation, mood: Mood, thread: Thread, mirrored: str, has_mirror: object, asks: bool
) -> list[str]:
    """The first two sentences: her words given back, and a line beside them, to what was told or to how it feels.

    Of a great loss, and of what is strong and sure, the feeling is answered before anything is said back.
    """
    tables, lines = patterns("opening"), patterns("companion_lines")
    if voice.listener:
        guess = (
            voice.fresh(tables["listener"]["bare"], noun=mood.noun, adj=mood.adjective)
            if mood.noun and mood.way != "even" and (mood.named or mood.tone != "angry")
            else ""
        )
        if has_mirror and mood.tone == "grief":
            return [_to_the_feeling(voice, mood), mirrored]
        if line := beside(voice, situation.text, mood.way):
            return [mirrored, line]
        table = lines["room"] if asks and mood.way == "down" else lines["support"][_kind_of_support(mood)]
        return [mirrored, guess if has_mirror and guess and not mood.named else voice.fresh(table)]
    in_grief = thread.tone == "grief" and not tells_of_death(situation.text)
    felt = voice.fresh(tables[mood.tone]["bare"]) if has_mirror and mood.tone != "neutral" and not in_grief else ""
    if felt and mood.tone == "grief":
        return [voice.open(tables["grief"]["bare"]), mirrored]
    line = voice.fresh(lines["mixed"]) if _is_mixed(situation) else beside(voice, situation.text, mood.way)
    line = line or felt or _more(voice, situation) or _new_name(voice, situation, mood)
    return [mirrored, line or voice.fresh(lines["support"][_kind_of_support(mood)])]


def _new_name(voice: Voice, situation: Situation, mood: Mood) -> str:
    """A word for whoever is named for the first time, where the talk is not hard."""
    if mood.way == "down" or voice.likely:
        return ""
    before = {p for turn in situation.talk for e in turn.reading for p in e.people}
    before |= {p for memory in situation.memories for p in memory.people}
    new = [
        p for e in situation.reading for p in e.people if p not in before and spoken_name(p) == p and p[:1].isupper()
    ]
    return voice.fresh(patterns("companion_lines")["new_name"], who=new[0]) if new else ""


def _kind_of_support(mood: Mood) -> str:
    """What is told in a hard talk without being hard itself is met quietly."""
    return "quiet" if mood.way == "down" and mood.tone in ("neutral", "grief") else mood.way


def _more(voice: Voice, situation: Situation) -> str:
    """Once in a while, what the talk has held is held together."""
    return "" if voice.listener else summing_up(voice, situation.talk)


def _closing(voice: Voice, situation: Situation, mood: Mood, names: list[str]) -> str:
    asked_not_to = any(_NO_QUESTIONS.search(turn.text) for turn in situation.talk)
    question = "" if asked_not_to else question_for(situation.text, mood.tone, mood.way, names, voice)
    if not question or (voice.listener and voice.coin("invite")):
        return voice.say(patterns("companion_lines")["invite_gently" if mood.way == "down" else "invite"])
    return question


def _has_feeling(clause: str) -> bool:
    """True if her clause names the feeling itself ("you feel proud about your graduation"): it is not named twice."""
    return bool(set(words(clause)) & set(patterns("feelings")["words"]))


def _is_mixed(situation: Situation) -> bool:
    strong = {e.valence for e in situation.reading if e.emotional_intensity >= STRONG}
    return {1, -1} <= strong
