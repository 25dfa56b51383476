"""What a person said, given back as a sentence of its own: "i always say yes" -> "you always say yes".

One thing to know: of several clauses the one that carries most is given back (what is always or never so, what is
felt, what she did herself), with the one beside it where both are short; a listener does not repeat everything.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from persode.agent.echo import clauses_of
from persode.agent.voice import any_in, patterns
from persode.analyzer.polarity import read_words
from persode.language import is_negation, lowered, words
from persode.templates import content_words

__all__ = ["joined", "mirror_of", "tail_of"]

MOST_WORDS = 16
"""Words that are given back at once: more is no mirror but a copy."""

SHORT = 9
"""Words up to which a clause takes the one beside it along."""

GOOD, HARD = 0.4, -0.3
"""What the words of a clause must say [-1, 1] to be called good or hard."""

TAIL_WORDS = 4

_NUMBER = r"(?<![:.,])(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)"
_NO_LIKENESS = "".join(
    f"(?<!{word} )" for word in ("feel", "felt", "really", "look", "looks", "looked", "sounds", "ing")
)
_TAIL = re.compile(
    rf"\b(?P<tail>(?:{_NUMBER}|an? (?=(?:whole )?(?:hour|day|week|month|year)\b)|the (?=whole )|every|all|even|only"
    rf"|nobody|never|{_NO_LIKENESS}like|before|after|without|with all) ?(?:[\w'-]+ ?){{1,3}})$"
)
_FOR_HOW_LONG = re.compile(r"\b(?:for|in|at|since|until|till|about|within)\s*$")
"""What follows says when or how long, and nothing by itself."""

_NOT_ALONE = frozenset(
    words(
        "i me you it him her them he she they we us is are was were be been am do did does have has had will would can"
        " could that which who if than so idiot fool baby shit crap hell crazy mad"
    )
)
_WEIGHTY = frozenset(
    words(
        "always never only still again anymore first last best worst twice nobody everyone everybody nothing everything"
        " finally even without because alone myself too"
    )
)
_BACKGROUND = re.compile(r"^(?:when|after|before|while|since|as|there|it's|it is|it was|today|yesterday)\b")
_ADDED = re.compile(r"^(?:the (?:one|kind|same)|which|who|where)\b")
_CONJUNCTION = re.compile(r"^(?:and|but|so|because|then|or)\b", re.IGNORECASE)


def mirror_of(text: str, names: Sequence[str] = (), event: str = "", way: str = "even", alone: bool = False) -> str:
    """What is to be given back, turned to "you", with a small first letter and no end mark; "" if nothing can be.

    Args:
        text: the message.
        names: people and places that keep their capital.
        event: what the message is about most, as the analyzer sees it.
        way: "up", "down" or "even": where two clauses say the opposite, "but" joins them.
        alone: give back one clause only.
    """
    clauses = clauses_of(text, names)
    if not clauses:
        return ""
    wanted = content_words(event)
    best = max(range(len(clauses)), key=lambda n: (_weight(clauses[n], wanted) + 0.2 * min(n, 3), -n))
    if alone and not _contrasts(clauses, best):
        return clauses[best]
    for first in (best - 1, best):
        if 0 <= first < len(clauses) - 1:
            one, two = clauses[first], clauses[first + 1]
            short = max(len(words(one)), len(words(two))) <= SHORT or _contrast(one, two)
            if content_words(one) <= content_words(two) or content_words(two) <= content_words(one):
                continue  # the one says what the other says
            if short and len(words(f"{one} {two}")) <= MOST_WORDS and "." not in one:
                return joined(one, two)
    return clauses[best]


def tail_of(clause: str) -> str:
    """The last few words of a clause where they stand by themselves ("pressed flowers", "the whole time"), or "".

    To say only these back is the smallest mirror there is: it shows that one listens and repeats nothing.
    """
    found = _TAIL.search(clause)
    tail = found.group("tail").strip(" ,") if found and not _FOR_HOW_LONG.search(clause[: found.start()]) else ""
    rest = len(words(clause)) - len(words(tail))
    if len(words(tail)) < 2 or rest < 2 or not content_words(tail) or _NOT_ALONE & set(words(tail)):
        return ""
    return tail if len(words(tail)) <= TAIL_WORDS else ""


def joined(one: str, two: str) -> str:
    """Two clauses as one sentence: "but" where one is good and the other hard."""
    if _CONJUNCTION.match(two) or _ADDED.match(two):
        return f"{one}, {two}"
    return f"{one}, {'but' if _contrast(one, two) else 'and'} {two}"


def _contrasts(clauses: Sequence[str], at: int) -> bool:
    return any(_contrast(clauses[n], clauses[n + 1]) for n in (at - 1, at) if 0 <= n < len(clauses) - 1)


def _contrast(one: str, two: str) -> bool:
    """True if one of the two is good and the other hard."""
    return {_side(one), _side(two)} == {-1, 1}


def _side(clause: str) -> int:
    low = lowered(clause)
    if any_in(patterns("feelings")["kindness"]["signs"], low):
        return 1
    said = read_words(clause).compound
    if said > 0 and any(map(is_negation, words(clause))):
        return 0  # "never seen him cry" is no good news
    return 1 if said >= GOOD else -1 if said <= HARD else 0


def _weight(clause: str, wanted: frozenset[str]) -> float:
    found = words(clause)
    weight = 1.0 * bool(content_words(clause) & wanted) + 1.0 * bool(_WEIGHTY & set(found))
    weight += 0.5 * (abs(read_words(clause).compound) >= GOOD) + 0.4 * ("you" in found[:2] or "your" in found[:1])
    weight -= 1.0 * (len(found) > MOST_WORDS) + 0.4 * (len(found) <= 2) + 0.6 * bool(_BACKGROUND.match(clause.lower()))
    return weight - 1.0 * (found[-1] in ("too", "also", "either", "well"))
