"""A word with a capital that is the subject of a verb: "Anouk squeezed my hand", "then Bram announced that".

At the start of a sentence only what people and animals alone do makes it a name (`data/animate.txt`); inside a
sentence, where the capital itself speaks, any past form does that things do not share (`data/things_do.txt`).
"""

from __future__ import annotations

import re

from persode.language.forms import is_past, is_verb, lemma
from persode.language.names import NameRun, is_common_word, is_no_name
from persode.language.wordlists import word_set

__all__ = ["does_as_the_living", "is_left_out", "is_subject_inside"]

_ADVERBS = frozenset(
    (
        "just",
        "also",
        "only",
        "still",
        "even",
        "always",
        "never",
        "finally",
        "suddenly",
        "then",
        "really",
        "quietly",
        "nearly",
    )
    + (
        "almost",
        "actually",
        "both",
        "all",
        "once",
        "again",
        "immediately",
        "apparently",
        "probably",
        "already",
        "barely",
    )
)
_LETS_A_SUBJECT_FOLLOW = frozenset(
    ("then", "and", "but", "so", "because", "cause", "cos", "cuz", "bc", "when", "while", "whenever", "after", "before")
    + (
        "that",
        "if",
        "as",
        "where",
        "how",
        "why",
        "since",
        "until",
        "till",
        "only",
        "even",
        ",",
        ":",
        ";",
        "(",
        '"',
        "“",
    )
    + ("today", "yesterday", "tonight", "suddenly", "luckily", "finally", "again", "though", "although", "once", "what")
    + ("which", "said", "says", "think", "thought", "knew", "know", "hope", "hoped", "wish", "wished", "whether", "or")
    + ("afterwards", "later", "meanwhile", "apparently", "everything", "something", "way", "day", "time", "night")
)
_ALL = frozenset(("nobody", "everyone", "everybody", "anyone", "anybody", "all", "none", "one", "noone", "somebody"))
_EXCEPT = frozenset(("but", "except", "besides"))
_KEPT = re.compile(r"^kept (?:the|a|an|his|her|my|our|one|two|it|them|all|most|half)\b")
_MOST_WORDS = 2


def does_as_the_living(run: NameRun) -> bool:
    """True if what follows is something that only people and animals do."""
    if "가" <= run.text[-1] <= "힣":
        return False  # "Mia랑 Busan에서 walked"
    verb = _verb(run)
    if verb == "kept":
        return bool(_KEPT.match(" ".join(run.after)))
    return lemma(verb) in word_set("animate") and is_finite(verb)


def is_subject_inside(run: NameRun) -> bool:
    """True for a name inside a sentence that some verb in the past makes its subject: "then Bram announced"."""
    if run.first or not run.before or run.before[-1] not in _LETS_A_SUBJECT_FOLLOW or not _may_be_a_name(run):
        return False
    verb = _verb(run)
    if does_as_the_living(run):
        return True
    return is_past(verb) and lemma(verb) not in word_set("things_do") and verb not in word_set("participles")


def is_left_out(run: NameRun) -> bool:
    """True for the name of "nobody but Saoirse", "everyone except Torvald"."""
    if len(run.before) < 2 or run.before[-1] not in _EXCEPT or not _may_be_a_name(run):
        return False
    return bool(_ALL & set(run.before[-3:-1]) or run.before[-1] == "except" and _ALL & set(run.before))


def is_finite(verb: str) -> bool:
    """True for "squeezed" and "squeezes", not for "squeeze" or "squeezing"."""
    return is_past(verb) or (verb.endswith("s") and not verb.endswith("ss") and lemma(verb) != verb)


def _verb(run: NameRun) -> str:
    """The verb right after the name, or after one adverb; "" if there is none."""
    following = [word.lower() for word in run.after]
    if following and (following[0] in _ADVERBS or following[0].endswith("ly")):
        following = following[1:]
    verb = following[0] if following else ""
    return verb if verb.isalpha() and (is_verb(verb) or lemma(verb) in word_set("animate")) else ""


def _may_be_a_name(run: NameRun) -> bool:
    words = run.text.split()
    return (
        len(words) <= _MOST_WORDS
        and not any(word.isupper() for word in words)
        and not any(is_common_word(word) and word.lower() not in word_set("worded_names") for word in words)
        and not any(is_no_name(word) for word in words)
    )
