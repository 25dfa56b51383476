"""Word forms: the base form of a word ("swam", "swimming" -> "swim") and whether a word is a verb.

A table of irregular forms and a handful of rules; good for matching words of a diary, not a dictionary.
"""

from __future__ import annotations

from functools import cache

from persode.language.wordlists import word_set, word_table

__all__ = ["gerund", "is_past", "is_verb", "lemma"]

_VOWELS = "aeiou"


def lemma(word: str) -> str:
    """The base form of a word, lower-cased; a word of another script, or an unknown form, comes back as it is."""
    word = word.lower().replace("’", "'")
    return _lemma(word.removesuffix("'s"))


def is_verb(word: str) -> bool:
    """True if the word is a form of a verb that a diary uses, or looks like a regular past."""
    word = word.lower()
    base = lemma(word)
    return base in _verbs() or (word.endswith("ed") and len(word) > 4 and word not in word_set("fixed_forms"))


def is_past(word: str) -> bool:
    """True if the word is a past form: irregular ("went"), or ending in -ed ("walked")."""
    word = word.lower()
    if word in word_set("fixed_forms"):
        return False
    irregular = word_table("irregular").get(word)
    if irregular is not None:
        return irregular in _verbs() and word not in _NOT_PAST and not word.endswith(("ing", "s"))
    return word.endswith("ed") and len(word) > 3


def gerund(verb: str) -> str:
    """The -ing form of a verb in its base form: "play" -> "playing", "swim" -> "swimming", "lie" -> "lying"."""
    if verb.endswith("ie"):
        return verb[:-2] + "ying"
    if verb.endswith("e") and len(verb) > 2 and verb[-2] not in "eoy":
        return verb[:-1] + "ing"
    plain = verb.replace("qu", "q")
    short = len(plain) > 2 and plain[-1] not in _VOWELS + "wxy" and plain[-2] in _VOWELS and plain[-3] not in _VOWELS
    one_syllable = sum(char in _VOWELS for char in plain) == 1
    return verb + verb[-1] + "ing" if short and (one_syllable or verb in _LATE_STRESS) else verb + "ing"


_LATE_STRESS = frozenset(
    ("begin", "forget", "admit", "prefer", "regret", "submit", "refer", "commit", "upset")
    + ("cancel", "travel", "label", "quarrel", "level", "marvel")  # British: cancelling
)
_NOT_PAST = frozenset({"am", "is", "are", "'m", "'re", "been", "does", "done", "goes", "gone"})


@cache
def _lemma(word: str) -> str:
    irregular = word_table("irregular")
    if word in irregular:
        return irregular[word]
    if word in word_set("fixed_forms") or len(word) < 4 or not word.isascii():
        return word
    for ending, replacement in (
        ("ies", "y"),
        ("sses", "ss"),
        ("shes", "sh"),
        ("ches", "ch"),
        ("xes", "x"),
        ("oes", "o"),
    ):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word[: -len(ending)] + replacement
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    if word.endswith("ied") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("ed") and len(word) > 4 and _has_vowel(word[:-2]):
        return _stem(word[:-2])
    if word.endswith("ing") and len(word) > 5 and _has_vowel(word[:-3]):
        return _stem(word[:-3])
    return word


def _stem(stem: str) -> str:
    """What is left of a verb without -ed or -ing: "stopp" -> "stop", "bak" -> "bake"."""
    verbs = _verbs()
    if stem in verbs:
        return stem
    if stem + "e" in verbs:
        return stem + "e"
    if len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "lsz":
        return stem[:-1]
    if len(stem) > 3 and stem[-1] == stem[-2] and stem[:-1] in verbs:
        return stem[:-1]
    if stem[-1] in "vuzc" or (stem[-1] in "gs" and stem[-2] in _VOWELS + "nr" and stem[-2:] not in ("ng", "us")):
        return stem + "e"
    return stem


def _has_vowel(stem: str) -> bool:
    return any(char in _VOWELS + "y" for char in stem)


@cache
def _verbs() -> frozenset[str]:
    return word_set("verbs") | (word_set("either") - word_set("fixed_forms"))
