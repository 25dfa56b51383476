"""Words of a text, their forms, and which of them stand under a negation or a mere possibility.

Only whole words and their forms count: "train" never rains and "bread" is never read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

__all__ = ["BREAK", "Reading", "noun_forms", "read_words", "verb_forms"]

BREAK = "."
"""Stands between clauses in a list of tokens."""

_TOKEN = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*|[.!?;:,\n]")
_MOST_TOKENS = 700

_NEGATORS = {"no", "not", "never", "without", "nobody", "none", "nothing", "neither", "nor", "cannot", "hardly"}
_NOT_NEGATING = {"only", "just", "matter", "wonder", "believe", "wait", "stop", "help", "doubt"}
_EMPHATIC = {"harder", "better", "louder", "happier", "faster", "so", "such", "before", "prouder", "more"}
"""After "never" these say that something was done as never before."""
_MAYBE = {
    "if",
    "hope",
    "hoping",
    "wish",
    "wishing",
    "wished",
    "might",
    "maybe",
    "perhaps",
    "unless",
    "almost",
    "instead",
}
_CLAUSE_WORDS = {
    "but",
    "because",
    "although",
    "though",
    "so",
    "then",
    "when",
    "while",
    "after",
    "before",
    "until",
    "and",
}
_REACH = 4


@dataclass(frozen=True, slots=True)
class Reading:
    """Tokens in lower case (`BREAK` between clauses); for each whether it is negated, whether it is only possible."""

    tokens: tuple[str, ...]
    negated: tuple[bool, ...]
    possible: tuple[bool, ...]


def read_words(text: str) -> Reading:
    """The words of a text."""
    plain = text.replace("\u2019", "'").replace("`", "'").lower()
    tokens = [
        BREAK if len(token) == 1 and token in ".!?;:,\n" else token for token in _TOKEN.findall(plain)[:_MOST_TOKENS]
    ]
    negated, possible = [False] * len(tokens), [False] * len(tokens)
    for index, token in enumerate(tokens):
        following = tokens[index + 1] if index + 1 < len(tokens) else BREAK
        if token == "never" and _EMPHATIC & set(tokens[index + 1 : index + 7]):
            continue
        if (token in _NEGATORS or token.endswith("n't")) and following not in _NOT_NEGATING:
            _cover(tokens, negated, index, _REACH)
        elif token in _MAYBE:
            _cover(tokens, possible, index, _REACH + 2)
    return Reading(tuple(tokens), tuple(negated), tuple(possible))


def _cover(tokens: list[str], marks: list[bool], index: int, reach: int) -> None:
    for ahead in range(index + 1, min(len(tokens), index + 1 + reach)):
        if tokens[ahead] == BREAK or tokens[ahead] in _CLAUSE_WORDS:
            return
        marks[ahead] = True


@lru_cache(maxsize=4096)
def noun_forms(noun: str) -> frozenset[str]:
    """A noun (or a phrase that ends in one) and its plural."""
    if re.search(r"(s|x|z|ch|sh)$", noun):
        plural = noun + "es"
    elif re.search(r"[^aeiou]y$", noun):
        plural = noun[:-1] + "ies"
    elif re.search(r"[^fo]fe?$", noun) and noun.endswith(("leaf", "loaf", "scarf", "wife", "knife")):
        plural = re.sub(r"fe?$", "ves", noun)
    else:
        plural = noun + "s"
    return frozenset({noun, plural})


@lru_cache(maxsize=4096)
def verb_forms(verb: str) -> frozenset[str]:
    """A regular verb in all its forms: walk, walks, walked, walking; stop, stopped; bake, baking; study, studied."""
    if re.search(r"[^aeiou]y$", verb):
        return frozenset({verb, verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing"})
    third = verb + ("es" if re.search(r"(s|x|z|ch|sh)$", verb) else "s")
    if verb.endswith("ie"):
        return frozenset({verb, third, verb + "d", verb[:-2] + "ying"})
    if verb.endswith("e"):
        return frozenset({verb, third, verb + "d", verb[:-1] + "ing"})
    doubled = verb + verb[-1] if re.fullmatch(r".*[^aeiou][aeiou][bdgklmnprt]", verb) else verb
    return frozenset({verb, third, verb + "ed", verb + "ing", doubled + "ed", doubled + "ing"})
