"""Names of people: their key, and what a text writes right after one, the first letter of a family name ("Tom A.")."""

from __future__ import annotations

import re

__all__ = ["calls_herself", "family_letter", "parted_from", "person_key", "with_letter"]

_PARTED = re.compile("broke|split|헤어")
"""Without one of these nobody parts; much quicker to look for than the whole."""
_INTRODUCES = re.compile("I['’]m |I am | name")
_INTRODUCED = ("I'm ", "I’m ", "I am ", "y name is ", "y name's ", "y name’s ", "he name is ")


def person_key(name: str) -> str:
    """The key of a name: without case, surplus blanks and a last full stop ("Tom F."), straight apostrophes."""
    return " ".join(name.replace("’", "'").casefold().split()).rstrip(".")


def with_letter(text: str, name: str) -> str:
    """The name with the letter that a text writes after it wherever it stands ("Tom A."), else as it is."""
    if name[-2:-1] == " " and f"{name}." in text:
        return f"{name}."
    at = text.find(name) + len(name)
    if text[at : at + 1] != " " or not text[at + 1 : at + 2].isupper() or text[at + 2 : at + 3] != ".":
        return name
    letter = text[at + 1]
    everywhere = re.findall(rf"(?<!\w){re.escape(name)}(?!\w)(?! {letter}\.)", text)
    return name if everywhere else f"{name} {letter}."


def family_letter(name: str) -> str:
    """The first letter of what follows the first name, in small letters, or ""."""
    _, _, rest = name.strip().partition(" ")
    return rest[:1].casefold()


def calls_herself(text: str, name: str) -> bool:
    """True if the writer says that she is called so ("I'm Nell Harker")."""
    return _INTRODUCES.search(text) is not None and any(f"{words}{name}" in text for words in _INTRODUCED)


def parted_from(text: str, name: str) -> bool:
    """True if the writer says that she and the one of that name parted ("Sam and I broke up")."""
    if not _PARTED.search(text):
        return False
    who, up = re.escape(name), r"(?:broke|broken|split) up"
    return bool(
        re.search(
            rf"\b(?:{who} and (?:I|me)|(?:me|I) and {who}) (?:(?:have|just|finally|'ve|’ve) ){{0,2}}{up}\b"
            rf"|\bI(?:['’]ve| have)? (?:(?:just|finally) )?{up} with (?:my [\w-]+,? )?{who}\b"
            rf"|{who}(?:이?랑|하고|와|과) 헤어졌",
            text,
        )
    )
