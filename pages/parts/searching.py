"""Whether a text holds what is searched for: every word of it, in any case, with or without its accents."""

from __future__ import annotations

import unicodedata

__all__ = ["holds"]


def holds(text: str, search: str) -> bool:
    """True if each word of the search is somewhere in the text; nothing searched is in every text."""
    bare = _bare(text)
    return all(word in bare for word in _bare(search).split())


def _bare(text: str) -> str:
    """Casefolded, without accents: Avó as avo."""
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
