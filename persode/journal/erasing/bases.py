"""The forms under which a word of any script is looked for: without endings, accents and other ways to write it.

English has its base form, Korean a word without its particle, Cyrillic one without its case. What is written without
blanks (Japanese, Chinese) has no words that could be told apart: its pieces are runs of katakana and pairs of
ideographs.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from persode.language import lemma
from persode.language.korean import korean_stem

__all__ = ["CYRILLIC_CASES", "bases_of", "is_of_a_run", "unaccented"]

CYRILLIC_CASES = r"(?:[аяуюеыиёіїьй]|о[йюм]|е[йюм]|ём|ью|ам[и]?|ям[и]?|[ая]х)?"
"""The endings of Slavic cases, singular and plural."""

_LEAST = 4
"""Letters that a Cyrillic word without its case has at least."""

_IN_A_CASE = re.compile(rf"([а-яёіїєґў]{{{_LEAST},}}?){CYRILLIC_CASES}")
_HANGUL = re.compile(r"[가-힣]+")
_KATAKANA = re.compile(r"[\u30a1-\u30fa\u30fc]{2,}")
_IDEOGRAPHS = re.compile(r"[\u3400-\u9fff々]{2,}")
_PAIR = re.compile(r"[\u3400-\u9fff々]{2}")


def bases_of(word: str) -> tuple[str, ...]:
    """The forms, one of which each form of a lower-cased word has; several where one alone can't be told."""
    return (lemma(word),) if word.isascii() else _of_other_scripts(word)


def is_of_a_run(base: str) -> bool:
    """True for a pair of ideographs: no more can be said of it than of an everyday word."""
    return _PAIR.fullmatch(base) is not None


def unaccented(text: str) -> str:
    """In small letters, without accents, with straight apostrophes."""
    if text.isascii():
        return text.lower()
    return "".join(
        c for c in unicodedata.normalize("NFKD", text.replace("’", "'")) if not unicodedata.combining(c)
    ).casefold()


@lru_cache(maxsize=4096)
def _of_other_scripts(word: str) -> tuple[str, ...]:
    word = unicodedata.normalize("NFKC", word).lower()
    found = [word, lemma(unaccented(word))]
    if _HANGUL.fullmatch(word):
        found = [word, korean_stem(word)]
    elif in_a_case := _IN_A_CASE.fullmatch(word):
        found = [word, in_a_case.group(1)]
    for run in _IDEOGRAPHS.findall(word):
        found += [run[at : at + 2] for at in range(len(run) - 1)]
    found += _KATAKANA.findall(word)
    return tuple(dict.fromkeys(found))
