"""What a message does: tell, ask the memory, ask for something, state a preference, small talk; or a crisis.

A question inside a telling stays a telling: only a message whose every sentence asks is a question.
"""

from __future__ import annotations

import re
from functools import cache

from persode.analyzer.crisis import crisis_level
from persode.language import has_letters, sentences, spelled_out
from persode.language.likely import Likely
from persode.language.wordlists import word_lines, word_set

__all__ = ["act_of"]

ROOM = "persode.analyzer"
LONGEST = 12
"""A message of more sentences than this is a telling (or a crisis): nobody asks at such length."""

MOST_ASKED = 2_000
"""Characters up to which phone spelling is written out before the act is read."""

_UNMARKED = re.compile(
    r"^(?:and |so |but |ok |hey )*(?:(?:who|what|where|when|how old|how many|which \w+) "
    r"(?:is|are|was|were|am|did|do|does|could|should)|(?:should|do|does|can|could|am) i"
    r"|(?:what|who|how) about|what's|who's|where's)\b(?:\W+[\w']+){0,7}$"
)
"""A question that was typed without its mark; "when I was ill" and "what a day" are none."""

_MARKS = re.compile(r"[\s.!?,;:~…。！？♥❤️-]+")
_MUSING = re.compile(
    r"^(?:but |and |so )?(?:why (?:am|is|are|do|does|can't|must|don't|doesn't|isn't|aren't|me)\b"
    r"|why (?:did|didn't|has|have|had) (?!i\b|we\b)|what (?:was|were) (?:i|we) thinking"
    r"|who (?:cares|knows|would|could)\b|(?:do|does|did) (?:you|anyone|anybody|everyone)"
    r" (?:else )?ever (?:feel|wonder|think|get|have)\b)"
)
_LAUGH = re.compile(r"[ㅋㅎ]+|(?:ha){2,}h?|(?:he){2,}h?|lo+l|lmf?ao+")
_EMOTICON = re.compile(r"(?<!\w)[:;=]['’]?-?[)(DPpo/|3]+(?!\w)|<3")
_NODS = frozenset("👍👌🙏😊🙂❤👋😂🤣😄😁✅")
_EMOJI = re.compile(r"[\U0001F300-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]+")


def act_of(text: str) -> str:
    """One of `persode.episode.ACTS`. What only hints at a crisis is one if it tells nothing, else a telling."""
    level = crisis_level(text)
    if level in ("crisis", "jest"):
        return "crisis"
    act = _act_of_words(text)
    return "crisis" if level and act not in ("telling", "preference") else act


def _act_of_words(text: str) -> str:
    text = spelled_out(text) if len(text) <= MOST_ASKED else text
    parts = [part.text for part in sentences(text)]
    if len(parts) > LONGEST or not has_letters(text):
        pictures = [char for char in text if _EMOJI.match(char) and char not in "\ufe0f\u200d"]
        nods = not pictures or all(char in _NODS for char in pictures)
        return "small_talk" if nods and len(parts) <= LONGEST else "telling"
    if _is_small_talk(text):
        return "small_talk"
    acts = [_sentence_act(part) for part in parts if not _is_small_talk(part)] or ["small_talk"]
    if "telling" in acts:
        return "telling"
    for act in ("question_to_memory", "preference", "request"):
        if act in acts:
            return act
    return acts[0]


def _sentence_act(sentence: str) -> str:
    low = sentence.lower().replace("’", "'").strip(" \"“”'")
    bare = low.rstrip(".!… ")
    if _UNMARKED.match(bare) and not bare.endswith(("?", "？")):
        bare += "?"
    if _matches("doubts", bare):
        return "request"
    if _MUSING.match(bare) or _matches("told_as_questions", bare):
        return "telling"
    if _matches("memory_questions", bare):
        return "question_to_memory"
    if _matches("preferences", bare):
        return "preference"
    if _matches("requests", bare):
        return "request"
    return "request" if bare.endswith(("?", "？")) else "telling"


def _is_small_talk(text: str) -> bool:
    """True if nothing is left when the polite phrases and the marks are taken away."""
    low = _EMOJI.sub(" ", _EMOTICON.sub(" ", text).lower().replace("’", "'"))
    if len(low) > 80:
        return False
    chunks = [chunk for chunk in _MARKS.split(low) if chunk and not _LAUGH.fullmatch(chunk)]
    if not chunks and _LAUGH.search(low):
        return True
    phrases = _phrases()
    position = 0
    while position < len(chunks):
        for length in (5, 4, 3, 2, 1):
            if " ".join(chunks[position : position + length]) in phrases:
                position += length
                break
        else:
            return False
    return bool(chunks)


def _matches(name: str, text: str) -> bool:
    return _patterns(name).fits(text)


@cache
def _patterns(name: str) -> Likely[None]:
    return Likely((line, None) for line in word_lines(name, ROOM))


@cache
def _phrases() -> frozenset[str]:
    return word_set("small_talk", ROOM)
