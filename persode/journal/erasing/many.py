"""Many texts looked for in one at once, in a time that does not grow with their number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator

__all__ = ["ManyTexts"]

_BEGINNING = 6
"""Letters by which texts are told apart; few begin alike and are as long."""


class ManyTexts:
    """Texts, none of them empty, to be found in others just as they are written.

    Args:
        texts: of any number.
    """

    def __init__(self, texts: Collection[str]) -> None:
        self._texts = frozenset(texts)
        lengths: dict[str, set[int]] = defaultdict(set)
        for text in self._texts:
            lengths[text[:_BEGINNING]].add(len(text))
        self._lengths = {beginning: sorted(found) for beginning, found in lengths.items()}
        self._sizes = sorted({len(beginning) for beginning in lengths})

    def places(self, text: str) -> Iterator[tuple[int, int]]:
        """Where any of them stands in a text: start and end, from left to right."""
        for at in range(len(text)):
            for size in self._sizes:
                if at + size > len(text):
                    break
                for length in self._lengths.get(text[at : at + size], ()):
                    if at + length <= len(text) and text[at : at + length] in self._texts:
                        yield at, at + length
