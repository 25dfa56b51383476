"""Runs of capitalised words: the raw material of people and places."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from persode.language.forms import is_verb
from persode.language.tokens import sentences
from persode.language.wordlists import word_set

__all__ = ["NameRun", "in_list", "is_common_word", "is_no_name", "is_worded", "name_runs"]

MOST_WORDS = 6
"""More capitalised words in a row are no name of anybody or of any place."""

_CAPITAL = r"[A-ZÀ-ÖØ-ÞĀ-ŽА-ЯΑ-Ω]"
_LETTER = r"[^\W\d_]"
_WORD = rf"(?:{_CAPITAL}(?:\.{_CAPITAL})+\.?|{_CAPITAL}{_LETTER}*(?:[’'](?!s\b){_LETTER}+)?(?:-{_LETTER}+)*)"
_LINK = r"(?:de la|de|da|do|del|di|du|van der|van|von|el|al|of the|of|['’]n['’])"
_OR_TITLE = rf"(?:(?:St|Mr|Mrs|Ms|Dr|Prof|Mt)\.|{_WORD})"
_RUN = re.compile(rf"(?<![\w’']){_OR_TITLE}(?:\s(?:{_LINK}\s)?{_OR_TITLE})*(?![\w])")


_SPEAKS = re.compile(
    r"\s+(?:said|says|told|asked|met|kissed|cried|laughed|texted|called|hugged|proposed|smiled|showed|taught|cooked"
    r"|and I)\b"
)


@dataclass(frozen=True)
class NameRun:
    """Capitalised words in a row ("Han", "New York City"), with their place and what is around them."""

    text: str
    start: int
    end: int
    first: bool
    """True if the run begins a sentence, where a capital says nothing."""
    before: tuple[str, ...]
    """Up to five lower-cased words before it in the sentence, nearest last."""
    after: tuple[str, ...]
    """Up to three words after it in the sentence, as written."""


def name_runs(text: str) -> list[NameRun]:
    """Every run of capitalised words in a text. Words that are no name at an end of a run (days, "I") are cut off."""
    runs: list[NameRun] = []
    for sentence in sentences(text):
        for match in _RUN.finditer(sentence.text):
            runs += _trimmed(sentence.text, sentence.start, match.start(), match.end())
    return runs


def is_no_name(word: str) -> bool:
    """True for a capitalised word that is neither a person nor a place: a day, a language, "I", a loud "ME"."""
    loud = word.isupper() and word.lower() in word_set("stopwords") and word not in word_set("places")
    return loud or is_contraction(word) or word.lower().replace("’", "'").rstrip(".") in _no_names()


def is_common_word(word: str) -> bool:
    """True for a word that begins sentences without being a name: a verb, a function word, "everyone", "luckily"."""
    return (
        in_list(word, "common") or in_list(word, "stopwords") or is_verb(word) or word.lower().endswith(("ly", "ing"))
    ) and not in_list(word, "given_names")


def is_contraction(word: str) -> bool:
    """True for "They'd", "She'll", "Couldn't": no name, whatever its capital."""
    base, mark, ending = word.lower().replace("’", "'").rpartition("'")
    if not mark:
        return False
    return ending in ("d", "ll", "ve", "re", "m", "t", "all") and (
        ending == "t" or base in word_set("stopwords") or in_list(base, "common")
    )


def is_worded(word: str) -> bool:
    """True for a name that is a word as well: "Hope", "Olive"."""
    return word.lower() in word_set("worded_names")


def in_list(word: str, name: str) -> bool:
    """True if the word is in the list of that name, whatever its case."""
    return word.lower() in _lowered(name)


def _trimmed(sentence: str, offset: int, start: int, end: int) -> list[NameRun]:
    """The run without words that are no name; such a word in its middle parts it."""
    runs: list[NameRun] = []
    part: list[re.Match[str]] = []
    found = list(re.finditer(r"\S+", sentence[start:end]))
    if not any(char.isalnum() for char in sentence[:start]):
        length = len(found)
        while found and is_common_word(found[0].group()) and found[0].group().lower() not in word_set("titles"):
            if len(found) < length and is_worded(found[0].group()):
                break  # "With Hope"
            found.pop(0)  # "Met Ana", "With Mia": the capital is the sentence's
    if _parts_before_a_speaker(sentence, start, end, found):
        last = found.pop()
        runs.append(_run(sentence, offset, start + last.start(), start + last.end()))
    for match in [*found, None]:
        if match is not None and not is_no_name(match.group()):
            part.append(match)
            continue
        while part and part[-1].group()[0].islower():
            part.pop()
        while part and part[0].group()[0].islower():
            part.pop(0)
        if part and len(part) <= MOST_WORDS:
            begin, stop = start + part[0].start(), start + part[-1].end()
            runs.append(_run(sentence, offset, begin, stop))
        part = []
    return sorted(runs, key=lambda run: run.start)


def _parts_before_a_speaker(sentence: str, start: int, end: int, found: list[re.Match[str]]) -> bool:
    """True for "In Belém Rui said": a sentence that begins with where, and then says who speaks."""
    return (
        (len(found) == 2 or len(found) == 3 and in_list(found[-1].group(), "given_names"))
        and sentence[: start + found[0].start()].strip().lower()
        in ("in", "at", "back in", "from", "near", "outside", "yesterday in")
        and bool(_SPEAKS.match(sentence, end))
        and not any(in_list(found[-1].group(), kind) for kind in ("place_nouns", "regions"))
        and not in_list(sentence[start + found[0].start() : end], "places")
    )


def _run(sentence: str, offset: int, start: int, end: int) -> NameRun:
    before = re.findall(r"[\w'’.\-]+|[,;:(\"“]", sentence[:start].lower())
    after = re.findall(r"['’]s\b|['’](?=\s)|[\w'’\-]+|[,;:.!?]", sentence[end : end + 60])
    return NameRun(
        text=sentence[start:end],
        start=offset + start,
        end=offset + end,
        first=not any(char.isalnum() for char in sentence[:start]),
        before=tuple(before[-5:]),
        after=tuple(after[:3]),
    )


@cache
def _no_names() -> frozenset[str]:
    return word_set("not_names")


@cache
def _lowered(name: str) -> frozenset[str]:
    return frozenset(entry.lower() for entry in word_set(name))
