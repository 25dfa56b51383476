"""What a retelling made up: names that stand in it and not in what was told."""

from __future__ import annotations

import re

from persode.language.names import in_list, is_common_word, is_no_name, name_runs
from persode.language.people import people
from persode.language.places import places
from persode.language.tokens import words

__all__ = ["unknown_names"]


def unknown_names(text: str, told: str) -> list[str]:
    """The likely names of an English text, word by word as written, that stand nowhere in `told`.

    Inside a sentence a capital makes a name; at its beginning a word is one only if it is read as a person or a place.
    """
    known = {part for word in words(told) for part in (word, word.removesuffix("'s"), *re.split("['-]", word))}
    found = [word for name in (*people(text), *places(text)) for word in name.split() if _is_name(word)]
    for run in name_runs(text):
        inside = run.text.split()[run.first :]
        found += [word for word in inside if _is_name(word) and not is_common_word(word) and not is_no_name(word)]
    return [word for word in found if not set(words(re.sub("['’]s$", "", word))) <= known]


def _is_name(word: str) -> bool:
    """True for "Zoe" and "robert", not for "Mom", "Dr." or "the"."""
    named = word[:1].isupper() or in_list(word, "given_names")
    return named and not any(in_list(word.rstrip("."), kind) for kind in ("kin", "titles", "stopwords"))
