"""The thread of a talk: a line is heard with those before it.

"They were laughing when I came in" is no joy in a talk about a diary that was read aloud. A feeling that is only
guessed out of one line is not named if the lines before it say the opposite, unless the line itself turns ("but", "at
last") or speaks of herself and is clear.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from persode.agent.beside import heard_beside, says_plainly_how
from persode.agent.mood import Mood, is_beaming, is_kindness, mood_of
from persode.agent.situation import Situation, Turn
from persode.analyzer.polarity import read_words
from persode.language import lowered, sentences, words

__all__ = ["Thread", "heard", "mood_in_talk", "thread_of"]

REACH = 4
"""So many tellings a feeling carries on; grief lasts the talk."""

MOST_TURNS = 16
MOST_CHARACTERS = 400

CLEARLY = 0.45
"""What the words of a line about herself must say [-1, 1] to turn the feeling of the talk."""

PLAINLY = 0.3
"""The same for a message of some length."""

ONE_LINE = 14
"""Words up to which a message is a line of the talk; a longer one, or several sentences, tell their own thing."""

_TURNS = re.compile(
    r"^\W*(?:but|at least|luckily|thankfully|fortunately|unfortunately|sadly|then suddenly|anyway|good news|bad news"
    r"|actually|still|now|ok|okay|and yet|in the end|finally|at last|suddenly)\b|\bactually\W*$"
    r"|\bi (?:have no idea|don't know)\b"
    r"|\b(?:he|she|they|\w+) (?:just |finally |really )*(?:texted|wrote|called|replied|answered)(?: me)? back\b"
    r"|\b(?:he|she|they|\w+) (?:just |finally |really )*(?:said sorry|apologi[sz]ed)\b"
    r"|\b(?:it|that) (?:was|is|went) (?:\w+ )?(?:ok|okay|fine|good|nice|better|all ?right|well|not (?:so |that )?bad)\b"
)
_OF_HERSELF = re.compile(r"^\W*(?:and |so |then )*(?:i|i'm|i've|my|we|we're|\w+ and i)\b")
_SMILES = re.compile(
    r"\bi (?:\w+ )?(?:smiled|laughed|grinned|giggled|beamed|danced|sang|enjoyed|loved it"
    r"|was (?:so |really )?(?:happy|glad|relieved))\b"
)
_AROUSED = re.compile(
    r"\b(?:hands?|knees|legs|voice|heart|stomach) (?:was |were |is |are |kept )?(?:shak|trembl|rac|pound|beat|flutter)"
    r"|\b(?:shaking|trembling|screamed|screaming|cried|crying|cry|tears|sobb(?:ed|ing)"
    r"|went (?:crazy|wild|nuts|insane|mad))\b"
)
"""The body says the same in joy and in fear, so it does not turn a talk."""

_NOT_TOLD = ("question_to_memory", "request", "small_talk", "preference", "crisis")


@dataclass(frozen=True)
class Thread:
    """How a talk stands: the tone and the way ("up", "down", "even") of its last tellings, and how many there were."""

    tone: str = "neutral"
    way: str = "even"
    tellings: int = 0


def thread_of(talk: Sequence[Turn]) -> Thread:
    """The thread of what was said before, each line heard with those before it."""
    thread, age = Thread(), 0
    for turn in talk[-MOST_TURNS:]:
        if not turn.reading or any(episode.act in _NOT_TOLD for episode in turn.reading):
            continue
        own, age = heard_beside(turn.text, mood_of(turn.text, turn.reading)), age + 1
        mood = mood_in_talk(own, turn.text, thread)
        if mood.way != "even" and mood.way == own.way and thread.tone != "grief":
            thread, age = Thread(mood.tone, mood.way, thread.tellings + 1), 0
        elif age >= REACH and thread.tone != "grief":
            thread = Thread(tellings=thread.tellings + 1)
        else:
            thread = replace(thread, tellings=thread.tellings + 1)
    return thread


def mood_in_talk(mood: Mood, text: str, thread: Thread) -> Mood:
    """The mood of a line as part of a talk: the guess gives way where the talk says otherwise.

    What has no sure feeling of its own is met gently in a talk whose hard feeling is known ("down"), and taken for even
    in any other: what was only guessed is not carried on.
    """
    if thread.way == "even" or mood.named or mood.tone == "grief":
        return mood
    if mood.way == "down" and thread.tone == "grief":
        return replace(mood, tone="grief")
    turned = (
        says_plainly_how(text) == mood.way
        or _says_that_it_turns(text, mood.way)
        or (thread.tone != "grief" and _turns(text, mood.way))
    )
    if turned or mood.way == thread.way:
        return mood
    carried = "down" if thread.way == "down" and thread.tone != "neutral" else "even"
    return Mood("neutral", "", "", carried, amused=mood.amused)


def heard(situation: Situation) -> tuple[Mood, Thread]:
    """The mood of the message in its talk, and the thread that it goes on."""
    thread = thread_of(situation.talk)
    own = mood_of(situation.text, situation.reading, situation.memories)
    mood = heard_beside(situation.text, own, situation.likely)
    mood = mood_in_talk(mood, situation.text, thread)
    if mood.way == "down" and not mood.named and mood.tone != "grief" and is_kindness(situation.text):
        mood = Mood("neutral", "", "", "even")  # what was kind in a hard hour is met as that
    return mood, thread


def _says_that_it_turns(text: str, way: str) -> bool:
    """True for a line that says so, and for one that tells its own thing at length, in words that go that way."""
    low = lowered(text, MOST_CHARACTERS)
    if _TURNS.search(low) or _SMILES.search(low):
        return True
    if len(words(text)) <= ONE_LINE and len(sentences(text)) == 1:
        return False
    return _goes(text, way) >= PLAINLY and not _AROUSED.search(low)


def _goes(text: str, way: str) -> float:
    """How clearly the words of a text go a way, [-1, 1]."""
    return read_words(text[:MOST_CHARACTERS]).compound * (1 if way == "up" else -1)


def _turns(text: str, way: str) -> bool:
    """True if a line changes the feeling: someone was kind, or it speaks of herself and is clear."""
    low = lowered(text, MOST_CHARACTERS)
    if way == "up" and (is_kindness(low) or is_beaming(low)):
        return True
    if _AROUSED.search(low):
        return False
    return _goes(text, way) >= CLEARLY and bool(_OF_HERSELF.match(low))
