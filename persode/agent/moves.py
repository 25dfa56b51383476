"""What a reply may do beside giving her words back: go along with them, sum up, close.

The moves are those of reflective listening as counsellors teach it (open questions, affirmations, reflections,
summaries: Miller and Rollnick, Motivational Interviewing); when each is made is ours.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from persode.agent.echo import echo_of, turned
from persode.agent.mood import Mood
from persode.agent.situation import Situation, Turn
from persode.agent.small_talk import is_speakable
from persode.agent.voice import Voice, capital, patterns
from persode.language import has_letters, lowered, sentences, words
from persode.templates import is_clause, is_past_clause, one_piece, with_subject

__all__ = [
    "closing",
    "continuing",
    "fragment_of",
    "framed_fragment",
    "is_how_not_to",
    "summing_up",
]

FRAGMENT_WORDS = 9
MOST_CHARACTERS = 4_000
PIECE_WORDS = 10
STRONG = 0.6
ENOUGH_TO_SUM_UP = 4
"""Tellings of a talk after which what was told may be held together once."""

_HOW_NOT_TO = re.compile(
    r"^\W*(?:and |so |ok |please |pls |just |but )*(?:don.?t|do not|stop) (?:you )?(?:even )?(?:dare )?(?:to )?"
    r"(?:tell(?:ing)? me (?:to|what|how|that|it|i)\b|say(?:ing)? (?:it|that|i)\b|ask(?:ing)? me\b|judg(?:e|ing) me\b"
    r"|lectur(?:e|ing) me\b|pity(?:ing)? me\b|laugh(?:ing)? at me\b)"
    r"|^\W*(?:and |so |ok |but |actually |anyway |honestly )*i (?:really |just |actually )*(?:don.?t|do not)"
    r" (?:want to|wanna|feel like) (?:talk|speak|think|write|talking|speaking|thinking) about \w+(?: \w+){0,3}\W*$"
)
_NAMES = re.compile(
    r"(?:an?|the|my|our|no|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|last|another|both"
    r"|some|just|only|more|so much|so many|too much|too many|good|bad|long|rain|snow|sun|on|in|at|under|by|with|without"
    r"|after|between|home|still)\b",
    re.IGNORECASE,
)
"""What begins so names a thing or a place: said back alone it is no odder than it was."""

_YOU = frozenset({"you", "your", "yours", "yourself"})


def continuing(voice: Voice, mood: Mood) -> str:
    """A line that goes along with what she was telling, without giving her words back; a sure feeling is named."""
    along = patterns("moves")["continuing"]["hard" if mood.way == "down" else "plain"]
    felt = along if mood.tone == "neutral" else patterns("opening")[mood.tone]["bare"]
    return voice.open(felt if voice.fresh(felt) else along)


def fragment_of(text: str, names: Sequence[str] = ()) -> str:
    """A few words without a verb, turned to her and with a small first letter: "third day with a fever"; else ""."""
    whole = one_piece(text.strip())
    found = words(whole)
    plain = whole.isascii() and has_letters(whole) and not re.search(r"[<>\[\]{}*_#|\"\d]{2}|https?:", whole)
    if not 1 < len(found) <= FRAGMENT_WORDS or not plain or len(sentences(text)) != 1 or "?" in text:
        return ""
    if _YOU & set(found) or "i" in found or is_clause(with_subject(whole)) or not _NAMES.match(whole):
        return ""
    return turned(whole, names).strip(" .,;:!-")


def framed_fragment(voice: Voice, frag: str) -> str:
    """The fragment as the first sentence of a reply."""
    return voice.open(patterns("moves")["fragment"], frag=frag, Frag=capital(frag))


def summing_up(voice: Voice, talk: Sequence[Turn]) -> str:
    """Two of the things that were told before held together, or "" if there are not enough that are short."""
    table = patterns("moves")["summing_up"]
    told: list[tuple[float, int, str]] = []
    if voice.used_lately(table):
        return ""
    for turn in talk:
        echo = echo_of(turn.text, [n for e in turn.reading for n in (*e.people, *e.places)])
        strength = max((e.emotional_intensity for e in turn.reading), default=0.0)
        short = [c for c in echo.clauses if len(words(c)) <= PIECE_WORDS and "." not in c]
        if short and strength >= STRONG and all(e.act == "telling" for e in turn.reading) and is_past_clause(turn.text):
            told.append((strength, len(told), short[0]))
    if len(told) < ENOUGH_TO_SUM_UP:
        return ""
    one, two = sorted(sorted(told, reverse=True)[:2], key=lambda t: t[1])
    return voice.fresh(table, one=one[2], two=two[2])


def closing(voice: Voice, way: str, situation: Situation) -> str:
    """The last line of a talk that went that way (up, down, even)."""
    name = situation.preferences.name.strip()
    return voice.say(patterns("moves")["closing"][way], name=f", {name}" if is_speakable(name) else "")


def is_how_not_to(text: str) -> bool:
    """True for "don't tell me to calm down": it is said to the companion, and nothing is told."""
    return len(text) <= 160 and bool(_HOW_NOT_TO.match(lowered(text, MOST_CHARACTERS)))
