"""Turning a person's words to her: "I lost my keys" -> "you lost your keys". What stands in quotes stays as said."""

from __future__ import annotations

import re

from persode.language.address import address_turned, unmarked
from persode.language.forms import is_past
from persode.language.wordlists import word_set

__all__ = ["to_second_person"]

_QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”|«[^»\n]*»|(?<!\w)[‘'](?=[^\s])[^‘’'\n]*[’'](?!\w)")
_ADVERBS = (
    r"(?:(?:also|just|really|still|always|never|then|finally|suddenly|so|only|actually|honestly|probably|already|even"
    r"|both|all)\s+)*"
)
_RULES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), replacement)
    for pattern, replacement in (
        (r"\b(was|am)\s+I\b", "BE you"),
        (rf"\b(?:I|we)\s+({_ADVERBS})was\b", r"you \1were"),
        (rf"\bI\s+({_ADVERBS})am\b", r"you \1are"),
        (rf"\bI\s+({_ADVERBS})wasn['’]t\b", r"you \1weren't"),
        (r"\bI['’]m\b", "you're"),
        (r"\b(?:I|we)['’](ve|d|ll|re)\b", r"you'\1"),
        (r"(?<!['’])\b(?:I|we)\b(?!\.\w)", "you"),
        (r"\bmyself\b", "yourself"),
        (r"\bourselves\b", "yourselves"),
        (r"\bmine\b", "yours"),
        (r"\bours\b", "yours"),
        (r"\b(?:my|our)\b", "your"),
        (r"\bme\b", "you"),
    )
)
_US = re.compile(r"\bus\b")
_I = re.compile(r"^(?:I|We|My|Our|Mine|Me)\b")
_JOINED_WAS = re.compile(rf"\b(and|but|then|,)\s+({_ADVERBS})was\b(?!\s+(?:he|she|it|they|there)\b)", re.IGNORECASE)
_SUBJECT = re.compile(
    r"^\W*(?:(?:today|yesterday|then|so|and|but|finally|last \w+|this \w+)\s*,?\s+)*(?:I|we)\b", re.IGNORECASE
)
_OTHER_SUBJECT = re.compile(
    r"\b(?:he|she|it|they|there|this|that|which|who|what|everything|nothing)\b|\b(?:the|a|an|his|her|their)\s+\w+$",
    re.IGNORECASE,
)


def to_second_person(text: str) -> str:
    """The same text, said to the person: I, we -> you; my, our -> your; verbs agree; a missing subject is put in.

    A first word that is turned loses its capital, so that the result can follow other words ("the day you lost your
    keys"); so does a past verb that had no subject ("Bought milk" -> "you bought milk"). Later sentences keep theirs.
    A "you" of the person's own that means the one she talks to becomes "I" or "me"; one for people at large stays.
    """
    text = text.replace("\x00", "")  # it marks what is turned, and no clean text has it
    parts: list[str] = []
    position = 0
    for quote in _QUOTED.finditer(text):
        parts += [_turn(text[position : quote.start()], first=position == 0), quote.group()]
        position = quote.end()
    parts.append(_turn(text[position:], first=position == 0))
    return "".join(parts)


def _turn(text: str, first: bool) -> str:
    turned = [
        _turn_sentence(part, first=first and index == 0)
        for index, part in enumerate(re.split(r"(?<=[.!?\n])(?=\s)", text))
    ]
    return "".join(turned)


def _turn_sentence(sentence: str, first: bool) -> str:
    stripped = sentence.lstrip()
    lead = sentence[: len(sentence) - len(stripped)]
    if not stripped:
        return sentence
    word = re.match(r"[^\W\d_]+", stripped)
    lacks_subject = word is not None and _begins_with_verb(word.group())
    capital = stripped[0].isupper() and (bool(_I.match(stripped)) or lacks_subject)
    if lacks_subject:
        stripped = "I " + stripped[0].lower() + stripped[1:]
    stripped = _joined_verbs(address_turned(stripped))
    for pattern, replacement in _RULES:
        stripped = pattern.sub(lambda m, to=replacement: _fill(m, to), stripped)  # type: ignore[misc]
    stripped = _US.sub("you", stripped)
    if capital:
        stripped = (stripped[0].lower() if first else stripped[0].upper()) + stripped[1:]
    return lead + unmarked(stripped)


def _begins_with_verb(word: str) -> bool:
    """True for "Bought", "Walked"; not for "Tired", "Iced", which say how things are."""
    return word[0].isupper() and is_past(word) and word != "Let" and word.lower() not in word_set("participles")


def _fill(match: re.Match[str], replacement: str) -> str:
    if replacement.startswith("BE"):
        replacement = replacement.replace("BE", {"was": "were", "am": "are"}[match.group(1).lower()])
    filled = match.expand(replacement)
    begins = match.string[: match.start()].strip() == "" and match.group()[0].isupper()
    return filled[0].upper() + filled[1:] if begins else filled


def _joined_verbs(sentence: str) -> str:
    """ "I went home and was tired": the second verb has the same subject, so it agrees with "you" as well."""
    if not _SUBJECT.match(sentence):
        return sentence

    def agree(match: re.Match[str]) -> str:
        before = re.split(r"\b(?:and|but|then)\b|,", sentence[: match.start()])[-1]
        return (
            match.group()
            if _OTHER_SUBJECT.search(before) and not re.search(r"\bI\b", before)
            else match.expand(r"\1 \2were")
        )

    return _JOINED_WAS.sub(agree, sentence)
