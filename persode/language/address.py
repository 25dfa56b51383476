"""The "you" of a person's own words: it means the one she talks to ("you don't understand me"), or people at large.

Said back to her, the first becomes "I" and "me"; the second ("you could see the sea from there") stays as it is.
"""

from __future__ import annotations

import re

from persode.language.forms import is_verb
from persode.language.wordlists import word_table

__all__ = ["address_turned", "unmarked"]

_KEPT = ("I", "me", "my", "mine", "myself")
"""What a "you" becomes; each is held by a mark with its place here, so that no later rule turns it back."""

_MARK = re.compile("\x00(\\d)")  # clean text has no such character
_YOU = re.compile(r"\b(yourself|yours|your|you)\b", re.IGNORECASE)
_IDIOM = re.compile(
    r"\byou (?:never know|know(?! (?:me|my|that I|I))|see,)|\byou['’]d (?:think|expect|never)\b|\b(?:thank|bless) you\b"
    r"|\bsee you\b|\byou, (?-i:[A-Z])",
    re.IGNORECASE,
)
_AT_LARGE = re.compile(
    r"\byou (?:can|could|get|have to|need to|must|had to|would think|might think|should see)\b"
    r"|\b(?:when|if|where|that|because|so|as|before|after|until) you\b",
    re.IGNORECASE,
)
_SPEAKER = re.compile(r"\b(?:I|me|my|mine|myself)\b", re.IGNORECASE)
_TO_SPEAKER = re.compile(
    r"\byou\b[^.!?,]*\b(?:I|me)\b|\bI (?:[\w'’]+ ){0,2}(?:if|that|when|because|so) you\b", re.IGNORECASE
)
_OPENING = re.compile(
    r"^\W*(?:(?:but|and|so|why|how|what|when|where|who|do|did|can|could|would|will|are|were|have)\s+)*you(?:r|rs)?\b",
    re.IGNORECASE,
)
_ADVERBS = r"(?:(?:also|just|really|still|always|never|only|actually|probably|already|even|all|not)\s+)*"
_BEING: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), replacement)
    for pattern, replacement in (
        (r"\byou and (?:I|me)\b", "you and \x000"),
        (r"\baren['’]t you\b", "aren't \x000"),
        (r"\bweren['’]t you\b", "wasn't \x000"),
        (r"\bare you\b", "am \x000"),
        (r"(?<!I )\bwere you\b", "was \x000"),
        (r"\byou aren['’]t\b", "\x000'm not"),
        (r"\byou['’]re\b", "\x000'm"),
        (r"\byou['’](ve|d|ll)\b", "\x000'\\1"),
        (rf"\byou\s+({_ADVERBS})are\b", "\x000 \\1am"),
        (rf"(?<!wish )\byou\s+({_ADVERBS})were\b", "\x000 \\1was"),
        (rf"\byou\s+({_ADVERBS})weren['’]t\b", "\x000 \\1wasn't"),
    )
)


def address_turned(sentence: str) -> str:
    """The sentence with each "you" that means the listener held as a marked "I", "me" and their like.

    The marks come out with `unmarked`, after the rest of the sentence has been turned.
    """
    if not _YOU.search(sentence) or not _is_address(sentence):
        return sentence
    for pattern, replacement in _BEING:
        sentence = pattern.sub(replacement, sentence)
    parts: list[str] = []
    position = 0
    for match in _YOU.finditer(sentence):
        kept = _kept(match.group().lower(), sentence[: match.start()], sentence[match.end() :])
        parts += [sentence[position : match.start()], kept or match.group()]
        position = match.end()
    return "".join([*parts, sentence[position:]])


def unmarked(text: str) -> str:
    """The text with the marks of `address_turned` filled; what begins it has a capital."""
    filled = _MARK.sub(lambda match: _KEPT[int(match.group(1))], text)
    return filled[0].upper() + filled[1:] if text.startswith("\x00") else filled


def _is_address(sentence: str) -> bool:
    if _IDIOM.search(sentence):
        return False
    if _AT_LARGE.search(sentence) and not _TO_SPEAKER.search(sentence):
        return False
    return bool(_SPEAKER.search(sentence) or _OPENING.match(sentence) or sentence.rstrip().endswith("?"))


def _kept(you: str, before: str, after: str) -> str:
    """The marked word for one "you"; "" for the "you" of "you and I", which stays."""
    if you != "you":
        return "\x00" + {"your": "2", "yours": "3", "yourself": "4"}[you]
    if re.match(r" and \x000", after):
        return ""
    said = re.findall(r"[\w']+", before.lower().replace("’", "'"))
    last = said[-1] if said else ""
    part = word_table("address").get(last, "object" if is_verb(last) else "")
    ends = bool(last) and not re.match(r"\s+\w", after)
    return "\x001" if part == "object" or (ends and part != "subject") else "\x000"
