"""A film or a book retold over sentences: "Lost in Translation. Bob goes to Tokyo."

A sentence that names a title, or is nothing else, and after it sentences in the present about somebody who is not in
her life: what they tell happened to nobody. Diaries tell their own days in the past or with an "I".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from persode.language import is_verb, people
from persode.language.names import in_list
from persode.language.story_titles import is_story_title
from persode.language.tokens import Piece
from persode.language.wordlists import word_set, word_table

__all__ = ["retold_in", "title_in"]

_SMALL = r"(?:in|of|the|and|a|an|to|for|on|at|with|from|is|my|by|de|la)"
_TITLED = rf"[A-ZÀ-Þ0-9][\w'’-]*(?:(?: {_SMALL}){{0,2}},? [A-ZÀ-Þ0-9][\w'’-]*)*"
_TAKEN_IN = re.compile(
    r"(?i:\b(?:re)?(?:watch(?:ed|ing)|saw|seen|binged|bingeing|read(?:ing)?|finished|streamed|put on"
    r"|started|listened to)"
    r" (?:(?:the|that|a) (?:new |old )?(?:film|movie|book|novel|series|show|play|musical|anime|manga) )?)[\"“‘']?"
    rf"(?P<title>{_TITLED})"
)
_ALONE = re.compile(
    r"^\W*(?i:(?:film|movie|book|novel|series|show|anime|tonight's film|film night|movie night)[:,] )?"
    rf"(?P<title>{_TITLED})\W*$"
)
_OWN = re.compile(r"\b(?:i|i'm|me|my|mine|we|our|us|you|im|ive)\b", re.IGNORECASE)
_DOES = re.compile(
    r"^\W*(?i:(?:then|and|but|so|in the end|at the end|meanwhile|later|there|finally|suddenly),? )?"
    r"(?P<who>(?i:the|a|an|this|his|her|their) (?:[\w-]+ ){0,2}?[\w-]+|(?i:he|she|they)|(?i:two) [\w-]+"
    r"|[A-ZÀ-Þ][\w'’-]+(?: (?:and )?[A-ZÀ-Þ][\w'’-]+)*)"
    r" (?:\w+ly |both |then |never |always )?(?P<verb>[a-z]+)\b"
)
_OF_OPINION = frozenset(
    {
        "is", "was", "has", "does", "says", "thinks", "loves", "likes", "hates", "wants", "knows", "needs", "makes",
        "feels", "looks", "seems", "sounds", "means", "works", "costs", "starts", "begins", "ends", "plays", "takes",
        "gets", "deserves",
    }
)  # fmt: skip
"""What friends and things do in a diary as well: it tells no story by itself."""

MOST = 8
"""Sentences of a retelling."""


def title_in(sentence: str) -> tuple[int, int] | None:
    """Where a sentence names what was watched or read, or is a mere title; None if it does neither."""
    alone = _ALONE.match(sentence)
    if alone and len(alone["title"].split()) > 1 and _may_be_a_title(alone["title"]):
        return alone.span("title")
    taken = _TAKEN_IN.search(sentence)
    if taken and not _is_somebodys(taken["title"], sentence) and not in_list(taken["title"], "places"):
        return taken.span("title")
    return None


def retold_in(text: str, pieces: Sequence[Piece]) -> list[tuple[int, int]]:
    """Where a text retells a story, (start, end) each: the title, and each sentence that goes on with it."""
    found: list[tuple[int, int]] = []
    for index, piece in enumerate(pieces[:-1]):
        title = title_in(piece.text)
        if title is None:
            continue
        near = people(piece.text[title[1] :]) if title[1] < len(piece.text) else []
        told: list[tuple[int, int]] = []
        for following in pieces[index + 1 : index + 1 + MOST]:
            if not _retells(following.text, near, begun=bool(told)):
                break
            told.append((following.start, following.end))
        if told:
            found += [(piece.start + title[0], piece.start + title[1]), *told]
    return found


def _may_be_a_title(name: str) -> bool:
    words = name.split()
    small = [word for word in words if word[0].islower()]
    capitals = [word for word in words if word[0].isupper()]
    known = any(in_list(word, kind) for word in capitals for kind in ("places", "not_names", "shops"))
    return bool(capitals) and not known and not people(name) and not (small and in_list(words[0], "common"))


def _is_somebodys(title: str, sentence: str) -> bool:
    """True for "Saw Ana on Friday", "watched Zoe": somebody is seen, and no film."""
    named = [*people(sentence), *people(title)]
    lone = in_list(title.split()[0], "given_names") and not is_story_title(title)
    return any(name in title for name in named) or lone


def _retells(sentence: str, near: Sequence[str], begun: bool) -> bool:
    does = _DOES.match(sentence)
    if does is None or _OWN.search(sentence):
        return False
    who, verb = does["who"], does["verb"].lower()
    first = who.split()[0].lower()
    if any(name in who for name in near) or any(word_table("kin").get(word.lower()) == "own" for word in who.split()):
        return False
    if first in ("he", "she", "they", "his", "her", "their", "this") and not begun:
        return first in ("he", "she", "they") and verb not in _OF_OPINION and _is_present(verb, first)
    return verb not in _OF_OPINION and _is_present(verb, first)


def _is_present(verb: str, first: str) -> bool:
    if first in ("they", "two"):
        return is_verb(verb) and not verb.endswith(("ed", "s")) and verb not in word_set("stopwords")
    return verb.endswith("s") and not verb.endswith("ss") and is_verb(verb) and verb not in word_set("stopwords")
