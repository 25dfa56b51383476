"""The thing itself, in her own words: "a tissue with tiny frogs on it", "five hours", "a box of your nan's buttons".

Who listens picks up the concrete thing. A few words that name it, said back alone, show more of listening than a whole
sentence that is turned round, and nothing can be turned wrong in them (two strict readers: sentences given back whole
were the surest sign of a machine, and the answers that took up the thing were the ones that they liked).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from persode.agent.voice import any_in, patterns
from persode.language import has_letters, is_negation, is_past, lowered, sentences, to_second_person
from persode.language.wordlists import word_table

__all__ = ["concrete_of"]

MOST_WORDS = 7
MOST_CHARACTERS = 1_000
_WORD = re.compile(r"[^\W_]+(?:['’.-][^\W_]+)*|[^\w\s]")


def concrete_of(text: str, names: Sequence[str] = ()) -> str:
    """The few words that name what a message is about, turned to "you", small at first; "" if none stand out.

    Args:
        text: the message.
        names: people whom it names: they are no things.
    """
    people = {part.lower() for name in names for part in name.split()} | word_table("kin").keys()
    best, most = "", 1.4
    for number, sentence in enumerate(sentences(text[:MOST_CHARACTERS])):
        tokens = _WORD.findall(sentence.text)
        if sentence.text.rstrip().endswith("?"):
            continue
        for start, token in enumerate(tokens):
            before = [word.lower() for word in tokens[:start]]
            if not (token.lower() in _set("begins") or token.isdigit()) or _denied(before):
                continue
            piece = _piece(tokens, start)
            worth = _worth(piece, people) + 0.15 * number + 0.02 * start
            if worth > most:
                best, most = " ".join(map(_calm, piece)), worth
    if not best or any_in(patterns("feelings")["belittled"]["signs"], lowered(text, MOST_CHARACTERS)):
        return ""
    turned = to_second_person(best)
    return turned[:1].lower() + turned[1:] if turned[:2] != "I " else ""


def _piece(tokens: Sequence[str], start: int) -> list[str]:
    """The words from a beginning to the end of what they name."""
    piece, is_cut = [tokens[start]], False
    for token in tokens[start + 1 :]:
        low = token.lower().replace("’", "'")
        if low in _set("ends") or not has_letters(token) or is_past(low):
            break
        if low in _set("begins") and piece[-1].lower() not in _set("joins"):
            break
        if len(piece) == MOST_WORDS:
            is_cut = True
            break
        piece.append(token)
    if is_cut:
        joins = [n for n, word in enumerate(piece) if word.lower() in _set("joins")]
        piece = piece[: joins[-1]] if joins else []
    while piece and piece[-1].lower() in _set("begins", "joins", "never_last"):
        piece.pop()
    return piece


def _calm(word: str) -> str:
    """What was shouted is not shouted back."""
    return word.lower() if len(word) > 3 and word.isupper() else word


def _worth(piece: Sequence[str], people: set[str] | frozenset[str]) -> float:
    """How telling it is: by the words that say something; 0 for a person, or for what says nothing."""
    low = [word.lower().replace("’", "'").removesuffix("'s") for word in piece[1:]]
    telling = [word for word in low if word not in _set("vague", "joins", "begins")]
    first_join = next((n for n, word in enumerate(low) if word in _set("joins")), len(low))
    head = low[first_join - 1] if first_join else ""
    if not telling or head in people or head in _set("vague") or not head or head.isdigit():
        return 0.0
    known = piece[0].lower() in _set("known")
    return min(3, len(telling)) * (0.75 if known else 1.0) + (0.0 if known else 0.5) - 0.3 * (len(piece) > 6)


def _denied(before: Sequence[str]) -> bool:
    """True if what comes was not there ("we had no time for a coffee"), or says what somebody is ("he was a liar")."""
    if before[-2:] == ["size", "of"] or before[-1:] == ["what"] or before[-2:] == ["in", "a"]:
        return True
    return any(map(is_negation, before[-6:])) or (bool(before) and before[-1] in _set("says_what_one_is"))


@cache
def _set(*lists: str) -> frozenset[str]:
    """The words of some lists of `concrete.toml`."""
    return frozenset(word for name in lists for word in patterns("concrete")[name].split())
