"""The offline companion: one message and what is known go in, one reply with its receipt comes out. No I/O, no clock.

What a message does (its act, read by the analyzer) decides who answers; a crisis wins over everything.
"""

from __future__ import annotations

import re
from dataclasses import replace

from persode.agent.beside import kinds_of
from persode.agent.crisis import answer_after, answer_crisis, answer_need, need_of, since_crisis
from persode.agent.death import tells_of_death
from persode.agent.echo import echo_of
from persode.agent.herself import answer_fact, fact_asked
from persode.agent.last_time import answer_last_time
from persode.agent.mood import named_feeling
from persode.agent.moves import is_how_not_to
from persode.agent.preference import preference_of
from persode.agent.remembering import answer_question, told_in_these_words
from persode.agent.reminding import claims
from persode.agent.request import POLITELY, answer_request, kind_of_request
from persode.agent.situation import Reply, Situation
from persode.agent.small_talk import (
    answer_small_talk,
    answer_to_me,
    asks_if_machine,
    is_exclamation,
    is_greeting,
    is_shrug,
    says_something,
    speaks_to_companion,
)
from persode.agent.telling import answer_how_not_to, answer_telling, padded
from persode.agent.thread import thread_of
from persode.agent.voice import Voice, patterns
from persode.analyzer import act_of
from persode.analyzer.crisis import crisis_level
from persode.language import clean, sentences, spelled_out, words

__all__ = ["answer", "question_beside"]

MOST_ASKED = 120
"""Characters of a question that is asked into the air, or behind something else."""

_ADVICE = ("advice", "ideas", "light", "half_decided")
_SAID_FIRST = re.compile(r"^\W*(?:no|nope|yes|yeah|ok|okay|well|sorry|hey|hm+)[.,!…]+\s+", re.IGNORECASE)
MOST_LOOKED_AT = 1_000
"""Characters of a message whose last sentence may be a question to the memory."""

_ASKS_BACK = re.compile(r"^\W*(?:and |so |but )*(?:what|when|where|who|which|how|was|were|did|has|have|had|is|are)\b")
_TELLS = re.compile(r"^\W*(?:i|i'm|i've|my|we|he|she|it|they|what if)\b")
_ERASE = re.compile(
    POLITELY + r"(?:i want you to |i'd like you to )?"
    r"(?:delete|erase|forget|remove|wipe|clear)\b (?:(?:\w+ ){0,3}\w+|(?:what|everything|all|anything|whatever|the"
    r"|that|this|it|my|yesterday|today|last)\b.{0,80}|(?:\w+ ){0,4}about\b.{1,80})\W*$"
)
_NEVER_MIND = re.compile(
    r"^\W*(?:oh |ok |okay |just )?(?:forget|never mind|nevermind) (?:it|about it|i said anything)\W*$"
)
_OF_HERSELF = re.compile(
    r"^\W*(?:and |so |but |hey |ok |okay )*(?:who|what|where|when|which|whose|whom|how|do you know|do you remember)"
    r"(?:'s|'re|s)?\b.*\b(?:i|me|my|mine|we|our|us|i'm|i've)\b"
)
_WHAT_WOULD_BE = re.compile(r"\b(?:would|could|should|will|might|if|supposed to)\b")
_OF_A_NAME = re.compile(
    r"^\W*(?:and |so |ok |hey )*(?:do you (?:even |still )?(?:know|remember)|tell me (?:more |something )?about"
    r"|who(?: is|'s|’s)|what about|how old is|what do you know (?:about|of))"
    r" (?:my )?(?P<name>[^\W\d_]+)(?: again)?\W*$",
    re.IGNORECASE,
)
_THAT_AGAIN = re.compile(
    r"\b(?:when|where|what|who|how) (?:was|were|did) (?:that|it|those|this)(?: again)?\b|\bremember that\b",
    re.IGNORECASE,
)
_DID_I_TELL = re.compile(
    r"^\W*(?:and |so |wait |ok |hey )*(?:didn'?t|did|haven'?t|have) i (?:not )?(?:ever |already |just )?"
    r"(?:tell|told|mention(?:ed)?|say|said)\b(?!.{0,20}\b(?:him|her|them|my (?:mum|mom|dad|boss|parents)) )"
)
_ASKS_FACT = re.compile(
    r"^\W*(?:and |so |wait |ok |hey |btw |lol )*"
    r"(?:since when (?:am|do|have|did|was) i|why (?:was|were|did|am) (?:i|we|my)"
    r"|how (?:was|were|is|long|many|much|often)\b|when(?: did| was| were|'s|s| is)\b|where (?:did|was|were|is)\b"
    r"|who(?: was| did| gave| came| told| called| took|'s|s| is)?\b"
    r"|what(?: did| was| were|'s|s| do they| does \w+)?\b|which\b"
    r"|(?:have|has|is|are|did)\b.{3,60}\b(?:yet|still|again)\W*$)"
)
_TO_COMPANION = re.compile(
    r"^\W*(?:please|pls|plz|can|could|will|would|do|are|have) (?:you|u)\b|\b(?:you|u|your|ur|yourself)\b"
    r"|^\W*(?:please|pls|plz|tell|give|show|write|play|sing|make|draw|help|translate|calculate|explain|send|call|remind"
    r"|set|search|find|google|list)\b"
)
"""What is asked of the companion itself; any other question is one that she asks as she tells."""

_ASKS_ADVICE = re.compile(
    r"^\W*(?:and |so |but |ok |okay |like )*(?:how (?:do|can|should|would) i (?:even )?(?!know)(?:\w+ ){0,8}\w+"
    r"|what (?:do|can|should|would) (?:i|you) (?:even |actually )?do(?: now| about it| then)?|now what|what now"
    r"|(?:is|was) (?:that|it|this) (?:\w+ ){0,2}"
    r"(?:pathetic|weird|stupid|silly|dumb|childish|selfish|normal|mean|bad|crazy))\W*$"
)
_QUOTED = re.compile(r'["“”«»„][^"“”«»„]*["“”«»„]')
_OF_SOMEONE = re.compile(r"\b(about|of|with|to) (?:him|her|them)\b", re.IGNORECASE)
_THANKS = re.compile(
    r"^\W*(?:ok,? |okay,? )?(?:thank you|thanks|thx)(?: so much| a lot)?"
    r"(?: for (?:\w+(?: \w+)?|(?:not )?\w+ing\b.{0,40}))?\W*$"
)


def answer(situation: Situation) -> Reply:
    """The reply to one message. Same situation, same reply.

    Raises:
        BadInputError: the situation's zone is not a time zone.
    """
    text = clean(situation.text)
    situation = replace(situation, text=spelled_out(text) if says_something(text) else text)
    known = _asks_of_someone_known(situation)
    act = _act(situation, known)
    if known:
        situation = replace(situation, text=_OF_A_NAME.sub(r"what do you remember about \g<name>?", situation.text))
    if act == "crisis":
        return answer_crisis(situation)
    asked = question_beside(situation.text)
    if act in ("telling", "request", "small_talk") and asked:
        act, situation = "question_to_memory", replace(situation, text=asked)
    if act == "telling" and (asked := _advice_beside(situation.text)):
        act, situation = "request", replace(situation, text=asked)
    if act == "question_to_memory":
        situation = replace(situation, text=_with_the_name(situation))
    need = "" if act == "question_to_memory" else need_of(situation.text, situation.earlier_replies)
    if need:
        return answer_need(situation, need)
    since = since_crisis(situation.earlier_replies)
    reply = _answer(situation, act, since)
    return replace(reply, lendable=since is None and _is_lendable(reply, situation.text))


def question_beside(text: str) -> str:
    """The last sentence of a message, or the first, if it is a question to the memory beside something else: "No. When
    did I apply?"; "" if there is none, or if a death was told with it."""
    rest = _SAID_FIRST.sub("", text)
    pieces = sentences(rest[:MOST_LOOKED_AT])
    if len(pieces) + (rest != text) < 2 or len(text) > MOST_LOOKED_AT or tells_of_death(text):
        return ""
    for piece in (pieces[-1], pieces[0]):
        asked = piece.text.strip()
        is_asked = piece is pieces[-1] or asked.endswith("?")
        if is_asked and len(asked) <= MOST_ASKED and act_of(asked) == "question_to_memory":
            return asked
    return ""


def _advice_beside(text: str) -> str:
    """The sentence of a short message in which advice is asked for, beside something told; "" if none, or a death."""
    pieces = [piece.text.strip() for piece in sentences(text[:MOST_LOOKED_AT])]
    if len(pieces) < 2 or len(text) > MOST_ASKED or tells_of_death(text):
        return ""
    asked = (p for p in pieces if p.endswith("?") and kind_of_request(p) in _ADVICE and act_of(p) == "request")
    return next(asked, "")


def _answer(situation: Situation, act: str, since: int | None) -> Reply:
    lifted = any(e.valence > 0 for e in situation.reading)
    if since == 0 and act in ("telling", "small_talk") and not lifted:
        return answer_after(situation, act)
    if act == "question_to_memory":
        return answer_fact(situation) or answer_last_time(situation) or answer_question(situation)
    if act in ("request", "telling") and asks_if_machine(situation.text):
        return answer_to_me(situation)
    if act == "request":
        return answer_request(situation)
    if act == "preference":
        return _answer_preference(situation)
    if act == "small_talk":
        return answer_small_talk(situation, thread_of(situation.talk).way == "down")
    if is_how_not_to(situation.text):
        return answer_how_not_to(situation)
    if speaks_to_companion(situation.text):
        return answer_to_me(situation)
    return answer_telling(situation, after_crisis=since is not None)


def _is_lendable(reply: Reply, text: str) -> bool:
    """A model may not word what the program itself does, or refuses to do."""
    if reply.preference_change is not None or reply.act == "preference":
        return False
    return reply.act != "request" or kind_of_request(text) not in ("prompt", "medical", "forget", "page", "who", "help")


def _act(situation: Situation, asks_of_someone_known: bool) -> str:
    """The act that decides; a message that is all wish or all request is that, even if it was read otherwise."""
    acts = [episode.act for episode in situation.reading]
    if "crisis" in acts and (crisis_level(situation.text) or not speaks_to_companion(situation.text)):
        return "crisis"
    if not says_something(situation.text) or is_greeting(situation.text) or is_exclamation(situation.text):
        return "small_talk"
    if len(situation.reading) <= 1 and kind_of_request(situation.text) in ("prompt", "surprise"):
        return "request"
    if is_shrug(situation.text):
        return "small_talk"
    if len(acts) <= 1 and preference_of(situation.text):
        return "preference"
    if _NEVER_MIND.match(situation.text.lower()):
        return "small_talk"
    if len(acts) <= 1 and _ERASE.match(situation.text.lower()):
        return "request"
    if fact_asked(situation.text) or asks_of_someone_known:
        return "question_to_memory"
    kinds = kinds_of(situation.text, "down", likely=situation.likely)
    if len(situation.text) <= MOST_ASKED and "asks_into_the_air" in (kind["name"] for kind in kinds):
        return "telling"  # a question that nobody is to answer: who asks it tells how it is
    if _asks_for_what_was_told(situation):
        return "question_to_memory"
    if _ASKS_ADVICE.match(situation.text.lower()) and since_crisis(situation.earlier_replies) is None:
        return "request"
    if acts == ["request"]:
        return _really(situation)
    if _is_thanks(situation.text):
        return "small_talk"
    for act in ("telling", "question_to_memory", "request", "preference", "small_talk"):
        if act in acts:
            return act
    return "telling"


def _asks_for_what_was_told(situation: Situation) -> bool:
    """True for "since when am I off coffee?" and "why was I grounded?" where memories have the question's words."""
    low = situation.text.lower().replace("’", "'")
    if _DID_I_TELL.search(low):
        return True
    return len(low) <= MOST_ASKED and bool(_ASKS_FACT.match(low)) and bool(told_in_these_words(situation))


def _asks_of_someone_known(situation: Situation) -> bool:
    """True for "do you know Pico?" and "tell me about sami" where a memory has the name."""
    asked = _OF_A_NAME.match(situation.text)
    if asked is None:
        return False
    name = asked.group("name").lower()
    return any(name in words(memory.text) for memory in situation.memories)


def _really(situation: Situation) -> str:
    """What a question that no pattern knew is: one to the memory if a memory answers it, a telling if it tells."""
    if kind_of_request(situation.text) not in ("other", "advice", "who"):
        return "request"
    low = situation.text.lower().replace("’", "'")
    if (_ASKS_BACK.match(low) or _THAT_AGAIN.search(low)) and any(
        claims(h, situation.text, situation.embedder) for h in situation.hits
    ):
        return "question_to_memory"
    if named_feeling(low) or (_TELLS.match(low) and "?" in low):
        return "telling"
    if kind_of_request(low) != "other":
        return "request"
    if _OF_HERSELF.match(low) and not _WHAT_WOULD_BE.search(low):
        return "question_to_memory"
    bare = _QUOTED.sub(" that", low)
    return "request" if _TO_COMPANION.search(bare) and (bare == low or act_of(bare) == "request") else "telling"


def _with_the_name(situation: Situation) -> str:
    """The question with "him" and "her" as the person who was last spoken of."""
    people = [p for turn in reversed(situation.talk) for e in turn.reading for p in e.people]
    return _OF_SOMEONE.sub(lambda m: f"{m.group(1)} {people[0]}", situation.text) if people else situation.text


def _is_thanks(text: str) -> bool:
    return len(text) < 60 and bool(_THANKS.match(text.lower()))


def _answer_preference(situation: Situation) -> Reply:
    """What changes is said, in the manner that was just asked for; any other wish is taken note of."""
    change = preference_of(situation.text)
    voice = Voice(situation)
    table = patterns("preferences")["said"]
    if change is not None:
        known = table[change[0]]
        said = [voice.open(known.get(change[1], known.get("any", ())), name=change[1])]
        concise = change[1] == "concise" or (voice.concise and change[1] != "detailed")
    else:
        echo = echo_of(situation.text, [n for e in situation.reading for n in (*e.people, *e.places)])
        if echo.clauses:
            said = [voice.open(table["other"]["clause"], that=echo.clauses[0])]
        else:
            said = [voice.open(table["other"]["quote"])]
        concise = voice.concise
    if not concise:
        said += [voice.say(table["more"]), voice.say(table["then"])]
        said = said if voice.concise else padded(said, voice)
    left = tuple((hit.memory.id, "not_asked") for hit in situation.hits)
    return Reply(" ".join(said), "preference", left_out=left, preference_change=change)
