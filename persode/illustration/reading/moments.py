"""How a text falls into moments: what was before and what came of it; what was said or is only in somebody's mind."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from persode.illustration.reading.lexicon import index_of_nouns, table
from persode.illustration.reading.words import read_words

__all__ = ["Report", "clauses", "report_of", "resolved", "subject_of"]

_SENTENCE = re.compile(r"[^.!?;\n]+[.!?;\n]*")
_MOST_WORDS = 90
"""Longer texts are read as a whole: their clauses are too many for two pictures."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was reported: the words around it, the content, its kind (`heard`, `thought`), who is its subject.

    `by` is "teller" if the content speaks of the one who tells it, else "".
    """

    frame: str
    content: str
    kind: str
    by: str = ""


def clauses(text: str) -> list[tuple[str, str]]:
    """The clauses of a short text, each with how it follows: "", "later", "earlier" or "same"."""
    if len(text.split()) > _MOST_WORDS:
        return [(text, "")]
    found: list[tuple[str, str]] = []
    for number, sentence in enumerate(_SENTENCE.findall(text)):
        at = 0
        order = "later" if number else ""
        for match in _link().finditer(sentence):
            link = match.group(1).lower()
            rest = sentence[match.end() :].split()
            if not rest or not _begins(rest[0].lower().strip(",."), link):
                continue
            found.append((sentence[at : match.start()].strip(" ,"), order))
            at, order = match.end(), _orders()[link]
        found.append((sentence[at:].strip(" ,"), order))
    return [(words, order) for words, order in found if words.strip(" .!?;,")]


@cache
def _orders() -> dict[str, str]:
    return {word: order for order, words in table("moments")["links"].items() for word in words}


@cache
def _link() -> re.Pattern[str]:
    words = sorted(_orders(), key=len, reverse=True)
    return re.compile(rf"(?:,\s*|\s+)({'|'.join(map(re.escape, words))})\s+", re.I)


def _begins(word: str, link: str) -> bool:
    """Whether a clause begins with this word."""
    if word in table("moments")["subjects"]["words"]:
        return word not in ("a", "an", "one", "two", "all", "no") or link not in (
            "and",
            "before",
            "since",
            "after",
            "as",
            "until",
        )
    verb = word in table("moments")["verbs"]["words"] or (word.endswith("ed") and len(word) > 4)
    return verb and link in ("and", "but", "then", "and then", "so")


_PRONOUN = re.compile(r"\b(he|she|him|it|they|them|her|his)\b(?!')", re.I)
_OWN = re.compile(r"^\s+[a-z]")


def resolved(words: str, before: str) -> str:
    """A clause with its first pronoun, or the subject that it lacks, replaced by whom the clauses before it named."""
    first = words.split()[0].lower().strip(",.") if words.split() else ""
    if first not in table("moments")["subjects"]["words"]:
        reading = read_words(before)
        named = index_of_nouns("people").find(reading)
        if named and not {"i", "we"} & set(reading.tokens) and named[0].start <= 3:
            noun = " ".join(reading.tokens[named[0].start : named[0].end])
            return f"my {noun} {words}"
    match = next((one for one in _PRONOUN.finditer(words)), None)
    if match is None:
        return words
    reading = read_words(before)
    people = index_of_nouns("people").find(reading)
    things = index_of_nouns("things").find(reading)
    pronoun = match.group(1).lower()
    if pronoun in ("her", "his"):
        return words
    known = people if pronoun in ("he", "she", "him", "they", "them") and people else things
    if pronoun == "it":
        known = things
    if not known or index_of_nouns("people").find(read_words(words[: match.start()])):
        return words
    noun = " ".join(reading.tokens[known[-1].start : known[-1].end])
    return f"{words[: match.start()]}my {noun}{words[match.end() :]}"


@cache
def _told() -> re.Pattern[str]:
    verbs = "|".join(re.escape(verb) for verb in sorted(table("moments")["told"]["verbs"], key=len, reverse=True))
    return re.compile(rf"^(?P<who>.*?\b(?:{verbs}))\s+(?:that\s+|about\s+)?(?P<what>.+)$", re.I | re.S)


@cache
def _in_mind(section: str) -> re.Pattern[str]:
    phrases = sorted(table("moments")[section]["phrases"], key=len, reverse=True)
    found = "|".join(re.escape(one) for one in phrases)
    return re.compile(rf"^(?P<who>.*?\b(?P<verb>{found}))\s+(?:that\s+|how\s+|when\s+)?(?P<what>.+)$", re.I | re.S)


_PLACED = re.compile(r"^(?:at|in|on|by|over|during|after|before|with|yesterday|today|this|last|so)\b", re.I)
"""How words begin that only say where or when it was told; what was told stands elsewhere then."""
_CLAUSE = re.compile(
    r"^(?:i|we|he|she|they|it|my|our|his|her|their|the|mum|dad|grandma|grandpa|someone|nobody)\b", re.I
)
_HERO = re.compile(r"^\s*(?:today\s+|yesterday\s+|then\s+|and\s+)?(?:i|we)\b", re.I)
_OWN_TELLING = re.compile(
    r"^(?P<who>.*?\b(?:i|we) (?:finally |also |just )?"
    r"(?:told|asked|promised|texted|wrote|explained to|admitted to|confessed to)"
    r" (?:him|her|them|everyone|my \w+(?: \w+)?|the \w+))\s+(?:that |about |if |how )(?P<what>.+)$",
    re.I | re.S,
)
"""What the hero tells somebody."""
_TELLER = re.compile(r"^(he|she|they)(?P<rest>\b.*)$", re.I | re.S)


_RELATIVE = re.compile(r"\b(?:where|who|that|which) (?:i|we|he|she|they) used to$", re.I)
"""What only says which place or thing is meant."""


def report_of(sentence: str) -> Report | None:
    """What a sentence reports, None if it reports nothing."""
    told = _told().match(sentence)
    if told is not None and not _HERO.match(told["who"]) and _has_person(told["who"]):
        what = told["what"]
        if _PLACED.match(what):
            return Report(told["who"], "", "heard")
        own = _TELLER.match(what)
        if own is not None:
            return Report(told["who"], _as_own(own["rest"]), "heard", "teller")
        if told["who"].lower().endswith(("offered to",)):
            return Report(told["who"], f"I {what}", "heard", "teller")
        return Report(told["who"], what, "heard")
    own_words = _OWN_TELLING.match(sentence)
    if own_words is not None:
        return Report(own_words["who"], own_words["what"], "said")
    for section in ("heard", "minded"):
        match = _in_mind(section).match(sentence)
        if match is None or _RELATIVE.search(match["who"]):
            continue
        times = table("moments")["minded"]["times"]
        if match["verb"].lower() in table("moments")["minded"]["ahead"] and not any(
            time in sentence.lower() for time in times
        ):
            continue
        if section == "heard" and not _CLAUSE.match(match["what"]):
            continue
        return Report(match["who"], match["what"], "thought")
    return None


_SUBJECT = re.compile(
    r"^(?:my|our|the|his|her|their)?\s*(?P<noun>[\w' -]+?)\s+(?:is|are|was|were|has|have|had|will)\b", re.I
)


def subject_of(content: str) -> tuple[str, str]:
    """The kind of person or thing that a content speaks of ("" for the hero), and the content as that one says it."""
    match = _SUBJECT.match(content)
    reading = read_words(content)
    people = index_of_nouns("people").find(reading)
    first = people[0] if people and people[0].start <= 2 else None
    if first is not None and not {"i", "we"} & set(reading.tokens[: first.start]):
        words = content.split()
        rest = " ".join(words[first.end :])
        rest = re.sub(r"^(?:is|are|was|were)\b", "am", rest)
        return first.value, f"I {re.sub('^has', 'have', rest)}"
    things = index_of_nouns("things").find(reading)
    if match is not None and things and things[0].start <= 3 and not re.match(r"^(?:i|we)\b", content, re.I):
        return "thing", content
    return "", content


def _has_person(words: str) -> bool:
    reading = read_words(words)
    return bool(index_of_nouns("people").find(reading)) or bool({"he", "she", "they"} & set(reading.tokens))


def _as_own(rest: str) -> str:
    """What somebody says of himself, as he would say it: "she has a baby" is "I have a baby"."""
    plain = re.sub(r"^('s| is| was)\b", " am", rest)
    plain = re.sub(r"^( has)\b", " have", plain)
    return f"I{plain}"
