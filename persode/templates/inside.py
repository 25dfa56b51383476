"""A person's words put inside another sentence: the first letter small, unless it begins a name."""

from __future__ import annotations

from collections.abc import Iterable

from persode.language import is_past, words
from persode.language.names import is_common_word
from persode.language.wordlists import word_table
from persode.templates.patterns import pattern_file

__all__ = ["inside_sentence"]


def inside_sentence(text: str, names: Iterable[str] = ()) -> str:
    """ "The cat was sick" -> "the cat was sick"; "Mochi was sick" and "I was sick" stay.

    Args:
        text: a clause or heading without end mark.
        names: people and places that are known to be in it.

    A capital that may be a name is kept: a wrong capital jars less than a name written small.
    """
    first = text.split(" ", 1)[0]
    bare = (words(first) or [""])[0]
    if not bare or first != first[0] + first[1:].lower() or bare == "i" or bare.startswith("i'"):
        return text
    known = {word for name in names for word in name.split()} | {w.capitalize() for w in word_table("kin")}
    common = bare in pattern_file("grammar")["no_names"] or is_past(bare) or is_common_word(bare)
    return text[0].lower() + text[1:] if common and first.rstrip(",;:'’s") not in known else text
