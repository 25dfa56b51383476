"""Small facts that change a picture: a number on a cake or a board, new hair, what was hurt, whom a pronoun means."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.illustration.colour import css_colour
from persode.illustration.figure.look import Look
from persode.illustration.reading.lexicon import Match
from persode.illustration.reading.words import BREAK, Reading

__all__ = ["hurt_part", "new_hair", "number_of", "pronoun_person", "topic_of"]

_TENS = {
    "ten": 10, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
    "ninety": 90, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18,
    "nineteen": 19, "eleven": 11, "twelve": 12,
}  # fmt: skip
_AGE = re.compile(
    r"\b(\d{1,3})(?:st|nd|rd|th)?\s+birthday|\bturn(?:ed|s|ing)?\s+(\d{1,3})\b|\bturn(?:ed|s|ing)?\s+([a-z]+)", re.I
)
_SCORE = re.compile(r"\b(\d{1,2})\s*(?:[:\u2013-]|to|nil)\s*(\d{1,2})\b", re.I)
_ARM = {"arm", "wrist", "hand", "finger", "elbow", "shoulder", "thumb", "collarbone"}
_LEG = {"leg", "ankle", "foot", "knee", "toe", "crutches", "hip", "shin", "calf", "thigh"}
_SUBJECTS = {"he": "man", "she": "woman"}
_AFTER_OBJECT = {
    BREAK, "and", "that", "to", "in", "at", "a", "an", "the", "my", "all", "on", "for", "with", "again", "today", "but",
    "tonight", "because", "when", "how", "about", "off", "up", "after", "before", "out",
}  # fmt: skip
"""What may follow "her" when it is the person and not what is hers."""
_ABOUT = {"about", "over", "for", "because"}
_HAIR = {
    "shaved": "buzz",
    "fringe": "hime",
    "bangs": "hime",
    "braids": "braids",
    "braided": "braids",
    "dreadlocks": "locs",
    "perm": "curly",
}


def number_of(text: str) -> tuple[str, str]:
    """The thing that bears a number and the number: ("cake", "30"), ("scoreboard", "3:1"), else ("", "")."""
    age = _AGE.search(text)
    if age:
        told = age[1] or age[2] or str(_TENS.get(age[3].lower(), ""))
        if told:
            return "cake", told
    score = _SCORE.search(text)
    if score and re.search(r"\b(?:won|lost|beat|match|game|drew|score|team|goal)", text, re.I):
        return "scoreboard", f"{score[1]}:{score[2]}"
    return "", ""


def new_hair(hero: Look, reading: Reading, whose: tuple[str, ...] = ("my",)) -> Look:
    """The hero (or `whose` hair it is) with the hair that the words give: "I dyed my hair blue", "I cut my fringe"."""
    tokens = reading.tokens
    own = any(
        token in ("hair", "fringe", "bangs", "head") and _is_whose(tokens[max(0, at - 2) : at], whose)
        for at, token in enumerate(tokens)
    )
    if not own or hero.hair_style in ("headscarf", "cap", "bald"):
        return hero
    if {"dyed", "dye", "coloured", "colored", "bleached"} & set(tokens):
        colour = next((made for token in tokens if (made := css_colour(token))), "")
        hero = replace(hero, hair_colour=colour or ("#f2e2a0" if "bleached" in tokens else hero.hair_colour))
    if {"cut", "shaved", "new", "got"} & set(tokens):
        style = next((_HAIR[token] for token in tokens if token in _HAIR), "")
        hero = replace(hero, hair_style=style or hero.hair_style)
    return hero


def _is_whose(before: tuple[str, ...], whose: tuple[str, ...]) -> bool:
    """Whether hair is that of one of these words; "my sister's hair" is not mine."""
    owned = any(word.endswith("'s") for word in before)
    return owned if "her" in whose and owned else not owned and bool(set(whose) & set(before))


def hurt_part(reading: Reading) -> str:
    """The part of the body that is bandaged: arm, leg or head."""
    words = set(reading.tokens)
    if words & _ARM:
        return "arm"
    return "leg" if words & _LEG or not words & {"head", "chin", "nose", "concussion", "forehead", "lip"} else "head"


def pronoun_person(reading: Reading) -> str:
    """woman or man if a pronoun is the subject of something that befalls the teller, "we" if others are with her."""
    for at, token in enumerate(reading.tokens):
        if token in _SUBJECTS and at + 1 < len(reading.tokens) and reading.tokens[at + 1] != BREAK:
            return _SUBJECTS[token]
        if token in ("him", "her") and at and reading.tokens[at - 1] not in ("of", "from"):
            following = reading.tokens[at + 1] if at + 1 < len(reading.tokens) else BREAK
            if token == "him" or following in _AFTER_OBJECT:
                return "man" if token == "him" else "woman"
    return "we" if {"we", "us"} & set(reading.tokens) else ""


def topic_of(reading: Reading, things: list[Match]) -> str:
    """The thing that a talk is about: "argued about the dishes"."""
    for match in things:
        before = reading.tokens[max(0, match.start - 4) : match.start]
        if set(before) & _ABOUT and BREAK not in before:
            return match.value
    return ""
